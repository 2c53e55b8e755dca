"""Russian squadrons as they are taken from the pool, placed, moved on and sent back (EM-IV.A5)."""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Target
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmSquadrons,
    LiftSquadron,
    PlaceSquadron,
    SupportCard,
)
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.places import POOL, RUSSIAN_CARD, SQUADRON


class AirDraft(PieceDraft):
    """Types of the pool, and the squadrons that a Russian commander has placed."""

    home = PREFIX + "russian_pool"

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.supports = False
        """Whether the squadron in hand is to support a card, so that only cards are offered."""

    @cached_property
    def laid(self) -> dict[Target, Action]:
        """The squadrons that the commander has placed."""
        placed = (each for each in self.s.squadrons if each.where == "board")
        own = (each.id for each in placed if each.by == self.view.side)
        return {SQUADRON + key: LiftSquadron(key) for key in own}

    def source_of(self, piece: Target) -> Target:
        """Return the pile of the pool to which a squadron belongs."""
        return POOL + self.type_of(piece)

    def type_of(self, piece: Target) -> str:
        """Return the type of a squadron or of a pile."""
        if piece.startswith(POOL):
            return piece.removeprefix(POOL)
        return self.kit.squadrons[piece.removeprefix(SQUADRON)].type

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the territory or the card where a squadron is."""
        if piece not in self.laid:
            return ()
        squadron = self.s.squadron(piece.removeprefix(SQUADRON))
        assault = self.s.assault(squadron.at)
        if squadron.role == "support" and assault is not None:
            return (RUSSIAN_CARD + assault.cards[squadron.card].card,)
        return (squadron.at,)

    @property
    def aims(self) -> tuple[Target, ...]:
        """Return all places of what is in hand, and the cards that take no support."""
        laid = (laid.card for assault in self.s.assaults for laid in assault.cards)
        return (*self.goals, *(RUSSIAN_CARD + card for card in laid))

    @property
    def goals(self) -> tuple[Target, ...]:
        """Return where what is in hand can go; only cards if it is to support one."""
        goals = super().goals
        cards = tuple(goal for goal in goals if goal.startswith(RUSSIAN_CARD))
        return cards if self.supports and cards else (*cards, *_lands(goals))


def _lands(goals: tuple[Target, ...]) -> tuple[Target, ...]:
    return tuple(goal for goal in goals if not goal.startswith(RUSSIAN_CARD))


def is_air(decision: Decision | None) -> bool:
    """Return whether Russian squadrons are placed now."""
    return isinstance(decision, Choice) and any(
        isinstance(each, PlaceSquadron | SupportCard | ConfirmSquadrons)
        for each in decision.actions
    )


def air_draft(kit: Kit, choice: Choice, view: View) -> AirDraft | None:
    """Return the draft of the Russian squadrons, if they are placed now."""
    return AirDraft(kit, choice, view) if is_air(choice) else None
