"""What is written on the sheets and burnt on the map, taken from the state of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.records import CUBA, M50
from desktop.table.red_menace.chart_plan import ChartKey
from desktop.table.red_menace.chart_tones import Skin
from desktop.table.red_menace.sheet_facts import (
    FLIGHTS,
    EventFact,
    FlightRow,
    SheetFacts,
    TableKey,
)

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

FATES: dict[str, Text] = {
    "attacked": T("red_menace.table", "Has attacked"),
    "shot_down": T("red_menace.table", "Shot down"),
    "left": T("red_menace.table", "Turned back"),
    "grounded": T("red_menace.table", "Never took off"),
}
"""How a formation ended, in its row."""
WAITS = T("red_menace.table", "Waits for its event")
UNUSED = T("red_menace.table", "Not in this scenario")

RowState = Literal["pool", "flying", "gone"]


def table_key(kit: Kit, s: State, skin: Skin = "chart") -> TableKey:
    """Return all that the painted table depends on."""
    destroyed = tuple(city for city in kit.cities if city in s.ruins)
    return TableKey(ChartKey(skin, destroyed), sheet_facts(kit, s))


def sheet_facts(kit: Kit, s: State) -> SheetFacts:
    """Return what both sheets say."""
    scenario = theatre.scenario(s, kit)
    lit = _in_question(s)
    return SheetFacts(
        rows=tuple(_row(s, key, lit=key == lit) for key in FLIGHTS),
        turn=s.turn,
        phase=s.phase,
        points=(s.points[0], s.points[1]),
        thresholds=(scenario.points_blue, scenario.points_red),
        sa2=sum(sam.where == "pool" for sam in s.sams),
        bombers=s.cup.size,
        nukes=s.nukes.size,
        events=s.events.size,
        city_cards=s.city_deck.size,
        event=_event(kit, s.event) if s.event else None,
        kept=tuple(_event(kit, number) for number in s.kept),
        drawn=tuple(s.now.bases_drawn),
        su_aew=theatre.support_base(s, "tu126"),
        us_aew=theatre.support_base(s, "ec121"),
        us_tanker=theatre.support_base(s, "kc135"),
        atomic=s.missile_uses,
        sub_moves=kit.rolls.sub_moves - s.sub.moves if s.sub.where == "sea" else 0,
        polaris=s.sub.missiles if s.sub.where == "sea" else -1,
    )


def _in_question(s: State) -> str:
    """Return the formation that the rules are busy with, if it is one."""
    step = s.steps[-1] if s.steps else None
    key = getattr(step, "key", None) or getattr(step, "flight", None)
    return key if isinstance(key, str) else ""


def _row(s: State, key: str, *, lit: bool) -> FlightRow:
    for flight in s.flights:
        if flight.key == key:
            return FlightRow("flying", flight.base, tuple(flight.targets), lit=lit)
    if key in s.finished:
        return FlightRow("gone", note=say(FATES[s.finished[key]]))
    if key in s.pool:
        return FlightRow(lit=lit)
    return FlightRow("gone", note=say(WAITS if key in (M50, CUBA) else UNUSED))


def _event(kit: Kit, number: int) -> EventFact:
    event = kit.events[number]
    return EventFact(number, say(event.title), say(event.text))
