"""What players of such games ask most, E1 to E12 of the reference, answered by the game."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import product

import pytest

from desktop import resources
from desktop.rules.core import Chance, Choice
from desktop.rules.eagles_missiles import card_choices, scoring, terms, theatre, views
from desktop.rules.eagles_missiles.actions_polish import DrawnNato, PassWindow
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.flow import Day
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.polish_cards import PolishDraws, drawers
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2, Terms
from desktop.rules.eagles_missiles.resolution import NextTerritory
from desktop.rules.eagles_missiles.victory import CheckEnd
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, send, war

rule = pytest.mark.rule

NEIGHBOURS = {
    "CPM": "WPM GPM GPL",
    "WPM": "CPM GPL LBS",
    "GPM": "CPM WAR GPL KUJ",
    "WAR": "GPM PDL MAZ KUJ",
    "PDL": "WAR MAZ LUB",
    "MAZ": "WAR PDL LUB KIE LDZ KUJ",
    "LUB": "PDL MAZ KIE SUB",
    "KIE": "MAZ LUB LDZ USI LPL SUB",
    "LDZ": "MAZ KIE GPL KUJ USI",
    "GPL": "CPM WPM GPM LDZ KUJ LBS LSI USI",
    "KUJ": "GPM WAR MAZ LDZ GPL",
    "LBS": "WPM GPL LSI",
    "LSI": "GPL LBS USI",
    "USI": "KIE LDZ GPL LSI LPL",
    "LPL": "KIE USI SUB",
    "SUB": "LUB KIE LPL",
}
ABROAD = {"DEU": "WPM LBS LSI", "CZE": "LSI USI"}


@rule("EM-N.5", "EM-IV.B2")
def test_e1_of_two_effects_one_that_is_possible_is_chosen() -> None:
    effects = [each.effect for each in (*KIT.nato_cards.values(), *KIT.polish_cards.values())]
    (salvo,) = (effect for effect in effects if "options" in effect)
    s = war()
    assault(s, "II", "RA01")
    assert card_choices.choices(s, KIT, salvo) == (("fleet",), ("assault:II",))
    s.fleet = 0
    assert card_choices.choices(s, KIT, salvo) == (("assault:II",),)
    s.assaults.clear()
    assert card_choices.choices(s, KIT, salvo) == ()


@rule("EM-XIII.a1", "EM-XIII.b1")
@pytest.mark.parametrize("sides", terms.TABLES, ids=lambda sides: "-".join(sorted(sides)))
def test_e2_every_line_and_squadron_has_one_commander_at_every_table(sides: set[str]) -> None:
    s = war(tuple(side for side in (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2) if side in sides))
    lines = {theatre.commander_of_line(s, line) for line in KIT.lines}
    assert lines == sides & {RUSSIAN, RUSSIAN_2}
    allied = [each for each in s.squadrons if KIT.squadrons[each.id].side != "russian"]
    assert {theatre.commander_of(s, KIT, each) for each in allied} == sides & {POLISH, POLISH_2}


@rule("EM-IV.B1", "EM-IX.1", "EM-IX.3")
@pytest.mark.parametrize("side", [RUSSIAN, POLISH, None])
def test_e3_nato_comes_by_its_cards_and_nobody_sees_its_deck(side: str | None) -> None:
    s = war(steps=[NatoDraws(1)])
    nato = {key for key, info in KIT.squadrons.items() if info.side == "nato"}
    assert {each.where for each in s.squadrons if each.id in nato} == {"outside"}
    asked(s)
    seen = views.view(s, KIT, side).state
    assert seen.nato_deck.counts == list(KIT.nato_counts), "how many of each, not which is next"
    play(s, DrawnNato("NA01"))
    assert [each.id for each in s.squadrons if each.id in nato and each.where == "pool"] == [
        "NA_F22_1"
    ]


@rule("EM-V.2", "EM-V.3c", "EM-XII.3")
def test_e4_who_touches_whom_and_what_the_coast_is() -> None:
    found = {key: KIT.territories[key] for key in KIT.polish}
    assert {key: set(land.adjacent) for key, land in found.items()} == {
        key: set(near.split()) for key, near in NEIGHBOURS.items()
    }
    for key, land in found.items():
        assert key not in land.adjacent
        assert all(key in KIT.territories[near].adjacent for near in land.adjacent)
        assert set(land.foreign_adjacent) == {far for far, to in ABROAD.items() if key in to}
    for key in KIT.abroad:
        assert not KIT.territories[key].adjacent, "no AA unit goes there"
        assert set(KIT.territories[key].foreign_adjacent) == set(ABROAD[key].split())
    assert {key for key, land in found.items() if land.sea_coast} == {"CPM", "WPM", "GPM"}
    assert {key for key, land in found.items() if land.german_border} == set(ABROAD["DEU"].split())


@rule("EM-IV.C3a", "EM-XI.1", "EM-N.10", "EM-P.9", "EM-XII.1")
def test_e5_ruins_are_no_target_and_only_airfields_are_repaired() -> None:
    s = war(ruins="LODZ LASK", cities_lost=1)
    assert theatre.targets_in(s, KIT, "LDZ") == ["BELCHATOW"]
    for kinds in (KIT.nato_cards, KIT.polish_cards):
        (repair,) = (each.effect for each in kinds.values() if each.effect["op"] == "repair")
        assert card_choices.choices(s, KIT, repair) == (("field:LASK",),)
    assert scoring.total(s, KIT) == 1


@rule("EM-IV.B1", "EM-IV.B3a", "EM-IV.E1")
def test_e6_no_deck_is_shuffled_again() -> None:
    s = war(steps=[NatoDraws(4)])
    s.nato_deck.counts = [0] * len(KIT.nato_kinds)
    s.polish_deck.counts = [0] * len(KIT.polish_kinds)
    s.spent_cards = ["NA21", "PL01"]
    s.then(PolishDraws(drawers(s, KIT)))
    assert asked(s) is None
    assert s.spent_cards == ["NA21", "PL01"]
    s = war(steps=[CheckEnd(), Day()], russian_deck=Deck([0] * len(KIT.russian_kinds)))
    play(s)
    assert s.outcome is not None
    assert (s.outcome.rule, s.day) == ("EM-IV.E1", 1)


@rule("EM-IV.B3a")
def test_e7_a_hand_may_be_the_whole_deck() -> None:
    s = war(steps=[PolishDraws((POLISH,) * sum(KIT.polish_counts))])
    while (chance := asked(s)) is not None:
        assert isinstance(chance, Chance), "nothing is discarded"
        play(s, chance.outcomes[0])
    assert len(s.hands[POLISH]) == 23


@rule("EM-IV.B3b", "EM-IV.B3d", "EM-IV.A3h")
@pytest.mark.parametrize(("discreet", "stops"), [(False, 1), (True, 2)])
def test_e8_in_the_turn_of_the_other_side_poland_is_asked_in_windows(
    discreet: bool, stops: int
) -> None:
    asked_about = []
    for hand in ("PL22", "PL01"):
        s = war(hand=hand, steps=[Window("assault_placed")])
        s.terms = Terms(s.terms.sides, discreet=discreet)
        assault(s, "II", "RA09")
        choice = asked(s)
        if choice is not None:
            assert isinstance(choice, Choice)
            asked_about.append((choice.side, choice.prompt))
            seen = views.view(s, KIT, RUSSIAN)
            assert (seen.state.hands, seen.hand_sizes) == ({POLISH: []}, {POLISH: 1})
            play(s, PassWindow())
        assert asked(s) is None
        assert s.hands[POLISH] == [hand], "passing costs nothing and tells nothing"
    assert len(asked_about) == stops
    assert len(set(asked_about)) == 1


@rule("EM-VI.0a", "EM-VI.1d", "EM-VI.1g", "EM-VI.2d", "EM-X.3b", "EM-X.3c")
@pytest.mark.parametrize("dice", list(product(range(1, 7), repeat=2)))
def test_e9_each_side_has_its_die_and_ties_have_their_own_result(dice: tuple[int, int]) -> None:
    own, other = dice
    s = war(steps=[NextTerritory()])
    foe = russian(s, "SU27", "escort", "MAZ")
    send(s, "PL_F16C_1", foe.id)
    play(s, dice)
    ally = s.squadron("PL_F16C_1")
    lost = ("lost" if own < other else "base", "lost" if own > other else "pool")
    assert (ally.where, foe.where) == lost
    s = war(steps=[NextTerritory()])
    laid = assault(s, "III", card(5))
    send(s, "PL_F16C_1", "assault:III")
    play(s, dice)
    assert laid.stopped == (own >= other)
    s = war(steps=[NextTerritory()], fleet=5)
    landing = assault(s, "I", card(10))
    send(s, "PL_F16C_1", "fleet")
    play(s, dice)
    assert (landing.stopped, s.fleet) == (own >= other, 5 - max(0, own - other))


@rule("EM-I.3", "EM-III.5")
def test_e10_every_squadron_that_a_card_brings_has_its_counter() -> None:
    brought: Counter[str] = Counter()
    for kinds, counts in (
        (KIT.nato_cards, dict(zip(KIT.nato_kinds, KIT.nato_counts, strict=True))),
        (KIT.polish_cards, dict(zip(KIT.polish_kinds, KIT.polish_counts, strict=True))),
    ):
        for key, info in kinds.items():
            what = info.effect
            if what["op"] in ("add_nato_squadron", "add_patriot", "add_squadron"):
                brought[str(what.get("unit", what.get("type")))] += counts[key]
    waiting = Counter(each.id for each in war().squadrons if each.where == "outside")
    waiting["AA_PAT"] = 1
    waiting["SU22"] = sum(each.where == "reserve" for each in war().squadrons)
    assert brought == waiting


@rule("EM-XII.8", "EM-II.1")
@pytest.mark.parametrize("cities", range(24))
def test_e11_exactly_one_side_wins_on_the_last_day(cities: int) -> None:
    s = war(steps=[CheckEnd()], cities_lost=cities)
    s.russian_deck = Deck([0] * len(KIT.russian_kinds))
    s.terms = Terms(s.terms.sides, day_limit=1)
    play(s)
    assert s.outcome is not None
    assert s.outcome.winners == ((RUSSIAN,) if cities > 10 else (POLISH,))
    assert s.outcome.rule == "EM-IV.E1", "the deck is named first"


@rule("EM-I.3")
def test_e12_counters_bear_plain_shapes_that_differ() -> None:
    text = resources.path("themes", "factions.toml").read_text("utf-8")
    marks = {key: each["mark"] for key, each in tomllib.loads(text)["eagles_missiles"].items()}
    assert marks == {"russian": "diamond", "polish": "shield", "nato": "hexagon"}


@pytest.mark.parametrize("page", ["rules.md", "rules.pl.md"])
def test_the_reference_answers_each_question_once_and_in_order(page: str) -> None:
    text = resources.path("eagles_missiles", page).read_text("utf-8")
    heads = [line.split(".")[0] for line in text.splitlines() if line.startswith("**E")]
    assert [head for head in heads if head[3:].isdigit()] == [f"**E{n}" for n in range(1, 13)]
