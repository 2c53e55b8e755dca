"""What is lit while the pointer rests: who can attack an Aircraft, whom an enemy can attack."""

from __future__ import annotations

from desktop.rules.core import Target
from desktop.rules.hornet_leader.actions_mission import enemy_target
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.enemy_rules import victims
from desktop.rules.hornet_leader.reactions import AttackStep
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.counters import pilot_target
from desktop.table.hornet_leader.marks import RED
from desktop.table.hornet_leader.words import aircraft_of
from desktop.table.look import Mark


def hover_marks(kit: Kit, s: State, target: Target) -> tuple[Mark, ...]:
    """Return what to light while something is pointed at."""
    if target in kit.areas:
        near = kit.areas[target].adjacent
        return tuple(Mark(area, "located", colour="#8FB7D6") for area in near)
    if s.mission is None or (s.steps and isinstance(s.steps[-1], AttackStep)):
        # The attack that goes on is drawn already.
        return ()
    kind, _, key = target.partition(":")
    if kind == "pilot":
        aircraft = aircraft_of(s, key)
        if aircraft is None or not aircraft.area or not aircraft.flying:
            return ()
        found = threat(s, kit, key, aircraft.area, aircraft.high)
        return tuple(
            Mark(enemy_target(enemy), "aim", to=target, colour=RED) for enemy in found.enemies
        )
    if kind == "enemy" and s.mission.has(key):
        hit = victims(s, kit, s.mission.counter(key))
        return tuple(Mark(target, "aim", to=pilot_target(each.pilot), colour=RED) for each in hit)
    return ()
