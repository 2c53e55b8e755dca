"""Chapters I and III: what the game consists of, and what lies where before the first day."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance, Choice, Refused
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.russian_draws import ExtraDraw
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, play, war

rule = pytest.mark.rule


def begun() -> State:
    s = war(day=0, steps=[SetUp()])
    asked(s)
    return s


# ------------------------------------------------------------------------------- components


@rule("EM-I.1")
def test_the_map_has_territories_fields_and_four_lines() -> None:
    assert (len(KIT.polish), len(KIT.abroad)) == (16, 2)
    polish = [each for each in KIT.airfields.values() if each.territory in KIT.polish]
    assert (len(KIT.cities), len(polish), len(KIT.airfields)) == (23, 11, 14)
    assert {line: len(info.path) for line, info in KIT.lines.items()} == {
        "I": 3,
        "II": 3,
        "III": 4,
        "IV": 4,
    }
    on_lines = {key for info in KIT.lines.values() for key in info.path}
    assert set(KIT.polish) - on_lines == {"LPL", "SUB"}


@rule("EM-I.2", "EM-III.1")
def test_ex_three_shuffles_any_order_of_the_three_decks_can_be_dealt() -> None:
    s = begun()
    assert s.russian_deck.size == 36
    assert (s.polish_deck.size, s.nato_deck.size) == (23, 25)
    assert Tally(card.kind for card in KIT.russian_cards.values()) == {"assault": 29, "missile": 7}
    order = list(reversed(KIT.russian_kinds))
    s.steps.clear()
    for card in order:
        s.then(ExtraDraw(RUSSIAN))
        chance = asked(s)
        assert isinstance(chance, Chance)
        assert len(chance.outcomes) == s.russian_deck.size
        play(s, next(each for each in chance.outcomes if each.picks == (f"rcard:{card}",)))
        s.steps.clear()
    assert [each.card for each in s.now.drawn] == order
    assert s.russian_deck.size == 0


@rule("EM-I.3", "EM-III.2", "EM-III.3a", "EM-III.4", "EM-III.5", "EM-X.1", "EM-I.4")
def test_ex_setup_counts_what_lies_where_before_the_blue_units_are_placed() -> None:
    s = begun()
    russian = [each for each in s.squadrons if KIT.squadrons[each.id].side == "russian"]
    assert {each.where for each in russian} == {"pool"}
    assert Tally(each.type for each in russian) == {
        "SU27": 5,
        "MIG29": 6,
        "SU24": 5,
        "SU25": 4,
        "TU22M": 2,
    }
    green = {each.at for each in s.aa if KIT.aa[each.id].colour == "green"}
    assert green == {"CPM", "WAR", "PDL", "LUB"}
    assert [each.at for each in s.aa if KIT.aa[each.id].colour != "green"] == [""] * 4
    bases = Tally((each.at, each.type) for each in s.squadrons if each.where == "base")
    assert bases == {
        ("SWIDWIN", "SU22"): 2,
        ("MALBORK", "MIG29"): 1,
        ("MINSK", "MIG29"): 1,
        ("LASK", "F16C"): 1,
        ("KRZESINY", "F16C"): 2,
    }
    rest = Tally(each.where for each in s.squadrons)
    assert rest == {"pool": 22, "base": 7, "reserve": 2, "outside": 8}
    assert (s.fleet, s.ruins, s.conquered, s.day) == (10, {}, {}, 0)


def test_there_are_four_green_three_blue_units_and_one_patriot() -> None:
    assert Tally(each.colour for each in KIT.aa.values()) == {"green": 4, "blue": 3, "patriot": 1}


# ------------------------------------------------------------------------------- blue AA units


@rule("EM-III.3b", "EM-VII.4", "EM-VII.6")
def test_ex_blue_setup_units_may_stand_together_in_poland_and_nowhere_else() -> None:
    s = begun()
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.side == POLISH
    assert [each.picks for each in choice.actions] == [(key,) for key in KIT.polish]
    for place in ("DEU", "CZE", "SEA"):
        refused = s.steps[-1].explain(s, KIT, POLISH, (place,))
        assert isinstance(refused, Refused)
        assert refused.rule == "EM-III.3b"
        with pytest.raises(Refused):
            engine.apply(GAME, s, PlaceAa(place))
    assert s.steps[-1].explain(s, KIT, POLISH, ("MAZ",)) is None
    assert s.steps[-1].explain(s, KIT, POLISH, ("aa:AA_B_1",)) is None
    assert dict(choice.prompt.values) == {"number": 1, "total": 3}
    told = play(s, PlaceAa("MAZ"), PlaceAa("MAZ"))
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert dict(choice.prompt.values) == {"number": 3, "total": 3}
    told += play(s, PlaceAa("MAZ"))
    assert [event.rule for event in told] == ["EM-III.3b"] * 3
    assert [each.at for each in s.aa if KIT.aa[each.id].colour == "blue"] == ["MAZ"] * 3
    assert asked(s) is None


@rule("EM-XIII.a1")
def test_the_first_polish_commander_places_the_aa_units() -> None:
    s = war((RUSSIAN, POLISH, POLISH_2), day=0, steps=[SetUp()])
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.side == POLISH
