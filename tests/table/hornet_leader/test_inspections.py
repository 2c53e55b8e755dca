"""The inspector: every number with its parts, exact odds, the back of a counter."""

from __future__ import annotations

import pytest

from desktop.models.say import say
from desktop.rules.core import Choice
from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.enemy_odds import odds, threat
from desktop.rules.hornet_leader.records import Counter
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.inspections import inspected
from desktop.table.hornet_leader.words import described
from desktop.table.look import Inspection
from tests.rules.hornet_leader.positions import KIT, asked, campaign, counter, member
from tests.table.hornet_leader import scenes


def seen(s: State, target: str, *picks: str) -> Inspection:
    """Return what the inspector says after some picks."""
    choice = asked(s)
    found = inspected(
        KIT, View(0, s), target, choice if isinstance(choice, Choice) else None, picks
    )
    assert found is not None
    return found


def lines(shown: Inspection) -> dict[str, str]:
    """Return the lines with their figures."""
    return {say(line.text): line.figure for line in shown.lines}


def test_an_aircraft_tells_its_skills_and_what_it_has_to_fear() -> None:
    s = scenes.attacking()
    shown = seen(s, "pilot:banzai")
    assert say(shown.title) == "Banzai, F/A-18C Hornet, High"
    said = lines(shown)
    assert said["Weight Points"] == "6 / 5"
    assert "Slow: attacks after the enemy" in said
    found = threat(s, KIT, "banzai", "pre_north_central", True)
    assert [bar.chance for bar in shown.odds] == [found.damaged, found.lost]
    assert shown.note is not None
    assert "SA-6" in say(shown.note)
    s.flown.aircraft("banzai").damaged = True
    assert "Damaged: again is Destroyed" in lines(seen(s, "pilot:banzai"))


def test_heavy_loads_tell_their_dogfight_penalty() -> None:
    s = scenes.attacking()
    penalty = KIT.tables.dogfight.penalty(4)
    assert penalty
    assert "Dogfight, carrying 4 Air to Ground" in lines(seen(s, "pilot:banzai"))


def test_a_site_shows_its_numbers_whom_it_reaches_and_its_back() -> None:
    s = scenes.attacking()
    row = next(i for i, each in enumerate(KIT.cup) if each.bandit and each.site == "sa_6")
    s.flown.counter("sa_6#1").row = row
    shown = seen(s, "enemy:sa_6#1")
    said = lines(shown)
    stress, damaged, destroyed = KIT.sites["sa_6"].attack
    assert said["Stress from a roll of"] == str(stress)
    assert said["Damaged from a roll of"] == str(damaged)
    assert said["Destroyed from a roll of"] == str(destroyed)
    assert f"On its back: {say(KIT.bandits[KIT.cup[row].bandit].name)}" in said
    found = odds(KIT.sites["sa_6"].attack, 0)
    assert [bar.chance for bar in shown.odds] == [
        found.none,
        found.stress,
        found.damaged,
        found.destroyed,
    ]


@pytest.mark.rule("HL-4.3b")
def test_the_back_of_a_bandit_and_of_no_bandit_is_told() -> None:
    s = scenes.attacking()
    row = next(i for i, each in enumerate(KIT.cup) if not each.bandit)
    s.flown.counter("sa_6#1").row = row
    assert "On its back: No Bandit" in lines(seen(s, "enemy:sa_6#1"))
    row = next(i for i, each in enumerate(KIT.cup) if each.bandit == "mig_23")
    s.flown.counter("mig_23#1").row = row
    back = say(KIT.sites[KIT.cup[row].site].name)
    assert f"On its back: {back}" in lines(seen(s, "enemy:mig_23#1"))


def test_a_bomber_never_attacks() -> None:
    s = scenes.over_target()
    s.flown.counters.append(counter("bomber", "tu_16", "center", bombers=2))
    said = lines(seen(deciding(s), "enemy:tu_16#1"))
    assert said["Bombers left"] == "2"
    assert "It never attacks" in said


def deciding(s: State, *, fast: bool = True) -> State:
    """Return the state with the attacks of a step to be decided."""
    s.then(AircraftAttacks(fast))
    return s


def test_an_attack_that_is_picked_tells_dice_and_exact_odds() -> None:
    s = scenes.attacking(fast=False)
    shown = seen(s, "enemy:sa_6#1", "pilot:wolf", "enemy:sa_6#1", "item:gbu16")
    attack = Attack("wolf", "sa_6#1", (Shot("gbu16", "sa_6#1"),))
    exact = attack_odds.of_attack(s, KIT, attack)
    assert [bar.chance for bar in shown.odds] == list(exact.kills.values())
    assert shown.note is not None
    face = exact.dice[0].steps[0]
    assert say(shown.note).endswith(f"roll {face} or more")
    both = seen(s, "enemy:sa_6#1", "pilot:wolf", "enemy:sa_6#1", "item:gbu16", "item:gbu16")
    assert both.odds[0].chance > shown.odds[0].chance


def test_an_enemy_that_is_only_pointed_at_tells_the_best_attack() -> None:
    s = scenes.attacking(fast=False)
    shown = seen(s, "enemy:sa_6#1", "pilot:wolf")
    assert shown.heading is not None
    assert say(shown.heading).startswith("If Wolf attacks SA-6 with")
    out_of_range = seen(s, "enemy:sa_3#1", "pilot:wolf")
    assert out_of_range.heading is None or "attacks" in say(out_of_range.heading)


def test_the_target_tells_its_hits_and_the_distribution_of_an_attack() -> None:
    s = scenes.over_target()
    s.flown.aircraft("wolf").area = "center"
    deciding(s, fast=False)
    shown = seen(s, "target")
    assert lines(shown)["Victory Points"] == str(KIT.targets[14].vp)
    assert shown.subtitle is not None
    assert say(shown.subtitle).startswith("2 of 4")
    picked = seen(s, "target", "pilot:wolf", "target", "item:gbu16", "item:gbu16")
    exact = attack_odds.of_attack(
        s, KIT, Attack("wolf", "target", (Shot("gbu16", "target"), Shot("gbu16", "target")))
    )
    assert picked.odds[-1].chance == exact.target
    assert picked.odds[0].chance == exact.hits[0]


def test_an_area_tells_who_reaches_it_at_each_altitude() -> None:
    s = scenes.moving()
    shown = seen(s, "app_north", "pilot:pluto")
    said = lines(shown)
    low = threat(s, KIT, "pluto", "app_north", False, moving=True)
    assert str(len(low.enemies)) in said.values()
    assert said["Range from Pluto"] == str(KIT.distance("pre_south_central", "app_north"))
    assert [bar.chance for bar in shown.odds] == [low.damaged, low.lost]
    assert lines(seen(s, "so_south_west"))["Low: No enemy can attack here now"] == "0"


def test_a_pilot_at_home_tells_his_card_and_his_story() -> None:
    s = campaign(squadron=[member("hunter", 3, stress=2)])
    found = inspected(KIT, View(0, s), "pilot:hunter", None, ())
    assert found is not None
    assert found.note is not None
    assert say(KIT.pilots["hunter"].bio) in say(found.note)
    assert inspected(KIT, View(0, s), "pilot:nobody", None, ()) is None


def test_what_a_pilot_is_like_is_said_in_whole_sentences() -> None:
    hard = "hard to rattle"
    pilot = next(
        key
        for key, card in KIT.pilots.items()
        if card.quirk is not None and say(card.quirk) == hard
    )
    s = campaign(squadron=[member(pilot)])
    found = inspected(KIT, View(0, s), f"pilot:{pilot}", None, ())
    assert found is not None
    assert found.note is not None
    assert say(found.note) == f"{say(KIT.pilots[pilot].bio)} In short: {hard}."


@pytest.mark.rule("HL-6.9b")
@pytest.mark.parametrize(
    ("letters", "words"),
    [("HL", "Attacks High and Low"), ("H", "Attacks High only"), ("L", "Attacks Low only")],
)
def test_the_tip_of_a_site_says_how_far_and_how_high_it_reaches(letters: str, words: str) -> None:
    face = next(each for each in KIT.sites.values() if each.altitude == letters)
    s = scenes.attacking()
    s.flown.counters[:] = [Counter("it#1", "site", face.id, "app_north", -1)]
    tip = described(KIT, View(0, s), "enemy:it#1")
    assert tip is not None
    assert say(tip).startswith(f"{say(face.name)}: range {face.range}, ")
    assert say(tip).endswith(f". {words}")
