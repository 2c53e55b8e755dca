"""The dashboard of a campaign: key figures, Days, squadron, reminders, journal (picture 8c)."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox, Panel
from desktop.rules.core import Action, Refused
from desktop.rules.hornet_leader.actions_book import CloseCampaign, LogDay, PlayDay, RunDay
from desktop.rules.hornet_leader.book import Mode
from desktop.rules.hornet_leader.book_entries import DayEntry
from desktop.store.errors import UserError
from desktop.table.hornet_leader.debrief_parts import StoryLines
from desktop.table.hornet_leader.page_parts import page_key
from desktop.table.question import confirmed
from desktop.tracker import dashboard_head as head
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.campaign_words import summary
from desktop.tracker.dashboard_data import (
    day_cells,
    figures,
    journal_lines,
    open_problems,
    reminder_lines,
)
from desktop.tracker.dashboard_head import DashboardHead
from desktop.tracker.day_strip import DayStrip
from desktop.tracker.journal_list import JournalList
from desktop.tracker.key_figures import KeyFigures
from desktop.tracker.problem_strip import ProblemStrip
from desktop.tracker.squadron_data import squadron_rows
from desktop.tracker.squadron_table import SquadronTable
from desktop.tracker.stage import Stage, stage_of

ALWAYS = frozenset(
    {head.UNDO, head.REDO, head.DOWN_TIME, head.COMPANION, head.PLAY, head.TABLE, head.CLOSE}
    | {head.JOIN}
)
"""What the dashboard offers by itself; the rest needs a page."""
FIGURES = 7
NARROW = 1030
"""Below this width, at a text scale of 100 %, the side stands under the squadron."""
EDGE, GAP = 18, 12


class Dashboard(QWidget):
    """Everything about a campaign between its Days."""

    asked = Signal(object)
    """The name of a page: ``mission``, ``history``, ``charts``, ``export``, ``join``."""
    table_asked = Signal()
    """The campaign is to go on at the table."""
    entry_asked = Signal(object)
    """The number of a Day whose entry is wanted."""
    pilot_asked = Signal(object)
    """The id of a Pilot whose sheet is wanted."""
    pilot_selected = Signal(object)
    """The id of the Pilot in the selected row."""
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self,
        model: CampaignModel,
        themes: ThemeSource,
        *,
        pages: frozenset[str] = frozenset(),
        parent: QWidget | None = None,
    ) -> None:
        """``pages`` names those that can be asked for."""
        super().__init__(parent)
        self._model, self._themes, self._pages = model, themes, pages
        self._title = ""
        self.head = DashboardHead(ALWAYS | pages, self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.problems = ProblemStrip(themes, listed=head.CORRECTIONS in pages, parent=self)
        self.figures = KeyFigures(FIGURES, self)
        self.days = DayStrip(themes, self)
        self.table = SquadronTable(themes, self)
        self.reminders = StoryLines(themes, self)
        self.journal = JournalList(themes, self)
        self.corrections = KeyButton("", Importance.QUIET, self)
        self._build()
        self._connect()
        self.retranslate()
        self.follow()

    # --- building ---------------------------------------------------------------------------------

    def _build(self) -> None:
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(EDGE, EDGE - 4, EDGE, EDGE - 4)
        column.setSpacing(GAP)
        self._waiting = QLabel(inside)
        self._waiting.setWordWrap(True)
        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._waiting.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for widget in (self.head, self.trouble, self.problems, self.figures, self.days):
            column.addWidget(widget)
        column.addWidget(self._waiting, 1)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(GAP)
        self._squadron = self._build_squadron(inside)
        self._body.addWidget(self._squadron, 68)
        self._side: QWidget | None = None
        column.addLayout(self._body)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self.trouble.hide()

    def _build_squadron(self, parent: QWidget) -> Panel:
        panel = Panel("raised", parent)
        self._squadron_head, self._hint = QLabel(panel), QLabel(panel)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._reminder_head, self._journal_head = QLabel(panel), QLabel(panel)
        self._journal_head.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        top = QHBoxLayout()
        top.addWidget(self._squadron_head, 1)
        top.addWidget(self._hint)
        column = QVBoxLayout(panel)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.table)
        column.addSpacing(4)
        column.addWidget(self._reminder_head)
        column.addWidget(self.reminders)
        column.addSpacing(2)
        column.addWidget(Hairline(panel))
        below = QHBoxLayout()
        below.addWidget(self._journal_head, 1)
        below.addWidget(self.corrections)
        column.addLayout(below)
        column.addWidget(self.journal)
        column.addStretch(1)
        return panel

    def _connect(self) -> None:
        self._model.changed.connect(self.follow)
        self.head.pressed.connect(self._do)
        self.problems.list_asked.connect(self._ask_corrections)
        self.corrections.clicked.connect(self._ask_corrections)
        self.trouble.rule_activated.connect(self.rule_asked)
        self.days.chosen.connect(self.entry_asked)
        self.table.pilot_opened.connect(self.pilot_asked)
        self.table.pilot_selected.connect(self.pilot_selected)
        for name, key in head.KEYS.items():
            if name in ALWAYS | self._pages:
                shortcut = page_key(self, key, self._key)
                shortcut.setObjectName(name)
        if head.PILOT in self._pages:
            page_key(self, "P", self._open_pilot)

    def set_side(self, side: QWidget | None) -> None:
        """Put a widget beside the squadron, where there is room, else under it."""
        if self._side is not None:
            self._body.removeWidget(self._side)
            self._side.hide()
        self._side = side
        if side is not None:
            self._body.addWidget(side, 32)
            side.show()
        self._fit()

    # --- acting -----------------------------------------------------------------------------------

    @Slot()
    def _key(self) -> None:
        shortcut = self.sender()
        if shortcut is not None:
            self.head.press(shortcut.objectName())

    @Slot()
    def _ask_corrections(self) -> None:
        self.asked.emit(head.CORRECTIONS)

    @Slot()
    def _open_pilot(self) -> None:
        if self.table.pilot:
            self.pilot_asked.emit(self.table.pilot)

    @Slot(object)
    def _do(self, name: str) -> None:
        """Do what a button says."""
        match name:
            case head.UNDO | head.REDO:
                self._try(self._model.undo if name == head.UNDO else self._model.redo)
            case head.DOWN_TIME:
                today = datetime.now(UTC).astimezone().date().isoformat()
                self._play(LogDay(DayEntry(kind="down_time", date_played=today)))
            case head.PLAY | head.COMPANION:
                if self._play(PlayDay() if name == head.PLAY else RunDay()):
                    self.table_asked.emit()
            case head.TABLE:
                self.table_asked.emit()
            case head.CLOSE:
                self._close()
            case _:
                self.asked.emit(name)

    def _close(self) -> None:
        question = self.tr("Close the campaign? It is evaluated, and nothing is entered any more.")
        if confirmed(self, self._title, question):
            self._play(CloseCampaign())

    def _play(self, action: Action) -> bool:
        return self._try(lambda: self._model.play(action))

    def _try(self, act: Callable[[], None]) -> bool:
        """Do something, and say why if that is not possible."""
        try:
            act()
        except Refused as refused:
            self.trouble.show_note(say(refused.text), "", refused.rule)
        except UserError as error:
            self.trouble.show_note(say(error.message), say(error.advice))
        else:
            return True
        self.trouble.show()
        return False

    # --- showing ----------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Where the campaign stands."""
        return stage_of(self._model.state)

    @property
    def mode(self) -> Mode:
        """How the next Day is entered, unless that is changed (HL-T1.1a)."""
        s = self._model.state
        return (s.terms.tracking or "play") if s.book is None else s.book.mode

    def show_title(self, title: str) -> None:
        """Show another name of the campaign."""
        self._title = title
        self._show_head()

    @Slot()
    def follow(self) -> None:
        """Show the campaign as it stands now."""
        s, kit, begun = self._model.state, self._model.kit, self._model.state.book is not None
        self.trouble.hide()
        self._show_head()
        for widget in (self.figures, self.days, self._squadron):
            widget.setVisible(begun)
        self._waiting.setVisible(not begun)
        self.problems.show_count(len(open_problems(s)))
        if s.book is None:
            return
        self.figures.show_figures(figures(s, kit))
        self.days.show_cells(day_cells(s, kit))
        self.table.show_rows(squadron_rows(s, kit), self._heads())
        between = self.stage == "between"
        self.reminders.show_lines(reminder_lines(s, kit) if between else ())
        self.reminders.setVisible(between)
        self._reminder_head.setVisible(between)
        words = self.tr("At the start of Day {day}").format(day=s.day + 1)
        self._reminder_head.setText(words)
        self.journal.show_lines(journal_lines(s, kit))
        self._journal_head.setVisible(bool(self.journal.lines))
        there = head.CORRECTIONS in self._pages and bool(s.book.corrections)
        self.corrections.setVisible(there)

    def _show_head(self) -> None:
        s, model = self._model.state, self._model
        self.head.show_campaign(self._title, summary(model.kit, s.terms, self.mode))
        stage = self.stage
        day = s.day if stage == "playing" else s.day + 1
        self.head.show_stage(stage, self.mode, day)
        reason = model.undo_reason
        self.head.show_steps("" if reason is None else say(reason), can_redo=model.can_redo)

    def _heads(self) -> tuple[str, ...]:
        return (
            self.tr("Pilot"),
            self.tr("Skill"),
            self.tr("Stress by Day"),
            self.tr("Stress now"),
            self.tr("Status"),
            self.tr("Experience"),
            self.tr("Kills"),
        )

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.head.fit_text()
        self._squadron_head.setText(self.tr("Squadron"))
        self._hint.setText(self.tr("corner mark: not Okay"))
        self._journal_head.setText(self.tr("Journal"))
        self.corrections.setText(self.tr("Corrections"))
        self._waiting.setText(self._waiting_words())
        self.table.setAccessibleName(self.tr("Squadron"))
        self._squadron_head.setFont(fonts.interface(16, 700))
        self._reminder_head.setFont(fonts.interface(15, 700))
        self._journal_head.setFont(fonts.small_capitals())
        self._waiting.setFont(fonts.interface(15))
        self._hint.setFont(fonts.interface(12))
        self.problems.retranslate()

    def _waiting_words(self) -> str:
        if self.stage == "joining":
            return self.tr("How the campaign stands has not been entered yet.")
        return self.tr("The log begins once the squadron has been put together at the table.")

    # --- events -----------------------------------------------------------------------------------

    def _fit(self) -> None:
        narrow = self.width() < NARROW * max(1.0, fonts.text_scale())
        way = QBoxLayout.Direction
        self._body.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
            self.follow()
