"""The dice tray: what is rolled for and how likely it is, the roll, and the result that stays."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import percent
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.dice import Die, DieMark, RulerFace, paint_die, paint_ruler
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, IconLabel
from desktop.rules.core import Chance, Roll, Text
from desktop.table import roll_odds
from desktop.table.announce import announce

WIDE, HIGH = 500, 330
COMPACT_WIDE, COMPACT_HIGH = 420, 280
FRAME, FRAMES = 60, 9
"""A rolling die shows so many faces, for so many milliseconds each."""
LEAVES = 2500
MOST_ON_RULER = 20


class Stage(Enum):
    """What the tray is doing."""

    EMPTY = "empty"
    ANNOUNCED = "announced"
    ROLLING = "rolling"
    SETTLED = "settled"


class DiceRow(QWidget):
    """The dice themselves."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._dice: tuple[Die, ...] = ()
        self.setMinimumSize(88, 88)

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
    """All totals in a row, the good ones marked."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._faces: tuple[RulerFace, ...] = ()
        self._rolled: int | None = None
        self.setFixedHeight(46)

    def show_faces(self, faces: tuple[RulerFace, ...], rolled: int | None) -> None:
        """Show these faces, a ring round the one rolled."""
        self._faces, self._rolled = faces, rolled
        self.setVisible(bool(faces))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._faces:
            p = QPainter(self)
            paint_ruler(p, QRectF(self.rect()), self._faces, self._themes.theme, self._rolled)


def shown_die(number: int | None, sides: int, mark: DieMark = DieMark.NONE) -> Die:
    """Return a die to draw; what is no cube is drawn as a ten-sided die."""
    return Die(6 if sides == 6 else 10, number, mark=mark)


class DiceTray(QWidget):
    """The tray; it lies over the lower edge of the board and never takes the focus by itself."""

    roll_wanted = Signal()
    acknowledged = Signal()
    rule_activated = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._stage = Stage.EMPTY
        self._roll: Roll | None = None
        self._rule = ""
        self._rolled: tuple[int, ...] = ()
        self._result = ""
        self._frame = 0
        self._moves = True
        self._stays = True
        self._compact = False
        self._icon = IconLabel("die", themes, Tone.INFO, 18, self)
        self._title, self._against = QLabel(self), QLabel(self)
        self._tag = RuleTag("", self)
        self._terms = QVBoxLayout()
        self._dice = DiceRow(themes, self)
        self._chance = QLabel(self)
        self._ruler = Ruler(themes, self)
        self._button = KeyButton("", Importance.PRIMARY, self)
        self._turning = QTimer(self)
        self._turning.setInterval(FRAME)
        self._turning.timeout.connect(self._turn)
        self._leaving = QTimer(self)
        self._leaving.setSingleShot(True)
        self._leaving.setInterval(LEAVES)
        self._leaving.timeout.connect(self.acknowledge)
        self._lay_out()
        self._button.clicked.connect(self.press)
        self._tag.activated.connect(self.rule_activated)
        themes.changed.connect(self._repaint)
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._icon)
        head.addWidget(self._title, 1)
        head.addWidget(self._tag)
        self._terms.setSpacing(4)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(self._terms, 3)
        dice = QVBoxLayout()
        dice.addWidget(self._dice, 1)
        dice.addWidget(self._chance, 0, Qt.AlignmentFlag.AlignHCenter)
        body.addLayout(dice, 2)
        foot = QHBoxLayout()
        foot.addWidget(self._against, 1)
        foot.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(body, 1)
        column.addWidget(self._ruler)
        column.addLayout(foot)

    @property
    def stage(self) -> Stage:
        """What the tray is doing."""
        return self._stage

    @property
    def words(self) -> str:
        """What a screen reader says."""
        return self.accessibleName()

    def set_motion(self, moves: bool) -> None:  # a Qt-like setter
        """Say whether dice are seen to roll."""
        self._moves = moves

    def set_stays(self, stays: bool) -> None:  # a Qt-like setter
        """Say whether a result waits for a person, or leaves by itself."""
        self._stays = stays

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Take less room."""
        self._compact = compact

    def sizeHint(self) -> QSize:
        wide, high = (COMPACT_WIDE, COMPACT_HIGH) if self._compact else (WIDE, HIGH)
        scale = max(1.0, fonts.text_scale())
        return QSize(round(wide * scale), round(high * scale))

    def announce_roll(self, chance: Chance) -> None:
        """Show what is to be rolled; the button or Space rolls."""
        roll = chance.roll
        if roll is None:
            return
        self._stop()
        self._roll, self._rule, self._rolled, self._result = roll, chance.rule, (), ""
        self._stage = Stage.ANNOUNCED
        self._fill(chance.prompt)
        self.show()
        self.raise_()

    def show_result(self, dice: tuple[int, ...], words: str) -> None:
        """Let the announced dice roll and show these numbers; the words say what they did."""
        if self._roll is None:
            return
        self._rolled, self._result = dice, words
        if self._moves and self._stage is Stage.ANNOUNCED:
            self._stage = Stage.ROLLING
            self._frame = 0
            self._turning.start()
            self._name_button()
        else:
            self._settle()

    @Slot()
    def press(self) -> None:
        """Do what the button says: roll, skip, or go on."""
        match self._stage:
            case Stage.ANNOUNCED:
                self.roll_wanted.emit()
            case Stage.ROLLING:
                self._settle()
            case Stage.SETTLED:
                self.acknowledge()
            case Stage.EMPTY:
                pass

    @Slot()
    def acknowledge(self) -> None:
        """Take the tray away."""
        self._stop()
        if self._stage is not Stage.EMPTY:
            self._stage = Stage.EMPTY
            self._roll = None
            self.hide()
            self.acknowledged.emit()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._name_button()
        self._say_numbers()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._stage is Stage.ROLLING:
            self._settle()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.press()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        edge = palette.color(QPalette.ColorRole.Mid)
        good = self._success()
        if self._stage is Stage.SETTLED and good is not None:
            edge = QColor(self._themes.theme.good if good else self._themes.theme.bad)
        paint_panel(p, QRectF(self.rect()), palette.color(QPalette.ColorRole.Base), edge, 8)

    # --- stages -----------------------------------------------------------------------------------

    @Slot()
    def _turn(self) -> None:
        self._frame += 1
        if self._frame >= FRAMES or self._roll is None:
            self._settle()
            return
        sides = self._roll.sides
        # Any faces will do, as long as they change: the result is known already.
        faces = tuple((self._frame * 7 + n * 3) % sides + 1 for n in range(self._roll.count))
        self._dice.show_dice(tuple(shown_die(face, sides) for face in faces))

    def _settle(self) -> None:
        self._turning.stop()
        self._stage = Stage.SETTLED
        self._say_numbers()
        self._name_button()
        announce(self, self.words)
        if not self._stays:
            self._leaving.start()
        self.update()

    def _stop(self) -> None:
        self._turning.stop()
        self._leaving.stop()

    def _success(self) -> bool | None:
        if self._roll is None or not self._rolled:
            return None
        return roll_odds.succeeds(self._roll, sum(self._rolled))

    # --- words ------------------------------------------------------------------------------------

    def _fill(self, prompt: Text) -> None:
        roll = self._roll
        if roll is None:
            return
        self._title.setFont(fonts.interface(15, 600))
        self._title.setText(say(roll.subject if roll.subject is not None else prompt))
        self._tag.set_rule(self._rule)
        self._tag.setVisible(bool(self._rule))
        self._clear_terms()
        if roll.target is not None:
            self._add_term(self.tr("Needs"), str(roll.target))
        for name, value in roll.modifiers:
            sign = "\N{MINUS SIGN}" if value < 0 else "+"
            self._add_term(say(name), f"{sign}{abs(value)}")
        least = roll_odds.needed(roll)
        if least is not None:
            self._terms.addWidget(Hairline(self))
            self._add_term(
                self.tr("Roll"), self.tr("{least} or more").format(least=least), strong=True
            )
        self._terms.addStretch(1)
        self._say_numbers()
        self._name_button()
        announce(self, self.words)

    def _add_term(self, name: str, value: str, *, strong: bool = False) -> None:
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        words, figure = QLabel(name, row), QLabel(value, row)
        words.setFont(fonts.interface(14, 600 if strong else 400))
        figure.setFont(fonts.condensed(16, 700))
        if strong:
            figure.setForegroundRole(QPalette.ColorRole.Accent)
        line.addWidget(words, 1)
        line.addWidget(figure)
        self._terms.addWidget(row)

    def _clear_terms(self) -> None:
        while self._terms.count():
            item = self._terms.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _say_numbers(self) -> None:
        roll = self._roll
        if roll is None:
            return
        chance = roll_odds.chance(roll)
        odds = "" if chance is None else self.tr("{n} %").format(n=percent(chance))
        settled = self._stage is Stage.SETTLED
        self._chance.setFont(fonts.condensed(20 if not settled else 15, 700))
        self._chance.setText(odds)
        self._chance.setToolTip("" if chance is None else str(chance))
        good = self._success()
        if settled:
            mark = DieMark.NONE if good is None else DieMark.HIT if good else DieMark.MISS
            self._dice.show_dice(tuple(shown_die(face, roll.sides, mark) for face in self._rolled))
        else:
            self._dice.show_dice(tuple(shown_die(None, roll.sides) for _ in range(roll.count)))
        self._ruler.show_faces(self._ruler_faces(roll), sum(self._rolled) if settled else None)
        self._against.setText(self._result if settled else "")
        self._against.setWordWrap(True)
        self._against.setFont(fonts.interface(15, 600))
        said = [self._title.text(), odds, self._result if settled else ""]
        self.setAccessibleName(". ".join(part for part in said if part))

    def _ruler_faces(self, roll: Roll) -> tuple[RulerFace, ...]:
        totals = range(roll.count, roll.count * roll.sides + 1)
        if len(totals) > MOST_ON_RULER:
            return ()
        tones = {True: Tone.GOOD, False: Tone.PLAIN, None: Tone.PLAIN}
        return tuple(RulerFace(total, tones[roll_odds.succeeds(roll, total)]) for total in totals)

    def _name_button(self) -> None:
        names = {
            Stage.EMPTY: ("", ""),
            Stage.ANNOUNCED: (self.tr("Roll"), self.tr("Space")),
            Stage.ROLLING: (self.tr("Skip"), self.tr("Space")),
            Stage.SETTLED: (self.tr("OK"), self.tr("Enter")),
        }
        words, cap = names[self._stage]
        self._button.setText(words)
        self._button.set_cap(cap)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
