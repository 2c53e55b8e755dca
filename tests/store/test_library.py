"""The list of games, play that is saved action by action, and whole games."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from desktop.store.database import Database
from desktop.store.errors import DamagedGame, GameMissing, NewerGame
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.pins import hash_pin
from desktop.store.rows import SNAPSHOTS
from desktop.store.stored import Bookmark, Branch, Headline, Snapshot, StoredAction

NewGame = Callable[..., str]
Play = Callable[..., None]


@pytest.fixture
def game(library: Library, new_game: NewGame) -> str:
    return new_game(library)


def actions(library: Library, game: str) -> list[bytes]:
    return [one.action for one in library.load(game).actions]


def test_a_new_game_stands_in_the_list_with_all_that_was_given(library: Library) -> None:
    setup = b'{"scenario":"duel"}'
    game = library.create("daring_eagle", " A \n B ", setup=setup, seats=b"[]", rules_version=3)
    (row,) = library.games()
    assert (row.id, row.game, row.title) == (game, "daring_eagle", "A B")
    assert (row.setup, row.seats, row.rules_version) == (setup, b"[]", 3)
    assert (row.ply, row.length, row.parent, row.trashed) == (0, 0, None, None)
    assert row.created == row.played


def test_the_game_played_last_stands_first(library: Library, new_game: NewGame, play: Play) -> None:
    first, second = new_game(library), new_game(library)
    assert [row.id for row in library.games()] == [second, first]
    play(library, first, 1)
    assert [row.id for row in library.games()] == [first, second]


def test_games_of_a_clock_that_was_wrong_do_not_stand_before_the_last_one(
    database: Database, new_game: NewGame, play: Play
) -> None:
    now = datetime(2060, 1, 1, tzinfo=UTC)
    library = Library(database, clock=lambda: now)
    ahead, early, late = (new_game(library, title) for title in ("ahead", "early", "late"))
    play(library, ahead, 1)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    play(library, late, 1)
    now -= timedelta(hours=1)
    play(library, early, 1)
    assert [row.id for row in library.games()] == [late, early, ahead]


def test_an_action_is_there_for_another_connection_at_once(
    library: Library, game: str, place: DataDir
) -> None:
    library.append(game, 0, b'{"n":0}', by="gold", kind="choice")
    with Database(place) as other:
        loaded = Library(other).load(game)
    assert loaded.actions == (StoredAction(b'{"n":0}', "gold", "choice"),)
    assert (loaded.row.ply, loaded.row.length) == (1, 1)


def test_undone_actions_stay_until_another_is_played(
    library: Library, game: str, play: Play
) -> None:
    play(library, game, 4)
    library.set_cursor(game, 2)
    assert (library.row(game).ply, library.row(game).length) == (2, 4)
    assert len(library.load(game).actions) == 4
    library.append(game, 2, b'{"other":2}', by="red")
    assert actions(library, game) == [b'{"n":0}', b'{"n":1}', b'{"other":2}']
    assert (library.row(game).ply, library.row(game).length) == (3, 3)


def test_redo_survives_and_goes_to_the_end(library: Library, game: str, play: Play) -> None:
    play(library, game, 3)
    library.set_cursor(game, 0)
    library.set_cursor(game, 3)
    assert library.row(game).ply == 3
    assert len(actions(library, game)) == 3


def test_a_new_action_takes_the_snapshots_and_bookmarks_of_the_old_tail_with_it(
    library: Library, game: str, play: Play
) -> None:
    play(library, game, 4, *(Snapshot(ply, 3, b"state %d" % ply) for ply in (1, 2, 3)))
    for ply in (1, 2, 3):
        library.set_bookmark(game, ply, f"at {ply}")
    library.append(game, 2, b'{"other":2}', by="red")
    loaded = library.load(game, rules_versions=(3,))
    assert loaded.snapshot is not None
    assert loaded.snapshot.ply == 2
    assert loaded.bookmarks == (Bookmark(1, "at 1"), Bookmark(2, "at 2"))


@pytest.mark.parametrize("ply", [-1, 2])
def test_an_action_beyond_the_end_is_a_fault_and_changes_nothing(
    library: Library, game: str, play: Play, ply: int
) -> None:
    play(library, game, 1)
    with pytest.raises(ValueError, match="not within"):
        library.append(game, ply, b"{}", by="gold")
    with pytest.raises(ValueError, match="not within"):
        library.set_cursor(game, ply)
    assert actions(library, game) == [b'{"n":0}']


@pytest.mark.parametrize("action", [b"", b"{", b"\xff", b'{"a":1} 2', b"[" * 100_000])
def test_an_action_that_is_no_json_never_reaches_the_disk(
    library: Library, game: str, action: bytes
) -> None:
    with pytest.raises(ValueError, match="not JSON"):
        library.append(game, 0, action, by="gold")
    assert library.row(game).length == 0


def test_the_headline_follows_play_and_undo(library: Library, game: str) -> None:
    won = Headline(summary=b'{"turn":9}', outcome=b'{"winner":"gold"}')
    library.append(game, 0, b"{}", by="gold", headline=won)
    assert library.row(game).headline == won
    library.set_cursor(game, 0, headline=Headline(summary=b'{"turn":8}'))
    assert library.row(game).headline == Headline(b'{"turn":8}', None)
    library.set_cursor(game, 1)
    assert library.row(game).headline == Headline(b'{"turn":8}', None)


def test_the_snapshot_is_the_newest_one_before_the_cursor_of_an_accepted_version(
    library: Library, game: str, play: Play
) -> None:
    taken = ((1, 1), (3, 1), (4, 2), (6, 1))
    play(library, game, 6, *(Snapshot(ply, version, b"s") for ply, version in taken))

    def found(cursor: int, *versions: int) -> int | None:
        library.set_cursor(game, cursor)
        snapshot = library.load(game, rules_versions=versions).snapshot
        return None if snapshot is None else snapshot.ply

    assert found(6, 1, 2) == 6
    assert found(5, 1, 2) == 4
    assert found(5, 1) == 3
    assert found(2, 1, 2) == 1
    assert found(0, 1, 2) is None
    assert found(6, 9) is None
    assert found(6) is None


def test_of_many_snapshots_the_newest_are_kept(
    library: Library, database: Database, game: str, play: Play
) -> None:
    plies = range(1, SNAPSHOTS + 4)
    play(library, game, SNAPSHOTS + 3, *(Snapshot(ply, 1, b"s") for ply in plies))
    with database.read() as connection:
        kept = connection.execute("SELECT ply FROM snapshots ORDER BY ply").fetchall()
    assert kept == [(ply,) for ply in plies[3:]]


def test_a_damaged_snapshot_gives_way_to_an_older_one(
    library: Library, database: Database, game: str, play: Play
) -> None:
    play(library, game, 2, Snapshot(1, 1, b"good"), Snapshot(2, 1, b"also good"))
    with database.write() as connection:
        connection.execute("UPDATE snapshots SET state = x'00' WHERE ply = 2")
    loaded = library.load(game, rules_versions=(1,))
    assert loaded.snapshot is not None
    assert loaded.snapshot.state == b"good"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE actions SET action = x'7b7d' WHERE place % 8 = 2",
        "UPDATE actions SET by = 'red' WHERE place % 8 = 2",
        "UPDATE actions SET action = 'text' WHERE place % 8 = 2",
        "DELETE FROM actions WHERE place % 8 = 2",
    ],
)
def test_a_damaged_action_is_named_and_what_is_before_it_can_be_branched(
    library: Library, database: Database, game: str, play: Play, damage: str
) -> None:
    play(library, game, 5)
    with database.write() as connection:
        connection.execute(damage)
    with pytest.raises(DamagedGame, match=r"Saturday.*only up to its action 2") as raised:
        library.load(game)
    assert raised.value.ply == 2
    saved = library.branch(game, 2, "Saved")
    assert actions(library, saved) == [b'{"n":0}', b'{"n":1}']


def test_one_damaged_game_leaves_the_others_alone(
    library: Library, database: Database, new_game: NewGame, play: Play
) -> None:
    bad, good = new_game(library, "Bad"), new_game(library, "Good")
    play(library, bad, 1)
    play(library, good, 1)
    with database.write() as connection:
        connection.execute(
            "UPDATE games SET title = CAST(x'ff4f6b' AS TEXT), created = 1 << 60 WHERE id = ?",
            (bad,),
        )
    assert {row.title for row in library.games()} == {"\ufffdOk", "Good"}
    assert len(library.load(good).actions) == 1


def test_a_game_of_a_newer_format_is_listed_but_not_opened(
    library: Library, database: Database, game: str
) -> None:
    with database.write() as connection:
        connection.execute("UPDATE games SET format = 2")
    assert [row.format for row in library.games()] == [2]
    with pytest.raises(NewerGame, match="newer"):
        library.load(game)


def test_a_copy_goes_its_own_way(library: Library, game: str, play: Play) -> None:
    play(library, game, 3)
    library.set_cursor(game, 1)
    library.set_notes(game, "remember")
    library.set_bookmark(game, 3, "here")
    copy = library.copy(game, "Copy")
    loaded = library.load(copy)
    assert (loaded.row.title, loaded.row.ply, loaded.row.length) == ("Copy", 1, 3)
    assert (loaded.notes, loaded.bookmarks) == ("remember", (Bookmark(3, "here"),))
    library.append(copy, 1, b'{"other":1}', by="red")
    assert actions(library, game) == [b'{"n":0}', b'{"n":1}', b'{"n":2}']
    assert actions(library, copy) == [b'{"n":0}', b'{"other":1}']


def test_a_branch_remembers_where_it_came_from(library: Library, game: str, play: Play) -> None:
    play(library, game, 3)
    library.set_bookmark(game, 3, "later")
    branch = library.branch(game, 2, "What if")
    loaded = library.load(branch)
    assert loaded.row.parent == Branch(game, 2)
    assert (loaded.row.ply, loaded.row.length, loaded.bookmarks) == (2, 2, ())
    assert library.row(game).length == 3


def test_the_trash_gives_back_what_it_got(library: Library, game: str, play: Play) -> None:
    play(library, game, 2)
    library.trash(game)
    assert library.games() == []
    assert [row.id for row in library.games(trashed=True)] == [game]
    library.restore(game)
    assert len(actions(library, game)) == 2
    assert library.games(trashed=True) == []


def test_a_removed_game_leaves_no_row_and_the_others_intact(
    library: Library, database: Database, new_game: NewGame, play: Play
) -> None:
    gone, kept = new_game(library), new_game(library)
    for game in (gone, kept):
        play(library, game, 2, Snapshot(1, 1, b"s"))
        library.set_bookmark(game, 1, "b")
        library.set_thumbnail(game, b"png")
    library.remove(gone)
    with database.read() as connection:
        for table, rows in {"actions": 2, "snapshots": 1, "bookmarks": 1, "thumbnails": 1}.items():
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (rows,)
    assert len(actions(library, kept)) == 2


def test_an_unknown_game_is_missing_whatever_is_asked(library: Library) -> None:
    for ask in (
        lambda: library.row("x"),
        lambda: library.load("x"),
        lambda: library.append("x", 0, b"{}", by="gold"),
        lambda: library.set_cursor("x", 0),
        lambda: library.rename("x", "New"),
        lambda: library.remove("x"),
        lambda: library.trash("x"),
        lambda: library.thumbnail("x"),
        lambda: library.export_bytes("x"),
    ):
        with pytest.raises(GameMissing, match="no game with the number x"):
            ask()


def test_a_blank_title_changes_nothing_and_a_long_one_is_cut(library: Library, game: str) -> None:
    library.rename(game, " \t ")
    assert library.row(game).title == "Saturday"
    library.rename(game, "x" * 500)
    assert library.row(game).title == "x" * 200


def test_thumbnail_and_notes_come_back(library: Library, game: str) -> None:
    assert library.thumbnail(game) is None
    library.set_thumbnail(game, b"one")
    library.set_thumbnail(game, b"two")
    library.set_notes(game, "zażółć\n")
    assert library.thumbnail(game) == b"two"
    assert library.load(game).notes == library.notes(game) == "zażółć\n"
    with pytest.raises(GameMissing):
        library.notes("another")


def test_a_bookmark_can_be_changed_and_taken_away(library: Library, game: str) -> None:
    library.set_bookmark(game, 0, "a")
    library.set_bookmark(game, 0, "b")
    assert library.load(game).bookmarks == (Bookmark(0, "b"),)
    library.set_bookmark(game, 0, None)
    assert library.load(game).bookmarks == ()


def test_a_pin_in_clear_never_reaches_the_disk(library: Library, game: str) -> None:
    for seats in (b'[{"pin":"1234"}]', b'{"gold":{"pin":1234}}'):
        with pytest.raises(ValueError, match="PIN"):
            library.create("daring_eagle", "T", setup=b"{}", seats=seats, rules_version=1)
        with pytest.raises(ValueError, match="PIN"):
            library.set_seats(game, seats)
    library.set_seats(game, b'[{"pin":"%s"},{"pin":null}]' % hash_pin("1234").encode())
    assert b"scrypt" in library.row(game).seats


def test_a_game_of_ten_thousand_actions_comes_back_whole(library: Library, game: str) -> None:
    exported = (
        library.export_bytes(game)
        .replace(
            b'"actions": []',
            b'"actions": [' + b",".join(b'{"action":{"n":%d}}' % n for n in range(10_000)) + b"]",
        )
        .replace(b'"ply": 0', b'"ply": 10000')
    )
    long = library.import_bytes(exported, name="long", games=("daring_eagle",))
    loaded = library.load(long)
    assert [one.action for one in loaded.actions] == [b'{"n":%d}' % n for n in range(10_000)]
