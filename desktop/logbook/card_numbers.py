"""The numbers of a Target card and its band as the program has them, before any is edited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.book_days import BAND_NUMBERS, CARD_NUMBERS, edited
from desktop.rules.hornet_leader.targets import aircraft_limit, hits_needed

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book_entries import MissionEntry
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def printed(morning: State, kit: Kit, mission: MissionEntry) -> dict[str, int]:
    """Return the numbers that can be edited, by the keys of ``MissionEntry.edited``.

    Those of the band are of the one that was entered, or of the closest for a card that no band
    has. A Target that is unknown has none.
    """
    card = kit.targets.get(mission.target)
    if card is None:
        return {}
    campaign = kit.campaigns[morning.terms.campaign]
    homes = [i for i, band in enumerate(campaign.bands) if mission.target in band.targets]
    at = homes[0] if homes else 0
    chosen = min(max(mission.edited.get("band", at + 1), 1), len(campaign.bands)) - 1
    found: dict[str, int] = {key: getattr(card, key) for key in CARD_NUMBERS}
    found["band"] = at + 1
    band = campaign.bands[chosen]
    return found | {key: getattr(band, name) for key, name in BAND_NUMBERS.items()}


def at_table(morning: State, kit: Kit, mission: MissionEntry) -> dict[str, int]:
    """Return the numbers that hold: those that were edited, else the printed ones."""
    return printed(morning, kit, mission) | mission.edited


def hits_for(morning: State, kit: Kit, mission: MissionEntry) -> int:
    """Return the Hits that Destroy the Target that morning; 0 without a rating or a card."""
    if mission.target not in kit.targets:
        return 0
    return hits_needed(morning, edited(morning, kit, mission), mission.target)


def limit_for(morning: State, kit: Kit, mission: MissionEntry) -> int:
    """Return how many Aircraft the Target takes; 0 for a card that is unknown."""
    if mission.target not in kit.targets:
        return 0
    return aircraft_limit(morning, edited(morning, kit, mission), mission.target)


def known_targets(morning: State, kit: Kit) -> tuple[int, ...]:
    """Return the campaign's Targets: in play, open, behind the open bands, Destroyed.

    Cards that were entered for it stand with those that are open, whatever band they are in.
    """
    campaign = kit.campaigns[morning.terms.campaign]
    on_sheet = [card for band in campaign.bands for card in band.targets]
    own = [number for number, card in kit.targets.items() if card.log_only]
    cards = list(dict.fromkeys((*on_sheet, *own)))
    opened = {card for band in campaign.bands[: morning.bands_open] for card in band.targets}
    opened.update(own)

    def rank(card: int) -> int:
        if card in morning.destroyed:
            return 3
        if card in morning.in_play:
            return 0
        return 1 if card in opened else 2

    return tuple(sorted(cards, key=lambda card: (rank(card), card)))
