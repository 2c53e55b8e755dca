"""Lists in the panel of interceptions: who can be sent, what goes along, who cannot fly."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import RuleTag, Toggle
from desktop.paint.theme import ThemeSource
from desktop.table.decision_panel import Words
from desktop.table.key_cap import KeyCap
from desktop.table.red_menace.interception_data import Extra, PlaneData, Unable
from desktop.table.red_menace.interception_rows import PlaneRow

GAP = 6


class PlaneRows(QWidget):
    """A row for each type that can fly."""

    added = Signal(str)
    removed = Signal(str)
    reached = Signal(object)
    """The row that the arrow keys have come to."""

    def __init__(self, themes: ThemeSource, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self._rows: list[PlaneRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)

    @property
    def rows(self) -> tuple[PlaneRow, ...]:
        """The rows from the top."""
        return tuple(self._rows)

    def unit(self, digit: int) -> str:
        """Return the type of a key; empty if there is none."""
        data = self._rows[digit - 1].data if 0 < digit <= len(self._rows) else None
        return "" if data is None else data.unit

    def show_rows(self, rows: tuple[PlaneData, ...]) -> None:
        """Show these types."""
        while len(self._rows) > len(rows):
            gone = self._rows.pop()
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._rows) < len(rows):
            row = PlaneRow(self._themes, self)
            row.added.connect(self.added)
            row.removed.connect(self.removed)
            row.stepped.connect(self._step)
            self._column.addWidget(row)
            row.show()
            self._rows.append(row)
        for widget, data in zip(self._rows, rows, strict=True):
            if widget.data != data:
                widget.show_data(data)

    def retranslate(self) -> None:
        """Lay everything out for the size of text in force."""
        for row in self._rows:
            if row.data is not None:
                row.show_data(row.data)

    def _step(self, unit: str, by: int) -> None:
        """Give the focus to the row above or below."""
        units = [row.data.unit for row in self._rows if row.data is not None]
        place = units.index(unit) + by
        if 0 <= place < len(self._rows):
            self._rows[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self.reached.emit(self._rows[place])


class ExtraRow(QWidget):
    """The missile or the extra die: its key, and a switch that says who has it."""

    pressed = Signal()

    def __init__(self, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.switch = Toggle("", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(KeyCap(key, self))
        row.addWidget(self.switch, 1)
        self.switch.clicked.connect(self.pressed)

    def show_extra(self, extra: Extra | None) -> None:
        """Show it as it stands; it goes if there is none."""
        self.setVisible(extra is not None)
        if extra is None:
            return
        self.switch.setText(extra.words)
        self.switch.setChecked(extra.used)
        self.switch.setEnabled(extra.used or extra.why is None)
        why = extra.why
        reason = "" if why is None else f"{say(why.text)} ({why.rule})"
        self.switch.setToolTip(reason or extra.notes)
        self.switch.setAccessibleDescription(reason or extra.notes)


class UnableLines(QWidget):
    """A line for each type that cannot fly: its name, the rule, the reason."""

    rule_activated = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[Words, Words, RuleTag]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)

    @property
    def lines(self) -> tuple[tuple[str, str, str], ...]:
        """Names, reasons and rules that are shown."""
        return tuple(
            (name.text(), reason.text(), tag.rule)
            for name, reason, tag in self._lines
            if not name.isHidden()
        )

    def show_lines(self, lines: tuple[Unable, ...]) -> None:
        """Show these types."""
        self.setVisible(bool(lines))
        while len(self._lines) < len(lines):
            self._add()
        for number, (name, reason, tag) in enumerate(self._lines):
            shown = number < len(lines)
            name.say(lines[number].name if shown else "")
            reason.say(lines[number].reason if shown else "")
            tag.set_rule(lines[number].rule if shown else "")
            tag.setVisible(shown)

    def _add(self) -> None:
        name, reason = Words(13, 600, self, quiet=True), Words(13, 400, self, quiet=True)
        name.setWordWrap(False)
        tag = RuleTag("", self)
        tag.activated.connect(self.rule_activated)
        row, top = len(self._lines), Qt.AlignmentFlag.AlignTop
        for column, widget in enumerate((name, reason, tag)):
            self._grid.addWidget(widget, row, column, top)
        self._lines.append((name, reason, tag))
