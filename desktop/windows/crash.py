"""What happens when the program itself is at fault: written down, saved, told once."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import msgspec
import PySide6
from PySide6.QtCore import QObject, Qt, Signal, Slot, qVersion
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop import __version__

if TYPE_CHECKING:
    from desktop.windows.crash_dialog import CrashDialog

LOGGER = logging.getLogger("readyroom")


class Fault(msgspec.Struct, frozen=True):
    """Something that went wrong in the program, as it is shown and reported."""

    trace: str
    log: Path
    saved: Path | None
    """A copy of the open game, if there was one."""

    def report(self) -> str:
        """Return what a developer needs to know; nothing of the game is in it."""
        return "\n".join(
            (
                f"Ready Room {__version__}",
                f"Python {platform.python_version()}",
                f"PySide {PySide6.__version__}, Qt {qVersion()}",
                platform.platform(),
                "",
                self.trace.rstrip(),
                "",
            )
        )


class Faults(QObject):
    """The last resort for exceptions: they are logged, the game is saved, the person is told."""

    _told = Signal(object)

    def __init__(
        self, log: Path, save_game: Callable[[], Path | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._log = log
        self._save_game = save_game
        self._known: set[str] = set()
        self._dialog: CrashDialog | None = None
        # Never shown at once: the exception may come from the middle of a paint event, or from
        # another thread.
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over all exceptions that nobody caught."""
        sys.excepthook = self.note
        threading.excepthook = self._note_of_thread

    def uninstall(self) -> None:
        """Leave exceptions to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _note_of_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.note(args.exc_type, args.exc_value, args.exc_traceback)

    def note(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Write an exception down and tell the person, unless the very same was told before."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        trace = "".join(traceback.format_exception(kind, error, where))
        LOGGER.error("Unexpected: %s", trace)
        if trace in self._known:
            return
        self._known.add(trace)
        self._told.emit(trace)

    @Slot(object)
    def _show(self, trace: str) -> None:
        # It goes with the dialog over which it was shown, and tells nobody then.
        if self._dialog is not None and isValid(self._dialog):
            return
        try:
            saved = self._save_game()
        except Exception:
            # Whatever is broken may break this too; the dialog then says that nothing was saved.
            LOGGER.exception("The open game could not be saved")
            saved = None
        # What the dialog is made of is loaded with it: no start needs it.
        from desktop.windows.crash_dialog import CrashDialog

        self._dialog = CrashDialog(Fault(trace, self._log, saved), QApplication.activeWindow())
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    @Slot()
    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None
