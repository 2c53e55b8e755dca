"""Decisions that are put together on the board: the quadrant and the deployment."""

from __future__ import annotations

from PySide6.QtCore import QRandomGenerator

from desktop.rules.core import Action, Choice, Refused, T, Target
from desktop.rules.daring_eagle.actions import ChooseQuadrant, Deploy
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import QUADRANT_IDS, SQUARE_NAMES, SQUARES
from desktop.rules.daring_eagle.setup import deploying_refusal
from desktop.rules.daring_eagle.state import State, View
from desktop.table.daring_eagle.counters import board_counters, placed_unit
from desktop.table.daring_eagle.marks import free
from desktop.table.look import Counter, Mark

TRAY_DIVISION, TRAY_BRIGADE = "tray:division", "tray:brigade"
TRAY = {TRAY_DIVISION: True, TRAY_BRIGADE: False}
DONE, CLEAR, RANDOM, REMOVE = "button:deploy", "button:clear", "button:random", "button:remove"
TEMPLATE = "button:template:"
RULE = "DE-4.5a"


class QuadrantDraft:
    """A quadrant is chosen by any of its squares."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self._kit, self._view = kit, view
        self._free = {
            action.quadrant: action
            for action in choice.actions
            if isinstance(action, ChooseQuadrant)
        }

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return board_counters(self._kit, self._view)

    def marks(self) -> tuple[Mark, ...]:
        """Light the home zone of every free quadrant."""
        return tuple(
            Mark(SQUARE_NAMES[square], "source")
            for quadrant in self._free
            for square in sorted(self._kit.quadrants[quadrant].home)
        )

    def whole(self, target: Target | None) -> tuple[Mark, ...]:
        """Return the light on the whole quadrant that a square lies in, if it is free."""
        quadrant = self._quadrant(target)
        if quadrant not in self._free:
            return ()
        squares = sorted(self._kit.quadrants[quadrant].squares)
        return tuple(Mark(SQUARE_NAMES[square], "source") for square in squares)

    def movable(self, target: Target) -> bool:
        """Return whether something can be dragged: nothing can."""
        return False

    def drop(self, source: Target, target: Target) -> None:
        """Refuse to move anything."""
        raise Refused("DE-4.3b", T("daring_eagle.table", "Choose a quadrant first."))

    def pick(self, target: Target) -> Action | None:
        """Return the choice of the quadrant that a square lies in."""
        quadrant = self._quadrant(target)
        if quadrant < 0:
            return None
        if quadrant not in self._free:
            raise Refused(
                "DE-4.3b",
                T("daring_eagle.table", "The {quadrant} quadrant is taken.").of(
                    quadrant=self._kit.quadrants[quadrant].name
                ),
            )
        return self._free[quadrant]

    def _quadrant(self, target: Target | None) -> int:
        """Return the number of the quadrant that a target is or lies in; -1 for anything else."""
        if target in SQUARES:
            square = SQUARES[target]
            return next(n for n, one in enumerate(self._kit.quadrants) if square in one.squares)
        name = "" if target is None else target.removeprefix("quadrant:")
        return QUADRANT_IDS.index(name) if name in QUADRANT_IDS else -1


class DeployDraft:
    """Units put on the squares of the home zone, until all stand and the arrangement is done."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self._kit, self._view, self._choice = kit, view, choice
        s = view.state
        self._seat = s.sides.index(choice.side)
        self._units = [unit for unit, owner in enumerate(s.owner) if owner == self._seat]
        self._home = kit.quadrants[s.homes[self._seat]].home
        self._places: dict[int, int] = {}
        """Square of each unit that stands."""
        self._brush = True
        self._held: int | None = None

    @property
    def side(self) -> str:
        """Whose units these are."""
        return self._choice.side

    @property
    def brush(self) -> bool:
        """Whether the next unit placed is a Division."""
        return self._brush

    @property
    def templates(self) -> tuple[Deploy, ...]:
        """The arrangements at one click."""
        return tuple(action for action in self._choice.actions if isinstance(action, Deploy))

    @property
    def ready(self) -> bool:
        """Whether every unit stands."""
        return len(self._places) == len(self._units)

    def left(self, *, division: bool) -> int:
        """Return how many units of a kind are still to be placed."""
        return len(self._waiting(division=division))

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view and those that stand in the draft."""
        s = self._state
        placed = (placed_unit(self._kit, s, unit, at) for unit, at in self._places.items())
        return (*board_counters(self._kit, self._view), *placed)

    def marks(self) -> tuple[Mark, ...]:
        """Light the squares that are free, and the unit that is picked up."""
        taken = set(self._places.values())
        open_squares = () if self.ready and self._held is None else sorted(self._home - taken)
        marks = [free(SQUARE_NAMES[square]) for square in open_squares]
        if self._held is not None:
            marks.append(Mark(SQUARE_NAMES[self._places[self._held]], "picked"))
        return tuple(marks)

    def movable(self, target: Target) -> bool:
        """Return whether a unit that can be moved stands there, or waits there."""
        if target in TRAY:
            return bool(self._waiting(division=TRAY[target]))
        return self._unit_at(target) is not None

    def drop(self, source: Target, target: Target) -> None:
        """Put a unit on a square; one that stands there takes its place, or its turn to wait."""
        self._held = None
        if source in TRAY:
            waiting = self._waiting(division=TRAY[source])
            if not waiting:
                raise _refused_for_none_left()
            self._put(waiting[0], target)
            return
        unit = self._unit_at(source)
        if unit is None:
            raise Refused(RULE, T("daring_eagle.table", "No unit of yours stands there."))
        if target in TRAY:
            del self._places[unit]
        else:
            self._put(unit, target)

    def pick(self, target: Target) -> Action | None:
        """Place, lift or move a unit, or follow a button; return the finished deployment."""
        if target == DONE:
            return self._done()
        if target in TRAY:
            self._brush = TRAY[target]
        elif target == CLEAR:
            self._places.clear()
            self._held = None
        elif target == RANDOM:
            self._arrange_at_random()
        elif target == REMOVE:
            self._take_back()
        elif target.startswith(TEMPLATE):
            self._arrange(target.removeprefix(TEMPLATE))
        else:
            self._pick_square(target)
        return None

    @property
    def _state(self) -> State:
        return self._view.state

    def _waiting(self, *, division: bool) -> list[int]:
        return [
            unit
            for unit in self._units
            if unit not in self._places and bool(self._state.division[unit]) == division
        ]

    def _unit_at(self, target: Target) -> int | None:
        square = SQUARES.get(target, -1)
        for unit, at in self._places.items():
            if at == square:
                return unit
        return None

    def _put(self, unit: int, target: Target) -> None:
        square = SQUARES.get(target, -1)
        if square not in self._home:
            raise Refused(
                RULE,
                T("daring_eagle.table", "{square} is not in your home zone.").of(square=target),
            )
        other = self._unit_at(target)
        if other is not None and other != unit:
            if unit in self._places:
                self._places[other] = self._places[unit]
            else:
                del self._places[other]
        self._places[unit] = square

    def _pick_square(self, target: Target) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self._put(held, target)
            return
        unit = self._unit_at(target)
        if unit is not None:
            self._held = unit
            return
        waiting = self._waiting(division=self._brush) or self._waiting(division=not self._brush)
        if not waiting:
            raise _refused_for_none_left()
        self._put(waiting[0], target)

    def _take_back(self) -> None:
        """Take the unit that is picked up off the board, or the last one placed."""
        unit = self._held if self._held is not None else next(reversed(self._places), None)
        if unit is not None:
            del self._places[unit]
        self._held = None

    def _arrange(self, key: str) -> None:
        for template in self.templates:
            if template.template == key:
                squares = (*template.divisions, *template.brigades)
                self._places = dict(zip(self._units, squares, strict=True))
                self._held = None

    def _arrange_at_random(self) -> None:
        """Put every unit anywhere; how is the program's whim, not a chance of the game."""
        whim = QRandomGenerator.global_()
        squares = sorted(self._home)
        chosen = [squares.pop(whim.bounded(len(squares))) for _ in self._units]
        self._places = dict(zip(self._units, chosen, strict=True))
        self._held = None

    def _done(self) -> Action:
        """Return the deployment; raise the refusal of the rules while it is not legal."""
        divisions = self._squares(division=True)
        brigades = self._squares(division=False)
        for template in self.templates:
            same = sorted(template.divisions) == divisions
            if same and sorted(template.brigades) == brigades:
                return template
        action = Deploy(tuple(divisions), tuple(brigades))
        refused = deploying_refusal(self._state, self._kit, self._seat, action)
        if refused is not None:
            raise refused
        return action

    def _squares(self, *, division: bool) -> list[int]:
        return sorted(
            square
            for unit, square in self._places.items()
            if bool(self._state.division[unit]) == division
        )


def _refused_for_none_left() -> Refused:
    return Refused(RULE, T("daring_eagle.table", "All units of this kind stand already."))
