"""What is dragged stays under the pointer where it was taken, at every pixel density."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.paint import faces
from desktop.table.daring_eagle.deploy import Ghost, TrayUnit
from desktop.table.hornet_leader.chip_drag import ChipDrag
from desktop.table.page import TablePage
from tests.table.toy_look import ToyLook

TOP = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("factor", ["1", "1.25", "1.5", "2"])
def test_a_counter_keeps_its_place_under_the_pointer(factor: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.table.drag_probe"],
        env=os.environ | {"QT_SCALE_FACTOR": factor, "QT_QPA_PLATFORM": "offscreen"},
        cwd=TOP,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    said = json.loads(run.stdout)
    assert said["ratio"] == float(factor)
    assert said["lifted"] == "trap3"
    for x, y in said["held"]:
        # Scroll bars and pointers count whole pixels.
        assert (x, y) == pytest.approx(tuple(said["held"][0]), abs=1.0)
    assert abs(said["held"][0][0]) > 3, "taken beside its middle"
    assert 0 <= said["too_wide"] <= said["pixel"] + 0.01
    assert 0 <= said["too_high"] <= said["pixel"] + 0.01


def carried(widget: QWidget, start: QPoint, way: QPoint) -> QPoint:
    """Press a widget and drag; return where the pointer is then, in the window."""
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(widget, start + way / 2)
    QTest.mouseMove(widget, start + way)
    return widget.mapTo(widget.window(), start + way)


def test_a_chip_keeps_its_place_under_the_pointer(qtbot: QtBot, page: TablePage) -> None:
    window = QWidget()
    chip = QPushButton("Mk. 82", window)
    QHBoxLayout(window).addWidget(chip)
    qtbot.addWidget(window)
    window.resize(400, 200)
    window.show()
    look = page.look
    assert isinstance(look, ToyLook)
    drag = ChipDrag(page, window, lambda _: ("A1",), lambda _key, _to: None)
    drag.watch(chip, "mk82")
    start, way = QPoint(11, 7), QPoint(60, 40)
    at = carried(chip, start, way)
    shown = [each for each in window.findChildren(QLabel) if each.isVisible()]
    assert [each.pos() for each in shown] == [at - start]
    assert shown[0].size() == chip.size()
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=start + way)


@pytest.mark.parametrize(("start", "inside"), [(QPoint(22, 30), True), (QPoint(120, 4), False)])
def test_a_waiting_unit_is_carried_by_the_point_that_was_pressed(
    qtbot: QtBot, *, start: QPoint, inside: bool
) -> None:
    window = QWidget()
    unit = TrayUnit("B", window)
    unit.setGeometry(10, 10, 140, 84)
    unit.show_units(faces.eagle_unit("gold", "X", 5, 3), 4, is_next=False, spoken="Brigades")
    qtbot.addWidget(window)
    window.resize(500, 300)
    window.show()
    before = window.grab().toImage()
    way = QPoint(200, 90)
    at = carried(unit, start, way)
    QApplication.processEvents()
    ghost = window.findChild(Ghost)
    assert ghost is not None
    assert ghost.geometry().contains(at)
    after = window.grab().toImage()
    if inside:
        # The same point of the counter lies under the pointer: its picture has been moved.
        there = unit.mapTo(window, start)
        near = before.pixelColor(there), after.pixelColor(at)
        assert abs(near[0].lightness() - near[1].lightness()) < 40
        assert at - ghost.pos() == start - QPoint(14, 19) + QPoint(6, 6)
    else:
        assert ghost.geometry().center() == at
    QTest.mouseRelease(unit, Qt.MouseButton.LeftButton, pos=start + way)
