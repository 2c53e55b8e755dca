"""Setting up, chapter 4: first player, quadrants, emplacements of the green side, deployment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Step, T, Tell
from desktop.rules.daring_eagle import changes
from desktop.rules.daring_eagle.actions import (
    ChooseQuadrant,
    Deploy,
    FirstPlayer,
    PlaceEmplacement,
)
from desktop.rules.daring_eagle.notation import SQUARE_NAMES
from desktop.rules.daring_eagle.sequence import TurnStart

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

QUADRANTS = tuple(ChooseQuadrant(quadrant) for quadrant in range(4))
PLACEMENTS = tuple(PlaceEmplacement(square) for square in range(len(SQUARE_NAMES)))

FIRST_PLAYER_PROMPT = T("daring_eagle", "Draw lots for the first player")
QUADRANT_PROMPT = T("daring_eagle", "Choose your quadrant")


class Beginning(Step, frozen=True):
    """DE-4.2  The first player is agreed on, or drawn by lot."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if s.rules.first >= 0:
            return None
        return Chance(
            "first_player",
            "DE-4.2",
            FIRST_PLAYER_PROMPT,
            outcomes=tuple(map(FirstPlayer, s.sides)),
            weights=(1,) * len(s.sides),
        )

    def carry_out(self, s: State, kit: Kit, action: FirstPlayer | None, tell: Tell) -> None:
        first = s.rules.first if action is None else s.sides.index(action.side)
        changes.set_first_player(s, first, tell)
        seats = len(s.sides)
        s.then(*(QuadrantChoice((first + place) % seats) for place in range(seats)), TurnOrder())


class QuadrantChoice(Step, frozen=True):
    """DE-4.3b  A player chooses a free quadrant."""

    seat: int

    def decision(self, s: State, kit: Kit) -> Choice | None:
        free = self._free(s)
        if len(free) == 1:
            return None
        return Choice(s.sides[self.seat], "DE-4.3b", QUADRANT_PROMPT, free)

    def carry_out(self, s: State, kit: Kit, action: ChooseQuadrant | None, tell: Tell) -> None:
        chosen = self._free(s)[0] if action is None else action
        changes.take_quadrant(s, self.seat, chosen.quadrant, tell)

    def _free(self, s: State) -> tuple[ChooseQuadrant, ...]:
        return tuple(choice for choice in QUADRANTS if choice.quadrant not in s.homes)


class TurnOrder(Step, frozen=True):
    """DE-4.3c  Turns go clockwise by quadrant; then come emplacements and deployment."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes.fix_turn_order(s, tell)
        pieces = kit.green_pieces[len(s.sides)] * len(s.sides)
        placing = [Placing(pieces)] if s.rules.board == "green" else []
        s.then(*placing, *map(Deploying, s.order), TurnStart(s.order[0]))


class Placing(Step, frozen=True):
    """DE-4.4a  On the green side the players place emplacement pieces in turn, one at a time."""

    left: int
    """Pieces still to be placed by all players together."""

    def seat(self, s: State) -> int:
        """Return who places the next piece."""
        return s.order[-self.left % len(s.order)]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        squares = [square for square in kit.board.cells if placing_refusal(s, kit, square) is None]
        if len(squares) < 2:
            return None
        each = -(-self.left // len(s.order))
        prompt = T("daring_eagle", "Place an emplacement ({left} left)").of(left=each)
        actions = tuple(PLACEMENTS[square] for square in squares)
        return Choice(s.sides[self.seat(s)], "DE-4.4a", prompt, actions)

    def carry_out(self, s: State, kit: Kit, action: PlaceEmplacement | None, tell: Tell) -> None:
        square = None if action is None else action.square
        if square is None:
            legal = (one for one in kit.board.cells if placing_refusal(s, kit, one) is None)
            square = next(legal, None)
        if square is not None:
            changes.place_emplacement(s, self.seat(s), square, tell, "DE-4.4a")
        if self.left > 1:
            s.then(Placing(self.left - 1))


class Deploying(Step, frozen=True):
    """DE-4.5a  A player puts all units on squares of the own home zone, in any arrangement."""

    seat: int

    def decision(self, s: State, kit: Kit) -> Choice:
        force = kit.forces[len(s.sides)]
        prompt = T("daring_eagle", "Deploy {divisions} Divisions and {brigades} Brigades").of(
            divisions=force.divisions, brigades=force.brigades
        )
        quadrant = s.homes[self.seat]
        templates = tuple(
            Deploy(
                kit.turned(template.divisions, quadrant),
                kit.turned(template.brigades, quadrant),
                template.key,
            )
            for template in kit.templates
            if template.players == len(s.sides)
        )
        return Choice(s.sides[self.seat], "DE-4.5a", prompt, templates, open=True)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        refused = deploying_refusal(s, kit, self.seat, action)
        if refused is not None:
            raise refused

    def carry_out(self, s: State, kit: Kit, action: Deploy, tell: Tell) -> None:
        changes.deploy(s, self.seat, action.divisions, action.brigades, tell)


# ------------------------------------------------------------------------------------ refusals


def placing_refusal(s: State, kit: Kit, square: int) -> Refused | None:
    """Return why no piece can be placed on a square before play; ``None`` if one can."""
    name = SQUARE_NAMES[square]
    if square in kit.homes:
        return Refused(
            "DE-4.4b",
            T("daring_eagle", "{square} lies in a home zone, which stays free.").of(square=name),
        )
    if s.emplacements[square]:
        return Refused(
            "DE-4.4b", T("daring_eagle", "{square} has an emplacement already.").of(square=name)
        )
    if _cuts(s, kit, square):
        return Refused(
            "DE-4.4c",
            T(
                "daring_eagle",
                "An emplacement on {square} would close the last way between two home zones.",
            ).of(square=name),
        )
    return None


def _cuts(s: State, kit: Kit, square: int) -> bool:
    """Return whether a piece on a square would close the last way between home zones in use."""

    def is_open(cell: int) -> bool:
        return cell != square and not s.emplacements[cell]

    around = [cell for cell in kit.neighbours[square] if is_open(cell)]
    # Most squares are passed round next to them, which is quickly seen.
    if not around or _hang_together(kit, around):
        return False
    zones = [kit.quadrants[home].rear[0] for home in s.homes if home >= 0]
    reached = kit.board.shortest_paths(zones[0], is_open)
    return any(zone not in reached for zone in zones)


def _hang_together(kit: Kit, cells: list[int]) -> bool:
    """Return whether one can walk among these squares without leaving them."""
    left = set(cells[1:])
    walk = [cells[0]]
    while walk:
        near = left.intersection(kit.neighbours[walk.pop()])
        left -= near
        walk.extend(near)
    return not left


def deploying_refusal(s: State, kit: Kit, seat: int, action: Action) -> Refused | None:
    """Return why an arrangement is not legal; ``None`` if it is."""
    if not isinstance(action, Deploy):
        return Refused("DE-4.5a", T("daring_eagle", "Your units must be deployed now."))
    force = kit.forces[len(s.sides)]
    home = kit.quadrants[s.homes[seat]].home
    if (len(action.divisions), len(action.brigades)) != (force.divisions, force.brigades):
        return Refused(
            "DE-4.5a",
            T(
                "daring_eagle",
                "All {divisions} Divisions and {brigades} Brigades must be deployed.",
            ).of(divisions=force.divisions, brigades=force.brigades),
        )
    taken: set[int] = set()
    for square in action.divisions + action.brigades:
        if square not in home:
            return Refused(
                "DE-4.5a",
                T("daring_eagle", "{square} is not in your home zone.").of(
                    square=SQUARE_NAMES[square]
                ),
            )
        if square in taken:
            return Refused(
                "DE-4.5a",
                T("daring_eagle", "Only one unit can stand on {square}.").of(
                    square=SQUARE_NAMES[square]
                ),
            )
        taken.add(square)
    if action.template:
        return Refused(
            "DE-4.5a",
            T("daring_eagle", "This is not the arrangement of the template it is named after."),
        )
    return None
