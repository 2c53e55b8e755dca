"""Y, what our rules are compared with: games of python-chess."""

from __future__ import annotations

from random import Random

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
