"""What the panels of decisions list: rows to choose from, and notes on what is impossible."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QSizePolicy,
    QWidget,
)

from desktop.paint import counters, fonts
from desktop.paint.bars import percent
from desktop.paint.buttons import RuleTag
from desktop.paint.colours import glass, mixed
from desktop.paint.face import Face
from desktop.paint.style_parts import paint_focus, paint_panel, rounded
from desktop.paint.theme import ThemeSource, Tone
from desktop.table.decision_panel import Words
from desktop.table.key_cap import paint_cap

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
GAP, CAP, TILE = 10, 20, 36
"""Between the parts of a row; the side of a key at 100 %, and of the picture of a counter."""
FADED = 0.55
LARGE = 1.5
"""From this size of text rows stand in one column."""


class RowData(msgspec.Struct, frozen=True):
    """A row of a list."""

    key: str
    """What choosing it means."""
    title: str
    cap: str = ""
    """The key of the keyboard."""
    notes: str = ""
    """A line or two below: what is needed, or why it is impossible."""
    chance: float = -1
    """From 0 to 1; none is shown below 0."""
    tone: Tone = Tone.GOOD
    figure: str = ""
    """What stands at the right end instead of the chance."""
    rule: str = ""
    """For what is impossible: its rule."""
    selected: bool = False
    possible: bool = True
    face: Face | None = None
    """The counter it is about, as a small picture."""

    @property
    def spoken(self) -> str:
        """The row in one line."""
        return ", ".join(part for part in (self.title, self.notes, self.written) if part)

    @property
    def written(self) -> str:
        """The figure at the right end."""
        if self.figure or self.chance < 0:
            return self.figure
        return f"{percent(self.chance)} %"


class MiniBar(QWidget):
    """A short bar for a chance, or nothing."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._share, self._tone = -1.0, Tone.GOOD
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(60, 12)
        themes.changed.connect(self._repaint)

    def show_share(self, share: float, tone: Tone) -> None:
        """Show a chance from 0 to 1; below 0 there is none."""
        self._share, self._tone = share, tone
        self.setVisible(share >= 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        track = QRectF(0, 2, self.width(), 8)
        p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.1))
        p.setClipPath(rounded(track, 4))
        colour = self._themes.theme.tone(self._tone, palette.color(Role.Accent).name())
        p.fillRect(QRectF(0, 2, self.width() * min(1.0, max(0.0, self._share)), 8), colour)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class Row(QAbstractButton):
    """A row that can be pressed: key, picture, title, a note, a bar, a figure or the rule."""

    chosen = Signal(str)
    doubled = Signal(str)
    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = RowData("", "")
        self._title = self._words(14, 600)
        self._bar = MiniBar(themes, self)
        # Most rows have none or one of these, and each is shown, laid out and painted: what a row
        # never had is not made.
        self._notes: Words | None = None
        self._figure: Words | None = None
        self._tag: RuleTag | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(GAP, 8, GAP, 8)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(3)
        # In a row that is higher than it needs to be both lines stay together.
        self._title.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self.place_title(self._grid, self._title)
        # Over both lines, hidden or not: so a row of one line is as high as it is with a figure.
        self._grid.addWidget(self._bar, 0, 2, 2, 1, MIDDLE)
        self._grid.setColumnStretch(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._choose)

    def place_title(self, grid: QGridLayout, title: Words) -> None:
        """Put the title into the first line of the second column, alone or with more."""
        grid.addWidget(title, 0, 1)

    @property
    def data(self) -> RowData:
        """What the row shows."""
        return self._data

    @property
    def tag(self) -> RuleTag:
        """The rule of what is impossible."""
        if self._tag is None:
            self._tag = RuleTag("", self)
            self._tag.activated.connect(self.rule_activated)
            self._grid.addWidget(self._tag, 0, 4, 2, 1, MIDDLE | Qt.AlignmentFlag.AlignRight)
        return self._tag

    def _words(
        self, size: float, weight: int, *, quiet: bool = False, figure: bool = False
    ) -> Words:
        words = Words(size, weight, self, quiet=quiet, figure=figure)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return words

    def show_data(self, data: RowData) -> None:
        """Show something else."""
        self._data = data
        self._title.setText(data.title)
        self._title.setEnabled(data.possible)
        self._say_notes(data.notes)
        self._say_figure(data.written)
        self._bar.show_share(data.chance, data.tone)
        if data.rule or self._tag is not None:
            self.tag.set_rule(data.rule)
            self.tag.setVisible(bool(data.rule))
        self.show_more()
        # An empty column has no gap beside it.
        room = self._room()
        self._grid.setColumnMinimumWidth(0, room + GAP if room else 0)
        self._grid.setRowMinimumHeight(1, 0 if data.face is None else TILE // 2)
        self.setText(data.spoken)
        self.setAccessibleName(data.spoken)
        # A click leaves the focus where it was: Enter after it confirms, and chooses nothing again.
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.TabFocus if data.possible else policy.NoFocus)
        shape = Qt.CursorShape
        self.setCursor(shape.PointingHandCursor if data.possible else shape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def _say_notes(self, words: str) -> None:
        if words and self._notes is None:
            self._notes = self._words(13, 400, quiet=True)
            self._notes.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(self._notes, 1, 1)
        if self._notes is not None:
            self._notes.say(words)

    def _say_figure(self, words: str) -> None:
        if words and self._figure is None:
            self._figure = self._words(17, 700, figure=True)
            self._grid.addWidget(self._figure, 0, 3, 2, 1, MIDDLE | Qt.AlignmentFlag.AlignRight)
        if self._figure is not None:
            self._figure.say(words)

    def show_more(self) -> None:
        """Show what a row of another kind has besides."""

    def _room(self) -> int:
        """Return the width that key and picture take at the left."""
        cap = round(CAP * max(1.0, fonts.text_scale())) if self._data.cap else 0
        tile = 0 if self._data.face is None else TILE
        return cap + tile + (GAP if cap and tile else 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._grid.totalMinimumSize().height())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._data.possible:
            self.doubled.emit(self._data.key)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box, data = self.palette(), QRectF(self.rect()), self._data
        base, accent = palette.color(Role.AlternateBase), palette.color(Role.Accent)
        if not data.possible:
            base = mixed(base, palette.color(Role.Base), 0.6)
            paint_panel(p, box, base, palette.color(Role.Midlight))
        elif data.selected:
            paint_panel(p, box, mixed(base, accent, 0.16), accent)
        else:
            hover = self.underMouse() or self.isDown()
            fill = mixed(base, palette.color(Role.WindowText), 0.06) if hover else base
            paint_panel(p, box, fill, palette.color(Role.Mid))
        p.setOpacity(1.0 if data.possible else FADED)
        x = float(GAP)
        if data.cap:
            side = CAP * max(1.0, fonts.text_scale())
            paint_cap(p, QRectF(x, box.center().y() - side / 2, side, side), data.cap, palette)
            x += side + GAP
        if data.face is not None:
            self._paint_face(p, data.face, x, box.center().y() - TILE / 2)
        p.setOpacity(1.0)
        if self.hasFocus():
            paint_focus(p, box, palette)

    def _paint_face(self, p: QPainter, face: Face, x: float, y: float) -> None:
        unit = TILE / max(face.width, face.height)
        margin = counters.MARGIN * unit
        x += (TILE - face.width * unit) / 2 - margin
        y += (TILE - face.height * unit) / 2 - margin
        picture = counters.pixmap(face, 48 * unit, self.devicePixelRatioF())
        p.drawPixmap(QPointF(x, y), picture)

    @Slot()
    def _choose(self) -> None:
        if self._data.possible:
            self.chosen.emit(self._data.key)


class Rows(QWidget):
    """Rows below one another, or in columns; those that are too many wait to be shown again."""

    chosen = Signal(str)
    doubled = Signal(str)
    rule_activated = Signal(object)

    def __init__(
        self, themes: ThemeSource, parent: QWidget | None = None, *, columns: int = 1
    ) -> None:
        super().__init__(parent)
        self.themes = themes
        self._rows: list[Row] = []
        self._shown = 0
        """How many of the rows are shown, from the first."""
        self._most = columns
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        self._arrange()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from the top."""
        return tuple(self._rows[: self._shown])

    def make_row(self) -> Row:
        """Return a new row of the kind that the list has."""
        return Row(self.themes, self)

    def show_rows(self, rows: Sequence[RowData]) -> None:
        """Show these rows."""
        before, self._shown = self._shown, len(rows)
        for gone in self._rows[len(rows) : before]:
            gone.hide()
        for number, data in enumerate(rows):
            if number == len(self._rows):
                self._add()
            row = self._rows[number]
            if row.data != data:
                row.show_data(data)
            if number >= before:
                row.show()
        self.setVisible(bool(rows))

    def retranslate(self) -> None:
        """Lay everything out for the size of text in force."""
        self._arrange()
        for row in self._rows:
            row.show_data(row.data)

    def _arrange(self) -> None:
        """Stand in columns, where the text leaves them room for more than a word in each line."""
        columns = self._most if fonts.text_scale() < LARGE else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, row in enumerate(self._rows):
            self._grid.addWidget(row, *divmod(place, columns))
        for column in range(self._most):
            self._grid.setColumnStretch(column, int(column < columns))

    def _add(self) -> None:
        row = self.make_row()
        row.chosen.connect(self.chosen)
        row.doubled.connect(self.doubled)
        row.rule_activated.connect(self.rule_activated)
        self._grid.addWidget(row, *divmod(len(self._rows), self._columns))
        self._rows.append(row)
