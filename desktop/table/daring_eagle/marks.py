"""What is lit on the board: where a unit can go, what that costs, and where danger lies."""

from __future__ import annotations

from desktop.rules.core import Action, Target
from desktop.rules.daring_eagle import movement
from desktop.rules.daring_eagle.actions import AirliftMove, Move, PlaceEmplacement
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.movement import Destination
from desktop.rules.daring_eagle.notation import PLUS, SQUARE_NAMES, SQUARES
from desktop.rules.daring_eagle.state import State, View
from desktop.table.look import Mark
from desktop.table.picker import following

GREEN, GREY = "#2F9E62", "#9AA3AD"
DANGER = "#D2402B"


def board_marks(
    kit: Kit, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return what to light for these actions after these picks."""
    s = view.state
    if any(isinstance(action, PlaceEmplacement) for action in actions):
        return _placing(s, actions)
    picked = tuple(Mark(pick, "picked") for pick in picks if pick in SQUARES)
    if s.fight is not None:
        picked += (Mark(SQUARE_NAMES[s.fight.square], "attack"),)
    if len(picks) == 1 and picks[0] in SQUARES and s.unit_on[SQUARES[picks[0]]] >= 0:
        return picked + _moves(kit, s, s.unit_on[SQUARES[picks[0]]])
    return picked + _next(actions, picks)


def _next(actions: tuple[Action, ...], picks: tuple[Target, ...]) -> tuple[Mark, ...]:
    """Return the places that can be picked next: units that can act, or squares."""
    marks: dict[Target, Mark] = {}
    for action in actions:
        for target in following(action, picks) or ():
            if target in SQUARES:
                is_unit = isinstance(action, Move | AirliftMove)
                marks[target] = Mark(target, "source") if is_unit else free(target)
    return tuple(marks.values())


def _placing(s: State, actions: tuple[Action, ...]) -> tuple[Mark, ...]:
    """Return the hatching of what the rules keep free; nearly all the rest can be chosen."""
    legal = {action.square for action in actions if isinstance(action, PlaceEmplacement)}
    return tuple(
        Mark(name, "forbidden")
        for square, name in enumerate(SQUARE_NAMES)
        if square not in legal and not s.emplacements[square]
    )


def _moves(kit: Kit, s: State, unit: int) -> tuple[Mark, ...]:
    """Return where a unit can go and whom it can attack."""
    found = movement.destinations(s, kit, unit)
    marks = [_destination(one) for one in found]
    reached = {one.square for one in found}
    marks += [
        Mark(SQUARE_NAMES[square], "located", colour=GREY)
        for square in enemies_in_line(kit, s, unit)
        if square not in reached
    ]
    return tuple(marks)


def _destination(one: Destination) -> Mark:
    name = SQUARE_NAMES[one.square]
    if one.kind == "attack":
        return Mark(name, "attack", f"+{one.points_needed}" if one.points_needed else "0")
    if one.kind == "paid":
        signs = ("plus_one",) * (one.plus_cards > 0) + ("shovel",) * one.engineers
        cards = one.plus_cards + one.engineers
        return Mark(name, "paid", str(cards) if cards > len(signs) else "", signs=signs)
    return free(name)


def free(name: Target) -> Mark:
    """Return the mark of a place that can be chosen for nothing."""
    return Mark(name, "target", colour=GREEN)


def enemies_in_line(kit: Kit, s: State, unit: int) -> tuple[int, ...]:
    """Return the nearest enemies that stand on a line of a unit, within reach but for obstacles."""
    seat = s.owner[unit]
    reach = kit.allowance[s.division[unit]] + s.hands[seat][PLUS]
    found = []
    for line in kit.lines[reach][s.at[unit]]:
        other = next((s.unit_on[to] for to, _ in line if s.unit_on[to] >= 0), -1)
        if other >= 0 and s.owner[other] != seat:
            found.append(s.at[other])
    return tuple(found)


def threat_marks(kit: Kit, view: View) -> tuple[Mark, ...]:
    """Return every square that enemies could attack without cards, with their number."""
    if view.seat < 0:
        return ()
    counts = movement.threat_map(view.state, kit, view.seat)
    return tuple(
        Mark(SQUARE_NAMES[square], "threat", str(count) if count > 1 else "")
        for square, count in enumerate(counts)
        if count
    )


def threat_lines(kit: Kit, view: View, square: int, unit: int) -> tuple[Mark, ...]:
    """Return a thin line from each enemy that could attack a unit on a square."""
    s = view.state
    enemies = movement.threats(s, kit, square, s.owner[unit])
    return tuple(
        Mark(SQUARE_NAMES[s.at[enemy]], "last_move", to=SQUARE_NAMES[square], colour=DANGER)
        for enemy in enemies
    )
