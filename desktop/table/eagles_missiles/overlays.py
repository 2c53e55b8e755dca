"""What keys light on the whole map: threats of today, airfields in danger, the fronts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from desktop.paint.bars import percent
from desktop.rules.core import T
from desktop.rules.eagles_missiles import theatre
from desktop.table.eagles_missiles import danger
from desktop.table.eagles_missiles.layout import PLATE, layout
from desktop.table.eagles_missiles.places import FIELD
from desktop.table.look import Mark, Overlay

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View

THREATS = T("eagles_missiles.table", "What threatens today")
AIRFIELDS = T("eagles_missiles.table", "Airfields in danger")
FRONTS = T("eagles_missiles.table", "Fronts")
RED, AMBER = "#C0392B", "#C9A24A"
PILL, FIELD_PILL = 38.0, 28.0
"""Design units of the heights of figures on a territory and on a sign."""

MarksOf = Callable[["Kit", "State"], tuple[Mark, ...]]


def overlays(kit: Kit) -> tuple[Overlay, ...]:
    """Return what keys light."""
    return (
        Overlay("O", THREATS, partial(_of_view, kit, threat_marks)),
        Overlay("G", AIRFIELDS, partial(_of_view, kit, airfield_marks)),
        Overlay("T", FRONTS, partial(_of_view, kit, front_marks)),
    )


def _of_view(kit: Kit, marks: MarksOf, view: View) -> tuple[Mark, ...]:
    return marks(kit, view.state)


def threat_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return what may fall or be destroyed today, with its chance; before the cards the fronts."""
    marks: list[Mark] = []
    for territory, chance in danger.falls(s, kit).items():
        marks.append(Mark(territory, "threat", colour=RED))
        marks.append(_figure(territory, share(chance)))
    falling = {FIELD + key for each in s.assaults for key in _fields(kit, each.territory)}
    for target, chance in danger.endangered(s, kit).items():
        # What lies in a territory that may fall has its figure there.
        text = "" if target in falling else share(chance)
        marks.append(Mark(target, "attack", text, colour=RED, high=FIELD_PILL))
    return tuple(marks) if marks else front_marks(kit, s)


def _fields(kit: Kit, territory: str) -> tuple[str, ...]:
    return (*kit.cities_in[territory], *kit.airfields_in[territory])


def _figure(territory: str, text: str) -> Mark:
    """Return a figure at the upper right corner of the plate of a territory."""
    x, y = layout().lands[territory].plate
    at = (x + PLATE[0] / 2 - PILL / 2, y - PLATE[1] / 2)
    return Mark(territory, "figure", text, colour=RED, at=at, high=PILL)


def airfield_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return the airfields with their chance to be destroyed today; safe ones with their room."""
    return tuple(
        Mark(FIELD + key, "attack", share(chance), colour=RED, high=FIELD_PILL)
        if chance
        else Mark(FIELD + key, "target", str(theatre.room_on(s, kit, key)), high=FIELD_PILL)
        for key, chance in danger.airfields(s, kit).items()
    )


def front_marks(kit: Kit, s: State) -> tuple[Mark, ...]:
    """Return the front of each active line in red, and what comes behind it."""
    marks: list[Mark] = []
    for line in theatre.active_lines(s, kit):
        path = [key for key in kit.lines[line].path if key not in s.conquered]
        marks.append(Mark(path[0], "threat", colour=RED))
        marks.append(_figure(path[0], line))
        marks += [Mark(key, "threat", colour=AMBER) for key in path[1:2]]
    return tuple(marks)


def share(chance: float) -> str:
    """Return a chance in whole per cent."""
    return f"{percent(chance)} %"
