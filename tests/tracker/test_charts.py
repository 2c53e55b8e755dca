"""Charts of a campaign: what they show, how they are read without seeing, and copies."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.book_entries import DayEntry, FlightEntry, MemberEntry, PastDay
from desktop.rules.hornet_leader.records import AVERAGE, SKILLED
from desktop.tracker import charts_view
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.charts_art import plot_of, scale_of, spread, ticks
from desktop.tracker.charts_build import charts, heat_chart, stress_chart, vp_chart, xp_chart
from desktop.tracker.charts_card import ChartCard
from desktop.tracker.charts_data import QUIET, Chart, Series, table_of, text_of
from desktop.tracker.charts_page import ChartsPage
from desktop.tracker.charts_side import ChartsSide
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.tracker.campaigns import model_of

KIT = GAME.kit
LEVEL = KIT.pilots["teflon"].levels[AVERAGE]
SIX = ("teflon", "banzai", "pluto", "blackhawk", "hunter", "wolf")


def campaign() -> CampaignModel:
    """Return one after two of three Days: one became Unfit, one was promoted, one is missing."""
    fresh = MemberEntry(pilot="banzai", skill=AVERAGE, xp=KIT.pilots["banzai"].levels[2].xp - 1)
    hard = FlightEntry(pilot="teflon", stress=LEVEL.shaken_max + 9)
    lost = FlightEntry(pilot="pluto", lost="home_bound")
    return model_of(
        day(flown(1, hard, "banzai", outcome="X")),
        day(flown(10, lost)),
        start=standing("teflon", fresh, *SIX[2:]),
    )


def line(chart: Chart, name: str) -> Series:
    return next(each for each in chart.series if each.name == name)


@pytest.mark.rule("HL-T6.2a")
def test_there_are_six_charts() -> None:
    model = campaign()
    found = charts(model.state, KIT, "teflon")
    assert [chart.key for chart in found] == ["stress", "heat", "vp", "fund", "tracks", "xp"]
    assert all(table_of(chart)[1] for chart in found)


@pytest.mark.rule("HL-T6.2a")
def test_stress_lines_stand_over_the_bands_of_the_selected_pilot() -> None:
    model = campaign()
    chart = stress_chart(model.state, KIT, "teflon")
    okay, shaken = LEVEL.okay_max + 0.5, LEVEL.shaken_max + 0.5
    assert [(z.low, z.high, z.letter) for z in chart.zones] == [
        (0, okay, "O"),
        (okay, shaken, "S"),
        (shaken, None, "U"),
    ]
    results = model.book.results
    stress = [result.pilots["teflon"].stress for result in results]
    assert line(chart, "Teflon").values == (*map(float, stress), None)
    assert line(chart, "Pluto").values == (0.0, None, None)
    assert not stress_chart(model.state, KIT, "").zones


def test_at_most_four_pilots_have_colours_and_the_selected_is_the_first() -> None:
    model = campaign()
    chart = stress_chart(model.state, KIT, "hunter")
    looks = [(each.name, each.look) for each in chart.series]
    assert looks[0] == ("Hunter", 0)
    assert looks[1] == ("Teflon", 1)
    assert [look for _, look in looks] == [0, 1, 2, 3, QUIET, QUIET]


@pytest.mark.rule("HL-T6.2c")
def test_the_heat_map_has_a_letter_for_every_status() -> None:
    chart = heat_chart(campaign().state, KIT, "teflon")
    teflon, pluto = line(chart, "Teflon"), line(chart, "Pluto")
    assert teflon.letters[0] == "U"
    assert teflon.said(0) == f"U {teflon.values[0]:g}"
    assert (pluto.letters, pluto.said(1), pluto.said(2)) == (("O", "M", ""), "M", "–")


@pytest.mark.rule("HL-T6.2a")
def test_victory_points_stand_before_the_bounds_and_lead_on() -> None:
    model = campaign()
    chart = vp_chart(model.state, KIT)
    bounds = KIT.campaigns["iraq_1991"].lengths[0].vp
    assert [level.value for level in chart.levels] == [
        bounds.poor,
        bounds.adequate,
        bounds.good,
        bounds.great,
    ]
    now = model.state.vp
    assert chart.series[0].values == (0.0, float(model.book.results[0].vp), float(now), None)
    assert chart.forecast == (now, now * 1.5)


@pytest.mark.rule("HL-T6.2a")
def test_promotions_are_marked_on_the_line_of_experience() -> None:
    banzai = line(xp_chart(campaign().state, KIT, "teflon"), "Banzai")
    assert banzai.marked == (0,)
    assert banzai.said(0).endswith(f", now {KIT.skill_name(SKILLED).source}")
    assert banzai.values[1] == banzai.values[0]


@pytest.mark.rule("HL-T6.2a")
def test_the_fund_and_the_tracks_begin_with_the_start() -> None:
    model = campaign()
    fund, tracks = charts(model.state, KIT, "")[3:5]
    assert fund.days == tracks.days == (0, 1, 2, 3)
    assert fund.series[0].values[:2] == (17.0, float(model.book.results[0].so))
    assert [each.name for each in tracks.series] == ["Recon", "Intel", "Infra"]
    readings = KIT.campaigns["iraq_1991"].tracks.recon.values
    assert tracks.series[0].said(1) == str(readings[model.book.results[0].tracks[0]])


def test_days_before_the_log_are_empty() -> None:
    past = (PastDay(day=1, target=10, status="O"),)
    model = model_of(day(), start=standing("teflon", day=1, vp=4, past=past))
    chart = vp_chart(model.state, KIT)
    assert chart.series[0].values == (None, 4.0, 4.0, None)
    assert chart.said(0) == "start: –"


@pytest.mark.rule("HL-T6.2c")
def test_every_chart_is_a_table_too() -> None:
    model = campaign()
    chart = vp_chart(model.state, KIT)
    assert table_of(chart) == (
        ("Day", "Victory Points"),
        (
            ("start", "0"),
            ("D1", str(model.book.results[0].vp)),
            ("D2", str(model.state.vp)),
            ("D3", "–"),
        ),
    )
    lines = text_of(chart).splitlines()
    assert lines[0] == "Victory Points"
    assert f"D2\t{model.state.vp}" in lines
    assert any(each.startswith("Great") for each in lines)


# ------------------------------------------------------------------------------- on the screen


def test_scales_hold_everything_and_their_numbers_are_whole() -> None:
    model = campaign()
    for chart in charts(model.state, KIT, "teflon"):
        low, high = scale_of(chart)
        values = [v for each in chart.series for v in each.values if v is not None]
        assert low <= min(values)
        assert high >= max(values)
    assert ticks(-3.0, 11.0) == (-3, 0, 3, 6, 9)
    assert ticks(0.0, 4.2) == (0, 1, 2, 3, 4)


def test_labels_keep_a_distance() -> None:
    assert spread([10, 11, 30], 8, 0, 100) == [10, 18, 30]
    assert spread([96, 97], 8, 0, 100) == [92, 100]


class Tips:
    """Takes the place of the tooltip, which the platform of the tests cannot raise."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def showText(self, _at: QPoint, words: str, _widget: object) -> None:
        self.said.append(words)

    def hideText(self) -> None:
        self.said.append("")


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> Tips:
    made = Tips()
    monkeypatch.setattr(charts_view, "QToolTip", made)
    return made


@pytest.fixture
def card(qtbot: QtBot, themes: ThemeSource, tips: Tips) -> Callable[[Chart], ChartCard]:
    def shown(chart: Chart) -> ChartCard:
        made = ChartCard(themes)
        qtbot.addWidget(made)
        made.resize(500, 300)
        made.show_chart(chart)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        made.view.setFocus()
        return made

    return shown


@pytest.mark.rule("HL-T6.2c")
def test_values_are_read_with_the_keys_and_enter_asks_for_the_day(
    card: Callable[[Chart], ChartCard], qtbot: QtBot, tips: Tips
) -> None:
    made = card(vp_chart(campaign().state, KIT))
    chart = made.chart
    assert chart is not None
    QTest.keyClick(made.view, Qt.Key.Key_Left)
    assert made.view.cursor_column == 2
    assert chart.said(2) in made.view.accessibleDescription()
    assert tips.said == [chart.said(2)]
    QTest.keyClick(made.view, Qt.Key.Key_Left)
    with qtbot.waitSignal(made.day_asked) as asked:
        QTest.keyClick(made.view, Qt.Key.Key_Return)
    assert asked.args == [1]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(made.view, key)
        with qtbot.assertNotEmitted(made.day_asked):
            QTest.keyClick(made.view, Qt.Key.Key_Return)
    assert made.view.cursor_column == 3


@pytest.mark.parametrize("number", range(6))
def test_a_press_leads_to_the_day_under_the_pointer(
    card: Callable[[Chart], ChartCard], qtbot: QtBot, number: int
) -> None:
    chart = charts(campaign().state, KIT, "teflon")[number]
    made = card(chart)
    column = chart.days.index(2)
    QTest.keyClick(made.view, Qt.Key.Key_Right)
    middle = round(made.view._middle(column))
    spot = QPoint(middle, made.view.height() // 2)
    QTest.mouseMove(made.view, spot)
    qtbot.waitUntil(lambda: made.view.cursor_column == column)
    with qtbot.waitSignal(made.day_asked) as asked:
        QTest.mouseClick(made.view, Qt.MouseButton.LeftButton, pos=spot)
    assert asked.args == [2]


@pytest.mark.rule("HL-T6.2c")
@pytest.mark.parametrize("number", range(6))
def test_a_chart_is_copied_as_a_picture_and_as_text(
    card: Callable[[Chart], ChartCard], number: int
) -> None:
    made = card(charts(campaign().state, KIT, "teflon")[number])
    chart = made.chart
    assert chart is not None
    QTest.keyClick(made.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    picture = QGuiApplication.clipboard().image()
    assert picture.width() == 2 * made.view.width()
    below = range(picture.height() // 3, picture.height(), 3)
    assert len({picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in below}) > 8
    names = [action.text() for action in made.menu().actions()]
    assert names == ["Copy as a picture", "Copy as text", "", "Show the table"]
    made.tabled.click()
    made.table.setFocus()
    QTest.keyClick(made.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == text_of(chart)


@pytest.mark.rule("HL-T6.2c")
def test_the_table_behind_a_chart_leads_to_days_too(
    card: Callable[[Chart], ChartCard], qtbot: QtBot
) -> None:
    made = card(vp_chart(campaign().state, KIT))
    made.tabled.click()
    assert made.stack.currentWidget() is made.table
    assert made.table.words.rows[1][0] == "D1"
    made.table.setFocus()
    made.table.selectRow(1)
    with qtbot.waitSignal(made.day_asked) as asked:
        QTest.keyClick(made.table, Qt.Key.Key_Return)
    assert asked.args == [1]
    made.table.selectRow(0)
    with qtbot.assertNotEmitted(made.day_asked):
        QTest.keyClick(made.table, Qt.Key.Key_Return)


def test_names_at_the_ends_of_lines_have_their_room(qapp: QApplication) -> None:
    days: tuple[DayEntry, ...] = (day(), day(), day())
    more = model_of(*days, start=standing(*SIX), length="medium")
    open_end = stress_chart(more.state, KIT, "teflon")
    full = stress_chart(model_of(*days, start=standing(*SIX)).state, KIT, "teflon")
    box = QRectF(0, 0, 400, 200)
    assert plot_of(full, box).box.right() < plot_of(open_end, box).box.right()


def test_the_page_shows_the_bands_of_whom_one_selects(qtbot: QtBot, themes: ThemeSource) -> None:
    model = campaign()
    page = ChartsPage(model, themes)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    assert page.pilot.currentText() == "Teflon"
    page.show_pilot("wolf")
    chart = page.cards[0].chart
    assert chart is not None
    assert chart.note.startswith("bands: Wolf")
    assert page.cards[0].y() == page.cards[1].y()
    page.resize(700, 700)
    qtbot.waitUntil(lambda: page.cards[0].x() == page.cards[1].x())
    model.undo()
    chart = page.cards[0].chart
    assert chart is not None
    assert chart.known == 1
    assert chart.note.startswith("bands: Wolf")


def test_three_charts_stand_beside_the_squadron_or_side_by_side(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    model = campaign()
    side = ChartsSide(model, themes)
    qtbot.addWidget(side)
    side.resize(400, 900)
    side.show()
    keys = [card.chart.key for card in side.cards if card.chart is not None]
    assert keys == ["stress", "vp", "fund"]
    qtbot.waitUntil(lambda: side.cards[1].y() > side.cards[0].y())
    side.show_pilot("hunter")
    assert side.cards[0].view.accessibleDescription().startswith("bands: Hunter")
    side.resize(1000, 300)
    qtbot.waitUntil(lambda: side.cards[1].y() == side.cards[0].y())
    model.play(model.session.entry_at(2).action)
    chart = side.cards[1].chart
    assert chart is not None
    assert chart.known == 3
    assert chart.forecast is None


def test_a_picture_has_the_size_of_its_chart(card: Callable[[Chart], ChartCard]) -> None:
    made = card(heat_chart(campaign().state, KIT, "teflon"))
    picture = made.view.picture()
    assert picture.format() is QImage.Format.Format_RGB32
    assert picture.devicePixelRatio() == 2.0
