"""What the panel of bases lists: bombers that wait for one, and what speaks for each city."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.red_menace import theatre
from desktop.table.decision_rows import RowData
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.base_facts import (
    Coming,
    coming_to,
    coming_words,
    grounded_words,
    nearest_words,
)
from desktop.table.red_menace.basing_draft import BasingDraft
from desktop.table.red_menace.places import CITY
from desktop.table.red_menace.words import joined


def bomber_rows(draft: BasingDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each bomber, if there is more than one to choose from."""
    if len(draft.bombers) < 2:
        return ()
    rows = []
    for place, number in enumerate(draft.bombers, 1):
        unit = draft.kit.units[draft.s.bombers[number].unit]
        rows.append(
            RowData(
                key=str(number),
                title=say(unit.name),
                cap=str(place),
                selected=number == draft.held,
                face=faces.bomber(unit),
            )
        )
    return tuple(rows)


def city_rows(draft: BasingDraft) -> tuple[RowData, ...]:
    """Return a row for each possible city, with its letter."""
    coming = coming_to(draft.s, draft.kit)
    return tuple(_possible(draft, city, coming.get(city, ())) for city in draft.cities)


def closed_rows(draft: BasingDraft) -> tuple[RowData, ...]:
    """Return a row for each city that would be a base, if it stood and were not full."""
    return tuple(_impossible(draft, city) for city in _others(draft))


def _possible(draft: BasingDraft, city: str, coming: Coming) -> RowData:
    s, kit = draft.s, draft.kit
    parts = [coming_words(s, kit, coming)]
    if draft.bombers:
        nearest = nearest_words(s, kit, kit.cities[city].hex)
        parts = [grounded_words(s, kit, city), *parts, nearest]
    there = [part for part in parts if part is not None]
    return RowData(
        key=city,
        title=say(kit.city_name(city)),
        cap=city,
        notes=say(joined(*there)) if there else "",
    )


def _impossible(draft: BasingDraft, city: str) -> RowData:
    why = draft.why_not(*draft.picks, CITY + city)
    return RowData(
        key=city,
        title=say(draft.kit.city_name(city)),
        cap=city,
        notes=say(why.text),
        rule=why.rule,
        possible=False,
    )


def _others(draft: BasingDraft) -> tuple[str, ...]:
    """Return the other cities of the nations in which the bomber in hand lands."""
    if draft.held < 0:
        return ()
    s, kit = draft.s, draft.kit
    british = kit.units[s.bombers[draft.held].unit].faction == "uk"
    return tuple(
        city.id
        for city in kit.cities.values()
        if (city.uk_base if british else city.us_rebase)
        and city.id not in draft.cities
        and theatre.in_play(s, kit, city.id)
    )
