"""Positions of a campaign to begin a test from, and playing on from them."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec

from desktop import resources
from desktop.rules import engine
from desktop.rules.core import Action, Decision, Event, OptionValue, Rolled, Setup, Step
from desktop.rules.hornet_leader import terms
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.effects_data import AnyEffect
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import (
    PLAYER,
    Aircraft,
    Counter,
    FlightRecord,
    Kind,
    Member,
    Mission,
    Scene,
    Terms,
)
from desktop.rules.hornet_leader.state import State


def data() -> dict[str, bytes]:
    """Return the shipped data files by name."""
    files = resources.path("hornet_leader", "data").glob("*.toml")
    return {file.name: file.read_bytes() for file in files}


GAME = HornetLeader(data())
"""The game, its data read once for all tests."""
KIT = GAME.kit
"""The shipped components."""


def campaign(
    key: str = "iraq_1991",
    *,
    length: int = 0,
    marine: bool = False,
    options: tuple[str, ...] = (),
    adjustments: tuple[str, ...] = (),
    squadron: Sequence[Member] = (),
    steps: Sequence[Step] = (),
    **fields: Any,
) -> State:
    """Return the first Day of a campaign: all cards in the deck, all counters in the cup."""
    sheet = KIT.campaigns[key]
    gone = {*sheet.remove_sites, *sheet.remove_bandits}
    bands = sheet.bands[:1] if marine else sheet.bands
    state = State(
        terms=Terms(key, marine, length, options, adjustments, False),
        days=sheet.lengths[length].days,
        day=1,
        so=sheet.lengths[length].so,
        tracks=[sheet.tracks.recon.start, sheet.tracks.intel.start, sheet.tracks.infra.start],
        squadron=list(squadron),
        target_deck=sorted(target for band in bands for target in band.targets),
        bands_open=len(bands),
        event_deck=sorted(KIT.events),
        cup=[0 if gone & {row.site, row.bandit} else row.count for row in KIT.cup],
        bomber_cup=[each.count for each in KIT.bomber_kinds],
    )
    for name, value in fields.items():
        setattr(state, name, value)
    state.then(*steps)
    return state


def sheet_with(target: int) -> str:
    """Return the first Campaign whose sheet shows a Target."""
    return next(
        key
        for key, sheet in KIT.campaigns.items()
        if any(target in band.targets for band in sheet.bands)
    )


def set_up(kit: Kit = KIT, /, **options: OptionValue) -> State:
    """Return a campaign as its setup makes it, with the options that differ from the defaults."""
    return terms.new_state(kit, Setup("", (PLAYER,), options))


def member(pilot: str, skill: int = 2, **fields: Any) -> Member:
    """Return an Average Pilot without Stress, unless told otherwise."""
    return Member(pilot, skill, **fields)


def aircraft(pilot: str, area: str = "center", *, high: bool = True, **fields: Any) -> Aircraft:
    """Return an Aircraft that stands on the display."""
    fields = {name: list(v) if isinstance(v, tuple) else v for name, v in fields.items()}
    return Aircraft(pilot, area, high, **fields)


def counter(kind: Kind, face: str, area: str, number: int = 1, **fields: Any) -> Counter:
    """Return a counter that is to stand on the display as ``face#number``."""
    fields.setdefault("row", -1)
    return Counter(f"{face}#{number}", kind, face, area, **fields)


def mission(
    target: int = 1,
    flight: Sequence[Aircraft] = (),
    counters: Sequence[Counter] = (),
    *,
    state: State | None = None,
    skills: dict[str, int] | None = None,
    steps: Sequence[Step] = (),
    **fields: Any,
) -> State:
    """Return a campaign with a mission in flight; Pilots not in the squadron join it.

    ``fields`` are those of the mission, such as ``turn=1``.
    """
    s = campaign() if state is None else state
    known = {each.pilot for each in s.squadron}
    for each in flight:
        if each.pilot not in known:
            s.squadron.append(member(each.pilot, (skills or {}).get(each.pilot, 2)))
    s.primary = target
    if target in s.target_deck:
        s.target_deck.remove(target)
    s.mission = Mission(
        target=target,
        band=KIT.campaigns[s.terms.campaign].band_of(target),
        flight=list(flight),
        counters=list(counters),
        records=[FlightRecord(each.pilot) for each in flight],
        placed=len(counters) + 10,
        **fields,
    )
    s.then(*steps)
    return s


def asked(s: State) -> Decision | None:
    """Return what is to be decided, after the steps that decide nothing."""
    return settle(s)[1]


def settle(s: State) -> tuple[list[Event], Decision | None]:
    """Carry out the steps that have nothing to decide; return the events and the decision."""
    told: list[Event] = []
    while s.steps and s.outcome is None:
        top: Step = s.steps[-1]
        found: Decision | None = top.decision(s, KIT)
        if found is not None:
            return told, found
        s.steps.pop()
        top.carry_out(s, KIT, None, told.append)
    return told, None


def play(s: State, *actions: Action) -> list[Event]:
    """Answer the decisions one after the other; return everything that was told.

    Raises :class:`Refused` for an action that does not answer.
    """
    game: Any = SimpleNamespace(kit=KIT)
    told, _ = settle(s)
    for action in actions:
        told += engine.apply(game, s, action)[0]
    return told


def dice(*faces: int) -> Rolled:
    """Return dice that have been rolled."""
    return Rolled(faces)


def effect(op: str, **fields: Any) -> AnyEffect:
    """Return an effect as the data files write it."""
    read: AnyEffect = msgspec.convert({"op": op, **fields}, AnyEffect)
    return read


def effects(
    s: State, *listed: AnyEffect, scene: Scene = "over", source: str = "event:1:over"
) -> list[Event]:
    """Run a list of effects up to its first decision; return what was told."""
    s.then(RunEffects(listed, scene, source, "HL-1.6c"))
    return settle(s)[0]
