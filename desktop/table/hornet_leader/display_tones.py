"""The colours of the tactical display and the campaign sheet: a sea by night, a chart by day."""

from __future__ import annotations

import msgspec


class Tones(msgspec.Struct, frozen=True):
    """The colours of the maps in one theme."""

    frame: str
    rim: str
    rings: tuple[str, str, str, str]
    """The Center first, Stand-Off last."""
    border: str
    edge: str
    """The outermost border."""
    label: str
    glow: str
    """Radar circles and the sweep."""
    gate: str
    gate_ground: str
    light: str
    shade: str
    land: str
    coast: str
    sea: str
    deep: str


NIGHT = Tones(
    frame="#0B1622",
    rim="#22405C",
    rings=("#2B4F75", "#213F5F", "#19324C", "#12263A"),
    border="#5FA8D3",
    edge="#9BD1F0",
    label="#C6E0F2",
    glow="#8FD0F5",
    gate="#FFCB47",
    gate_ground="#2A2410",
    light="#FFFFFF",
    shade="#04090F",
    land="#3B4A40",
    coast="#A9BBA0",
    sea="#16324A",
    deep="#0C1B2A",
)
DAY = Tones(
    frame="#C9D6DC",
    rim="#8FA9B8",
    rings=("#A9CBE0", "#BED8E6", "#D1E3EC", "#E2ECF0"),
    border="#2F6FA0",
    edge="#1E4F78",
    label="#173F61",
    glow="#1E5F93",
    gate="#B26E00",
    gate_ground="#FFF1CC",
    light="#FFFFFF",
    shade="#20435C",
    land="#E6DCBB",
    coast="#8A7B4E",
    sea="#C6DDE9",
    deep="#A5C6D8",
)


def tones(*, dark: bool) -> Tones:
    """Return the colours for a theme."""
    return NIGHT if dark else DAY
