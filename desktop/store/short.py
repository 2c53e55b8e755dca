"""The short form in which a row keeps an action, since a long game has ten thousand of them.

The key of the row is the game's number and the ply in one integer. Of an action that is a tagged
object, what all of those have in common is left out; a checksum is kept signed, which takes two
bytes less for half of them. Both forms say the same, so checksums cover the action as it is.
"""

from __future__ import annotations

PLY_BITS = 24
"""Bits of the key that hold the ply: no file that can be imported has as many actions."""

_HEAD, _TAIL = b'{"type":"', b"}"


def place_of(number: int, ply: int) -> int:
    """Return the key of an action: its game's number, and how many actions came before it."""
    return number << PLY_BITS | ply


def shortened(action: bytes) -> bytes:
    """Return the short form of an action; the tag, a name in capitals, tells it from JSON."""
    name = len(_HEAD)
    if action.startswith(_HEAD) and action.endswith(_TAIL) and action[name : name + 1].isupper():
        return action[name : -len(_TAIL)]
    return action


def restored(short: bytes) -> bytes:
    """Return the action of a short form."""
    return _HEAD + short + _TAIL if short[:1].isupper() else short


def signed(checksum: int) -> int:
    """Return a checksum of 32 bits as a number that may be negative."""
    return checksum - (1 << 32) if checksum >> 31 else checksum


def unsigned(stored: int) -> int:
    """Return the checksum of :func:`signed`; of a damaged number, some other checksum."""
    return stored & 0xFFFFFFFF
