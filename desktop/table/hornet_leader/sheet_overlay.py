"""The campaign sheet over everything, at any time: what lies where, and how it stands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.widgets import Panel as Framed
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.sheet_facts import campaign_sheet
from desktop.table.hornet_leader.sheet_view import SheetView
from desktop.table.hornet_leader.target_tile import TargetDetails
from desktop.table.look import Table
from desktop.table.scrolled import Scrolled

KEY = "M"
DETAILS = 290
PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.KeypadModifier,
)


class SheetOverlay(QWidget):
    """Lies over the whole table until Esc, M or its button closes it."""

    def __init__(self, table: Table, kit: Kit, over: QWidget) -> None:
        super().__init__(over)
        self._table, self._kit, self._over = table, kit, over
        self._last: QWidget | None = None
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view = SheetView(table.themes, self)
        self.details = TargetDetails(table.themes, kit)
        self.close_button = KeyButton("", Importance.NORMAL, self)
        self._title, self._told = QLabel(self), QLabel(self)
        self._told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._legend = QLabel(self)
        self._legend.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._legend.setWordWrap(True)
        self._lay_out()
        self.close_button.clicked.connect(self.put_away)
        self.view.pointed.connect(self._point)
        self._key = QShortcut(QKeySequence(KEY), over)
        self._key.activated.connect(self.toggle)
        table.model.shown.connect(self.refresh)
        over.installEventFilter(self)
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._told)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.close_button)
        framed = Framed("base", self)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(Scrolled(self.details))
        self._framed = framed
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.view, 1)
        middle.addWidget(framed)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self._legend)

    # --- coming and going -------------------------------------------------------------------------

    @Slot()
    def toggle(self) -> None:
        """Come, or go again."""
        if self.isVisible():
            self.put_away()
        else:
            self.come()

    def come(self) -> None:
        """Lie over the table."""
        self._last = self._over.window().focusWidget()
        self.setGeometry(self._over.rect())
        self.setPalette(self._table.themes.theme.palette(self._table.model.game.key))
        self.show()
        self.raise_()
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def put_away(self) -> None:
        """Go, and give the focus back."""
        self.hide()
        if self._last is not None and self._last.isVisible():
            self._last.setFocus(Qt.FocusReason.OtherFocusReason)
        self._last = None

    # --- showing ----------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Show the campaign as the model shows it, while the sheet is there."""
        if not self.isVisible():
            return
        s = self._state()
        campaign = self._kit.campaigns[s.terms.campaign]
        self._title.setText(self.tr("{campaign} {year}").format(
            campaign=say(campaign.title), year=campaign.year
        ))  # fmt: skip
        self._told.setText(
            self.tr("{theater} · {destroyed} of {targets} Targets Destroyed").format(
                theater=say(campaign.theater),
                destroyed=len(s.destroyed),
                targets=len(campaign.spots),
            )
        )
        self.view.show_sheet(campaign_sheet(s, self._kit))
        lit = self.view.lit or s.primary or next(iter(s.drawn), 0)
        lit = lit or campaign.spots[0].target
        self.view.light(lit)
        self._point(lit)

    def _state(self) -> State:
        state: State = self._table.model.view.state
        return state

    @Slot(int)
    def _point(self, target: int) -> None:
        if target and self.isVisible():
            self.details.show_target(self._state(), target)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._title.setFont(fonts.interface(24, 700))
        self._told.setFont(fonts.interface(14))
        self._legend.setFont(fonts.interface(13))
        self.setAccessibleName(self.tr("Campaign sheet"))
        self.close_button.setText(self.tr("Back to the table"))
        self.close_button.set_cap("Esc")
        self.close_button.setAccessibleName(self.tr("Back to the table"))
        self._legend.setText(
            self.tr(
                "Crossed out: Destroyed. D: Damaged. !: in play. Gold ring: today's cards."
                " A tick: the range band is Secured."
            )
        )
        self._framed.setFixedWidth(round(DETAILS * (0.4 + 0.6 * max(1.0, fonts.text_scale()))))
        self.refresh()

    # --- events -----------------------------------------------------------------------------------

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._over:
            self.setGeometry(self._over.rect())
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # The keys of the page below mean nothing meanwhile; those of the window still do.
            plain = event.modifiers() in PLAIN
            if plain and event.key() != Qt.Key.Key_M:
                event.accept()
                return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Nothing goes on to the table below.
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
