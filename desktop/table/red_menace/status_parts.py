"""The parts of the strip above the board: cells of phases, bars of points."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from desktop.paint.colours import glass, mixed
from desktop.paint.drawing import hatch
from desktop.paint.factions import faction
from desktop.paint.style_parts import rounded
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T, Text
from desktop.rules.red_menace.progress import PHASES
from desktop.table.red_menace.faces import GAME
from desktop.table.red_menace.status_data import Score
from desktop.table.status_cells import StepCells

Role = QPalette.ColorRole
BAR, BAR_GAP = 6.0, 4.0
LIGHTER = 0.3
"""How much lighter than its counters a side's bar is on a dark ground."""
SPOKEN = T("red_menace.table", "Phase {number} of {count}: {name}")
NO_PHASE = T("red_menace.table", "No phase")


class PhaseCells(StepCells):
    """The 15 phases by their numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        captions = tuple(str(number) for number in range(1, len(PHASES) + 1))
        super().__init__(captions, PHASES, parent)

    def spoken(self, number: int, count: int, name: Text) -> Text:
        return SPOKEN.of(number=number, count=count, name=name)

    def none(self) -> Text:
        return NO_PHASE


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
