"""The card of the Pilot who is pointed at, at a level of one's choice."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import Refused
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import AVERAGE
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.level_table import LevelTable
from desktop.table.hornet_leader.pilot_faces import pilot_face
from desktop.table.hornet_leader.words import about_pilot

WIDE = 236


class RecruitCard(QWidget):
    """The card, what is told of the Pilot, and why he cannot join if he cannot."""

    level_changed = Signal()
    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._pilot = ""
        self.level = QuietComboBox(self)
        self.card = CardView(WIDE - 30, self)
        self.levels = LevelTable(kit, self)
        self._facts, self._bio = QLabel(self), QLabel(self)
        self._bio.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._note = NoteBox(themes, Tone.WARN, self)
        self._note.rule_activated.connect(self.rule_activated)
        self._note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.level)
        column.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._facts, self._bio):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        column.addWidget(self.levels)
        column.addWidget(self._note)
        column.addStretch(1)
        self.level.currentIndexChanged.connect(self._on_level)
        self.retranslate()

    @property
    def pilot(self) -> str:
        """Whose card it is."""
        return self._pilot

    @property
    def skill(self) -> int:
        """The level that is shown."""
        return self.level.currentIndex()

    def show_pilot(self, s: State, pilot: str) -> None:
        """Show a Pilot: one of the squadron at his own level."""
        self._pilot = pilot
        kit = self._kit
        member = next((each for each in s.squadron if each.pilot == pilot), None)
        kind = type_of(kit, pilot)
        self.card.show_card(pilot_face(kit, pilot, member.skill if member else self.skill))
        self.levels.show_pilot(pilot, member.skill if member else self.skill)
        price = recruits.price(kit, s.terms, pilot)
        if price > 0:
            cost = self.tr("costs {so} SO Points").format(so=price)
        elif price:
            cost = self.tr("gains {so} SO Points").format(so=-price)
        else:
            cost = self.tr("costs nothing")
        self._facts.setText(
            self.tr("{aircraft}, {role}: {weight} Weight Points, {cost}.").format(
                aircraft=say(kind.name), role=say(kind.role), weight=kind.weight, cost=cost
            )
        )
        self._bio.setText(say(about_pilot(kit, pilot)))
        refused = recruits.barred(kit, s.terms, pilot)
        self.show_reason(refused)

    def show_reason(self, refused: Refused | None) -> None:
        """Show why the Pilot cannot join, or nothing."""
        self._note.setVisible(refused is not None)
        if refused is not None:
            self._note.show_note(say(refused.text), "", refused.rule)

    def set_beside(self, *, beside: bool) -> None:
        """Take a column of its own width, or the width there is."""
        self.setMinimumWidth(round(WIDE * fonts.text_scale()) if beside else 0)
        self.setMaximumWidth(round(WIDE * 1.2 * fonts.text_scale()) if beside else 16_777_215)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        skill = max(self.level.currentIndex(), 0) if self.level.count() else AVERAGE
        self.level.blockSignals(True)
        self.level.clear()
        for number in range(len(self._kit.skills)):
            name = say(self._kit.skill_name(number))
            self.level.addItem(self.tr("Numbers as {skill}").format(skill=name))
        self.level.setCurrentIndex(skill)
        self.level.blockSignals(False)
        self.level.setAccessibleName(self.tr("Level that is shown"))
        self._facts.setFont(fonts.interface(13))
        self._bio.setFont(fonts.interface(13))

    @Slot()
    def _on_level(self) -> None:
        self.level_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.card.updateGeometry()
