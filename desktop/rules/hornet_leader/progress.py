"""Where a campaign stands, for the phase bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Progress, T, Text
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.flow import between_days
from desktop.rules.hornet_leader.naming import MARKERS

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
ATTACKS: tuple[Phase, ...] = ("fast", "enemy", "slow")
"""The phases whose order is drawn at night."""
SITE_ATTACKS = T("hornet_leader", "Site attacks")
BANDIT_ATTACKS = T("hornet_leader", "Bandit attacks")
NIGHT_PART = T("hornet_leader", "Night {number}")
NIGHT_PRESENT = T("hornet_leader", "{number}: {attacks}")
BARS = (SETTING_UP, PRE_FLIGHT, IN_FLIGHT, OVER_TARGET)


def progress(s: State) -> Progress:
    """Return the Day, the turn of the mission, and the phase; Day 0 is set-up.

    The phase is that of the step nearest to the top of the stack that begins one.
    """
    phase = next((found for step in reversed(s.steps) if (found := step.phase())), None)
    bar = _bar(s, phase)
    keys = list(bar)
    present = keys.index(phase) if phase in bar else 0
    phases = tuple(bar.values())
    if bar is OVER_TARGET and s.mission is not None and s.mission.night:
        phases, present = _by_night(s, phase)
    over = s.outcome is not None or not s.steps
    return Progress(s.day, _title(s, bar), phases, -1 if over or between_days(s) else present)


def _by_night(s: State, phase: Phase | None) -> tuple[tuple[Text, ...], int]:
    """Return the phases of a turn at night, and the present one (HL-9.1b).

    What acts is known once its marker is drawn, and then only that part has a name.
    """
    acts = _night_attacks(s) if phase in ATTACKS else None
    parts = [NIGHT_PART.of(number=number + 1) for number in range(len(MARKERS))]
    drawn = len(MARKERS) - len(s.flown.night_left)
    part = max(drawn - 1, 0) if acts is not None else min(drawn, len(MARKERS) - 1)
    if acts is not None:
        parts[part] = NIGHT_PRESENT.of(number=part + 1, attacks=acts)
    before = [OVER_TARGET["jettison"]]
    after = [OVER_TARGET["move"], OVER_TARGET["bandits"]]
    if phase in ATTACKS:
        present = len(before) + part
    else:
        present = {"move": len(before) + len(parts), "bandits": len(before) + len(parts) + 1}.get(
            phase or "", 0
        )
    return (*before, *parts, *after), present


def _night_attacks(s: State) -> Text | None:
    """Return what acts now; ``None`` while a marker is drawn."""
    for step in reversed(s.steps):
        if isinstance(step, AircraftAttacks):
            return OVER_TARGET["fast" if step.fast else "slow"]
        if isinstance(step, EnemyAttacks):
            return SITE_ATTACKS if "site" in step.kinds else BANDIT_ATTACKS
        if step.phase() is not None:
            return None
    return None


def _bar(s: State, phase: Phase | None) -> dict[Phase, Text]:
    """Return the phases to show: those among which the present one is."""
    for bar in BARS:
        if phase in bar:
            return bar
    return PRE_FLIGHT if s.day or between_days(s) else SETTING_UP


def _title(s: State, bar: dict[Phase, Text]) -> Text:
    day = min(s.day + between_days(s), s.days)
    if not day:
        return T("hornet_leader", "Set-up")
    if s.mission is not None and bar is OVER_TARGET:
        return T("hornet_leader", "Day {day} of {days}, turn {turn} of {limit}").of(
            day=s.day, days=s.days, turn=s.mission.turn, limit=s.mission.turn_limit
        )
    return T("hornet_leader", "Day {day} of {days}").of(day=day, days=s.days)
