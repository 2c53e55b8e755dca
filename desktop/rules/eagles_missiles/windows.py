"""Windows in which Polish cards are played (EM-IV.B3d, EM-IV.B3e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import (
    card_choices,
    card_effects,
    card_refusals,
    changes_cards,
    window_words,
)
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.components_cards import Window as WindowName
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

PASS = PassWindow()
AFTER_DRAWS: WindowName = "polish_open"
"""Opens to all who hold a card: if only some were asked, it would tell what was drawn."""


class Window(WarStep, frozen=True):
    """EM-IV.B3d  Who holds a card for this window and situation may play it, until all pass."""

    name: WindowName
    passed: tuple[Side, ...] = ()
    """Commanders who have no more to play; a card that is played opens the window anew."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        for side in s.hands:
            if side not in self.passed:
                actions = plays(s, kit, side, self.name)
                if actions or self._stays_open(s, side):
                    prompt = window_words.prompt(s, kit, self.name)
                    answers = (*actions, PASS)
                    discreet = s.terms.discreet
                    return Choice(side, "EM-IV.B3d", prompt, answers, discreet=discreet)
        return None

    def asks(self, s: State, kit: Kit) -> bool:
        name, hands = self.name, s.hands
        to_all = name == AFTER_DRAWS or s.terms.discreet
        suitable = kit.cards_for[name]
        for side in hands:
            hand = hands[side]
            if not hand or side in self.passed:
                continue
            if to_all or (not suitable.isdisjoint(hand) and can_play(s, kit, side, name)):
                return True
        return False

    def carry_out(
        self, s: State, kit: Kit, action: PlayCard | PassWindow | None, tell: Tell
    ) -> None:
        if action is None:
            return
        side = self._asked(s, kit)
        if isinstance(action, PassWindow):
            s.then(Window(self.name, (*self.passed, side)))
        else:
            s.then(Window(self.name))
            play(s, kit, side, action, tell)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        return why_not(s, kit, side, self.name, picks)

    def _asked(self, s: State, kit: Kit) -> Side:
        """Return whom the decision was put to."""
        left = [side for side in s.hands if side not in self.passed]
        if len(left) == 1:
            return left[0]
        return next(
            side for side in left if self._stays_open(s, side) or can_play(s, kit, side, self.name)
        )

    def _stays_open(self, s: State, side: Side) -> bool:
        return (self.name == AFTER_DRAWS or s.terms.discreet) and bool(s.hands[side])


def plays(s: State, kit: Kit, side: Side, name: WindowName) -> tuple[PlayCard, ...]:
    """Return how a Polish commander can play his cards in a window now; none without one."""
    hand = s.hands.get(side)
    if not hand:
        return ()
    found: list[PlayCard] = []
    for card in dict.fromkeys(hand):
        if name in kit.polish_cards[card].windows:
            effect = kit.polish_cards[card].effect
            possible = card_choices.choices(s, kit, effect, name)
            found.extend(PlayCard(card, picks) for picks in possible)
    return tuple(found)


def can_play(s: State, kit: Kit, side: Side, name: WindowName) -> bool:
    """Return whether a Polish commander can play any card in a window now."""
    suitable = kit.cards_for[name]
    for card in s.hands.get(side, ()):
        if card in suitable and card_choices.choices(s, kit, kit.polish_cards[card].effect, name):
            return True
    return False


def play(s: State, kit: Kit, side: Side, action: PlayCard, tell: Tell) -> None:
    """Play a card of a commander's hand: it leaves the game and does what it says."""
    changes_cards.play(s, side, action.card, action.targets, tell)
    effect = kit.polish_cards[action.card].effect
    card_effects.carry_out(
        s, kit, effect, action.targets, tell, card_choices.rule(kit, action.card)
    )


def why_not(
    s: State, kit: Kit, side: Side, name: WindowName | Literal[""], picks: tuple[Target, ...]
) -> Refused | None:
    """Return why a card that is picked cannot be played so in a window, or in none."""
    card = picked(picks, "card")
    if card not in kit.polish_cards:
        return None
    if card not in s.hands.get(side, ()):
        words = T("eagles_missiles", "You do not hold {card}")
        return Refused("EM-IV.B3c", words.of(card=kit.card_title(card)))
    windows = kit.polish_cards[card].windows
    if name not in windows:
        words = T("eagles_missiles", "{card} cannot be played now, only {moments}")
        return Refused(
            "EM-IV.B3d",
            words.of(card=kit.card_title(card), moments=window_words.listed(kit, windows)),
        )
    return card_refusals.why_not(s, kit, card, picks[1:], name)
