"""The sketch of the last map: it comes again as it was, for the same map and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPixmap

from desktop.table import kept_sketch
from desktop.table.kept_sketch import KeptSketch
from tests.table.hornet_leader.pictures import apart

BOUNDS = QRectF(0, 0, 100, 50)
TERMS = "1.0", "dark"


class Sea(msgspec.Struct, frozen=True):
    ships: tuple[str, ...]


class Land(msgspec.Struct, frozen=True):
    ships: tuple[str, ...]


KEY = Sea(("Nimitz",))


@pytest.fixture
def path(tmp_path: Path, qapp: object) -> Path:
    return tmp_path / "board.sketch"


@pytest.fixture
def sketch(qapp: object) -> QPixmap:
    image = QPixmap(51, 26).toImage()
    for x in range(image.width()):
        for y in range(image.height()):
            image.setPixelColor(x, y, QColor(x, y, 5))
    return QPixmap.fromImage(image)


@pytest.fixture
def kept(path: Path, sketch: QPixmap) -> KeptSketch:
    kept = KeptSketch(path, TERMS)
    kept.keep(KEY, BOUNDS, sketch)
    return kept


def test_a_sketch_comes_again_as_it_was(kept: KeptSketch, sketch: QPixmap) -> None:
    again = kept.sketch(Sea(("Nimitz",)), QRectF(BOUNDS))
    assert again is not None
    assert apart(again.toImage(), sketch.toImage()) == 0


@pytest.mark.parametrize(
    ("key", "bounds"),
    [(Sea(()), BOUNDS), (Land(KEY.ships), BOUNDS), (KEY, BOUNDS.adjusted(0, 0, 1, 0))],
)
def test_another_map_has_none(kept: KeptSketch, key: Hashable, bounds: QRectF) -> None:
    assert kept.sketch(key, bounds) is None


@pytest.mark.parametrize("terms", [(), ("1.0", "light"), ("1.1", "dark"), ("1.0", "dark", "pl")])
@pytest.mark.usefixtures("kept")
def test_a_program_that_looks_different_has_none(path: Path, terms: tuple[object, ...]) -> None:
    assert KeptSketch(path, terms).sketch(KEY, BOUNDS) is None


def _flipped(data: bytes) -> bytes:
    return data[:-7] + bytes([data[-7] ^ 1]) + data[-6:]


@pytest.mark.parametrize(
    "damage",
    [
        _flipped,
        lambda data: data[:-4],
        lambda data: data + data[-4:],
        lambda data: data[: -51 * 26 * 4],
        lambda data: data[:9],
        lambda data: b"",
        lambda data: data + bytes(kept_sketch.LARGEST),
    ],
)
def test_a_damaged_file_is_none(
    kept: KeptSketch, path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path.write_bytes(damage(path.read_bytes()))
    assert kept.sketch(KEY, BOUNDS) is None


def test_where_nothing_was_kept_there_is_none(path: Path) -> None:
    assert KeptSketch(path, TERMS).sketch(KEY, BOUNDS) is None


def test_a_map_that_cannot_be_told_from_others_is_not_kept(path: Path, sketch: QPixmap) -> None:
    kept = KeptSketch(path, TERMS)
    kept.keep(object(), BOUNDS, sketch)
    assert not path.exists()
    assert kept.sketch(object(), BOUNDS) is None


def test_only_what_differs_is_written(
    kept: KeptSketch, sketch: QPixmap, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Mock()
    monkeypatch.setattr(kept_sketch, "write_whole", write)
    kept.keep(KEY, BOUNDS, sketch)
    assert write.call_count == 0
    kept.keep(Sea(()), BOUNDS, sketch)
    assert write.call_count == 1
