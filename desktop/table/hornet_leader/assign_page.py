"""Who flies: the Pilots of the Day's missions, and replacements for those who are missing."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import T
from desktop.rules.hornet_leader.actions_campaign import (
    AssignPilot,
    FinishAssigning,
    UnassignPilot,
)
from desktop.rules.hornet_leader.assign import (
    AssignPilots,
    ReplacementOffer,
    ReplacementPilot,
    ReplacementRoll,
    Replacements,
)
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.advice import Advice
from desktop.table.hornet_leader.assign_data import DIGITS, counter_words, pilot_rows, price_words
from desktop.table.hornet_leader.flight_row import FlightRow, RowData, RowHeadings
from desktop.table.hornet_leader.page_parts import (
    RefusalStrip,
    answer,
    may_press,
    page_key,
    reason,
    take_focus,
    why_not,
)
from desktop.table.hornet_leader.replacement_box import ReplacementBox
from desktop.table.hornet_leader.target_facts import short_facts
from desktop.table.look import Panel, Table
from desktop.table.reading_order import go_on
from desktop.table.scrolled import Scrolled

BESIDE = 620
"""From this width two missions stand side by side; times the size of the text."""
LEAST_ROOM = 160
"""Height of the list of Pilots that is always there, times the size of the text."""
REPLACING = (Replacements, ReplacementPilot, ReplacementRoll, ReplacementOffer)


def panel(table: Table, advice: Advice) -> Panel:
    """Return the page of the assignment."""
    title = T("hornet_leader.table", "Assign Pilots")
    return Panel("assign", title, AssignPage(table, advice), "center", "users", stands=is_shown)


def is_shown(view: Any) -> bool:
    """Return whether Pilots are assigned or replaced."""
    steps = view.state.steps
    return bool(steps) and isinstance(steps[-1], (AssignPilots, *REPLACING))


NOTHING = "\N{NO-BREAK SPACE}"
"""Keeps the height of a line."""


class MissionHead(Framed):
    """A mission of the Day: its Target, what it needs, how many fly."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("base", parent)
        self._role, self._name, self._told, self._count = (QLabel(self) for _ in range(4))
        self._price = QLabel(self)
        for label in (self._role, self._told):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self._name, self._told, self._count):
            label.setWordWrap(True)
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words = QVBoxLayout()
        words.setSpacing(1)
        for label in (self._role, self._name, self._told, self._price):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 10)
        row.setSpacing(14)
        row.addLayout(words, 2)
        row.addWidget(self._count, 1)

    @property
    def count(self) -> str:
        """How many fly, in words."""
        return self._count.text()

    @property
    def price(self) -> str:
        """What the number of Aircraft costs or brings, in words; empty for nothing."""
        return self._price.text().strip(NOTHING)

    def show_mission(
        self, role: str, name: str, told: str, count: str, price: str, *, priced: bool
    ) -> None:
        """Show a mission; ``priced`` says whether the number of Aircraft can have a price."""
        for label, words, font in (
            (self._role, role, fonts.small_capitals(12)),
            (self._name, name, fonts.interface(17, 600)),
            (self._told, told, fonts.interface(13)),
            (self._count, count, fonts.condensed(18, 700)),
            (self._price, price or NOTHING, fonts.interface(14, 600)),
        ):
            label.setText(words)
            label.setFont(font)
        # Its line is kept while it is empty: rows must not move under the pointer.
        self._price.setVisible(priced)
        self.setAccessibleName(", ".join(filter(None, (f"{role}: {name}", count, price))))


class AssignPage(QWidget):
    """A row for each Pilot under the heads of the missions."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._kit: Kit = table.model.game.kit
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heads = (MissionHead(self), MissionHead(self))
        self.replacement = ReplacementBox(table, self._kit, self)
        self.headings = RowHeadings()
        self.rows: list[FlightRow] = []
        self._held = QWidget()
        self._column = QVBoxLayout(self._held)
        self._room = Scrolled(self._held, T("hornet_leader.table", "Pilots"))
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.finish = KeyButton("", Importance.NORMAL, self)
        self.refusal = RefusalStrip(table, self)
        self._lay_out()
        self.finish.clicked.connect(partial(answer, table, FinishAssigning()))
        for number, digit in enumerate(DIGITS):
            page_key(self, digit, partial(self._toggle_number, number, False))
            page_key(self, f"Shift+{digit}", partial(self._toggle_number, number, True))
        advice.changed.connect(self._follow_advice)
        # Told after every change, once the picker knows what is asked now.
        table.picker.narrowed.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(5)
        self._column.addWidget(self.headings)
        self._column.addStretch(1)
        heads = self._heads = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        heads.setSpacing(8)
        for head in self.heads:
            heads.addWidget(head, 1)
        foot = self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setSpacing(12)
        foot.addWidget(self._hint, 1)
        foot.addWidget(self.finish, 0, Qt.AlignmentFlag.AlignRight)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addLayout(heads)
        column.addWidget(self.replacement)
        column.addWidget(self._room, 1)
        column.addWidget(self.refusal)
        column.addLayout(foot)

    # --- doing ------------------------------------------------------------------------------------

    @Slot(str, bool)
    def toggle(self, pilot: str, secondary: bool) -> None:
        """Assign a Pilot, or leave him at home again; from one mission to the other he changes."""
        if not self._is_assigning():
            return
        flies = next((row.data.flies for row in self._shown() if row.data.pilot == pilot), "")
        wanted = "secondary" if secondary and self._state().secondary else "primary"
        if not flies:
            answer(self._table, AssignPilot(pilot, wanted == "secondary"))
        elif answer(self._table, UnassignPilot(pilot)) and secondary and flies != wanted:
            answer(self._table, AssignPilot(pilot, True))

    def _toggle_number(self, number: int, secondary: bool) -> None:
        rows = self._shown()
        if number < len(rows):
            self.toggle(rows[number].data.pilot, secondary)

    def _is_assigning(self) -> bool:
        steps = self._state().steps
        return bool(steps) and isinstance(steps[-1], AssignPilots)

    @Slot(str)
    def _inspect(self, pilot: str) -> None:
        self._table.inspect(f"pilot:{pilot}")

    @Slot(int)
    def _step(self, by: int) -> None:
        rows = self._shown()
        row = self.sender()
        if isinstance(row, FlightRow) and row in rows:
            place = min(max(rows.index(row) + by, 0), len(rows) - 1)
            rows[place].setFocus(Qt.FocusReason.TabFocusReason)
            self._room.ensureWidgetVisible(rows[place])

    @Slot()
    def _follow_advice(self) -> None:
        """Go to the row of the Pilot whom the autopilot would assign, or leave at home."""
        proposed = self._advice.proposed
        if not isinstance(proposed, AssignPilot | UnassignPilot):
            return
        for row in self._shown():
            if row.data.pilot == proposed.pilot:
                row.setFocus(Qt.FocusReason.OtherFocusReason)
                self._room.ensureWidgetVisible(row)

    # --- showing ----------------------------------------------------------------------------------

    def _state(self) -> State:
        view: View = self._table.model.view
        return view.state

    def _shown(self) -> list[FlightRow]:
        return [row for row in self.rows if not row.isHidden()]

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows, while the page is there."""
        if not self.isVisible() or not is_shown(self._table.model.view):
            return
        s = self._state()
        replaces = isinstance(s.steps[-1], REPLACING)
        self.replacement.setVisible(replaces)
        if replaces:
            self.replacement.show_state(s)
        self._show_heads(s)
        self._show_rows(pilot_rows(s, self._kit))
        refused = why_not(self._table, FinishAssigning())
        for widget in (self.finish, self._hint):
            widget.setVisible(not replaces)
        self.finish.setEnabled(may_press(self._table, FinishAssigning()))
        self.finish.setToolTip(reason(refused))

    def _show_heads(self, s: State) -> None:
        second = bool(s.secondary) and not s.flown.secondary
        self.heads[1].setVisible(second)
        roles = (self.tr("Primary"), self.tr("Secondary"))
        for number, target in enumerate((s.flown.target, s.secondary if second else 0)):
            if target:
                self.heads[number].show_mission(
                    roles[1 if s.flown.secondary else number],
                    say(self._kit.target_name(target)),
                    short_facts(s, self._kit, target),
                    counter_words(s, self._kit, secondary=bool(number)),
                    price_words(s, self._kit, secondary=bool(number)),
                    priced=s.has_option("one_more_less"),
                )
        self._hint.setText(
            self.tr("A digit or a click assigns a Pilot, with Shift or Ctrl to the Secondary.")
            if second
            else self.tr("A digit or a click assigns a Pilot.")
        )

    def _show_rows(self, data: tuple[RowData, ...]) -> None:
        while len(self.rows) < len(data):
            row = FlightRow(self._table.themes, data[len(self.rows)])
            row.toggled.connect(self.toggle)
            row.stepped.connect(self._step)
            row.pointed.connect(self._inspect)
            self.rows.append(row)
            self._column.insertWidget(self._column.count() - 1, row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(data))
            if number < len(data) and data[number] != row.data:
                row.show_data(data[number])
        self._show_headings()

    def _show_headings(self) -> None:
        rows = self._shown()
        if rows:
            self.headings.show_data(rows[0].data, rows[0].width())

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._hint.setFont(fonts.interface(13))
        self.finish.setText(self.tr("These Pilots fly"))
        self.finish.setAccessibleName(self.tr("These Pilots fly"))
        self.finish.set_cap(self.tr("Enter"))
        self._fit()
        self.refresh()

    # --- events -----------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def heightForWidth(self, width: int) -> int:
        # Lists and columns scroll, so the page needs no more than its least.
        column = self.layout()
        return -1 if column is None else column.totalMinimumHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = self.width() >= BESIDE * max(1.0, fonts.text_scale())
        way = QBoxLayout.Direction
        for layout in (self._heads, self._foot):
            layout.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._room.setMinimumHeight(round(LEAST_ROOM * max(1.0, fonts.text_scale())))
        self._show_headings()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        take_focus(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
