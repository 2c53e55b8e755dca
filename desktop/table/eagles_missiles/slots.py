"""The buttons of the prompt row."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Decision, T, Text
from desktop.rules.eagles_missiles import actions_fights as fights
from desktop.rules.eagles_missiles import actions_polish as polish
from desktop.rules.eagles_missiles import actions_russian as russian
from desktop.table.look import Slot

Offered = tuple[type[Action], str, Text, str]
"""An action, the button that picks it, what the button says, and its key."""

PASS, DONE, CONFIRM = "button:pass", "button:done", "button:confirm"
OTHERS: tuple[Offered, ...] = (
    (polish.CeaseFire, DONE, T("eagles_missiles.table", "Cease fire"), "F"),
    (polish.UsePatriot, PASS, T("eagles_missiles.table", "Hold fire"), "N"),
    (fights.FlyHome, PASS, T("eagles_missiles.table", "Go home"), "P"),
    (polish.HandBack, "button:hand_back", T("eagles_missiles.table", "Let the partner deploy"), ""),
    (russian.DrawExtra, russian.DRAW, T("eagles_missiles.table", "Draw one more"), "D"),
)
"""What Enter does not press; to fire, or to fly on, is the button of a panel and lit there."""
PRIMARY: tuple[Offered, ...] = (
    (russian.StopDrawing, russian.STOP, T("eagles_missiles.table", "Enough"), "End"),
    (russian.ConfirmCards, CONFIRM, T("eagles_missiles.table", "Cards are placed"), "End"),
    (russian.ConfirmSquadrons, CONFIRM, T("eagles_missiles.table", "Squadrons are placed"), "End"),
    (polish.ConfirmDeployment, CONFIRM, T("eagles_missiles.table", "All sent"), "End"),
    (fights.EndLanding, CONFIRM, T("eagles_missiles.table", "All landed"), "End"),
    (fights.EndAaMoves, DONE, T("eagles_missiles.table", "No more moves"), "End"),
    (polish.PassWindow, PASS, T("eagles_missiles.table", "No card"), "P"),
    (polish.PutBelow, PASS, T("eagles_missiles.table", "Leave all where they are"), "P"),
)
"""What ends a decision; Enter presses it."""
ENDS: dict[type[Action], type[Action]] = {
    russian.LayAssault: russian.ConfirmCards,
    russian.LayMissile: russian.ConfirmCards,
    russian.PlaceSquadron: russian.ConfirmSquadrons,
    polish.Send: polish.ConfirmDeployment,
    fights.LandAt: fights.EndLanding,
}
"""Decisions made piece by piece, and what ends them: its button is there from the beginning, and
says why if it is too early."""


def slots(decision: Decision | None) -> tuple[Slot, ...]:
    """Return the buttons from left to right, the one that Enter presses last."""
    actions = decision.actions if isinstance(decision, Choice) else ()
    offered = {type(action) for action in actions}
    offered |= {ENDS[kind] for kind in offered & ENDS.keys()}
    others = [_slot(one, primary=False) for one in OTHERS if one[0] in offered]
    primary = [_slot(one, primary=True) for one in PRIMARY if one[0] in offered]
    return (*others, *primary[:1])


def _slot(one: Offered, *, primary: bool) -> Slot:
    _, target, label, key = one
    return Slot(target, label, key, primary=primary)
