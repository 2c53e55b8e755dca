"""The parts of a strip above the board: cells of steps, and facts with their figures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.rules.core import T, Text
from desktop.table.decision_panel import Words

Role = QPalette.ColorRole
CELL, CELL_GAP = 22.0, 3.0
SPOKEN = T("table", "Step {number} of {count}: {name}")
NONE = T("table", "No step")
NUMBERED = T("table", "{caption}. {name}")


class StepCells(QWidget):
    """The steps of a turn as small cells; those done are filled, the present one is lit."""

    def __init__(
        self, captions: tuple[str, ...], names: tuple[Text, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._captions, self._names = captions, names
        self._present = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_step(0)

    @property
    def present(self) -> int:
        """The step that is lit, from 1; 0 for none."""
        return self._present

    def show_step(self, present: int) -> None:
        """Light a step."""
        self._present = present
        words = say(self.none())
        if present:
            words = say(self.spoken(present, len(self._names), self._names[present - 1]))
        self.setAccessibleName(words)
        self.update()

    def spoken(self, number: int, count: int, name: Text) -> Text:
        """Return what a screen reader says of the present step."""
        return SPOKEN.of(number=number, count=count, name=name)

    def none(self) -> Text:
        """Return what a screen reader says if no step is present."""
        return NONE

    def step_at(self, x: float) -> int:
        """Return the step whose cell lies there; 0 between two of them."""
        for number in range(1, len(self._names) + 1):
            box = self._cell(number)
            if box.left() <= x < box.right():
                return number
        return 0

    def sizeHint(self) -> QSize:
        last = self._cell(len(self._names))
        return QSize(round(last.right()), round(last.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.step_at(event.pos().x())
            if number:
                at = number - 1
                words = say(NUMBERED.of(caption=self._captions[at], name=self._names[at]))
                QToolTip.showText(event.globalPos(), plain(words), self)
            else:
                QToolTip.hideText()
            return True
        return bool(super().event(event))

    def _cell(self, number: int) -> QRectF:
        side = CELL * max(1.0, fonts.text_scale())
        return QRectF((number - 1) * (side + CELL_GAP), 0, side, side + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        accent, raised = palette.color(Role.Accent), palette.color(Role.AlternateBase)
        quiet, line = palette.color(Role.PlaceholderText), palette.color(Role.Midlight)
        for number, caption in enumerate(self._captions, 1):
            box = self._cell(number)
            present, done = number == self._present, number < self._present
            fill = accent if present else mixed(raised, quiet, 0.22) if done else raised
            paint_panel(p, box, fill, accent if present else line, 4)
            ink = palette.color(Role.HighlightedText) if present else quiet
            p.setPen(palette.color(Role.WindowText) if done else ink)
            p.setFont(fonts.condensed(13, 700 if present else 500))
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, caption)


class Fact(QWidget):
    """A heading in small capitals, a figure or words below it, and a note behind."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._tone = Tone.PLAIN
        self.heading = Words(12, 600, self, quiet=True, figure=True)
        self.value = Words(20, 700, self, figure=True)
        self.note = Words(13, 500, self, figure=True)
        self.row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.row.setSpacing(8)
        self.row.addWidget(self.value)
        self.row.addWidget(self.note)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(1)
        self._whole.addWidget(self.heading)
        self._whole.addLayout(self.row, 1)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        themes.changed.connect(self._colour)

    def show_fact(self, heading: str, value: str, note: str = "", tone: Tone = Tone.PLAIN) -> None:
        """Show words; the tone is that of the note."""
        self._tone = tone
        self.heading.say(heading)
        self.value.say(value)
        self.note.say(note)
        spoken = " ".join(filter(None, (heading, value, note)))
        self.setAccessibleName(spoken)
        self._colour()

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Put everything on one line, or the heading above."""
        direction = QBoxLayout.Direction
        self._whole.setDirection(direction.LeftToRight if compact else direction.TopToBottom)
        self._whole.setSpacing(6 if compact else 1)

    def take_fonts(self) -> None:
        """Take the size of text in force."""
        for label in (self.heading, self.value, self.note):
            label.take_font()
        self.heading.setFont(fonts.small_capitals(12))

    @Slot()
    def _colour(self) -> None:
        palette = self.palette()
        colour = palette.color(Role.PlaceholderText)
        if self._tone is not Tone.PLAIN:
            accent = palette.color(Role.Accent).name()
            colour = QColor(self._themes.theme.tone(self._tone, accent))
        words = QPalette(self.note.palette())
        if words.color(Role.WindowText) != colour:
            words.setColor(Role.WindowText, colour)
            self.note.setPalette(words)
