"""Dice of one's own: a person tells the program what came up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.dice import paint_die
from desktop.paint.style_parts import field_fill, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Hairline, IconLabel
from desktop.rules.core import Chance, Roll, Rolled
from desktop.table import dice_words
from desktop.table.announce import announce
from desktop.table.dice_parts import EFFECT_ICONS, shown_die
from desktop.table.scrolled import Scrolled

SIZE = (640, 452)
IN_ROW = 10
CARET = QPointF(0, 20)


class DieBox(QWidget):
    """One die to be told: its number, or a caret."""

    def __init__(self, sides: int, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides, self._themes = sides, themes
        self.number: int | None = None
        self.present = False
        self.wrong = False
        self.setFixedSize(88, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        edge = palette.color(QPalette.ColorRole.Mid)
        if self.wrong:
            edge = QColor(self._themes.theme.bad)
        elif self.present:
            edge = palette.color(QPalette.ColorRole.Accent)
        p.setPen(QPen(edge, 2 if self.present or self.wrong else 1))
        p.setBrush(field_fill(palette))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        p.drawRoundedRect(box, 6, 6)
        if self.number is not None:
            die = shown_die(self.number, self._sides)
            paint_die(p, box.adjusted(8, 12, -8, -12), die, self._themes.theme)
        elif self.present:
            p.setPen(QPen(palette.color(QPalette.ColorRole.Text), 2))
            middle = box.center()
            p.drawLine(middle - CARET, middle + CARET)


class Outcomes(QWidget):
    """What faces bring, one line for each stretch of them, with an icon besides the colour."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 14, 10)
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(2, 1)

    def show_outcomes(self, title: str, outcomes: tuple[dice_words.Stretch, ...]) -> None:
        """Show these outcomes under a title; the panel hides without any."""
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.setVisible(bool(outcomes))
        self._add(title, 0, 0, fonts.interface(13, 600), span=3)
        for row, each in enumerate(outcomes, start=1):
            sign = IconLabel(EFFECT_ICONS.get(each.tone, "info"), self._themes, each.tone, 16, self)
            self._grid.addWidget(sign, row, 0)
            if each.faces:
                self._add(each.faces, row, 1, fonts.interface(14, 700))
            self._add(each.words, row, 2, fonts.interface(14))

    def _add(self, words: str, row: int, column: int, font: QFont, span: int = 1) -> None:
        label = QLabel(words, self)
        label.setFont(font)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self._grid.addWidget(label, row, column, 1, span)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        fill = palette.color(QPalette.ColorRole.Dark)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, fill)


class DiceByHand(QDialog):
    """The dialog for dice: keys 1 to 9, 0 is 10; it steps on by itself."""

    entered = Signal(object)
    """The ``Rolled`` that was told."""
    left_to_program = Signal()
    """The program is to roll after all."""
    rule_activated = Signal(object)

    def __init__(
        self,
        chance: Chance,
        roll: Roll,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        harms: bool = False,
    ) -> None:
        """Ask for the dice of a roll; ``harms``: a success hurts whoever looks."""
        super().__init__(parent)
        self._roll, self._harms = roll, harms
        self._boxes = [DieBox(roll.sides, themes, self) for _ in range(roll.count)]
        self._title = QLabel(self.tr("Enter your dice"), self)
        self._subject = QLabel(say(roll.subject or chance.prompt), self)
        self._tag = RuleTag(chance.rule, self)
        self._terms = QLabel(self)
        self._if = Outcomes(themes, self)
        self._hint = QLabel(self)
        self._for_me = KeyButton(self.tr("Roll for me"), Importance.NORMAL, self)
        self._enter = KeyButton(self.tr("Enter dice"), Importance.PRIMARY, self)
        self.setWindowTitle(self.tr("Enter your dice"))
        self.setModal(True)
        self._lay_out()
        self._tag.setVisible(bool(chance.rule))
        self._tag.activated.connect(self.rule_activated)
        self._for_me.clicked.connect(self._leave_to_program)
        self._enter.clicked.connect(self._finish)
        self._show()
        self.resize(self._wanted_size())

    def _lay_out(self) -> None:
        self._title.setFont(fonts.interface(17, 700))
        self._subject.setFont(fonts.interface(14))
        self._terms.setFont(fonts.interface(13))
        self._terms.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self._subject, self._terms):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._for_me.set_cap("R")
        self._enter.set_cap(self.tr("Enter"))
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._subject)
        names.addWidget(self._terms)
        head.addLayout(names, 1)
        head.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignTop)
        dice = QGridLayout()
        for number, box in enumerate(self._boxes):
            dice.addWidget(box, number // 5, number % 5)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addLayout(dice)
        line.addStretch(1)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._hint.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(self._hint, 1)
        foot.addWidget(self._for_me)
        foot.addWidget(self._enter)
        body = QWidget(self)
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(12)
        inner.addLayout(line)
        inner.addLayout(self._pad())
        inner.addWidget(self._if)
        inner.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(Hairline(self))
        column.addWidget(Scrolled(body), 1)
        column.addLayout(foot)

    def _wanted_size(self) -> QSize:
        """Return the size for dice, outcomes and the present text, on this screen."""
        scale = max(1.0, fonts.text_scale())
        wide = round(SIZE[0] * scale)
        layout = self.layout()
        whole = 0 if layout is None else layout.totalHeightForWidth(wide)
        wanted = QSize(wide, max(round(SIZE[1] * scale), whole, self.sizeHint().height()))
        parent = self.parentWidget()
        room = (self.screen() if parent is None else parent.window()).size()
        return wanted.boundedTo(room - QSize(40, 40))

    def _pad(self) -> QGridLayout:
        pad = QGridLayout()
        pad.setSpacing(6)
        for face in range(1, self._roll.sides + 1):
            key = KeyButton(str(face), Importance.NORMAL, self)
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            key.setAccessibleName(self.tr("Rolled {face}").format(face=face))
            key.clicked.connect(partial(self.enter_face, face))
            pad.addWidget(key, (face - 1) // IN_ROW, (face - 1) % IN_ROW)
        return pad

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers told so far."""
        return tuple(box.number for box in self._boxes if box.number is not None)

    @property
    def hint(self) -> str:
        """What the line at the foot says."""
        return self._hint.text()

    def enter_face(self, face: int) -> None:
        """Take one die's number and step on; a face that does not exist is refused in words."""
        place = len(self.dice)
        if place == len(self._boxes):
            return
        if not 1 <= face <= self._roll.sides:
            self._boxes[place].wrong = True
            self._show()
            self._hint.setText(self.tr("1 to {sides}").format(sides=self._roll.sides))
            announce(self, self._hint.text())
            return
        self._boxes[place].number = face
        self._boxes[place].wrong = False
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        text = event.text()
        if text.isdigit() and len(text) == 1 and text.isascii():
            # A ten-sided die shows its ten as 0.
            self.enter_face(int(text) or 10)
        elif key == Qt.Key.Key_Backspace:
            self._take_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._finish()
        elif key == Qt.Key.Key_R:
            self._leave_to_program()
        else:
            super().keyPressEvent(event)

    def _take_back(self) -> None:
        told = [box for box in self._boxes if box.number is not None]
        if told:
            told[-1].number = None
        for box in self._boxes:
            box.wrong = False
        self._show()

    def _show(self) -> None:
        told = len(self.dice)
        for number, box in enumerate(self._boxes):
            box.present = number == told
            name = self.tr("Die {number}: {face}")
            box.setAccessibleName(name.format(number=number + 1, face=box.number or "-"))
            box.update()
        self._enter.setEnabled(told == len(self._boxes))
        hint = self.tr("Backspace goes back. This roll is marked “by hand” in the log.")
        ten = self.tr("0 means 10.")
        self._hint.setText(f"{ten} {hint}" if self._roll.sides == 10 else hint)
        self._terms.setText(dice_words.terms(self._roll, told))
        self._if.show_outcomes(self._about(), self._outcomes())

    def _about(self) -> str:
        """Return which die decides what is listed."""
        place = len(self.dice) + 1
        if place > len(self._boxes):
            return self.tr("What was rolled")
        if len(self._boxes) == 1:
            return self.tr("If the die is")
        return self.tr("If die {number} is").format(number=place)

    def _outcomes(self) -> tuple[dice_words.Stretch, ...]:
        """Return what the next die decides, or how the roll ends."""
        if len(self.dice) < len(self._boxes):
            return dice_words.decides(self._roll, self.dice, harms=self._harms)
        found = dice_words.verdict(self._roll, self.dice, harms=self._harms)
        return (dice_words.Stretch("", found.title, found.tone),)

    @property
    def outcomes(self) -> tuple[dice_words.Stretch, ...]:
        """What the dialog lists: what the next die decides, or how the roll ends."""
        return self._outcomes()

    @Slot()
    def _finish(self) -> None:
        if len(self.dice) == len(self._boxes):
            self.accept()
            self.entered.emit(Rolled(self.dice))

    @Slot()
    def _leave_to_program(self) -> None:
        self.accept()
        self.left_to_program.emit()
