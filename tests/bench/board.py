"""G12 to G14: frames of a large board, beside a design with an item for every hex."""

from __future__ import annotations

import gc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from desktop.paint.theme import load_theme
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.red_menace.records import PLAYER
from desktop.table.eagles_missiles.look import EaglesMissilesLook
from desktop.table.look import Look, Mark
from desktop.table.red_menace.look import RedMenaceLook
from desktop.table.scene import BoardScene
from desktop.table.view import BoardView
from tests.bench.figures import Figure, number
from tests.bench.games import eagles_missiles, red_menace
from tests.bench.hex_look import HexLook
from tests.bench.item_per_hex import item_view
from tests.bench.measure import MILLI, p95
from tests.bench.rules import midinvasion, midwar

WIDE, HIGH = 1600, 1000
FEW, MANY = 150, 1_000
FRAMES = 160
STEP = 9
"""Pixels of a step of a pan, a drag or a hover."""
ZOOM = 1.03
ANIMATED = 30
MIDDLE = QPointF(WIDE / 2, HIGH / 2)


def figures() -> list[Figure]:
    """Return what frames cost."""
    application = QApplication([])
    found = [*crowded(FEW), *crowded(MANY), *war_table(), *invasion_table()]
    application.quit()
    return found


def crowded(counters: int) -> list[Figure]:
    """Return the frames with so many counters, and those of the other design."""
    with_counters = f"{counters:,} counters"
    look = HexLook(counters)
    board, items = board_view(look), shown(item_view(look))
    goal, aims = ("G12", (4.0, 2.0)) if counters == FEW else ("G13", (8.0, 5.0))
    found: list[Figure] = []
    for what, ours, theirs in (
        ("pan, all redrawn", frames(panning(board)), frames(panning(items))),
        ("zoom", frames(zooming(board)), frames(scaling(items))),
    ):
        found += _beside(goal, f"{what}, {with_counters}", ours, theirs, aims)
    found += _gestures(board, with_counters)
    board.close()
    items.close()
    return found


def war_table() -> list[Figure]:
    """Return the frames of the widest table: both sheets of Red Menace, in the middle of a war."""
    game = red_menace()
    return _table(RedMenaceLook(game), game.view(midwar(game), PLAYER), "Red Menace")


def invasion_table() -> list[Figure]:
    """Return the same of the table of Eagles & Missiles, when squadrons are sent."""
    game = eagles_missiles()
    seen = game.view(midinvasion(game), POLISH)
    return _table(EaglesMissilesLook(game), seen, "Eagles & Missiles")


def _table(look: Look, seen: Any, name: str) -> list[Figure]:
    board = board_view(look, seen)
    crowd = f"{name}, {len(look.counters(seen))} counters"
    found = [
        frame_figure("G12", f"pan, all redrawn, {crowd}, p95", frames(panning(board)), (4.0, 2.0)),
        frame_figure("G12", f"zoom, {crowd}, p95", frames(zooming(board)), (4.0, 2.0)),
        *_gestures(board, crowd),
    ]
    board.close()
    return found


def _gestures(board: BoardView, crowd: str) -> list[Figure]:
    """Return what is done with counters at twice the size at which all of them are seen."""
    board.fit()
    board.zoom_by(2.0, MIDDLE)
    settle(board)
    drawn = f", {crowd}, p95"
    return [
        frame_figure("G14", f"drag with highlight{drawn}", frames(dragging(board)), (1.0, 0.3)),
        frame_figure("G14", f"30 counters animated{drawn}", frames(animating(board)), (2.0, 1.0)),
        frame_figure("G14", f"hover{drawn}", frames(hovering(board)), (0.5, 0.1)),
    ]


def board_view(look: Look, seen: Any = None) -> BoardView:
    """Return the board of the program with that look, at a view of the game, drawn in full."""
    view = BoardView()
    scene = BoardScene(look, seen, load_theme("light"), view)
    scene.sync(seen, look.counters(seen))
    view.liftable = bool
    view.hovered.connect(scene_highlight(scene))
    shown(view)
    view.show_scene(scene)
    settle(view)
    view.zoom_by(1.6, MIDDLE)
    settle(view)
    return view


def scene_highlight(scene: BoardScene) -> Callable[[object], None]:
    """Return what lights the place under the pointer, as the table does."""

    def light(target: object) -> None:
        lit = (Mark(target, "cursor"),) if isinstance(target, str) else ()
        scene.set_extra("hover", lit)

    return light


def shown(view: QGraphicsView) -> Any:
    """Show a view at the size of the measurement."""
    view.resize(WIDE, HIGH)
    view.show()
    settle(view)
    return view


def settle(view: QGraphicsView) -> None:
    """Let everything be painted that is still to be painted."""
    if isinstance(view, BoardView):
        view.settle()
    for _ in range(300):
        QApplication.processEvents()
        if not isinstance(view, BoardView) or not is_busy(view):
            break


def is_busy(view: BoardView) -> bool:
    """Return whether tiles of the map are still to be made."""
    sheet = None if view.board is None else view.board.map
    return sheet is not None and sheet.busy


def frames(step: Callable[[int], None]) -> list[float]:
    """Return the processor seconds of each frame of a gesture, events and timers included."""
    for number_of_frame in range(12):
        step(number_of_frame)
        QApplication.processEvents()
    taken: list[float] = []
    gc.collect()
    for number_of_frame in range(12, FRAMES + 12):
        start = process_time()
        step(number_of_frame)
        QApplication.processEvents()
        taken.append(process_time() - start)
    return taken


def panning(view: QGraphicsView) -> Callable[[int], None]:
    """Return a step of a pan that redraws the whole view."""
    bar = view.horizontalScrollBar()
    mode = QGraphicsView.ViewportUpdateMode

    def step(frame: int) -> None:
        way = STEP if frame // 40 % 2 else -STEP
        # Else Qt would move the pixels that are there, only to have them drawn over.
        view.setViewportUpdateMode(mode.FullViewportUpdate)
        bar.setValue(bar.value() + way)
        view.setViewportUpdateMode(mode.BoundingRectViewportUpdate)

    return step


def zooming(view: BoardView) -> Callable[[int], None]:
    """Return a step of a zoom as the wheel makes it."""

    def step(frame: int) -> None:
        view.zoom_by(ZOOM if frame // 20 % 2 else 1 / ZOOM, MIDDLE)

    return step


def scaling(view: QGraphicsView) -> Callable[[int], None]:
    """Return a step of a zoom for a view that knows nothing but its transform."""

    def step(frame: int) -> None:
        factor = ZOOM if frame // 20 % 2 else 1 / ZOOM
        view.scale(factor, factor)

    return step


def dragging(view: BoardView) -> Callable[[int], None]:
    """Return a step of a counter that is carried over the board."""
    board = view.board
    if board is None:
        raise ValueError("This view shows no board.")
    inside = view.viewport().rect().adjusted(200, 200, -200, -200)
    at = next(
        point
        for counter in board.counters
        if (item := board.item(counter.id)) is not None
        and inside.contains(point := view.mapFromScene(item.pos()))
        and board.counter_at(item.pos()) is item
    )
    send(view, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)

    def step(frame: int) -> None:
        place = at + QPoint(STEP * (frame % 40) - 20 * STEP, frame % 60)
        send(view, QEvent.Type.MouseMove, place, Qt.MouseButton.LeftButton)

    return step


def animating(view: BoardView) -> Callable[[int], None]:
    """Return a step of thirty counters that move at once."""
    board = view.board
    if board is None:
        raise ValueError("This view shows no board.")
    found = [item for counter in board.counters if (item := board.item(counter.id)) is not None]
    moved = found[:ANIMATED]
    centre = view.mapToScene(view.viewport().rect().center())
    for place, item in enumerate(moved):
        item.setPos(centre + QPointF(40 * (place % 6 - 3), 40 * (place // 6 - 3)))

    def step(frame: int) -> None:
        way = 3.0 if frame // 20 % 2 else -3.0
        for item in moved:
            item.moveBy(way, way)

    return step


def hovering(view: BoardView) -> Callable[[int], None]:
    """Return a step of a pointer that wanders over the board."""
    send(view, QEvent.Type.MouseButtonRelease, QPoint(5, 5), Qt.MouseButton.LeftButton)

    def step(frame: int) -> None:
        place = QPoint(200 + STEP * (frame % 120), 300 + frame % 90)
        send(view, QEvent.Type.MouseMove, place, Qt.MouseButton.NoButton)

    return step


def send(view: BoardView, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton) -> None:
    """Send a mouse event to a view."""
    moving = kind is QEvent.Type.MouseMove
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    event = QMouseEvent(
        kind,
        QPointF(at),
        view.viewport().mapToGlobal(QPointF(at)),
        Qt.MouseButton.NoButton if moving else button,
        held,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def _beside(
    goal: str, what: str, ours: list[float], theirs: list[float], aims: tuple[float, float]
) -> list[Figure]:
    measured, yardstick = _spread(ours), f"an item a hex {_spread(theirs)}"
    found = [frame_figure(goal, f"{what}, p95", ours, aims, yardstick)]
    if goal == "G12":
        found.append(
            Figure(
                goal=goal,
                what=f"{what}, p95",
                measured=measured,
                yardstick=yardstick,
                judged=p95(ours) / p95(theirs),
                unit=" items",
                bound=1 / 6,
                stretch=1 / 12,
            )
        )
    return found


def frame_figure(
    goal: str, what: str, ours: list[float], aims: tuple[float, float], yardstick: str = ""
) -> Figure:
    return Figure(
        goal=goal,
        what=what,
        measured=_spread(ours),
        yardstick=yardstick,
        judged=p95(ours) * MILLI,
        unit=" ms",
        bound=aims[0],
        stretch=aims[1],
    )


def _spread(seconds: list[float]) -> str:
    return f"{number(median(seconds) * MILLI)} ms (p95 {number(p95(seconds) * MILLI)})"
