"""The readings of the three tracks, short for their cells and in full for their tooltips."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.faces import signed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_campaigns import IntelReading
from desktop.rules.hornet_leader.records import INTEL, RECON
from desktop.rules.hornet_leader.state import State

RECON_READING = T("hornet_leader.table", "Draw up to {number} Target cards")
INFRA_READING = T("hornet_leader.table", "{number} Hits needed for every Target")
INFRA_NONE = T("hornet_leader.table", "No change to the Hits needed")
NO_CHANGE = T("hornet_leader.table", "No change")
SITE = T("hornet_leader.table", "{number} Site")
SITES = T("hornet_leader.table", "{number} Sites")
CENTER_SITE = T("hornet_leader.table", "{number} Center Site")
CENTER_SITES = T("hornet_leader.table", "{number} Center Sites")
BANDIT = T("hornet_leader.table", "{number} Bandit")
BANDITS = T("hornet_leader.table", "{number} Bandits")
CENTER_BANDIT = T("hornet_leader.table", "{number} Center Bandit")
CENTER_BANDITS = T("hornet_leader.table", "{number} Center Bandits")
BOTH = T("hornet_leader.table", "{sites}, {bandits}")
EITHER = T("hornet_leader.table", "{sites} or {bandits}")
SHORT_SITES = T("hornet_leader.table", "S{number}")
SHORT_BANDITS = T("hornet_leader.table", "B{number}")
DOT = "\N{MIDDLE DOT}"


def cells(s: State, kit: Kit, track: int) -> tuple[str, ...]:
    """Return every reading of a track in a few signs, from left to right; lines are parted."""
    tracks = kit.campaigns[s.terms.campaign].tracks
    if track == INTEL:
        return tuple(_short(reading) for reading in tracks.intel.values)
    values = tracks.recon.values if track == RECON else tracks.infra.values
    return tuple(str(value) if track == RECON else signed(value) for value in values)


def reading_at(s: State, kit: Kit, track: int, place: int) -> Text:
    """Return what a reading of a track means."""
    tracks = kit.campaigns[s.terms.campaign].tracks
    if track == INTEL:
        return _intel(tracks.intel.values[place])
    if track == RECON:
        return RECON_READING.of(number=tracks.recon.values[place])
    number = tracks.infra.values[place]
    return INFRA_READING.of(number=signed(number)) if number else INFRA_NONE


def reading(s: State, kit: Kit, track: int) -> Text:
    """Return what the present reading of a track means."""
    return reading_at(s, kit, track, s.tracks[track])


def _short(reading: IntelReading) -> str:
    parts = []
    if reading.sites:
        parts.append(say(SHORT_SITES.of(number=signed(reading.sites))))
    if reading.bandits:
        parts.append(say(SHORT_BANDITS.of(number=signed(reading.bandits))))
    return "\n".join(parts) or DOT


def _intel(reading: IntelReading) -> Text:
    center = reading.where == "center"
    sites = _counted(reading.sites, (CENTER_SITE, CENTER_SITES) if center else (SITE, SITES))
    words = (CENTER_BANDIT, CENTER_BANDITS) if center else (BANDIT, BANDITS)
    bandits = _counted(reading.bandits, words)
    if sites is None or bandits is None:
        return sites or bandits or NO_CHANGE
    joint = EITHER if reading.mode == "either" else BOTH
    return joint.of(sites=sites, bandits=bandits)


def _counted(number: int, words: tuple[Text, Text]) -> Text | None:
    if not number:
        return None
    return words[abs(number) != 1].of(number=signed(number))
