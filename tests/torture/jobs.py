"""Work on whole games, campaigns, packs and files that goes on until it is killed."""

import itertools
import signal
from hashlib import sha256
from random import Random

import msgspec

from desktop.catalogue import open_game
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs import Gathered
from desktop.logbook.packs_shelf import Packs
from desktop.play.session import Session
from desktop.rules.core import Refused
from desktop.rules.games import GAMES
from desktop.rules.hornet_leader.actions_book import CorrectDay, LogDay, TakeOver
from desktop.rules.hornet_leader.state import State
from desktop.store.database import Database
from desktop.store.exchange import write_file
from desktop.store.keeping import import_game, standing_of
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.stored import StoredGame
from tests.logbook.shelves import AT, SQUADRON, a_day, joined
from tests.rules.hornet_leader.logbooks import standing
from tests.rules.hornet_leader.packs import pack, pilot
from tests.torture.saying import say

MOST_GAMES = 12
MOST_DAYS = 6
OPENED = {key: open_game(key) for key in GAMES}
"""Before any life begins: opening the games takes far longer than a life."""


def digest(content: object) -> str:
    return sha256(msgspec.json.encode(content)).hexdigest()[:16]


def back_up_and_restore(place: DataDir, life: int) -> None:
    """Play, copy the library and bring the copy back; what is found is how far the game is."""
    database = Database(place)
    library = Library(database)
    rows = library.games()
    game = (
        rows[0].id
        if rows
        else library.create("daring_eagle", "T", setup=b"{}", seats=b"[]", rules_version=1)
    )
    say("start", ply := library.row(game).ply)
    chance = Random(life)
    while True:
        say("try", ply)
        copy = database.backups.make(database.path, even_if_recent=True)
        assert copy is not None
        say("done", ply)
        then = ply
        for _ in range(chance.randint(1, 5)):
            say("try", ply := ply + 1)
            library.append(game, ply - 1, b'{"n":1}', by="gold")
            say("done", ply)
        if chance.random() < 0.7:
            say("try", ply := then)
            database.restore(copy)
            say("done", ply)


def migrate(place: DataDir, life: int) -> None:
    """Open a library of an older format, once, and then wait to be killed."""
    say("start")
    Database(place)
    say("done")
    signal.pause()


def take_in(place: DataDir, life: int) -> None:
    """Import and remove games; what is found are all games, each known to be whole."""
    library = Library(Database(place))
    data = (place.root / "game.readyroom").read_bytes()
    say("start", *_shelf(library))
    while True:
        if len(rows := library.games()) < MOST_GAMES:
            say("try", len(rows) + 1)
            import_game(
                library,
                lambda key, packs: OPENED[key],
                data,
                name="game.readyroom",
                games=tuple(GAMES),
            )
            say("done", len(rows) + 1)
        else:
            say("try", len(rows) - 1)
            library.remove(rows[-1].id)
            say("done", len(rows) - 1)


def _shelf(library: Library) -> tuple[object, ...]:
    """Return the number of games, and what is missing in any of them."""
    rows = library.games()
    games: list[StoredGame] = [library.load(row.id) for row in rows]
    odd = [
        f"{one.row.ply}/{one.row.length}"
        for one in games
        if standing_of(one.row) is None or len(one.actions) != len(games[0].actions)
    ]
    return (len(rows), *odd)


def write_files(place: DataDir, life: int) -> None:
    """Write an export over an older one; what is found is which of them it is, and a whole one."""
    target = place.root / "out.readyroom"
    found = target.read_bytes() if target.exists() else b""
    words = found.split(b"\n")
    assert not found or words == [words[0]] * (len(words) - 1) + [b"end"]
    say("start", words[0].decode() or "none")
    for number in itertools.count(life * 1_000_000):
        say("try", number)
        write_file(target, b"%d\n" % number * Random(number).randint(1, 20_000) + b"end")
        say("done", number)


def keep_log(place: DataDir, life: int) -> None:
    """Enter, correct, take back, redo and rename; found are title, place and all entries."""
    campaigns = Campaigns(Library(Database(place)), lambda key, packs: OPENED[key])
    chance = Random(life)
    rows = campaigns.rows()
    game_id = rows[0].game_id if rows else joined(campaigns, title="0")
    session = campaigns.open(game_id).session
    if not session.ply:
        # The first life was killed when the campaign was begun and not yet taken over.
        session.play(TakeOver(standing(*SQUADRON)))
    title = campaigns.row(game_id).title
    say("start", title, session.ply, digest(session.record().actions), *_trouble(session))
    while True:
        kept, days = session.record().actions, session.state.logbook.days
        kind = chance.random()
        if kind < 0.1:
            title = str(int(title) + 1)
            say("try", title, session.ply, digest(kept))
            campaigns.rename(game_id, title)
        elif (kind < 0.35 or len(days) >= MOST_DAYS) and session.ply > 1:
            say("try", title, session.ply - 1, digest(kept))
            session.undo(past_bounds=True)
        elif kind < 0.5 and session.ply < len(kept):
            say("try", title, session.ply + 1, digest(kept))
            session.redo()
        else:
            entry = a_day(chance)
            action = (
                CorrectDay(chance.randint(1, len(days)), entry, AT, "misread")
                if days and kind > 0.8
                else LogDay(entry)
            )
            say("try", title, session.ply + 1, digest([*kept[: session.ply], action]))
            try:
                session.play(action)
            except Refused:
                say("try", title, session.ply, digest(kept))
        say("done", title, session.ply, digest(session.record().actions))


def _trouble(session: Session[State]) -> tuple[object, ...]:
    return () if session.trouble is None else (session.trouble,)


def shelve(place: DataDir, life: int) -> None:
    """Replace a pack by another of its name, again and again; found is which of them is there."""
    shelf = Packs(place.packs("hornet_leader"), lambda key, packs: OPENED[key])
    found = shelf.pack("my_wing")
    say("start", "none" if found is None else digest(found.files))
    for number in itertools.count(life * 1_000_000):
        new = pack(pilot(id=f"zorro_{number}"))
        say("try", digest(new.files))
        shelf.install(Gathered(new), replace=True)
        say("done", digest(new.files))


JOBS = {
    "backup": back_up_and_restore,
    "migration": migrate,
    "import": take_in,
    "export": write_files,
    "log": keep_log,
    "packs": shelve,
}
