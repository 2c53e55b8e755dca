"""Files that somebody may want to import, changed at random: each is taken in or refused in words.

Exports of all games, campaigns, logs and reference files of the community, packs, tables and rows
of settings.
"""

import io
import json
import re
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from desktop import catalogue
from desktop.logbook import csv_out
from desktop.logbook.arriving import look
from desktop.logbook.arriving_types import Answer
from desktop.logbook.backup_file import export_one
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.csv_text import Style
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_zip import zip_of
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Chance, Pack
from desktop.rules.games import GAMES
from desktop.store import keeping
from desktop.store.database import Database
from desktop.store.errors import UserError
from desktop.store.keeping import create_session, export_game, import_game, open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.settings import Settings, SettingsStore
from desktop.text import sentence
from tests.contract.walks import any_setup
from tests.logbook import packs as shelves
from tests.logbook.community_samples import log, reference
from tests.logbook.shelves import joined
from tests.rules.hornet_leader.logbooks import day, flown
from tests.rules.hornet_leader.packs import pack, pilot
from tests.rules.hornet_leader.test_packs import EVENT

PLIES = 25
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 1.5, 2**31, 2**63, 2**64, 10**30, 1e308, "", " ", "\0", "a" * 5000),
    *("../../x", "<b>x</b>", "{title}", "ż\u202e", "navy", [], {}, [[]], [None], {"": 0}),
)
"""Values that stand where others are expected."""


def open_game(key: str, packs: tuple[Pack, ...]) -> Any:
    """Return a game; the one without packs is opened once."""
    return shelves.open_game(key, packs)


class Desk(NamedTuple):
    """A library with everything that can be imported into."""

    place: DataDir
    library: Library
    settings: SettingsStore
    campaigns: Campaigns
    packs: Packs
    campaign: str


@contextmanager
def desk() -> Iterator[Desk]:
    """Open a data directory of its own."""
    with tempfile.TemporaryDirectory() as folder:
        place = DataDir(Path(folder))
        place.prepare()
        with Database(place) as database:
            library = Library(database)
            campaigns = Campaigns(library, open_game)
            packs = Packs(place.packs("hornet_leader"), open_game)
            game_id = joined(campaigns, *DAYS)
            yield Desk(place, library, SettingsStore(database), campaigns, packs, game_id)


DAYS = (day(flown(7, "teflon", outcome="X")), day(notes="slept"))


class Sample(NamedTuple):
    """A file as it should be, and who takes it."""

    name: str
    data: bytes
    take: Callable[[Desk, bytes, Random], str]


# --------------------------------------------------------------------------------------- the files


def samples(at: Desk) -> list[Sample]:
    """Return one file of each kind."""
    opened = at.campaigns.open(at.campaign)
    told = csv_out.Campaign(at.campaign, opened.session.state, opened.game.kit)
    own = pack(pilot(), events=EVENT)
    return [
        *(Sample(f"{key}.readyroom", _game_file(at, key), take_game) for key in GAMES),
        Sample("campaign.json", export_one(at.campaigns, at.campaign), take_file),
        Sample("log.json", json.dumps(log()).encode(), take_file),
        Sample("reference.json", json.dumps(reference()).encode(), take_file),
        Sample("tables.zip", csv_out.zipped(csv_out.files([told], Style())), take_file),
        Sample("pack.zip", zip_of(own), take_file),
        Sample("settings", b"", take_settings),
    ]


def _game_file(at: Desk, key: str) -> bytes:
    game = catalogue.open_game(key)
    rng = Random(5)
    setup = any_setup(game, rng, with_options=True)
    seats = tuple(Seat(side, "person") for side in setup.sides)
    session = create_session(at.library, game, setup, seats, title="F", seed=5)
    _play(session, rng, PLIES)
    return export_game(at.library, game, at.library.games()[0].id)


def _play(session: Session[Any], rng: Random, plies: int) -> None:
    for _ in range(plies):
        if (asked := session.decision) is None:
            return
        session.play(
            SeededChance(5).answer(asked, session.ply)
            if isinstance(asked, Chance)
            else rng.choice(asked.actions)
        )


# ----------------------------------------------------------------------------------------- changes


def spoilt(sample: Sample, rng: Random) -> bytes:
    """Return the file with something changed."""
    if rng.random() < 0.25:
        return _bytes_changed(sample.data, rng)
    if sample.name.endswith(".zip"):
        return _zip_changed(sample.data, rng)
    tree = json.loads(sample.data)
    for _ in range(rng.choice((1, 1, 1, 2, 6))):
        tree = _tree_changed(tree, rng)
    return json.dumps(tree).encode()


def _bytes_changed(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    junk = rng.randbytes(rng.choice((1, 1, 2, 50)))
    match rng.randrange(4):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + junk + data[at + len(junk) :]
        case 2:
            return data[:at] + junk + data[at:]
        case _:
            return data[:at] + data[at + len(junk) :]


def _zip_changed(data: bytes, rng: Random) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    name = rng.choice(list(files))
    lines = files[name].decode("utf-8-sig").splitlines()
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            files[name] = _bytes_changed(files[name], rng)
        case 1:
            del files[name]
        case 2:
            lines.insert(at, rng.choice(lines))
        case 3:
            del lines[at]
        case 4:
            files[rng.choice(("../x", "C:x", "a/b/c", name.upper(), "pack.toml"))] = files[name]
        case _:
            parts = re.split(r"(\w+)", lines[at])
            parts[rng.randrange(len(parts))] = str(rng.choice(STRANGE))[:200]
            lines[at] = "".join(parts)
    if name in files:
        files[name] = "\n".join(lines).encode() if rng.random() < 0.9 else files[name]
    return csv_out.zipped(files)


def _tree_changed(tree: Any, rng: Random) -> Any:
    """Return a value with one place in it changed, most often a deep one."""
    if isinstance(tree, dict | list) and tree and rng.random() < 0.93:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
        key = rng.choice(keys)
        kind = rng.random()
        if kind < 0.06:
            del tree[key]
        elif kind < 0.1 and isinstance(tree, list):
            tree.insert(rng.randrange(len(tree) + 1), deepcopy(tree[key]))
        elif kind < 0.12 and isinstance(tree, dict):
            tree[str(rng.choice(STRANGE))] = deepcopy(tree[key])
        elif kind < 0.16:
            tree[key] = deepcopy(tree[rng.choice(keys)])
        else:
            tree[key] = _tree_changed(tree[key], rng)
        return tree
    if isinstance(tree, int) and rng.random() < 0.5:
        return tree + rng.choice((-1, 1, 7, 100, -1000))
    return deepcopy(rng.choice(STRANGE))


# ------------------------------------------------------------------------------------------ taking


def take_game(at: Desk, data: bytes, rng: Random) -> str:
    """Import a game, open what came of it and play on."""
    count = len(at.library.games())
    try:
        taken = import_game(at.library, open_game, data, name="f", games=tuple(GAMES))
    except UserError:
        assert len(at.library.games()) == count
        raise
    row = at.library.row(taken.game_id)
    game = open_game(row.game, keeping.kept_terms(row).setup.packs)
    session = open_session(at.library, game, taken.game_id)
    assert game.check(session.state) == []
    _play(session, rng, 2)
    export_game(at.library, game, taken.game_id)
    at.library.remove(taken.game_id)
    return "taken" if taken.trouble is None else "taken in part"


def take_file(at: Desk, data: bytes, rng: Random) -> str:
    """Look at a file of the campaign log, and take it over if it can be."""
    path = at.place.root / "arriving" / ("x.zip" if data.startswith(b"PK") else "x.json")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    found = look(at.campaigns, at.packs, path)
    assert sentence(found.what)
    assert all(sentence(line) for line in found.lines)
    if not found.usable:
        return "cannot be used"
    question = found.question
    into = joined(at.campaigns, title="into") if question and question.into else ""
    game_ids: tuple[str, ...] = ()
    try:
        taken = found.take(Answer(rng.choice(("replace", "both", "skip")), into))
        game_ids = taken.game_ids
        assert all(sentence(line) for line in taken.lines)
        for game_id in {at.campaign, *game_ids}:
            at.campaigns.open(game_id)
    finally:
        for game_id in {into, *game_ids} - {"", at.campaign}:
            at.campaigns.remove(game_id)
    return "taken"


def take_settings(at: Desk, data: bytes, rng: Random) -> str:
    """Put odd values into the settings; they are read, with remarks, and can be changed."""
    names = rng.sample(Settings.__struct_fields__, rng.randint(1, 4))
    rows = {
        name: rng.randbytes(8) if rng.random() < 0.2 else json.dumps(rng.choice(STRANGE)).encode()
        for name in names
    }
    with at.library._database.write() as connection:
        connection.execute("DELETE FROM settings")
        connection.executemany("INSERT INTO settings VALUES (?, ?)", rows.items())
    settings, remarks = at.settings.load()
    assert all(sentence(remark) for remark in remarks)
    at.settings.save(msgspec.structs.replace(settings, text_scale=110))
    assert at.settings.load()[0].text_scale == 110
    return "refused" if remarks else "taken"


def torture(count: int, seed: int) -> Counter[str]:
    """Change so many files; return how often which answer came to which kind.

    Raises whatever is no ``UserError``, with the changed file kept beside.
    """
    answers: Counter[str] = Counter()
    with desk() as at:
        files = samples(at)
        campaigns = len(at.campaigns.rows())
        for number in range(count):
            sample = files[number % len(files)]
            rng = Random(f"{seed} {number}")
            data = spoilt(sample, rng) if sample.data else b""
            try:
                answers[f"{sample.name}: {sample.take(at, data, rng)}"] += 1
            except UserError as refused:
                told = "refused" if str(refused).strip() else "refused without a word"
                answers[f"{sample.name}: {told}"] += 1
            except Exception as fault:
                kept = Path(tempfile.gettempdir()) / f"readyroom-fuzz-{seed}-{number}-{sample.name}"
                kept.write_bytes(data)
                fault.add_note(f"The file is in {kept}.")
                raise
            assert len(at.campaigns.rows()) == campaigns
        assert {path.name for path in at.place.root.iterdir()} <= LEFT
    return answers


LEFT = {
    *("readyroom.db", "readyroom.db-wal", "readyroom.db-shm", "backups", "logs", "emergency"),
    *("hornet_leader", "arriving"),
}
