"""Checksums that tie the rows of a game together.

Each action's checksum continues that of the action before it, and the first continues that of the
game's id: a damaged row, a gap, or a row of another game or of a tail that was played over all
break the chain. CRC-32 guards against accidents, not against people.
"""

from __future__ import annotations

from zlib import crc32


def seed(game_id: str) -> int:
    """Return the checksum that the first action continues."""
    return crc32(game_id.encode())


def head(by: str, kind: str) -> bytes:
    """Return what the checksum of an action covers besides the action itself."""
    return f"{by}\0{kind}\0".encode("utf-8", "replace")


def link(previous: int, action: bytes, head: bytes) -> int:
    """Return the checksum of an action that follows the one with ``previous``."""
    return crc32(action, crc32(head, previous))


def seal(state: bytes, chain: int) -> int:
    """Return the checksum of a snapshot taken after the action with this ``chain``."""
    return crc32(state, chain)
