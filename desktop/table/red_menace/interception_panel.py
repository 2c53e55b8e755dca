"""Interceptors against formations: whom, with whom, at what odds (RM-10.2.1a, RM-9.8a)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.rules.core import Choice, Decision, T, Target
from desktop.rules.red_menace.actions_intercept import Intercept
from desktop.rules.red_menace.interception_checks import NOBODY
from desktop.table.decision_panel import SMALL_WIDTH, DecisionPanel, Words
from desktop.table.face_view import FaceView
from desktop.table.look import Panel, Table
from desktop.table.red_menace import interception_data as data
from desktop.table.red_menace import interception_sums as sums
from desktop.table.red_menace.formation_chips import FormationChips
from desktop.table.red_menace.interception_board import SENT
from desktop.table.red_menace.interception_draft import (
    AEW,
    CLEAR,
    DONE,
    FIRE,
    NUCLEAR,
    InterceptionDraft,
)
from desktop.table.red_menace.interception_lists import ExtraRow, PlaneRows, UnableLines
from desktop.table.red_menace.odds_box import OddsBox
from desktop.table.red_menace.places import FLIGHT, PLANE
from desktop.table.red_menace.slots import LET_PASS, NO_MORE

WIDTH = 420
DIGITS = "123456789"
PINNED = 500
"""Height from which on the chances are always seen, at a text scale of 100 %."""
LOW = 640
"""Height below which the columns are lower, and what the title says is not said again."""


def panel(table: Table) -> Panel:
    """Return the panel of interceptions."""
    shown = InterceptionPanel(table)
    title = T("red_menace.table", "Interception")
    return Panel(
        *("interception", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_interception,
        press=shown.press,
    )


def is_interception(decision: Decision | None) -> bool:
    """Return whether interceptors can be sent now."""
    return isinstance(decision, Choice) and any(
        isinstance(action, Intercept) for action in decision.actions
    )


class InterceptionPanel(DecisionPanel):
    """Formation, types with minus and plus, exact odds; the board shows the same draft."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._low = False
        self.chips = FormationChips(self.body)
        self._face = FaceView(table.themes, self.body)
        self._title = Words(17, 700, self.body)
        self._subtitle = Words(13, 400, self.body, quiet=True)
        self._assign, self._dice = Words(14, 600, self.body), Words(14, 600, self.body)
        self._dice.setWordWrap(False)
        self.planes = PlaneRows(table.themes, self.body)
        self.sums = QWidget(self)
        self.missile, self.extra_die = ExtraRow("N", self.sums), ExtraRow("A", self.sums)
        self.odds = OddsBox(table.themes, self.sums)
        self.next = Words(13, 400, self.sums, quiet=True)
        self._cannot = Words(14, 600, self.body)
        self.unable = UnableLines(self.body)
        self.note = NoteBox(table.themes, Tone.WARN, self)
        self.fire = self.foot.add(Importance.PRIMARY, self._fire)
        self.clear = self.foot.add(Importance.NORMAL, self._clear)
        self.done = self.foot.add(Importance.NORMAL, self._done)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QGridLayout()
        head.setHorizontalSpacing(10)
        head.setVerticalSpacing(2)
        head.addWidget(self._face, 0, 0, 2, 1)
        head.addWidget(self._title, 0, 1)
        head.addWidget(self._subtitle, 1, 1)
        head.setColumnStretch(1, 1)
        assign = QHBoxLayout()
        assign.addWidget(self._assign, 1)
        assign.addWidget(self._dice)
        self.column.addWidget(self.chips)
        self.column.addLayout(head)
        self.column.addLayout(assign)
        for widget in (*(self.planes, self._cannot, self.unable),):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        column = QVBoxLayout(self.sums)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (Hairline(self.sums), self.missile, self.extra_die, self.odds, self.next):
            column.addWidget(part)
        self.below.insertWidget(0, self.sums)
        self.below.insertWidget(1, self.note)

    def _connect(self) -> None:
        self.chips.chosen.connect(self._turn_to)
        self.planes.added.connect(self._add)
        self.planes.removed.connect(self._remove)
        self.planes.reached.connect(self.area.ensureWidgetVisible)
        self.missile.pressed.connect(self._arm)
        self.extra_die.pressed.connect(self._lend)
        for part in (self.odds, self.unable, self.note):
            part.rule_activated.connect(self.table.open_rule)
        for digit in DIGITS:
            # What Shift makes of a digit depends on the keyboard; a shortcut knows.
            key = QShortcut(QKeySequence(f"Shift+{digit}"), self)
            key.activated.connect(lambda unit=int(digit): self._take_back(unit))

    @property
    def draft(self) -> InterceptionDraft | None:
        """The interception in the making."""
        found = self.table.picker.draft
        return found if isinstance(found, InterceptionDraft) else None

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Interception"))
        self.foot.name(self.fire, self.tr("Fire"), self.tr("Enter"))
        self.foot.name(self.clear, self.tr("Clear"), self.tr("Esc"))
        self.foot.name(self.done, say(NO_MORE), self.tr("End"))
        self._assign.setText(self.tr("Assign interceptors"))
        self._cannot.say(self.tr("Cannot fly here"))
        self.odds.name(self.tr("Bombers shot down, exact"), sums.RULE)
        self.planes.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        draft = self.draft
        if draft is None:
            return
        self.chips.show_chips(data.chips(draft, low=self._low))
        self._face.show_face(data.face(draft), data.title(draft))
        self._title.say(data.title(draft))
        self._subtitle.say(data.subtitle(draft))
        self._dice.setText(data.dice_words(draft))
        self.planes.show_rows(data.planes(draft))
        self.missile.show_extra(data.missile(draft))
        self.extra_die.show_extra(data.extra_die(draft))
        extras = not (self.missile.isHidden() and self.extra_die.isHidden())
        self.odds.set_low(self._low or extras)
        self.odds.show_odds(*sums.shown(draft))
        self.next.say(data.next_turn(draft))
        unable = data.unable(draft)
        self._cannot.setVisible(bool(unable))
        self.unable.show_lines(unable)
        self._show_foot(draft)

    def _show_foot(self, draft: InterceptionDraft) -> None:
        refused = draft.refusal()
        self.fire.setEnabled(refused is None)
        self.fire.setToolTip("" if refused is None else say(refused.text))
        self.clear.setEnabled(draft.order.size > 0)
        # The same words as on the button of the prompt row: it is the same.
        self.foot.name(self.done, say(LET_PASS if draft.passing else NO_MORE), self.tr("End"))
        explained = refused is not None and refused is not NOBODY
        self.note.setVisible(explained)
        if refused is not None and explained:
            self.note.show_note("", say(refused.text), refused.rule)
        self.foot.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        low = event.size().height() < LOW
        if low != self._low:
            self._low = low
            for part in (self._face, self._assign, self._dice):
                part.setHidden(low)
            self.refresh()
        self._pin(event.size().height() >= PINNED * fonts.text_scale())
        super().resizeEvent(event)

    def _pin(self, pinned: bool) -> None:
        """Keep the chances below what scrolls, or let them scroll where that takes the room."""
        if pinned == (self.below.indexOf(self.sums) >= 0):
            return
        if pinned:
            self.column.removeWidget(self.sums)
            self.below.insertWidget(0, self.sums)
        else:
            self.below.removeWidget(self.sums)
            self.column.insertWidget(self.column.indexOf(self._cannot), self.sums)

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        if self.draft is None:
            return False
        if name in DIGITS and self.planes.unit(int(name)):
            self._add(self.planes.unit(int(name)))
        elif name in ("N", "A") and self._has_extra(name):
            self._pick(NUCLEAR if name == "N" else AEW)
        elif name == "Enter" and self.fire.isEnabled():
            self._fire()
        elif name == "End":
            self._done()
        else:
            return False
        return True

    def _has_extra(self, name: str) -> bool:
        row = self.missile if name == "N" else self.extra_die
        return not row.isHidden()

    def _pick(self, target: Target) -> None:
        self.table.picker.pick(target)

    @Slot(str)
    def _turn_to(self, key: str) -> None:
        self._pick(FLIGHT + key)

    @Slot(str)
    def _add(self, unit: str) -> None:
        self._pick(PLANE + unit)

    @Slot(str)
    def _remove(self, unit: str) -> None:
        self._pick(SENT + unit)

    def _take_back(self, digit: int) -> None:
        unit = self.planes.unit(digit)
        if unit and self.draft is not None:
            self._remove(unit)

    @Slot()
    def _arm(self) -> None:
        self._pick(NUCLEAR)

    @Slot()
    def _lend(self) -> None:
        self._pick(AEW)

    @Slot()
    def _fire(self) -> None:
        self._pick(FIRE)

    @Slot()
    def _clear(self) -> None:
        self._pick(CLEAR)

    @Slot()
    def _done(self) -> None:
        self._pick(DONE)
