"""The autopilot's answer to every decision but the choice of Targets; it needs no list of actions.

Rollouts play whole missions with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import (
    bot_attacks,
    bot_campaign,
    bot_events,
    bot_load,
    bot_tactics,
    phoenix,
)
from desktop.rules.hornet_leader.actions_campaign import FinishPromotions
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.assign import AssignPilots, ReplacementOffer, Replacements
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_odds import of_phoenix
from desktop.rules.hornet_leader.bot_words import Reasoned, number
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.effects import ChooseList, PickPilots
from desktop.rules.hornet_leader.effects_attack import BuyOff
from desktop.rules.hornet_leader.effects_campaign import DiscardImprovement, RescuePick
from desktop.rules.hornet_leader.effects_pilots import DropWeapons
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore
from desktop.rules.hornet_leader.flow import FlyOrRest, TrackedDay
from desktop.rules.hornet_leader.home import SarExpending, SearchAndRescue
from desktop.rules.hornet_leader.intel import EitherKind, RemoveCounter
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks
from desktop.rules.hornet_leader.placing import (
    AbortDecision,
    Jettison,
    PlaceAircraft,
    one_side,
)
from desktop.rules.hornet_leader.reactions import Evasion, Suppression
from desktop.rules.hornet_leader.rescue import KeepOne
from desktop.rules.hornet_leader.squadron import Promotions, Squadron

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import AnyStep, State

UNLISTED = (
    AbortDecision,
    AircraftAttacks,
    Arming,
    AssignPilots,
    Evasion,
    Jettison,
    MoveAircraft,
    PhoenixAttacks,
    PlaceAircraft,
    Squadron,
    Suppression,
)
"""The steps that are answered without their list of actions."""


class Policy:
    """Answers decisions by rule; it remembers the load and the moves that it is carrying out."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.style = bot_load.BALANCED
        """How loads are divided."""
        self._load: tuple[tuple[object, ...], bot_load.Plan] | None = None
        self._moves: tuple[tuple[object, ...], bot_tactics.Moves] | None = None

    def decide(self, s: State, offered: tuple[Action, ...] = ()) -> Reasoned:
        """Return the answer to the decision of the top step and up to three reasons.

        ``offered`` are the actions it lists, which a step of ``UNLISTED`` does not need. Raises
        ``TypeError`` for a step that asks nothing, or for the choice of Targets.
        """
        kit = self._kit
        match s.steps[-1]:
            case AircraftAttacks(fast=fast):
                return bot_attacks.attack(s, kit, fast)
            case Suppression() as step:
                return bot_attacks.suppress(s, kit, step)
            case Evasion() as step:
                return bot_attacks.evade(s, kit, step)
            case MoveAircraft():
                return bot_tactics.move(s, kit, self._move_plan(s))
            case Jettison():
                return bot_tactics.jettison(s, kit)
            case Arming():
                return bot_load.step(s, kit, self._load_plan(s))
            case AssignPilots():
                return bot_campaign.assign(s, kit)
            case PlaceAircraft(side=side):
                choosing = not side and one_side(s, kit)
                return bot_tactics.place(s, kit, side, choosing)
            case AbortDecision():
                return bot_tactics.abort(s, kit)
            case PhoenixAttacks():
                return _phoenix(s, kit)
            case Squadron():
                return bot_campaign.squadron(s, kit)
            case step:
                return self._listed(s, step, offered)

    def _listed(self, s: State, step: AnyStep, offered: tuple[Action, ...]) -> Reasoned:
        """Answer a decision with few actions from their list."""
        kit = self._kit
        match step:
            case EnemyAttacks():
                return bot_attacks.next_enemy(s, kit, offered)
            case ChooseList(effect=effect, context=context):
                return bot_events.choose_list(s, kit, effect, context, offered)
            case PickPilots(effect=picking, context=context):
                return bot_events.pick_pilot(s, kit, picking, context, offered)
            case MeetOrIgnore():
                return bot_events.meet(s, kit, step, offered)
            case BuyOff():
                return bot_events.buy_off(s, kit, step, offered)
            case DropWeapons():
                return bot_events.drop(s, kit, step, offered)
            case RemoveCounter():
                return bot_events.remove(s, kit, offered)
            case EitherKind():
                return bot_events.either(s, kit)
            case DiscardImprovement():
                return bot_events.discard(s, kit, offered)
            case SearchAndRescue() | RescuePick() | KeepOne():
                return bot_events.most_skilled(s, kit, offered)
            case SarExpending(pilot=pilot, weight=weight):
                return bot_events.expend_for_rescue(s, kit, pilot, weight, offered)
            case _:
                return _between_missions(s, kit, step, offered)

    def _load_plan(self, s: State) -> bot_load.Plan:
        mission = s.flown
        sites = tuple(each.key for each in mission.counters)
        pilots = tuple(each.pilot for each in mission.flight)
        key = (s.day, mission.target, pilots, sites, s.so, self.style)
        if self._load is None or self._load[0] != key:
            self._load = (key, bot_load.plan(s, self._kit, self.style))
        return self._load[1]

    def _move_plan(self, s: State) -> bot_tactics.Moves:
        mission = s.flown
        starts = tuple((each.pilot, each.start) for each in mission.flying())
        enemies = tuple((each.key, each.area) for each in mission.counters)
        key = (s.day, mission.turn, starts, enemies)
        if self._moves is None or self._moves[0] != key:
            self._moves = (key, bot_tactics.plan(s, self._kit))
        return self._moves[1]


def _between_missions(s: State, kit: Kit, step: AnyStep, offered: tuple[Action, ...]) -> Reasoned:
    match step:
        case FlyOrRest():
            return bot_campaign.fly_or_rest(s, kit)
        case TrackedDay():
            words = T("hornet_leader", "{days} of {all} Days are over")
            return offered[0], (words.of(days=s.day, all=s.days),)
        case Rest():
            return bot_campaign.rest(s, kit, offered)
        case Replacements():
            return bot_campaign.replacement(s, kit, offered)
        case ReplacementOffer(skill=skill):
            return bot_campaign.offer(s, kit, skill, offered)
        case Promotions():
            words = T("hornet_leader", "{so} SO Points are worth more on missions")
            return FinishPromotions(), (words.of(so=s.so),)
        case _:
            raise TypeError(f"The autopilot cannot answer {step!r}.")


def _phoenix(s: State, kit: Kit) -> Reasoned:
    """Fire the missiles that the step lists first: one at each Bandit, two at Objectives."""
    best = phoenix.listed(s, kit)[0]
    if not best.missiles:
        return Done(), (T("hornet_leader", "There is nothing to fire at"),)
    kills = sum(of_phoenix(s, kit, best.missiles).kills.values())
    words = T("hornet_leader", "{count} missiles Destroy {kills} enemies on the average")
    return best, (words.of(count=len(best.missiles), kills=number(kills)),)
