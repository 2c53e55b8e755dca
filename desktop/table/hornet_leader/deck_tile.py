"""The Target deck among the Day's cards: draw, stop, or pay for more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.style_parts import paint_panel
from desktop.rules.core import Action, Refused
from desktop.rules.hornet_leader import day
from desktop.rules.hornet_leader.actions_campaign import BuyRecon, DrawTarget, StopDrawing
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import recon_limit
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.card_faces import TARGET_BACK
from desktop.table.hornet_leader.page_parts import reason
from desktop.table.hornet_leader.target_facts import parts_of
from desktop.table.hornet_leader.target_tile import CARD

Role = QPalette.ColorRole


class DeckTile(QWidget):
    """A card's back that draws when it is clicked, and three buttons."""

    wanted = Signal(object)
    """The action of the button."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self.card = CardView(CARD, self)
        self.card.show_card(TARGET_BACK)
        self.card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title, self._told = QLabel(self), QLabel(self)
        self._told.setForegroundRole(Role.PlaceholderText)
        self._told.setWordWrap(True)
        self.draw, self.stop, self.recon = (KeyButton("", Importance.NORMAL, self) for _ in "DSP")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._told)
        for button in (self.draw, self.stop, self.recon):
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.MinimumExpanding)
            button.setSizePolicy(policy)
            column.addWidget(button)
        self.draw.clicked.connect(self._draw)
        self.stop.clicked.connect(self._stop)
        self.recon.clicked.connect(self._buy)

    def show_deck(self, s: State, allowed: frozenset[type[Action]], *, drawing: bool) -> None:
        """Show what can be drawn; ``allowed`` are the kinds of actions there are now."""
        kit, limit = self._kit, recon_limit(s, self._kit)
        self._told.setText(
            self.tr("{drawn} of up to {limit} drawn, {left} in the deck").format(
                drawn=s.recon_draws, limit=limit.total, left=len(s.target_deck)
            )
        )
        self._told.setToolTip(parts_of(limit))
        price = day.recon_price(s, kit)
        self.recon.setText(self.tr("Recon, {price} SO").format(price=price))
        self.recon.setAccessibleName(
            self.tr("Recon Priority: {cards} more cards for {price} SO Points").format(
                cards=kit.priorities["recon"].draws, price=price
            )
        )
        for button in (self.draw, self.stop):
            button.setVisible(drawing)
        self._enable(self.draw, DrawTarget in allowed, day.drawing_over(s, kit))
        self._enable(self.stop, StopDrawing in allowed, None)
        self._enable(self.recon, BuyRecon in allowed, day.recon_refused(s, kit))
        pointing = Qt.CursorShape.PointingHandCursor
        self.setCursor(
            pointing if self.draw.isEnabled() and drawing else Qt.CursorShape.ArrowCursor
        )

    def _enable(self, button: KeyButton, able: bool, refused: Refused | None) -> None:
        button.setEnabled(able)
        fine = able and refused is None
        button.setToolTip(button.accessibleName() if fine else reason(refused))

    def set_card_width(self, width: float) -> None:
        """Make the card, and the tile with it, larger or smaller."""
        self.card.set_card_width(width)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._title.setText(self.tr("Target deck"))
        self._title.setFont(fonts.interface(14))
        self._title.setForegroundRole(Role.PlaceholderText)
        self._told.setFont(fonts.interface(13))
        for button, words, key in (
            (self.draw, self.tr("Draw"), "D"),
            (self.stop, self.tr("Stop"), "S"),
        ):
            button.setText(words)
            button.setAccessibleName(words)
            button.set_cap(key)
        self.recon.set_cap("P")

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        return QSize(self.card.sizeHint().width() + 24, size.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        on_card = self.card.geometry().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and on_card and self.draw.isVisible():
            self.draw.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Midlight)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge, 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.card.updateGeometry()

    @Slot()
    def _draw(self) -> None:
        self.wanted.emit(DrawTarget())

    @Slot()
    def _stop(self) -> None:
        self.wanted.emit(StopDrawing())

    @Slot()
    def _buy(self) -> None:
        self.wanted.emit(BuyRecon())
