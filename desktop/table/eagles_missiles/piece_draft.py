"""Pieces that are put onto the board one by one, moved on and taken back, until all is confirmed.

Every step is an action of the rules; the draft only knows what is in hand and where it may go.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from desktop.rules.core import Action, Choice, Event, Step, Target
from desktop.rules.eagles_missiles import refusals, views
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import State, View
from desktop.table.eagles_missiles.counters import table_counters
from desktop.table.eagles_missiles.marks import GOLD, choice_marks
from desktop.table.look import Counter, Mark

BUTTON = "button:"


class Ahead(NamedTuple):
    """A position that some actions would lead to, and what would be asked there."""

    s: State
    choice: Choice | None


def look_ahead(s: State, kit: Kit, *actions: Action) -> Ahead:
    """Return where actions of one decision lead; nothing of it may need dice or a card."""
    s = views.copied(s)
    for action in actions:
        step: Step = s.steps.pop()
        step.carry_out(s, kit, action, _unheard)
    asked = s.steps[-1].decision(s, kit) if s.steps else None
    return Ahead(s, asked if isinstance(asked, Choice) else None)


def _unheard(event: Event) -> None:
    """Let nobody know what has not happened."""


class PieceDraft:
    """A draft in which pieces wait beside the board, or lie on it and can be taken back."""

    home: Target = ""
    """The panel where the pieces lie that are not placed: who is let go there is taken back."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        self.kit, self.choice, self.view = kit, choice, view
        self.held: tuple[Target, ...] = self.resting
        """What is in hand."""
        self.asked: tuple[Action, ...] = ()
        """What is to be done now; the panel has it done."""
        self._ahead: dict[Target, Ahead] = {}

    # --- what each decision says of its pieces ----------------------------------------------------

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The pieces that can be placed."""
        picks = (each.picks for each in self.choice.actions)
        return tuple(dict.fromkeys(pick[0] for pick in picks if len(pick) > 1))

    @cached_property
    def laid(self) -> dict[Target, Action]:
        """The pieces that were placed, with what takes each of them back."""
        return {}

    @property
    def resting(self) -> tuple[Target, ...]:
        """What is in hand if nothing was taken up: whatever there is no choice about."""
        return ()

    def source_of(self, piece: Target) -> Target:
        """Return what a piece is called once it is taken back."""
        return piece

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return what means the place where a piece lies already."""
        return ()

    def goal_at(self, target: Target) -> Target:
        """Return where what is in hand goes if it is let go there; empty if nowhere."""
        return target if target in self.goals else ""

    # --- where pieces can go ----------------------------------------------------------------------

    @property
    def s(self) -> State:
        """The position."""
        return self.view.state

    @property
    def goals(self) -> tuple[Target, ...]:
        """Where what is in hand can go."""
        return self.goals_of(self.held[0]) if self.held else ()

    @property
    def aims(self) -> tuple[Target, ...]:
        """What can be meant for what is in hand, so that it is told why if it is not possible.

        Whatever else is pointed at stands for the territory below it.
        """
        return self.goals

    def goals_of(self, piece: Target) -> tuple[Target, ...]:
        """Return where a piece can go, from where it lies too."""
        choice, source = self.after_return(piece).choice, self.source_of(piece)
        if choice is None:
            return ()
        picks = (each.picks for each in choice.actions)
        found = dict.fromkeys(pick[1] for pick in picks if len(pick) == 2 and pick[0] == source)
        return tuple(goal for goal in found if goal not in self.spots_of(piece))

    def after_return(self, piece: Target) -> Ahead:
        """Return the position in which a piece can be placed: the present one if it waits."""
        if piece not in self.laid:
            return Ahead(self.s, self.choice)
        if piece not in self._ahead:
            self._ahead[piece] = look_ahead(self.s, self.kit, self.laid[piece])
        return self._ahead[piece]

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what puts a piece there; raise :class:`Refused` if that is not possible."""
        there, wanted = self.after_return(piece), (self.source_of(piece), goal)
        for action in () if there.choice is None else there.choice.actions:
            if action.picks == wanted:
                return (*self.returning(piece), action)
        raise refusals.why_not(there.s, self.kit, self.view.side, wanted)

    def returning(self, piece: Target) -> tuple[Action, ...]:
        """Return what takes a piece back; nothing for one that waits."""
        return (self.laid[piece],) if piece in self.laid else ()

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """What is in hand."""
        return self.held

    @property
    def walk(self) -> tuple[Target, ...]:
        """What Tab walks: the pieces, or where the one in hand can go."""
        return self.goals if self.held else (*self.waiting, *self.laid)

    def next_targets(self) -> frozenset[Target]:
        """Return the pieces, where the one in hand can go, and the buttons."""
        found = {each.picks[0] for each in self.choice.actions if len(each.picks) == 1}
        found |= set(self.waiting)
        if not self.held:
            return frozenset(found | self.laid.keys())
        # Whatever lies on the board now stands for its place.
        found |= {*self.goals, *self.aims, *self.held}
        return frozenset(found | {self.home} if self.held[0] in self.laid else found)

    def back(self) -> bool:
        """Take nothing in hand any more."""
        had = self.held != self.resting
        self.held = self.resting
        return had

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return self._counters

    @cached_property
    def _counters(self) -> tuple[Counter, ...]:
        return table_counters(self.kit, self.view)

    def marks(self) -> tuple[Mark, ...]:
        """Light what can be taken up, or what is in hand and where it can go."""
        if not self.held:
            return tuple(Mark(piece, "source", colour=GOLD) for piece in self.waiting)
        marks = [Mark(piece, "picked") for piece in self.held]
        for goal in self.goals:
            marks += choice_marks(self.kit, self.view, goal, chosen=True)
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether a piece lies there that can be placed, moved on or taken back."""
        return target in self.waiting or target in self.laid

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a piece."""
        self.held = (target,)
        return self.held

    def drop(self, source: Target, target: Target) -> None:
        """Put a piece where it is let go, or back to those that wait."""
        self.held = (source,)
        if self._is_home(target):
            self.asked = self.returning(source)
        elif target not in self.spots_of(source):
            self.asked = self.placing(source, self.goal_at(target) or target)
        self.held = self.resting

    def _is_home(self, target: Target) -> bool:
        return bool(target) and (target == self.home or target in self.waiting)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return what it does, if that is a single action."""
        if target.startswith(BUTTON):
            return self._press(target)
        if self.held and self.goal_at(target):
            return self._done(self.placing(self.held[0], self.goal_at(target)))
        if target in self.held:
            self.held = self.resting
        elif self.held and target == self.home:
            return self._done(self.returning(self.held[0]))
        elif target in self.waiting or (target in self.laid and not self.held):
            self.held = (target,)
        elif self.held and target not in self.spots_of(self.held[0]):
            self.placing(self.held[0], target)
        elif not self.held and target:
            raise refusals.why_not(self.s, self.kit, self.view.side, (target,))
        return None

    def _press(self, button: Target) -> Action:
        found = next((each for each in self.choice.actions if each.picks == (button,)), None)
        if found is None:
            raise refusals.why_not(self.s, self.kit, self.view.side, (button,))
        return found

    def _done(self, actions: tuple[Action, ...]) -> Action | None:
        """Return a single action; several are given one after the other."""
        if len(actions) == 1:
            return actions[0]
        self.asked = actions
        return None
