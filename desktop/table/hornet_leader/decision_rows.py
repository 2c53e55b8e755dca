"""What the panels of decisions list: rows to choose from, chips, notes on what is impossible."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.buttons import RuleTag
from desktop.paint.colours import glass, mixed
from desktop.paint.style_parts import paint_focus, paint_panel, rounded
from desktop.paint.theme import ThemeSource, Tone
from desktop.table.decision_panel import Words
from desktop.table.hornet_leader.chips import ChipData, WeaponChip
from desktop.table.hornet_leader.flow_layout import FlowLayout
from desktop.table.key_cap import paint_cap

Role = QPalette.ColorRole


class RowData(msgspec.Struct, frozen=True):
    """A row of a list."""

    key: str
    """What choosing it means."""
    title: str
    cap: str = ""
    """The key of the keyboard."""
    chips: tuple[ChipData, ...] = ()
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

    @property
    def spoken(self) -> str:
        """The row in one line."""
        parts = [self.title, *(chip.name for chip in self.chips), self.notes, self.written]
        return ", ".join(part for part in parts if part)

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
    """A row that can be pressed: key, title and chips, a note, a bar, a figure or the rule."""

    chosen = Signal(str)
    chip_chosen = Signal(str, str)
    """The row and the chip in it."""
    doubled = Signal(str)
    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._data = RowData("", "")
        self._chips: list[WeaponChip] = []
        self._title = Words(14, 600, self)
        self._title.setWordWrap(False)
        self._notes = Words(13, 400, self, quiet=True)
        self._figure = Words(17, 700, self, figure=True)
        self._bar = MiniBar(themes, self)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(self.rule_activated)
        for label in (self._title, self._notes, self._figure):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._names = FlowLayout(gap=6)
        self._names.addWidget(self._title)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        self._grid.addLayout(self._names, 0, 1)
        self._grid.addWidget(self._notes, 1, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self._bar, 0, 2, 2, 1, middle)
        self._grid.addWidget(self._figure, 0, 3, 2, 1, middle | Qt.AlignmentFlag.AlignRight)
        self._grid.addWidget(self._tag, 0, 3, 2, 1, middle | Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._choose)

    @property
    def data(self) -> RowData:
        """What the row shows."""
        return self._data

    @property
    def chips(self) -> tuple[WeaponChip, ...]:
        """The chips in it, from the left."""
        return tuple(self._chips)

    @property
    def tag(self) -> RuleTag:
        """The rule of what is impossible."""
        return self._tag

    def show_data(self, data: RowData) -> None:
        """Show something else."""
        self._data = data
        self._title.setText(data.title)
        self._title.setEnabled(data.possible)
        self._notes.say(data.notes)
        self._figure.say(data.written)
        self._bar.show_share(data.chance, data.tone)
        self._tag.set_rule(data.rule)
        self._tag.setVisible(bool(data.rule))
        self._show_chips(data.chips)
        room = round(20 * max(1.0, fonts.text_scale())) if data.cap else 0
        # An empty column has no gap beside it.
        self._grid.setColumnMinimumWidth(0, room + 10 if room else 0)
        self.setText(data.spoken)
        self.setAccessibleName(data.spoken)
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if data.possible else policy.NoFocus)
        shape = Qt.CursorShape
        self.setCursor(shape.PointingHandCursor if data.possible else shape.ArrowCursor)
        self.updateGeometry()
        self.update()

    def _show_chips(self, chips: tuple[ChipData, ...]) -> None:
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            self._names.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for number, data in enumerate(chips):
            if number == len(self._chips):
                chip = WeaponChip(data, compact=True, parent=self)
                chip.chosen.connect(self._choose_chip)
                self._names.addWidget(chip)
                chip.show()
                self._chips.append(chip)
            if self._chips[number].data != data:
                self._chips[number].show_data(data, compact=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._grid.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(self.width(), 200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self._grid.totalMinimumSize().height())

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
        if data.cap:
            side = 20 * max(1.0, fonts.text_scale())
            cap = QRectF(10, box.center().y() - side / 2, side, side)
            p.setOpacity(1.0 if data.possible else 0.55)
            paint_cap(p, cap, data.cap, palette)
            p.setOpacity(1.0)
        if self.hasFocus():
            paint_focus(p, box, palette)

    @Slot()
    def _choose(self) -> None:
        if self._data.possible:
            self.chosen.emit(self._data.key)

    @Slot(str)
    def _choose_chip(self, chip: str) -> None:
        self.chip_chosen.emit(self._data.key, chip)


class Rows(QWidget):
    """Rows below one another; they are made anew only when there are more or fewer."""

    chosen = Signal(str)
    chip_chosen = Signal(str, str)
    doubled = Signal(str)
    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._rows: list[Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows from the top."""
        return tuple(self._rows)

    def show_rows(self, rows: tuple[RowData, ...]) -> None:
        """Show these rows."""
        while len(self._rows) > len(rows):
            gone = self._rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for number, data in enumerate(rows):
            if number == len(self._rows):
                self._add()
            if self._rows[number].data != data:
                self._rows[number].show_data(data)
        self.setVisible(bool(rows))

    def retranslate(self) -> None:
        """Lay everything out for the size of text in force."""
        for row in self._rows:
            row.show_data(row.data)

    def _add(self) -> None:
        row = Row(self._themes, self)
        row.chosen.connect(self.chosen)
        row.chip_chosen.connect(self.chip_chosen)
        row.doubled.connect(self.doubled)
        row.rule_activated.connect(self.rule_activated)
        self._column.addWidget(row)
        row.show()
        self._rows.append(row)
