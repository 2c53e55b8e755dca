"""What a session tells: to its listeners, and before them to where it is stored."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from desktop.play.record import TakeBack
from desktop.rules.core import Event, Outcome, Side, Text

if TYPE_CHECKING:
    from collections.abc import Callable

BY_DICE, BY_HAND = "dice", "hand"
"""Who answered for chance: the program, or a person."""

BY_TABLE = "table"
"""Who decided what the rules refuse: the people at their own table (HL-T1.2b)."""


class Change(msgspec.Struct, frozen=True):
    """Something that listeners of a session hear of, after it was stored."""

    kind: Literal["played", "undone", "redone", "loaded", "option", "bookmark"]
    events: tuple[Event, ...]
    ply: int
    """How many entries count now."""
    side: Side | None
    """Who acted; ``None`` if dice or a deck did."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored beside the actions: for the list of games, and what no action tells."""

    turn: Text
    deciding: Side | None = None
    outcome: Outcome | None = None
    outcome_text: Text | None = None
    by_hand: tuple[str, ...] = ()
    take_backs: tuple[TakeBack, ...] = ()
    brief: dict[str, Any] = {}
    """What the game wants to be known of it in lists: :meth:`Game.brief`."""


class Sink(Protocol):
    """Where a session stores what happens, before anybody hears of it.

    What raises goes to the caller, and the session is as before.
    """

    def appended(
        self,
        ply: int,
        action: bytes,
        kind: str,
        by: str,
        standing: Standing,
        snapshot: bytes | None,
    ) -> None:
        """Store an action (JSON) taken when ``ply`` counted; undone ones from there on go.

        With it goes now and then the state after it, from which the game is loaded sooner.
        """

    def moved(self, ply: int, standing: Standing) -> None:
        """Store that ``ply`` entries count, or that the standing has changed."""

    def bookmarked(self, ply: int, comment: str | None) -> None:
        """Store a bookmark, or that there is none."""


class Listeners:
    """Those who want to hear of changes."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self._unheard: deque[Change] = deque()

    def add(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Add a listener and return what removes it again."""
        self._listeners.append(listener)

        def remove() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return remove

    def tell(self, change: Change) -> None:
        """Tell all listeners of each change in order, even if one of them plays on at once."""
        self._unheard.append(change)
        if len(self._unheard) > 1:
            return
        try:
            while self._unheard:
                for listener in tuple(self._listeners):
                    listener(self._unheard[0])
                self._unheard.popleft()
        finally:
            self._unheard.clear()
