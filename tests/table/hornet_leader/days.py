"""Positions between missions to look at: the squadron, the Day, the Pilots who fly."""

from __future__ import annotations

from desktop.rules.hornet_leader.assign import AssignPilots, Replacements
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.flow import Day, FlyOrRest
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.squadron import Promotions, Squadron
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import KIT, aircraft, campaign, member, mission, set_up

LEVELS = {"hunter": 3, "banzai": 2, "wolf": 2, "teflon": 4, "pluto": 1, "bear": 2, "eyes": 2}
STRESS = {"hunter": 3, "banzai": 5, "wolf": 2, "teflon": 1, "pluto": 12, "eyes": 1}
PRIMARY = 6
"""A Target of Iraq 1991 with three Aircraft, its Secondary and an Improvement."""
SECONDARY, IMPROVEMENT = 56, 1


def squadron() -> State:
    """Return a campaign whose squadron is empty."""
    s = set_up(campaign="iraq_1991")
    s.then(Squadron(), Promotions())
    return s


def team() -> list[Member]:
    """Return seven Pilots: five fit and calm, one Shaken, one Unfit."""
    return [member(pilot, level, stress=STRESS.get(pilot, 0)) for pilot, level in LEVELS.items()]


def promoting() -> State:
    """Return a squadron that can be promoted for what is in the fund."""
    s = set_up(campaign="iraq_1991")
    s.squadron = [member("hunter", 2), member("wolf", 5)]
    s.then(Promotions(), Day())
    return s


def morning() -> State:
    """Return the second Day before it is decided."""
    s = campaign("iraq_1991", squadron=team(), day=2)
    s.target_deck.remove(IMPROVEMENT)
    s.in_play = [IMPROVEMENT]
    gone = s.target_deck[3:5]
    s.destroyed = list(gone)
    s.target_deck = [card for card in s.target_deck if card not in gone]
    s.damaged_hits = {s.target_deck[-1]: 3}
    s.then(FlyOrRest(), DrawTargets(), SelectTarget())
    return s


def drawing() -> State:
    """Return the Day with a card drawn, and more to draw."""
    s = morning()
    s.steps.clear()
    s.target_deck.remove(PRIMARY)
    s.drawn, s.recon_draws = [PRIMARY], 1
    s.then(DrawTargets(), SelectTarget())
    return s


def selecting() -> State:
    """Return the Day with two cards drawn, one of them a Secondary, and one in play."""
    s = drawing()
    s.steps.clear()
    s.target_deck.remove(SECONDARY)
    s.drawn.append(SECONDARY)
    s.then(SelectTarget())
    return s


def assigning(*, secondary: bool = False, options: tuple[str, ...] = ()) -> State:
    """Return the mission against a Target, nobody assigned yet; one Pilot is missing."""
    s = campaign("iraq_1991", squadron=[*team(), member("dingo", 0, missing=True)],
                 day=2, options=options)  # fmt: skip
    s = mission(PRIMARY, state=s)
    if secondary:
        s.target_deck.remove(SECONDARY)
        s.secondary = SECONDARY
    s.then(AssignPilots())
    return s


def replacing() -> State:
    """Return the question for the replacement of the missing Pilot."""
    s = assigning(options=("replacements",))
    s.steps.insert(len(s.steps), Replacements())
    return s


def with_hawkeye() -> State:
    """Return the mission with an E-2C and two others assigned."""
    s = assigning()
    s.flown.flight = [aircraft(pilot, "") for pilot in ("eyes", "wolf", "hunter")]
    assert KIT.aircraft[KIT.pilots["eyes"].aircraft].flags.free_slot
    return s
