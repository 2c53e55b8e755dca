"""What the panels of attacks list: odds of cities, who takes the -1, what a missile does."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import T, Text
from desktop.rules.red_menace import strike, submarine, theatre
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.strike import FirstAttack
from desktop.rules.red_menace.strike_odds import (
    StrikeOdds,
    polaris_odds,
    squadron_odds,
    strike_odds,
)
from desktop.table.decision_rows import RowData
from desktop.table.histogram import Column
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.move_ways import KEYS, neighbour
from desktop.table.red_menace.strike_draft import StrikeDraft, SubmarineDraft
from desktop.table.red_menace.words import joined


def city_rows(draft: StrikeDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each city below the bombers."""
    s, kit = draft.s, draft.kit
    rows = []
    for place, city in enumerate(draft.cities, 1):
        units = [s.bombers[number].unit for number in strike.attackers(s, kit, city)]
        odds = squadron_odds(s, kit, city)
        rows.append(
            RowData(
                key=city,
                title=say(kit.city_name(city)),
                cap=str(place) if len(draft.cities) > 1 else "",
                notes=say(joined(kit.unit_names(units), _expected(odds, len(units)))),
                chance=odds.falls,
                selected=city == draft.city,
            )
        )
    return tuple(rows)


def _expected(odds: StrikeOdds, count: int) -> Text:
    """Return the losses and points that an attack brings on average."""
    words = T("red_menace.table", "on average {lost} of {count} lost and {points} points")
    return words.of(lost=f"{odds.expected_losses:.1f}", count=count, points=f"{odds.points:.1f}")


def loss_columns(odds: StrikeOdds) -> tuple[Column, ...]:
    """Return the chances of losing none, one, two and so on of the attackers."""
    words = T("red_menace.table", "{lost} lost: {chance} %")
    return tuple(
        Column(str(lost), share, lost == 0, say(words.of(lost=lost, chance=percent(share))))
        for lost, share in enumerate(odds.losses)
    )


def awaits_radar(s: State) -> bool:
    """Return whether the next bomber that attacks takes the -1 (RM-11.3.2)."""
    return theatre.soviet_aew(s) and not s.now.first_strike


def first_rows(s: State, kit: Kit, step: FirstAttack) -> tuple[RowData, ...]:
    """Return a row with a digit for each type that can attack first, with what comes of it."""
    units = [s.bombers[number].unit for number in step.numbers]
    rows = []
    for place, unit in enumerate(dict.fromkeys(units), 1):
        odds = strike_odds(s, kit, step.city, units, first=unit)
        number = step.numbers[units.index(unit)]
        rows.append(
            RowData(
                key=str(number),
                title=say(kit.unit_name(unit)),
                cap=str(place),
                notes=say(_expected(odds, len(units))),
                chance=odds.falls,
                face=faces.bomber(kit.units[unit]),
            )
        )
    return tuple(rows)


def best_row(rows: Sequence[RowData]) -> str:
    """Return the key of the row with the best chance."""
    return max(rows, key=lambda row: row.chance).key


# ------------------------------------------------------------------------------------ submarine


def missile_rows(draft: SubmarineDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each city in reach of the missiles."""
    s, kit = draft.s, draft.kit
    rows = []
    for place, city in enumerate(draft.cities, 1):
        chance, _ = polaris_odds(s, kit, city)
        name = say(kit.city_name(city))
        rows.append(RowData(key=city, title=name, cap=str(place), chance=chance))
    return tuple(rows)


def missile_points(draft: SubmarineDraft) -> str:
    """Return the points that a missile brings on average, the same for every city (RM-10.5.1d)."""
    if not draft.cities:
        return ""
    _, points = polaris_odds(draft.s, draft.kit, draft.cities[0])
    return f"{points:.1f}"


def water_rows(draft: SubmarineDraft) -> tuple[RowData, ...]:
    """Return a row for each neighbour as the keys lie; none once it has made its moves."""
    if not draft.waters:
        return ()
    nexts = {key: neighbour(draft.kit, draft.s.sub.hex, key) for key in KEYS}
    return tuple(_water_row(draft, key, to) for key, to in nexts.items())


def _water_row(draft: SubmarineDraft, key: str, to: str) -> RowData:
    kit, edge = draft.kit, T("red_menace.table", "map edge")
    if not to:
        return RowData(key=key, title="\N{EN DASH}", cap=key, notes=say(edge), possible=False)
    words: Text | None = None
    if to not in draft.waters:
        words = T("red_menace.table", "land")
    elif kit.hexes[to].polaris:
        count = len(in_reach(draft, to))
        words = T("red_menace.table", "launch hex; cities in reach: {count}").of(count=count)
    if to == kit.special.soviet_asw_ship:
        ship = T("red_menace.table", "Soviet ASW ship")
        words = ship if words is None else joined(words, ship)
    return RowData(
        key=to,
        title=say(kit.hex_name(to)),
        cap=key,
        notes="" if words is None else say(words),
        possible=to in draft.waters,
    )


def in_reach(draft: SubmarineDraft, hex_id: str) -> tuple[str, ...]:
    """Return the cities in reach of missiles from a hex."""
    s, kit = draft.s, draft.kit
    reach = kit.rolls.sub_range
    return tuple(
        city
        for city in theatre.red_targets(s, kit)
        if kit.distance(hex_id, kit.cities[city].hex) <= reach
    )


def station_words(draft: SubmarineDraft) -> Text:
    """Return where the submarine is, and what it has left."""
    s, kit = draft.s, draft.kit
    words = T("red_menace.table", "at {place}; moves left {moves}, missiles left {missiles}")
    station = words.of(place=kit.hex_name(s.sub.hex), moves=s.sub.moves, missiles=s.sub.missiles)
    if submarine.in_range(s, kit) or not s.sub.missiles:
        return station
    if not kit.hexes[s.sub.hex].polaris:
        return joined(station, T("red_menace.table", "it fires from launch hexes only"))
    return joined(station, T("red_menace.table", "no city is in reach"))
