"""How the autopilot meets Events and cards (schema 6): what effects are worth, and its choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.rules.core import Action, T, Text
from desktop.rules.hornet_leader import dice, effects_attack, sar
from desktop.rules.hornet_leader import effects_data as ops
from desktop.rules.hornet_leader.actions_campaign import ChooseCard, ChoosePilot
from desktop.rules.hornet_leader.actions_mission import (
    ChooseCounter,
    ChooseKind,
    ChooseOption,
    Done,
    Expend,
    IgnoreEvent,
    MeetEvent,
    RescueNext,
)
from desktop.rules.hornet_leader.bot_values import (
    event_danger,
    reach,
    stress_cost,
    threat,
    worth,
)
from desktop.rules.hornet_leader.bot_words import Reasoned, number
from desktop.rules.hornet_leader.defenses import CENTER
from desktop.rules.hornet_leader.effects import SKILL_MODIFIERS
from desktop.rules.hornet_leader.effects_scene import Context, holds
from desktop.rules.hornet_leader.effects_select import eligible
from desktop.rules.hornet_leader.event_cards import MeetOrIgnore, section_of
from desktop.rules.hornet_leader.intel import reading

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.effects_attack import BuyOff
    from desktop.rules.hornet_leader.effects_base import Selecting
    from desktop.rules.hornet_leader.effects_pilots import DropWeapons
    from desktop.rules.hornet_leader.state import State

IGNORED = -0.3
"""The worth of an Event section below which a Hawkeye tries to have it ignored."""
SO_SHORT = 4
"""SO Points for each Day left below which each of them is worth double."""
TURN = 0.8
SITE_CENTER, SITE_APPROACH, BANDIT = 0.8, 0.4, 0.4
LOST_AIRCRAFT = 8.0
ENDED = 30.0
PRESSING = ("site_attack", "hits_all", "bandit_attack")
"""Improvements by what they do, the most troublesome first."""

Effects = tuple[ops.AnyEffect, ...]


# --------------------------------------------------------------------------- what effects do


class Scales:
    """What effects are worth in a position, for a context."""

    def __init__(self, s: State, kit: Kit, context: Context) -> None:
        self.s = s
        self.kit = kit
        self.context = context
        days = s.days - s.day
        self.left = days / s.days
        self.so = 0.3 if s.so / max(days, 1) < SO_SHORT else 0.15
        self.homeward = context.scene in ("home", "debrief")

    def of(self, effects: Effects, pilot: str = "") -> float:
        """Return what a list of effects is worth to the player."""
        return sum(self.one(effect, pilot) for effect in effects)

    def one(self, effect: ops.AnyEffect, pilot: str = "") -> float:
        """Return what one effect is worth; 0 for what nobody can tell."""
        rate: Callable[[Scales, Any, str], float] | None = _RATES.get(type(effect))
        return 0.0 if rate is None else rate(self, effect, pilot)

    def on_pilots(self, effect: Selecting, pilot: str, each: Callable[[str], float]) -> float:
        """Return what an effect is worth that picks Pilots: on the average, or at its best."""
        context = Context(self.context.scene, self.context.source, self.context.rule, pilot)
        pilots = eligible(self.s, self.kit, effect, context)
        if not pilots:
            return 0.0
        values = sorted((each(one) for one in pilots), reverse=True)
        if effect.who == "choose":
            return sum(values[: effect.count])
        if effect.who in ("random", "most_stress", "least_skilled"):
            return sum(values) / len(values) * min(effect.count, len(values))
        return sum(values)

    def stress(self, effect: ops.StressEffect, pilot: str) -> float:
        """Return what Stress is worth by the status it brings."""
        s, kit = self.s, self.kit
        return self.on_pilots(effect, pilot, lambda p: -stress_cost(s, kit, p, effect.amount))

    def dropped(self, effect: ops.DropWeaponsEffect, pilot: str) -> float:
        """Return what weapons lost are worth."""
        each = worth(self.kit, "mk82" if effect.kind == "atg" else "aim9", homeward=self.homeward)
        return self.on_pilots(effect, pilot, lambda _: -each * effect.amount)

    def attacks(self, effect: ops.SpecialAttackEffect, pilot: str) -> float:
        """Return what the attacks of an Event do."""
        flying = self.s.flown.flying() if self.s.mission is not None else []
        if not flying:
            return 0.0
        count = len(flying) if effect.attacks == "each" else effect.attacks
        mean = sum(event_danger(self.s, self.kit, effect.numbers, e.pilot) for e in flying)
        return -count * mean / len(flying)

    def turns(self, effect: ops.TurnsEffect, pilot: str) -> float:
        """Return what turns Over Target are worth."""
        if self.s.mission is None:
            return 0.0
        change = effect.add or 0
        if effect.set is not None:
            change = effect.set - self.s.mission.turn_limit
        return TURN * change

    def rolled(self, effect: ops.RollEachEffect, pilot: str) -> float:
        """Return what a die for each Pilot is worth."""

        def each(one: str) -> float:
            added = SKILL_MODIFIERS[self.s.member(one).skill] if effect.skill_mod else 0
            passes = dice.chance(effect.at_least - added)
            passed, failed = self.of(effect.pass_, one), self.of(effect.fail, one)
            return passes * passed + (1 - passes) * failed

        return self.on_pilots(effect, pilot, each)


_SCOPES = {"atg_target": 0.8, "suppress": 0.2, "site_attack": -0.8, "bandit_attack": -0.5}
"""By scope: what +1 is worth."""
_RATES: dict[type[Any], Callable[[Scales, Any, str], float]] = {
    ops.SoEffect: lambda v, e, p: v.so * e.amount,
    ops.VpEffect: lambda v, e, p: float(e.amount),
    ops.StressEffect: Scales.stress,
    ops.XpEffect: lambda v, e, p: v.on_pilots(e, p, lambda _: 0.3 * e.amount),
    ops.SaEffect: lambda v, e, p: v.on_pilots(e, p, lambda _: 0.4 * e.amount),
    ops.AbortEffect: lambda v, e, p: v.on_pilots(e, p, lambda _: -2.0),
    ops.DestroyAircraftEffect: lambda v, e, p: v.on_pilots(e, p, lambda _: -LOST_AIRCRAFT),
    ops.DropWeaponsEffect: Scales.dropped,
    ops.DropPodsEffect: lambda v, e, p: v.on_pilots(e, p, lambda _: -1.0),
    ops.SpecialAttackEffect: Scales.attacks,
    ops.TurnsEffect: Scales.turns,
    ops.AttackModEffect: lambda v, e, p: _SCOPES.get(e.scope, 0.3) * e.amount,
    ops.WeaponModEffect: lambda v, e, p: 0.4 * e.amount,
    ops.ForbidEffect: lambda v, e, p: -0.8,
    ops.AddSitesEffect: lambda v, e, p: -_site(e.area) * e.count,
    ops.RemoveSitesEffect: lambda v, e, p: _site(e.area) * e.count,
    ops.AddBanditsEffect: lambda v, e, p: -BANDIT * e.count,
    ops.RemoveBanditsEffect: lambda v, e, p: BANDIT * e.count,
    ops.TargetModEffect: lambda v, e, p: -_site(e.area) * e.amount,
    ops.HitsEffect: lambda v, e, p: -0.8 * e.amount,
    ops.HitsAllEffect: lambda v, e, p: -1.5 * e.amount,
    ops.StressEachMissionEffect: lambda v, e, p: -1.0 * e.amount,
    ops.SarModEffect: lambda v, e, p: 0.2 * e.amount,
    ops.ReconExtraEffect: lambda v, e, p: 0.2 * e.amount,
    ops.TrackEffect: lambda v, e, p: 0.4 * v.left * (e.recon + e.intel + e.infra),
    ops.TankerFreeEffect: lambda v, e, p: 0.5 * e.missions,
    ops.FreeSpecialEffect: lambda v, e, p: v.so * e.amount * 0.7,
    ops.RescueEffect: lambda v, e, p: 1.5 * e.count,
    ops.DiscardImprovementEffect: lambda v, e, p: 0.8 * e.count,
    ops.EndCampaignEffect: lambda v, e, p: -ENDED,
    ops.ChooseEffect: lambda v, e, p: max(v.of(option, p) for option in e.options),
    ops.ForEachEffect: lambda v, e, p: v.on_pilots(e, p, lambda one: v.of(e.effects, one)),
    ops.RollEachEffect: Scales.rolled,
    ops.IfEffect: lambda v, e, p: _branch(v, e, p),
}


def _site(area: str) -> float:
    return SITE_CENTER if area == "center" else SITE_APPROACH


def _branch(scales: Scales, effect: ops.IfEffect, pilot: str) -> float:
    met = scales.s.mission is not None and holds(scales.s, scales.kit, effect.cond)
    return scales.of(effect.then if met else effect.else_, pilot)


# ------------------------------------------------------------------------------------ choices


def choose_list(
    s: State, kit: Kit, effect: ops.ChooseEffect, context: Context, offered: tuple[Action, ...]
) -> Reasoned:
    """Take the list that is worth most."""
    scales = Scales(s, kit, context)
    options = [action for action in offered if isinstance(action, ChooseOption)]
    values = {each: scales.of(effect.options[each.option], context.pilot) for each in options}
    best = max(options, key=lambda each: values[each])
    others = max(values[each] for each in options if each is not best)
    words = T("hornet_leader", "Worth {value}, the next best {other}")
    return best, (words.of(value=number(values[best]), other=number(others)),)


def pick_pilot(
    s: State, kit: Kit, effect: Any, context: Context, offered: tuple[Action, ...]
) -> Reasoned:
    """Pick the Pilot for whom an effect is best, or least bad."""
    scales = Scales(s, kit, context)
    pilots = [action.pilot for action in offered if isinstance(action, ChoosePilot)]
    values = {pilot: _for_pilot(scales, effect, pilot) for pilot in pilots}
    best = max(pilots, key=lambda pilot: values[pilot])
    words = T("hornet_leader", "For {pilot} it is worth {value}, for others as little as {least}")
    reason = words.of(
        pilot=kit.callsign(best),
        value=number(values[best]),
        least=number(min(values.values())),
    )
    return ChoosePilot(best), (reason,)


def _for_pilot(scales: Scales, effect: Any, pilot: str) -> float:
    s, kit = scales.s, scales.kit
    skill = 0.1 * s.member(pilot).skill
    match effect:
        case ops.StressEffect():
            return -stress_cost(s, kit, pilot, effect.amount)
        case ops.ForEachEffect():
            return scales.of(effect.effects, pilot)
        case ops.RollEachEffect():
            return scales.of((effect,), pilot)
        case ops.XpEffect() | ops.SaEffect():
            return skill
        case ops.AbortEffect() | ops.DropWeaponsEffect() | ops.DropPodsEffect():
            aircraft = s.flown.aircraft(pilot) if s.mission is not None else None
            loads = aircraft.loads if aircraft is not None else []
            return -sum(worth(kit, item) for item in loads) - skill
        case _:
            return -skill


def meet(s: State, kit: Kit, step: MeetOrIgnore, offered: tuple[Action, ...]) -> Reasoned:
    """Have a Hawkeye try to ignore what does more harm than good (HL-10.1h)."""
    section = section_of(kit, step.event, step.section)
    context = Context(step.section, f"event:{step.event}:{step.section}", "HL-1.6a")
    value = Scales(s, kit, context).of(section.effects) + 0.3 * section.xp
    words = T("hornet_leader", "The Event is worth {value}").of(value=number(value))
    if value < IGNORED:
        tries = [action for action in offered if isinstance(action, IgnoreEvent)]
        return tries[0], (words,)
    return MeetEvent(), (words,)


def buy_off(s: State, kit: Kit, step: BuyOff, offered: tuple[Action, ...]) -> Reasoned:
    """Expend counters while they are worth less than an attack: the lightest first."""
    stores = [action for action in offered if isinstance(action, Expend)]
    flying = s.flown.flying()
    numbers = step.effect.numbers
    harm = sum(event_danger(s, kit, numbers, each.pilot) for each in flying) / len(flying)
    pay, cost = step.effect.reduce.pay, step.effect.reduce.cost
    homeward = step.context.scene == "home"

    def price(action: Expend) -> float:
        counts = effects_attack.worth(kit, pay, action.item)
        return worth(kit, action.item, homeward=homeward) * max(cost / counts, 1.0)

    words = T("hornet_leader", "An attack is worth {harm}, the counters for it {price}")
    if not stores:
        return Done(), (words.of(harm=number(harm), price=number(0.0)),)
    best = min(stores, key=lambda each: (price(each), kit.weapons[each.item].kind == "ata"))
    reason = words.of(harm=number(harm), price=number(price(best)))
    may_stop = any(isinstance(action, Done) for action in offered)
    return (Done() if may_stop and price(best) >= harm else best), (reason,)


def drop(s: State, kit: Kit, step: DropWeapons, offered: tuple[Action, ...]) -> Reasoned:
    """Give up the counter that is worth least."""
    stores = [action for action in offered if isinstance(action, Expend)]
    homeward = step.context.scene == "home"
    best = min(stores, key=lambda each: worth(kit, each.item, homeward=homeward))
    words = T("hornet_leader", "{item} is worth least: {value}").of(
        item=kit.weapon_name(best.item), value=number(worth(kit, best.item, homeward=homeward))
    )
    return best, (words,)


def remove(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Take away the counter that threatens most."""
    keys = [action.enemy for action in offered if isinstance(action, ChooseCounter)]
    values = {key: _on_the_way(s, kit, key) for key in keys}
    best = max(keys, key=lambda key: values[key])
    words = T("hornet_leader", "{enemy} threatens most: {threat}")
    return ChooseCounter(best), (words.of(enemy=kit.enemy_name(best), threat=number(values[best])),)


def _on_the_way(s: State, kit: Kit, key: str) -> float:
    """Return the threat of a counter, more for a long reach and for one on the way in."""
    counter = s.flown.counter(key)
    far = reach(kit, counter)
    value = threat(kit, counter) * (1 + 0.35 * far)
    reaches = kit.distance(counter.area, CENTER) <= far
    starts = [each.area for each in s.flown.flying() if each.area]
    if starts:
        side = kit.areas[starts[0]].side
        reaches = reaches or kit.areas[counter.area].side == side
    return value if reaches else 0.3 * value


def either(s: State, kit: Kit) -> Reasoned:
    """Choose the kind that an either-or reading of Intel means: away with Sites, or Bandits in."""
    now = reading(s, kit)
    change = {"site": now.sites * SITE_CENTER, "bandit": now.bandits * BANDIT}
    kind = min(change, key=lambda each: change[each])
    words = T("hornet_leader", "It is worth {value}").of(value=number(-change[kind]))
    return ChooseKind(kind), (words,)


def discard(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Discard the Improvement that troubles most (HL-1.7k)."""
    cards = [action.target for action in offered if isinstance(action, ChooseCard)]
    best = min(cards, key=lambda card: _trouble(kit, card))
    words = T("hornet_leader", "{target} troubles every mission most")
    return ChooseCard(best), (words.of(target=kit.target_name(best)),)


def _trouble(kit: Kit, card: int) -> int:
    kinds = {
        getattr(effect, "scope", "hits_all" if isinstance(effect, ops.HitsAllEffect) else "")
        for effect in kit.targets[card].improvement
    }
    return next((place for place, kind in enumerate(PRESSING) if kind in kinds), len(PRESSING))


def most_skilled(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Choose the most skilled Pilot, on a tie the one with less Stress."""

    def rank(action: Action) -> tuple[int, int]:
        assert isinstance(action, ChoosePilot | RescueNext)
        member = s.member(action.pilot)
        return member.skill, -member.stress

    best = max(offered, key=rank)
    assert isinstance(best, ChoosePilot | RescueNext)
    member = s.member(best.pilot)
    words: Text = T("hornet_leader", "{pilot} is {skill} with {stress} Stress")
    reason = words.of(
        pilot=kit.callsign(best.pilot), skill=kit.skill_name(member.skill), stress=member.stress
    )
    return best, (reason,)


def expend_for_rescue(
    s: State, kit: Kit, pilot: str, weight: int, offered: tuple[Action, ...]
) -> Reasoned:
    """Expend counters until nobody can go missing, the lightest that is enough (HL-7.2g)."""
    least = next(row.min for row in kit.tables.sar.rows if row.result == "recovered_under_fire")
    lowest = 1 + sar.modifiers(s, kit, pilot, weight).total
    words = T("hornet_leader", "The lowest roll comes to {lowest}; {least} brings {pilot} back")
    reason = words.of(lowest=lowest, least=least, pilot=kit.callsign(pilot))
    stores = [action for action in offered if isinstance(action, Expend)]
    gap = least - lowest
    if gap <= 0 or not stores:
        return Done(), (reason,)
    values = {each: kit.weapons[each.item].sar_value for each in stores}
    enough = [each for each in stores if values[each] >= gap]
    best = min(enough, key=lambda e: values[e]) if enough else max(stores, key=lambda e: values[e])
    return best, (reason,)
