"""Missing Pilots in the entry form: rescued that Day, or somebody else in their place."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.logbook.day_draft import MissionDraft, missing
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Segmented
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.book_entries import Replaced
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.tracker.mission_form_parts import Field, NumberField
from desktop.tracker.mission_form_short import PilotShortForm

Raw = dict[str, Any]
ANOTHER = "?"
"""Among those who could come: somebody who is not in the data."""


class ReturnRow(QWidget):
    """One missing Pilot."""

    changed = Signal()
    came = Signal()
    """Another Pilot came or left: the grid has other rows."""

    own_entered = Signal(str, object)
    """A Pilot who is not in the data: the kind of entry, and the entry."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mission, self._pilot = MissionDraft(), ""
        self._kit: Kit | None = None
        self._others: list[str] = []
        self._own = False
        """Whether somebody is asked for who is not in the data."""
        self.title = QLabel(self)
        self.fate = Segmented((), self)
        self.by, self.skill = QuietComboBox(self), QuietComboBox(self)
        for box in (self.by, self.skill):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.price = NumberField(parent=self)
        self._fields = [
            Field(each, beside=True, parent=self) for each in (self.by, self.skill, self.price)
        ]
        self.short = PilotShortForm(themes, self)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.title)
        flow = FlowLayout(gap=10)
        flow.addWidget(self.fate)
        for field in self._fields:
            flow.addWidget(field)
        row.addLayout(flow, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(row)
        column.addWidget(self.short)
        self.fate.chosen.connect(self._choose)
        self.by.activated.connect(self._choose_who)
        self.short.entered.connect(self._take_own)
        self.skill.activated.connect(self._level)
        self.price.entered.connect(self._replace)

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        return [self.fate, self.by, self.skill, self.price, *self.short.stops]

    def show_pilot(self, mission: MissionDraft, pilot: str, morning: State, kit: Kit) -> None:
        """Show what becomes of a missing Pilot on a mission."""
        self._mission, self._pilot, self._kit = mission, pilot, kit
        there = {each.pilot for each in morning.squadron}
        kind = kit.pilots[pilot].aircraft
        self._others = [
            each for each, card in kit.pilots.items() if card.aircraft == kind and each not in there
        ]
        self._say()
        attempt = self._attempt
        self.fate.set_value(self._fate)
        if attempt is not None:
            self.by.setCurrentIndex(max(self.by.findData(attempt.by), 0))
            self.skill.setCurrentIndex(attempt.skill)
            self.price.show_number(attempt.so, 0)
        self._own = False
        self._show_parts()

    @property
    def _attempt(self) -> Replaced | None:
        found = (each for each in self._mission.entry.replaced if each.pilot == self._pilot)
        return next(found, None)

    @property
    def _fate(self) -> str:
        if self._attempt is not None:
            return "replaced"
        return "rescued" if self._pilot in self._mission.entry.rescued else "missing"

    @Slot(object)
    def _choose(self, fate: object) -> None:
        others = tuple(each for each in self._mission.entry.rescued if each != self._pilot)
        rescued = (*others, self._pilot) if fate == "rescued" else others
        self._mission.change(rescued=rescued)
        if fate == "replaced":
            self._level(self.skill.currentIndex())
        else:
            self._mission.replace_missing(self._pilot, None)
            self._tell()

    @Slot(int)
    def _choose_who(self, row: int) -> None:
        """Somebody of the data, nobody, or somebody whose numbers are entered now."""
        assert self._kit is not None
        self._own = self.by.itemData(row) == ANOTHER
        if self._own:
            self.short.ask(self._kit, self._kit.pilots[self._pilot].aircraft)
            self._show_parts()
            self.short.name.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._replace()

    @Slot(str, object)
    def _take_own(self, kind: str, entry: Raw) -> None:
        """Let him come, and give his numbers to whoever keeps them."""
        skill = max(self.short.skill.currentIndex(), 0)
        price = self._price(skill)
        self._mission.replace_missing(self._pilot, Replaced(self._pilot, entry["id"], skill, price))
        self.own_entered.emit(kind, entry)

    def _price(self, skill: int) -> int:
        assert self._kit is not None
        key = self._kit.skills[skill]
        return next((row.so for row in self._kit.replacements if row.skill == key), 0)

    @Slot(int)
    def _level(self, skill: int) -> None:
        """Another level has another price."""
        self.price.show_number(self._price(max(skill, 0)), 0)
        self._replace()

    @Slot()
    def _replace(self, _what: object = None) -> None:
        by = self.by.currentData() or ""
        attempt = Replaced(self._pilot)
        if by:
            skill = max(self.skill.currentIndex(), 0)
            attempt = Replaced(self._pilot, by, skill, self.price.number or 0)
        self._mission.replace_missing(self._pilot, attempt)
        self._tell()

    def _tell(self) -> None:
        self._show_parts()
        self.came.emit()
        self.changed.emit()

    def _show_parts(self) -> None:
        asked = self._fate == "replaced"
        came = asked and bool(self.by.currentData()) and not self._own
        self.short.setVisible(asked and self._own)
        for field, shown in zip(self._fields, (asked, came, came), strict=True):
            field.setVisible(shown)

    def _say(self) -> None:
        assert self._kit is not None
        kit = self._kit
        self.title.setText(kit.callsign(self._pilot))
        self.title.setFont(fonts.interface(14, 600))
        self.fate.set_choices(
            [
                ("missing", self.tr("still missing")),
                ("rescued", self.tr("rescued")),
                ("replaced", self.tr("replacement asked for")),
            ]
        )
        self.by.clear()
        self.by.addItem(self.tr("nobody came"), "")
        for pilot in self._others:
            self.by.addItem(kit.callsign(pilot), pilot)
        self.by.addItem(self.tr("somebody else..."), ANOTHER)
        present = self.skill.currentIndex()
        self.skill.clear()
        self.skill.addItems([say(kit.skill_name(i)) for i in range(len(kit.skills))])
        self.skill.setCurrentIndex(max(present, 0))
        for field, name in zip(
            self._fields, (self.tr("Came"), self.tr("Level"), self.tr("SO")), strict=True
        ):
            field.name(name)


class ReturnRows(QWidget):
    """A row for each Pilot who is missing in the morning, under a line that says so."""

    changed = Signal()
    came = Signal()
    own_entered = Signal(str, object)
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self.rows: list[ReturnRow] = []
        self._head = QLabel(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._head)

    def show_mission(self, mission: MissionDraft, morning: State, kit: Kit) -> None:
        """Show the missing Pilots, and those of whom the entry says that they returned."""
        told = [*mission.entry.rescued, *(each.pilot for each in mission.entry.replaced)]
        pilots = list(dict.fromkeys([*missing(morning), *told]))
        while len(self.rows) > len(pilots):
            gone = self.rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(pilots):
            row = ReturnRow(self._themes, self)
            row.own_entered.connect(self.own_entered)
            row.short.rule_asked.connect(self.rule_asked)
            row.changed.connect(self.changed)
            row.came.connect(self.came)
            self._column.addWidget(row)
            row.show()
            self.rows.append(row)
        for row, pilot in zip(self.rows, pilots, strict=True):
            row.show_pilot(mission, pilot, morning, kit)
        self._head.setText(self.tr("Missing Pilots"))
        self._head.setFont(fonts.interface(13, 600))
        self.setVisible(bool(pilots))
