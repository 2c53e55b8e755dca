"""What is chosen for a new game, and how it is remembered for the next time."""

from __future__ import annotations

import secrets
from typing import Any, Literal

import msgspec

from desktop.play.seats import Seat
from desktop.rules.core import Game, OptionValue, Setup

Taken = Literal["person", "bot", "empty"]


class SeatChoice(msgspec.Struct, frozen=True):
    """Who takes one side."""

    side: str
    kind: Taken = "empty"
    name: str = ""
    level: str = ""
    pin: str = ""


class NewGame(msgspec.Struct, frozen=True):
    """Everything a game starts from."""

    game: str
    seats: tuple[SeatChoice, ...]
    options: dict[str, OptionValue] = {}
    by_hand: tuple[str, ...] = ()
    seed: int = 0

    @property
    def taken(self) -> tuple[SeatChoice, ...]:
        """The seats somebody takes, in seat order."""
        return tuple(seat for seat in self.seats if seat.kind != "empty")

    def setup(self, game: Game[Any, Any]) -> Setup:
        """Return the setup: only options that the game has and that differ from its defaults."""
        sides = tuple(seat.side for seat in self.taken)
        known = {option.key: option.default for option in game.options(len(sides))}
        chosen = {
            key: value
            for key, value in self.options.items()
            if key in known and value != known[key]
        }
        return Setup("", sides, chosen)

    def players(self) -> tuple[Seat, ...]:
        """Return the seats for the session."""
        return tuple(
            Seat(seat.side, "bot", level=seat.level)
            if seat.kind == "bot"
            else Seat(seat.side, "person", seat.name, pin=seat.pin)
            for seat in self.taken
        )


def first_choice(game: Game[Any, Any]) -> NewGame:
    """Return what is proposed at first: one person against the easiest computer player."""
    easiest = game.levels[0].key if game.levels else ""
    person = game.first_side or game.all_sides[0]
    computer = next((side for side in game.all_sides if side != person), "")
    kinds: dict[str, Taken] = {person: "person", computer: "bot"}
    seats = tuple(
        SeatChoice(side, kind=kinds.get(side, "empty"), level=easiest) for side in game.all_sides
    )
    return NewGame(game.key, seats)


def remembered(game: Game[Any, Any], kept: bytes) -> NewGame:
    """Return the last choice, as far as it still fits the game."""
    try:
        choice = msgspec.json.decode(kept, type=NewGame)
    except (msgspec.MsgspecError, RecursionError):
        return first_choice(game)
    levels = {level.key for level in game.levels}
    sides = tuple(seat.side for seat in choice.seats)
    fits = all(seat.kind != "bot" or seat.level in levels for seat in choice.seats)
    if choice.game != game.key or sides != game.all_sides or not fits:
        return first_choice(game)
    return choice


def new_seed() -> int:
    """Return a seed nobody can foresee."""
    return secrets.randbelow(2**48)


def moved_on(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with everybody on the side of the one before; PINs go with persons."""
    sides = [seat.side for seat in seats]
    players = (seats[-1], *seats[:-1])
    return tuple(
        Seat(side, player.kind, player.name, player.level, player.pin)
        for side, player in zip(sides, players, strict=True)
    )
