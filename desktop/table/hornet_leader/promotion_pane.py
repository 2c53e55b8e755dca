"""Promotions before the campaign: who, and his card before and after."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import Tone
from desktop.paint.widgets import Hairline, IconLabel
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import T
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.actions_campaign import FinishPromotions, Promote
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import ACE, Member
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.fund_lines import FundLines, FundTotal
from desktop.table.hornet_leader.level_changes import changes
from desktop.table.hornet_leader.page_parts import answer, may_press, page_key, reason, why_not
from desktop.table.hornet_leader.pilot_faces import pilot_face
from desktop.table.hornet_leader.pilot_plate import PlateData
from desktop.table.hornet_leader.squadron_slots import SquadronSlots
from desktop.table.look import Table
from desktop.table.scrolled import Scrolled

CARD = 190
LEAST_HIGH = 300
"""Pixels of each half when they are above one another; times the size of the text."""


class PromotionPane(QWidget):
    """The squadron at the left, the cards of the chosen Pilot beside it."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._pilot = ""
        self._state: State | None = None
        self.slots = SquadronSlots(kit)
        self.fund, self.total = FundLines(), FundTotal()
        self.before, self.after = CardView(CARD, self), CardView(CARD, self)
        self._title, self._told = QLabel(self), QLabel(self)
        self._told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._told.setWordWrap(True)
        self._arrow = IconLabel("chevron-right", table.themes, Tone.ACCENT, 28, self)
        self._changes = QGridLayout()
        self.promote = KeyButton("", Importance.NORMAL, self)
        self.finish = KeyButton("", Importance.NORMAL, self)
        self._lay_out()
        self.slots.chosen.connect(self._choose)
        self.promote.clicked.connect(self._promote)
        self.promote.set_cap("P")
        page_key(self, "P", self.promote.click)
        self.finish.clicked.connect(partial(answer, table, FinishPromotions()))

    def _lay_out(self) -> None:
        listed = Framed("base", self)
        inside = QVBoxLayout(listed)
        inside.setContentsMargins(1, 1, 1, 1)
        held = QWidget()
        column = QVBoxLayout(held)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(12)
        for widget in (self.slots, Hairline(), self.total, self.fund):
            column.addWidget(widget)
        column.addStretch(1)
        inside.addWidget(Scrolled(held, T("hornet_leader.table", "Squadron")))
        shown = Framed("base", self)
        around = QVBoxLayout(shown)
        around.setContentsMargins(1, 1, 1, 1)
        body = QWidget()
        main = QVBoxLayout(body)
        main.setContentsMargins(20, 16, 20, 16)
        main.setSpacing(10)
        cards = QHBoxLayout()
        cards.setSpacing(10)
        cards.addStretch(1)
        for card in (self.before, self._arrow, self.after):
            cards.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        cards.addStretch(1)
        self._changes.setHorizontalSpacing(18)
        self._changes.setVerticalSpacing(4)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addLayout(self._changes)
        middle.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.promote)
        buttons.addWidget(self.finish)
        buttons.addStretch(1)
        for part in (self._title, self._told):
            main.addWidget(part)
        main.addLayout(cards)
        main.addLayout(middle)
        main.addLayout(buttons)
        main.addStretch(1)
        around.addWidget(Scrolled(body, T("hornet_leader.table", "Promotions")))
        self._listed, self._shown = listed, shown
        row = self._row = QBoxLayout(QBoxLayout.Direction.RightToLeft, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(shown, 3)
        row.addWidget(listed, 2)

    @property
    def pilot(self) -> str:
        """The Pilot whose cards are shown."""
        return self._pilot

    def show_state(self, s: State) -> None:
        """Show the squadron and the promotion of the chosen Pilot."""
        self._state = s
        pilots = [member.pilot for member in s.squadron]
        if self._pilot not in pilots:
            able = (member.pilot for member in s.squadron if member.skill < ACE)
            self._pilot = next(able, pilots[0] if pilots else "")
        self.slots.show_squadron(s, open_places=False, selected=self._pilot)
        self.fund.show_fund(s, self._kit)
        self.total.show_fund(s.so)
        if self._pilot:
            self._show_cards(s.member(self._pilot))
        price = recruits.promotion_price(s, self._kit)
        self.promote.setText(self.tr("Promote for {price} SO").format(price=price))
        refused = why_not(self._table, Promote(self._pilot))
        self.promote.setEnabled(may_press(self._table, Promote(self._pilot)))
        self.promote.setToolTip(reason(refused))
        self.finish.setEnabled(why_not(self._table, FinishPromotions()) is None)

    def _show_cards(self, member: Member) -> None:
        kit, top = self._kit, member.skill >= ACE
        name = kit.callsign(member.pilot)
        self._title.setText(self.tr("Promotion: {pilot}").format(pilot=name))
        self.before.show_card(pilot_face(kit, member.pilot, member.skill))
        self.after.setVisible(not top)
        self._arrow.setVisible(not top)
        if not top:
            self.after.show_card(pilot_face(kit, member.pilot, member.skill + 1))
        self._told.setText(
            self.tr("Before the campaign a Pilot can rise one level at a time.")
            if not top
            else self.tr("{pilot} is an Ace; there is no higher level.").format(pilot=name)
        )
        while (item := self._changes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        levels = kit.pilots[member.pilot].levels
        pairs = () if top else changes(levels[member.skill], levels[member.skill + 1])
        for row, change in enumerate(pairs):
            better = change.better
            tones = (QPalette.ColorRole.PlaceholderText, QPalette.ColorRole.WindowText)
            words = (say(change.label), change.before, "\N{RIGHTWARDS ARROW}", change.after)
            for column, text in enumerate(words):
                label = QLabel(text, self)
                label.setFont(fonts.condensed(15, 700 if column == 3 and better else 500))
                label.setForegroundRole(tones[column == 3])
                self._changes.addWidget(label, row, column)

    @Slot(object)
    def _choose(self, place: PlateData) -> None:
        self._pilot = place.pilot or self._pilot
        if self._state is not None:
            self.show_state(self._state)

    @Slot()
    def _promote(self) -> None:
        answer(self._table, Promote(self._pilot))

    def fit(self, *, abreast: bool) -> None:
        """Stand side by side, or the cards over the squadron."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.RightToLeft if abreast else way.TopToBottom)
        scale = max(1.0, fonts.text_scale())
        for part in (self._listed, self._shown):
            part.setMinimumHeight(0 if abreast else round(LEAST_HIGH * scale))

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.finish.setText(self.tr("Begin the campaign"))
        self._title.setFont(fonts.interface(20, 700))
        self._told.setFont(fonts.interface(14))
        if self._state is not None:
            self.show_state(self._state)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            for card in (self.before, self.after):
                card.updateGeometry()
