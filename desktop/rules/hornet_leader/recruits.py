"""Who may join the squadron of a campaign, and what he costs (HL-1.5e, HL-1.5f, HL-2.8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader.pilots import type_of

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_weapons import AircraftType
    from desktop.rules.hornet_leader.records import Terms
    from desktop.rules.hornet_leader.state import State

SIZES = ("HL-2.8a", "HL-2.8b", "HL-2.8c")
"""By length: the rule that says how many Pilots of each skill make a squadron."""
LARGE_DECK = "large_deck_marines"
AT_A_TABLE = ("log", "companion")
"""The ways of tracking in which Pilots fly of whom only Stress and Experience are known."""


def is_log_only(kit: Kit, pilot: str) -> bool:
    """Return whether nothing is known of a Pilot that counts in a fight (HL-T8.2b)."""
    return kit.pilots[pilot].log_only or type_of(kit, pilot).log_only


def unplayable(kit: Kit, campaign: str) -> Refused | None:
    """Return why a campaign cannot be played here or run; ``None`` if it can (HL-T8.2b)."""
    bands = kit.campaigns[campaign].bands
    bare = [target for band in bands for target in band.targets if kit.targets[target].log_only]
    if not bare:
        return None
    words = T(
        "hornet_leader",
        "The defenses of {target} are not known: this campaign can only be kept in the log",
    )
    return Refused("HL-T8.2b", words.of(target=kit.target_name(bare[0])))


def grounded(kit: Kit, pilots: Iterable[str]) -> Refused | None:
    """Return why these Pilots cannot play a Day here; ``None`` if they can (HL-T8.2b)."""
    for pilot in pilots:
        if is_log_only(kit, pilot):
            words = T(
                "hornet_leader",
                "The speed and skills of {pilot} are not known: he flies at your table only",
            )
            return Refused("HL-T8.2b", words.of(pilot=kit.callsign(pilot)))
    return None


def barred(kit: Kit, terms: Terms, pilot: str) -> Refused | None:
    """Return why a Pilot can take no part in a campaign; ``None`` if he can."""
    if terms.tracking not in AT_A_TABLE and is_log_only(kit, pilot):
        return grounded(kit, [pilot])
    return _type_barred(kit, terms, type_of(kit, pilot))


def _type_barred(kit: Kit, terms: Terms, kind: AircraftType) -> Refused | None:
    """Return why a type of Aircraft takes no part in a campaign; ``None`` if it does."""
    campaign = kit.campaigns[terms.campaign]
    if not kind.serves(campaign.year):
        words = T("hornet_leader", "The {aircraft} is not in service in {year}")
        return Refused("HL-1.5f", words.of(aircraft=kind.name, year=campaign.year))
    if LARGE_DECK in terms.options:
        if not kind.marine_large_deck or kind.id in kit.options[LARGE_DECK].forbid_aircraft:
            words = T("hornet_leader", "The {aircraft} does not fly from a large deck")
            return Refused("HL-9.6b", words.of(aircraft=kind.name))
    elif terms.marine:
        if "marine" not in kind.nation_service:
            words = T("hornet_leader", "The {aircraft} does not fly for the Marine Corps")
            return Refused("HL-2.2a", words.of(aircraft=kind.name))
    elif "navy" not in kind.nation_service:
        words = T("hornet_leader", "The {aircraft} does not fly for the Navy")
        return Refused("HL-2.1a", words.of(aircraft=kind.name))
    return None


@lru_cache(maxsize=4)
def selectable(kit: Kit, terms: Terms) -> tuple[str, ...]:
    """Return the Pilots who can take part in a campaign, in the order of the data."""
    logged = terms.tracking in AT_A_TABLE
    types = {
        kind.id
        for kind in kit.aircraft.values()
        if (logged or not kind.log_only) and _type_barred(kit, terms, kind) is None
    }
    pilots = [each for each in kit.pilots.values() if each.aircraft in types]
    return tuple([each.id for each in pilots if logged or not each.log_only])


def price(kit: Kit, terms: Terms, pilot: str) -> int:
    """Return the SO Points that a Pilot costs when he joins; negative ones are gained (HL-2.8e)."""
    kind = type_of(kit, pilot)
    by_length = kind.so_alt if terms.so_alt and kind.so_alt is not None else kind.so
    return by_length[terms.length]


@lru_cache(maxsize=4)
def cheapest(kit: Kit, terms: Terms) -> int:
    """Return what the cheapest squadron of a campaign costs; negative if it brings SO Points."""
    prices = sorted(price(kit, terms, pilot) for pilot in selectable(kit, terms))
    return sum(prices[: size(kit, terms)])


def size(kit: Kit, terms: Terms) -> int:
    """Return how many Pilots make the squadron (HL-2.8a, HL-2.8b, HL-2.8c)."""
    return sum(kit.squadron[terms.length])


def slots_left(s: State, kit: Kit) -> list[int]:
    """Return by skill how many Pilots the squadron still needs (HL-2.8a, HL-2.8b, HL-2.8c)."""
    left = list(kit.squadron[s.terms.length])
    for member in s.squadron:
        left[member.skill] -= 1
    return left


def candidates(s: State, kit: Kit) -> list[str]:
    """Return the Pilots who can take part and are not in the squadron (HL-2.8d)."""
    inside = {member.pilot for member in s.squadron}
    return [pilot for pilot in selectable(kit, s.terms) if pilot not in inside]


def promotion_price(s: State, kit: Kit) -> int:
    """Return the SO Points of a promotion before the campaign (HL-2.8g)."""
    return kit.priorities["promotion"].cost[s.terms.length]
