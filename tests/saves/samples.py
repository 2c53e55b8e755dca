"""The saves that are kept here for each released format, and how they were written.

Files of a released format are never written again. For a new one, add its name to ``RELEASED`` and
run ``python -m tests.saves.samples NAME``.
"""

import sys
import tempfile
from pathlib import Path

from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.pins import hash_pin
from desktop.store.settings import Settings, SettingsStore
from desktop.store.stored import Headline, Snapshot

HERE = Path(__file__).parent

RELEASED = ("v1", "v2", "v2.1")
"""``v1.db`` is a database, ``v1.readyroom`` its first game as a file."""

ACTIONS = tuple(b'{"type":"Move","unit":"U%d","to":"C3"}' % number for number in range(12))

SETTINGS = Settings(theme="dark", text_scale=125, keys={"undo": ("Ctrl+Z",)})


def write(name: str) -> None:
    """Write the two files of the format of today."""
    with tempfile.TemporaryDirectory() as folder:
        place = DataDir(Path(folder))
        place.prepare()
        with Database(place) as database:
            library = Library(database)
            fill(library)
            SettingsStore(database).save(SETTINGS)
            first = library.games()[-1].id
            (HERE / f"{name}.readyroom").write_bytes(library.export_bytes(first))
        (HERE / f"{name}.db").write_bytes(place.database.read_bytes())


def fill(library: Library) -> None:
    """Add a game with something in every field, its branch put away, and one in the trash."""
    game = library.create(
        "daring_eagle",
        "Sobótnia bitwa",
        setup=b'{"scenario":"duel"}',
        seats=b'[{"side":"gold","name":"Ann","pin":"%s"}]' % hash_pin("1234").encode(),
        rules_version=1,
    )
    for ply, action in enumerate(ACTIONS):
        state = Snapshot(6, 1, b"state after six") if ply == 5 else None
        library.append(
            game, ply, action, by=("gold", "red")[ply % 2], kind="choice", snapshot=state
        )
    library.set_bookmark(game, 3, "the turning point")
    library.set_notes(game, "Ann's notes\n")
    library.set_thumbnail(game, b"\x89PNG")
    library.set_cursor(game, 10, headline=Headline(b'{"turn":5}', b'{"winner":"red"}'))
    library.keep_version(game, "before the end")
    library.archive(library.branch(game, 4, "What if"))
    library.trash(library.copy(game, "Thrown away"))


if __name__ == "__main__":
    write(sys.argv[1])
