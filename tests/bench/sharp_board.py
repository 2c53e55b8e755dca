"""G13 at twice the pixel density; needs ``QT_SCALE_FACTOR=2``."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from tests.bench.board import FEW, board_view, frame_figure, frames, panning, zooming
from tests.bench.figures import Figure
from tests.bench.hex_look import HexLook

AIMS = (8.0, 5.0)


def figures() -> list[Figure]:
    """Return what frames cost."""
    application = QApplication([])
    if application.devicePixelRatio() != 2:
        raise RuntimeError("Set QT_SCALE_FACTOR=2 for this part.")
    board = board_view(HexLook(FEW))
    found = [
        frame_figure("G13", "pan, 2x density, 150 counters, p95", frames(panning(board)), AIMS),
        frame_figure("G13", "zoom, 2x density, 150 counters, p95", frames(zooming(board)), AIMS),
    ]
    board.close()
    return found
