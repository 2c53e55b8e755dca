"""The four titles of the home screen."""

from __future__ import annotations

import msgspec

from desktop.rules.core import T, Text


class Title(msgspec.Struct, frozen=True):
    """A game as its tile announces it."""

    key: str
    name: Text
    line: Text
    guided: bool = False
    """Whether a guide explains its first turn."""


TITLES = (
    Title(
        "daring_eagle",
        T("titles", "Daring Eagle"),
        T("titles", "2–4 players · desert battle"),
        guided=True,
    ),
    Title(
        "eagles_missiles",
        T("titles", "Eagles & Missiles"),
        T("titles", "2–4 players or alone · Poland, near future"),
        guided=True,
    ),
    Title(
        "red_menace",
        T("titles", "Red Menace"),
        T("titles", "Solitaire · North Pole, 1962"),
        guided=True,
    ),
    Title(
        "hornet_leader",
        T("titles", "Hornet Leader"),
        T("titles", "Solitaire or two · carrier air wing"),
        guided=True,
    ),
)

GUIDED = tuple(title for title in TITLES if title.guided)
"""Those whose first turn is explained to whoever plays it."""


def title_of(key: str) -> Title:
    """Return the title with that key; raises ``LookupError`` for one that does not exist."""
    for title in TITLES:
        if title.key == key:
            return title
    raise LookupError(f"There is no game {key!r}.")
