"""What the inspector says of hexes, cities and bases."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.red_menace import batteries_red, raid_odds, theatre
from desktop.rules.red_menace.basing import start_room
from desktop.rules.red_menace.naming import NATIONS
from desktop.rules.red_menace.records import BLUE
from desktop.rules.red_menace.strike_odds import mean_points, polaris_odds
from desktop.rules.red_menace.submarine import in_range
from desktop.table.look import Inspection, Line, Odds
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.inspect_bomber import with_assault
from desktop.table.red_menace.inspect_defence import sam_inspection
from desktop.table.red_menace.inspect_numbers import mean
from desktop.table.red_menace.overlays import sa2_chance
from desktop.table.red_menace.places import has_base

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Ruin
    from desktop.rules.red_menace.state import State

NEAREST = 3
"""How many Soviet cities are named with their distances from a base."""
CITY = T("red_menace.table", "{city} ({id})")
OWNERS = {
    "blue": T("red_menace.table", "Target of the Soviets; {nation} interceptors defend it"),
    "red": T("red_menace.table", "Target of yours; {nation} interceptors defend it"),
}
ABSENT = T("red_menace.table", "It takes no part yet")
DESTROYED = {
    ("blue", "air"): T("red_menace.table", "Destroyed by your bombers in turn {turn}"),
    ("blue", "submarine"): T("red_menace.table", "Destroyed by your submarine in turn {turn}"),
    ("red", "air"): T("red_menace.table", "Destroyed by Soviet bombers in turn {turn}"),
    ("red", "submarine"): T("red_menace.table", "Destroyed by a Soviet submarine in turn {turn}"),
}
POINTS = T("red_menace.table", "Points for it")
WORTH = T("red_menace.table", "Points if it falls, on average")
ON_GROUND = T("red_menace.table", "On the ground: {bombers}")
STANDS = T("red_menace.table", "Stands here: {unit}")
TARGETED = T("red_menace.table", "{flight} arrives in turn {turn}")
ABOVE = T("red_menace.table", "{flight} is over it")
RAID_NOW = T("red_menace.table", "This turn")
RAID_THEN = T("red_menace.table", "Next turn")
UNOPPOSED = T("red_menace.table", "It falls if nobody stops the formations")
POLARIS = T("red_menace.table", "Polaris destroys it")

BASE = T("red_menace.table", "Base of {city} ({id})")
ROOM = T("red_menace.table", "Bombers that may still begin here")
TYPES = T("red_menace.table", "Two types of bombers at most")
FAR = T("red_menace.table", "To {city}, hexes")

TERRAIN = {
    "land": T("red_menace.table", "Land"),
    "sea": T("red_menace.table", "Sea"),
    "ice": T("red_menace.table", "Ice"),
}
DEW = T("red_menace.table", "DEW Line {number}: formations are detected here")
SITE = T("red_menace.table", "AD site {number}: an SA-2 appears on {face}+ when bombers enter")
SITE_S = T("red_menace.table", "AD site {number}: a {face} on any die brings an SA-2")
SITE_QUIET = T("red_menace.table", "AD site {number}: no SA-2 appears here now")
MOBILE = T("red_menace.table", "Mobile SA-2: one appears on {face}+ when bombers enter")
LAUNCH = T("red_menace.table", "The submarine may fire from here")
NIKE_SITE = T("red_menace.table", "The field Nike may stand here")
ARROW = T("red_menace.table", "Formations leave along the arrow")
HERE = T("red_menace.table", "{flight} is here")
FLYING = T("red_menace.table", "Your bombers: {bombers}")
SA2_HITS = T("red_menace.table", "SA-2 hits a bomber")


def city_inspection(kit: Kit, s: State, city: str) -> Inspection:
    """Return what there is to say of a city."""
    info = kit.cities[city]
    owner = OWNERS[info.side].of(nation=NATIONS[info.defender])
    title = CITY.of(city=info.name, id=city)
    ruin = s.ruins.get(city)
    if ruin is not None:
        return _ruin(kit, title, owner, ruin)
    lines = [*_worth(kit, s, city), *_there(kit, s, city), *_coming(kit, s, city)]
    if not theatre.in_play(s, kit, city):
        lines.insert(0, Line(ABSENT, Tone.WARN))
    shown = Inspection(title, owner, lines=tuple(lines), rule="RM-10.1.3a")
    if info.side == "blue":
        return _with_raids(kit, s, shown, city)
    if theatre.bombers_in(s, info.hex) and theatre.is_target(s, kit, city):
        shown = with_assault(kit, s, shown, city)
    if city in in_range(s, kit):
        bar = Odds(POLARIS, polaris_odds(s, kit, city)[0], Tone.GOOD)
        shown = msgspec.structs.replace(shown, odds=(*shown.odds, bar))
    return shown


def _ruin(kit: Kit, title: Text, owner: Text, ruin: Ruin) -> Inspection:
    won = ruin.by == BLUE
    marker = kit.markers.get(ruin.counter)
    return Inspection(
        title,
        owner,
        face=None if marker is None else faces.ruin(marker, ruin.points),
        lines=(
            Line(DESTROYED[ruin.by, ruin.means].of(turn=ruin.turn), Tone.GOOD if won else Tone.BAD),
            Line(POINTS, figure=str(ruin.points)),
        ),
        rule="RM-10.1.3g",
    )


def _worth(kit: Kit, s: State, city: str) -> tuple[Line, ...]:
    return (Line(WORTH, figure=mean(mean_points(s, kit, city, "air"))),)


def _there(kit: Kit, s: State, city: str) -> list[Line]:
    """Return bombers on the ground, posted interceptors, radar aircraft and tankers of a city."""
    lines = []
    grounded = [s.bombers[number].unit for number in theatre.grounded_at(s, city)]
    if grounded:
        lines.append(Line(ON_GROUND.of(bombers=kit.unit_names(grounded)), Tone.INFO))
    posted = [each.unit for each in s.interceptors if each.city == city and each.box == "ready"]
    based = [each.unit for each in s.support if each.where == "launched" and each.base == city]
    if posted or based:
        lines.append(Line(STANDS.of(unit=kit.unit_names((*posted, *based))), Tone.INFO))
    return lines


def _coming(kit: Kit, s: State, city: str) -> list[Line]:
    """Return the formations that fly to a city, with the turn of each."""
    lines = []
    for flight in s.flights:
        if flight.target != city:
            continue
        name, way = kit.flight_name(flight.key), raid_odds.arrivals(s, kit, flight)
        words = TARGETED.of(flight=name, turn=way[-1][1]) if way else ABOVE.of(flight=name)
        soon = not way or way[-1][1] <= s.turn + 1
        lines.append(Line(words, Tone.BAD if soon else Tone.WARN))
    return lines


def _with_raids(kit: Kit, s: State, shown: Inspection, city: str) -> Inspection:
    """Add the chance that a city falls to the next attack of those that reach it."""
    bars = []
    coming = raid_odds.raids(s, kit)
    for turn in sorted({each.turn for each in coming}):
        found = raid_odds.falls(s, kit, (each for each in coming if each.turn == turn))
        if city in found:
            words = RAID_NOW if turn == s.turn else RAID_THEN
            bars.append(Odds(words, found[city], Tone.BAD))
    if not bars:
        return shown
    return msgspec.structs.replace(shown, heading=UNOPPOSED, odds=tuple(bars))


# ----------------------------------------------------------------------------------------- bases


def base_inspection(kit: Kit, s: State, city: str) -> Inspection:
    """Return what there is to say of a base on the US sheet."""
    if city in s.ruins or not has_base(city):
        return city_inspection(kit, s, city)
    here = kit.cities[city].hex
    lines = _there(kit, s, city)
    if not s.turn:
        room = start_room(s, kit, city)
        lines.append(Line(ROOM, Tone.GOOD if room else Tone.WARN, str(room)))
    lines.append(Line(TYPES))
    away = sorted(
        (kit.distance(here, kit.cities[each].hex), each) for each in theatre.red_targets(s, kit)
    )
    lines += [
        Line(FAR.of(city=kit.city_name(each)), figure=str(far)) for far, each in away[:NEAREST]
    ]
    title = BASE.of(city=kit.city_name(city), id=city)
    return Inspection(title, lines=(*lines, *_coming(kit, s, city)), rule="RM-9.3.1c")


# ----------------------------------------------------------------------------------------- hexes


def hex_inspection(kit: Kit, s: State, hex_id: str) -> Inspection:
    """Return what there is to say of a hex; a city's hex is the city."""
    info = kit.hexes[hex_id]
    if len(info.cities) == 1:
        shown = city_inspection(kit, s, info.cities[0])
        return msgspec.structs.replace(
            shown, lines=(*shown.lines, *_signs(kit, s, hex_id), *_counters(kit, s, hex_id))
        )
    lines = [*_signs(kit, s, hex_id), *_counters(kit, s, hex_id)]
    chance = sa2_chance(kit, s, hex_id)
    sams = [n for n, each in enumerate(s.sams) if each.where == "map" and each.hex == hex_id]
    if sams and not info.cities:
        shown = sam_inspection(kit, s, sams[0])
        return msgspec.structs.replace(shown, lines=(*shown.lines, *lines))
    return Inspection(
        kit.hex_name(hex_id),
        TERRAIN[info.terrain],
        lines=tuple(lines),
        odds=(Odds(SA2_HITS, chance, Tone.BAD),) if chance else (),
        rule="RM-10.6.2a" if info.ad else "RM-9.2.4a" if info.dew else "",
    )


def _signs(kit: Kit, s: State, hex_id: str) -> list[Line]:
    """Return what is printed in a hex."""
    info = kit.hexes[hex_id]
    lines = []
    if info.dew:
        lines.append(Line(DEW.of(number=info.dew), Tone.WARN))
    if info.ad:
        lines.append(Line(_site(kit, s, hex_id), Tone.BAD))
    elif least := batteries_red.appears_on(s, kit, hex_id):
        lines.append(Line(MOBILE.of(face=least), Tone.BAD))
    if info.trajectory:
        lines.append(Line(ARROW, Tone.INFO))
    if info.polaris:
        lines.append(Line(LAUNCH, Tone.INFO))
    if info.nike_site and not s.turn:
        lines.append(Line(NIKE_SITE, Tone.INFO))
    return lines


def _site(kit: Kit, s: State, hex_id: str) -> Text:
    number = kit.hexes[hex_id].ad
    if batteries_red.searched(s, kit, hex_id):
        return SITE_S.of(number=number, face=batteries_red.search_face(kit, hex_id))
    least = batteries_red.appears_on(s, kit, hex_id)
    return SITE.of(number=number, face=least) if least else SITE_QUIET.of(number=number)


def _counters(kit: Kit, s: State, hex_id: str) -> list[Line]:
    """Return who flies in a hex."""
    lines = [
        Line(HERE.of(flight=kit.flight_name(each.key)), Tone.BAD)
        for each in theatre.flights_in(s, hex_id)
    ]
    bombers = [s.bombers[number].unit for number in theatre.bombers_in(s, hex_id)]
    if bombers:
        lines.append(Line(FLYING.of(bombers=kit.unit_names(bombers)), Tone.INFO))
    return lines
