"""Options of a campaign, what they make of it, and what is refused (HL-2.0 to HL-2.5, HL-9)."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from desktop.rules.core import OptionValue, Refused, Setup
from desktop.rules.hornet_leader import fund, terms
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import PLAYER, Entry, Terms
from desktop.rules.hornet_leader.targets import hits_breakdown, recon_limit
from tests.rules.hornet_leader.positions import KIT, campaign, set_up


def refusal(kit: Kit = KIT, /, **options: OptionValue) -> str:
    with pytest.raises(Refused) as refused:
        set_up(kit, **options)
    return refused.value.rule


def other_kit(**parts: Any) -> Kit:
    """Return the shipped components with some replaced."""
    kit = copy.copy(KIT)
    for name, value in parts.items():
        setattr(kit, name, value)
    return kit


def poor_kit(so: int) -> Kit:
    """Return components whose campaigns have so many SO Points."""
    return other_kit(
        campaigns={
            key: msgspec.structs.replace(
                each,
                lengths=tuple(msgspec.structs.replace(one, so=so) for one in each.lengths),
            )
            for key, each in KIT.campaigns.items()
        }
    )


# ------------------------------------------------------------------------------------- options


@pytest.mark.rule("HL-2.0a")
def test_the_options_are_campaign_length_service_and_every_rule_of_chapter_9() -> None:
    found = {option.key: option for option in terms.options(KIT)}
    assert list(found) == [
        *("campaign", "length", "service"),
        *KIT.options,
        *KIT.adjustments,
        "so_alt",
    ]
    assert [key for key, _ in found["campaign"].choices] == list(KIT.campaigns)
    assert {campaign.difficulty for campaign in KIT.campaigns.values()} == {
        "introductory",
        "standard",
        "advanced",
        "expert",
    }
    assert [key for key, _ in found["service"].choices] == ["navy", "marine"]
    assert all(found[key].default is False for key in (*KIT.options, *KIT.adjustments, "so_alt"))


def test_help_tells_prices_and_effects() -> None:
    values = {
        option.key: dict(option.help.values)
        for option in terms.options(KIT)
        if option.key in ("damaging", "reduced_so", "extra_defenses", "less_stress")
    }
    assert values["damaging"]["prices"] == "\N{MINUS SIGN}3 / \N{MINUS SIGN}6 / \N{MINUS SIGN}9"
    effects = {key: each.get("effect") for key, each in values.items()}
    assert "amount" in dict(getattr(effects["less_stress"], "values", ()))
    assert dict(getattr(effects["extra_defenses"], "values", ())) == {
        "amount": "+1",
        "bandits": "+1",
    }
    lost = dict(getattr(effects["reduced_so"], "values", ()))["amount"]
    assert lost == "\N{MINUS SIGN}6 / \N{MINUS SIGN}15 / \N{MINUS SIGN}24"


def test_defaults_are_a_short_navy_campaign_without_options() -> None:
    state = set_up()
    assert state.terms == Terms("libya_1984", False, 0, (), (), False)
    assert (state.day, state.vp, state.squadron, state.mission) == (0, 0, [], None)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"campaign": "atlantis"}, "HL-2.0a"),
        ({"length": "endless"}, "HL-2.4b"),
        ({"night": 1}, "HL-9.1a"),
        ({"weather": True}, "HL-9.0a"),
    ],
)
def test_values_that_are_not_offered_are_refused(
    options: dict[str, OptionValue], rule: str
) -> None:
    assert refusal(**options) == rule


@pytest.mark.parametrize("sides", [(), ("red",), (PLAYER, PLAYER)])
def test_there_is_one_side(sides: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="one side"):
        terms.agreed(KIT, Setup("", sides))


@pytest.mark.rule("HL-9.0a")
def test_chosen_rules_are_recorded_and_paid_at_the_beginning() -> None:
    state = set_up(campaign="iraq_1991", damaging=True, night=True, high_stress=True)
    assert state.terms.options == ("night", "high_stress", "damaging")
    assert state.so_entries == [
        Entry(22, "base", 0),
        Entry(-3, "option", 0, "high_stress"),
        Entry(-3, "option", 0, "damaging"),
    ]
    assert state.so == 16


@pytest.mark.rule("HL-9.2a", "HL-9.5a", "HL-9.6a", "HL-9.8a")
@pytest.mark.parametrize("key", ["one_more_less", "high_stress", "large_deck_marines", "damaging"])
@pytest.mark.parametrize(("length", "price"), [("short", 3), ("medium", 6), ("long", 9)])
def test_four_rules_cost_3_6_9(key: str, length: str, price: int) -> None:
    plain = set_up(length=length, service="marine")
    assert plain.so - set_up(length=length, service="marine", **{key: True}).so == price


@pytest.mark.rule("HL-9.1a", "HL-9.7a")
@pytest.mark.parametrize("key", ["night", "replacements"])
def test_night_and_replacements_cost_nothing(key: str) -> None:
    state = set_up(**{key: True})
    assert state.so == set_up().so
    assert state.has_option(key)


@pytest.mark.rule("HL-9.6a")
def test_only_marines_fly_from_a_large_deck() -> None:
    assert refusal(large_deck_marines=True) == "HL-9.6a"
    state = set_up(campaign="iraq_1991", service="marine", large_deck_marines=True)
    assert state.target_deck == [10, 20, 53, 56, 57]


# ---------------------------------------------------------------------------------- difficulty


@pytest.mark.rule("HL-9.4a")
@pytest.mark.parametrize(
    ("adjustments", "name"),
    [
        (("extra_stress", "improved_defenses", "reduced_so"), "ace"),
        (("extra_stress", "extra_defenses"), "veteran"),
        (("reduced_so",), "skilled"),
        ((), "average"),
        (("less_stress",), "green"),
        (("less_stress", "increased_so"), "newbie"),
    ],
)
def test_h36_the_difficulty_is_the_number_of_adjustments(
    adjustments: tuple[str, ...], name: str
) -> None:
    state = set_up(length="long", **dict.fromkeys(adjustments, True))
    assert set(state.terms.adjustments) == set(adjustments)
    found = terms.difficulty(KIT, state.terms.adjustments)
    assert found is not None
    assert found.id == name


@pytest.mark.rule("HL-9.4a")
@pytest.mark.parametrize(
    "adjustments",
    [
        ("less_stress", "extra_stress"),
        ("less_stress", "increased_so", "fewer_defenses"),
        ("extra_stress", "improved_defenses", "reduced_so", "extra_defenses"),
    ],
)
def test_no_difficulty_mixes_both_kinds_or_has_more(adjustments: tuple[str, ...]) -> None:
    assert terms.difficulty(KIT, adjustments) is None
    assert refusal(length="long", **dict.fromkeys(adjustments, True)) == "HL-9.4a"


@pytest.mark.rule("HL-9.4e")
@pytest.mark.parametrize(
    ("length", "amount"), [("short", 6), ("medium", 15), ("long", 24)], ids=str
)
def test_so_points_are_reduced_or_increased_by_6_15_24(length: str, amount: int) -> None:
    plain = set_up(length=length)
    less = set_up(length=length, reduced_so=True)
    assert less.so == plain.so - amount
    assert less.so_entries[-1] == Entry(-amount, "difficulty", 0, "reduced_so")
    assert set_up(length=length, increased_so=True).so == plain.so + amount


@pytest.mark.rule("HL-9.4e", "HL-2.8f")
def test_a_fund_that_would_begin_below_0_is_refused() -> None:
    kit = poor_kit(8)
    assert set_up(kit, reduced_so=True).so == 2
    assert refusal(kit, reduced_so=True, damaging=True) == "HL-9.4e"
    three = dict.fromkeys(("damaging", "high_stress", "one_more_less"), True)
    assert refusal(kit, **three) == "HL-2.8f"


# ------------------------------------------------------------------------ squadron in the terms


@pytest.mark.rule("HL-2.8d")
def test_too_few_pilots_for_a_squadron_are_refused() -> None:
    hornets = [pilot for pilot, card in KIT.pilots.items() if card.aircraft == "fa18c"]
    few = other_kit(pilots={pilot: KIT.pilots[pilot] for pilot in hornets[:7]})
    assert refusal(few) == "HL-2.8d"
    enough = other_kit(pilots={pilot: KIT.pilots[pilot] for pilot in hornets[:8]})
    assert set_up(enough).so == 30


@pytest.mark.rule("HL-9.3b", "HL-2.8f")
@pytest.mark.parametrize(("random", "rule"), [(True, "HL-9.3b"), (False, "HL-2.8f")])
def test_payments_that_no_squadron_could_cover_are_refused(random: bool, rule: str) -> None:
    """Eight F/A-18E cost 16 SO Points in a Short campaign."""
    supers = [pilot for pilot, card in KIT.pilots.items() if card.aircraft == "fa18e"]
    gain = 6 if random else 0
    chosen: dict[str, OptionValue] = {"campaign": "iran_2014", "random_squadron": random}
    for so, possible in ((15 - gain, False), (16 - gain, True)):
        kit = poor_kit(so)
        kit.pilots = {pilot: KIT.pilots[pilot] for pilot in supers}
        if possible:
            assert set_up(kit, **chosen).so == 16
        else:
            assert refusal(kit, **chosen) == rule


@pytest.mark.rule("HL-2.0a")
@pytest.mark.parametrize("service", ["navy", "marine"])
def test_a_service_that_the_campaign_does_not_have_is_refused(service: str) -> None:
    only = "navy" if service == "marine" else "marine"
    campaigns = {
        key: msgspec.structs.replace(each, services=(only,)) for key, each in KIT.campaigns.items()
    }
    assert refusal(other_kit(campaigns=campaigns), service=service) == "HL-2.0a"


@pytest.mark.rule("HL-2.8e")
def test_the_running_total_counts_pilots_who_are_to_join() -> None:
    plain = Terms("iran_2014", False, 0, ("damaging",), (), False)
    pilots = [
        next(pilot for pilot, card in KIT.pilots.items() if card.aircraft == kind)
        for kind in ("fa18e", "fa18c", "f35")
    ]
    lines = fund.so_lines(KIT, plain, pilots)
    assert [(line.amount, line.what) for line in lines] == [
        (34, "base"),
        (-3, "option"),
        (-2, "aircraft"),
        (-3, "aircraft"),
    ]
    dear = msgspec.structs.replace(plain, so_alt=True)
    assert fund.so_lines(KIT, dear, pilots)[-1] == Entry(-6, "aircraft", 0, pilots[2])


# --------------------------------------------------------------------------------------- state


@pytest.mark.rule("HL-2.4b")
def test_ex_013_the_length_fixes_days_and_so() -> None:
    state = set_up(campaign="iraq_1991", length="medium")
    assert (state.days, state.so) == (6, 45)
    bounds = KIT.campaigns["iraq_1991"].lengths[1].vp
    assert (bounds.good, bounds.great) == (14, 19)


@pytest.mark.rule("HL-2.1b", "HL-2.3a")
@pytest.mark.parametrize("key", sorted(KIT.campaigns))
def test_the_navy_deck_has_all_cards_of_the_sheet(key: str) -> None:
    state, sheet = set_up(campaign=key), KIT.campaigns[key]
    cards = {target for band in sheet.bands for target in band.targets}
    assert set(state.target_deck) == cards - set(sheet.start_in_play)
    assert state.bands_open == len(sheet.bands)
    # Decks keep no order: any card can come next, which is what shuffling gives.
    assert state.target_deck == sorted(state.target_deck)
    assert state.event_deck == sorted(KIT.events)


@pytest.mark.rule("HL-2.2b")
def test_ex_011_the_marine_deck_has_the_closest_band_only() -> None:
    state = set_up(campaign="iraq_1991", service="marine")
    assert state.target_deck == [10, 20, 53, 56, 57]
    assert state.bands_open == 1


@pytest.mark.rule("HL-2.2c")
@pytest.mark.parametrize("service", ["navy", "marine"])
@pytest.mark.parametrize(
    ("key", "card"),
    [("israel_2003", 9), ("north_korea_2007", 33), ("taiwan_2008", 21), ("iran_2014", 23)],
)
def test_cards_of_the_notes_begin_in_play(key: str, card: int, service: str) -> None:
    state = set_up(campaign=key, service=service)
    assert state.in_play == [card]
    assert card not in state.target_deck


@pytest.mark.rule("HL-2.4a", "HL-2.4c")
def test_the_cup_is_without_the_counters_that_the_notes_remove() -> None:
    state = set_up(campaign="north_korea_2007")
    for row, left in zip(KIT.cup, state.cup, strict=True):
        gone = row.site in ("sa_15", "sa_17") or row.bandit in ("mirage_iii", "mirage_f1", "f_4")
        assert left == (0 if gone else row.count)
    assert 0 in state.cup
    assert state.bomber_cup == [each.count for each in KIT.bomber_kinds]


@pytest.mark.rule("HL-2.5a")
@pytest.mark.parametrize("key", sorted(KIT.campaigns))
def test_tracks_begin_at_the_reading_right_of_their_words(key: str) -> None:
    tracks = KIT.campaigns[key].tracks
    assert set_up(campaign=key).tracks == [
        tracks.recon.start,
        tracks.intel.start,
        tracks.infra.start,
    ]


@pytest.mark.rule("HL-2.5a", "HL-2.5b", "HL-2.5d")
def test_ex_014_readings_of_the_tracks() -> None:
    state, tracks = campaign(), KIT.campaigns["iraq_1991"].tracks
    state.tracks = [
        tracks.recon.values.index(3),
        next(i for i, each in enumerate(tracks.intel.values) if each.sites == -1),
        tracks.infra.values.index(0),
    ]
    reading = tracks.intel.values[state.tracks[1]]
    assert recon_limit(state, KIT).total == 3
    assert (reading.sites, reading.bandits, reading.where) == (-1, 0, "center")
    assert hits_breakdown(state, KIT, 6).total == KIT.targets[6].hits


@pytest.mark.rule("HL-2.7a")
def test_the_log_has_service_notes_rules_and_each_pilots_numbers() -> None:
    state = set_up(campaign="israel_2003", service="marine", night=True)
    kept = state.terms
    assert (kept.campaign, kept.marine, kept.options) == ("israel_2003", True, ("night",))
    assert len(KIT.campaigns[kept.campaign].notes) == 2
    level = KIT.pilots["teflon"].levels[2]
    assert (level.xp > 0, level.cool > 0, level.skill) == (True, True, "average")
