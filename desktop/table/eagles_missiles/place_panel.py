"""The panel of Russian cards: one more or enough, to the partner, onto the map (EM-IV.A2, A3)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.paint.theme import Tone
from desktop.paint.widgets import NoteBox
from desktop.rules.core import T
from desktop.rules.eagles_missiles import russian_air, russian_draws
from desktop.rules.eagles_missiles.actions_russian import DRAW, STOP
from desktop.rules.eagles_missiles.russian_draws import ExtraCards, HandOvers
from desktop.table.board_panel import key_of
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import RowData, Rows
from desktop.table.eagles_missiles import place_data as data
from desktop.table.eagles_missiles.piece_panel import PiecePanel
from desktop.table.eagles_missiles.place_draft import CardsDraft, is_cards
from desktop.table.eagles_missiles.places import RUSSIAN_CARD
from desktop.table.eagles_missiles.words_pieces import joined
from desktop.table.look import Panel, Table


def panel(table: Table) -> Panel:
    """Return the panel of Russian cards."""
    shown = CardsPanel(table)
    title = T("eagles_missiles.table", "Russian cards")
    return Panel(
        *("russian_cards", title, shown, "right", "cards", WIDTH, SMALL_WIDTH),
        wanted=is_cards,
        press=shown.press,
    )


class CardsPanel(PiecePanel):
    """What is needed, the cards, the lines; for a missile card the territories with targets."""

    draft_kinds = (CardsDraft,)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.needs = NoteBox(table.themes, Tone.WARN, self.body)
        self.draws = Rows(table.themes, self.body)
        self.cards = Rows(table.themes, self.body)
        self._drawn_title, self._lines_title = Words(15, 600, self.body), Words(15, 600, self.body)
        self.lines = Rows(table.themes, self.body)
        self.lands = Rows(table.themes, self.body)
        for widget in (
            *(self.needs, self.draws, self._drawn_title, self.cards),
            *(self._lines_title, self.lines, self.lands),
        ):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.back = self.foot.add(Importance.NORMAL, self.take_back)
        for rows in (self.draws, self.lines, self.lands):
            rows.chosen.connect(self.pick)
        self.cards.chosen.connect(self._choose)
        self.lines.rule_activated.connect(table.open_rule)
        self.needs.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Russian cards"))
        self.foot.name(self.back, self.tr("Take back"), self.tr("Del"))
        self.back.setToolTip(self.tr("The card in hand, or the one laid last"))
        for rows in (self.draws, self.cards, self.lines, self.lands):
            rows.retranslate()

    # --- showing ----------------------------------------------------------------------------------

    def show_position(self) -> None:
        super().show_position()
        if self.draft is None and self.can_answer:
            self._show_draws()
        self.foot.setVisible(self.draft is not None)

    def _show_draws(self) -> None:
        """Show the question that no draft is needed for: one more card, or which to hand over."""
        s, step = self.state, self.step
        self.needs.hide()
        self.lands.show_rows(())
        self.lines.show_rows(())
        side = self.table.model.view.side
        own = [each.card for each in s.now.drawn if each.by == side]
        if isinstance(step, ExtraCards):
            left = russian_draws.extras_left(s)
            self.title.say(self.tr("Additional cards: up to {count}").format(count=left))
            self.note.say(self.tr("NATO draws a card more for each of them. All lie open."))
            self.draws.show_rows(self._offers())
            self.cards.show_rows(data.card_rows(self.kit, own, keys=False))
        elif isinstance(step, HandOvers):
            _, count = russian_draws.to_hand_over(s, self.kit)
            self.title.say(self.tr("Cards for your partner: {count}").format(count=count))
            self.note.say(self.tr("His lines need them. Choose one by its digit."))
            self.draws.show_rows(())
            self.cards.show_rows(data.card_rows(self.kit, data.handed(self._actions())))
        words = self.tr("Drawn so far: {count}").format(count=len(own))
        self._drawn_title.say(words if isinstance(step, ExtraCards) else "")
        self._lines_title.say("")

    def _actions(self) -> tuple[object, ...]:
        choice = self.table.picker.choice
        return () if choice is None else choice.actions

    def _offers(self) -> tuple[RowData, ...]:
        now = data.nato_draws(self.state, self.kit)
        words = T("eagles_missiles.table", "NATO will draw {count}")
        deck = T("eagles_missiles.table", "cards in the deck: {count}")
        left = deck.of(count=self.state.russian_deck.size)
        one_more = joined(words.of(count=now + 1), left)
        return (
            RowData(DRAW, self.tr("Draw one more"), "D", say(one_more)),
            RowData(STOP, self.tr("Enough"), "", say(words.of(count=now))),
        )

    def show_draft(self, draft: CardsDraft) -> None:
        s, kit = draft.s, draft.kit
        self.draws.show_rows(())
        self._drawn_title.say("")
        count = len(draft.waiting)
        words = self.tr("Cards to lay: {count}").format(count=count)
        self.title.say(words if count else self.tr("All cards are laid"))
        self.note.say(self._hint(draft))
        self._show_needs(draft)
        missile = bool(draft.held) and draft.is_missile(draft.held[0])
        pieces = draft.held or (*draft.waiting, *draft.laid)
        cards = [each.removeprefix(RUSSIAN_CARD) for each in pieces]
        self.cards.show_rows(data.card_rows(kit, cards, draft.held, keys=not draft.held))
        fighters, bombers = russian_air.icons(s, kit, draft.view.side)
        flights = self.tr("Lines; may fly: fighters {fighters}, bombers {bombers}")
        title = self.tr("Where to? Chance of a hit at least") if missile else flights
        self._lines_title.say(title.format(fighters=fighters, bombers=bombers))
        self.lines.show_rows(() if missile else data.line_rows(draft))
        self.lands.show_rows(data.missile_rows(draft))
        self.back.setEnabled(bool(draft.laid))

    def _hint(self, draft: CardsDraft) -> str:
        if not draft.held:
            return self.tr("Drag cards to lines, missiles to territories; or choose by digit.")
        if draft.is_missile(draft.held[0]):
            return self.tr("A letter or a territory: it lies there. Esc: it stays.")
        return self.tr("1 to 4 or a line: it lies there. Esc: it stays.")

    def _show_needs(self, draft: CardsDraft) -> None:
        needed = data.needed(draft)
        self.needs.setVisible(needed is not None)
        if needed is not None:
            self.needs.show_note(say(needed.text), "", needed.rule)
            return
        over = data.left_over(draft)
        self.needs.setVisible(bool(over))
        if over:
            names = self.kit.listed(map(self.kit.card_title, over))
            self.needs.show_note(self.tr("Without a place, out of the game:"), say(names))

    # --- keys and buttons -------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        draft = self.draft
        spot = key_of(name, (self.lines, self.lands, self.draws))
        card = "" if draft is not None and draft.held else key_of(name, (self.cards,))
        if spot:
            self.pick(spot)
        elif card:
            self._choose(card)
        elif name == "Del" and draft is not None and draft.laid:
            self.take_back()
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, card: str) -> None:
        if self.draft is not None:
            self.take(card)
        else:
            self.pick(card)
