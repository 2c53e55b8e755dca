"""Files that are looked at before they are imported: nothing is written until it is decided."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.logbook import csv_out
from desktop.logbook.arriving import look
from desktop.logbook.arriving_types import Answer
from desktop.logbook.backup_file import export_one
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.csv_rows import BadTables
from desktop.logbook.csv_text import Style
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_zip import zip_of
from desktop.store.errors import BadFile, UserError
from desktop.text import sentence
from tests.logbook.community_samples import log, reference
from tests.logbook.packs import shelf_in
from tests.logbook.shelves import encoded, joined, opened
from tests.rules.hornet_leader.logbooks import day, flown

rule = pytest.mark.rule
DAYS = (day(flown(7, "teflon", outcome="X")), day(notes="slept"))


@pytest.fixture
def shelf(data_dir: Path) -> Iterator[Campaigns]:
    with opened(data_dir) as campaigns:
        yield campaigns


@pytest.fixture
def packs(tmp_path: Path) -> Packs:
    return shelf_in(tmp_path / "data")


def put(place: Path, name: str, data: bytes) -> Path:
    path = place / name
    path.write_bytes(data)
    return path


@rule("HL-T8.1a", "HL-T8.2c", "HL-T8.4a")
def test_a_reference_file_becomes_a_pack_and_asks_the_second_time(
    shelf: Campaigns, packs: Packs, tmp_path: Path
) -> None:
    path = put(tmp_path, "hl.json", json.dumps(reference()).encode())
    found = look(shelf, packs, path)
    lines = [sentence(each) for each in found.lines]
    assert "Pilots: 1" in lines
    assert 'Skipped: Pilots[1] "Nostat": no Stats' in lines
    assert found.usable
    assert found.question is None
    assert packs.states() == []
    found.take(Answer())
    (state,) = packs.states()
    assert (state.pack.id, state.usable) == ("community", True)
    again = look(shelf, packs, path)
    assert again.question is not None
    assert again.take(Answer("skip")).lines == ()
    assert again.take(Answer("replace")).lines != ()


@rule("HL-T8.3a", "HL-T8.3b", "HL-T8.4a")
def test_a_log_uses_the_pack_that_is_here_and_asks_the_second_time(
    shelf: Campaigns, packs: Packs, tmp_path: Path
) -> None:
    look(shelf, packs, put(tmp_path, "hl.json", json.dumps(reference()).encode())).take(Answer())
    path = put(tmp_path, "log.json", json.dumps([log()]).encode())
    found = look(shelf, packs, path)
    assert found.question is None
    assert shelf.rows() == []
    (game_id,) = found.take(Answer()).game_ids
    state = shelf.open(game_id).session.state
    assert state.terms.campaign == "testland_1990_usn"
    question = look(shelf, packs, path).question
    assert question is not None
    assert question.decisions == ("replace", "both", "skip")
    assert look(shelf, packs, path).take(Answer("skip")).game_ids == ()
    assert len(shelf.rows()) == 1
    (other,) = look(shelf, packs, path).take(Answer("both")).game_ids
    assert other != game_id


@rule("HL-T6.4a", "HL-T8.4a")
def test_a_campaign_file_and_a_pack_come_in(shelf: Campaigns, packs: Packs, tmp_path: Path) -> None:
    game_id = joined(shelf, *DAYS)
    path = put(tmp_path, "c.json", export_one(shelf, game_id))
    found = look(shelf, packs, path)
    assert [sentence(each) for each in found.lines] == ["Gulf: Day 2, 2 VP"]
    assert found.take(Answer("replace")).game_ids == (game_id,)
    look(shelf, packs, put(tmp_path, "hl.json", json.dumps(reference()).encode())).take(Answer())
    zipped = zip_of(packs.state("community").pack)
    arriving = look(shelf, packs, put(tmp_path, "community.zip", zipped))
    assert "Community data" in sentence(arriving.what)
    assert arriving.question is not None


@rule("HL-T6.4b")
@pytest.mark.parametrize("zipped", [True, False])
def test_tables_come_into_the_campaign_that_is_chosen(
    shelf: Campaigns, packs: Packs, tmp_path: Path, zipped: bool
) -> None:
    origin = joined(shelf, *DAYS)
    game, session = shelf.open(origin)
    files = csv_out.files([csv_out.Campaign(origin, session.state, game.kit)], Style(";"))
    for name, data in files.items():
        put(tmp_path, name, data)
    path = tmp_path / "flights.csv"
    if zipped:
        path = put(tmp_path, "all.zip", csv_out.zipped(files))
    found = look(shelf, packs, path)
    assert [sentence(each) for each in found.lines] == ["Days: 2"]
    assert found.question is not None
    assert found.question.into
    into = joined(shelf, title="Empty")
    assert found.take(Answer(game_id=into)).game_ids == (into,)
    assert encoded(shelf.open(into).session) == encoded(session)
    with pytest.raises(BadTables, match="cannot follow"):
        found.take(Answer(game_id=into))


@rule("HL-T8.4a")
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("x.json", b'{"a": 1}'),
        ("x.txt", b""),
        ("x.zip", b"PK"),
        ("x.csv", b"day\n"),
        ("missing.json", b""),
    ],
)
def test_what_cannot_be_imported_is_refused(
    shelf: Campaigns, packs: Packs, tmp_path: Path, name: str, data: bytes
) -> None:
    if name != "missing.json":
        put(tmp_path, name, data)
    with pytest.raises(UserError):
        look(shelf, packs, tmp_path / name)
    assert (shelf.rows(), packs.states()) == ([], [])


def test_a_zip_with_tables_that_are_too_large_is_refused(
    shelf: Campaigns, packs: Packs, tmp_path: Path
) -> None:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("missions.csv", "flights.csv"):
            archive.writestr(name, b"x" * (9 << 20))
    with pytest.raises(BadFile, match="larger than 8 MB"):
        look(shelf, packs, put(tmp_path, "x.zip", held.getvalue()))
