"""Campaigns as tables for a spreadsheet, and tables of a spreadsheet into a campaign."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.csv_in import enter, read_tables
from desktop.logbook.csv_out import Campaign, files, tables, zipped
from desktop.logbook.csv_rows import BadTables, Fault
from desktop.logbook.csv_text import Separator, Style, Table, encode, harmless, plain
from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Amount,
    DayEntry,
    EventNote,
    FlightEntry,
    MemberEntry,
    PastDay,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import GREEN
from desktop.text import sentence
from tests.logbook.shelves import encoded, joined, opened
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME

rule = pytest.mark.rule
KIT = GAME.kit
FULL = (
    day(
        flown(
            7,
            FlightEntry(
                pilot="teflon",
                leader=True,
                stress=2,
                kills=1,
                sites=2,
                target_hits=3,
                loadout={"mk83": 2},
                expended={"mk83": 1},
                note='=HYPERLINK("http://x")',
            ),
            FlightEntry(pilot="banzai", stress=-1, aborted=True, damaged=True, xp_extra=1),
            FlightEntry(
                pilot="pluto", lost="home_bound", sar=SearchEntry(roll=9, weight=2, mod=-1)
            ),
            outcome="X",
            night=True,
            tanker="paid",
            hits=5,
            so_spent=(Amount("weapons", 4), Amount("tanker", 2)),
            so_gained=(Amount("event", 1),),
            vp_extra=(Amount("overkill", 1),),
            xp_extra=1,
            tracks_extra=(1, 0, -1),
            events=(EventNote(12, note="two hours late"), EventNote(title="Storm")),
            edited={"vp": 4},
            notes='in; =1+1,\n@x "quoted", \'already',
        ),
        flown(20, FlightEntry(pilot="blackhawk", lost="over_target"), outcome="D", hits=3),
        date_played="2031-05-04",
        drawn=(7, 20, 48),
        recon_buys=1,
        adjustments=(Adjustment("so", 1), Adjustment("stress", -1, "teflon")),
        notes="+late",
    ),
    day(rnr=True, notes="slept"),
    day(
        flown(
            48,
            "teflon",
            rescued=("pluto",),
            replaced=(Replaced("blackhawk", "wolf", GREEN, 5),),
            rnr=True,
        )
    ),
)


@pytest.fixture
def shelf(data_dir: Path) -> Iterator[Campaigns]:
    with opened(data_dir) as campaigns:
        yield campaigns


def campaign(campaigns: Campaigns, game_id: str) -> Campaign:
    game, session = campaigns.open(game_id)
    return Campaign(game_id, session.state, game.kit)


def read(data: bytes, separator: str = ",") -> list[dict[str, str]]:
    reader = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=separator)
    return list(reader)


def faults_of(missions: str, flights: str) -> tuple[Fault, ...]:
    with pytest.raises(BadTables) as caught:
        read_tables(KIT, missions.encode(), flights.encode())
    return caught.value.faults


# ----------------------------------------------------------------------------------------- out


@rule("HL-T6.4b")
@pytest.mark.parametrize("separator", [",", ";"])
@pytest.mark.parametrize("bom", [True, False])
def test_five_tables_with_the_fields_of_the_log(
    shelf: Campaigns, separator: Separator, bom: bool
) -> None:
    game_id = joined(shelf, *FULL)
    found = files([campaign(shelf, game_id)], Style(separator, bom))
    names = ["squadron.csv", "missions.csv", "flights.csv", "so_ledger.csv", "vp_ledger.csv"]
    assert list(found) == names
    assert all(data.startswith(b"\xef\xbb\xbf") is bom for data in found.values())
    missions = read(found["missions.csv"], separator)
    assert [(each["uid"], each["day"], each["slot"], each["outcome"]) for each in missions] == [
        (game_id, "1", "primary", "X"),
        (game_id, "1", "secondary", "D"),
        (game_id, "2", "down_time", ""),
        (game_id, "3", "primary", "O"),
    ]
    assert missions[0]["so_spent"] == "weapons=4 tanker=2"
    assert (missions[0]["so_before"], missions[2]["so_before"]) == ("17", missions[0]["so_after"])
    flights = read(found["flights.csv"], separator)
    assert [each["pilot"] for each in flights[:3]] == ["teflon", "banzai", "pluto"]
    assert (flights[2]["sar_total"], flights[2]["sar_result"]) == ("11", "quick_recovery")
    squadron = read(found["squadron.csv"], separator)
    missing = next(each for each in squadron if each["pilot"] == "blackhawk")
    assert (missing["status"], missing["shot_down"], missing["mia_days"]) == ("MIA", "1", "3")
    for name, total, value in (("so_ledger", "so", "so"), ("vp_ledger", "vp", "vp")):
        lines = read(found[f"{name}.csv"], separator)
        state = campaign(shelf, game_id).state
        assert int(lines[-1][total]) == getattr(state, value)
        assert sum(int(each["amount"]) for each in lines) == getattr(state, value)
    numbers = [v for line in missions for k, v in line.items() if k in ("day", "vp", "hits") and v]
    assert numbers
    assert all(each.lstrip("-").isdecimal() for each in numbers)


@rule("HL-T6.4b")
def test_what_was_before_the_log_is_a_question_mark(shelf: Campaigns) -> None:
    past = PastDay(day=1, target=7, status="X", vp=2, flight=(FlightEntry(pilot="teflon"),))
    start = standing("teflon", day=1, past=(past,))
    game_id = joined(shelf, day(), start=start)
    found = files([campaign(shelf, game_id)], Style())
    (flight,) = read(found["flights.csv"])
    assert (flight["stress_in"], flight["stress_after"]) == ("?", "?")
    assert read(found["squadron.csv"])[0]["stress_by_day"] == "? 0"
    assert read(found["missions.csv"])[0]["so_before"] == ""


@rule("HL-T6.4b")
def test_several_campaigns_stand_together_and_a_zip_is_the_same_each_time(
    shelf: Campaigns,
) -> None:
    ids = [joined(shelf, *FULL), joined(shelf, day(), title="Two")]
    chosen = [campaign(shelf, each) for each in ids]
    found = files(chosen, Style())
    assert {each["uid"] for each in read(found["missions.csv"])} == set(ids)
    packed = zipped(found)
    assert packed == zipped(files(chosen, Style()))
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == found


def test_every_row_is_as_long_as_its_header(shelf: Campaigns) -> None:
    found = tables([campaign(shelf, joined(shelf, *FULL))])
    assert all(len(row) == len(table.header) for table in found for row in table.rows)


@rule("HL-T6.4b")
@given(text=st.text("=+-@'\"; ,\t\r\nax\uff1d"))
def test_no_text_is_a_formula_whatever_separator_a_program_expects(text: str) -> None:
    assert plain(harmless(text)) == text
    table = Table("t", ("a", "b"), ((text, "x"),))
    for written in (",", ";"):
        data = encode(table, Style(written, bom=False)).decode()
        for expected in (",", ";", "\t"):
            for row in csv.reader(io.StringIO(data, newline=""), delimiter=expected):
                assert not any(cell.lstrip(' "')[:1] in tuple("=+-@") for cell in row)


# ------------------------------------------------------------------------------------------ in


@rule("HL-T6.4b")
@pytest.mark.parametrize("separator", [",", ";"])
def test_tables_make_the_same_campaign_again(shelf: Campaigns, separator: Separator) -> None:
    first = joined(shelf, *FULL)
    found = files([campaign(shelf, first)], Style(separator))
    again = joined(shelf, title="Again")
    tables_read = read_tables(KIT, found["missions.csv"], found["flights.csv"])
    assert tables_read.unused == ()
    assert [each.entry for each in tables_read.days] == list(FULL)
    assert enter(shelf, again, tables_read) == 3
    one, two = (shelf.open(each).session for each in (first, again))
    assert encoded(one) == encoded(two)
    before = shelf.versions(again)[0].brief
    assert before is not None
    assert before.day == 0


@rule("HL-T6.4b")
def test_the_least_that_a_spreadsheet_must_say(shelf: Campaigns) -> None:
    missions = "Day;Target;Outcome;Weather\r\n1;7;destroyed;rain\r\n\r\n2;;;\r\n"
    flights = "day\tpilot\tstress_in\n1\tTeflon\t3\n1\tBANZAI\t\n"
    found = read_tables(KIT, missions.encode(), flights.encode())
    assert found.unused == ("weather",)
    first, second = (each.entry for each in found.days)
    assert first == day(flown(7, FlightEntry(pilot="teflon", stress=3), "banzai", outcome="X"))
    assert second == DayEntry(kind="down_time")
    game_id = joined(shelf)
    assert enter(shelf, game_id, found) == 2
    assert shelf.open(game_id).session.state.day == 2


@rule("HL-T6.4b")
def test_every_mistake_is_told_with_file_line_and_column() -> None:
    missions = 'day,target,outcome,notes\n1,7,X,"two\nlines"\n1,7,X,\nx,999,Q,\n3,48,X,,,5\n'
    flights = "day,pilot,stress_in,lost\n1,nobody,many,sea\n9,teflon,,\n"
    found = faults_of(missions, flights)
    places = [(each.file, each.line, each.column, each.field) for each in found]
    assert ("missions.csv", 5, 3, "outcome") in places
    assert ("missions.csv", 4, 1, "day") in places
    assert ("missions.csv", 5, 1, "day") in places
    assert ("missions.csv", 5, 2, "target") in places
    assert ("missions.csv", 6, 5, "") in places
    assert ("flights.csv", 2, 2, "pilot") in places
    assert ("flights.csv", 2, 3, "stress_in") in places
    assert ("flights.csv", 2, 4, "lost") in places
    assert ("flights.csv", 3, 1, "day") in places
    told = sentence(next(each for each in found if each.field == "stress_in").words)
    assert told == (
        "flights.csv, line 2, column 3 (stress_in): “many” is no whole number from -99 to 999"
    )


@rule("HL-T6.4b")
@pytest.mark.parametrize(
    ("missions", "flights"),
    [
        (b"", b"day,pilot\n"),
        (b"\xff\xfe1", b"day,pilot\n"),
        (b"day,target\n1,7\n", b"who\nx\n"),
        (b"day,target\n", b"day,pilot\n"),
        (b"day,target\n1,7\n", b'day,pilot\n1,"' + b"x" * 200_000),
        (b"day,target,day\n1,7,1\n", b"day,pilot\n1,teflon\n"),
        (b"uid,day,target\na,1,7\nb,2,7\n", b"day,pilot\n1,teflon\n"),
        (b"day,target,slot\n1,7,secondary\n", b"day,pilot,slot\n1,teflon,2\n"),
        (b"day,target\n1,7\n1,\n", b"day,pilot\n1,teflon\n"),
        (b"day,target,so_spent\n1,7,tanks=3\n", b"day,pilot\n1,teflon\n"),
        (b"day,target,tracks_extra\n1,7,1 2\n", b"day,pilot\n1,teflon\n"),
        (b"day,target,date_played\n1,7,4.5.2031\n", b"day,pilot\n1,teflon\n"),
        (b"day,target\n" + b"1,7\n" * 6000, b"day,pilot\n1,teflon\n"),
        (b"day,target\n" + b"x" * (9 << 20), b"day,pilot\n1,teflon\n"),
    ],
    ids=range(14),
)
def test_no_broken_table_is_taken(missions: bytes, flights: bytes) -> None:
    with pytest.raises(BadTables):
        read_tables(KIT, missions, flights)


@rule("HL-T6.4b", "HL-T8.4a")
def test_days_that_the_campaign_cannot_take_change_nothing(shelf: Campaigns) -> None:
    game_id = joined(shelf, day(), start=standing(MemberEntry(pilot="teflon", skill=2)))
    before = encoded(shelf.open(game_id).session)
    wrong = (
        ("1,7\n", "1,teflon\n", 1),
        ("2,7\n3,20\n", "2,teflon\n3,pluto\n", 0),
        ("2,7\n3,20\n", "2,teflon\n", 0),
    )
    for missions, flights, column in wrong:
        found = read_tables(
            KIT, f"day,target\n{missions}".encode(), f"day,pilot\n{flights}".encode()
        )
        with pytest.raises(BadTables) as caught:
            enter(shelf, game_id, found)
        assert caught.value.faults[0].column == column
    assert encoded(shelf.open(game_id).session) == before
