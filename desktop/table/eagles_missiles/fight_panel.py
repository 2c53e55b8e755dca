"""The panel of fights: their order, both sides of the one in question, Su-22 that fly on."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.widgets import Hairline
from desktop.rules.core import Decision, T, Target
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn, FlyHome, JoinAttack
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import fight_data, order_data
from desktop.table.eagles_missiles.fight_box import FightBox
from desktop.table.eagles_missiles.fight_order import FightOrder
from desktop.table.eagles_missiles.fight_steward import FightSteward
from desktop.table.eagles_missiles.order_rows import OrderRows
from desktop.table.eagles_missiles.places import SQUADRON
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
    """Fights by digit, Enter fights the one in question, R all of them as they stand.

    The order is the person's: rows are dragged, or moved with Alt and an arrow key.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.steward = FightSteward(table, lambda: self.order)
        self.wished = FightOrder()
        self._chosen = ""
        """The pick of the territory or duel in question."""
        self._within = ""
        """The fight of the territory in question that was chosen; empty for its first."""
        self.title = Words(16, 700, self.body)
        self.hint = Words(13, 400, self.body, quiet=True)
        self.rows = OrderRows(table.themes, self.body)
        self._where = Words(15, 600, self.body)
        self.within = OrderRows(table.themes, self.body)
        self.ways = Rows(table.themes, self.body)
        self.line = Hairline(self.body)
        self.box = FightBox(table.themes, self.body)
        lists = (self.rows, self._where, self.within, self.ways)
        for widget in (self.title, self.hint, *lists, self.line, self.box):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.reset = self.foot.add(Importance.NORMAL, self._reset)
        self.all = self.foot.add(Importance.NORMAL, self._fight_all)
        self.home = self.foot.add(Importance.NORMAL, self._fly_home)
        self.fight = self.foot.add(Importance.PRIMARY, self._fight)
        self.join = self.foot.add(Importance.PRIMARY, self._fly_on)
        for rows in (self.rows, self.within):
            rows.chosen.connect(self._choose)
            rows.moved.connect(self._reorder)
        self.rows.doubled.connect(self._double)
        self.ways.chosen.connect(self._choose_way)
        self.box.rule_activated.connect(table.open_rule)
        for keys, by in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(partial(self._shift, by))
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Fights"))
        self.foot.name(self.reset, self.tr("As suggested"), self.tr("Del"))
        self.foot.name(self.all, self.tr("All in this order"), "R")
        self.foot.name(self.home, self.tr("Go home"), "P")
        self.foot.name(self.fight, self.tr("Fight"), self.tr("Enter"))
        self.foot.name(self.join, self.tr("Fly on"), self.tr("Enter"))
        self.all.setToolTip(self.tr("Only cards and Su-22 that may fly on are asked for"))
        for rows in (self.rows, self.within, self.ways):
            rows.retranslate()
        self.box.retranslate()

    # --- the order --------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[FightIn | FightDuel, ...]:
        """The fights to choose from, in the order of the person."""
        by_pick = self._suggested()
        order = self.wished.arranged(self.state.day, tuple(by_pick))
        return tuple(by_pick[pick] for pick in order)

    def _suggested(self) -> dict[Target, FightIn | FightDuel]:
        order = order_data.suggested(self.state, self.kit, self.answers)
        return {each.picks[0]: each for each in order}

    def _stages(self, place: str) -> tuple[tuple[Target, ...], ...]:
        """Return the fights of a territory stage by stage, each in the order of the person."""
        day = self.state.day
        found = order_data.stages(self.state, self.kit, place)
        return tuple(self.wished.arranged(day, stage) for stage in found)

    def _is_changed(self) -> bool:
        """Return whether anything stands in another order than the suggested one."""
        suggested = self._suggested()
        groups = [tuple(suggested)]
        for each in suggested.values():
            if isinstance(each, FightIn):
                groups += order_data.stages(self.state, self.kit, each.territory)
        return any(self.wished.changed(self.state.day, group) for group in groups)

    @Slot(object)
    def _reorder(self, keys: list[Target]) -> None:
        self.wished.wish(self.state.day, keys)
        self.show_position()

    def _shift(self, by: int) -> None:
        """Move what was chosen last up or down."""
        if self.can_answer and self.order:
            rows, key = (self.within, self._within) if self._within else (self.rows, self._chosen)
            rows.shift(key, by)

    @Slot()
    def _reset(self) -> None:
        self.wished.forget()
        self.show_position()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        choice, order, joins = self.table.picker.choice, self.order, self.of_kind(JoinAttack)
        self.title.say("" if choice is None else say(choice.prompt))
        self._show_order(order)
        changed = bool(order) and self._is_changed()
        self.hint.say(self._hint(order, changed=changed))
        ways = order_data.fly_on_rows(self.state, self.kit, joins[0]) if joins else ()
        self.ways.show_rows(ways)
        self.reset.setVisible(changed)
        for button, shown in ((self.all, order), (self.fight, order)):
            button.setVisible(bool(shown))
        for button in (self.home, self.join):
            button.setVisible(bool(joins))
        self.line.setVisible(bool(order or joins))
        self.box.show_fight(self._fight_in_question(order))
        self.foot.setVisible(bool(order or joins))
        self.foot.arrange()

    def _hint(self, order: tuple[FightIn | FightDuel, ...], *, changed: bool) -> str:
        if not order:
            return ""
        words = self.tr("Suggested: the surest duel first")
        if isinstance(order[0], FightIn):
            words = self.tr(
                "Suggested: most at stake comes last, when you know what cards are left"
            )
        if changed:
            words = self.tr("Your own order")
        return self.tr("{order}. Drag rows, or Alt+↑ and Alt+↓, to change it.").format(order=words)

    def _show_order(self, order: tuple[FightIn | FightDuel, ...]) -> None:
        picks = [each.picks[0] for each in order]
        if self._chosen not in picks:
            self._chosen, self._within = picks[0] if picks else "", ""
        rows = order_data.rows(self.state, self.kit, order, self._chosen)
        self.rows.show_groups([rows])
        inside = isinstance(next(iter(order), None), FightIn)
        stages = self._stages(self._chosen) if inside else ()
        targets = [target for stage in stages for target in stage]
        if self._within not in targets:
            self._within = ""
        several = len(targets) > 1
        groups = order_data.inside_rows(self.state, self.kit, stages, self._within)
        self.within.show_groups(groups if several else ())
        words = self.tr("Fights in {place}, by stages")
        place = say(self.kit.territory_name(self._chosen)) if several else ""
        self._where.say(words.format(place=place) if several else "")

    def _fight_in_question(self, order: tuple[FightIn | FightDuel, ...]) -> fight_data.Fight | None:
        if not order:
            return fight_data.going_on(self.state, self.kit)
        target = self._within or self._chosen
        if target in self.kit.territories:
            target = self._stages(target)[0][0]
        return fight_data.to_come(self.state, self.kit, target.removeprefix(SQUADRON))

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        row, way = key_of(name, (self.rows, self.within)), key_of(name, (self.ways,))
        joins = self.of_kind(JoinAttack)
        if name == "Enter":
            self._fly_on() if joins else self._fight()
        elif name == "R" and self.order:
            self._fight_all()
        elif name == "Del" and self.reset.isVisible():
            self._reset()
        elif way:
            self._choose_way(way)
        elif row:
            self._choose(row)
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, key: str) -> None:
        """Put a fight into question."""
        if key in self.within.keys:
            self._within = "" if key == self._within else key
        else:
            self._chosen, self._within = key, ""
        self.table.locate((key,))
        self.show_position()

    @Slot(str)
    def _choose_way(self, key: str) -> None:
        """Give one of two answers about a Su-22."""
        self._fly_on() if key == self.of_kind(JoinAttack)[0].picks[0] else self._fly_home()

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
