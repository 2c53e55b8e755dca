"""The hand under the board: a fan of cards that rise, with keys and a large preview."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from desktop.models.hand_model import HandModel, HandRow
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.style_parts import paint_focus
from desktop.table.announce import announce
from desktop.table.card_preview import RATIO, CardPreview, PaintCard, card_picture, veiled

WIDTH, COMPACT = 104.0, 84.0
STEP, TURN, RISE = 1.02, 3.2, 12.0
OVERLAP_FROM = 7
DIGIT_HIGH = 15
AROUND = 8
"""The margin of the picture of a card, for its shadow."""
PREVIEW = QSize(240, 336)
PREVIEW_AFTER = 400
NONE = -1


class HandFan(QWidget):
    """The fan of a `HandModel`."""

    picked = Signal(object)
    """The target of a card that was clicked, or whose digit was pressed."""
    returned = Signal(object)
    """The target of a picked card that was clicked, or chosen, once more."""
    pointed = Signal(object)
    """The target of the card under the pointer or the cursor; ``None`` for none."""
    lifted = Signal(object)
    """A card (its ``HandRow``) is being dragged out of the hand."""
    carried = Signal(object)
    """Where the pointer carries it (``QPoint`` of the screen)."""
    dropped = Signal(object, object)
    """The row that was let go, and where; ``None`` if it is to go back."""

    def __init__(
        self, model: HandModel, paint_card: PaintCard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._paint_card = paint_card
        self._hover = NONE
        self._cursor = NONE
        self._compact = False
        self._pictures: dict[tuple[Hashable, float, float, int | None], QPixmap] = {}
        self._pressed: tuple[int, QPointF] | None = None
        self._carried: HandRow | None = None
        self._held = QPoint()
        """Where the picture of the carried card is held."""
        self.preview = CardPreview(self)
        self._floating = CardPreview(self)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(PREVIEW_AFTER)
        self._delay.timeout.connect(self._show_preview)
        model.modelReset.connect(self._on_reset)
        model.dataChanged.connect(self._on_change)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.setAccessibleName(
            self.tr("Cards in hand: {cards}").format(cards=self._model.rowCount())
        )
        self._describe()

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Draw smaller cards."""
        self._compact = compact
        self.updateGeometry()
        self.update()

    def follow_theme(self) -> None:
        """Draw the cards anew."""
        self._pictures.clear()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, round(self._width * RATIO + RISE + 24))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, round(self._width * RATIO * 0.8))

    def pick_number(self, number: int) -> bool:
        """Pick the card with that number, counted from 1; return whether there is one."""
        if not 1 <= number <= self._model.rowCount():
            return False
        self._pick(number - 1)
        return True

    # --- places -----------------------------------------------------------------------------------

    @property
    def _width(self) -> float:
        return COMPACT if self._compact else WIDTH

    def _place(self, number: int) -> QTransform:
        """Return how a card is moved and turned: its box is (0, 0, width, height)."""
        count = self._model.rowCount()
        wide, high = self._width, self._width * RATIO
        room = self.width() - wide - 24
        step = wide * STEP
        if count > 1:
            step = min(step, room / (count - 1))
        from_middle = number - (count - 1) / 2
        turn = TURN if count <= OVERLAP_FROM else TURN * OVERLAP_FROM / count
        x = self.width() / 2 + from_middle * step
        y = self.height() / 2 + abs(from_middle) ** 1.6 * 2.2
        row = self._model.rows[number]
        raised = row.selected or number in (self._hover, self._cursor)
        place = QTransform()
        place.translate(x, y - (RISE if raised else 0.0))
        if not raised:
            place.rotate(from_middle * turn)
        place.translate(-wide / 2, -high / 2)
        return place

    def _order(self) -> list[int]:
        """Return the cards from the lowest to the topmost."""
        rows = self._model.rows
        top = self._hover if self._hover != NONE else self._cursor
        numbers = list(range(len(rows)))
        return sorted(numbers, key=lambda number: (number == top, rows[number].selected, number))

    def card_at(self, point: QPointF) -> int:
        """Return the number of the card under a point, counted from 0; -1 for none."""
        box = QRectF(0, 0, self._width, self._width * RATIO)
        for number in reversed(self._order()):
            back, possible = self._place(number).inverted()
            if possible and box.contains(back.map(point)):
                return number
        return NONE

    def _pick(self, number: int) -> None:
        """Pick a card, or put it back if it is picked: copies of one kind are told apart here."""
        row: HandRow = self._model.rows[number]
        if row.selected:
            self.returned.emit(row.card.target)
        else:
            self.picked.emit(row.card.target)

    # --- events -----------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carried is not None:
            self._carry(event)
        elif self._pressed is None:
            self._point_at(self.card_at(event.position()))
        else:
            way = event.position() - self._pressed[1]
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._lift(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(NONE)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.card_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and number != NONE:
            self._hide_preview()
            self._pressed = number, event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._carried is not None:
            self._drop(event.globalPosition().toPoint())
        elif pressed is not None and self.card_at(event.position()) == pressed[0]:
            self._pick(pressed[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        count = self._model.rowCount()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and count:
            step = 1 if key == Qt.Key.Key_Right else -1
            start = self._cursor if self._cursor != NONE else (-1 if step > 0 else count)
            self._move_cursor(min(max(start + step, 0), count - 1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and 0 <= self._cursor < count:
            self._pick(self._cursor)
        elif key == Qt.Key.Key_Space and 0 <= self._cursor < count:
            self._toggle_preview()
        elif key == Qt.Key.Key_Escape and self._carried is not None:
            self._drop(None)
        elif key == Qt.Key.Key_Escape and self.preview.isVisible():
            self._hide_preview()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._cursor = NONE
        self._hide_preview()
        self.update()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            number = self.card_at(QPointF(event.pos()))
            words = self._words(number) if number != NONE else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return bool(super().event(event))

    def hideEvent(self, event: QHideEvent) -> None:
        self._hide_preview()
        self._drop(None)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not self._model.rowCount():
            p.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            # Of a folded hand only the upper edge is seen.
            seen = self.visibleRegion().boundingRect()
            p.drawText(seen, Qt.AlignmentFlag.AlignCenter, self.tr("No cards"))
        for number in self._order():
            self._paint(p, number)
        p.resetTransform()
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette())

    def _paint(self, p: QPainter, number: int) -> None:
        row = self._model.rows[number]
        wide = self._width
        box = QRectF(0, 0, wide, wide * RATIO)
        p.setTransform(self._place(number))
        faint = row.refused is not None
        p.drawPixmap(QPointF(-AROUND, -AROUND), self._picture(row.card.face, wide, faint=faint))
        if row.selected or (number == self._cursor and self.hasFocus()):
            accent = self.palette().color(QPalette.ColorRole.Accent)
            p.setPen(QPen(accent, 3 if row.selected else 2))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRoundedRect(box, 6, 6)
        if number < 9:
            self._paint_digit(p, box, number + 1)

    def _paint_digit(self, p: QPainter, box: QRectF, digit: int) -> None:
        place = digit_place(box)
        p.setPen(QPen(glass("#10141a", 0.5), 1))
        p.setBrush(QColor("#e9e4d8"))
        p.drawRoundedRect(place, 4, 4)
        font = fonts.condensed(12, 700)
        font.setPixelSize(12)
        p.setFont(font)
        p.setPen(QColor("#1d2127"))
        p.drawText(place, Qt.AlignmentFlag.AlignCenter, str(digit))

    def _picture(self, face: Hashable, wide: float, *, faint: bool = False) -> QPixmap:
        """Return a card, or a card that cannot be played, half sunk into the ground."""
        ratio, ground = self.devicePixelRatioF(), self.palette().base().color()
        key = (face, wide, ratio, ground.rgb() if faint else None)
        if key not in self._pictures:
            self._pictures[key] = (
                veiled(
                    self._picture(face, wide), QRectF(AROUND, AROUND, wide, wide * RATIO), ground
                )
                if faint
                else card_picture(self._paint_card, face, wide, ratio, AROUND)
            )
        return self._pictures[key]

    # --- dragging ---------------------------------------------------------------------------------

    def _lift(self, event: QMouseEvent) -> None:
        """Take the pressed card out of the hand."""
        number, at = (NONE, QPointF()) if self._pressed is None else self._pressed
        self._pressed = None
        if not 0 <= number < self._model.rowCount():
            return
        back, _ = self._place(number).inverted()
        self._held = (back.map(at) + QPointF(AROUND, AROUND)).toPoint()
        row: HandRow = self._model.rows[number]
        self._carried = row
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.lifted.emit(row)
        self._carry(event)

    def _carry(self, event: QMouseEvent) -> None:
        # What hears of the lifting may have ended it.
        if self._carried is not None:
            at = event.globalPosition().toPoint()
            picture = self._picture(self._carried.card.face, self._width)
            self._floating.carry(picture, at, self._held)
            self.carried.emit(at)

    def _drop(self, at: QPoint | None) -> None:
        """Let the carried card go over a point of the screen, or put it back."""
        row, self._carried, self._pressed = self._carried, None, None
        if row is not None:
            self._floating.put_away()
            self.unsetCursor()
            self.dropped.emit(row, at)

    # --- what is pointed at -----------------------------------------------------------------------

    def _point_at(self, number: int) -> None:
        if number == self._hover:
            return
        self._hover = number
        self._hide_preview()
        if number != NONE:
            self._delay.start()
        self.pointed.emit(self._model.rows[number].card.target if number != NONE else None)
        self.update()

    def _move_cursor(self, number: int) -> None:
        self._cursor = number
        shown = self.preview.isVisible()
        self._hide_preview()
        if shown:
            self._toggle_preview()
        self._describe()
        announce(self, self._words(number))
        self.pointed.emit(self._model.rows[number].card.target)
        self.update()

    def _words(self, number: int) -> str:
        if not 0 <= number < self._model.rowCount():
            return ""
        row = self._model.rows[number]
        words = f"{say(row.card.name)}. {say(row.card.text)}"
        if row.refused is not None:
            rule = f" ({row.refused.rule})" if row.refused.rule else ""
            return f"{words}\n{say(row.refused.text)}{rule}"
        return words

    def _describe(self) -> None:
        self.setAccessibleDescription(self._words(self._cursor))

    @Slot()
    def _show_preview(self) -> None:
        number = self._hover if self._hover != NONE else self._cursor
        if 0 <= number < self._model.rowCount() and self.isVisible():
            row: HandRow = self._model.rows[number]
            picture = card_picture(
                self._paint_card, row.card.face, PREVIEW.width(), self.devicePixelRatioF()
            )
            top = self.mapToGlobal(self._place(number).map(QPointF(0, 0)).toPoint())
            self.preview.show_card(picture, top.x() + round(self._width / 2), top.y())

    def _toggle_preview(self) -> None:
        if self.preview.isVisible():
            self._hide_preview()
        else:
            self._show_preview()

    def _hide_preview(self) -> None:
        self._delay.stop()
        self.preview.put_away()

    @Slot()
    def _on_reset(self) -> None:
        self._hover = self._cursor = NONE
        self._hide_preview()
        self._drop(None)
        self.retranslate()
        self.update()

    @Slot(QModelIndex, QModelIndex, "QList<int>")
    def _on_change(self, _first: QModelIndex, _last: QModelIndex, roles: list[int]) -> None:
        self._describe()
        if not roles or Qt.ItemDataRole.DisplayRole in roles:
            self.update()


def digit_place(box: QRectF) -> QRectF:
    """Return where the digit stands: in the foot of a card, under its text."""
    return QRectF(box.right() - 21, box.bottom() - DIGIT_HIGH - 2, 18, DIGIT_HIGH)
