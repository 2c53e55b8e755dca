"""Campaigns in files: out, in, and out again; and files of which nothing may come in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.logbook.backup_file import (
    Arrival,
    Decision,
    Incoming,
    NewerCampaign,
    bring_in,
    export_all,
    export_one,
    read,
)
from desktop.logbook.campaign_rows import CampaignRow
from desktop.logbook.campaigns import Campaigns
from desktop.rules.core import Pack
from desktop.rules.hornet_leader.actions_book import CloseCampaign, CorrectStart
from desktop.store.backups import utc_now
from desktop.store.errors import BadFile, DiskFull
from desktop.text import sentence
from tests.logbook.shelves import (
    AT,
    RANDOM,
    SQUADRON,
    a_day,
    correct,
    encoded,
    enter,
    joined,
    opened,
    play_day,
    play_on,
    setup_of,
)
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME

NAME = "campaigns.json"
DAYS = (day(flown(7, "teflon", outcome="X"), notes="Zażółć"), day(), day(flown(20, "pluto")))
AT_ONCE = datetime(2031, 5, 4, 20, 15, tzinfo=UTC)
Edit = Callable[[dict[str, Any]], None]


@pytest.fixture
def shelf(data_dir: Path) -> Iterator[Campaigns]:
    with opened(data_dir) as campaigns:
        yield campaigns


def refuse(incoming: Incoming, present: CampaignRow) -> Decision:
    raise AssertionError(f"{present.title} should not be here")


def take(
    campaigns: Campaigns, data: bytes, decide: Callable[..., Decision] = refuse
) -> list[Arrival]:
    return bring_in(campaigns, read(campaigns, data, NAME), decide)


def full(campaigns: Campaigns) -> str:
    """Return a campaign with something in every field of its file."""
    start = standing(*SQUADRON, day=0, so=30, damaged_hits={20: 2})
    game_id = joined(campaigns, *DAYS, start=start)
    session = campaigns.open(game_id).session
    correct(session, 1, day(flown(7, "banzai", outcome="X")))
    session.play(CorrectStart(msgspec.structs.replace(start, so=31), AT, "one more"))
    correct(session, 1, day(flown(7, "banzai", "pluto", outcome="X")))
    enter(session, day())
    session.undo(past_bounds=True)
    session.set_bookmark(2, "here")
    campaigns.library.set_notes(game_id, "Of the whole campaign\n")
    return game_id


@pytest.fixture(scope="module")
def full_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of such a campaign."""
    with opened(tmp_path_factory.mktemp("full")) as campaigns:
        return export_one(campaigns, full(campaigns))


@pytest.fixture(scope="module")
def plain_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of one in which nothing was corrected."""
    with opened(tmp_path_factory.mktemp("plain")) as campaigns:
        return export_one(campaigns, joined(campaigns, *DAYS))


def edited(data: bytes, edit: Edit) -> bytes:
    tree = json.loads(data)
    edit(tree)
    return json.dumps(tree).encode()


# ----------------------------------------------------------------------------------- round trip


@pytest.mark.rule("HL-T6.4a")
def test_ex_t06_exported_deleted_imported_exported(shelf: Campaigns) -> None:
    game_id = full(shelf)
    data, before = export_one(shelf, game_id), shelf.open(game_id).session
    shelf.remove(game_id)
    (arrival,) = take(shelf, data)
    assert (arrival.game_id, arrival.title, arrival.note) == (game_id, "Gulf", None)
    session = shelf.open(game_id).session
    assert (session.record(), encoded(session)) == (before.record(), encoded(before))
    assert export_one(shelf, game_id) == data
    session.redo()
    assert len(session.state.logbook.days) == 4


@pytest.mark.rule("HL-T6.4a")
def test_a_file_says_what_was_entered_in_words_that_stand_for_themselves(full_file: bytes) -> None:
    tree = json.loads(full_file)
    assert [tree[key] for key in ("format", "version")] == ["hornet-leader-campaign", 1]
    assert tree["setup"]["options"]["campaign"] == "iraq_1991"
    assert (tree["start_state"]["so"], tree["start_state"]["squadron"][0]["pilot"]) == (
        31,
        "teflon",
    )
    assert [each["kind"] for each in tree["days"]] == ["mission", "down_time", "mission"]
    flights = [each["pilot"] for each in tree["days"][0]["missions"][0]["flight"]]
    assert flights == ["banzai", "pluto"]
    assert [(each["day"], each["reason"]) for each in tree["corrections"]] == [
        (1, "misread"),
        (0, "one more"),
        (1, "misread"),
    ]
    assert tree["corrections"][0]["before"]["notes"] == "Zażółć"
    assert tree["embedded_data"] == []
    assert not {"vp", "results", "problems"} & set(tree)


@pytest.mark.rule("HL-T6.4a")
@pytest.mark.parametrize("clock", [utc_now, lambda: AT_ONCE], ids=["later", "at once"])
def test_all_campaigns_go_into_one_file_and_come_back(
    clock: Callable[[], datetime], data_dir: Path, tmp_path: Path
) -> None:
    with opened(data_dir, clock=clock) as campaigns:
        ids = [full(campaigns), joined(campaigns, DAYS[0], title="Zażółć")]
        campaigns.archive(ids[1])
        campaigns.trash(joined(campaigns, title="Thrown away"))
        data, left_out = export_all(campaigns)
        states = {each: encoded(campaigns.open(each).session) for each in ids}
    assert left_out == ()
    with opened(tmp_path / "other") as campaigns:
        arrivals = take(campaigns, data)
        assert {each.game_id for each in arrivals} == set(ids)
        assert {each: encoded(campaigns.open(each).session) for each in ids} == states
        assert campaigns.row(ids[1]).archived
        assert export_all(campaigns).data == data


@pytest.mark.rule("HL-T6.4a")
def test_a_campaign_that_was_played_keeps_its_moves(shelf: Campaigns, tmp_path: Path) -> None:
    game_id = shelf.create(setup_of({**RANDOM}), "Libya", 2)
    session, rng = shelf.open(game_id).session, Random(4)
    play_on(session, rng)
    play_day(session, rng)
    enter(session, day())
    play_day(session, rng)
    for _ in range(2):
        session.undo(past_bounds=True)
    data = export_one(shelf, game_id)
    with opened(tmp_path / "other") as campaigns:
        take(campaigns, data)
        again = campaigns.open(game_id).session
        assert (again.record(), encoded(again)) == (session.record(), encoded(session))
        assert export_one(campaigns, game_id) == data
    assert [each["played"] for each in json.loads(data)["days"]][:2] == [True, False]


@pytest.mark.rule("HL-T6.4a")
def test_what_the_program_does_not_know_is_kept_where_it_was(
    shelf: Campaigns, full_file: bytes
) -> None:
    def decorate(tree: dict[str, Any]) -> None:
        tree["weather"] = {"wind": [1, 2.5, None]}
        tree["setup"]["table"] = "kitchen"
        tree["days"][0]["mood"] = "grim"
        tree["days"][0]["missions"][0]["flight"][1]["song"] = "none"
        tree["record"]["actions"][0]["tempo"] = 3

    (arrival,) = take(shelf, edited(full_file, decorate))
    tree = json.loads(export_one(shelf, arrival.game_id))
    assert tree["weather"] == {"wind": [1, 2.5, None]}
    assert (tree["setup"]["table"], tree["days"][0]["mood"]) == ("kitchen", "grim")
    assert tree["days"][0]["missions"][0]["flight"][1]["song"] == "none"
    assert tree["record"]["actions"][0]["tempo"] == 3
    data = export_one(shelf, arrival.game_id)
    shelf.remove(arrival.game_id)
    take(shelf, data)
    assert export_one(shelf, arrival.game_id) == data
    session = shelf.open(arrival.game_id).session
    while session.can_undo(past_bounds=True):
        session.undo(past_bounds=True)
    emptied = json.loads(export_one(shelf, arrival.game_id))
    assert (emptied["days"], emptied["weather"]) == ([], {"wind": [1, 2.5, None]})


def export_one_of(campaigns: Campaigns, game_id: str) -> bytes:
    """Return the file of a campaign that is then removed."""
    data = export_one(campaigns, game_id)
    campaigns.remove(game_id)
    return data


@pytest.mark.rule("HL-T4.1a", "HL-T6.4a")
def test_start_days_and_corrections_alone_make_the_campaign(shelf: Campaigns) -> None:
    game_id = full(shelf)
    before = shelf.open(game_id).session.state
    data = edited(export_one_of(shelf, game_id), lambda tree: tree.pop("record"))
    (arrival,) = take(shelf, data)
    assert arrival.note is None
    state = shelf.open(arrival.game_id).session.state
    assert (state.book, state.so, state.vp, state.squadron) == (
        before.book,
        before.so,
        before.vp,
        before.squadron,
    )


@pytest.mark.rule("HL-T4.1a")
def test_days_that_were_edited_in_the_file_count(shelf: Campaigns) -> None:
    def edit(tree: dict[str, Any]) -> None:
        tree["days"][1]["notes"] = "edited by hand"

    game_id = joined(shelf, *DAYS)
    (arrival,) = take(shelf, edited(export_one_of(shelf, game_id), edit))
    assert arrival.note is not None
    assert sentence(arrival.note).startswith("The Days were changed in the file")
    book = shelf.open(arrival.game_id).session.state.logbook
    assert [each.notes for each in book.days] == ["Zażółć", "edited by hand", ""]


@pytest.mark.rule("HL-T4.4a")
def test_packs_of_a_campaign_travel_in_its_file(shelf: Campaigns, tmp_path: Path) -> None:
    pack = Pack("own", "Own", "1", "0" * 64, {"pilots.toml": "# Zażółć\n"})
    campaigns = Campaigns(shelf.library, lambda key, packs: GAME)
    game_id = joined(campaigns, *DAYS)
    campaigns.set_packs(game_id, (pack,))
    data = export_one(campaigns, game_id)
    assert json.loads(data)["embedded_data"][0]["files"] == pack.files
    with opened(tmp_path / "other") as other:
        bare = Campaigns(other.library, lambda key, packs: GAME)
        take(bare, data)
        assert bare.open(game_id).session.setup.packs == (pack,)
        assert export_one(bare, game_id) == data


# ------------------------------------------------------------------- one that is here already


@pytest.mark.rule("HL-T6.4a")
def test_one_that_is_here_already_is_replaced_kept_beside_or_left_out(shelf: Campaigns) -> None:
    game_id = joined(shelf, *DAYS)
    data = export_one(shelf, game_id)
    enter(shelf.open(game_id).session, day())
    shelf.rename(game_id, "Mine")
    mine = encoded(shelf.open(game_id).session)
    seen: list[str] = []

    def decide(decision: Decision) -> Callable[[Incoming, CampaignRow], Decision]:
        def answer(incoming: Incoming, present: CampaignRow) -> Decision:
            seen.append(f"{incoming.title} for {present.title}")
            return decision

        return answer

    assert take(shelf, data, decide("skip")) == []
    (beside,) = take(shelf, data, decide("both"))
    assert beside.game_id != game_id
    assert encoded(shelf.open(game_id).session) == mine
    assert len(shelf.open(beside.game_id).session.state.logbook.days) == 3
    shelf.trash(game_id)
    (arrival,) = take(shelf, data, decide("replace"))
    row = shelf.row(game_id)
    assert (arrival.game_id, row.title, row.trashed, row.day) == (game_id, "Gulf", False, 3)
    assert export_one(shelf, game_id) == data
    assert seen == ["Gulf for Mine"] * 3
    shelf.restore_version(game_id, shelf.versions(game_id)[0].number)
    assert encoded(shelf.open(game_id).session) == mine


def test_should_the_question_be_called_off_nothing_is_taken_over(shelf: Campaigns) -> None:
    ids = [joined(shelf, *DAYS, title=title) for title in ("A", "B")]
    data = export_all(shelf).data
    shelf.remove(ids[0])
    with pytest.raises(AssertionError, match="B should not be here"):
        take(shelf, data)
    assert [row.title for row in shelf.rows()] == ["B"]


def test_on_a_full_disk_none_of_several_is_taken_over(data_dir: Path, tmp_path: Path) -> None:
    with opened(data_dir) as campaigns:
        for number in range(12):
            joined(campaigns, *DAYS, title=str(number))
        data = export_all(campaigns).data
    with opened(tmp_path / "other") as campaigns:
        with campaigns.library._database.read() as connection:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages + 4}")
        with pytest.raises(DiskFull):
            take(campaigns, data)
        assert campaigns.rows() == []
        with campaigns.library._database.read() as connection:
            connection.execute("PRAGMA max_page_count = 100000")
        assert len(take(campaigns, data)) == 12


# -------------------------------------------------------------------------------- what is refused


@pytest.mark.rule("HL-T6.4a")
def test_a_newer_file_can_be_looked_at_and_not_taken_over(
    shelf: Campaigns, full_file: bytes
) -> None:
    def make_newer(tree: dict[str, Any]) -> None:
        tree["version"] = 2
        tree["squadrons"] = []

    data = edited(full_file, make_newer)
    (incoming,) = read(shelf, data, NAME)
    assert isinstance(incoming.trouble, NewerCampaign)
    assert str(incoming.trouble).startswith(
        "The campaign Gulf was written by a newer Ready Room (version 2; known: 1)."
    )
    assert incoming.opened is not None
    assert incoming.opened.session.sink is None
    assert len(incoming.opened.session.state.logbook.days) == 3
    with pytest.raises(NewerCampaign):
        bring_in(shelf, [incoming], refuse)
    assert shelf.rows() == []


def test_a_newer_file_that_cannot_be_understood_says_that_it_is_newer(
    shelf: Campaigns, full_file: bytes
) -> None:
    def make_newer(tree: dict[str, Any]) -> None:
        tree["version"], tree["days"] = 7, {"first": "other"}

    data = edited(full_file, make_newer)
    (incoming,) = read(shelf, data, NAME)
    assert isinstance(incoming.trouble, NewerCampaign)
    assert incoming.opened is None


@pytest.mark.rule("HL-T4.1b")
def test_one_bad_campaign_of_a_backup_is_named_and_the_others_come_in(shelf: Campaigns) -> None:
    for title in ("A", "B", "C"):
        joined(shelf, *DAYS, title=title)
    trees = json.loads(export_all(shelf).data)
    for row in shelf.rows():
        shelf.remove(row.game_id)
    at = next(number for number, tree in enumerate(trees) if tree["name"] == "B")
    del trees[at]["record"]
    trees[at]["days"][2]["missions"][0]["flight"][0]["pilot"] = "zorro"
    incoming = read(shelf, json.dumps(trees, indent=1).encode(), NAME)
    (bad,) = (each for each in incoming if each.trouble is not None)
    words = str(bad.trouble)
    assert f"[{at}].days[2]: HL-T1.4a: zorro is not in the squadron" in words
    with pytest.raises(BadFile):
        bring_in(shelf, incoming, refuse)
    assert shelf.rows() == []
    bring_in(shelf, [each for each in incoming if each.trouble is None], refuse)
    assert {row.title for row in shelf.rows()} == {"A", "C"}


def set_in(*path: str | int, value: object) -> Edit:
    def edit(tree: dict[str, Any]) -> None:
        place: Any = tree
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = value

    return edit


REST = {"kind": "down_time"}
NOTED = {"kind": "down_time", "notes": "other"}
FLIGHT = ("days", 0, "missions", 0, "flight", 0)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (set_in("uid", value="../../etc"), "uid: a UUID in small letters is needed"),
        (set_in("version", value="1"), "version: a number from 1 is needed"),
        (set_in("version", value=True), "version: a number from 1 is needed"),
        (set_in("format", value="other"), "this is no campaign"),
        (set_in("days", 0, "kind", value="holiday"), r"days\[0\].kind"),
        (set_in(*FLIGHT, "pilot", value="zorro"), r"days\[0\]: HL-T1.4a: zorro is not"),
        (set_in(*FLIGHT, "kills", value=10**6), r"days\[0\]: HL-T1.4a: 1000000 is not possible"),
        (set_in(*FLIGHT, "stress", value=10**40), "a number that is far too large"),
        (set_in(*FLIGHT, "loadout", value={"mk82": 10**9}), r"days\[0\]: HL-T1.4a: 1000000000"),
        (set_in(*FLIGHT, "sar", value={"roll": 10**9}), r"days\[0\]: HL-T1.4a: 1000000000"),
        (set_in("days", 0, "missions", 0, "target", value=4711), "There is no Target 4711"),
        (set_in("days", value=[{}] * 100), "length <= 99"),
        (set_in("days", value=[{"kind": "down_time"}] * 4 + [{}]), r"days\[4\]"),
        (set_in("corrections", value=[{"at": "", "day": 9}]), r"corrections\[0\]: the corr"),
        (
            set_in("corrections", value=[{"at": "", "day": 2, "before": {}, "after": {}}]),
            r"days\[1\]: HL-T1.4a: A Day has one mission or two",
        ),
        (
            set_in("corrections", value=[{"at": "", "day": 2, "before": REST, "after": NOTED}]),
            r"days\[1\]: the corrections of the file do not lead here",
        ),
        (set_in("setup", "options", "campaign", value="nowhere"), "setup: "),
        (set_in("setup", "sides", value=["player", "other"]), "setup: "),
        (set_in("setup", "options", "joined", value=False), r"start_state"),
        (set_in("start_state", "squadron", 0, "skill", value=77), "start_state: HL-T1.5a: 77"),
        (set_in("start_state", "damaged_hits", value={"9999": 1}), "There is no Target 9999"),
        (set_in("start_state", value=None), "needs a start_state"),
        (set_in("created", value="2031-05-04T12:00:00"), "created"),
        (set_in("created", value=12), "created"),
        (set_in("name", value="x" * 5000), "name"),
        (set_in("embedded_data", value=[{"id": "x"}]), r"embedded_data\[0\]"),
    ],
)
def test_a_bad_entry_is_named_with_its_place_and_nothing_is_written(
    shelf: Campaigns, plain_file: bytes, edit: Edit, words: str
) -> None:
    tree = json.loads(plain_file)
    del tree["record"]
    edit(tree)
    with pytest.raises(BadFile, match=words) as caught:
        take(shelf, json.dumps(tree).encode())
    assert str(caught.value).startswith(NAME)
    assert shelf.rows() == []


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (set_in("record", "actions", 1, "action", "type", value="Fly by"), r"record.actions\[1\]"),
        (set_in("record", "actions", 1, "action", value=[]), r"record.actions\[1\].action"),
        (set_in("record", "ply", value=99), "record.ply: 99 actions should count"),
        (set_in("record", "seats", value=[]), "record.seats"),
        (set_in("record", "seats", 0, "pin", value="1234"), "a PIN must be empty"),
        (set_in("record", "seed", value=-1), "record.seed"),
        (set_in("record", "bookmarks", value=[{"ply": 99, "comment": ""}]), "record.bookmarks"),
    ],
)
def test_a_bad_record_is_named_with_its_place_and_nothing_is_written(
    shelf: Campaigns, full_file: bytes, edit: Edit, words: str
) -> None:
    with pytest.raises(BadFile, match=words):
        take(shelf, edited(full_file, edit))
    assert shelf.rows() == []


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "it is empty"),
        (b"\xff\xfe{\0}\0", "UTF-16"),
        (b'{"format": "\xe9"}', "not UTF-8"),
        (b"{", "no proper JSON"),
        (b"[1]", r"\[0\]: this is no campaign"),
        (b"7", "this is no campaign"),
        (b'{"format": "hornet-leader-campaign", "format": "x"}', "the key format is there twice"),
        (b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
        (b'{"a":' * 70 + b"1" + b"}" * 70, "nested too deeply"),
        (b'{"a":' + b"9" * 100 + b"}", "a number that is far too large"),
        (b'{"a":' + b"9" * 100_000 + b"}", "out of range"),
        (b'{"a": 1e999}', "out of range"),
        (b'{"a": NaN}', "no proper JSON"),
        (b"[" + b"{}," * 2000 + b"{}]", "more than 1000 campaigns"),
        (b'{"readyroom": 1}', "this is no campaign"),
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(shelf: Campaigns, data: bytes, words: str) -> None:
    with pytest.raises(BadFile, match=words):
        take(shelf, data)
    assert shelf.rows() == []


def test_what_a_table_insisted_on_and_no_rule_can_carry_out_is_named(
    shelf: Campaigns, full_file: bytes
) -> None:
    forced = {"by": "table", "action": {"type": "CorrectDay", "day": 50, "entry": {}, "at": ""}}
    data = edited(full_file, set_in("record", "actions", 2, value=forced))
    with pytest.raises(BadFile, match=r"record.actions\[2\]: this cannot be worked out"):
        take(shelf, data)
    assert shelf.rows() == []


def test_a_campaign_twice_in_a_file_is_refused(shelf: Campaigns, full_file: bytes) -> None:
    tree = json.loads(full_file)
    with pytest.raises(BadFile, match=r"\[1\].uid: this campaign is in the file twice"):
        take(shelf, json.dumps([tree, tree]).encode())


def test_corrections_that_would_take_for_ever_are_refused(
    shelf: Campaigns, full_file: bytes
) -> None:
    tree = json.loads(full_file)
    one = tree["record"]["actions"]
    logged = next(each for each in one if each["action"]["type"] == "LogDay")
    again = next(each for each in one if each["action"]["type"] == "CorrectDay")
    tree["record"]["actions"] = [*one[:1], *[logged] * 99, *[again] * 600]
    with pytest.raises(BadFile, match="too many corrections"):
        take(shelf, json.dumps(tree).encode())
    del tree["record"]
    tree["days"], tree["corrections"] = [REST] * 99, [{"at": "", "day": 1}] * 600
    with pytest.raises(BadFile, match="too many corrections"):
        take(shelf, json.dumps(tree).encode())


def test_entries_of_the_record_that_the_rules_refuse_are_kept_undone(shelf: Campaigns) -> None:
    game_id = joined(shelf, *DAYS)

    def spoil(tree: dict[str, Any]) -> None:
        tree["record"]["actions"][2]["action"]["entry"]["kind"] = "mission"

    (arrival,) = take(shelf, edited(export_one_of(shelf, game_id), spoil))
    assert arrival.note is not None
    assert sentence(arrival.note).startswith("Action 3 is not possible by rule HL-T1.4a")
    row = shelf.library.row(arrival.game_id)
    assert (row.ply, row.length) == (2, 4)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_a_damaged_file_is_taken_or_refused_and_never_anything_else(
    shelf: Campaigns, full_file: bytes, data: st.DataObject
) -> None:
    text = bytearray(full_file)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    try:
        incoming = read(shelf, bytes(text), NAME)
    except BadFile:
        return
    for each in incoming:
        if each.opened is not None:
            assert GAME.check(each.opened.session.state) == []


# -------------------------------------------------------------------------------- any campaign


@pytest.mark.rule("HL-T4.1a", "HL-T4.1c", "HL-T4.2a", "HL-T6.4a")
@pytest.mark.parametrize("seed", range(8))
def test_any_campaign_survives_being_kept_exported_imported_and_duplicated(
    data_dir: Path, tmp_path: Path, seed: int
) -> None:
    rng = Random(seed)
    with opened(data_dir) as campaigns:
        game_id = _any_campaign(campaigns, rng)
        session = campaigns.open(game_id).session
        record, state = session.record(), encoded(session)
    with opened(data_dir) as campaigns:
        copy = campaigns.open(campaigns.duplicate(game_id, "Copy")).session
        assert (copy.record(), encoded(copy)) == (record, state)
        data = export_one(campaigns, game_id)
        modified = campaigns.row(game_id).played
    with opened(tmp_path / "other") as campaigns:
        (arrival,) = take(campaigns, data)
        assert (arrival.game_id, arrival.note) == (game_id, None)
        again = campaigns.open(game_id).session
        assert (again.record(), encoded(again)) == (record, state)
        assert export_one(campaigns, game_id) == data
        assert campaigns.row(game_id).played - modified == timedelta()
        while again.can_redo():
            again.redo()
        for _ in range(3):
            again.undo(past_bounds=True)


def _any_campaign(campaigns: Campaigns, rng: Random) -> str:
    """Return a campaign that was entered, played, corrected and taken back at random."""
    if rng.random() < 0.6:
        game_id = joined(campaigns)
    else:
        game_id = campaigns.create(setup_of({**RANDOM}), "Libya", rng.randint(1, 99))
        play_on(campaigns.open(game_id).session, rng)
    session = campaigns.open(game_id).session
    for _ in range(rng.randint(3, 7)):
        state, chance = session.state, rng.random()
        days = len(state.logbook.days)
        squadron = tuple(each.pilot for each in state.squadron)
        if chance < 0.2 and days:
            first = state.logbook.first_day
            correct(session, rng.randrange(first, first + days), a_day(rng, squadron), "why")
        elif chance < 0.35 and session.can_undo(past_bounds=True) and days:
            session.undo(past_bounds=True)
        elif state.day >= state.days:
            session.play(CloseCampaign())
            break
        elif chance < 0.6:
            play_day(session, rng)
        else:
            enter(session, a_day(rng, squadron))
        if session.state.book is None or not session.state.steps:
            break
        play_on(session, rng)
    return game_id
