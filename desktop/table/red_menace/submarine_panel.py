"""The panel of the player's submarine: cities in reach, waters around it, hold (RM-7.13)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.look import Panel, Table
from desktop.table.orders import Orders
from desktop.table.red_menace import strike_data
from desktop.table.red_menace.places import CITY
from desktop.table.red_menace.strike_draft import SubmarineDraft, is_submarine
from desktop.table.red_menace.war_panel import WarPanel


def panel(table: Table) -> Panel:
    """Return the panel of the submarine."""
    shown = SubmarinePanel(table)
    title = T("red_menace.table", "Submarine")
    return Panel(
        *("submarine", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_submarine,
        press=shown.press,
    )


class SubmarinePanel(WarPanel):
    """Cities by digit, waters by the letters of the six directions, H holds."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.orders = Orders(table, lambda: self.draft is not None, self)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self._cities_title, self._waters_title = (
            Words(15, 600, self.body),
            Words(15, 600, self.body),
        )
        self.cities = Rows(table.themes, self.body)
        self.waters = Rows(table.themes, self.body, columns=2)
        for widget in (
            *(self.title, self.note, self._cities_title, self.cities),
            *(self._waters_title, self.waters),
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.cities.chosen.connect(self._fire)
        self.waters.chosen.connect(self._sail)
        table.picker.narrowed.connect(self._follow)
        self.retranslate()

    @property
    def draft(self) -> SubmarineDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, SubmarineDraft) else None

    def name_parts(self) -> None:
        for rows in (self.cities, self.waters):
            rows.retranslate()

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        self.title.say(say(self.kit.unit_name("ssbn")))
        self.note.say(say(strike_data.station_words(draft)))
        cities, waters = strike_data.missile_rows(draft), strike_data.water_rows(draft)
        title = self.tr("Fire a missile: on average {points} points")
        points = strike_data.missile_points(draft)
        self._cities_title.say(title.format(points=points) if cities else "")
        self._waters_title.say(self.tr("Or sail to") if cities else self.tr("Sail to"))
        self._waters_title.setVisible(bool(waters))
        self.cities.show_rows(cities)
        self.waters.show_rows(waters)

    @Slot()
    def _follow(self) -> None:
        """Do what the board asks for."""
        draft = self.draft
        if draft is not None:
            asked, draft.asked = draft.asked, ()
            self.orders.give(*asked)

    def key(self, name: str) -> bool:
        city, water = key_of(name, (self.cities,)), key_of(name, (self.waters,))
        if city:
            self._fire(city)
        elif water:
            self._sail(water)
        else:
            return False
        return True

    @Slot(str)
    def _fire(self, city: str) -> None:
        self.table.picker.pick(CITY + city)

    @Slot(str)
    def _sail(self, hex_id: str) -> None:
        self.table.picker.pick(hex_id)
