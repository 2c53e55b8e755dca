"""What the inspector says of an attack that is being picked: every die, and the exact odds."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.paint.theme import Tone
from desktop.rules.core import Choice, Die, T, Target, Text
from desktop.rules.hornet_leader import attack_dice, attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, Shot
from desktop.rules.hornet_leader.attack_odds import AttackOdds
from desktop.rules.hornet_leader.attack_rules import GUN
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.words import joined
from desktop.table.look import Inspection, Odds

HEADING = T("hornet_leader.table", "If {attack}")
DIE = T("hornet_leader.table", "{die}: need {needed}, {modifiers}: roll {face} or more")
PLAIN_DIE = T("hornet_leader.table", "{die}: roll {face} or more")
HOPELESS = T("hornet_leader.table", "{die}: need {needed}, {modifiers}: cannot hit")
MODIFIER = T("hornet_leader.table", "{name} {amount}")
KILL = T("hornet_leader.table", "{enemy} is Destroyed")
HITS = T("hornet_leader.table", "{count} Hits")
ONE_HIT = T("hornet_leader.table", "1 Hit")
NO_HIT = T("hornet_leader.table", "No Hit")
LEAST_SHARE = 0.005
"""Numbers of Hits that are less likely are left out."""


def picked_attack(choice: Choice | None, picks: tuple[Target, ...], enemy: Target) -> Attack | None:
    """Return the attack that the picks spell out on an enemy, or the best one listed."""
    if choice is None or not picks or not picks[0].startswith("pilot:"):
        return None
    pilot = picks[0].removeprefix("pilot:")
    key = enemy.removeprefix("enemy:")
    listed = [
        action
        for action in choice.actions
        if isinstance(action, Attack) and (action.pilot, action.enemy) == (pilot, key)
    ]
    arms = [pick for pick in picks[2:] if pick.startswith("item:")] if enemy in picks else []
    if not listed:
        return None
    if not arms and GUN not in picks:
        return listed[0]
    shots = tuple(_shot(pick.removeprefix("item:"), key) for pick in arms)
    return msgspec.structs.replace(listed[0], shots=shots, high_stress="high_stress" in picks)


def _shot(arm: str, enemy: str) -> Shot:
    weapon, _, other = arm.partition("@")
    return Shot(weapon, other or enemy)


def with_attack(kit: Kit, s: State, shown: Inspection, attack: Attack) -> Inspection:
    """Return an inspection with the dice and the odds of an attack."""
    odds = attack_odds.of_attack(s, kit, attack)
    dice = dict.fromkeys(
        die_line(kit, s, attack, die.fire.arm, die.fire.enemy) for die in odds.dice
    )
    return msgspec.structs.replace(
        shown,
        heading=HEADING.of(attack=attack.label(kit)),
        note=joined(tuple(dice)),
        odds=attack_bars(kit, odds),
        rule="HL-6.5a" if attack.enemy == TARGET else "HL-6.4a",
    )


def die_line(kit: Kit, s: State, attack: Attack, arm: str, enemy: str) -> Text:
    """Return what a die needs and why: "AIM-9: need 6, AtA +1, MiG-21 +2: roll 3 or more"."""
    aircraft = s.flown.aircraft(attack.pilot)
    die = attack_dice.die(s, kit, aircraft, arm, enemy, high=attack.high_stress)
    needed = attack_dice.numbers(s, kit, arm, enemy)[:1]
    return words_of_die(die, needed[0] if needed else SIDES + 1)


def words_of_die(die: Die, needed: int) -> Text:
    """Return the line of a die whose printed number is given."""
    face = die.steps[0] if die.steps else SIDES + 1
    parts = [MODIFIER.of(name=name, amount=signed(amount)) for name, amount in die.modifiers]
    listed = _listed(parts)
    if listed is None:
        return PLAIN_DIE.of(die=die.name, face=face)
    words = DIE if face <= SIDES else HOPELESS
    return words.of(die=die.name, needed=needed, modifiers=listed, face=face)


def _listed(parts: list[Text]) -> str | None:
    return ", ".join(map(say, parts)) or None


def attack_bars(kit: Kit, odds: AttackOdds) -> tuple[Odds, ...]:
    """Return the bars: each enemy's end, the Hits on the Target, and the Target's end."""
    bars = [
        Odds(KILL.of(enemy=kit.enemy_name(enemy.removesuffix(":2"))), share, Tone.GOOD)
        for enemy, share in odds.kills.items()
    ]
    if len(odds.hits) > 1:
        bars += [
            Odds(_hits(count), share, Tone.GOOD if count else Tone.PLAIN)
            for count, share in enumerate(odds.hits)
            if share >= LEAST_SHARE
        ]
        bars.append(Odds(KILL.of(enemy=kit.enemy_name(TARGET)), odds.target, Tone.ACCENT))
    return tuple(bars)


def _hits(count: int) -> Text:
    if count < 2:
        return ONE_HIT if count else NO_HIT
    return HITS.of(count=count)
