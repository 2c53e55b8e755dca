"""The panel of bases: where a bomber lands or comes back, where the F-106 stands (RM-10.1.3i)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.look import Panel, Table
from desktop.table.orders import Orders
from desktop.table.red_menace import basing_data
from desktop.table.red_menace.basing_draft import BasingDraft, is_basing
from desktop.table.red_menace.places import CITY
from desktop.table.red_menace.war_draft import bomber_targets
from desktop.table.red_menace.war_panel import WarPanel


def panel(table: Table) -> Panel:
    """Return the panel of bases."""
    shown = BasingPanel(table)
    title = T("red_menace.table", "Base")
    return Panel(
        *("base", title, shown, "right", "pin", WIDTH, SMALL_WIDTH),
        wanted=is_basing,
        press=shown.press,
    )


class BasingPanel(WarPanel):
    """Cities by letter; those that are full or destroyed say so with their rule."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.bombers = Rows(table.themes, self.body)
        self.cities = Rows(table.themes, self.body, columns=2)
        self._closed_title = Words(15, 600, self.body)
        self.closed = Rows(table.themes, self.body)
        for widget in (
            *(self.title, self.note, self.bombers, self.cities),
            *(self._closed_title, self.closed),
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.bombers.chosen.connect(self._take)
        self.cities.chosen.connect(self._choose)
        self.closed.rule_activated.connect(table.open_rule)
        table.picker.narrowed.connect(self._follow)
        self.retranslate()

    @property
    def draft(self) -> BasingDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, BasingDraft) else None

    def name_parts(self) -> None:
        for rows in (self.bombers, self.cities, self.closed):
            rows.retranslate()

    def show_position(self) -> None:
        draft, choice = self.draft, self.table.picker.choice
        if draft is None or choice is None:
            return
        self.title.say(say(choice.prompt))
        self.note.say(
            self.tr("Drag the bomber to a base or its city, click the city, or type its letter.")
            if draft.bombers
            else self.tr("Click the city, or type its letter.")
        )
        self.bombers.show_rows(basing_data.bomber_rows(draft))
        self.cities.show_rows(basing_data.city_rows(draft))
        closed = basing_data.closed_rows(draft)
        self._closed_title.say(self.tr("Not possible") if closed else "")
        self.closed.show_rows(closed)

    @Slot()
    def _follow(self) -> None:
        """Do what the board asks for."""
        draft = self.draft
        if draft is not None:
            asked, draft.asked = draft.asked, ()
            self.orders.give(*asked)

    def key(self, name: str) -> bool:
        # An impossible city says why, as it does when it is clicked.
        cities = (*self.cities.rows, *self.closed.rows)
        letters = {row.data.cap: row.data.key for row in cities}
        numbers = {row.data.cap: row.data.key for row in self.bombers.rows}
        if name in letters:
            self._choose(letters[name])
        elif name in numbers:
            self._take(numbers[name])
        else:
            return False
        return True

    @Slot(str)
    def _take(self, number: str) -> None:
        self.table.picker.pick(*bomber_targets((int(number),)))

    @Slot(str)
    def _choose(self, city: str) -> None:
        self.table.picker.pick(CITY + city)
