"""The panel of the result: who won and why, points by city, the course of the war (ui 8)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import RuleTag
from desktop.paint.widgets import Hairline
from desktop.rules.core import Decision, T, Text
from desktop.rules.red_menace.components import Kit
from desktop.table.decision_panel import Words
from desktop.table.look import Panel, Table
from desktop.table.red_menace.points_graph import TITLE as GRAPH
from desktop.table.red_menace.points_graph import PointsGraph
from desktop.table.red_menace.result_data import ResultData, Row, reason, result_data

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State

TITLE = T("red_menace.table", "Result")
SIDES = (
    T("red_menace.table", "United States (full line)"),
    T("red_menace.table", "Soviet Union (dashed line)"),
)
NOTHING = T("red_menace.table", "No city destroyed")
TOTAL = T("red_menace.table", "In all")
NEEDED = T("red_menace.table", "Needed to end the game")
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


def panel(table: Table) -> Panel:
    """Return the panel; it comes to the front once the game is over."""
    shown = ResultPanel(table)
    return Panel("result", TITLE, shown, "right", "flag", wanted=partial(_is_over, table))


def _is_over(table: Table, decision: Decision | None) -> bool:
    return decision is None and table.model.session.outcome is not None


class ResultPanel(QWidget):
    """Shown once the game is over."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._data: ResultData | None = None
        self.verdict, self.reason = Words(22, 700, self), Words(14, 400, self)
        self.tag = RuleTag("", self)
        self.tag.activated.connect(table.open_rule)
        self.graph_title = Words(14, 600, self)
        self.graph = PointsGraph(table.themes, self)
        self._rows = QWidget(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 10, 14, 10)
        self._column.setSpacing(8)
        self._column.addWidget(self.verdict)
        self._column.addWidget(self.reason)
        self._column.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(Hairline(self))
        self._column.addWidget(self.graph_title)
        self._column.addWidget(self.graph)
        self._column.addWidget(Hairline(self))
        self._column.addWidget(self._rows)
        self._column.addStretch(1)
        table.model.shown.connect(self.refresh)
        self.refresh()

    @property
    def data(self) -> ResultData | None:
        """What is shown; nothing before the end."""
        return self._data

    @Slot()
    def refresh(self) -> None:
        """Show the result, if there is one."""
        model = self._table.model
        outcome = model.session.outcome
        if outcome is None:
            self._data = None
            return
        # The end is told even while an earlier position is looked at.
        s: State = model.session.view(model.viewer).state
        told = (entry.event for entry in model.session.log)
        data = self._data = result_data(s, self._kit, told)
        words: Text = model.game.outcome_text(s)
        self.verdict.say(say(data.verdict))
        self.reason.say(say(reason(words)))
        self.tag.set_rule(outcome.rule)
        self.graph_title.say(say(GRAPH))
        self.graph.show_curve(data.curve, data.thresholds)
        self._show_rows(data)
        self.setAccessibleName(f"{self.verdict.text()}. {self.reason.text()}")

    def _show_rows(self, data: ResultData) -> None:
        """List what each side got its points for."""
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for side, rows in enumerate((data.blue, data.red)):
            self._add(grid, say(SIDES[side]), "", 700)
            for row in rows or (Row(NOTHING, 0),):
                self._add(grid, say(row.words), str(row.points), 400)
            self._add(grid, say(TOTAL), str(data.totals[side]), 700)
            self._add(grid, say(NEEDED), str(data.thresholds[side]), 400, quiet=True)
            grid.setRowMinimumHeight(grid.rowCount(), 8)
        self._column.replaceWidget(self._rows, fresh)
        self._rows.deleteLater()
        self._rows = fresh

    def _add(
        self, grid: QGridLayout, words: str, figure: str, weight: int, *, quiet: bool = False
    ) -> None:
        row = grid.rowCount()
        parent = grid.parentWidget()
        label = Words(14, weight, parent, quiet=quiet)
        label.say(words)
        grid.addWidget(label, row, 0)
        if figure:
            number = Words(15, 700, parent, figure=True, quiet=quiet)
            number.say(figure)
            grid.addWidget(number, row, 1, RIGHT)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            for label in (self.verdict, self.reason, self.graph_title):
                label.take_font()
            self.refresh()
