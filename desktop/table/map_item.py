"""The map, painted once into tiles of pixels, so that a frame costs a few copies.

Tiles are made outside of painting, a few at a time: a frame never waits for the map, and an error
in a game's drawing comes out of a timer, not out of the middle of a paint event.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import reduce

from PySide6.QtCore import (
    QElapsedTimer,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    QTimer,
    Slot,
)
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.table.map_areas import pixels, quarters, steps, together

TILE = 512
SKETCH = 512
"""Pixels of the longer side of the sketch: the whole map in one picture, always at hand."""
BUDGET = 2
"""Milliseconds after which no further tile is begun before the next frame."""
SOON = 20
"""Milliseconds from a frame until what has changed is painted anew: the frame of an action comes
first, with all that moves and is said."""
REST = 200
"""Milliseconds without a change after which the sketch follows: nobody waits for that."""
LEAST_CAP = 12
SHRINKING = 3
"""How much nearer a larger scale must be to be taken rather than a smaller one."""

PaintMap = Callable[[QPainter, QRectF, float], None]
TileKey = tuple[float, int, int]


class MapItem(QGraphicsObject):
    """The sheet under everything else."""

    def __init__(
        self,
        bounds: QRectF,
        paint_map: PaintMap,
        ratio: float,
        ground: QColor,
        sketch: QPixmap | None = None,
    ) -> None:
        """Take a sketch that is there already, until there is time to paint it."""
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._bounds = QRectF(bounds)
        self._paint_map = paint_map
        self._ratio = ratio
        self._ground = ground
        """What is seen where the map paints nothing: tiles without transparency are copied, others
        blended."""
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._behind: dict[TileKey, list[QRectF]] = {}
        """Areas of tiles of other scales than the present one that are to be painted anew; until
        then they are not shown."""
        self._stale: list[QRectF] = []
        """Areas that the tiles of the present scale still show as they were."""
        self._wanted: list[TileKey] = []
        self._begun: tuple[TileKey, QPixmap, list[QRectF]] | None = None
        """A tile that is painted in parts, and the parts that it lacks."""
        self._cap = LEAST_CAP
        self._zooming = False
        self._due = False
        """Whether a gesture has ended and nothing has been painted since."""
        self._present = 0.0
        self._whole = 0.0
        """The scale at which all of the sheet was seen; its tiles stay, to zoom out over."""
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._make_some)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._idle.start)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._idle.start)
        self._outdated: list[QRectF] = []
        """Areas of the sketch that are to be painted anew."""
        self._sketch_scale = SKETCH / max(self._bounds.width(), self._bounds.height())
        self._taken: list[QRectF] = []
        """Areas of the sketch that were painted before: by an earlier start, or elsewhere."""
        if sketch is not None and sketch.size() == pixels(self._bounds, self._sketch_scale):
            self._sketch = sketch
            self._taken = quarters(self._bounds)
            self._soon.start()
            self._rest.start()
        else:
            self._sketch = self._render(self._bounds, self._sketch_scale)

    @property
    def busy(self) -> bool:
        """Whether something is still to be painted, or it is not known yet what."""
        late = bool(self._outdated) or bool(self._behind)
        return self._due or bool(self._stale) or bool(self._wanted) or late

    @property
    def sketch(self) -> QPixmap | None:
        """The sketch as a start has it, if it shows the present state of the map."""
        return None if self._outdated or self._ratio != 1.0 else self._sketch

    @property
    def is_renewing(self) -> bool:
        """Whether the sketch was painted before, and parts of it are still to be painted anew."""
        return bool(self._taken)

    def sketch_in(self, bounds: QRectF) -> QPixmap | None:
        """Return a sketch of the map in another extent, as far as this one's sketch shows it."""
        known = self.sketch
        if known is None:
            return None
        scale = SKETCH / max(bounds.width(), bounds.height())
        sketch = QPixmap(pixels(bounds, scale))
        sketch.fill(self._ground)
        painter = QPainter(sketch)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        painter.drawPixmap(self._bounds, known, QRectF(known.rect()))
        painter.end()
        return sketch

    @property
    def tile_count(self) -> int:
        """How many tiles are kept."""
        return len(self._tiles)

    @property
    def cap(self) -> int:
        """How many tiles are kept at most: twice what the view shows."""
        return self._cap

    def set_zooming(self, zooming: bool) -> None:  # a Qt-like setter
        """Stretch the tiles at hand during a gesture; make those of its scale afterwards."""
        self._due = self._due or (self._zooming and not zooming)
        self._zooming = zooming
        self.update()

    def set_ratio(self, ratio: float) -> None:
        """Follow the window to a screen of another pixel density."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._tiles.clear()
            self._behind.clear()
            self._stale.clear()
            self._wanted.clear()
            self._begun = None
            self.update()

    def change(self, paint_map: PaintMap, areas: tuple[QRectF, ...]) -> None:
        """Paint these areas anew, which are all that another state of the map changes.

        At the present scale that is done between the frames that follow: counters and panels do not
        wait for it. Tiles of other scales and the sketch follow once nothing has changed for a
        while.
        """
        self._paint_map = paint_map
        self._begun = None
        changed = together(areas)
        for area in changed:
            self._put_behind(area, besides=self._present)
        if self._present > 0 and changed:
            self._stale = together((*self._stale, *changed))
            self._soon.start()
        self._outdated = together((*self._outdated, *changed))
        self._rest.start()

    def _put_behind(self, area: QRectF, besides: float = 0.0) -> None:
        """Show no tile with this area before it is painted anew, but those of one scale."""
        for key in self._tiles:
            if key[0] != besides and self._place(key).intersects(area):
                self._behind.setdefault(key, []).append(area)

    def rest(self) -> None:
        """Make no more tiles; what is missing is shown from the sketch."""
        self._due = False
        self._wanted.clear()
        self._idle.stop()
        self._soon.stop()
        self._rest.stop()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        detail = option.levelOfDetailFromTransform(painter.worldTransform())
        if detail <= 0:
            return
        if self._soon.isActive() and not self._wanted:
            self._soon.start()
        exposed = option.exposedRect.intersected(self._bounds)
        scale = round(detail * self._ratio, 6)
        # The view leaves it to the items to put its painter back as it was.
        painter.save()
        # The edges of a tile are those of its neighbours.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        if self._zooming:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
            self._stretch(painter, self._scales_near(scale), exposed)
        else:
            self._show_sharp(painter, scale, exposed)
        painter.restore()

    def _show_sharp(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        """Draw the tiles of this scale; what is not made yet is stretched until it is."""
        self._due = False
        self._take_scale(scale)
        if exposed == self._bounds:
            self._whole = scale
        keys = self._keys(scale, exposed)
        missing = [key for key in keys if not self._has(key)]
        self._cap = max(self._cap, 2 * len(keys), LEAST_CAP)
        if missing:
            near = self._scales_near(scale)
            for key in missing:
                self._stretch(painter, near, self._place(key).intersected(exposed))
            self._wanted = list(dict.fromkeys(missing + self._wanted))
        if self._can_make():
            self._idle.start()
        if painter.worldTransform().isRotating():
            for key in keys:
                if self._has(key):
                    self._draw(painter, key, self._tiles[key], self._place(key))
        else:
            self._lay(painter, keys)

    def _has(self, key: TileKey) -> bool:
        """Return whether there is a tile that shows the present state of the map."""
        return key in self._tiles and key not in self._behind

    def _take_scale(self, scale: float) -> None:
        """Make tiles of this scale from now on."""
        if scale != self._present:
            for area in self._stale:
                self._put_behind(area)
            self._stale.clear()
            self._present = scale
            self._wanted.clear()

    def _scales_near(self, scale: float) -> list[float]:
        """Return the scales there are tiles of, the one to draw this scale from first.

        To shrink a tile takes more pixels to be read than to stretch one, and drops lines. On a
        dense screen a tile may be stretched as far as the pixels of others are.
        """

        def loss(held: float) -> tuple[float, float]:
            coarse = max(1.0, scale / self._ratio / held)
            return coarse * max(1.0, held / scale) ** SHRINKING, held

        return sorted({key[0] for key in self._tiles}, key=loss)

    def _keys(self, scale: float, area: QRectF) -> list[TileKey]:
        if area.isEmpty():
            return []
        side, sheet = TILE / scale, self._bounds
        columns = steps(area.left() - sheet.left(), area.right() - sheet.left(), side)
        rows = steps(area.top() - sheet.top(), area.bottom() - sheet.top(), side)
        return [(scale, column, row) for row in rows for column in columns]

    def _place(self, key: TileKey) -> QRectF:
        scale, column, row = key
        side = TILE / scale
        corner = self._bounds.topLeft()
        square = QRectF(corner.x() + column * side, corner.y() + row * side, side, side)
        return square.intersected(self._bounds)

    def _in_sketch(self, area: QRectF) -> QRectF:
        scale = self._sketch.width() / self._bounds.width()
        moved = area.translated(-self._bounds.topLeft())
        return QRectF(
            moved.x() * scale, moved.y() * scale, moved.width() * scale, moved.height() * scale
        )

    def _stretch(self, painter: QPainter, scales: list[float], area: QRectF) -> None:
        """Draw an area from tiles of the first of these scales, and from the next what it lacks."""
        if not scales:
            painter.drawPixmap(area, self._sketch, self._in_sketch(area))
            return
        for key in self._keys(scales[0], area):
            place = self._place(key).intersected(area)
            if self._has(key):
                self._draw(painter, key, self._tiles[key], place)
            else:
                self._stretch(painter, scales[1:], place)

    def _draw(self, painter: QPainter, key: TileKey, tile: QPixmap, place: QRectF) -> None:
        """Draw the part of a tile that belongs to a place within it."""
        self._tiles.move_to_end(key)
        corner = self._place(key).topLeft()
        part = QRectF((place.topLeft() - corner) * key[0], place.size() * key[0])
        painter.drawPixmap(place, tile, part)

    def _lay(self, painter: QPainter, keys: list[TileKey]) -> None:
        """Copy tiles, pixel by pixel: they are painted at the very scale of the painter.

        Qt would take a scale of 1 for a reason to interpolate, at ten times the cost. The corner
        goes to a whole pixel of the device: at 125 % the tiles would else meet within one, and the
        ground would shine through between them.
        """
        corner = painter.deviceTransform().map(self._bounds.topLeft()).toPoint()
        painter.resetTransform()
        painter.scale(1 / self._ratio, 1 / self._ratio)
        back, _ = painter.deviceTransform().inverted()
        first, side = back.map(QPointF(corner)), TILE * back.m11()
        for key in keys:
            if self._has(key):
                self._tiles.move_to_end(key)
                _, column, row = key
                at = QPointF(first.x() + column * side, first.y() + row * side)
                painter.drawPixmap(at, self._tiles[key])

    @Slot()
    def _make_some(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._stale and since.elapsed() < BUDGET:
            area = self._stale.pop(0)
            self._mend_present(area)
            self.update(area)
        while self._wanted and since.elapsed() < BUDGET:
            if self._make(self._wanted[0]):
                del self._wanted[0]
        while not (self._stale or self._wanted) and self._can_make() and since.elapsed() < BUDGET:
            if self._outdated:
                self._mend(self._sketch, self._bounds, self._sketch_scale, self._outdated.pop())
            elif self._behind:
                self._make(next(iter(self._behind)))
            else:
                self._mend(self._sketch, self._bounds, self._sketch_scale, self._taken.pop())
        self._drop_some()
        if not self._can_make():
            self._idle.stop()

    def _make(self, key: TileKey) -> bool:
        """Paint a tile, or what it lacks; return whether it is whole.

        Where others are stretched for it meanwhile it is painted part by part: a rich map takes
        60 ms for a tile, and somebody may be about to click.
        """
        place = self._place(key)
        if (tile := self._tiles.get(key)) is None:
            if self._begun is None or self._begun[0] != key:
                stands_in = any(known[0] != key[0] for known in self._tiles)
                parts = quarters(place) if stands_in else [place]
                self._begun = key, QPixmap(pixels(place, key[0])), parts
            _, made, parts = self._begun
            self._mend(made, place, key[0], parts.pop())
            if parts:
                return False
            self._tiles[key], self._begun = made, None
        for area in together(self._behind.pop(key, ())):
            if tile is not None:
                self._mend(tile, place, key[0], area)
        self.update(place)
        return True

    def _can_make(self) -> bool:
        """Return whether something is to be painted now; what is not seen waits for quiet."""
        late = bool(self._outdated) or bool(self._behind) or bool(self._taken)
        now = (bool(self._wanted) or bool(self._stale)) and not self._soon.isActive()
        return now or (late and not self._rest.isActive())

    def _drop_some(self) -> None:
        """Forget the tiles used longest ago, but not those of the whole sheet."""
        old = [key for key in self._tiles if key[0] != self._whole]
        for key in old[: max(0, len(self._tiles) - self._cap)]:
            del self._tiles[key]
            self._behind.pop(key, None)

    def _render(self, area: QRectF, scale: float) -> QPixmap:
        size = pixels(area, scale)
        tile = QPixmap(size)
        self._paint(tile, area, scale, QRect(0, 0, size.width(), size.height()))
        return tile

    def _mend_present(self, area: QRectF) -> None:
        """Paint an area anew at the present scale: once, however many tiles it lies in."""
        scale = self._present
        if scale <= 0:
            return
        keys = [key for key in self._keys(scale, area & self._bounds) if key in self._tiles]
        if len(keys) < 2:
            for key in keys:
                self._mend(self._tiles[key], self._place(key), scale, area)
            return
        at = area.translated(-self._bounds.topLeft())
        part = QRectF(at.topLeft() * scale, at.size() * scale).toAlignedRect()
        tiles = [
            (self._tiles[key], QRect(QPoint(TILE * key[1], TILE * key[2]), self._tiles[key].size()))
            for key in keys
        ]
        part &= reduce(QRect.united, [place for _, place in tiles])
        if part.isEmpty():
            return
        corner = self._bounds.topLeft() + QPointF(part.topLeft()) / scale
        picture = self._render(QRectF(corner, QSizeF(part.size()) / scale), scale)
        for tile, place in tiles:
            shared = place & part
            painter = QPainter(tile)
            painter.drawPixmap(
                shared.topLeft() - place.topLeft(), picture, shared.translated(-part.topLeft())
            )
            painter.end()

    def _mend(self, tile: QPixmap, place: QRectF, scale: float, area: QRectF) -> None:
        """Paint the part of an area that lies in a tile anew, in whole pixels."""
        at = area.translated(-place.topLeft())
        part = QRectF(at.topLeft() * scale, at.size() * scale).toAlignedRect() & tile.rect()
        if not part.isEmpty():
            self._paint(tile, place, scale, part)

    def _paint(self, tile: QPixmap, place: QRectF, scale: float, part: QRect) -> None:
        """Paint some pixels of a tile."""
        painter = QPainter(tile)
        try:
            painter.setClipRect(part)
            painter.fillRect(part, self._ground)
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(scale, scale)
            painter.translate(-place.topLeft())
            corner = place.topLeft() + QPointF(part.topLeft()) / scale
            exposed = QRectF(corner, QSizeF(part.size()) / scale)
            self._paint_map(painter, exposed & place, scale / self._ratio)
        finally:
            painter.end()
