"""The parts of the phase bar: the trail of phases, the sign of a side, the spinner."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QHelpEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.factions import Faction
from desktop.paint.icons import draw_icon, stamp_icon
from desktop.paint.marks import mark
from desktop.paint.plain import plain

Role = QPalette.ColorRole
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
HIGHEST = 10_000
"""Of a text that is measured; no bar is that high."""


class PhaseTrail(QWidget):
    """The phases of a turn: done ones with a tick, the present one as a pill, later ones muted."""

    GAP, ARROW, TICK, DOT = 8.0, 16.0, 18.0, 8.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phases: tuple[str, ...] = ()
        self._present = -1
        self._compact = False
        self._places: list[tuple[QRectF, str]] = []
        self._widths: dict[tuple[str, int], float] = {}
        """By words and weight, at the present size of text."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(80)

    def show_phases(self, phases: tuple[str, ...], present: int) -> None:
        """Show these phases; a present one of -1 is none."""
        self.setAccessibleName(
            self.tr("Phase: {phase}").format(phase=phases[present]) if present >= 0 else ""
        )
        if (phases, present) != (self._phases, self._present):
            self._phases, self._present = phases, present
            self.updateGeometry()
            self.update()

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Name only the present phase and its neighbours, the others become dots."""
        self._compact = compact
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, round(40 * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for place, name in self._places:
                if place.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), name, self)
                    return True
            QToolTip.hideText()
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._places = []
        named = self._named()
        x = -self._out_of_sight(named)
        for number, phase in enumerate(self._phases):
            wide = self._width(number, named=number in named)
            box = QRectF(x, 0, wide, self.height())
            self._paint_phase(p, box, number, named=number in named)
            self._places.append((box, phase))
            x += wide + self.GAP
            if number + 1 < len(self._phases):
                self._paint_arrow(p, QRectF(x, 0, self.ARROW, self.height()))
                x += self.ARROW + self.GAP

    def _named(self) -> frozenset[int]:
        """Return which phases there is room to name."""
        everything = frozenset(range(len(self._phases)))
        near = frozenset(n for n in everything if abs(n - self._present) <= 1)
        for wanted in ((everything,) if not self._compact else ()) + (near,):
            if self._total(wanted) <= self.width():
                return wanted
        return frozenset({self._present})

    def _out_of_sight(self, named: frozenset[int]) -> float:
        """Return how much at the left gives way where there is no room even for dots."""
        lost = max(0.0, self._total(named) - self.width())
        before = sum(self._step(n, named=n in named) for n in range(max(0, self._present)))
        # Whole dots go, and never the present phase.
        gone, passed = 0.0, 0
        while gone < min(lost, before):
            gone += self._step(passed, named=passed in named)
            passed += 1
        return gone

    def _step(self, number: int, *, named: bool) -> float:
        return self._width(number, named=named) + 2 * self.GAP + self.ARROW

    def _total(self, named: frozenset[int]) -> float:
        words = sum(self._width(n, named=n in named) for n in range(len(self._phases)))
        return words + max(0, len(self._phases) - 1) * (2 * self.GAP + self.ARROW)

    def _width(self, number: int, *, named: bool) -> float:
        if not named:
            return self.DOT
        words = self._extent(number)
        if number == self._present:
            return words + 24
        return words + (self.TICK if number < self._present else 0)

    def _extent(self, number: int) -> float:
        """Return how wide the name of a phase is."""
        key = self._phases[number], self._weight(number)
        if key not in self._widths:
            metrics = QFontMetricsF(self._font(number))
            self._widths[key] = metrics.horizontalAdvance(self._phases[number])
        return self._widths[key]

    def _weight(self, number: int) -> int:
        return 600 if number == self._present else 400

    def _font(self, number: int) -> QFont:
        return fonts.interface(13, self._weight(number))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._widths.clear()

    def _paint_phase(self, p: QPainter, box: QRectF, number: int, *, named: bool) -> None:
        palette = self.palette()
        muted = palette.color(Role.PlaceholderText)
        p.setFont(self._font(number))
        if not named:
            dot = QRectF(0, 0, 6, 6)
            dot.moveCenter(box.center())
            p.setPen(QPen(muted, 1))
            p.setBrush(muted if number < self._present else Qt.BrushStyle.NoBrush)
            p.drawEllipse(dot)
        elif number == self._present:
            high = 26 * max(1.0, fonts.text_scale())
            pill = QRectF(box.x(), box.center().y() - high / 2, box.width(), high)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(palette.color(Role.Accent))
            p.drawRoundedRect(pill, high / 2, high / 2)
            p.setPen(palette.color(Role.HighlightedText))
            p.drawText(pill, CENTRE, self._phases[number])
        else:
            done = number < self._present
            if done:
                tick = QRectF(box.x(), box.center().y() - 7, 14, 14)
                stamp_icon(p, tick, "check", muted)
            p.setPen(muted)
            words = box.adjusted(self.TICK if done else 0, 0, 20, 0)
            p.drawText(words, LEFT, self._phases[number])

    def _paint_arrow(self, p: QPainter, box: QRectF) -> None:
        icon = QRectF(0, 0, 14, 14)
        icon.moveCenter(box.center())
        stamp_icon(p, icon, "chevron-right", self.palette().color(Role.PlaceholderText))


class SideSymbol(QWidget):
    """The disc of a side: its colour and its mark."""

    def __init__(self, size: int = 28, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faction: Faction | None = None
        self.setFixedSize(size, size)

    def show_side(self, faction: Faction | None) -> None:
        """Show this side; nobody leaves the place empty."""
        if faction != self._faction:
            self._faction = faction
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._faction is not None:
            p = QPainter(self)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_side(p, QRectF(self.rect()), self._faction)


def paint_side(p: QPainter, box: QRectF, faction: Faction) -> None:
    """Draw the disc of a side into a box."""
    inner = box.adjusted(1, 1, -1, -1)
    p.setPen(QPen(glass("#000000", 0.35), 1))
    p.setBrush(QColor(faction.fill))
    p.drawEllipse(inner)
    by = inner.width() * 0.28
    p.fillPath(mark(faction.mark, inner.adjusted(by, by, -by, -by)), QColor(faction.ink))


class Spinner(QWidget):
    """A turning sign while something works; it stands still while it cannot be seen."""

    STEP, EVERY = 30, 80

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._angle = 0
        self._timer = QTimer(self)
        self._timer.setInterval(self.EVERY)
        self._timer.timeout.connect(self._turn)
        self.setFixedSize(22, 22)
        self.hide()

    def spin(self, on: bool) -> None:  # a Qt-like setter
        """Show the sign and turn it, or hide it."""
        self.setVisible(on)
        if on and self.isVisible():
            self._timer.start()
        else:
            self._timer.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.translate(QRectF(self.rect()).center())
        p.rotate(self._angle)
        draw_icon(p, QRectF(-9, -9, 18, 18), "spinner", self.palette().color(Role.Accent))

    @Slot()
    def _turn(self) -> None:
        self._angle = (self._angle + self.STEP) % 360
        self.update()


class PromptLabel(QLabel):
    """The prompt in one line, or smaller in two if it is long, or narrower in three."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_words(self, words: str) -> None:
        """Show a prompt."""
        if words == self.text():
            return
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.wanted_width()), 20)

    def wanted_width(self) -> int:
        """Return how wide one line would be."""
        return round(QFontMetricsF(self._usual()).horizontalAdvance(self.text())) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        long = self.wanted_width() > self.width()
        self.setWordWrap(long)
        tight = (fonts.interface(14, 500), fonts.condensed(14, 500), fonts.condensed(12, 500))
        fitting = [font for font in tight if self._has_room(font)] if long else [self._usual()]
        self.setFont(fitting[0] if fitting else tight[-1])
        # What finds no room at all is read from its beginning, and whole in the tooltip.
        upright = Qt.AlignmentFlag.AlignVCenter if fitting else Qt.AlignmentFlag.AlignTop
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)
        self.setToolTip("" if fitting else plain(self.text()))

    def _usual(self) -> QFont:
        return fonts.interface(16, 500)

    def _has_room(self, font: QFont) -> bool:
        """Return whether all lines are seen in a font."""
        room = QRect(0, 0, self.width(), HIGHEST)
        needs = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        spare = QFontMetrics(font).descent()
        return needs.width() <= self.width() and needs.height() - spare <= self.height()
