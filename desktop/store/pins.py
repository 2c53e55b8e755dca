"""PINs of seats: only a salted hash is ever kept."""

from __future__ import annotations

import re

_COST, _BLOCK, _LANES = 2**14, 8, 1
"""Some 40 ms and 16 MiB for one try: a PIN is short, so each guess has to be dear."""

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


def _derive(pin: str, salt: bytes) -> bytes:
    import hashlib

    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_LANES, dklen=32)
