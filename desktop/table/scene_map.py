"""The map of a scene: one item for it, made anew or mended when the map has changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.paint.theme import Theme
from desktop.table.kept_sketch import KeptSketch
from desktop.table.look import Look
from desktop.table.map_item import MapItem


@runtime_checkable
class PartedLook(Protocol):
    """A look that knows in which parts its map differs; of others all is painted anew."""

    def map_changes(self, before: Hashable, after: Hashable) -> tuple[QRectF, ...] | None:
        """Return what to paint anew when one key follows another; ``None`` for everything.

        The parts are in design units. The board and the language are the same for both.
        """


class SceneMap:
    """The map as the scene shows it."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, theme: Theme, kept: KeptSketch | None = None
    ) -> None:
        """Take the first sketch from those that are kept."""
        self._kept = kept
        self._scene, self._look, self._theme = scene, look, theme
        self._parted = look if isinstance(look, PartedLook) else None
        self._ratio = 1.0
        self._zooming = False
        self._key: Hashable = object()
        self.item: MapItem | None = None
        """The sheet under everything."""
        self._aside: MapItem | None = None
        """The same map in the extent it had before: it comes again, and its tiles are painted."""

    @property
    def bounds(self) -> QRectF:
        """The whole sheet."""
        return QRectF() if self.item is None else self.item.boundingRect()

    def set_ratio(self, ratio: float) -> None:
        """Paint sharp for a screen of this pixel density."""
        self._ratio = ratio
        if self.item is not None:
            self.item.set_ratio(ratio)

    def set_zooming(self, zooming: bool) -> None:  # a Qt-like setter
        """Begin or end a zoom gesture."""
        self._zooming = zooming
        if self.item is not None:
            self.item.set_zooming(zooming)

    def keep_sketch(self, kept: KeptSketch) -> None:
        """Keep the sketch of the present map for the next start."""
        sketch = None if self.item is None or self.item.is_renewing else self.item.sketch
        if sketch is not None:
            kept.keep(self._key, self.bounds, sketch)

    def forget(self, theme: Theme) -> None:
        """Paint everything anew when the map is shown next."""
        self._theme = theme
        self._key = object()

    def show(self, view: Any) -> bool:
        """Show the map of a view; return whether it lies on another board than before."""
        key, bounds = self._look.map_key(view), self._look.bounds(view)
        if self.item is not None and bounds == self.bounds:
            if key == self._key:
                return False
            if self._mend(self.item, key):
                return False
        shown, known = self.item, self._aside if key == self._key else None
        self._aside = shown if key == self._key else None
        self._key = key
        if shown is not None:
            shown.rest()
            self._scene.removeItem(shown)
        if known is None or known.boundingRect() != bounds:
            ground = QColor(self._theme.sunk)
            kept, self._kept = self._kept, None
            sketch = None if kept is None else kept.sketch(key, bounds)
            if sketch is None and self._aside is not None:
                sketch = self._aside.sketch_in(bounds)
            known = MapItem(bounds, self._painter(key), self._ratio, ground, sketch)
        known.set_ratio(self._ratio)
        known.set_zooming(self._zooming)
        self.item = known
        self._scene.addItem(known)
        return True

    def _mend(self, item: MapItem, key: Hashable) -> bool:
        """Paint anew what differs on the map, if the look knows that; return whether it does."""
        if self._parted is None:
            return False
        changes = self._parted.map_changes(self._key, key)
        if changes is None:
            return False
        item.change(self._painter(key), changes)
        self._key, self._aside = key, None
        return True

    def _painter(self, key: Hashable) -> MapPainter:
        return MapPainter(self._look, self._theme, key)


class MapPainter:
    """A look's map in one theme, as the tiles want it painted."""

    def __init__(self, look: Look, theme: Theme, key: Hashable) -> None:
        self._look, self._theme, self._key = look, theme, key

    def __call__(self, painter: QPainter, exposed: QRectF, detail: float) -> None:
        self._look.paint_map(painter, exposed, detail, self._theme, self._key)
