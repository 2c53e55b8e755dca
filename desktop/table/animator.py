"""Events as movement: for show only, since the state is what counts afterwards.

Counters are looked up by id at every step and never held: the board may be another one by then.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainterPath

from desktop.rules.core import Target
from desktop.table.look import Motion
from desktop.table.scene import BoardScene

DURATION, RETURN = 180, 160
CROWD = 4
"""From so many movements in waiting on, each is shown in half the time."""


class Animator(QObject):
    """Plays movements one after the other; anything may make it jump to the end."""

    finished = Signal()
    """All is shown; the board is to be set from the state now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene: BoardScene | None = None
        self._waiting: deque[Motion] = deque()
        self._present: Motion | None = None
        self._paths: dict[str, QPainterPath] = {}
        """The ways of the counters that move now."""
        self._ends: Mapping[tuple[str, Target], QPointF] = {}
        self._returning: str | None = None
        self._moves = True
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._end_one)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._clock.state() == QAbstractAnimation.State.Running

    @property
    def moves(self) -> bool:
        """Whether counters move at all."""
        return self._moves

    def set_motion(self, moves: bool) -> None:  # a Qt-like setter
        """Say whether counters move at all, or stand at their new places at once."""
        self._moves = moves
        if not moves:
            self.skip()

    def use(self, scene: BoardScene | None) -> None:
        """Take another board; what moved on the old one is forgotten."""
        self._waiting.clear()
        self._present = self._returning = None
        self._clock.stop()
        self._scene = scene

    def play(
        self, motions: Iterable[Motion], ends: Mapping[tuple[str, Target], QPointF] | None = None
    ) -> None:
        """Show movements after those in waiting; ``finished`` comes at once if there are none.

        ``ends`` are the points where counters (by id) come to stand in places; the middle of the
        place if not told.
        """
        self._ends = ends or {}
        if self._moves and self._scene is not None:
            self._waiting.extend(motions)
        if not self.running:
            self._next()

    def send_home(self, counter: str) -> None:
        """Let a counter that was dropped in vain return to its place along a curve."""
        scene = self._scene
        if scene is None:
            return
        item, home = scene.item(counter), scene.home_of(counter)
        if item is None or home is None:
            return
        if not self._moves or self.running:
            scene.send_home(counter)
            return
        self._paths = {counter: curve(item.pos(), home)}
        self._returning = counter
        self._clock.setDuration(RETURN)
        self._clock.start()

    @Slot()
    def skip(self) -> None:
        """Jump to the end of everything."""
        busy = self.running or bool(self._waiting)
        self._clock.stop()
        self._waiting.clear()
        self._present = None
        returning, self._returning = self._returning, None
        if returning is not None and self._scene is not None:
            self._scene.send_home(returning)
        if busy:
            self.finished.emit()

    def _next(self) -> None:
        while self._waiting:
            motion = self._waiting.popleft()
            if self._begin(motion):
                return
        self._present = None
        self.finished.emit()

    def _begin(self, motion: Motion) -> bool:
        """Start a movement; return whether there is anything to see."""
        scene = self._scene
        if scene is None or scene.item(motion.counter) is None or motion.kind == "appear":
            return False
        self._paths = {}
        for counter in (motion.counter, *motion.along):
            item = scene.item(counter)
            if item is None:
                continue
            way = QPainterPath(item.pos())
            if motion.kind == "move":
                end = self._ends.get((counter, motion.end), scene.places.centre(motion.end))
                if end is None:
                    return False
                way.lineTo(end)
                scene.lift(counter)
                scene.put_down()
            self._paths[counter] = way
        if motion.kind == "move" and not any(way.length() for way in self._paths.values()):
            return False
        self._present = motion
        self._clock.setDuration(DURATION // 2 if len(self._waiting) >= CROWD else DURATION)
        self._clock.start()
        return True

    @Slot("QVariant")
    def _show(self, value: object) -> None:
        scene = self._scene
        if scene is None or not isinstance(value, float):
            return
        present = self._present if self._returning is None else None
        fades = present is not None and present.kind == "vanish"
        for counter, way in self._paths.items():
            item = scene.item(counter)
            if item is not None and fades:
                item.setOpacity(1.0 - value)
            elif item is not None:
                item.setPos(way.pointAtPercent(min(1.0, max(0.0, value))))

    @Slot()
    def _end_one(self) -> None:
        returning, self._returning = self._returning, None
        if returning is not None:
            if self._scene is not None:
                self._scene.send_home(returning)
            if self._waiting:
                self._next()
            return
        self._next()


def curve(start: QPointF, end: QPointF) -> QPainterPath:
    """Return a bowed way between two points."""
    way = end - start
    aside = QPointF(-way.y(), way.x()) * 0.18
    path = QPainterPath(start)
    path.quadTo(start + way / 2 + aside, end)
    return path
