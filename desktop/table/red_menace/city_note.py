"""Cities that were just destroyed: by whom, for how many points, and how the points stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.events_theatre import CityDestroyed
from desktop.rules.red_menace.records import BLUE, Ruin
from desktop.table.decision_panel import Words
from desktop.table.floating_note import FloatingNote
from desktop.table.look import Panel, Table

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State

TITLE = T("red_menace.table", "City destroyed")
MORE = T("red_menace.table", "{count} cities destroyed")
OURS = T("red_menace.table", "{city}: {points} points for you")
THEIRS = T("red_menace.table", "{city}: {points} Soviet points")
STAND = T("red_menace.table", "Points now {blue} : {red}")


def panel(table: Table) -> Panel:
    """Return the note of destroyed cities."""
    shown = CityNote(table)
    return Panel("city_note", TITLE, shown, "note", "warning", press=shown.press)


class CityNote(FloatingNote):
    """Blocks nothing: it goes with Enter, a press, or whatever is decided next."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._fallen: list[str] = []
        """Cities that nobody has been told of yet, because more follows in the same breath."""
        self.title = Words(16, 700, self)
        self.lines, self.stand = Words(14, 500, self), Words(13, 400, self, quiet=True)
        for label in (self.title, self.lines, self.stand):
            self.column.addWidget(label)
        self.end_with_foot()
        table.model.changed.connect(self._on_change)
        table.model.looked.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        self._fallen = []
        self.withdraw()

    @Slot(object)
    def _on_change(self, change: Any) -> None:
        if change.kind != "played":
            self._forget()
            return
        self._fallen += [each.city for each in change.events if isinstance(each, CityDestroyed)]
        model = self._table.model
        if model.goes_on:
            return
        fallen, self._fallen = self._fallen, []
        self.withdraw()
        # At the end the result says it all.
        if fallen and model.session.outcome is None:
            self.show_cities(fallen)

    def show_cities(self, cities: list[str]) -> None:
        """Show what has fallen."""
        s: State = self._table.model.view.state
        title = TITLE if len(cities) == 1 else MORE.of(count=len(cities))
        self.title.say(say(title))
        self.lines.say("\n".join(self._line(s.ruins[city]) for city in cities))
        self.stand.say(say(STAND.of(blue=s.points[0], red=s.points[1])))
        words = f"{self.title.text()}. {self.lines.text()}. {self.stand.text()}"
        self.come(words, self._table.model.ply)

    def _line(self, ruin: Ruin) -> str:
        words = OURS if ruin.by == BLUE else THEIRS
        return say(words.of(city=self._kit.city_name(ruin.city), points=ruin.points))
