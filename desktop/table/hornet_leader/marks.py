"""What is lit on the display: who can act, on whom, where to, and the attack that goes on."""

from __future__ import annotations

from desktop.paint.bars import percent
from desktop.rules.core import Action, Target
from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, Put, Suppress, enemy_target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.reactions import AttackStep
from desktop.rules.hornet_leader.reactions_rules import chance
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.areas import display_of, pill_spot
from desktop.table.hornet_leader.counters import pilot_target
from desktop.table.look import Mark, MarkKind
from desktop.table.picker import openings

GREEN, GOLD, RED = "#2F9E62", "#E8B23A", "#D2402B"
CLEAR = "#00ffffff"
"""For the disc of an area: it would lie under the counters there."""
SERIOUS = 0.3
"""From this chance of harm on a place is red rather than amber."""


def board_marks(
    kit: Kit, view: View, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return what to light for these actions after these picks."""
    s = view.state
    step = s.steps[-1] if s.steps else None
    picked = tuple(Mark(pick, "picked") for pick in picks if _is_shown(kit, pick))
    if isinstance(step, AttackStep):
        return (*attack_marks(kit, s, step, actions), *picked)
    if any(isinstance(action, Attack) for action in actions):
        return (*picked, *_attacks(kit, s, actions, picks))
    if picks and any(isinstance(action, Put) for action in actions):
        return (*picked, *_moves(kit, s, actions, picks))
    kind: MarkKind = "target" if picks else "source"
    return (
        *picked,
        *(
            Mark(target, kind, colour=GREEN)
            for target in sorted(openings(actions, picks))
            if _is_shown(kit, target)
        ),
    )


def _is_shown(kit: Kit, target: Target) -> bool:
    return target in kit.areas or target == TARGET or target.startswith(("pilot:", "enemy:"))


# --- our attacks ----------------------------------------------------------------------------------


def _attacks(
    kit: Kit, s: State, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return the Aircraft that can attack, gold where it takes SA; then enemies with chances."""
    attacks = [action for action in actions if isinstance(action, Attack)]
    if not picks:
        free = {action.pilot for action in attacks if not action.payer}
        return tuple(
            Mark(pilot_target(pilot), "source", colour=GREEN if pilot in free else GOLD)
            for pilot in dict.fromkeys(action.pilot for action in attacks)
        )
    if len(picks) > 1:
        aimed = picks[1]
        return (Mark(picks[0], "aim", to=aimed, colour=GREEN),) if _is_shown(kit, aimed) else ()
    # The first attack listed on an enemy is the one to take.
    first = {action.enemy: action for action in reversed(attacks)}
    return tuple(
        Mark(enemy_target(enemy), "attack", f"{percent(success(s, kit, attack))} %")
        for enemy, attack in first.items()
    )


def success(s: State, kit: Kit, attack: Attack) -> float:
    """Return the chance that an attack does what it is for.

    It Destroys the enemy, or the Target; short of that, on the Target, it scores a Hit.
    """
    odds = attack_odds.of_attack(s, kit, attack)
    if attack.enemy != TARGET:
        return odds.kills[attack.enemy]
    return odds.target or 1 - odds.hits[0]


# --- where to -------------------------------------------------------------------------------------


def _moves(
    kit: Kit, s: State, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[Mark, ...]:
    """Return the areas that can be chosen, with the danger there for the Aircraft that is picked.

    Danger is the chance to be Damaged or Destroyed in the enemy's next step, if nobody reacts.
    """
    areas = {area.name: area for area in display_of(kit).areas}
    puts = [action for action in actions if isinstance(action, Put)]
    marks: list[Mark] = []
    for target in sorted(openings(actions, picks) & areas.keys()):
        levels = {put.high for put in puts if put.area == target}
        aircraft = s.flown.aircraft(puts[0].pilot)
        high = aircraft.high if aircraft.high in levels else not aircraft.high
        found = threat(s, kit, aircraft.pilot, target, high, moving=s.flown.turn > 0)
        harm = found.damaged + found.lost
        marks.append(Mark(target, "target", colour=CLEAR))
        if harm:
            text = f"{percent(harm)} %"
            marks.append(danger(target, harm, text, pill_spot(areas[target])))
    return tuple(marks)


def danger(area: Target, harm: float, text: str, at: tuple[float, float]) -> Mark:
    """Return the pill that tells how dangerous an area is."""
    return Mark(area, "figure", text, colour=danger_colour(harm), at=at)


def danger_colour(harm: float) -> str:
    """Return the colour of a chance to be Damaged or Destroyed."""
    return RED if harm >= SERIOUS else GOLD


# --- the enemy's attack ---------------------------------------------------------------------------


def attack_marks(
    kit: Kit, s: State, step: AttackStep, actions: tuple[Action, ...] = ()
) -> tuple[Mark, ...]:
    """Return the enemy's attack: who at whom, and the Suppression that is the likeliest."""
    pilot = pilot_target(step.pilot)
    area = s.flown.aircraft(step.pilot).area
    marks = [Mark(area, "threat", colour=RED)] if area in kit.areas else []
    marks.append(Mark(pilot, "attack", colour=RED))
    attacker = enemy_target(step.attacker) if step.attacker else ""
    if attacker:
        marks += [Mark(attacker, "attack", colour=RED), Mark(attacker, "aim", to=pilot)]
    means = [action for action in actions if isinstance(action, Suppress)]
    for name in dict.fromkeys(action.pilot for action in means):
        if name != step.pilot:
            marks.append(Mark(pilot_target(name), "source", colour=GREEN))
    if means and attacker:
        # The likeliest is listed first.
        share = chance(s, kit, means[0], step.attacker)
        by = pilot_target(means[0].pilot)
        text = f"{percent(share)} %"
        marks.append(Mark(by, "support", text, to=attacker, colour=GREEN))
    return tuple(marks)
