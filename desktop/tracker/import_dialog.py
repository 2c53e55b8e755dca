"""A file into the tracker: what it is, what it holds, the question, and what came of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.arriving import SUFFIXES, Arriving, look
from desktop.logbook.arriving_types import Answer
from desktop.logbook.backup_file import Decision
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.csv_rows import BadTables
from desktop.logbook.packs_shelf import Packs
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, Segmented
from desktop.paint.fitted import fit
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.store.errors import UserError
from desktop.tracker.export_dialog import documents

GAME = "hornet_leader"
SIZE = QSize(760, 560)


class ImportDialog(QDialog):
    """Nothing is written before the person has read and answered."""

    taken = Signal(object)
    """The ids of the campaigns that are new or changed; data packs may have come in too."""

    def __init__(
        self,
        campaigns: Campaigns,
        packs: Packs,
        themes: ThemeSource,
        game_id: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """``game_id`` is the campaign that is proposed for Days of a spreadsheet."""
        super().__init__(parent)
        self._campaigns, self._packs, self._game_id = campaigns, packs, game_id
        self.arriving: Arriving | None = None
        self._done = False
        self._head, self._hint, self.what = QLabel(self), QLabel(self), QLabel(self)
        self.choose = KeyButton("", Importance.NORMAL, self)
        self.report = QPlainTextEdit(self)
        self.question = QLabel(self)
        self.decisions = Segmented((), self)
        self.into = QuietComboBox(self)
        self.note = NoteBox(themes, Tone.GOOD, self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.cancel = KeyButton("", parent=self)
        self.take = KeyButton("", Importance.PRIMARY, self)
        self._build()
        self.setPalette(themes.theme.palette(GAME))
        self.retranslate()
        fit(self, SIZE)

    def _build(self) -> None:
        for label in (self._hint, self.what, self.question):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        for button in (self.choose, self.cancel, self.take):
            button.setAutoDefault(False)
        self.choose.clicked.connect(self.ask_file)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self.bring_in)
        top = QHBoxLayout()
        top.addWidget(self._hint, 1)
        top.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignTop)
        answer = QHBoxLayout()
        answer.addWidget(self.decisions)
        answer.addWidget(self.into, 1)
        answer.addStretch(1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addWidget(self._head)
        column.addWidget(Hairline(self))
        column.addLayout(top)
        column.addWidget(self.what)
        column.addWidget(self.report, 1000)
        column.addWidget(self.question)
        column.addLayout(answer)
        column.addWidget(self.note)
        column.addWidget(self.trouble)
        column.addStretch(1)
        column.addLayout(foot)

    # --- the file ---------------------------------------------------------------------------------

    @Slot()
    def ask_file(self) -> None:
        """Let the person choose a file, and say what it is."""
        pattern = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        kinds = self.tr("Files ({pattern})").format(pattern=pattern)
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Import"), documents(), kinds)
        if name:
            self.show_file(Path(name))

    def show_file(self, path: Path) -> None:
        """Say what a file is and what it holds; nothing is written."""
        self.arriving, self._done = None, False
        self.note.hide()
        self.trouble.hide()
        try:
            self.arriving = look(self._campaigns, self._packs, path)
        except UserError as error:
            self._say(error)
        self._hint.setText(path.name)
        self._show()

    def _show(self) -> None:
        found = self.arriving
        asked = found.question if found is not None and not self._done else None
        self.what.setVisible(found is not None)
        self.report.setVisible(found is not None and not self._done)
        self.question.setVisible(asked is not None)
        self.decisions.setVisible(bool(asked and asked.decisions))
        self.into.setVisible(bool(asked and asked.into))
        if found is not None and not self._done:
            self.what.setText(say(found.what))
            self.report.setPlainText("\n".join(map(say, found.lines)))
        if asked is not None:
            self.question.setText(say(asked.words))
            words = self._decisions()
            self.decisions.set_choices([(each, words[each]) for each in asked.decisions])
            if asked.decisions:
                self.decisions.set_value(asked.decisions[-1])
            self._fill_into()
        self.take.setEnabled(found is not None and found.usable and not self._done)

    def _fill_into(self) -> None:
        self.into.clear()
        for row in self._campaigns.rows():
            if not row.trashed:
                self.into.addItem(row.title, row.game_id)
        self.into.setCurrentIndex(max(0, self.into.findData(self._game_id)))

    # --- taking over ------------------------------------------------------------------------------

    @Slot()
    def bring_in(self) -> None:
        """Take over what was read, as it was decided, or say why that is not possible."""
        if self.arriving is None:
            return
        self.trouble.hide()
        try:
            taken = self.arriving.take(self._answer())
        except BadTables as bad:
            self.report.setPlainText("\n".join(say(fault.words) for fault in bad.faults))
            self._say(bad)
            return
        except UserError as error:
            self._say(error)
            return
        self._done = True
        words = "\n".join(map(say, taken.lines)) or self.tr("Nothing was changed.")
        self.note.show_note(words, "")
        self.note.show()
        self._show()
        self.taken.emit(taken.game_ids)

    def _answer(self) -> Answer:
        chosen = self.decisions.value
        decision: Decision = "skip"
        for each in self._decisions():
            if each == chosen:
                decision = each
        return Answer(decision, str(self.into.currentData() or ""))

    def _say(self, error: UserError) -> None:
        self.trouble.show_note(say(error.message), say(error.advice))
        self.trouble.show()

    # --- words ------------------------------------------------------------------------------------

    def _decisions(self) -> dict[Decision, str]:
        return {
            "replace": self.tr("Replace"),
            "both": self.tr("Keep both"),
            "skip": self.tr("Leave it as it is"),
        }

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.setWindowTitle(self.tr("Import"))
        self._head.setText(self.tr("Import"))
        self._head.setFont(fonts.interface(20, 700))
        self.what.setFont(fonts.interface(15, 700))
        if self.arriving is None:
            self._hint.setText(
                self.tr(
                    "A campaign file, a data pack, tables of a spreadsheet (missions.csv and"
                    " flights.csv), or a reference file or campaign log of the community."
                )
            )
        self.choose.setText(self.tr("Choose a file …"))
        self.report.setAccessibleName(self.tr("What the file holds"))
        self.decisions.setAccessibleName(self.tr("What becomes of what is here already"))
        self.into.setAccessibleName(self.tr("Campaign"))
        self.cancel.setText(self.tr("Close"))
        self.cancel.set_cap("Esc")
        self.take.setText(self.tr("Import"))
        for box in (self.note, self.trouble):
            box.setVisible(box.isVisible())
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
