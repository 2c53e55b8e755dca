"""Draw specimen sheets of counters on dark and light grounds: ``sheets.py OUTPUT_FOLDER``.

For the eye: run it after a change to silhouettes or counters and look at the pictures.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from desktop import resources
from desktop.paint import faces
from desktop.paint.counters import MARGIN, image
from desktop.paint.drawing import draw_silhouette
from desktop.paint.face import Cell, Face, State
from desktop.paint.theme import load_theme

SIZES = (24.0, 36.0, 48.0, 96.0)
RATIO = 2.0


def eagle_faces() -> list[Face]:
    """Return the counters of Daring Eagle and their states."""
    units = [
        faces.eagle_unit(side, "XX" if points == 15 else "X", points, 2 if points == 15 else 3)
        for side in ("gold", "green", "blue", "red")
        for points in (15, 5)
    ]
    works = [faces.emplacement("printed"), faces.emplacement("piece")]
    states = [
        units[0].marked(State.SELECTED),
        units[3].marked(State.MOVED),
        units[4].marked(State.DESTROYED),
        units[7].marked(State.HIDDEN),
    ]
    return units + works + states


def other_faces() -> list[Face]:
    """Return a counter of every layout of the other games."""
    hunter = faces.hornet_aircraft("Hunter", "F/A-18C", "fa18c", "high", 2, "okay", 2, 6)
    low = faces.hornet_aircraft("Blackhawk", "F/A-18F", "fa18f", "low", 1, "shaken", 1, 5)
    return [
        hunter.marked(State.LEADER),
        low,
        hunter.marked(State.DAMAGED),
        faces.hornet_site("SA-6", "site_triple", (2, 5, 8), "HL", 1, ("R", "S")),
        faces.hornet_bandit("MiG-21", "mig_21", (3, 6, 9), 1, 2),
        faces.hornet_marker("3", "Turn"),
        faces.menace_unit(
            "usa", "B-52", "b52", Cell("4", label="M"), Cell("2", "alert", "R"), Cell("4+")
        ),
        faces.menace_unit(
            "canada", "Arrow", "arrow", Cell("2/3", label="R"), Cell("4+", label="A")
        ),
        faces.menace_flight("ussr", "C", 2),
        faces.menace_nuke("4"),
        faces.missiles_squadron("russian", "Su-27", "su27", Cell("5", "star"), Cell("3")),
        faces.missiles_squadron("polish", "F-16C", "f16c", Cell("5"), Cell("4"), "PL"),
        faces.missiles_disc("#3A7D62", "patriot", "4"),
    ]


def counters(rows: list[Face], target: Path) -> None:
    """Write all counters at every size, on the dark ground and on the light one."""
    width = 70 + 76 * len(rows)
    high = sum(size * 1.3 + 20 for size in SIZES) + 20
    sheet = QImage(int(width * RATIO), int(2 * high * RATIO), QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(RATIO)
    p = QPainter(sheet)
    for half, theme in enumerate((load_theme("dark"), load_theme("light"))):
        top = half * high
        p.fillRect(QRectF(0, top, width, high), QColor(theme.sunk))
        y = top + 16
        for size in SIZES:
            for i, face in enumerate(rows[: int(width / (size * 1.45 + 8))]):
                x = 16 + i * max(46.0, size * 1.42 + 6)
                margin = MARGIN * size / 48
                p.drawImage(QPointF(x - margin, y - margin), image(face, size, RATIO))
            y += size * 1.3 + 20
    p.end()
    sheet.save(str(target))


def silhouettes(target: Path) -> None:
    """Write every silhouette at 96, 48 and 24 pixels, side by side."""
    names = sorted(path.stem for path in resources.path("art", "svg").glob("*.svg"))
    columns, wide, tall = 9, 200, 110
    rows = -(-len(names) // columns)
    sheet = QImage(columns * wide, rows * tall, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#ece8df"))
    p = QPainter(sheet)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setPen(Qt.PenStyle.NoPen)
    for i, name in enumerate(names):
        x, y = i % columns * wide, i // columns * tall
        for left, size in ((4, 96), (108, 48), (164, 24)):
            box = QRectF(x + left, y + 7, size, size)
            draw_silhouette(p, box, name, "#2b333c", "#ece8df")
    p.end()
    sheet.save(str(target))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    counters(eagle_faces(), folder / "counters_daring_eagle.png")
    counters(other_faces(), folder / "counters_other_games.png")
    silhouettes(folder / "silhouettes.png")
