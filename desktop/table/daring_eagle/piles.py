"""The draw pile, the discard pile and the supply, and the count of all kinds of card."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import cards, counters, fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.cache import FaceCache
from desktop.paint.card import HIGH, WIDE, Card
from desktop.paint.faces import emplacement
from desktop.paint.fitted import fit
from desktop.paint.style_parts import paint_focus
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.state import View
from desktop.table.daring_eagle.card_faces import BACK, card_face
from desktop.table.daring_eagle.key_press import give_key
from desktop.table.look import Table

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
Role = QPalette.ColorRole
CARD_WIDTH = 62.0
LEAST_WIDTH = 50
CAPTION = 26
LARGE = 1.5
"""From this size of text the key of the button goes."""
PICTURE_BYTES = 1_000_000


class Pile(QWidget):
    """A pile of cards or pieces with its number under it."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = ""
        self._count = 0
        self._top: Card | None = None
        self._is_open = False
        # A pile is painted after every move, and a card takes a millisecond.
        self._pictures = FaceCache(PICTURE_BYTES)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def show_pile(self, caption: str, count: int, *, top: Card | None, face_up: bool) -> None:
        """Show so many cards, face up with this one on top, or face down."""
        shown = (caption, count, top, face_up)
        if shown == (self._caption, self._count, self._top, self._is_open):
            return
        self._caption, self._count, self._top, self._is_open = shown
        self.updateGeometry()
        self.setAccessibleName(caption)
        self.setToolTip(caption)
        self.update()

    def set_pressable(self) -> None:
        """Let the pile be clicked."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        high = round(CARD_WIDTH * 1.4 + 12 + CAPTION * fonts.text_scale())
        return QSize(max(84, _wide(self._caption) + 12), high)

    def minimumSizeHint(self) -> QSize:
        # Without the words the number is left, and the tooltip says them.
        return QSize(max(LEAST_WIDTH, _wide(str(self._count)) + 2), 84)

    @property
    def words(self) -> str:
        """What is written under the pile: all there is to say, or the number where that fits."""
        return self._caption if _wide(self._caption) <= self.width() else str(self._count)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = CAPTION * fonts.text_scale()
        room = self.height() - words - 8
        full = min(CARD_WIDTH, room / 1.4)
        wide = min(full, self.width() - 6)
        # Words of piles side by side stand in line, also under a card that is smaller.
        left, foot = (self.width() - wide) / 2, max(4.0, (room - full * 1.4) / 2) + full * 1.4
        top = foot - wide * 1.4
        layers = min(3, self._count)
        if not layers:
            self._paint_empty(p, QRectF(left, top, wide, wide * 1.4))
        card = self._top if self._is_open else BACK
        if card is not None and wide > 0:
            picture = self._pictures.card(card, wide, self.devicePixelRatioF())
            edge = cards.MARGIN * wide / WIDE
            for layer in range(layers):
                shift = (layers - 1 - layer) * 2.2 - edge
                p.drawPixmap(QPointF(left + shift, top + shift), picture)
        p.setFont(fonts.condensed(14))
        p.setPen(self.palette().color(Role.WindowText))
        line = QRectF(0, foot + 6, self.width(), words)
        p.drawText(line, Qt.AlignmentFlag.AlignCenter, self.words)
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette())

    def _paint_empty(self, p: QPainter, box: QRectF) -> None:
        p.setPen(QPen(self.palette().color(Role.Mid), 1.2, Qt.PenStyle.DashLine))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(box, HIGH * 0.02, HIGH * 0.02)


def _wide(words: str) -> int:
    return round(QFontMetricsF(fonts.condensed(14)).horizontalAdvance(words))


class Supply(QWidget):
    """The emplacement pieces that are left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._count = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_supply(self, words: str, count: int, spoken: str) -> None:
        """Show how many pieces are left."""
        if (words, count, spoken) == (self._words, self._count, self.accessibleName()):
            return
        self._words, self._count = words, count
        self.updateGeometry()
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        figure = QFontMetricsF(fonts.condensed(24, 700)).horizontalAdvance(str(self._count))
        words = QFontMetricsF(fonts.condensed(13)).horizontalAdvance(self._words)
        return QSize(max(86, round(figure) + 54, round(words) + 8), 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = fonts.text_scale()
        p.setFont(fonts.condensed(13))
        p.setPen(self.palette().color(Role.PlaceholderText))
        p.drawText(
            QRectF(0, 8, self.width(), 20 * scale), Qt.AlignmentFlag.AlignCenter, self._words
        )
        face = emplacement("piece")
        p.save()
        p.translate(8, 14 + 20 * scale)
        p.scale(34 / face.width, 34 / face.width)
        counters.paint_face(p, face, 48 * 34 / face.width)
        p.restore()
        p.setFont(fonts.condensed(24, 700))
        p.setPen(self.palette().color(Role.WindowText))
        place = QRectF(48, 12 + 20 * scale, self.width() - 48, 38)
        p.drawText(place, Qt.AlignmentFlag.AlignVCenter, str(self._count))


class PilesPanel(QWidget):
    """The three of them side by side; the discard pile opens the list of kinds."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._list: KindsDialog | None = None
        self.draw_pile, self.discard_pile, self.supply = Pile(self), Pile(self), Supply(self)
        self.discard_pile.set_pressable()
        self.discard_pile.pressed.connect(self.open_list)
        self.button = KeyButton("", Importance.QUIET, self)
        self.button.clicked.connect(self.open_list)
        give_key(self.button, "D")
        side = QVBoxLayout()
        side.setSpacing(2)
        side.addWidget(self.supply, 1)
        side.addWidget(self.button)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(4)
        row.addWidget(self.draw_pile)
        row.addWidget(self.discard_pile)
        row.addLayout(side)
        table.model.shown.connect(self.refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.button.setText(self.tr("Count"))
        # With large text its key would have the panel scroll sideways in a small window.
        self.button.set_cap("D" if fonts.text_scale() < LARGE else "")
        self.button.setToolTip(self.tr("Show where all cards are"))
        self.button.setAccessibleName(self.tr("Show where all cards are"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        # The list tells one person's knowledge; it must not outstay that person's view.
        if self._list is not None:
            self._list.close()
        super().hideEvent(event)

    @Slot()
    def refresh(self) -> None:
        """Show the piles of the position that the model shows."""
        view: View = self._table.model.view
        s = view.state
        self.draw_pile.show_pile(
            self.tr("Draw {cards}").format(cards=view.pile_size),
            view.pile_size,
            top=None,
            face_up=False,
        )
        last = s.last_discard
        self.discard_pile.show_pile(
            self.tr("Discard {cards}").format(cards=sum(s.discard)),
            sum(s.discard),
            top=card_face(self._kit, last) if last >= 0 else None,
            face_up=True,
        )
        self.supply.show_supply(
            self.tr("Supply"),
            s.supply,
            self.tr("Emplacement pieces in the supply: {pieces}").format(pieces=s.supply),
        )
        # Before the first turn D places Divisions, and there is nothing to count.
        self.button.setEnabled(s.active >= 0)
        if self._list is not None:
            self._list.show_view(view)

    @Slot()
    def open_list(self) -> None:
        """Open the list of all kinds of card."""
        if self._list is None:
            self._list = KindsDialog(self._kit, self)
        self._list.show_view(self._table.model.view)
        self._list.show()
        self._list.activateWindow()

    @property
    def list(self) -> KindsDialog | None:
        """The list of kinds, once it was opened."""
        return self._list


class KindsModel(QAbstractTableModel):
    """A row for each kind of card: discarded, known to the viewer, not seen yet."""

    class Column(IntEnum):
        """The columns from the left."""

        NAME = 0
        DISCARDED = 1
        KNOWN = 2
        UNSEEN = 3
        TOTAL = 4

    def __init__(self, kit: Kit, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._view: View | None = None

    def show_view(self, view: View) -> None:
        """Count what this viewer may know."""
        self.beginResetModel()
        self._view = view
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() or self._view is None else len(self._kit.cards)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.Column)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Card"),
            self.tr("Discarded"),
            self.tr("Known to me"),
            self.tr("Not seen"),
            self.tr("In all"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or self._view is None:
            return None
        column = self.Column(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and column is not self.Column.NAME:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return say(self._kit.cards[index.row()].text)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._value(self._view, index.row(), column)

    def _value(self, view: View, kind: int, column: Column) -> str:
        s = view.state
        others = sum(1 for _, knower, card in s.known if knower == view.seat and card == kind)
        own = s.hands[view.seat][kind] if view.seat >= 0 else 0
        match column:
            case self.Column.NAME:
                return say(self._kit.card_name(kind))
            case self.Column.DISCARDED:
                return str(s.discard[kind])
            case self.Column.KNOWN:
                return str(own + others)
            case self.Column.UNSEEN:
                return str(view.unseen[kind] - others)
            case self.Column.TOTAL:
                return str(self._kit.cards[kind].count)


class KindsDialog(QDialog):
    """The list of all kinds of card with what has become of them."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = KindsModel(kit, self)
        self._note = QLabel(self)
        self._note.setWordWrap(True)
        self._note.setForegroundRole(Role.PlaceholderText)
        self._table = QTableView(self)
        self._table.setModel(self._model)
        self._table.verticalHeader().hide()
        self._table.setShowGrid(False)
        self._table.setAlternatingRowColors(True)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self._note)
        column.addWidget(self._table, 1)
        fit(self, QSize(560, 600))
        self.setWindowTitle(self.tr("Where the cards are"))
        self._note.setText(
            self.tr("Known to you are your own hand and cards that you have seen in other hands.")
        )

    @property
    def model(self) -> KindsModel:
        """The counts."""
        return self._model

    def show_view(self, view: View) -> None:
        """Count what this viewer may know."""
        self._model.show_view(view)
