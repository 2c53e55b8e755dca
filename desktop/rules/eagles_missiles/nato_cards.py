"""NATO cards are drawn and carried out one by one (EM-IV.B1, EM-IV.B2, section N)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import (
    card_choices,
    card_effects,
    card_refusals,
    changes_cards,
    theatre,
)
from desktop.rules.eagles_missiles.actions_polish import ChooseEffect, DrawnNato
from desktop.rules.eagles_missiles.card_choices import Picks
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

PROMPT = T("eagles_missiles", "Draw a NATO card")
LASTING = ("turn_mod", "turn_mod_aa", "limit_extra")
"""Effects that show only later: they are told in the words of the card."""


class NatoDraws(WarStep, frozen=True):
    """EM-IV.B1  1 + E cards from the NATO deck, each carried out before the next is drawn."""

    left: int

    def decision(self, s: State, kit: Kit) -> Chance | None:
        outcomes = s.nato_deck.outcomes() if self.left else ()
        if not outcomes:
            return None
        return Chance(
            "nato_card",
            "EM-IV.B1",
            PROMPT,
            tuple(DrawnNato(kit.nato_kinds[kind]) for kind, _ in outcomes),
            tuple(weight for _, weight in outcomes),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.left > 0 and s.nato_deck.size > 0

    def carry_out(self, s: State, kit: Kit, action: DrawnNato | None, tell: Tell) -> None:
        if action is not None:
            changes_cards.reveal_nato(s, kit, action.card, tell)
            s.then(CarryOut(action.card), NatoDraws(self.left - 1))


class CarryOut(WarStep, frozen=True):
    """EM-IV.B2  A NATO card is carried out; Poland chooses where there is a choice."""

    card: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        possible = self._choices(s, kit)
        if len(possible) < 2:
            return None
        card = kit.nato_cards[self.card]
        return Choice(
            decider(s, kit, possible),
            card_choices.rule(kit, self.card),
            T("eagles_missiles", "{card}: {text}").of(card=card.title, text=card.text),
            tuple(ChooseEffect(self.card, picks) for picks in possible),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len(self._choices(s, kit)) > 1

    def carry_out(self, s: State, kit: Kit, action: ChooseEffect | None, tell: Tell) -> None:
        rule = card_choices.rule(kit, self.card)
        picks = action.targets if action else next(iter(self._choices(s, kit)), None)
        effect = kit.nato_cards[self.card].effect
        if picks is None:
            changes_cards.pass_over(self.card, tell, rule)
            return
        if effect["op"] in LASTING:
            changes_cards.put_in_force(self.card, tell, rule)
        card_effects.carry_out(s, kit, effect, picks, tell, rule)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        return card_refusals.why_not(s, kit, self.card, picks) if picks else None

    def _choices(self, s: State, kit: Kit) -> tuple[Picks, ...]:
        return card_choices.choices(s, kit, kit.nato_cards[self.card].effect)


def decider(s: State, kit: Kit, possible: tuple[Picks, ...]) -> Side:
    """Return who chooses: the commander of the allied squadrons in question, else the first.

    Russian squadrons and all other targets are the first commander's affair (EM-XIII.a2).
    """
    sides = {
        theatre.commander_of(s, kit, s.squadron(key)) if _is_allied(kit, key) else POLISH
        for key in (picked(picks, "squadron") for picks in possible)
    }
    return sides.pop() if len(sides) == 1 else POLISH


def _is_allied(kit: Kit, squadron: str) -> bool:
    return bool(squadron) and kit.squadrons[squadron].side != "russian"
