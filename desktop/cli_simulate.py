"""``readyroom simulate``: many games among computer players, told as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from desktop import catalogue
from desktop.cli_usage import Usage
from desktop.play.simulate import RANDOM, Results, simulate
from desktop.rules.core import BadComponents, Game, Option, OptionValue, Refused, Setup
from desktop.rules.games import GAMES


class Order(msgspec.Struct, frozen=True):
    """What is to be simulated, checked."""

    game: Game[Any, Any]
    setup: Setup
    levels: tuple[str, ...]
    games: int
    seed: int


def read_order(key: str, games: int, seats: str, seed: int, options: Sequence[str]) -> Order:
    """Return what the command line asks for; raises ``Usage`` with what is wrong."""
    if key not in GAMES:
        raise Usage(f"There is no game {key!r}; there are: {', '.join(GAMES)}.")
    if games < 1:
        raise Usage("--games must be 1 or more.")
    if not 0 <= seed < 2**63:
        raise Usage("--seed must be 0 or more, and below 2 to the power of 63.")
    try:
        game = catalogue.open_game(key)
    except BadComponents as bad:
        raise Usage(f"{key} cannot be played: {bad}. Install the program again.") from bad
    levels = tuple(level.strip() for level in seats.split(","))
    names = [*(level.key for level in game.levels), RANDOM]
    for level in levels:
        if level not in names:
            raise Usage(f"There is no level {level!r}; there are: {', '.join(names)}.")
    low, high = game.seats
    if not low <= len(levels) <= high:
        raise Usage(f"--seats names {len(levels)} players; {key} takes {low} to {high}.")
    sides = game.all_sides[: len(levels)]
    setup = Setup("", sides, dict(_option(text, game.options(len(sides))) for text in options))
    try:
        game.new(setup)
    except Refused as refused:
        raise Usage(str(refused)) from refused
    return Order(game, setup, levels, games, seed)


def _option(text: str, options: tuple[Option, ...]) -> tuple[str, OptionValue]:
    """Return the key and the value of ``captures=6``."""
    key, equals, value = text.partition("=")
    if not equals:
        raise Usage(f"--option {text} must look like key=value.")
    for option in options:
        if option.key == key:
            return key, _value(option, value)
    names = ", ".join(option.key for option in options)
    raise Usage(f"There is no option {key!r}; there are: {names}.")


def _value(option: Option, text: str) -> OptionValue:
    if option.choices:
        for value, _ in option.choices:
            if str(value) == text:
                return value
        offered = ", ".join(str(value) for value, _ in option.choices)
        raise Usage(f"{option.key} can be {offered}, not {text!r}.")
    if isinstance(option.default, bool):
        words = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
        if text.lower() in words:
            return words[text.lower()]
        raise Usage(f"{option.key} can be on or off, not {text!r}.")
    try:
        number = int(text)
    except ValueError:
        raise Usage(f"{option.key} must be a number, not {text!r}.") from None
    if not option.low <= number <= option.high:
        raise Usage(f"{option.key} can be {option.low} to {option.high}, not {number}.")
    return number


def carry_out(order: Order, progress: Callable[[int], None] | None = None) -> Results:
    """Play all games."""
    return simulate(
        order.game,
        order.setup,
        order.levels,
        games=order.games,
        seed=order.seed,
        progress=progress,
    )


def report(results: Results) -> str:
    """Return the results as a table."""
    lines = [f"{results.game}: {results.games} games, seed {results.seed}", ""]
    lines.append(f"{'level':12}{'side':12}{'games':>7}{'points':>9}{'share':>8}")
    for tally in results.tallies:
        share = tally.score / tally.games if tally.games else 0.0
        lines.append(
            f"{tally.level:12}{tally.side:12}{tally.games:7}{tally.score:9.2f}{share:8.1%}"
        )
    turns, plies = results.turns, results.plies
    lines += [
        "",
        f"turns: {turns.least} to {turns.most}, half of the games at most {turns.median}",
        f"decisions: {plies.least} to {plies.most}, half of the games at most {plies.median}",
        "ended by: " + ", ".join(f"{rule or 'nothing'} {n}" for rule, n in _sorted(results.ends)),
    ]
    if results.figures:
        lines += ["", "on the average of a game:"]
        lines += [f"{name:24}{mean:9.2f}" for name, mean in results.figures.items()]
    return "\n".join(lines)


def _sorted(ends: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(ends.items(), key=lambda end: (-end[1], end[0]))


def require_writable(path: Path) -> None:
    """Make sure that results can be written, before hours of play; raises ``Usage``."""
    with _explained(path):
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()


def write_json(results: Results, path: Path) -> None:
    """Write the results into a file; raises ``Usage`` if that is not possible."""
    with _explained(path):
        path.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Usage(f"{path} cannot be written ({error.strerror}): name another file.") from error
