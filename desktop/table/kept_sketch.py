"""The sketch of the map that was shown last, kept for the first moments of the next start."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from zlib import crc32

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPixmap

from desktop.store.files import write_whole

LARGEST = 4 * 2**20
"""Bytes; no sketch is larger."""
NUMBER = 4
"""Bytes of each number before the pixels."""
PIXEL = 4
FORMAT = QImage.Format.Format_RGB32


class KeptSketch:
    """A file with one sketch, and with all that decides how it looks.

    It is a row of pixels as they lie in memory: to read them takes a twentieth of painting them.
    """

    def __init__(self, path: Path, terms: tuple[object, ...]) -> None:
        """``terms`` is what decides about it besides the map: the program, the theme and so on."""
        self._path, self._terms = path, terms

    def sketch(self, key: Hashable, bounds: QRectF) -> QPixmap | None:
        """Return the sketch of a map, if it was this one that was kept."""
        head = self._head(key, bounds)
        try:
            return None if head is None else self._read(head)
        except OSError:
            return None

    def _read(self, head: bytes) -> QPixmap | None:
        with self._path.open("rb") as file:
            if file.read(len(head)) != head:
                return None
            numbers = file.read(3 * NUMBER)
            wide, high, total = (
                int.from_bytes(numbers[at : at + NUMBER], "little")
                for at in range(0, 3 * NUMBER, NUMBER)
            )
            size = wide * high * PIXEL
            if size > LARGEST or size != self._path.stat().st_size - file.tell():
                return None
            # Read to where they stay: a row of pixels in RGB has no gaps.
            image = QImage(wide, high, FORMAT)
            if image.isNull() or file.readinto(image.bits()) != size:
                return None
        return QPixmap.fromImage(image) if crc32(image.constBits()) == total else None

    def keep(self, key: Hashable, bounds: QRectF, sketch: QPixmap) -> None:
        """Write the sketch of a map, unless it is there already; raises ``OSError``."""
        head = self._head(key, bounds)
        if head is None:
            return
        image = sketch.toImage().convertToFormat(FORMAT)
        pixels = bytes(image.constBits())
        numbers = (image.width(), image.height(), crc32(pixels))
        data = head + b"".join(number.to_bytes(NUMBER, "little") for number in numbers) + pixels
        if not self._path.exists() or self._path.read_bytes() != data:
            write_whole(self._path, data)

    def _head(self, key: Hashable, bounds: QRectF) -> bytes | None:
        """Return all that decides how a sketch looks; nothing if a map cannot say that."""
        try:
            return msgspec.msgpack.encode((self._terms, type(key).__name__, key, bounds.getRect()))
        except TypeError:
            return None
