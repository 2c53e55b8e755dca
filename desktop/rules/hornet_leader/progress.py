"""Where a campaign stands, for the phase bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Progress, T, Text

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.state import State
    from desktop.rules.hornet_leader.steps import Phase

SETTING_UP: dict[Phase, Text] = {
    "squadron": T("hornet_leader", "Squadron"),
    "promotions": T("hornet_leader", "Promotions"),
}
PRE_FLIGHT: dict[Phase, Text] = {
    "draw": T("hornet_leader", "Draw"),
    "select": T("hornet_leader", "Select"),
    "assign": T("hornet_leader", "Assign"),
    "arm": T("hornet_leader", "Arm"),
}
IN_FLIGHT: dict[Phase, Text] = {
    "bound": T("hornet_leader", "Target-Bound"),
    "home": T("hornet_leader", "Home-Bound"),
    "debriefing": T("hornet_leader", "Debriefing"),
}
OVER_TARGET: dict[Phase, Text] = {
    "jettison": T("hornet_leader", "Jettison"),
    "fast": T("hornet_leader", "Fast attacks"),
    "enemy": T("hornet_leader", "Enemy attacks"),
    "slow": T("hornet_leader", "Slow attacks"),
    "move": T("hornet_leader", "Move"),
    "bandits": T("hornet_leader", "Bandits"),
}
BARS = (SETTING_UP, PRE_FLIGHT, IN_FLIGHT, OVER_TARGET)


def progress(s: State) -> Progress:
    """Return the Day, the turn of the mission, and the phase; Day 0 is set-up.

    The phase is that of the step nearest to the top of the stack that begins one.
    """
    phase = next((found for step in reversed(s.steps) if (found := step.phase())), None)
    bar = _bar(s, phase)
    keys = list(bar)
    present = keys.index(phase) if phase in bar else 0
    over = s.outcome is not None or not s.steps
    return Progress(s.day, _title(s, bar), tuple(bar.values()), -1 if over else present)


def _bar(s: State, phase: Phase | None) -> dict[Phase, Text]:
    """Return the phases to show: those among which the present one is."""
    for bar in BARS:
        if phase in bar:
            return bar
    return PRE_FLIGHT if s.day else SETTING_UP


def _title(s: State, bar: dict[Phase, Text]) -> Text:
    if not s.day:
        return T("hornet_leader", "Set-up")
    if s.mission is not None and bar is OVER_TARGET:
        return T("hornet_leader", "Day {day} of {days}, turn {turn} of {limit}").of(
            day=s.day, days=s.days, turn=s.mission.turn, limit=s.mission.turn_limit
        )
    return T("hornet_leader", "Day {day} of {days}").of(day=s.day, days=s.days)
