"""An own Pilot, Target, Event or Campaign: typed, checked while it is, written into a pack."""

from __future__ import annotations

import tomllib
from typing import Any

import tomli_w
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.entry_fields import (
    SHEETS,
    Field,
    get,
    id_of,
    places,
    put,
    value_of,
    without,
    words_of,
)
from desktop.logbook.packs import Gathered, PackTrouble
from desktop.logbook.packs_shelf import Packs
from desktop.logbook.packs_writing import EntryRefused, copy_of, new_pack, with_entry, write_entry
from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton, Toggle
from desktop.paint.fitted import fit
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.hornet_leader.packs_kinds import BY_NAME
from desktop.table.scrolled import Scrolled
from desktop.tracker import dropping
from desktop.tracker.entry_grid import EntryGrid
from desktop.tracker.entry_names import names_of

Raw = dict[str, Any]
ID, AIRCRAFT = ("id",), ("aircraft",)
NAMING = (("callsign",), ("title",))
"""The fields that an id follows."""
PAUSE = 200
"""Milliseconds after the last key before the entry is checked."""
Answer = QLineEdit | QComboBox | Toggle


class EntryForm(QDialog):
    """The form of one kind of entry."""

    written = Signal(object)
    """The id of the pack that has the entry now."""

    def __init__(
        self,
        shelf: Packs,
        kind: str,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        pack_id: str = "",
    ) -> None:
        super().__init__(parent)
        self._shelf, self._kind, self._sheet = shelf, kind, SHEETS[kind]
        self.pack, self.source = QuietComboBox(self), QuietComboBox(self)
        self.answers: dict[tuple[str, ...], Answer] = {}
        self.grids = [EntryGrid(grid, self) for grid in self._sheet.grids]
        self.rest = QPlainTextEdit(self)
        self.state = NoteBox(themes, Tone.INFO, self)
        self.messages = QPlainTextEdit(self)
        self.write = KeyButton("", Importance.PRIMARY, self)
        self.cancel = KeyButton("", Importance.NORMAL, self)
        self._names: dict[str, QLabel] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._fill_choices(pack_id)
        self._lay_out()
        self._connect()
        self.retranslate()
        fit(self, QSize(1120, 680))
        self._blank, self._named = self.entry(), ""
        self.check()

    # --- building -------------------------------------------------------------------------------

    def _fill_choices(self, pack_id: str) -> None:
        self.pack.setEditable(True)
        self.pack.addItems([state.pack.id for state in self._shelf.states()])
        self.pack.setCurrentText(pack_id or self.pack.itemText(0) or "my_pack")
        self.source.addItem("", None)
        kit = self._shelf.kit()
        for key, words in names_of(kit, self._kind):
            self.source.addItem(words, key)
        for field in self._sheet.fields:
            self.answers[field.path] = self._answer(field)

    def _answer(self, field: Field) -> Answer:
        if field.form == "flag":
            return Toggle("", self)
        if not field.choices and (field.path != AIRCRAFT or field.form == "number"):
            return QLineEdit(self)
        box = QuietComboBox(self)
        box.addItems(field.choices or [str(key) for key in self._shelf.kit().keys_of("aircraft")])
        # What is not among them is refused by the check, which says so.
        box.setEditable(True)
        return box

    def _lay_out(self) -> None:
        fields = QWidget(self)
        self._form = QFormLayout(fields)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._row("pack", self.pack)
        self._row("source", self.source)
        for field in self._sheet.fields:
            self._row(".".join(field.path), self.answers[field.path])
        for grid in self.grids:
            self._row(".".join(grid.grid.path), grid)
        self.rest.setTabChangesFocus(True)
        self._row("rest", self.rest)
        self.messages.setReadOnly(True)
        self.messages.setTabChangesFocus(True)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.state)
        right.addWidget(self.messages, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.write)
        right.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 14, 18, 14)
        row.setSpacing(16)
        row.addWidget(Scrolled(fields), 3)
        row.addLayout(right, 2)

    def _row(self, name: str, widget: QWidget) -> None:
        label = QLabel(self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setBuddy(widget)
        self._names[name] = label
        if isinstance(widget, EntryGrid | QPlainTextEdit):
            self._form.addRow(label)
            self._form.addRow(widget)
        else:
            self._form.addRow(label, widget)

    def _connect(self) -> None:
        for answer in self.answers.values():
            if isinstance(answer, Toggle):
                answer.toggled.connect(self._wait)
            elif isinstance(answer, QComboBox):
                answer.currentTextChanged.connect(self._wait)
            else:
                answer.textChanged.connect(self._wait)
        for grid in self.grids:
            grid.changed.connect(self._wait)
        self.rest.textChanged.connect(self._wait)
        self.pack.currentTextChanged.connect(self._wait)
        self.source.currentIndexChanged.connect(self._copy)
        for path in NAMING:
            naming = self.answers.get(path)
            if isinstance(naming, QLineEdit) and ID in self.answers:
                naming.textEdited.connect(self._name)
        self._timer.timeout.connect(self.check)
        self.write.clicked.connect(self._write)
        self.cancel.clicked.connect(self.reject)

    # --- the entry ------------------------------------------------------------------------------

    def show_entry(self, entry: Raw) -> None:
        """Show an entry: each of its fields at its place, what has none below as TOML."""
        for field in self._sheet.fields:
            answer, value = self.answers[field.path], get(entry, field.path)
            if isinstance(answer, Toggle):
                answer.setChecked(value is True)
            elif isinstance(answer, QComboBox):
                answer.setCurrentText(words_of(value))
            else:
                answer.setText(words_of(value))
        for grid in self.grids:
            grid.show_rows(get(entry, grid.grid.path) or [])
        self.rest.setPlainText(tomli_w.dumps(without(entry, places(self._sheet))))

    def entry(self) -> Raw:
        """Return the entry as it is typed; raises ``tomllib.TOMLDecodeError`` for its last part."""
        try:
            entry = tomllib.loads(self.rest.toPlainText())
        except tomllib.TOMLDecodeError:
            raise
        except (ValueError, RecursionError) as error:  # too many digits, or brackets
            raise tomllib.TOMLDecodeError(str(error)) from error
        for field in self._sheet.fields:
            answer = self.answers[field.path]
            if isinstance(answer, Toggle):
                if answer.isChecked():
                    put(entry, field.path, True)
                continue
            text = answer.currentText() if isinstance(answer, QComboBox) else answer.text()
            if text.strip():
                put(entry, field.path, value_of(text, field.form))
            elif field.form in ("list", "numbers"):
                put(entry, field.path, [])
        for grid in self.grids:
            if rows := grid.rows():
                put(entry, grid.grid.path, rows)
        return entry

    @Slot()
    def _copy(self) -> None:
        key = self.source.currentData()
        if key is not None:
            entry = copy_of(self._shelf.kit(), self._kind, key)
            self.show_entry(entry)
            # Another name makes another entry of the copy.
            self._named = id_of(words_of(get(entry, NAMING[0])))

    @Slot(str)
    def _name(self, words: str) -> None:
        """Have the id follow the name, as long as nobody has typed another one."""
        answer = self.answers[ID]
        if isinstance(answer, QLineEdit) and answer.text() in ("", self._named):
            answer.setText(id_of(words))
        self._named = id_of(words)

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been typed or copied."""
        return self.entry() == self._blank

    @property
    def is_typed(self) -> bool:
        """Whether there is anything to lose, were it no proper TOML."""
        try:
            return not self.is_empty
        except tomllib.TOMLDecodeError:
            return True

    @Slot()
    def reject(self) -> None:
        """Leave, unless what was typed is to stay."""
        if not self.is_typed or dropping.may_drop(self, self.windowTitle()):
            super().reject()

    def done(self, result: int) -> None:
        """Leave; what rests unchecked then is not checked any more."""
        self._timer.stop()
        super().done(result)

    @Slot()
    def _wait(self) -> None:
        """Check the entry once the keys rest."""
        self._timer.start()

    @property
    def pack_id(self) -> str:
        """The pack that it goes into."""
        return self.pack.currentText().strip()

    @Slot()
    def check(self) -> None:
        """Say everything that is wrong with the entry as it is typed now."""
        try:
            if self.is_empty:
                self._show_empty()
                return
            wrong, odd = self._found()
        except (tomllib.TOMLDecodeError, PackTrouble) as error:
            wrong, odd = [str(error)], []
        self.write.setEnabled(not wrong)
        if wrong:
            tone, words = Tone.BAD, self.tr("Mistakes: {count}").format(count=len(wrong))
        elif odd:
            tone, words = Tone.WARN, self.tr("It can be written, but look at the warnings.")
        else:
            tone, words = Tone.GOOD, self.tr("It can be written.")
        self.state.set_tone(tone)
        self.state.show_note(words, self._overrides() if not wrong else "")
        self.messages.setPlainText("\n\n".join((*wrong, *odd)))

    def _show_empty(self) -> None:
        """Say how to begin: what is missing everywhere is no mistake yet."""
        self.write.setEnabled(False)
        self.messages.clear()
        self.state.set_tone(Tone.INFO)
        self.state.show_note(
            self.tr("Nothing is typed yet"),
            self.tr("It is quickest to copy an entry that is there, and change it."),
        )

    def _overrides(self) -> str:
        """Return what to say about an entry of the game in whose place this one comes."""
        key = self.entry().get(BY_NAME[self._kind].key)
        if key not in self._shelf.kit().keys_of(self._kind):
            return ""
        words = self.tr("It takes the place of {entry} in campaigns that have this pack.")
        return words.format(entry=key)

    def _found(self) -> tuple[list[str], list[str]]:
        pack = self._shelf.pack(self.pack_id)
        base = () if pack is None else self._shelf.in_order([self.pack_id])[:-1]
        changed = with_entry(
            pack or new_pack(self.pack_id, self.pack_id),
            self._kind,
            self.entry(),
            self._shelf.kit(base),
        )
        state = self._shelf.examine(Gathered(changed))
        return [str(each) for each in state.wrong], [str(each) for each in state.odd]

    @Slot()
    def _write(self) -> None:
        try:
            write_entry(self._shelf, self.pack_id, self._kind, self.entry())
        except EntryRefused as refused:
            self.messages.setPlainText("\n\n".join(map(str, refused.findings)))
        except PackTrouble as trouble:
            self.state.set_tone(Tone.BAD)
            self.state.show_note(say(trouble.message), say(trouble.advice))
        else:
            self.written.emit(self.pack_id)
            self.accept()

    # --- words ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        titles = {
            "pilot": self.tr("An own Pilot"),
            "target": self.tr("An own Target"),
            "event": self.tr("An own Event"),
            "campaign": self.tr("An own Campaign"),
        }
        self.setWindowTitle(titles[self._kind])
        self.write.setText(self.tr("Write it"))
        self.cancel.setText(self.tr("Cancel"))
        words = {
            "pack": self.tr("Into the pack (its id)"),
            "source": self.tr("Copy from"),
            "rest": self.tr("Everything else, as TOML"),
        }
        for field in self._sheet.fields:
            words[".".join(field.path)] = say(field.label)
        for shown in self._sheet.grids:
            words[".".join(shown.path)] = say(shown.label)
        for name, label in self._names.items():
            label.setText(words[name])
            buddy = label.buddy()
            if buddy is not None:
                buddy.setAccessibleName(words[name])
        for grid in self.grids:
            grid.retranslate()
        self.messages.setAccessibleName(self.tr("What is wrong with it"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
