"""What keys light on the whole display: ranges from a place, and the threat of each area."""

from __future__ import annotations

from functools import partial

from desktop.paint.bars import percent
from desktop.rules.core import T, Target
from desktop.rules.hornet_leader.changes_display import CENTER
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.enemy_odds import threat
from desktop.rules.hornet_leader.records import TARGET
from desktop.rules.hornet_leader.state import State, View
from desktop.table.hornet_leader.areas import display_of, pill_spot
from desktop.table.hornet_leader.counters import reach_of
from desktop.table.hornet_leader.marks import danger, danger_colour
from desktop.table.hornet_leader.words import aircraft_of
from desktop.table.look import Mark, Overlay

RANGES = T("hornet_leader.table", "Ranges")
THREATS = T("hornet_leader.table", "Threats")
LEVELS = "{high} | {low}"
"""Danger at High and at Low Altitude, in per cent."""


def overlays(kit: Kit) -> tuple[Overlay, ...]:
    """Return what keys light."""
    return (
        Overlay("R", RANGES, partial(_ranges, kit, target=None), partial(_ranges, kit)),
        Overlay("O", THREATS, partial(threat_marks, kit)),
    )


def area_under(kit: Kit, s: State, target: Target | None) -> str:
    """Return the area that is pointed at, or that of the counter pointed at; empty for none."""
    if target is None:
        return ""
    if target in kit.areas:
        return target
    if target == TARGET:
        return CENTER
    kind, _, key = target.partition(":")
    if kind == "pilot":
        aircraft = aircraft_of(s, key)
        return "" if aircraft is None else aircraft.area
    on_display = s.mission is not None and s.mission.has(key)
    return s.flown.counter(key).area if kind == "enemy" and on_display else ""


def _ranges(kit: Kit, view: View, target: Target | None) -> tuple[Mark, ...]:
    """Return the range of every area from the one pointed at, and how far an enemy reaches."""
    s = view.state
    start = area_under(kit, s, target)
    if not start:
        return ()
    reach = -1
    if target is not None and target.startswith("enemy:"):
        reach = reach_of(kit, s.flown.counter(target.removeprefix("enemy:")))
    marks: list[Mark] = []
    for area in display_of(kit).areas:
        far = kit.distance(start, area.name)
        if far <= reach:
            marks.append(Mark(area.name, "threat"))
        marks.append(Mark(area.name, "figure", str(far), at=pill_spot(area)))
    return tuple(marks)


def threat_marks(kit: Kit, view: View) -> tuple[Mark, ...]:
    """Return how dangerous every area is in the enemy's next step: for the worst off of the flight.

    The two figures are the chances of Damaged or Destroyed at High and at Low Altitude.
    """
    s = view.state
    if s.mission is None or not s.mission.flying():
        return ()
    marks: list[Mark] = []
    for area in display_of(kit).areas:
        high, low = (_harm(kit, s, area.name, level) for level in (True, False))
        if high or low:
            text = LEVELS.format(high=percent(high), low=percent(low))
            worst = max(high, low)
            marks += [
                Mark(area.name, "threat", colour=danger_colour(worst)),
                danger(area.name, worst, text, pill_spot(area)),
            ]
    return tuple(marks)


def _harm(kit: Kit, s: State, area: str, high: bool) -> float:
    """Return the greatest chance of harm that an Aircraft of the flight would have in an area."""
    found = (threat(s, kit, each.pilot, area, high) for each in s.flown.flying())
    return max(one.damaged + one.lost for one in found)
