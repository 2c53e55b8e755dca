"""Games as files: readable, whole, and nothing in them trusted."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.store import exchange
from desktop.store.errors import BadFile, FileUnreadable, FileUnwritable
from desktop.store.json_text import LARGEST_FILE
from desktop.store.library import Library
from desktop.store.pins import hash_pin
from desktop.store.stored import Bookmark, Headline, StoredAction, StoredGame

GAMES = ("daring_eagle",)

SMALLEST: dict[str, Any] = {
    "readyroom": 1,
    "game": "daring_eagle",
    "rules_version": 1,
    "setup": {},
    "seats": [],
    "actions": [{"action": {"type": "Pass"}}],
}


def as_file(**changes: object) -> bytes:
    return json.dumps(SMALLEST | changes, indent=1, ensure_ascii=False).encode()


def decode(data: bytes) -> StoredGame:
    return exchange.decode(data, name="save.readyroom", games=GAMES)


@pytest.fixture
def game(library: Library) -> str:
    """A game with something in every field."""
    game = library.create(
        "daring_eagle",
        'Sobótnia "bitwa" \U0001f422',
        setup=b'{"scenario":"duel","options":{"fog":true}}',
        seats=b'[{"side":"gold","pin":"%s"}]' % hash_pin("1234").encode(),
        rules_version=3,
    )
    for ply in range(3):
        library.append(game, ply, b'{"type":"Move","to":"C%d"}' % ply, by="gold", kind="choice")
    library.set_cursor(game, 2, headline=Headline(outcome=b'{"winner":"red"}'))
    library.set_bookmark(game, 1, "two\nlines")
    library.set_notes(game, "zażółć\n\tgęślą")
    return game


def test_a_game_comes_back_from_its_file_as_it_was(library: Library, game: str) -> None:
    data = library.export_bytes(game)
    before, after = (
        library.load(game),
        library.load(library.import_bytes(data, name="save.readyroom", games=GAMES)),
    )
    assert after.row.id != before.row.id
    assert (after.actions, after.bookmarks, after.notes) == (
        before.actions,
        before.bookmarks,
        before.notes,
    )
    for field in ("game", "title", "setup", "seats", "rules_version", "ply", "length"):
        assert getattr(after.row, field) == getattr(before.row, field)
    assert after.row.headline.outcome == b'{"winner":"red"}'
    second = library.export_bytes(after.row.id)
    ours = [line for line in data.splitlines() if b'"created"' not in line]
    assert [line for line in second.splitlines() if b'"created"' not in line] == ours


def test_a_file_can_be_read_and_compared_line_by_line(library: Library, game: str) -> None:
    lines = library.export_bytes(game).decode().splitlines()
    assert lines[:3] == ["{", '  "readyroom": 1,', '  "game": "daring_eagle",']
    assert '    {"action":{"type":"Move","to":"C0"},"by":"gold","kind":"choice"},' in lines
    assert json.loads("\n".join(lines))["notes"] == "zażółć\n\tgęślą"


def test_no_pin_is_in_a_file_but_its_hash(library: Library, game: str) -> None:
    data = library.export_bytes(game)
    assert b'"pin":"scrypt:' in data
    assert b'"1234"' not in data


def test_the_smallest_file_is_enough() -> None:
    game = decode(as_file())
    assert game.actions == (StoredAction(b'{"type":"Pass"}', "", ""),)
    assert (game.row.title, game.row.ply, game.row.length) == ("daring_eagle", 1, 1)
    assert (game.bookmarks, game.notes, game.row.headline) == ((), "", Headline())


def test_edited_files_are_welcome() -> None:
    text = as_file(bookmarks=[{"ply": 1}], seats={"gold": {}}, unknown=[1, {"x": None}])
    expected = decode(text)
    assert expected.bookmarks == (Bookmark(1, ""),)
    assert decode(b"\xef\xbb\xbf" + text).actions == expected.actions
    assert decode(text.replace(b"\n", b"\r\n")).actions == expected.actions
    assert decode(b" \n\t" + text + b"\n\n").actions == expected.actions


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "it is empty"),
        (b" \n\t ", "it is empty"),
        (b"\xef\xbb\xbf", "it is empty"),
        (as_file().decode().encode("utf-16"), "UTF-16"),
        (b'{\n"title": "\xff"}', "line 2 is not UTF-8"),
        (b"SQLite format 3\0", "line 1 is no proper JSON"),
        (as_file()[:-2], "line 13 is no proper JSON"),
        (b'{\n"readyroom": 1,\n}', "line 3 is no proper JSON (trailing comma"),
        (b"[" * 1_000_000, "nested too deeply"),
        (b'{"readyroom":1,"setup":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "nested too deeply"),
        (b"[]", "line 1, { }: Expected `object`, got `array`"),
        (b"1", "Expected `object`, got `int`"),
        (b"{}", "missing required field `readyroom`"),
        (b'{"readyroom": 1e999}', "range"),
        (as_file(readyroom=2), "written by a newer Ready Room (format 2; known: 1)"),
        (as_file(readyroom=0), "no format that was ever in use"),
        (as_file(readyroom=-1), "line 2, readyroom: Expected `int` >= 0"),
        (as_file(readyroom="1"), "line 2, readyroom: Expected `int`, got `str`"),
        (b'{"readyroom":1,"game":"daring_eagle"}', "missing required field `rules_version`"),
        (as_file(game="chess"), "line 3, game: this program has no game called chess"),
        (as_file(rules_version=2**70), "line 4, rules_version: "),
        (as_file(setup=[]), "line 5, setup: another kind of value"),
        (as_file(setup=None), "line 5, setup: another kind of value"),
        (as_file(seats="Ann"), "line 6, seats: another kind of value"),
        (as_file(seats=[{"pin": "1234"}]), "line 6, seats: a PIN must"),
        (as_file(actions={}), "line 7, actions: Expected `array`, got `object`"),
        (as_file(actions=[{}]), "line 8, actions[0]: Object missing required field `action`"),
        (
            as_file(actions=[{"action": {}}, {"action": {}, "by": 7}]),
            "line 13, actions[1].by: Expected `str`, got `int`",
        ),
        (as_file(actions=[{"action": 1}]), "line 9, actions[0].action: another kind of value"),
        (as_file(ply=2), "ply: there are only 1 actions"),
        (as_file(ply=1.5), "ply: Expected `int | null`, got `float`"),
        (as_file(bookmarks=[{"ply": 9}]), "bookmarks[0].ply: there are only 1 actions"),
        (as_file(title="x" * 1000), "title: Expected `str` of length <= 400"),
        (as_file(notes=["x"]), "notes: Expected `str`, got `array`"),
        (as_file(created="yesterday"), "created: "),
    ],
)
def test_a_bad_file_is_refused_with_the_place_and_the_reason(data: bytes, message: str) -> None:
    with pytest.raises(BadFile) as raised:
        decode(data)
    said = str(raised.value)
    assert said.startswith("save.readyroom cannot be opened as a saved game: ")
    assert message in said
    assert len(said) < 400


def test_a_huge_file_is_refused_before_it_is_looked_at(tmp_path: Path, library: Library) -> None:
    path = tmp_path / "huge.readyroom"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE * 4)
    with pytest.raises(BadFile, match="larger than 64 MB"):
        library.import_file(path, games=GAMES)


def test_a_refused_file_leaves_the_library_as_it_is(library: Library, game: str) -> None:
    before = library.games()
    with pytest.raises(BadFile):
        library.import_bytes(as_file(ply=5), name="x", games=GAMES)
    assert library.games() == before
    assert library.load(game).row == before[0]


def test_a_file_goes_out_and_comes_back_under_any_name(
    library: Library, game: str, tmp_path: Path
) -> None:
    path = tmp_path / "Łukasz ë 日本.readyroom"
    library.export_file(game, path)
    library.export_file(game, path)
    assert list(tmp_path.iterdir()) == [path]
    assert library.row(library.import_file(path, games=GAMES)).length == 3


def test_files_that_the_system_refuses_are_said_with_path_and_reason(
    library: Library, game: str, tmp_path: Path
) -> None:
    with pytest.raises(FileUnreadable, match=r"none\.readyroom cannot be read \(No such file"):
        library.import_file(tmp_path / "none.readyroom", games=GAMES)
    with pytest.raises(FileUnreadable, match="directory"):
        library.import_file(tmp_path, games=GAMES)
    with pytest.raises(FileUnwritable, match="cannot be written"):
        library.export_file(game, tmp_path / "no folder" / "x.readyroom")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")
def test_a_pipe_is_refused_instead_of_waited_for(library: Library, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.readyroom"
    os.mkfifo(pipe)
    with pytest.raises(BadFile, match=r"pipe\.readyroom .* no ordinary file"):
        library.import_file(pipe, games=GAMES)


def test_a_pin_that_was_emptied_by_hand_is_none() -> None:
    data = as_file(seats=[{"side": "gold", "pin": ""}])
    assert exchange.decode(data, name="x", games=GAMES).row.seats == b'[{"side":"gold","pin":""}]'


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["ply", "pin", "action", "by", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(data=st.binary(max_size=200))
def test_any_bytes_are_a_game_or_a_bad_file(data: bytes) -> None:
    with pytest.raises(BadFile):
        decode(data)


@given(changes=st.dictionaries(st.sampled_from([*SMALLEST, "ply", "bookmarks", "notes"]), VALUES))
def test_any_values_are_a_game_or_a_bad_file(changes: dict[str, Any]) -> None:
    with suppress(BadFile):
        game = decode(json.dumps(SMALLEST | changes).encode())
        assert 0 <= game.row.ply <= game.row.length == len(game.actions)


@given(place=st.integers(0, 10_000), cut=st.integers(0, 40), filler=st.binary(max_size=5))
def test_any_damage_to_a_file_is_a_game_or_a_bad_file(place: int, cut: int, filler: bytes) -> None:
    whole = as_file(bookmarks=[{"ply": 1, "comment": "ż"}], notes="x", ply=0)
    place %= len(whole)
    with suppress(BadFile):
        game = decode(whole[:place] + filler + whole[place + cut :])
        assert 0 <= game.row.ply <= game.row.length == len(game.actions)


def test_what_any_import_accepts_can_be_stored_and_exported_again(
    library: Library, new_game: Callable[..., str]
) -> None:
    odd = as_file(
        title="\x00\u202e\n",
        notes="\x00",
        actions=[{"action": {"a\u0000": "\U0001f600"}, "by": "\x00", "kind": "\n"}],
        outcome=[1, None],
    )
    game = library.import_bytes(odd, name="odd", games=GAMES)
    again = library.import_bytes(library.export_bytes(game), name="again", games=GAMES)
    assert library.load(again).actions == library.load(game).actions
    assert library.row(game).title == "daring_eagle"
