"""The boards of all games as pure geometry, in design units with y downwards.

`GridBoard` has squares, `HexBoard` hexes and `AreaBoard` areas of any shape; the table and
the engines know only `Board`.
"""

from desktop.rules.areas import Area, AreaBoard
from desktop.rules.board import Board
from desktop.rules.grids import GridBoard
from desktop.rules.hexes import STEPS, Hex, HexBoard
from desktop.rules.shapes import ORIGIN, Point, Polygon, Rect

__all__ = [
    "ORIGIN",
    "STEPS",
    "Area",
    "AreaBoard",
    "Board",
    "GridBoard",
    "Hex",
    "HexBoard",
    "Point",
    "Polygon",
    "Rect",
]
