"""How structs are copied: what can change is new, the rest is shared (G4)."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from desktop.rules.cloning import copier


class Fixed(msgspec.Struct, frozen=True):
    name: str


class Counter(msgspec.Struct):
    at: int
    kind: Literal["a", "b"] = "a"


class Board(msgspec.Struct):
    counters: list[Counter]
    by_name: dict[str, list[int]]
    fixed: Fixed
    chosen: Counter | None = None
    edge: tuple[Fixed, ...] = ()


class Unclear(msgspec.Struct):
    inner: tuple[list[int], ...]


class Mixed(msgspec.Struct):
    inner: int | Counter


def test_a_copy_changes_by_itself() -> None:
    board = Board([Counter(1)], {"x": [1]}, Fixed("f"), Counter(2))
    copy = copier(Board)(board)
    assert copy == board
    copy.counters[0].at = 5
    copy.counters.append(Counter(6))
    copy.by_name["x"].append(2)
    copy.chosen.at = 7
    assert board == Board([Counter(1)], {"x": [1]}, Fixed("f"), Counter(2))


def test_what_never_changes_is_shared() -> None:
    board = Board([], {}, Fixed("f"), edge=(Fixed("g"),))
    copy = copier(Board)(board)
    assert copy.fixed is board.fixed
    assert copy.edge is board.edge
    assert copy.chosen is None


@pytest.mark.parametrize("kind", [Unclear, Mixed])
def test_a_field_of_which_it_is_not_known_is_refused(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(TypeError, match="in a state"):
        copier(kind)
