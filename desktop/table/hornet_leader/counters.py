"""The counters on the tactical display: Aircraft, Sites, Bandits, Bombers."""

from __future__ import annotations

from typing import Literal

from desktop.models.say import say
from desktop.paint.face import Cell, Face, Status
from desktop.paint.face import State as Sign
from desktop.paint.pictures import picture_of
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.actions_mission import enemy_target
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_target import hits_on_target
from desktop.rules.hornet_leader.changes_display import CENTER
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_rules import face_of
from desktop.rules.hornet_leader.records import TARGET, Aircraft
from desktop.rules.hornet_leader.records import Counter as Enemy
from desktop.rules.hornet_leader.state import State, View
from desktop.rules.hornet_leader.targets import hits_needed
from desktop.table.hornet_leader import faces
from desktop.table.hornet_leader.areas import display_of
from desktop.table.hornet_leader.display_plan import SHEET, DisplayArea
from desktop.table.hornet_leader.rows import GAP, rows_of
from desktop.table.look import Counter

GAME = "hornet_leader"
TARGET_FILL, TARGET_INK = "#EFE6CF", "#20262D"
TARGET_TITLE = T("hornet_leader.table", "Target {number}")
STATUSES: tuple[Status, ...] = ("okay", "shaken", "unfit")
FLIGHT_Z = 30
APRON, APRON_SIZE = 96.0, 64.0
"""Height of the strip below the display where Aircraft wait to be placed, and their size on it."""
APRON_AREA = "so_south_west"
"""The place that waiting Aircraft are counted to: a counter needs one."""


def pilot_target(pilot: str) -> str:
    """Return what is picked for an Aircraft; its counter has the same id."""
    return f"pilot:{pilot}"


def waiting(s: State) -> list[Aircraft]:
    """Return the Aircraft that are still to be placed on the display (HL-5.3a)."""
    if s.mission is None or not s.mission.armed or s.mission.turn:
        return []
    flying = s.mission.flying()
    return [] if all(each.area for each in flying) else [each for each in flying if not each.area]


def board_counters(kit: Kit, view: View) -> tuple[Counter, ...]:
    """Return every counter on the display, and the Aircraft that wait below it."""
    s = view.state
    if s.mission is None:
        return ()
    found: list[Counter] = []
    for area in display_of(kit).areas:
        flight = [each for each in s.mission.flying() if each.area == area.name]
        enemies = [each for each in s.mission.counters if each.area == area.name]
        if flight or enemies or area.name == CENTER:
            found += _in_area(kit, s, area, flight, enemies)
    return (*found, *_on_apron(kit, s))


def _in_area(
    kit: Kit, s: State, area: DisplayArea, flight: list[Aircraft], enemies: list[Enemy]
) -> list[Counter]:
    # The Target lies among the enemies of the Center, nearest to its middle.
    targets = 1 if area.name == CENTER else 0
    rows = rows_of(area, len(flight), len(enemies) + targets)
    centre = kit.board.centre(area.name)
    offsets = [(x - centre.x, y - centre.y) for x, y in rows.enemies]
    counters: list[Counter] = []
    if targets:
        counters.append(_target(kit, s, rows.size, offsets.pop(len(offsets) // 2)))
    for rank, (enemy, offset) in enumerate(zip(enemies, offsets, strict=True)):
        top = rows.hidden and rank == len(enemies) - 1
        count = len(enemies) + targets if top else 0
        counters.append(_enemy(kit, enemy, rows.size, offset, rank, count))
    for rank, (aircraft, (x, y)) in enumerate(zip(flight, rows.flight, strict=True)):
        offset = (x - centre.x, y - centre.y)
        counters.append(_aircraft(kit, s, aircraft, aircraft.area, rows.size, offset, rank))
    return counters


def _target(kit: Kit, s: State, size: float, offset: tuple[float, float]) -> Counter:
    return Counter(
        id=TARGET,
        place=CENTER,
        face=target_counter_face(kit, s),
        name=kit.target_name(s.flown.target),
        size=(size, size),
        offset=offset,
        target=TARGET,
    )


def target_counter_face(kit: Kit, s: State) -> Face:
    """Return the face of the mission's Target, with its Hits."""
    mission = s.flown
    card = kit.targets[mission.target]
    needed = hits_needed(s, kit, mission.target)
    hits = f"{hits_on_target(s, kit)}/{needed}" if needed else ""
    face = Face(
        TARGET_FILL,
        TARGET_INK,
        title=say(TARGET_TITLE.of(number=mission.target)),
        picture=picture_of(GAME, "target_art", card.art),
        bottom=(Cell(hits, "box"),) if hits else (),
    )
    return face.marked(Sign.DESTROYED) if mission.destroyed else face


def _on_apron(kit: Kit, s: State) -> list[Counter]:
    """Return the Aircraft that wait to be placed, in a row below the display."""
    found = waiting(s)
    centre = kit.board.centre(APRON_AREA)
    step = APRON_SIZE + GAP
    first = SHEET.center().x() - (len(found) - 1) * step / 2
    y = SHEET.bottom() + APRON / 2
    return [
        _aircraft(
            *(kit, s, aircraft, APRON_AREA, APRON_SIZE),
            (first + rank * step - centre.x, y - centre.y),
            rank,
        )
        for rank, aircraft in enumerate(found)
    ]


def _aircraft(
    kit: Kit,
    s: State,
    aircraft: Aircraft,
    place: str,
    size: float,
    offset: tuple[float, float],
    rank: int,
) -> Counter:
    target = pilot_target(aircraft.pilot)
    return Counter(
        id=target,
        place=place,
        face=aircraft_face(kit, s, aircraft),
        name=aircraft_name(kit, aircraft.pilot),
        size=(size, size),
        offset=offset,
        z=FLIGHT_Z + rank,
        target=target,
    )


def _enemy(
    kit: Kit, enemy: Enemy, size: float, offset: tuple[float, float], rank: int, count: int
) -> Counter:
    target = enemy_target(enemy.key)
    face = enemy_face(kit, enemy)
    return Counter(
        id=target,
        place=enemy.area,
        face=faces.pile(face, count) if count else face,
        name=kit.face_name(enemy.face),
        size=(size, size),
        offset=offset,
        z=rank,
        target=target,
    )


def aircraft_name(kit: Kit, pilot: str) -> Text:
    """Return call sign and type of an Aircraft."""
    return T("hornet_leader.table", "{pilot}, {aircraft}").of(
        pilot=kit.callsign(pilot), aircraft=kit.type_name(pilot)
    )


def aircraft_face(kit: Kit, s: State, aircraft: Aircraft) -> Face:
    """Return the face of an Aircraft as it is now."""
    member = s.member(aircraft.pilot)
    kind = pilots.type_of(kit, aircraft.pilot)
    return faces.aircraft(
        kit.callsign(aircraft.pilot),
        kind.short,
        picture_of(GAME, "aircraft", kind.id),
        "high" if aircraft.high else "low",
        STATUSES[pilots.status(kit, member)],
        pilots.stats(kit, member).speed,
        sa=aircraft.sa,
        weapons=len(aircraft.loads),
        leader=aircraft.pilot == s.flown.leader,
        damaged=aircraft.damaged,
        acted=_has_acted(s, aircraft),
    )


def _has_acted(s: State, aircraft: Aircraft) -> bool:
    """Return whether an Aircraft has made its attack of the step that goes on."""
    step = next((each for each in reversed(s.steps) if isinstance(each, AircraftAttacks)), None)
    if step is None:
        return False
    return aircraft.fast_attack if step.fast else aircraft.slow_attack


def enemy_face(kit: Kit, enemy: Enemy) -> Face:
    """Return the face of a Site, a Bandit or a Bomber counter."""
    if enemy.kind == "bomber":
        face = _bomber_face(kit, enemy)
    elif enemy.kind == "site":
        face = site_face(kit, enemy.face)
    else:
        face = bandit_face(kit, enemy.face)
    return faces.objective(face) if enemy.objective else face


def site_face(kit: Kit, key: str) -> Face:
    """Return the face of a kind of Site."""
    site = kit.sites[key]
    return faces.site(
        say(site.name),
        picture_of(GAME, "site", key),
        site.attack,
        site.altitude,
        site.range,
        radar=site.radar,
        soft=site.soft,
        defense=site.defense,
    )


def bandit_face(kit: Kit, key: str) -> Face:
    """Return the face of a kind of Bandit; that of No Bandit if the key is empty."""
    if not key:
        return faces.no_bandit()
    bandit = kit.bandits[key]
    picture = picture_of(GAME, "bandit", key)
    return faces.bandit(say(bandit.name), picture, bandit.attack, bandit.range, bandit.defense)


def _bomber_face(kit: Kit, enemy: Enemy) -> Face:
    kind = next(each for each in kit.bomber_kinds if each.id == enemy.face)
    count: Literal[1, 2] = 2 if enemy.bombers > 1 else 1
    picture = picture_of(GAME, "bomber", kind.id)
    return faces.bomber(say(kind.name), picture, count, kind.defense)


def reach_of(kit: Kit, enemy: Enemy) -> int:
    """Return how far a counter attacks; -1 for a Bomber, which never does."""
    return -1 if enemy.kind == "bomber" else face_of(kit, enemy).range
