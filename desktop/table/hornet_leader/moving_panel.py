"""Placing and moving Aircraft: one or several, by arrows, rows or the board (HL-5.3, HL-6.12)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Choice, Decision, T
from desktop.rules.hornet_leader.actions_mission import Put
from desktop.rules.hornet_leader.placing import PlaceAircraft
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.hornet_leader import moving_data
from desktop.table.hornet_leader.decision_panel import DecisionPanel
from desktop.table.hornet_leader.moving_draft import HIGH, LOW, MovingDraft
from desktop.table.hornet_leader.page_parts import page_key
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of placing and moving."""
    shown = MovingPanel(table)
    title = T("hornet_leader.table", "Aircraft")
    return Panel(
        *("moving", title, shown, "right", "move", WIDTH, SMALL_WIDTH),
        wanted=is_moving,
        press=shown.press,
    )


def is_moving(decision: Decision | None) -> bool:
    """Return whether a decision is where Aircraft go."""
    return isinstance(decision, Choice) and any(
        isinstance(action, Put) for action in decision.actions
    )


class MovingPanel(DecisionPanel):
    """Aircraft above, areas below; what is chosen stays chosen while they are put in turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._kept: tuple[str, ...] = ()
        self._draft: MovingDraft | None = None
        self._last = ""
        """The direction of the last move."""
        self._putting = False
        self.title, self.note = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.flight, self.areas = Rows(table.themes, self.body), Rows(table.themes, self.body)
        self._areas_title = Words(15, 600, self.body)
        for widget in (self.title, self.note, self._areas_title, self.areas, self.flight):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.all = self.foot.add(Importance.NORMAL, self._all)
        self.high = self.foot.add(Importance.NORMAL, partial(self._pick, HIGH))
        self.low = self.foot.add(Importance.NORMAL, partial(self._pick, LOW))
        self.again = self.foot.add(Importance.NORMAL, self._again)
        self.arrows = {
            key: page_key(self, key, partial(self.go, key)) for key in moving_data.ARROWS
        }
        for digit in range(1, 10):
            page_key(self, f"Shift+{digit}", partial(self._add, digit))
        self.flight.chosen.connect(self._toggle)
        self.areas.chosen.connect(self._go_to)
        table.picker.narrowed.connect(self._follow)
        self.retranslate()

    @property
    def draft(self) -> MovingDraft | None:
        """What takes the picks of the board."""
        found = self.table.picker.draft
        return found if isinstance(found, MovingDraft) else None

    def name_parts(self) -> None:
        self.foot.name(self.all, self.tr("All"), "A")
        self.foot.name(self.high, self.tr("High"), "H")
        self.foot.name(self.low, self.tr("Low"), "L")
        self.foot.name(self.again, self.tr("The others too"), "C")
        self.again.setToolTip(self.tr("The last move for all that have not moved"))
        self._areas_title.say(self.tr("Where to? Chance of harm there"))
        for rows in (self.flight, self.areas):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft, choice = self.draft, self.table.picker.choice
        if draft is None or choice is None:
            return
        s = self.state
        self.title.say(say(choice.prompt))
        words = (
            self.tr("An arrow is a side, again its other half. Digits choose, with Shift several.")
            if isinstance(self.step, PlaceAircraft)
            else self.tr("Digits choose, with Shift several; arrows move, up is toward the Center.")
        )
        mouse = self.tr("So does a frame on the map; Alt and the wheel change the Altitude.")
        self.note.say(f"{words} {mouse}")
        self.flight.show_rows(moving_data.aircraft_rows(s, self.kit, draft))
        areas = moving_data.area_rows(s, self.kit, draft)
        self.areas.show_rows(areas)
        self._areas_title.setVisible(bool(areas))
        for button, high in ((self.high, True), (self.low, False)):
            button.setEnabled(any(self._level(draft, each, high) for each in draft.selected))
        self.again.setVisible(not isinstance(self.step, PlaceAircraft))
        self.again.setEnabled(bool(self._last) and bool(self._still(draft)))
        self.foot.arrange()

    def _level(self, draft: MovingDraft, pilot: str, high: bool) -> Put | None:
        """Return the change of an Aircraft's Altitude where it stands."""
        return draft.put(pilot, self.state.flown.aircraft(pilot).area, high)

    def _still(self, draft: MovingDraft) -> list[str]:
        """Return the Aircraft that have not moved."""
        flown = self.state.flown
        return [
            each for each in draft.able if flown.aircraft(each).area == flown.aircraft(each).start
        ]

    def _unplaced(self) -> tuple[str, ...]:
        """Return the Aircraft that are still to be placed."""
        return tuple(each.pilot for each in self.state.flown.flying() if not each.area)

    # --- doing ------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        """Carry over what is chosen to the next question, and do what the board asks for."""
        draft = self.draft
        if draft is not self._draft:
            self._draft = draft
            if draft is not None and not draft.selected:
                # Whom the last mission chose is not who is meant in the next one.
                begins = len(self._unplaced()) == len(self.state.flown.flying())
                draft.select(() if begins else self._kept)
                self.refresh()
        if draft is not None:
            self._kept = draft.selected
            # While nothing is chosen and all are placed the arrows walk the board.
            for key in self.arrows.values():
                key.setEnabled(bool(draft.selected or self._unplaced()))
            wish, draft.wish = draft.wish, None
            if wish is not None and not self._putting:
                self._grant(*wish)

    def _grant(self, area: str, high: bool | None) -> None:
        """Put every chosen Aircraft into an area, or at another Altitude where it is."""
        flown = self.state.flown
        self._put({each: (area or flown.aircraft(each).area, high) for each in self._kept})

    def _put(self, goals: dict[str, tuple[str, bool | None]]) -> None:
        """Answer for each Aircraft in turn; those that cannot stay where they are."""
        self._putting = True
        for pilot, (area, high) in goals.items():
            draft = self.draft
            put = None if draft is None else draft.put(pilot, area, high)
            if put is not None:
                self.table.picker.choose(put)
        self._putting = False
        self.refresh()

    def go(self, key: str) -> None:
        """Move the chosen Aircraft in a direction, each from where it began.

        If none is chosen these are all that are still to be placed.
        """
        draft = self.draft
        if draft is not None and not draft.selected:
            self._choose(self._unplaced())
        if draft is not None and draft.selected:
            self._last = key
            goals = self._goals(draft.selected, key)
            able = any(draft.put(pilot, *goal) for pilot, goal in goals.items())
            if able or not goals:
                self._put(goals)
            else:
                # The table says why none of them can go there.
                self._pick(next(iter(goals.values()))[0])

    def _goals(self, pilots: tuple[str, ...], key: str) -> dict[str, tuple[str, bool | None]]:
        goals: dict[str, tuple[str, bool | None]] = {}
        for pilot in pilots:
            aircraft = self.state.flown.aircraft(pilot)
            area = moving_data.ways(self.state, self.kit, aircraft).get(key, "")
            if area:
                goals[pilot] = (area, None)
        return goals

    def key(self, name: str) -> bool:
        buttons = {"A": self.all, "H": self.high, "L": self.low, "C": self.again}
        button = buttons.get(name)
        if button is None or button.isHidden() or not button.isEnabled():
            return False
        button.click()
        return True

    def _choose(self, pilots: tuple[str, ...]) -> None:
        draft = self.draft
        if draft is not None:
            draft.select(pilots)
            self.table.picker.narrowed.emit(self.table.picker.actions)

    @Slot(str)
    def _toggle(self, pilot: str) -> None:
        chosen = self._kept
        without = tuple(each for each in chosen if each != pilot)
        self._choose(without if pilot in chosen else (*chosen, pilot))

    def _add(self, digit: int) -> None:
        flight = self.state.flown.flight
        if digit <= len(flight):
            self._toggle(flight[digit - 1].pilot)

    @Slot()
    def _all(self) -> None:
        draft = self.draft
        if draft is not None:
            self._choose(draft.able)

    @Slot(str)
    def _go_to(self, area: str) -> None:
        self._pick(area)

    def _pick(self, target: str) -> None:
        self.table.picker.pick(target)

    @Slot()
    def _again(self) -> None:
        draft = self.draft
        if draft is not None and self._last:
            self._put(self._goals(tuple(self._still(draft)), self._last))
