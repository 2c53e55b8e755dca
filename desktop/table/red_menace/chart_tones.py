"""The colours of the polar chart: by day and by night, in colour and as a period print."""

from __future__ import annotations

from typing import Literal

import msgspec

Skin = Literal["chart", "period"]
Owner = Literal["usa", "canada", "greenland", "uk", "ussr", "cuba", "other"]
OWNERS: tuple[Owner, ...] = ("other", "canada", "usa", "ussr", "greenland", "uk", "cuba")


class Tones(msgspec.Struct, frozen=True):
    """The colours of the chart itself; its symbols have the same in every skin."""

    sea: str
    """Round the Pole."""
    deep: str
    """Far from it."""
    slope: str
    shelf: str
    """Shallow water, right at the coast."""
    ice: str
    floe: str
    """The edge of the pack ice."""
    lands: dict[Owner, str]
    coast: str
    shadow: str
    """Under the land, and round the sheet."""
    border: str
    graticule: str
    grid: str
    ink: str
    """Names."""
    halo: str
    faint: str
    """Hex numbers and words of the chart itself."""
    frame: str


NIGHT = Tones(
    sea="#1D4657",
    deep="#0D2431",
    slope="#1C4656",
    shelf="#255666",
    ice="#8FA9B4",
    floe="#5D8493",
    lands={
        "usa": "#7E7347",
        "canada": "#66714A",
        "greenland": "#93A2A8",
        "uk": "#55805F",
        "ussr": "#8A4A40",
        "cuba": "#96603C",
        "other": "#4C585E",
    },
    coast="#0A1A23",
    shadow="#04090D",
    border="#0E1518",
    graticule="#A8DCE6",
    grid="#E3F0F2",
    ink="#FBF6E6",
    halo="#0B151B",
    faint="#CFE3E8",
    frame="#3E6472",
)
DAY = Tones(
    sea="#B9D6DF",
    deep="#8DB5C7",
    slope="#B4D3DD",
    shelf="#C9E1E6",
    ice="#F7FAFA",
    floe="#DCEAEE",
    lands={
        "usa": "#E8D79A",
        "canada": "#DCDDAE",
        "greenland": "#EEF0EA",
        "uk": "#BBD0A0",
        "ussr": "#E8B59E",
        "cuba": "#E39C78",
        "other": "#D8D2C3",
    },
    coast="#6E5F43",
    shadow="#2C3A3E",
    border="#7B6A4C",
    graticule="#2C6076",
    grid="#2F4049",
    ink="#1B1A16",
    halo="#FFFBF0",
    faint="#3F565F",
    frame="#7C97A1",
)
PERIOD_NIGHT = Tones(
    sea="#34373A",
    deep="#202326",
    slope="#3A3D40",
    shelf="#45484B",
    ice="#A3A39E",
    floe="#6E7072",
    lands={
        "usa": "#83827C",
        "canada": "#74736E",
        "greenland": "#9A9994",
        "uk": "#83827C",
        "ussr": "#5C5B58",
        "cuba": "#5C5B58",
        "other": "#4B4C4D",
    },
    coast="#131415",
    shadow="#060707",
    border="#17181A",
    graticule="#D8D8D2",
    grid="#EDEDE8",
    ink="#F7F5EE",
    halo="#111213",
    faint="#D5D5CF",
    frame="#6B6D6E",
)
PERIOD_DAY = Tones(
    sea="#E3DFD3",
    deep="#CDC9BC",
    slope="#DAD6C9",
    shelf="#E9E6DB",
    ice="#FDFCF7",
    floe="#F1EEE5",
    lands={
        "usa": "#F4F1E7",
        "canada": "#EAE7DC",
        "greenland": "#F7F5EE",
        "uk": "#F4F1E7",
        "ussr": "#B2AEA3",
        "cuba": "#B2AEA3",
        "other": "#C8C4B8",
    },
    coast="#3D3A33",
    shadow="#2A2824",
    border="#4A473F",
    graticule="#55514A",
    grid="#3B3933",
    ink="#161512",
    halo="#FBF9F2",
    faint="#4C4942",
    frame="#8B877B",
)


def tones(skin: Skin, *, dark: bool) -> Tones:
    """Return the colours of a skin in a theme."""
    if skin == "period":
        return PERIOD_NIGHT if dark else PERIOD_DAY
    return NIGHT if dark else DAY
