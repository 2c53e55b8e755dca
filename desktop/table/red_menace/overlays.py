"""What keys light on the whole map: target lines, next turn's threats, the Soviet defences."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.rules.core import T, Target
from desktop.rules.red_menace import batteries_red, raid_odds
from desktop.rules.red_menace.defenders_odds import hit_chance
from desktop.table.look import Mark, Overlay
from desktop.table.red_menace.inspect_numbers import share
from desktop.table.red_menace.places import CITY, FLIGHT
from desktop.table.red_menace.routes_overlay import PILL, RED, red_zone, zoned

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.raid_odds import Raid
    from desktop.rules.red_menace.state import State, View

TARGETS = T("red_menace.table", "Target lines")
THREATS = T("red_menace.table", "What threatens next")
DEFENCES = T("red_menace.table", "Soviet defences")
ABOVE, TWIN_APART = 50.0, 92.0
"""Units from the middle of a hex up to a figure about its city, and between those of two cities."""
HARMLESS = "#C9A24A"
"""The way of a formation that attacks nobody yet."""


MarksOf = Callable[["Kit", "State"], tuple[Mark, ...]]


def overlays(kit: Kit) -> tuple[Overlay, ...]:
    """Return what keys light."""
    return (
        Overlay("T", TARGETS, partial(_of_view, kit, target_marks)),
        Overlay("O", THREATS, partial(_of_view, kit, threat_marks)),
        Overlay("R", DEFENCES, partial(_of_view, kit, defence_marks)),
    )


def _of_view(kit: Kit, marks: MarksOf, view: View) -> tuple[Mark, ...]:
    return marks(kit, view.state)


def target_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return a line from every formation to its target."""
    return tuple(
        Mark(FLIGHT + each.key, "aim", to=CITY + each.target, colour=RED)
        for each in s.flights
        if each.target
    )


# ------------------------------------------------------------------------------ what threatens


def threat_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return where formations fly with their next move, and the cities that may fall then."""
    coming = raid_odds.raids(s, kit)
    marks = [mark for raid in coming for mark in _raid_marks(kit, raid)]
    for city, chance in raid_odds.falls(s, kit, coming).items():
        place = kit.cities[city].hex
        at = spot_over(kit, city)
        marks.append(Mark(place, "threat", colour=RED))
        marks.append(Mark(CITY + city, "attack", colour=RED))
        marks.append(Mark(place, "figure", share(chance), colour=RED, at=at, high=PILL))
    return tuple(marks)


def spot_over(kit: Kit, city: str) -> tuple[float, float]:
    """Return where a figure about a city stands: above it, beside that of its twin."""
    info = kit.hexes[kit.cities[city].hex]
    twins = info.cities
    aside = (twins.index(city) - (len(twins) - 1) / 2) * TWIN_APART
    return info.x + aside, info.y - ABOVE


def _raid_marks(kit: Kit, raid: Raid) -> list[Mark]:
    """Return the next move of a formation, and the shot from afar of its Tu-95Ks."""
    colour = RED if raid.chance else HARMLESS
    start: Target = FLIGHT + raid.key
    marks = []
    for hex_id in raid.way:
        marks.append(Mark(start, "way", to=hex_id, colour=colour))
        start = hex_id
    if raid.chance and raid.hex != kit.cities[raid.city].hex:
        marks.append(Mark(start, "aim", to=CITY + raid.city, colour=RED))
    return marks


# -------------------------------------------------------------------------------- the defences


def defence_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return where interceptors and SA-2s may meet bombers; the figure is the SA-2's chance to hit.

    It is that against a bomber without D: of its appearing if it is not there, and of its shot.
    """
    zone: dict[str, bool] = {}
    for unit in _ready(kit, s):
        for hex_id, long in red_zone(kit, s, unit).items():
            zone[hex_id] = zone.get(hex_id, True) and long
    marks = [*zoned(zone, RED)]
    for hex_id in kit.hexes:
        chance = sa2_chance(kit, s, hex_id)
        if chance:
            marks.append(Mark(hex_id, "threat", share(chance), colour=RED, high=PILL))
    return tuple(marks)


def _ready(kit: Kit, s: State) -> list[str]:
    """Return the types of Soviet and Cuban interceptors of which one is Ready."""
    units = dict.fromkeys(each.unit for each in s.interceptors if each.box == "ready")
    return [unit for unit in units if not kit.units[unit].blue]


def sa2_chance(kit: Kit, s: State, hex_id: str) -> float:
    """Return the chance that an SA-2 is found in a hex that is entered now, and hits (RM-10.6.2).

    Those of Moscow fire at every bomber; one shot of theirs is counted.
    """
    there = [s.sams[number].unit for number in batteries_red.red_sams(s, hex_id)]
    if there:
        return hit_chance(kit.units[there[0]].A, 0)
    found = 0.0
    if batteries_red.searched(s, kit, hex_id):
        found = hit_chance(6, 0)
    elif least := batteries_red.appears_on(s, kit, hex_id):
        found = hit_chance(least, 0)
    return found * hit_chance(kit.units["sa2"].A, 0)
