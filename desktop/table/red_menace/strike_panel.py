"""The panel of attacks: cities with what an attack brings, and who takes the -1 (RM-7.12)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Choice, Decision, T
from desktop.rules.red_menace.actions_blue import Attack, RollFirst
from desktop.rules.red_menace.strike import FirstAttack
from desktop.rules.red_menace.strike_odds import squadron_odds
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.histogram import Histogram
from desktop.table.look import Panel, Table
from desktop.table.red_menace import strike_data
from desktop.table.red_menace.strike_draft import ATTACK, PASS, StrikeDraft
from desktop.table.red_menace.war_draft import bomber_targets
from desktop.table.red_menace.war_panel import WarPanel

RADAR_RULE = "RM-11.3.2"


def panel(table: Table) -> Panel:
    """Return the panel of attacks."""
    shown = StrikePanel(table)
    title = T("red_menace.table", "Attack")
    return Panel(
        *("strike", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_strike,
        press=shown.press,
    )


def is_strike(decision: Decision | None) -> bool:
    """Return whether a decision is about an attack of bombers."""
    return isinstance(decision, Choice) and any(
        isinstance(action, Attack | RollFirst) for action in decision.actions
    )


class StrikePanel(WarPanel):
    """Cities by digit; the losses of the one in question as columns; or types by digit."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.title = Words(16, 700, self.body)
        self.rows = Rows(table.themes, self.body)
        self.radar = NoteBox(table.themes, Tone.WARN, self.body)
        self._losses_title = Words(15, 600, self.body)
        self.losses = Histogram(table.themes, self.body, figures=True)
        for widget in (self.title, self.rows, self.radar, self._losses_title, self.losses):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.attack = self.foot.add(Importance.PRIMARY, self._attack)
        self.leave = self.foot.add(Importance.NORMAL, self._pass)
        self.rows.chosen.connect(self._choose)
        self.radar.rule_activated.connect(table.open_rule)
        self.retranslate()

    @property
    def draft(self) -> StrikeDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, StrikeDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.attack, self.tr("Attack"), self.tr("Enter"))
        self.foot.name(self.leave, self.tr("Leave alone"), "P")
        self._losses_title.say(self.tr("Bombers lost to the city's own defences"))
        self.rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft, choice, step = self.draft, self.table.picker.choice, self.step
        if choice is None:
            return
        self.title.say(say(choice.prompt))
        if draft is not None:
            self._show_cities(draft)
        elif isinstance(step, FirstAttack):
            self.rows.show_rows(strike_data.first_rows(self.state, self.kit, step))
            self.radar.hide()
        for widget in (self.attack, self.leave, self._losses_title, self.losses):
            widget.setVisible(draft is not None)
        self.foot.arrange()

    def _show_cities(self, draft: StrikeDraft) -> None:
        self.rows.show_rows(strike_data.city_rows(draft))
        odds = squadron_odds(self.state, self.kit, draft.city)
        columns = strike_data.loss_columns(odds)
        self.losses.show_columns(columns, "; ".join(column.tip for column in columns))
        self.radar.setVisible(strike_data.awaits_radar(self.state))
        self.radar.show_note(
            self.tr("Soviet radar aircraft"),
            self.tr("The first bomber of the turn attacks alone, at -1. You choose which."),
            RADAR_RULE,
        )

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft, row = self.draft, key_of(name, (self.rows,))
        if row:
            self._choose(row)
        elif name == "Enter":
            self._answer(draft)
        elif name == "P" and draft is not None:
            self._pass()
        else:
            return False
        return True

    def _answer(self, draft: StrikeDraft | None) -> None:
        """Attack the city in question, or have the bomber attack first that is best for it."""
        if draft is not None:
            self._attack()
        else:
            self._choose(strike_data.best_row([row.data for row in self.rows.rows]))

    @Slot(str)
    def _choose(self, key: str) -> None:
        draft = self.draft
        if draft is None:
            self.table.picker.pick(*bomber_targets((int(key),)))
        else:
            draft.choose(key)
            self.show_all()

    @Slot()
    def _attack(self) -> None:
        self.table.picker.pick(ATTACK)

    @Slot()
    def _pass(self) -> None:
        self.table.picker.pick(PASS)
