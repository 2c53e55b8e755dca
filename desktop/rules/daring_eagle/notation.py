"""How squares, cards, quadrants and sides of Daring Eagle are numbered and written."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

FILES: Final = "ABCDEFGHIJKL"
SQUARE_NAMES: Final = tuple(f"{file}{rank}" for rank in range(1, 13) for file in FILES)
"""By square: A1 is 0, L12 is 143."""
SQUARES: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}

AIR, ARM, DIV, BDE, RES, EMP, ENG, AA, LIFT, RET, FRET, DRAW, FREE, PLUS, SF = range(15)
CARD_IDS: Final = (
    *("AIR", "ARM", "DIV", "BDE", "RES"),
    *("EMP", "ENG", "AA", "LIFT", "RET", "FRET", "DRAW", "FREE", "PLUS", "SF"),
)
"""By kind of card; the first five are the combat cards."""
KINDS: Final = {card_id: kind for kind, card_id in enumerate(CARD_IDS)}
COMBAT: Final = range(RES + 1)

QUADRANT_IDS: Final = ("SW", "NW", "NE", "SE")
"""Clockwise around the board."""
SIDES: Final = ("gold", "green", "blue", "red")

NOT_PLACED: Final = -1
CAPTURED: Final = -2

Square = Annotated[int, Meta(ge=0, le=143)]
Card = Annotated[int, Meta(ge=0, le=14)]
Cards = tuple[Card, ...]
"""A set of cards: their kinds in rising order."""
QuadrantNumber = Annotated[int, Meta(ge=0, le=3)]


def card_target(kind: int) -> str:
    """Return what stands for a kind of card in picks: ``card:AIR``."""
    return f"card:{CARD_IDS[kind]}"
