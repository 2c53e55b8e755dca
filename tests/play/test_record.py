import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop.play import record as records
from desktop.play.change import BY_TABLE
from desktop.play.record import BadRecord, Record
from desktop.play.session import Session
from desktop.rules.core import Rolled
from desktop.text import sentence
from tests.toy.race import Race
from tests.toy.table import AGAINST_BOT, encoded, opened, play, play_out, race
from tests.toy.words import EndTurn, LayTraps, Sprint, Walk

GAME = Race()


def played(seed: int = 0) -> Record:
    session = opened(AGAINST_BOT)
    play(session, Sprint(), Rolled((4,)))
    session.undo(past_bounds=True)
    play_out(session, seed)
    session.set_bookmark(3, "Zażółć gęślą jaźń")
    session.undo(past_bounds=True)
    return session.record()


def changed(**parts: Any) -> bytes:
    return json.dumps(json.loads(played().encode()) | parts).encode()


def with_entry(ply: int, entry: Any) -> bytes:
    entries = json.loads(played().encode())["entries"]
    entries[ply] = entry
    return changed(entries=entries)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_written_is_read_again(seed: int) -> None:
    record = played(seed)
    assert records.decode(record.encode(), GAME) == record


def test_a_record_has_one_line_for_each_action() -> None:
    record = played()
    lines = record.encode().decode().splitlines()
    assert sum('{"action":' in line for line in lines) == len(record.entries)
    assert '    {"action":{"type":"LayTraps","areas":[4,5]},"by":"south"},' in lines


def test_a_record_without_actions_is_one_too() -> None:
    record = race().record()
    assert records.decode(record.encode(), GAME) == record


def test_a_byte_order_mark_is_passed_over() -> None:
    record = played()
    assert records.decode(b"\xef\xbb\xbf" + record.encode(), GAME) == record


def test_the_game_of_a_record_can_be_found_out_first() -> None:
    assert records.game_key(played().encode()) == "toy_race"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"[]", r"\$: Expected `object`"),
        (b'\xff\xfe{\x00"\x00', "malformed"),
        (b"[" * 100_000, r"\$"),
        (b'{"format":1,"game":"toy_race","x":' + b"[" * 100_000, r"\$"),
        (changed(format=2), r"\$.format: .* newer program"),
        (changed(format="one"), r"\$.format: "),
        (changed(game="chess"), r"\$.game: this is a record of 'chess'"),
        (changed(seed=-1), r"\$.seed: "),
        (changed(seed=10**30), r"\$.seed: "),
        (changed(seed=1e300), r"\$.seed: "),
        (changed(ply=10_000), r"\$.ply: 10000 actions should count"),
        (changed(surprise=1), r"\$: .*surprise"),
        (changed(seats=[]), r"\$.seats: the seats are none"),
        (changed(seats=[{"side": "north", "kind": "ghost"}]), r"\$.seats\[0\].kind: "),
        (
            changed(
                seats=[
                    {"side": "north", "kind": "person"},
                    {"side": "south", "kind": "bot", "level": "divine"},
                ]
            ),
            r"\$.seats\[1\].level: toy_race has no level 'divine'",
        ),
        (
            changed(
                setup={"scenario": "race", "sides": ["north", "south"], "options": {"limit": 0}}
            ),
            r"\$.setup: TOY-7: ",
        ),
        (changed(bookmarks={"-1": "before"}), r"\$.bookmarks: "),
        (changed(bookmarks={"x": "?"}), r"\$.bookmarks"),
        (with_entry(3, {"by": "south"}), r"\$.entries\[3\]: .*`action`"),
        (
            with_entry(3, {"action": {"type": "LayTraps", "areas": [2, "x"]}, "by": "south"}),
            r"\$.entries\[3\].action.areas\[1\]: Expected `int`",
        ),
        (
            with_entry(5, {"action": {"type": "Fly"}, "by": "north"}),
            r"\$.entries\[5\].action.type: Invalid value 'Fly'",
        ),
    ],
)
def test_what_is_no_record_is_refused_with_the_place(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        records.decode(data, GAME)


@given(st.binary() | st.text().map(str.encode))
@example(b'{"game":"\xff","format":1}')
@example(b'{"game":"\\ud800","format":1}')
def test_no_bytes_break_the_reader(data: bytes) -> None:
    with pytest.raises(BadRecord):
        records.decode(data, GAME)


@given(st.data())
def test_a_damaged_record_is_read_or_refused_and_never_anything_else(data: st.DataObject) -> None:
    text = bytearray(played().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        record = records.decode(bytes(text), GAME)
    except BadRecord:
        return
    session = Session.load(GAME, record)
    assert session.trouble is not None or session.length == len(record.entries)


# Loading


@pytest.mark.parametrize("ply", range(0, 20, 2))
def test_a_loaded_game_stands_where_it_was(ply: int) -> None:
    session = race(AGAINST_BOT, seed=4)
    play_out(session, 3)
    before = session.load(GAME, session.branch(ply))
    again = session.load(GAME, records.decode(before.record().encode(), GAME))
    assert encoded(again) == encoded(before)
    assert again.decision == before.decision
    assert again.record() == before.record()
    assert again.log == before.log


def test_what_was_undone_can_be_redone_after_loading() -> None:
    session = opened()
    play(session, Walk(1), Walk(2))
    after = encoded(session)
    session.undo()
    loaded = Session.load(GAME, session.record())
    assert (loaded.ply, loaded.length) == (5, 6)
    loaded.redo()
    assert encoded(loaded) == after


def test_what_the_rules_refuse_ends_the_game_there_and_is_named() -> None:
    record = opened().record()
    bad = [*record.entries, *(type(record.entries[0])(a, "north") for a in (Walk(1), Walk(5)))]
    loaded = Session.load(GAME, Record(**_parts(record) | {"entries": tuple(bad), "ply": 6}))
    assert (loaded.ply, loaded.length) == (5, 5)
    assert loaded.trouble is not None
    assert sentence(loaded.trouble).startswith("Action 6 is not possible by rule TOY-4: ")
    loaded.play(Sprint())


def test_the_rules_are_asked_about_undone_actions_too() -> None:
    record = opened().record()
    wrong = type(record.entries[0])(Walk(5), "north")
    loaded = Session.load(GAME, Record(**_parts(record) | {"entries": (*record.entries, wrong)}))
    assert (loaded.ply, loaded.length) == (4, 4)
    assert loaded.trouble is not None


def test_no_table_is_followed_where_the_game_is_played_here_alone() -> None:
    """A file may claim that a table insisted on what no rule allows."""
    record = opened().record()
    claimed = type(record.entries[0])(Walk(5), BY_TABLE)
    loaded = Session.load(GAME, Record(**_parts(record) | {"entries": (*record.entries, claimed)}))
    assert loaded.length == 4
    assert loaded.trouble is not None
    assert sentence(loaded.trouble).startswith("Action 5 is not possible by rule TOY-4: ")


def test_a_mark_for_take_backs_is_kept() -> None:
    record = played()
    assert record.take_backs
    loaded = Session.load(GAME, records.decode(record.encode(), GAME))
    assert loaded.take_backs == record.take_backs


def _parts(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


# Snapshots of a stored game


def test_a_snapshot_spares_the_rules_what_came_before() -> None:
    session = race()
    play_out(session)
    snapshot = (20, session.game.encode(session.at(20)))
    loaded = Session.load(GAME, session.record(), snapshot=snapshot)
    assert encoded(loaded) == encoded(session)
    assert loaded.log == session.log
    assert loaded.base == 0
    assert [GAME.encode(loaded.at(ply)) for ply in range(session.length + 1)] == [
        GAME.encode(session.at(ply)) for ply in range(session.length + 1)
    ]


def test_a_snapshot_carries_over_a_past_that_the_rules_now_refuse() -> None:
    session = opened()
    play(session, Walk(1), Walk(2), EndTurn())
    record = session.record()
    entries = list(record.entries)
    entries[2] = type(entries[2])(LayTraps((2, 3, 4)), "north")
    loaded = Session.load(
        GAME,
        Record(**_parts(record) | {"entries": tuple(entries)}),
        snapshot=(4, GAME.encode(session.at(4))),
    )
    assert encoded(loaded) == encoded(session)
    assert loaded.trouble is None
    assert loaded.base == 4
    assert [line.ply for line in loaded.log] == [4, 5, 6]
    with pytest.raises(LookupError):
        loaded.at(3)
    with pytest.raises(LookupError):
        loaded.events_at(2)
    loaded.play(Walk(1))
    loaded.undo()
    assert not loaded.can_undo()


def test_a_snapshot_holds_where_the_rules_now_lead_elsewhere() -> None:
    session = opened()
    play(session, Walk(1), Walk(2), EndTurn())
    state = session.at(6)
    state.runners["south"].at = 2
    loaded = Session.load(GAME, session.record(), snapshot=(6, GAME.encode(state)))
    assert loaded.state.runners["south"].at == 2
    assert loaded.base == 6


def test_an_unreadable_snapshot_is_passed_over() -> None:
    session = opened()
    loaded = Session.load(GAME, session.record(), snapshot=(4, b"\x93nonsense"))
    assert encoded(loaded) == encoded(session)
