"""What the panel of placing and moving shows: Aircraft, ways to go, and the danger there."""

from __future__ import annotations

import math

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.hornet_leader.changes_display import CENTER
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.placing import PlaceAircraft
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.decision_rows import RowData
from desktop.table.hornet_leader.moving_draft import MovingDraft
from desktop.table.hornet_leader.words import HIGH, LOW

ARROWS: dict[str, str] = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}
WAYS = {"Up": (0.0, -1.0), "Down": (0.0, 1.0), "Left": (-1.0, 0.0), "Right": (1.0, 0.0)}
"""From the Center, whose four sides are those of the screen."""
SIDES = {"Up": "north", "Right": "east", "Down": "south", "Left": "west"}
"""The sides of the display from which Aircraft begin."""
NEAR = 0.5
"""Cosine from which on a neighbour lies in a direction."""
SAFE = T("hornet_leader.table", "nobody attacks there")
DANGER = T("hornet_leader.table", "{count} may attack, {stress} Stress to expect")


def aircraft_rows(s: State, kit: Kit, draft: MovingDraft) -> tuple[RowData, ...]:
    """Return a row for each Aircraft: where it stands, and the chance of harm there."""
    numbers = {each.pilot: place for place, each in enumerate(s.flown.flight, 1)}
    rows = []
    for pilot in draft.able:
        aircraft = s.flown.aircraft(pilot)
        place = numbers[pilot]
        rows.append(
            RowData(
                key=pilot,
                title=kit.callsign(pilot),
                cap=str(place) if place < 10 else "",
                notes=place_words(kit, aircraft),
                chance=harm(s, kit, pilot, aircraft.area, aircraft.high) if aircraft.area else -1,
                tone=Tone.BAD,
                selected=pilot in draft.selected,
            )
        )
    return tuple(rows)


def place_words(kit: Kit, aircraft: Aircraft) -> str:
    """Return where an Aircraft stands and how high, and whether it has moved."""
    altitude = HIGH if aircraft.high else LOW
    if not aircraft.area:
        return say(T("hornet_leader.table", "not placed, {altitude}").of(altitude=altitude))
    words = T("hornet_leader.table", "{area}, {altitude}")
    if aircraft.start and aircraft.start != aircraft.area:
        words = T("hornet_leader.table", "{area}, {altitude}; moved")
    return say(words.of(area=kit.area_name(aircraft.area), altitude=altitude))


def harm(s: State, kit: Kit, pilot: str, area: str, high: bool) -> float:
    """Return the chance to be Damaged or Destroyed in the next step of the enemy."""
    found = threat(s, kit, pilot, area, high, moving=s.flown.turn > 0)
    return found.damaged + found.lost


def area_rows(s: State, kit: Kit, draft: MovingDraft) -> tuple[RowData, ...]:
    """Return a row for each area the first chosen Aircraft can go to, with its danger there."""
    if not draft.selected:
        return ()
    pilot = draft.selected[0]
    aircraft = s.flown.aircraft(pilot)
    keys = {area: key for key, area in ways(s, kit, aircraft).items()}
    rows = []
    for area in kit.areas:
        put = draft.put(pilot, area, None)
        if put is None or area == aircraft.area:
            continue
        found = threat(s, kit, pilot, area, put.high, moving=s.flown.turn > 0)
        words = SAFE
        if found.enemies:
            words = DANGER.of(count=len(found.enemies), stress=f"{found.stress:.1f}")
        rows.append(
            RowData(
                key=area,
                title=say(kit.area_name(area)),
                cap=ARROWS.get(keys.get(area, ""), ""),
                notes=say(words),
                chance=found.damaged + found.lost,
                tone=Tone.BAD,
            )
        )
    return tuple(sorted(rows, key=lambda row: (not row.cap, row.chance)))


def ways(s: State, kit: Kit, aircraft: Aircraft) -> dict[str, str]:
    """Return where each arrow takes an Aircraft, from where it began."""
    if isinstance(s.steps[-1], PlaceAircraft):
        return {key: _beginning(kit, side, aircraft.area) for key, side in SIDES.items()}
    return directions(kit, aircraft.start or aircraft.area)


def _beginning(kit: Kit, side: str, now: str) -> str:
    """Return an area of a side to begin in: the other one, if the Aircraft is in one of them."""
    areas = [each.id for each in kit.areas.values() if each.entry and each.side == side]
    return areas[(areas.index(now) + 1) % len(areas) if now in areas else 0]


def directions(kit: Kit, area: str) -> dict[str, str]:
    """Return the neighbour in each direction: up is toward the Center, down away from it.

    Along a ring right is where the screen has right, or down at its sides. From the Center all
    are those of the screen.
    """
    if area not in kit.areas:
        return {}
    here = kit.board.centre(area)
    middle = kit.board.centre(CENTER)
    ahead = (middle.x - here.x, middle.y - here.y)
    long = math.hypot(*ahead)
    lines = WAYS
    if long:
        x, y = ahead[0] / long, ahead[1] / long
        right = (-y, x) if (abs(y) >= abs(x) and y < 0) or (abs(y) < abs(x) and x > 0) else (y, -x)
        left = (-right[0], -right[1])
        lines = {"Up": (x, y), "Down": (-x, -y), "Left": left, "Right": right}
    return {
        key: found for key, way in lines.items() if (found := _towards(kit, area, way)) is not None
    }


def _towards(kit: Kit, area: str, way: tuple[float, float]) -> str | None:
    """Return the neighbour that lies most in a direction, if one does."""
    here = kit.board.centre(area)
    best, found = NEAR, None
    for other in kit.board.neighbours(area):
        there = kit.board.centre(other)
        dx, dy = there.x - here.x, there.y - here.y
        cosine = (dx * way[0] + dy * way[1]) / (math.hypot(dx, dy) or 1.0)
        if cosine > best:
            best, found = cosine, other
    return found
