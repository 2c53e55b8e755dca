"""The counters of Red Menace: bombers, interceptors, missiles, radar aircraft, the submarine."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.colours import contrast, mixed
from desktop.paint.drawing import PALE
from desktop.paint.face import Badge, Cell, Face, State
from desktop.paint.faces import menace_unit, signed
from desktop.paint.factions import faction
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.red_menace.components_units import Unit
from desktop.rules.red_menace.records import Box

GAME = "red_menace"
SIDE = 56.0
"""Design units of a counter on the table; faces are drawn 48 wide and enlarged."""
DIMNESS = 0.34
"""How much a bomber on the ground is darkened, besides its nose that points down."""

BOX_STATES: dict[Box, State] = {"normal": State.NORMAL, "long": State.LONG}
"""The boxes in which interceptors are made ready (RM-9.4c)."""

SHORT_NAMES: dict[str, Text] = {
    "tu95k": T("red_menace.table", "Tu-95K"),
    "sa2_moscow": T("red_menace.table", "Moscow"),
    "ssbn": T("red_menace.table", "Submarine"),
}
"""What stands on counters whose names are too long for them."""
RADAR = T("red_menace.table", "RADAR")
TANKER = T("red_menace.table", "TANKER")
POLARIS = T("red_menace.table", "Polaris")
LABELS: tuple[Text, ...] = (
    T("red_menace.table", "M"),
    T("red_menace.table", "R"),
    T("red_menace.table", "A"),
    T("red_menace.table", "D"),
)
"""Tiny words over the numbers: movement, range, attack, defence."""


def unit_face(unit: Unit) -> Face:
    """Return a unit as it lies in a pile or in the inspector: in flight, ready, not fired."""
    match unit.role:
        case "bomber":
            return bomber_face(unit)
        case "interceptor":
            return interceptor_face(unit)
        case "sam":
            return sam_face(unit)
        case "aew" | "tanker":
            return support_face(unit)
        case "submarine":
            return submarine_face(unit)
        case _:
            assert_never(unit.role)


def bomber_face(unit: Unit, *, ground: bool = False, moves_left: int | None = None) -> Face:
    """Return a bomber: nose up in flight, nose down and darkened on the ground (RM-S1.0b).

    ``moves_left`` is shown on a die while it moves; ``None`` without one.
    """
    move, reach, attack, defence = _labels()
    cells = [
        Cell(str(unit.M), label=move),
        _reach_of_bombers(unit, reach),
        Cell(f"{unit.A}+", label=attack),
    ]
    if unit.D:
        cells.append(Cell(signed(unit.D), label=defence))
    face = _face(unit, *cells, turn=180 if ground else 0)
    if ground:
        face = _darkened(face)
    return _with_die(face, moves_left)


def unknown_bomber_face(side: str = "ussr") -> Face:
    """Return the back of a bomber that is not revealed: a question mark (RM-9.2.4e)."""
    colours = faction(GAME, side)
    return Face(colours.fill, colours.ink, states=frozenset({State.HIDDEN}))


def interceptor_face(unit: Unit, *, box: Box = "ready", nuclear: bool = False) -> Face:
    """Return an interceptor; in the Normal and Long boxes it is veiled and says how long.

    ``nuclear``: whether it fires the atomic missile of card 8.
    """
    _, reach, attack, _ = _labels()
    text = "/".join(map(str, unit.R))
    face = _face(
        unit,
        Cell(text, "tail" if unit.red_long_range else "plain", reach),
        Cell(f"{unit.A}+", label=attack),
    )
    states = [BOX_STATES[box]] if box in BOX_STATES else []
    return face.marked(*states, *_nuclear(nuclear))


def sam_face(unit: Unit, *, fired: bool = False, nuclear: bool = False) -> Face:
    """Return missiles on the ground; ``nuclear``: with the atomic warhead of card 13."""
    face = _face(unit, Cell(f"{unit.A}+", label=_labels()[2]))
    return face.marked(*([State.MOVED] if fired else []), *_nuclear(nuclear))


def support_face(unit: Unit, *, base: str = "") -> Face:
    """Return a radar aircraft or the tanker, with the key of its base if it has one."""
    words = say(TANKER if unit.role == "tanker" else RADAR)
    face = _face(unit, subtitle=words)
    return replace(face, badge=Badge(base, "base")) if base else face


def submarine_face(unit: Unit, *, moves_left: int | None = None) -> Face:
    """Return the submarine; ``moves_left`` on a die while it moves."""
    move, reach, attack, _ = _labels()
    cells = (
        Cell(str(unit.M), label=move),
        _reach_of_bombers(unit, reach),
        Cell(f"{unit.A}+", label=attack),
    )
    return _with_die(_face(unit, *cells, turn=90), moves_left)


def polaris_face(left: int) -> Face:
    """Return the marker on the track of missiles of the submarine."""
    return menace_unit("usa", say(POLARIS), "polaris", Cell(str(left), "box"))


def pile(face: Face, count: int) -> Face:
    """Return the uppermost counter of a pile with how many lie in it; one alone says nothing."""
    return replace(face, count=count)


def _labels() -> tuple[str, str, str, str]:
    move, reach, attack, defence = (say(label) for label in LABELS)
    return move, reach, attack, defence


def _reach_of_bombers(unit: Unit, label: str) -> Cell:
    """Return the range of what attacks cities: plain to see where it is more than the same hex."""
    reach = unit.R[0]
    return Cell(str(reach), "box" if reach else "dim", label)


def _nuclear(nuclear: bool) -> list[State]:
    return [State.NUCLEAR] if nuclear else []


def _with_die(face: Face, moves_left: int | None) -> Face:
    return face if moves_left is None else replace(face, badge=Badge(str(moves_left)))


def _darkened(face: Face) -> Face:
    fill = mixed(face.fill, "#000000", DIMNESS)
    ink = max(face.ink, PALE, key=lambda colour: contrast(colour, fill))
    return replace(face, fill=fill.name(), ink=ink)


def _face(unit: Unit, *cells: Cell, subtitle: str = "", turn: int = 0) -> Face:
    return menace_unit(
        unit.faction,
        say(SHORT_NAMES.get(unit.id, unit.name)),
        picture_of(GAME, "unit", unit.id),
        *cells,
        subtitle=subtitle,
        turn=turn,
    )
