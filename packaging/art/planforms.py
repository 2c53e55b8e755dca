"""Draw one family of top-view silhouettes from a table of public dimensions.

Usage::

    python planforms.py planforms.toml OUTPUT_FOLDER

Every entry of the table becomes ``OUTPUT_FOLDER/<id>.svg`` on a 100 x 100 canvas, nose up, with
up to four paths whose ``id`` names the layer. A program may paint the layers in its own
colours:

``body``   the filled silhouette (nonzero rule; all parts are wound clockwise, so they unite)
``shade``  its right half, a darker tone that gives the shape some volume
``line``   open strokes: wing seams, fins seen edge-on, hinges (leave out below about 40 px)
``glass``  knocked-out parts: canopies, cuts in ground pictograms

Only the commands M, L, C and Z with absolute coordinates are written. Aircraft are described in
metres from the nose tip (y grows towards the tail, x is the distance from the centre line);
everything off the centre line is mirrored. Ground pictograms are a few lines of a small drawing
language in canvas units, see :func:`pictogram`.
"""

from __future__ import annotations

import math
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from pathdata import CORNER, Point, command, disc, polygon, rotated

CANVAS = 100.0
SMALL, LARGE = (
    (10.0, 82.0),
    (56.0, 95.0),
)  # (largest dimension in metres, size on the canvas): big types look bigger
Spec = dict[str, Any]
MIN_WIDTH = 2.1  # thinnest pod or propeller on the canvas


@dataclass
class Layers:
    """SVG path data, gathered layer by layer."""

    body: list[str] = field(default_factory=list)
    shade: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)
    glass: list[str] = field(default_factory=list)

    def svg(self, title: str) -> str:
        """The finished document."""
        style = {
            "body": 'fill="#2b333c"',
            "shade": 'fill="#000" fill-opacity="0.22"',
            "line": 'fill="none" stroke="#fff" stroke-opacity="0.6" stroke-linecap="round"',
            "glass": 'fill="#fff" fill-opacity="0.85"',
        }
        rows = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CANVAS:g} {CANVAS:g}">',
            f"<title>{title}</title>",
        ]
        for name, attributes in style.items():
            if parts := getattr(self, name):
                rows.append(f'<path id="{name}" {attributes} d="{" ".join(parts)}"/>')
        return "\n".join(rows) + "\n</svg>\n"


# --- aircraft -------------------------------------------------------------------------------------


def slopes(stations: list[Point]) -> list[float]:
    """Monotone tangents (Fritsch and Carlson) of half widths over y: the curve never overshoots."""
    steps = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(stations)]
    inner = [0.0 if a * b <= 0 else 2 * a * b / (a + b) for a, b in pairwise(steps)]
    return [steps[0], *inner, steps[-1]]


def side(
    stations: list[Point], sign: int, place: Callable[[float, float], Point]
) -> list[tuple[Point, Point, Point]]:
    """Bezier pieces (control, control, end) of one side of a fuselage from nose to tail."""
    tangent = slopes(stations)
    pieces = []
    for i in range(len(stations) - 1):
        (y0, w0), (y1, w1) = stations[i], stations[i + 1]
        third = (y1 - y0) / 3
        pieces.append(
            (
                place(sign * (w0 + tangent[i] * third), y0 + third),
                place(sign * (w1 - tangent[i + 1] * third), y1 - third),
                place(sign * w1, y1),
            )
        )
    return pieces


def half_width(stations: list[Point], y: float) -> float:
    """Half width of the fuselage at y (linear between stations)."""
    for (y0, w0), (y1, w1) in pairwise(stations):
        if y0 <= y <= y1:
            return w0 + (w1 - w0) * (y - y0) / (y1 - y0)
    return 0.0


class Aircraft:
    """Turns the dimensions of one aircraft into layers."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.span, self.length = float(spec["span"]), float(spec["length"])
        self.bold = float(spec.get("bold", 1.0))
        largest = max(self.span, self.length)
        share = (math.log(largest) - math.log(SMALL[0])) / (math.log(LARGE[0]) - math.log(SMALL[0]))
        self.scale = (SMALL[1] + (LARGE[1] - SMALL[1]) * min(1.0, max(0.0, share))) / largest
        self.layers = Layers()

    def place(self, x: float, y: float) -> Point:
        """Canvas position of a point given in metres."""
        return CANVAS / 2 + x * self.scale, CANVAS / 2 + (y - self.length / 2) * self.scale

    def build(self) -> Layers:
        """All parts in drawing order."""
        spec = self.spec
        stations = [(y, width * self.bold / 2) for y, width in spec["body"]]
        for key in ("wing", "tail"):
            if key in spec:
                self.surface(spec[key], stations)
        for extra in spec.get("surfaces", []):
            self.surface(extra, stations)
        for outline in spec.get("plates", []):
            self.plate(outline)
        for x, y, width, length in spec.get("pods", []):
            self.pod(x, y, width * self.bold, length)
        for x, y, diameter in spec.get("props", []):
            self.propeller(x, y, diameter)
        self.fuselage(stations)
        if "radome" in spec:
            self.radome(*spec["radome"])
        for x, y0, y1, *lean in spec.get("fins", []):
            self.stroke((x, y0), (x + (lean[0] if lean else 0.0), y1))
        for chain in spec.get("lines", []):
            self.stroke(*map(tuple, chain))
        for y0, y1, width in spec.get("canopy", []):
            self.canopy(y0, y1, width * min(self.bold, 1.15))
        return self.layers

    def fuselage(self, stations: list[Point]) -> None:
        """The body, smooth through its stations of (y, half width)."""
        right, left = side(stations, 1, self.place), side(stations, -1, self.place)
        (top, wide_top), (bottom, wide_bottom) = stations[0], stations[-1]
        down = "".join(command("C", *piece) for piece in right)
        up = ""
        for i in range(len(left) - 1, -1, -1):
            start = left[i - 1][2] if i else self.place(-wide_top, top)
            up += command("C", left[i][1], left[i][0], start)
        self.layers.body.append(
            command("M", self.place(wide_top, top))
            + down
            + command("L", self.place(-wide_bottom, bottom))
            + up
            + "Z"
        )
        self.layers.shade.append(
            command("M", self.place(0, top))
            + command("L", self.place(wide_top, top))
            + down
            + command("L", self.place(0, bottom))
            + "Z"
        )

    def surface(self, spec: Spec, stations: list[Point]) -> None:
        """A wing or tailplane: an explicit half outline, or root, tip, sweep and optional kinks."""
        if "half" in spec:
            outline = [tuple(p) for p in spec["half"]]
        else:
            inner, reach = spec.get("inner", 0.0), spec.get("span", self.span) / 2
            edges = [
                (inner, spec["at"], spec["at"] + spec["root"]),
                *map(tuple, spec.get("kink", [])),
            ]
            x, leading, _ = edges[-1]
            leading += (reach - x) * math.tan(math.radians(spec["sweep"]))
            edges.append((reach, leading, leading + spec["tip"]))
            outline = [(x, y) for x, y, _ in edges] + [(x, y) for x, _, y in reversed(edges)]
        first, last = outline[0], outline[-1]
        half = [(0.0, first[1]), *outline, (0.0, last[1])]
        radius = spec.get("round", CORNER)
        whole = half + [(-x, y) for x, y in reversed(half)]
        self.layers.body.append(polygon([self.place(x, y) for x, y in whole], radius))
        self.layers.shade.append(polygon([self.place(x, y) for x, y in half], radius * 0.6))
        if spec.get("seam", True):
            front, back = first[1], last[1]
            depth = back - front
            marks = [front + depth * share for share in (0.22, 0.5, 0.82)]
            self.stroke(*[(half_width(stations, y), y) for y in marks])

    def plate(self, outline: list[list[float]]) -> None:
        """An off-centre polygon and its mirror image."""
        for sign in (1, -1):
            self.layers.body.append(polygon([self.place(sign * x, y) for x, y in outline]))
        self.layers.shade.append(polygon([self.place(x, y) for x, y in outline]))

    def pod(self, x: float, y: float, width: float, length: float) -> None:
        """An engine, tank or missile: a capsule with a tapering tail."""
        half = max(width, MIN_WIDTH / self.scale) / 2
        shape = [
            (-0.62, 0),
            (0.62, 0),
            (1, 0.1),
            (1, 0.62),
            (0.5, 1),
            (-0.5, 1),
            (-1, 0.62),
            (-1, 0.1),
        ]
        for sign in (1, -1) if x else (1,):
            points = [self.place(sign * x + a * half, y + b * length) for a, b in shape]
            self.layers.body.append(polygon(points, half * self.scale * 0.7))
            if sign > 0 and x:
                self.layers.shade.append(polygon(points, half * self.scale * 0.7))

    def propeller(self, x: float, y: float, diameter: float) -> None:
        """A propeller edge-on, with its spinner."""
        for sign in (1, -1) if x else (1,):
            cx, cy = self.place(sign * x, y)
            self.layers.body.append(disc(cx, cy, diameter * self.scale / 2, MIN_WIDTH * 0.42))
            self.layers.body.append(disc(cx, cy - 0.9, 1.0, 1.9))

    def radome(self, y: float, diameter: float) -> None:
        """A rotating dome seen from above."""
        cx, cy = self.place(0, y)
        r = diameter * self.scale / 2
        self.layers.body.append(disc(cx, cy, r))
        self.layers.shade.append(
            polygon(
                [
                    (cx, cy - r),
                    (cx + r * 0.7, cy - r * 0.7),
                    (cx + r, cy),
                    (cx + r * 0.7, cy + r * 0.7),
                    (cx, cy + r),
                ],
                r * 0.5,
            )
        )
        self.layers.line.append(disc(cx, cy, r * 0.97))
        band = [
            (cx - r * 0.97, cy - 1.2),
            (cx + r * 0.97, cy - 1.2),
            (cx + r * 0.97, cy + 1.2),
            (cx - r * 0.97, cy + 1.2),
        ]
        self.layers.glass.append(polygon(band, 0.3))

    def stroke(self, *chain: Point) -> None:
        """An open line and its mirror image."""
        for sign in (1, -1) if any(x for x, _ in chain) else (1,):
            points = [self.place(sign * x, y) for x, y in chain]
            self.layers.line.append(
                command("M", points[0]) + "".join(command("L", p) for p in points[1:])
            )

    def canopy(self, y0: float, y1: float, width: float) -> None:
        """A drop-shaped canopy."""
        shape = [
            (0, 0),
            (0.34, 0.05),
            (0.5, 0.36),
            (0.38, 0.8),
            (0, 1),
            (-0.38, 0.8),
            (-0.5, 0.36),
            (-0.34, 0.05),
        ]
        wide = max(width * 0.74, 2.0 / self.scale)
        self.layers.glass.append(
            polygon([self.place(a * wide, y0 + b * (y1 - y0)) for a, b in shape], 1.2)
        )


# --- pictograms ----------------------------------------------------------------------------------


def missile(x: float, y: float, degrees: float, length: float, width: float) -> list[list[Point]]:
    """Body and fins of a missile whose tail is at (x, y); at 0 degrees it points up."""
    w, n = width / 2, length
    body = [(-w, 0), (-w, -n * 0.8), (0, -n), (w, -n * 0.8), (w, 0)]
    tail = [
        (-w * 2.6, 0),
        (-w * 2.6, -n * 0.07),
        (0, -n * 0.24),
        (w * 2.6, -n * 0.07),
        (w * 2.6, 0),
    ]
    mid = [(-w * 2.2, -n * 0.44), (0, -n * 0.62), (w * 2.2, -n * 0.44)]
    return [rotated(part, x, y, degrees) for part in (body, tail, mid)]


def pictogram(text: str) -> Layers:
    """Read the drawing language: one shape a line, in canvas units.

    ``rect x y w h [radius]``, ``disc x y r [ry]``, ``ring x y r width``, ``bar x1 y1 x2 y2 width``,
    ``poly radius x,y x,y ...``, ``missile x y degrees length width`` (tail at x, y).
    ``cut`` before a shape moves it to the glass layer, ``mirror`` repeats it beyond x = 50.
    """
    layers = Layers()
    for row in filter(None, (row.strip() for row in text.splitlines())):
        words = row.split()
        cut = words[0] == "cut" and bool(words.pop(0))
        mirror = words[0] == "mirror" and bool(words.pop(0))
        kind, *rest = words
        target = layers.glass if cut else layers.body
        for flip in (False, True) if mirror else (False,):
            target.extend(shape(kind, rest, flip))
    return layers


def shape(kind: str, words: list[str], flip: bool) -> list[str]:
    """Path data of one shape of the drawing language."""

    def put(points: list[Point]) -> list[Point]:
        return [(CANVAS - x, y) for x, y in points] if flip else points

    if kind == "poly":
        points = [(float(a), float(b)) for a, b in (word.split(",") for word in words[1:])]
        return [polygon(put(points), float(words[0]))]
    v = [float(word) for word in words]
    if kind == "rect":
        x, y, w, h = v[:4]
        return [
            polygon(
                put([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]),
                v[4] if len(v) > 4 else CORNER,
            )
        ]
    if kind in ("disc", "ring"):
        x = CANVAS - v[0] if flip else v[0]
        if kind == "disc":
            return [disc(x, v[1], v[2], v[3] if len(v) > 3 else None)]
        inner = [
            (
                x + (v[2] - v[3]) * math.cos(i * math.pi / 24),
                v[1] + (v[2] - v[3]) * math.sin(i * math.pi / 24),
            )
            for i in range(48)
        ]
        hole = command("M", inner[-1]) + "".join(command("L", p) for p in inner[-2::-1]) + "Z"
        return [disc(x, v[1], v[2]) + hole]
    if kind == "bar":
        x1, y1, x2, y2, w = v
        length, angle = math.hypot(x2 - x1, y2 - y1), math.degrees(math.atan2(y2 - y1, x2 - x1))
        points = rotated(
            [(0, -w / 2), (length, -w / 2), (length, w / 2), (0, w / 2)], x1, y1, angle
        )
        return [polygon(put(points), min(CORNER, w / 3))]
    if kind == "missile":
        return [polygon(put(part), 0.8) for part in missile(*v)]
    raise ValueError(f"unknown shape {kind!r}")


# --- files ---------------------------------------------------------------------------------------


def build(spec: Spec) -> Layers:
    """The layers of one table entry."""
    return pictogram(spec["draw"]) if "draw" in spec else Aircraft(spec).build()


def write_all(table: Path, folder: Path) -> list[str]:
    """Write one SVG for each entry and return the ids."""
    with table.open("rb") as file:
        types = tomllib.load(file)["type"]
    folder.mkdir(parents=True, exist_ok=True)
    for name, spec in types.items():
        try:
            text = build(spec).svg(spec["name"])
        except (KeyError, ValueError) as error:
            raise SystemExit(f"{table.name}: type {name!r}: {error}") from error
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    return list(types)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    write_all(Path(sys.argv[1]), Path(sys.argv[2]))
