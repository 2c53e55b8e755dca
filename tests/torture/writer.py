"""A program that works until it is killed, and says what it is about to do and what it has done.

Run as ``writer.py JOB DATA_DIRECTORY``; see ``saying`` for what is read and written.
"""

import itertools
import random
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from desktop.store.settings import Settings, SettingsStore
from desktop.store.stored import Snapshot
from tests.torture.saying import say, serve

MOST_ACTIONS = 60


def play(place: DataDir, life: int) -> None:
    """Append, undo and redo at random; what is found are the cursor and the actions."""
    chance = random.Random(life)
    database = Database(place)
    library = Library(database)
    games = library.games()
    game = (
        games[0].id
        if games
        else library.create("daring_eagle", "Torture", setup=b"{}", seats=b"[]", rules_version=1)
    )
    found = library.load(game)
    actions = [int(one.action[5:-1]) for one in found.actions]
    ply = found.row.ply
    say("start", ply, *actions)
    number = life * 1_000_000
    while True:
        kind = chance.random()
        if kind < 0.75 and ply < MOST_ACTIONS:
            number += 1
            after, tail = ply + 1, [*actions[:ply], number]
            say("try", after, *tail)
            state = Snapshot(after, 1, b"x" * 5000) if after % 5 == 0 else None
            library.append(game, ply, b'{"n":%d}' % number, by="gold", snapshot=state)
        elif kind < 0.95:
            after, tail = chance.randint(0, len(actions)), actions
            say("try", after, *tail)
            library.set_cursor(game, after)
        else:
            after, tail = ply, actions
            say("try", after, *tail)
            database.backups.make(database.path, even_if_recent=True)
        ply, actions = after, tail
        say("done", ply, *actions)


def change_settings(place: DataDir, life: int) -> None:
    """Change two settings together, again and again; what is found are both."""
    store = SettingsStore(Database(place))
    found, remarks = store.load()
    say("start", found.text_scale, found.animation_speed, *remarks)
    for number in itertools.cycle(range(80, 200)):
        say("try", number, number)
        store.save(Settings(text_scale=number, animation_speed=number))
        say("done", number, number)


def mend(place: DataDir, life: int) -> None:
    """Rescue a damaged database, once, and then wait to be killed."""
    say("start")
    rescue(place)
    say("done")
    signal.pause()


JOBS = {"play": play, "settings": change_settings, "rescue": mend}


def main() -> None:
    name, place = sys.argv[1], DataDir(Path(sys.argv[2]))
    if name in JOBS:
        job = JOBS[name]
    else:
        # Only these need the games, whose opening takes its time.
        from tests.torture import jobs

        job = jobs.JOBS[name]
    place.prepare()
    serve(place.root, lambda life: job(place, life))


if __name__ == "__main__":
    main()
