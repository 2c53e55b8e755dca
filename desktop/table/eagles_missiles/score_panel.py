"""The panel of the score: all seven parts, what open assaults would add, losses (EM-XII.9)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Slot
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
        table.model.changed.connect(self.refresh)
        table.model.looked.connect(self.refresh)
        self.refresh()

    @property
    def data(self) -> Score | None:
        """What is shown."""
        return self._data

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
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
        self._rows = QWidget(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._rows)

    def show_lines(self, lines: tuple[ScoreLine, ...]) -> None:
        """List these parts."""
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for number, line in enumerate(lines):
            self._add(grid, 3 * number, line)
        self._column.replaceWidget(self._rows, fresh)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = fresh

    def _add(self, grid: QGridLayout, row: int, line: ScoreLine) -> None:
        parent = grid.parentWidget()
        title, words = Words(14, 600, parent), Words(13, 400, parent, quiet=True)
        points, more = Words(18, 700, parent, figure=True), Words(13, 600, parent, figure=True)
        tag = RuleTag(line.rule, parent)
        tag.activated.connect(self._table.open_rule)
        title.say(say(line.title))
        words.say(say(line.words))
        points.say(signed(line.points) if line.points else "0")
        gain = line.prospect - line.points
        more.say(f"({signed(gain)})" if gain else "")
        more.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        more.setToolTip(self.tr("If all open assaults succeed"))
        grid.addWidget(title, row, 0)
        grid.addWidget(tag, row, 1, RIGHT)
        grid.addWidget(points, row, 2, RIGHT)
        grid.addWidget(words, row + 1, 0, 1, 2)
        grid.addWidget(more, row + 1, 2, RIGHT)
        grid.setRowMinimumHeight(row + 2, 4)
        spoken = f"{title.text()}: {points.text()}. {words.text()}"
        title.setAccessibleDescription(spoken)
