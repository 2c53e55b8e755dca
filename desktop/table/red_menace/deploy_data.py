"""What the panel of the deployment lists: types that wait, and bases with their room."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.red_menace import basing
from desktop.table.decision_rows import RowData
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.base_facts import grounded_words, nearest_words
from desktop.table.red_menace.deploy_draft import DeployDraft, start_cities
from desktop.table.red_menace.words import joined


def type_rows(draft: DeployDraft) -> tuple[RowData, ...]:
    """Return a row for each type of which bombers are left, with a digit."""
    rows = []
    for place, (unit_id, numbers) in enumerate(draft.aside.items(), 1):
        unit = draft.kit.units[unit_id]
        words = T("red_menace.table", "movement {far}, attack {attack}+")
        rows.append(
            RowData(
                key=unit_id,
                title=say(unit.name),
                cap=str(place),
                notes=say(words.of(far=unit.M, attack=unit.A)),
                figure=f"\N{MULTIPLICATION SIGN} {len(numbers)}",
                selected=draft.brush == unit_id,
                face=faces.bomber(unit),
            )
        )
    return tuple(rows)


def base_rows(draft: DeployDraft) -> tuple[RowData, ...]:
    """Return a row for each base with who stands there; impossible ones with their rule."""
    return tuple(_base_row(draft, city) for city in start_cities(draft))


def _base_row(draft: DeployDraft, city: str) -> RowData:
    s, kit = draft.s, draft.kit
    why = basing.why_not_start(s, kit, draft.unit, city) if draft.unit else None
    here = draft.held >= 0 and s.bombers[draft.held].at == city
    parts = (grounded_words(s, kit, city), nearest_words(s, kit, kit.cities[city].hex))
    there = [part for part in parts if part is not None]
    room = T("red_menace.table", "{count} free").of(count=basing.start_room(s, kit, city))
    return RowData(
        key=city,
        title=say(kit.city_name(city)),
        cap=city,
        notes=say(joined(room, *there)),
        selected=here,
        possible=why is None and not here,
        rule="" if why is None or here else why.rule,
    )
