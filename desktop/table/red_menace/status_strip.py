"""The strip under the prompt row: phases, points, cities, flights to come (ui 3)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T, Target
from desktop.rules.red_menace.components import Kit
from desktop.table.announce import announce
from desktop.table.hover_light import HoverLight
from desktop.table.look import Mark, Panel, Table
from desktop.table.red_menace.routes_overlay import pointed_marks
from desktop.table.red_menace.status_data import StatusData, status_data
from desktop.table.red_menace.status_parts import PhaseCells, PointsBars
from desktop.table.status_cells import Fact
from desktop.table.status_frame import StatusFrame

TITLE = T("red_menace.table", "Status strip")
PHASE, POINTS = T("red_menace.table", "Phase"), T("red_menace.table", "Points")
CITIES, FLIGHTS = T("red_menace.table", "Cities destroyed"), T("red_menace.table", "Soviet flights")
LAUNCHES = T("red_menace.table", "Take-offs")
PAIR = T("red_menace.table", "{blue} : {red}")
NEEDS = T("red_menace.table", "needs {blue} : {red}")
REACHED = T("red_menace.table", "reached")
POOL = T("red_menace.table", "{flying} in flight, {pool} {note}")
NOBODY = T("red_menace.table", "{flying} in flight, {note}")
POINTS_TIP = T(
    "red_menace.table",
    "You have {blue} of {blue_needs} points, the Soviets {red} of {red_needs}. "
    "A side that has its points makes the turn the last.",
)
LANDED_TIP = T(
    "red_menace.table", "{points} {landed} bombers in Cuba are worth a point each at the end."
)
CITIES_TIP = T(
    "red_menace.table",
    "You have destroyed {blue} cities, the Soviets {red}. A lead of seven wins at once.",
)


def panel(table: Table, strip: StatusStrip) -> Panel:
    """Return the panel of the strip; its tool in the prompt row puts it away or brings it back."""
    return Panel("status", TITLE, strip, "line", "pulse", press=strip.press)


class StatusStrip(StatusFrame):
    """Phases, points and what is to come."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self._kit: Kit = table.model.game.kit
        self._data: StatusData | None = None
        themes = table.themes
        self.phases = PhaseCells(self)
        self.phase = Fact(themes, self)
        self.points, self.bars = Fact(themes, self), PointsBars(themes, self)
        self.cities, self.flights = Fact(themes, self), Fact(themes, self)
        self.launches = Fact(themes, self)
        self.hover = HoverLight(table, self._pointed, self)
        self.phase.row.insertWidget(0, self.phases)
        self.points.row.insertWidget(1, self.bars)
        optional = (
            self.flights.heading,
            self.launches.heading,
            self.points.note,
            self.cities.heading,
            self.points.heading,
            # Numbers alone are taken for turns.
            self.phase.heading,
        )
        facts = (self.phase, self.points, self.cities, self.flights, self.launches)
        self.lay_out(facts, optional)
        self.refresh()

    @property
    def data(self) -> StatusData | None:
        """What is shown."""
        return self._data

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        before, data = self._data, status_data(self.table.model.view.state, self._kit)
        if data == before:
            return
        self._data = data
        self._show(data)
        if before is not None and data.launches != before.launches and data.launches is not None:
            announce(self, say(data.launches))

    def show_again(self) -> None:
        if self._data is not None:
            self._show(self._data)

    def _show(self, data: StatusData) -> None:
        self.phases.show_step(data.phase)
        self.phase.show_fact(say(PHASE), "")
        blue, red = data.blue, data.red
        self.bars.show_scores(blue, red)
        pair = say(PAIR.of(blue=blue.points, red=red.points))
        needs, tone = NEEDS.of(blue=blue.threshold, red=red.threshold), Tone.PLAIN
        if blue.reached or red.reached:
            needs, tone = REACHED, Tone.WARN
        self.points.show_fact(say(POINTS), pair, say(needs), tone)
        self.tip(self.points, self._points_tip(data))
        mine, theirs = data.cities
        lead = "" if self.compact and data.lead_tone is Tone.PLAIN else say(data.lead)
        pair = say(PAIR.of(blue=mine, red=theirs))
        self.cities.show_fact(say(CITIES), pair, lead, data.lead_tone)
        self.tip(self.cities, say(CITIES_TIP.of(blue=mine, red=theirs)))
        words = POOL if data.pool else NOBODY
        counted = words.of(flying=data.flying, pool=data.pool, note=data.pool_note)
        self.flights.show_fact(say(FLIGHTS), "", say(counted))
        self.launches.setHidden(data.launches is None)
        if data.launches is not None:
            self.launches.show_fact(say(LAUNCHES), "", say(data.launches), data.launches_tone)
        self.make_room()
        spoken = (fact.accessibleName() for fact in self.facts[1:] if not fact.isHidden())
        self.setAccessibleName("; ".join((self.phases.accessibleName(), *spoken)))

    def _points_tip(self, data: StatusData) -> str:
        words = POINTS_TIP.of(
            blue=data.blue.points,
            blue_needs=data.blue.threshold,
            red=data.red.points,
            red_needs=data.red.threshold,
        )
        return say(LANDED_TIP.of(points=words, landed=data.landed) if data.landed else words)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.hover.attach()

    def _pointed(self, target: Target) -> tuple[Mark, ...]:
        return pointed_marks(self._kit, self.table.model.view.state, target)
