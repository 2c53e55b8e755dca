"""The Debriefing in the place of the board, and the evaluation when the campaign is over."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Segmented
from desktop.paint.icons import IconName
from desktop.paint.theme import Tone
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import T
from desktop.rules.hornet_leader.actions_campaign import BuyRest
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader import debrief_data
from desktop.table.hornet_leader.day_note import notes_by_day
from desktop.table.hornet_leader.day_story import StoryLine, day_story
from desktop.table.hornet_leader.debrief_cards import (
    DebriefCard,
    PromotionCard,
    RestCard,
    StoryCard,
)
from desktop.table.hornet_leader.debrief_summary import DebriefSummary
from desktop.table.hornet_leader.page_parts import RefusalStrip, answer, may_press, reason, why_not
from desktop.table.hornet_leader.pilot_table import PilotTable
from desktop.table.look import Panel, Table
from desktop.table.reading_order import go_on
from desktop.table.scrolled import Scrolled

Key = Qt.Key
SUMMARY, SUMMARY_SHARE = 352, 0.31
"""Width of the left column at a text scale of 100 %, and its share of the page at most."""
STACKED = 640
"""Below this width, at a text scale of 100 %, the summary stands above the table."""
TABBED = 960
"""Below this width of the page the cards become tabs, likewise."""
OUTCOMES: dict[str, tuple[IconName, Tone]] = {
    "X": ("check", Tone.GOOD),
    "D": ("warning", Tone.WARN),
    "O": ("cross", Tone.BAD),
    "": ("moon", Tone.INFO),
}
TABLE_HIGH, CARDS_HIGH = 250, 300


def panel(table: Table) -> Panel:
    """Return the page of the Debriefing."""
    title = T("hornet_leader.table", "Debriefing")
    return Panel("debriefing", title, DebriefPage(table), "center", stands=is_debriefing)


def is_debriefing(view: Any) -> bool:
    """Return whether a Day is looked back on, or the whole campaign."""
    state = view.state
    return bool(state.evaluation) or (bool(state.steps) and isinstance(state.steps[-1], Rest))


class DebriefPage(QWidget):
    """What the Day has come to at the left, all Pilots and three cards beside it."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        themes = table.themes
        self.summary = DebriefSummary(themes, self)
        self.pilots = PilotTable(themes, self)
        self._heading, self._help = QLabel(self), QLabel(self)
        self._help.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self.promotion, self.story = PromotionCard(themes, self), StoryCard(table, self)
        self.rest = RestCard(themes, self)
        self.tabs = Segmented((), self)
        self.note = RefusalStrip(table, self)
        self._lay_out()
        table.model.changed.connect(self.refresh)
        table.model.looked.connect(self.refresh)
        self.rest.buying.connect(self.buy_rest)
        self.tabs.chosen.connect(self._show_cards)
        for card in self.cards:
            card.rule_activated.connect(table.open_rule)
        self.retranslate()

    @property
    def cards(self) -> tuple[DebriefCard, ...]:
        """The cards under the table."""
        return self.promotion, self.story, self.rest

    def _lay_out(self) -> None:
        self._scroll = Scrolled(self.summary, T("hornet_leader.table", "Summary"))
        framed = Framed("base", self)
        listed = QVBoxLayout(framed)
        listed.setContentsMargins(12, 10, 8, 8)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._help)
        listed.addLayout(head)
        listed.addWidget(self.pilots, 1)
        self._cards = QHBoxLayout()
        self._cards.setSpacing(10)
        for card in self.cards:
            self._cards.addWidget(card, 1)
        main = QVBoxLayout()
        main.setSpacing(10)
        main.addWidget(self.note)
        main.addWidget(framed, 5)
        main.addWidget(self.tabs)
        main.addLayout(self._cards, 4)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 10, 10, 10)
        self._row.setSpacing(10)
        self._row.addWidget(self._scroll)
        self._row.addLayout(main, 1)

    @property
    def _kit(self) -> Kit:
        kit: Kit = self._table.model.game.kit
        return kit

    @Slot()
    def refresh(self, _told: object = None) -> None:
        """Show the position; nothing is worked out while the page cannot be seen."""
        view = self._table.model.view
        if not self.isVisible() or not is_debriefing(view):
            return
        s, kit = view.state, self._kit
        if s.evaluation:
            self._show_end(s, kit)
        else:
            self._show_day(s, kit)
        self.pilots.setAccessibleName(self._heading.text())
        self._help.setVisible(not s.evaluation)
        self._show_cards()

    def _show_day(self, s: State, kit: Kit) -> None:
        story = day_story(self._table.model, kit)
        self.summary.show_day(s, kit, story)
        self._heading.setText(self.tr("Pilots after Day {day}").format(day=s.day))
        columns = (self.tr("Before"), self.tr("Mission"), self.tr("Target"), self.tr("SAR"))
        heads = self._heads((*columns, self.tr("Recovery")), self.tr("After"))
        self.pilots.show_rows(debrief_data.pilot_rows(s, kit, story), heads)
        self.promotion.show_promotions(s, kit)
        self.story.show_story(self.tr("This Day's story"), story.lines, s.day)
        refused = reason(why_not(self._table, BuyRest()))
        self.rest.show_rest(s, kit, refused, able=may_press(self._table, BuyRest()))

    def _show_end(self, s: State, kit: Kit) -> None:
        self.summary.show_campaign(s, kit)
        self._heading.setText(self.tr("The squadron at the end"))
        columns = (self.tr("Missions"), self.tr("Sites"), self.tr("Air"), self.tr("Hits"))
        heads = self._heads((*columns, self.tr("Lost")), self.tr("Stress"))
        self.pilots.show_rows(debrief_data.career_rows(s, kit), heads)
        notes = notes_by_day(self._table.notes.text)
        lines: list[StoryLine] = []
        for line in debrief_data.mission_lines(s, kit):
            lines.append(StoryLine(*OUTCOMES[line.status], line.words, ""))
            note = notes.pop(line.day, "")
            if note:
                lines.append(StoryLine("note", Tone.PLAIN, note, ""))
        self.story.show_story(self.tr("The campaign, Day by Day"), tuple(lines))

    def _heads(self, columns: tuple[str, ...], stress: str) -> tuple[str, ...]:
        last = (stress, self.tr("Status"), self.tr("Experience"))
        return (self.tr("Pilot"), *columns, *last)

    @Slot()
    def _show_cards(self, _told: object = None) -> None:
        """Show all cards side by side, or the chosen one where there is no room."""
        over = bool(self._table.model.view.state.evaluation)
        tabbed = self.width() < TABBED * fonts.text_scale()
        self.tabs.setVisible(tabbed and not over)
        for place, card in enumerate(self.cards):
            fits = not tabbed or self.tabs.value == place
            card.setVisible((card is self.story) if over else fits)

    @Slot()
    def buy_rest(self) -> None:
        """Buy Priority R&R; the Debriefing is over then."""
        answer(self._table, BuyRest())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        key = Key(event.key())
        if not held and key == Key.Key_R:
            self.buy_rest()
        elif not held and key == Key.Key_Left:
            self.promotion.go_back()
        elif not held and key == Key.Key_Right:
            self.promotion.go_on()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.pilots.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = fonts.text_scale()
        stacked = self.width() < STACKED * scale
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        least = (TABLE_HIGH + CARDS_HIGH) * scale
        if stacked:
            self._scroll.setMinimumSize(0, round(CARDS_HIGH * scale))
            self._scroll.setMaximumWidth(16_777_215)
            least += CARDS_HIGH * scale
        else:
            wide = min(SUMMARY * scale, max(self.width() * SUMMARY_SHARE, 220))
            self._scroll.setMinimumHeight(0)
            self._scroll.setFixedWidth(round(wide))
        self.setMinimumHeight(round(least))
        self._show_cards()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._heading.setFont(fonts.interface(15, 700))
        self._help.setText(self.tr("Point at a number for its parts"))
        self._help.setFont(fonts.interface(12))
        present = self.tabs.value
        names = (self.tr("Promotions"), self.tr("Story"), self.tr("R&R"))
        self.tabs.set_choices(list(enumerate(names)))
        if present is not None:
            self.tabs.set_value(present)
        self.summary.retranslate()
        self.story.note.retranslate()
        self.refresh()
