"""Who can be sent against what, so that the deployment can still become legal (EM-VI.3b)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Side, Target
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.actions_polish import Send
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import FLEET, POLISH, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class Survey(msgspec.Struct):
    """What stands where in the deployment."""

    free: dict[Side, list[Squadron]]
    """Squadrons that can be sent, by commander."""
    sent: dict[str, int]
    """Squadrons sent, by target."""
    russians: list[tuple[Squadron, str]]
    """Russian squadrons on the board with their territories."""
    idle: dict[str, list[Squadron]]
    """Escorts that protect something and that nobody engages, by territory."""
    attacked: set[str]
    """Territories in which a protected target is attacked."""

    @property
    def missing(self) -> list[tuple[Squadron, str]]:
        """The escorts that have to be engaged yet, with their territories (EM-VI.3b)."""
        return [
            (escort, place)
            for place, escorts in self.idle.items()
            if place in self.attacked
            for escort in escorts
        ]

    def spare(self, side: Side, *, later: bool = False) -> int:
        """Return how many squadrons a commander and those after him can still send.

        ``later`` leaves his own out.
        """
        sides = list(self.free)
        first = sides.index(side) + later
        return sum(len(self.free[each]) for each in sides[first:])


def survey(s: State, kit: Kit) -> Survey:
    """Return what stands where in the deployment."""
    free: dict[Side, list[Squadron]] = {side: [] for side in s.hands}
    sent: dict[str, int] = {}
    russians = [
        (each, theatre.territory_of(s, each))
        for each in theatre.russian(s, kit)
        if each.where == "board"
    ]
    split = s.terms.split_polish
    for each in theatre.allied(s, kit):
        if each.target:
            sent[each.target] = sent.get(each.target, 0) + 1
        elif can_fly(each):
            free[theatre.commander_of(s, kit, each) if split else POLISH].append(each)
    found = Survey(free, sent, russians, {}, set())
    for each, place in russians:
        if each.role != "escort":
            if each.id in sent:
                found.attacked.add(place)
        elif not each.lured and each.id not in sent:
            found.idle.setdefault(place, []).append(each)
    for assault in s.assaults:
        if f"assault:{assault.line}" in sent:
            found.attacked.add(assault.territory)
    if FLEET in sent:
        found.attacked.add(SEA)
    return found


def can_fly(squadron: Squadron) -> bool:
    """Return whether an allied squadron is in play and has not flown today."""
    return not squadron.spent and squadron.where in ("base", "pool")


def targets(s: State, kit: Kit, there: Survey, side: Side) -> tuple[Target, ...]:
    """Return what a squadron of a commander can be sent against now, as picks.

    What would leave an escort that nobody is left to engage is not among them (EM-VI.3b).
    """
    return tuple(_targets(s, kit, there, side))


def can_send(s: State, kit: Kit, side: Side) -> bool:
    """Return whether a commander can send any squadron now.

    As long as nobody was sent, anything on the table can be attacked, if only the escorts first.
    """
    free = sent = False
    for each in theatre.allied(s, kit):
        if each.target:
            sent = True
        elif not free and can_fly(each):
            free = theatre.commander_of(s, kit, each) == side
    if not free or not sent:
        return free and _has_target(s, kit)
    return next(_targets(s, kit, survey(s, kit), side), None) is not None


def _has_target(s: State, kit: Kit) -> bool:
    """Return whether anything on the table can be attacked today."""
    if s.fleet:
        return True
    for each in theatre.russian(s, kit):
        if each.where == "board":
            return True
    for assault in s.assaults:
        if not assault.stopped and not theatre.is_landing(kit, assault):
            return True
    return False


def _targets(s: State, kit: Kit, there: Survey, side: Side) -> Iterator[Target]:
    left = there.spare(side) - 1
    missing = sum(len(there.idle.get(place, ())) for place in there.attacked)
    most = kit.rules.sequence["attackers_per_squadron_max"]
    sent, idle, attacked = there.sent, there.idle, there.attacked
    for each, place in there.russians:
        count = sent.get(each.id, 0)
        if count >= most:
            continue
        if each.role == "escort":
            required = not count and not each.lured and place in attacked
            need = missing - required
        else:
            need = missing + (0 if place in attacked else len(idle.get(place, ())))
        if need <= left:
            yield f"squadron:{each.id}"
    for assault in s.assaults:
        place = assault.territory
        need = missing + (0 if place in attacked else len(idle.get(place, ())))
        if need <= left and not assault.stopped and not theatre.is_landing(kit, assault):
            yield f"assault:{assault.line}"
    if s.fleet and missing + (0 if SEA in attacked else len(idle.get(SEA, ()))) <= left:
        yield FLEET


def sends(s: State, kit: Kit, there: Survey, side: Side) -> list[Send]:
    """Return every order that a commander can give now, by squadron."""
    free = there.free[side]
    if not free:
        return []
    possible = targets(s, kit, there, side)
    orders: list[Send] = []
    for each in free:
        orders += _orders(each.id, possible)
    return orders


@lru_cache(maxsize=4096)
def _orders(squadron: str, possible: tuple[Target, ...]) -> tuple[Send, ...]:
    return tuple(Send(squadron, target) for target in possible)
