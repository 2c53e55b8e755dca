"""Campaigns: lengths, range bands, tracks and the sheet."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Faults, Id, Place, Sourced
from desktop.rules.hornet_leader.components_weapons import NoneOrMore, Number, Year
from desktop.rules.hornet_leader.effects_data import AnyEffect, BeginInPlayEffect
from desktop.rules.shapes import Point

LENGTHS = ("short", "medium", "long")
"""The order of everything that is given by length."""


Bound = Annotated[int, Meta(ge=-99, le=999)]
Reading = Annotated[int, Meta(ge=-9, le=20)]


class VpBounds(Entry, frozen=True):
    """The lowest Victory Points of each evaluation; below ``poor`` it is Dismal."""

    great: Bound
    good: Bound
    adequate: Bound
    poor: Bound


class Length(Sourced, frozen=True):
    """A Campaign's length."""

    name: Text
    days: Annotated[int, Meta(ge=1, le=30)]
    so: Annotated[int, Meta(ge=0, le=200)]
    vp: VpBounds


class Band(Entry, frozen=True):
    """A range band; as drawn, a ring around the origin of the sheet."""

    index: Number
    """1 is the closest."""
    name: Text
    targets: tuple[int, ...]
    weight_penalty: Annotated[int, Meta(ge=-6, le=0)]
    stress: Annotated[int, Meta(ge=0, le=6)]
    bonus_xp: Annotated[int, Meta(ge=0, le=6)]
    r_inner: NoneOrMore
    r_outer: Number


class IntelReading(Entry, frozen=True):
    """What a space of the Intel track adds or removes."""

    label: Text
    sites: Reading
    bandits: Reading
    where: Literal["center", "any"]
    mode: Literal["all", "either"]


class NumberTrack(Entry, frozen=True):
    """The Recon or the Infra track, from left to right."""

    values: Annotated[tuple[Reading, ...], Meta(min_length=2, max_length=20)]
    start: NoneOrMore


class IntelTrack(Entry, frozen=True):
    """The Intel track, from left to right."""

    values: Annotated[tuple[IntelReading, ...], Meta(min_length=2, max_length=20)]
    start: NoneOrMore


class Tracks(Entry, frozen=True):
    """The three tracks; by index 0 Recon, 1 Intel, 2 Infra."""

    recon: NumberTrack
    intel: IntelTrack
    infra: NumberTrack

    def __getitem__(self, index: int) -> NumberTrack | IntelTrack:
        return (self.recon, self.intel, self.infra)[index]


class Sheet(Entry, frozen=True):
    """The drawing of the sheet."""

    width: Number
    height: Number
    origin: Point


class Spot(Entry, frozen=True):
    """Where a Target stands on the sheet."""

    target: int
    band: Number
    x: int
    y: int


class Note(Entry, frozen=True):
    """A Campaign note and what it does at set-up."""

    text: Text
    effects: tuple[AnyEffect, ...]


class Campaign(
    Sourced, frozen=True, rename={"lengths": "length", "bands": "band", "spots": "spot"}
):
    """A Campaign."""

    id: Id
    title: Text
    theater: Text
    year: Year
    difficulty: Literal["introductory", "standard", "advanced", "expert"]
    services: tuple[Literal["navy", "marine"], ...]
    marine: bool
    carrier: Text
    caret: Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    """The edge from which you fly."""
    standard: tuple[str, ...]
    """Weapons that cost nothing; ``special`` ones cost SO Points, others cannot be taken."""
    special: tuple[str, ...]
    remove_sites: tuple[str, ...]
    remove_bandits: tuple[str, ...]
    start_in_play: tuple[int, ...]
    briefing: Text
    notes: tuple[Note, ...]
    tracks: Tracks
    lengths: tuple[Length, Length, Length]
    """Short, medium, long."""
    bands: Annotated[tuple[Band, ...], Meta(min_length=1, max_length=9)]
    """The closest first."""
    sheet: Sheet
    spots: tuple[Spot, ...]

    @property
    def named(self) -> tuple[str, ...]:
        """The weapons that either list names."""
        return (*self.standard, *self.special)

    def band_of(self, target: int) -> int:
        """Return the index of the band that has a Target, 0 is the closest.

        A Target that the sheet does not show raises ``KeyError``.
        """
        for index, band in enumerate(self.bands):
            if target in band.targets:
                return index
        raise KeyError(f"Target {target} is not part of {self.id}.")


class Known(NamedTuple):
    """What a Campaign may name."""

    weapons: Collection[str]
    targets: Collection[int]
    sites: Collection[str]
    bandits: Collection[str]


def check_campaign(faults: Faults, campaign: Campaign, there: Known) -> None:
    """Check a Campaign's references, and what it says twice."""
    place = Place("campaigns.toml").at("campaign", campaign.id)
    faults.known(place.on("standard"), campaign.standard, there.weapons)
    faults.known(place.on("special"), campaign.special, there.weapons)
    both = sorted(set(campaign.standard) & set(campaign.special))
    faults.expect(not both, place.on("special"), f"{both} are standard")
    faults.known(place.on("remove_sites"), campaign.remove_sites, there.sites)
    faults.known(place.on("remove_bandits"), campaign.remove_bandits, there.bandits)
    faults.expect(campaign.services, place.on("services"), "is empty; allowed navy, marine")
    serves = "marine" in campaign.services
    faults.expect(campaign.marine == serves, place.on("marine"), "must say whether services has it")
    _check_bands(faults, campaign, place, there)
    for name in ("recon", "intel", "infra"):
        track = getattr(campaign.tracks, name)
        inside = track.start < len(track.values)
        reason = f"{track.start} is no index of a value; allowed 0 to {len(track.values) - 1}"
        faults.expect(inside, place.at("tracks").at(name).on("start"), reason)
    for name, length in zip(LENGTHS, campaign.lengths, strict=True):
        _check_length(faults, length, name, place.at("length", length.name.source))
    named: set[int] = set()
    for note in campaign.notes:
        for effect in note.effects:
            if isinstance(effect, BeginInPlayEffect):
                named.update(effect.targets)
    same = named == set(campaign.start_in_play)
    faults.expect(same, place.on("start_in_play"), "must be the targets of begin_in_play")


def _check_length(faults: Faults, length: Length, name: str, place: Place) -> None:
    faults.expect(length.name.source == name, place.on("name"), f"must be {name}")
    vp = length.vp
    for lower, higher in (("poor", "adequate"), ("adequate", "good"), ("good", "great")):
        low, high = getattr(vp, lower), getattr(vp, higher)
        reason = f"{higher} {high} must be more than {lower} {low}"
        faults.expect(low < high, place.on("vp"), reason)


def _check_bands(faults: Faults, campaign: Campaign, place: Place, there: Known) -> None:
    seen: set[int] = set()
    for number, band in enumerate(campaign.bands, 1):
        where = place.at("band", band.name.source)
        faults.expect(band.index == number, where.on("index"), f"must be {number}")
        faults.known(where.on("targets"), band.targets, there.targets)
        faults.doubt(not band.targets, where.on("targets"), "no Target stands here")
        count = band.targets.count
        twice = sorted({each for each in band.targets if each in seen or count(each) > 1})
        faults.expect(not twice, where.on("targets"), f"{twice} stand in a band already")
        seen.update(band.targets)
        wide = band.r_inner < band.r_outer
        faults.expect(wide, where.on("r_outer"), "must be more than r_inner")
    faults.known(place.on("start_in_play"), campaign.start_in_play, seen)
    spots = [spot.target for spot in campaign.spots]
    faults.expect(sorted(spots) == sorted(seen), place.on("spot"), "must be one for each Target")
    for spot in campaign.spots:
        if spot.target in seen:
            band = campaign.bands[campaign.band_of(spot.target)]
            where = place.at("spot", spot.target).on("band")
            faults.expect(spot.band == band.index, where, f"must be {band.index}")
