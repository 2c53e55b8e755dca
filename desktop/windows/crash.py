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

import msgspec
import PySide6
from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop import __version__
from desktop.paint import fonts
from desktop.windows.file_names import documents
from desktop.windows.placing import fit

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
        self._dialog = CrashDialog(Fault(trace, self._log, saved), QApplication.activeWindow())
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    @Slot()
    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
        self._dialog = None


class CrashDialog(QDialog):
    """The dialog after a fault: what is safe, and how to report it."""

    def __init__(self, fault: Fault, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fault = fault
        self._title = QLabel(self)
        self._title.setFont(fonts.interface(20, 700))
        self._safe = _wrapped(self)
        self._where = _wrapped(self)
        self._where.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._details = QPlainTextEdit(fault.report(), self)
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._copy = QPushButton(self)
        self._save = QPushButton(self)
        self._quit = QPushButton(self)
        self._go_on = QPushButton(self)
        self._go_on.setDefault(True)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._quit, QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(self._go_on, QDialogButtonBox.ButtonRole.AcceptRole)
        self._copy.clicked.connect(self.copy_report)
        self._save.clicked.connect(self._save_report)
        self._quit.clicked.connect(self._quit_program)
        self._go_on.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        for widget in (self._title, self._safe, self._where):
            column.addWidget(widget)
        column.addWidget(self._details, 1)
        column.addWidget(buttons)
        fit(self, QSize(680, 480))
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self._title.setText(self.tr("Something went wrong in the program"))
        safe = self.tr("Every move was saved as it was made, so you can go on playing.")
        if self._fault.saved is not None:
            copy = self.tr("A copy of the open game is in {path}.")
            safe += " " + copy.format(path=self._fault.saved)
        self._safe.setText(safe)
        self._where.setText(
            self.tr("If it happens again, please send the report below. The log is {path}.").format(
                path=self._fault.log
            )
        )
        self._details.setAccessibleName(self.tr("Report"))
        self._copy.setText(self.tr("Copy report"))
        self._save.setText(self.tr("Save report …"))
        self._quit.setText(self.tr("Quit"))
        self._go_on.setText(self.tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    @Slot()
    def copy_report(self) -> None:
        """Put the report into the clipboard."""
        QGuiApplication.clipboard().setText(self._fault.report())
        self._copy.setText(self.tr("Copied"))

    @Slot()
    def _save_report(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self,
            self.tr("Save report"),
            str(documents() / "readyroom-report.txt"),
            self.tr("Text (*.txt)"),
        )
        if not name:
            return
        try:
            Path(name).write_text(self._fault.report(), encoding="utf-8")
        except OSError as error:
            QMessageBox.warning(
                self,
                self.tr("Save report"),
                self.tr("{path} could not be written: {reason}. Choose another folder.").format(
                    path=name, reason=error.strerror or error
                ),
            )

    @Slot()
    def _quit_program(self) -> None:
        self.reject()
        QApplication.quit()


def _wrapped(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
