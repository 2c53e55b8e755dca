"""How the autopilot leads the squadron between missions (HL-2.8, HL-2.9, HL-4.4, HL-8.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import assign_rules, flights, recruits
from desktop.rules.hornet_leader.actions_campaign import (
    AcceptReplacement,
    AssignPilot,
    BuyRest,
    DeclineReplacement,
    Dismiss,
    Enlist,
    FinishAssigning,
    FinishDebriefing,
    FinishSquadron,
    Fly,
    TakeDownTime,
    TryReplacement,
    UnassignPilot,
)
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.bot_words import Reasoned, Reasons, number
from desktop.rules.hornet_leader.pilots import OKAY, status, type_of
from desktop.rules.hornet_leader.records import AVERAGE, GREEN, SHORT
from desktop.rules.hornet_leader.targets import aircraft_limit

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import VpBounds
    from desktop.rules.hornet_leader.records import Member
    from desktop.rules.hornet_leader.state import State

TIRED = 3.0
"""The Stress for each Pilot from which on R&R is bought."""
FIT_TO_FLY = 2
"""The fit Pilots without whom a Day is Down Time."""
JAMMER, HAWKEYE = 2.0, 1.0
JAMMED = 4
"""The Aircraft of a flight from which on one of them is a jammer."""
PER_WEIGHT = 0.25
"""What a Weight Point counts when the squadron is put together."""
LEVEL = 2.0
"""What a skill level counts against Stress when Pilots are assigned."""
SHAKEN_COST = 6.0


# ----------------------------------------------------------------------------------- squadron


def squadron(s: State, kit: Kit) -> Reasoned:
    """Fill the squadron from the highest level down, each slot with the Pilot worth most."""
    skill = max((k for k, left in enumerate(recruits.slots_left(s, kit)) if left), default=-1)
    if skill < 0:
        if s.so >= 0:
            words = T("hornet_leader", "{count} Pilots, {so} SO Points are left")
            return FinishSquadron(), (words.of(count=len(s.squadron), so=s.so),)
        dear = max(s.squadron, key=lambda each: recruits.price(kit, s.terms, each.pilot))
        words = T("hornet_leader", "{so} SO Points are missing").of(so=-s.so)
        return Dismiss(dear.pilot), (words,)
    pilots = _wanted(s, kit, _affordable(s, kit), skill)
    best = max(pilots, key=lambda pilot: pilot_value(s, kit, pilot, skill))
    words = T("hornet_leader", "{pilot} is worth {value} as {skill}")
    reason = words.of(
        pilot=kit.callsign(best),
        value=number(pilot_value(s, kit, best, skill)),
        skill=kit.skill_name(skill),
    )
    return Enlist(best, skill), (reason,)


def pilot_value(s: State, kit: Kit, pilot: str, skill: int) -> float:
    """Return what a Pilot is worth to the squadron at a level."""
    level = kit.pilots[pilot].levels[skill]
    flags = type_of(kit, pilot).flags
    value = 1.0 * level.okay.fast + 1.5 * level.sa + 0.3 * level.okay_max + 0.5 * level.cool
    if not flags.hawkeye:
        value += level.okay.ata + level.okay.atg
    value += PER_WEIGHT * type_of(kit, pilot).weight
    value -= recruits.price(kit, s.terms, pilot) / s.days
    mates = [type_of(kit, each.pilot).flags for each in s.squadron]
    if flags.jammer is not None:
        first = skill in (GREEN, AVERAGE) and not any(mate.jammer for mate in mates)
        return value + (JAMMER if first else -JAMMER)
    if flags.hawkeye:
        wanted = skill >= AVERAGE and s.terms.length > SHORT
        return value + (HAWKEYE if wanted and not any(m.hawkeye for m in mates) else -99.0)
    return value


def _affordable(s: State, kit: Kit) -> list[str]:
    """Return the Pilots with whom the fund can still pay for a whole squadron."""
    free = recruits.candidates(s, kit)
    prices = {pilot: recruits.price(kit, s.terms, pilot) for pilot in free}
    others = sum(recruits.slots_left(s, kit)) - 1
    found: list[str] = []
    for pilot in free:
        rest = sorted(cost for each, cost in prices.items() if each != pilot)
        if prices[pilot] + sum(rest[:others]) <= s.so:
            found.append(pilot)
    return found or [min(free, key=lambda pilot: prices[pilot])]


def _wanted(s: State, kit: Kit, pilots: list[str], skill: int) -> list[str]:
    """Return those among Pilots whom the mix of the squadron needs; all if none is needed."""
    size, left = recruits.size(kit, s.terms), sum(recruits.slots_left(s, kit))
    for able, share in ((_fights, 1 / 3), (_bombs, 1 / 2)):
        has = sum(able(kit, each.pilot, each.skill) for each in s.squadron)
        if share * size - has >= left - 1:
            needed = [pilot for pilot in pilots if able(kit, pilot, skill)]
            return needed or pilots
    return pilots


def _fights(kit: Kit, pilot: str, skill: int) -> bool:
    carries = any(kit.weapons[item].kind == "ata" for item in type_of(kit, pilot).weapons)
    return carries and kit.pilots[pilot].levels[skill].okay.ata >= -1


def _bombs(kit: Kit, pilot: str, skill: int) -> bool:
    carries = any(kit.weapons[item].kind == "atg" for item in type_of(kit, pilot).weapons)
    return carries and kit.pilots[pilot].levels[skill].okay.atg >= -1


# ---------------------------------------------------------------------------------------- Days


def bounds(s: State, kit: Kit) -> VpBounds:
    """Return the Victory Points of each evaluation of the campaign."""
    return kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp


def points_per_day(s: State, kit: Kit) -> float:
    """Return the Victory Points that each Day left must bring to be Good."""
    return (bounds(s, kit).good - s.vp) / (s.days - s.day + 1)


def fly_or_rest(s: State, kit: Kit) -> Reasoned:
    """Fly, unless the squadron is worn out and a Day can be spared."""
    fit = flights.fit_pilots(s, kit)
    here = [each for each in s.squadron if each.here]
    worn = sum(status(kit, each) != OKAY for each in here)
    needed = points_per_day(s, kit)
    spare = s.day < s.days and 2 * worn > len(here) and needed <= 1
    rests = flights.counts(kit, fit) < FIT_TO_FLY or spare
    reasons = (
        T("hornet_leader", "{worn} of {count} Pilots are Shaken or Unfit").of(
            worn=worn, count=len(here)
        ),
        T("hornet_leader", "{needed} Victory Points are needed each Day").of(needed=number(needed)),
    )
    return (TakeDownTime() if rests else Fly()), reasons


def rest(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Buy R&R when the squadron is tired and the campaign goes on."""
    here = [each for each in s.squadron if each.here]
    mean = sum(each.stress for each in here) / max(len(here), 1)
    cost = kit.tables.stress.priority_rr_cost
    days = s.days - s.day
    reasons = (
        T("hornet_leader", "{stress} Stress for each Pilot").of(stress=number(mean)),
        T("hornet_leader", "{days} Days are left, {so} SO Points").of(days=days, so=s.so),
    )
    wants = BuyRest() in offered and mean > TIRED and days > 0 and s.so - cost >= 2 * days
    return (BuyRest() if wants else FinishDebriefing()), reasons


def replacement(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Ask for every replacement: asking costs nothing."""
    asked = [action for action in offered if isinstance(action, TryReplacement)]
    words = T("hornet_leader", "{count} Pilots are missing").of(count=len(asked))
    return (asked[0] if asked else Done()), (words,)


def offer(s: State, kit: Kit, skill: int, offered: tuple[Action, ...]) -> Reasoned:
    """Take a replacement who can be paid without starving the Days left."""
    price = next(row.so for row in kit.replacements if row.skill == kit.skills[skill])
    wants = AcceptReplacement() in offered and (price == 0 or s.so - price >= 3 * (s.days - s.day))
    words = T("hornet_leader", "He costs {price} of {so} SO Points").of(price=price, so=s.so)
    return (AcceptReplacement() if wants else DeclineReplacement()), (words,)


# -------------------------------------------------------------------------------------- flight


def fitness(s: State, kit: Kit, member: Member) -> float:
    """Return how much a Pilot is wanted on a mission: skill, less Stress."""
    worn = status(kit, member) != OKAY
    return LEVEL * member.skill - member.stress - SHAKEN_COST * worn


def flight(s: State, kit: Kit, target: int, taken: list[str]) -> list[str]:
    """Return the best flight for a Target, without Pilots who are taken."""
    able = {*flights.fit_pilots(s, kit), *_assigned(s)}.difference(taken)
    # In the order of the squadron, so that equals are not swapped again and again.
    free = [member for member in s.squadron if member.pilot in able]
    card = kit.targets[target]
    limit = aircraft_limit(s, kit, target)
    chosen: list[str] = []
    ranked = sorted(free, key=lambda each: -fitness(s, kit, each))
    for member in ranked:
        flags = type_of(kit, member.pilot).flags
        if flags.free_slot:
            continue
        jammers = sum(type_of(kit, pilot).flags.jammer is not None for pilot in chosen)
        if flags.jammer is not None and (jammers or limit < JAMMED):
            continue
        if not card.hits and not _armed_for(kit, member.pilot, card.objective):
            continue
        if len(chosen) < limit:
            chosen.append(member.pilot)
    if not chosen:
        counting = [each for each in ranked if not type_of(kit, each.pilot).flags.free_slot]
        chosen = [each.pilot for each in counting[:limit]]
    hawkeyes = [each.pilot for each in ranked if type_of(kit, each.pilot).flags.free_slot]
    return chosen + hawkeyes


def _armed_for(kit: Kit, pilot: str, objective: object) -> bool:
    kinds = {kit.weapons[item].kind for item in type_of(kit, pilot).weapons}
    ground = bool(getattr(objective, "sites", ()))
    return "atg" in kinds if ground else "ata" in kinds


def _assigned(s: State) -> list[str]:
    both = (assign_rules.assigned(s, secondary=second) for second in (False, True))
    return [pilot for pilots in both for pilot in pilots]


def assign(s: State, kit: Kit) -> Reasoned:
    """Assign the best Pilots to the Primary, then the best of the others to the Secondary."""
    first = flight(s, kit, s.flown.target, [])
    plans = {False: first}
    if s.secondary and not s.flown.secondary:
        first = _leaving_some(s, kit, first)
        plans = {False: first, True: flight(s, kit, s.secondary, first)}
    for second, pilots in plans.items():
        for pilot in assign_rules.assigned(s, secondary=second):
            if pilot not in pilots:
                return UnassignPilot(pilot), _flight_reason(s, kit, pilots)
    for second, pilots in plans.items():
        for pilot in pilots:
            if pilot not in assign_rules.assigned(s, secondary=second):
                return AssignPilot(pilot, second), _flight_reason(s, kit, [pilot])
    return FinishAssigning(), _flight_reason(s, kit, first)


def _leaving_some(s: State, kit: Kit, first: list[str]) -> list[str]:
    """Return a flight without its last Pilot if else nobody would be left for the Secondary."""
    counting = [pilot for pilot in first if flights.counts(kit, [pilot])]
    everybody = [*flights.fit_pilots(s, kit), *_assigned(s)]
    if len(counting) < flights.counts(kit, everybody) or len(counting) < 2:
        return first
    return [pilot for pilot in first if pilot != counting[-1]]


def _flight_reason(s: State, kit: Kit, pilots: list[str]) -> Reasons:
    members = [s.member(pilot) for pilot in pilots]
    count = max(len(members), 1)
    return (
        T("hornet_leader", "Skill {skill}, Stress {stress} on the average").of(
            skill=number(sum(each.skill for each in members) / count),
            stress=number(sum(each.stress for each in members) / count),
        ),
        T("hornet_leader", "{okay} of {count} are Okay").of(
            okay=sum(status(kit, each) == OKAY for each in members), count=len(members)
        ),
    )
