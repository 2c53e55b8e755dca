"""The counters of Hornet Leader from plain values: aircraft, sites, bandits, bombers, markers."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.face import Altitude, Face, Kind, State, Status
from desktop.paint.faces import (
    hornet_aircraft,
    hornet_bandit,
    hornet_bombers,
    hornet_marker,
    hornet_site,
    signed,
)
from desktop.rules.core import T

SIDE = 44.0
"""Design units of a counter on the display where there is room."""
NO_BANDIT = T("hornet_leader.table", "No Bandit")
DASH = "\N{EN DASH}"

Speed = Literal["fast", "slow"]
Attack = tuple[int, int, int]
"""What a modified die needs for Stress, Damaged and Destroyed."""


def aircraft(
    callsign: str,
    short: str,
    picture: str,
    altitude: Altitude,
    status: Status,
    speed: Speed,
    *,
    sa: int = 0,
    weapons: int = 0,
    leader: bool = False,
    damaged: bool = False,
    selected: bool = False,
    acted: bool = False,
) -> Face:
    """Return an aircraft: ``sa`` and ``weapons`` are what it has left."""
    bars: Literal[1, 2] = 2 if speed == "fast" else 1
    face = hornet_aircraft(callsign, short, picture, altitude, bars, status, sa, weapons)
    states = {
        State.LEADER: leader,
        State.DAMAGED: damaged,
        State.SELECTED: selected,
        State.MOVED: acted,
    }
    return face.marked(*(state for state, holds in states.items() if holds))


def site(
    name: str,
    picture: str,
    attack: Attack,
    altitude: Literal["H", "L", "HL"],
    reach: int,
    *,
    radar: bool = False,
    soft: bool = False,
    defense: int = 0,
) -> Face:
    """Return a site; ``reach`` is its range, 0 for its own area only (HL-1.3d)."""
    chips = ("R",) * radar + ("S",) * soft + ((signed(defense),) if defense else ())
    return hornet_site(name, picture, attack, altitude, reach, chips)


def bandit(name: str, picture: str, attack: Attack, reach: int, defense: int) -> Face:
    """Return an enemy fighter."""
    return hornet_bandit(name, picture, attack, reach, defense)


def bomber(name: str, picture: str, count: Literal[1, 2], defense: int) -> Face:
    """Return a counter of one bomber or two."""
    return hornet_bombers(name, picture, count, defense)


def no_bandit() -> Face:
    """Return the counter of a draw that brings nobody."""
    return Face("#7B828A", "#14181D", say(NO_BANDIT), kind=Kind.NUMBER, number=DASH)


def objective(face: Face) -> Face:
    """Return a counter that has to be destroyed for the Target, in its gold frame."""
    return face.marked(State.OBJECTIVE)


def suppressed(face: Face) -> Face:
    """Return a counter under the Suppressed marker, until the attack is over."""
    return face.marked(State.SUPPRESSED)


def pile(face: Face, count: int) -> Face:
    """Return the uppermost counter of a pile with how many lie in it."""
    return replace(face, count=count)


def marker(text: str, caption: str) -> Face:
    """Return a cream marker: Turn, Recon, Intel, Infra or the Target band."""
    return hornet_marker(text, caption)
