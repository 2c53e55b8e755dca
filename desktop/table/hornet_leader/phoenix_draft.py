"""Missiles of the Phoenix step in the making: each with its Bandit, all declared together."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Refused, T, Target
from desktop.rules.hornet_leader.actions_mission import Done, FirePhoenix, Phoenix
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks, in_the_air, missile_of, shooters
from desktop.rules.hornet_leader.phoenix import why_not as why_not_fired
from desktop.rules.hornet_leader.state import View
from desktop.table.hornet_leader.counters import board_counters, pilot_target
from desktop.table.hornet_leader.marks import GREEN
from desktop.table.look import Counter, Mark

FIRE, DONE = "button:fire", Done().picks[0]
AIRBORNE = T("hornet_leader.table", "AIM-54s are fired at Bandits and Bombers only")
NOTHING = T("hornet_leader.table", "No missile has a Bandit yet")
USED = T("hornet_leader.table", "Every AIM-54 has its Bandit; take one off first")


class PhoenixDraft:
    """What is aimed at whom; it begins with what the autopilot would do."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self._kit, self._view = kit, view
        s = view.state
        self.missiles = [
            each.pilot
            for each in shooters(s, kit)
            for item in each.loads
            if item == missile_of(kit, each)
        ]
        """The Pilot of each missile."""
        self.enemies = [counter.key for counter in in_the_air(s)]
        self.aimed: dict[int, str] = {}
        """By missile: its Bandit."""
        self.lit = self.enemies[0] if self.enemies else ""
        """The Bandit that plus and minus work on."""
        best = next((each for each in choice.actions if isinstance(each, FirePhoenix)), None)
        for phoenix in () if best is None else best.missiles:
            free = [place for place in self._free() if self.missiles[place] == phoenix.pilot]
            self.aimed[free[0]] = phoenix.enemy

    def places(self) -> range:
        """Return the missiles by number."""
        return range(len(self.missiles))

    def _free(self) -> list[int]:
        return [place for place in self.places() if place not in self.aimed]

    def phoenix(self, place: int) -> Phoenix:
        """Return a missile with its Bandit."""
        return Phoenix(self.missiles[place], self.aimed[place])

    @property
    def action(self) -> FirePhoenix | None:
        """The declaration, once a missile has a Bandit."""
        if not self.aimed:
            return None
        return FirePhoenix(tuple(self.phoenix(place) for place in sorted(self.aimed)))

    # --- changing it ------------------------------------------------------------------------------

    def cycle(self, place: int) -> None:
        """Send a missile to the next Bandit, after the last one to none."""
        ways = ["", *self.enemies]
        following = ways[(ways.index(self.aimed.get(place, "")) + 1) % len(ways)]
        self.aimed.pop(place, None)
        if following:
            self.aimed[place] = self.lit = following

    def aim(self, place: int, enemy: str) -> None:
        """Send a missile to a Bandit; raise :class:`Refused` if it is none."""
        if enemy not in self.enemies:
            raise Refused("HL-5.7a", AIRBORNE)
        self.aimed[place] = self.lit = enemy

    def add(self) -> None:
        """Send one more missile to the Bandit that is lit; raise :class:`Refused` without one."""
        free = self._free()
        if not free:
            raise Refused("HL-5.7a", USED)
        if self.lit:
            self.aimed[free[0]] = self.lit

    def take_off(self) -> None:
        """Take the last missile off the Bandit that is lit."""
        there = [place for place, enemy in self.aimed.items() if enemy == self.lit]
        if there:
            del self.aimed[max(there)]

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def picks(self) -> tuple[Target, ...]:
        """What was picked so far."""
        return () if self.action is None else self.action.picks

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked: every Bandit, and the end."""
        return frozenset({DONE, *(f"enemy:{enemy}" for enemy in self.enemies)})

    def back(self) -> bool:
        """Take the last missile back."""
        if not self.aimed:
            return False
        del self.aimed[max(self.aimed)]
        return True

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return board_counters(self._kit, self._view)

    def marks(self) -> tuple[Mark, ...]:
        """Light the Bandits, and the line of each missile."""
        lines = dict.fromkeys(
            Mark(pilot_target(self.missiles[place]), "support", to=f"enemy:{enemy}", colour=GREEN)
            for place, enemy in sorted(self.aimed.items())
        )
        lit = tuple(Mark(f"enemy:{enemy}", "target", colour=GREEN) for enemy in self.enemies)
        chosen = (Mark(f"enemy:{self.lit}", "picked"),) if self.lit else ()
        return (*lit, *lines, *chosen)

    def movable(self, target: Target) -> bool:
        """Return whether something can be dragged: nothing can."""
        return False

    def drop(self, source: Target, target: Target) -> None:
        """Refuse to move anything: missiles are aimed by a press on the Bandit."""
        raise Refused("HL-5.7a", AIRBORNE)

    def pick(self, target: Target) -> Action | None:
        """Aim one more missile at a Bandit, or take it off; return what is declared."""
        if target == DONE:
            return Done()
        if target == FIRE:
            return self._declared()
        enemy = target.removeprefix("enemy:")
        if target.startswith("enemy:") and enemy in self.enemies:
            again = enemy == self.lit
            self.lit = enemy
            if self._free():
                self.add()
            elif again:
                self.take_off()
        elif target.startswith("enemy:"):
            raise Refused("HL-5.7a", AIRBORNE)
        return None

    def _declared(self) -> FirePhoenix:
        action = self.action
        if action is None:
            raise Refused("HL-5.7a", NOTHING)
        found = why_not_fired(self._view.state, self._kit, action.missiles)
        if found is not None:
            raise found
        return action


def phoenix_draft(kit: Kit, choice: Choice, view: View) -> PhoenixDraft | None:
    """Return the draft of the Phoenix step, if it is the one that asks."""
    step = view.state.steps[-1] if view.state.steps else None
    return PhoenixDraft(kit, view, choice) if isinstance(step, PhoenixAttacks) else None
