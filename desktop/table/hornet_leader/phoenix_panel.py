"""The Phoenix step: a line for each AIM-54, its Bandit, and what they do together (HL-5.7)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.rules.core import Choice, Decision, Refused, T, Target
from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.attack_dice import die
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks, missile_of
from desktop.table import dice_words
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.hornet_leader.attack_data import enemy_words
from desktop.table.hornet_leader.chip_drag import ChipDrag
from desktop.table.hornet_leader.decision_panel import DecisionPanel
from desktop.table.hornet_leader.decision_rows import RowData, Rows
from desktop.table.hornet_leader.flight_facts import weapon_chip
from desktop.table.hornet_leader.page_parts import page_key
from desktop.table.hornet_leader.phoenix_draft import FIRE, PhoenixDraft
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of the Phoenix step."""
    shown = PhoenixPanel(table)
    title = T("hornet_leader.table", "Phoenix")
    return Panel(
        *("phoenix", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=shown.wants,
        press=shown.press,
    )


class PhoenixPanel(DecisionPanel):
    """Missiles above, Bandits below; everything is fired together."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.missiles, self.bandits = Rows(table.themes, self.body), Rows(table.themes, self.body)
        self._bandit_title = Words(15, 600, self.body)
        for widget in (self.title, self.note, self.missiles, self._bandit_title, self.bandits):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.fire = self.foot.add(Importance.PRIMARY, self._fire)
        self.more = self.foot.add(Importance.NORMAL, self._more)
        self.less = self.foot.add(Importance.NORMAL, self._less)
        self.none = self.foot.add(Importance.NORMAL, self._none)
        # The board zooms with these keys where it has the focus.
        page_key(self, "+", self._more)
        page_key(self, "-", self._less)
        self.drag = ChipDrag(table, self, self._goals, self._aim)
        self.missiles.chosen.connect(self._cycle)
        self.bandits.chosen.connect(table.picker.pick)
        self.retranslate()

    @property
    def draft(self) -> PhoenixDraft | None:
        """The declaration in the making."""
        found = self.table.picker.draft
        return found if isinstance(found, PhoenixDraft) else None

    def wants(self, decision: Decision | None) -> bool:
        """Return whether the panel is that of a decision."""
        return isinstance(decision, Choice) and isinstance(self.step, PhoenixAttacks)

    def name_parts(self) -> None:
        self.title.say(self.tr("Phoenix attacks"))
        note = self.tr("A digit sends a missile to the next Bandit; + and − work on the one lit.")
        self.note.say(note)
        self._bandit_title.say(self.tr("Bandits"))
        self.foot.name(self.more, self.tr("One more"), "+")
        self.foot.name(self.less, self.tr("One less"), "\N{MINUS SIGN}")
        self.foot.name(self.none, self.tr("Fire none"), self.tr("Space"))
        for rows in (self.missiles, self.bandits):
            rows.retranslate()

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        self.missiles.show_rows(tuple(self._missile(draft, place) for place in draft.places()))
        for row in self.missiles.rows:
            for part in (row, *row.chips):
                self.drag.watch(part, row.data.key)
        self.bandits.show_rows(self._bandit_rows(draft))
        count = len(draft.aimed)
        words = self.tr("Fire {count}").format(count=count) if count else self.tr("Fire")
        self.foot.name(self.fire, words, self.tr("Enter"))
        self.fire.setEnabled(bool(count))
        self.more.setEnabled(draft.lit in draft.enemies and count < len(draft.missiles))
        self.less.setEnabled(draft.lit in draft.aimed.values())
        self.foot.arrange()

    def _missile(self, draft: PhoenixDraft, place: int) -> RowData:
        """Return the line of a missile."""
        s, kit = self.state, self.kit
        pilot = draft.missiles[place]
        aircraft = s.flown.aircraft(pilot)
        enemy = draft.aimed.get(place, "")
        item = missile_of(kit, aircraft)
        row = RowData(
            key=str(place),
            title=kit.callsign(pilot),
            cap=str(place + 1) if place < 9 else "",
            chips=(weapon_chip(kit, item, picked=bool(enemy)),),
            notes=self.tr("not fired"),
        )
        if not enemy:
            return row
        found = die(s, kit, aircraft, item, enemy, "phoenix")
        parts = [dice_words.printed(found), dice_words.needs(found, SIDES)]
        told = ": ".join(part for part in parts if part)
        return RowData(
            row.key,
            f"{row.title}: {enemy_words(s, kit, enemy)}",
            row.cap,
            notes=told,
            chance=attack_odds.of_phoenix(s, kit, (draft.phoenix(place),)).dice[0].hit,
            selected=True,
        )

    def _bandit_rows(self, draft: PhoenixDraft) -> tuple[RowData, ...]:
        """Return the Bandits with how many missiles go to each, and what they do together."""
        s, kit = self.state, self.kit
        action = draft.action
        kills = {} if action is None else attack_odds.of_phoenix(s, kit, action.missiles).kills
        counts = {each: list(draft.aimed.values()).count(each) for each in draft.enemies}
        words = T("hornet_leader.table", "AIM-54: {count}")
        return tuple(
            RowData(
                key=f"enemy:{each}",
                title=enemy_words(s, kit, each),
                notes=say(words.of(count=counts[each])) if counts[each] else "",
                chance=kills.get(each, -1),
                tone=Tone.GOOD,
                selected=each == draft.lit,
            )
            for each in draft.enemies
        )

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        if draft is None:
            return False
        if name.isdigit() and 0 < int(name) <= len(draft.missiles):
            self._cycle(str(int(name) - 1))
        elif name == "Enter":
            self._fire()
        elif name in ("Space", "N"):
            self._none()
        else:
            return False
        return True

    def _tell(self) -> None:
        self.table.picker.narrowed.emit(self.table.picker.actions)

    @Slot(str)
    def _cycle(self, key: str) -> None:
        if self.draft is not None:
            self.draft.cycle(int(key))
            self._tell()

    def _goals(self, key: str) -> tuple[Target, ...]:
        """Return where a missile can be dragged."""
        draft = self.draft
        return () if draft is None else tuple(f"enemy:{each}" for each in draft.enemies)

    def _aim(self, key: str, target: Target) -> None:
        """Send a missile to the Bandit on which it was let go."""
        draft = self.draft
        if draft is None or not target.startswith("enemy:"):
            return
        try:
            draft.aim(int(key), target.removeprefix("enemy:"))
        except Refused as refused:
            self.table.picker.refuse(refused, target)
        self._tell()

    @Slot()
    def _more(self) -> None:
        if self.draft is not None and self.more.isEnabled():
            self.draft.add()
            self._tell()

    @Slot()
    def _less(self) -> None:
        if self.draft is not None:
            self.draft.take_off()
            self._tell()

    @Slot()
    def _fire(self) -> None:
        self.table.picker.pick(FIRE)

    @Slot()
    def _none(self) -> None:
        self.table.picker.pick(Done().picks[0])
