"""Notes of the person's own on a game."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget


class Notes(QWidget):
    """A sheet of paper beside the board."""

    edited = Signal(object)
    """The whole text, after each change by the person."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paper = QPlainTextEdit(self)
        self.paper.setFrameShape(QFrame.Shape.NoFrame)
        # Tab is for getting out; who needs one in a note can paste it.
        self.paper.setTabChangesFocus(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.paper)
        self.paper.textChanged.connect(self._tell)
        self.retranslate()

    @property
    def text(self) -> str:
        """What was written."""
        return self.paper.toPlainText()

    def show_text(self, text: str) -> None:
        """Show a stored note, without telling anybody."""
        self.paper.blockSignals(True)
        self.paper.setPlainText(text)
        self.paper.blockSignals(False)

    def write(self, text: str) -> None:
        """Change the note as the person would who writes it elsewhere, and tell of it."""
        if text != self.text:
            self.show_text(text)
            self._tell()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.paper.setPlaceholderText(self.tr("Your notes on this game. They are saved with it."))
        self.paper.setAccessibleName(self.tr("Notes"))

    @Slot()
    def _tell(self) -> None:
        self.edited.emit(self.text)
