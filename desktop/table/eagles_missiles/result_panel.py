"""The page of the result: verdict, every point, losses, the war day by day with its replay."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.quiet import QuietSlider
from desktop.paint.widgets import Hairline
from desktop.rules.core import Decision, T, Text
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_panel import Words
from desktop.table.dice_words import signed
from desktop.table.eagles_missiles.front_map import FrontMap
from desktop.table.eagles_missiles.result_data import ResultData, Row, evenings, result_data
from desktop.table.eagles_missiles.score_panel import ALLIED, LOSSES, RUSSIAN, TOTAL
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "Result")
POINTS = T("eagles_missiles.table", "Points by source")
TERRITORIES = T("eagles_missiles.table", "Territories by day")
FRONT = T("eagles_missiles.table", "The front day by day")
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
PACE = 900
"""Milliseconds for which a day of the replay is seen."""


def panel(table: Table) -> Panel:
    """Return the panel; it comes to the front once the war is over."""
    shown = ResultPanel(table)
    return Panel(
        *("result", TITLE, shown, "right", "flag"),
        wanted=partial(_is_over, table),
        press=shown.press,
    )


def _is_over(table: Table, decision: Decision | None) -> bool:
    return decision is None and table.model.session.outcome is not None


class ResultPanel(QWidget):
    """Shown once the war is over, also while an earlier position is looked at."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._data: ResultData | None = None
        self.verdict, self.reason = Words(22, 700, self), Words(14, 400, self)
        self.tag = RuleTag("", self)
        self.tag.activated.connect(table.open_rule)
        self._titles = tuple(Words(14, 700, self) for _ in range(4))
        self._rows = QWidget(self)
        self.total = Words(15, 700, self)
        self.allied, self.russian = Words(13, 400, self), Words(13, 400, self)
        self.fallen = Words(13, 400, self)
        self.map = FrontMap(self._kit, table.themes, self)
        self.words = Words(13, 600, self)
        self.slider = QuietSlider(self)
        self.play = KeyButton("", Importance.NORMAL, self)
        self.show_there = KeyButton("", Importance.NORMAL, self)
        self._clock = QTimer(self)
        self._clock.setInterval(PACE)
        self._clock.timeout.connect(self._next_day)
        self._lay_out()
        self.slider.valueChanged.connect(self._show_day)
        self.play.clicked.connect(self._play)
        self.show_there.clicked.connect(self._show_on_table)
        table.model.shown.connect(self.refresh)
        table.model.closed.connect(self._clock.stop)
        self._name_parts()
        self.refresh()

    def _lay_out(self) -> None:
        points, losses, territories, front = self._titles
        replay = QHBoxLayout()
        replay.setSpacing(10)
        replay.addWidget(self.play)
        replay.addWidget(self.slider, 1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        column.addWidget(self.verdict)
        column.addWidget(self.reason)
        column.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (Hairline(self), front, self.words):
            column.addWidget(widget)
        # Above the map: in a low window what moves it is seen together with it.
        column.addLayout(replay)
        column.addWidget(self.map)
        column.addWidget(self.show_there, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (Hairline(self), points, self._rows, self.total, Hairline(self), losses):
            column.addWidget(part)
        for label in (self.allied, self.russian, Hairline(self), territories, self.fallen):
            column.addWidget(label)
        column.addStretch(1)

    def _name_parts(self) -> None:
        for label, words in zip(self._titles, (POINTS, LOSSES, TERRITORIES, FRONT), strict=True):
            label.say(say(words))
        self.slider.setAccessibleName(self.tr("Day"))
        self.show_there.setText(self.tr("Show on the table"))
        self.show_there.setToolTip(self.tr("The board as it was in the evening of this day"))
        self._name_play()

    def _name_play(self) -> None:
        running = self._clock.isActive()
        self.play.setText(self.tr("Stop") if running else self.tr("Play"))
        self.play.set_cap("P")

    @property
    def data(self) -> ResultData | None:
        """What is shown; nothing before the end."""
        return self._data

    def press(self, name: str) -> bool:
        """Take a key: P plays the war day by day."""
        if name != "P" or self._data is None:
            return False
        self._play()
        return True

    @Slot()
    def refresh(self) -> None:
        """Show the result, if there is one."""
        model = self._table.model
        outcome = model.session.outcome
        if outcome is None:
            self._data = None
            self._clock.stop()
            return
        # The end is told even while an earlier position is looked at.
        s: State = model.session.view(model.viewer).state
        persons = [each.side for each in model.session.seats if each.is_person]
        data = self._data = result_data(s, self._kit, persons)
        words: Text = model.game.outcome_text(s)
        self.verdict.say(say(data.verdict))
        self.reason.say(say(words))
        self.tag.set_rule(outcome.rule)
        self._show_rows(data.rows)
        whole = data.score
        self.total.say(say(TOTAL.of(points=whole.total, limit=whole.limit)))
        self.allied.say(say(ALLIED.of(losses=whole.allied)))
        self.russian.say(say(RUSSIAN.of(losses=whole.russian)))
        self.fallen.say("\n".join(map(say, data.fallen)))
        self.slider.setRange(1, max(1, len(data.days)))
        self.slider.setValue(len(data.days))
        self._show_day()
        self.setAccessibleName(f"{self.verdict.text()}. {self.reason.text()}")

    def _show_rows(self, rows: tuple[Row, ...]) -> None:
        """List every point with its source."""
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for number, row in enumerate(rows):
            words, points = Words(13, 400, fresh), Words(15, 700, fresh, figure=True)
            words.say(say(row.words))
            points.say(signed(row.points) if row.points else "0")
            words.setToolTip(row.rule)
            grid.addWidget(words, number, 0)
            grid.addWidget(points, number, 1, RIGHT)
        self._column.replaceWidget(self._rows, fresh)
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = fresh

    # --- the replay -------------------------------------------------------------------------------

    @Slot()
    def _show_day(self) -> None:
        days = () if self._data is None else self._data.days
        if days:
            day = days[min(self.slider.value(), len(days)) - 1]
            self.map.show_day(day)
            self.words.say(say(day.words))

    @Slot()
    def _play(self) -> None:
        """Play from the first day, or stop."""
        if self._clock.isActive():
            self._clock.stop()
        else:
            self.slider.setValue(1)
            self._clock.start()
        self._name_play()

    @Slot()
    def _next_day(self) -> None:
        self.slider.setValue(self.slider.value() + 1)
        if self.slider.value() == self.slider.maximum():
            self._clock.stop()
            self._name_play()

    @Slot()
    def _show_on_table(self) -> None:
        """Look at the board as it was in the evening of the day in question."""
        model = self._table.model
        plies = evenings((entry.ply, entry.event) for entry in model.session.log)
        model.look_at(plies.get(self.slider.value()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            for label in self.findChildren(Words):
                label.take_font()
            self._name_parts()
            self.refresh()
