"""The display with and without the strip below: the map of one extent serves the other at first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from desktop.paint.theme import load_theme
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.look import HornetLeaderLook
from desktop.table.kept_sketch import KeptSketch
from desktop.table.scene_map import SceneMap
from tests.rules.hornet_leader.positions import GAME
from tests.table.hornet_leader import scenes

WAITING, FLYING = View(0, scenes.placing(2)), View(0, scenes.over_target())


def test_a_flight_that_is_placed_waits_for_no_painting(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    look = HornetLeaderLook(GAME)
    scene = QGraphicsScene()
    sheet = SceneMap(scene, look, load_theme("dark"))
    sheet.show(WAITING)
    high = sheet.bounds.height()
    painted: list[QRectF] = []
    paint_map = look.paint_map

    def paint(painter: object, exposed: QRectF, *rest: object) -> None:
        painted.append(exposed)
        paint_map(painter, exposed, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(look, "paint_map", paint)
    assert sheet.show(FLYING)
    assert sheet.bounds.height() < high
    assert painted == []
    # What is not painted through yet is not kept for the next start.
    kept = KeptSketch(tmp_path / "board.sketch", ())
    sheet.keep_sketch(kept)
    assert not list(tmp_path.iterdir())
    assert sheet.item is not None
    qtbot.waitUntil(lambda: sheet.item is not None and not sheet.item.is_renewing)
    assert painted
    sheet.keep_sketch(kept)
    assert [file.name for file in tmp_path.iterdir()] == ["board.sketch"]
    # It lies aside, with all its tiles.
    painted.clear()
    assert sheet.show(WAITING)
    assert painted == []
    assert sheet.item is not None
    sheet.item.rest()
