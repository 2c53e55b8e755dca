"""What an assignment comes to, as columns and bars; every figure is that of the rules."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace import intercept_odds, theatre
from desktop.rules.red_menace.actions_intercept import Intercept
from desktop.rules.red_menace.intercept_odds import Odds
from desktop.table.red_menace.interception_data import penalty_dice
from desktop.table.red_menace.interception_draft import InterceptionDraft
from desktop.table.red_menace.odds_box import Bar

RULE = "RM-10.2b"
SURVIVES = T("red_menace.table", "{city} survives")
DESTROYED = T("red_menace.table", "{flight} is destroyed")
BLAST = T("red_menace.table", "Missile hits, costs {points} points")
UNOPPOSED = T("red_menace.table", "Without interceptors: {chance} %")
COSTS = T("red_menace.table", "What it costs on average: {cost}, never more points than you have")


def shown(draft: InterceptionDraft) -> tuple[tuple[float, ...], tuple[Bar, ...]]:
    """Return the chance of each number of bombers shot down, and the bars."""
    s, kit = draft.state, draft.kit
    action = draft.action
    found = intercept_odds.of_intercept(s, kit, action)
    alone = found
    if action.planes:
        alone = intercept_odds.of_intercept(s, kit, Intercept(draft.key, ()))
    return found.downed[: _most(draft) + 1], _bars(draft, found, alone)


def _most(draft: InterceptionDraft) -> int:
    """Return how many bombers there can be."""
    flight = draft.flight
    return len(flight.bombers) if flight.revealed else theatre.CUP_HAND


def _bars(draft: InterceptionDraft, odds: Odds, alone: Odds) -> tuple[Bar, ...]:
    kit = draft.kit
    bars = []
    if alone.target_survives < 1:
        city = say(SURVIVES.of(city=kit.city_name(draft.flight.target)))
        tip = say(UNOPPOSED.of(chance=percent(alone.target_survives)))
        bars.append(Bar(city, odds.target_survives, Tone.GOOD, tip))
    name = say(DESTROYED.of(flight=kit.flight_name(draft.key)))
    bars.append(Bar(name, odds.destroyed, Tone.ACCENT))
    if odds.blast:
        words = BLAST.of(points=f"{odds.penalty / odds.blast:.1f}")
        tip = say(COSTS.of(cost=penalty_dice(kit, draft.flight.hex)))
        bars.append(Bar(say(words), odds.blast, Tone.WARN, tip))
    return tuple(bars)
