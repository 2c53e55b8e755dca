"""What the dice tray is put together from: the dice, the ruler of faces, the terms, the effect."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.colours import mixed
from desktop.paint.dice import (
    Die,
    DieMark,
    RulerBand,
    RulerFace,
    paint_die,
    paint_ruler,
)
from desktop.paint.icons import IconName
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, IconLabel
from desktop.rules.core import Roll
from desktop.table import dice_words, roll_odds

MOST_ON_RULER = 20
EFFECT_ICONS: dict[Tone, IconName] = {
    Tone.GOOD: "check",
    Tone.WARN: "pulse",
    Tone.BAD: "cross",
    Tone.PLAIN: "info",
}


class DiceRow(QWidget):
    """The dice themselves."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._dice: tuple[Die, ...] = ()
        self.setMinimumSize(88, 88)

    @property
    def dice(self) -> tuple[Die, ...]:
        """The dice shown."""
        return self._dice

    def show_dice(self, dice: tuple[Die, ...]) -> None:
        """Show these dice."""
        self._dice = dice
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(92 * min(4, max(1, len(self._dice))), 92)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        count = max(1, len(self._dice))
        side = min(float(self.height()), self.width() / min(count, 5), 92.0)
        rows = -(-count // 5)
        side = min(side, self.height() / rows)
        for number, die in enumerate(self._dice):
            row, column = divmod(number, 5)
            in_row = min(5, count - row * 5)
            left = (self.width() - in_row * side) / 2 + column * side
            top = (self.height() - rows * side) / 2 + row * side
            box = QRectF(left, top, side, side).adjusted(4, 4, -4, -4)
            paint_die(p, box, die, self._themes.theme)


class Ruler(QWidget):
    """All totals in a row, the good ones marked; several outcomes are coloured and named."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._faces: tuple[RulerFace, ...] = ()
        self._bands: tuple[RulerBand, ...] = ()
        self._rolled: int | None = None

    @property
    def faces(self) -> tuple[RulerFace, ...]:
        """The faces shown."""
        return self._faces

    @property
    def bands(self) -> tuple[RulerBand, ...]:
        """The named stretches shown."""
        return self._bands

    def show_roll(self, roll: Roll, rolled: int | None, *, harms: bool = False) -> None:
        """Show the faces of a roll, a ring round what was rolled; a batch has no ruler.

        ``harms``: a success hurts whoever looks.
        """
        self._faces, self._rolled = ruler_faces(roll, harms=harms), rolled
        self._bands = tuple(RulerBand(band.low, band.high, say(band.title)) for band in roll.bands)
        self.setFixedHeight(round((54 if self._bands else 46) * max(1.0, fonts.text_scale())))
        self.setVisible(bool(self._faces))
        self.setAccessibleName(dice_words.odds(roll))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._faces:
            p = QPainter(self)
            theme = self._themes.theme
            paint_ruler(p, QRectF(self.rect()), self._faces, theme, self._rolled, self._bands)


def ruler_faces(roll: Roll, *, harms: bool = False) -> tuple[RulerFace, ...]:
    """Return the faces of a roll and what each would bring; none for a batch or too many."""
    totals = range(1, roll.sides + 1) if roll.lowest else range(roll.count, _most(roll) + 1)
    if roll.parts or len(totals) > MOST_ON_RULER:
        return ()
    faces, success = [], Tone.BAD if harms else Tone.GOOD
    for total in totals:
        band = roll_odds.band_at(roll, total)
        if band is not None:
            tone = dice_words.TONES[band.tone]
            tone = dice_words.mirrored(tone) if harms else tone
            faces.append(RulerFace(total, tone, worst=band.tone == "worst"))
        else:
            good = roll_odds.succeeds(roll, total)
            faces.append(RulerFace(total, success if good else Tone.PLAIN))
    return tuple(faces)


def _most(roll: Roll) -> int:
    return roll.count * roll.sides


def settled_dice(roll: Roll, dice: tuple[int, ...], *, harms: bool = False) -> tuple[Die, ...]:
    """Return dice as they lie: marked for success, those that do not count at 40 %."""
    if roll.lowest:
        counts = dice.index(min(dice))
        return tuple(
            shown_die(face, roll.sides, DieMark.NONE if place == counts else DieMark.IGNORED)
            for place, face in enumerate(dice)
        )
    good = roll_odds.succeeds(roll, sum(dice))
    mark = DieMark.NONE if good is None else mark_of(good, harms=harms)
    return tuple(shown_die(face, roll.sides, mark) for face in dice)


def mark_of(success: bool, *, harms: bool) -> DieMark:
    """Return the mark of a die; one that would have hurt and missed is no loss to anybody here."""
    if harms:
        return DieMark.HARM if success else DieMark.IGNORED
    return DieMark.HIT if success else DieMark.MISS


def shown_die(number: int | None, sides: int, mark: DieMark = DieMark.NONE) -> Die:
    """Return a die to draw; what is no cube is drawn as a ten-sided die."""
    return Die(6 if sides == 6 else 10, number, mark=mark)


class Terms(QWidget):
    """What is needed, each modifier by name, and what to roll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_roll(self, roll: Roll) -> None:
        """Show the terms of a roll that is no batch."""
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if roll.target is not None:
            self._add(self.tr("Needs"), str(roll.target))
        for name, value in roll.modifiers:
            self._add(say(name), dice_words.signed(value))
        least = roll_odds.needed(roll)
        if least is not None:
            self._column.addWidget(Hairline(self))
            words = self.tr("{least} or more").format(least=least)
            self._add(self.tr("Roll"), words, strong=True)
        for band, share in roll_odds.shares(roll):
            figure = self.tr("{n} %").format(n=percent(share))
            self._add(f"{dice_words.faces_of(band)}: {say(band.title)}", figure)
        self._column.addStretch(1)

    def _add(self, name: str, value: str, *, strong: bool = False) -> None:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        words, figure = QLabel(name, row), QLabel(value, row)
        words.setWordWrap(True)
        words.setFont(fonts.interface(14, 600 if strong else 400))
        figure.setFont(fonts.condensed(16, 700))
        if strong:
            figure.setForegroundRole(QPalette.ColorRole.Accent)
        line.addWidget(words, 1)
        line.addWidget(figure)
        self._column.addWidget(row)


class Effect(QFrame):
    """What a roll did, in a tinted strip with an icon."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes, self._tone = themes, Tone.PLAIN
        self._icon = IconLabel("info", themes, Tone.PLAIN, 18, self)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        themes.changed.connect(self._repaint)

    def show_effect(self, words: str, tone: Tone) -> None:
        """Show what happened; no words hide the strip."""
        self._tone = tone
        self._words.setFont(fonts.interface(14, 600))
        self._words.setText(words)
        self._icon.show_icon(EFFECT_ICONS.get(tone, "info"), tone)
        self.setVisible(bool(words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        colour = self._themes.theme.tone(
            self._tone, palette.color(QPalette.ColorRole.Accent).name()
        )
        ground = palette.color(QPalette.ColorRole.Base)
        edge = mixed(ground, colour, 0.55)
        paint_panel(QPainter(self), QRectF(self.rect()), mixed(ground, colour, 0.14), edge)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
