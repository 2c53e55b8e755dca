"""The colours of the map of Poland, by day and by night."""

from __future__ import annotations

from typing import Literal

import msgspec

Part = Literal["hostile", "neutral", "nato"]
"""How a neighbour stands to Poland."""
PARTS: dict[str, Part] = {"RUS": "hostile", "BLR": "hostile", "DEU": "nato", "CZE": "nato"}
"""Neighbours that are not neutral."""


class Tones(msgspec.Struct, frozen=True):
    """The colours of the ground; signs and counters have the same in both themes."""

    sea: str
    """Far from the coast, and at the lower end of the map."""
    depths: tuple[str, str, str]
    """Towards the coast."""
    water: str
    """Rivers and lakes."""
    lines: dict[str, str]
    """Polish territories by their invasion line; "" on none."""
    neighbours: dict[Part, str]
    heights: tuple[str, float]
    """Laid over higher ground, level upon level, and how strongly."""
    light: tuple[float, float]
    """How strong slopes are lit, and how dark those are that lie in the shade."""
    coast: str
    border: str
    """Between territories."""
    frontier: str
    """Round Poland."""
    ink: str
    """Names."""
    halo: str
    faint: str
    """Names of waters and neighbours."""
    frame: str
    wash: str
    """Over conquered territories."""
    plate: str
    """Under the counters of a battle."""
    plate_ink: str


NIGHT = Tones(
    sea="#12293A",
    depths=("#16314A", "#1B3B55", "#234762"),
    water="#2C5672",
    lines={"I": "#3F5268", "II": "#4B5F42", "III": "#665B3B", "IV": "#664B3C", "": "#4D4C48"},
    neighbours={"hostile": "#4A2E2F", "neutral": "#33382F", "nato": "#2F3C4B"},
    heights=("#D9B98A", 0.07),
    light=(0.05, 0.13),
    coast="#081019",
    border="#0C1014",
    frontier="#E9DCB8",
    ink="#FBF6E6",
    halo="#10161C",
    faint="#B9CBD6",
    frame="#4A5C6A",
    wash="#8E1F1F",
    plate="#12171C",
    plate_ink="#F4F1EA",
)
DAY = Tones(
    sea="#8DB3CB",
    depths=("#9BBED3", "#ABCADB", "#C0D8E3"),
    water="#7FA9C4",
    lines={"I": "#CBD9E8", "II": "#D5E2BF", "III": "#F1E3B8", "IV": "#EFD2B8", "": "#E4E0D3"},
    neighbours={"hostile": "#DDB5AC", "neutral": "#D2D3C2", "nato": "#BCC9D6"},
    heights=("#8A6236", 0.085),
    light=(0.15, 0.07),
    coast="#5D6B70",
    border="#6A5D45",
    frontier="#4C3F28",
    ink="#1D1B16",
    halo="#FFFBF0",
    faint="#3E5968",
    frame="#8A9298",
    wash="#A62A22",
    plate="#FBF8F1",
    plate_ink="#20262D",
)


def tones(*, dark: bool) -> Tones:
    """Return the colours of a theme."""
    return NIGHT if dark else DAY
