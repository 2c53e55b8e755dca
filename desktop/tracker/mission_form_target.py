"""The first section of the entry form: the Day, the Target, day or night, the tanker."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPalette
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.logbook.card_numbers import hits_for, known_targets, limit_for, printed
from desktop.logbook.day_draft import DayDraft, MissionDraft
from desktop.logbook.entry_changes import CARD_NUMBERS
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Segmented
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.plain import plain
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.book_days import EDITABLE
from desktop.rules.hornet_leader.book_entries import MissionEntry
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.tracker.mission_form_parts import Field, KeyedChoice, NumberField, SectionHead
from desktop.tracker.mission_form_short import TargetShortForm

Role = QPalette.ColorRole
Key = Qt.Key
SIGNED = ("stress", "recon", "intel", "infra", "weight_penalty", "band_stress")


class TargetBox(QuietComboBox):
    """A Target by its number or a part of its title; the list shows those of the campaign."""

    entered = Signal(int)
    """The number of a card, also of one that is unknown; 0 for none."""
    done = Signal()
    """Enter: the card is right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: dict[int, str] = {}
        self._target = 0
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setCompleter(None)  # type: ignore[arg-type]  # None takes it away.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._line.textEdited.connect(self._read)
        self._line.returnPressed.connect(self._finish)
        self.activated.connect(self._choose)

    @property
    def _line(self) -> QLineEdit:
        line = self.lineEdit()
        assert line is not None
        return line

    @property
    def target(self) -> int:
        """The number of the card; 0 for none."""
        return self._target

    def offer(self, titles: dict[int, str]) -> None:
        """Put the Targets into the list, with what is said of each."""
        self._titles = titles
        self.blockSignals(True)
        self.clear()
        for number, words in titles.items():
            self.addItem(words, number)
        self.blockSignals(False)
        self.show_target(self._target)

    def show_target(self, target: int) -> None:
        """Show a card without telling anybody."""
        self._target = target
        self.setCurrentIndex(self.findData(target))
        self._line.setText(self._titles.get(target, str(target) if target else ""))
        # A narrow field shows the beginning of a title.
        self.setToolTip(plain(self._line.text()))
        self._line.setCursorPosition(0)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._line.setAccessibleName(name)

    @Slot(str)
    def _read(self, text: str) -> None:
        self._target = self._meant(text)
        self.entered.emit(self._target)

    def _meant(self, text: str) -> int:
        """Return the card that typed words mean: a number, or the only title that has them."""
        words = text.strip().casefold()
        digits = words.split(" ")[0]
        if digits.isdecimal():
            return int(digits[:4])
        found = [number for number, title in self._titles.items() if words in title.casefold()]
        return found[0] if words and len(found) == 1 else 0

    @Slot(int)
    def _choose(self, row: int) -> None:
        target = self.itemData(row)
        if target != self._target:
            self._target = target
            self.entered.emit(target)

    @Slot()
    def _finish(self) -> None:
        self.show_target(self._target)
        self.done.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._line.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_target(self._target)


class TargetSection(QWidget):
    """Day and Target; the numbers of the card can be shown and edited."""

    changed = Signal()
    kind_changed = Signal()
    """Mission or Down Time: other sections come and go."""
    target_done = Signal()
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit: Kit | None = None
        self._morning: State | None = None
        self._day, self._mission = DayDraft(missions=[MissionDraft()]), MissionDraft()
        self.head = SectionHead(1, self)
        self.day_label = QLabel(self)
        self.kind = KeyedChoice({Key.Key_M: "mission", Key.Key_W: "down_time"}, self)
        self.target = TargetBox(self)
        self.time = KeyedChoice({Key.Key_D: False, Key.Key_N: True}, self)
        self.tanker = Segmented((), self)
        self.pencil = IconButton("pencil", "", self)
        self.pencil.setCheckable(True)
        self.facts = QLabel(self)
        self.facts.setForegroundRole(Role.PlaceholderText)
        self.facts.setWordWrap(True)
        self.unknown = TargetShortForm(themes, self)
        self.unknown.rule_asked.connect(self.rule_asked)
        self.numbers = {
            key: NumberField(signed=key in SIGNED, worked_out=True, parent=self) for key in EDITABLE
        }
        self._lay_out()
        self.kind.chosen.connect(self._choose_kind)
        self.target.entered.connect(self._choose_target)
        self.target.done.connect(self._finish_target)
        self.time.chosen.connect(self._choose_time)
        self.tanker.chosen.connect(self._choose_tanker)
        self.pencil.toggled.connect(self._show_numbers)
        for key, field in self.numbers.items():
            field.entered.connect(partial(self._edit, key))
        self.retranslate()

    def _lay_out(self) -> None:
        self._fields = {
            "day": Field(self.day_label, parent=self),
            "kind": Field(self.kind, parent=self),
            "target": Field(self.target, parent=self),
            "time": Field(self.time, parent=self),
            "tanker": Field(self.tanker, parent=self),
        }
        self._card = [self._fields[key] for key in ("target", "time", "tanker")]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        row = FlowLayout(gap=12)
        for field in self._fields.values():
            row.addWidget(field)
        self.head.row.addWidget(self.pencil)
        column.addLayout(row)
        column.addWidget(self.facts)
        column.addWidget(self.unknown)
        self._edited = QWidget(self)
        flow = FlowLayout(self._edited, gap=10)
        self._named = {key: Field(field, parent=self) for key, field in self.numbers.items()}
        for named in self._named.values():
            flow.addWidget(named)
        column.addWidget(self._edited)

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        return [
            *(self.kind, self.target, self.time, self.tanker, self.pencil),
            *(*self.unknown.stops, *self.numbers.values()),
        ]

    def begin(self, morning: State, kit: Kit, day: DayDraft) -> None:
        """Take the campaign as it stands before the Day."""
        self._morning, self._kit, self._day = morning, kit, day
        self._offer()
        self.day_label.setText(
            self.tr("{day} of {days}").format(day=morning.day + 1, days=morning.days)
        )

    def show_mission(self, mission: MissionDraft) -> None:
        """Show one of the missions of the Day."""
        self._mission = mission
        self.kind.set_value(self._day.entry.kind)
        self.target.show_target(mission.entry.target)
        self.time.set_value(mission.entry.night)
        self.tanker.set_value(mission.entry.tanker)
        self.pencil.setChecked(bool(mission.entry.edited))
        self._refresh()

    def _refresh(self) -> None:
        """Show what follows from the card: its numbers, or that it is unknown."""
        if self._morning is None or self._kit is None:
            return
        flying = self._day.entry.kind == "mission"
        for field in self._card:
            field.setVisible(flying)
        mission = self._mission.entry
        known = mission.target in self._kit.targets
        self.unknown.setVisible(flying and bool(mission.target) and not known)
        # Without a Target its line stands empty: the grid below keeps its place under the pointer.
        self.facts.setVisible(flying and (known or not mission.target))
        self.head.say(self.tr("Day and Target") if flying else self.tr("Day"))
        self.pencil.setVisible(flying)
        self.pencil.setEnabled(known)
        self._edited.setVisible(flying and known and self.pencil.isChecked())
        if not known:
            self.facts.setText("\N{NO-BREAK SPACE}")
            self.unknown.ask(mission.target)
            return
        defaults = printed(self._morning, self._kit, mission)
        for key, number in self.numbers.items():
            number.show_number(mission.edited.get(key), defaults[key])
        words = self.tr("{aircraft} Aircraft · {hits} Hits · {vp} VP · band {band}, SAR {penalty}")
        values = defaults | mission.edited
        facts = words.format(
            aircraft=limit_for(self._morning, self._kit, mission),
            hits=hits_for(self._morning, self._kit, mission) or "\N{EN DASH}",
            vp=values["vp"],
            band=values["band"],
            penalty=str(values["weight_penalty"]).replace("-", "\N{MINUS SIGN}"),
        )
        if mission.target not in known_targets(self._morning, self._kit):
            # A number typed wrongly is mostly a card of another campaign.
            words = self.tr("{target} is not a Target of this campaign · {facts}")
            facts = words.format(target=say(self._kit.target_name(mission.target)), facts=facts)
        self.facts.setText(facts)

    def fit(self, *, compact: bool) -> None:
        """Follow the width of the page."""
        self.target.setFixedWidth(round((228 if compact else 300) * fonts.text_scale()))

    def focus_target(self) -> None:
        """Begin with the Target, or the kind of Day where there is none."""
        if self._day.entry.kind != "mission":
            self.kind.focus_choice()
        elif self.unknown.isVisible():
            self.unknown.name.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.target.setFocus(Qt.FocusReason.TabFocusReason)

    # --- what a person enters ---------------------------------------------------------------------

    @Slot(object)
    def _choose_kind(self, kind: object) -> None:
        self._day.change(kind=kind)
        self._refresh()
        self.kind_changed.emit()
        self.changed.emit()

    @Slot(int)
    def _choose_target(self, target: int) -> None:
        # What was edited was the card's that stood here before.
        self._mission.change(target=target, edited={})
        self._refresh()
        self.changed.emit()

    @Slot()
    def _finish_target(self) -> None:
        """Go on, to the numbers of the card where it is unknown."""
        if self.unknown.isVisible():
            self.focus_target()
        else:
            self.target_done.emit()

    @Slot(object)
    def _choose_time(self, night: object) -> None:
        self._mission.change(night=night)
        self.changed.emit()

    @Slot(object)
    def _choose_tanker(self, tanker: object) -> None:
        self._mission.change(tanker=tanker)
        self.changed.emit()

    def _edit(self, key: str, number: int | None) -> None:
        self._mission.edit(key, number)
        self._refresh()
        self.changed.emit()

    @Slot(bool)
    def _show_numbers(self, _shown: bool) -> None:
        self._refresh()

    # --- words ------------------------------------------------------------------------------------

    def _offer(self) -> None:
        if self._morning is None or self._kit is None:
            return
        s, kit = self._morning, self._kit
        words = self.tr("{target} · band {band} · {vp} VP")
        gone = self.tr("{target} · Destroyed")
        titles = {}
        for card in known_targets(s, kit):
            line = gone if card in s.destroyed else words
            numbers = printed(s, kit, MissionEntry(target=card))
            titles[card] = line.format(
                target=say(kit.target_name(card)), band=numbers["band"], vp=numbers["vp"]
            )
        self.target.offer(titles)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._fields["day"].name(self.tr("Day"))
        self._fields["kind"].name(self.tr("Kind"))
        self._fields["target"].name(self.tr("Target"))
        self._fields["time"].name(self.tr("Time"))
        self._fields["tanker"].name(self.tr("Tanker"))
        self.kind.set_choices(
            [("mission", self.tr("Mission")), ("down_time", self.tr("Down Time"))]
        )
        self.time.set_choices([(False, self.tr("Day")), (True, self.tr("Night"))])
        self.tanker.set_choices(
            [("", self.tr("none")), ("paid", self.tr("paid")), ("free", self.tr("free"))]
        )
        for key, field in self._named.items():
            field.name(say(CARD_NUMBERS[key]))
        self.pencil.set_text(self.tr("Numbers of the card and its band"))
        self.day_label.setFont(fonts.interface(15, 600))
        self.facts.setFont(fonts.interface(13))
        self._offer()
        self.show_mission(self._mission)
