"""Campaigns into files: what, of which campaigns, how, and where to (HL-T6.4a to HL-T6.4d)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, QSize, QStandardPaths, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.campaigns import Campaigns
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, Segmented
from desktop.paint.fitted import fit
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.store.errors import UserError
from desktop.store.exchange import write_file
from desktop.table.question import confirmed
from desktop.tracker.export_files import ExportChoice, Made, made

GAME = "hornet_leader"
SIZE = QSize(640, 440)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
FIELDS = ("kind", "everything", "separator", "bom", "zipped", "sheet", "form", "paper")
SHOWN = {
    "json": ("kind", "everything"),
    "csv": ("kind", "everything", "separator", "bom", "zipped"),
    "pdf": ("kind", "sheet", "everything", "paper"),
    "report": ("kind", "everything", "form"),
}
"""By kind: what there is to choose."""


class ExportDialog(QDialog):
    """Every choice in one row each; only those that matter show."""

    exported = Signal(object)
    """The ``ExportChoice`` of files that were written."""

    def __init__(
        self,
        campaigns: Campaigns,
        game_id: str,
        themes: ThemeSource,
        choice: ExportChoice | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """``game_id`` is the campaign that is shown, empty for none; ``choice`` the last one."""
        super().__init__(parent)
        self._campaigns, self._game_id = campaigns, game_id
        self.choice = choice or ExportChoice()
        if not game_id:
            self.choice = msgspec.structs.replace(self.choice, everything=True)
        self._head, self._about = QLabel(self), QLabel(self)
        self.rows = {field: Segmented((), self) for field in FIELDS}
        self._labels = {field: QLabel(self) for field in FIELDS}
        self.note = NoteBox(themes, Tone.GOOD, self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.cancel = KeyButton("", parent=self)
        self.export = KeyButton("", Importance.PRIMARY, self)
        self._build()
        self.setPalette(themes.theme.palette(GAME))
        self.retranslate()
        self.export.setDefault(True)
        self.export.setFocus(Qt.FocusReason.OtherFocusReason)
        fit(self, SIZE)

    def _build(self) -> None:
        self._about.setWordWrap(True)
        self._about.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(10)
        self._form.setLabelAlignment(LEFT)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for field, row in self.rows.items():
            self._form.addRow(self._labels[field], row)
            row.chosen.connect(self._chosen)
        for button in (self.cancel, self.export):
            button.setAutoDefault(button is self.export)
        self.cancel.clicked.connect(self.reject)
        self.export.clicked.connect(self.ask_place)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addWidget(self._head)
        column.addWidget(Hairline(self))
        column.addLayout(self._form)
        column.addWidget(self._about)
        column.addStretch(1)
        column.addWidget(self.note)
        column.addWidget(self.trouble)
        column.addLayout(foot)
        self.note.hide()
        self.trouble.hide()

    # --- choosing ---------------------------------------------------------------------------------

    @Slot(object)
    def _chosen(self, _key: object) -> None:
        values: dict[str, Any] = {field: row.value for field, row in self.rows.items()}
        self.choice = ExportChoice(**values)
        self._show_rows()

    def _show_rows(self) -> None:
        shown = SHOWN[self.choice.kind]
        blank = self.choice.kind == "pdf" and self.choice.sheet == "blank"
        for field, row in self.rows.items():
            # A blank sheet is of no campaign.
            self._form.setRowVisible(row, field in shown and not (blank and field == "everything"))
        for button in self.rows["everything"].buttons()[:1]:
            button.setEnabled(bool(self._game_id))
        self._about.setText(self._words_about()[self.choice.kind])
        self.note.hide()
        self.trouble.hide()

    # --- writing ----------------------------------------------------------------------------------

    @Slot()
    def ask_place(self) -> None:
        """Make the files and ask where they go; say what came of it."""
        self.note.hide()
        self.trouble.hide()
        try:
            found = made(self._campaigns, self._game_id, self.choice)
            target = self._target(found) if found.files else None
            if target is not None:
                self.write(found, target)
        except UserError as error:
            self._say(error)

    def _target(self, found: Made) -> Path | None:
        """Ask for a file, or for the folder of several; nothing if the person thinks better."""
        place = Path(documents())
        if len(found.files) == 1:
            (name,) = found.files
            chosen, _ = QFileDialog.getSaveFileName(
                self, self.tr("Export"), str(place / name), f"*{Path(name).suffix}"
            )
            return Path(chosen) if chosen else None
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Export into"), str(place))
        if not chosen:
            return None
        there = [name for name in found.files if (Path(chosen) / name).exists()]
        question = self.tr("{names} are there already. Replace them?")
        if there and not confirmed(self, chosen, question.format(names=", ".join(there))):
            return None
        return Path(chosen)

    def write(self, found: Made, target: Path) -> None:
        """Write the files: one as ``target``, several into that folder; raises ``UserError``."""
        several = len(found.files) > 1
        for name, data in found.files.items():
            write_file(target / name if several else target, data)
        words = self.tr("{count} files are in {path}.") if several else self.tr("Written: {path}")
        self.note.show_note(words.format(count=len(found.files), path=str(target)), "")
        self.note.show()
        self.exported.emit(self.choice)
        if found.left_out:
            left = "; ".join(f"{title}: {say(error.message)}" for title, error in found.left_out)
            self.trouble.show_note(self.tr("Left out, because they cannot be read:"), left)
            self.trouble.show()

    def _say(self, error: UserError) -> None:
        self.trouble.show_note(say(error.message), say(error.advice))
        self.trouble.show()

    # --- words ------------------------------------------------------------------------------------

    def _words_about(self) -> dict[str, str]:
        return {
            "json": self.tr(
                "The whole campaign, its recorded moves too. It can be imported again without loss."
            ),
            "csv": self.tr(
                "Five tables for a spreadsheet: squadron, missions, flights and both accounts."
            ),
            "pdf": self.tr("A sheet to print, landscape, in black on white."),
            "report": self.tr("The story of the campaign: squadron, Day by Day, result."),
        }

    def _choices(self) -> Iterator[tuple[str, str, tuple[tuple[object, str], ...]]]:
        yield (
            *("kind", self.tr("What")),
            (
                ("json", self.tr("Campaign file")),
                ("csv", self.tr("Tables (CSV)")),
                ("pdf", self.tr("Sheet (PDF)")),
                ("report", self.tr("Report")),
            ),
        )
        yield (
            "everything",
            self.tr("Of"),
            ((False, self._title()), (True, self.tr("All campaigns"))),
        )
        yield (
            "separator",
            self.tr("Separator"),
            ((",", self.tr("Comma")), (";", self.tr("Semicolon"))),
        )
        yield (
            "bom",
            self.tr("Encoding"),
            ((True, self.tr("UTF-8 with mark")), (False, self.tr("UTF-8"))),
        )
        yield (
            "zipped",
            self.tr("Into"),
            ((False, self.tr("A folder")), (True, self.tr("One zip file"))),
        )
        yield (
            *("sheet", self.tr("Sheet")),
            (
                ("log", self.tr("Player Log")),
                ("squadron", self.tr("Squadron")),
                ("blank", self.tr("Blank Player Log")),
            ),
        )
        yield (
            *("form", self.tr("As")),
            (
                ("markdown", self.tr("Markdown")),
                ("text", self.tr("Plain text")),
                ("bbcode", self.tr("Forum (BBCode)")),
            ),
        )
        yield "paper", self.tr("Paper"), (("a4", "A4"), ("letter", "Letter"))

    def _title(self) -> str:
        if not self._game_id:
            return self.tr("This campaign")
        try:
            title = self._campaigns.row(self._game_id).title
        except UserError:
            return self.tr("This campaign")
        return title if len(title) <= 40 else f"{title[:40]}…"

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.setWindowTitle(self.tr("Export"))
        self._head.setText(self.tr("Export"))
        self._head.setFont(fonts.interface(20, 700))
        for field, label, choices in self._choices():
            row = self.rows[field]
            row.set_choices(choices)
            row.set_value(getattr(self.choice, field))
            row.setAccessibleName(label)
            self._labels[field].setText(label)
            self._labels[field].setBuddy(row)
        self.cancel.setText(self.tr("Close"))
        self.cancel.set_cap("Esc")
        self.export.setText(self.tr("Export …"))
        self.export.set_cap("Enter")
        self._show_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def documents() -> str:
    """Return the folder in which a person keeps files."""
    found = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return found if found and Path(found).is_dir() else str(Path.home())
