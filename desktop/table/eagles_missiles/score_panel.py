"""The panel of the score: all seven parts, what open assaults would add, losses (EM-XII.9)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import RuleTag
from desktop.paint.widgets import Hairline
from desktop.rules.core import T
from desktop.rules.eagles_missiles.components import Kit
from desktop.table.decision_panel import Words
from desktop.table.dice_words import signed
from desktop.table.eagles_missiles.score_data import Score, ScoreLine, score
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "Score")
TOTAL = T("eagles_missiles.table", "Russia: {points} of {limit}")
WINS = T("eagles_missiles.table", "More than {limit} win the war for Russia.")
PROSPECT = T("eagles_missiles.table", "If all open assaults succeed: {points}")
NO_MORE = T("eagles_missiles.table", "No open assault would add anything.")
LOSSES = T("eagles_missiles.table", "Losses")
ALLIED = T("eagles_missiles.table", "Poland and NATO: {losses}")
RUSSIAN = T("eagles_missiles.table", "Russia: {losses}")
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


def panel(table: Table) -> Panel:
    """Return the panel, which is always there."""
    return Panel("score", TITLE, ScorePanel(table), "right", "flag")


class ScorePanel(QWidget):
    """It follows the position that is looked at; everything in it is open."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._data: Score | None = None
        self._stale = True
        """Whether something may have changed since the panel was last seen."""
        self.total = Words(22, 700, self)
        self.wins, self.prospect = Words(13, 400, self, quiet=True), Words(14, 600, self)
        self.parts = ScoreParts(table, self)
        self._losses = Words(14, 700, self)
        self.allied, self.russian = Words(13, 400, self), Words(13, 400, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        for widget in (self.total, self.wins, self.prospect, Hairline(self), self.parts):
            column.addWidget(widget)
        for widget in (Hairline(self), self._losses, self.allied, self.russian):
            column.addWidget(widget)
        column.addStretch(1)
        table.model.shown.connect(self.refresh)
        self.refresh()

    @property
    def data(self) -> Score | None:
        """What is shown."""
        return self._data

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        if not self.isVisible():
            self._stale = True
            return
        self._stale = False
        data = score(self._table.model.view.state, self._kit)
        if data == self._data:
            return
        self._data = data
        self.total.say(say(TOTAL.of(points=data.total, limit=data.limit)))
        self.wins.say(say(WINS.of(limit=data.limit)))
        more = data.prospect != data.total
        self.prospect.say(say(PROSPECT.of(points=data.prospect) if more else NO_MORE))
        self.parts.show_lines(data.lines)
        self._losses.say(say(LOSSES))
        self.allied.say(say(ALLIED.of(losses=data.allied)))
        self.russian.say(say(RUSSIAN.of(losses=data.russian)))

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.refresh()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            for label in self.findChildren(Words):
                label.take_font()
            self._data = None
            self.refresh()


class ScoreParts(QWidget):
    """A row for each part: title, what it is made of, its rule, points now and perhaps tonight."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rows: list[PartRow] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)

    def show_lines(self, lines: tuple[ScoreLine, ...]) -> None:
        """List these parts; the rules have as many in every position."""
        while len(self._rows) < len(lines):
            row = PartRow(self)
            row.place(self._grid, 3 * len(self._rows))
            row.tag.activated.connect(self._table.open_rule)
            self._rows.append(row)
        for row, line in zip(self._rows, lines, strict=True):
            row.show_line(line, self.tr("If all open assaults succeed"))


class PartRow:
    """The words of one part."""

    def __init__(self, parent: QWidget) -> None:
        self._title, self._words = Words(14, 600, parent), Words(13, 400, parent, quiet=True)
        self._points = Words(18, 700, parent, figure=True)
        self._more = Words(13, 600, parent, figure=True)
        self._more.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.tag = RuleTag("", parent)

    def place(self, grid: QGridLayout, row: int) -> None:
        """Put everything into two lines of a grid."""
        grid.addWidget(self._title, row, 0)
        grid.addWidget(self.tag, row, 1, RIGHT)
        grid.addWidget(self._points, row, 2, RIGHT)
        grid.addWidget(self._words, row + 1, 0, 1, 2)
        grid.addWidget(self._more, row + 1, 2, RIGHT)
        grid.setRowMinimumHeight(row + 2, 4)

    def show_line(self, line: ScoreLine, tip: str) -> None:
        """Say what a part is made of, its points now and perhaps tonight."""
        self._title.say(say(line.title))
        self._words.say(say(line.words))
        points = signed(line.points) if line.points else "0"
        self._points.say(points)
        gain = line.prospect - line.points
        self._more.say(f"({signed(gain)})" if gain else "")
        self._more.setToolTip(tip)
        self.tag.set_rule(line.rule)
        self._title.setAccessibleDescription(f"{say(line.title)}: {points}. {say(line.words)}")
