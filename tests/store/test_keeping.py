"""Sessions of the toy race in a real library."""

import json
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.play.chance import SeededChance
from desktop.play.session import Session
from desktop.rules.core import Chance, Rolled, Setup
from desktop.store.database import Database, Transaction
from desktop.store.errors import BadFile, DamagedGame, DiskFull, GameChanged
from desktop.store.keeping import (
    Imported,
    LibrarySink,
    branch_game,
    create_session,
    export_game,
    import_game,
    open_session,
    rescued_file,
    seats_of,
    standing_of,
)
from desktop.store.library import Library
from desktop.store.paths import DataDir
from desktop.store.stored import Snapshot
from desktop.text import sentence
from tests.toy.race import SETUP, Act, Race, RaceState
from tests.toy.table import AGAINST_BOT, OPENING, encoded, play, play_out, step
from tests.toy.words import EndTurn, Sprint, Walk

GAME = Race()
NAMES = [GAME.key]


def begin(library: Library, **options: int) -> Session[RaceState]:
    setup = Setup(SETUP.scenario, SETUP.sides, dict(options))
    return create_session(library, GAME, setup, AGAINST_BOT, title="Saturday", seed=5)


def id_of(session: Session[RaceState]) -> str:
    assert isinstance(session.sink, LibrarySink)
    return session.sink.game_id


def reopen(library: Library, session: Session[RaceState]) -> Session[RaceState]:
    return open_session(library, GAME, id_of(session))


def test_names_of_a_file_are_shown_as_one_line_of_a_reasonable_length(library: Library) -> None:
    session = begin(library)
    file = json.loads(export_game(library, GAME, id_of(session)))
    file["seats"][0]["name"] = "\u202eAnn\n\x07" + "a" * 900
    taken = bring_in(library, json.dumps(file).encode())
    opened = open_session(library, GAME, taken.game_id)
    for seats in (opened.seats, seats_of(library.row(taken.game_id))):
        assert seats[0].name == "Ann " + "a" * 36


def sprint_of(session: Session[RaceState]) -> Chance:
    assert isinstance(session.decision, Chance)
    return session.decision


def bring_in(library: Library, data: bytes) -> Imported:
    return import_game(library, lambda key, packs: GAME, data, name="race.readyroom", games=NAMES)


def test_a_new_game_is_in_the_library_at_once(library: Library) -> None:
    session = begin(library)
    (row,) = library.games()
    assert (row.id, row.game, row.title) == (id_of(session), "toy_race", "Saturday")
    assert seats_of(row) == AGAINST_BOT
    assert standing_of(row) is None
    assert encoded(reopen(library, session)) == encoded(session)


def test_the_game_can_be_left_and_opened_at_every_prompt(library: Library) -> None:
    session, rng = begin(library), Random(3)
    while session.decision is not None:
        step(session, rng)
        again = reopen(library, session)
        assert encoded(again) == encoded(session)
        assert again.record() == session.record()
        assert again.log == session.log
        session = again


def test_undo_redo_bookmarks_and_take_backs_survive(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING, Walk(1), Sprint(), Rolled((3,)))
    session.undo(past_bounds=True)
    session.set_bookmark(4, "before the first step")
    session.set_by_hand(["sprint"])
    again = reopen(library, session)
    assert again.record() == session.record()
    assert again.take_backs
    again.redo()
    assert reopen(library, session).ply == 7
    again.undo(past_bounds=True)
    again.play(Walk(2))
    assert reopen(library, session).length == 6


def test_the_dice_after_opening_are_those_that_would_have_come(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING, Sprint())
    assert reopen(library, session).roll() == SeededChance(5).answer(sprint_of(session), 5)


def test_an_import_is_one_step_so_that_no_kill_leaves_half_of_it(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(library)
    play(session, *OPENING)
    data = export_game(library, GAME, id_of(session))
    steps: list[Database] = []
    write = Database.write

    def counted(database: Database) -> Transaction:
        steps.append(database)
        return write(database)

    monkeypatch.setattr(Database, "write", counted)
    taken = bring_in(library, data)
    assert len(steps) == 1
    assert standing_of(library.row(taken.game_id)) == session.standing()


def test_the_list_shows_where_the_game_stands(library: Library) -> None:
    session = begin(library, limit=1)
    play(session, *OPENING)
    standing = standing_of(library.row(id_of(session)))
    assert standing is not None
    assert sentence(standing.turn) == "Turn 1"
    assert standing.deciding == "north"
    play_out(session)
    row = library.row(id_of(session))
    standing = standing_of(row)
    assert standing is not None
    assert standing.outcome_text is not None
    assert sentence(standing.outcome_text) == "Nobody wins."
    assert row.headline.outcome is not None


def test_loading_begins_at_the_newest_snapshot(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.play.session.SNAPSHOT_EVERY", 10)
    session = begin(library)
    play_out(session)
    stored = library.load(id_of(session), rules_versions=range(2))
    assert stored.snapshot is not None
    assert session.length > 20
    assert stored.snapshot.ply == session.length // 10 * 10
    assert session.game.encode(session.at(stored.snapshot.ply)) == stored.snapshot.state


def test_an_action_that_newer_rules_refuse_ends_the_game_there(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING)
    library.append(id_of(session), 4, b'{"type":"Walk","to":3}', by="north")
    again = reopen(library, session)
    assert (again.ply, again.length) == (4, 4)
    assert again.trouble is not None
    assert "Action 5" in sentence(again.trouble)
    again.play(Walk(1))
    assert reopen(library, session).trouble is None


def test_a_snapshot_saves_a_game_whose_past_newer_rules_refuse(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING)
    state = encoded(session)
    later = Snapshot(5, 1, state)
    walk = b'{"type":"Walk","to":3}'
    library.append(id_of(session), 4, walk, by="north", snapshot=later)
    again = reopen(library, session)
    assert (again.trouble, again.ply, again.base) == (None, 5, 5)
    assert encoded(again) == state


def test_a_game_with_an_unknown_action_is_reported_not_half_opened(library: Library) -> None:
    session = begin(library)
    library.append(id_of(session), 0, b'{"type":"Fly"}', by="north")
    with pytest.raises(DamagedGame, match="Saturday"):
        reopen(library, session)


def end_turns(session: Session[RaceState], played: list[bytes]) -> None:
    while True:
        session.play(EndTurn())
        played.append(encoded(session))


def test_a_full_disk_rolls_the_play_back_and_it_can_be_repeated(
    library: Library, database: Database
) -> None:
    session = begin(library, limit=1000)
    play(session, *OPENING)
    played = [encoded(session)]
    with database.read() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull):
        end_turns(session, played)
    assert len(played) > 1
    assert (encoded(session), session.ply) == (played[-1], len(played) + 3)
    assert encoded(reopen(library, session)) == played[-1]
    with database.read() as connection:
        connection.execute("PRAGMA max_page_count = 1000000")
    session.play(Sprint())
    assert reopen(library, session).record() == session.record()


def test_of_two_sessions_on_one_game_the_second_to_change_it_is_refused(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING)
    other = reopen(library, session)
    session.play(Walk(1))
    stands = encoded(other)
    with pytest.raises(GameChanged, match="Saturday"):
        other.play(Sprint())
    with pytest.raises(GameChanged):
        other.undo(past_bounds=True)
    assert (encoded(other), other.ply) == (stands, len(OPENING))
    session.undo(past_bounds=True)
    session.redo()
    assert encoded(reopen(library, session)) == encoded(session)


# Branches and files


def test_a_branch_begins_at_its_position_with_other_dice(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING, Walk(1), Sprint(), Rolled((3,)))
    session.undo(past_bounds=True)
    session.set_by_hand(["draw"])
    branch_id = branch_game(library, GAME, id_of(session), 5, "What if")
    branch = open_session(library, GAME, branch_id)
    assert encoded(branch) == GAME.encode(session.at(5))
    assert branch.seed != session.seed
    assert branch.take_backs == session.take_backs
    assert branch.by_hand == {"draw"}
    assert open_session(library, GAME, branch_id).seed == branch.seed


def test_a_game_goes_into_a_file_and_comes_back_whole(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING, Walk(1), Sprint(), Rolled((3,)))
    session.undo(past_bounds=True)
    session.set_bookmark(4, "Zażółć")
    session.set_by_hand(["sprint"])
    data = export_game(library, GAME, id_of(session))
    imported = bring_in(library, data)
    assert imported.trouble is None
    again = open_session(library, GAME, imported.game_id)
    assert again.record() == session.record()
    assert standing_of(library.row(imported.game_id)) == session.standing()


def test_a_branch_keeps_its_dice_when_it_goes_through_a_file(library: Library) -> None:
    session = begin(library)
    play(session, *OPENING)
    branch_id = branch_game(library, GAME, id_of(session), 4, "What if")
    branch = open_session(library, GAME, branch_id)
    imported = bring_in(library, export_game(library, GAME, branch_id))
    assert open_session(library, GAME, imported.game_id).seed == branch.seed


def test_a_game_can_be_rescued_into_a_file_without_the_library(library: Library) -> None:
    session = begin(library)
    play_out(session)
    session.set_bookmark(2, "traps")
    data = rescued_file(session, "Saturday", datetime(2026, 1, 31, tzinfo=UTC))
    imported = bring_in(library, data)
    assert open_session(library, GAME, imported.game_id).record() == session.record()
    assert library.row(imported.game_id).title == "Saturday"


def test_an_imported_action_that_the_rules_refuse_is_named_and_the_rest_kept(
    library: Library,
) -> None:
    session = begin(library)
    play(session, *OPENING, Walk(1), Walk(2))
    data = export_game(library, GAME, id_of(session)).replace(b'"to":2', b'"to":6')
    imported = bring_in(library, data)
    assert imported.trouble is not None
    assert sentence(imported.trouble).startswith("Action 6 is not possible by rule TOY-4: ")
    again = open_session(library, GAME, imported.game_id)
    assert (again.ply, again.trouble) == (5, imported.trouble)


def test_an_action_that_breaks_the_rules_themselves_is_named_and_changes_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(library)
    play(session, *OPENING, Walk(1), Walk(2))
    data = export_game(library, GAME, id_of(session))

    def broken(self: object, *arguments: object) -> None:
        raise KeyError("zorro")

    monkeypatch.setattr(Act, "carry_out", broken)
    with pytest.raises(BadFile, match=r"worked out \(KeyError: 'zorro'\)"):
        bring_in(library, data)
    assert len(library.games()) == 1
    with pytest.raises(DamagedGame, match="only up to its action 4") as caught:
        reopen(library, session)
    monkeypatch.undo()
    branch = branch_game(library, GAME, id_of(session), caught.value.ply, "Mended")
    assert open_session(library, GAME, branch).ply == 4


def spoilt(data: bytes, **parts: object) -> bytes:
    return json.dumps(json.loads(data) | parts).encode()


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        ({"setup": {}}, r"\$.setup"),
        ({"setup": {"setup": {"scenario": "race", "sides": []}, "seed": 1}}, r"\$.seats"),
        ({"seats": [{"side": "north"}]}, r"\$.seats\[0\]"),
        ({"actions": [{"action": {"type": "Fly"}}], "ply": 1}, r"\$.entries\[0\].action"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_is_no_game_changes_nothing(
    library: Library, parts: dict[str, object], message: str
) -> None:
    data = export_game(library, GAME, id_of(begin(library)))
    with pytest.raises(BadFile, match=message):
        bring_in(library, spoilt(data, **parts))
    assert len(library.games()) == 1


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_file_is_taken_or_refused_and_never_anything_else(
    library: Library, data: st.DataObject
) -> None:
    text = bytearray(EXPORTED)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    try:
        imported = bring_in(library, bytes(text))
    except BadFile:
        return
    session = open_session(library, GAME, imported.game_id)
    assert GAME.check(session.state) == []


def test_the_library_is_the_same_after_a_restart(place: DataDir) -> None:
    with Database(place) as first:
        session = begin(Library(first))
        play(session, *OPENING, Walk(1))
        expected, game_id = session.record(), id_of(session)
    with Database(place) as second:
        assert open_session(Library(second), GAME, game_id).record() == expected


def _exported() -> bytes:
    session = Session(GAME, SETUP, AGAINST_BOT, 5)
    play(session, *OPENING, Walk(1), Sprint(), Rolled((3,)))
    return rescued_file(session, "Saturday", datetime(2026, 1, 31, tzinfo=UTC))


EXPORTED = _exported()
