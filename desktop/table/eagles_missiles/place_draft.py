"""Russian cards as they are laid on lines and territories, moved on and taken back (EM-IV.A3)."""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Target
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmCards,
    DrawExtra,
    HandOver,
    LayAssault,
    LayMissile,
    LiftCard,
)
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.russian_cards import laid_by
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.places import LINE, RUSSIAN_CARD


class CardsDraft(PieceDraft):
    """Drawn cards before a Russian commander, and those that he has laid."""

    home = PREFIX + "russian_cards"

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The cards that still have a place."""
        actions = self.choice.actions
        cards = (each.card for each in actions if isinstance(each, LayAssault | LayMissile))
        return tuple(RUSSIAN_CARD + card for card in dict.fromkeys(cards))

    @cached_property
    def laid(self) -> dict[Target, Action]:
        """The cards that lie on the board."""
        return {RUSSIAN_CARD + card: LiftCard(card) for card in laid_by(self.s, self.view.side)}

    def is_missile(self, piece: Target) -> bool:
        """Return whether a card is a missile card."""
        return self.kit.russian_cards[piece.removeprefix(RUSSIAN_CARD)].kind == "missile"

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the line of an assault card, the territory of a missile card."""
        card = piece.removeprefix(RUSSIAN_CARD)
        for assault in self.s.assaults:
            if any(laid.card == card for laid in assault.cards):
                return (LINE + assault.line, *self.kit.lines[assault.line].path)
        return tuple(each.territory for each in self.s.missiles if each.card == card)

    @property
    def aims(self) -> tuple[Target, ...]:
        """Return all places of the card in hand, and the lines that do not take it."""
        return (*self.goals, *(LINE + line for line in self.kit.lines))

    def goal_at(self, target: Target) -> Target:
        """Return the line of a territory for an assault card, else the place itself."""
        if not self.held:
            return ""
        land = self.kit.territories.get(target)
        if land is not None and land.line and not self.is_missile(self.held[0]):
            return LINE + land.line
        return super().goal_at(target)


def is_cards(decision: Decision | None) -> bool:
    """Return whether a decision is about Russian cards before squadrons are placed."""
    return isinstance(decision, Choice) and any(
        isinstance(each, DrawExtra | HandOver | LayAssault | LayMissile | ConfirmCards)
        for each in decision.actions
    )


def cards_draft(kit: Kit, choice: Choice, view: View) -> CardsDraft | None:
    """Return the draft of the cards, if they are laid now."""
    lays = any(isinstance(each, LayAssault | LayMissile | ConfirmCards) for each in choice.actions)
    return CardsDraft(kit, choice, view) if lays else None
