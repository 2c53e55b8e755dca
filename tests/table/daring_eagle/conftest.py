"""Positions of Daring Eagle set up square by square."""

from collections.abc import Callable

import pytest

from desktop.catalogue import open_game
from desktop.rules.core import Setup
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.cards import Drawing
from desktop.rules.daring_eagle.notation import KINDS, SQUARES
from desktop.rules.daring_eagle.sequence import MoveAndPlay, TurnEnd
from desktop.rules.daring_eagle.state import State
from desktop.table.daring_eagle.look import DaringEagleLook

Place = Callable[..., State]


@pytest.fixture(scope="session")
def game() -> DaringEagle:
    """The game with the components it ships."""
    opened = open_game("daring_eagle")
    assert isinstance(opened, DaringEagle)
    return opened


@pytest.fixture
def look(game: DaringEagle, qapp: object) -> DaringEagleLook:
    """The look of the game."""
    return DaringEagleLook(game)


@pytest.fixture
def place(game: DaringEagle) -> Place:
    """Set up Gold's turn in a game of two with these units and cards."""

    def placed(
        gold: dict[str, str], red: dict[str, str], hand: str = "", pieces: str = ""
    ) -> State:
        s = game.new(Setup("standard", ("gold", "red"), {"first": "gold"}))
        s.homes, s.order, s.first, s.active, s.turn = [0, 2], [0, 1], 0, 0, 1
        s.moves = 1
        for seat, units in enumerate((gold, red)):
            free = {
                kind: [
                    unit
                    for unit, owner in enumerate(s.owner)
                    if owner == seat and s.division[unit] == (kind == "D")
                ]
                for kind in "DB"
            }
            for square, kind in units.items():
                unit = free[kind].pop(0)
                s.at[unit] = SQUARES[square]
                s.unit_on[SQUARES[square]] = unit
            for unit in (*free["D"], *free["B"]):
                s.at[unit] = -2
                s.captor[unit] = 1 - seat
        captured = len(s.captor) - s.captor.count(-1)
        s.steps = [TurnEnd(captured), Drawing(0, 1, "DE-5.4a"), MoveAndPlay()]
        for card in hand.split():
            s.pile.take(KINDS[card])
            s.hands[0][KINDS[card]] += 1
        for square in pieces.split():
            s.emplacements[SQUARES[square]] = 2
            s.supply -= 1
        return s

    return placed
