"""The counters on the board: emplacement pieces, units, and the two units of a combat."""

from __future__ import annotations

from desktop.paint.face import Face
from desktop.paint.faces import eagle_unit, emplacement
from desktop.rules.core import Side, T, Text
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import SQUARE_NAMES
from desktop.rules.daring_eagle.state import State, View
from desktop.table.look import Counter

PRINTED, PIECE = 1, 2
ON_WORKS, IN_COMBAT = 0.8, 0.7
"""How large a unit is drawn on an emplacement and in a combat."""
APART = (15.0, 12.0)
"""How far the two units of a combat stand off the middle of their square."""
UNIT_Z, FIGHT_Z = 10, 20


def unit_id(unit: int) -> str:
    """Return the id of a unit's counter."""
    return f"unit:{unit}"


def piece_id(square: int) -> str:
    """Return the id of an emplacement piece's counter."""
    return f"piece:{square}"


def unit_face(kit: Kit, side: Side, division: int) -> Face:
    """Return the face of a unit."""
    kind = kit.unit_kind(division)
    return eagle_unit(side, "XX" if division else "X", kind.points, kind.allowance)


def unit_name(kit: Kit, s: State, unit: int) -> Text:
    """Return a unit's colour and kind."""
    return T("daring_eagle.table", "{side} {unit}").of(
        side=kit.side_name(s.sides[s.owner[unit]]), unit=kit.unit_name(int(s.division[unit]))
    )


def board_counters(kit: Kit, view: View) -> tuple[Counter, ...]:
    """Return every counter on the board."""
    s = view.state
    pieces = [_piece(square) for square, kind in enumerate(s.emplacements) if kind == PIECE]
    fighting = () if s.fight is None else tuple(s.fight.units)
    units = [
        _unit(kit, s, unit)
        for unit, square in enumerate(s.at)
        if square >= 0 and unit not in fighting
    ]
    return (*pieces, *units, *_fighters(kit, s))


def _piece(square: int) -> Counter:
    face = emplacement("piece")
    return Counter(
        id=piece_id(square),
        place=SQUARE_NAMES[square],
        face=face,
        name=T("daring_eagle.table", "Emplacement piece on {square}").of(
            square=SQUARE_NAMES[square]
        ),
        size=(face.width, face.height),
        fixed=True,
    )


def placed_unit(kit: Kit, s: State, unit: int, square: int) -> Counter:
    """Return the counter of a unit that stands on a square."""
    scale = ON_WORKS if s.emplacements[square] else 1.0
    return _counter(kit, s, unit, square, scale)


def _unit(kit: Kit, s: State, unit: int) -> Counter:
    return placed_unit(kit, s, unit, s.at[unit])


def _fighters(kit: Kit, s: State) -> tuple[Counter, ...]:
    """Return the two units of a combat: the attacker up left, the defender down right."""
    fight = s.fight
    if fight is None:
        return ()
    x, y = APART
    attacker, defender = fight.units
    return (
        _counter(kit, s, defender, fight.square, IN_COMBAT, (x, y), FIGHT_Z),
        _counter(kit, s, attacker, fight.square, IN_COMBAT, (-x, -y), FIGHT_Z + 1),
    )


def _counter(
    kit: Kit,
    s: State,
    unit: int,
    square: int,
    scale: float,
    offset: tuple[float, float] = (0.0, 0.0),
    z: int = UNIT_Z,
) -> Counter:
    face = unit_face(kit, s.sides[s.owner[unit]], int(s.division[unit]))
    return Counter(
        id=unit_id(unit),
        place=SQUARE_NAMES[square],
        face=face,
        name=T("daring_eagle.table", "{unit} on {square}").of(
            unit=unit_name(kit, s, unit), square=SQUARE_NAMES[square]
        ),
        size=(face.width * scale, face.height * scale),
        offset=offset,
        z=z,
    )
