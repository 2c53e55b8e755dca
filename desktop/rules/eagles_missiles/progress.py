"""Day and phase, for the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Progress, T, Text

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.state import State

PHASES: tuple[Text, ...] = (
    T("eagles_missiles", "Russian phase"),
    T("eagles_missiles", "Polish phase"),
    T("eagles_missiles", "Resolution"),
    T("eagles_missiles", "AA movement"),
)
"""Phases A to D of a day (EM-IV.0)."""
SET_UP = (T("eagles_missiles", "Set-up"),)


def progress(s: State) -> Progress:
    """Return where the war stands."""
    if s.phase == "setup":
        return Progress(0, SET_UP[0], SET_UP, 0)
    present = -1 if s.outcome is not None else "ABCD".index(s.phase)
    return Progress(s.day, T("eagles_missiles", "Day {day}").of(day=s.day), PHASES, present)
