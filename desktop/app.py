"""Start-up, in this order; the only place that knows every part.

1. The folders of the data directory; fault handler and log file, before anything can fail.
2. The lock of the data directory: a second start hands its file to the first and ends.
3. QApplication, style, fonts.
4. The library, brought up to date; a newer one is refused with a sentence, a damaged one is
   rescued from its backup and what can still be read.
5. The settings: theme, size of text, language.
6. The main window, with the file that was named, or with the board of the game that was open last,
   whose table is made once it is painted, or with the home page, where "Continue" goes on.
7. In idle time indexes are looked through that the start has not, and a backup is made. The modules
   of the table are loaded when a game comes near.

Closing the window, quitting, the end of the session, SIGTERM and SIGINT all end the same way: the
window keeps its layout and its picture of the board. Moves need no saving: each was saved when it
was made.
"""

from __future__ import annotations

import faulthandler
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import __version__
from desktop.log_file import LogFile
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import T, Text
from desktop.store.database import Database
from desktop.store.errors import AlreadyRunning, DamagedDatabase, UserError
from desktop.store.library import Library
from desktop.store.lock import InstanceLock, call_running
from desktop.store.paths import DataDir
from desktop.store.settings import SettingsStore
from desktop.windows.crash import LOGGER, Faults
from desktop.windows.desk import Desk, Shelf
from desktop.windows.dressing import Dressing, wanted_theme
from desktop.windows.languages import Languages
from desktop.windows.logo import window_icon
from desktop.windows.main_window import MainWindow
from desktop.windows.preferences import Preferences
from desktop.windows.told import tell_error

IDLE = 600
"""Milliseconds after the window has come up."""

SOON = 50
"""Milliseconds until the window has been painted."""

LATER = 300
"""Milliseconds until it is looked again whether a dialog has been closed."""

WITHOUT_SCREEN = ("offscreen", "minimal")


def run(place: DataDir, file: Path | None) -> int:
    """Open the program's window and return its exit code; raises ``UserError`` if it cannot."""
    place.prepare()
    with _logs(place), ExitStack() as stack:
        lock = _lock_or_call(place, file)
        if lock is None:
            return 0
        stack.enter_context(lock)
        application = make_application()
        try:
            program = Program(application, place, lock)
        except UserError as error:
            if QGuiApplication.platformName() not in WITHOUT_SCREEN:
                tell_error(None, error)
            raise
        stack.callback(program.finish)
        application.file_wanted.connect(program.open_soon)
        program.begin(file)
        # A signal may have ended the program while a dialog of the start was open.
        return application.exec() if program.window.isVisible() else 0


def _lock_or_call(place: DataDir, file: Path | None) -> InstanceLock | None:
    """Return the lock, or nothing if a running program has taken the file over."""
    try:
        return InstanceLock(place)
    except AlreadyRunning:
        if call_running(place, (str(file),) if file is not None else ()):
            return None
        raise


@contextmanager
def _logs(place: DataDir) -> Iterator[None]:
    """Write what goes wrong into files of the data directory while the block runs."""
    handler = LogFile(log_path(place))
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    LOGGER.info("Ready Room %s with Python %s", __version__, sys.version.split()[0])
    before = qInstallMessageHandler(_log_qt)
    try:
        with _traces_of_crashes(place.logs / "faults.log"):
            yield
    finally:
        qInstallMessageHandler(before)
        LOGGER.removeHandler(handler)
        handler.close()


@contextmanager
def _traces_of_crashes(path: Path) -> Iterator[None]:
    """Have a crash of the interpreter written down, if the file can be had, while it runs."""
    try:
        file = path.open("a", encoding="utf-8")
    except OSError as error:
        # A full disk, or a file left by another user: nothing to keep anybody from playing.
        LOGGER.warning("No traces of crashes: %s", error)
        yield
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()


def log_path(place: DataDir) -> Path:
    """Return the log file of a data directory."""
    return place.logs / "readyroom.log"


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    serious = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    LOGGER.log(logging.ERROR if serious else logging.WARNING, "Qt: %s", message)


class Application(QApplication):
    """The application, which on macOS is told of the files to open by an event."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def make_application() -> Application:
    """Return the application, dressed in the first theme until the settings are known."""
    application = Application(sys.argv[:1])
    application.setApplicationName("Ready Room")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("readyroom")
    return application


def open_library(place: DataDir) -> tuple[Database, tuple[Text, ...]]:
    """Return the open database, and what there is to tell about it."""
    try:
        database = Database(place)
    except DamagedDatabase as error:
        from desktop.store.rescue import rescue

        LOGGER.warning("Damaged: %s", error)
        told = (error.message, *rescue(place).report())
        return Database(place), told
    if database.is_new and database.backups.list():
        return database, (
            T("app", "The library was gone, so a new one was made."),
            T("app", "Backups are there: Settings, Saved games brings one back."),
        )
    return database, ()


class Program(QObject):
    """Everything that lives as long as the window."""

    _found_odd = Signal(tuple)
    """The tables whose indexes are damaged; told by the thread that makes the backup."""

    def __init__(self, application: QApplication, place: DataDir, lock: InstanceLock) -> None:
        super().__init__()
        self._application, self._place, self._lock = application, place, lock
        self._finished = False
        self.database, told = open_library(place)
        store = SettingsStore(self.database)
        settings, remarks = store.load()
        preferences = Preferences(store, settings, self)
        self.desk = Desk(
            place=place,
            database=self.database,
            library=Library(self.database),
            preferences=preferences,
            themes=ThemeSource(load_theme(wanted_theme(settings)), self),
            languages=Languages(self),
            # Tens of thousands of objects that stay: to look through them for rubbish takes longer
            # than a step may, and would come in the middle of somebody's turn.
            shelf=Shelf(gc.freeze),
        )
        self._dressing = Dressing(
            application, preferences, self.desk.themes, self.desk.languages, self
        )
        self.window = MainWindow(self.desk, (*told, *remarks))
        self._faults = Faults(log_path(place), self.window.emergency_copy, self)
        self._faults.install()
        self._backup = threading.Thread(target=self._back_up, name="backup")
        self._calls = QSocketNotifier(lock.fileno(), QSocketNotifier.Type.Read, self)
        self._calls.activated.connect(self._called)
        self._wanted: list[Path] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(LATER)
        self._later.timeout.connect(self._open_wanted)
        self._signals = Signals(self)
        # Dialogs are closed first: one that waits for its answer would go on without a window.
        self._signals.noticed.connect(application.closeAllWindows)
        application.aboutToQuit.connect(self.finish)
        application.commitDataRequest.connect(self._session_ends)
        self._found_odd.connect(self._mend, Qt.ConnectionType.QueuedConnection)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._rest)

    def begin(self, file: Path | None) -> None:
        """Show the window with what was open, or with the file that was asked for."""
        self.window.show()
        if file is not None:
            self.window.open_file(file)
        else:
            self.window.reopen()
        self._idle.start()
        QTimer.singleShot(SOON, self._show_icon)

    @Slot()
    def _show_icon(self) -> None:
        self._application.setWindowIcon(window_icon())

    @Slot(tuple)
    def _mend(self, tables: tuple[str, ...]) -> None:
        """Make indexes anew that a closer look has found damaged; tell only what that leaves."""
        from desktop.store.indexes import mend_indexes

        if self._finished:
            return
        LOGGER.warning("Damaged indexes: %s", ", ".join(tables))
        try:
            left = mend_indexes(self.database, tables)
        except UserError as error:
            LOGGER.warning("Not mended: %s", error)
            return
        if left:
            tell_error(self.window, DamagedDatabase(self._place.database, left))

    @Slot()
    def _rest(self) -> None:
        """Do what can wait until the window is there."""
        # Put off for the start; what is there now stays, and is not looked through again.
        gc.collect()
        gc.freeze()
        gc.enable()
        self._backup.start()

    def _back_up(self) -> None:
        """Look closer than the start did, and make a backup; in a thread of its own."""
        from desktop.store.indexes import odd_indexes

        try:
            odd = odd_indexes(self._place.database)
            if odd:
                self._found_odd.emit(odd)
            self.database.backups.make(self._place.database)
        except UserError as error:
            LOGGER.warning("No backup: %s", error)

    @Slot()
    def _called(self) -> None:
        """Answer a second start: show the window, open its files."""
        for message in self._lock.receive():
            self.window.come_forward()
            self._wanted += map(Path, message.open)
        self._open_wanted()

    @Slot(str)
    def open_soon(self, file: str) -> None:
        """Open a file that the desktop asks for, once no dialog is open."""
        self.window.come_forward()
        self._wanted.append(Path(file))
        self._open_wanted()

    @Slot()
    def _open_wanted(self) -> None:
        """Open the files of second starts, one after the other, once no dialog is open.

        A dialog may ask about the game that would be put away.
        """
        while self._wanted and QApplication.activeModalWidget() is None:
            self.window.open_file(self._wanted.pop(0))
        if self._wanted:
            self._later.start()

    @Slot()
    def _session_ends(self) -> None:
        self.window.keep()

    @Slot()
    def finish(self) -> None:
        """Keep what is to be kept and let go of everything; a second call does nothing."""
        if self._finished:
            return
        self._finished = True
        self._idle.stop()
        self._later.stop()
        self.window.keep()
        self.window.leave_game()
        self._signals.stop()
        self._calls.setEnabled(False)
        if self._backup.ident is not None:
            self._backup.join()
        self._faults.uninstall()
        self.database.close()


class Signals(QObject):
    """SIGTERM and SIGINT as a Qt signal.

    Python alone would notice them only when the next event happens to run some of its code.
    """

    noticed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._near, self._far = socket.socketpair()
        for end in (self._near, self._far):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._drain)
        self._wakeup = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        numbers = (signal.SIGTERM, signal.SIGINT)
        self._before = {number: signal.signal(number, _do_nothing) for number in numbers}

    @Slot()
    def _drain(self) -> None:
        if self._near.recv(64):
            self.noticed.emit()

    def stop(self) -> None:
        """Leave the signals to whoever had them before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._near.close()
        self._far.close()


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """Exist: without a handler of ours, the signal would end the process at once."""
