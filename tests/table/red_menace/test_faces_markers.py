"""Flights, nuclear counters, cubes and flags: what they are worth is read at every size."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QImage

from desktop.paint.counters import image
from desktop.paint.face import Face
from desktop.rules.red_menace.records import CUBA
from desktop.table.red_menace import faces_markers as markers
from tests.table.red_menace.kits import kit

NUKES = {key: each for key, each in kit().markers.items() if each.kind == "nuke"}
KEYS = (*"ABCDEFGHIJ", CUBA)
SIZES = (25.2, 34, 45, 48, 96)


def differ(faces: list[Face], size: float) -> bool:
    seen: list[QImage] = [image(face, size) for face in faces]
    return not any(a == b for a, b in itertools.combinations(seen, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("revealed", [False, True])
def test_every_flight_shows_its_letter(qapp: object, size: float, revealed: bool) -> None:
    assert differ([markers.flight_face(key, revealed=revealed, bombers=3) for key in KEYS], size)


@pytest.mark.rule("RM-9.2.4e")
@pytest.mark.parametrize("key", ["C", CUBA])
def test_a_flight_that_is_not_revealed_hides_its_bombers(key: str) -> None:
    three, one = (markers.flight_face(key, revealed=False, bombers=left) for left in (3, 1))
    assert three == one


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["C", CUBA])
def test_bombers_left_are_counted(qapp: object, key: str, size: float) -> None:
    unknown = markers.flight_face(key, revealed=False, bombers=3)
    known = [markers.flight_face(key, revealed=True, bombers=left) for left in (0, 1, 2, 3)]
    assert differ([unknown, *known], size)


@pytest.mark.parametrize("size", SIZES)
def test_every_nuclear_counter_shows_its_points(qapp: object, size: float) -> None:
    by_points = {each.points: each for each in NUKES.values()}
    faces = [markers.nuke_face(each) for each in by_points.values()]
    assert {face.number for face in faces} == {*by_points}
    assert differ([*faces, markers.nuke_back()], size)


@pytest.mark.parametrize("size", [34, 45, 48])
def test_the_capitals_carry_their_names(qapp: object, size: float) -> None:
    assert differ([markers.nuke_face(NUKES[key]) for key in markers.CAPITALS], size)


@pytest.mark.parametrize(
    ("key", "die", "worth"), [("nuke_d6", 4, "4"), ("nuke_moscow", 3, "13"), ("nuke_dc", 6, "16")]
)
def test_a_rolled_counter_shows_its_worth_and_its_die(key: str, die: int, worth: str) -> None:
    face = markers.nuke_face(NUKES[key], die=die)
    assert face.number == worth
    assert face.badge
    assert face.badge.text == str(die)


@pytest.mark.parametrize("points", [0, 12, 59])
def test_a_cube_on_its_first_lap_has_no_number(points: int) -> None:
    assert markers.points_cube("blue", points).number == ""


@pytest.mark.parametrize(("points", "lap"), [(60, "+60"), (119, "+60"), (120, "+120")])
def test_a_cube_on_a_later_lap_says_what_to_add(points: int, lap: str) -> None:
    assert markers.points_cube("red", points).number == lap


def test_points_below_0_are_on_the_first_lap() -> None:
    assert markers.points_cube("red", -3) == markers.points_cube("red", 0)


@pytest.mark.parametrize("size", SIZES)
def test_the_sides_have_cubes_and_flags_of_their_own(qapp: object, size: float) -> None:
    assert differ([markers.points_cube("blue", 5), markers.points_cube("red", 5)], size)
    assert differ([markers.threshold_flag("blue"), markers.threshold_flag("red")], size)
    # Without colour, too.
    assert markers.threshold_flag("blue").mark != markers.threshold_flag("red").mark


@pytest.mark.parametrize("size", SIZES)
def test_the_turn_is_read(qapp: object, size: float) -> None:
    assert differ([markers.turn_face(turn) for turn in (1, 7, 12, 21)], size)
