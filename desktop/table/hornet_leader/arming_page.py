"""The arming bench in the place of the board: the weapon rack, and the flight beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import assign_rules, load_plans
from desktop.rules.hornet_leader.actions_campaign import Load, Unload
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.load_plans import ROLES, Plan, Role
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader import arming_data
from desktop.table.hornet_leader.advice import Advice
from desktop.table.hornet_leader.bench import Bench
from desktop.table.hornet_leader.bench_plan import LEAST_WIDE
from desktop.table.hornet_leader.bench_tools import BenchTools
from desktop.table.hornet_leader.load_panel import is_arming
from desktop.table.hornet_leader.page_parts import RefusalStrip, answer, why_not
from desktop.table.hornet_leader.weapon_rack import WeaponRack
from desktop.table.look import Panel, Table
from desktop.table.reading_order import go_on

Key = Qt.Key
RACK_LEAST, RACK_MOST, RACK_SHARE = 236, 376, 0.27
"""The rack's width at a text scale of 100 %, and its share of the page."""
STACKED = 760
"""Height of the page where the bench stands under the rack, at a text scale of 100 %."""
MOST = 16_777_215
STEPS = {Key.Key_Up: -1, Key.Key_Down: 1}
SIDES = {Key.Key_Left: -1, Key.Key_Right: 1}


def panel(table: Table, advice: Advice) -> Panel:
    """Return the page of the arming bench."""
    title = T("hornet_leader.table", "Arming bench")
    return Panel("arming", title, ArmingPage(table, advice), "center", stands=is_arming)


class ArmingPage(QWidget):
    """The rack and the bench; everything is done to the chosen Aircraft with the chosen weapon."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._advice = table, advice
        self._pilot = ""
        self._roles: dict[str, Role] = {}
        self._copied: tuple[str, ...] | None = None
        self._in_series = False
        self.rack = WeaponRack(table.themes, self)
        self.tools = BenchTools(self)
        self.bench = Bench(table.themes, self)
        self.note = RefusalStrip(table, self)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.rack.list)
        self.setMinimumHeight(320)

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(self.tools)
        column.addWidget(self.note)
        column.addWidget(self.bench, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 12, 12, 12)
        self._row.setSpacing(14)
        self._row.addWidget(self.rack)
        self._row.addLayout(column, 1)
        self.tools.retranslate()

    def _connect(self) -> None:
        table = self._table
        table.model.changed.connect(self.refresh)
        table.model.looked.connect(self.refresh)
        table.habits.answered_while(lambda: self._in_series)
        self._advice.changed.connect(self._follow_advice)
        self.rack.added.connect(self.add)
        self.tools.role_wanted.connect(self._role_wanted)
        self.tools.copying.connect(self.copy)
        self.tools.pasting.connect(self.paste)
        self.tools.wanted.connect(self._attempt)

    @property
    def _kit(self) -> Kit:
        kit: Kit = self._table.model.game.kit
        return kit

    @property
    def _state(self) -> State:
        state: State = self._table.model.view.state
        return state

    @property
    def pilot(self) -> str:
        """The Pilot of the chosen Aircraft."""
        return self._pilot

    # --- what is shown ----------------------------------------------------------------------------

    @Slot()
    def refresh(self, _told: object = None) -> None:
        """Show the position; nothing is done while the page cannot be seen or a load is built."""
        if self._in_series or not self.isVisible() or not is_arming(self._table.model.view):
            return
        s, kit = self._state, self._kit
        flight = [each.pilot for each in s.flown.flight]
        if self._pilot not in flight:
            self._pilot = flight[0]
        self._fit_cards(len(flight))
        self.rack.show_rows(arming_data.rack(s, kit, self._pilot))
        cards = arming_data.bench(s, kit, self._pilot, self._roles)
        self.bench.show_cards(cards, self.tools.names(), self._free_seats(s))
        self.tools.show_state(s, kit, self._pilot, copied=self._copied is not None)

    def _free_seats(self, s: State) -> tuple[str, str]:
        """Return what is said on the place of an Aircraft that does not fly; empty for none."""
        most = assign_rules.most(s, self._kit, s.flown.target)
        free = most - len(s.flown.flight)
        if free < 1:
            return "", ""
        words = self.tr("{target} takes {most} Aircraft. Take back to assign more Pilots.")
        target = say(self._kit.target_name(s.flown.target))
        return (
            self.tr("Seats free: {count}").format(count=free),
            words.format(target=target, most=most),
        )

    def _fit_cards(self, count: int) -> None:
        while len(self.bench.cards) > count:
            self.bench.drop_last()
        while len(self.bench.cards) < count:
            card = self.bench.make()
            card.chosen.connect(self.choose)
            card.dropped.connect(self.drop)
            card.copied.connect(self.copy_from)
            card.removed.connect(self.remove)
            card.role_wanted.connect(self._next_role)

    @Slot(str)
    def choose(self, pilot: str) -> None:
        """Make an Aircraft the chosen one."""
        if pilot != self._pilot:
            self._pilot = pilot
            self.refresh()

    @Slot()
    def _follow_advice(self) -> None:
        """Choose the Aircraft and the weapon of which the autopilot speaks."""
        proposed = self._advice.proposed
        if isinstance(proposed, Load | Unload):
            self.choose(proposed.pilot)
            self.rack.list.choose(proposed.item)

    # --- what a person does -----------------------------------------------------------------------

    @Slot(object)
    def _attempt(self, action: Action) -> bool:
        return answer(self._table, action)

    @Slot(str)
    def add(self, item: str) -> None:
        """Load a weapon on the chosen Aircraft."""
        if item:
            self._forget_role(self._pilot)
            self._attempt(Load(self._pilot, item))

    @Slot(str, str)
    def remove(self, pilot: str, item: str) -> None:
        """Take a counter off an Aircraft."""
        self._forget_role(pilot)
        self._attempt(Unload(pilot, item))

    @Slot(str, str, str)
    def drop(self, source: str, item: str, pilot: str) -> None:
        """Load what was let fall on an Aircraft; it may come from another one."""
        self._pilot = pilot
        if source == pilot:
            return
        self._forget_role(pilot)
        if source:
            self._move(source, item, pilot)
        else:
            self._attempt(Load(pilot, item))

    def _move(self, source: str, item: str, pilot: str) -> None:
        """Move a counter from one Aircraft to another; refused there, it stays where it is."""
        self._forget_role(source)
        if not self._attempt(Unload(source, item)):
            return
        load = Load(pilot, item)
        refused = why_not(self._table, load)
        if refused is None:
            self._attempt(load)
            return
        self._attempt(Load(source, item))
        self._table.picker.refuse(refused, load.picks[-1], load.picks)

    def _forget_role(self, pilot: str) -> None:
        self._roles.pop(pilot, None)

    @Slot()
    def copy(self) -> None:
        """Keep the load of the chosen Aircraft for others."""
        aircraft = self._state.flown.aircraft(self._pilot)
        self._copied = (*aircraft.loads, *aircraft.pods)
        self.refresh()

    @Slot()
    def paste(self) -> None:
        """Give the chosen Aircraft the load that was copied."""
        if self._copied is not None:
            self._forget_role(self._pilot)
            self._play(load_plans.of_items(self._state, self._kit, self._pilot, self._copied))

    @Slot(str, str)
    def copy_from(self, source: str, pilot: str) -> None:
        """Give an Aircraft the load of another one."""
        if source != pilot:
            aircraft = self._state.flown.aircraft(source)
            self._pilot, self._copied = pilot, (*aircraft.loads, *aircraft.pods)
            self.paste()

    @Slot(object)
    def _role_wanted(self, role: Role) -> None:
        self.give_role(self._pilot, role)

    @Slot(str)
    def _next_role(self, pilot: str) -> None:
        aircraft = self._state.flown.aircraft(pilot)
        present = self._roles.get(pilot) or load_plans.role_of(self._kit, aircraft)
        self._pilot = pilot
        self.give_role(pilot, ROLES[(ROLES.index(present) + 1) % len(ROLES)])

    def give_role(self, pilot: str, role: Role) -> None:
        """Give an Aircraft the usual load of a role."""
        self._roles[pilot] = role
        self._play(load_plans.for_role(self._state, self._kit, pilot, role))

    def _play(self, plan: Plan) -> None:
        """Play a plan action by action, and say what stopped it."""
        self._in_series = True
        try:
            for action in plan.actions:
                if not self._attempt(action):
                    break
        finally:
            self._in_series = False
        self.refresh()
        if plan.refused is not None:
            self._table.picker.refuse(plan.refused, f"pilot:{self._pilot}")

    # --- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.isVisible():
            # The focus can be left on a page that is out of sight, where nobody is to be armed.
            super().keyPressEvent(event)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif not self._plain_key(event):
            super().keyPressEvent(event)

    def _plain_key(self, event: QKeyEvent) -> bool:
        """Do what a key without Ctrl means; return whether it means anything."""
        held = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        key = Key(event.key())
        presses: dict[Qt.Key, Callable[[], None]] = {
            Key.Key_T: self.tools.press_tanker,
            Key.Key_N: self.tools.press_night,
            Key.Key_G: self.tools.press_leader,
            Key.Key_R: partial(self._next_role, self._pilot),
        }
        if held:
            return False
        if key in presses:
            presses[key]()
        elif event.text() in ("+", "=") or key == Key.Key_Insert:
            self.add(self.rack.item)
        elif event.text() == "-" or key == Key.Key_Delete:
            self.remove(self._pilot, self.rack.item)
        elif key in STEPS:
            self.rack.list.step(STEPS[key])
        elif key in SIDES:
            self._step(SIDES[key])
        elif event.text().isascii() and event.text().isdigit():
            self._choose_number(int(event.text()))
        else:
            return False
        return True

    def _step(self, by: int) -> None:
        pilots = [each.pilot for each in self._state.flown.flight]
        self._focus_card((pilots.index(self._pilot) + by) % len(pilots))

    def _choose_number(self, number: int) -> None:
        if 1 <= number <= len(self.bench.cards):
            self._focus_card(number - 1)

    def _focus_card(self, place: int) -> None:
        card = self.bench.cards[place]
        card.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bench.ensureWidgetVisible(card)

    # --- events -----------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._roles.clear()
        self.refresh()
        self.rack.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = fonts.text_scale()
        stacked = self.width() < (RACK_LEAST + LEAST_WIDE + 48) * scale
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self.setMinimumHeight(round(STACKED * scale if stacked else 320))
        self.rack.setMaximumHeight(round(STACKED * scale * 0.45) if stacked else MOST)
        if stacked:
            self.rack.setMinimumWidth(0)
            self.rack.setMaximumWidth(MOST)
            return
        wide = min(self.width() * RACK_SHARE, RACK_MOST * scale)
        self.rack.setFixedWidth(round(max(wide, RACK_LEAST * scale)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
