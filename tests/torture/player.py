"""A program that plays a game at random until it is killed, and says how far it came.

Run as ``player.py DATA_DIRECTORY GAME``; see ``saying`` for what is read and written. A step is
acknowledged when the session tells its listeners of it.
"""

import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import msgspec

from desktop.catalogue import open_game
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Change, Session
from desktop.rules.core import Action, Chance, Game, Setup
from desktop.store.database import Database
from desktop.store.keeping import create_session, open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.torture.saying import say, serve

SEED = 6


def digest(actions: Sequence[Action]) -> str:
    """Return a short word for a list of actions."""
    return hashlib.sha256(msgspec.json.encode(actions)).hexdigest()[:16]


def found(session: Session[Any]) -> tuple[int, str]:
    """Return how many actions count, and a word for all that are kept."""
    return session.ply, digest(session.record().actions)


def begin_or_open(library: Library, game: Game[Any, Any]) -> Session[Any]:
    """Return the one game of the library."""
    rows = library.games()
    if rows:
        return open_session(library, game, rows[0].id)
    setup = Setup("", game.all_sides[: min(2, len(game.all_sides))])
    # One person alone, so that dice may be taken back, too.
    first, *others = setup.sides
    level = game.levels[0].key
    seats = (Seat(first, "person"), *(Seat(side, "bot", level=level) for side in others))
    return create_session(library, game, setup, seats, title="Torture", seed=SEED)


def play(game: Game[Any, Any], place: DataDir, life: int) -> None:
    """Play, take back and redo at random for ever."""
    session = begin_or_open(Library(Database(place)), game)
    rng = Random(life)

    def acknowledge(change: Change) -> None:
        say("done", *found(session))

    session.listen(acknowledge)
    say("start", *found(session), session.trouble or "", *game.check(session.state))
    while True:
        kept, decision = session.record().actions, session.decision
        way = session.way_back()
        if way is not None and (decision is None or rng.random() < 0.1):
            say("try", way.ply, digest(kept))
            session.undo(past_bounds=True)
        elif decision is not None:
            if isinstance(decision, Chance):
                action = SeededChance(SEED).answer(decision, session.ply)
            else:
                action = rng.choice(decision.actions)
            say("try", session.ply + 1, digest([*kept[: session.ply], action]))
            session.play(action)


def main() -> None:
    place = DataDir(Path(sys.argv[1]))
    game = open_game(sys.argv[2])
    place.prepare()
    serve(place.root, lambda life: play(game, place, life))


if __name__ == "__main__":
    main()
