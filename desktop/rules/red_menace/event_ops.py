"""What event cards do: one function for each operation of events.toml (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.rules.core import Tell
from desktop.rules.red_menace import (
    changes_air,
    changes_blue,
    changes_cards,
    changes_sub,
    flights,
    theatre,
)
from desktop.rules.red_menace import components_events as ops
from desktop.rules.red_menace import events_cards as told
from desktop.rules.red_menace.components_map import HAVANA
from desktop.rules.red_menace.event_steps import (
    ChooseBase,
    HuntSubmarine,
    Reinforce,
    RollBase,
    SovietMissiles,
)
from desktop.rules.red_menace.records import CUBA, M50

if TYPE_CHECKING:
    from desktop.rules.red_menace.changes_cards import TurnValue
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_events import EventInfo
    from desktop.rules.red_menace.state import State

RULES = {
    "mig19_cuba": "RM-8.1b",
    "arrow": "RM-8.2",
    "su9": "RM-8.4",
    "cuba_in_war": "RM-8.1c",
    "cuba_landings": "RM-8.5a",
    "mobile_sa2": "RM-8.16",
    "aam_nuclear": "RM-8.8a",
    "nike_nuclear": "RM-8.13a",
    "us_launch": "RM-8.11a",
    "soviet_move_bonus": "RM-8.12",
    "soviet_launch": "RM-8.14",
    "interceptor_cap": "RM-8.19a",
    "kc135": "RM-8.17",
    "ec121": "RM-8.18",
}
"""The rule of what an operation brings, by its unit, flag, key or use."""
TURN_VALUES: dict[str, TurnValue] = {
    "us_launch": "surge",
    "soviet_move_bonus": "wind",
    "soviet_launch": "echelon",
    "interceptor_cap": "jammed",
}
"""What holds until the end of the turn, by the key of its operation."""


def run(s: State, kit: Kit, event: EventInfo, op: ops.Op, tell: Tell) -> None:
    """Carry out one operation of a card; the steps that it needs are pushed."""
    OPS[type(op)](s, kit, event, op, tell)


def _lost(s: State, event: EventInfo, rule: str, why: str, tell: Tell) -> None:
    changes_cards.note_effect(s, works=False)
    tell(told.EventIdle(rule, event.number, why))


def _launch_cuba(s: State, kit: Kit, event: EventInfo, op: ops.LaunchCuba, tell: Tell) -> None:
    flights.begin(s, kit, CUBA, HAVANA, tell)


def _launch_m50(s: State, kit: Kit, event: EventInfo, op: ops.LaunchM50, tell: Tell) -> None:
    if theatre.any_soviet_base(s):
        s.then(flights.TakeOff(M50))
    else:
        _lost(s, event, "RM-8.3", "soviet_base", tell)


def _add_interceptor(
    s: State, kit: Kit, event: EventInfo, op: ops.AddInterceptor, tell: Tell
) -> None:
    unit = op.unit
    for plane in theatre.in_box(s, unit, "aside")[: op.count]:
        changes_air.make_ready(s, plane, tell, RULES[unit])


def _flag(s: State, kit: Kit, event: EventInfo, op: ops.SetFlag, tell: Tell) -> None:
    changes_cards.set_flag(s, op.name)
    tell(told.EventInForce(RULES[op.name], event.number))


def _turn_mod(s: State, kit: Kit, event: EventInfo, op: ops.ForTurn, tell: Tell) -> None:
    field = TURN_VALUES[op.key]
    changes_cards.set_for_turn(s, field, op.value if field == "wind" else True)
    tell(told.EventInForce(RULES[op.key], event.number))


def _late_launches(s: State, kit: Kit, event: EventInfo, op: ops.LateLaunches, tell: Tell) -> None:
    if s.last_launch:
        changes_blue.grant_late_launches(s, op.count, tell)


def _deploy(s: State, kit: Kit, event: EventInfo, op: ops.Deploy, tell: Tell) -> None:
    unit = op.unit
    if op.base == "choose":
        s.then(ChooseBase(unit, RULES[unit]))
    elif any(theatre.stands(s, city) for city in kit.tables.tu126_base.bases):
        s.then(RollBase(unit))
    else:
        _lost(s, event, "RM-11.2a", "tu126_base", tell)


def _roll(s: State, kit: Kit, event: EventInfo, op: ops.HuntOp, tell: Tell) -> None:
    hunted = s.sub.hex == kit.special.soviet_asw_ship
    s.then(HuntSubmarine(op.success_at_asw if hunted else op.success))


def _hold(s: State, kit: Kit, event: EventInfo, op: ops.Hold, tell: Tell) -> None:
    changes_cards.keep(s, event.number, tell, RULES[op.use])


def _reinforce(s: State, kit: Kit, event: EventInfo, op: ops.ReinforceOp, tell: Tell) -> None:
    s.then(Reinforce(op.count))


def _polaris(s: State, kit: Kit, event: EventInfo, op: ops.Polaris, tell: Tell) -> None:
    changes_sub.add_missiles(s, op.delta, tell)


def _soviet_submarine(
    s: State, kit: Kit, event: EventInfo, op: ops.SovietSubmarine, tell: Tell
) -> None:
    s.then(SovietMissiles(op.success))


OPS: dict[type[ops.Op], Callable[[State, Kit, EventInfo, Any, Tell], None]] = {
    ops.LaunchCuba: _launch_cuba,
    ops.LaunchM50: _launch_m50,
    ops.AddInterceptor: _add_interceptor,
    ops.SetFlag: _flag,
    ops.ForTurn: _turn_mod,
    ops.LateLaunches: _late_launches,
    ops.DeployAew: _deploy,
    ops.DeployTanker: _deploy,
    ops.HuntOp: _roll,
    ops.Hold: _hold,
    ops.ReinforceOp: _reinforce,
    ops.Polaris: _polaris,
    ops.SovietSubmarine: _soviet_submarine,
}
"""By the kind of operation: what it does."""
