"""What a counter shows: plain values, so that equal counters share one picture."""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

RADIUS = 5.0
FLAG = ((0, 0), (1, 0), (0.8, 0.32), (1, 0.64), (0.16, 0.64), (0.16, 1), (0, 1))
"""Corners of a flag on its pole, as shares of its box."""
FULL_FROM, SHORT_FROM = 44.0, 26.0


class Level(Enum):
    """How much a counter shows at its size on the screen."""

    TOKEN = "token"
    """Picture and side only."""
    SHORT = "short"
    """Name, picture, status."""
    FULL = "full"


class Kind(Enum):
    """The layouts of counters."""

    UNIT = "unit"
    """Title or numbers above, picture, numbers below."""
    FORMATION = "formation"
    """The map symbol of a division or brigade with one large figure."""
    FLIGHT = "flight"
    """A letter, small bombers and a pip for each one left."""
    NUMBER = "number"
    """One large figure."""
    DISC = "disc"
    CUBE = "cube"
    """A wooden cube on a track of points."""
    FLAG = "flag"
    """A little flag at a field of a track."""
    EMPLACEMENT = "emplacement"
    CARD = "card"
    """A card on the map: a large figure, a picture, small silhouettes below."""


class State(Enum):
    """What lies over a counter; every one has a symbol of its own, none is a colour alone."""

    SELECTED = "selected"
    MOVED = "moved"
    DAMAGED = "damaged"
    HIDDEN = "hidden"
    LEADER = "leader"
    SUPPRESSED = "suppressed"
    DESTROYED = "destroyed"
    OBJECTIVE = "objective"
    NUCLEAR = "nuclear"
    NORMAL = "normal"
    """Being made ready after a flight at normal range."""
    LONG = "long"
    """The same after a flight at long range, which takes a turn more."""


SPENT = frozenset({State.MOVED, State.NORMAL, State.LONG})
"""What has done its part for now and steps back."""

CellStyle = Literal["plain", "alert", "disc", "box", "star", "dim", "status", "tail"]
"""``tail`` tells what stands after the slash from what stands before: red on a pale plate."""
Status = Literal["", "okay", "shaken", "unfit"]
Edge = Literal["", "bomber", "stripe", "dashes", "bands"]
Altitude = Literal["", "high", "low"]
Role = Literal["", "escort", "lured", "raid", "support"]
"""What a squadron was placed for; a lured one is an escort that protects nothing."""


class Cell(msgspec.Struct, frozen=True):
    """A number in the top or bottom row."""

    text: str
    style: CellStyle = "plain"
    label: str = ""
    """A tiny word over the number, shown on large counters only."""


class Badge(msgspec.Struct, frozen=True):
    """A figure or letter at half height of the right edge, read at every size."""

    text: str
    style: Literal["die", "base"] = "die"
    """A pale die, as for moves left; or the yellow plate of a city."""


class Face(msgspec.Struct, frozen=True):
    """Everything that a counter shows, in design units (48 x 48 unless it says otherwise)."""

    fill: str
    ink: str
    title: str = ""
    picture: str = ""
    pictures: int = 1
    """How many of them side by side."""
    kind: Kind = Kind.UNIT
    turn: int = 0
    """Degrees; enemies over the map point down."""
    subtitle: str = ""
    """Small words in the bottom row."""
    top: tuple[Cell, ...] = ()
    """Numbers instead of a title."""
    bottom: tuple[Cell, ...] = ()
    chips: tuple[str, ...] = ()
    """Small signs along the left side; silhouettes at the foot of a card."""
    mark: str = ""
    code: str = ""
    """Country code, upper right."""
    edge: Edge = ""
    strip: str = ""
    """A mark repeated along the left edge."""
    altitude: Altitude = ""
    speed: int = 0
    """Bars on the left side."""
    dots: int = 0
    """Gold dots on the left side: situational awareness left."""
    status: Status = ""
    number: str = ""
    pips: int = -1
    """Bombers left in a flight; -1 until revealed."""
    echelon: str = ""
    """Size mark of a formation, XX or X."""
    width: float = 48.0
    height: float = 48.0
    badge: Badge | None = None
    role: Role = ""
    """A disc at half height of the left edge, read at every size."""
    states: frozenset[State] = frozenset()
    count: int = 0
    """How many lie in the stack, shown from two on."""

    def marked(self, *states: State) -> Face:
        """Return the same face with more states."""
        return msgspec.structs.replace(self, states=self.states | set(states))


def level_for(face: Face, size: float) -> Level:
    """Return the level for a size: device-independent pixels that 48 units take."""
    wide = face.width * size / 48
    if wide >= FULL_FROM:
        return Level.FULL
    return Level.SHORT if wide >= SHORT_FROM else Level.TOKEN


def _share(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(x * box.width(), y * box.height())


def body_path(face: Face, inset: float = 0.0) -> QPainterPath:
    """Return the outline of a counter."""
    path = QPainterPath()
    box = QRectF(0, 0, face.width, face.height).adjusted(inset, inset, -inset, -inset)
    if face.kind is Kind.DISC:
        path.addEllipse(box)
    elif face.kind is Kind.FLAG:
        path.addPolygon(QPolygonF([box.topLeft() + _share(box, x, y) for x, y in FLAG]))
        path.closeSubpath()
    else:
        path.addRoundedRect(box, RADIUS - inset, RADIUS - inset)
    return path
