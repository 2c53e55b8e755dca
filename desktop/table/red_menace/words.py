"""What lies at a place of the table, and what was tried there: for tooltips and readers."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.rules.core import T, Target, Text
from desktop.rules.red_menace.actions_blue import numbers_in
from desktop.rules.red_menace.records import BLUE, Bomber, Box
from desktop.table.red_menace import sheet_words
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.layout import PREFIX, layout
from desktop.table.red_menace.places import (
    BOMBER,
    CARD,
    FLIGHT,
    PLANE,
    SUBMARINE,
    city_of,
)
from desktop.table.red_menace.sheet_state import FATES, UNUSED, WAITS

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

ROW = T("red_menace.table", "Row of {flight}")
STATES: dict[Box, Text] = {
    "ready": T("red_menace.table", "{count} Ready"),
    "normal": T("red_menace.table", "{count} in the Normal box"),
    "long": T("red_menace.table", "{count} in the Long box"),
    "aside": T("red_menace.table", "{count} set aside"),
    "out": T("red_menace.table", "{count} not used"),
    "lost": T("red_menace.table", "{count} out of the game"),
}
"""Where interceptors are."""
BOTH = T("red_menace.table", "{a}; {b}")


def joined(*parts: Text | None) -> Text:
    """Return what is there of some texts, one after the other; the first always is."""
    found = [part for part in parts if part is not None]
    text = found[0]
    for part in found[1:]:
        text = BOTH.of(a=text, b=part)
    return text


def described(kit: Kit, s: State, target: Target) -> Text | None:
    """Return what a target is, and what lies there."""
    kind, _, key = target.partition(":")
    if target in kit.hexes:
        return joined(_hex(kit, target), contents(kit, s, target))
    if target == SUBMARINE:
        return _submarine(s)
    match kind + ":":
        case "city:" if key in kit.cities:
            return joined(_city(kit, s, key), contents(kit, s, kit.cities[key].hex))
        case "base:" if key in kit.cities:
            return joined(_base(kit, s, key), contents(kit, s, f"{PREFIX}dep_{key}"))
        case "flight:":
            return _flight(kit, s, key)
        case "bomber:" if key.isdecimal() and int(key) < len(s.bombers):
            return _bomber(kit, s.bombers[int(key)])
        case "plane:" | "sent:" if key in kit.units:
            return _planes(kit, s, key)
        case "event:" if key.isdecimal() and int(key) in kit.events:
            event = kit.events[int(key)]
            words = T("red_menace.table", "Event {number}, {title}: {text}")
            return words.of(number=key, title=event.title, text=event.text)
        case "box:" if key in layout().boxes:
            return joined(_box(kit, s, key), contents(kit, s, target))
        case _:
            return None


def contents(kit: Kit, s: State, place: Target) -> Text | None:
    """Return the counters of a place, equal ones with their number; ``None`` if it is empty."""
    here = [each for each in table_counters(kit, s) if each.place == place and not each.fixed]
    names = Tally(each.name for each in here)
    if not names:
        return None
    words = T("red_menace.table", "{count} {unit}")
    return kit.listed(
        name if count == 1 else words.of(count=count, unit=name) for name, count in names.items()
    )


def _hex(kit: Kit, hex_id: str) -> Text:
    """Return the name of a hex and what is printed in it."""
    info = kit.hexes[hex_id]
    name = T("red_menace.table", "{hex} {name}").of(hex=hex_id, name=kit.hex_name(hex_id))
    signs: list[Text | None] = [name if info.cities else kit.hex_name(hex_id)]
    if info.dew:
        signs.append(T("red_menace.table", "DEW Line {number}").of(number=info.dew))
    if info.ad:
        signs.append(T("red_menace.table", "air defence site {number}").of(number=info.ad))
    if info.trajectory:
        words = T("red_menace.table", "formations leave it to the {way}")
        signs.append(words.of(way=info.trajectory))
    if info.polaris:
        signs.append(T("red_menace.table", "Polaris launch"))
    return joined(*signs)


def _city(kit: Kit, s: State, city: str) -> Text:
    """Return a city with the number of its icon, and how it fell if it did."""
    name = T("red_menace.table", "{city} ({id})").of(city=kit.city_name(city), id=city)
    ruin = s.ruins.get(city)
    if ruin is None:
        return name
    words = T("red_menace.table", "{city}: destroyed in turn {turn}, {points} points for you")
    if ruin.by != BLUE:
        words = T("red_menace.table", "{city}: destroyed in turn {turn}, {points} Soviet points")
    return words.of(city=name, turn=ruin.turn, points=ruin.points)


def _base(kit: Kit, s: State, city: str) -> Text:
    if city in s.ruins:
        return _city(kit, s, city)
    words = T("red_menace.table", "Bombers on the ground in {city} ({id})")
    return words.of(city=kit.city_name(city), id=city)


def _flight(kit: Kit, s: State, key: str) -> Text | None:
    """Return where a formation flies and with what, or what became of it."""
    name = T("red_menace.table", "{flight}: {what}")
    flight = next((each for each in s.flights if each.key == key), None)
    if flight is None:
        if key in s.pool:
            return name.of(flight=kit.flight_name(key), what=sheet_words.IN_POOL)
        what = FATES.get(s.finished.get(key, ""), WAITS if len(key) > 1 else UNUSED)
        return name.of(flight=kit.flight_name(key), what=what)
    aim = T("red_menace.table", "from {base} to {target}")
    aim = aim.of(
        base=kit.city_name(flight.base), target=kit.city_name(flight.target or flight.base)
    )
    crew = T("red_menace.table", "not detected")
    if flight.revealed:
        crew = kit.unit_names(flight.bombers)
    return name.of(flight=kit.flight_name(key), what=joined(aim, crew))


def _bomber(kit: Kit, bomber: Bomber) -> Text:
    """Return a bomber of the player with its numbers in words, and where it is."""
    unit = kit.units[bomber.unit]
    words = T(
        "red_menace.table",
        "{unit}: movement {M}, range {R}, attack {A} or more, defence {D}; {where}",
    )
    where = {
        "ground": T("red_menace.table", "on the ground in {place}"),
        "flight": T("red_menace.table", "in flight at {place}"),
        "aside": T("red_menace.table", "set aside"),
        "out": T("red_menace.table", "not used"),
        "lost": T("red_menace.table", "destroyed"),
        "home": T("red_menace.table", "called home"),
    }[bomber.where]
    if bomber.where == "ground":
        where = where.of(place=kit.city_name(bomber.at))
    elif bomber.where == "flight":
        where = where.of(place=kit.hex_name(bomber.at))
    return words.of(unit=unit.name, M=unit.M, R=unit.R[0], A=unit.A, D=unit.D, where=where)


def _planes(kit: Kit, s: State, key: str) -> Text:
    """Return a type of interceptor with its numbers in words, and where its counters are."""
    unit = kit.units[key]
    words = T("red_menace.table", "{unit}: range {R}, attack {A} or more; {boxes}")
    boxes = Tally(plane.box for plane in s.interceptors if plane.unit == key)
    listed = kit.listed(STATES[box].of(count=boxes[box]) for box in STATES if boxes[box])
    ranges = "/".join(map(str, unit.R))
    return words.of(unit=unit.name, R=ranges, A=unit.A, boxes=listed)


def _submarine(s: State) -> Text:
    words = T("red_menace.table", "Your submarine: moves left {moves}, missiles left {missiles}")
    return words.of(moves=s.sub.moves, missiles=s.sub.missiles)


def _box(kit: Kit, s: State, box: str) -> Text:
    """Return what a box of a sheet is for."""
    if box.startswith("dep_"):
        return _base(kit, s, box.removeprefix("dep_"))
    if box.startswith("form_"):
        key = box.split("_")[1]
        return _flight(kit, s, key) or ROW.of(flight=kit.flight_name(key))
    if "_int_" in box:
        nation, _, state = box.partition("_int_")
        words = T("red_menace.table", "Fighters, {nation}: {state}")
        return words.of(
            nation=sheet_words.NATIONS[_NATIONS[nation]], state=sheet_words.STATES[state]
        )
    if box in sheet_words.LEADS:
        a, b = sheet_words.LEADS[box]
        return T("red_menace.table", "{a}: {b}").of(a=a, b=b)
    if box == "event_current":
        return described(kit, s, f"{CARD}{s.event}") or sheet_words.NO_EVENT
    return sheet_words.TITLES.get(box) or sheet_words.POOLS[box]


_NATIONS = {"us": "usa", "ca": "canada", "uk": "uk", "su": "ussr", "cu": "cuba"}


# --------------------------------------------------------------------------- what was tried


def attempted(kit: Kit, s: State, target: Target, picks: tuple[Target, ...]) -> Text | None:
    """Return what is not possible when a target is refused after these picks."""
    name = _named(kit, s, target)
    if name is None:
        return None
    numbers = [number for number in numbers_in(picks) if number < len(s.bombers)]
    if numbers:
        unit = kit.unit_names(s.bombers[number].unit for number in numbers)
        if len(numbers) == 1:
            unit = kit.unit_name(s.bombers[numbers[0]].unit)
        words = T("red_menace.table", "{unit} cannot enter {place}")
        if s.bombers[numbers[0]].where != "flight":
            words = T("red_menace.table", "{unit} cannot be based in {place}")
        return words.of(unit=unit, place=name)
    if target.startswith(PLANE) and any(pick.startswith(FLIGHT) for pick in picks):
        return T("red_menace.table", "{unit} cannot be sent").of(unit=name)
    plane = next((pick for pick in picks if pick.startswith(PLANE)), "")
    if plane:
        unit = kit.unit_name(plane.split(":")[1])
        return T("red_menace.table", "{unit} cannot reach {place}").of(unit=unit, place=name)
    return T("red_menace.table", "{place} cannot be chosen").of(place=name)


def _named(kit: Kit, s: State, target: Target) -> Text | None:
    """Return what a target is called in a sentence."""
    city = city_of(target)
    if city in kit.cities:
        return kit.city_name(city)
    if target in kit.hexes:
        return kit.hex_name(target)
    key = target.partition(":")[2]
    if target.startswith(FLIGHT):
        return kit.flight_name(key)
    if target.startswith(BOMBER) and key.isdecimal() and int(key) < len(s.bombers):
        return kit.unit_name(s.bombers[int(key)].unit)
    if target.startswith(PLANE) and key.split(":")[0] in kit.units:
        return kit.unit_name(key.split(":")[0])
    if target.startswith(CARD) and key.isdecimal() and int(key) in kit.events:
        return kit.events[int(key)].title
    if target == SUBMARINE:
        return kit.unit_name("ssbn")
    return None
