"""Bars that show chances: one, or three that make a whole."""

from __future__ import annotations

import math
from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.drawing import hatch
from desktop.paint.style_parts import rounded
from desktop.paint.theme import ThemeSource, Tone

Role = QPalette.ColorRole
Share = Fraction | float


def percent(share: Share) -> int:
    """Return a share in per cent, rounded half up."""
    return math.floor(share * 100 + Fraction(1, 2))


class OddsBar(QWidget):
    """A chance: words, a track, a figure. Bars that belong together get the same columns."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._label, self._figure = "", ""
        self._share: Share = 0
        self._tone = Tone.ACCENT
        self._loss = False
        self._label_width = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    def show_odds(self, label: str, share: Share, figure: str, tone: Tone = Tone.ACCENT) -> None:
        """Show a chance from 0 to 1; the figure is the caller's way to write it.

        A bad outcome is hatched besides its colour.
        """
        self._label, self._share, self._figure, self._tone = label, share, figure, tone
        self.setAccessibleName(f"{label}: {figure}")
        self.updateGeometry()
        self.update()

    def set_label_width(self, width: int) -> None:
        """Give the words a column, so that the tracks of several bars begin at one place."""
        self._label_width = width
        self.update()

    def label_width(self) -> int:
        """Return how wide the words are."""
        return math.ceil(QFontMetricsF(fonts.interface(13)).horizontalAdvance(self._label))

    def sizeHint(self) -> QSize:
        return QSize(280, round(24 * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.label_width() + 120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        words = self._label_width or self.label_width()
        figures = QFontMetricsF(fonts.condensed(15, 700)).horizontalAdvance("100 %") + 8
        p.setPen(palette.color(Role.WindowText))
        p.setFont(fonts.interface(13))
        middle = Qt.AlignmentFlag.AlignVCenter
        p.drawText(QRectF(0, 0, words + 4, box.height()), middle, self._label)
        p.setFont(fonts.condensed(15, 700))
        p.drawText(box, middle | Qt.AlignmentFlag.AlignRight, self._figure)
        track = QRectF(words + 12, box.center().y() - 4, 0, 8)
        track.setRight(box.right() - figures - 4)
        if track.width() < 12:
            return
        p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.1))
        done = QRectF(track)
        done.setWidth(track.width() * min(1.0, max(0.0, float(self._share))))
        colour = self._themes.theme.tone(self._tone, palette.color(Role.Accent).name())
        paint_share(p, track, done, colour, loss=self._tone is Tone.BAD)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class ThreeWayBar(QWidget):
    """Win, draw and loss as one bar of three pieces; the loss is hatched."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._shares: tuple[Share, Share, Share] = (0, 1, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    def show_shares(self, win: Share, draw: Share, loss: Share, words: str) -> None:
        """Show three chances that add to 1; the words are for the tooltip and screen readers."""
        self._shares = (win, draw, loss)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 16)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._themes.theme
        track = QRectF(0, (self.height() - 12) / 2, self.width(), 12)
        left = track.left()
        for share, colour in zip(self._shares, (theme.good, theme.muted, theme.bad), strict=True):
            piece = QRectF(left, track.top(), track.width() * float(share), track.height())
            left = piece.right()
            paint_share(p, track, piece, colour, loss=colour == theme.bad)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def paint_share(p: QPainter, track: QRectF, piece: QRectF, colour: str, *, loss: bool) -> None:
    """Draw a piece of a rounded track, hatched if it is a loss."""
    p.save()
    p.setClipPath(rounded(track, 4))
    p.fillRect(piece, QColor(colour))
    if loss:
        hatch(p, piece, glass("#000000", 0.42), 5, 1.6)
    p.restore()
