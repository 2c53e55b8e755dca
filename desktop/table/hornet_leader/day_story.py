"""What a Day has told, read back from the moves: Stress and Experience part by part, the story."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.icons import IconName
from desktop.paint.theme import Tone
from desktop.rules.core import Event
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.events_campaign import (
    BandOpened,
    CardDiscarded,
    CardKept,
    CardOut,
    DayBegan,
    EventDrawn,
    SoChanged,
    TrackMoved,
)
from desktop.rules.hornet_leader.events_display import (
    BomberDestroyed,
    CounterDestroyed,
    TargetDestroyed,
    TargetHit,
)
from desktop.rules.hornet_leader.events_flight import (
    AircraftDamaged,
    AircraftDestroyed,
    WentHome,
)
from desktop.rules.hornet_leader.events_pilots import (
    Recovered,
    Rescued,
    StressChanged,
    WentMissing,
    XpGained,
)

SOURCES = {
    "HL-8.5a": "target",
    "HL-8.6a": "recovery",
    "HL-8.6b": "recovery",
    "HL-8.7a": "recovery",
    "HL-7.2b": "search",
    "HL-7.2c": "search",
    "HL-7.2e": "search",
}
"""The column of the table for a rule that changes Stress; all others belong to the mission."""
STORY: dict[type[Event], tuple[IconName, Tone]] = {
    EventDrawn: ("bolt", Tone.INFO),
    TargetHit: ("target", Tone.ACCENT),
    TargetDestroyed: ("check", Tone.GOOD),
    CounterDestroyed: ("swords", Tone.GOOD),
    BomberDestroyed: ("swords", Tone.GOOD),
    AircraftDamaged: ("warning", Tone.WARN),
    AircraftDestroyed: ("cross", Tone.BAD),
    WentHome: ("home", Tone.WARN),
    Recovered: ("shield", Tone.GOOD),
    Rescued: ("shield", Tone.GOOD),
    WentMissing: ("ban", Tone.BAD),
}
CARDS: dict[type[Event], tuple[IconName, Tone]] = {
    CardOut: ("check", Tone.GOOD),
    CardKept: ("card", Tone.WARN),
    CardDiscarded: ("cards", Tone.PLAIN),
    BandOpened: ("map", Tone.INFO),
}


class Part(msgspec.Struct, frozen=True):
    """A number that was added, and how it is told."""

    amount: int
    words: str
    rule: str


class PilotDay(msgspec.Struct, frozen=True):
    """What a Day did to one Pilot's Stress, by where it came from, and to his Experience."""

    mission: tuple[Part, ...] = ()
    target: tuple[Part, ...] = ()
    search: tuple[Part, ...] = ()
    recovery: tuple[Part, ...] = ()
    xp: tuple[Part, ...] = ()

    @property
    def stress(self) -> int:
        """All changes of Stress together."""
        parts = (*self.mission, *self.target, *self.search, *self.recovery)
        return sum(part.amount for part in parts)


class StoryLine(msgspec.Struct, frozen=True):
    """A line of the story."""

    icon: IconName
    tone: Tone
    words: str
    rule: str


class DayStory(msgspec.Struct, frozen=True):
    """A Day as it was told."""

    pilots: dict[str, PilotDay]
    lines: tuple[StoryLine, ...]
    cards: tuple[StoryLine, ...]
    """Target cards that are out, stay or were discarded."""
    tracks: tuple[int, int, int]
    """Spaces that Recon, Intel and Infra have moved."""
    so: int
    """SO Points paid (negative) or gained."""


def day_story(model: SessionModel, kit: Kit) -> DayStory:
    """Return what the Day of the position has told so far."""
    pilots: dict[str, dict[str, list[Part]]] = {}
    told: dict[bool, list[StoryLine]] = {True: [], False: []}
    tracks, so = [0, 0, 0], 0
    for event in _events(model):
        match event:
            case StressChanged() | XpGained():
                source = "xp"
                if isinstance(event, StressChanged):
                    source = SOURCES.get(event.rule, "mission")
                part = Part(event.amount, say(event.text(kit)), event.rule)
                pilots.setdefault(event.pilot, {}).setdefault(source, []).append(part)
            case TrackMoved():
                tracks[event.track] += event.spaces
            case SoChanged():
                so += event.amount
            case _:
                kinds = CARDS if type(event) in CARDS else STORY
                if type(event) in kinds:
                    icon, tone = kinds[type(event)]
                    line = StoryLine(icon, tone, say(event.text(kit)), event.rule)
                    told[kinds is CARDS].append(line)
    days = {
        pilot: PilotDay(**{name: tuple(parts) for name, parts in found.items()})
        for pilot, found in pilots.items()
    }
    recon, intel, infra = tracks
    return DayStory(days, tuple(told[False]), tuple(told[True]), (recon, intel, infra), so)


def _events(model: SessionModel) -> Iterator[Event]:
    """Yield the events of the Day in order: those since the last one that began a Day."""
    found: list[tuple[Event, ...]] = []
    for ply in range(model.ply - 1, -1, -1):
        told = model.events_at(ply)
        starts = [place for place, event in enumerate(told) if isinstance(event, DayBegan)]
        found.append(told[starts[-1] :] if starts else told)
        if starts:
            break
    for told in reversed(found):
        yield from told
