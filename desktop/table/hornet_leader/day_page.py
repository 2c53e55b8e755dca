"""The Day before its mission: fly or rest, draw Target cards, select what is attacked."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import Action, T
from desktop.rules.hornet_leader.actions_campaign import BuyRecon, DrawTarget, SelectTargets
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.day import (
    DrawTargets,
    SelectTarget,
    TargetDraw,
    available,
    primaries,
)
from desktop.rules.hornet_leader.flow import FlyOrRest
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.advice import Advice
from desktop.table.hornet_leader.day_choice import DayChoice
from desktop.table.hornet_leader.day_column import DayColumn
from desktop.table.hornet_leader.deck_tile import DeckTile
from desktop.table.hornet_leader.page_parts import (
    RefusalStrip,
    may_press,
    page_key,
    reason,
    take_focus,
)
from desktop.table.hornet_leader.sheet_facts import spot_words
from desktop.table.hornet_leader.sheet_overlay import SheetOverlay
from desktop.table.hornet_leader.squadron_page import is_shown as is_squadron
from desktop.table.hornet_leader.target_draft import ATTACK, PRIMARY, SECONDARY, TargetDraft
from desktop.table.hornet_leader.target_tile import CARD, Chosen, TargetTile, TileData
from desktop.table.look import Panel, Table
from desktop.table.reading_order import go_on
from desktop.table.scrolled import Scrolled

COLUMN = 286
ABREAST, HIGH = 560, 320
"""From this width column and cards stand side by side, else each has this height at least."""
LEAST_CARD = 168
BESIDE_CARD = 262
"""How high a tile is besides its card."""
GAP = 12
DIGITS = 9


def panel(table: Table, advice: Advice) -> Panel:
    """Return the page of the Day."""
    title = T("hornet_leader.table", "Day")
    return Panel("day", title, DayPage(table, advice), "center", "clock", stands=is_shown)


def is_shown(view: Any) -> bool:
    """Return whether a Day has begun, and its mission has not; nor is it all over."""
    s: State = view.state
    if s.mission is not None or s.outcome is not None or not s.steps:
        return False
    return not is_squadron(view)


class DayPage(QWidget):
    """The column of the campaign at the left, cards or the sheet beside it."""

    def __init__(self, table: Table, advice: Advice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self.advice = table, advice
        self._kit: Kit = table.model.game.kit
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column = DayColumn(table.themes, self._kit)
        self.choice = DayChoice(table.themes, self._kit)
        self.deck = DeckTile(self._kit)
        self.tiles: list[TargetTile] = []
        self._flow = FlowLayout(gap=GAP)
        self._chosen = QLabel(self)
        self._hint = QLabel(self)
        self._hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.attack = KeyButton("", Importance.NORMAL, self)
        self.refusal = RefusalStrip(table, self)
        self.overlay = SheetOverlay(table, self._kit, table if isinstance(table, QWidget) else self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        framed = Framed("base", self)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(1, 1, 1, 1)
        self._room = Scrolled(self.column, T("hornet_leader.table", "Campaign"))
        inside.addWidget(self._room)
        self._left = framed
        laid = QWidget()
        around = QVBoxLayout(laid)
        around.setContentsMargins(0, 0, 0, 0)
        around.addLayout(self._flow)
        around.addStretch(1)
        self._flow.addWidget(self.deck)
        self._cards_room = Scrolled(laid, T("hornet_leader.table", "Targets"))
        self._cards_room.installEventFilter(self)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._chosen, self._hint):
            label.setWordWrap(True)
            words.addWidget(label)
        foot.addLayout(words, 1)
        foot.addWidget(self.attack)
        self._foot = QWidget()
        self._foot.setLayout(foot)
        foot.setContentsMargins(0, 0, 0, 0)
        cards = QWidget()
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._cards_room, 1)
        column.addWidget(self._foot)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.choice)
        self.stack.addWidget(cards)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.stack, 1)
        right.addWidget(self.refusal)
        row = self._row = QBoxLayout(QBoxLayout.Direction.RightToLeft, self)
        row.setContentsMargins(GAP, GAP, GAP, GAP)
        row.setSpacing(GAP)
        row.addLayout(right, 1)
        row.addWidget(framed)

    def _connect(self) -> None:
        table = self._table
        self.column.opened.connect(self.overlay.toggle)
        self.column.pointed.connect(partial(self._tell_spot, self.column.sheet))
        self.choice.pointed.connect(partial(self._tell_spot, self.choice.sheet))
        self.choice.wanted.connect(self._do)
        self.deck.wanted.connect(self._do)
        self.attack.clicked.connect(partial(table.picker.pick, ATTACK))
        for digit in range(1, DIGITS + 1):
            page_key(self, str(digit), partial(self._choose_number, digit, False))
            page_key(self, f"Shift+{digit}", partial(self._choose_number, digit, True))
        table.picker.narrowed.connect(self.refresh)
        self.advice.changed.connect(self.refresh)
        self.advice.foreseen.connect(self._show_forecasts)

    # --- doing ------------------------------------------------------------------------------------

    @Slot(object)
    def _do(self, action: Action) -> None:
        self._table.picker.pick(action.picks[0])

    def _choose_number(self, digit: int, secondary: bool) -> None:
        if digit <= len(self._shown()) and self._draft() is not None:
            self.choose(self._shown()[digit - 1], secondary)

    @Slot(int, bool)
    def choose(self, target: int, secondary: bool) -> None:
        """Choose a card as the Primary or the Secondary, or give it back."""
        draft = self._draft()
        second = draft is not None and (secondary or draft.secondary == target)
        self._table.picker.pick(f"{SECONDARY if second else PRIMARY}{target}")

    def _draft(self) -> TargetDraft | None:
        draft = self._table.picker.draft
        return draft if isinstance(draft, TargetDraft) else None

    # --- showing ----------------------------------------------------------------------------------

    def _state(self) -> State:
        view: View = self._table.model.view
        return view.state

    def _shown(self) -> list[int]:
        """Return the cards that lie before the player."""
        return available(self._state())

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows, while the page is there."""
        if not self.isVisible() or not is_shown(self._table.model.view):
            return
        s = self._state()
        self.column.show_state(s)
        choice = self._table.picker.choice
        begins = isinstance(s.steps[-1], FlyOrRest)
        self.column.show_sheet(shown=not begins)
        if begins or not isinstance(s.steps[-1], DrawTargets | TargetDraw | SelectTarget):
            self.stack.setCurrentIndex(0)
            self.choice.show_state(s, begins=begins, able=choice is not None)
            return
        self.stack.setCurrentIndex(1)
        allowed = frozenset(type(action) for action in choice.actions) if choice else frozenset()
        bars = (each for each in (BuyRecon(), DrawTarget()) if may_press(self._table, each))
        allowed |= frozenset(map(type, bars))
        self.deck.show_deck(s, allowed, drawing=not isinstance(s.steps[-1], SelectTarget))
        self._show_tiles(s)
        self._show_foot(s)

    def _show_tiles(self, s: State) -> None:
        numbers, draft = self._shown(), self._draft()
        while len(self.tiles) < len(numbers):
            tile = TargetTile(self._table.themes, self._kit)
            tile.set_card_width(self._card_width())
            tile.chosen.connect(self.choose)
            tile.pointed.connect(self._light)
            self.tiles.append(tile)
            # The deck lies behind the cards that came from it.
            self._flow.removeWidget(self.deck)
            self._flow.addWidget(tile)
            self._flow.addWidget(self.deck)
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(numbers))
            if place < len(numbers):
                tile.show_tile(s, self._tile(s, numbers[place], place, draft))
        if isinstance(s.steps[-1], DrawTargets | SelectTarget):
            able = (SelectTargets(target) for target in primaries(s, self._kit))
            self.advice.forecasts.want(*able)
        self._show_forecasts()

    @Slot()
    def _show_forecasts(self) -> None:
        """Show on every tile what is foreseen by now."""
        for tile in self.tiles:
            if tile.data.target:
                mission = self.advice.mission(SelectTargets(tile.data.target))
                tile.forecast.setVisible(self._table.habits.foresees)
                tile.forecast.show_forecast(mission)

    def _tile(self, s: State, target: int, place: int, draft: TargetDraft | None) -> TileData:
        note = self.tr("In play") if target in s.in_play else self.tr("Drawn today")
        if draft is None:
            return TileData(target, note=note)
        chosen: Chosen = ""
        if target == draft.primary:
            chosen = "primary"
        elif target == draft.secondary:
            chosen = "secondary"
        key = str(place + 1) if place < DIGITS else ""
        proposed: Chosen = ""
        match self.advice.proposed:
            case SelectTargets(primary=primary) if primary == target:
                proposed = "primary"
            case SelectTargets(secondary=secondary) if secondary == target:
                proposed = "secondary"
        refused = draft.refused_card(target)
        able = chosen != "" or refused is None or draft.refused_secondary(target) is None
        note = note if refused is None else say(refused.text)
        return TileData(target, key, chosen, able, note, proposed)

    def _show_foot(self, s: State) -> None:
        draft = self._draft()
        self._foot.setVisible(draft is not None)
        if draft is None:
            return
        names = [
            say(self._kit.target_name(target)) if target else self.tr("none")
            for target in (draft.primary, draft.secondary)
        ]
        self._chosen.setText(
            self.tr("Primary: {primary}   Secondary: {secondary}").format(
                primary=names[0], secondary=names[1]
            )
        )
        self._hold_foot()
        refused = draft.refused()
        action = SelectTargets(draft.primary, draft.secondary)
        self.attack.setEnabled(refused is None or may_press(self._table, action))
        self.attack.setToolTip(reason(refused))

    @Slot(int)
    def _light(self, target: int) -> None:
        """Ring on the sheet the Target that is pointed at among the cards."""
        if target in self._shown():
            self.column.sheet.light(target)

    def _tell_spot(self, sheet: QWidget, target: int) -> None:
        """Say in the tooltip of the sheet what lies at a spot."""
        words = spot_words(self._state(), self._kit, target) if target else ()
        sheet.setToolTip("\n".join(words))

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._chosen.setFont(fonts.interface(16, 600))
        self._hint.setFont(fonts.interface(13))
        self._hint.setText(
            self.tr("A click or digit chooses the Primary, right click or Shift the Secondary.")
        )
        self.attack.setText(self.tr("Attack"))
        self.attack.setAccessibleName(self.tr("Attack these Targets"))
        self.attack.set_cap(self.tr("Enter"))
        self.column.retranslate()
        self.deck.retranslate()
        self._fit()
        self.refresh()

    # --- events -----------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def heightForWidth(self, width: int) -> int:
        # Lists and columns scroll, so the page needs no more than its least.
        column = self.layout()
        return -1 if column is None else column.totalMinimumHeightForWidth(width)

    def _card_width(self) -> float:
        """Return how wide cards are so that whole ones fill the row."""
        room = self._cards_room.width() - self._cards_room.verticalScrollBar().sizeHint().width()
        scale = min(1.4, max(1.0, fonts.text_scale()))
        extra, per = 24 + GAP, 136 / 120
        count = max(1, int((room + GAP) // (LEAST_CARD * scale * per + extra)))
        fits = ((room + GAP) / count - extra) / per / scale
        # No higher than that a whole tile can be seen.
        most = (self._cards_room.height() - BESIDE_CARD * scale) / (184 / 120) / scale
        return float(min(CARD * 1.1, fits, max(LEAST_CARD * 0.8, most)))

    def _fit(self) -> None:
        scale = max(1.0, fonts.text_scale())
        bar = self._room.verticalScrollBar().sizeHint().width()
        wide = round(COLUMN * (0.45 + 0.55 * scale)) + bar
        abreast = self.width() >= ABREAST * scale
        way = QBoxLayout.Direction
        self._row.setDirection(way.RightToLeft if abreast else way.TopToBottom)
        self._left.setMinimumWidth(wide if abreast else 0)
        self._left.setMaximumWidth(wide if abreast else 16_777_215)
        self._left.setMinimumHeight(0 if abreast else round(HIGH * 0.6 * scale))
        self.stack.setMinimumHeight(0 if abreast else round(HIGH * scale))
        self._hold_foot()
        width = self._card_width()
        self.deck.set_card_width(width)
        for tile in self.tiles:
            tile.set_card_width(width)

    def _hold_foot(self) -> None:
        """Let what scrolls give way to the words below it, and not them to it."""
        foot = self._foot.layout()
        if foot is not None:
            # It still knows the height of the last words.
            foot.invalidate()
            foot.activate()
            self._foot.setMinimumHeight(foot.totalHeightForWidth(self._cards_room.width()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._cards_room:
            self._fit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        take_focus(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
