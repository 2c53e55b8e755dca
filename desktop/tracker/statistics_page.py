"""Statistics of a campaign, or of all of them together (HL-T6.2b)."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QHideEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.dice_record import dice_record
from desktop.logbook.statistics import Counted, statistics
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, Segmented
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import NoteBox, Panel
from desktop.table.announce import announce
from desktop.table.scrolled import Scrolled
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.looking_back import STATISTICS, LookingBackPage
from desktop.tracker.statistics_data import Section, sections, text_of
from desktop.tracker.survey import Survey
from desktop.tracker.whole_table import WholeTable

Scope = Literal["one", "all"]
ONE, ALL = "one", "all"
COLUMN = 430
"""Width of a column of tables at a text scale of 100 %."""
MOST_COLUMNS = 3


class SectionCard(Panel):
    """A table with its title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self.title, self.note = QLabel(self), QLabel(self)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.note.setWordWrap(True)
        self.table = WholeTable(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addWidget(self.table)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_section(self, section: Section) -> None:
        """Show another table."""
        self.title.setText(section.title)
        self.title.setFont(fonts.interface(15, 600))
        self.note.setText(section.note)
        self.note.setFont(fonts.interface(12))
        self.note.setVisible(bool(section.note))
        self.table.setVisible(bool(section.rows))
        self.table.setAccessibleName(section.title)
        self.table.set_shares(section.shares)
        self.table.show_rows(section.heads, section.rows)


class StatisticsPage(LookingBackPage):
    """Tables in columns; those of all campaigns are read when somebody wants them."""

    name = STATISTICS

    def __init__(
        self,
        model: CampaignModel,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        campaigns: Campaigns | None = None,
    ) -> None:
        """``campaigns`` are those that can be told together; without them there is but one."""
        super().__init__(model, themes, parent)
        self.survey = None if campaigns is None else Survey(campaigns, self)
        self.scope = Segmented((), self)
        self.scope.setVisible(campaigns is not None)
        self.copy = KeyButton("", Importance.NORMAL, self)
        self.copy.set_icon_name("copy")
        self.head.addWidget(self.scope)
        self.head.addWidget(self.copy)
        self.waiting = QLabel(self)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.trouble = NoteBox(themes, Tone.WARN, self)
        self.trouble.hide()
        self.waiting.hide()
        self.column.addWidget(self.trouble)
        self.column.addWidget(self.waiting)
        self.sections: tuple[Section, ...] = ()
        self.cards: list[SectionCard] = []
        self._inside = QWidget(self)
        self._columns = QHBoxLayout(self._inside)
        self._columns.setContentsMargins(0, 0, 4, 0)
        self._columns.setSpacing(10)
        self._stacks: list[QVBoxLayout] = []
        self.column.addWidget(Scrolled(self._inside), 1)
        self.scope.chosen.connect(self._change_scope)
        self.copy.clicked.connect(self.copy_text)
        if self.survey is not None:
            self.survey.stepped.connect(self._say_progress)
            self.survey.finished.connect(self._show_all)
        self.retranslate()

    # --- what is shown ----------------------------------------------------------------------------

    @Slot(object)
    def _change_scope(self, _scope: Scope) -> None:
        self.refresh()

    def refresh(self) -> None:
        if self.survey is not None and self.scope.value == ALL:
            self.survey.begin()
            self.waiting.show()
            self._say_progress(0)
            return
        if self.survey is not None:
            self.survey.stop()
        self.waiting.hide()
        self.trouble.hide()
        session = self._model.session
        self._show([Counted(self._model.state, self._model.kit, dice_record(session))])

    @Slot(int)
    def _say_progress(self, count: int) -> None:
        self.waiting.setText(self.tr("Campaigns read: {count}").format(count=count))

    @Slot()
    def _show_all(self) -> None:
        assert self.survey is not None
        self.waiting.hide()
        self._show(self.survey.found)
        left_out = ", ".join(self.survey.troubles)
        self.trouble.show_note(self.tr("These campaigns cannot be read:"), left_out)
        self.trouble.setVisible(bool(left_out))

    def _show(self, counted: list[Counted]) -> None:
        self.sections = sections(statistics(counted), self._model.kit)
        while len(self.cards) > len(self.sections):
            gone = self.cards.pop()
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.cards) < len(self.sections):
            self.cards.append(SectionCard(self._inside))
        for card, section in zip(self.cards, self.sections, strict=True):
            card.show_section(section)
            card.show()
        self._arrange()

    def _arrange(self) -> None:
        """Put each table under the shortest column."""
        while (taken := self._columns.takeAt(0)) is not None:
            stack = taken.layout()
            if stack is not None:
                while stack.takeAt(0) is not None:
                    pass
                stack.deleteLater()
        wide = COLUMN * max(1.0, fonts.text_scale())
        count = min(max(int(self.width() / wide), 1), MOST_COLUMNS)
        stacks, heights = [], [0] * count
        for _ in range(count):
            stack = QVBoxLayout()
            stack.setSpacing(10)
            stacks.append(stack)
            self._columns.addLayout(stack, 1)
        for card, section in zip(self.cards, self.sections, strict=True):
            shortest = heights.index(min(heights))
            stacks[shortest].addWidget(card)
            heights[shortest] += len(section.rows) + 3
        for stack in stacks:
            stack.addStretch(1)

    # --- acting and words -------------------------------------------------------------------------

    @Slot()
    def copy_text(self) -> None:
        """Put everything into the clipboard as text."""
        QGuiApplication.clipboard().setText(text_of(self.sections))
        announce(self, self.tr("Copied"))

    def page_title(self) -> str:
        return self.tr("Statistics")

    def retranslate(self) -> None:
        before = ALL if self.scope.value == ALL else ONE
        self.scope.set_choices(
            ((ONE, self.tr("This campaign")), (ALL, self.tr("All campaigns"))),
        )
        self.scope.set_value(before)
        self.copy.setText(self.tr("Copy as text"))
        self.waiting.setFont(fonts.interface(14))
        super().retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.survey is not None and self.survey.running:
            self.survey.stop()
            self._stale = True
