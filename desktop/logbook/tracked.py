"""Telling a tracked campaign from other games by what it was begun with, without its rules."""

from __future__ import annotations

from typing import Any

import msgspec


class _Options(msgspec.Struct):
    options: dict[str, Any] = {}


class _Setup(msgspec.Struct):
    """All that a list needs of what a game was begun with."""

    setup: _Options


def is_tracked(setup: bytes) -> bool:
    """Return whether the terms of a game, as the library keeps them, are those of a campaign.

    Raises ``msgspec.MsgspecError`` for damaged ones.
    """
    return bool(msgspec.json.decode(setup, type=_Setup).setup.options.get("tracking"))
