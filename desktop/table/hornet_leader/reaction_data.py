"""What the panel of an enemy attack shows, read from a position."""

from __future__ import annotations

from collections import Counter as Tally

import msgspec

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.hornet_leader import attack_dice, enemy_odds, reactions_rules
from desktop.rules.hornet_leader.actions_mission import Suppress
from desktop.rules.hornet_leader.attack_rules import GUN, arm_usable, fit, may_take_high_stress
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.enemy_rules import on_display
from desktop.rules.hornet_leader.pilots import level_of, status_at, type_of
from desktop.rules.hornet_leader.reactions import TITLES, AttackStep
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table import dice_words
from desktop.table.hornet_leader.chips import ChipData, ChipState
from desktop.table.hornet_leader.decision_rows import RowData
from desktop.table.hornet_leader.flight_facts import GUN as GUN_NAME
from desktop.table.hornet_leader.flight_facts import GUN_KEY, weapon_chip

DANGER = 0.25
"""From this chance of Damage on, Enter does not take an attack without a second press."""
WRONG_KIND = ("HL-1.4b", "HL-1.4c")
"""Refusals of weapons of the other kind, which nobody would think of."""
TONES = (Tone.GOOD, Tone.WARN, Tone.BAD, Tone.BAD)
NEVER = 99
DASH = "\N{EN DASH}"


class Outcome(msgspec.Struct, frozen=True):
    """A result of the attack, and its chances if it is taken and if the Pilot Evades."""

    title: str
    take: float
    evade: float
    tone: Tone
    worst: bool = False


class Ticks(msgspec.Struct, frozen=True):
    """The Suppression that is put together: a Pilot, and his counters or Guns."""

    pilot: str = ""
    arms: tuple[str, ...] = ()
    high: bool = False

    @property
    def action(self) -> Suppress:
        """The Suppression."""
        arms = () if self.arms == (GUN,) else self.arms
        return Suppress(self.pilot, arms, self.high)

    def toggled(self, pilot: str, arm: str, carried: int) -> Ticks:
        """Return it with one counter of a kind more, or without any once all of them are in it.

        Guns and counters exclude each other, and another Pilot begins anew.
        """
        fits = pilot == self.pilot and GUN not in (arm, *self.arms)
        if not fits:
            return Ticks(pilot, (arm,))
        if self.arms.count(arm) < carried:
            return msgspec.structs.replace(self, arms=(*self.arms, arm))
        left = tuple(each for each in self.arms if each != arm)
        return msgspec.structs.replace(self, arms=left or (arm,))


def outcomes(s: State, kit: Kit, step: AttackStep) -> tuple[Outcome, ...]:
    """Return the four results of an attack with their exact chances."""
    take = enemy_odds.attack_odds(s, kit, step, evading=False)
    evade = enemy_odds.attack_odds(s, kit, step, evading=True)
    pairs = zip(msgspec.structs.astuple(take), msgspec.structs.astuple(evade), strict=True)
    return tuple(
        Outcome(say(title), *pair, tone, title is TITLES[-1])
        for title, pair, tone in zip(TITLES, pairs, TONES, strict=True)
    )


def is_dangerous(s: State, kit: Kit, step: AttackStep) -> bool:
    """Return whether taking the attack is likely to cost an Aircraft."""
    return enemy_odds.attack_odds(s, kit, step, evading=False).harm >= DANGER


def die_words(s: State, kit: Kit, step: AttackStep) -> str:
    """Return the die, the numbers and the modifiers by name."""
    numbers = " ".join(DASH if number >= NEVER else str(number) for number in step.numbers)
    parts = dice_words.modifiers(step.die_modifiers(s, kit).parts)
    words = T("hornet_leader.table", "d10 against {numbers} · {modifiers}")
    none = say(T("hornet_leader.table", "no modifiers"))
    return say(words.of(numbers=numbers, modifiers=parts or none))


def evade_words(s: State, kit: Kit, step: AttackStep) -> str:
    """Return what Evading costs, and what becomes of the Pilot."""
    member = s.member(step.pilot)
    price = reactions_rules.evade_stress(s, kit, step.pilot)
    level = level_of(kit, member)
    after = member.stress + price
    words = T("hornet_leader.table", "Evading costs {price} Stress first: {before} → {after}")
    said = say(words.of(price=price, before=member.stress, after=after))
    status = status_at(level, after)
    if status == status_at(level, member.stress):
        return said
    return f"{said}, {say(kit.status_name(status))}"


def best(s: State, kit: Kit, enemy: str) -> Ticks:
    """Return the likeliest Suppression with one counter or Guns; nobody's if there is none."""
    found = reactions_rules.suppressions(s, kit, enemy) if enemy else []
    if not found:
        return Ticks()
    return Ticks(found[0].action.pilot, found[0].action.weapons or (GUN,))


def possible_rows(s: State, kit: Kit, enemy: str, ticks: Ticks) -> tuple[RowData, ...]:
    """Return every Suppression with one counter or Guns, the likeliest first."""
    found = reactions_rules.suppressions(s, kit, enemy) if enemy else []
    return tuple(
        _possible(s, kit, enemy, each.action, number, ticks) for number, each in enumerate(found, 1)
    )


def _possible(
    s: State, kit: Kit, enemy: str, action: Suppress, number: int, ticks: Ticks
) -> RowData:
    aircraft = s.flown.aircraft(action.pilot)
    arm = action.weapons[0] if action.weapons else GUN
    high = ticks.high and ticks.pilot == action.pilot
    die = attack_dice.die(s, kit, aircraft, arm, enemy, "suppress", high=high)
    needs = dice_words.needs(die, SIDES)
    why = dice_words.printed(die)
    count = 1 if arm == GUN else aircraft.loads.count(arm)
    ticked = ticks.arms.count(arm) if ticks.pilot == action.pilot else 0
    single = Suppress(action.pilot, action.weapons, high)
    return RowData(
        key=row_key(action.pilot, arm),
        title=kit.callsign(action.pilot),
        cap=str(number) if number <= 9 else "",
        chips=tuple(arm_chip(kit, arm, picked=place < ticked) for place in range(count)),
        notes=f"{why}: {needs}" if why else needs,
        chance=reactions_rules.chance(s, kit, single, enemy),
        selected=bool(ticked),
    )


def impossible_rows(s: State, kit: Kit, enemy: str) -> tuple[RowData, ...]:
    """Return the Pilots who cannot Suppress the enemy, with the rule."""
    if not enemy:
        return ()
    rows = (_impossible(s, kit, enemy, each) for each in on_display(s))
    return tuple(row for row in rows if row is not None)


def _impossible(s: State, kit: Kit, enemy: str, aircraft: Aircraft) -> RowData | None:
    """Return why a Pilot cannot Suppress at all; the weapon that comes nearest gives the reason."""
    pilot = kit.callsign(aircraft.pilot)
    unfit = fit(s, kit, aircraft)
    if unfit is not None:
        return _refused_row(aircraft.pilot, pilot, say(unfit.text), unfit.rule)
    arms = list(dict.fromkeys(aircraft.loads))
    if type_of(kit, aircraft.pilot).gun:
        arms.append(GUN)
    refusals = {arm: arm_usable(s, kit, aircraft, arm, enemy, "suppress") for arm in arms}
    if any(found is None for found in refusals.values()):
        return None
    for arm, found in refusals.items():
        if found is not None and found.rule not in WRONG_KIND:
            chip = (arm_chip(kit, arm, usable=False),)
            return _refused_row(aircraft.pilot, pilot, say(found.text), found.rule, chip)
    words = say(T("hornet_leader.table", "carries nothing against this enemy"))
    return _refused_row(aircraft.pilot, pilot, words, "HL-6.10a")


def _refused_row(
    key: str, title: str, notes: str, rule: str, chips: tuple[ChipData, ...] = ()
) -> RowData:
    return RowData(key, title, chips=chips, notes=notes, rule=rule, possible=False)


def row_key(pilot: str, arm: str) -> str:
    """Return the key of the row of a Pilot and what he Suppresses with."""
    return f"{pilot}/{arm}"


def arm_chip(kit: Kit, arm: str, *, picked: bool = False, usable: bool = True) -> ChipData:
    """Return the chip of a counter or of the Gun."""
    state: ChipState = "usable" if usable else "spent"
    if arm == GUN:
        return ChipData(GUN_KEY, say(GUN_NAME), "gun", state=state, picked=picked)
    return weapon_chip(kit, arm, state, picked=picked)


def summary(s: State, kit: Kit, enemy: str, ticks: Ticks) -> tuple[str, float]:
    """Return the Suppression that is put together in words, and its chance."""
    tally = Tally(ticks.arms)
    names = [say(GUN_NAME) if arm == GUN else say(kit.weapon_name(arm)) for arm in tally]
    counts = [
        f"{count} {name}" if count > 1 else name
        for name, count in zip(names, tally.values(), strict=True)
    ]
    words = T("hornet_leader.table", "{pilot} with {arms}")
    said = say(words.of(pilot=kit.callsign(ticks.pilot), arms=", ".join(counts)))
    return said, reactions_rules.chance(s, kit, ticks.action, enemy)


def high_stress_refusal(s: State, kit: Kit, pilot: str) -> str:
    """Return why a Pilot cannot take High Stress; empty if he can."""
    found = may_take_high_stress(s, kit, s.flown.aircraft(pilot)) if pilot else None
    return "" if found is None else f"{say(found.text)} ({found.rule})"
