"""The look at all screens sees what it is to see, and a few screens that were mended stay so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.logbook.day_draft import MissionDraft
from desktop.paint.buttons import Importance, KeyButton, Toggle
from desktop.paint.drawing import draw_text
from desktop.paint.elided import ElidedLabel
from desktop.paint.hints import set_hint
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.paint.widgets import NoteBox
from desktop.rules.hornet_leader.book_entries import FlightEntry
from desktop.table.decision_panel import Words
from desktop.table.decision_rows import Row, RowData
from desktop.table.prompt_parts import PhaseTrail, PromptLabel
from desktop.table.scrolled import Claiming, Scrolled
from desktop.table.timeline_strip import Moment, TimelineStrip
from desktop.tracker.flight_grid import FlightGrid
from desktop.tracker.flight_grid_model import GridRow
from tests.screens.found import is_told
from tests.screens.grounds import measured
from tests.screens.longer import Longer, longer
from tests.screens.painted import watched
from tests.screens.room import troubles

# Said by the offscreen platform of every tooltip.
pytestmark = pytest.mark.qt_log_ignore(r"This plugin does not support raise\(\)", extend=True)

LONG = "Words that are far too long for the room they have"


@pytest.fixture
def themes(qapp: QApplication) -> Iterator[ThemeSource]:
    """The dark theme with the largest text."""
    theme = load_theme("dark")
    apply_theme(qapp, theme, 200)
    yield ThemeSource(theme)
    apply_theme(qapp, theme, 100)


def shown(qtbot: QtBot, widget: QWidget, wide: int, high: int = 200) -> QWidget:
    qtbot.addWidget(widget)
    widget.setMinimumSize(1, 1)
    widget.resize(wide, high)
    widget.show()
    QApplication.processEvents()
    return widget


def kinds(window: QWidget) -> set[str]:
    """Return what kinds of trouble a window has, as it is laid out and as it is painted."""
    with watched() as watch:
        window.grab()
        return {each.kind for each in (*watch.troubles(), *troubles(window))}


def window_of(qtbot: QtBot, *parts: QWidget) -> QWidget:
    """Return a window of 120 pixels in which parts lie wherever they are."""
    window = QWidget()
    for part in parts:
        part.setParent(window)
    return shown(qtbot, window, 120, 90)


def test_all_texts_are_longer_and_say_what_they_fill_in() -> None:
    text = "{name} has &moved %1 <b>units</b> of {count}."
    said = longer(text)
    for kept in ("{name}", "{count}", "&m", "%1", "<b>", "</b>"):
        assert kept in said
    plain = "Everything that can be done is lit"
    assert 1.3 < len(longer(plain)) / len(plain) < 1.5


def test_the_longer_language_is_spoken_until_it_stops(qapp: QApplication) -> None:
    spoken = Longer()
    assert QCoreApplication.translate("any", "Dice") == longer("Dice") != "Dice"
    spoken.stop()
    assert QCoreApplication.translate("any", "Dice") == "Dice"


def test_words_without_room_are_found_unless_a_tooltip_says_them(qtbot: QtBot) -> None:
    label, button, box = QLabel(LONG), QPushButton(LONG), QComboBox()
    box.addItem(LONG)
    for part in (label, button, box):
        part.setFixedSize(60, 24)
        window = window_of(qtbot, part)
        assert kinds(window) == {"cut"}
        part.setToolTip(LONG)
        assert kinds(window) == set()


def test_painted_words_without_room_are_found_unless_a_tooltip_says_them(qtbot: QtBot) -> None:
    toggle = Toggle(LONG)
    toggle.setFixedSize(120, 24)
    window = window_of(qtbot, toggle)
    assert kinds(window) == {"cut"}
    toggle.setToolTip(f"<p>{LONG}</p>")
    assert kinds(window) == set()


def test_a_label_that_gives_way_tells_itself_whole(qtbot: QtBot) -> None:
    label = ElidedLabel()
    label.setText(LONG)
    label.setFixedSize(60, 24)
    window = window_of(qtbot, label)
    assert kinds(window) == set()
    assert is_told(label, label.rect().center(), LONG)


def test_a_row_that_can_not_be_chosen_wants_no_key(qtbot: QtBot, themes: ThemeSource) -> None:
    row = Row(themes)
    row.show_data(RowData("a", "Fairbanks", notes="is destroyed", possible=False))
    window = QWidget()
    QVBoxLayout(window).addWidget(row)
    shown(qtbot, window, 500)
    assert kinds(window) == set()
    row.show_data(RowData("a", "Fairbanks"))
    row.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert kinds(window) == {"no keys"}


def test_a_field_without_room_for_its_hint_tells_it_whole(qtbot: QtBot) -> None:
    field = QLineEdit()
    field.setFixedWidth(60)
    field.setPlaceholderText(LONG)
    window = window_of(qtbot, field)
    assert kinds(window) == {"cut"}
    set_hint(field, LONG, "Search")
    assert kinds(window) == set()
    assert field.accessibleName() == "Search"


def test_what_lies_outside_or_over_others_or_takes_no_keys_is_found(qtbot: QtBot) -> None:
    away = QLabel("away")
    away.move(300, 0)
    assert kinds(window_of(qtbot, away)) == {"outside"}
    assert kinds(window_of(qtbot, QLabel("one"), QLabel("two"))) == {"over"}
    tool = QToolButton()
    tool.setText("t")
    tool.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    assert kinds(window_of(qtbot, tool)) == {"no keys"}


def test_an_end_that_cannot_be_scrolled_to_is_found(qtbot: QtBot) -> None:
    area, inner = QScrollArea(), QWidget()
    inner.setMinimumWidth(400)
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.setFixedSize(100, 80)
    window = window_of(qtbot, area)
    assert kinds(window) == set()
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert kinds(window) == {"unreachable"}


def test_the_key_on_a_button_grows_with_the_text(qtbot: QtBot, themes: ThemeSource) -> None:
    page = QWidget()
    button = KeyButton("Start", Importance.PRIMARY)
    button.set_cap("Enter")
    QVBoxLayout(page).addWidget(button)
    assert kinds(shown(qtbot, page, 400)) == set()


def test_words_without_room_are_set_in_narrow_letters(qtbot: QtBot, themes: ThemeSource) -> None:
    button, toggle, words = KeyButton("Leave the display"), Toggle("End finished turns"), Words()
    words.setText("Subcarpathia")
    lined = ElidedLabel()
    lined.setText("Artillery Park")
    for part in (button, toggle, words, lined):
        wide = part.sizeHint().width()
        part.setFixedSize(round(wide * 0.86), 80)
        assert kinds(shown(qtbot, part, round(wide * 0.86), 80)) == set()


def test_a_long_prompt_is_set_narrower_and_told_where_there_is_no_room(
    qtbot: QtBot, themes: ThemeSource
) -> None:
    label = PromptLabel()
    label.show_words("Bombers to place: 20 (3 at a base, of two types)")
    shown(qtbot, label, 260, 74)
    assert (kinds(label), label.toolTip()) == (set(), "")
    label.resize(150, 74)
    assert kinds(label) == set()
    assert label.toolTip() == label.text()


def test_the_present_phase_is_seen_among_many(qtbot: QtBot, themes: ThemeSource) -> None:
    trail = PhaseTrail()
    trail.show_phases(tuple(f"Phase {number}" for number in range(16)), 12)
    shown(qtbot, trail, 500, 80).grab()
    box, name = trail._places[12]
    assert name == "Phase 12"
    assert trail.rect().contains(box.toAlignedRect().adjusted(0, 0, -1, -1))


def test_the_hint_of_a_note_goes_on_in_the_next_line(qtbot: QtBot, themes: ThemeSource) -> None:
    note = NoteBox(themes)
    note.show_note("Too far", "A Brigade moves 3.", "DE-3.2", "F1 opens the rule")
    assert kinds(shown(qtbot, note, 296, 260)) == set()
    note.show_note("Too far", "A Brigade moves 3.", "DE-3.2")
    shown(qtbot, note, 800)
    title = next(each for each in note.findChildren(QLabel) if each.text() == "Too far")
    assert title.x() < 80
    assert title.width() > 600


def test_a_bar_that_has_nothing_to_scroll_covers_no_end(qtbot: QtBot) -> None:
    panel = QWidget()
    panel.setMinimumHeight(400)
    area = Scrolled(panel)
    shown(qtbot, area, 300, 200)
    bar = area.verticalScrollBar()
    assert bar.isVisible()
    # What Qt sometimes does by itself: the bar is not told that its range is gone.
    bar.blockSignals(True)
    bar.setRange(0, 0)
    bar.blockSignals(False)
    panel.setMinimumHeight(40)
    size = area.viewport().size()
    QApplication.sendEvent(area.viewport(), QResizeEvent(size, size))
    assert not bar.isVisible()
    assert panel.width() == area.width()


def test_a_panel_is_as_wide_as_what_scrolls_in_it(qtbot: QtBot) -> None:
    class Panel(QWidget):
        def claimed_width(self) -> int:
            return 150

        def claimed_height(self, width: int) -> int:
            return 40

    window = shown(qtbot, QWidget(), 600, 400)
    claiming = Claiming(Panel())
    claiming.setParent(window)
    claiming.show()
    assert claiming.minimumSizeHint().width() == 150
    window.resize(300, 400)
    assert claiming.minimumSizeHint().width() < 150


def test_who_flew_is_read_with_large_text(qtbot: QtBot, themes: ThemeSource) -> None:
    page, grid = QScrollArea(), FlightGrid(themes)
    draft = MissionDraft(rows={"blackhawk": FlightEntry(pilot="blackhawk")})
    grid.show_mission(draft, (GridRow("blackhawk", "Blackhawk", "F-14", "f14", 2, ""),))
    page.setWidgetResizable(True)
    page.setWidget(grid)
    assert kinds(shown(qtbot, page, 500)) == set()
    # The columns go on beside in the grid, and not the whole form.
    assert page.horizontalScrollBar().maximum() == 0
    assert grid.horizontalScrollBar().maximum() > 300
    assert grid.viewport().height() >= grid.verticalHeader().length()


def test_the_names_of_turns_are_whole_with_large_text(qtbot: QtBot, themes: ThemeSource) -> None:
    strip = TimelineStrip()
    turns = tuple(
        Moment(1 + each, 1 + each // 8, f"T{1 + each // 8}", "#c04040", "a") for each in range(24)
    )
    strip.show_moments(turns, {}, 24)
    assert kinds(shown(qtbot, strip, 900, strip.sizeHint().height())) == set()


def test_words_that_are_hard_to_read_are_found(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, load_theme("dark"))
    label = QLabel("Words")
    window = window_of(qtbot, label)
    with measured() as grounds:
        grounds.grab(window)
        assert list(grounds.faint()) == []
        palette = label.palette()
        palette.setColor(label.foregroundRole(), "#3a4048")
        label.setPalette(palette)
        grounds.grab(window)
        assert {each.kind for each in grounds.faint()} == {"faint"}


class Painted(QWidget):
    """Words and a sign on a plate that is not the colour of the window."""

    def __init__(self, plate: str, ink: str, opacity: float = 1.0) -> None:
        super().__init__()
        self.plate, self.ink, self.opacity = plate, ink, opacity

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(self.plate))
        p.setOpacity(self.opacity)
        p.setPen(QColor(self.ink))
        p.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignRight, "Words")
        draw_text(p, QRectF(0, 30, 60, 20), "Outlines", 9, self.ink)


@pytest.mark.parametrize(
    ("plate", "ink", "opacity", "found"),
    [
        ("#101418", "#e0e4e8", 1.0, 0),
        ("#101418", "#5a6068", 1.0, 2),
        ("#f4f0e8", "#e0e4e8", 1.0, 2),
        ("#101418", "#e0e4e8", 0.5, 0),
        ("#101418", "#e0e4e8", 0.3, 2),
    ],
)
def test_painted_words_are_measured_on_what_they_lie_on(
    qtbot: QtBot, plate: str, ink: str, opacity: float, found: int
) -> None:
    painted = Painted(plate, ink, opacity)
    painted.setFixedSize(70, 60)
    painted.move(40, 20)
    window = window_of(qtbot, painted)
    with measured() as grounds:
        grounds.grab(window)
        assert len(list(grounds.faint())) == found
        assert grounds.measured[True] == 2


def test_words_in_a_picture_are_measured_and_those_on_nothing_are_not(qapp: QApplication) -> None:
    for ground, found in (("#202020", 1), ("#f0f0f0", 0), ("#00000000", 0)):
        picture = QPixmap(80, 40)
        picture.fill(QColor(ground))
        with measured() as grounds:
            p = QPainter(picture)
            draw_text(p, QRectF(0, 0, 80, 40), "Name", 10, "#303030")
            p.end()
            assert len(list(grounds.faint())) == found
