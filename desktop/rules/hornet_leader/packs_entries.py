"""Checks of the entries of a pack against each other and against the components they add to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.components_campaigns import Campaign, Known, check_campaign
from desktop.rules.hornet_leader.components_card_checks import check_event, check_target
from desktop.rules.hornet_leader.components_cards import EventCard, TargetCard
from desktop.rules.hornet_leader.components_effects import References, check_effects
from desktop.rules.hornet_leader.components_enemies import (
    BanditKind,
    CupEntry,
    SiteKind,
    check_bandit,
    check_site,
)
from desktop.rules.hornet_leader.components_pilots import PilotCard, check_pilot
from desktop.rules.hornet_leader.components_reading import Entry, Faults, Place
from desktop.rules.hornet_leader.components_weapons import (
    AircraftType,
    CounterRow,
    Weapon,
    check_aircraft,
    check_weapon,
)
from desktop.rules.hornet_leader.packs_decoding import blurred

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

Found = Mapping[str, Mapping[str | int, Entry]]
Named = Mapping[str, set[str | int]]


def check_entries(
    faults: Faults, kit: Kit, found: Found, rows: Mapping[str, Sequence[Entry]], named: Named
) -> None:
    """Check everything that no entry shows by itself.

    ``named`` are by kind the keys of all entries of the pack: what refers to one that cannot be
    read is right all the same.
    """
    there, about = _Together(kit, found, named), Faults()
    for entries in found.values():
        for entry in entries.values():
            there.check(about, entry)
    unsure = faults.unsure
    for each in about.wrong:
        if not blurred(each[0], unsure, names_only=each in about.names):
            faults.wrong.append(each)
    faults.odd += [each for each in about.odd if not blurred(each[0], unsure, names_only=False)]
    _check_supply(faults, kit, found, rows["weapons.toml"], there)
    for number, row in enumerate(rows["defenses.toml"], 1):
        if isinstance(row, CupEntry):
            place = Place("defenses.toml").at("counter", number)
            faults.known(place.on("site"), (row.site,), there.sites)
            faults.known(place.on("bandit"), (row.bandit,), {*there.bandits, "none"})


class _Together:
    """What entries may refer to: the components, and what the pack has."""

    def __init__(self, kit: Kit, found: Found, named: Named) -> None:
        self._kit = kit
        self.weapons = _texts(kit.weapons, named["weapon"])
        self.sites = _texts(kit.sites, named["site"])
        self.bandits = _texts(kit.bandits, named["bandit"])
        own = {number for number in named["target"] if isinstance(number, int)}
        self.targets = {*kit.targets, *own}
        self.references = References(self.weapons, self.targets)
        self.aircraft = dict(kit.aircraft)
        for entry in found["aircraft"].values():
            if isinstance(entry, AircraftType):
                self.aircraft[entry.id] = entry
        self.unread = {str(key) for key in named["aircraft"]} - set(self.aircraft)

    def check(self, faults: Faults, entry: Entry) -> None:
        """Check one entry."""
        match entry:
            case Weapon():
                check_weapon(faults, entry)
            case AircraftType():
                check_aircraft(faults, entry, self.weapons)
            case PilotCard():
                if entry.aircraft not in self.unread:
                    check_pilot(faults, entry, self._kit.skills, self.aircraft)
            case SiteKind():
                check_site(faults, entry)
            case BanditKind():
                check_bandit(faults, entry)
            case TargetCard():
                check_target(faults, entry, self.references, self.sites, self.bandits)
            case EventCard():
                check_event(faults, entry, self.references)
            case Campaign():
                self._check_campaign(faults, entry)
            case _:
                # A Bomber shows everything by itself.
                pass

    def _check_campaign(self, faults: Faults, campaign: Campaign) -> None:
        known = Known(self.weapons, self.targets, self.sites, self.bandits)
        check_campaign(faults, campaign, known)
        for number, note in enumerate(campaign.notes, 1):
            place = Place("campaigns.toml").at("campaign", campaign.id).at("notes", number)
            check_effects(faults, note.effects, place, self.references)


def _texts(there: Mapping[str, object], own: set[str | int]) -> set[str]:
    return {*there, *(key for key in own if isinstance(key, str))}


def _check_supply(
    faults: Faults, kit: Kit, found: Found, rows: Sequence[Entry], there: _Together
) -> None:
    """Check that every weapon stands in one row of counters."""
    faces = set(kit.weapons)
    for number, row in enumerate(rows, 1):
        if not isinstance(row, CounterRow):
            continue
        place = Place("weapons.toml").at("counter", number)
        for name in ("front", "back"):
            face = getattr(row, name)
            faults.known(place.on(name), (face,), there.weapons)
            faults.expect(face not in faces, place.on(name), f"{face} stands in another row")
        faces |= {row.front, row.back}
    for key in found["weapon"]:
        place = Place("weapons.toml").at("weapon", key).on("id")
        faults.expect(key in faces, place, "has no counters; add a [[counter]] with this face")
