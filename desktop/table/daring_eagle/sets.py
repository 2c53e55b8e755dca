"""Sets of combat cards while they are put together: what they bring, and the cheapest one."""

from __future__ import annotations

from collections import Counter as Counts

from desktop.rules.core import Action, Choice, Target
from desktop.rules.daring_eagle.actions import Attack, Counter, Match
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import CARD_IDS, Cards

CARD = "card:"
SET_ACTIONS = (Attack, Counter, Match)


def picked_cards(picks: tuple[Target, ...]) -> Cards:
    """Return the kinds of the cards among the picks, in rising order."""
    ids = (pick.removeprefix(CARD) for pick in picks if pick.startswith(CARD))
    return tuple(sorted(CARD_IDS.index(card_id) for card_id in ids))


def points_of(kit: Kit, cards: Cards) -> int:
    """Return the combat points of a set."""
    return sum(kit.card_points[kind] for kind in cards)


def cheapest(kit: Kit, choice: Choice) -> Cards | None:
    """Return the legal set that gives least away; ``None`` if cards bring nothing here.

    Sets that win come before those that only offer a tie.
    """
    for kinds in ((Attack, Counter), (Match,)):
        sets = [action.cards for action in choice.actions if isinstance(action, kinds)]
        if sets:
            return min(sets, key=lambda cards: (points_of(kit, cards), len(cards)))
    return None


def finished(choice: Choice, cards: Cards) -> Action | None:
    """Return the action that commits exactly this set, if that is possible."""
    wanted = Counts(cards)
    for action in choice.actions:
        if isinstance(action, SET_ACTIONS) and Counts(action.cards) == wanted:
            return action
    return None
