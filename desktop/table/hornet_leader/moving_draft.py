"""Aircraft that are placed or move, one or several at a time (HL-5.3a, HL-6.12a).

The draft only takes what is pointed at; the panel answers for each of the Aircraft in turn.
"""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Refused, T, Target
from desktop.rules.hornet_leader.actions_mission import (
    FinishMoving,
    FinishPlacing,
    LeaveDisplay,
    Put,
)
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.insisting import follows_table
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.placing import PlaceAircraft
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.counters import board_counters, pilot_target
from desktop.table.hornet_leader.marks import board_marks
from desktop.table.look import Counter, Mark
from desktop.table.picker import narrowed

HIGH, LOW = "altitude:high", "altitude:low"
ENDS: tuple[Action, ...] = (FinishMoving(), FinishPlacing())
BUTTONS: tuple[Action, ...] = (*ENDS, LeaveDisplay())
FIRST = T("hornet_leader.table", "Choose an Aircraft first")


class MovingDraft:
    """Which Aircraft are chosen, and what was last asked of them."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self.kit, self._view, self._choice = kit, view, choice
        self.selected: tuple[str, ...] = ()
        self.wish: tuple[str, bool | None] | None = None
        """An area and an Altitude that were pointed at, each empty or ``None`` for the present;
        the panel takes it."""

    @property
    def able(self) -> tuple[str, ...]:
        """The Pilots who can be put somewhere, in flight order."""
        found = {each.pilot for each in self._choice.actions if isinstance(each, Put)}
        flight = self._view.state.flown.flight
        return tuple(each.pilot for each in flight if each.pilot in found)

    @property
    def movables(self) -> tuple[str, ...]:
        """The Pilots who can be chosen; where a table may insist, everybody on the display."""
        s = self._view.state
        return tuple(each.pilot for each in s.flown.flying()) if follows_table(s) else self.able

    def select(self, pilots: tuple[str, ...]) -> None:
        """Choose Aircraft, as far as they can be put anywhere."""
        able = self.movables
        self.selected = tuple(each for each in able if each in pilots)

    def put(self, pilot: str, area: str, high: bool | None) -> Put | None:
        """Return the action that puts an Aircraft there, at its own Altitude if none is asked.

        ``None`` if it cannot be put there, or stands there already.
        """
        puts = [
            each
            for each in self._choice.actions
            if isinstance(each, Put) and each.pilot == pilot and each.area == area
        ]
        own = self._view.state.flown.aircraft(pilot).high if high is None else high
        fitting = [each for each in puts if each.high == own]
        if not fitting and high is None and area != self._view.state.flown.aircraft(pilot).area:
            fitting = puts
        return fitting[0] if fitting else None

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether placing or moving can end: not before every Aircraft has its area."""
        return any(each in self._choice.actions for each in ENDS)

    @property
    def picks(self) -> tuple[Target, ...]:
        """The Aircraft that are chosen."""
        return tuple(pilot_target(pilot) for pilot in self.selected)

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked: Aircraft, and areas for the chosen ones."""
        found = {pilot_target(pilot) for pilot in self.able}
        found |= {each.picks[0] for each in BUTTONS if each in self._choice.actions}
        if self.selected:
            puts = (each for each in self._choice.actions if isinstance(each, Put))
            found |= {each.area for each in puts if each.pilot in self.selected}
            found |= {HIGH, LOW}
        return frozenset(found)

    def back(self) -> bool:
        """Choose no Aircraft any more."""
        had = bool(self.selected)
        self.selected = ()
        return had

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return board_counters(self.kit, self._view)

    def marks(self) -> tuple[Mark, ...]:
        """Light the Aircraft, or the areas for the first of those chosen, with their danger."""
        first = self.picks[:1]
        marks = board_marks(self.kit, self._view, narrowed(self._choice.actions, first), first)
        return (*marks, *(Mark(pick, "picked") for pick in self.picks[1:]))

    @property
    def wheel(self) -> tuple[Target, Target]:
        """Up is High, down is Low."""
        return HIGH, LOW

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Choose the Aircraft among the targets."""
        pilots = tuple(each.removeprefix("pilot:") for each in targets)
        self.select((*self.selected, *pilots) if more else pilots)

    def movable(self, target: Target) -> bool:
        """Return whether an Aircraft that can be dragged stands there."""
        return target in {pilot_target(pilot) for pilot in self.movables}

    def drop(self, source: Target, target: Target) -> None:
        """Ask for an Aircraft, and those chosen with it, to be put into an area."""
        pilot = source.removeprefix("pilot:")
        if pilot not in self.selected:
            self.select((pilot,))
        self._ask(target)

    def _ask(self, area: Target) -> None:
        if not any(self.put(pilot, area, None) for pilot in self.selected):
            raise self._why_not(area)
        self.wish = (area, None)

    def _why_not(self, area: Target) -> Refused:
        step, pick = self._view.state.steps[-1], pilot_target(self.selected[0])
        found = None
        if isinstance(step, MoveAircraft | PlaceAircraft):
            found = step.explain(self._view.state, self.kit, (pick, area))
        return found or Refused("HL-6.12a", T("hornet_leader.table", "It stands there already"))

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return what ends the step."""
        ending = next((each for each in BUTTONS if each.picks[0] == target), None)
        if ending is not None:
            return self._ended(ending, target)
        if target.startswith("pilot:"):
            pilot = target.removeprefix("pilot:")
            self.select(() if self.selected == (pilot,) else (pilot,))
        elif not self.selected and (target in self.kit.areas or target in (HIGH, LOW)):
            raise Refused("HL-6.12a", FIRST)
        elif target in (HIGH, LOW):
            self.wish = ("", target == HIGH)
        elif target in self.kit.areas:
            self._ask(target)
        return None

    def _ended(self, action: Action, target: Target) -> Action:
        if action in self._choice.actions:
            return action
        step = self._view.state.steps[-1]
        found = step.explain(self._view.state, self.kit, (target,))
        raise found or Refused("HL-6.12a", T("core", "That is not among the possible actions."))


def moving_draft(kit: Kit, choice: Choice, view: View) -> MovingDraft | None:
    """Return the draft of placing or moving, if that is what is asked."""
    if any(isinstance(action, Put) for action in choice.actions):
        return MovingDraft(kit, view, choice)
    return None
