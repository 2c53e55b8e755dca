"""Exact chances of contests: all 36 results of the two dice are counted (EM-VI.0a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.eagles_missiles import contests, theatre
from desktop.rules.eagles_missiles.records import FLEET, Assault, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

CASES = 36
DIFFERENCES = tuple((gap, 6 - abs(gap)) for gap in range(-5, 6))
"""Allied die less Russian die, each with its number of cases."""
FARTHEST = 6
"""A lead of 6 is as good as any greater one."""


class Odds(msgspec.Struct, frozen=True):
    """How many of 36 cases the allied side wins, draws and loses."""

    win: int
    draw: int
    loss: int


class FleetOdds(msgspec.Struct, frozen=True):
    """What an attack on the fleet promises (EM-X.3)."""

    stop: float
    """The chance of a win or a draw, which stops a landing."""
    damage: float
    """The strength that the fleet loses on average."""
    sink: float
    """The chance that it is destroyed."""


def counted(lead: int) -> Odds:
    """Return the odds of a contest by the allied lead before the dice."""
    win = sum(cases for gap, cases in DIFFERENCES if lead + gap > 0)
    draw = sum(cases for gap, cases in DIFFERENCES if lead + gap == 0)
    return Odds(win, draw, CASES - win - draw)


_BY_LEAD = tuple(counted(lead) for lead in range(-FARTHEST, FARTHEST + 1))


def of_lead(lead: int) -> Odds:
    """Return the same from a table, for searches."""
    return _BY_LEAD[max(-FARTHEST, min(FARTHEST, lead)) + FARTHEST]


def contest(s: State, kit: Kit, target: str, allies: Sequence[Squadron], bonus: int = 0) -> Odds:
    """Return the odds of allied squadrons against a target: a squadron, an assault, the fleet.

    Bonuses of the day count; ``bonus`` is that of cards to be played in this contest.
    """
    own = contests.allied_strength(s, kit, target, allies) + bonus
    return of_lead(own - contests.russian_strength(s, kit, target))


def stop_chance(
    s: State, kit: Kit, assault: Assault, allies: Sequence[Squadron], *, supported: bool = True
) -> float:
    """Return the chance to stop an inland assault, or to do so once its supports are gone."""
    strength = contests.cards_strength(kit, assault)
    if supported:
        strength = contests.assault_strength(s, kit, assault)
    return _stops(s, kit, assault, allies, strength) if allies else 0.0


def stop_chance_as_sent(s: State, kit: Kit, assault: Assault) -> float:
    """Return the chance that an assault is stopped by those who were sent, duels first.

    Its supports are fought before: which of them are still there is weighed exactly. A Su-22 that
    joins after its own duel is left out, and so are cards still in hand.
    """
    allies = theatre.sent_against(s, f"assault:{assault.line}")
    if not allies:
        return 0.0
    spread = {contests.cards_strength(kit, assault): 1.0}
    for support in theatre.supports_of(s, assault.line):
        adds, stays = kit.types[support.type].bombardment, _stays(s, kit, support)
        after: dict[int, float] = {}
        for strength, chance in spread.items():
            after[strength] = after.get(strength, 0.0) + chance * (1 - stays)
            after[strength + adds] = after.get(strength + adds, 0.0) + chance * stays
        spread = after
    return sum(chance * _stops(s, kit, assault, allies, left) for left, chance in spread.items())


def fleet(s: State, kit: Kit, allies: Sequence[Squadron]) -> FleetOdds:
    """Return what an attack of these squadrons on the fleet promises."""
    if not allies:
        return FleetOdds(0.0, 0.0, 0.0)
    lead = contests.allied_strength(s, kit, FLEET, allies) - s.fleet
    results = [(lead + gap, cases) for gap, cases in DIFFERENCES]
    return FleetOdds(
        sum(cases for result, cases in results if result >= 0) / CASES,
        sum(min(s.fleet, result) * cases for result, cases in results if result > 0) / CASES,
        sum(cases for result, cases in results if result >= s.fleet) / CASES,
    )


def _stops(
    s: State, kit: Kit, assault: Assault, allies: Sequence[Squadron], strength: int
) -> float:
    own = contests.allied_strength(s, kit, f"assault:{assault.line}", allies)
    odds = of_lead(own - strength)
    return (odds.win + odds.draw) / CASES


def _stays(s: State, kit: Kit, support: Squadron) -> float:
    """Return the chance that a support is still on its card when the assault is fought.

    A bomber stays if it wins; a fighter leaves whatever its duel brings (EM-VI.1e, EM-VI.4a).
    """
    sent = theatre.sent_against(s, support.id)
    if not sent:
        return 1.0
    if not kit.types[support.type].bomber:
        return 0.0
    return contest(s, kit, support.id, sent).loss / CASES
