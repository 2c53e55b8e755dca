"""The order of a day, what begins anew each morning, and when no further day begins."""

from __future__ import annotations

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance, Choice, Event, Refused
from desktop.rules.eagles_missiles import checks, refusals
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    ConfirmDeployment,
    DrawnNato,
    DrawnPolish,
    PassWindow,
)
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmCards,
    ConfirmSquadrons,
    DrawnRussian,
    LayAssault,
    LayMissile,
    PlaceSquadron,
    StopDrawing,
)
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.events_days import DayBegan
from desktop.rules.eagles_missiles.flow import Day, RussianPhase, WarBegins
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Terms
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.victory import CheckEnd
from desktop.rules.eagles_missiles.windows import Window
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, play, war

rule = pytest.mark.rule
STOP, PASS = StopDrawing(), PassWindow()
DRAWS = ("RA25", "RA20", "RA27", "RM04")
ALL_LINES = " ".join(key for info in KIT.lines.values() for key in info.path)


def morning() -> State:
    """Return a war on the first day, the blue AA units in Kuyavia."""
    s = war(day=0, steps=[WarBegins()])
    play(s, *[PlaceAa("KUJ")] * 3)
    return s


def laid(s: State) -> None:
    """Draw and lay the cards of the day."""
    play(s, *map(DrawnRussian, DRAWS), STOP)
    play(s, LayAssault("RA25", "II"), LayAssault("RA20", "III"), LayAssault("RA27", "IV"))
    play(s, LayMissile("RM04", "USI"), ConfirmCards())


def where(s: State) -> tuple[int, str]:
    return s.day, s.phase


def ending(s: State) -> str:
    """Return the rule by which the war is over; empty as long as it is not."""
    return "" if s.outcome is None else s.outcome.rule


def alarmed(s: State) -> bool:
    return s.nato_alarm


@rule("EM-IV.0", "EM-IV.B1")
def test_ex_phase_order_a_day_has_four_phases_and_then_the_next_begins() -> None:
    s = morning()
    assert where(s) == (1, "A")
    laid(s)
    play(s, PlaceSquadron("SU24", "MAZ"), ConfirmSquadrons())
    assert where(s) == (1, "B")
    assert isinstance(asked(s), Chance)
    play(s, DrawnNato("NA21"), DrawnPolish("PL01"), DrawnPolish("PL19"), PASS)
    assert where(s) == (1, "B")
    play(s, 1)  # The die of the missile card: a miss.
    play(s, ConfirmDeployment())
    assert where(s) == (1, "C")
    finish(s)
    assert where(s) == (1, "D")
    assert isinstance(s.steps[-1], AaMoves)
    told = finish(s, day=2)
    assert DayBegan("EM-IV.0", 2) in told
    assert where(s) == (2, "A")
    assert checks.faults(s, KIT) == []


def finish(s: State, day: int = 1) -> list[Event]:
    """End the phase with the last action of each choice, which is to have done."""
    told: list[Event] = []
    phase = s.phase
    while s.phase == phase:
        choice = asked(s)
        assert isinstance(choice, Choice)
        told += engine.apply(GAME, s, choice.actions[-1])[0]
    assert s.day == day
    return told


@rule("EM-IV.B1", "EM-IV.A1b", "EM-IV.A2a")
def test_ex_nato_draw_7() -> None:
    s = morning()
    extra = ("RA01", "RA02", "RA03")
    play(s, *map(DrawnRussian, DRAWS))
    for card in extra:
        choice = asked(s)
        assert isinstance(choice, Choice)
        play(s, choice.actions[0], DrawnRussian(card))
    assert len(s.now.drawn) == 7
    for card, line in zip(("RA01", "RA02", "RA03", "RA20"), ("I", "II", "III", "IV"), strict=True):
        play(s, LayAssault(card, line))
    play(s, LayAssault("RA25", "II"), LayAssault("RA27", "III"), LayMissile("RM04", "USI"))
    play(s, ConfirmCards(), ConfirmSquadrons())
    before = s.nato_deck.size
    for _ in range(4):
        play(s, DrawnNato("NA21"))
    drawn = asked(s)
    assert isinstance(drawn, Chance)
    assert drawn.kind == "polish_card"
    assert before - s.nato_deck.size == 4


@rule("EM-IV.A3h")
def test_the_window_of_laid_cards_opens_between_cards_and_squadrons() -> None:
    s = war(hand="PL22", steps=[RussianPhase()])
    laid(s)
    assert s.steps[-1] == Window("assault_placed")
    play(s, PASS)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert (choice.side, choice.rule) == (RUSSIAN, "EM-IV.A5a")


@rule("EM-IX.3")
def test_ex_missile_on_germany_nato_comes_before_the_squadrons_are_placed() -> None:
    s = war(steps=[RussianPhase()])
    play(s, *map(DrawnRussian, DRAWS), STOP)
    play(s, LayAssault("RA25", "II"), LayAssault("RA20", "III"), LayAssault("RA27", "IV"))
    play(s, LayMissile("RM04", "DEU"))
    assert not alarmed(s)
    play(s, ConfirmCards())
    assert alarmed(s)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert choice.rule == "EM-IV.A5a"


@rule("EM-IV.A3h", "EM-IX.3")
def test_cards_are_played_before_nato_is_called() -> None:
    s = war(hand="PL22", steps=[RussianPhase()])
    play(s, *map(DrawnRussian, DRAWS), STOP)
    play(s, LayAssault("RA25", "II"), LayAssault("RA20", "III"), LayAssault("RA27", "IV"))
    play(s, LayMissile("RM04", "CZE"), ConfirmCards())
    assert s.steps[-1] == Window("assault_placed")
    assert not alarmed(s)
    play(s, PASS)
    assert alarmed(s)


@rule("EM-IX.3")
def test_a_raid_abroad_calls_nato_when_the_squadrons_are_confirmed() -> None:
    s = war(steps=[RussianPhase()])
    laid(s)
    play(s, PlaceSquadron("SU24", "DEU"))
    assert not alarmed(s)
    play(s, ConfirmSquadrons())
    assert alarmed(s)


@rule("EM-IV.A5d")
def test_ex_phase_a_closed_nothing_is_taken_back_after_the_confirm() -> None:
    s = morning()
    laid(s)
    play(s, PlaceSquadron("SU27", "MAZ"), ConfirmSquadrons())
    play(s, DrawnNato("NA21"), DrawnPolish("PL01"), DrawnPolish("PL19"))
    for picks in (
        ("squadron:RU_SU27_1", "button:take_back"),
        ("pool:SU27", "MAZ"),
    ):
        assert refusals.why_not(s, KIT, RUSSIAN, picks).rule == "EM-IV.A5d"
    with pytest.raises(Refused):
        engine.apply(GAME, s, PlaceSquadron("SU27", "MAZ"))


# ------------------------------------------------------------------------------- a new morning


@rule("EM-N.8", "EM-IV.A2a")
def test_a_lower_limit_holds_for_the_next_day_only() -> None:
    s = war(day=3, steps=[Day()], next_limit=1)
    play(s)
    assert (s.day, s.extra_limit, s.next_limit) == (4, 1, 3)
    s.steps = [Day()]
    play(s)
    assert s.extra_limit == 3


@rule("EM-IV.0")
def test_everybody_is_fresh_in_the_morning() -> None:
    s = war(steps=[Day()])
    squadron, unit = s.squadron("PL_F16C_1"), s.aa[0]
    squadron.spent = squadron.lured = True
    squadron.target = "fleet"
    unit.shots = unit.extra = 2
    unit.held = unit.moved = True
    s.now.extra, s.now.duel_bonus = 3, 2
    play(s)
    assert (squadron.spent, squadron.lured, squadron.target) == (False, False, "")
    assert (unit.shots, unit.extra, unit.held, unit.moved) == (0, 0, False, False)
    assert (s.now.extra, s.now.duel_bonus) == (0, 0)


# -------------------------------------------------------------------------------- no more days


@rule("EM-IV.0b")
@pytest.mark.parametrize(
    ("conquered", "fleet"),
    [
        pytest.param(ALL_LINES, 10, id="all completed"),
        pytest.param(ALL_LINES.replace("CPM WPM LBS ", ""), 0, id="line I blocked"),
    ],
)
def test_ex_no_active_line_ends_the_war_at_once(conquered: str, fleet: int) -> None:
    s = war(conquered=conquered, fleet=fleet, steps=[Day()])
    s.russian_deck = Deck([int(kind < 5) for kind in range(len(KIT.russian_kinds))])
    play(s)
    assert (ending(s), s.day, s.victor) == ("EM-IV.0b", 1, "polish")


@rule("EM-IV.0b")
def test_an_empty_deck_ends_the_war_before_the_next_day() -> None:
    s = war(steps=[Day()], russian_deck=Deck([0] * len(KIT.russian_kinds)))
    play(s)
    assert ending(s) == "EM-IV.0b"


@rule("EM-IV.A1b", "EM-IV.E1")
def test_ex_russian_deck_short_the_day_of_the_last_card_is_played_out() -> None:
    counts = [0] * len(KIT.russian_kinds)
    counts[0] = counts[1] = 1
    s = war(day=6, steps=[Day()], russian_deck=Deck(counts))
    play(s, DrawnRussian("RA01"), DrawnRussian("RA02"))
    play(s, LayAssault("RA01", "II"), LayAssault("RA02", "III"), ConfirmCards())
    assert ending(s) == ""
    play(s, PlaceSquadron("MIG29", "MAZ"), ConfirmSquadrons())
    play(s, DrawnNato("NA21"), DrawnPolish("PL01"), DrawnPolish("PL19"), PASS)
    while not ending(s):
        choice = asked(s)
        assert isinstance(choice, Choice)
        cease = CeaseFire()
        play(s, cease if cease in choice.actions else choice.actions[-1])
    assert (ending(s), *where(s)) == ("EM-IV.E1", 7, "D")
    assert set(s.conquered) == {"WAR", "PDL"}


@rule("EM-IV.E2")
@pytest.mark.parametrize(("day", "over"), [(9, False), (10, True)])
def test_ex_day_limit_the_last_day_ends_the_war_though_cards_are_left(day: int, over: bool) -> None:
    s = war(day=day, steps=[CheckEnd()], terms=Terms((RUSSIAN, POLISH), 10))
    play(s)
    assert ending(s) == ("EM-IV.E2" if over else "")
