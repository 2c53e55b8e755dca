"""Look at every screen: ``python -m tests.screens --size 1280x720 --text 200 --longer``.

What is found is printed, each once, with the screens it was seen on. For a screen that shows
everything larger, set ``QT_SCALE_FACTOR`` as well and give the size that is left.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop import cli_tour
from desktop.store.database import Database
from desktop.store.paths import DataDir
from desktop.windows.dressing import Dressing
from tests.screens.found import Found
from tests.screens.grounds import measured
from tests.screens.longer import Longer
from tests.screens.painted import watched
from tests.screens.walk import Walk


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--size", default="1280x720")
    asked.add_argument("--text", type=int, default=100)
    asked.add_argument("--theme", choices=("dark", "light"), default="dark")
    asked.add_argument("--language", default="en")
    asked.add_argument("--longer", action="store_true", help="all texts 40 %% longer")
    asked.add_argument("--only", default="", help="a part of the way, such as _hornet")
    asked.add_argument("--keep", type=Path, help="a folder that keeps the positions")
    asked.add_argument("--pictures", type=Path, help="a folder for pictures")
    options = asked.parse_args()
    size = QSize(*map(int, options.size.split("x")))
    app = _application(size)
    seen: dict[Found, list[str]] = {}

    def look(name: str, widget: QWidget, found: list[Found], picture: QPixmap) -> None:
        for each in found:
            seen.setdefault(each, []).append(name)
        if options.pictures is not None:
            options.pictures.mkdir(parents=True, exist_ok=True)
            picture.save(str(options.pictures / f"{name}.png"))

    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep or Path(scratch)
        place = DataDir(folder)
        place.prepare()
        with Database(place) as database, watched() as watch, measured() as grounds:
            desk = cli_tour._desk(place, database)
            settings = replace(
                desk.preferences.settings,
                theme=options.theme,
                text_scale=options.text,
                language=options.language,
                animation_speed=0,
            )
            desk.preferences.use(settings)
            dressing = Dressing(app, desk.preferences, desk.themes, desk.languages)
            longer = Longer() if options.longer else None
            walk = Walk(desk, folder / "games.json", size, watch, grounds, look)
            walk.go(options.theme, options.only)
            if longer is not None:
                longer.stop()
            dressing.deleteLater()
    for found, names in sorted(seen.items()):
        sys.stdout.write(
            f"{found.kind}: {found.where}\n    {found.words!r} {found.by}  [{', '.join(names)}]\n"
        )
    sys.stdout.write(f"{len(seen)} found, contrasts measured: {grounds.measured.total()}\n")


def _application(size: QSize) -> QApplication:
    """Return an application with a screen of that size: dialogs are no larger than their screen."""
    factor = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    screen = {
        "name": "one",
        "x": 0,
        "y": 0,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
        "width": math.ceil(size.width() * factor),
        "height": math.ceil(size.height() * factor),
    }
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"screens": [screen]}, file)
        file.flush()
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={file.name}"
        return QApplication(["readyroom"])


main()
