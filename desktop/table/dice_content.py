"""The middle of the dice tray: what is rolled for, the dice, and what came of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.theme import ThemeSource, Tone
from desktop.rules.core import Roll
from desktop.table import dice_words
from desktop.table.dice_batch import Batch
from desktop.table.dice_parts import DiceRow, Effect, Terms, settled_dice, shown_die


class DiceContent(QWidget):
    """Terms or verdict at the left, the dice at the right or in rows, the effect below."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._verdict, self._against, self._chance = QLabel(self), QLabel(self), QLabel(self)
        self._harms = False
        self._terms = Terms(self)
        self.dice, self.batch = DiceRow(themes, self), Batch(themes, self)
        self.effect = Effect(themes, self)
        for label in (self._verdict, self._against):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._against.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._verdict)
        words.addWidget(self._against)
        words.addWidget(self._terms)
        words.addStretch(1)
        dice = QVBoxLayout()
        dice.addWidget(self.dice, 1)
        dice.addWidget(self._chance, 0, Qt.AlignmentFlag.AlignHCenter)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(words, 3)
        body.addLayout(dice, 2)
        self.column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(body)
        column.addWidget(self.batch)
        column.addWidget(self.effect)

    def begin(self, roll: Roll, *, harms: bool) -> None:
        """Make room for another roll; ``harms``: a success hurts whoever looks."""
        self._harms = harms
        self.batch.setVisible(bool(roll.parts))
        self.dice.setVisible(not roll.parts)
        # Rows of a batch follow close upon the odds; else the one die has all the room.
        self.column.setStretch(0, 0 if roll.parts else 1)
        self.column.setStretch(1, 1 if roll.parts else 0)
        if roll.parts:
            self.batch.show_roll(roll, harms=harms)

    def show_faces(self, roll: Roll, faces: tuple[int, ...]) -> None:
        """Show dice that are still rolling."""
        if roll.parts:
            self.batch.show_faces(faces)
        else:
            self.dice.show_dice(tuple(shown_die(face, roll.sides) for face in faces))

    def show_roll(self, roll: Roll, rolled: tuple[int, ...], result: str, *, settled: bool) -> None:
        """Show what is rolled for, or what was rolled and did."""
        self._terms.setVisible(not (settled or roll.parts))
        if not self._terms.isHidden():
            self._terms.show_roll(roll)
        self._show_dice(roll, rolled, settled)
        against, title, tone = dice_words.odds(roll), "", Tone.PLAIN
        if settled:
            found = dice_words.verdict(roll, rolled, harms=self._harms)
            against, title, tone = found.against, found.title, found.tone
        self._verdict.setFont(fonts.interface(20, 700))
        self._verdict.setText(title)
        self._verdict.setVisible(settled)
        self._against.setFont(fonts.interface(13))
        self._against.setText(against)
        self._against.setVisible(bool(against) and (settled or bool(roll.parts)))
        self.effect.show_effect(result if settled else "", tone)

    def _show_dice(self, roll: Roll, rolled: tuple[int, ...], settled: bool) -> None:
        odds = dice_words.odds(roll)
        self._chance.setFont(fonts.condensed(20, 700))
        self._chance.setText(odds)
        self._chance.setVisible(bool(odds) and not (settled or roll.parts or roll.bands))
        if roll.parts:
            self.batch.show_faces(rolled if settled else (), settled=settled)
        elif settled:
            self.dice.show_dice(settled_dice(roll, rolled, harms=self._harms))
        else:
            self.dice.show_dice(tuple(shown_die(None, roll.sides) for _ in range(roll.count)))
