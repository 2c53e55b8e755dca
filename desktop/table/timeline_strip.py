"""The strip of the timeline: a bar for each move, the turns, bookmarks, and the present point."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.icons import stamp_icon
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus

Role = QPalette.ColorRole
CENTRE = Qt.AlignmentFlag.AlignCenter


class Moment(msgspec.Struct, frozen=True):
    """One entry of the game on the strip."""

    ply: int
    """How many entries count after it."""
    turn: int
    title: str
    """What the turn is called, in short; empty for set-up."""
    colour: str
    """That of the side that decided; empty for dice and decks."""
    words: str
    """What happened, as the viewer knows it."""
    fight: bool = False


class TimelineStrip(QWidget):
    """The painted strip; a click or a drag asks to look at a moment."""

    wanted = Signal(object)
    """The number of entries of the position asked for."""

    MARGIN, FLAGS, SWORDS, BARS = 12.0, 34.0, 20.0, 26.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moments: tuple[Moment, ...] = ()
        self._bookmarks: dict[int, str] = {}
        self._present = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def turns(self) -> float:
        """How high the row of turns is: their names grow with the text."""
        return 22.0 * max(1.0, fonts.text_scale())

    @property
    def present(self) -> int:
        """The position shown: how many entries count in it."""
        return self._present

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The entries on the strip."""
        return self._moments

    def show_moments(
        self, moments: tuple[Moment, ...], bookmarks: dict[int, str], present: int
    ) -> None:
        """Show these entries, with the handle after the given number of them."""
        self._moments, self._bookmarks, self._present = moments, dict(bookmarks), present
        moment = self._moment(present)
        self.setAccessibleDescription("" if moment is None else moment.words)
        self.update()

    def sizeHint(self) -> QSize:
        high = self.FLAGS + self.SWORDS + self.BARS + self.turns + 12
        return QSize(600, round(high * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def step(self, by: int, *, of: str = "move") -> None:
        """Ask for the next or previous move, turn, fight or bookmark."""
        stops = self._stops(of)
        if by > 0:
            later = [stop for stop in stops if stop > self._present]
            target = later[0] if later else self._last()
        else:
            earlier = [stop for stop in stops if stop < self._present]
            target = earlier[-1] if earlier else self._first()
        self.wanted.emit(target)

    def go(self, *, last: bool) -> None:
        """Ask for the first or the last position."""
        self.wanted.emit(self._last() if last else self._first())

    def _stops(self, of: str) -> list[int]:
        if of == "turn":
            return [
                moment.ply - 1
                for before, moment in zip(self._moments, self._moments[1:], strict=False)
                if moment.turn != before.turn
            ]
        if of == "fight":
            return [moment.ply for moment in self._moments if moment.fight]
        if of == "mark":
            return sorted(self._bookmarks)
        return [self._first(), *(moment.ply for moment in self._moments)]

    def _first(self) -> int:
        return self._moments[0].ply - 1 if self._moments else 0

    def _last(self) -> int:
        return self._moments[-1].ply if self._moments else 0

    def _moment(self, ply: int) -> Moment | None:
        return next((moment for moment in self._moments if moment.ply == ply), None)

    # --- places -----------------------------------------------------------------------------------

    def _pitch(self) -> float:
        return (self.width() - 2 * self.MARGIN) / max(1, len(self._moments))

    def _x(self, ply: int) -> float:
        """Return where the handle stands after so many entries."""
        return self.MARGIN + (ply - self._first()) * self._pitch()

    def _ply_at(self, x: float) -> int:
        number = round((x - self.MARGIN) / self._pitch())
        return self._first() + min(max(number, 0), len(self._moments))

    # --- events -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._moments:
            self.wanted.emit(self._ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._moments:
            self.wanted.emit(self._ply_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if key in steps:
            turns = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.step(steps[key], of="turn" if turns else "move")
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go(last=key == Qt.Key.Key_End)
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = int((event.pos().x() - self.MARGIN) / self._pitch())
            inside = 0 <= number < len(self._moments)
            words = self._moments[number].words if inside else ""
            QToolTip.showText(event.globalPos(), plain(words), self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._moments:
            scale = max(1.0, fonts.text_scale())
            top = self.FLAGS * scale
            self._paint_bars(p, top)
            self._paint_turns(p, top + self.SWORDS + self.BARS + 4)
            self._paint_bookmarks(p, top)
            self._paint_handle(p, top)
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette())

    def _paint_bars(self, p: QPainter, top: float) -> None:
        pitch = self._pitch()
        base = top + self.SWORDS + self.BARS
        plain = self.palette().color(Role.PlaceholderText)
        p.setPen(Qt.PenStyle.NoPen)
        for number, moment in enumerate(self._moments):
            high = 20.0 if moment.fight else 9.0
            box = QRectF(self.MARGIN + number * pitch, base - high, max(1.0, pitch - 2), high)
            colour = QColor(moment.colour) if moment.colour else plain
            later = moment.ply > self._present
            p.setBrush(glass(colour, 0.35 if later else 1.0))
            p.drawRoundedRect(box, 2, 2)
            if moment.fight and pitch > 3:
                icon = QRectF(box.center().x() - 7, top + 1, 14, 14)
                stamp_icon(p, icon, "swords", self.palette().color(Role.BrightText))

    def _paint_turns(self, p: QPainter, top: float) -> None:
        pitch, start = self._pitch(), 0
        font = fonts.condensed(12)
        p.setFont(font)
        present = self._moment(self._present)
        for number in range(1, len(self._moments) + 1):
            ends = number == len(self._moments)
            if not ends and self._moments[number].turn == self._moments[start].turn:
                continue
            first = self._moments[start]
            box = QRectF(
                self.MARGIN + start * pitch, top, (number - start) * pitch - 2, self.turns - 4
            )
            lit = present is not None and present.turn == first.turn
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(self.palette().color(Role.Mid if lit else Role.AlternateBase))
            p.drawRoundedRect(box, 3, 3)
            words = first.title or self.tr("Set-up")
            if QFontMetricsF(font).horizontalAdvance(words) < box.width():
                p.setPen(self.palette().color(Role.Text if lit else Role.PlaceholderText))
                p.drawText(box, CENTRE, words)
            start = number

    def _paint_bookmarks(self, p: QPainter, top: float) -> None:
        font = fonts.interface(12, 600)
        p.setFont(font)
        accent = self.palette().color(Role.Accent)
        free = 0.0
        for ply in sorted(self._bookmarks):
            x = self._x(ply)
            words = self._bookmarks[ply]
            wide = min(160.0, QFontMetricsF(font).horizontalAdvance(words) + 30)
            box = QRectF(min(x, self.width() - wide - 2), 4, wide, top - 12)
            p.setPen(QPen(accent, 1.4))
            p.drawLine(QPointF(x, box.top()), QPointF(x, top + self.SWORDS + self.BARS))
            if box.left() < free:
                continue
            free = box.right() + 4
            p.setBrush(self.palette().color(Role.AlternateBase))
            p.drawRoundedRect(box, 4, 4)
            mark = QRectF(box.left() + 6, box.center().y() - 7, 14, 14)
            stamp_icon(p, mark, "bookmark", accent)
            p.setPen(self.palette().color(Role.Text))
            p.drawText(
                box.adjusted(24, 0, -4, 0),
                Qt.AlignmentFlag.AlignVCenter,
                QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, wide - 28),
            )

    def _paint_handle(self, p: QPainter, top: float) -> None:
        x = self._x(self._present)
        low = top + self.SWORDS + self.BARS + self.turns
        ink = self.palette().color(Role.Text)
        p.setPen(QPen(ink, 3))
        p.drawLine(QPointF(x, top), QPointF(x, low))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(ink)
        p.drawEllipse(QPointF(x, low), 5, 5)
