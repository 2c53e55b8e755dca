"""The dock at the left: the mission's Target, or the campaign between missions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.pictures import picture_of
from desktop.paint.plain import plain
from desktop.paint.widgets import Hairline
from desktop.rules.core import T
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.counters import GAME
from desktop.table.hornet_leader.cup_list import CupList, cup_data
from desktop.table.hornet_leader.day_page import is_shown as is_day
from desktop.table.hornet_leader.mission_facts import (
    AccountData,
    account_data,
    hits_data,
    night_words,
)
from desktop.table.hornet_leader.squadron_page import is_shown as is_squadron
from desktop.table.hornet_leader.target_facts import traits_of
from desktop.table.hornet_leader.target_parts import HitCells, Pill, TargetPicture
from desktop.table.hornet_leader.track_strip import TrackStrip, track_data
from desktop.table.look import Panel, Table

WIDTH, SMALL = 262, 216
MARGIN, GAP = 12, 8
LOW = 620
"""Below this height of the dock the list of the cup is folded, until it is opened by hand."""


def panel(table: Table) -> Panel:
    """Return the dock of the mission."""
    title = T("hornet_leader.table", "Mission")
    dock = MissionPanel(table)
    return Panel("mission", title, dock, "left", "target", WIDTH, SMALL, stands=_is_beside_the_page)


def _is_beside_the_page(view: Any) -> bool:
    """Return whether no page tells the same: those of squadron, Day and result have it all."""
    over = view.state.outcome is not None
    return not (over or is_squadron(view) or is_day(view))


class MissionPanel(QWidget):
    """Target, tracks, accounts and what is left in the cup."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._kit: Kit = table.model.game.kit
        self._opened: bool | None = None
        """Whether the person has opened the list of the cup, or folded it."""
        self.overline, self.title = _words(self, muted=True), _words(self)
        self.picture = TargetPicture(self)
        self.hits_name, self.hits_figure = _words(self), _words(self)
        self.cells = HitCells(table.themes, self)
        self.parts = _words(self, muted=True, wraps=True)
        self.night = _words(self, wraps=True)
        self.traits = QWidget(self)
        self._flow = FlowLayout(self.traits, gap=5)
        self.tracks = tuple(TrackStrip(table.themes, self) for _ in range(3))
        # The next grades are words, which are long in some languages.
        self.accounts = tuple(
            (_words(self), _words(self, wraps=last)) for last in (False, False, True)
        )
        self.bounds = _words(self, wraps=True)
        self.cards = _words(self, muted=True, wraps=True)
        self.fold = KeyButton("", Importance.QUIET, self)
        self.fold.clicked.connect(self._toggle)
        self.cup = CupList(self)
        self._lay_out()
        table.model.shown.connect(self.refresh)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 10, MARGIN, 10)
        column.setSpacing(GAP)
        head: tuple[QWidget, ...] = (self.overline, self.title, self.picture)
        middle: tuple[QWidget, ...] = (
            self.cells,
            self.parts,
            self.night,
            self.traits,
            Hairline(self),
        )
        foot: tuple[QWidget, ...] = (self.bounds, self.cards, Hairline(self), self.fold, self.cup)
        for widget in head:
            column.addWidget(widget)
        column.addLayout(_pair(self.hits_name, self.hits_figure))
        for widget in (*middle, *self.tracks, Hairline(self)):
            column.addWidget(widget)
        for name, figure in self.accounts:
            column.addLayout(_pair(name, figure))
        for widget in foot:
            column.addWidget(widget)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, super().sizeHint().height())

    # --- what is shown ----------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        self.overline.setFont(fonts.small_capitals())
        self.title.setFont(fonts.interface(19, 700))
        self.title.setWordWrap(True)
        for label in (self.hits_name, *(name for name, _ in self.accounts)):
            label.setFont(fonts.interface(14))
        for label in (self.hits_figure, *(figure for _, figure in self.accounts)):
            label.setFont(fonts.condensed(16, 700))
        for label in (self.parts, self.night, self.cards, self.bounds):
            label.setFont(fonts.interface(13))
        self.hits_name.setText(self.tr("Hits"))
        for (name, _), words in zip(
            self.accounts, (self.tr("SO left"), self.tr("VP now"), self.tr("Next")), strict=True
        ):
            name.setText(words)
        self._clear_traits()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the position that is looked at."""
        view: View = self._table.model.view
        s = view.state
        flying = s.mission is not None
        for widget in (self.picture, self.hits_name, self.hits_figure, self.cells, self.parts):
            widget.setVisible(flying)
        self.traits.setVisible(flying)
        night = night_words(s, self._kit)
        self.night.setVisible(bool(night))
        self.night.setText(night)
        if flying:
            self._show_target(s)
        else:
            self._show_campaign(s)
        for track, strip in enumerate(self.tracks):
            strip.show_data(track_data(s, self._kit, track))
        self._show_accounts(account_data(s, self._kit), flying=flying)
        self._show_cards(s)
        self._show_cup(s)

    def _show_target(self, s: State) -> None:
        mission = s.flown
        card = self._kit.targets[mission.target]
        night = self.tr("Target {number}, night") if mission.night else self.tr("Target {number}")
        self.overline.setText(night.format(number=mission.target))
        self.title.setText(say(card.title))
        picture = picture_of(GAME, "target_art", card.art)
        self.picture.show_picture(picture, "night" if mission.night else "dusk", say(card.flavor))
        hits = hits_data(s, self._kit)
        self.hits_figure.setText(hits.figure)
        self.cells.show_hits(hits.hits, hits.needed)
        self.cells.setVisible(hits.needed > 0)
        self.hits_name.setVisible(hits.needed > 0)
        self.hits_figure.setVisible(bool(hits.figure))
        self.parts.setText(hits.parts)
        self._show_traits(traits_of(self._kit, mission.target))

    def _show_campaign(self, s: State) -> None:
        campaign = self._kit.campaigns[s.terms.campaign]
        day = self.tr("Day {day} of {days}").format(day=s.day, days=s.days)
        self.overline.setText(day if s.day else self.tr("Set-up"))
        self.title.setText(say(campaign.title))

    def _show_traits(self, traits: tuple[tuple[str, str], ...]) -> None:
        shown = [pill.text() for pill in self.traits.findChildren(Pill)]
        if shown == [word for word, _ in traits]:
            return
        self._clear_traits()
        for word, meaning in traits:
            self._flow.addWidget(Pill(word, meaning, self.traits))

    def _clear_traits(self) -> None:
        while self._flow.count():
            item = self._flow.takeAt(0)
            gone = None if item is None else item.widget()
            if gone is not None:
                # Not a child any more from now on: what is shown is read from the children.
                gone.hide()
                gone.setParent(None)
                gone.deleteLater()

    def _show_accounts(self, data: AccountData, *, flying: bool) -> None:
        figures = (str(data.so), data.vp, data.next)
        helps = (data.so_lines, data.vp_lines, "")
        for (name, figure), words, spoken in zip(self.accounts, figures, helps, strict=True):
            figure.setText(words)
            name.setToolTip(plain(spoken))
            figure.setToolTip(plain(spoken))
            figure.setAccessibleName(f"{name.text()}: {words}")
        for widget in self.accounts[2]:
            widget.setVisible(bool(data.next))
        line = self.tr("{grade}: from {vp} VP")
        self.bounds.setVisible(not flying)
        self.bounds.setText("\n".join(line.format(grade=g, vp=vp) for g, vp, _ in data.bounds))

    def _show_cards(self, s: State) -> None:
        names = [say(self._kit.target_name(number)) for number in s.in_play]
        self.cards.setVisible(bool(names))
        self.cards.setText(self.tr("In play: {cards}").format(cards=", ".join(names)))

    def _show_cup(self, s: State) -> None:
        data = cup_data(s, self._kit)
        self.cup.show_data(data)
        words = self.tr("Left in the cup: {count}").format(count=data.total)
        self.fold.setText(words)
        self._follow_fold()

    # --- the list of the cup ----------------------------------------------------------------------

    @Slot()
    def _toggle(self) -> None:
        self._opened = self.cup.isHidden()
        self._follow_fold()

    def _follow_fold(self) -> None:
        room = self.parentWidget()
        high = room is None or room.height() >= LOW
        opened = high if self._opened is None else self._opened
        self.cup.setVisible(opened)
        self.fold.set_icon_name("chevron-down" if opened else "chevron-right")
        self.fold.setAccessibleDescription(
            self.tr("Fold the list") if opened else self.tr("Open the list")
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow_fold()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def _words(parent: QWidget, *, muted: bool = False, wraps: bool = False) -> QLabel:
    label = QLabel(parent)
    label.setWordWrap(wraps)
    if wraps:
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    if muted:
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def _pair(name: QLabel, figure: QLabel) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(GAP)
    row.addWidget(name)
    if figure.wordWrap():
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(figure, 1)
    else:
        row.addStretch(1)
        row.addWidget(figure)
    return row
