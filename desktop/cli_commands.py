"""The commands that need no window, and what a parser is needed for at all: options and help."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from desktop import __version__, preflight
from desktop.cli_usage import COMMANDS, PROGRAM, Usage


class Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence and does not repeat the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Print the complaint and end with code 2."""
        self.exit(2, f"{self.prog}: {message}. See {self.prog} --help\n")


def carry_out(argv: Sequence[str]) -> int | None:
    """Carry out a command and return its exit code; return nothing if there is none."""
    common = _common()
    known, rest = common.parse_known_args(argv)
    command = _COMMANDS.get(rest[0]) if rest else None
    return None if command is None else command(rest[1:], known, common)


def start_options(argv: Sequence[str]) -> tuple[str | None, str | None]:
    """Return the data directory and the file that a start is asked for."""
    parser = Parser(
        prog=PROGRAM,
        parents=[_common()],
        allow_abbrev=False,
        description="Four tabletop war games on one table, with the rules kept by the program.",
        epilog=f"commands: {', '.join(COMMANDS)}; each has its own --help",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a saved game to open")
    parser.add_argument("--version", action="version", version=f"Ready Room {__version__}")
    arguments = parser.parse_args(argv)
    return arguments.data_dir, arguments.file


def _tell(line: str) -> None:
    """Print what a command found out.

    Raises ``Usage`` if the output takes no more, and ``BrokenPipeError`` if nobody reads it.
    """
    try:
        print(line, flush=True)
    except OSError as error:
        # What is still in the buffer would be tried again, and complained about, at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise Usage(
            f"The output cannot be written ({error.strerror}): send it somewhere else."
        ) from error


def _common() -> Parser:
    """Return the options that come with every command."""
    common = Parser(prog=PROGRAM, add_help=False, allow_abbrev=False)
    common.add_argument(
        "--data-dir", metavar="DIR", help="keep games and settings here instead of the usual folder"
    )
    return common


def _doctor(argv: Sequence[str], known: argparse.Namespace, common: Parser) -> int:
    parser = Parser(
        prog=f"{PROGRAM} doctor",
        parents=[common],
        description="Look whether everything the program needs is right, and say how to mend it.",
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="try everything that a start needs, and play ten plies of each game; needs no "
        "display. The games are kept in DIR if --data-dir names one, else nowhere",
    )
    arguments = parser.parse_args(argv, known)
    from desktop import cli_doctor
    from desktop.store.paths import DataDir

    place = DataDir.choose(arguments.data_dir, os.environ)
    findings: Iterable[cli_doctor.Finding]
    if arguments.self_test:
        from desktop import cli_self_test

        findings = cli_self_test.examine(place if arguments.data_dir else None)
    else:
        findings = cli_doctor.examine(place)
    wrong = False
    for finding in findings:
        _tell(finding.line())
        wrong = wrong or bool(finding.remedy)
    return 1 if wrong else 0


def _simulate(argv: Sequence[str], known: argparse.Namespace, common: Parser) -> int:
    parser = Parser(
        prog=f"{PROGRAM} simulate",
        parents=[common],
        description="Let computer players play many games, and say who wins and how they end.",
    )
    parser.add_argument("game", metavar="GAME", help="such as daring_eagle")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many (10)")
    parser.add_argument(
        "--seats", required=True, metavar="LEVELS", help="such as general,colonel,cadet"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, such as captures=6; may be given again",
    )
    arguments = parser.parse_args(argv, known)
    from desktop import cli_simulate

    order = cli_simulate.read_order(
        arguments.game, arguments.games, arguments.seats, arguments.seed, arguments.option
    )
    counted = _count_up if sys.stderr is not None and sys.stderr.isatty() else None
    if arguments.json is not None:
        cli_simulate.require_writable(arguments.json)
    results = cli_simulate.carry_out(order, counted)
    _tell(cli_simulate.report(results))
    if arguments.json is not None:
        cli_simulate.write_json(results, arguments.json)
    return 0


def _count_up(played: int) -> None:
    print(f"\r{played} ", end="", file=sys.stderr, flush=True)


def _check_pack(argv: Sequence[str], known: argparse.Namespace, common: Parser) -> int:
    parser = Parser(
        prog=f"{PROGRAM} check-pack",
        parents=[common],
        description="Say everything that is wrong or odd about a pack of your own.",
    )
    parser.add_argument("pack", type=Path, metavar="PACK", help="its folder, a file in it or a zip")
    arguments = parser.parse_args(argv, known)
    from desktop import cli_packs
    from desktop.store.paths import DataDir

    state = cli_packs.examine(arguments.pack, DataDir.choose(arguments.data_dir, os.environ))
    for line in cli_packs.report(state):
        _tell(line)
    return 0 if state.usable else 1


def _tour(argv: Sequence[str], known: argparse.Namespace, common: Parser) -> int:
    parser = Parser(
        prog=f"{PROGRAM} tour",
        parents=[common],
        description="Write a picture of every kind of screen; no display is needed.",
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    arguments = parser.parse_args(argv, known)
    # Read by Qt when it starts: the pictures are the same on every machine, with or without a
    # screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    preflight.require_qt()
    from desktop.cli_tour import walk

    for name in walk(arguments.folder):
        _tell(str(name))
    return 0


def _think(argv: Sequence[str], known: argparse.Namespace, common: Parser) -> int:
    """Be the process in which computer players think; only the program itself asks for that."""
    from desktop.play import thinker_process

    thinker_process.main()
    return 0


_COMMANDS: dict[str, Callable[[Sequence[str], argparse.Namespace, Parser], int]] = {
    # What desktop.play.bot_worker starts a frozen program with.
    "--think": _think,
    "check-pack": _check_pack,
    "doctor": _doctor,
    "simulate": _simulate,
    "tour": _tour,
}
