"""The result: verdict, every point with its source, losses, the war day by day and its replay."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Side
from desktop.rules.eagles_missiles import scoring
from desktop.rules.eagles_missiles.events_days import DayBegan
from desktop.rules.eagles_missiles.events_fights import FleetSunk
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Fall
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.victory import CheckEnd
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles.result_data import evenings, result_data
from desktop.table.eagles_missiles.result_panel import ResultPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import found, press

FELL = (("PDL", 1), ("LUB", 2), ("MAZ", 4), ("CPM", 5), ("WPM", 5), ("LBS", 5))
RUINED = (("BIALYSTOK", 1, "conquest"), ("LUBLIN", 2, "conquest"), ("PLOCK", 3, "raid"))
MISSED = (("LODZ", 4, "missile"), ("DEBLIN", 2, "conquest"))


def ended(victor: str = "polish") -> State:
    """Return a war that is over on its fifth day."""
    s = scenes.fifth_day(phase="D")
    s.assaults.clear()
    for each in s.squadrons:
        if each.where == "board":
            each.where, each.role, each.at, each.card = "pool", "", "", -1
    s.conquered, s.ruins = {}, {}
    for key, day in FELL:
        s.conquered[key] = Fall(key, day, "conquest")
    for key, day, how in (*RUINED, *MISSED):
        s.ruins[key] = Fall(key, day, how)  # type: ignore[arg-type]
    s.cities_lost = 4
    s.victor = victor  # type: ignore[assignment]
    return s


def ending(qtbot: QtBot, side: Side = POLISH) -> tuple[TablePage, ResultPanel]:
    """Show the table of a war that ends at once by its limit of days."""
    s = ended("")
    s.terms = type(s.terms)(s.terms.sides, day_limit=5)
    s.then(CheckEnd())
    page = page_at(qtbot, s, persons=(side,))
    return page, found(page, ResultPanel)


@pytest.mark.rule("EM-XII.1", "EM-XII.5", "EM-XII.9")
def test_every_point_has_its_source_and_they_add_up() -> None:
    s = ended()
    data = result_data(s, KIT, [POLISH])
    assert sum(row.points for row in data.rows) == scoring.total(s, KIT) == data.score.total
    said = [say(row.words) for row in data.rows]
    assert said[:4] == [
        "Białystok: day 1, conquered",
        "Świdnik: day 2, conquered",
        "Płock: day 3, bombed",
        "Łódź: day 4, hit by a missile",
    ]
    assert "Invasion lines completed (line I)" in said
    assert not any("Dęblin" in words for words in said)


def test_territories_stand_by_the_day_on_which_they_fell() -> None:
    fallen = list(map(say, result_data(ended(), KIT, [POLISH]).fallen))
    assert fallen[0] == "Day 1: Podlasie"
    assert fallen[-1] == "Day 5: Central Pomerania, Western Pomerania and Lubusz Land"


def test_each_day_has_its_map_and_its_words() -> None:
    days = result_data(ended(), KIT, [POLISH]).days
    assert [day.day for day in days] == [1, 2, 3, 4, 5]
    assert say(days[0].words) == "Day 1: Podlasie conquered; in ruins Białystok"
    assert say(days[2].words) == "Day 3: in ruins Płock"
    assert days[3].fresh == {"MAZ"}
    assert days[3].conquered == {"PDL", "LUB", "MAZ"}
    assert "PLOCK" in days[4].ruins
    assert "PLOCK" not in days[1].ruins


@pytest.mark.parametrize(
    ("persons", "victor", "words"),
    [
        ([POLISH], "polish", "You win"),
        ([POLISH], "russian", "You lose"),
        ([POLISH, "polish_2"], "polish", "You win"),
        ([RUSSIAN], "russian", "You win"),
        # At one screen nobody in particular reads it.
        ([RUSSIAN, POLISH], "russian", "Russia wins"),
        ([], "russian", "Russia wins"),
    ],
)
def test_the_verdict_is_that_of_all_persons(persons: list[Side], victor: str, words: str) -> None:
    assert say(result_data(ended(victor), KIT, persons).verdict) == words


def test_a_war_without_points_says_so() -> None:
    s = war(day=1)
    s.victor = "polish"
    data = result_data(s, KIT, [POLISH])
    assert [row.points for row in data.rows] == [0]
    assert say(data.fallen[0]) == "No territory was conquered"
    assert say(data.days[0].words) == "Day 1: nothing falls"


def test_evenings_are_found_in_the_log() -> None:
    told = [(-1, DayBegan("EM-IV.0", 1)), (7, FleetSunk("EM-X.4")), (9, DayBegan("EM-IV.0", 2))]
    assert evenings(told) == {0: 0, 1: 10}


# ------------------------------------------------------------------------------------- on the table


def test_the_panel_comes_to_the_front_when_the_war_is_over(qtbot: QtBot) -> None:
    page, panel = ending(qtbot)
    assert page.model.session.outcome is not None
    assert page.frame.docks["details"].present == "result"
    assert panel.verdict.text() == "You win"
    assert panel.tag.rule == "EM-IV.E2"
    words = [label.text() for label in panel.findChildren(Words)]
    assert "Płock: day 3, bombed" in words
    assert panel.total.text() == f"Russia: {scoring.total(page.model.view.state, KIT)} of 10"
    assert "MiG-29 1" in panel.allied.text()


def test_before_the_end_there_is_no_result(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent())
    panel = found(page, ResultPanel)
    assert panel.data is None
    assert not panel.press("P")
    assert page.frame.docks["details"].present != "result"


def test_the_replay_goes_day_by_day_and_stops_at_the_last(qtbot: QtBot) -> None:
    page, panel = ending(qtbot)
    panel._clock.setInterval(1)
    assert panel.slider.value() == 5
    press(page, "p")
    assert panel.map.day is not None
    assert panel.map.day.day == 1
    assert panel.words.text().startswith("Day 1: Podlasie")
    qtbot.waitUntil(lambda: panel.slider.value() == 5)
    assert panel.play.text() == "Play"
    press(page, "p", "p")
    assert panel.play.text() == "Play"


def test_what_moves_the_replay_stands_above_its_map(qtbot: QtBot) -> None:
    _, panel = ending(qtbot)
    assert panel.slider.geometry().bottom() < panel.map.geometry().top()
    assert panel.play.geometry().bottom() < panel.map.geometry().top()


def test_the_map_shows_what_fell_when(qtbot: QtBot) -> None:
    _, panel = ending(qtbot)

    def colour(key: str, day: int) -> QColor:
        """Return the commonest colour of a land: ruins and edges are drawn in others."""
        panel.slider.setValue(day)
        image = panel.map.grab().toImage()
        spots = product(range(0, image.width(), 2), range(0, image.height(), 2))
        seen = Counter(
            image.pixel(x, y) for x, y in spots if panel.map.land_at(QPointF(x, y)) == key
        )
        return QColor(seen.most_common(1)[0][0])

    assert colour("MAZ", 3) == colour("GPL", 3)
    assert colour("MAZ", 4).red() > colour("GPL", 4).red()
    assert panel.map.accessibleName().startswith("Day 4: Mazovia")


def test_an_evening_is_shown_on_the_table(qtbot: QtBot) -> None:
    page, panel = ending(qtbot)
    shown: list[int | None] = []
    page.model.look_at = shown.append  # type: ignore[method-assign, assignment]
    panel.slider.setValue(2)
    panel.show_there.click()
    panel.slider.setValue(5)
    panel.show_there.click()
    # No day began in this session, so there is nothing but the present to show.
    assert shown == [None, None]
