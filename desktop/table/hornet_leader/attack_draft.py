"""An attack in the making: Aircraft, enemy, counters or Guns, who pays, High Stress (HL-6.3i)."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Refused, T, Target
from desktop.rules.hornet_leader import attack_checks
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, Shot, enemy_target
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_listing import best_arms
from desktop.rules.hornet_leader.attack_rules import (
    counter_of,
    enemies,
    gun_usable,
    may_attack,
    other_bomber,
    payers,
    usable,
)
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.insisting import follows_table
from desktop.rules.hornet_leader.records import TARGET, Aircraft
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.counters import board_counters, pilot_target
from desktop.table.hornet_leader.marks import board_marks
from desktop.table.look import Counter, Mark
from desktop.table.picker import narrowed

FIRE, END = "button:fire", "button:end_attacks"
GUN_KEY, ITEM, PILOT, PAYER, HIGH = "gun", "item:", "pilot:", "payer:", "high_stress"


class AttackDraft:
    """What a person picks, one after the other; the best counters are chosen beforehand."""

    def __init__(self, kit: Kit, view: View, choice: Choice, fast: bool) -> None:
        self.kit, self._view, self._choice, self.fast = kit, view, choice, fast
        self.pilot = self.enemy = self.payer = ""
        self.high = self.gun = False
        self.aimed: dict[int, str] = {}
        """By place in the load: the enemy at whom the counter is fired."""
        self._next: frozenset[Target] | None = None
        self._bends = follows_table(view.state)
        """Whether it takes what is illegal, too: a table may insist on the attack when it is
        fired."""

    def at(self, pilot: str) -> AttackDraft:
        """Return another draft, with a Pilot chosen."""
        found = AttackDraft(self.kit, self._view, self._choice, self.fast)
        found.pick(pilot_target(pilot))
        return found

    # --- what it has come to ----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position in which it is made."""
        return self._view.state

    @property
    def aircraft(self) -> Aircraft | None:
        """The Aircraft that attacks, once it is chosen."""
        return self.state.flown.aircraft(self.pilot) if self.pilot else None

    @property
    def action(self) -> Attack | None:
        """The attack, as soon as there is something to fire at somebody."""
        aircraft = self.aircraft
        if aircraft is None or not self.enemy or not (self.gun or self.aimed):
            return None
        shots = () if self.gun else self._shots(aircraft)
        return Attack(self.pilot, self.enemy, shots, self.payer, self.high)

    def _shots(self, aircraft: Aircraft) -> tuple[Shot, ...]:
        """Return the counters in the order of their dice."""
        return tuple(Shot(aircraft.loads[place], self.aimed[place]) for place in sorted(self.aimed))

    def refusal(self) -> Refused | None:
        """Return why the attack is illegal as it stands."""
        action = self.action
        if action is None:
            return Refused(
                "HL-6.3i", T("hornet_leader.table", "Choose Aircraft, enemy and weapons")
            )
        return attack_checks.why_not(self.state, self.kit, action, self.fast)

    @property
    def payers(self) -> tuple[str, ...]:
        """Who can pay for it; ``("",)`` if it is free."""
        return payers(self.state, self.kit, self.pilot, self.fast) if self.pilot else ()

    def able(self) -> list[Aircraft]:
        """Return the Aircraft that may attack something in this step."""
        pilots = {each.pilot for each in self._choice.actions if isinstance(each, Attack)}
        return [each for each in self.state.flown.flying() if each.pilot in pilots]

    def enemies(self) -> list[str]:
        """Return the enemies that the chosen Aircraft can attack."""
        aircraft = self.aircraft
        if aircraft is None:
            return []
        s, kit = self.state, self.kit
        return [
            enemy
            for enemy in enemies(s)
            if attack_checks.why_no_arm(s, kit, aircraft, enemy) is None
        ]

    def chip_refusal(self, place: int) -> Refused | None:
        """Return why the counter at a place of the load cannot be fired at the declared enemy."""
        aircraft = self.aircraft
        if aircraft is None or not self.enemy:
            return None
        return usable(self.state, self.kit, aircraft, aircraft.loads[place], self.enemy)

    def gun_refusal(self) -> Refused | None:
        """Return why Guns cannot be used on the declared enemy."""
        aircraft = self.aircraft
        if aircraft is None or not self.enemy:
            return None
        return gun_usable(self.state, self.kit, aircraft, self.enemy)

    def others(self, place: int) -> list[str]:
        """Return the enemies that the counter at a place can go to, the declared one first."""
        aircraft = self.aircraft
        if aircraft is None or not self.enemy:
            return []
        found = [] if self.chip_refusal(place) else [self.enemy]
        item = aircraft.loads[place]
        if self.kit.weapons[item].independent:
            found += [each for each in self._all() if each != self.enemy and self._hits(item, each)]
        return found

    def _all(self) -> list[str]:
        """Return everything that counters can go to; the second Bomber of a counter is one."""
        s = self.state
        found = []
        for enemy in enemies(s):
            counter = counter_of(s, enemy)
            found.append(enemy)
            if counter is not None and counter.bombers > 1:
                found.append(other_bomber(enemy))
        return found

    def _hits(self, item: str, enemy: str) -> bool:
        aircraft = self.aircraft
        return aircraft is not None and not usable(
            self.state, self.kit, aircraft, item, enemy, declared=False
        )

    # --- changing it ------------------------------------------------------------------------------

    def toggle(self, place: int) -> None:
        """Take the counter at a place, or leave it; raise :class:`Refused` if it cannot be fired.

        Guns and counters are not used in one attack (HL-6.3h).
        """
        if place in self.aimed:
            del self.aimed[place]
            return
        possible = self.others(place) or ([self.enemy] if self._bends and self.enemy else [])
        if not possible:
            raise self.chip_refusal(place) or self._choose_enemy_first()
        self.gun = False
        self.aimed[place] = possible[0]

    def toggle_gun(self) -> None:
        """Use Guns instead of counters, or not; raise :class:`Refused` if that is not possible."""
        found = self.gun_refusal()
        if (found is not None and not self._bends) or not self.enemy:
            raise found or self._choose_enemy_first()
        self.gun = not self.gun
        self.aimed.clear()

    def redirect(self, place: int) -> None:
        """Send an Independent counter to the next enemy that it can go to (HL-1.4j)."""
        possible = self.others(place)
        if place in self.aimed and len(possible) > 1:
            present = possible.index(self.aimed[place])
            self.aimed[place] = possible[(present + 1) % len(possible)]

    def aim(self, place: int, enemy: str) -> None:
        """Send the counter at a place to an enemy; raise :class:`Refused` if it cannot go there.

        A second one for the same Bombers goes to the other of them.
        """
        aircraft, possible = self.aircraft, self.others(place)
        if aircraft is None:
            raise self._choose_enemy_first()
        if enemy not in possible:
            item = aircraft.loads[place]
            if enemy != self.enemy and not self.kit.weapons[item].independent:
                words = T(
                    "hornet_leader", "{weapon} is not Independent: only at the declared enemy"
                )
                raise Refused("HL-6.3a", words.of(weapon=self.kit.weapon_name(item)))
            declared = enemy == self.enemy
            found = usable(self.state, self.kit, aircraft, item, enemy, declared=declared)
            raise found or self._choose_enemy_first()
        taken = [each for at, each in self.aimed.items() if at != place]
        other = other_bomber(enemy)
        self.gun = False
        self.aimed[place] = other if enemy in taken and other in possible else enemy

    def pay_next(self) -> None:
        """Let the next of those who can pay do so."""
        possible = self.payers
        if len(possible) > 1:
            self.payer = possible[(possible.index(self.payer) + 1) % len(possible)]

    def take(self, arms: tuple[str, ...] | None) -> None:
        """Take these counters, as far as they are aboard; none of them are Guns."""
        self.aimed.clear()
        self.gun = arms == ()
        aircraft = self.aircraft
        for item in arms or ():
            for place, carried in enumerate(() if aircraft is None else aircraft.loads):
                if carried == item and place not in self.aimed:
                    self.aimed[place] = self.enemy
                    break

    def _set_pilot(self, pilot: str) -> None:
        aircraft = attack_checks.flying(self.state, pilot)
        found = (
            attack_checks.not_flying()
            if aircraft is None
            else may_attack(self.state, self.kit, aircraft, self.fast)
        )
        if found is not None and not (aircraft and self._bends):
            raise found
        self._clear(pilot)
        self.payer = next(iter(self.payers), "")

    def _set_enemy(self, enemy: str) -> None:
        aircraft = self.aircraft
        if aircraft is None:
            raise Refused("HL-6.2a", T("hornet_leader.table", "Choose an Aircraft first"))
        found = attack_checks.why_no_arm(self.state, self.kit, aircraft, enemy)
        if found is not None and not self._bends:
            raise found
        self.enemy = enemy
        self.take(best_arms(self.state, self.kit, aircraft, enemy))

    def _clear(self, pilot: str = "") -> None:
        self.pilot, self.enemy, self.payer = pilot, "", ""
        self.high = self.gun = False
        self.aimed.clear()

    def _choose_enemy_first(self) -> Refused:
        return Refused("HL-6.3i", T("hornet_leader.table", "Choose an enemy first"))

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """What was picked so far, as in the action."""
        action = self.action
        if action is not None:
            return action.picks
        found = [pilot_target(self.pilot)] if self.pilot else []
        return (*found, *([enemy_target(self.enemy)] if self.enemy else []))

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked: Aircraft, then enemies, then chips."""
        if self._next is None:
            found = {END, *(pilot_target(each.pilot) for each in self.able())}
            found |= {enemy_target(enemy) for enemy in self.enemies()}
            aircraft = self.aircraft
            if aircraft is not None and self.enemy:
                places = range(len(aircraft.loads))
                found |= {ITEM + aircraft.loads[each] for each in places if self.others(each)}
                found |= {GUN_KEY} if self.gun_refusal() is None else set()
            self._next = frozenset(found)
        return self._next

    def back(self) -> bool:
        """Take back the enemy, then the Aircraft."""
        had = bool(self.pilot)
        self._next = None
        self._clear(self.pilot if self.enemy else "")
        if self.pilot:
            self.payer = next(iter(self.payers), "")
        return had

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return board_counters(self.kit, self._view)

    def marks(self) -> tuple[Mark, ...]:
        """Light the Aircraft, or the enemies of the chosen one with the best odds."""
        picks = tuple(pick for pick in self.picks[:2] if not pick.startswith(ITEM))
        first = narrowed(self._choice.actions, picks[:1])
        marks = board_marks(self.kit, self._view, first, picks[:1])
        if len(picks) > 1:
            aim = board_marks(self.kit, self._view, narrowed(first, picks), picks)
            marks = tuple(dict.fromkeys((*marks, *aim)))
        return marks

    def movable(self, target: Target) -> bool:
        """Return whether something can be dragged: nothing can."""
        return False

    def drop(self, source: Target, target: Target) -> None:
        """Refuse to move anything."""
        raise Refused("HL-6.2a", T("hornet_leader.table", "Aircraft do not move in this step"))

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return the attack when it is fired, or the end of the step."""
        self._next = None
        if target == END:
            return EndAttacks()
        if target == FIRE:
            found = self.refusal()
            if found is not None:
                raise found
            return self.action
        if target == GUN_KEY:
            self.toggle_gun()
        elif target.startswith(ITEM):
            self._pick_item(target.removeprefix(ITEM).partition("@")[0])
        elif target.startswith(PILOT):
            self._set_pilot(target.removeprefix(PILOT))
        elif target == TARGET or target.startswith("enemy:"):
            self._set_enemy(target.removeprefix("enemy:"))
        elif target.startswith(PAYER):
            self.payer = target.removeprefix(PAYER)
        elif target == HIGH:
            self.high = not self.high
        return None

    def _pick_item(self, item: str) -> None:
        """Take one counter more of a kind, or none once all of them are taken."""
        aircraft = self.aircraft
        places = [
            place
            for place, carried in enumerate(() if aircraft is None else aircraft.loads)
            if carried == item
        ]
        free = [place for place in places if place not in self.aimed]
        for place in free[:1] or places:
            self.toggle(place)


def attack_draft(kit: Kit, choice: Choice, view: View) -> AttackDraft | None:
    """Return the draft of an attack, where one is to be declared."""
    step = view.state.steps[-1] if view.state.steps else None
    if not isinstance(step, AircraftAttacks):
        return None
    return AttackDraft(kit, view, choice, step.fast)
