"""``readyroom check-pack``: what is wrong and odd about a pack (HL-T7.2a)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from desktop.cli_usage import Usage
from desktop.logbook.packs import GAME, Gathered, read_folder
from desktop.logbook.packs_shelf import Packs, PackState
from desktop.logbook.packs_zip import LARGEST_ZIP, read_zip
from desktop.store.paths import DataDir


def examine(path: Path, place: DataDir) -> PackState:
    """Return everything about the pack in a folder, beside a file or in a zip.

    What it requires is looked for among the packs of the data directory. Raises ``Usage`` and
    ``UserError`` if there is no pack to look at.
    """
    return Packs(place.packs(GAME)).examine(_gathered(path.absolute()))


def _gathered(path: Path) -> Gathered:
    if not path.exists():
        raise Usage(f"There is no {path}: name the folder of a pack, a file in it or its zip.")
    if path.is_dir():
        return read_folder(path)
    if path.suffix == ".toml":
        return read_folder(path.parent)
    if path.suffix != ".zip":
        raise Usage(f"{path} is no pack: name a folder, a .toml file in it or a .zip.")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_ZIP + 1)
    except OSError as error:
        raise Usage(f"{path} cannot be read ({error.strerror}).") from error
    return read_zip(data, path.name)


def report(state: PackState) -> Iterator[str]:
    """Yield the lines that tell about a pack: mistakes, warnings, and what it all comes to."""
    yield from map(str, state.wrong)
    yield from (f"{each} (warning)" for each in state.odd)
    entries = ", ".join(f"{kind} {count}" for kind, count in state.counts.items()) or "none"
    verdict = "can be used" if state.usable else "cannot be used"
    yield (
        f"{state.pack.title} {verdict}. Mistakes: {len(state.wrong)}."
        f" Warnings: {len(state.odd)}. Entries: {entries}."
    )
