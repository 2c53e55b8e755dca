"""What is said at the start of a Day."""

from __future__ import annotations

import pytest

from desktop.logbook.reminders import reminders
from desktop.rules.hornet_leader.book_entries import Aftermath, FlightEntry, MemberEntry
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.rules.hornet_leader.state import State
from desktop.text import sentence
from tests.rules.hornet_leader.logbooks import day, flown, log, standing, tracked
from tests.rules.hornet_leader.positions import GAME

KIT = GAME.kit
PLACES = ("Recon", "Intel", "Infra")


def said(s: State, kind: str = "") -> list[str]:
    return [sentence(each.words) for each in reminders(s, KIT) if kind in ("", each.kind)]


@pytest.mark.rule("HL-T5.9a")
def test_a_quiet_day_has_the_three_tracks_only() -> None:
    s = tracked(standing("teflon", tracks=(2, 1, 0)))
    assert [line.split(":")[0] for line in said(s)] == list(PLACES)
    tracks = KIT.campaigns["iraq_1991"].tracks
    assert said(s)[0] == f"Recon: draw up to {tracks.recon.values[2]} Target cards"
    assert said(s)[1] == f"Intel: {sentence(tracks.intel.values[1].label)}"
    assert said(s)[2] == f"Infra: {tracks.infra.values[0]:+d} Hits for every Target"


@pytest.mark.rule("HL-T5.9a")
def test_an_improvement_in_play_is_told_with_its_effect() -> None:
    effect = KIT.targets[16].text
    assert effect is not None
    s = tracked(standing("teflon", in_play=(16, 10)))
    assert said(s, "improvement") == [f"Improvement in play: 16 Main Airfield. {effect.source}"]
    assert said(s, "in_play") == [f"In play: {sentence(KIT.target_name(10))}"]
    before = said(tracked(standing("teflon")), "track")[0]
    assert said(s, "track")[0] != before  # It takes a card from Recon.


@pytest.mark.rule("HL-T5.9a")
def test_damaged_targets_are_told_with_their_hits() -> None:
    number = next(n for n in KIT.campaigns["iraq_1991"].bands[0].targets if KIT.targets[n].hits > 3)
    s = tracked(standing("teflon", damaged_hits={number: 3}, tracks=(2, 2, 2)), damaging=True)
    needed = KIT.targets[number].hits
    assert said(s, "damaged") == [
        f"Damaged: {sentence(KIT.target_name(number))}, 3 of {needed} Hits"
    ]


@pytest.mark.rule("HL-T5.9a")
def test_what_cards_have_made_free_is_told() -> None:
    s = tracked(standing("teflon", "banzai"))
    log(s, day(flown(10, "teflon"), aftermath=Aftermath(tanker_free=1, free_special=4)))
    assert said(s, "free") == [
        "Tanker Priority is free on the next mission",
        "4 Weight Points of Special Weapons are free on the next mission",
    ]
    log(s, day(flown(20, "banzai"), aftermath=Aftermath(tanker_free=2)))
    assert said(s, "free") == ["Tanker Priority is free on 2 missions"]


@pytest.mark.rule("HL-T5.9a")
def test_pilots_who_cannot_fly_or_hardly_are_named() -> None:
    level = KIT.pilots["teflon"].levels[AVERAGE]
    unfit = MemberEntry(pilot="teflon", skill=AVERAGE, stress=level.shaken_max + 1)
    shaken = [
        MemberEntry(pilot=pilot, skill=AVERAGE, stress=KIT.pilots[pilot].levels[AVERAGE].shaken_max)
        for pilot in ("banzai", "pluto")
    ]
    gone = MemberEntry(pilot="blackhawk", skill=AVERAGE, missing=True)
    s = tracked(standing(unfit, *shaken, gone))
    assert said(s, "pilots") == ["Unfit, may not fly: Teflon", "Shaken: Banzai, Pluto"]
    assert said(s, "missing") == ["Missing in Action: Blackhawk"]
    assert said(s, "replace") == []


@pytest.mark.rule("HL-T5.9a")
def test_replacement_attempts_are_told_until_they_were_made() -> None:
    gone = MemberEntry(pilot="banzai", skill=AVERAGE, missing=True)
    tried = MemberEntry(pilot="pluto", skill=AVERAGE, missing=True, replacement_tried=True)
    s = tracked(standing("teflon", gone, tried), replacements=True)
    assert said(s, "replace") == ["May still be replaced, before Pilots are assigned: Banzai"]


@pytest.mark.rule("HL-T5.8a")
def test_marines_are_told_which_bands_are_open_and_what_cards_to_add() -> None:
    first, second = (band.targets for band in KIT.campaigns["iraq_1991"].bands[:2])
    s = tracked(standing("teflon", destroyed=(*first[:2], second[0])), service="marine")
    assert said(s, "band") == [
        "Open range bands: Kuwait",
        "Kuwait: 2 of 3 Targets Destroyed until it is Secured",
    ]
    log(s, day(flown(first[2], FlightEntry(pilot="teflon"), outcome="X")))
    cards = ", ".join(map(str, second[1:]))
    assert said(s, "band") == [
        f"Southern Iraq is open. Add to the Target deck: {cards}",
        "Open range bands: Kuwait, Southern Iraq",
        "Southern Iraq: 1 of 3 Targets Destroyed until it is Secured",
    ]
    assert said(tracked(standing("teflon")), "band") == []
