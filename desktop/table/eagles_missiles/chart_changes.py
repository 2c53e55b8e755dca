"""Which parts of the painted table differ between two states of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from PySide6.QtCore import QRectF

from desktop.table.eagles_missiles.chart_fields import around
from desktop.table.eagles_missiles.chart_ground import land_box
from desktop.table.eagles_missiles.chart_plan import Chart, ChartKey
from desktop.table.eagles_missiles.chart_ways import way_box
from desktop.table.eagles_missiles.layout import Layout
from desktop.table.eagles_missiles.panel_facts import PanelFacts, TableKey
from desktop.table.eagles_missiles.panel_parts import of, title
from desktop.table.eagles_missiles.panel_right import (
    pool_figure,
    pool_place,
    score_head,
    score_row,
    sorties_row,
)

EDGE = 9.0
"""Units that shadows reach out of a panel or a plate."""
REACH = 4.0
"""Units that what stands in a row or a column reaches out of it."""
SORTIES = ("fighters", "bombers")
"""By row of the icons."""
BOXES: dict[str, str] = {
    "russian_deck": "russian_deck",
    "seen": "russian_seen",
    "russian_spent": "russian_spent",
    "drawn": "russian_cards",
    "nato_deck": "nato_deck",
    "nato_spent": "nato_card",
    "polish_deck": "polish_deck",
    "polish_spent": "polish_played",
    "hand": "polish_hand",
    "allied_losses": "allied_losses",
    "russian_losses": "russian_losses",
    "today": "today",
    "limit": "score",
}
"""By fact: the panel that says it, of those that say nothing else."""


def changed_parts(
    layout: Layout, chart: Chart, before: TableKey, after: TableKey
) -> tuple[QRectF, ...]:
    """Return the parts of the table to paint anew."""
    boxes = dict.fromkeys(_boxes(before.facts, after.facts))
    if before.chart.fleet != after.chart.fleet:
        boxes["fleet_track"] = None
    return (
        *(_grown(of(layout.boxes[name].rect)) for name in boxes),
        *(
            part.adjusted(-REACH, -REACH, REACH, REACH)
            for part in _in_panels(layout, before.facts, after.facts)
        ),
        *_on_map(chart, before.chart, after.chart),
    )


def _boxes(old: PanelFacts, new: PanelFacts) -> Iterator[str]:
    for fact, box in BOXES.items():
        if getattr(old, fact) != getattr(new, fact):
            yield box


def _in_panels(layout: Layout, old: PanelFacts, new: PanelFacts) -> Iterator[QRectF]:
    """Yield what differs in the panels that say many things."""
    icons, pool, score = (layout.boxes[key] for key in ("russian_icons", "russian_pool", "score"))
    for number, fact in enumerate(SORTIES):
        if getattr(old, fact) != getattr(new, fact):
            yield sorties_row(icons, number)
    if old.pool != new.pool:
        yield title(pool)
        for number, (was, now) in enumerate(zip_longest(old.pool, new.pool)):
            if was != now:
                yield pool_place(pool, number) | pool_figure(pool, number)
    if len(old.score) != len(new.score):
        yield of(score.rect)
    elif old.score != new.score:
        yield score_head(score)
        for number, (part, other) in enumerate(zip(old.score, new.score, strict=True)):
            if part != other:
                yield score_row(score, number, len(new.score))


def _on_map(chart: Chart, old: ChartKey, new: ChartKey) -> Iterator[QRectF]:
    for (_, way), was, now in zip(chart.ways, old.advances, new.advances, strict=True):
        if was != now:
            yield way_box(way)
    for key in sorted(set(old.conquered) ^ set(new.conquered)):
        yield _grown(land_box(key).united(chart.land(key).plate))
    for key in sorted(set(old.battles) ^ set(new.battles)):
        yield _grown(chart.land(key).plate)
    for key in sorted(set(old.ruins) ^ set(new.ruins)):
        yield around(chart.field(key))


def _grown(box: QRectF) -> QRectF:
    return box.adjusted(-EDGE, -EDGE, EDGE, EDGE)
