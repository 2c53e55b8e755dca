"""Two sections of the entry form: how the mission went, and what it cost and brought."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.logbook.card_numbers import hits_for
from desktop.logbook.day_draft import DayDraft, MissionDraft, amount_of, tanker_price
from desktop.paint import fonts
from desktop.paint.faces import signed
from desktop.paint.flow_layout import FlowLayout
from desktop.rules.hornet_leader.book_entries import Label
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.tracker.mission_form_parts import (
    Field,
    FoldButton,
    KeyedChoice,
    NumberField,
    SectionHead,
)

Role = QPalette.ColorRole
Key = Qt.Key
SCORED: tuple[Label, ...] = ("bonus", "overkill", "event")
SPENT: tuple[Label, ...] = ("weapons", "jdam", "other")
GAINED: tuple[Label, ...] = ("bonus", "event", "other")
ARROW = "\N{RIGHTWARDS ARROW}"


class OutcomeSection(QWidget):
    """What became of the Target; Bonus, Overkill and further Experience are folded."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mission = MissionDraft()
        self.head = SectionHead(3, self)
        self.more = FoldButton(more=True, parent=self)
        self.head.row.addWidget(self.more)
        self.outcome = KeyedChoice({Key.Key_X: "X", Key.Key_D: "D", Key.Key_O: "O"}, self)
        self.hits = NumberField(parent=self)
        self.scored = {label: NumberField(signed=True, parent=self) for label in SCORED}
        self.xp = NumberField(signed=True, parent=self)
        self.tracks = [NumberField(signed=True, parent=self) for _ in range(3)]
        self._lay_out()
        self.outcome.chosen.connect(partial(self._set, "outcome"))
        self.hits.entered.connect(partial(self._set, "hits"))
        self.xp.entered.connect(partial(self._set, "xp_extra"))
        for label, field in self.scored.items():
            field.entered.connect(partial(self._score, label))
        for field in self.tracks:
            field.entered.connect(self._move)
        self.more.folded.connect(self._fold)
        self.retranslate()

    def _lay_out(self) -> None:
        fields = (self.hits, *self.scored.values(), self.xp, *self.tracks)
        self._named = [Field(each, parent=self) for each in fields]
        self._outcome = Field(self.outcome, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        row = FlowLayout(gap=12)
        row.addWidget(self._outcome)
        row.addWidget(self._named[0])
        column.addLayout(row)
        self._further = QWidget(self)
        flow = FlowLayout(self._further, gap=10)
        for named in self._named[1:]:
            flow.addWidget(named)
        column.addWidget(self._further)
        column.addStretch(1)

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        return [self.outcome, self.hits, self.more, *self.scored.values(), self.xp, *self.tracks]

    def show_mission(self, mission: MissionDraft, morning: State, kit: Kit) -> None:
        """Show one of the missions of the Day."""
        self._mission = mission
        entry = mission.entry
        self.outcome.set_value(entry.outcome)
        for label, field in self.scored.items():
            field.show_number(amount_of(entry.vp_extra, label) or None, 0)
        self.xp.show_number(entry.xp_extra or None, 0)
        for field, spaces in zip(self.tracks, entry.tracks_extra, strict=True):
            field.show_number(spaces or None, 0)
        if entry.vp_extra or entry.xp_extra or any(entry.tracks_extra):
            self.more.set_open(True)
        self._fold()
        self.refresh(morning, kit)

    def refresh(self, morning: State, kit: Kit) -> None:
        """Show the Hits that the outcome takes, as far as they follow from it."""
        entry = self._mission.entry
        needed = hits_for(morning, kit, entry)
        default = {"X": needed, "D": (needed + 1) // 2, "O": 0}[entry.outcome]
        self.hits.show_number(entry.hits or None, default)

    def _set(self, field: str, value: object) -> None:
        self._mission.change(**{field: 0 if value is None else value})
        self.changed.emit()

    def _score(self, label: Label, amount: int | None) -> None:
        self._mission.set_amount("vp_extra", label, amount or 0)
        self.changed.emit()

    @Slot(object)
    def _move(self, _number: int | None) -> None:
        spaces = tuple(field.number or 0 for field in self.tracks)
        self._mission.change(tracks_extra=spaces)
        self.changed.emit()

    @Slot()
    def _fold(self) -> None:
        self._further.setVisible(self.more.is_open)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.head.say(self.tr("Outcome"))
        self.more.retranslate()
        self.more.setToolTip(self.tr("Bonus, Overkill, Events, further Experience and spaces"))
        self.more.setAccessibleName(self.more.toolTip())
        self._outcome.name(self.tr("Target"))
        present = self._mission.entry.outcome
        self.outcome.set_choices(
            [
                ("X", self.tr("X Destroyed")),
                ("D", self.tr("D Damaged")),
                ("O", self.tr("O Failed")),
            ]
        )
        self.outcome.set_value(present)
        names = (
            self.tr("Hits"),
            *(self.tr("VP, Bonus"), self.tr("VP, Overkill"), self.tr("VP, Event")),
            self.tr("XP for all"),
            *(self.tr("Recon ±"), self.tr("Intel ±"), self.tr("Infra ±")),
        )
        for field, name in zip(self._named, names, strict=True):
            field.name(name)


class SupplySection(QWidget):
    """SO Points: what was spent, the tanker and Recon as they are worked out, what was gained."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._day, self._mission = DayDraft(missions=[MissionDraft()]), MissionDraft()
        self.head = SectionHead(4, self)
        self.more = FoldButton(more=True, parent=self)
        self.head.row.addWidget(self.more)
        self.spent = {label: NumberField(parent=self) for label in SPENT}
        self.tanker = NumberField(worked_out=True, parent=self)
        self.recon = NumberField(parent=self)
        self.gained = {label: NumberField(signed=True, parent=self) for label in GAINED}
        self.total = QLabel(self)
        self.total.setForegroundRole(Role.PlaceholderText)
        self._lay_out()
        for label, field in self.spent.items():
            field.entered.connect(partial(self._set, "so_spent", label))
        for label, field in self.gained.items():
            field.entered.connect(partial(self._set, "so_gained", label))
        self.tanker.entered.connect(self._price_tanker)
        self.recon.entered.connect(self._buy_recon)
        self.more.folded.connect(self._fold)
        self.retranslate()

    def _lay_out(self) -> None:
        usual = (self.spent["weapons"], self.tanker, self.recon, self.gained["bonus"])
        rare = (
            *(self.spent["jdam"], self.spent["other"]),
            *(self.gained["event"], self.gained["other"]),
        )
        self.stops: list[QWidget] = [*usual, self.more, *rare]
        """The controls in the order of Tab."""
        self._named = [Field(each, parent=self) for each in (*usual, *rare)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        row = FlowLayout(gap=10)
        for named in self._named[: len(usual)]:
            row.addWidget(named)
        column.addLayout(row)
        self._further = QWidget(self)
        flow = FlowLayout(self._further, gap=10)
        for named in self._named[len(usual) :]:
            flow.addWidget(named)
        column.addWidget(self._further)
        column.addWidget(self.total)
        column.addStretch(1)

    def show_mission(self, day: DayDraft, mission: MissionDraft, morning: State, kit: Kit) -> None:
        """Show one of the missions of the Day; Recon was bought for the Day."""
        self._day, self._mission = day, mission
        entry = mission.entry
        for label, field in self.spent.items():
            field.show_number(amount_of(entry.so_spent, label) or None, 0)
        for label, field in self.gained.items():
            field.show_number(amount_of(entry.so_gained, label) or None, 0)
        self.recon.show_number(day.entry.recon_buys or None, 0)
        rare = [amount_of(entry.so_spent, label) for label in ("jdam", "other")]
        rare += [amount_of(entry.so_gained, label) for label in ("event", "other")]
        if any(rare):
            self.more.set_open(True)
        self._fold()
        self.refresh(morning, kit)

    def refresh(self, morning: State, kit: Kit) -> None:
        """Show what the tanker costs, unless something else was typed."""
        price = tanker_price(morning, kit, self._mission)
        self.tanker.show_number(self._mission.tanker_price, price)

    def show_total(self, before: int, after: int) -> None:
        """Show what the Day does to the fund."""
        words = self.tr("Total {change}, fund {before} {arrow} {after}")
        self.total.setText(
            words.format(
                change=signed(after - before), before=before, arrow=ARROW, after=after
            ).replace("-", "\N{MINUS SIGN}")
        )

    def _set(self, field: str, label: Label, amount: int | None) -> None:
        self._mission.set_amount(field, label, amount or 0)
        self.changed.emit()

    @Slot(object)
    def _price_tanker(self, price: int | None) -> None:
        self._mission.tanker_price = price
        self.changed.emit()

    @Slot(object)
    def _buy_recon(self, times: int | None) -> None:
        self._day.change(recon_buys=times or 0)
        self.changed.emit()

    @Slot()
    def _fold(self) -> None:
        self._further.setVisible(self.more.is_open)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.head.say(self.tr("SO spent and gained"))
        self.more.retranslate()
        self.more.setToolTip(self.tr("JDAM, other expenses, Events and other gains"))
        self.more.setAccessibleName(self.more.toolTip())
        names = (
            *(self.tr("Weapons"), self.tr("Tanker"), self.tr("Recon, times"), self.tr("Gained")),
            *(self.tr("JDAM"), self.tr("Other"), self.tr("Event +"), self.tr("Other +")),
        )
        for field, name in zip(self._named, names, strict=True):
            field.name(name)
        self.recon.setToolTip(self.tr("How often Recon Priority was bought"))
        self.total.setFont(fonts.interface(13))
