"""Kills programs at random moments and looks, after each kill, whether everything is there."""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from desktop.catalogue import open_game
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.rules.core import Chance, Setup
from desktop.rules.games import GAMES
from desktop.store import chain
from desktop.store.backups import is_good
from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase
from desktop.store.keeping import create_session
from desktop.store.library import Library
from desktop.store.migrations import APPLICATION_ID, MIGRATIONS, Version
from desktop.store.paths import DataDir
from desktop.store.rescue import rescue
from tests.torture.lives import Account, live, lives_of, moment

OLD_ACTIONS = 3000


class Kind(NamedTuple):
    """What is going on when the program is killed."""

    name: str
    command: tuple[str, ...]
    """The program and its words; the data directory goes after the first two."""
    seconds: float = 0.01
    """The longest time from a step to the kill."""
    lines: tuple[int, ...] = (0, 1, 2, 9, 30)
    """After how many lines of the program the time may begin."""
    prepare: Callable[[DataDir], None] = lambda place: None
    """Done once, before the first life."""
    renew: Callable[[DataDir], None] = lambda place: None
    """Done before every life."""
    check: Callable[[DataDir, Database], None] = lambda place, database: None


class Result(NamedTuple):
    kills: int
    acknowledged: int


# ------------------------------------------------------------------------------------ preparations


def _write_old_library(place: DataDir, format_: int) -> None:
    """Write a database of an older format with one long game."""
    path = place.root / "old.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute(f"PRAGMA application_id={APPLICATION_ID}")
        old.execute("BEGIN")
        MIGRATIONS[0].carry_out(old)
        old.execute(
            "INSERT INTO games VALUES (1, 'old', 'daring_eagle', 'Old', '{}', '[]', 1, 1, 0, 0,"
            " ?, ?, NULL, NULL, '', NULL, NULL, NULL)",
            (OLD_ACTIONS, OLD_ACTIONS),
        )
        check = chain.seed("old")
        for ply in range(OLD_ACTIONS):
            action = b'{"type":"Move","number":%d}' % ply
            check = chain.link(check, action, chain.head("gold", ""))
            row = (1, ply, action, "gold", "", check)
            old.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)", row)
        for step in MIGRATIONS[1:]:
            if step.to <= Version(format_, 0):
                step.carry_out(old)
        old.execute(f"PRAGMA user_version={Version(format_, 0).number}")
        old.execute("COMMIT")


def _put_old_library(place: DataDir) -> None:
    for path in (*place.root.glob("readyroom.db*"), *place.backups.iterdir()):
        path.unlink()
    shutil.copy(place.root / "old.db", place.database)


def _check_old_library(place: DataDir, database: Database) -> None:
    game = Library(database).load("old")
    numbers = [one.action for one in game.actions]
    assert numbers == [b'{"type":"Move","number":%d}' % ply for ply in range(OLD_ACTIONS)]


def _write_game(place: DataDir) -> None:
    """Write a file with a game of some length."""
    game = open_game("daring_eagle")
    with tempfile.TemporaryDirectory(dir=place.root) as folder:
        elsewhere = DataDir(Path(folder))
        elsewhere.prepare()
        with Database(elsewhere) as database:
            library = Library(database)
            setup = Setup("", game.all_sides[:2])
            seats = tuple(Seat(side, "person") for side in setup.sides)
            session = create_session(library, game, setup, seats, title="G", seed=3)
            rng = Random(3)
            for ply in range(40):
                if (asked := session.decision) is None:
                    break
                session.play(
                    SeededChance(3).answer(asked, ply)
                    if isinstance(asked, Chance)
                    else rng.choice(asked.actions)
                )
            (row,) = library.games()
            library.export_file(row.id, place.root / "game.readyroom")


def _write_damaged(place: DataDir) -> None:
    with Database(place) as database:
        library = Library(database)
        game = library.create("daring_eagle", "T", setup=b"{}", seats=b"[]", rules_version=1)
        for ply in range(300):
            library.append(game, ply, b"{}", by="gold")
    with place.database.open("r+b") as file:
        file.write(b"junk")
    shutil.copy(place.database, place.root / "damaged")


def _put_damaged(place: DataDir) -> None:
    for folder in place.root.glob("damaged-*"):
        shutil.rmtree(folder)
    shutil.copy(place.root / "damaged", place.database)


def _check_rescued(place: DataDir, database: Database) -> None:
    (row,) = Library(database).games()
    assert len(Library(database).load(row.id).actions) == 300


KINDS = (
    *(Kind(f"play {key}", ("player.py", key), 0.03) for key in GAMES),
    Kind("store", ("writer.py", "play")),
    Kind("settings", ("writer.py", "settings")),
    Kind("backup and restore", ("writer.py", "backup")),
    *(
        Kind(
            f"migration from {format_}",
            ("writer.py", "migration"),
            0.15,
            (0, 1),
            lambda place, format_=format_: _write_old_library(place, format_),  # type: ignore[misc]
            _put_old_library,
            _check_old_library,
        )
        for format_ in (1, 2)
    ),
    Kind("import", ("writer.py", "import"), 0.05, prepare=_write_game),
    Kind("export", ("writer.py", "export")),
    Kind("campaign log", ("writer.py", "log"), 0.03),
    Kind("packs", ("writer.py", "packs"), 0.03),
    Kind(
        "rescue", ("writer.py", "rescue"), 0.1, (0, 1), _write_damaged, _put_damaged, _check_rescued
    ),
)


# -------------------------------------------------------------------------------------------- runs


def torture(kind: Kind, kills: int, chance: Random) -> Result:
    """Kill so many programs; raises ``AssertionError`` if one of them lost or spilt something."""
    with _world() as world, tempfile.TemporaryDirectory() as folder:
        place = DataDir(Path(folder) / "data")
        place.prepare()
        kind.prepare(place)
        account = Account()
        script, word = kind.command
        words = (str(place.root), word) if script == "player.py" else (word, str(place.root))
        with lives_of(script, *words, environ=_environ(world), cwd=world) as program:
            for _ in range(kills):
                kind.renew(place)
                account.take(live(program, *moment(chance, kind.seconds, kind.lines)))
                _look(kind, place)
            # What the last of them left, a further life finds.
            kind.renew(place)
            account.take(live(program, 1, 0))
        assert not list(world.iterdir()), f"left in the world: {sorted(world.iterdir())}"
        assert account.started, "no life ever began"
        return Result(kills, account.acknowledged)


@contextmanager
def _world() -> Iterator[Path]:
    """Have a folder that stands for everything outside of the data directory."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def _environ(world: Path) -> dict[str, str]:
    names = ("HOME", "TMPDIR", "SQLITE_TMPDIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    return {name: str(world) for name in (*names, "XDG_CACHE_HOME", "XDG_STATE_HOME")} | {
        "PYTHONDONTWRITEBYTECODE": "1"
    }


def _look(kind: Kind, place: DataDir) -> None:
    """Open what a killed program left, as the next start does."""
    try:
        database = Database(place)
    except DamagedDatabase:
        assert kind.name == "rescue"
        rescue(place)
        database = Database(place)
    with database:
        assert database.problems() == []
        assert all(is_good(backup.path) for backup in database.backups.list())
        assert not list(place.backups.glob("*.part*")), "pieces of copies are left"
        kind.check(place, database)
