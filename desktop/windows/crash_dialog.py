"""The dialog after a fault of the program; loaded only when there is one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.fitted import fit
from desktop.windows.crash import Fault
from desktop.windows.file_names import documents
from desktop.windows.told import tell


class CrashDialog(QDialog):
    """What is safe after a fault, and how to report it."""

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
            words = self.tr("{path} could not be written: {reason}. Choose another folder.")
            tell(self, words.format(path=name, reason=error.strerror or error))

    @Slot()
    def _quit_program(self) -> None:
        self.reject()
        QApplication.quit()


def _wrapped(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
