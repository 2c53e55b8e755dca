"""Our attacks in the Fast and Slow steps: who, whom, with what, at what odds (HL-6.2, HL-6.3)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.bars import OddsBar, percent
from desktop.paint.buttons import Importance, KeyButton, Toggle
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Choice, Decision, Refused, T, Target
from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, enemy_target
from desktop.rules.hornet_leader.attack_odds import AttackOdds
from desktop.rules.hornet_leader.attack_rules import counter_of, enemies
from desktop.rules.hornet_leader.attack_target import hits_missing
from desktop.rules.hornet_leader.records import TARGET
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader import attack_data
from desktop.table.hornet_leader.attack_draft import END, FIRE, HIGH, AttackDraft
from desktop.table.hornet_leader.chip_drag import ChipDrag
from desktop.table.hornet_leader.chip_row import ChipRow
from desktop.table.hornet_leader.counters import aircraft_face, enemy_face, target_counter_face
from desktop.table.hornet_leader.decision_panel import DecisionPanel
from desktop.table.hornet_leader.decision_rows import Rows
from desktop.table.hornet_leader.duel_head import DuelHead
from desktop.table.hornet_leader.hit_histogram import HitHistogram
from desktop.table.hornet_leader.page_parts import may_press
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of our attacks."""
    shown = AttackPanel(table)
    title = T("hornet_leader.table", "Attack")
    return Panel(
        *("attack", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_attack,
        press=shown.press,
    )


def is_attack(decision: Decision | None) -> bool:
    """Return whether a decision is that of an attack of ours."""
    return isinstance(decision, Choice) and any(
        isinstance(action, EndAttacks) for action in decision.actions
    )


class Sums(QWidget):
    """What an attack comes to: the chance of every kill, the Hits on the Target."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = table.themes
        self._kills: list[OddsBar] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._mean = Words(13, 400, self, quiet=True)
        self.hits = HitHistogram(table.themes, self)
        self._target = OddsBar(table.themes, self)
        for widget in (self._mean, self.hits, self._target):
            self._column.addWidget(widget)

    @property
    def figures(self) -> tuple[str, ...]:
        """The chances in words, those of kills first."""
        bars = [bar for bar in (*self._kills, self._target) if not bar.isHidden()]
        return tuple(bar.accessibleName() for bar in bars)

    def show_odds(self, draft: AttackDraft, odds: AttackOdds) -> None:
        """Show what an attack does."""
        kills = attack_data.kill_rows(draft, odds)
        while len(self._kills) < len(kills):
            bar = OddsBar(self._themes, self)
            self._column.insertWidget(len(self._kills), bar)
            self._kills.append(bar)
        for number, bar in enumerate(self._kills):
            bar.setVisible(number < len(kills))
        for bar, (words, chance) in zip(self._kills, kills, strict=False):
            bar.show_odds(words, chance, f"{percent(chance)} %", Tone.GOOD)
        aimed = len(odds.hits) > 1
        self._mean.setVisible(aimed)
        self.hits.setVisible(aimed)
        self._target.setVisible(aimed or odds.target > 0)
        if aimed:
            missing = hits_missing(draft.state, draft.kit)
            words = self.tr("Hits on the Target: {mean} on average, {missing} missing")
            self._mean.say(words.format(mean=f"{odds.mean_hits:.1f}", missing=missing))
            self.hits.show_hits(odds.hits, missing, attack_data.hit_words(odds))
        words = self.tr("Target Destroyed now")
        self._target.show_odds(words, odds.target, f"{percent(odds.target)} %", Tone.GOOD)


class AttackPanel(DecisionPanel):
    """Aircraft, then enemies, then chips with all odds; the board and the flight go along."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._last: Attack | None = None
        self._head = DuelHead(table.themes, self.body)
        self._title = Words(15, 600, self.body)
        self.list = Rows(table.themes, self.body)
        self.chips = ChipRow(self.body)
        self.dice = Rows(table.themes, self.body)
        self.sums = Sums(table, self.body)
        self.payer = KeyButton("", Importance.QUIET, self.body)
        self.high_stress = Toggle("", self.body)
        self.note = NoteBox(table.themes, Tone.BAD, self.body)
        self.fire = self.foot.add(Importance.PRIMARY, self._fire)
        self.repeat = self.foot.add(Importance.NORMAL, self._repeat)
        self.end = self.foot.add(Importance.NORMAL, self._end)
        for widget in (
            *(self._head, self._title, self.list, self.chips, self.dice, self.sums),
            *(self.payer, self.high_stress, self.note),
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.drag = ChipDrag(table, self, self._goals, self._aim)
        self.list.chosen.connect(self._pick)
        self.chips.chosen.connect(self._pick_chip)
        self.dice.chosen.connect(self._redirect)
        self.payer.clicked.connect(self._pay)
        self.high_stress.clicked.connect(self._set_high)
        self.note.rule_activated.connect(table.open_rule)
        self.retranslate()

    @property
    def draft(self) -> AttackDraft | None:
        """The attack in the making."""
        found = self.table.picker.draft
        return found if isinstance(found, AttackDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.fire, self.tr("Fire"), self.tr("Enter"))
        self.foot.name(self.repeat, self.tr("Repeat"), "R")
        self.repeat.setToolTip(self.tr("The same enemy with the same weapons as last time"))
        self.foot.name(self.end, self.tr("End attacks"), self.tr("Space"))
        self.payer.set_cap("S")
        self.high_stress.setText(self.tr("High Stress, +1 (V)"))
        for rows in (self.list, self.dice):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        self._show_head(draft)
        declared = bool(draft.enemy)
        self.list.setVisible(not declared)
        if not draft.pilot:
            self._title.say(self.tr("Which Aircraft attacks?"))
            self.list.show_rows(attack_data.aircraft_rows(draft))
        elif not declared:
            self._title.say(self.tr("Which enemy?"))
            self.list.show_rows(attack_data.enemy_rows(draft))
        else:
            self._title.say(self.tr("With what?"))
        self.chips.setVisible(declared)
        self.chips.show_chips(attack_data.chips(draft) if declared else ())
        self.dice.show_rows(attack_data.die_rows(draft))
        for chip in self.chips.chips:
            self.drag.watch(chip, chip.data.key)
        for row in self.dice.rows:
            self.drag.watch(row, row.data.key)
        self._show_sums(draft)
        self._show_price(draft)
        self._show_foot(draft)

    def _show_head(self, draft: AttackDraft) -> None:
        aircraft, s, kit = draft.aircraft, draft.state, self.kit
        self._head.setVisible(aircraft is not None and bool(draft.enemy))
        if aircraft is None or not draft.enemy:
            return
        pilot, counter = kit.callsign(aircraft.pilot), counter_of(s, draft.enemy)
        enemy = attack_data.enemy_words(s, kit, draft.enemy)
        self._head.attacker.show_face(aircraft_face(kit, s, aircraft), pilot)
        face = target_counter_face(kit, s) if counter is None else enemy_face(kit, counter)
        self._head.attacked.show_face(face, enemy)
        words = self.tr("{pilot} attacks {enemy}")
        area = "center" if counter is None else counter.area
        reach = self.tr("range {n}").format(n=kit.distance(aircraft.area, area))
        name = say(kit.enemy_name(draft.enemy))
        self._head.show_words(words.format(pilot=pilot, enemy=name), reach)

    def _show_sums(self, draft: AttackDraft) -> None:
        action, refused = draft.action, draft.refusal()
        sums = action is not None and refused is None
        self.sums.setVisible(sums)
        if action is not None and sums:
            self.sums.show_odds(draft, attack_odds.of_attack(draft.state, self.kit, action))
        self.note.setVisible(action is not None and refused is not None)
        if action is not None and refused is not None:
            self.note.show_note("", say(refused.text), refused.rule)

    def _show_price(self, draft: AttackDraft) -> None:
        words = attack_data.payer_words(draft)
        self.payer.setVisible(bool(words))
        self.payer.setText(words)
        self.payer.setEnabled(len(draft.payers) > 1)
        knows = draft.state.has_option("high_stress") and bool(draft.enemy)
        self.high_stress.setVisible(knows)
        reason = attack_data.high_stress_refusal(draft)
        self.high_stress.setChecked(draft.high)
        self.high_stress.setEnabled(not reason)
        self.high_stress.setToolTip(reason)

    def _show_foot(self, draft: AttackDraft) -> None:
        refused = draft.refusal()
        action = draft.action
        may = action is not None and may_press(self.table, action)
        self.fire.setEnabled(refused is None or may)
        self.fire.setToolTip("" if refused is None else say(refused.text))
        last = self._last
        self.repeat.setVisible(last is not None)
        self.repeat.setEnabled(last is not None and self._can_repeat(draft, last))
        self.foot.arrange()

    def _can_repeat(self, draft: AttackDraft, last: Attack) -> bool:
        enemy = last.enemy
        there = enemy == TARGET or draft.state.flown.has(enemy)
        return there and bool(draft.able())

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        place = attack_data.KEYS.find(name) if len(name) == 1 and draft.enemy else -1
        chips = self.chips.keys
        if place >= 0 and str(place) in chips:
            self._pick_chip(str(place))
        elif name == "G" and draft.enemy:
            self._pick("gun")
        elif name == "S" and self.payer.isVisibleTo(self) and self.payer.isEnabled():
            self._pay()
        elif name == "V" and self.high_stress.isVisibleTo(self) and self.high_stress.isEnabled():
            self._set_high()
        elif name == "R" and self.repeat.isVisibleTo(self) and self.repeat.isEnabled():
            self._repeat()
        elif name == "Enter" and self.fire.isEnabled():
            self._fire()
        elif name == "Enter":
            self._pick(FIRE)
        elif name == "Space":
            self._end()
        else:
            return False
        return True

    @Slot(str)
    def _pick(self, target: str) -> None:
        self.table.picker.pick(target)

    @Slot(str)
    def _pick_chip(self, key: str) -> None:
        """Take or leave the very counter, not just one of its kind."""
        draft = self.draft
        if draft is None:
            return
        aircraft = draft.aircraft
        if key == "gun" or aircraft is None or not draft.others(int(key)):
            item = "gun" if key == "gun" or aircraft is None else f"item:{aircraft.loads[int(key)]}"
            self._pick(item)
            return
        draft.toggle(int(key))
        self._tell()

    @Slot(str)
    def _redirect(self, key: str) -> None:
        draft = self.draft
        if draft is not None and key != "gun":
            draft.redirect(int(key))
            self._tell()

    def _goals(self, key: str) -> tuple[Target, ...]:
        """Return where a counter can be dragged."""
        draft = self.draft
        enemies = [] if draft is None or not key.isdigit() else draft.others(int(key))
        return tuple(dict.fromkeys(enemy_target(enemy) for enemy in enemies))

    def _aim(self, key: str, target: Target) -> None:
        """Send a counter to the enemy on which it was let go."""
        draft = self.draft
        if draft is None or target not in (TARGET, *map(enemy_target, enemies(draft.state))):
            return
        try:
            draft.aim(int(key), target.removeprefix("enemy:"))
        except Refused as refused:
            self.table.picker.refuse(refused, target)
        self._tell()

    @Slot()
    def _pay(self) -> None:
        draft = self.draft
        if draft is not None:
            draft.pay_next()
            self._tell()

    @Slot()
    def _set_high(self) -> None:
        self._pick(HIGH)

    def _tell(self) -> None:
        """Let the board and the flight follow what was changed here."""
        self.table.picker.narrowed.emit(self.table.picker.actions)

    @Slot()
    def _fire(self) -> None:
        draft = self.draft
        action = None if draft is None else draft.action
        if draft is not None and draft.refusal() is None:
            self._last = action
        self._pick(FIRE)

    @Slot()
    def _repeat(self) -> None:
        """Declare the attack of last time again, as far as the Aircraft can."""
        draft, last = self.draft, self._last
        if draft is None or last is None:
            return
        if not draft.pilot:
            able = [each.pilot for each in draft.able()]
            self._pick(f"pilot:{last.pilot if last.pilot in able else able[0]}")
        self._pick(TARGET if last.enemy == TARGET else f"enemy:{last.enemy}")
        wanted = tuple(shot.weapon for shot in last.shots if shot.enemy == last.enemy)
        aircraft = draft.aircraft
        if aircraft is not None and draft.enemy == last.enemy:
            if all(aircraft.loads.count(item) >= wanted.count(item) for item in wanted):
                draft.take(wanted)
            self._tell()

    @Slot()
    def _end(self) -> None:
        self._pick(END)
