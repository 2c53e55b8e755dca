"""The short form for a card or a Pilot that the data do not have: only the numbers needed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.logbook import own_entries
from desktop.logbook.entry_changes import CARD_NUMBERS
from desktop.logbook.own_entries import PILOT_NUMBERS, TARGET_NUMBERS
from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.rules.hornet_leader.components import Kit
from desktop.tracker.mission_form_parts import Field, NumberField

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SIGNED = ("stress", "recon", "intel", "infra")
DEFAULTS = {"aircraft": 4, "okay_max": 4, "shaken_max": 7, "xp": 6}
RULE = "HL-T4.4a"
LONGEST = 60


class ShortForm(Panel):
    """Asks for the numbers; whoever keeps them answers with new data or with what is wrong."""

    entered = Signal(str, object)
    """The kind of entry, ``target`` or ``pilot``, and the entry as a pack has it."""
    rule_asked = Signal(object)

    def __init__(
        self, themes: ThemeSource, keys: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__("raised", parent)
        self.note = NoteBox(themes, Tone.WARN, self)
        self.note.rule_activated.connect(self.rule_asked)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST)
        self.numbers = {key: NumberField(signed=key in SIGNED, parent=self) for key in keys}
        self.take = KeyButton("", Importance.NORMAL, self)
        self.take.set_icon_name("plus")
        self.take.clicked.connect(self._take)
        self._name = Field(self.name, parent=self)
        self._named = {key: Field(each, parent=self) for key, each in self.numbers.items()}
        self.flow = FlowLayout(gap=10)
        self.flow.addWidget(self._name)
        for field in self._named.values():
            self.flow.addWidget(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(8)
        column.addWidget(self.note)
        column.addLayout(self.flow)
        column.addWidget(self.take, 0, Qt.AlignmentFlag.AlignLeft)
        self._empty()

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        return [self.name, *self.numbers.values(), self.take]

    def _empty(self) -> None:
        self.name.clear()
        for key, field in self.numbers.items():
            field.show_number(None, DEFAULTS.get(key, 0))

    def _values(self) -> dict[str, int]:
        return {
            key: DEFAULTS.get(key, 0) if field.number is None else field.number
            for key, field in self.numbers.items()
        }

    def refuse(self, words: str) -> None:
        """Say what is wrong with the numbers; they stay to be mended."""
        self.note.set_tone(Tone.BAD)
        self.note.show_note(words, "", RULE)

    def _say(self, title: str, names: Mapping[str, str], name: str) -> None:
        self.note.set_tone(Tone.WARN)
        advice = self.tr("Enter its numbers: they stay with this campaign.")
        self.note.show_note(title, advice, RULE)
        self._name.name(name)
        for key, field in self._named.items():
            field.name(names[key])

    @Slot()
    def _take(self) -> None:
        """Give the entry to whoever keeps it."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTER and not held:
            self._take()
        else:
            super().keyPressEvent(event)


class TargetShortForm(ShortForm):
    """For a Target card."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(themes, TARGET_NUMBERS, parent)
        self._target = 0

    def ask(self, target: int) -> None:
        """Ask for the numbers of a card."""
        if target != self._target:
            self._target = target
            self._empty()
        self.retranslate()

    @Slot()
    def _take(self) -> None:
        entry = own_entries.target_entry(self._target, self.name.text().strip(), self._values())
        self.entered.emit("target", entry)

    def retranslate(self) -> None:
        """Say every word again."""
        words = self.tr("There is no Target {number} in the data of this campaign")
        names = {key: say(CARD_NUMBERS[key]) for key in self.numbers}
        self._say(words.format(number=self._target), names, self.tr("Title (optional)"))
        self.take.setText(self.tr("Use this card"))


class PilotShortForm(ShortForm):
    """For a Pilot who comes in the place of another."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(themes, PILOT_NUMBERS, parent)
        self._kit: Kit | None = None
        self._aircraft = ""
        self.skill = QuietComboBox(self)
        self._skill = Field(self.skill, parent=self)
        self.flow.addWidget(self._skill)

    @property
    def stops(self) -> list[QWidget]:
        return [self.name, *self.numbers.values(), self.skill, self.take]

    def ask(self, kit: Kit, aircraft: str) -> None:
        """Ask for a Pilot of an Aircraft type."""
        self._kit, self._aircraft = kit, aircraft
        self._empty()
        self.retranslate()

    @Slot()
    def _take(self) -> None:
        name = self.name.text().strip()
        if self._kit is None or not name:
            self.refuse(self.tr("Enter a call sign"))
            return
        skill = max(self.skill.currentIndex(), 0)
        entry = own_entries.pilot_entry(self._kit, name, self._aircraft, skill, self._values())
        self.entered.emit("pilot", entry)

    def retranslate(self) -> None:
        """Say every word again."""
        if self._kit is None:
            return
        names = {
            "okay_max": self.tr("Okay to"),
            "shaken_max": self.tr("Shaken to"),
            "xp": self.tr("Promotion at"),
            "cool": self.tr("Cool"),
        }
        self._say(self.tr("A Pilot who is not in the data"), names, self.tr("Call sign"))
        present = max(self.skill.currentIndex(), 0)
        self.skill.clear()
        self.skill.addItems([say(self._kit.skill_name(i)) for i in range(len(self._kit.skills))])
        self.skill.setCurrentIndex(present)
        self._skill.name(self.tr("Level"))
        self.take.setText(self.tr("Use this Pilot"))
