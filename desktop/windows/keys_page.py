"""The page of the settings about keys: all of them, changed here, conflicts shown."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Text
from desktop.store.settings import Settings
from desktop.windows.keys import COMMANDS, Command, conflicts, keys_of
from desktop.windows.preferences import Preferences
from desktop.windows.rows import Row
from desktop.windows.settings_page import SettingsPage


class KeyField(QWidget):
    """The key of a command, to be pressed anew."""

    changed = Signal(object, object)
    """The command and its keys in portable form."""

    def __init__(self, command: Command, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._command = command
        self._edit = QKeySequenceEdit(self)
        self._edit.setMaximumSequenceLength(1)
        self._edit.setClearButtonEnabled(True)
        self._edit.setFixedWidth(180)
        self._edit.editingFinished.connect(self._finished)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._edit)
        self.setFocusProxy(self._edit)

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show the keys in force."""
        self._edit.setKeySequence(QKeySequence(keys[0] if keys else ""))

    @Slot()
    def _finished(self) -> None:
        form = QKeySequence.SequenceFormat.PortableText
        keys = self._edit.keySequence().toString(form)
        self.changed.emit(self._command, (keys,) if keys else ())


class KeysPage(SettingsPage):
    """Every key of the program."""

    icon = "keyboard"

    def __init__(
        self, preferences: Preferences, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(preferences, _first_keys, parent)
        self._groups: list[tuple[QLabel, Text]] = []
        self._conflict = NoteBox(themes, Tone.WARN, self.body)
        self.column.addWidget(self._conflict)
        self._row_of: dict[str, Row] = {}
        group: Text | None = None
        for command in COMMANDS:
            if command.group != group:
                group = command.group
                heading = QLabel(self.body)
                self._groups.append((heading, group))
                self.column.addSpacing(12)
                self.column.addWidget(heading)
            control: QWidget
            if command.fixed:
                control = QLabel(self.body)
            else:
                control = KeyField(command, self.body)
                control.changed.connect(self._change)
            self._row_of[command.name] = self.add(Row(control))
        self.column.addStretch()
        preferences.changed.connect(self._show)

    def title(self) -> str:
        return self.tr("Keys")

    def retranslate(self) -> None:
        super().retranslate()
        for heading, words in self._groups:
            heading.setText(say(words))
        for command in COMMANDS:
            self._row_of[command.name].set_words(say(command.title), "")
        self._show()

    def dress(self) -> None:
        super().dress()
        for heading, _ in self._groups:
            heading.setFont(fonts.small_capitals())

    @Slot(object, object)
    def _change(self, command: Command, keys: tuple[str, ...]) -> None:
        settings = self.preferences.settings
        chosen = {name: kept for name, kept in settings.keys.items() if name != command.name}
        if keys != command.keys:
            chosen[command.name] = keys
        self.preferences.use(replace(settings, keys=chosen))

    @Slot()
    def _show(self) -> None:
        chosen = self.preferences.settings.keys
        for command in COMMANDS:
            control = self._row_of[command.name].control
            keys = keys_of(command, chosen)
            if isinstance(control, KeyField):
                control.show_keys(keys)
            elif isinstance(control, QLabel):
                native = QKeySequence.SequenceFormat.NativeText
                control.setText("   ".join(QKeySequence(key).toString(native) for key in keys))
                control.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self._show_conflicts()

    def _show_conflicts(self) -> None:
        found = conflicts(self.preferences.settings.keys)
        self._conflict.setVisible(bool(found))
        names = [say(command.title) for command in COMMANDS if command.name in found]
        self._conflict.show_note(
            self.tr("Some commands have the same key"),
            self.tr("Only one of them will work: {commands}.").format(commands=", ".join(names)),
        )


def _first_keys(settings: Settings) -> Settings:
    return replace(settings, keys={})
