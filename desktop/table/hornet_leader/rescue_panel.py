"""Search and Rescue: what helps, what hinders, and the three results with their chances (7.2)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.bars import OddsBar, percent
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import Hairline
from desktop.rules.core import Choice, Decision, Roll, T
from desktop.rules.hornet_leader import sar
from desktop.rules.hornet_leader.actions_mission import Done, Expend, RescueNext
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.home import SarExpending, SearchAndRescue
from desktop.rules.hornet_leader.records import Aircraft
from desktop.table import dice_words, roll_odds
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader.choice_panel import ChoicePanel
from desktop.table.hornet_leader.choice_rows import rescue_words
from desktop.table.hornet_leader.decision_rows import RowData
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of Search and Rescue."""
    shown = RescuePanel(table)
    title = T("hornet_leader.table", "Rescue")
    return Panel(
        *("rescue", title, shown, "right", "users", WIDTH, SMALL_WIDTH),
        wanted=shown.wants,
        press=shown.press,
    )


class Results(QWidget):
    """Modifiers by name, their sum, and the chance of each result."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._modifiers = Words(13, 400, self)
        self._sum = Words(15, 600, self)
        self._bars = [OddsBar(table.themes, self) for _ in sar.RESULTS]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self._modifiers, self._sum, Hairline(self), *self._bars):
            column.addWidget(widget)

    @property
    def figures(self) -> tuple[str, ...]:
        """The chances in words, the best result first."""
        return tuple(bar.accessibleName() for bar in self._bars if not bar.isHidden())

    def show_roll(self, roll: Roll, total: int) -> None:
        """Show what a die is worth with these modifiers."""
        lines = [f"{dice_words.signed(value)}  {say(name)}" for name, value in roll.modifiers]
        self._modifiers.say("\n".join(lines))
        words = self.tr("d10 {total} in all").format(total=dice_words.signed(total))
        self._sum.say(words)
        tones = {"good": Tone.GOOD, "warn": Tone.WARN, "worst": Tone.BAD}
        shares = {band.title: (band, share) for band, share in roll_odds.shares(roll)}
        width = 0
        for bar, (key, title) in zip(self._bars, sar.RESULTS.items(), strict=True):
            share = shares[title][1] if title in shares else 0
            bar.show_odds(say(title), share, f"{percent(share)} %", tones[sar.TONES[key]])
            width = max(width, bar.label_width())
        for bar in self._bars:
            bar.set_label_width(width)


class RescuePanel(ChoicePanel):
    """Pilots in the order of the player; then chips to spend for each, and the roll."""

    def add_more(self) -> None:
        self.results = Results(self.table, self.body)
        self.column.insertWidget(2, self.results)
        self.all = self.foot.add(Importance.NORMAL, self._spend_all)
        self.roll = self.foot.add(Importance.PRIMARY, self._roll)

    def wants(self, decision: Decision | None) -> bool:
        return isinstance(decision, Choice) and isinstance(
            self.step, SearchAndRescue | SarExpending
        )

    def explanation(self) -> str:
        if isinstance(self.step, SarExpending):
            return self.tr("Air to Ground weapons of those who still fly help, +1 for each WP.")
        return self.tr("Each Pilot is searched for once, in the order you like.")

    def note_on(self) -> Callable[[Kit, Aircraft], str] | None:
        return rescue_words

    def name_parts(self) -> None:
        super().name_parts()
        self.foot.name(self.all, self.tr("All weapons"), "A")
        self.all.setToolTip(self.tr("Expend every Air to Ground weapon that still helps"))
        self.foot.name(self.roll, self.tr("Roll"), self.tr("Enter"))

    def show_position(self) -> None:
        super().show_position()
        step = self.step
        searching = isinstance(step, SarExpending)
        self.results.setVisible(searching)
        self.roll.setVisible(searching)
        self.all.setVisible(searching)
        self.all.setEnabled(searching and self._next_spent() is not None)
        if isinstance(step, SarExpending):
            self.title.say(self.tr("Search for {pilot}").format(pilot=self._name(step.pilot)))
            self.results.show_roll(*self._odds(step.pilot, step.weight))
        else:
            self.rows.show_rows(tuple(map(self._with_odds, (row.data for row in self.rows.rows))))
        self.foot.arrange()

    def _name(self, pilot: str) -> str:
        place = sar.PLACES[self.state.flown.aircraft(pilot).lost or "over_target"]
        return f"{self.kit.callsign(pilot)}, {say(place)}"

    def _odds(self, pilot: str, weight: int) -> tuple[Roll, int]:
        """Return the roll for a Pilot with so many Weight Points spent, and its modifiers' sum."""
        found = sar.modifiers(self.state, self.kit, pilot, weight)
        bands = sar.bands(self.kit, found.total)
        return Roll(1, sar.FACES, modifiers=found.parts, bands=bands), found.total

    def _with_odds(self, row: RowData) -> RowData:
        """Return the row of a lost Pilot with the chance that he is brought back."""
        action = self.action_of(row.key)
        if not isinstance(action, RescueNext):
            return row
        roll, _ = self._odds(action.pilot, 0)
        missing = sar.RESULTS["missing"]
        back = sum(share for band, share in roll_odds.shares(roll) if band.title != missing)
        place = say(sar.PLACES[self.state.flown.aircraft(action.pilot).lost or "over_target"])
        return RowData(row.key, row.title, row.cap, notes=place, chance=float(back))

    def key(self, name: str) -> bool:
        if name == "Enter" and self.offers(Done()):
            self._roll()
            return True
        if name == "A" and self.all.isVisibleTo(self):
            self._spend_all()
            return True
        return super().key(name)

    def _next_spent(self) -> Expend | None:
        """Return a weapon to expend, as long as the Pilot is not sure to come back at once."""
        step, choice = self.step, self.table.picker.choice
        if choice is None or not isinstance(step, SarExpending):
            return None
        roll, _ = self._odds(step.pilot, step.weight)
        best = next(iter(sar.RESULTS.values()))
        if all(band.title == best for band in roll.bands):
            return None
        return next((each for each in choice.actions if isinstance(each, Expend)), None)

    @Slot()
    def _spend_all(self) -> None:
        spent = self._next_spent()
        while spent is not None:
            self.answer(spent)
            spent = self._next_spent()

    @Slot()
    def _roll(self) -> None:
        self.answer(Done())
