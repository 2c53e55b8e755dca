"""What must hold in every state that play can reach: nothing lost, nothing twice."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader.records import ACE, NEWBIE

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Mission
    from desktop.rules.hornet_leader.state import State


def faults(s: State, kit: Kit) -> list[str]:
    """Return all that is wrong with a state."""
    found = [
        *_targets(s, kit),
        *_events(s, kit),
        *_counters(s, kit),
        *_accounts(s),
        *_tracks(s, kit),
        *_squadron(s, kit),
    ]
    if s.mission is not None:
        found += _flight(s, kit, s.mission)
        found += _display(kit, s.mission)
    if s.outcome is None and not s.steps:
        found.append("Nothing is left to do, and the campaign is not over.")
    return found


def _targets(s: State, kit: Kit) -> Iterator[str]:
    campaign = kit.campaigns[s.terms.campaign]
    open_bands = campaign.bands[: s.bands_open]
    cards = {*campaign.start_in_play, *(card for band in open_bands for card in band.targets)}
    places = (s.target_deck, s.target_discards, s.drawn, s.in_play, s.destroyed)
    seen = Tally(card for place in places for card in place)
    for card, times in seen.items():
        if times > 1:
            yield f"Target {card} is in {times} places."
    # The Day's Targets stand for themselves until their Debriefing puts them somewhere.
    known = {*seen, *filter(None, (s.primary, s.secondary))}
    # Who enters results may have flown cards that are not on the sheet.
    strays = known - cards if s.book is None else set()
    for card in sorted((cards - known) | strays):
        where = "nowhere" if card in cards else "in play before its band is open"
        yield f"Target {card} is {where}."
    if s.primary and s.primary == s.secondary:
        yield f"Target {s.primary} is both Primary and Secondary."


def _events(s: State, kit: Kit) -> Iterator[str]:
    seen = Tally((*s.event_deck, *s.event_discards))
    for card in kit.events:
        if seen[card] != 1:
            yield f"Event {card} is in {seen[card]} places."


def _counters(s: State, kit: Kit) -> Iterator[str]:
    campaign = kit.campaigns[s.terms.campaign]
    gone = {*campaign.remove_sites, *campaign.remove_bandits}
    counters = () if s.mission is None else s.mission.counters
    placed = Tally((each.kind == "bomber", each.row) for each in counters)
    if s.mission is not None:
        placed.update((False, row) for row in s.mission.held)
    for row, (entry, left) in enumerate(zip(kit.cup, s.cup, strict=True)):
        count = 0 if gone & {entry.site, entry.bandit} else entry.count
        if left < 0 or (left + placed[False, row] != count and s.book is None):
            yield f"Row {row} of the cup has {left} + {placed[False, row]} counters, not {count}."
    for row, (bomber, left) in enumerate(zip(kit.bomber_kinds, s.bomber_cup, strict=True)):
        if left < 0 or (left + placed[True, row] != bomber.count and s.book is None):
            yield f"There are {left} + {placed[True, row]} {bomber.id}, not {bomber.count}."


def _accounts(s: State) -> Iterator[str]:
    entered = sum(entry.amount for entry in s.so_entries)
    if s.so != entered:
        yield f"The fund holds {s.so} SO Points, its account {entered}."
    if s.book is not None:
        return  # What a person enters may be against the rules: it is listed as a problem.
    if s.day and s.so < 0:
        yield f"The fund holds {s.so} SO Points."
    if not 0 <= s.day <= s.days:
        yield f"It is Day {s.day} of {s.days}."


def _tracks(s: State, kit: Kit) -> Iterator[str]:
    tracks = kit.campaigns[s.terms.campaign].tracks
    for track, reading in enumerate(s.tracks):
        if not 0 <= reading < len(tracks[track].values):
            yield f"Track {track} stands at {reading}."


def _squadron(s: State, kit: Kit) -> Iterator[str]:
    for pilot in _twice(member.pilot for member in s.squadron):
        yield f"{pilot} is in the squadron more than once."
    for member in s.squadron:
        if member.pilot not in kit.pilots:
            yield f"There is no Pilot {member.pilot}."
        if not NEWBIE <= member.skill <= ACE:
            yield f"{member.pilot} has the skill {member.skill}."
        if member.stress < 0 or member.xp < 0:
            yield f"{member.pilot} has {member.stress} Stress and {member.xp} Experience."
        # A person may note both of a Pilot; he then counts as gone everywhere.
        if member.missing and member.removed and s.book is None:
            yield f"{member.pilot} is missing although he has left."


def _flight(s: State, kit: Kit, mission: Mission) -> Iterator[str]:
    flight = [aircraft.pilot for aircraft in mission.flight]
    for pilot in _twice((*flight, *s.second_flight)):
        yield f"{pilot} flies twice."
    for pilot in {*flight, *s.second_flight} - {member.pilot for member in s.squadron}:
        yield f"{pilot} flies but is not in the squadron."
    if flight != [record.pilot for record in mission.records]:
        yield "The log of the mission has other Pilots than the flight."
    if mission.leader and mission.leader not in flight:
        yield f"{mission.leader} leads a flight of others."
    used: Tally[int] = Tally()
    for aircraft in mission.flight:
        used.update(kit.supply_of(item) for item in (*aircraft.loads, *aircraft.pods))
        if aircraft.sa < 0:
            yield f"{aircraft.pilot} has {aircraft.sa} SA counters."
        if aircraft.area and aircraft.area not in kit.areas:
            yield f"{aircraft.pilot} is in {aircraft.area}, which is no area."
        if not aircraft.flying and (aircraft.area or aircraft.loads or aircraft.pods):
            yield f"{aircraft.pilot} has left the mission and is still on the table."
    for row, number in used.items():
        if number > kit.counter_rows[row].count:
            yield f"{number} counters of {kit.counter_rows[row].front} are in use."


def _display(kit: Kit, mission: Mission) -> Iterator[str]:
    for key in _twice(counter.key for counter in mission.counters):
        yield f"Counter {key} is on the display more than once."
    for counter in mission.counters:
        if counter.area not in kit.areas:
            yield f"{counter.key} is in {counter.area}, which is no area."
        if (counter.kind == "bomber") != (counter.bombers > 0):
            yield f"{counter.key} has {counter.bombers} Bombers."
    if mission.hits < mission.noted:
        yield f"The Target has {mission.hits} Hits, fewer than were noted."


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, times in Tally(names).items() if times > 1]
