"""The Phoenix step before the turns (HL-5.7)."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Roll, Rolled, T, Target, Tell
from desktop.rules.hornet_leader.actions_mission import Done, FirePhoenix, Phoenix
from desktop.rules.hornet_leader.attack_checks import flying, not_flying, not_there, why_not_carried
from desktop.rules.hornet_leader.attack_dice import faces
from desktop.rules.hornet_leader.attack_results import Fire, dice_of, fire_all, strike
from desktop.rules.hornet_leader.attack_rules import fit, is_there, usable
from desktop.rules.hornet_leader.dice import SIDES
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.standing import forbidden
from desktop.rules.hornet_leader.steps import CampaignStep, Phase

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Aircraft, Counter
    from desktop.rules.hornet_leader.state import State

DONE = Done()
PROMPT = T("hornet_leader", "Phoenix attacks: declare all missiles, or go on")
ROLL_PROMPT = T("hornet_leader", "Roll for the Phoenix missiles")


class PhoenixAttacks(CampaignStep, frozen=True):
    """HL-5.7a  F-14s may fire AIM-54s at Bandits, all declared before any die is rolled."""

    def phase(self) -> Phase:
        return "bound"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        actions = (*listed(s, kit), DONE)
        return Choice(PLAYER, "HL-5.7a", PROMPT, actions, open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(not forbidden(s, kit, "phoenix") and shooters(s, kit) and in_the_air(s))

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, FirePhoenix) or not action.missiles:
            raise Refused("HL-5.7a", T("core", "That is not among the possible actions."))
        found = why_not(s, kit, action.missiles)
        if found:
            raise found

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        pilots = [pick[6:] for pick in picks if pick.startswith("pilot:")]
        aimed = [pick.removeprefix("enemy:") for pick in picks if not pick.startswith("pilot:")]
        if pilots and not aimed:
            aircraft = flying(s, pilots[0])
            return not_flying() if aircraft is None else _why_no_shooter(s, kit, aircraft)
        missiles = zip(pilots, aimed, strict=False)
        return why_not(s, kit, tuple(Phoenix(pilot, enemy) for pilot, enemy in missiles))

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, FirePhoenix):
            s.then(PhoenixRoll(action.missiles))


class PhoenixRoll(CampaignStep, frozen=True):
    """HL-5.7b  The dice of all declared missiles; range and Dogfight do not count."""

    missiles: tuple[Phoenix, ...]

    def decision(self, s: State, kit: Kit) -> Chance:
        dice = dice_of(s, kit, fires(s, kit, self.missiles), "phoenix")
        subject = FirePhoenix(self.missiles).label(kit)
        roll = Roll(len(dice), SIDES, subject=subject, parts=dice)
        return Chance("die", "HL-5.7a", ROLL_PROMPT, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        fired = fires(s, kit, self.missiles)
        strike(s, kit, fire_all(s, kit, fired, action.dice, "phoenix", tell), tell)


def missile_of(kit: Kit, aircraft: Aircraft) -> str:
    """Return the weapon an Aircraft carries that is fired in this step; empty if it has none."""
    return next((item for item in aircraft.loads if kit.weapons[item].phoenix_step), "")


def shooters(s: State, kit: Kit) -> list[Aircraft]:
    """Return the Aircraft that may fire in this step (HL-5.7a, HL-5.7d)."""
    return [each for each in s.flown.flying() if _why_no_shooter(s, kit, each) is None]


def in_the_air(s: State) -> list[Counter]:
    """Return the Bandits and Bombers on the display."""
    return [counter for counter in s.flown.counters if counter.kind != "site"]


def fires(s: State, kit: Kit, missiles: tuple[Phoenix, ...]) -> list[Fire]:
    """Return what is fired: the missile of each Aircraft at its enemy."""
    return [
        Fire(each.pilot, missile_of(kit, s.flown.aircraft(each.pilot)), each.enemy)
        for each in missiles
    ]


def why_not(s: State, kit: Kit, missiles: tuple[Phoenix, ...]) -> Refused | None:
    """Return why missiles cannot be declared; ``None`` if they can."""
    if forbidden(s, kit, "phoenix"):
        return Refused("HL-1.6c", T("hornet_leader", "An Event does not let AIM-54s be fired now"))
    for pilot, count in Tally(each.pilot for each in missiles).items():
        aircraft = flying(s, pilot)
        if aircraft is None:
            return not_flying()
        missile = missile_of(kit, aircraft)
        found = _why_no_shooter(s, kit, aircraft) or why_not_carried(
            kit, aircraft, [missile] * count
        )
        if found:
            return found
        for each in missiles:
            if each.pilot != pilot:
                continue
            if not is_there(s, each.enemy):
                return not_there()
            found = usable(s, kit, aircraft, missile, each.enemy, "phoenix")
            if found:
                return found
    return None


def listed(s: State, kit: Kit) -> tuple[FirePhoenix, ...]:
    """Return the declarations to list: the one the autopilot would take, then single missiles."""
    best = FirePhoenix(_best(s, kit))
    singles = [
        FirePhoenix((Phoenix(aircraft.pilot, counter.key),))
        for aircraft in shooters(s, kit)
        for counter in in_the_air(s)
    ]
    return tuple(dict.fromkeys([best, *singles]))


def _best(s: State, kit: Kit) -> tuple[Phoenix, ...]:
    """Return one missile for each Bandit, two for an Objective, the best shots first."""
    bandits = sorted(in_the_air(s), key=lambda counter: _order(kit, counter))
    wanted = [counter.key for counter in bandits for _ in range(1 + counter.objective)]
    ready = [
        (faces(s, kit, aircraft, missile, wanted[0], "phoenix"), place, aircraft.pilot)
        for place, aircraft in enumerate(shooters(s, kit))
        for missile in aircraft.loads
        if kit.weapons[missile].phoenix_step
    ]
    pairs = zip(sorted(ready), wanted, strict=False)
    return tuple(Phoenix(pilot, enemy) for (_, _, pilot), enemy in pairs)


def _order(kit: Kit, counter: Counter) -> tuple[bool, int]:
    """Return what sorts enemies: Objectives, then those that Damage on the lowest roll."""
    bandit = kit.bandits.get(counter.face)
    return not counter.objective, bandit.attack[1] if bandit is not None else 0


def _why_no_shooter(s: State, kit: Kit, aircraft: Aircraft) -> Refused | None:
    found = fit(s, kit, aircraft)
    if found or missile_of(kit, aircraft):
        return found
    text = T("hornet_leader", "{pilot} carries no AIM-54")
    return Refused("HL-5.7a", text.of(pilot=kit.callsign(aircraft.pilot)))
