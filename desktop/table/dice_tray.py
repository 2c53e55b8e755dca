"""The dice tray: what is rolled for and how likely it is, the roll, and the result that stays."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, RuleTag
from desktop.paint.elided import ElidedLabel
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.core import Chance, Roll, Text
from desktop.table import dice_words
from desktop.table.announce import announce, listens
from desktop.table.dice_batch import Batch
from desktop.table.dice_content import DiceContent
from desktop.table.dice_parts import DiceRow, Ruler

WIDE, HIGH = 500, 330
COMPACT_WIDE, COMPACT_HIGH = 420, 280
FRAME, FRAMES = 60, 9
"""A rolling die shows so many faces, for so many milliseconds each."""
LEAVES = 2500
"""Milliseconds in which a result can be read: then it leaves, or makes way for the board."""
COVERS = 7000
"""Milliseconds after which a result that waits in a small window uncovers the board by itself."""
MARGINS, FOLDED_MARGINS = (16, 14, 16, 14), (12, 8, 12, 8)


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
    folded = Signal()
    """It needs less room, or again more."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._stage = Stage.EMPTY
        self._roll: Roll | None = None
        self._harms = False
        self._rule = ""
        self._rolled: tuple[int, ...] = ()
        self._result = ""
        self._frame = 0
        self._moves = True
        self._stays = True
        self._compact = False
        self._folds = self._unfolded = False
        """Whether only its first line is shown; whether somebody wanted it all again."""
        self._icon = IconLabel("die", themes, Tone.INFO, 18, self)
        self._title, self._brief, self._subtitle = (
            QLabel(self),
            ElidedLabel(self),
            ElidedLabel(self),
        )
        self._tag = RuleTag("", self)
        self._content = DiceContent(themes, self)
        self._scroll = QScrollArea(self)
        self._ruler = Ruler(themes, self)
        self._button = KeyButton("", Importance.PRIMARY, self)
        self._fold = IconButton("chevron-down", self.tr("Fold"), self)
        self._fold.setAutoRaise(True)
        self._fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._turning = QTimer(self)
        self._turning.setInterval(FRAME)
        self._turning.timeout.connect(self._turn)
        self._leaving = QTimer(self)
        self._leaving.setSingleShot(True)
        self._leaving.setInterval(LEAVES)
        self._leaving.timeout.connect(self.acknowledge)
        self._uncovering = QTimer(self)
        self._uncovering.setSingleShot(True)
        self._uncovering.timeout.connect(self._uncover)
        self._lies = QElapsedTimer()
        self._lay_out()
        self._button.clicked.connect(self.press)
        self._fold.clicked.connect(self.turn)
        self._tag.activated.connect(self.rule_activated)
        themes.changed.connect(self._repaint)
        self.hide()

    def _lay_out(self) -> None:
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setWordWrap(True)
        self._brief.hide()
        self._subtitle.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._head, self._foot = head, foot = QHBoxLayout(), QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(self._title)
        names.addWidget(self._brief)
        names.addWidget(self._subtitle)
        top = Qt.AlignmentFlag.AlignTop
        head.setSpacing(8)
        head.addWidget(self._icon, 0, top)
        head.addLayout(names, 1)
        head.setAlignment(names, top)
        head.addWidget(self._tag, 0, top)
        head.addWidget(self._fold, 0, top)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        self._scroll.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        foot.addStretch(1)
        foot.addWidget(self._button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
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

    @property
    def tone(self) -> Tone:
        """The tone of the result; plain as long as there is none."""
        if self._roll is None or self._stage is not Stage.SETTLED:
            return Tone.PLAIN
        return dice_words.verdict(self._roll, self._rolled, harms=self._harms).tone

    @property
    def batch(self) -> Batch:
        """The rows of dice that are rolled each for itself."""
        return self._content.batch

    @property
    def ruler(self) -> Ruler:
        """The faces in a row."""
        return self._ruler

    @property
    def dice(self) -> DiceRow:
        """The dice that are rolled together."""
        return self._content.dice

    def set_motion(self, moves: bool) -> None:  # a Qt-like setter
        """Say whether dice are seen to roll."""
        self._moves = moves

    @property
    def stays(self) -> bool:
        """Whether a result waits for a person."""
        return self._stays

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
        if self._folds:
            return QSize(width, column.totalSizeHint().height())
        needed = self._content.column.totalHeightForWidth(inner)
        around = column.totalHeightForWidth(width) - self._scroll.sizeHint().height()
        return QSize(width, max(round(high * scale), around + needed))

    def announce_roll(self, chance: Chance, *, harms: bool = False) -> None:
        """Show what is to be rolled; the button or Space rolls.

        ``harms``: a success hurts whoever looks, and is coloured so.
        """
        roll = chance.roll
        if roll is None:
            return
        self._take(chance, roll, harms=harms)
        self._stage = Stage.ANNOUNCED
        self._fill(chance.prompt)
        self._show_roll()
        self._name_button()
        announce(self, self.words)
        self.show()
        self.raise_()

    def show_rolled(
        self, chance: Chance, dice: tuple[int, ...], words: str, *, harms: bool = False
    ) -> None:
        """Show a roll that nobody was asked for, and what it did."""
        if self._moves or listens():
            # Dice are seen to roll, or the chance is heard before its result.
            self.announce_roll(chance, harms=harms)
            self.show_result(dice, words)
        elif chance.roll is not None:
            self._take(chance, chance.roll, harms=harms)
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

    # --- making way -------------------------------------------------------------------------------

    @property
    def folds(self) -> bool:
        """Whether only what came of the roll is shown, in one line."""
        return self._folds

    @Slot()
    def make_way(self) -> None:
        """Fold up for whoever turns to the board, once there was time to read the result."""
        waits = self._stage is Stage.SETTLED and self._stays
        if waits and not (self._folds or self._unfolded) and self._lies.elapsed() >= LEAVES:
            self.turn()

    @Slot()
    def _uncover(self) -> None:
        """Fold up where nobody has turned to the board, unless the tray is pointed at."""
        if self.underMouse():
            self._uncovering.start(COVERS)
        else:
            self.make_way()

    @Slot()
    def turn(self) -> None:
        """Show the first line of a result alone, or all of it again."""
        if self._stage is Stage.SETTLED:
            self._unfolded = self._folds
            self._arrange(folds=not self._folds)
            self._show_roll()
            self.folded.emit()

    def _arrange(self, *, folds: bool) -> None:
        """Put the button beside the first line, or below everything that is shown again."""
        self._folds = folds
        source, goal = (self._foot, self._head) if folds else (self._head, self._foot)
        source.removeWidget(self._button)
        goal.addWidget(self._button)
        for widget in (self._title, self._scroll, self._ruler):
            widget.setVisible(not folds)
        self._brief.setVisible(folds)
        column = self.layout()
        if column is not None:
            column.setContentsMargins(*(FOLDED_MARGINS if folds else MARGINS))
        self._fold.set_icon_name("chevron-up" if folds else "chevron-down")
        self._fold.set_text(self.tr("Show all of the roll") if folds else self.tr("Fold"))

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._arrange(folds=self._folds)
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
        tone = self.tone
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
        self._content.show_faces(self._roll, faces)

    def _settle(self) -> None:
        self._turning.stop()
        self._stage = Stage.SETTLED
        self._show_roll()
        self._name_button()
        announce(self, self.words)
        self._lies.start()
        if not self._stays:
            self._leaving.start()
        elif self._compact:
            self._uncovering.start(COVERS)
        self.settled.emit()
        self._scroll.ensureWidgetVisible(self._content.effect)
        self.update()

    def _stop(self) -> None:
        self._turning.stop()
        self._leaving.stop()
        self._uncovering.stop()

    # --- words ------------------------------------------------------------------------------------

    def _take(self, chance: Chance, roll: Roll, *, harms: bool) -> None:
        self._stop()
        self._roll, self._rule, self._rolled, self._result = roll, chance.rule, (), ""
        self._unfolded, self._harms = False, harms
        if self._folds:
            self._arrange(folds=False)

    def _fill(self, prompt: Text) -> None:
        """Say what does not depend on the stage."""
        roll = self._roll
        if roll is None:
            return
        for label in (self._title, self._brief):
            label.setFont(fonts.interface(15, 600))
            label.setText(say(roll.subject if roll.subject is not None else prompt))
        self._tag.set_rule(self._rule)
        self._content.begin(roll, harms=self._harms)

    def _show_roll(self) -> None:
        roll = self._roll
        if roll is None:
            return
        settled = self._stage is Stage.SETTLED
        self._fold.setVisible(settled and self._stays)
        self._subtitle.setFont(fonts.interface(13))
        self._subtitle.setText(self._told(roll) if self._folds else self._kind(roll))
        self._subtitle.setVisible(bool(self._subtitle.text()))
        self._tag.setVisible(bool(self._rule) and not self._folds)
        self._content.show_roll(roll, self._rolled, self._result, settled=settled)
        if not self._folds:
            # It shows itself for the rolls that have one.
            total = dice_words.total(roll, self._rolled) if settled else None
            self._ruler.show_roll(roll, total, harms=self._harms)
        self._say_words(roll)

    def _told(self, roll: Roll) -> str:
        """Return what came of the roll: the verdict, or else what it did."""
        return dice_words.verdict(roll, self._rolled).title or self._result

    def _say_words(self, roll: Roll) -> None:
        said = [self._title.text(), dice_words.odds(roll)]
        if self._stage is Stage.SETTLED:
            said += [dice_words.verdict(roll, self._rolled).title, self._result]
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
