"""The note beside a refused place: why not, by which rule, where it is least in the way."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent

from desktop.models.say import say
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Refused, Target
from desktop.table.announce import announce
from desktop.table.insist_button import InsistButton
from desktop.table.look import Mark
from desktop.table.view import BoardView

STAYS = 6000
NARROW, WIDE = 296, 408
AWAY = 26
OWNER = "refusal"
LIT = frozenset({"target", "paid", "attack", "picked"})


class RefusalNote(NoteBox):
    """A note over the board; it goes by itself, with the next action, or with a click."""

    gone = Signal()

    def __init__(self, view: BoardView, themes: ThemeSource, insist: InsistButton) -> None:
        # Not on the viewport: the buttons over the board would lie above it.
        super().__init__(themes, Tone.BAD, view)
        self.insist = insist
        self.add_below(insist)
        self._view = view
        self._place: Target = ""
        self._rule = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.dismiss)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    @property
    def rule(self) -> str:
        """The rule that the note names, while it is shown."""
        return self._rule if self.isVisibleTo(self._view) else ""

    def show_refusal(self, refused: Refused, target: Target, title: str, *, keys: bool) -> None:
        """Show why a target cannot be picked.

        With the keyboard, or while the table may insist on it, the note stays until an answer.
        """
        self._rule, self._place = refused.rule, target
        reason = say(refused.text)
        hint = self.tr("F1 opens the rule") if refused.rule else ""
        insisted = self.insist.follow()
        body = "\n".join(filter(None, (reason if title else "", insisted)))
        self.show_note(title or reason, body, refused.rule, hint)
        self._put_where_it_covers_least()
        self.show()
        self.raise_()
        told = f"{title}. {reason}" if title else reason
        offered = f"{self.insist.text()} ({self.insist.cap})" if insisted else ""
        announce(self._view, ". ".join(filter(None, (told, offered))))
        if keys or insisted:
            self._timer.stop()
        else:
            self._timer.start()

    @Slot()
    def dismiss(self) -> None:
        """Take the note away."""
        self._timer.stop()
        board = self._view.board
        if board is not None:
            board.set_extra(OWNER, ())
            board.show_thread(None)
        if not self.isHidden():
            self.hide()
            self.gone.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.dismiss()
        event.accept()

    def _put_where_it_covers_least(self) -> None:
        board = self._view.board
        room = self._view.viewport().rect()
        wide = min(WIDE, max(NARROW, room.width() // 3), max(120, room.width() - 16))
        self.setFixedWidth(wide)
        self.setFixedHeight(self._height_for(wide))
        size = self.size()
        spot = None if board is None else board.places.centre(self._place)
        if board is None or spot is None:
            self.move((room.width() - size.width()) // 2, 8)
            return
        board.set_extra(OWNER, (Mark(self._place, "refused"),))
        place = QRectF(self._view.mapFromScene(board.places.outline(self._place)).boundingRect())
        choices = around(place, size.width(), size.height(), QRectF(room))
        best = min(choices, key=lambda box: self._cost(box, place))
        self.move(round(best.x()), round(best.y()))
        near = QPointF(
            min(max(place.center().x(), best.left()), best.right()),
            min(max(place.center().y(), best.top()), best.bottom()),
        )
        board.show_thread(QLineF(spot, self._view.mapToScene(near.toPoint())))

    def _height_for(self, wide: int) -> int:
        """Return the height that the words take; the layout still knows that of the last words."""
        layout = self.layout()
        if layout is None:
            return self.sizeHint().height()
        self.ensurePolished()
        layout.invalidate()
        layout.activate()
        high = layout.totalHeightForWidth(wide)
        return high if high > 0 else layout.totalSizeHint().height()

    def _cost(self, box: QRectF, place: QRectF) -> tuple[int, float]:
        """Return how bad a spot is: lit places covered, then counters, then the distance."""
        board = self._view.board
        if board is None:
            return (0, 0.0)
        covered = 0
        for mark in board.marks:
            if mark.kind in LIT:
                outline = self._view.mapFromScene(board.places.outline(mark.place))
                covered += 5 * box.intersects(QRectF(outline.boundingRect()))
        for counter in board.counters:
            item = board.item(counter.id)
            if item is not None and not counter.fixed:
                body = self._view.mapFromScene(item.body()).boundingRect()
                covered += box.intersects(QRectF(body))
        if box.intersects(place):
            covered += 20
        way = box.center() - place.center()
        return covered, way.x() ** 2 + way.y() ** 2


def around(place: QRectF, wide: float, high: float, room: QRectF) -> list[QRectF]:
    """Return boxes of that size at the right, left, above and below a place, inside the room."""
    middle = place.center()
    corners = [
        (place.right() + AWAY, middle.y() - high / 2),
        (place.left() - AWAY - wide, middle.y() - high / 2),
        (middle.x() - wide / 2, place.top() - AWAY - high),
        (middle.x() - wide / 2, place.bottom() + AWAY),
        (place.right() + AWAY, place.top() - AWAY - high),
        (place.left() - AWAY - wide, place.top() - AWAY - high),
    ]
    return [
        QRectF(
            min(max(x, room.left() + 8), max(room.left() + 8, room.right() - 8 - wide)),
            min(max(y, room.top() + 8), max(room.top() + 8, room.bottom() - 8 - high)),
            wide,
            high,
        )
        for x, y in corners
    ]
