"""Small decisions of a mission as a list: who goes home, what is dropped, what Intel takes away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.rules.core import Action, Choice, Decision, T
from desktop.rules.hornet_leader.actions_mission import Done, DropGround, Expend, MeetEvent
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.intel import EitherKind, RemoveCounter
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.steps import picked
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader.choice_rows import rows_of, weight_words
from desktop.table.hornet_leader.decision_panel import DecisionPanel
from desktop.table.hornet_leader.decision_rows import Rows
from desktop.table.hornet_leader.steward import Steward
from desktop.table.look import Panel, Table

CHIP_KEYS = "QWERTYUIO"
INTEL = "HL-5.5a"


def panel(table: Table, steward: Steward) -> Panel:
    """Return the panel of small decisions; one that the steward answers brings it up for nobody."""
    shown = ChoicePanel(table)
    title = T("hornet_leader.table", "Decision")
    return Panel(
        *("choice", title, shown, "right", "list", WIDTH, SMALL_WIDTH),
        wanted=lambda decision: not steward.answers and shown.wants(decision),
        press=shown.press,
    )


class ChoicePanel(DecisionPanel):
    """Rows by mouse or digit; counters are chips in the row of their Aircraft."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.title = Words(16, 700, self.body)
        self.note = Words(13, 400, self.body, quiet=True)
        self.rows = Rows(table.themes, self.body)
        self.column.addWidget(self.title)
        self.column.addWidget(self.note)
        self.column.addWidget(self.rows)
        self.add_more()
        self.column.addStretch(1)
        self.rows.chosen.connect(self.choose)
        self.rows.chip_chosen.connect(self._choose_chip)
        self.rows.rule_activated.connect(table.open_rule)
        self.retranslate()

    # --- what a panel with more to show adds ------------------------------------------------------

    def add_more(self) -> None:
        """Add what stands below the rows."""

    def wants(self, decision: Decision | None) -> bool:
        """Return whether the panel is that of a decision."""
        step = self.step
        if not isinstance(decision, Choice):
            return False
        if isinstance(step, PlaceAircraft):
            return any(pick.startswith("side:") for each in decision.actions for pick in each.picks)
        if isinstance(step, RemoveCounter):
            return step.rule == INTEL
        return isinstance(step, AbortDecision | Jettison | EitherKind)

    def explanation(self) -> str:
        """Return a line below the prompt."""
        step = self.step
        if isinstance(step, AbortDecision):
            return self.tr("Whoever goes home is out of this mission. A digit and A, or a press.")
        if isinstance(step, Jettison):
            return self.tr("Press a chip to drop it. G drops everything Air to Ground.")
        if isinstance(step, RemoveCounter) and step.optional:
            return self.tr("Press a counter here or on the board; N takes none away.")
        return ""

    def note_on(self) -> Callable[[Kit, Aircraft], str] | None:
        """Return what is said of each Aircraft whose counters can be given up."""
        return weight_words if isinstance(self.step, Jettison) else None

    # --- showing ----------------------------------------------------------------------------------

    def name_parts(self) -> None:
        self.rows.retranslate()

    def show_position(self) -> None:
        choice = self.table.picker.choice
        self.title.say("" if choice is None else say(choice.prompt))
        self.note.say(self.explanation())
        actions = () if choice is None else choice.actions
        pilot = picked(self.table.picker.picks, "pilot")
        self.rows.show_rows(rows_of(self.state, self.kit, actions, pilot, self.note_on()))

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        caps = {row.data.cap: row.data.key for row in self.rows.rows if row.data.cap}
        if name in caps:
            self.choose(caps[name])
        elif name == "A" and self._finish_picked():
            pass
        elif name in ("N", "Space"):
            return self._go_on()
        elif name == "G" and self.offers(DropGround()):
            self.answer(DropGround())
        elif len(name) == 1 and name in CHIP_KEYS:
            return self._press_chip(CHIP_KEYS.index(name))
        else:
            return False
        return True

    def _go_on(self) -> bool:
        for action in (Done(), MeetEvent()):
            if self.offers(action):
                self.answer(action)
                return True
        return False

    def _finish_picked(self) -> bool:
        """Do what the Pilot who is picked on the board can do; return whether there was one."""
        picker = self.table.picker
        if not picker.picks or len(picker.actions) != 1:
            return False
        self.table.picker.choose(picker.actions[0])
        return True

    def _press_chip(self, place: int) -> bool:
        """Press a chip of the Aircraft that is picked, or of the only one."""
        rows = [row for row in self.rows.rows if row.data.chips]
        chosen = [row for row in rows if row.data.selected] or (rows if len(rows) == 1 else [])
        if not chosen or place >= len(chosen[0].chips):
            return False
        chosen[0].chips[place].click()
        return True

    def action_of(self, key: str) -> Action | None:
        """Return the action of a row."""
        choice = self.table.picker.choice
        actions = () if choice is None else choice.actions
        return next((each for each in actions if "|".join(each.picks) == key), None)

    @Slot(str)
    def choose(self, key: str) -> None:
        """Choose a row; that of an Aircraft with chips only picks the Aircraft."""
        action = self.action_of(key)
        if action is not None:
            self.table.picker.choose(action)
        else:
            self.table.picker.pick(key)

    @Slot(str, str)
    def _choose_chip(self, key: str, chip: str) -> None:
        pilot, item = key.removeprefix("pilot:"), chip.removeprefix("item:")
        self.answer(Expend(pilot, item))
