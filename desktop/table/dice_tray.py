"""The dice tray: what is rolled for and how likely it is, the roll, and the result that stays."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, RuleTag
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.core import Chance, Roll, Text
from desktop.table import dice_words
from desktop.table.announce import announce, listens
from desktop.table.dice_batch import Batch
from desktop.table.dice_parts import DiceRow, Effect, Ruler, Terms, settled_dice, shown_die

WIDE, HIGH = 500, 330
COMPACT_WIDE, COMPACT_HIGH = 420, 280
FRAME, FRAMES = 60, 9
"""A rolling die shows so many faces, for so many milliseconds each."""
LEAVES = 2500


class Stage(Enum):
    """What the tray is doing."""

    EMPTY = "empty"
    ANNOUNCED = "announced"
    ROLLING = "rolling"
    SETTLED = "settled"


class DiceTray(QWidget):
    """The tray; it lies over the middle of the table and never takes the focus by itself."""

    roll_wanted = Signal()
    acknowledged = Signal()
    rule_activated = Signal(object)
    settled = Signal()
    """The result is shown; the tray may need more room for it."""

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
        self._title, self._subtitle = QLabel(self), QLabel(self)
        self._tag = RuleTag("", self)
        self._content = QWidget(self)
        self._verdict, self._against = QLabel(self._content), QLabel(self._content)
        self._terms = Terms(self._content)
        self._dice = DiceRow(themes, self._content)
        self._chance = QLabel(self._content)
        self._batch = Batch(themes, self._content)
        self._effect = Effect(themes, self._content)
        self._scroll = QScrollArea(self)
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
        for label in (self._title, self._verdict, self._against):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._subtitle, self._against):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(self._title)
        names.addWidget(self._subtitle)
        top = Qt.AlignmentFlag.AlignTop
        head.setSpacing(8)
        head.addWidget(self._icon, 0, top)
        head.addLayout(names, 1)
        head.addWidget(self._tag, 0, top)
        self._lay_out_content()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        self._scroll.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._ruler)
        column.addLayout(foot)

    def _lay_out_content(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._verdict)
        words.addWidget(self._against)
        words.addWidget(self._terms)
        words.addStretch(1)
        dice = QVBoxLayout()
        dice.addWidget(self._dice, 1)
        dice.addWidget(self._chance, 0, Qt.AlignmentFlag.AlignHCenter)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(words, 3)
        body.addLayout(dice, 2)
        self._column = column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(body)
        column.addWidget(self._batch)
        column.addWidget(self._effect)

    @property
    def stage(self) -> Stage:
        """What the tray is doing."""
        return self._stage

    @property
    def words(self) -> str:
        """What a screen reader says."""
        return self.accessibleName()

    @property
    def batch(self) -> Batch:
        """The rows of dice that are rolled each for itself."""
        return self._batch

    @property
    def ruler(self) -> Ruler:
        """The faces in a row."""
        return self._ruler

    @property
    def dice(self) -> DiceRow:
        """The dice that are rolled together."""
        return self._dice

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
        width = round(wide * scale)
        column, inner = self.layout(), width - 32
        if column is None:
            return QSize(width, round(high * scale))
        needed = self._column.totalHeightForWidth(inner)
        around = column.totalHeightForWidth(width) - self._scroll.sizeHint().height()
        return QSize(width, max(round(high * scale), around + needed))

    def announce_roll(self, chance: Chance) -> None:
        """Show what is to be rolled; the button or Space rolls."""
        roll = chance.roll
        if roll is None:
            return
        self._take(chance, roll)
        self._stage = Stage.ANNOUNCED
        self._fill(chance.prompt)
        self._show_roll()
        self._name_button()
        announce(self, self.words)
        self.show()
        self.raise_()

    def show_rolled(self, chance: Chance, dice: tuple[int, ...], words: str) -> None:
        """Show a roll that nobody was asked for, and what it did."""
        if self._moves or listens():
            # Dice are seen to roll, or the chance is heard before its result.
            self.announce_roll(chance)
            self.show_result(dice, words)
        elif chance.roll is not None:
            self._take(chance, chance.roll)
            self._rolled, self._result = dice, words
            self._fill(chance.prompt)
            self.show()
            self.raise_()
            self._settle()

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
        self._show_roll()

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
        tone = self._tone()
        if tone is not Tone.PLAIN:
            edge = QColor(self._themes.theme.tone(tone))
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
        if self._roll.parts:
            self._batch.show_faces(faces)
        else:
            self._dice.show_dice(tuple(shown_die(face, sides) for face in faces))

    def _settle(self) -> None:
        self._turning.stop()
        self._stage = Stage.SETTLED
        self._show_roll()
        self._name_button()
        announce(self, self.words)
        if not self._stays:
            self._leaving.start()
        self.settled.emit()
        self._scroll.ensureWidgetVisible(self._effect)
        self.update()

    def _stop(self) -> None:
        self._turning.stop()
        self._leaving.stop()

    def _tone(self) -> Tone:
        """Return the tone of the result; plain as long as there is none."""
        if self._roll is None or self._stage is not Stage.SETTLED:
            return Tone.PLAIN
        return dice_words.verdict(self._roll, self._rolled).tone

    # --- words ------------------------------------------------------------------------------------

    def _take(self, chance: Chance, roll: Roll) -> None:
        self._stop()
        self._roll, self._rule, self._rolled, self._result = roll, chance.rule, (), ""

    def _fill(self, prompt: Text) -> None:
        """Say what does not depend on the stage."""
        roll = self._roll
        if roll is None:
            return
        self._title.setFont(fonts.interface(15, 600))
        self._title.setText(say(roll.subject if roll.subject is not None else prompt))
        self._tag.set_rule(self._rule)
        self._tag.setVisible(bool(self._rule))
        self._batch.setVisible(bool(roll.parts))
        self._dice.setVisible(not roll.parts)
        # Rows of a batch follow close upon the odds; else the one die has all the room.
        self._column.setStretch(0, 0 if roll.parts else 1)
        self._column.setStretch(1, 1 if roll.parts else 0)
        if roll.parts:
            self._batch.show_roll(roll)

    def _show_roll(self) -> None:
        roll = self._roll
        if roll is None:
            return
        settled = self._stage is Stage.SETTLED
        self._subtitle.setFont(fonts.interface(13))
        self._subtitle.setText(self._kind(roll))
        self._subtitle.setVisible(bool(self._subtitle.text()))
        self._terms.setVisible(not (settled or roll.parts))
        if not self._terms.isHidden():
            self._terms.show_roll(roll)
        self._show_dice(roll)
        self._ruler.show_roll(roll, dice_words.total(roll, self._rolled) if settled else None)
        self._show_verdict(roll)
        self._say_words(roll)

    def _show_dice(self, roll: Roll) -> None:
        settled = self._stage is Stage.SETTLED
        odds = dice_words.odds(roll)
        self._chance.setFont(fonts.condensed(20, 700))
        self._chance.setText(odds)
        self._chance.setVisible(bool(odds) and not (settled or roll.parts or roll.bands))
        if roll.parts:
            self._batch.show_faces(self._rolled if settled else (), settled=settled)
        elif settled:
            self._dice.show_dice(settled_dice(roll, self._rolled))
        else:
            self._dice.show_dice(tuple(shown_die(None, roll.sides) for _ in range(roll.count)))

    def _show_verdict(self, roll: Roll) -> None:
        settled = self._stage is Stage.SETTLED
        against, title, tone = dice_words.odds(roll), "", Tone.PLAIN
        if settled:
            found = dice_words.verdict(roll, self._rolled)
            against, title, tone = found.against, found.title, found.tone
        self._verdict.setFont(fonts.interface(20, 700))
        self._verdict.setText(title)
        self._verdict.setVisible(settled)
        self._against.setFont(fonts.interface(13))
        self._against.setText(against)
        self._against.setVisible(bool(against) and (settled or bool(roll.parts)))
        self._effect.show_effect(self._result if settled else "", tone)

    def _say_words(self, roll: Roll) -> None:
        said = [self._title.text(), dice_words.odds(roll)]
        if self._stage is Stage.SETTLED:
            said += [self._verdict.text(), self._result]
        self.setAccessibleName(dice_words.sentences(said))

    def _kind(self, roll: Roll) -> str:
        if roll.opposed:
            return self.tr("One die for each side; the higher sum wins")
        if roll.lowest and roll.count > 1:
            return self.tr("{n} dice, the lowest counts").format(n=roll.count)
        if len(roll.parts) > 1:
            return self.tr("{n} dice in one throw").format(n=roll.count)
        return ""

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
