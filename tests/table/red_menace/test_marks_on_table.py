"""What is lit: gold can be chosen, blue can be reached, red fires, a die is rolled."""

from __future__ import annotations

from desktop.rules.core import Action
from desktop.rules.red_menace.actions_blue import Move, Rebase
from desktop.rules.red_menace.actions_defence import AimSam, PostF106
from desktop.rules.red_menace.actions_setup import PlaceBomber, PlaceNike
from desktop.table.look import Mark
from desktop.table.red_menace.marks import (
    BLUE,
    GOLD,
    RED,
    WASH,
    board_marks,
    entry_marks,
)
from tests.rules.red_menace.positions import KIT, fly, inbound, war

SITE = KIT.ad_hexes[5]


def _marks(actions: tuple[Action, ...], *picks: str) -> tuple[Mark, ...]:
    return board_marks(KIT, war(), actions, picks)


def test_what_can_be_chosen_has_a_gold_ring() -> None:
    assert _marks((PostF106("A"), PostF106("R"))) == (
        Mark("city:A", "source", colour=GOLD),
        Mark("city:R", "source", colour=GOLD),
    )
    assert _marks((AimSam("C"),)) == (Mark("flight:C", "source", colour=GOLD),)


def test_a_base_is_lit_on_its_sheet_and_at_its_city() -> None:
    lit = _marks((PlaceBomber(3, "P"),), "bomber:3")
    assert lit == (
        Mark("bomber:3", "picked"),
        Mark("city:P", "target", colour=BLUE),
        Mark("base:P", "target", colour=BLUE),
    )
    assert {mark.place for mark in _marks((Rebase(3, "P"),), "bomber:3")} >= {"city:P", "base:P"}


def test_hexes_that_can_be_reached_are_blue() -> None:
    lit = _marks((PlaceNike("0614"),))
    assert {(mark.kind, mark.colour) for mark in lit} >= {("threat", WASH)}
    assert {mark.place for mark in lit} == {"0614"}


def _signs(marks: tuple[Mark, ...]) -> list[str]:
    return [mark.text for mark in marks if mark.kind == "figure" and mark.colour == RED]


def test_a_sign_warns_of_what_is_rolled_or_drawn_on_entering() -> None:
    s = war()
    start = KIT.next_to[SITE][0]
    number = fly(s, "b52", start)[0]
    actions = (Move((number,), SITE),)
    assert _signs(board_marks(KIT, s, actions, (f"bomber:{number}",))) == [
        f"{KIT.rolls.sa2_appears}+"
    ]
    assert _signs(board_marks(KIT, s, actions, ())) == [], "nothing is picked yet"
    s.now.rolled.append(SITE)
    assert entry_marks(KIT, s, SITE) == (), "once a turn"
    inbound(s, "C", SITE, "A")
    assert _signs(entry_marks(KIT, s, SITE)) == ["?"], "the formation is revealed"


def test_where_bombers_are_met_the_hex_has_a_red_edge() -> None:
    s = war()
    start = KIT.next_to[SITE][0]
    number = fly(s, "b52", start)[0]
    sam = next(sam for sam in s.sams if sam.unit == "sa2" and sam.where == "pool")
    sam.where, sam.hex = "map", SITE
    lit = board_marks(KIT, s, (Move((number,), SITE),), (f"bomber:{number}",))
    assert Mark(SITE, "attack", colour=RED) in lit
    assert Mark(SITE, "threat", colour=WASH) not in lit


def test_buttons_are_not_lit() -> None:
    assert board_marks(KIT, war(), (), ("button:done",)) == ()
