"""The board on the screen: the cell cursor, panning, and clicks and drags told as targets."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QRubberBand, QToolTip, QWidget

from desktop.paint.plain import plain
from desktop.rules.core import Target
from desktop.table.announce import announce
from desktop.table.look import Mark
from desktop.table.scene import BoardScene
from desktop.table.zoom_view import NOTCH, ZoomView

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _nothing(target: Target) -> str:
    return ""


def _nowhere(target: Target) -> bool:
    return False


def _never() -> bool:
    return False


class BoardView(ZoomView):
    """The view of a `BoardScene`."""

    picked = Signal(object)
    """A target was clicked, or chosen with Enter."""
    lifted = Signal(object)
    """A counter was taken up to be dragged: its target."""
    dropped = Signal(object, object)
    """A counter (its id) was let go over a target, or over nothing (None)."""
    hovered = Signal(object)
    """The target under the pointer or the cursor; None beside the board."""
    cancelled = Signal()
    """Escape: one step back."""
    gathered = Signal(object, bool)
    """Targets of the counters inside a frame that was drawn, and whether they are added."""
    wheeled = Signal(bool)
    """The wheel was turned with Alt, up or down."""
    walked = Signal(object)
    """Tab has come to a target."""
    touched = Signal()
    """A press or a key: whatever moves may jump to its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.describe: Callable[[Target], str] = _nothing
        self.liftable: Callable[[Target], bool] = _nowhere
        self.takes: Callable[[Target], bool] = _nowhere
        """Whether what is carried can be dropped on a counter rather than on its place."""
        self.gathers: Callable[[], bool] = _never
        """Whether counters can be chosen by a frame around them."""
        self.counts: Callable[[Target], bool] = _nowhere
        """Whether each of two quick clicks on something picks it."""
        self.passes_enter: Callable[[], bool] = _never
        """Whether Enter means more than what the cursor stands on."""
        self._frame = QRubberBand(QRubberBand.Shape.Rectangle, self.viewport())
        self._walk: tuple[Target, ...] = ()
        self._walking = False
        self._cursor_shown = False
        self._gives_way = False
        self._pressed: QPoint | None = None
        self._dragging: str | None = None
        self._held = QPointF()
        """From the pointer to the middle of what is carried: it stays where it was taken."""
        self._panning = False
        self._hovered: Target | None = None
        self._tapped: Target | None = None
        """What lay under a finger when it came down, before a stack there was spread."""
        self._fingers.pressed.connect(self._touch)
        self._fingers.moved.connect(self._follow)
        self._fingers.released.connect(self._let_go)
        self._fingers.dropped.connect(self._drop_touch)
        self._fingers.held.connect(self.cancelled)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.setAccessibleName(self.tr("Board"))
        super().retranslate()

    @property
    def cursor_shown(self) -> bool:
        """Whether the cell cursor is in use."""
        return self._cursor_shown

    @property
    def hovered_target(self) -> Target | None:
        """What the pointer or the cursor is on."""
        return self._hovered

    def show_scene(self, scene: BoardScene) -> None:
        """Show this board, fitted."""
        self._cursor_shown = self._walking = False
        self._hovered = self._pressed = self._dragging = None
        super().show_scene(scene)

    def set_walk(self, targets: tuple[Target, ...]) -> None:
        """Say what Tab walks: the places of what can act, in order; it goes on from the cursor."""
        self._walk = targets
        board = self.board
        self._walking = self._walking and board is not None and board.cursor in targets

    def ensure_seen(self, place: Target) -> None:
        """Scroll so that a place can be seen."""
        board = self.board
        if board is not None and place in board.places:
            self.ensureVisible(board.places.outline(place).boundingRect(), 20, 20)

    def move_cursor(self, place: Target) -> None:
        """Show the cell cursor on a place and say what lies there."""
        board = self.board
        if board is None or place not in board.places:
            return
        board.move_cursor(place)
        self._cursor_shown, self._gives_way = True, False
        board.set_extra("cursor", (Mark(place, "cursor"),))
        self.ensure_seen(place)
        self._hover(place)
        said = self.describe(place) or place
        self.setAccessibleDescription(said)
        announce(self, said)

    def give_way(self) -> None:
        """Leave Enter to whatever was used after the cursor, until that moves again."""
        self._gives_way = True

    def pick_at_cursor(self) -> bool:
        """Pick what the cursor stands on, if nothing else wanted Enter; return whether it does."""
        board = self.board
        if board is None or not self._cursor_shown or not self.hasFocus():
            return False
        self.picked.emit(board.cursor)
        return True

    def point_at(self, at: QPoint, *, counters: bool = False) -> Target | None:
        """Point at what lies under a point of the screen, and return the place there.

        With ``counters`` it is the counter, if there is one.
        """
        here = self.viewport().mapFromGlobal(at)
        found = None
        if self.viewport().isVisible() and self.viewport().rect().contains(here):
            found = self._target(here) if counters else self._below(here)
        self._hover(found)
        return found

    def hide_cursor(self) -> None:
        """Put the cell cursor out; what it stood on is no longer pointed at."""
        if self._cursor_shown:
            self._hover(None)
        self._cursor_shown = False
        board = self.board
        if board is not None:
            board.set_extra("cursor", ())

    # --- events -----------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            target = self._target(event.pos())
            words = self.describe(target) if target is not None else ""
            QToolTip.showText(event.globalPos(), plain(words), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return bool(super().viewportEvent(event))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = event.position().toPoint()
            self._anchor = None
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None:
            self._anchor = None
            self._hover_at(at)
        else:
            self._move_to(at, middle=bool(event.buttons() & Qt.MouseButton.MiddleButton))

    def _move_to(self, at: QPoint, *, middle: bool) -> None:
        """Go on with what was begun where the pointer was pressed."""
        if self._pressed is None:
            return
        if self._dragging is None and not self._panning and self._frame.isHidden():
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._begin_drag(middle=middle)
        board = self.board
        if self._dragging is not None and board is not None:
            board.carry(self.mapToScene(at) + self._held)
            self._hover(self._below(at))
        elif self._frame.isVisible():
            self._frame.setGeometry(QRect(self._pressed, at).normalized())
        elif self._panning:
            self._scroll_by(QPointF(self._pressed - at))
            self._pressed = at
            self._fitted = False
            self._place_chip()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        more = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._end_press(at, self._target(at) if left else None, more=more)

    def _end_press(self, at: QPoint, target: Target | None, *, more: bool = False) -> None:
        """End what was begun where the pointer was pressed; a click picks the target."""
        pressed, self._pressed = self._pressed, None
        if self._frame.isVisible():
            self._end_frame(more=more)
        elif self._panning:
            self._panning = False
            self.unsetCursor()
        elif self._dragging is not None:
            self._end_drag(self._below(at))
        elif pressed is not None and target is not None:
            self.hide_cursor()
            self.picked.emit(target)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and self.gathers():
            # With Alt some systems turn the wheel sideways.
            turned = event.angleDelta().y() or event.angleDelta().x()
            if turned:
                self.wheeled.emit(turned > 0)
            event.accept()
        else:
            super().wheelEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        target = self._target(event.position().toPoint())
        if target is not None and self.counts(target):
            self.mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton and (
            target is None or not self.liftable(target)
        ):
            self.fit()
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.cancelled.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()
        key = Qt.Key(event.key())
        board = self.board
        if key in ARROWS and board is not None:
            start = board.cursor
            there = board.places.towards(start, *ARROWS[key]) if self._cursor_shown else start
            self.move_cursor(there)
        elif board is not None and self._cursor_shown and self._picks(key):
            self.picked.emit(board.cursor)
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(NOTCH, QRectF(self.viewport().rect()).center())
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / NOTCH, QRectF(self.viewport().rect()).center())
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            event.ignore()

    def _picks(self, key: Qt.Key) -> bool:
        """Return whether a key picks what the cursor stands on: Enter, or Space in its place."""
        if self.passes_enter():
            return key == Qt.Key.Key_Space
        return not self._gives_way and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        walk = self._walk
        board = self.board
        if walk and board is not None:
            start = walk.index(board.cursor) if self._walking and board.cursor in walk else None
            step = 1 if next else -1
            place = (0 if next else len(walk) - 1) if start is None else start + step
            if 0 <= place < len(walk):
                self._walking = True
                self.move_cursor(walk[place])
                self.walked.emit(walk[place])
                return True
        self._walking = False
        return super().focusNextPrevChild(next)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._walking = False
        super().focusOutEvent(event)

    # --- gestures ---------------------------------------------------------------------------------

    def _target(self, at: QPoint) -> Target | None:
        board = self.board
        return None if board is None else board.target_at(self.mapToScene(at))

    def _below(self, at: QPoint) -> Target | None:
        """Return where what is carried would be dropped: a counter that takes it, or the place."""
        board = self.board
        if board is None:
            return None
        point = self.mapToScene(at)
        item = board.counter_at(point) if board.lifted is not None else None
        if item is not None and self.takes(item.counter.picked_as):
            return item.counter.picked_as
        return board.places.at(point)

    def _begin_drag(self, *, middle: bool) -> None:
        board = self.board
        if board is None or self._pressed is None:
            return
        item = None if middle else board.counter_at(self.mapToScene(self._pressed))
        if item is not None and self.liftable(item.counter.picked_as):
            counter = item.counter
            self.lifted.emit(counter.picked_as)
            if board.lift(counter.id):
                self._dragging = counter.id
                self._held = item.pos() - self.mapToScene(self._pressed)
                return
        if not middle and self._fitted and self.gathers():
            self._frame.setGeometry(QRect(self._pressed, self._pressed))
            self._frame.show()
            return
        self._panning = True
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _end_frame(self, *, more: bool) -> None:
        """Tell of the counters whose middle lies in the frame, in the order of the board."""
        self._frame.hide()
        board, box = self.board, self._frame.geometry()
        if board is None:
            return
        inside = (
            counter.picked_as
            for counter in board.counters
            if not counter.fixed
            and (item := board.item(counter.id)) is not None
            and box.contains(self.mapFromScene(item.body().center()))
        )
        self.gathered.emit(tuple(inside), more)

    def _end_drag(self, target: Target | None) -> None:
        counter, self._dragging = self._dragging, None
        board = self.board
        # Another game, or an undo, may have taken the counter away while it was carried.
        if board is not None and counter is not None and board.put_down() == counter:
            self.dropped.emit(counter, target)

    def _escape(self) -> None:
        framing = self._frame.isVisible()
        if framing or self._dragging is not None:
            self._leave_off()
        if not framing:
            self.cancelled.emit()

    def _leave_off(self) -> None:
        """End what the pointer has begun, as if it had not been; the board stays where it is."""
        board = self.board
        self._pressed = None
        self._frame.hide()
        if self._panning:
            self._panning = False
            self.unsetCursor()
        counter, self._dragging = self._dragging, None
        if counter is not None and board is not None:
            board.put_down()
            board.send_home(counter)

    @Slot(QPointF)
    def _touch(self, point: QPointF) -> None:
        """Press with a finger: a stack is spread, so that each of its counters can be touched."""
        at = point.toPoint()
        self.touched.emit()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._tapped = self._target(at)
        self._hover_at(at)
        self._pressed, self._anchor = at, None

    @Slot(QPointF)
    def _follow(self, point: QPointF) -> None:
        self._move_to(point.toPoint(), middle=False)

    @Slot(QPointF)
    def _let_go(self, point: QPointF) -> None:
        self._end_press(point.toPoint(), self._tapped)

    @Slot()
    def _drop_touch(self) -> None:
        """Leave off what a finger has begun; what it has taken up is not picked any more."""
        carried = self._dragging is not None
        self._leave_off()
        if carried:
            self.cancelled.emit()

    def _hover_at(self, at: QPoint) -> None:
        board = self.board
        if board is None:
            return
        point = self.mapToScene(at)
        if not board.fanned_area().contains(point):
            board.fan(board.places.at(point))
        self._hover(board.target_at(point))

    def _hover(self, target: Target | None) -> None:
        if target != self._hovered:
            self._hovered = target
            self.hovered.emit(target)
