"""The places of the squadron by level, with who has them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.faces import signed
from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.pilots import type_of
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.pilot_faces import silhouette_of, type_and_skill
from desktop.table.hornet_leader.pilot_plate import PilotPlate, PlateData
from desktop.table.key_cap import KeyCap

COLUMNS = 2


class SlotGroup(QWidget):
    """The places of one level under its name."""

    def __init__(self, skill: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.skill = skill
        self.cap = KeyCap(str(skill + 1), self)
        self._name, self._count = QLabel(self), QLabel(self)
        self._count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.cap)
        head.addWidget(self._name)
        head.addStretch(1)
        head.addWidget(self._count)
        self.grid = QGridLayout()
        self.grid.setSpacing(6)
        for column in range(COLUMNS):
            self.grid.setColumnStretch(column, 1)
            # An empty column without a width would give its gap to the other.
            self.grid.setColumnMinimumWidth(column, 1)
        column_box = QVBoxLayout(self)
        column_box.setContentsMargins(0, 0, 0, 0)
        column_box.setSpacing(5)
        column_box.addLayout(head)
        column_box.addLayout(self.grid)

    def say(self, name: str, count: str, *, key: bool) -> None:
        """Show the level, how many of its places are taken, and perhaps its digit."""
        self._name.setText(name)
        self._name.setFont(fonts.interface(14, 600))
        self._count.setText(count)
        self._count.setFont(fonts.condensed(14, 600))
        self.cap.setVisible(key)


class SquadronSlots(QWidget):
    """All levels from Newbie upwards; plates are made once and told what they show."""

    chosen = Signal(object)
    """A place, as :class:`PlateData`."""
    emptied = Signal(object)
    pointed = Signal(object)
    dropped = Signal(str, int)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._groups: dict[int, SlotGroup] = {}
        self._plates: dict[int, list[PilotPlate]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)

    @property
    def plates(self) -> tuple[PilotPlate, ...]:
        """Every place from the first Newbie on."""
        return tuple(plate for skill in sorted(self._plates) for plate in self._plates[skill])

    @property
    def is_full(self) -> bool:
        """Whether every place that is shown is taken."""
        return all(plate.data.pilot for plate in self.plates if not plate.isHidden())

    def show_squadron(
        self, s: State, *, open_places: bool, in_hand: str = "", selected: str = ""
    ) -> None:
        """Show who is in, with empty places while Pilots can join."""
        left = recruits.slots_left(s, self._kit) if open_places else [0] * len(self._kit.skills)
        members: dict[int, list[Member]] = {}
        for member in s.squadron:
            if not member.removed:
                members.setdefault(member.skill, []).append(member)
        for skill in range(len(self._kit.skills)):
            inside = members.get(skill, [])
            data = [self._filled(s, each, open_places, selected) for each in inside]
            data += [self._room(skill, bool(in_hand))] * max(0, left[skill])
            self._show_group(skill, data, len(inside), open_places=open_places)

    def _show_group(
        self, skill: int, data: list[PlateData], taken: int, *, open_places: bool
    ) -> None:
        if not data and skill not in self._groups:
            return
        group = self._groups.get(skill) or self._make(skill)
        plates = self._plates[skill]
        while len(plates) < len(data):
            plates.append(self._plate(group, data[len(plates)], len(plates)))
        for number, plate in enumerate(plates):
            plate.setVisible(number < len(data))
            if number < len(data):
                plate.show_data(data[number])
        count = f"{taken} / {len(data)}" if open_places else str(taken)
        group.say(say(self._kit.skill_name(skill)), count, key=open_places)
        group.setVisible(bool(data))

    def _make(self, skill: int) -> SlotGroup:
        group = SlotGroup(skill, self)
        self._groups[skill], self._plates[skill] = group, []
        self._column.insertWidget(sorted(self._groups).index(skill), group)
        return group

    def _plate(self, group: SlotGroup, data: PlateData, number: int) -> PilotPlate:
        plate = PilotPlate(data, group)
        plate.chosen.connect(self.chosen)
        plate.emptied.connect(self.emptied)
        plate.pointed.connect(self.pointed)
        plate.dropped.connect(self.dropped)
        group.grid.addWidget(plate, number // COLUMNS, number % COLUMNS)
        return plate

    def _filled(self, s: State, member: Member, can_go: bool, selected: str) -> PlateData:
        kit, pilot = self._kit, member.pilot
        price = recruits.price(kit, s.terms, pilot)
        return PlateData(
            member.skill,
            pilot,
            kit.callsign(pilot),
            type_of(kit, pilot).short,
            silhouette_of(kit, pilot),
            self.tr("{price} SO").format(price=signed(-price)) if price and can_go else "",
            type_and_skill(kit, pilot, member.skill),
            can_go=can_go,
            selected=pilot == selected,
        )

    def _room(self, skill: int, wanted: bool) -> PlateData:
        name = self.tr("Free")
        level = say(self._kit.skill_name(skill))
        spoken = self.tr("A free place: {level}. Drop a Pilot here.").format(level=level)
        return PlateData(skill, name=name, spoken=spoken, wanted=wanted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            for plate in self.plates:
                plate.updateGeometry()
