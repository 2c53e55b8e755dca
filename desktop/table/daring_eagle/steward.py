"""What goes by itself: the end of a turn in which nothing is left to do, and short banners."""

from __future__ import annotations

from collections import deque
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.style_parts import paint_panel
from desktop.rules.core import Choice, Event
from desktop.rules.daring_eagle import events as told
from desktop.rules.daring_eagle.actions import EndTurn
from desktop.rules.daring_eagle.components import Kit
from desktop.table.announce import announce
from desktop.table.look import Table
from desktop.table.view import BoardView

END_AFTER = 1000
"""Milliseconds before a turn with nothing left to do ends by itself."""
SHOWN_FOR = 700
WAITING = 3
"""How many banners may wait; a game between computers has more to tell than can be read."""
TOLD = (
    told.Surrendered,
    told.TieAccepted,
    told.TurnPassed,
    told.CardCancelled,
    told.DrawSkipped,
    told.PlayerEliminated,
    told.StalemateReached,
    told.TurnLimitReached,
    told.GameWon,
)
"""What happens without anybody having clicked it here, and would be missed."""
ROOM = QPointF(28, 12)


def board_view(widget: QWidget) -> BoardView | None:
    """Return the board in the window of a widget."""
    views = widget.window().findChildren(BoardView)
    return next((view for view in views if view.isVisible()), None)


class Banner(QWidget):
    """A line over the board that goes by itself and takes no clicks."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._waiting: deque[str] = deque(maxlen=WAITING)
        self._words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_FOR)
        self._timer.timeout.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.installEventFilter(self)

    @property
    def words(self) -> str:
        """What is shown, empty for nothing."""
        return self._words

    def tell(self, words: str) -> None:
        """Show words after those that are shown now."""
        self._waiting.append(words)
        if not self._words:
            self._go_on()

    def dismiss(self) -> None:
        """Put everything away."""
        self._timer.stop()
        self._waiting.clear()
        self._words = ""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Hide):
            self.dismiss()
        elif event.type() == QEvent.Type.Resize and self._words:
            self._place()
        return False

    @Slot()
    def _go_on(self) -> None:
        if not self._waiting:
            self.dismiss()
            return
        self._words = self._waiting.popleft()
        announce(self._board, self._words)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def _place(self) -> None:
        board = self._board
        self.setFont(fonts.interface(17, 600))
        words = self.fontMetrics().boundingRect(self._words)
        wide = min(board.width() - 16, words.width() + round(2 * ROOM.x()))
        high = words.height() + round(2 * ROOM.y())
        self.setGeometry((board.width() - wide) // 2, board.height() // 6, wide, high)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        ground = glass(palette.color(QPalette.ColorRole.Base), 0.94)
        paint_panel(p, box, ground, palette.color(QPalette.ColorRole.Accent), 10)
        p.setPen(palette.color(QPalette.ColorRole.WindowText))
        room = round(self.width() - 16)
        cut = p.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, cut)


class Steward(QObject):
    """Ends turns and shows banners; it only ever does what the person could have clicked."""

    def __init__(self, table: Table, kit: Kit, owner: QWidget) -> None:
        super().__init__(owner)
        self._table, self._kit, self._owner = table, kit, owner
        self._banner: Banner | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(END_AFTER)
        self._timer.timeout.connect(self.end_turn)
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._timer.stop)
        table.habits.changed.connect(self._follow_habits)

    @property
    def waits(self) -> bool:
        """Whether the turn is about to end."""
        return self._timer.isActive()

    @property
    def banner(self) -> Banner | None:
        """The banner, once one was shown."""
        return self._banner

    @Slot()
    def _follow_habits(self) -> None:
        if not self._table.habits.ends_turns:
            self._timer.stop()

    @Slot()
    def end_turn(self) -> None:
        """End the turn, if that is still all that can be done."""
        self._timer.stop()
        choice = self._table.model.choice
        if _only_ends(choice) and choice is not None:
            self._table.picker.choose(choice.actions[0])

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        self._timer.stop()
        # What was taken back stays until the person goes on.
        if change.kind != "played":
            return
        model = self._table.model
        if self._table.habits.ends_turns and _only_ends(model.choice):
            self._wait()
        for event in model.seen(change.events):
            if isinstance(event, TOLD):
                self._tell(event)

    def _wait(self) -> None:
        """Begin to wait, for as long as the board is there to be looked at."""
        view = board_view(self._owner)
        if view is not None:
            view.installEventFilter(self)
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide:
            self._timer.stop()
        return False

    def _tell(self, event: Event) -> None:
        view = board_view(self._owner)
        if view is None:
            return
        if self._banner is None:
            self._banner = Banner(view.viewport())
        self._banner.tell(say(event.text(self._kit)))


def _only_ends(choice: Choice | None) -> bool:
    """Return whether ending the turn is all that can be done."""
    return (
        choice is not None and len(choice.actions) == 1 and isinstance(choice.actions[0], EndTurn)
    )
