"""Squadrons and AA units of Eagles & Missiles (EM-I.3, EM-VI.0c)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from desktop.rules.core import Text
from desktop.rules.data_files import expect, known

Owner = Literal["russian", "polish", "nato"]
Role = Literal["escort", "raid", "support"]


class Aircraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A type of squadron."""

    id: str
    name: Text
    air: int
    """Its strength in duels; the other against assaults and the fleet (EM-VI.0b)."""
    bombardment: int
    bomber: bool
    strategic: bool
    """Whether it may raid (EM-VI.4d)."""
    star: bool
    """Whether its win does not destroy the opponent (EM-VI.4a)."""
    sides: tuple[Owner, ...]
    loss_value: int
    """As how many it counts among the losses (EM-XII.7)."""
    frame: str
    roles: tuple[Role, ...]
    note: Text
    history: Text
    source: str


class SquadronInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A squadron counter."""

    id: str
    type: str
    side: Owner
    name: Text
    country: str
    start: str
    """An airfield, or russian_pool, polish_reserve, nato_uncommitted."""
    state: Literal["start", "reserve", "uncommitted"]
    source: str
    start_source: str = ""
    count_source: str = ""


class AaInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An AA unit."""

    id: str
    colour: Literal["green", "blue", "patriot"]
    hit_on: int
    start: str
    """A territory, choose_polish or off_board."""
    mobile: bool
    source: str
    stops_missiles_on: int = 0
    mobile_source: str = ""


class UnitsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """units.toml."""

    type: tuple[Aircraft, ...]
    squadron: tuple[SquadronInfo, ...]
    aa: tuple[AaInfo, ...]
    ruins: dict[str, Any]


def check_units(
    types: dict[str, Aircraft], squadrons: dict[str, SquadronInfo], fields: dict[str, Any]
) -> None:
    """Raise ``BadComponents`` unless every squadron has a type of its side and a place."""
    elsewhere = ("russian_pool", "polish_reserve", "nato_uncommitted")
    allied = [squadron.side != "russian" for squadron in squadrons.values()]
    expect(allied == sorted(allied), "units.toml, squadron", "must begin with those of Russia")
    for squadron in squadrons.values():
        place = f"units.toml, squadron {squadron.id}"
        known(f"{place}, type", [squadron.type], types)
        sides = types[squadron.type].sides
        expect(squadron.side in sides, f"{place}, side", f"{squadron.type} does not fly for it")
        if squadron.start not in elsewhere:
            known(f"{place}, start", [squadron.start], fields)
