"""Turn and phase, for the bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Progress, T, Text

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State

PHASES: tuple[Text, ...] = (
    T("red_menace", "Event"),
    T("red_menace", "Take-off"),
    T("red_menace", "Soviet move"),
    T("red_menace", "Detection"),
    T("red_menace", "Interception"),
    T("red_menace", "SAMs"),
    T("red_menace", "Soviet attack"),
    T("red_menace", "Launch"),
    T("red_menace", "Your move"),
    T("red_menace", "Soviet interceptors"),
    T("red_menace", "SA-2"),
    T("red_menace", "Your attack"),
    T("red_menace", "Submarine"),
    T("red_menace", "Stand by"),
    T("red_menace", "End of turn"),
)
"""The phases of a turn (chapter 7)."""
SET_UP = (T("red_menace", "Set-up"),)


def progress(s: State) -> Progress:
    """Return where the game stands."""
    if s.turn == 0:
        return Progress(0, SET_UP[0], SET_UP, 0 if s.outcome is None else -1)
    present = -1 if s.outcome is not None else s.phase - 1
    title = T("red_menace", "Turn {turn}").of(turn=s.turn)
    return Progress(s.turn, title, PHASES, present)
