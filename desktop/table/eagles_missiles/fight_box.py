"""A fight as a widget: both columns with their strengths, the odds, and what each result means."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import ThreeWayBar, percent
from desktop.paint.buttons import RuleTag
from desktop.paint.dice import Die, DieMark, paint_die
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel
from desktop.rules.core import T
from desktop.rules.eagles_missiles.odds import CASES
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles.fight_data import Column, Fight, Part, Result
from desktop.table.face_view import FaceView

TILE, DIE = 26, 34
"""Pixels of a counter and of a die in a column, at a text scale of 100 %."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
RESULTS: tuple[Result, ...] = ("win", "draw", "loss")
FRACTION = T("eagles_missiles.table", "{cases} of 36")
SUM = T("eagles_missiles.table", "{strength} + die")


class SmallDie(QWidget):
    """The die of a side, once it lies."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._die: Die | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_die(self, face: int, *, wins: bool) -> None:
        """Show a face, ticked if it has won; 0 hides the die."""
        side = round(DIE * min(1.5, max(1.0, fonts.text_scale())))
        self.setFixedSize(side, side)
        self._die = Die(6, face, mark=DieMark.HIT if wins else DieMark.NONE) if face else None
        self.setVisible(bool(face))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._die is not None:
            p = QPainter(self)
            paint_die(
                p, self.rect().toRectF().adjusted(1, 1, -1, -1), self._die, self._themes.theme
            )


class SideColumn(Panel):
    """One side: a row for each unit and card, and the sum below."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self._themes = themes
        self._data: Column | None = None
        self._title = Words(12, 600, self, quiet=True)
        self._parts: list[PartRow] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self._sum = Words(20, 700, self, figure=True)
        self._die = SmallDie(themes, self)
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self._die)
        foot.addStretch(1)
        foot.addWidget(self._sum)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addStretch(1)
        column.addLayout(foot)

    def show_column(self, data: Column, *, wins: bool) -> None:
        """Show a side; ``wins``: its die has won."""
        self._die.show_die(data.die, wins=wins)
        words = f"{data.total} + {data.die} = {data.sum}"
        self._sum.say(words if data.die else say(SUM.of(strength=data.total)))
        self.setAccessibleName(data.spoken)
        if data != self._data:
            self._data = data
            self._title.say(data.title)
            self._fill(data)

    def retranslate(self) -> None:
        """Take the size of text in force with the next that is shown."""
        self._data = None

    def _fill(self, data: Column) -> None:
        while len(self._parts) < len(data.parts):
            self._parts.append(PartRow(self._themes, self, self._grid, len(self._parts)))
        for number, row in enumerate(self._parts):
            part = data.parts[number] if number < len(data.parts) else None
            row.show_part(part, first=number == 0)


class PartRow:
    """What a squadron, a card or a modifier adds; it stays, and is filled again."""

    def __init__(self, themes: ThemeSource, parent: QWidget, grid: QGridLayout, row: int) -> None:
        self._face = FaceView(themes, parent, side=TILE)
        self._name = Words(13, 400, parent)
        self._figure = Words(15, 700, parent, figure=True)
        grid.addWidget(self._face, row, 0)
        grid.addWidget(self._name, row, 1)
        grid.addWidget(self._figure, row, 2, RIGHT)

    def show_part(self, part: Part | None, *, first: bool) -> None:
        """Show a part, or nothing; what comes ``first`` is not added to anything."""
        face = None if part is None else part.face
        self._face.setVisible(face is not None)
        if part is None:
            self._name.say("")
            self._figure.say("")
            return
        if face is not None:
            self._face.show_face(face, part.name)
        self._name.say(part.name)
        self._figure.say(str(part.adds) if first else f"+{part.adds}")


class FightBox(QWidget):
    """Title and rule, both sides, a bar of three pieces, a line for each result."""

    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Words(15, 700, self)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(self.rule_activated)
        self.allied, self.russian = SideColumn(themes, self), SideColumn(themes, self)
        self.bar = ThreeWayBar(themes, self)
        self._ends = {result: _EndLine(self) for result in RESULTS}
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignVCenter)
        sides = QHBoxLayout()
        sides.setSpacing(8)
        sides.addWidget(self.allied, 1)
        sides.addWidget(self.russian, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(sides)
        column.addWidget(self.bar)
        for line in self._ends.values():
            column.addWidget(line)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is said of the results, one line each."""
        return tuple(line.accessibleName() for line in self._ends.values() if not line.isHidden())

    def show_fight(self, fight: Fight | None) -> None:
        """Show a fight; none hides the box."""
        self.setVisible(fight is not None)
        if fight is None:
            return
        self._title.say(fight.title)
        self._tag.set_rule(fight.rule)
        self.allied.show_column(fight.allied, wins=fight.result == "win")
        self.russian.show_column(fight.russian, wins=fight.result == "loss")
        cases = {"win": fight.odds.win, "draw": fight.odds.draw, "loss": fight.odds.loss}
        known = fight.result is not None
        names = {result: say(fight.ends[result].name) for result in self._ends}
        room = max(line.name_width(names[result]) for result, line in self._ends.items())
        for result, line in self._ends.items():
            words = say(fight.ends[result].words)
            line.setVisible(not known or fight.result == result)
            line.show_end(names[result], "" if known else cases[result], words, room)
        self.bar.setVisible(fight.result is None)
        spoken = "; ".join(line.accessibleName() for line in self._ends.values())
        win, draw, loss = (cases[result] / CASES for result in RESULTS)
        self.bar.show_shares(win, draw, loss, spoken)
        self.setAccessibleName(f"{fight.title}: {fight.allied.spoken}; {fight.russian.spoken}")

    def retranslate(self) -> None:
        """Say everything again with the next fight that is shown."""
        self.allied.retranslate()
        self.russian.retranslate()


class _EndLine(QWidget):
    """A result: its name, its chance, and what it means."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._words = Words(13, 600, self, figure=True), Words(13, 400, self)
        self._share = Words(15, 700, self, figure=True)
        self._row = row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(8)
        row.setColumnStretch(1, 1)
        row.addWidget(self._name, 0, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 0, 1)
        row.addWidget(self._share, 0, 2, Qt.AlignmentFlag.AlignTop)

    def name_width(self, name: str) -> int:
        """Return the room that a name takes."""
        return ceil(QFontMetricsF(self._name.font()).horizontalAdvance(name))

    def show_end(self, name: str, cases: int | str, words: str, room: int) -> None:
        """Show a result with its cases of 36, empty for one that has come.

        All names of a fight have the same room, so that what they mean stands in line.
        """
        self._row.setColumnMinimumWidth(0, room)
        self._name.say(name)
        self._words.say(words)
        figure = tip = ""
        if isinstance(cases, int):
            figure, tip = f"{percent(cases / CASES)} %", say(FRACTION.of(cases=cases))
        self._share.say(figure)
        self._share.setToolTip(tip)
        self.setAccessibleName(", ".join(filter(None, (name, figure, tip, words))))
