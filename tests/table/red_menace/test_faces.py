"""The counters of units: told apart at every size, every number and state to be seen."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from desktop.paint.cache import FaceCache
from desktop.paint.colours import contrast
from desktop.paint.counters import image
from desktop.paint.face import Face, State
from desktop.rules.red_menace.components_units import Unit
from desktop.rules.red_menace.records import Box
from desktop.table.red_menace import faces
from tests.table.red_menace.kits import kit

UNITS = kit().units
TOGETHER = 25.2
"""What 48 units take where the whole table is seen at once at 1600 x 1000."""
SIZES = (TOGETHER, 34, 45, 48, 96)


def of(*roles: str) -> list[Unit]:
    return [unit for unit in UNITS.values() if unit.role in roles]


def differ(seen: list[QImage]) -> bool:
    return not any(a == b for a, b in itertools.combinations(seen, 2))


def texts(face: Face) -> list[str]:
    return [cell.text for cell in face.bottom]


def test_every_unit_has_a_counter_of_its_own_at_48(qapp: object) -> None:
    assert differ([image(faces.unit_face(unit), 48) for unit in UNITS.values()])


@pytest.mark.parametrize("size", [27, 34, 45, 48, 56])
def test_every_unit_says_its_name(qapp: object, size: float) -> None:
    unread = []
    for key, unit in UNITS.items():
        face = faces.unit_face(unit)
        if image(face, size) == image(replace(face, title=""), size):
            unread.append(key)
    assert unread == []


@pytest.mark.parametrize("unit", of("bomber"), ids=lambda unit: unit.id)
def test_bombers_are_told_apart_by_their_shape_alone(qapp: object, unit: Unit) -> None:
    others = [each for each in of("bomber") if each.id != unit.id]
    mine = image(replace(faces.unit_face(unit), title="", bottom=()), 48)
    for other in others:
        face = replace(faces.unit_face(other), title="", bottom=(), fill="", ink="", mark="")
        dressed = replace(
            face, **{name: getattr(faces.unit_face(unit), name) for name in ("fill", "ink", "mark")}
        )
        assert image(dressed, 48) != mine, other.id


@pytest.mark.rule("RM-1.3.3d")
def test_a_bomber_shows_its_numbers_and_defence_only_where_it_has_one() -> None:
    assert texts(faces.bomber_face(UNITS["tu16"])) == ["1", "0", "4+"]
    assert texts(faces.bomber_face(UNITS["b58"])) == ["2", "0", "3+", "\N{MINUS SIGN}1"]


@pytest.mark.rule("RM-1.3.3b")
def test_a_range_above_0_stands_out() -> None:
    near, far = (faces.bomber_face(UNITS[key]).bottom[1] for key in ("tu95", "tu95k"))
    assert (near.style, far.style) == ("dim", "box")
    assert faces.submarine_face(UNITS["ssbn"]).bottom[1].style == "box"


@pytest.mark.rule("RM-1.3.3e")
def test_only_a_long_range_that_needs_a_test_is_red() -> None:
    marked = {
        unit.id
        for unit in of("interceptor")
        if faces.interceptor_face(unit).bottom[0].style == "tail"
    }
    assert marked == {"f89h", "su9"}
    assert texts(faces.interceptor_face(UNITS["f102"])) == ["0/1", "5+"]
    assert texts(faces.interceptor_face(UNITS["cf100"])) == ["0", "5+"]


@pytest.mark.parametrize("size", [45, 48, 96])
@pytest.mark.parametrize("key", UNITS)
def test_every_number_of_a_unit_is_seen(qapp: object, key: str, size: float) -> None:
    face = faces.unit_face(UNITS[key])
    for index, cell in enumerate(face.bottom):
        cells = list(face.bottom)
        cells[index] = replace(cell, text="")
        assert image(replace(face, bottom=tuple(cells)), size) != image(face, size)


@pytest.mark.rule("RM-S1.0b")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("unit", of("bomber"), ids=lambda unit: unit.id)
def test_a_bomber_on_the_ground_is_seen_to_be_there(qapp: object, unit: Unit, size: float) -> None:
    flying, parked = faces.bomber_face(unit), faces.bomber_face(unit, ground=True)
    assert (flying.turn, parked.turn) == (0, 180)
    # By its nose, not by its colour alone.
    assert image(replace(parked, fill=flying.fill, ink=flying.ink), size) != image(flying, size)
    assert contrast(parked.fill, parked.ink) >= 4.5


@pytest.mark.parametrize("size", SIZES)
def test_the_moves_left_are_read(qapp: object, size: float) -> None:
    for make, key in ((faces.bomber_face, "b58"), (faces.submarine_face, "ssbn")):
        seen: list[Any] = [make(UNITS[key], moves_left=left) for left in (None, 0, 1, 2)]
        assert differ([image(face, size) for face in seen])


@pytest.mark.rule("RM-9.4c")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("unit", of("interceptor"), ids=lambda unit: unit.id)
def test_an_interceptor_shows_where_it_is_made_ready(qapp: object, unit: Unit, size: float) -> None:
    boxes: tuple[Box, ...] = ("ready", "normal", "long")
    assert differ([image(faces.interceptor_face(unit, box=box), size) for box in boxes])
    assert faces.interceptor_face(unit, box="aside") == faces.interceptor_face(unit)


@pytest.mark.parametrize("size", SIZES)
def test_nuclear_missiles_are_seen(qapp: object, size: float) -> None:
    for key in ("f102", "f106", "f89h"):
        plain, armed = (faces.interceptor_face(UNITS[key], nuclear=on) for on in (False, True))
        assert image(plain, size) != image(armed, size)
    nikes = [
        faces.sam_face(UNITS["nike"], fired=fired, nuclear=nuclear)
        for fired in (False, True)
        for nuclear in (False, True)
    ]
    assert differ([image(face, size) for face in nikes])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("unit", of("aew", "tanker"), ids=lambda unit: unit.id)
def test_the_base_of_a_radar_aircraft_is_read(qapp: object, unit: Unit, size: float) -> None:
    seen = [faces.support_face(unit, base=base) for base in ("", "A", "B", "10", "11")]
    assert differ([image(face, size) for face in seen])
    assert not seen[0].badge


def test_radar_and_tanker_are_said(qapp: object) -> None:
    for unit in of("aew", "tanker"):
        face = faces.support_face(unit)
        for size in (45, 56):
            assert image(face, size) != image(replace(face, subtitle=""), size)


@pytest.mark.parametrize("size", SIZES)
def test_an_unknown_bomber_says_nothing_but_its_side(qapp: object, size: float) -> None:
    unknown = faces.unknown_bomber_face()
    assert unknown == faces.unknown_bomber_face("ussr")
    assert State.HIDDEN in unknown.states
    assert (unknown.title, unknown.picture, unknown.bottom) == ("", "", ())
    assert image(unknown, size) != image(faces.unknown_bomber_face("cuba"), size)


@pytest.mark.parametrize("size", SIZES)
def test_a_pile_says_how_many(qapp: object, size: float) -> None:
    face = faces.unit_face(UNITS["b52"])
    seen = [image(faces.pile(face, count), size) for count in (1, 2, 3, 9, 12, 14)]
    assert differ(seen)
    assert seen[0] == image(face, size)


def test_a_pile_leaves_the_defence_to_be_read(qapp: object) -> None:
    face = faces.pile(faces.unit_face(UNITS["b52"]), 3)
    numbers = (*face.bottom[:3], replace(face.bottom[3], text="\N{MINUS SIGN}2"))
    assert image(face, 48) != image(replace(face, bottom=numbers), 48)


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_missiles_left_are_read(qapp: object, left: int) -> None:
    others = [image(faces.polaris_face(other), 48) for other in range(4) if other != left]
    assert image(faces.polaris_face(left), 48) not in others


def test_equal_counters_are_painted_once(qapp: object) -> None:
    cache = FaceCache()
    for _ in range(3):
        cache.counter(faces.bomber_face(UNITS["b52"], moves_left=1), 48, 1.0)
    cache.counter(faces.bomber_face(UNITS["b52"]), 48, 1.0)
    assert len(cache) == 2
