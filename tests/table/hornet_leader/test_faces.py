"""The counters: every call sign can be read, every state shows beside every other."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from desktop.paint.cache import FaceCache
from desktop.paint.counters import MARGIN, image
from desktop.paint.face import Face
from desktop.table.hornet_leader import faces
from tests.table.hornet_leader.conftest import data

CALLSIGNS = sorted({pilot["callsign"] for pilot in data("pilots")["pilot"]})
TYPES = data("aircraft")["aircraft"]
SITES = data("defenses")["site"]
BANDITS = data("defenses")["bandit"]
BOMBERS = data("defenses")["bomber"]

HUNTER = faces.aircraft("Hunter", "F/A-18C", "fa18c", "high", "okay", "fast", sa=2, weapons=6)
SITE = faces.site("SA-6", "site_triple", (2, 5, 8), "HL", 1, radar=True, soft=True)
BANDIT = faces.bandit("MiG-21", "mig_21", (3, 6, 9), 1, 2)


def hunter(**changes: Any) -> Face:
    values: dict[str, Any] = {"altitude": "high", "status": "okay", "speed": "fast"} | changes
    return faces.aircraft("Hunter", "F/A-18C", "fa18c", **values)


def corner(face: Face, size: float, box: tuple[float, float, float, float]) -> QImage:
    """Return a part of a counter, in units from its upper left corner."""
    unit = size / 48
    x, y, wide, high = (round(side * unit) for side in box)
    inset = round(MARGIN * unit)
    return image(face, size).copy(QRect(x + inset, y + inset, wide, high))


@pytest.mark.parametrize("size", [28, 34, 44, 48, 72])
@pytest.mark.parametrize("change", [{}, {"leader": True}, {"leader": True, "acted": True}])
def test_every_call_sign_can_be_read(qapp: object, size: float, change: dict[str, Any]) -> None:
    unread = []
    for callsign in CALLSIGNS:
        face = faces.aircraft(callsign, "A-6", "a6", "high", "okay", "slow", **change)
        if image(face, size) == image(replace(face, title=""), size):
            unread.append(callsign)
    # The longest may have to go to the tooltip beside a star, on the smallest counters only.
    allowed = 9 if change and size < 44 else 99
    assert [callsign for callsign in unread if len(callsign) < allowed] == []


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind["id"])
def test_every_type_can_be_read(qapp: object, kind: dict[str, Any]) -> None:
    face = faces.aircraft("Hunter", kind["short"], "a6", "low", "okay", "fast", weapons=12)
    assert image(face, 88) != image(replace(face, subtitle=""), 88)


@pytest.mark.parametrize("kind", SITES, ids=lambda kind: kind["id"])
def test_a_site_shows_all_its_numbers(qapp: object, kind: dict[str, Any]) -> None:
    face = faces.site(
        kind["name"],
        "site_gun",
        tuple(kind["attack"]),
        kind["altitude"],
        kind["range"],
        radar=kind["radar"],
        soft=kind["soft"],
        defense=kind["defense"],
    )
    assert [cell.text for cell in face.top] == [str(number) for number in kind["attack"]]
    reach = [str(kind["range"])] if kind["range"] else []
    assert [cell.text for cell in face.bottom] == [kind["altitude"], *reach]
    assert ("R" in face.chips, "S" in face.chips) == (kind["radar"], kind["soft"])
    assert len(face.chips) == kind["radar"] + kind["soft"] + bool(kind["defense"])
    assert image(face, 72) != image(replace(face, subtitle=""), 72)


@pytest.mark.parametrize("kind", BANDITS, ids=lambda kind: kind["id"])
def test_a_bandit_shows_its_name(qapp: object, kind: dict[str, Any]) -> None:
    face = faces.bandit(
        kind["name"], "mig_21", tuple(kind["attack"]), kind["range"], kind["defense"]
    )
    for size in (34, 72):
        assert image(face, size) != image(replace(face, subtitle=""), size)


@pytest.mark.rule("HL-1.3d")
def test_without_a_range_there_is_no_circle(qapp: object) -> None:
    without = faces.bandit("MiG-21", "mig_21", (3, 6, 9), 0, 2)
    assert [cell.style for cell in without.bottom] == ["dim"]
    place = (36.0, 36.0, 11.0, 11.0)
    assert corner(without, 96, place) != corner(BANDIT, 96, place)


@pytest.mark.parametrize("size", [24, 34, 44, 72])
def test_every_state_of_an_aircraft_shows(qapp: object, size: float) -> None:
    seen = [
        image(face, size)
        for face in (
            hunter(),
            hunter(status="shaken"),
            hunter(status="unfit"),
            hunter(altitude="low"),
            hunter(leader=True),
            hunter(damaged=True),
            hunter(selected=True),
            hunter(acted=True),
        )
    ]
    assert not any(a == b for a, b in itertools.combinations(seen, 2))


@pytest.mark.parametrize("size", [44, 72])
def test_damage_leaves_the_status_to_be_seen(qapp: object, size: float) -> None:
    place = (0.0, 37.0, 14.0, 11.0)
    whole, hit = hunter(status="shaken"), hunter(status="shaken", damaged=True)
    assert corner(whole, size, place) == corner(hit, size, place)


def test_a_leader_who_has_acted_keeps_star_and_tick_apart(qapp: object) -> None:
    done, leading = hunter(acted=True), hunter(acted=True, leader=True)
    right = (42.0, -5.0, 10.0, 9.0)
    assert corner(done, 96, right) == corner(leading, 96, right)
    left = (-5.0, -5.0, 14.0, 12.0)
    assert corner(done, 96, left) != corner(leading, 96, left)


@pytest.mark.parametrize("size", [34, 44, 72])
@pytest.mark.parametrize("acted", [True, False])
def test_a_long_call_sign_keeps_off_the_star(qapp: object, size: float, acted: bool) -> None:
    face = faces.aircraft(
        "Grasshopper", "A-6", "a6", "high", "okay", "slow", leader=True, acted=acted
    )
    place = (-2.0, 0.0, 11.0, 8.0) if acted else (38.6, 0.0, 11.0, 8.0)
    assert corner(face, size, place) == corner(replace(face, title="I"), size, place)


def test_four_dots_of_awareness_leave_the_speed_to_be_seen(qapp: object) -> None:
    place = (0.0, 26.6, 9.0, 9.0)
    for speed in ("fast", "slow"):
        none, four = hunter(speed=speed), hunter(speed=speed, sa=4)
        assert corner(none, 96, place) == corner(four, 96, place)
    assert corner(hunter(speed="slow"), 96, place) != corner(hunter(), 96, place)
    dots = [image(hunter(sa=count), 44) for count in range(5)]
    assert not any(a == b for a, b in itertools.combinations(dots, 2))


@pytest.mark.parametrize("kind", BOMBERS, ids=lambda kind: kind["id"])
@pytest.mark.parametrize("size", [24, 34, 44, 72])
def test_two_bombers_are_seen_to_be_two(qapp: object, kind: dict[str, Any], size: float) -> None:
    one = faces.bomber(kind["name"], "tu16", kind["front"], kind["defense"])
    two = faces.bomber(kind["name"], "tu16", kind["back"], kind["defense"])
    # Not by the number alone: it is left out on the smallest.
    numberless = replace(two, bottom=one.bottom)
    assert image(one, size) != image(numberless, size)


@pytest.mark.parametrize("size", [24, 44])
def test_markers_over_enemies_show(qapp: object, size: float) -> None:
    for face in (SITE, BANDIT, faces.bomber("Tu-16", "tu16", 1, 2)):
        seen = [face, faces.objective(face), faces.suppressed(face), faces.pile(face, 3)]
        pictures = [image(each, size) for each in seen]
        assert not any(a == b for a, b in itertools.combinations(pictures, 2))


def test_no_bandit_looks_like_no_enemy(qapp: object) -> None:
    assert faces.no_bandit().title == "No Bandit"
    assert faces.no_bandit().fill not in (BANDIT.fill, SITE.fill)
    nameless = replace(faces.no_bandit(), title="")
    assert image(faces.no_bandit(), 44) != image(nameless, 44)


def test_markers_show_text_and_caption(qapp: object) -> None:
    turn = faces.marker("3", "Turn")
    assert image(turn, 44) != image(faces.marker("4", "Turn"), 44)
    assert image(turn, 72) != image(faces.marker("3", "Band"), 72)


def test_equal_counters_are_painted_once(qapp: object) -> None:
    cache = FaceCache()
    for _ in range(3):
        cache.counter(hunter(sa=1), 44, 1.0)
    cache.counter(hunter(sa=0), 44, 1.0)
    assert len(cache) == 2
