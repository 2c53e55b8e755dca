"""What a correction changes in everything that follows: old and new values, Day by Day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import DayResult, PilotResult, Problem
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Value = Text | int | str

SO = T("logbook", "SO Points")
VP = T("logbook", "Victory Points")
STRESS = T("logbook", "Stress")
EXPERIENCE = T("logbook", "Experience")
SKILL = T("logbook", "Skill")
STATUS = T("logbook", "Status")
DESTROYED = T("logbook", "Targets Destroyed")
IN_PLAY = T("logbook", "Targets in play")
BANDS = T("logbook", "Range bands open")
LETTERS: dict[str, Text] = {
    "O": T("logbook", "Okay"),
    "S": T("logbook", "Shaken"),
    "U": T("logbook", "Unfit"),
    "M": T("logbook", "Missing"),
    "R": T("logbook", "Left the squadron"),
}
READING = T("logbook", "{reading} (space {space})")
NONE = "\N{EN DASH}"


class Difference(msgspec.Struct, frozen=True):
    """A figure that is another at the end of a Day."""

    day: int
    figure: Text
    old: Value
    new: Value
    pilot: str = ""
    """Of whom; empty for figures of the campaign."""


class Differences(msgspec.Struct, frozen=True):
    """Everything that is otherwise."""

    figures: tuple[Difference, ...]
    added: tuple[Problem, ...]
    """Problems that were not there before."""
    solved: tuple[Problem, ...]


def between(kit: Kit, before: State, after: State) -> Differences:
    """Return what tells two versions of one campaign apart, Day by Day (HL-T4.3a)."""
    old, new = before.logbook, after.logbook
    found: list[Difference] = []
    for was, now in zip(old.results, new.results, strict=False):
        found += _of_day(kit, before.terms.campaign, was, now)
    return Differences(
        tuple(found),
        tuple(each for each in new.problems if each not in old.problems),
        tuple(each for each in old.problems if each not in new.problems),
    )


def _of_day(kit: Kit, campaign: str, was: DayResult, now: DayResult) -> Iterator[Difference]:
    values: list[tuple[Text, Value, Value]] = [
        (VP, was.vp, now.vp),
        (SO, was.so, now.so),
        *(
            (
                kit.track_name(track),
                _space(kit, campaign, track, was.tracks[track]),
                _space(kit, campaign, track, now.tracks[track]),
            )
            for track in (RECON, INTEL, INFRA)
        ),
        (DESTROYED, _numbers(was.destroyed), _numbers(now.destroyed)),
        (IN_PLAY, _numbers(was.in_play), _numbers(now.in_play)),
        (BANDS, was.bands_open, now.bands_open),
    ]
    for figure, old, new in values:
        if old != new:
            yield Difference(now.day, figure, old, new)
    for pilot in dict.fromkeys((*was.pilots, *now.pilots)):
        yield from _of_pilot(kit, now.day, pilot, was.pilots.get(pilot), now.pilots.get(pilot))


def _of_pilot(
    kit: Kit, day: int, pilot: str, was: PilotResult | None, now: PilotResult | None
) -> Iterator[Difference]:
    old, new = _values(kit, was), _values(kit, now)
    for figure in old:
        if old[figure] != new[figure]:
            yield Difference(day, figure, old[figure], new[figure], pilot)


def _values(kit: Kit, result: PilotResult | None) -> dict[Text, Value]:
    if result is None:
        return dict.fromkeys((STRESS, STATUS, EXPERIENCE, SKILL), NONE)
    return {
        STRESS: result.stress,
        STATUS: LETTERS[result.status],
        EXPERIENCE: result.xp,
        SKILL: kit.skill_name(result.skill),
    }


def _space(kit: Kit, campaign: str, track: int, place: int) -> Text:
    """Return a reading with its place: neighbours may read the same."""
    return READING.of(reading=reading(kit, campaign, track, place), space=place + 1)


def reading(kit: Kit, campaign: str, track: int, place: int) -> Value:
    """Return what a track shows at a place."""
    tracks = kit.campaigns[campaign].tracks
    if track == INTEL:
        return tracks.intel.values[place].label
    number = (tracks.recon if track == RECON else tracks.infra).values[place]
    return number if track == RECON or not number else f"{number:+d}"


def _numbers(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(cards))) or NONE
