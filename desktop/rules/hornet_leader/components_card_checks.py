"""Checks of Target and Event cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.components_effects import (
    References,
    check_effects,
    check_improvement,
    has_special_attack,
)
from desktop.rules.hornet_leader.components_reading import Faults, Place

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components_cards import EventCard, TargetCard


def check_target(
    faults: Faults,
    card: TargetCard,
    references: References,
    sites: Collection[str],
    bandits: Collection[str],
) -> None:
    """Check what a Target card refers to and that something can be Destroyed there."""
    place = Place("targets.toml").at("target", card.number)
    for name in ("improvement", "bonus", "penalty"):
        check_effects(faults, getattr(card, name), place.at(name), references)
    check_improvement(faults, card.improvement, place.at("improvement"))
    if card.overkill is not None:
        check_effects(faults, card.overkill.effects, place.at("overkill"), references)
    if card.objective is not None:
        where = place.at("objective")
        faults.known(where.on("sites"), card.objective.sites, sites)
        faults.known(where.on("bandits"), card.objective.bandits, bandits)
    aim = card.hits > 0 or card.objective is not None or card.log_only
    faults.expect(aim, place.on("hits"), "must be more than 0 without an objective")
    faults.doubt(not card.vp and not card.log_only, place.on("vp"), "0 Victory Points")


def check_event(faults: Faults, card: EventCard, references: References) -> None:
    """Check what an Event card refers to."""
    for name, section in card.sections:
        place = Place("events.toml").at("event", card.number).at("section", name)
        check_effects(faults, section.effects, place, references)
        special = has_special_attack(section.effects)
        reason = "must say whether there is a special_attack"
        faults.expect(section.special == special, place.on("special"), reason)
