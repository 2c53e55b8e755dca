"""Event cards of Red Menace: when each has an effect, and what it does (chapter 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.data_files import expect

SEVERAL = {15: 3}
"""Events with more than one card (RM-8.15)."""
Condition = Literal[
    "",
    "sub_in_play and missiles_left > 0",
    "sub_in_play",
    "us_aew_base_left",
    "aam_uses < 2",
    "nike_on_map > 0",
    "soviet_pool > 0",
    "bombers_on_ground > 0",
    "destroyed_us_uk_bombers > 0",
    "destroyed_us_canada_cities >= 3",
]
"""What must hold for a card to have an effect; empty if it always has one."""
Some = Annotated[int, Meta(ge=1, le=9)]
Face = Annotated[int, Meta(ge=1, le=6)]
"""The least face of a die that succeeds."""


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that a card does; the words are explained under [op_help]."""


class LaunchCuba(Op, frozen=True, tag="launch_cuba"):
    """The Cuba flight takes off (RM-8.1)."""

    unit: Literal["il28"]
    count: Some
    card: str


class AddInterceptor(Op, frozen=True, tag="add_interceptor"):
    """Interceptors that were set aside join the Ready box (RM-8.1b, RM-8.2, RM-8.4)."""

    unit: Literal["mig19_cuba", "arrow", "su9"]
    count: Some
    box: Literal["ready"]


class SetFlag(Op, frozen=True, tag="flag"):
    """Something holds for good (RM-8.1c, RM-8.5a, RM-8.16)."""

    name: Literal["cuba_in_war", "cuba_landings", "mobile_sa2"]
    value: bool


class LateLaunches(Op, frozen=True, tag="if_last_launch_passed"):
    """Bombers of the player may take off after the last take-offs (RM-9.3.2e)."""

    do: Literal["extra_launch"]
    count: Some


class LaunchM50(Op, frozen=True, tag="launch_m50"):
    """The M-50 takes off (RM-8.3)."""

    unit: Literal["m50"]


class Deploy(Op, frozen=True):
    """Support that takes up a base (chapter 11)."""

    unit: Literal["tu126", "ec121", "kc135"]
    base: Literal["roll", "choose"]
    table: Literal["tu126_base", "us_aew_tanker_base"]


class DeployAew(Deploy, frozen=True, tag="deploy_aew"):
    """Early warning takes up a base."""


class DeployTanker(Deploy, frozen=True, tag="deploy_tanker"):
    """The tanker takes up a base."""


class HuntOp(Op, frozen=True, tag="roll"):
    """The submarine is hunted (RM-8.7)."""

    die: Literal["1d6"]
    success: Face
    success_at_asw: Face
    then: Literal["remove_us_submarine"]


class Hold(Op, frozen=True, tag="hold"):
    """The player keeps the card (RM-8.8a, RM-8.13a)."""

    use: Literal["aam_nuclear", "nike_nuclear"]
    max_uses: Some
    after_first_use: str
    after_second_use: str = ""


class ReinforceOp(Op, frozen=True, tag="reinforce"):
    """Destroyed bombers come back (RM-8.9)."""

    count: Some
    allow_greenland: bool


class Polaris(Op, frozen=True, tag="polaris"):
    """Missiles of the submarine come or go (RM-8.10)."""

    delta: Some


class ForTurn(Op, frozen=True, tag="turn_mod"):
    """Something holds until the end of the turn (RM-8.11a, RM-8.12, RM-8.14, RM-8.19a)."""

    key: Literal["us_launch", "soviet_move_bonus", "soviet_launch", "interceptor_cap"]
    value: Some = 1
    set_from: str = ""
    applies_to: tuple[str, ...] = ()
    extra_unit: str = ""
    not_in: tuple[str, ...] = ()


class SovietSubmarine(Op, frozen=True, tag="soviet_submarine_attack"):
    """Soviet submarines fire (RM-8.15)."""

    table: Literal["soviet_submarine"]
    success: Face


AnyOp = (
    LaunchCuba
    | AddInterceptor
    | SetFlag
    | LateLaunches
    | LaunchM50
    | DeployAew
    | DeployTanker
    | HuntOp
    | Hold
    | ReinforceOp
    | Polaris
    | ForTurn
    | SovietSubmarine
)


class EventInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A random event (chapter 8)."""

    id: str
    number: int
    title: Text
    text: Text
    copies: int
    after: Literal["discard", "keep", "reshuffle"]
    when: Condition
    ops: tuple[AnyOp, ...]
    """What it does, in order."""
    source: str
    source_title_text: str


class EventsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """events.toml."""

    deck: dict[str, Any]
    event: tuple[EventInfo, ...]
    op_help: dict[str, str]
    conditions: dict[str, str]


def check_events(events: Mapping[int, EventInfo]) -> None:
    """Raise ``BadComponents`` unless events are numbered on and have as many cards as in play."""
    numbers = (*range(1, len(events) + 1),)
    expect((*events,) == numbers, "events.toml, event, number", "must be 1, 2 and so on")
    for number, event in events.items():
        cards = SEVERAL.get(number, 1)
        place = f"events.toml, event {number}, copies"
        expect(event.copies == cards, place, f"must be {cards}")
