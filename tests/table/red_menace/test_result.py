"""The result: verdict, reason, points by city, and the course of the points."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Event
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.events_theatre import PointsScored, PointsTaken, TurnBegan
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.records import BLUE, RED, Ruin
from desktop.rules.red_menace.victory import Phase15
from desktop.table.decision_panel import Words
from desktop.table.page import TablePage
from desktop.table.red_menace.result_data import Standing, curve, result_data
from desktop.table.red_menace.result_panel import ResultPanel
from tests.rules.red_menace.positions import KIT, war
from tests.table.red_menace.playing import page_at
from tests.table.red_menace.scenes import turn_seven

TOLD: tuple[Event, ...] = (
    TurnBegan("RM-7.1", 1),
    PointsScored("RM-10.1.3a", BLUE, 4, 4),
    PointsScored("RM-10.1.3a", RED, 5, 5),
    TurnBegan("RM-7.1", 2),
    TurnBegan("RM-7.1", 3),
    PointsTaken("RM-10.2.8c", 3, 1),
    PointsScored("RM-10.1.3a", RED, 3, 8),
)


def panel_of(page: TablePage) -> ResultPanel:
    (panel,) = page.findChildren(ResultPanel)
    return panel


def ending(qtbot: QtBot) -> TablePage:
    """Show the table of a war that has just ended by the rule of seven."""
    s = turn_seven(15)
    for city in "ABCDFG":
        s.ruins[city] = Ruin(city, RED, "air", 6, "nuke_5", 5)
    s.in_cuba = {"tu95": 2}
    s.then(Destroy("K", RED, "submarine"), Phase15())
    return page_at(qtbot, s)


def test_the_curve_has_the_points_at_the_end_of_every_turn() -> None:
    assert curve(TOLD) == (Standing(1, 4, 5), Standing(2, 4, 5), Standing(3, 1, 8))
    assert curve(()) == ()


def test_points_by_city_and_what_else_counts_add_up() -> None:
    s = war(turn=9)
    s.ruins = {
        "9": Ruin("9", BLUE, "air", 2, "nuke_8", 8),
        "A": Ruin("A", RED, "submarine", 3, "nuke_5", 5),
        "B": Ruin("B", RED, "air", 4, "nuke_3", 3),
    }
    s.points, s.in_cuba, s.victor = [6, 8], {"tu95": 1, "tu95k": 1}, "red"
    data = result_data(s, KIT, TOLD)
    assert sum(row.points for row in data.blue) == data.totals[0] == 6
    assert sum(row.points for row in data.red) == data.totals[1] == 10
    assert [say(row.words) for row in data.red] == [
        "Fairbanks, turn 3, by submarine",
        "Thule, turn 4",
        "Bombers landed in Cuba",
    ]
    assert say(data.blue[-1].words) == "Paid for nuclear missiles"


def test_the_panel_comes_to_the_front_when_the_war_is_over(qtbot: QtBot) -> None:
    page = ending(qtbot)
    panel = panel_of(page)
    assert page.model.session.outcome is not None
    assert page.frame.docks["details"].present == "result"
    assert panel.verdict.text() == "You lose"
    assert panel.tag.rule == "RM-12.2.1"
    assert "seven cities" in panel.reason.text()
    assert "lose" not in panel.reason.text(), "the verdict has said it"
    words = [label.text() for label in panel.findChildren(Words)]
    assert "Chicago, turn 7, by submarine" in words
    assert "Bombers landed in Cuba" in words


def test_before_the_end_there_is_no_result(qtbot: QtBot) -> None:
    s = turn_seven()
    s.then(Interceptions())
    page = page_at(qtbot, s)
    assert panel_of(page).data is None
    assert page.frame.docks["details"].present != "result"


def test_the_graph_says_its_points_to_hand_and_ear(qtbot: QtBot) -> None:
    panel = panel_of(ending(qtbot))
    panel.graph.resize(320, 150)
    panel.graph.show_curve(curve(TOLD), (45, 45))
    assert panel.graph.accessibleDescription() == "Turn 1: 4 to 5; Turn 3: 1 to 8"
    assert panel.graph.turn_at(319 - 6) == Standing(3, 1, 8)
    assert panel.graph.turn_at(0) is None
