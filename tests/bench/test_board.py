"""Frames of a large board in pytest-benchmark's terms, beside an item for every hex."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.board import (
    FEW,
    MANY,
    animating,
    board_view,
    dragging,
    hovering,
    panning,
    scaling,
    shown,
    zooming,
)
from tests.bench.hex_look import HexLook
from tests.bench.item_per_hex import item_view

COUNTERS = pytest.mark.parametrize("counters", [FEW, MANY])
GESTURES = pytest.mark.parametrize("gesture", [panning, zooming, dragging, animating, hovering])


@COUNTERS
@GESTURES
@pytest.mark.benchmark(group="frames")
def test_a_frame_of_the_board(
    benchmark: BenchmarkFixture,
    qapp: object,
    counters: int,
    gesture: Callable[..., Callable[[int], None]],
) -> None:
    view = board_view(HexLook(counters))
    benchmark(_frame(gesture(view)))
    view.close()


@COUNTERS
@pytest.mark.parametrize("gesture", [panning, scaling])
@pytest.mark.benchmark(group="frames")
def test_a_frame_with_an_item_for_every_hex(
    benchmark: BenchmarkFixture,
    qapp: object,
    counters: int,
    gesture: Callable[..., Callable[[int], None]],
) -> None:
    view = shown(item_view(HexLook(counters)))
    benchmark(_frame(gesture(view)))
    view.close()


def _frame(step: Callable[[int], None]) -> Callable[[], None]:
    numbers = count()

    def frame() -> None:
        step(next(numbers))
        QApplication.processEvents()

    return frame
