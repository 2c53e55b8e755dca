"""Putting the squadron together: all Pilots, the places by level, the fund; then promotions."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QRandomGenerator, Qt, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.widgets import Hairline
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import T
from desktop.rules.hornet_leader.actions_campaign import Dismiss, Enlist, FinishSquadron
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.squadron import Promotions, RandomSquadron, Squadron
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.advice import HINT_KEYS, Advice
from desktop.table.hornet_leader.fund_lines import FundLines, FundTotal
from desktop.table.hornet_leader.page_parts import (
    RefusalStrip,
    answer,
    may_press,
    page_key,
    reason,
    take_focus,
    why_not,
)
from desktop.table.hornet_leader.pilot_plate import PlateData
from desktop.table.hornet_leader.promotion_pane import PromotionPane
from desktop.table.hornet_leader.random_fill import random_squadron
from desktop.table.hornet_leader.recruit_card import RecruitCard
from desktop.table.hornet_leader.recruit_list import RecruitList
from desktop.table.hornet_leader.recruit_model import Recruit
from desktop.table.hornet_leader.squadron_slots import SquadronSlots
from desktop.table.look import Panel, Table
from desktop.table.reading_order import go_on
from desktop.table.scrolled import Scrolled

BESIDE = 1080
"""From this width the card has a column of its own; times the size of the text."""
ABREAST = 620
"""From this width list and places stand side by side; else one above the other."""
RIGHT = 348
LIST, PLACES = 300, 360
"""Heights of list and places that stand one above the other; times the size of the text."""


def panel(table: Table, advice: Advice) -> Panel:
    """Return the page of the squadron."""
    page = SquadronPage(table, advice)
    return Panel(
        "squadron", T("hornet_leader.table", "Squadron"), page, "center", "users", stands=is_shown
    )


def is_shown(view: Any) -> bool:
    """Return whether the squadron is put together or promoted."""
    steps = view.state.steps
    return bool(steps) and isinstance(steps[-1], Squadron | RandomSquadron | Promotions)


class SquadronPage(QWidget):
    """The squadron in the making, or its promotions."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._kit: Kit = table.model.game.kit
        self._selected = ""
        """The Pilot of the squadron whose place is chosen."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.list = RecruitList(self._kit, self)
        self.card = RecruitCard(table.themes, self._kit, self)
        self.slots = SquadronSlots(self._kit)
        self.fund, self.total = FundLines(), FundTotal()
        self.random = KeyButton("", Importance.NORMAL, self)
        self.finish = KeyButton("", Importance.NORMAL, self)
        self.refusal = RefusalStrip(table, self)
        self.promotions = PromotionPane(table, self._kit, self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        listed = Framed("base", self)
        inside = QVBoxLayout(listed)
        inside.setContentsMargins(12, 12, 6, 6)
        inside.addWidget(self.list)
        self._aside = QVBoxLayout()
        self._aside.addWidget(self.card)
        self._side = QWidget()
        self._stack_of_side = QVBoxLayout(self._side)
        self._stack_of_side.setContentsMargins(12, 12, 12, 12)
        self._stack_of_side.setSpacing(12)
        for widget in (self.slots, Hairline(), self.fund):
            self._stack_of_side.addWidget(widget)
        self._stack_of_side.addStretch(1)
        framed = Framed("base", self)
        right = QVBoxLayout(framed)
        right.setContentsMargins(1, 1, 1, 1)
        right.setSpacing(0)
        self._room = Scrolled(self._side, T("hornet_leader.table", "Squadron"))
        right.addWidget(self._room, 1)
        right.addWidget(Hairline())
        right.addLayout(self._foot())
        self._right = framed
        making = QWidget(self)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, making)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(listed, 1)
        row.addLayout(self._aside)
        row.addWidget(framed)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(making)
        self.stack.addWidget(self.promotions)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.stack, 1)
        column.addWidget(self.refusal)

    def _foot(self) -> QBoxLayout:
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 6, 12, 12)
        foot.setSpacing(6)
        foot.addWidget(self.total)
        row = QHBoxLayout()
        row.setSpacing(8)
        foot.addLayout(row)
        for button in (self.random, self.finish):
            policy = button.sizePolicy()
            policy.setHorizontalPolicy(policy.Policy.MinimumExpanding)
            button.setSizePolicy(policy)
            row.addWidget(button)
        return foot

    def _connect(self) -> None:
        table = self._table
        self.list.pointed.connect(self._point)
        self.list.chosen.connect(self._on_hand)
        self.list.taken.connect(self._take)
        self.card.level_changed.connect(self.refresh)
        self.slots.chosen.connect(self._on_place)
        self.slots.emptied.connect(self._on_emptied)
        self.slots.pointed.connect(self._on_place_pointed)
        self.slots.dropped.connect(self.enlist)
        self.random.clicked.connect(self.fill_at_random)
        self.finish.clicked.connect(partial(answer, table, FinishSquadron()))
        for skill in range(len(self._kit.skills)):
            page_key(self, str(skill + 1), partial(self.enlist_in_hand, skill))
        self._advice.changed.connect(self._follow_advice)
        for key in HINT_KEYS:
            # The list of Pilots would search for the letter.
            page_key(self, key, self._advice.ask)
        page_key(self, "R", self.fill_at_random)
        page_key(self, "Del", self.dismiss_selected)
        # Told after every change, once the picker knows what is asked now.
        table.picker.narrowed.connect(self.refresh)

    @Slot()
    def _follow_advice(self) -> None:
        """Choose the Pilot whom the autopilot would take."""
        proposed = self._advice.proposed
        if isinstance(proposed, Enlist):
            self.list.point_to(proposed.pilot)

    # --- doing ------------------------------------------------------------------------------------

    def enlist(self, pilot: str, skill: int) -> None:
        """Enlist a Pilot at a level, or say why not."""
        if self._is_asked():
            self._selected = pilot
            answer(self._table, Enlist(pilot, skill))

    def enlist_in_hand(self, skill: int) -> None:
        """Enlist the Pilot who is chosen in the list."""
        row = self.list.in_hand
        if row is not None:
            self.enlist(row.pilot, skill)

    def dismiss_selected(self) -> None:
        """Take the Pilot out whose place is chosen."""
        if self._selected and self._is_asked():
            answer(self._table, Dismiss(self._selected))

    @Slot()
    def fill_at_random(self) -> None:
        """Enlist Pilots at random until the squadron is complete."""
        if not self._is_asked() or self._table.picker.choice is None:
            return
        below = QRandomGenerator.global_().bounded
        for action in random_squadron(self._view().state, self._kit, below):
            if not answer(self._table, action):
                return

    def _is_asked(self) -> bool:
        steps = self._view().state.steps
        return bool(steps) and isinstance(steps[-1], Squadron)

    @Slot(object)
    def _take(self, row: Recruit | None) -> None:
        if self.slots.is_full and self._is_asked():
            answer(self._table, FinishSquadron())
        elif row is not None:
            self.enlist(row.pilot, self.card.skill)

    @Slot(object)
    def _on_place(self, place: PlateData) -> None:
        if place.pilot:
            self._selected = place.pilot
            self.list.point_to(place.pilot)
            self.refresh()
        else:
            self.enlist_in_hand(place.skill)

    @Slot(object)
    def _on_emptied(self, place: PlateData) -> None:
        if self._is_asked():
            answer(self._table, Dismiss(place.pilot))

    @Slot(object)
    def _on_hand(self, row: Recruit | None) -> None:
        self._point(row)
        if row is not None:
            self._selected = row.pilot
        self._show_places()

    @Slot(object)
    def _point(self, row: Recruit | None) -> None:
        if row is not None:
            self._show_card(row.pilot)

    @Slot(object)
    def _on_place_pointed(self, place: PlateData) -> None:
        if place.pilot:
            self._show_card(place.pilot)
            self._table.inspect(f"pilot:{place.pilot}")

    # --- showing ----------------------------------------------------------------------------------

    def _view(self) -> View:
        view: View = self._table.model.view
        return view

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows, while the page is there."""
        view = self._view()
        if not self.isVisible() or not is_shown(view):
            return
        s = view.state
        if isinstance(s.steps[-1], Promotions):
            self.stack.setCurrentWidget(self.promotions)
            self.promotions.show_state(s)
            return
        self.stack.setCurrentIndex(0)
        self.list.show_state(s, self.card.skill)
        self._show_places()
        self.fund.show_fund(s, self._kit)
        self.total.show_fund(s.so)
        self._show_card(self.card.pilot or self._first(s))
        self._show_buttons(s)

    def _first(self, s: State) -> str:
        row = self.list.rows.recruit(self.list.rows.index(0, 0))
        return row.pilot if row is not None else ""

    def _show_places(self) -> None:
        row = self.list.in_hand
        able = row is not None and row.refused is None and row.skill < 0 and self._is_asked()
        self.slots.show_squadron(
            self._view().state,
            open_places=True,
            in_hand=row.pilot if row is not None and able else "",
            selected=self._selected,
        )

    def _show_card(self, pilot: str) -> None:
        if pilot:
            self.card.show_pilot(self._view().state, pilot)

    def _show_buttons(self, s: State) -> None:
        asked = isinstance(s.steps[-1], Squadron) and self._table.picker.choice is not None
        self.random.setEnabled(asked and not self.slots.is_full)
        refused = why_not(self._table, FinishSquadron())
        self.finish.setEnabled(asked and may_press(self._table, FinishSquadron()))
        self.finish.setToolTip(reason(refused))
        self.card.show_reason(refused if s.so < 0 else None)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.random.setText(self.tr("Random"))
        self.random.setAccessibleName(self.tr("Fill the free places at random"))
        self.random.setToolTip(self.tr("Fill the free places at random"))
        self.random.set_cap("R")
        self.finish.setText(self.tr("Squadron complete"))
        self.finish.setAccessibleName(self.tr("This is the squadron"))
        s = self._view().state
        self.list.retranslate(self._kit.campaigns[s.terms.campaign].year)
        self.card.retranslate()
        self.promotions.retranslate()
        self._fit()
        self.refresh()

    # --- events -----------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def heightForWidth(self, width: int) -> int:
        # Lists and columns scroll, so the page needs no more than its least.
        column = self.layout()
        return -1 if column is None else column.totalMinimumHeightForWidth(width)

    def _fit(self) -> None:
        """Give the card a column of its own, or the upper end of the right one."""
        scale = max(1.0, fonts.text_scale())
        beside, abreast = self.width() >= BESIDE * scale, self.width() >= ABREAST * scale
        layout = self._aside if beside else self._stack_of_side
        if layout.indexOf(self.card) < 0:
            layout.insertWidget(0 if beside else 3, self.card)
            self.card.set_beside(beside=beside)
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if abreast else way.TopToBottom)
        bar = self._room.verticalScrollBar().sizeHint().width()
        wide = round(RIGHT * (0.5 + 0.5 * scale)) + bar
        self._right.setMinimumWidth(wide if abreast else 0)
        self._right.setMaximumWidth(wide if abreast else 16_777_215)
        self.list.setMinimumHeight(0 if abreast else round(LIST * scale))
        self._right.setMinimumHeight(0 if abreast else round(PLACES * scale))
        self.promotions.fit(abreast=self.width() >= BESIDE * 0.7 * scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        take_focus(self.list.table)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
