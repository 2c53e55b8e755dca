"""The style: visible on both grounds, focus always shown, a new theme at once."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleFactory,
    QStyleOptionButton,
    QTabBar,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

from desktop.paint.colours import contrast
from desktop.paint.style import ReadyStyle, apply_theme
from desktop.paint.style_metrics import HINTS, METRICS
from desktop.paint.theme import ThemeName, load_theme


def _combo() -> QWidget:
    combo = QComboBox()
    combo.addItems(["Program", "By hand"])
    return combo


def _list() -> QWidget:
    rows = QListWidget()
    rows.addItems(["one", "two"])
    rows.setCurrentRow(0)
    return rows


WIDGETS: dict[str, Callable[[], QWidget]] = {
    "button": lambda: QPushButton("OK"),
    "check box": lambda: QCheckBox("Motion"),
    "radio button": lambda: QRadioButton("Dark"),
    "combo box": _combo,
    "line edit": QLineEdit,
    "spin box": QSpinBox,
    "slider": lambda: QSlider(Qt.Orientation.Horizontal),
    "list": _list,
}


@pytest.fixture
def styled(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the dark theme; as it was, afterwards."""
    name, font, palette = qapp.style().name(), qapp.font(), qapp.palette()
    apply_theme(qapp, load_theme("dark"))
    yield qapp
    qapp.setStyle(name)
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def page(qtbot: QtBot, styled: QApplication) -> Iterator[QWidget]:
    widget = QWidget()
    QHBoxLayout(widget).addWidget(QPushButton("elsewhere", widget))
    qtbot.addWidget(widget)
    yield widget
    widget.close()


def show(page: QWidget, widget: QWidget) -> QWidget:
    layout = page.layout()
    assert layout is not None
    layout.addWidget(widget)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    QApplication.processEvents()  # a layout shows what it is given a moment later
    page.findChildren(QPushButton)[0].setFocus()
    return widget


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()  # a new palette reaches widgets by an event
    return widget.grab().toImage()


@pytest.mark.parametrize("name", WIDGETS)
def test_focus_is_visible_on_every_widget(page: QWidget, name: str) -> None:
    widget = show(page, WIDGETS[name]())
    without = picture(widget)
    widget.setFocus(Qt.FocusReason.MouseFocusReason)
    assert widget.hasFocus()
    assert picture(widget) != without


@pytest.mark.parametrize("name", WIDGETS)
def test_a_change_of_theme_shows_at_once(styled: QApplication, page: QWidget, name: str) -> None:
    widget = show(page, WIDGETS[name]())
    dark = picture(widget)
    apply_theme(styled, load_theme("light"))
    assert picture(widget) != dark


@pytest.mark.parametrize("name", WIDGETS)
def test_a_disabled_widget_looks_disabled(page: QWidget, name: str) -> None:
    widget = show(page, WIDGETS[name]())
    enabled = picture(widget)
    widget.setEnabled(False)
    assert picture(widget) != enabled


@pytest.mark.parametrize("name", ["dark", "light"])
def test_a_check_box_shows_on_the_ground_of_its_theme(
    styled: QApplication, page: QWidget, name: ThemeName
) -> None:
    theme = load_theme(name)
    apply_theme(styled, theme)
    box = show(page, QCheckBox("Motion"))
    assert isinstance(box, QCheckBox)
    image = picture(box)
    middle = box.height() // 2
    edge = max(contrast(image.pixelColor(x, middle), theme.win) for x in range(3))
    assert edge >= 3
    box.setChecked(True)
    fill = picture(box).pixelColor(4, middle - 6)
    assert fill.name() == theme.accent()


def test_the_style_is_set_once(styled: QApplication) -> None:
    first = styled.style()
    apply_theme(styled, load_theme("light"), 150)
    assert styled.style() is first
    assert isinstance(first, ReadyStyle)
    assert styled.font().pixelSize() == 21


def test_what_is_no_widget_is_measured_like_nothing_in_particular(styled: QApplication) -> None:
    # PySide hands over an item of a layout that stood where a button is being made now.
    style, button = styled.style(), QPushButton("x")
    wrong: Any = QWidgetItem(button)
    option, size = QStyleOptionButton(), QSize(20, 20)
    element, kind = QStyle.SubElement.SE_PushButtonContents, QStyle.ContentsType.CT_PushButton
    metric, hint = QStyle.PixelMetric.PM_ButtonMargin, QStyle.StyleHint.SH_DitherDisabledText
    assert style.subElementRect(element, option, wrong) == style.subElementRect(element, option)
    assert style.sizeFromContents(kind, option, size, wrong).height() >= 20
    assert style.pixelMetric(metric, option, wrong) == style.pixelMetric(metric, option)
    assert style.styleHint(hint, option, wrong) == style.styleHint(hint, option)


def test_what_is_told_to_save_asking_fusion_is_what_fusion_says(qapp: object) -> None:
    fusion, hint = QStyleFactory.create("Fusion"), QStyle.StyleHint
    for asked in (
        hint.SH_ScrollBar_Transient,
        hint.SH_ScrollView_FrameOnlyAroundContents,
        hint.SH_Widget_ShareActivation,
    ):
        assert HINTS[asked] == fusion.styleHint(asked)
    overlap = QStyle.PixelMetric.PM_ScrollView_ScrollBarOverlap
    assert METRICS[overlap] == fusion.pixelMetric(overlap)


def test_check_boxes_measure_twenty_pixels(styled: QApplication) -> None:
    metric = QStyle.PixelMetric
    style = styled.style()
    sizes = [
        style.pixelMetric(part) for part in (metric.PM_IndicatorWidth, metric.PM_IndicatorHeight)
    ]
    assert sizes == [20, 20]


def test_buttons_and_fields_share_one_height(page: QWidget) -> None:
    heights = {
        show(page, make()).sizeHint().height()
        for name, make in WIDGETS.items()
        if name in ("button", "combo box", "line edit", "spin box")
    }
    assert heights == {32}


def test_a_partly_checked_box_differs_from_both_others(page: QWidget) -> None:
    box = QCheckBox("All")
    box.setTristate(True)
    show(page, box)
    pictures = []
    for state in Qt.CheckState:
        box.setCheckState(state)
        pictures.append(picture(box))
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_a_slim_scroll_bar_moves_with_its_value(qtbot: QtBot, page: QWidget) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 100)
    show(page, bar)
    top = picture(bar)
    bar.setValue(100)
    assert picture(bar) != top
    assert bar.sizeHint().width() == 12


def test_a_press_on_the_groove_of_a_scroll_bar_goes_there(qtbot: QtBot, page: QWidget) -> None:
    bar = QScrollBar(Qt.Orientation.Vertical)
    bar.setRange(0, 100)
    show(page, bar)
    bar.setFixedHeight(200)
    place = bar.rect().center()
    place.setY(190)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=place)
    assert bar.value() > 60


def test_the_chosen_tab_is_underlined_in_the_accent(page: QWidget) -> None:
    tabs = QTabBar()
    tabs.addTab("Inspector")
    tabs.addTab("Rules")
    show(page, tabs)
    image, low = picture(tabs), tabs.tabRect(0).bottom()
    accent = page.palette().color(QPalette.ColorRole.Accent)
    assert image.pixelColor(tabs.tabRect(0).center().x(), low) == accent
    assert image.pixelColor(tabs.tabRect(1).center().x(), low) != accent


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_sign_of_a_message_box_is_drawn_like_every_icon(
    qtbot: QtBot, qapp: QApplication, theme: ThemeName
) -> None:
    apply_theme(qapp, load_theme(theme))
    box = QMessageBox()
    qtbot.addWidget(box)
    for kind, role in (
        (QMessageBox.Icon.Question, QPalette.ColorRole.Link),
        (QMessageBox.Icon.Warning, QPalette.ColorRole.BrightText),
    ):
        box.setIcon(kind)
        picture = box.iconPixmap().toImage()
        seen = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
            if picture.pixelColor(x, y).alpha() == 255
        }
        assert seen == {box.palette().color(role).name()}
