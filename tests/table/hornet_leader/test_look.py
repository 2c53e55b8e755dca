"""The display: every counter in its area, beside the name, at the largest size that fits."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader.state import State, View
from desktop.table.counter_marks import OUTSIDE
from desktop.table.hornet_leader.areas import display_of
from desktop.table.hornet_leader.counters import board_counters
from desktop.table.hornet_leader.display_plan import Display, label_of
from desktop.table.hornet_leader.rows import DETAIL, LEAST, MOST, rows_of
from desktop.table.look import Counter
from tests.rules.hornet_leader.positions import KIT
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import page_at
from tests.table.hornet_leader.test_display_art import COMPACT, words_box

RING_PIXELS = 2.2
"""How wide the bright line round a counter is, with what can be seen of its glow."""
ROOMS = ((1600, 1000), (1280, 720), (900, 600))
FILL = Qt.FillRule.OddEvenFill
SCENES: dict[str, Callable[[], State]] = {
    "attacking": scenes.attacking,
    "attacked": scenes.attacked,
    "ordering": scenes.ordering,
    "moving": scenes.moving,
    "placing": scenes.placing,
    "crowded": scenes.crowded,
}


def body(counter: Counter) -> QRectF:
    """Return where a counter lies on the display."""
    centre = KIT.board.centre(counter.place)
    wide, high = counter.size
    x, y = centre.x + counter.offset[0], centre.y + counter.offset[1]
    return QRectF(x - wide / 2, y - high / 2, wide, high)


@pytest.fixture(scope="module")
def shown(qapp: object) -> Display:
    """The display with the names it has in the program."""
    return display_of(KIT)


@pytest.mark.parametrize("scene", SCENES)
def test_every_counter_lies_in_its_area_and_leaves_the_name_free(
    shown: Display, scene: str
) -> None:
    counters = board_counters(KIT, View(0, SCENES[scene]()))
    areas = {area.name: area for area in shown.areas}
    placed = [each for each in counters if body(each).bottom() < 1000]
    for counter in placed:
        area, box = areas[counter.place], body(counter)
        outline = KIT.areas[counter.place].polygon
        inside = QPolygonF([*map(_point, outline)])
        assert all(inside.containsPoint(corner, FILL) for corner in QPolygonF(box).toList())
        assert not box.intersects(label_of(area, DETAIL).strip)
    assert not [(a.id, b.id) for a, b in combinations(counters, 2) if body(a).intersects(body(b))]


def _point(point: tuple[float, float]) -> QPointF:
    return QPointF(*point)


@pytest.mark.parametrize(("flight", "enemies"), [(1, 0), (3, 2), (0, 12), (8, 0), (6, 6)])
def test_areas_give_their_counters_the_largest_size_that_fits(
    shown: Display, flight: int, enemies: int
) -> None:
    for area in shown.areas:
        rows = rows_of(area, flight, enemies)
        assert LEAST <= rows.size <= MOST
        assert (len(rows.flight), len(rows.enemies)) == (flight, enemies)
        one_less = rows_of(area, max(0, flight - 1), max(0, enemies - 1))
        assert one_less.size >= rows.size


@pytest.mark.parametrize(("flight", "enemies"), [(1, 0), (4, 0), (5, 0), (0, 4), (4, 3)])
def test_the_rings_of_counters_keep_off_the_names(
    shown: Display, flight: int, enemies: int
) -> None:
    for area in shown.areas:
        rows = rows_of(area, flight, enemies)
        far = rows.size / 2 + OUTSIDE + RING_PIXELS / COMPACT
        name = words_box(area, COMPACT)
        for x, y in (*rows.flight, *rows.enemies):
            ring = QRectF(x - far, y - far, 2 * far, 2 * far)
            assert rows.hidden or not ring.intersects(name), area.name


def test_enemies_stand_nearer_to_the_center_than_aircraft(shown: Display) -> None:
    for area in (each for each in shown.areas if each.side):
        rows = rows_of(area, 2, 2)
        if rows.hidden:
            continue
        far = {name: [max(abs(x - 500), abs(y - 500)) for x, y in getattr(rows, name)]
               for name in ("flight", "enemies")}  # fmt: skip
        assert min(far["flight"]) > max(far["enemies"]), area.name


def test_more_counters_than_room_lie_as_a_fan(shown: Display) -> None:
    small = next(area for area in shown.areas if area.name == "pre_north_central")
    rows = rows_of(small, 9, 9)
    assert rows.hidden == 18
    assert rows.size == LEAST
    assert len(set(rows.enemies)) == 9


@pytest.mark.parametrize("scene", SCENES)
def test_every_position_can_be_opened(qtbot: QtBot, scene: str) -> None:
    page = page_at(qtbot, SCENES[scene]())
    assert page.model.choice is not None
    assert len(page.desk.scene.counters) == len(board_counters(KIT, page.model.view))


def test_the_buttons_on_the_board_say_what_they_light(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    texts = []
    for room in ROOMS:
        page.resize(*room)
        # The docks have their share of the new room once the layout has been told.
        QApplication.processEvents()
        tools, view = page.tools, page.desk.view
        texts.append([button.text() for button in tools.overlays.values()])
        words = any(len(button.text()) > 1 for button in tools.overlays.values())
        edge = view.mapFromScene(page.desk.scene.bounds.topLeft()).x()
        assert not words or tools.geometry().right() < edge
    assert texts == [["Ranges", "Threats"], ["Ranges", "Threats"], ["R", "O"]]
