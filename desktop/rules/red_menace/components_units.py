"""The counters of Red Menace: units and markers (RM-1.1 to RM-1.3.3e)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known

Amount = Annotated[int, Meta(ge=0, le=999)]
Number = Annotated[int, Meta(ge=1, le=999)]
Face = Annotated[int, Meta(ge=1, le=6)]
"""The least face of a die that succeeds."""
Nation = Literal["usa", "canada", "uk", "ussr", "cuba"]
Role = Literal["bomber", "interceptor", "tanker", "aew", "submarine", "sam"]

BLUE_NATIONS: tuple[Nation, ...] = ("usa", "canada", "uk")
NAMED = (
    *("tu16", "tu95k", "m4", "tu95", "m50", "il28"),
    *("b47", "b52", "b58", "valiant", "victor", "vulcan"),
    *("f102", "f106", "f89h", "cf100", "arrow", "hunter", "lightning"),
    *("mig19", "mig19_cuba", "su9", "tu28"),
    *("sa2", "sa2_moscow", "nike", "nike_dc", "bloodhound"),
    *("tu126", "ec121", "kc135", "ssbn"),
)
"""The units, which the rules and the sheets call by these ids."""
FIRING_ORDER = (
    *("tu28", "su9", "mig19", "mig19_cuba"),
    *("f106", "f102", "f89h", "arrow", "cf100", "lightning", "hunter"),
)
"""Who fires first among interceptors of equal A (RM-10.2b)."""
CUP_MARKERS = ("nuke_d6", "nuke_moscow", "nuke_dc")
"""The nuclear counters that the rules call by their ids."""
COUNTERS = 150
"""All counters of both sheets (RM-1.1)."""


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of unit."""

    id: str
    name: Text
    faction: Nation
    role: Role
    count: Amount
    """How many counters there are."""
    source_values: str = ""
    M: Amount = 0
    """The most hexes it moves in a turn (RM-1.3.3a)."""
    R: tuple[Amount, ...] = ()
    """Its range, or its normal and its long one (RM-1.3.3b)."""
    A: int = 7
    """The least die that hits (RM-1.3.3c); 7 for those that never attack."""
    D: Annotated[int, Meta(ge=-6, le=6)] = 0
    """What is added to dice against it (RM-1.3.3d)."""
    fixed: tuple[str, ...] = ()
    """What the rulebook fixes."""
    hit_order: Amount = 0
    """Who is lost first: ascending within a side (RM-10.2.3)."""
    draw_cup: bool = False
    """Whether it is drawn from the bomber cup (RM-6.15)."""
    cuba_landing: Annotated[int, Meta(ge=0, le=7)] = 0
    """The least die with which it lands in Cuba (RM-8.5a); 0 for those that never do."""
    event: Amount = 0
    """The event that brings it."""
    ready: Amount = 0
    """How many of the counters begin, if not all."""
    setup: Amount = 0
    """The same for those of Moscow (RM-6.3)."""
    on_map: bool = False
    """Whether it stands in a city while Ready: F-106 and Tu-28."""
    red_long_range: bool = False
    """Whether its long range needs a test (RM-1.3.3e)."""

    @property
    def blue(self) -> bool:
        """Whether it belongs to the player's nations."""
        return self.faction in BLUE_NATIONS

    @property
    def long_range(self) -> int | None:
        """Its second range; ``None`` if it has none."""
        return self.R[1] if len(self.R) > 1 else None


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of counter that is no unit."""

    id: str
    name: Text
    faction: str
    kind: Literal["formation", "nuke", "track"]
    count: Amount
    source: str
    points: Annotated[str, Meta(pattern=r"^([0-9]{1,3}|(10\+)?1d6)?$")] = ""
    """What a nuclear counter is worth: a number, 1d6 or 10+1d6."""
    in_draw: bool = False


class UnitsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What units.toml says of all counters."""

    source: str
    counter_total: int
    sheet_1: int
    sheet_2: int
    hit_order_soviet: tuple[str, ...]
    hit_order_us_uk: tuple[str, ...]


class UnitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """units.toml."""

    units: UnitsTable
    unit: tuple[Unit, ...]
    marker: tuple[Marker, ...]


def check_units(file: UnitsFile) -> None:
    """Raise ``BadComponents`` unless the counters add up and the hit orders hold."""
    total = sum(unit.count for unit in file.unit) + sum(each.count for each in file.marker)
    expect(
        total == COUNTERS == file.units.counter_total,
        "units.toml, unit",
        f"there must be {COUNTERS} counters, not {total}",
    )
    by_id = {unit.id: unit for unit in file.unit}
    known("units.toml, unit, id", NAMED, by_id)
    known("units.toml, marker, id", CUP_MARKERS, [each.id for each in file.marker])
    for field in ("hit_order_soviet", "hit_order_us_uk"):
        order = getattr(file.units, field)
        ranks = [by_id[key].hit_order if key in by_id else 0 for key in order]
        expect(
            ranks == sorted(ranks) and 0 not in ranks,
            f"units.toml, units, {field}",
            "must list bombers by ascending hit_order",
        )
    for unit in file.unit:
        if unit.role in ("bomber", "interceptor", "sam"):
            expect(2 <= unit.A <= 6, f"units.toml, unit {unit.id}, A", "must be 2 to 6")
            expect(unit.R, f"units.toml, unit {unit.id}, R", "is missing")
