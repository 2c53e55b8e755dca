"""What a guided first turn consists of: a small game, and what is said at each of its decisions."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from desktop.models.session_model import SessionModel
from desktop.rules.core import Text
from desktop.windows.new_game_choice import NewGame


class Hint(msgspec.Struct, frozen=True):
    """What the guide says at one kind of decision."""

    title: Text
    body: Text
    rule: str
    leaves: bool = False
    """Whether the guide has nothing more to say: it goes when the turn is over."""


class Now(msgspec.Struct, frozen=True):
    """Where a person stands who is to be told something."""

    model: SessionModel
    picks: tuple[str, ...]
    """What is picked already, in order."""
    ends_turns: bool
    """Whether a turn ends by itself when nothing more can be done in it."""


class Guide(msgspec.Struct, frozen=True):
    """The guided first turn of one game."""

    begin: NewGame
    """The small game that it explains."""
    hint: Callable[[Now], Hint]
    """Returns what is said at the present decision."""
