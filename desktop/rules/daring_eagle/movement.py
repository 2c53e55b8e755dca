"""Movement, chapter 3: where a unit can go, what that costs, and why it cannot go elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.core import Refused, T, Tell
from desktop.rules.daring_eagle import changes
from desktop.rules.daring_eagle.combat import InitialAttack, combat_points
from desktop.rules.daring_eagle.lines import free_moves as free_moves
from desktop.rules.daring_eagle.lines import line_between
from desktop.rules.daring_eagle.notation import ENG, PLUS, SQUARE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.core import Action
    from desktop.rules.daring_eagle.actions import Move
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State


class Destination(msgspec.Struct, frozen=True):
    """A square that a unit can move to."""

    square: int
    kind: Literal["free", "paid", "attack"]
    """An empty square without or with cards paid, or an enemy."""
    plus_cards: int
    engineers: int
    points_needed: int
    """The least combat points of cards that an attack needs."""


# ----------------------------------------------------------------------- what can be reached


def list_moves(s: State, kit: Kit, seat: int, units: Iterable[int], actions: list[Action]) -> None:
    """Add every move of these units, all of one seat, to the actions."""
    hand = s.hands[seat]
    engineer = hand[ENG]
    plus = hand[PLUS]
    reserve = combat_points(kit, hand)
    emplacements, unit_on, owner, division = s.emplacements, s.unit_on, s.owner, s.division
    add = actions.append
    for unit in units:
        kind = division[unit]
        strength = kit.points[kind] + reserve
        for line in kit.lines[kit.allowance[kind] + plus][s.at[unit]]:
            for to, move in line:
                if emplacements[to] and not engineer:
                    break
                other = unit_on[to]
                if other >= 0:
                    if owner[other] != seat and strength > kit.points[division[other]]:
                        add(move)
                    break
                add(move)


def can_step(s: State, kit: Kit, units: Iterable[int]) -> bool:
    """Return whether one of these units has an ordinary move without attack and cards."""
    emplacements, unit_on = s.emplacements, s.unit_on
    return any(
        unit_on[near] < 0 and not emplacements[near]
        for unit in units
        for near in kit.neighbours[s.at[unit]]
    )


def destinations(s: State, kit: Kit, unit: int) -> tuple[Destination, ...]:
    """Return where a unit could move now with the cards in its owner's hand."""
    seat = s.owner[unit]
    moves: list[Move] = []
    list_moves(s, kit, seat, (unit,), moves)  # type: ignore[arg-type]  # it adds moves only
    return tuple(_destination(s, kit, unit, move.to) for move in moves)


def _destination(s: State, kit: Kit, unit: int, to: int) -> Destination:
    plus, engineers = cost(s, kit, unit, to)
    enemy = s.unit_on[to]
    if enemy < 0:
        return Destination(to, "paid" if plus or engineers else "free", plus, engineers, 0)
    needed = kit.points[s.division[enemy]] - kit.points[s.division[unit]] + 1
    return Destination(to, "attack", plus, engineers, max(0, needed))


def cost(s: State, kit: Kit, unit: int, to: int) -> tuple[int, int]:
    """Return the Move +One and Engineering Resource cards that a legal move takes (DE-3.5c)."""
    start = s.at[unit]
    line = line_between(start, to)
    beyond = len(line) - kit.allowance[s.division[unit]]
    crossing = any(s.emplacements[square] for square in line)
    return (max(0, beyond)), int(crossing)


# ----------------------------------------------------------------------------------- threats


def threats(s: State, kit: Kit, square: int, seat: int) -> tuple[int, ...]:
    """Return the enemy units that could attack a seat's unit on a square without move cards.

    Whether they would have the combat points is not asked.
    """
    if s.emplacements[square]:
        return ()
    found: list[int] = []
    for line in kit.lines[max(kit.allowance)][square]:
        for distance, (there, _) in enumerate(line, start=1):
            unit = s.unit_on[there]
            if unit >= 0:
                if s.owner[unit] != seat and distance <= kit.allowance[s.division[unit]]:
                    found.append(unit)
                break
            if s.emplacements[there]:
                break
    return tuple(found)


def threat_map(s: State, kit: Kit, seat: int) -> list[int]:
    """Return by square how many enemy units could attack a seat's unit there without move cards."""
    counts = [0] * len(s.unit_on)
    for unit, (owner, square) in enumerate(zip(s.owner, s.at, strict=True)):
        if owner == seat or square < 0:
            continue
        for line in kit.lines[kit.allowance[s.division[unit]]][square]:
            for to, _ in line:
                if s.emplacements[to]:
                    break
                counts[to] += 1
                if s.unit_on[to] >= 0:
                    break
    return counts


# ------------------------------------------------------------------------------- carrying out


def make(s: State, kit: Kit, move: Move, tell: Tell) -> None:
    """Pay for a move and carry it out; into an enemy's square it begins a combat."""
    unit = s.unit_on[move.start]
    plus, engineers = cost(s, kit, unit, move.to)
    if plus or engineers:
        changes.pay_for_move(s, s.active, (ENG,) * engineers + (PLUS,) * plus, tell)
    if s.unit_on[move.to] < 0:
        changes.move_unit(s, unit, move.to, tell)
    else:
        changes.declare_attack(s, kit, unit, move.to, tell)
        s.then(InitialAttack())


# ------------------------------------------------------------------------------------ refusals


def refusal(s: State, kit: Kit, start: int, to: int) -> Refused | None:
    """Return why the unit on one square cannot go to another; ``None`` if it can."""
    unit = s.unit_on[start]
    names = {"start": SQUARE_NAMES[start], "to": SQUARE_NAMES[to]}
    files, ranks = abs(to % 12 - start % 12), abs(to // 12 - start // 12)
    if start == to:
        return Refused(
            "DE-3.2", T("daring_eagle", "The unit is on {to} already.").of(to=names["to"])
        )
    if files and ranks and files != ranks:
        return Refused(
            "DE-3.1",
            T("daring_eagle", "From {start} to {to} is not a straight line.").of(**names),
        )
    return (
        _blocked(s, kit, unit, line_between(start, to))
        or _too_far(s, kit, unit, line_between(start, to))
        or _walled(s, unit, line_between(start, to))
        or _outgunned(s, kit, unit, to)
    )


def _blocked(s: State, kit: Kit, unit: int, line: range) -> Refused | None:
    for square in line[:-1]:
        if s.unit_on[square] >= 0:
            return Refused(
                "DE-3.3a",
                T("daring_eagle", "A unit on {square} is in the way.").of(
                    square=SQUARE_NAMES[square]
                ),
            )
    other = s.unit_on[line[-1]]
    if other >= 0 and s.owner[other] == s.owner[unit]:
        return Refused(
            "DE-3.3c",
            T("daring_eagle", "One of your own units is on {square}.").of(
                square=SQUARE_NAMES[line[-1]]
            ),
        )
    return None


def _too_far(s: State, kit: Kit, unit: int, line: range) -> Refused | None:
    allowance = kit.allowance[s.division[unit]]
    plus = s.hands[s.owner[unit]][PLUS]
    if len(line) <= allowance + plus:
        return None
    if not plus:
        text = T("daring_eagle", "Too far: {distance} squares, a {unit} moves {allowance}.")
    else:
        text = T(
            "daring_eagle",
            "Too far: {distance} squares; a {unit} moves {allowance}, with your {card} {reach}.",
        )
    return Refused(
        "DE-3.2",
        text.of(
            distance=len(line),
            unit=kit.unit_name(s.division[unit]),
            allowance=allowance,
            card=kit.card_name(PLUS),
            reach=allowance + plus,
        ),
    )


def _walled(s: State, unit: int, line: range) -> Refused | None:
    if s.hands[s.owner[unit]][ENG]:
        return None
    for square in line:
        if s.emplacements[square]:
            return Refused(
                "DE-3.4a",
                T(
                    "daring_eagle",
                    "An emplacement is on {square}: passing it takes an Engineering Resource.",
                ).of(square=SQUARE_NAMES[square]),
            )
    return None


def _outgunned(s: State, kit: Kit, unit: int, to: int) -> Refused | None:
    enemy = s.unit_on[to]
    if enemy < 0:
        return None
    offered = combat_points(kit, s.hands[s.owner[unit]])
    needed = kit.points[s.division[enemy]] - kit.points[s.division[unit]] + 1
    if offered >= needed:
        return None
    if offered == needed - 1:
        return Refused(
            "DE-6.2b",
            T(
                "daring_eagle",
                "An attack must begin above the defender: your cards only reach {total} too.",
            ).of(total=kit.points[s.division[enemy]]),
        )
    return Refused(
        "DE-6.2a",
        T(
            "daring_eagle",
            "This attack needs {needed} more combat points; your cards bring {offered}.",
        ).of(needed=needed, offered=offered),
    )
