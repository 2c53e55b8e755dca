"""``readyroom doctor --self-test``: what a start needs, and ten plies of every game.

It is for a program that has just been installed or frozen: a library, a plugin or a file that did
not come along shows here. No display is needed. Every game is played by its computer players, in
the process in which they think, and kept in a library that is closed and opened again.
"""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

from desktop import catalogue, cli_doctor, preflight, resources
from desktop.cli_doctor import Finding
from desktop.play.seats import Seat
from desktop.play.thinking import Answer, question
from desktop.rules.core import Chance, Setup
from desktop.rules.games import GAMES
from desktop.store.database import Database
from desktop.store.errors import UserError
from desktop.store.keeping import create_session, open_session
from desktop.store.library import Library
from desktop.store.lock import InstanceLock
from desktop.store.paths import DataDir

if TYPE_CHECKING:
    from desktop.play.bot_worker import BotWorker
    from desktop.play.session import Session

PLIES = 10
SECONDS = 1.0
"""How long a computer player may think about a decision."""
SEED = 1
SIDE = 64
"""Pixels of the side of a drawing that is tried."""

AGAIN = "Install the program again."

Look = Callable[[], str]
"""Looks at one thing and returns what it found; raises ``Fault``."""


class Fault(Exception):
    """Something that is not as it has to be, as a sentence."""


def examine(place: DataDir | None) -> Iterator[Finding]:
    """Look at everything, with games kept in that place, or in one that is removed afterwards."""
    yield from cli_doctor.versions()
    yield from cli_doctor.shipped()
    yield from cli_doctor.games()
    yield from _drawn()
    if place is not None:
        yield from _played(place)
        return
    with tempfile.TemporaryDirectory(prefix="readyroom-") as folder:
        yield from _played(DataDir(Path(folder)))


# What is drawn


def _drawn() -> Iterator[Finding]:
    # Read by Qt when it starts: what is looked at here needs no screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        preflight.require_qt()
    except preflight.CannotStart as reason:
        words, _, remedy = str(reason).partition(": ")
        yield Finding("Qt", words, remedy or str(reason))
        return
    from PySide6.QtWidgets import QApplication

    # Held until the end of what follows: without it fonts and pixmaps cannot be used.
    _application = QApplication.instance() or QApplication(["readyroom"])
    looks: dict[str, Look] = {
        "Letters": _letters,
        "Icons": _icons,
        "Pictures": _pictures,
        "Sorting": _sorting,
        **{f"Language {code}": _language(code) for code in _codes()},
    }
    yield Finding("Qt", f"started on the platform {QApplication.platformName()}")
    for what, look in looks.items():
        yield _finding(what, look)


def _finding(what: str, look: Look) -> Finding:
    """Return what a look found; anything that goes wrong in it is a fault of the installation."""
    try:
        return Finding(what, look())
    except Exception as fault:  # noqa: BLE001  # whatever is broken is to be told, with the rest
        return Finding(what, str(fault) or type(fault).__name__, AGAIN)


def _letters() -> str:
    """Look whether each of the program's fonts is the one that is drawn with."""
    from PySide6.QtGui import QFontInfo, QRawFont

    from desktop.paint import fonts

    fonts.load_fonts()
    for make in (fonts.interface, fonts.condensed):
        for weight in (400, 500, 600, 700):
            font = make(fonts.BODY, weight)
            if QFontInfo(font).family() != font.family():
                raise Fault(f"{font.family()} is drawn as {QFontInfo(font).family()}")
            if not QRawFont.fromFont(font).supportsCharacter(ord("Ż")):
                raise Fault(f"{font.family()} {weight} has no letter Ż")
    return f"{fonts.INTERFACE} and {fonts.CONDENSED} are drawn with"


def _icons() -> str:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from desktop.paint.icons import IconName, draw_icon

    names: tuple[IconName, ...] = get_args(IconName)
    for name in names:

        def draw(p: QPainter, name: IconName = name) -> None:
            draw_icon(p, QRectF(0, 0, SIDE, SIDE), name, "#ffffff")

        if not _leaves_ink(draw):
            raise Fault(f"{name} is not drawn")
    return f"{len(names)} are drawn"


def _pictures() -> str:
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

    files = sorted(resources.path("art", "svg").glob("*.svg"))
    for file in files:

        def draw(p: QPainter, file: Path = file) -> None:
            QSvgRenderer(str(file)).render(p)

        if not _leaves_ink(draw):
            raise Fault(f"{file.name} is not drawn")
    return f"{len(files)} are drawn"


def _leaves_ink(draw: Callable[[Any], None]) -> bool:
    """Return whether a drawing is there when it is written as PNG and read again."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter

    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(0)
    blank = image.copy()
    painter = QPainter(image)
    draw(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    read = QImage.fromData(bytes(buffer.data().data()))
    return not read.isNull() and read.convertToFormat(image.format()) != blank


def _sorting() -> str:
    """Look whether words come in the order of a language, which is not that of their numbers."""
    from PySide6.QtCore import QCollator, QLocale

    words = ["zebra", "łan", "lwy", "masa", "ćma", "cyna"]
    collator = QCollator(QLocale("pl_PL"))
    found = sorted(words, key=collator.sortKey)
    if found != ["cyna", "ćma", "lwy", "łan", "masa", "zebra"]:
        raise Fault(f"Polish words come in the order {', '.join(found)}")
    if QLocale("pl_PL").toUpper("żółć") != "ŻÓŁĆ":
        raise Fault("small letters do not become capital ones")
    return "as in a dictionary"


def _codes() -> list[str]:
    return sorted(file.stem.partition("_")[2] for file in resources.translations().glob("*.qm"))


def _language(code: str) -> Look:
    def look() -> str:
        from PySide6.QtCore import QCoreApplication

        from desktop.windows.languages import SOURCE, Languages

        languages = Languages()
        tried = [("AboutDialog", "About Ready Room"), ("QPlatformTheme", "Cancel")]
        try:
            languages.use(code)
            said = [QCoreApplication.translate(context, source) for context, source in tried]
        finally:
            languages.use(SOURCE)
        for (_, source), words in zip(tried, said, strict=True):
            if words == source:
                raise Fault(f'"{source}" stays English')
        return f"it says {said[0]}, and Qt says {said[1]}"

    return look


# What is played


def _played(place: DataDir) -> Iterator[Finding]:
    from desktop.play.bot_worker import BotWorker

    try:
        place.prepare()
        with InstanceLock(place), Database(place) as database:
            yield Finding("Library", f"opened in {place.root}")
        worker = BotWorker()
        try:
            for key in GAMES:
                yield _finding(f"Ten plies of {key}", partial(_ten_plies, key, place, worker))
        finally:
            worker.close()
        with InstanceLock(place), Database(place) as database:
            problems = database.problems()
            yield Finding("Library", problems[0] if problems else "whole", AGAIN * bool(problems))
    except UserError as error:
        yield Finding("Library", str(error), "Name another folder with --data-dir.")


def _ten_plies(key: str, place: DataDir, worker: BotWorker) -> str:
    """Play a game from its beginning, keep it, and look whether it comes back as it was."""
    game, game_id = catalogue.open_game(key), str(uuid.uuid4())
    setup = Setup("", game.all_sides[: game.seats[0]])
    level = game.levels[0].key
    seats = tuple(Seat(side, "bot", level=level) for side in setup.sides)
    title = f"Self-test of {key}"
    with InstanceLock(place):
        with Database(place) as database:
            library = Library(database)
            session = create_session(
                library, game, setup, seats, title=title, seed=SEED, game_id=game_id
            )
            while session.ply < PLIES and session.decision is not None:
                _play_on(session, worker)
            before = session.record(), game.encode(session.state)
        with Database(place) as database:
            again = open_session(Library(database), game, game_id)
            after = again.record(), game.encode(again.state)
    if before != after:
        raise Fault("the game that was kept is not the game that was played")
    return f"{session.ply} played by {level}, kept, and the same when opened again"


def _play_on(session: Session[Any], worker: BotWorker) -> None:
    if isinstance(session.decision, Chance):
        if session.roll() is None:
            raise Fault("dice are not rolled")
        return
    worker.ask(question(session, seconds=SECONDS))
    answer = worker.result()
    if not isinstance(answer, Answer):
        raise Fault("the computer player gave no answer")
    session.play(answer.decode(session.game))
