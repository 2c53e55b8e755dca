"""The texts of the licences, one at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Slot
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from desktop import resources
from desktop.paint.quiet import QuietComboBox

FOLDER = "licences"
BUILT_FROM = "built-from.txt"
"""Written by the build of a packaged program; not there in others."""
OF_SYSTEM = "system"
"""The folder of the licences of libraries that a packaged program brings along."""


class LicencesPage(QWidget):
    """A choice of licences above the text of the one that is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = QuietComboBox(self)
        self.text = reading(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.choice)
        column.addWidget(self.text, 1)
        for title, file in self._texts():
            self.choice.addItem(title, str(file))
        self.choice.currentIndexChanged.connect(self._show)
        self._retranslate()
        self._show()

    def _texts(self) -> list[tuple[str, Path]]:
        """Return the texts there are, by their titles."""
        folder = resources.path(FOLDER)
        titles = {
            folder / "ready-room.txt": self.tr("Ready Room: the MIT licence"),
            folder / "qt.txt": self.tr("Qt: how it is used, and how to exchange it"),
            folder / "lgpl-3.txt": "GNU Lesser General Public License, 3",
            folder / "gpl-3.txt": "GNU General Public License, 3",
            folder / "qt-parts.txt": self.tr("Parts of others inside Qt"),
            folder / "python.txt": self.tr("Python"),
            resources.path("fonts", "OFL.txt"): self.tr("The fonts: SIL Open Font License, 1.1"),
            folder / "others.txt": self.tr("Other software"),
            folder / "apache-2.txt": "Apache License, 2.0",
            folder / BUILT_FROM: self.tr("What this program was built from"),
        }
        shown = [(title, file) for file, title in titles.items() if file.exists()]
        return shown + [(file.stem, file) for file in sorted((folder / OF_SYSTEM).glob("*.txt"))]

    @Slot()
    def _show(self) -> None:
        self.text.setPlainText(Path(self.choice.currentData()).read_text(encoding="utf-8"))
        self.text.setAccessibleName(self.choice.currentText())

    def _retranslate(self) -> None:
        self.choice.setAccessibleName(self.tr("Licence"))
        for place, (title, _) in enumerate(self._texts()):
            self.choice.setItemText(place, title)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)


def reading(parent: QWidget) -> QPlainTextEdit:
    """Return a field for reading, which Tab leaves again."""
    text = QPlainTextEdit(parent)
    text.setReadOnly(True)
    text.setTabChangesFocus(True)
    return text
