"""PINs of seats: only a salted hash is ever kept, and guessing is slow."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

_COST, _BLOCK, _LANES = 2**14, 8, 1
"""Some 40 ms and 16 MiB for one try: a PIN is short, so each guess has to be dear."""

TRIES, PAUSE = 5, 10.0
"""So many wrong PINs, and the seconds in which none is taken after them."""

_FORM = re.compile(r"scrypt:[0-9a-f]{32}:[0-9a-f]{64}")


def hash_pin(pin: str) -> str:
    """Return the text to keep instead of the PIN: ``scrypt:<salt>:<hash>`` in hexadecimal."""
    # Loaded when a PIN is set or asked for: most starts need none of it.
    import secrets

    salt = secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_derive(pin, salt).hex()}"


def is_pin_hash(text: str) -> bool:
    """Return whether this has the form that ``hash_pin`` gives."""
    return _FORM.fullmatch(text) is not None


def pin_matches(pin: str, kept: str) -> bool:
    """Return whether this is the PIN of which only the hash was kept."""
    if not is_pin_hash(kept):
        return False
    import hmac

    _, salt, expected = kept.split(":")
    return hmac.compare_digest(_derive(pin, bytes.fromhex(salt)).hex(), expected)


class PinTries:
    """The wrong PINs of every seat; lives as long as the program, whatever game is open.

    A seat is known by the hash of its PIN, which a copy or a branch of its game has as well.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """``clock`` tells seconds."""
        self._clock = clock
        self._wrong: dict[str, int] = {}
        self._shut_until: dict[str, float] = {}

    def pause(self, kept: str) -> float:
        """Return the seconds until a PIN is taken again; 0 if one is taken now."""
        return max(0.0, self._shut_until.get(kept, 0.0) - self._clock())

    def opens(self, kept: str, pin: str) -> bool:
        """Try a PIN and return whether it was the right one; in a pause none is."""
        if self.pause(kept):
            return False
        if pin_matches(pin, kept):
            self._wrong.pop(kept, None)
            return True
        wrong = self._wrong.get(kept, 0) + 1
        if wrong >= TRIES:
            wrong = 0
            self._shut_until[kept] = self._clock() + PAUSE
        self._wrong[kept] = wrong
        return False


def _derive(pin: str, salt: bytes) -> bytes:
    import hashlib

    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_LANES, dklen=32)
