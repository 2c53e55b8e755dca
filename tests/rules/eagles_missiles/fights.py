"""What the tests of fights, landing, conquest and raids ask again and again."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.rules import engine
from desktop.rules.core import Action, Choice, Event, Refused
from desktop.rules.eagles_missiles.actions_fights import EndLanding
from desktop.rules.eagles_missiles.resolution import NextTerritory, Resolution
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import GAME, KIT, asked, war

STAY = EndLanding()
"""All squadrons land at their bases."""


def card(strength: int) -> str:
    """Return an assault card of a strength."""
    for kind, info in KIT.russian_cards.items():
        if info.kind == "assault" and info.strength == strength:
            return kind
    raise LookupError(f"There is no assault card of strength {strength}.")


def battle(**fields: Any) -> State:
    """Return a war whose fights are to begin; nothing follows them."""
    return war(steps=(NextTerritory(),), **fields)


def resolution(**fields: Any) -> State:
    """Return a war at the beginning of phase C."""
    return war(steps=(Resolution(),), **fields)


def choices(s: State) -> tuple[Action, ...]:
    """Return the actions of the choice that is open; none if nobody chooses."""
    decision = asked(s)
    return decision.actions if isinstance(decision, Choice) else ()


def refused(s: State, action: Action) -> str:
    """Return the rule under which an action is refused now."""
    asked(s)
    with pytest.raises(Refused) as caught:
        engine.apply(GAME, s, action)
    return caught.value.rule


def explained(s: State, side: str, *picks: str) -> str:
    """Return the rule that the present step names for picks that lead to nothing."""
    asked(s)
    found = s.steps[-1].explain(s, KIT, side, picks)
    return "" if found is None else str(found.rule)


def told_of(told: list[Event], kind: type[Event]) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in told if isinstance(event, kind)]


def where(s: State, squadron: str) -> str:
    """Return where a squadron is: pool, base, board, lost."""
    return s.squadron(squadron).where
