"""The rows of the squadron in the form of how a campaign stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPalette, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QWidget,
)

from desktop.logbook.standing_draft import PilotDraft, Place, found_pilots
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.quiet import QuietComboBox
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.pilots import status_at

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

PILOT, AIRCRAFT, SKILL, XP, STRESS, STATUS, PLACE = range(7)
TYPED = (PILOT, SKILL, XP, STRESS, PLACE)
"""The columns that take something, in the order of Tab."""
PLACES: dict[Place, Text] = {
    "here": T("tracker", "here"),
    "missing": T("tracker", "missing"),
    "tried": T("tracker", "missing, replacement tried"),
    "left": T("tracker", "left for good"),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
NUMBER_WIDE = 56


class NumberEdit(QLineEdit):
    """A number of three digits at most; empty is 0."""

    def __init__(self, parent: QWidget | None = None, *, negative: bool = False) -> None:
        super().__init__(parent)
        sign = "-?" if negative else ""
        self.setValidator(QRegularExpressionValidator(sign + r"\d{0,3}", self))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(round(NUMBER_WIDE * max(1.0, fonts.text_scale())))
        self.setPlaceholderText("0")

    @property
    def number(self) -> int | None:
        """What is typed; ``None`` while nothing is."""
        text = self.text().strip("-")
        return int(self.text()) if text else None

    def set_number(self, number: int) -> None:
        """Show a number; 0 as nothing."""
        self.setText(str(number) if number else "")


class PilotEdit(QLineEdit):
    """A Pilot by his call sign: the first letters are enough."""

    picked = Signal()
    """Another Pilot stands there, none, or one that nobody knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit: Kit | None = None
        self._pilots: tuple[str, ...] = ()
        self.pilot = ""
        self.editingFinished.connect(self.complete)

    def offer(self, kit: Kit, pilots: tuple[str, ...]) -> None:
        """Let these Pilots be entered."""
        self._kit, self._pilots = kit, pilots
        names = sorted(kit.callsign(pilot) for pilot in pilots)
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
        self.setCompleter(completer)

    def set_pilot(self, pilot: str, unknown: str = "") -> None:
        """Show a Pilot; without one what was typed for him, if anything."""
        self.pilot = pilot
        self.setText(self._kit.callsign(pilot) if pilot and self._kit is not None else unknown)

    @property
    def unknown(self) -> str:
        """What is typed and means no Pilot; empty for a Pilot, and for nothing."""
        return "" if self.pilot else self.text().strip()

    @Slot()
    def complete(self) -> None:
        """Take the first Pilot whose name begins with what is typed; keep the rest as it is."""
        found = found_pilots(self._kit, self._pilots, self.text()) if self._kit else []
        before, self.pilot = self.pilot, found[0] if found else ""
        if self._kit is not None and self.pilot:
            self.setText(self._kit.callsign(self.pilot))
        if self.pilot != before or self.unknown:
            self.picked.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.complete()


class PilotLine(QObject):
    """The fields of one Pilot, in one row of a grid."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pilot = PilotEdit(parent)
        self.aircraft, self.status = QLabel(parent), QLabel(parent)
        for quiet in (self.aircraft, self.status):
            quiet.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.skill, self.place = QuietComboBox(parent), QuietComboBox(parent)
        # The longest of the places would make the whole form too wide.
        self.place.setSizeAdjustPolicy(
            QuietComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.place.setMinimumContentsLength(8)
        self.xp, self.stress = NumberEdit(parent), NumberEdit(parent)
        self._kit: Kit | None = None
        self.pilot.picked.connect(self._told)
        for box in (self.skill, self.place):
            box.currentIndexChanged.connect(self._told)
        for edit in (self.xp, self.stress):
            edit.textChanged.connect(self._told)

    def widgets(self) -> tuple[QWidget, ...]:
        """Return the fields by column."""
        return (
            *(self.pilot, self.aircraft, self.skill, self.xp),
            *(self.stress, self.status, self.place),
        )

    def offer(self, kit: Kit, pilots: tuple[str, ...]) -> None:
        """Let these Pilots be entered."""
        self._kit = kit
        self.pilot.offer(kit, pilots)
        _fill(self.skill, [say(kit.skill_name(skill)) for skill in range(len(kit.skills))])
        _fill(self.place, [say(words) for words in PLACES.values()])

    def show_draft(self, draft: PilotDraft) -> None:
        """Show a row without telling anybody."""
        self.blockSignals(True)
        self.pilot.set_pilot(draft.pilot, draft.unknown)
        self.skill.setCurrentIndex(draft.skill)
        self.place.setCurrentIndex(list(PLACES).index(draft.place))
        self.xp.set_number(draft.xp)
        self.stress.set_number(draft.stress)
        self.blockSignals(False)
        self._follow()

    def draft(self) -> PilotDraft:
        """Return what is entered."""
        return PilotDraft(
            pilot=self.pilot.pilot,
            unknown=self.pilot.unknown,
            skill=max(self.skill.currentIndex(), 0),
            xp=self.xp.number or 0,
            stress=self.stress.number or 0,
            place=list(PLACES)[max(self.place.currentIndex(), 0)],
        )

    @Slot()
    def _told(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show what follows from the Pilot and his Stress."""
        draft, kit = self.draft(), self._kit
        if kit is None or not draft.pilot:
            self.aircraft.setText(self.tr("not known") if draft.unknown else "")
            self.status.setText("")
            return
        level = kit.pilots[draft.pilot].levels[draft.skill]
        self.aircraft.setText(say(kit.type_name(draft.pilot)))
        status = say(kit.status_name(status_at(level, draft.stress)))
        self.status.setText(status if draft.place == "here" else "")

    def show_begun(self, *, begun: bool) -> None:
        """Show what only a campaign that has begun can have."""
        for widget in (self.xp, self.stress, self.status, self.place):
            widget.setVisible(begun)


def _fill(box: QuietComboBox, words: list[str]) -> None:
    chosen = max(box.currentIndex(), 0)
    box.blockSignals(True)
    box.clear()
    box.addItems(words)
    box.setCurrentIndex(chosen)
    box.blockSignals(False)


class SquadronRows(QWidget):
    """A row for each Pilot; Enter goes one row down in the same column."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[PilotLine] = []
        self._heads = [QLabel(self) for _ in range(PLACE + 1)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(5)
        for column, label in enumerate(self._heads):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self._grid.addWidget(label, 0, column)
        self._grid.setColumnStretch(PILOT, 3)
        self._grid.setColumnStretch(AIRCRAFT, 2)
        self._begun = True
        self.retranslate()

    def show_rows(self, kit: Kit, pilots: tuple[str, ...], drafts: list[PilotDraft]) -> None:
        """Show these rows, of which these Pilots can be entered."""
        while len(self.lines) < len(drafts):
            self._add()
        while len(self.lines) > len(drafts):
            self._take_last()
        for line, draft in zip(self.lines, drafts, strict=True):
            line.offer(kit, pilots)
            line.show_draft(draft)
            line.show_begun(begun=self._begun)
        self._name_fields()

    def _add(self) -> None:
        line = PilotLine(self)
        line.changed.connect(self.changed)
        row = len(self.lines) + 1
        for column, widget in enumerate(line.widgets()):
            self._grid.addWidget(widget, row, column)
            widget.show()
            if column in TYPED:
                widget.installEventFilter(self)
        self.lines.append(line)

    def _take_last(self) -> None:
        line = self.lines.pop()
        for widget in line.widgets():
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        line.deleteLater()

    def drafts(self) -> list[PilotDraft]:
        """Return what is entered, row by row."""
        return [line.draft() for line in self.lines]

    def show_begun(self, *, begun: bool) -> None:
        """Show what only a campaign that has begun can have."""
        self._begun = begun
        for column in (XP, STRESS, STATUS, PLACE):
            self._heads[column].setVisible(begun)
        for line in self.lines:
            line.show_begun(begun=begun)

    @property
    def stops(self) -> list[QWidget]:
        """The fields in the order of Tab."""
        return [line.widgets()[column] for line in self.lines for column in TYPED]

    def focus_first(self) -> None:
        """Put the focus into the first row that has no Pilot."""
        empty = (line.pilot for line in self.lines if not line.pilot.pilot)
        first = next(empty, self.lines[0].pilot if self.lines else None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.key() in ENTER and plain and isinstance(watched, QWidget):
                self._go_down(watched)
                return True
        return super().eventFilter(watched, event)

    def _go_down(self, widget: QWidget) -> None:
        """Go one row down in the same column; from the last to the top of the next one."""
        for row, line in enumerate(self.lines):
            fields = line.widgets()
            if widget in fields:
                column, below = fields.index(widget), row + 1
                if below >= len(self.lines):
                    later = [each for each in TYPED if each > column]
                    column, below = (later[0] if later else PILOT), 0
                after = self.lines[below].widgets()[column]
                after.setFocus(Qt.FocusReason.TabFocusReason)
                if isinstance(after, QLineEdit):
                    after.selectAll()
                return

    def _name_fields(self) -> None:
        names = [label.text() for label in self._heads]
        for row, line in enumerate(self.lines, 1):
            for column, widget in enumerate(line.widgets()):
                words = self.tr("{field}, row {row}").format(field=names[column], row=row)
                widget.setAccessibleName(words)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        words = (
            self.tr("Pilot"),
            self.tr("Aircraft"),
            self.tr("Skill"),
            self.tr("Experience"),
            self.tr("Stress"),
            self.tr("Status"),
            self.tr("Place"),
        )
        for label, each in zip(self._heads, words, strict=True):
            label.setText(each)
            label.setFont(fonts.condensed(13, 600))
        self._name_fields()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
