"""Path data of simple shapes: rounded polygons, discs, all wound clockwise (y points down)."""

from __future__ import annotations

import math

CORNER = 0.9  # default corner radius
ARC = 0.5523  # control distance of a quarter circle

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def command(letter: str, *points: Point) -> str:
    """One path command."""
    return letter + " ".join(f"{number(x)},{number(y)}" for x, y in points)


def clockwise(points: list[Point]) -> list[Point]:
    """The polygon in clockwise order (on a canvas whose y axis points down)."""
    area = sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True)
    )
    return points if area >= 0 else points[::-1]


def distinct(points: list[Point]) -> list[Point]:
    """The closed polygon without repeated neighbours."""
    return [p for i, p in enumerate(points) if math.dist(p, points[i - 1]) > 0.02]


def toward(a: Point, b: Point, distance: float) -> Point:
    """The point at the given distance from a on the way to b."""
    share = distance / math.dist(a, b)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def polygon(points: list[Point], radius: float = CORNER) -> str:
    """A closed polygon with rounded corners."""
    points = clockwise(distinct(points))
    if radius <= 0:
        return command("M", points[0]) + "".join(command("L", p) for p in points[1:]) + "Z"
    parts: list[str] = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        start = toward(corner, before, min(radius, math.dist(corner, before) * 0.45))
        end = toward(corner, after, min(radius, math.dist(corner, after) * 0.45))
        parts.append(command("L" if parts else "M", start))
        parts.append(
            command(
                "C",
                toward(start, corner, math.dist(start, corner) * 0.66),
                toward(end, corner, math.dist(end, corner) * 0.66),
                end,
            )
        )
    return "".join(parts) + "Z"


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle or an ellipse."""
    ry = rx if ry is None else ry
    kx, ky = rx * ARC, ry * ARC
    return (
        command("M", (x, y - ry))
        + command("C", (x + kx, y - ry), (x + rx, y - ky), (x + rx, y))
        + command("C", (x + rx, y + ky), (x + kx, y + ry), (x, y + ry))
        + command("C", (x - kx, y + ry), (x - rx, y + ky), (x - rx, y))
        + command("C", (x - rx, y - ky), (x - kx, y - ry), (x, y - ry))
        + "Z"
    )


def rotated(points: list[Point], x: float, y: float, degrees: float) -> list[Point]:
    """Points turned clockwise about the origin, then moved to (x, y)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + a * c - b * s, y + a * s + b * c) for a, b in points]
