"""The parts of the strip above the board: cells of phases, a pair of figures, bars of points."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import hatch
from desktop.paint.factions import faction
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel, rounded
from desktop.paint.theme import ThemeSource, Tone
from desktop.rules.core import T
from desktop.rules.red_menace.progress import PHASES
from desktop.table.decision_panel import Words
from desktop.table.red_menace.faces import GAME
from desktop.table.red_menace.status_data import Score

Role = QPalette.ColorRole
CELL, CELL_GAP = 22.0, 3.0
BAR, BAR_GAP = 6.0, 4.0
LIGHTER = 0.3
"""How much lighter than its counters a side's bar is on a dark ground."""
SPOKEN = T("red_menace.table", "Phase {number} of {count}: {name}")
NO_PHASE = T("red_menace.table", "No phase")
NUMBERED = T("red_menace.table", "{number}. {name}")


class PhaseCells(QWidget):
    """The 15 phases as small cells; those done are filled, the present one is lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._present = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_phase(0)

    @property
    def present(self) -> int:
        """The phase that is lit, 1 to 15; 0 for none."""
        return self._present

    def show_phase(self, present: int) -> None:
        """Light a phase."""
        self._present = present
        words = say(NO_PHASE)
        if present:
            name = PHASES[present - 1]
            words = say(SPOKEN.of(number=present, count=len(PHASES), name=name))
        self.setAccessibleName(words)
        self.update()

    def phase_at(self, x: float) -> int:
        """Return the phase whose cell lies there; 0 between two of them."""
        for number in range(1, len(PHASES) + 1):
            box = self._cell(number)
            if box.left() <= x < box.right():
                return number
        return 0

    def sizeHint(self) -> QSize:
        last = self._cell(len(PHASES))
        return QSize(round(last.right()), round(last.height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.phase_at(event.pos().x())
            if number:
                words = say(NUMBERED.of(number=number, name=PHASES[number - 1]))
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
        for number in range(1, len(PHASES) + 1):
            box = self._cell(number)
            present, done = number == self._present, number < self._present
            fill = accent if present else mixed(raised, quiet, 0.22) if done else raised
            paint_panel(p, box, fill, accent if present else line, 4)
            ink = palette.color(Role.HighlightedText) if present else quiet
            p.setPen(palette.color(Role.WindowText) if done else ink)
            p.setFont(fonts.condensed(13, 700 if present else 500))
            p.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class PointsBars(QWidget):
    """Two thin bars, one over the other: how near each side is to its threshold."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._scores: tuple[Score, Score] | None = None
        self.setFixedSize(64, round(2 * BAR + BAR_GAP) + 2)
        themes.changed.connect(self._repaint)

    def show_scores(self, blue: Score, red: Score) -> None:
        """Show the points of both sides."""
        self._scores = blue, red
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scores is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, theme = self.palette(), self._themes.theme
        for row, (score, nation) in enumerate(zip(self._scores, ("usa", "ussr"), strict=True)):
            track = QRectF(0, 1 + row * (BAR + BAR_GAP), self.width(), BAR)
            p.fillPath(rounded(track, BAR / 2), glass(palette.color(Role.WindowText), 0.14))
            done = QRectF(track)
            done.setWidth(track.width() * score.share)
            colour = QColor(faction(GAME, nation).fill)
            if theme.dark:
                colour = mixed(colour, "#ffffff", LIGHTER)
            p.fillPath(rounded(done, BAR / 2), colour)
            if nation == "ussr" and done.width() > 1:
                # Not by colour alone: the Soviet bar is hatched.
                hatch(p, done, glass(palette.color(Role.Base), 0.55), 5, 1.4)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


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
        words.setColor(Role.WindowText, colour)
        self.note.setPalette(words)
