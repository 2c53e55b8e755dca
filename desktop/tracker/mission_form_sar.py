"""Search and Rescue in the entry form: a row for each Aircraft that was lost."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.logbook.card_numbers import at_table
from desktop.logbook.day_draft import MissionDraft
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.faces import signed
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.quiet import QuietComboBox
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.hornet_leader.book_days import search_total
from desktop.rules.hornet_leader.book_entries import SearchEntry
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_options import SarRow
from desktop.rules.hornet_leader.records import Place
from desktop.rules.hornet_leader.sar import RESULTS, place_modifier, result
from desktop.rules.hornet_leader.state import State
from desktop.tracker.mission_form_parts import MINUS_SIGN, Field, NumberField

Role = QPalette.ColorRole
TEN = 10
PLUS = "+"


class SearchRow(QFrame):
    """The search for one Pilot: what was rolled, or what came of it."""

    changed = Signal()

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._mission, self._pilot = MissionDraft(), ""
        self._kit: Kit | None = None
        self._penalty = 0
        self.title, self.words = QLabel(self), QLabel(self)
        self.words.setWordWrap(True)
        self.roll, self.weight = NumberField(parent=self), NumberField(parent=self)
        self.mod = NumberField(signed=True, parent=self)
        self.result = QuietComboBox(self)
        self.result.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._fields = [
            Field(each, beside=True, parent=self)
            for each in (self.roll, self.weight, self.mod, self.result)
        ]
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(IconLabel("search", themes, Tone.BAD, 18, self))
        row.addWidget(self.title)
        flow = FlowLayout(gap=10)
        for field in self._fields:
            flow.addWidget(field)
        row.addLayout(flow, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.words)
        self.roll.entered.connect(self._read)
        self.weight.entered.connect(self._read)
        self.mod.entered.connect(self._read)
        self.result.activated.connect(self._pick)

    @property
    def stops(self) -> list[QWidget]:
        """The controls in the order of Tab."""
        return [self.roll, self.weight, self.mod, self.result]

    def show_search(self, mission: MissionDraft, pilot: str, kit: Kit, penalty: int) -> None:
        """Show the search for a Pilot, with the weight penalty of the band."""
        self._mission, self._pilot, self._kit, self._penalty = mission, pilot, kit, penalty
        search = mission.rows[pilot].sar or SearchEntry()
        self.retranslate()
        self.roll.show_number(search.roll or None)
        self.weight.show_number(search.weight or None, 0)
        self.mod.show_number(search.mod or None, 0)
        self.result.setCurrentIndex(max(self.result.findData(search.result), 0))
        self._say()

    @Slot(object)
    def _read(self, _number: int | None) -> None:
        """Take the fields over; a 0 on the die is its ten."""
        typed = self.roll.number
        roll = TEN if typed == 0 else min(typed or 0, TEN)
        self._mission.change_search(
            self._pilot, roll=roll, weight=self.weight.number or 0, mod=self.mod.number or 0
        )
        self._say()
        self.changed.emit()

    @Slot(int)
    def _pick(self, row: int) -> None:
        self._mission.change_search(self._pilot, result=self.result.itemData(row))
        self._say()
        self.changed.emit()

    def _say(self) -> None:
        """Tell the sum and what comes of it, at once."""
        assert self._kit is not None
        entry = self._mission.rows[self._pilot]
        search = entry.sar or SearchEntry()
        if not search.roll and not search.result:
            self.words.setText(self.tr("Neither roll nor result: he is missing"))
            return
        words = ""
        if search.roll and entry.lost:
            words = _sum(self._kit, self._penalty, entry.lost, search)
        row = _row(self._kit, self._penalty, entry.lost or "over_target", search)
        outcome = say(RESULTS[row.result])
        if row.result == "missing":
            tail = outcome
        else:
            tail = self.tr("{result}, Stress {stress}").format(
                result=outcome, stress=signed(row.stress)
            )
        self.words.setText(f"{words}: {tail}" if words else tail)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        if self._kit is None:
            return
        self.title.setText(self.tr("SAR {pilot}").format(pilot=self._kit.callsign(self._pilot)))
        names = (self.tr("Roll"), self.tr("AtG spent"), self.tr("Event"), self.tr("Result"))
        for field, name in zip(self._fields, names, strict=True):
            field.name(name)
        present = self.result.currentData()
        self.result.clear()
        self.result.addItem(self.tr("by the roll"), "")
        for key, words in RESULTS.items():
            self.result.addItem(say(words), key)
        self.result.setCurrentIndex(max(self.result.findData(present), 0))
        self.title.setFont(fonts.interface(14, 600))
        self.words.setFont(fonts.interface(14, 600))

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, colour = self.palette().color(Role.Base), self._themes.theme.bad
        fill, edge = mixed(ground, colour, 0.1), mixed(ground, colour, 0.55)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge)


def _row(kit: Kit, penalty: int, place: Place, search: SearchEntry) -> SarRow:
    """Return what a search brings: the result that was picked, or that of the sum."""
    if search.result:
        return next(row for row in kit.tables.sar.rows if row.result == search.result)
    return result(kit, search_total(kit, penalty, place, search))


def _sum(kit: Kit, penalty: int, place: Place, search: SearchEntry) -> str:
    """Return the sum as it is reckoned: ``8 + 0 - 2 = 6``."""
    table = kit.tables.sar
    weight = search.weight * table.mod_per_atg_weight
    others = [part for part in (penalty, place_modifier(table, place), search.mod) if part]
    said = [f"{MINUS_SIGN if part < 0 else PLUS} {abs(part)}" for part in (weight, *others)]
    total = search_total(kit, penalty, place, search)
    return f"{' '.join([str(search.roll), *said])} = {total}".replace("-", MINUS_SIGN)


class SearchRows(QWidget):
    """The rows of all who were shot down; they come and go with what the grid says."""

    changed = Signal()

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self.rows: list[SearchRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)

    def show_mission(self, mission: MissionDraft, morning: State, kit: Kit) -> None:
        """Show a row for each Aircraft that was lost."""
        lost = [each.pilot for each in mission.lost]
        while len(self.rows) > len(lost):
            gone = self.rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self.rows) < len(lost):
            row = SearchRow(self._themes, self)
            row.changed.connect(self.changed)
            self._column.addWidget(row)
            row.show()
            self.rows.append(row)
        penalty = at_table(morning, kit, mission.entry).get("weight_penalty", 0)
        for row, pilot in zip(self.rows, lost, strict=True):
            row.show_search(mission, pilot, kit, penalty)
        self.setVisible(bool(lost))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            for row in self.rows:
                row.retranslate()
