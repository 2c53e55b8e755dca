"""A batch of dice in the tray: a row for all that is rolled alike, and what each has come to."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.dice import Die, DieMark, paint_die
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Die as Rolling
from desktop.rules.core import Roll
from desktop.table import dice_words, roll_odds
from desktop.table.dice_parts import mark_of, shown_die

SIDE, IN_ROW = 40, 4
BELOW = 99
"""A row of the grid below all others, which takes the room that is left."""


class SmallDice(QWidget):
    """The dice of a row, four beside one another at most."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._dice: tuple[Die, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice shown."""
        return self._dice

    def show_dice(self, dice: tuple[Die, ...]) -> None:
        """Show these dice."""
        self._dice = dice
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        count = len(self._dice)
        side = round(SIDE * min(1.5, max(1.0, fonts.text_scale())))
        return QSize(side * min(IN_ROW, max(1, count)), side * max(1, -(-count // IN_ROW)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        side = self.width() / min(IN_ROW, max(1, len(self._dice)))
        for number, die in enumerate(self._dice):
            row, column = divmod(number, IN_ROW)
            box = QRectF(column * side, row * side, side, side).adjusted(3, 3, -3, -3)
            paint_die(p, box, die, self._themes.theme)


class Batch(QWidget):
    """The rows: name, what is needed and why, the dice, the chance or what was scored."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(BELOW, 1)
        self._roll: Roll | None = None
        self._harms = False
        self._rows: tuple[tuple[int, ...], ...] = ()
        self._lines: list[Line] = []
        """One for each row, and those of former rolls that had more."""

    @property
    def rows(self) -> tuple[SmallDice, ...]:
        """The dice, row by row."""
        return tuple(line.dice for line in self._shown)

    @property
    def _shown(self) -> list[Line]:
        return self._lines[: len(self._rows)]

    @property
    def figures(self) -> tuple[str, ...]:
        """What stands at the end of each row: the chance of a Hit, or what was scored."""
        return tuple(line.figure.text() for line in self._shown)

    def show_roll(self, roll: Roll, *, harms: bool = False) -> None:
        """Show what is to be rolled; ``harms``: a Hit hurts whoever looks."""
        self._harms = harms
        self._roll, self._rows = roll, roll_odds.alike(roll.parts)
        while self._grid.count():
            self._grid.takeAt(0)
        while len(self._lines) < len(self._rows):
            self._lines.append(Line(self._themes, self))
        for line in self._lines[len(self._rows) :]:
            line.hide()
        for number, places in enumerate(self._rows):
            self._show_line(roll, number, places)
        self.show_faces(())

    def show_faces(self, faces: tuple[int, ...], *, settled: bool = False) -> None:
        """Show dice as they fall, or with what each has scored; none are not thrown yet."""
        roll = self._roll
        if roll is None:
            return
        for places, line in zip(self._rows, self._shown, strict=True):
            row, figure = line.dice, line.figure
            die = roll.parts[places[0]]
            row.show_dice(tuple(self._die(roll, place, faces, settled=settled) for place in places))
            if roll.opposed:
                figure.setText(self._sum(die, faces[places[0]] if settled else None))
                continue
            scored = sum(roll_odds.hits(die, faces[place]) for place in places) if faces else 0
            share = percent(roll_odds.hit_chance(die, roll.sides))
            odds = self.tr("{n} %").format(n=share)
            figure.setText(dice_words.hits(scored) if settled else odds)

    def _die(self, roll: Roll, place: int, faces: tuple[int, ...], *, settled: bool) -> Die:
        if not faces:
            return shown_die(None, roll.sides)
        face = faces[place]
        mark = DieMark.NONE
        if settled and roll.opposed:
            result = roll_odds.lead(roll, faces)
            mark = DieMark.HIT if (result, -result)[place] > 0 else DieMark.NONE
        elif settled:
            mark = mark_of(roll_odds.hits(roll.parts[place], face) > 0, harms=self._harms)
        return shown_die(face, roll.sides, mark)

    def _sum(self, die: Rolling, face: int | None) -> str:
        """Return the strength of a side that rolls against another, with its die once it lies."""
        own = sum(value for _, value in die.modifiers)
        if face is None:
            return self.tr("{strength} + die").format(strength=own)
        return f"{own} + {face} = {own + face}"

    def _show_line(self, roll: Roll, number: int, places: tuple[int, ...]) -> None:
        line, die = self._lines[number], roll.parts[places[0]]
        count = f"{len(places)} \N{MULTIPLICATION SIGN} " if len(places) > 1 else ""
        words = [f"{count}{say(die.name)}"]
        if not roll.opposed:
            words.append(dice_words.needs(die, roll.sides))
        line.say(": ".join(words), dice_words.printed(die))
        line.lie_in(self._grid, 2 * number)


class Line:
    """The widgets of a row; they stay for the next roll."""

    def __init__(self, themes: ThemeSource, parent: QWidget) -> None:
        self.name, self.why = QLabel(parent), QLabel(parent)
        self.why.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self.name, self.why):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.dice, self.figure = SmallDice(themes, parent), QLabel(parent)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def hide(self) -> None:
        """Leave everything out."""
        for part in (self.name, self.why, self.dice, self.figure):
            part.hide()

    def say(self, name: str, why: str) -> None:
        """Name what is rolled, and why it needs what it needs."""
        self.name.setFont(fonts.interface(14, 600))
        self.why.setFont(fonts.interface(13))
        self.figure.setFont(fonts.condensed(16, 700))
        self.name.setText(name)
        self.why.setText(why)

    def lie_in(self, grid: QGridLayout, row: int) -> None:
        """Take its place in a grid: two rows, the second for the reasons if there are any."""
        told = bool(self.why.text())
        spans = 2 if told else 1
        grid.addWidget(self.name, row, 0)
        if told:
            grid.addWidget(self.why, row + 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.dice, row, 1, spans, 1)
        grid.addWidget(self.figure, row, 2, spans, 1)
        self.why.setVisible(told)
        for part in (self.name, self.dice, self.figure):
            part.show()
