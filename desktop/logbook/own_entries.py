"""Cards and Pilots that a campaign has for itself, entered on the spot (HL-T4.4a)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.logbook.campaigns import terms_of
from desktop.logbook.packs_writing import with_own

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns
    from desktop.logbook.packs_shelf import Packs
    from desktop.rules.hornet_leader.components import Kit

Raw = dict[str, Any]
TARGET_NUMBERS = ("aircraft", "hits", "vp", "stress", "recon", "intel", "infra")
PILOT_NUMBERS = ("okay_max", "shaken_max", "xp", "cool")


def target_entry(number: int, title: str, numbers: Mapping[str, int]) -> Raw:
    """Return a Target card of which only its results are known (``TARGET_NUMBERS``)."""
    entry: Raw = {"number": number, "log_only": True, **numbers}
    return {**entry, "title": title} if title else entry


def pilot_entry(
    kit: Kit, callsign: str, aircraft: str, skill: int, numbers: Mapping[str, int]
) -> Raw:
    """Return a Pilot of whom one level is known (``PILOT_NUMBERS``); the others are like it."""
    level = {"skill": kit.skills[skill], **numbers}
    return {
        "id": pilot_id(kit, callsign),
        "callsign": callsign,
        "aircraft": aircraft,
        "log_only": True,
        "level": [level],
    }


def pilot_id(kit: Kit, callsign: str) -> str:
    """Return an id for a call sign that no Pilot has yet."""
    plain = re.sub(r"[^a-z0-9]+", "_", callsign.casefold()).strip("_") or "pilot"
    found, number = plain, 2
    while found in kit.pilots:
        found, number = f"{plain}_{number}", number + 1
    return found


def add_own(campaigns: Campaigns, shelf: Packs, game_id: str, kind: str, entry: Raw) -> None:
    """Keep an entry inside a campaign; sessions of it that are open are out of date then.

    Raises ``EntryRefused`` for an entry with mistakes, ``PacksUnusable`` if the campaign cannot go
    on with it; nothing is changed then.
    """
    packs = terms_of(campaigns.library.row(game_id)).setup.packs
    campaigns.set_packs(game_id, with_own(packs, kind, entry, shelf))
