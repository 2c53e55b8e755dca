"""What our speed is compared with."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from time import perf_counter

import chess

from tests.bench.measure import rate

SLICE = 0.12
"""Seconds of processor time for one measurement of a rate."""
LONGEST = 200


class ChessPlayer:
    """Y: random games of python-chess, the legal moves listed at each decision."""

    def __init__(self) -> None:
        self._rng = Random(7)

    def decisions_a_second(self) -> float:
        """Return the decisions in a second."""
        return rate(self.play_game, SLICE)

    @staticmethod
    def board(moves: int) -> chess.Board:
        """Return a board after so many moves."""
        board = chess.Board()
        for _ in range(moves):
            board.push(next(iter(board.legal_moves)))
        return board

    def play_game(self) -> int:
        """Play a game and return its number of decisions."""
        board = chess.Board()
        for decisions in range(LONGEST):
            moves = list(board.legal_moves)
            if not moves:
                return decisions
            board.push(self._rng.choice(moves))
        return LONGEST


def append_lines(path: Path, lines: int) -> list[float]:
    """Return the seconds that each line takes which is appended to a file and synced."""
    taken: list[float] = []
    with path.open("ab", buffering=0) as file:
        for number in range(lines):
            line = b'{"ply":%d,"action":{"type":"Move","start":12,"to":24}}\n' % number
            start = perf_counter()
            file.write(line)
            os.fsync(file.fileno())
            taken.append(perf_counter() - start)
    return taken
