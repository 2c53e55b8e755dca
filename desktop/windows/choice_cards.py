"""Cards of which one is chosen, and the grid that holds them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_focus, paint_panel

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ChoiceCard(QAbstractButton):
    """A card of which one is chosen; subclasses paint what is on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._one_stop)

    def _one_stop(self, checked: bool) -> None:  # a slot of Qt's signal
        """Let Tab reach only the chosen card; the arrow keys go to the others."""
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if checked else policy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # The group goes to the next card, which Tab does not reach.
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Mid)
        accent = palette.color(Role.Accent)
        if self.isChecked():
            fill, edge = mixed(fill, accent, 0.16), accent
        elif self.underMouse():
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(p, box, fill, edge, 7)
        if self.isChecked():
            paint_panel(p, box.adjusted(1, 1, -1, -1), fill, edge, 6)
        self.paint_words(p, box.adjusted(10, 8, -10, -8))
        if self.hasFocus():
            paint_focus(p, box, palette, 7)

    def paint_words(self, p: QPainter, box: QRectF) -> None:
        """Paint what is on the card."""
        raise NotImplementedError


class CardGroup(QWidget):
    """Cards of which one is chosen, in as many columns as there is room for."""

    chosen = Signal(int)
    """The place of the card that a person chose."""

    def __init__(
        self, cards: tuple[ChoiceCard, ...], least: int, most: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.cards = cards
        self._least, self._most, self._columns = least, most, 0
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        for place, card in enumerate(cards):
            card.setParent(self)
            self._group.addButton(card, place)
        self._group.idClicked.connect(self.chosen)
        self._arrange(most)

    @property
    def place(self) -> int:
        """The place of the chosen card; -1 before one is."""
        return self._group.checkedId()

    def choose(self, place: int) -> None:
        """Choose a card without telling anybody."""
        self.cards[place].setChecked(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to the chosen card, where the arrow keys begin."""
        super().focusInEvent(event)
        self.cards[max(0, self.place)].setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        by = steps.get(Qt.Key(event.key()), 0)
        if by and 0 <= self.place + by < len(self.cards):
            card = self.cards[self.place + by]
            card.click()
            card.setFocus(Qt.FocusReason.TabFocusReason)
        elif not by:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() + self._grid.spacing()
        least = self._least * fonts.text_scale() + self._grid.spacing()
        self._arrange(max(1, min(int(room // least), self._most)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, *divmod(place, columns))
        for column in range(self._most):
            self._grid.setColumnStretch(column, int(column < columns))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, super().minimumSizeHint().height())
