"""M R A D of a counter in words, and how chances and means are written in the inspector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace.defenders_odds import hit_chance
from desktop.table.look import Line, Odds

if TYPE_CHECKING:
    from desktop.rules.red_menace.components_units import Unit

PERCENT = T("red_menace.table", "{percent} %")
FEWER = T("red_menace.table", "under 1 %")
MOVES = T("red_menace.table", "M {moves}, R 0: moves up to {moves} hexes, attacks in its hex")
ONE_MOVE = T("red_menace.table", "M 1, R 0: moves 1 hex, attacks in its hex")
MOVES_FAR = T("red_menace.table", "M {moves}, R {reach}: moves {moves}, attacks from {reach} away")
CITIES = T("red_menace.table", "A {face}+: destroys a city on {face} or more")
DEFENDS = T("red_menace.table", "D {defence}: added to every die against it")
OVER_CITIES = T("red_menace.table", "R 0: fights over its cities only")
LONG = T("red_menace.table", "R 0/1: over its cities, 1 hex away at long range")
TESTED = T("red_menace.table", "R 0/1: over its cities, 1 hex away after a test")
HITS = T("red_menace.table", "A {face}+: shoots a bomber down on {face} or more")
DIE_HITS = T("red_menace.table", "A die hits a bomber")
HIT_BARE = T("red_menace.table", "without D")
HIT_FAST = T("red_menace.table", "with D {defence}")


def share(chance: float) -> str:
    """Return a chance in whole per cent."""
    if 0 < chance < 0.005:
        return say(FEWER)
    return say(PERCENT.of(percent=percent(chance)))


def mean(number: float) -> str:
    """Return a mean with one decimal place, as the language writes it."""
    return str(QLocale().toString(number, "f", 1))


def numbers(unit: Unit) -> tuple[Line, ...]:
    """Return what is printed on a counter, each number with its meaning (RM-1.3.3)."""
    if unit.role in ("bomber", "submarine"):
        return _bomber_numbers(unit)
    lines = []
    if unit.role == "interceptor":
        lines.append(_ranges(unit))
    if unit.role in ("interceptor", "sam"):
        lines.append(Line(HITS.of(face=unit.A)))
    return tuple(lines)


def _bomber_numbers(unit: Unit) -> tuple[Line, ...]:
    moves, reach = unit.M, unit.R[0]
    words = MOVES_FAR if reach else ONE_MOVE if moves == 1 else MOVES
    lines = [Line(words.of(moves=moves, reach=reach)), Line(CITIES.of(face=unit.A))]
    if unit.D:
        lines.append(Line(DEFENDS.of(defence=signed(unit.D)), Tone.INFO))
    return tuple(lines)


def _ranges(unit: Unit) -> Line:
    if unit.long_range is None:
        return Line(OVER_CITIES)
    return Line(TESTED, Tone.WARN) if unit.red_long_range else Line(LONG)


def hit_bars(unit: Unit, defences: tuple[int, ...]) -> tuple[Odds, ...]:
    """Return the chance of one die of an interceptor or SAM against these values of D."""
    return tuple(
        Odds(
            HIT_FAST.of(defence=signed(defence)) if defence else HIT_BARE,
            hit_chance(unit.A, defence),
            Tone.GOOD if unit.blue else Tone.BAD,
        )
        for defence in defences
    )
