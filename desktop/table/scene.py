"""The board as a scene: the map, marks, counters, and what lies over them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import (
    QGraphicsLineItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
)

from desktop.paint.theme import Theme
from desktop.rules.core import Target
from desktop.table.counter_item import CounterItem, FaceCache
from desktop.table.kept_sketch import KeptSketch
from desktop.table.look import Counter, Look, Mark
from desktop.table.map_item import MapItem
from desktop.table.marks import ABOVE, BELOW, Marks
from desktop.table.places import Places
from desktop.table.scene_map import SceneMap

COUNTERS, LIFTED, FANNED, GHOST = 20.0, 60.0, 50.0, 45.0
GHOSTLY, FAINT = 0.6, 0.4
FAN_STEP = 0.82
STACKED, DEEP = QPointF(-8.0, 8.0), 3
"""From a counter that is carried to the one below it, and how many below are seen."""
COVERED = 0.2
"""Two counters that share so much of one of them are spread when they are pointed at."""


class BoardScene(QGraphicsScene):
    """One game's board; everything on it follows from the view and the marks."""

    def __init__(
        self,
        look: Look,
        view: Any,
        theme: Theme,
        parent: QObject | None = None,
        kept: KeptSketch | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._theme = theme
        self._scale = 1.0
        self._ratio = 1.0
        self._items: dict[str, CounterItem] = {}
        self._homes: dict[str, QPointF] = {}
        """Where counters stand by rights."""
        self._synced: tuple[tuple[Counter, ...], Places] | None = None
        """The counters that were shown last, and the places they were shown in."""
        self._stacks: dict[Target, tuple[CounterItem, ...]] | None = None
        self._faces = FaceCache(look.paint_face)
        self._marks: tuple[Mark, ...] = ()
        self._extra: dict[str, tuple[Mark, ...]] = {}
        self._hidden = False
        self._zooming = False
        self._fanned: Target | None = None
        self._lifted: str | None = None
        self._along: tuple[str, ...] = ()
        """Counters that are carried with it."""
        self._sheet = SceneMap(self, look, theme, kept)
        below, above = QGraphicsPathItem(), QGraphicsPathItem()
        below.setZValue(BELOW)
        above.setZValue(ABOVE)
        for layer in (below, above):
            layer.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(layer)
        self._lit = Marks(below, above)
        self.places = Places(look.board(view))
        self._cursor: Target = self.places.middle()
        self._thread = QGraphicsLineItem(above)
        self._thread.hide()
        self._ghost = QGraphicsPixmapItem()
        self._ghost.setZValue(GHOST)
        self._ghost.setOpacity(GHOSTLY)
        self._ghost.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ghost.hide()
        self._ghosted: tuple[str | None, Target] = (None, "")
        """What it is the ghost of, and where it stands."""
        self.addItem(self._ghost)
        self._show_map(view)

    @property
    def bounds(self) -> QRectF:
        """The whole sheet."""
        return self._sheet.bounds

    @property
    def map(self) -> MapItem | None:
        """The sheet under everything."""
        return self._sheet.item

    def keep_sketch(self, kept: KeptSketch) -> None:
        """Keep the sketch of the map for the next start."""
        self._sheet.keep_sketch(kept)

    @property
    def theme(self) -> Theme:
        """The theme it is painted in."""
        return self._theme

    @property
    def cursor(self) -> Target:
        """The place the arrow keys have moved to."""
        return self._cursor

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Everything that is lit."""
        return self._lit.shown

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The counters as they are shown."""
        return tuple(item.counter for item in self._items.values())

    @property
    def counters_hidden(self) -> bool:
        """Whether the counters are put aside to see the map."""
        return self._hidden

    @property
    def ghost(self) -> QPointF | None:
        """Where the ghost of a counter stands, if there is one."""
        return self._ghost.pos() if self._ghost.isVisible() else None

    @property
    def lifted(self) -> str | None:
        """The counter that follows the pointer."""
        return self._lifted

    def item(self, counter: str) -> CounterItem | None:
        """Return the item of a counter, if it is on the board."""
        return self._items.get(counter)

    def sync(self, view: Any, counters: tuple[Counter, ...]) -> None:
        """Set every counter as given: what differs moves, what is gone goes."""
        self._show_map(view)
        self.show_ghost(None)
        self._lifted = None
        self._along = ()
        self._fanned = None
        self._stacks = None
        if (counters, self.places) != self._synced:
            self._take(counters)
        for key, item in self._items.items():
            item.setVisible(not self._hidden or item.counter.fixed)
            item.setOpacity(FAINT if item.counter.faint else 1.0)
            item.setPos(self._homes[key])
            item.setZValue(COUNTERS + item.counter.z * 0.01)

    def _take(self, counters: tuple[Counter, ...]) -> None:
        """Have an item for each counter that lies on the board, and none besides."""
        here = {counter.id: counter for counter in counters if counter.place in self.places}
        for gone in self._items.keys() - here.keys():
            self.removeItem(self._items.pop(gone))
        before, self._homes = self._homes, {}
        for key, counter in here.items():
            stays = not self._set(key, counter) and not self.places.is_counter(counter.place)
            home = before.get(key) if stays else None
            self._homes[key] = self._home(counter) if home is None else home
        self.places = self.places.with_counters(
            {
                counter.target: box_at(self._homes[key], counter)
                for key, counter in here.items()
                if counter.target
            }
        )
        self._synced = (counters, self.places)

    def set_scale(self, scale: float, ratio: float) -> None:
        """Paint the counters sharp for a scale: pixels per design unit, and device ratio."""
        if (scale, ratio) == (self._scale, self._ratio):
            return
        self._scale, self._ratio = scale, ratio
        self._sheet.set_ratio(ratio)
        self._lit.set_scale(scale, ratio)
        self._light()
        for item in self._items.values():
            self._show(item, item.counter)
        self.show_ghost(*self._ghosted)

    def set_zooming(self, zooming: bool) -> None:  # a Qt-like setter
        """Begin or end a zoom gesture."""
        if zooming == self._zooming:
            return
        self._zooming = zooming
        self._sheet.set_zooming(zooming)
        mode = Qt.TransformationMode
        for item in self._items.values():
            item.setTransformationMode(
                mode.FastTransformation if zooming else mode.SmoothTransformation
            )

    def set_theme(self, view: Any, theme: Theme) -> None:
        """Paint everything in another theme."""
        self._theme = theme
        self._faces.clear()
        self._sheet.forget(theme)
        self._show_map(view)
        # Counters are places, too, and what is lit on them stays lit.
        self._take(self.counters)
        for item in self._items.values():
            self._show(item, item.counter)
        self._light()

    def set_marks(self, marks: tuple[Mark, ...]) -> None:
        """Light what the decision allows."""
        self._marks = marks
        self._light()

    def set_extra(self, owner: str, marks: tuple[Mark, ...]) -> None:
        """Light something besides: the cursor, the place of a log line, a refusal."""
        if marks == self._extra.get(owner, ()):
            return
        if marks:
            self._extra[owner] = marks
        else:
            self._extra.pop(owner, None)
        self._light()

    def show_thread(self, line: QLineF | None) -> None:
        """Draw the thin line that joins a note to its place, or none."""
        self._thread.setVisible(line is not None)
        if line is not None:
            pen = QPen(QColor(self._theme.bad), 1.6)
            pen.setCosmetic(True)
            self._thread.setPen(pen)
            self._thread.setLine(line)

    def show_ghost(self, counter: str | None, place: Target = "") -> None:
        """Show how a counter would stand at a place; no counter takes the ghost away."""
        item = None if counter is None else self._items.get(counter)
        middle = self.places.centre(place)
        if item is None or middle is None:
            self._ghosted = (None, "")
            self._ghost.hide()
            return
        self._ghosted = (counter, place)
        self._ghost.setPixmap(item.pixmap())
        self._ghost.setOffset(item.offset())
        self._ghost.setScale(item.scale())
        self._ghost.setPos(middle)
        self._ghost.show()

    def move_cursor(self, place: Target) -> None:
        """Put the cursor on a place."""
        if place in self.places:
            self._cursor = place

    def hide_counters(self, hidden: bool) -> None:  # a Qt-like setter
        """Put the counters aside, or back."""
        self._hidden = hidden
        for item in self._items.values():
            item.setVisible(not hidden or item.counter.fixed)

    def counter_at(self, point: QPointF) -> CounterItem | None:
        """Return the topmost counter under a point, those that are carried over it left out."""
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if not isinstance(item, CounterItem) or not item.hit(point):
                continue
            if self._lifted is None or item.counter.id not in (self._lifted, *self._along):
                return item
        return None

    def target_at(self, point: QPointF) -> Target | None:
        """Return what a click at a point picks: a counter, else the place."""
        item = self.counter_at(point)
        if item is not None and (item.counter.target or not item.counter.fixed):
            return item.counter.picked_as
        return self.places.at(point)

    def stack_at(self, place: Target) -> tuple[CounterItem, ...]:
        """Return the counters that lie at a place, the lowest first."""
        if self._stacks is None:
            self._stacks = self._stacked()
        return self._stacks.get(place, ())

    def fan(self, place: Target | None) -> None:
        """Spread the stack at a place, and gather the one that was spread before."""
        if place == self._fanned:
            return
        if self._fanned is not None:
            for item in self.stack_at(self._fanned):
                self._place(item)
        stack = self.stack_at(place) if place is not None else ()
        self._fanned = place if self._overlap(stack) else None
        middle = self.places.centre(place) if place is not None else None
        if self._fanned is None or middle is None:
            return
        step = max(item.counter.size[0] for item in stack) * FAN_STEP
        half = step * len(stack) / 2
        sheet = self.bounds
        # At the edge of the sheet the stack is spread inwards.
        x = min(
            max(middle.x(), sheet.left() + half), max(sheet.left() + half, sheet.right() - half)
        )
        first = x - half + step / 2
        for number, item in enumerate(stack):
            item.setPos(first + number * step, middle.y())
            item.setZValue(FANNED + number * 0.01)

    def _overlap(self, stack: tuple[CounterItem, ...]) -> bool:
        """Return whether counters cover each other so far that they have to be spread."""
        boxes = [self._box(item.counter) for item in stack]
        shared = ((a & b, a) for a, b in combinations(boxes, 2))
        return any(
            part.width() * part.height() > COVERED * box.width() * box.height()
            for part, box in shared
        )

    def fanned_area(self) -> QRectF:
        """Return the box around the stack that is spread."""
        area = QRectF()
        if self._fanned is not None:
            for item in self.stack_at(self._fanned):
                area = area.united(item.body())
        return area

    def lift(self, counter: str) -> bool:
        """Take a counter up, to follow the pointer; return whether there is one."""
        item = self._items.get(counter)
        if item is None:
            return False
        self._lifted = counter
        item.setZValue(LIFTED)
        return True

    def take_along(self, counters: tuple[str, ...]) -> None:
        """Say what is carried with the counter that is lifted next: it lies below it."""
        self._along = counters

    def carry(self, point: QPointF) -> None:
        """Move the lifted counter to a point, and what is carried with it."""
        carried = () if self._lifted is None else (self._lifted, *self._along)
        for rank, counter in enumerate(carried):
            item = self._items.get(counter)
            if item is not None:
                below = min(rank, DEEP)
                item.setPos(point + STACKED * below)
                item.setZValue(LIFTED - rank * 0.01)

    def put_down(self) -> str | None:
        """Let go of the lifted counter and return which it was; it stays where it is."""
        lifted, self._lifted = self._lifted, None
        return lifted

    def send_home(self, counter: str) -> None:
        """Put a counter back on its own place, and what was carried with it."""
        along, self._along = self._along, ()
        for each in (counter, *along):
            item = self._items.get(each)
            if item is not None:
                self._place(item)

    def home_among(self, counters: tuple[Counter, ...]) -> dict[tuple[str, Target], QPointF]:
        """Return where counters will stand, by id and place, to move them there."""
        return {
            (counter.id, counter.place): self._home(counter)
            for counter in counters
            if counter.place in self.places
        }

    def home_of(self, counter: str) -> QPointF | None:
        """Return where a counter stands by rights."""
        item = self._items.get(counter)
        return None if item is None else self._home(item.counter)

    def _stacked(self) -> dict[Target, tuple[CounterItem, ...]]:
        free = [item for item in self._items.values() if not item.counter.fixed]
        stacks: dict[Target, tuple[CounterItem, ...]] = {}
        for item in sorted(free, key=lambda item: (item.counter.z, item.counter.id)):
            place = item.counter.place
            stacks[place] = (*stacks.get(place, ()), item)
        return stacks

    def _set(self, key: str, counter: Counter) -> bool:
        """Have an item show a counter; return whether it showed another one, or is new."""
        item = self._items.get(key)
        if item is None:
            item = CounterItem(counter)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._items[key] = item
            self.addItem(item)
        elif item.counter == counter:
            return False
        self._show(item, counter)
        return True

    def _place(self, item: CounterItem) -> None:
        item.setPos(self._home(item.counter))
        item.setZValue(COUNTERS + item.counter.z * 0.01)

    def _home(self, counter: Counter) -> QPointF:
        middle = self.places.centre(counter.place) or QPointF()
        return middle + QPointF(*counter.offset)

    def _box(self, counter: Counter) -> QRectF:
        """Return where a counter lies by rights."""
        return box_at(self._home(counter), counter)

    def _show(self, item: CounterItem, counter: Counter) -> None:
        scale = self._scale * self._ratio
        item.show_counter(counter, self._faces.picture(counter.face, counter.size, scale), scale)

    def _light(self) -> None:
        marks = self._marks + tuple(mark for extra in self._extra.values() for mark in extra)
        self._lit.show(marks, self.places, self._theme, self._theme.accent(self.look.game.key))

    def _show_map(self, view: Any) -> None:
        if self._sheet.show(view):
            self.places = Places(self.look.board(view))
            self._homes = {}
            self.setSceneRect(self.bounds)


def box_at(middle: QPointF, counter: Counter) -> QRectF:
    """Return the box of a counter that lies there."""
    wide, high = counter.size
    return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
