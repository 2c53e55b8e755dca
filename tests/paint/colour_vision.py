"""Colours as people with the three common kinds of colour blindness see them."""

from PySide6.QtGui import QColor

# Machado, Oliveira and Fernandes (2009), severity 1.0, for linear light.
VISION = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(colour: str, vision: str) -> tuple[float, float, float]:
    """Return the CIE Lab (D65) of a colour as the given vision sees it."""
    c = QColor(colour)
    light = [
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (c.redF(), c.greenF(), c.blueF())
    ]
    r, g, b = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True))))
        for row in VISION[vision]
    )
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: str, b: str, vision: str) -> float:
    """Return the distance in Lab; 2.3 is just noticeable, 11 plain at a glance."""
    here, there = seen(a, vision), seen(b, vision)
    return float(sum((p - q) ** 2 for p, q in zip(here, there, strict=True)) ** 0.5)
