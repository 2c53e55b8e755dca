"""The shipped fonts: Barlow for the interface, Barlow Condensed for counters and figures."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from desktop import resources

INTERFACE, CONDENSED = "Barlow", "Barlow Condensed"
BODY = 14
"""Height of body text in pixels at a text scale of 100 %."""
SMALLEST_SCALE, LARGEST_SCALE = 80, 200


class FontProblem(RuntimeError):
    """A shipped font that Qt cannot read."""


@cache
def load_fonts() -> None:
    """Register the shipped fonts with Qt, once."""
    for path in sorted(resources.path("fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontProblem(f"The font {path.name} cannot be read. Install the program again.")


def body_font(scale: int = 100) -> QFont:
    """Return the font of the program for a text scale in per cent (80 to 200)."""
    load_fonts()
    scale = min(LARGEST_SCALE, max(SMALLEST_SCALE, scale))
    return _font(INTERFACE, BODY * scale / 100, QFont.Weight.Normal)


def text_scale() -> float:
    """Return the present text scale, 1.0 for 100 %."""
    pixels = QGuiApplication.font().pixelSize()
    return pixels / BODY if pixels > 0 else 1.0


def interface(pixels: float, weight: int = 400) -> QFont:
    """Return the interface font; pixels as designed at 100 %, scaled as the person likes."""
    return _font(INTERFACE, pixels * text_scale(), QFont.Weight(weight))


def condensed(pixels: float, weight: int = 600) -> QFont:
    """Return the narrow font for figures, map labels and small capitals, scaled likewise."""
    return _font(CONDENSED, pixels * text_scale(), QFont.Weight(weight))


def narrowed(font: QFont) -> QFont:
    """Return a font that differs only in that its letters are narrow."""
    narrow = QFont(font)
    narrow.setFamily(CONDENSED)
    return narrow


def small_capitals(pixels: float = 12) -> QFont:
    """Return the font of headings in capitals; the caller's words are turned into capitals."""
    font = condensed(pixels)
    font.setCapitalization(QFont.Capitalization.AllUppercase)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 0.6 * text_scale())
    return font


def _font(family: str, pixels: float, weight: QFont.Weight) -> QFont:
    # A copy: whoever gets it may change it.
    return QFont(_made(family, max(1, round(pixels)), weight))


@lru_cache(maxsize=256)
def _made(family: str, pixels: int, weight: QFont.Weight) -> QFont:
    load_fonts()
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    # Figures of one width are not Barlow's default, and columns of numbers need them.
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
