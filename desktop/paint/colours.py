"""Arithmetic on colours: mixing, opacity, the contrast of WCAG 2 and what can be read."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

Colour = str | QColor
WORDS = 4.5
"""The contrast with their ground that WCAG asks of words, unless they are large."""
SIGNS = 3.0
"""The same of lines, bars and signs that say something."""
STEPS = 20


def mixed(a: Colour, b: Colour, share: float) -> QColor:
    """Return colour a with the given share of colour b, opaque."""
    first, second = QColor(a), QColor(b)
    return QColor(
        round(first.red() + (second.red() - first.red()) * share),
        round(first.green() + (second.green() - first.green()) * share),
        round(first.blue() + (second.blue() - first.blue()) * share),
    )


def glass(colour: Colour, alpha: float) -> QColor:
    """Return the colour with the given opacity."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def laid_over(colour: Colour, ground: Colour) -> QColor:
    """Return what a translucent colour looks like on an opaque ground."""
    above = QColor(colour)
    return mixed(ground, above, above.alphaF())


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2."""
    c = QColor(colour)
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (c.redF(), c.greenF(), c.blueF())
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def readable_on(ink: Colour, *grounds: Colour, least: float = WORDS) -> QColor:
    """Return an ink, moved no further towards black or white than it takes to read it.

    It is read on every one of the grounds; if that cannot be, the better end is returned.
    """
    below = tuple(QColor(each).rgb() for each in grounds)
    return QColor.fromRgb(_readable(QColor(ink).rgb(), below, least))


@lru_cache(maxsize=1024)
def _readable(ink: int, grounds: tuple[int, ...], least: float) -> int:
    def worst(colour: Colour) -> float:
        return min(contrast(colour, QColor.fromRgb(each)) for each in grounds)

    first = QColor.fromRgb(ink)
    if worst(first) >= least:
        return ink
    end = max("#000000", "#ffffff", key=worst)
    for step in range(1, STEPS):
        moved = mixed(first, end, step / STEPS)
        if worst(moved) >= least:
            return moved.rgb()
    return QColor(end).rgb()
