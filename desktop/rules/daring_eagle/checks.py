"""What must hold in every state that play can reach: nothing lost, nothing twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.daring_eagle.changes import PIECE
from desktop.rules.daring_eagle.notation import CAPTURED, CARD_IDS, NOT_PLACED, SQUARE_NAMES

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State


def faults(s: State, kit: Kit) -> list[str]:
    """Return all that is wrong with a state."""
    return [
        *_cards(s, kit),
        *_units(s, kit),
        *_squares(s),
        *_emplacements(s, kit),
        *_seats(s),
        *_combat(s, kit),
    ]


def _cards(s: State, kit: Kit) -> Iterator[str]:
    table = [] if s.fight is None else s.fight.committed[0] + s.fight.committed[1]
    for kind, card_id in enumerate(CARD_IDS):
        held = [hand[kind] for hand in s.hands]
        counts = [*held, s.pile.count(kind), s.discard[kind], table.count(kind)]
        if min(counts) < 0:
            yield f"There are fewer than no {card_id} cards somewhere: {counts}."
        if sum(counts) != kit.deck[kind]:
            yield f"There are {sum(counts)} {card_id} cards, not {kit.deck[kind]}."
    if any(s.discard) != (s.last_discard >= 0):
        yield "The top of the discard pile does not fit its size."
    for holder, knower, kind in set(s.known):
        if s.known.count((holder, knower, kind)) > s.hands[holder][kind]:
            yield f"Seat {knower} knows of {CARD_IDS[kind]} cards that seat {holder} does not hold."


def _units(s: State, kit: Kit) -> Iterator[str]:
    force = kit.forces[len(s.sides)]
    for seat in range(len(s.sides)):
        kinds = [kind for kind, owner in zip(s.division, s.owner, strict=True) if owner == seat]
        if (sum(kinds), len(kinds)) != (force.divisions, force.total):
            yield f"Seat {seat} has {sum(kinds)} Divisions among {len(kinds)} units."
    for unit, (square, captor) in enumerate(zip(s.at, s.captor, strict=True)):
        if (square == CAPTURED) != (captor >= 0):
            yield f"Unit {unit} is captured by nobody, or stands although it is captured."
        if captor >= 0 and captor == s.owner[unit]:
            yield f"Unit {unit} is captured by its own side."


def _squares(s: State) -> Iterator[str]:
    attacker = -1 if s.fight is None else s.fight.units[0]
    for unit, square in enumerate(s.at):
        if square >= 0 and unit != attacker and s.unit_on[square] != unit:
            yield f"Unit {unit} is not where it stands, on {SQUARE_NAMES[square]}."
        if square == NOT_PLACED and s.active >= 0:
            yield f"Unit {unit} is still to be placed."
    for square, unit in enumerate(s.unit_on):
        if unit >= 0 and s.at[unit] != square:
            yield f"{SQUARE_NAMES[square]} holds unit {unit}, which stands elsewhere."


def _emplacements(s: State, kit: Kit) -> Iterator[str]:
    pieces = s.emplacements.count(PIECE)
    if pieces + s.supply != kit.pieces or s.supply < 0:
        yield f"{pieces} pieces on the board and {s.supply} in supply are not {kit.pieces}."
    printed = {square for square, kind in enumerate(s.emplacements) if kind == 1}
    if printed != set(kit.board_sides[s.rules.board].printed):
        yield "The printed emplacements are not those of the board."


def _seats(s: State) -> Iterator[str]:
    homes = [home for home in s.homes if home >= 0]
    if len(set(homes)) != len(homes):
        yield "Two seats have the same quadrant."
    if s.active >= 0 and sorted(s.order) != list(range(len(s.sides))):
        yield "The turn order does not name every seat once."
    for seat in range(len(s.sides)):
        if not s.is_in(seat) and any(s.hands[seat]):
            yield f"Seat {seat} is out and holds cards."
    if s.moves < 0:
        yield "More moves were made than allowed."
    if s.outcome is None and not s.steps:
        yield "Nothing is left to do, and nobody has won."


def _combat(s: State, kit: Kit) -> Iterator[str]:
    fight = s.fight
    if fight is None:
        return
    attacker, defender = fight.units
    if s.owner[attacker] == s.owner[defender]:
        yield "A side fights against itself."
    if s.at[attacker] != fight.square or s.unit_on[fight.square] != defender:
        yield "The units of the combat are not on its square."
    if s.unit_on[fight.origin] >= 0:
        yield "The square that the attacker came from is taken."
    for side, unit in enumerate(fight.units):
        points = kit.points[s.division[unit]] + sum(
            kit.card_points[kind]
            for place, kind in enumerate(fight.committed[side])
            if place not in fight.cancelled[side]
        )
        if points != fight.totals[side]:
            yield f"The total of side {side} is {fight.totals[side]}, its cards make {points}."
