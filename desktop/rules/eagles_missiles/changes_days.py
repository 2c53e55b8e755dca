"""Changes by the course of days: what begins anew each morning, and each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import events_days as told
from desktop.rules.eagles_missiles.records import Phase, Today

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


def place_aa(s: State, unit: str, territory: str, tell: Tell) -> None:
    """Put an AA unit where it begins (EM-III.3b)."""
    s.unit(unit).at = territory
    tell(told.AaPlaced("EM-III.3b", unit, territory))


def begin_day(s: State, kit: Kit, tell: Tell) -> None:
    """Count the day up; nobody has flown, fired or moved, and no effect of a card lasts."""
    s.day += 1
    s.now = Today()
    s.extra_limit, s.next_limit = s.next_limit, kit.rules.sequence["extra_cards_max"]
    # Most have done nothing, and a look costs half as much as a change.
    for squadron in s.squadrons:
        if squadron.target:
            squadron.target = ""
        if squadron.spent:
            squadron.spent = False
        if squadron.lured:
            squadron.lured = False
    for unit in s.aa:
        if unit.shots or unit.extra:
            unit.shots = unit.extra = 0
        if unit.held or unit.moved:
            unit.held = unit.moved = False
    tell(told.DayBegan("EM-IV.0", s.day))


def begin_phase(s: State, phase: Phase) -> None:
    """Begin one of the four phases (EM-IV.0)."""
    s.phase = phase


def alarm_nato(s: State, tell: Tell) -> None:
    """Bring all NATO squadrons that are not in play into their pool (EM-IX.3)."""
    called = [each for each in s.squadrons if each.where == "outside"]
    for each in called:
        each.where = "pool"
    s.nato_alarm = True
    tell(told.NatoAlarmed("EM-IX.3", tuple(each.id for each in called)))
