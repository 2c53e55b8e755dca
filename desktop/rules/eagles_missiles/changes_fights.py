"""Changes of the resolution phase: the fight that is going on, raids, what is over, the victor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Outcome, Tell
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.records import (
    POLES,
    RUSSIANS,
    AaUnit,
    Assault,
    Bombing,
    Contest,
    Squadron,
)

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

Victor = Literal["russian", "polish"]


def begin_contest(s: State, contest: Contest) -> None:
    """Let a fight begin (EM-VI.0a)."""
    s.contest = contest


def lay_dice(s: State, dice: tuple[int, ...]) -> None:
    """Lay the allied and the Russian die of the fight that is going on."""
    if s.contest is not None:
        s.contest.dice = list(dice)


def end_contest(s: State) -> None:
    """Let the fight be over."""
    s.contest = None


def fought_out(s: State, territory: str) -> None:
    """Note that nothing more is fought in a territory today (EM-IV.C1a)."""
    s.now.fought.append(territory)


def decide_assault(s: State, assault: Assault, tell: Tell, *, stopped: bool) -> None:
    """Note how the attack on an assault ended (EM-VI.2d)."""
    assault.fought, assault.stopped = True, stopped
    if stopped:
        tell(told.AssaultStopped("EM-VI.2d", assault.territory))


def beat_fleet(s: State, kit: Kit, tell: Tell, rule: str) -> None:
    """Note that the fleet lost or drew: a landing of the day is stopped (EM-X.3b, EM-X.3c)."""
    s.now.fleet_beaten = True
    for assault in s.assaults:
        if theatre.is_landing(kit, assault):
            assault.stopped = True
            tell(told.AssaultStopped(rule, assault.territory))


def clear_assaults(s: State) -> None:
    """Take the assault cards of the day out of the game (EM-IV.C2c)."""
    s.spent_cards.extend(laid.card for assault in s.assaults for laid in assault.cards)
    s.assaults.clear()


def aim(s: State, squadron: Squadron, target: str, tell: Tell) -> None:
    """Let a raid name its target (EM-IV.C3a)."""
    s.bombing = Bombing(squadron.id, target)
    tell(told.RaidAimed("EM-IV.C3a", squadron.id, target, squadron.at))


def end_raid(s: State, squadron: Squadron) -> None:
    """Note that a raid is over (EM-IV.C3a)."""
    squadron.spent = True
    s.bombing = None


def moved_aa(s: State, unit: AaUnit, *, moved: bool) -> None:
    """Note whether an AA unit has had its move of phase D (EM-V.2)."""
    unit.moved = moved


def end_war(s: State, victor: Victor, rule: str) -> None:
    """End the game for a side (EM-XII.8)."""
    s.victor = victor
    winners = RUSSIANS if victor == "russian" else POLES
    s.outcome = Outcome(tuple(side for side in s.terms.sides if side in winners), rule)
