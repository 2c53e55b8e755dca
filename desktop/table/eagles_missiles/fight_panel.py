"""The panel of fights: their order, both sides of the one in question, Su-22 that fly on."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.widgets import Hairline
from desktop.rules.core import Decision, T
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn, FlyHome, JoinAttack
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import fight_data, order_data
from desktop.table.eagles_missiles.fight_box import FightBox
from desktop.table.eagles_missiles.fight_steward import FightSteward
from desktop.table.eagles_missiles.war_panel import WarPanel, asks_for, rolls_for
from desktop.table.look import Panel, Table

ORDERED = (FightIn, FightDuel)
DICE = ("duel", "ground", "fleet", "reroll")
TITLE = T("eagles_missiles.table", "Fights")


def panel(table: Table) -> Panel:
    """Return the panel of fights."""
    shown = FightPanel(table)
    return Panel(
        *("fights", TITLE, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_fight,
        press=shown.press,
    )


def is_fight(decision: Decision | None) -> bool:
    """Return whether it is about the order of fights, about a Su-22, or dice of a fight."""
    return asks_for(decision, (*ORDERED, JoinAttack)) or rolls_for(decision, DICE)


class FightPanel(WarPanel):
    """Fights by digit, Enter fights the one in question, R all of them as they stand."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.steward = FightSteward(table)
        self._chosen = ""
        """The pick of the fight in question."""
        self.title = Words(16, 700, self.body)
        self.hint = Words(13, 400, self.body, quiet=True)
        self.rows = Rows(table.themes, self.body)
        self.line = Hairline(self.body)
        self.box = FightBox(table.themes, self.body)
        for widget in (self.title, self.hint, self.rows, self.line, self.box):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.all = self.foot.add(Importance.NORMAL, self._fight_all)
        self.home = self.foot.add(Importance.NORMAL, self._fly_home)
        self.fight = self.foot.add(Importance.PRIMARY, self._fight)
        self.join = self.foot.add(Importance.PRIMARY, self._fly_on)
        self.rows.chosen.connect(self._choose)
        self.rows.doubled.connect(self._double)
        self.box.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Fights"))
        self.foot.name(self.all, self.tr("All in this order"), "R")
        self.foot.name(self.home, self.tr("Go home"), "P")
        self.foot.name(self.fight, self.tr("Fight"), self.tr("Enter"))
        self.foot.name(self.join, self.tr("Fly on"), self.tr("Enter"))
        self.all.setToolTip(self.tr("Only cards and Su-22 that may fly on are asked for"))
        self.rows.retranslate()
        self.box.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[FightIn | FightDuel, ...]:
        """The fights to choose from, as they are suggested."""
        return order_data.suggested(self.state, self.kit, self.answers)

    def show_position(self) -> None:
        choice, order, joins = self.table.picker.choice, self.order, self.of_kind(JoinAttack)
        self.title.say("" if choice is None else say(choice.prompt))
        self.hint.say(self._hint(order))
        if joins:
            self.rows.show_rows(order_data.fly_on_rows(self.state, self.kit, joins[0]))
        else:
            self._show_order(order)
        for button, shown in ((self.all, order), (self.fight, order)):
            button.setVisible(bool(shown))
        for button in (self.home, self.join):
            button.setVisible(bool(joins))
        self.line.setVisible(bool(order or joins))
        self.box.show_fight(self._fight_in_question(order))
        self.foot.setVisible(bool(order or joins))
        self.foot.arrange()

    def _hint(self, order: tuple[FightIn | FightDuel, ...]) -> str:
        if not order:
            return ""
        if isinstance(order[0], FightIn):
            return self.tr("Suggested: most at stake comes last, when you know what cards are left")
        return self.tr("Suggested: the surest duel first")

    def _show_order(self, order: tuple[FightIn | FightDuel, ...]) -> None:
        picks = [each.picks[0] for each in order]
        if self._chosen not in picks:
            self._chosen = picks[0] if picks else ""
        self.rows.show_rows(order_data.rows(self.state, self.kit, order, self._chosen))

    def _fight_in_question(self, order: tuple[FightIn | FightDuel, ...]) -> fight_data.Fight | None:
        if order:
            chosen = next(each for each in order if each.picks[0] == self._chosen)
            target = order_data.first_target(self.state, chosen)
            return fight_data.to_come(self.state, self.kit, target)
        return fight_data.going_on(self.state, self.kit)

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        row = key_of(name, (self.rows,))
        joins = self.of_kind(JoinAttack)
        if name == "Enter":
            self._fly_on() if joins else self._fight()
        elif name == "R" and self.order:
            self._fight_all()
        elif name == "P" and joins:
            self._fly_home()
        elif row:
            self._choose(row)
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, key: str) -> None:
        """Put a fight into question; of two answers about a Su-22 give one."""
        joins = self.of_kind(JoinAttack)
        if joins:
            self._fly_on() if key == joins[0].picks[0] else self._fly_home()
            return
        self._chosen = key
        self.table.locate((key,))
        self.show_position()

    @Slot(str)
    def _double(self, key: str) -> None:
        self._chosen = key
        self._fight()

    @Slot()
    def _fight(self) -> None:
        for each in self.order:
            if each.picks[0] == self._chosen:
                self.answer(each)
                return

    @Slot()
    def _fight_all(self) -> None:
        self.steward.begin()

    @Slot()
    def _fly_on(self) -> None:
        self.answer(*self.of_kind(JoinAttack))

    @Slot()
    def _fly_home(self) -> None:
        self.answer(*self.of_kind(FlyHome))
