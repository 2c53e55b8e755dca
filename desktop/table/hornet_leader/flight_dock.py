"""The dock along the bottom: a card for each Aircraft that is on the mission."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Slot
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.core import Choice, T, Target
from desktop.rules.hornet_leader.actions_mission import NoSuppression
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.reactions import AttackStep
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.counters import pilot_target
from desktop.table.hornet_leader.flight_card import FlightCard
from desktop.table.hornet_leader.flight_facts import GUN_KEY, flight_card_data
from desktop.table.hornet_leader.flight_plan import FlightData
from desktop.table.hornet_leader.hover import hover_marks
from desktop.table.hover_light import HoverLight
from desktop.table.look import Mark, Panel, Table
from desktop.table.picker import following

HEIGHT, SMALL = 170, 150
GAP, EDGE, LEAST_WIDE, WIDEST = 8, 3, 132, 340
DIGITS = range(1, 10)


def panel(table: Table) -> Panel:
    """Return the dock of the flight."""
    title = T("hornet_leader.table", "Flight")
    dock = FlightDock(table)
    return Panel(
        *("flight", title, dock, "bottom", "aircraft", HEIGHT, SMALL),
        wide=True,
        stands=is_in_flight,
    )


def is_in_flight(view: Any) -> bool:
    """Return whether an armed flight is on its mission."""
    mission = view.state.mission
    return mission is not None and mission.armed and bool(mission.flying())


class FlightDock(QWidget):
    """The cards of the flight in a row; a click or a digit picks an Aircraft."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._cards: dict[str, FlightCard] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2 * EDGE, EDGE, 2 * EDGE, EDGE)
        self._row.setSpacing(GAP)
        self._row.addStretch(1)
        self.hover = HoverLight(table, self._pointed, self)
        self._keys = {digit: QShortcut(QKeySequence(str(digit)), self) for digit in DIGITS}
        for digit, key in self._keys.items():
            key.activated.connect(partial(self._press, digit))
        # Told after every change and look back as well, once the picker knows what is asked.
        table.picker.narrowed.connect(self.refresh)
        table.model.shown.connect(self._catch_up)
        self._behind = False
        """Whether a change was not shown yet, because the board comes first."""
        self.refresh()

    @property
    def cards(self) -> tuple[FlightCard, ...]:
        """The cards from the left."""
        return tuple(self._cards.values())

    def sizeHint(self) -> QSize:
        heights = [card.heightForWidth(card.width()) for card in self._cards.values()]
        return QSize(400, max(heights, default=SMALL - 2 * EDGE) + 2 * EDGE)

    @Slot()
    def refresh(self) -> None:
        """Show the flight as it stands in the position looked at."""
        self._behind = self._table.model.telling.goes_on
        if self._behind:
            return
        view: View = self._table.model.view
        self.show_flight(self._data(view) if is_in_flight(view) else ())
        self._follow_keys()

    @Slot()
    def _catch_up(self) -> None:
        if self._behind:
            self.refresh()

    def show_flight(self, shown: tuple[FlightData, ...]) -> None:
        """Show a card for each of these Aircraft, in their order."""
        keys = [data.key for data in shown]
        if keys != list(self._cards):
            self._make(shown)
        for data in shown:
            card = self._cards[data.key]
            if card.data != data:
                card.show_data(data)

    def _make(self, shown: tuple[FlightData, ...]) -> None:
        """Have a card for each Aircraft; those that stay keep theirs."""
        before, self._cards = self._cards, {}
        for data in shown:
            known = data.key in before
            self._cards[data.key] = before.pop(data.key) if known else self._new_card(data)
        for card in before.values():
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, card in enumerate(self._cards.values()):
            if self._row.indexOf(card) != place:
                self._row.insertWidget(place, card, 1000)
        self.updateGeometry()

    def _new_card(self, data: FlightData) -> FlightCard:
        card = FlightCard(data, self._table.themes, self)
        card.setMinimumWidth(LEAST_WIDE)
        card.setMaximumWidth(WIDEST)
        card.chosen.connect(self._table.picker.pick)
        card.chip_chosen.connect(partial(self._pick_chip, data.key))
        card.installEventFilter(self)
        return card

    # --- what can be chosen -----------------------------------------------------------------------

    def _data(self, view: View) -> tuple[FlightData, ...]:
        s = view.state
        picks: tuple[Target, ...] = self._table.picker.picks
        attacked = _attacked(s)
        return tuple(
            flight_card_data(
                self._kit,
                s,
                aircraft,
                usable=self._usable(pilot_target(aircraft.pilot)),
                picked=_arms(picks) if pilot_target(aircraft.pilot) in picks else (),
                selected=pilot_target(aircraft.pilot) in picks,
                attacked=aircraft.pilot == attacked,
            )
            for aircraft in s.flown.flying()
        )

    def _usable(self, key: Target) -> frozenset[str]:
        """Return the chips of an Aircraft that can be picked next, or after the Aircraft."""
        picker = self._table.picker
        picks = picker.picks
        if picks and key not in picks:
            return frozenset()
        if picks:
            found = picker.next_targets()
        else:
            actions = picker.actions
            after = (following(action, (key,)) for action in actions if action.picks[:1] == (key,))
            found = frozenset(target for targets in after for target in targets or ())
        return frozenset(each for each in found if each.startswith("item:") or each == GUN_KEY)

    @Slot(object)
    def _pick_chip(self, key: Target, chip: Target) -> None:
        if key not in self._table.picker.picks:
            self._table.picker.pick(key)
        self._table.picker.pick(chip)

    # --- keys and pointer -------------------------------------------------------------------------

    def _follow_keys(self) -> None:
        """Let digits mean Aircraft while one can be picked; a Suppression has a list of its own."""
        picker = self._table.picker
        choice = picker.choice
        open_ = bool(self._cards) and choice is not None and not _suppresses(choice)
        targets = picker.next_targets() | picker.first_targets() if open_ else frozenset()
        numbers = {card.data.number: key for key, card in self._cards.items()}
        for digit, key in self._keys.items():
            key.setEnabled(numbers.get(str(digit), "") in targets)

    def _press(self, digit: int) -> None:
        for key, card in self._cards.items():
            if card.data.number == str(digit):
                self._table.picker.pick(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, FlightCard):
            if event.type() is QEvent.Type.Enter:
                self._table.locate((watched.data.key,))
                self._table.inspect(watched.data.key)
            elif event.type() is QEvent.Type.Leave:
                self._table.locate(())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        self.hover.attach()
        super().showEvent(event)

    def _pointed(self, target: Target) -> tuple[Mark, ...]:
        return hover_marks(self._kit, self._table.model.view.state, target)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.refresh()
            self.updateGeometry()


def _attacked(s: State) -> str:
    """Return the Pilot at whom an enemy's attack goes on."""
    step = s.steps[-1] if s.steps else None
    return step.pilot if isinstance(step, AttackStep) else ""


def _arms(picks: tuple[Target, ...]) -> tuple[str, ...]:
    return tuple(pick.partition("@")[0] for pick in picks if pick.startswith(("item:", GUN_KEY)))


def _suppresses(choice: Choice) -> bool:
    return any(isinstance(action, NoSuppression) for action in choice.actions)
