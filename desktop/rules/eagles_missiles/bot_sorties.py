"""The Polish deployment of computer players, one order at a time, and the order of the fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.rules.core import Action, T, Text
from desktop.rules.eagles_missiles import actions_fights as fights
from desktop.rules.eagles_missiles import actions_polish as act
from desktop.rules.eagles_missiles import bot_scene, contests, deploy_survey, theatre
from desktop.rules.eagles_missiles.bot_desk import Desk, Memory, Reasoned, situation, steady
from desktop.rules.eagles_missiles.bot_plan import Plan
from desktop.rules.eagles_missiles.bot_rollouts import Tried, Tryout
from desktop.rules.eagles_missiles.bot_search import improve_orders
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop.rules.eagles_missiles.bot_scene import Arena
    from desktop.rules.eagles_missiles.state import State

Orders = dict[str, str]
"""The target of each squadron."""

CONFIRM: Final = act.ConfirmDeployment()
EAGER: Final = (0.15, 0.05, 0.3, 0.5)
"""What a package must bring for each squadron in the deployments that the hard level compares."""
CHANGES: Final = 100
"""Changes of its orders that it makes at most."""
LURE: Final = 0.5
"""What Lured Away must bring."""

AGAINST_ESCORT = T("eagles_missiles", "Its escort has to be engaged before anything else.")
AGAINST_RAID = T("eagles_missiles", "The raid should not get through.")
AGAINST_SUPPORT = T("eagles_missiles", "The assault is weaker without this support.")
AGAINST_ASSAULT = T("eagles_missiles", "The assault can be stopped.")
AGAINST_FLEET = T("eagles_missiles", "Every point that the fleet loses is lost for good.")
READY = T("eagles_missiles", "The others would gain too little.")
FREES = T("eagles_missiles", "It opens the way to what the escort protects.")
TO_TERRITORY = T("eagles_missiles", "The cards are kept for the fights that matter most.")
SAFEST = T("eagles_missiles", "The surest fight first.")
JOIN = T("eagles_missiles", "It has bombs left for those on the ground.")


def deploy(desk: Desk, memory: Memory[Deployment]) -> Reasoned:
    """Carry out the best deployment, a squadron at a time."""
    s, kit, side = desk.s, desk.kit, desk.side
    lured = _lure(desk)
    if lured is not None:
        return lured, FREES
    given = {each.id: each.target for each in s.squadrons if each.target}
    made_for = situation(s, kit, side)
    plan = memory.recall(desk.level, side, made_for, lambda: best_orders(desk, others_only=True))
    if any(plan.orders.get(key) != target for key, target in given.items()):
        plan = best_orders(desk, others_only=False)
    for key, action in _sends(desk, plan.orders):
        if key not in given and action in desk.choice.actions:
            return action, plan.tried.words(_words(s, plan.orders[key]))
    if CONFIRM in desk.choice.actions:
        return CONFIRM, plan.tried.words(READY)
    return _engage(desk), AGAINST_ESCORT


class Deployment(NamedTuple):
    """Who is sent against what, and what it was compared with."""

    orders: Orders
    tried: Tried = Tried(0)


def best_orders(desk: Desk, *, others_only: bool) -> Deployment:
    """Return orders for everybody, those given by others, or all that are given, kept."""
    if not desk.level.search:
        return Deployment(_orders(desk, desk.level.threshold, others_only=others_only))
    rng = steady(desk.generator, situation(desk.s, desk.kit, desk.side))
    found = [_orders(desk, eager, others_only=others_only) for eager in EAGER]
    found = [orders for number, orders in enumerate(found) if orders not in found[:number]]
    ways = [[*(action for _, action in _sends(desk, orders)), CONFIRM] for orders in found]
    tried = Tryout(desk).best(ways, desk.level.search // 2, rng)
    return Deployment(found[tried.way], tried)


def _orders(desk: Desk, threshold: float, *, others_only: bool) -> Orders:
    """Return the orders of a commander who sends nobody for less than a threshold."""
    s, kit = desk.s, desk.kit
    rng = steady(desk.generator, situation(s, kit, desk.side))
    plan = Plan(
        bot_scene.arenas(s, kit).values(),
        bot_scene.allies(s, kit),
        threshold,
        lambda: rng.gauss(0.0, desk.level.blur),
    )
    for each in s.squadrons:
        if each.target and not (others_only and theatre.commander_of(s, kit, each) == desk.side):
            ally = next((one for one in plan.free if one.key == each.id), None)
            place = theatre.target_territory(s, each.target)
            if ally is not None and place in plan.arenas:
                plan.send(place, ally, each.target)
    fixed = set(plan.orders())
    plan.fill()
    if desk.level.search:
        improve_orders(plan, fixed, rng, CHANGES)
    return plan.orders()


def _sends(desk: Desk, plan: Mapping[str, str]) -> list[tuple[str, act.Send]]:
    """Return how to send each squadron of a plan, in order."""
    return [(key, act.Send(key, _pick(target))) for key, target in _in_order(desk, plan)]


def _pick(target: str) -> str:
    return target if target == FLEET or ":" in target else f"squadron:{target}"


def _in_order(desk: Desk, plan: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the orders, those against escorts first: so all others are open then."""
    s = desk.s

    def rank(order: tuple[str, str]) -> tuple[bool, str, str]:
        key, target = order
        escort = contests.kind_of(target) == "duel" and s.squadron(target).role == "escort"
        return not escort, target, key

    return sorted(plan.items(), key=rank)


def _words(s: State, target: str) -> Text:
    if target == FLEET:
        return AGAINST_FLEET
    if target.startswith("assault:"):
        return AGAINST_ASSAULT
    role = s.squadron(target).role
    return {"raid": AGAINST_RAID, "support": AGAINST_SUPPORT}.get(role, AGAINST_ESCORT)


def _engage(desk: Desk) -> Action:
    """Return an order against an escort that must be engaged, by the strongest who can."""
    there = deploy_survey.survey(desk.s, desk.kit)
    missing = {f"squadron:{escort.id}" for escort, _ in there.missing}
    sends = [each for each in desk.choice.actions if isinstance(each, act.Send)]
    needed = [each for each in sends if each.target in missing] or sends
    return max(needed, key=lambda each: desk.kit.types[desk.s.squadron(each.squadron).type].air)


def _lure(desk: Desk) -> Action | None:
    """Return how to play Lured Away before squadrons are sent, if it brings enough."""
    s, kit = desk.s, desk.kit
    if not desk.level.plays_cards or any(each.target for each in s.squadrons):
        return None
    # By type and place: escorts that are alike free the same.
    gains: dict[tuple[str, str], float] = {}
    usual: float | None = None
    found: tuple[float, Action] | None = None
    for action in desk.choice.actions:
        if isinstance(action, act.PlayCard):
            op = kit.polish_cards[action.card].effect["op"]
            if op != "lift_escort":
                continue
            escort = s.squadron(action.targets[0].removeprefix("squadron:"))
            alike = escort.type, escort.at
            if alike not in gains:
                usual = _gain(desk, "") if usual is None else usual
                gains[alike] = _gain(desk, escort.id) - usual
            if gains[alike] > LURE and (found is None or gains[alike] > found[0]):
                found = gains[alike], action
    return None if found is None else found[1]


def _gain(desk: Desk, lured: str) -> float:
    """Return what the deployment brings without one of the escorts in the way."""
    arenas = bot_scene.arenas(desk.s, desk.kit)
    for arena in arenas.values():
        _move(arena, lured)
    allies = bot_scene.allies(desk.s, desk.kit)
    return Plan(arenas.values(), allies, desk.level.threshold).fill().gain


def _move(arena: Arena, lured: str) -> None:
    for foe in list(arena.escorts):
        if foe.key == lured:
            arena.escorts.remove(foe)
            arena.prey.append(foe)


# ------------------------------------------------------------------------------------- the fights


def territory(desk: Desk) -> Reasoned:
    """Fight the most valuable territory last, so that cards are left for it."""
    places = [each for each in desk.choice.actions if isinstance(each, fights.FightIn)]
    arenas = bot_scene.arenas(desk.s, desk.kit)

    def worth(action: fights.FightIn) -> float:
        arena = arenas.get(action.territory)
        if arena is None:
            return 0.0
        ground = 0.0 if arena.ground is None else arena.ground.worth
        return ground + sum(foe.worth for foe in arena.prey)

    return min(places, key=worth), TO_TERRITORY


def duel(desk: Desk) -> Reasoned:
    """Fight the surest duel first."""
    s, kit = desk.s, desk.kit
    duels = [each for each in desk.choice.actions if isinstance(each, fights.FightDuel)]

    def lead(action: fights.FightDuel) -> int:
        sent = theatre.sent_against(s, action.squadron)
        own = contests.allied_strength(s, kit, action.squadron, sent)
        return own - contests.russian_strength(s, kit, action.squadron)

    return max(duels, key=lead), SAFEST


def fly_on(desk: Desk) -> Reasoned:
    """Let a Su-22 that has won attack."""
    action = desk.find(fights.JoinAttack)
    assert action is not None
    return action, JOIN
