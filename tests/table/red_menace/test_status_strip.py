"""The strip above the board: public facts, one line in a small window, away at a press."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import Outcome
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.progress import PHASES
from desktop.rules.red_menace.records import BLUE, RED, Ruin
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.status_data import WARNED, status_data
from desktop.table.red_menace.status_strip import StatusStrip
from tests.rules.red_menace.positions import KIT, inbound, war
from tests.table.red_menace.playing import page_at
from tests.table.red_menace.scenes import turn_seven

SMALL = (1280, 720)


def strip_of(page: TablePage) -> StatusStrip:
    (strip,) = page.findChildren(StatusStrip)
    return strip


def shown(qtbot: QtBot, **how: tuple[int, int]) -> tuple[TablePage, StatusStrip]:
    s = turn_seven()
    s.then(Interceptions())
    page = page_at(qtbot, s, **how)  # type: ignore[arg-type]  # a size
    return page, strip_of(page)


def launches(s: State) -> str:
    """Return what is said of the player's take-offs."""
    words = status_data(s, KIT).launches
    return "" if words is None else say(words)


@pytest.mark.rule("RM-12.2.1")
@pytest.mark.parametrize(
    ("ours", "theirs", "tone"),
    [
        (4, 0, Tone.PLAIN),
        (5, 0, Tone.GOOD),
        (0, 5, Tone.BAD),
        (6, 2, Tone.PLAIN),
    ],
)
def test_the_lead_warns_from_five_cities_on(ours: int, theirs: int, tone: Tone) -> None:
    s = war(turn=5, phase=7)
    for number in range(ours):
        city = str(number + 1)
        s.ruins[city] = Ruin(city, BLUE, "air", 3)
    for city in "ABCDEF"[:theirs]:
        s.ruins[city] = Ruin(city, RED, "air", 3)
    data = status_data(s, KIT)
    assert data.cities == (ours, theirs)
    assert data.lead_tone is tone
    assert (abs(ours - theirs) >= WARNED) == (tone is not Tone.PLAIN)


@pytest.mark.rule("RM-9.3.2d")
def test_the_last_take_off_is_announced_before_it_and_after() -> None:
    s = war(turn=9, phase=3)
    assert launches(s) == ""
    s.pool, s.flights = [], []
    assert "phase 8" in launches(s)
    s.phase, s.last_launch = 8, 9
    assert launches(s) == "Last take-off this turn"
    s.turn, s.phase = 10, 1
    assert launches(s) == "Take-offs are over"
    s.extra_launch = 2
    assert "2" in launches(s)


@pytest.mark.rule("RM-9.2.1f")
def test_formations_that_cannot_take_off_are_not_promised() -> None:
    s = war(turn=5, phase=3)
    before = say(status_data(s, KIT).pool_note)
    s.cup.counts = [0] * len(KIT.cup_kinds)
    assert say(status_data(s, KIT).pool_note) != before


@pytest.mark.rule("RM-12.1a")
def test_points_and_thresholds_are_those_of_the_scenario(qtbot: QtBot) -> None:
    _, strip = shown(qtbot)
    data = strip.data
    assert data is not None
    assert (data.blue.points, data.red.points) == (4, 8)
    assert data.blue.threshold == KIT.scenarios[2].points_blue
    assert strip.points.value.text() == "4 : 8"
    assert str(data.red.threshold) in strip.points.note.text()


def test_every_phase_has_its_name_at_the_pointer(qtbot: QtBot) -> None:
    _, strip = shown(qtbot)
    cells = strip.phases
    assert cells.present == 5
    found = [cells.step_at(x) for x in range(cells.width())]
    assert set(found) >= set(range(1, len(PHASES) + 1))
    assert say(PHASES[4]) in cells.accessibleName()


def test_a_small_window_has_it_on_one_line(qtbot: QtBot) -> None:
    _, large = shown(qtbot)
    page, small = shown(qtbot, size=SMALL)
    assert small.compact
    assert not large.compact
    assert small.height() < large.height()
    facts = (small.points, small.cities, small.flights)
    assert all(fact.geometry().right() <= small.width() for fact in facts)
    page.resize(1000, 640)
    assert all(fact.geometry().right() <= small.width() for fact in facts)


def test_the_numbers_are_called_phases_where_there_is_room(qtbot: QtBot) -> None:
    for width, named in ((1600, True), (1280, True), (900, False)):
        _, strip = shown(qtbot, size=(width, 800))
        assert strip.phase.heading.isVisible() == named, width


@pytest.mark.rule("RM-12.1b")
def test_bombers_in_cuba_are_counted_once_the_war_is_over() -> None:
    s = war(turn=9, phase=15)
    s.points[:] = [22, 41]
    s.in_cuba["tu16"] = 1
    before = status_data(s, KIT)
    assert (before.blue.points, before.red.points, before.landed) == (22, 41, 1)
    s.outcome = Outcome((), "RM-12.2.3")
    after = status_data(s, KIT)
    assert (after.blue.points, after.red.points, after.landed) == (22, 42, 0)


def test_its_tool_puts_it_away_and_brings_it_back(qtbot: QtBot) -> None:
    _, strip = shown(qtbot)
    assert strip.press("")
    assert strip.isHidden()
    assert strip.press("")
    assert strip.isVisible()
    assert not strip.press("S")


def test_everything_is_said_to_a_reader(qtbot: QtBot) -> None:
    _, strip = shown(qtbot)
    for words in ("Phase 5 of 15", "4 : 8", "1 : 2", "4 in flight"):
        assert words in strip.accessibleName()


def test_landings_are_named_with_the_points(qtbot: QtBot) -> None:
    s = turn_seven()
    s.in_cuba = {"tu95": 2}
    s.then(Interceptions())
    strip = strip_of(page_at(qtbot, s))
    assert "2 bombers in Cuba" in strip.points.toolTip()
    assert strip.data is not None
    assert strip.data.red.points == 8


def test_a_flight_that_goes_is_counted_no_more() -> None:
    s = war(turn=3, phase=5)
    inbound(s, "A", "0709", "C")
    assert status_data(s, KIT).flying == 1
    s.flights.clear()
    assert status_data(s, KIT).flying == 0
