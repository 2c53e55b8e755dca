"""An enemy attack to answer: Suppress the attacker, Evade, or take it (HL-6.10)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.buttons import Importance, KeyButton, RuleTag, Toggle
from desktop.paint.widgets import Hairline
from desktop.rules.core import Choice, Decision, T
from desktop.rules.hornet_leader.actions_mission import Evade, NoSuppression, StayCalm, TakeIt
from desktop.rules.hornet_leader.attack_rules import GUN
from desktop.rules.hornet_leader.reactions import CALM, AttackStep, Evasion, Suppression
from desktop.rules.hornet_leader.reactions_rules import refusal
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader import reaction_data
from desktop.table.hornet_leader.counters import aircraft_face, enemy_face
from desktop.table.hornet_leader.decision_panel import DecisionPanel
from desktop.table.hornet_leader.decision_rows import Rows
from desktop.table.hornet_leader.duel_head import DuelHead
from desktop.table.hornet_leader.outcome_table import OutcomeTable
from desktop.table.hornet_leader.reaction_data import Ticks
from desktop.table.look import Panel, Table

EVADING_RULE = "HL-6.10f"


def panel(table: Table) -> Panel:
    """Return the panel of an enemy attack."""
    shown = ReactionPanel(table)
    return Panel(
        "reaction",
        T("hornet_leader.table", "Enemy attack"),
        shown,
        "right",
        "bolt",
        WIDTH,
        SMALL_WIDTH,
        wanted=is_reaction,
        press=shown.press,
    )


def is_reaction(decision: Decision | None) -> bool:
    """Return whether a decision is an answer to an enemy attack."""
    return isinstance(decision, Choice) and any(
        isinstance(action, NoSuppression | TakeIt) for action in decision.actions
    )


class ReactionPanel(DecisionPanel):
    """Both questions of an attack as one: whoever does not Suppress can still Evade."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._ticks = Ticks()
        self._asked: AttackStep | None = None
        self._armed = False
        self.head = DuelHead(table.themes, self.body)
        self.outcomes = OutcomeTable(table.themes, self.body)
        self._price, self._price_tag = Words(13, 400, self.body, quiet=True), RuleTag("", self.body)
        self._list_title = Words(15, 600, self.body)
        self._list_note = Words(13, 400, self.body, quiet=True)
        self.possible, self.impossible = (
            Rows(table.themes, self.body),
            Rows(table.themes, self.body),
        )
        self.high_stress = Toggle("", self.body)
        self.suppress = self.foot.add(Importance.PRIMARY, self._suppress)
        self.evade = self.foot.add(Importance.NORMAL, self._evade)
        self.take = self.foot.add(Importance.NORMAL, self._take)
        self.calm = KeyButton("", Importance.QUIET, self.body)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        price = QHBoxLayout()
        price.setSpacing(8)
        price.addWidget(self._price, 1)
        price.addWidget(self._price_tag, 0, Qt.AlignmentFlag.AlignTop)
        for widget in (self.head, self.outcomes):
            self.column.addWidget(widget)
        self.column.addLayout(price)
        for below in (
            Hairline(self.body),
            self._list_title,
            self._list_note,
            self.possible,
            self.high_stress,
            self.impossible,
        ):
            self.column.addWidget(below)
        self.column.addWidget(self.calm, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addStretch(1)

    def _connect(self) -> None:
        self._price_tag.activated.connect(self.table.open_rule)
        for rows in (self.possible, self.impossible):
            rows.rule_activated.connect(self.table.open_rule)
        self.possible.chosen.connect(self._choose_row)
        self.possible.doubled.connect(self._suppress_row)
        self.possible.chip_chosen.connect(self._tick)
        self.high_stress.toggled.connect(self._set_high)
        self.calm.clicked.connect(self._stay_calm)

    def name_parts(self) -> None:
        self.outcomes.name_heads(
            self.tr("Outcome"), self.tr("Take it"), self.tr("Evade ({key})").format(key="E")
        )
        self.foot.name(self.evade, self.tr("Evade"), "E")
        self.calm.set_cap("X")
        self.calm.setText(self.tr("Do not ask again"))
        words = self.tr("This turn, attacks below {percent} % Damage are taken without asking.")
        self.calm.setToolTip(words.format(percent=CALM))
        self.high_stress.setText(self.tr("High Stress, +1 (V)"))
        self._price_tag.set_rule(EVADING_RULE)
        self.possible.retranslate()
        self.impossible.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    @property
    def attack(self) -> AttackStep | None:
        """The attack that is to be answered."""
        step = self.step
        return step if isinstance(step, Suppression | Evasion) else None

    @property
    def ticks(self) -> Ticks:
        """The Suppression that is put together."""
        return self._ticks

    def show_position(self) -> None:
        step = self.attack
        if step is None:
            return
        if step != self._asked:
            self._asked, self._armed = step, False
            suppresses = isinstance(step, Suppression)
            enemy = step.attacker if suppresses else ""
            self._ticks = reaction_data.best(self.state, self.kit, enemy)
        self._show_head(step)
        self.outcomes.show_rows(reaction_data.outcomes(self.state, self.kit, step))
        self._price.say(reaction_data.evade_words(self.state, self.kit, step))
        self._show_list(step)
        self._show_foot(step)

    def _show_head(self, step: AttackStep) -> None:
        s, kit = self.state, self.kit
        counter = s.flown.counter(step.attacker) if step.attacker else None
        enemy = self.tr("Event") if counter is None else say(kit.enemy_name(step.attacker))
        pilot = kit.callsign(step.pilot)
        self.head.attacker.show_face(None if counter is None else enemy_face(kit, counter), enemy)
        self.head.attacked.show_face(aircraft_face(kit, s, s.flown.aircraft(step.pilot)), pilot)
        title = self.tr("{enemy} attacks {pilot}").format(enemy=enemy, pilot=pilot)
        self.head.show_words(title, reaction_data.die_words(s, kit, step))

    def _show_list(self, step: AttackStep) -> None:
        s, kit = self.state, self.kit
        asks = isinstance(step, Suppression)
        enemy = step.attacker if asks else ""
        rows = reaction_data.possible_rows(s, kit, enemy, self._ticks)
        self.possible.show_rows(rows)
        self.impossible.show_rows(reaction_data.impossible_rows(s, kit, enemy))
        name = self.tr("the attacker") if not step.attacker else say(kit.enemy_name(step.attacker))
        if rows:
            title = self.tr("Suppress {enemy} instead").format(enemy=name)
            note = self.tr("One Hit cancels the attack; chips can be combined.")
        elif asks:
            title, note = self.tr("Nobody can suppress {enemy}").format(enemy=name), ""
        else:
            title, note = self.tr("Evade, or take it"), self.tr("No (further) Suppression.")
        self._list_title.say(title)
        self._list_note.say(note)

    def _show_foot(self, step: AttackStep) -> None:
        s, kit = self.state, self.kit
        can = self.can_answer
        rows = [row.data for row in self.possible.rows]
        self.suppress.setVisible(bool(rows))
        self.suppress.setEnabled(can and bool(self._ticks.pilot))
        primary, normal = Importance.PRIMARY, Importance.NORMAL
        self.evade.set_importance(normal if rows else primary)
        self.evade.setEnabled(can)
        self.take.setEnabled(can)
        take = self.tr("Press again") if self._armed else self.tr("Take it")
        self.foot.name(self.take, take, self.tr("Enter"))
        self.take.set_importance(Importance.DANGER if self._armed else normal)
        self.calm.setVisible(bool(step.attacker))
        self.calm.setEnabled(can)
        if rows:
            words, chance = reaction_data.summary(s, kit, step.attacker, self._ticks)
            figure = self.tr("Suppress {n} %").format(n=percent(chance))
            self.foot.name(self.suppress, figure, self._cap())
            self.suppress.setAccessibleName(f"{figure}, {words}")
            self.suppress.setToolTip(words)
            if len(self._ticks.arms) > 1:
                self._list_note.say(f"{words}: {percent(chance)} %")
        self._show_high()
        self.foot.arrange()

    def _show_high(self) -> None:
        """Offer High Stress where the campaign knows it, to whom it is open."""
        s = self.state
        knows = s.has_option("high_stress") and bool(self.possible.rows)
        self.high_stress.setVisible(knows)
        if knows:
            reason = reaction_data.high_stress_refusal(s, self.kit, self._ticks.pilot)
            self.high_stress.blockSignals(True)
            self.high_stress.setChecked(self._ticks.high)
            self.high_stress.blockSignals(False)
            self.high_stress.setEnabled(not reason)
            self.high_stress.setToolTip(reason)

    def _cap(self) -> str:
        """Return the key of the Suppression that is put together: its digit, or S for others."""
        if len(self._ticks.arms) == 1:
            key = reaction_data.row_key(self._ticks.pilot, self._ticks.arms[0])
            for row in self.possible.rows:
                if row.data.key == key and row.data.cap:
                    return row.data.cap
        return "S"

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        if self.attack is None:
            return False
        rows = {row.data.cap: row.data.key for row in self.possible.rows if row.data.cap}
        if name in rows:
            self._suppress_row(rows[name])
        elif name == "S" and self.possible.rows:
            self._suppress()
        elif name == "E":
            self._evade()
        elif name == "X" and self.attack.attacker:
            self._stay_calm()
        elif name == "V" and self.high_stress.isVisibleTo(self) and self.high_stress.isEnabled():
            self.high_stress.toggle()
        elif name == "Enter":
            self._take_with_care()
        else:
            return False
        return True

    def _set_ticks(self, ticks: Ticks) -> None:
        step = self.attack
        if step is None or refusal(self.state, self.kit, ticks.action, step.attacker):
            return
        self._ticks, self._armed = ticks, False
        self._show_list(step)
        self._show_foot(step)

    @Slot(str)
    def _choose_row(self, key: str) -> None:
        pilot, _, arm = key.partition("/")
        self._set_ticks(Ticks(pilot, (arm,), self._ticks.high and pilot == self._ticks.pilot))

    @Slot(str)
    def _suppress_row(self, key: str) -> None:
        self._choose_row(key)
        self._suppress()

    @Slot(str, str)
    def _tick(self, key: str, _chip: str) -> None:
        """Put one counter more into the Suppression, or take those of its kind out again."""
        pilot, _, arm = key.partition("/")
        loads = self.state.flown.aircraft(pilot).loads
        carried = 1 if arm == GUN else loads.count(arm)
        self._set_ticks(self._ticks.toggled(pilot, arm, carried))

    @Slot(bool)
    def _set_high(self, on: bool) -> None:  # a slot of Qt's signal
        self._set_ticks(Ticks(self._ticks.pilot, self._ticks.arms, on))

    @Slot()
    def _suppress(self) -> None:
        if self._ticks.pilot:
            self.table.picker.choose(self._ticks.action)

    @Slot()
    def _evade(self) -> None:
        self.answer(NoSuppression(), Evade())

    @Slot()
    def _take(self) -> None:
        self.answer(NoSuppression(), TakeIt())

    def _take_with_care(self) -> None:
        """Take the attack by Enter; what may well cost an Aircraft asks for a second press."""
        step = self.attack
        if step is None:
            return
        if not self._armed and reaction_data.is_dangerous(self.state, self.kit, step):
            self._armed = True
            self._show_foot(step)
            return
        self._take()

    @Slot()
    def _stay_calm(self) -> None:
        self.answer(NoSuppression(), StayCalm(CALM))
