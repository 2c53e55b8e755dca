"""The strip under the prompt row: phases, points, cities, flights to come (ui 3)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint.plain import plain
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace.components import Kit
from desktop.table.announce import announce
from desktop.table.look import Panel, Table
from desktop.table.prompt_bar import COMPACT_HEIGHT, COMPACT_WIDTH
from desktop.table.red_menace.hover import HoverLight
from desktop.table.red_menace.status_data import StatusData, status_data
from desktop.table.red_menace.status_parts import PhaseCells, PointsBars
from desktop.table.status_cells import Fact

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


class StatusStrip(QFrame):
    """Public facts only; it follows the position that is looked at."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._data: StatusData | None = None
        self._compact = False
        self._wanted, self._gives_way = True, False
        themes = table.themes
        self.phases = PhaseCells(self)
        self.phase = Fact(themes, self)
        self.points, self.bars = Fact(themes, self), PointsBars(themes, self)
        self.cities, self.flights = Fact(themes, self), Fact(themes, self)
        self.launches = Fact(themes, self)
        self.hover = HoverLight(table, self._kit, self)
        self.phase.row.insertWidget(0, self.phases)
        self.points.row.insertWidget(1, self.bars)
        self._row = QHBoxLayout(self)
        for part in self._facts:
            self._row.addWidget(part)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        table.model.changed.connect(self.refresh)
        table.model.looked.connect(self.refresh)
        self._fit()
        self.retranslate()

    @property
    def _facts(self) -> tuple[Fact, ...]:
        return self.phase, self.points, self.cities, self.flights, self.launches

    @property
    def data(self) -> StatusData | None:
        """What is shown."""
        return self._data

    @property
    def compact(self) -> bool:
        """Whether everything stands on one line."""
        return self._compact

    def press(self, key: str) -> bool:
        """Put the strip away or bring it back when its tool is pressed."""
        if key:
            return False
        self._wanted = self.isHidden()
        self._gives_way = False
        self.setVisible(self._wanted)
        return True

    def give_way(self, gives_way: bool) -> None:  # a Qt-like setter
        """Leave the place to a strip that comes and goes, so that the board keeps its size."""
        if gives_way != self._gives_way:
            self._gives_way = gives_way
            self.setVisible(self._wanted and not gives_way)

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        before, data = self._data, status_data(self._table.model.view.state, self._kit)
        if data == before:
            return
        self._data = data
        self._show(data)
        if before is not None and data.launches != before.launches and data.launches is not None:
            announce(self, say(data.launches))

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
        self._tip(self.points, self._points_tip(data))
        mine, theirs = data.cities
        lead = "" if self._compact and data.lead_tone is Tone.PLAIN else say(data.lead)
        pair = say(PAIR.of(blue=mine, red=theirs))
        self.cities.show_fact(say(CITIES), pair, lead, data.lead_tone)
        self._tip(self.cities, say(CITIES_TIP.of(blue=mine, red=theirs)))
        words = POOL if data.pool else NOBODY
        counted = words.of(flying=data.flying, pool=data.pool, note=data.pool_note)
        self.flights.show_fact(say(FLIGHTS), "", say(counted))
        self.launches.setHidden(data.launches is None)
        if data.launches is not None:
            self.launches.show_fact(say(LAUNCHES), "", say(data.launches), data.launches_tone)
        self._make_room()
        spoken = (fact.accessibleName() for fact in self._facts[1:] if not fact.isHidden())
        self.setAccessibleName("; ".join((self.phases.accessibleName(), *spoken)))

    def _points_tip(self, data: StatusData) -> str:
        words = POINTS_TIP.of(
            blue=data.blue.points,
            blue_needs=data.blue.threshold,
            red=data.red.points,
            red_needs=data.red.threshold,
        )
        return say(LANDED_TIP.of(points=words, landed=data.landed) if data.landed else words)

    @staticmethod
    def _tip(fact: Fact, words: str) -> None:
        fact.setToolTip(plain(words))
        fact.setAccessibleDescription(words)

    # --- room -------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Stand on one line in a small window."""
        window = self.window()
        self._compact = window.width() < COMPACT_WIDTH or window.height() < COMPACT_HEIGHT
        for fact in self._facts:
            fact.set_compact(self._compact)
        self.phase.heading.setHidden(self._compact)
        high = 4 if self._compact else 7
        self._row.setContentsMargins(14, high, 14, high)
        self._row.setSpacing(16 if self._compact else 28)
        if self._data is not None:
            self._show(self._data)

    def _make_room(self) -> None:
        """Leave out what says the least where not everything fits; the names of facts say it."""
        parts = (
            self.flights.heading,
            self.launches.heading,
            self.points.note,
            self.cities.heading,
            self.points.heading,
        )
        for part in parts:
            part.setVisible(bool(part.text()))
        for part in parts:
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return
            part.hide()

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        for fact in self._facts:
            fact.take_fonts()
        self._data = None
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.hover.attach()
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        p = QPainter(self)
        p.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        line = QRectF(0, self.height() - 1, self.width(), 1)
        p.fillRect(line, palette.color(QPalette.ColorRole.Midlight))
