"""Following a table that plays otherwise: what the rules refuse is carried out all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.play.change import BY_TABLE
from desktop.rules import engine
from desktop.rules.core import Action, Refused, T

if TYPE_CHECKING:
    from desktop.play.session import Session

IMPOSSIBLE = T(
    "play", "The program cannot carry that out. Enter the results of the Day in the log instead."
)


def insist(session: Session[Any], action: Action) -> None:
    """Take an action that the rules refuse, because the table has it so.

    The record marks it. Raises :class:`Refused`, with nothing changed, if it cannot be carried out
    or would leave a position that cannot be, and whatever the sink raises.
    """
    game = session.game
    state = game.clone(session.state)
    known = game.check(state)
    try:
        engine.carry_out(game, state, action, insisted=True)
        faults = [fault for fault in game.check(state) if fault not in known]
    except Exception as error:  # the rules may make anything of what they do not allow
        raise Refused("", IMPOSSIBLE) from error
    if faults:
        raise Refused("", IMPOSSIBLE)
    session.play(action, BY_TABLE)
