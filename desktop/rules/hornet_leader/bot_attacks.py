"""How the autopilot fights (HL-5.7, HL-6.2, HL-6.9, HL-6.10): attacks, Suppression, Evading."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import attack_odds, enemy_odds, enemy_rules, reactions_rules
from desktop.rules.hornet_leader.actions_mission import (
    Attack,
    EndAttacks,
    Evade,
    NextEnemy,
    NoSuppression,
    Shot,
    StandardOrder,
    TakeIt,
)
from desktop.rules.hornet_leader.attack_listing import best_arms
from desktop.rules.hornet_leader.attack_rules import (
    counter_of,
    enemies,
    gun_usable,
    is_air,
    may_attack,
    may_take_high_stress,
    other_bomber,
    payers,
    usable,
)
from desktop.rules.hornet_leader.attack_target import hits_missing, objectives
from desktop.rules.hornet_leader.bot_values import (
    HIT,
    OBJECTIVE,
    OVERKILL_HIT,
    mean_hits,
    reach,
    ring,
    stays_fit,
    stays_okay,
    supply_of_hits,
    threat,
)
from desktop.rules.hornet_leader.bot_words import Reasoned, Reasons, number, percent
from desktop.rules.hornet_leader.defenses import CENTER
from desktop.rules.hornet_leader.records import TARGET

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.reactions import Evasion, Suppression
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

SERIOUS = 0.2
"""The chance of Damage from which on the autopilot reacts to an attack."""
PER_WEIGHT = 0.12
"""What a Suppression must gain for each Weight Point it expends."""
LEAST = 0.25
"""The least worth of an attack that is made."""
LEAST_PAID = 1.2
"""The least worth of an attack for which an SA counter is spent."""
AFTER = 0.3
"""The share that attacks are still worth when the Target is Destroyed."""
PER_OBJECTIVE = 2.5
"""Weapons that are kept for each Objective."""
STRESSING = 0.08
"""How much likelier High Stress must make it that the Target is Destroyed."""
SPARE = 1.3
"""Expected Hits for each that is missing, from which on bombs may go elsewhere."""


class Rated(NamedTuple):
    """An attack and what it is worth."""

    value: float
    attack: Attack
    reasons: Reasons


# ------------------------------------------------------------------------------------- attacks


def attack(s: State, kit: Kit, fast: bool) -> Reasoned:
    """Return the attack that is worth most, or the end of the step."""
    weigh = _Weigher(s, kit, fast)
    best: Rated | None = None
    for aircraft in s.flown.flying():
        if may_attack(s, kit, aircraft, fast) is not None:
            continue
        payer = payers(s, kit, aircraft.pilot, fast)[0]
        for enemy in weigh.worthwhile:
            found = weigh.rate(aircraft, enemy, payer)
            if found is not None and (best is None or found.value > best.value):
                best = found
    if best is None:
        words = T("hornet_leader", "No attack is worth its weapons in this step")
        return EndAttacks(), (words,)
    return _independents(s, kit, best), best.reasons


class _Weigher:
    """Rates the attacks of one step."""

    def __init__(self, s: State, kit: Kit, fast: bool) -> None:
        self.s = s
        self.kit = kit
        self.fast = fast
        self.missing = hits_missing(s, kit)
        self.ends = s.flown.turn >= s.flown.turn_limit
        self.worthwhile = {
            enemy: value for enemy in enemies(s) if (value := self._worth(enemy)) > 0
        }
        self._supply: float | None = None

    def _worth(self, enemy: str) -> float:
        """Return what it is worth to Destroy a counter, or what a Hit on the Target is."""
        s, kit = self.s, self.kit
        if enemy == TARGET:
            if not s.flown.destroyed:
                return HIT if self.missing else 0.0
            return OVERKILL_HIT * (kit.targets[s.flown.target].overkill is not None)
        counter = s.flown.counter(enemy)
        value = self._menace(counter)
        if s.flown.destroyed:
            return AFTER * value
        return value + OBJECTIVE * counter.objective

    def _menace(self, counter: Counter) -> float:
        """Return the threat of a counter that has still to come: to Aircraft, now or soon."""
        s, kit = self.s, self.kit
        # The last time or on the way out, what has attacked in this turn comes no more.
        if (self.ends or s.flown.destroyed) and not self._enemies_follow():
            return 0.0
        far = reach(kit, counter)
        center = kit.distance(counter.area, CENTER) <= far
        for each in enemy_rules.on_display(s):
            distance = kit.distance(counter.area, each.area)
            if distance <= far or (center and ring(kit, each.area) <= 2):
                return threat(kit, counter)
        return 0.0

    def _enemies_follow(self) -> bool:
        """Return whether enemies still attack in this turn; at night the markers tell."""
        mission = self.s.flown
        if mission.night:
            return bool({"sites", "bandits"}.intersection(mission.night_left))
        return self.fast

    def rate(self, aircraft: Aircraft, enemy: str, payer: str) -> Rated | None:
        """Return the best attack of an Aircraft on an enemy, if it is worth making."""
        s, kit = self.s, self.kit
        # What an attack is worth at most is known before its odds.
        least = LEAST_PAID if payer else LEAST
        if enemy != TARGET and self.worthwhile[enemy] < least:
            return None
        if payer and not self._may_pay(aircraft, payer):
            return None
        arms = best_arms(s, kit, aircraft, enemy)
        if arms is None:
            return None
        action = Attack(aircraft.pilot, enemy, tuple(Shot(item, enemy) for item in arms), payer)
        odds = attack_odds.of_attack(s, kit, action)
        value = self._value(enemy, odds) - self._cost(aircraft, enemy, arms)
        if value < least:
            return None
        return Rated(
            value, self._stressed(aircraft, action, odds), self._reasons(enemy, odds, value)
        )

    def _value(self, enemy: str, odds: attack_odds.AttackOdds) -> float:
        if enemy != TARGET:
            return self.worthwhile[enemy] * odds.kills[enemy]
        most = self.missing or len(odds.hits)
        hits = sum(min(count, most) * chance for count, chance in enumerate(odds.hits))
        return self.worthwhile[enemy] * hits

    def _cost(self, aircraft: Aircraft, enemy: str, arms: tuple[str, ...]) -> float:
        """Return what weapons used elsewhere take away from what has to be hit."""
        s, kit = self.s, self.kit
        if enemy == TARGET or not arms or s.flown.destroyed:
            return 0.0
        if s.flown.counter(enemy).objective:
            return 0.0
        needed = [counter_of(s, key) for key in objectives(s)]
        for kind in ("ata", "atg"):
            count = sum(kit.weapons[item].kind == kind for item in arms)
            due = sum(is_air(each) == (kind == "ata") for each in needed)
            if count and due and self._carried(kind) - count < PER_OBJECTIVE * due:
                return OBJECTIVE / PER_OBJECTIVE * count
        hits = sum(mean_hits(s, kit, aircraft, item) for item in arms) if self.missing else 0.0
        if not hits:
            return 0.0
        if self._supply is None:
            self._supply = supply_of_hits(s, kit)
        return 0.0 if self._supply - hits > SPARE * self.missing else HIT * hits

    def _carried(self, kind: str) -> int:
        weapons = self.kit.weapons
        return sum(
            weapons[item].kind == kind and not weapons[item].radar_only
            for each in self.s.flown.flying()
            for item in each.loads
        )

    def _may_pay(self, aircraft: Aircraft, payer: str) -> bool:
        """Return whether an SA counter may be spent: one is kept for the last turn."""
        s, kit = self.s, self.kit
        if not self.ends and s.flown.aircraft(payer).sa < 2:
            return False
        if aircraft.area == CENTER:
            return True
        air = (each for each in s.flown.counters if each.kind != "site")
        return any(kit.distance(each.area, aircraft.area) <= 1 for each in air) or (
            ring(kit, aircraft.area) == 1
        )

    def _stressed(self, aircraft: Aircraft, action: Attack, odds: attack_odds.AttackOdds) -> Attack:
        """Return the attack with High Stress where that pays (HL-9.5b)."""
        s, kit = self.s, self.kit
        late = s.flown.turn >= s.flown.turn_limit - 1
        if not late or may_take_high_stress(s, kit, aircraft) is not None:
            return action
        amount = kit.tables.stress.high_stress
        harder = Attack(action.pilot, action.enemy, action.shots, action.payer, True)
        if not stays_okay(s, kit, aircraft.pilot, amount):
            return action
        gain = attack_odds.of_attack(s, kit, harder).target - odds.target
        return harder if gain >= STRESSING else action

    def _reasons(self, enemy: str, odds: attack_odds.AttackOdds, value: float) -> Reasons:
        worth = T("hornet_leader", "worth {value}, the best there is").of(value=number(value))
        if enemy != TARGET:
            words = T("hornet_leader", "{percent} % to Destroy {enemy}")
            kill = words.of(percent=percent(odds.kills[enemy]), enemy=self.kit.enemy_name(enemy))
            return kill, worth
        hits = T("hornet_leader", "{hits} Hits expected, {missing} are missing").of(
            hits=number(odds.mean_hits), missing=self.missing
        )
        done = T("hornet_leader", "{percent} % to Destroy the Target at once").of(
            percent=percent(odds.target)
        )
        return hits, done, worth


def _independents(s: State, kit: Kit, best: Rated) -> Attack:
    """Return an attack with further Independent counters at other enemies (HL-1.4j)."""
    action = best.attack
    if not action.shots:
        return action
    aircraft = s.flown.aircraft(action.pilot)
    spare = list(aircraft.loads)
    for shot in action.shots:
        spare.remove(shot.weapon)
    loose = [item for item in spare if kit.weapons[item].independent]
    if not loose:
        return action
    more: list[Shot] = []
    for enemy in _others(s, kit, action):
        fitting = (
            item for item in loose if usable(s, kit, aircraft, item, enemy, declared=False) is None
        )
        item = next(fitting, None)
        if item is not None:
            loose.remove(item)
            more.append(Shot(item, enemy))
    return Attack(
        action.pilot, action.enemy, (*action.shots, *more), action.payer, action.high_stress
    )


def _others(s: State, kit: Kit, action: Attack) -> list[str]:
    """Return the other enemies worth a counter: Bombers and Bandits in reach of the flight."""
    found: list[str] = []
    for each in s.flown.counters:
        if each.kind == "site":
            continue
        near = any(
            kit.distance(each.area, own.area) <= reach(kit, each)
            for own in enemy_rules.on_display(s)
        )
        if each.key != action.enemy and (each.objective or near):
            found.append(each.key)
        if each.bombers > 1:
            found.append(other_bomber(each.key))
    return found


# ---------------------------------------------------------------------------- enemy's attacks


def next_enemy(s: State, kit: Kit, offered: tuple[Action, ...]) -> Reasoned:
    """Let those attack first that Guns can Suppress, the worst last."""
    keys = [action.enemy for action in offered if isinstance(action, NextEnemy)]
    if len({s.flown.counter(key).face for key in keys}) == 1:
        words = T("hornet_leader", "All {count} that are left are equally dangerous")
        return StandardOrder(), (words.of(count=len(keys)),)
    best = min(keys, key=lambda key: _order(s, kit, key))
    words = T("hornet_leader", "Of {count} enemies {enemy} comes first: its threat is {threat}")
    reason = words.of(
        count=len(keys),
        enemy=kit.enemy_name(best),
        threat=number(threat(kit, s.flown.counter(best))),
    )
    return NextEnemy(best), (reason,)


def _order(s: State, kit: Kit, key: str) -> tuple[bool, float]:
    gun = any(
        gun_usable(s, kit, each, key, "suppress") is None for each in enemy_rules.on_display(s)
    )
    return not gun, threat(kit, s.flown.counter(key))


def suppress(s: State, kit: Kit, step: Suppression) -> Reasoned:
    """Suppress what may well Damage an Aircraft: by the best chance for its weight."""
    harm = enemy_odds.attack_odds(s, kit, step, evading=False).harm
    risk = T("hornet_leader", "{percent} % to be Damaged").of(percent=percent(harm))
    if harm < SERIOUS:
        return NoSuppression(), (risk,)
    best: reactions_rules.Means | None = None
    top = 0.0
    for found in reactions_rules.suppressions(s, kit, step.attacker):
        weight = sum(kit.weapons[item].weight for item in found.action.weapons)
        value = found.chance - PER_WEIGHT * weight
        if value > top and weight <= 1:
            best, top = found, value
    if best is None:
        nothing = T("hornet_leader", "no weapon is worth trying against it")
        return NoSuppression(), (risk, nothing)
    chance = T("hornet_leader", "{percent} % to Suppress it").of(percent=percent(best.chance))
    return best.action, (risk, chance)


def evade(s: State, kit: Kit, step: Evasion) -> Reasoned:
    """Evade when Damage is likely and the Pilot can bear the Stress."""
    plain = enemy_odds.attack_odds(s, kit, step, evading=False).harm
    evading = enemy_odds.attack_odds(s, kit, step, evading=True).harm
    stress = reactions_rules.evade_stress(s, kit, step.pilot)
    odds = T("hornet_leader", "{percent} % to be Damaged, {evading} % when Evading").of(
        percent=percent(plain), evading=percent(evading)
    )
    cost = T("hornet_leader", "Evading costs {stress} Stress").of(stress=stress)
    wants = plain >= SERIOUS and evading < plain and stays_fit(s, kit, step.pilot, stress)
    return (Evade() if wants else TakeIt()), (odds, cost)
