"""The strip under the prompt row: the step of the day, who decides, sorties, score, fleet."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles.components import Kit
from desktop.table.eagles_missiles.status_data import CAPTIONS, NAMES, StatusData, status_data
from desktop.table.look import Panel, Table
from desktop.table.status_cells import Fact, StepCells
from desktop.table.status_frame import StatusFrame

TITLE = T("eagles_missiles.table", "Status strip")
DAY = T("eagles_missiles.table", "Day {day}")
DAY_OF = T("eagles_missiles.table", "Day {day} of {last}")
OVER, SET_UP = T("eagles_missiles.table", "Over"), T("eagles_missiles.table", "Set-up")
DECIDES = T("eagles_missiles.table", "Decides")
DICE = T("eagles_missiles.table", "the dice")
SORTIES = T("eagles_missiles.table", "Russian sorties")
FLYING = T(
    "eagles_missiles.table", "fighters {fighters} of {most}, bombers {bombers} of {most_bombers}"
)
SCORE = T("eagles_missiles.table", "Russia's score")
OF = T("eagles_missiles.table", "{points} of {limit}")
MAY_BE = T("eagles_missiles.table", "{points} if all assaults succeed")
FLEET, SUNK = T("eagles_missiles.table", "Fleet"), T("eagles_missiles.table", "sunk")
DECK = T("eagles_missiles.table", "Russian deck")
SORTIES_TIP = T("eagles_missiles.table", "Squadrons placed, and allowed by the icons of the cards.")
SCORE_TIP = T("eagles_missiles.table", "More than {limit} points win the war for Russia.")


def panel(table: Table, strip: StatusStrip) -> Panel:
    """Return the panel of the strip; its tool in the prompt row puts it away or brings it back."""
    return Panel("status", TITLE, strip, "line", "pulse", press=strip.press)


class StatusStrip(StatusFrame):
    """The steps of the day, Russian sorties, the score and the fleet."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        # The table is nearly square: what the strip takes, the names on the map lose.
        super().__init__(table, parent, low=True)
        self._kit: Kit = table.model.game.kit
        self._shown: tuple[StatusData, Text | None] | None = None
        """What is said, and who decides."""
        themes = table.themes
        self.cells = StepCells(CAPTIONS, NAMES, self)
        self.day, self.decides = Fact(themes, self), Fact(themes, self)
        self.sorties, self.score = Fact(themes, self), Fact(themes, self)
        self.fleet, self.deck = Fact(themes, self), Fact(themes, self)
        self.day.row.insertWidget(0, self.cells)
        optional = (
            self.deck,
            self.score.note,
            self.decides,
            self.sorties.heading,
            self.fleet,
            self.day.heading,
            self.day.note,
        )
        facts = (self.day, self.decides, self.sorties, self.score, self.fleet, self.deck)
        self.lay_out(facts, optional)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        shown = status_data(self.table.model.view.state, self._kit), self._who()
        if shown != self._shown:
            self._shown = shown
            self._show(*shown)

    def show_again(self) -> None:
        if self._shown is not None:
            self._show(*self._shown)

    def _who(self) -> Text | None:
        """Return who decides; nobody while an earlier position is looked at."""
        model = self.table.model
        if model.looking_at is not None or model.session.outcome is not None:
            return None
        seat = model.session.seat_to_act()
        return DICE if seat is None else self._kit.side_name(seat.side)

    def _show(self, data: StatusData, who: Text | None) -> None:
        self.cells.show_step(data.step)
        words = SET_UP
        if data.day:
            words = (DAY_OF if data.last_day else DAY).of(day=data.day, last=data.last_day)
        step = say(NAMES[data.step - 1]) if data.step else "" if not data.day else say(OVER)
        self.day.show_fact(say(words), "", step)
        decides = ("", "") if who is None else (say(DECIDES), say(who))
        self.decides.show_fact(decides[0], "", decides[1])
        flying = FLYING.of(
            fighters=data.fighters.taken,
            most=data.fighters.allowed,
            bombers=data.bombers.taken,
            most_bombers=data.bombers.allowed,
        )
        self.sorties.show_fact(say(SORTIES), "", say(flying))
        self._show_score(data)
        strength = f"{data.fleet}" if data.fleet else say(SUNK)
        self.fleet.show_fact(say(FLEET), strength)
        self.deck.show_fact(say(DECK), str(data.cards))
        self.tip(self.sorties, say(SORTIES_TIP))
        self.tip(self.score, say(SCORE_TIP.of(limit=data.limit)))
        self.make_room()
        spoken = (fact.accessibleName() for fact in self.facts if not fact.isHidden())
        self.setAccessibleName("; ".join((self.cells.accessibleName(), *spoken)))

    def _show_score(self, data: StatusData) -> None:
        note, tone = "", Tone.PLAIN
        if data.prospect != data.points:
            note = say(MAY_BE.of(points=data.prospect))
            tone = Tone.WARN if data.prospect > data.limit else Tone.PLAIN
        points = say(OF.of(points=data.points, limit=data.limit))
        self.score.show_fact(say(SCORE), points, note, tone)
