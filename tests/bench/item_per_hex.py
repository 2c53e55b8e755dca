"""The yardstick of G12: the same board with an item of its own for every hex."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

from desktop.table.counter_item import CounterItem, FaceCache
from tests.bench.hex_look import HexLook


def item_view(look: HexLook) -> QGraphicsView:
    """Return a view of that design."""
    view = QGraphicsView()
    view.setScene(_scene(look, view))
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    return view


def _scene(look: HexLook, view: QGraphicsView) -> QGraphicsScene:
    scene = QGraphicsScene(view)
    pen = QPen(QColor("#4a4a40"), 1.0)
    for cell, colour in look.ground.items():
        scene.addPolygon(look.outline(cell), pen, QColor(colour))
    faces = FaceCache(look.paint_face)
    cells = {look.hexes.name(cell): cell for cell in look.hexes.cells}
    for counter in look.counters(None):
        item = CounterItem(counter)
        item.show_counter(counter, faces.picture(counter.face, counter.size, 1.0), 1.0)
        middle = look.hexes.centre(cells[counter.place])
        item.setPos(QPointF(middle.x, middle.y))
        item.setZValue(20 + counter.z * 0.01)
        scene.addItem(item)
    scene.setSceneRect(look.bounds(None))
    return scene
