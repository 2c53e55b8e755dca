"""The command line: open the window, or one of the commands that need none.

Nothing here imports Qt until a window is wanted, so that ``--version`` and ``--help`` answer at
once. Wrong usage and files that cannot be used end with code 2 and one sentence.
"""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop import preflight
from desktop.cli_usage import COMMANDS, PROGRAM, Usage

INTERRUPTED = 130
"""The exit code after Ctrl+C, as shells know it."""

HUNG_UP = 141
"""The exit code when whoever read the output has gone, as after ``| head -1``."""

PLACE = "--data-dir="
"""The only option of a start that is read without a parser."""


def main(argv: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    # Nothing that a start makes is rubbish; ``app`` has it looked for again in idle time.
    gc.disable()
    from desktop.store.errors import UserError

    if isinstance(sys.stdout, io.TextIOWrapper):
        # A folder may be called what the console has no letters for.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        asked = _plain_start(argv)
        if asked is None:
            # Loaded here: a start by menu or by double click needs no parser.
            from desktop import cli_commands

            gc.enable()
            code = cli_commands.carry_out(argv)
            if code is not None:
                return code
            asked = cli_commands.start_options(argv)
            gc.disable()
        return _window(*asked)
    except Usage as complaint:
        print(f"{PROGRAM}: {complaint}", file=sys.stderr)
        return 2
    except UserError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return HUNG_UP
    finally:
        gc.enable()


def _plain_start(argv: Sequence[str]) -> tuple[str | None, str | None] | None:
    """Return the data directory and the file of a start without any other option."""
    place: str | None = None
    file: str | None = None
    for argument in argv:
        if argument.startswith(PLACE):
            place = argument.removeprefix(PLACE)
        elif argument.startswith("-") or argument in COMMANDS or file is not None:
            return None
        else:
            file = argument
    return place, file


def _window(place: str | None, file: str | None) -> int:
    """Open the program's window."""
    path = None if file is None else _checked(Path(file))
    from desktop.quick_enums import make_enums_quickly
    from desktop.quick_pyside import quick_pyside

    # Before the first of Qt's classes is loaded, to find out whether there is a display.
    make_enums_quickly()
    with quick_pyside():
        preflight.require_display()
    from desktop import app
    from desktop.store.paths import DataDir

    return app.run(DataDir.choose(place, os.environ), path)


def _checked(path: Path) -> Path:
    """Return the absolute path of a saved game; raises ``Usage`` or ``UserError`` before Qt."""
    if not path.exists():
        names = ", ".join(COMMANDS)
        raise Usage(f"There is no file {path}, nor is it one of the commands: {names}.")
    if path.is_dir():
        raise Usage(f"{path} is a folder: name a saved game in it.")
    from desktop.rules.games import GAMES
    from desktop.store import exchange

    data = exchange.read_file(path)
    exchange.decode(data, name=path.name, games=GAMES)
    return path.absolute()
