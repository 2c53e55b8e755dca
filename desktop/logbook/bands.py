"""The range bands of a campaign: which are Secured, which open, and with what cards (HL-T5.8a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader.end_of_day import is_secured, secured_with

if TYPE_CHECKING:
    from collections.abc import Collection

    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import Campaign
    from desktop.rules.hornet_leader.state import State


class BandStanding(msgspec.Struct, frozen=True):
    """A range band as it stands."""

    index: int
    """0 is the closest."""
    name: Text
    destroyed: int
    needed: int
    """Targets that must be Destroyed until it is Secured: half of all, rounded up."""
    total: int
    secured: bool
    open: bool


def bands(s: State, kit: Kit) -> tuple[BandStanding, ...]:
    """Return every band of the campaign, the closest first."""
    return tuple(
        BandStanding(
            index=index,
            name=band.name,
            destroyed=sum(target in s.destroyed for target in band.targets),
            needed=(len(band.targets) + 1) // 2,
            total=len(band.targets),
            secured=is_secured(s, kit, index),
            open=index < s.bands_open,
        )
        for index, band in enumerate(kit.campaigns[s.terms.campaign].bands)
    )


def opened_last(s: State, kit: Kit) -> tuple[int, ...]:
    """Return the indexes of the bands that the last Day has opened to Marines (HL-2.2e)."""
    if not s.terms.marine or s.book is None or not s.book.results:
        return ()
    before = _before_last(s)
    first = open_with(kit.campaigns[s.terms.campaign], before)
    return tuple(range(first, s.book.results[-1].bands_open))


def _before_last(s: State) -> tuple[int, ...]:
    """Return the Targets that were Destroyed before the last Day."""
    book = s.logbook
    if len(book.results) > 1:
        return book.results[-2].destroyed
    return () if book.joined is None else book.joined.destroyed


def open_with(campaign: Campaign, destroyed: Collection[int]) -> int:
    """Return how many bands are open to Marines with these Targets Destroyed (HL-2.2d, e)."""
    count = 1
    for band in campaign.bands[:-1]:
        if not secured_with(band.targets, destroyed):
            break
        count += 1
    return count


def cards_to_add(s: State, kit: Kit, band: int) -> tuple[int, ...]:
    """Return the cards that a band which opens brings into the deck: those not used up."""
    gone = {*s.destroyed, *s.in_play}
    targets = kit.campaigns[s.terms.campaign].bands[band].targets
    return tuple(target for target in targets if target not in gone)
