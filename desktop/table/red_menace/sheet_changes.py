"""Which parts of the painted table differ between two states of it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.table.red_menace.chart_art import around
from desktop.table.red_menace.chart_plan import Chart
from desktop.table.red_menace.layout import Layout
from desktop.table.red_menace.sheet_facts import FLIGHTS, SheetFacts, TableKey
from desktop.table.red_menace.sheet_parts import OUT_OF_BOX, block
from desktop.table.red_menace.sheet_us import LAP

BOXES = {
    "sa2": "sa2_pool",
    "bombers": "bomber_cup",
    "nukes": "nuke_cup",
    "events": "event_deck",
    "city_cards": "city_deck",
    "event": "event_current",
    "kept": "event_kept",
    "drawn": "city_current",
    "su_aew": "su_aew",
    "us_aew": "us_aew",
    "us_tanker": "us_tanker",
    "atomic": "aam_boxes",
    "sub_moves": "sub_moves",
    "polaris": "polaris_track",
    "turn": "turn_no",
}
"""By fact: the box that says nothing else."""


def changed_parts(
    layout: Layout, chart: Chart, before: TableKey, after: TableKey
) -> tuple[QRectF, ...] | None:
    """Return the parts to paint anew; ``None`` if that is nearly everything."""
    old, new = before.chart, after.chart
    rests = (old.skin, old.numbers) == (new.skin, new.numbers)
    if not rests or before.facts.thresholds != after.facts.thresholds:
        return None
    burnt = set(old.destroyed) ^ set(new.destroyed)
    boxes = {*_boxes(before.facts, after.facts), *(f"dep_{city}" for city in burnt)}
    parts = [
        *(block(layout, box) for box in sorted(boxes & layout.boxes.keys())),
        *(
            block(layout, f"form_{flight}_counter", f"form_{flight}_b3")
            for flight in _flights(before.facts, after.facts, burnt)
        ),
    ]
    edge = OUT_OF_BOX
    return (
        *(around(chart.city(city)) for city in sorted(burnt)),
        *(part.adjusted(-edge, -edge, edge, edge) for part in parts),
    )


def _boxes(old: SheetFacts, new: SheetFacts) -> Iterator[str]:
    """Yield the boxes of facts that differ."""
    for fact, box in BOXES.items():
        if getattr(old, fact) != getattr(new, fact):
            yield box
    if old.phase != new.phase:
        low, high = sorted((old.phase, new.phase))
        yield from (f"phase_{number}" for number in range(max(1, low), high + 1))
        if not low:
            yield "turn_no"
    if old.points != new.points:
        yield "points_title"
        yield from (f"pt_{points % LAP}" for points in (*old.points, *new.points))


def _flights(old: SheetFacts, new: SheetFacts, burnt: set[str]) -> Iterator[str]:
    """Yield the flights whose rows differ, or name a city that was destroyed."""
    for flight, was, now in zip(FLIGHTS, old.rows, new.rows, strict=True):
        if was != now or not burnt.isdisjoint((now.base, *now.targets)):
            yield flight
