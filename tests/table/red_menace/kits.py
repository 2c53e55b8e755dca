"""The components that the pictures of Red Menace are tried with."""

from __future__ import annotations

from functools import cache

from desktop import resources
from desktop.rules.red_menace.components import Kit


@cache
def kit() -> Kit:
    """Return the components that the program ships."""
    folder = resources.path("red_menace", "data")
    return Kit({path.name: path.read_bytes() for path in folder.iterdir()})
