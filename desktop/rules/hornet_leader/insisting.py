"""Following a table that plays otherwise, HL-T1.2b: what refused picks and odd draws mean.

Only for campaigns that are run beside a table; everywhere else the rules have the last word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Target
from desktop.rules.hornet_leader import actions_campaign as campaign
from desktop.rules.hornet_leader import actions_mission as mission
from desktop.rules.hornet_leader.actions_chance import (
    DrawnBomber,
    DrawnCounter,
    DrawnEvent,
    DrawnTarget,
)
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.home import SarExpending
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.placing import AbortDecision, PlaceAircraft
from desktop.rules.hornet_leader.reactions import Suppression
from desktop.rules.hornet_leader.records import AVERAGE, TARGET
from desktop.rules.hornet_leader.squadron import Promotions, Squadron
from desktop.rules.hornet_leader.steps import picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

GUN = "gun"
BUTTONS: dict[Target, type[campaign.Button]] = {
    "button:buy_recon": campaign.BuyRecon,
    "button:draw_target": campaign.DrawTarget,
    "button:take_tanker": campaign.TakeTanker,
    "button:fly_at_night": campaign.FlyAtNight,
    "button:finish_squadron": campaign.FinishSquadron,
    "button:finish_assigning": campaign.FinishAssigning,
    "button:finish_arming": campaign.FinishArming,
    "button:buy_rest": campaign.BuyRest,
}
"""Buttons that rules may bar."""
ASKED = {
    DrawTargets: ("button:buy_recon", "button:draw_target"),
    SelectTarget: ("button:buy_recon",),
    Squadron: ("button:finish_squadron",),
    AssignPilots: ("button:finish_assigning",),
    Arming: ("button:take_tanker", "button:fly_at_night", "button:finish_arming"),
    Rest: ("button:buy_rest",),
}
"""Where they stand."""


def follows_table(s: State) -> bool:
    """Return whether the campaign is run beside a table just now (HL-T1.2a).

    Before its log begins the squadron is put together as the campaign was created.
    """
    mode = s.terms.tracking if s.book is None else s.book.mode
    return mode == "companion"


def action_of(s: State, kit: Kit, picks: tuple[Target, ...]) -> Action | None:
    """Return what picks mean that the present step refuses; ``None`` if they mean nothing."""
    if not follows_table(s) or not s.steps or s.outcome is not None:
        return None
    step = s.steps[-1]
    for button in ASKED.get(type(step), ()):
        if button in picks:
            return BUTTONS[button]()
    pilot = picked(picks, "pilot")
    if isinstance(step, SelectTarget):
        return _selected(kit, picks)
    if not pilot:
        return None
    match step:
        case Squadron():
            skill = picked(picks, "skill")
            known = pilot in kit.pilots
            return campaign.Enlist(pilot, int(skill or AVERAGE)) if known else None
        case Promotions():
            return campaign.Promote(pilot)
        case AssignPilots():
            return campaign.AssignPilot(pilot, secondary="mission:secondary" in picks)
        case Arming():
            return _loaded(kit, pilot, picks)
        case AbortDecision():
            return mission.Abort(pilot)
        case _:
            return _on_display(s, kit, pilot, picks)


def _on_display(s: State, kit: Kit, pilot: str, picks: tuple[Target, ...]) -> Action | None:
    step = s.steps[-1]
    items = tuple(each.removeprefix("item:") for each in picks if each.startswith("item:"))
    match step:
        case PlaceAircraft() | MoveAircraft():
            return _put(s, kit, pilot, picks)
        case AircraftAttacks():
            return _attack(s, pilot, items, picks)
        case Suppression() if items or GUN in picks:
            weapons = tuple(each.partition("@")[0] for each in items)
            return mission.Suppress(pilot, weapons, high_stress="high_stress" in picks)
        case SarExpending() if items:
            return mission.Expend(pilot, items[0])
        case _:
            return None


def _selected(kit: Kit, picks: tuple[Target, ...]) -> Action | None:
    # The last card of each kind is the one that was refused.
    primary, second = picked(picks[::-1], "card"), picked(picks[::-1], "secondary")
    if not primary or int(primary) not in kit.targets or primary == second:
        return None
    return campaign.SelectTargets(int(primary), int(second or 0))


def _loaded(kit: Kit, pilot: str, picks: tuple[Target, ...]) -> Action | None:
    item = picked(picks, "load")
    if item in kit.weapons:
        return campaign.Load(pilot, item)
    item = picked(picks, "unload")
    return campaign.Unload(pilot, item) if item in kit.weapons else None


def _put(s: State, kit: Kit, pilot: str, picks: tuple[Target, ...]) -> Action | None:
    area = next((each for each in picks if each in kit.areas), "")
    flying = {each.pilot: each for each in s.flown.flying()}
    if not area or pilot not in flying:
        return None
    high = flying[pilot].high if "altitude:low" not in picks else False
    return mission.Put(pilot, area, high or "altitude:high" in picks)


def _attack(
    s: State, pilot: str, items: tuple[str, ...], picks: tuple[Target, ...]
) -> Action | None:
    enemy = picked(picks, "enemy")
    if TARGET in picks:
        enemy = TARGET
    there = enemy == TARGET or s.flown.has(enemy)
    if not there or not (items or GUN in picks):
        return None
    shots = []
    for each in items:
        weapon, _, at = each.partition("@")
        shots.append(mission.Shot(weapon, at or enemy))
    payer = picked(picks, "payer")
    return mission.Attack(pilot, enemy, tuple(shots), payer, "high_stress" in picks)


def differing(s: State, kit: Kit, asked: Chance) -> tuple[Action, ...]:
    """Return the draws that are not possible by the count, but may come at the table.

    A card can be in another pile than the program has it, a counter more in the cup.
    """
    if not follows_table(s) or not asked.outcomes:
        return ()
    match asked.outcomes[0]:
        case DrawnTarget():
            bands = kit.campaigns[s.terms.campaign].bands
            every: list[Action] = [DrawnTarget(n) for band in bands for n in sorted(band.targets)]
        case DrawnEvent():
            every = [DrawnEvent(number) for number in kit.events]
        case DrawnCounter():
            every = [DrawnCounter(row) for row in range(len(kit.cup))]
        case DrawnBomber():
            every = [DrawnBomber(row) for row in range(len(kit.bomber_kinds))]
        case _:
            every = []
    return tuple(action for action in every if action not in asked.outcomes)
