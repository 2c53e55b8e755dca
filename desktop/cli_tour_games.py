"""Positions for the tour: games played on until there is something to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.play.simulate import bots_of
from desktop.rules.core import Chance, Choice, Setup
from desktop.store.keeping import LibrarySink, create_session
from desktop.store.library import Library
from desktop.windows.desk import Shelf

GAME = "daring_eagle"
GOLD, GREEN = "gold", "green"
MOST_PLIES = 3000
SEEDS = range(1, 40)

Wanted = Callable[[Session[Any], Choice], bool]
"""Whether the position, with this choice to be made, is one to stop at."""


class Party(NamedTuple):
    """Who plays what; seats of persons are played by a computer player, too, until then."""

    game: str
    setup: Setup
    seats: tuple[Seat, ...]
    level: str
    """The strength that plays on."""


def desert(persons: int = 1) -> Party:
    """Return Anna against a Colonel, or against Bo."""
    green = Seat(GREEN, "person", "Bo") if persons > 1 else Seat(GREEN, "bot", level="colonel")
    setup = Setup("", (GOLD, GREEN), {"captures": 3, "first": GOLD})
    return Party(GAME, setup, (Seat(GOLD, "person", "Anna"), green), "cadet")


def at_quadrant(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold chooses a quadrant."""
    return choice.side == GOLD and choice.rule == "DE-4.3b"


def at_deployment(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold deploys."""
    return choice.side == GOLD and choice.rule == "DE-4.5a"


def at_move(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold has cards and can attack."""
    if choice.side != GOLD or choice.rule != "DE-5.3b":
        return False
    turn = session.game.progress(session.state).turn
    return turn > 24 and session.view(GOLD).hand_sizes[0] >= 3


def at_attack(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold chooses cards for an attack."""
    return choice.side == GOLD and choice.rule.startswith("DE-6.2") and len(choice.actions) > 1


def at_answer(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold has several ways to answer in a combat."""
    return choice.side == GOLD and choice.rule.startswith("DE-6.3") and len(choice.actions) > 2


def at_response(session: Session[Any], choice: Choice) -> bool:
    """Return whether Gold may answer with Anti-Aircraft."""
    return choice.side == GOLD and choice.rule.startswith("DE-8.8")


def never(session: Session[Any], choice: Choice) -> bool:
    """Return false: the game is played to its end."""
    return False


def play_until(
    library: Library, shelf: Shelf, wanted: Wanted, *, title: str, party: Party | None = None
) -> str:
    """Add a game that stands at such a position to the library and return its id.

    It is one of Daring Eagle, against a Colonel, unless another party is given.
    """
    plays = desert() if party is None else party
    game = shelf.game(plays.game)
    for seed in SEEDS:
        session = create_session(library, game, plays.setup, plays.seats, title=title, seed=seed)
        if _play(session, wanted, plays.level, seed):
            return _id_of(session)
        library.remove(_id_of(session))
    raise LookupError(f"no game came to the position for {title!r}")


def _id_of(session: Session[Any]) -> str:
    if not isinstance(session.sink, LibrarySink):
        raise TypeError("a session of the tour is kept in the library")
    return session.sink.game_id


def _play(session: Session[Any], wanted: Wanted, level: str, seed: int) -> bool:
    """Let computer players play on; return whether the position was reached."""
    bots = bots_of(session.game, dict.fromkeys(session.setup.sides, level), seed)
    while session.ply < MOST_PLIES:
        decision = session.decision
        if decision is None:
            return wanted is never
        if isinstance(decision, Chance):
            session.roll()
            continue
        if wanted(session, decision):
            return True
        view = session.view(decision.side)
        action, _ = bots[decision.side].choose(view, decision, _go_on)
        session.play(action)
    return False


def _go_on() -> bool:
    return False
