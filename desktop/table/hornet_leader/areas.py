"""The tactical display made from the component data, with the names along its rings."""

from __future__ import annotations

from functools import lru_cache

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.display import AreaInfo
from desktop.table.hornet_leader.display_plan import Display, DisplayArea, Spot, label_of

CENTER = T("hornet_leader.table", "Center")
APPROACH = {
    "north": T("hornet_leader.table", "North Approach"),
    "east": T("hornet_leader.table", "East Approach"),
    "south": T("hornet_leader.table", "South Approach"),
    "west": T("hornet_leader.table", "West Approach"),
}
STAND_OFF = {
    "north": T("hornet_leader.table", "North Stand-Off"),
    "east": T("hornet_leader.table", "East Stand-Off"),
    "south": T("hornet_leader.table", "South Stand-Off"),
    "west": T("hornet_leader.table", "West Stand-Off"),
}
PRE_APPROACH = T("hornet_leader.table", "Pre-Approach {sign}")
LETTERS = {
    "north": T("hornet_leader.table", "N"),
    "east": T("hornet_leader.table", "E"),
    "south": T("hornet_leader.table", "S"),
    "west": T("hornet_leader.table", "W"),
}


def short_name(area: AreaInfo) -> Text:
    """Return the words along the ring of an area; two areas may share them."""
    match area.ring:
        case "center":
            return CENTER
        case "approach":
            return APPROACH[area.side]
        case "stand_off":
            return STAND_OFF[area.side]
        case _:
            return PRE_APPROACH.of(sign=_sign(area))


def _sign(area: AreaInfo) -> Text:
    """Return the letters of side and part: "N-W", or "N" for the central part."""
    side = LETTERS[area.side]
    if area.part in ("", "central"):
        return side
    return T("hornet_leader.table", "{side}-{part}").of(side=side, part=LETTERS[area.part])


PILL, FAR = 20.0, 105.0
"""Units that the middle of a pill keeps off the end of a name's strip, and off its middle."""
DETAIL = 0.6


def pill_spot(area: DisplayArea) -> Spot:
    """Return where a pill lies that belongs to an area: behind its name, beside its counters."""
    label = label_of(area, DETAIL)
    strip = label.strip
    along = max(0.0, min(label.room / 2 - PILL, FAR))
    middle = strip.center()
    if strip.width() >= strip.height():
        return middle.x() + along, middle.y()
    return middle.x(), middle.y() + along


def display_of(kit: Kit) -> Display:
    """Return the display with its names in the person's language."""
    return _display(kit, tuple(say(short_name(area)) for area in kit.areas.values()))


@lru_cache(maxsize=4)
def _display(kit: Kit, labels: tuple[str, ...]) -> Display:
    """Return the display with these names; it is asked for with every change of the board."""
    return Display(
        areas=tuple(
            DisplayArea(
                name=area.id,
                label=label,
                ring=area.ring_index,
                side=area.side,
                outline=tuple((point.x, point.y) for point in area.polygon),
                label_at=(area.label_at.x, area.label_at.y),
            )
            for area, label in zip(kit.areas.values(), labels, strict=True)
        ),
        gates=tuple((gate.at.x, gate.at.y) for gate in kit.display.gates),
        rivets=tuple((rivet.at.x, rivet.at.y) for rivet in kit.display.blockers),
    )
