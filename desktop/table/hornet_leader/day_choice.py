"""The Day begins: the sheet at large, and whether it is flown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel as Framed
from desktop.rules.hornet_leader import flights
from desktop.rules.hornet_leader.actions_campaign import Fly, TakeDownTime
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import recon_limit
from desktop.table.hornet_leader.sheet_facts import campaign_sheet
from desktop.table.hornet_leader.sheet_view import SheetView


class Offer(Framed):
    """One of the two ways to spend the Day."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("raised", parent)
        self._title, self._told = QLabel(self), QLabel(self)
        self._told.setWordWrap(True)
        self._told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.button = KeyButton("", Importance.NORMAL, self)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._told)
        words.addStretch(1)
        row = QVBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 14)
        row.setSpacing(10)
        row.addLayout(words, 1)
        row.addWidget(self.button)

    def say(self, title: str, told: str, key: str) -> None:
        """Show what it is, and what follows from it."""
        self._title.setText(title)
        self._title.setFont(fonts.interface(17, 600))
        self._told.setText(told)
        self._told.setFont(fonts.interface(14))
        self.button.setText(title)
        self.button.setAccessibleName(title)
        self.button.setAccessibleDescription(told)
        self.button.set_cap(key)


class DayChoice(QWidget):
    """The sheet, and two offers below it."""

    wanted = Signal(object)
    """The action that was chosen."""
    pointed = Signal(int)

    def __init__(self, themes: ThemeSource, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._state: State | None = None
        self.sheet = SheetView(themes, self)
        self.sheet.pointed.connect(self.pointed)
        self.fly, self.rest = Offer(self), Offer(self)
        offers = QHBoxLayout()
        offers.setSpacing(12)
        offers.addWidget(self.fly, 1)
        offers.addWidget(self.rest, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.sheet, 1)
        column.addLayout(offers)
        self.fly.button.clicked.connect(self._fly)
        self.rest.button.clicked.connect(self._rest)

    def show_state(self, s: State, *, begins: bool, able: bool) -> None:
        """Show the Day; ``able`` is whether it can be decided now how it begins."""
        self._state = s
        self.sheet.show_sheet(campaign_sheet(s, self._kit))
        self.sheet.setAccessibleName(self.tr("Campaign sheet"))
        for offer in (self.fly, self.rest):
            # At any other time of the Day the sheet has all the room.
            offer.setVisible(begins)
            offer.button.setEnabled(able)
        fit = len(flights.fit_pilots(s, self._kit))
        limit = recon_limit(s, self._kit).total
        self.fly.say(
            self.tr("Fly"),
            self.tr("{fit} Pilots are fit. Up to {cards} Target cards are drawn.").format(
                fit=fit, cards=limit
            ),
            "F",
        )
        self.rest.say(
            self.tr("Down Time"),
            self.tr("Nobody flies and everybody rests; each track goes one space to the left."),
            "D",
        )

    def _fly(self) -> None:
        self.wanted.emit(Fly())

    def _rest(self) -> None:
        self.wanted.emit(TakeDownTime())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._state is not None:
            begins = not self.fly.isHidden()
            self.show_state(self._state, begins=begins, able=self.fly.button.isEnabled())
