"""Campaigns: lengths, range bands, tracks and the sheet."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced, expect, known
from desktop.rules.hornet_leader.components_weapons import NoneOrMore, Number
from desktop.rules.hornet_leader.effects_data import AnyEffect, BeginInPlayEffect
from desktop.rules.shapes import Point

LENGTHS = ("short", "medium", "long")
"""The order of everything that is given by length."""


class VpBounds(Entry, frozen=True):
    """The lowest Victory Points of each evaluation; below ``poor`` it is Dismal."""

    great: int
    good: int
    adequate: int
    poor: int


class Length(Sourced, frozen=True):
    """A Campaign's length."""

    name: Text
    days: Number
    so: NoneOrMore
    vp: VpBounds


class Band(Entry, frozen=True):
    """A range band; as drawn, a ring around the origin of the sheet."""

    index: Number
    """1 is the closest."""
    name: Text
    targets: tuple[int, ...]
    weight_penalty: Annotated[int, Meta(le=0)]
    stress: int
    bonus_xp: NoneOrMore
    r_inner: NoneOrMore
    r_outer: Number


class IntelReading(Entry, frozen=True):
    """What a space of the Intel track adds or removes."""

    label: Text
    sites: int
    bandits: int
    where: Literal["center", "any"]
    mode: Literal["all", "either"]


class NumberTrack(Entry, frozen=True):
    """The Recon or the Infra track, from left to right."""

    values: tuple[int, ...]
    start: NoneOrMore


class IntelTrack(Entry, frozen=True):
    """The Intel track, from left to right."""

    values: tuple[IntelReading, ...]
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

    id: str
    title: Text
    theater: Text
    year: int
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
    bands: tuple[Band, ...]
    """The closest first."""
    sheet: Sheet
    spots: tuple[Spot, ...]

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


def check_campaign(campaign: Campaign, there: Known) -> None:
    """Check a Campaign's references, and what it says twice."""
    place = f"campaigns.toml, campaign {campaign.id}"
    known(f"{place}, standard", campaign.standard, there.weapons)
    known(f"{place}, special", campaign.special, there.weapons)
    both = sorted(set(campaign.standard) & set(campaign.special))
    expect(not both, f"{place}, special", f"{both} are standard")
    known(f"{place}, remove_sites", campaign.remove_sites, there.sites)
    known(f"{place}, remove_bandits", campaign.remove_bandits, there.bandits)
    serves = "marine" in campaign.services
    expect(campaign.marine == serves, f"{place}, marine", "must say whether services has it")
    _check_bands(campaign, place, there)
    _check_tracks(campaign.tracks, place)
    for name, length in zip(LENGTHS, campaign.lengths, strict=True):
        where = f"{place}, length {length.name.source}"
        expect(length.name.source == name, f"{where}, name", f"must be {name}")
        vp = length.vp
        falls = vp.great > vp.good > vp.adequate > vp.poor
        expect(falls, f"{where}, vp", "must fall from great to poor")
    named: set[int] = set()
    for note in campaign.notes:
        for effect in note.effects:
            if isinstance(effect, BeginInPlayEffect):
                named.update(effect.targets)
    same = named == set(campaign.start_in_play)
    expect(same, f"{place}, start_in_play", "must be the targets of begin_in_play")


def _check_bands(campaign: Campaign, place: str, there: Known) -> None:
    seen: set[int] = set()
    for number, band in enumerate(campaign.bands, 1):
        where = f"{place}, band {band.name.source}"
        expect(band.index == number, f"{where}, index", f"must be {number}")
        known(f"{where}, targets", band.targets, there.targets)
        twice = sorted(seen.intersection(band.targets))
        expect(not twice, f"{where}, targets", f"{twice} stand in another band")
        seen.update(band.targets)
        expect(band.r_inner < band.r_outer, f"{where}, r_outer", "must be more than r_inner")
    known(f"{place}, start_in_play", campaign.start_in_play, seen)
    spots = [spot.target for spot in campaign.spots]
    expect(sorted(spots) == sorted(seen), f"{place}, spot", "must be one for each Target")
    for spot in campaign.spots:
        band = campaign.bands[campaign.band_of(spot.target)]
        expect(spot.band == band.index, f"{place}, spot {spot.target}, band", "is another one")


def _check_tracks(tracks: Tracks, place: str) -> None:
    for name in ("recon", "intel", "infra"):
        track = getattr(tracks, name)
        inside = track.start < len(track.values)
        expect(inside, f"{place}, tracks, {name}, start", "must be the index of a value")
