"""Rows to choose from, for every choice of a mission that is a list: Pilots, options, counters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from desktop.models.say import say
from desktop.rules.core import Action, T
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.actions_campaign import ChooseCard, ChoosePilot
from desktop.rules.hornet_leader.actions_mission import (
    Abort,
    ChooseCounter,
    ChooseKind,
    ChooseOption,
    ChooseSide,
    Expend,
    IgnoreEvent,
    RescueNext,
)
from desktop.rules.hornet_leader.attack_dice import dogfight_weight
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import Aircraft
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.decision_rows import RowData
from desktop.table.hornet_leader.flight_facts import weapon_chip

LISTED = (
    Abort,
    ChoosePilot,
    IgnoreEvent,
    RescueNext,
    ChooseCard,
    ChooseCounter,
    ChooseKind,
    ChooseOption,
    ChooseSide,
)
"""What gets a row of its own; counters that are given up are chips of their Pilot's row."""


def rows_of(
    s: State,
    kit: Kit,
    actions: Sequence[Action],
    picked: str,
    note: Callable[[Kit, Aircraft], str] | None = None,
) -> tuple[RowData, ...]:
    """Return the rows of a choice; ``picked`` is the Pilot who was picked on the board.

    ``note`` says something of each Aircraft whose counters can be given up.
    """
    stores = [each for each in actions if isinstance(each, Expend)]
    rows = [*_stores(s, kit, stores, picked, note)]
    listed = [each for each in actions if isinstance(each, LISTED)]
    for number, action in enumerate(listed, 1):
        rows.append(_row(s, kit, action, number, picked))
    return tuple(rows)


def _stores(
    s: State,
    kit: Kit,
    actions: Iterable[Expend],
    picked: str,
    note: Callable[[Kit, Aircraft], str] | None,
) -> Iterable[RowData]:
    """Yield a row for each Aircraft that can give something up, its counters as chips."""
    offered: dict[str, set[str]] = {}
    for action in actions:
        offered.setdefault(action.pilot, set()).add(action.item)
    for aircraft in s.flown.flight if s.mission is not None else ():
        usable = offered.get(aircraft.pilot)
        if usable is None:
            continue
        chips = tuple(
            weapon_chip(kit, item, "usable" if item in usable else "plain")
            for item in (*aircraft.loads, *aircraft.pods)
        )
        yield RowData(
            key=f"pilot:{aircraft.pilot}",
            title=kit.callsign(aircraft.pilot),
            cap=_number(s, aircraft.pilot),
            chips=chips,
            notes="" if note is None else note(kit, aircraft),
            selected=aircraft.pilot == picked,
        )


def weight_words(kit: Kit, aircraft: Aircraft) -> str:
    """Return the Weight Points that make an Aircraft slow in a Dogfight (HL-6.4f)."""
    weight = dogfight_weight(kit, aircraft)
    if not weight:
        return ""
    words = T("hornet_leader.table", "{weight} WP Air to Ground, which a Dogfight counts")
    return say(words.of(weight=weight))


def rescue_words(kit: Kit, aircraft: Aircraft) -> str:
    """Return how much the counters of an Aircraft can help a search (HL-7.2g)."""
    value = sum(kit.weapons[item].sar_value for item in aircraft.loads)
    return say(T("hornet_leader.table", "up to +{value} on the die").of(value=value))


def _row(s: State, kit: Kit, action: Action, number: int, picked: str) -> RowData:
    key = "|".join(action.picks)
    cap = str(number) if number < 10 else ""
    match action:
        case Abort() | ChoosePilot() | IgnoreEvent() | RescueNext():
            return _person(s, kit, key, action.pilot, cap, picked)
        case ChooseCounter(enemy=enemy):
            area = kit.area_name(s.flown.counter(enemy).area)
            return RowData(key, say(kit.enemy_name(enemy)), cap, notes=say(area))
        case ChooseCard(target=target):
            return RowData(key, say(kit.target_name(target)), cap)
        case ChooseOption(words=words):
            return RowData(key, say(words), cap)
        case _:
            return RowData(key, say(action.label(kit)), cap)


def _person(s: State, kit: Kit, key: str, pilot: str, cap: str, picked: str) -> RowData:
    member = s.member(pilot)
    words = T("hornet_leader.table", "{aircraft}, {skill}: {status}, Stress {stress}").of(
        aircraft=kit.type_name(pilot),
        skill=kit.skill_name(member.skill),
        status=kit.status_name(pilots.status(kit, member)),
        stress=member.stress,
    )
    number = _number(s, pilot) or cap
    return RowData(key, kit.callsign(pilot), number, notes=say(words), selected=pilot == picked)


def _number(s: State, pilot: str) -> str:
    """Return the digit of an Aircraft on the mission, the same as in the flight."""
    flight = [] if s.mission is None else [each.pilot for each in s.mission.flight]
    place = flight.index(pilot) + 1 if pilot in flight else 0
    return str(place) if 0 < place < 10 else ""
