"""What packs of a campaign say otherwise now, and going on with that (HL-T7.1c)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.logbook.packs_frozen import Newer
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.tracker.corrections_table import WordsTable

SHARES = (1.4, 2, 1.6, 1.6)


class NewerPacks(QWidget):
    """The differences, pack by pack; nothing is shown while there are none."""

    take_over_asked = Signal(object)
    """A ``Newer``."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = ""
        self._newer: list[Newer] = []
        self.note = NoteBox(themes, Tone.INFO, self)
        self.table = WordsTable(SHARES, self)
        self.take_over = KeyButton("", Importance.PRIMARY, self)
        foot = FlowLayout(gap=8)
        foot.addWidget(self.take_over)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.note)
        column.addWidget(self.table, 1)
        column.addLayout(foot)
        self.take_over.clicked.connect(self._ask)
        self.retranslate()

    def show_newer(self, title: str, newer: list[Newer]) -> None:
        """Show the packs of a campaign that have changed; the first is the one taken over."""
        self._title, self._newer = title, newer
        self.retranslate()

    @Slot()
    def _ask(self) -> None:
        self.take_over_asked.emit(self._newer[0])

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.setVisible(bool(self._newer))
        self.take_over.setText(self.tr("Take over the new version"))
        if not self._newer:
            return
        first = self._newer[0]
        head = self.tr("{pack} has changed since {campaign} took it in.")
        body = self.tr("The campaign goes on with the old values until you take over the new ones.")
        self.note.show_note(
            head.format(pack=first.now.title, campaign=self._title), body, "HL-T7.1c"
        )
        heads = (self.tr("Entry"), self.tr("Field"), self.tr("Old"), self.tr("New"))
        rows = [(f"{one.kind} {one.key}", one.field, one.old, one.new) for one in first.differences]
        self.table.show_rows(heads, rows)
        self.table.setAccessibleName(self.tr("Differences"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
