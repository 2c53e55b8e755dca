"""Databases damaged in every way, and what the next start makes of each."""

import shutil
import sqlite3
import tempfile
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

from desktop.store.database import Database
from desktop.store.errors import DamagedDatabase, DamagedGame, UserError
from desktop.store.library import Library
from desktop.store.migrations import CURRENT
from desktop.store.paths import DataDir
from desktop.store.rescue import Rescue, rescue
from desktop.store.settings import Settings, SettingsStore
from desktop.store.stored import Headline, Snapshot
from desktop.text import sentence

PAGE = 4096
IDS = tuple(str(uuid.UUID(int=number)) for number in (1, 2, 3))
SETTINGS = Settings(text_scale=120, theme="dark")


class Damage(NamedTuple):
    """What is done to the file of the library."""

    name: str
    content: bytes


def fill(place: DataDir) -> None:
    """Make a library with something in every table, a copy of it, and play after that."""
    with Database(place) as database:
        library = Library(database)
        SettingsStore(database).save(SETTINGS)
        for game in IDS:
            library.create(
                "daring_eagle", game, setup=b"{}", seats=b"[]", rules_version=1, game_id=game
            )
            _append(library, game, range(150))
            library.set_bookmark(game, 5, "here")
            library.set_thumbnail(game, b"\x89PNG" * 300)
            library.keep_version(game, "kept")
        database.back_up()
        for row in library.games():
            _append(library, row.id, range(150, 170))


def _append(library: Library, game: str, plies: range) -> None:
    for ply in plies:
        state = Snapshot(ply + 1, 1, b"state" * 200) if ply % 50 == 49 else None
        line = Headline(b'{"turn":%d}' % ply)
        library.append(
            game, ply, b'{"type":"Move","n":%d}' % ply, by="gold", headline=line, snapshot=state
        )


def damages(whole: bytes, chance: Random, count: int) -> Iterator[Damage]:
    """Give so many kinds of damage, the systematic ones first if they are all to be had."""
    pages = len(whole) // PAGE
    ways = [Damage(f"cut at page {n}", whole[: n * PAGE]) for n in range(pages)]
    for name, junk in (("zeros", bytes(PAGE)), ("noise", chance.randbytes(PAGE))):
        ways += [Damage(f"{name} in page {n}", _over(whole, n * PAGE, junk)) for n in range(pages)]
    for at in range(100):
        ways.append(Damage(f"header byte {at}", _over(whole, at, bytes([whole[at] ^ 0xFF]))))
        ways.append(Damage(f"header bit of {at}", _over(whole, at, bytes([whole[at] ^ 1]))))
    for number in (*range(1, CURRENT.number), CURRENT.number + 1, CURRENT.number + 1000, 999_999):
        if number < 3 or number % 1000 < 2:
            ways.append(Damage(f"format {number}", _over(whole, 60, number.to_bytes(4, "big"))))
    ways += [Damage(f"without {name}", _changed(whole, f"DROP TABLE {name}")) for name in TABLES]
    ways += [
        Damage(f"odd {name}", _changed(whole, f"ALTER TABLE {name} RENAME COLUMN {column} TO x"))
        for name, column in TABLES.items()
    ]
    ways += [Damage("empty", b""), Damage("text", b"hello\n" * 999), Damage("short", whole[:50])]
    chance.shuffle(ways)
    yield from ways[:count]
    rows = whole.index(b"daring_eagle") // PAGE * PAGE
    for number in range(count - len(ways)):
        content = whole
        # Half of them in the rows of games, where little is noticed by SQLite.
        first, last = (rows, rows + PAGE) if number % 2 else (0, len(whole))
        for _ in range(chance.choice((1, 1, 3, 20))):
            length = chance.choice((1, 1, 4, 40))
            content = _over(content, chance.randrange(first, last), chance.randbytes(length))
        yield Damage(f"bytes {number}", content[: len(whole)])


TABLES = {
    "games": "title",
    "actions": "by",
    "snapshots": "state",
    "bookmarks": "comment",
    "thumbnails": "png",
    "settings": "value",
    "versions": "content",
}


def _over(whole: bytes, at: int, junk: bytes) -> bytes:
    return whole[:at] + junk + whole[at + len(junk) :]


def _changed(whole: bytes, statement: str) -> bytes:
    """Return the database after somebody else's work on it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.db"
        path.write_bytes(whole)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute(statement)
        return path.read_bytes()


def answer(place: DataDir, damage: Damage) -> str:
    """Start with the damaged file; return what the answer was.

    Raises ``AssertionError`` for a loss that nobody is told, and whatever is no ``UserError``.
    """
    place.database.write_bytes(damage.content)
    try:
        database, rescued = Database(place), None
    except DamagedDatabase:
        rescued = rescue(place)
        database = Database(place)
        kept = rescued.aside / place.database.name
        assert kept.read_bytes() == damage.content, "the damaged file was not kept"
    except UserError as error:
        assert place.database.read_bytes() == damage.content, "it was touched"
        return type(error).__name__
    with database:
        return _compared(database, rescued)


def _compared(database: Database, rescued: Rescue | None) -> str:
    """Return how much of the library is there; what is not must have been told."""
    # An index of what hangs on a game is not looked through at every start; the doctor does.
    odd = database.problems()
    assert not odd or (rescued is None and not any("games" in each for each in odd))
    library = Library(database)
    told = set() if rescued is None else {loss.title for loss in rescued.losses}
    found = {}
    for row in (*library.games(), *library.games(trashed=True)):
        library.versions(row.id)
        library.thumbnail(row.id)
        try:
            found[row.id] = library.load(row.id, rules_versions=(1,)).actions
        except DamagedGame:
            told.add(row.id)
    whole = tuple(b'{"type":"Move","n":%d}' % ply for ply in range(170))
    for game in IDS:
        actions = tuple(one.action for one in found.get(game, ()))
        assert actions == whole[: len(actions)], "something was invented"
        if rescued is None:
            assert len(actions) == len(whole) or game in told, f"{game} lost in silence"
        else:
            assert len(actions) >= 150 or game in told, f"{game} lost, though the copy has it"
    settings, remarks = SettingsStore(database).load()
    assert settings == SETTINGS or remarks or rescued is not None, "settings lost in silence"
    # It can be gone on with.
    game = library.create("daring_eagle", "D", setup=b"{}", seats=b"[]", rules_version=1)
    library.append(game, 0, b"{}", by="gold")
    if rescued is not None:
        assert all(sentence(line) for line in rescued.report())
        return "rescued in part" if told else "rescued"
    if odd:
        return "only the doctor knows"
    return "a game is damaged" if told else "whole"


def torture(count: int, chance: Random) -> Counter[str]:
    """Damage a library in so many ways; return how often which answer came."""
    answers: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        sound = DataDir(Path(folder) / "sound")
        sound.prepare()
        fill(sound)
        for damage in damages(sound.database.read_bytes(), chance, count):
            place = DataDir(Path(folder) / "data")
            shutil.copytree(sound.root, place.root)
            try:
                answers[answer(place, damage)] += 1
            except BaseException as failure:
                failure.add_note(damage.name)
                raise
            shutil.rmtree(place.root)
    return answers
