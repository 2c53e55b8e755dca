"""Two persons command Russia: their lines, cards and squadrons (EM-XIII.b)."""

from __future__ import annotations

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Refused, Side
from desktop.rules.eagles_missiles import russian_air, russian_draws
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmCards,
    ConfirmSquadrons,
    DrawExtra,
    DrawnRussian,
    HandOver,
    LayAssault,
    LayMissile,
    LiftCard,
    LiftSquadron,
    PlaceSquadron,
    StopDrawing,
    SupportCard,
)
from desktop.rules.eagles_missiles.events_russian import CardHandedOver, PlacementEnded
from desktop.rules.eagles_missiles.flow import RussianPhase
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2, SIDES, LaidCard
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import ExtraCards, HandOvers
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, assault, play, war

rule = pytest.mark.rule
DRAW, STOP = DrawExtra(), StopDrawing()
FIRST, SECOND = RUSSIAN, RUSSIAN_2


def cards(first: str, second: str, conquered: str = "") -> State:
    """Return a day on which the commanders of I-II and III-IV have drawn these cards."""
    steps = [HandOvers(), LayCards(SECOND), LayCards(FIRST)]
    s = war(SIDES, conquered=conquered, steps=steps)
    for side, drawn in ((FIRST, first), (SECOND, second)):
        for card in drawn.split():
            s.russian_deck.take(KIT.russian_kinds.index(card))
            s.now.drawn.append(LaidCard(card, side))
    asked(s)
    return s


def question(s: State) -> tuple[Side, str]:
    choice = asked(s)
    assert isinstance(choice, Choice)
    return choice.side, choice.rule


def refusal(s: State, action: Action) -> str:
    side, _ = question(s)
    with pytest.raises(Refused) as refused:
        engine.apply(GAME, s, action)
    told = s.steps[-1].explain(s, KIT, side, action.picks)
    assert isinstance(told, Refused)
    assert told.rule == refused.value.rule
    return told.rule


def held(s: State, side: Side) -> list[str]:
    return [each.card for each in s.now.drawn if each.by == side]


# ------------------------------------------------------------------------------------- draws


@rule("EM-XIII.b1")
def test_each_draws_for_his_own_active_lines() -> None:
    s = war(SIDES, conquered="WAR GPM KUJ", steps=[RussianPhase()])
    asked(s)
    play(s, *map(DrawnRussian, ("RA01", "RA02", "RA03")))
    assert held(s, FIRST) == ["RA01"]
    assert held(s, SECOND) == ["RA02", "RA03"]


@rule("EM-XIII.b3", "EM-IV.A2a")
def test_ex_extra_order_they_draw_in_turn_and_three_in_all() -> None:
    s = war(SIDES, steps=[ExtraCards(SECOND)])
    order = []
    for card in ("RA01", "RA02", "RA03"):
        order.append(question(s)[0])
        play(s, DRAW, DrawnRussian(card))
    assert order == [SECOND, FIRST, SECOND]
    assert (held(s, SECOND), held(s, FIRST)) == (["RA01", "RA03"], ["RA02"])
    assert s.now.extra == 3
    assert asked(s) is None


@rule("EM-XIII.b3")
def test_if_one_stops_the_other_may_go_on_alone() -> None:
    s = war(SIDES, steps=[ExtraCards(SECOND)])
    play(s, STOP, DRAW, DrawnRussian("RA01"))
    assert question(s)[0] == FIRST
    play(s, DRAW, DrawnRussian("RA02"), DRAW, DrawnRussian("RA03"))
    assert held(s, FIRST) == ["RA01", "RA02", "RA03"]
    assert asked(s) is None


@rule("EM-XIII.b3")
def test_the_drawing_is_over_when_both_have_stopped() -> None:
    s = war(SIDES, steps=[ExtraCards(SECOND)])
    play(s, STOP, STOP)
    assert asked(s) is None
    assert s.now.extra == 0


# --------------------------------------------------------------------------------- handing over


@rule("EM-XIII.b3", "EM-IV.A3b")
def test_a_second_card_is_handed_to_the_partner_whose_line_has_none() -> None:
    s = cards("RA01", "RA02 RA03 RA04")
    assert question(s) == (SECOND, "EM-XIII.b3")
    assert refusal(s, HandOver("RA01")) == "EM-XIII.b3"
    told = play(s, HandOver("RA03"))
    assert told == [CardHandedOver("EM-XIII.b3", "RA03", FIRST)]
    assert (held(s, FIRST), held(s, SECOND)) == (["RA01", "RA03"], ["RA02", "RA04"])
    assert question(s) == (SECOND, "EM-IV.A3a")


@rule("EM-XIII.b3")
def test_missiles_are_not_handed_over() -> None:
    s = cards("RM01 RM02", "RA02 RA03 RM04 RA05")
    assert russian_draws.to_hand_over(s, KIT) == (SECOND, 1)
    assert refusal(s, HandOver("RM04")) == "EM-XIII.b3"
    words = {
        "RM04": "Cruise Missile Raid A is a missile card: only assault cards go over",
        "RA01": "Guards Tank Army is not one of your cards",
    }
    for card, why in words.items():
        refused = s.steps[-1].explain(s, KIT, SECOND, (f"rcard:{card}",))
        assert isinstance(refused, Refused)
        assert sentence(refused.text) == why


@rule("EM-XIII.b3")
def test_a_card_that_its_owner_cannot_place_is_handed_over() -> None:
    s = cards("RA01 RA02 RA03 RA04", "RA05 RA06", "CPM WPM LBS")
    assert russian_draws.to_hand_over(s, KIT) == (FIRST, 2)
    play(s, HandOver("RA01"), HandOver("RA02"))
    assert held(s, SECOND) == ["RA01", "RA02", "RA05", "RA06"]
    assert held(s, FIRST) == ["RA03", "RA04"]


@rule("EM-XIII.b3", "EM-IV.A3f")
def test_what_neither_can_place_leaves_the_game() -> None:
    s = cards("RA01 RA02 RA03 RA04", "RA05 RA06 RA07 RA08")
    assert russian_draws.to_hand_over(s, KIT)[1] == 0
    for card, line in zip(
        ("RA05", "RA06", "RA07", "RA08"), ("III", "III", "IV", "IV"), strict=True
    ):
        play(s, LayAssault(card, line))
    play(s, ConfirmCards())
    play(s, LayAssault("RA01", "I"), LayAssault("RA02", "II"), LayAssault("RA03", "II"))
    play(s, ConfirmCards())
    assert s.spent_cards == ["RA04"]


@rule("EM-XIII.b3", "EM-IV.A3c")
def test_with_fewer_cards_than_lines_nobody_lays_a_second_one() -> None:
    s = cards("RA01 RA02 RA03", "")
    assert russian_draws.to_hand_over(s, KIT) == (FIRST, 1)
    play(s, HandOver("RA01"))
    play(s, LayAssault("RA01", "IV"), ConfirmCards(), LayAssault("RA02", "II"))
    assert refusal(s, LayAssault("RA03", "II")) == "EM-IV.A3c"


@rule("EM-XIII.b1", "EM-XIII.b2", "EM-XIII.b3")
def test_in_every_step_of_the_phase_the_commander_of_iii_and_iv_is_first() -> None:
    s = war(SIDES, steps=[RussianPhase()])
    play(s, *map(DrawnRussian, ("RA25", "RM04", "RA20", "RA27")))
    assert question(s) == (SECOND, "EM-IV.A2a")
    play(s, DRAW, DrawnRussian("RA22"), STOP, STOP)
    assert question(s) == (SECOND, "EM-XIII.b3"), "three cards on two lines; line I or II has none"
    play(s, HandOver("RA22"))
    assert question(s) == (SECOND, "EM-IV.A3a")
    play(s, LayAssault("RA20", "III"), LayAssault("RA27", "IV"), ConfirmCards())
    assert question(s) == (FIRST, "EM-IV.A3a")
    play(s, LayAssault("RA25", "I"), LayAssault("RA22", "II"), LayMissile("RM04", "USI"))
    play(s, ConfirmCards())
    assert question(s) == (SECOND, "EM-IV.A5a")


@rule("EM-XIII.b3")
def test_one_commander_alone_hands_nothing_over() -> None:
    s = war(steps=[HandOvers()])
    s.russian_deck.take(0)
    s.now.drawn.append(LaidCard("RA01", FIRST))
    assert asked(s) is None


# ------------------------------------------------------------------------------------- laying


@rule("EM-XIII.b1")
def test_ex_four_lines_each_lays_cards_on_his_own_lines() -> None:
    s = cards("RA01 RA02", "RA03 RA04")
    assert question(s)[0] == SECOND
    assert refusal(s, LayAssault("RA03", "II")) == "EM-XIII.b1"
    assert refusal(s, LayAssault("RA01", "III")) == "EM-IV.A2b"
    play(s, LayAssault("RA03", "III"), LayAssault("RA04", "IV"), ConfirmCards())
    assert question(s)[0] == FIRST
    assert refusal(s, LayAssault("RA01", "III")) == "EM-XIII.b1"
    play(s, LayAssault("RA01", "I"), LayAssault("RA02", "II"), ConfirmCards())
    assert [(each.line, each.cards[0].by) for each in s.assaults] == [
        ("I", FIRST),
        ("II", FIRST),
        ("III", SECOND),
        ("IV", SECOND),
    ]


@rule("EM-XIII.b1", "EM-XIII.b4")
def test_cards_of_the_partner_are_not_taken_back() -> None:
    s = cards("RA01", "RA03 RM04")
    play(s, LayAssault("RA03", "III"), LayMissile("RM04", "USI"), ConfirmCards())
    play(s, LayAssault("RA01", "II"))
    for card in ("RA03", "RM04"):
        assert refusal(s, LiftCard(card)) == "EM-IV.A3a"
    play(s, LiftCard("RA01"))
    assert [each.line for each in s.assaults] == ["III"]


@rule("EM-XIII.b4")
def test_missiles_belong_to_who_laid_them() -> None:
    s = cards("RM04", "RM05")
    play(s, LayMissile("RM05", "USI"), ConfirmCards(), LayMissile("RM04", "WPM"), ConfirmCards())
    assert [(each.card, each.by) for each in s.missiles] == [("RM05", SECOND), ("RM04", FIRST)]


# ----------------------------------------------------------------------------------- squadrons


def placing(first: str = "RA22", second: str = "RA20") -> State:
    """Return a day with a card of the first on line II and one of the second on line III."""
    s = war(SIDES, steps=[PlaceSquadrons(SECOND)])
    assault(s, "II", *first.split(), by=FIRST)
    assault(s, "III", *second.split(), by=SECOND)
    asked(s)
    return s


@rule("EM-XIII.b2", "EM-P.13")
def test_each_takes_as_many_as_his_own_cards_allow() -> None:
    s = placing()
    assert russian_air.icons(s, KIT, FIRST) == (1, 2)
    assert russian_air.icons(s, KIT, SECOND) == (2, 1)
    for fewer, second, first in ((1, 0, 2), (2, 0, 1), (9, 0, 0)):
        s.now.fewer_bombers = fewer
        assert russian_air.icons(s, KIT, SECOND) == (2, second)
        assert russian_air.icons(s, KIT, FIRST) == (1, first)


@rule("EM-XIII.b2")
def test_they_take_squadrons_in_turn_one_by_one() -> None:
    s = placing()
    order = []
    for action in (
        PlaceSquadron("SU27", "MAZ"),
        PlaceSquadron("SU24", "WAR"),
        PlaceSquadron("SU24", "MAZ"),
        PlaceSquadron("MIG29", "WAR"),
    ):
        order.append(question(s)[0])
        play(s, action)
    assert order == [SECOND, FIRST, SECOND, FIRST]
    assert [(each.id, each.by) for each in s.squadrons if each.where == "board"] == [
        ("RU_SU27_1", SECOND),
        ("RU_MIG29_1", FIRST),
        ("RU_SU24_1", FIRST),
        ("RU_SU24_2", SECOND),
    ]


@rule("EM-XIII.b2")
def test_who_has_confirmed_is_passed_over() -> None:
    s = placing()
    assert play(s, ConfirmSquadrons()) == [PlacementEnded("EM-IV.A5d", SECOND, 0)]
    for kind in ("SU24", "SU25"):
        assert question(s)[0] == FIRST
        play(s, SupportCard(kind, "RA20" if kind == "SU25" else "RA22"))
    assert question(s)[0] == FIRST
    play(s, ConfirmSquadrons())
    assert asked(s) is None


@rule("EM-XIII.b2")
def test_ex_support_partner() -> None:
    s = placing()
    play(s, PlaceSquadron("SU27", "MAZ"), SupportCard("SU24", "RA20"))
    assert [(each.at, each.by) for each in s.squadrons if each.role == "support"] == [
        ("III", FIRST)
    ]


@rule("EM-XIII.b4")
def test_each_takes_back_his_own_squadrons_only_and_stays_on_turn() -> None:
    s = placing()
    play(s, PlaceSquadron("SU27", "MAZ"))
    assert refusal(s, LiftSquadron("RU_SU27_1")) == "EM-XIII.b4"
    play(s, PlaceSquadron("MIG29", "WAR"), LiftSquadron("RU_SU27_1"))
    assert question(s)[0] == SECOND
    assert s.squadron("RU_SU27_1").where == "pool"


@rule("EM-XIII.b2", "EM-IV.A4b")
def test_who_can_send_nothing_is_not_asked() -> None:
    s = war(SIDES, steps=[PlaceSquadrons(SECOND)])
    assault(s, "II", "RA22", by=FIRST)
    assert play(s) == [PlacementEnded("EM-IV.A4b", SECOND, 0)]
    assert question(s)[0] == FIRST
