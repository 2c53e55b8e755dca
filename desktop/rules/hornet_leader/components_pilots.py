"""Pilots: six levels each, and how many of each skill make a squadron."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced, expect
from desktop.rules.hornet_leader.components_weapons import AircraftType, NoneOrMore
from desktop.rules.hornet_leader.effects_base import Skill

CARD_OF = (1, 1, 2, 2, 3, 3)
"""By skill: which of a Pilot's three cards shows it."""


class Skills(Sourced, frozen=True):
    """The skill levels."""

    order: Annotated[tuple[Skill, ...], Meta(min_length=6, max_length=6)]


class SquadronOf(Entry, frozen=True):
    """Pilots of each skill."""

    newbie: NoneOrMore
    green: NoneOrMore
    average: NoneOrMore
    skilled: NoneOrMore
    veteran: NoneOrMore
    ace: NoneOrMore = 0

    def by_skill(self, skills: tuple[str, ...]) -> tuple[int, ...]:
        """Return the numbers in the order of the skills."""
        return tuple(getattr(self, skill) for skill in skills)


class Squadrons(Sourced, frozen=True):
    """The squadron of each length of Campaign."""

    short: SquadronOf
    medium: SquadronOf
    long: SquadronOf


class Stats(Entry, frozen=True):
    """What counts while a Pilot is in one status."""

    speed: Literal["fast", "slow"]
    ata: int
    atg: int

    @property
    def fast(self) -> bool:
        """Whether he attacks in the Fast step."""
        return self.speed == "fast"


class Hawkeye(Entry, frozen=True):
    """What an E-2C does for the others."""

    ignore_event: NoneOrMore
    """The roll that ignores an Event; 0 cannot."""
    ata: int
    atg: int


class Level(Entry, frozen=True):
    """A Pilot at one skill."""

    skill: Skill
    card: Literal[1, 2, 3]
    sa: NoneOrMore
    xp: NoneOrMore
    """The Experience for the next level; 0 is none (HL-1.5d)."""
    cool: NoneOrMore
    okay_max: NoneOrMore
    shaken_max: NoneOrMore
    """Unfit from one more."""
    okay: Stats
    shaken: Stats
    stealth: NoneOrMore = 0
    """The roll that cancels an attack; 0 is none."""
    hawkeye: Hawkeye | None = None
    hawkeye_shaken: Hawkeye | None = None


class PilotCard(Sourced, frozen=True, kw_only=True, rename={"levels": "level"}):
    """A Pilot; his call sign has no effect on play."""

    id: str
    callsign: str
    aircraft: str
    style: Literal[
        "balanced", "hotshot", "leader", "bomber", "dogfighter", "steady", "marksman", "hunter"
    ]
    bio: Text
    quirk: Text | None = None
    levels: Annotated[tuple[Level, ...], Meta(min_length=6, max_length=6)]
    """By skill."""


def check_pilot(
    pilot: PilotCard, skills: tuple[str, ...], aircraft: dict[str, AircraftType]
) -> None:
    """Check a Pilot's Aircraft and that his levels are those of the skills in order."""
    place = f"pilots.toml, pilot {pilot.id}"
    kind = aircraft.get(pilot.aircraft)
    if kind is None:
        expect(False, f"{place}, aircraft", f"there is no {pilot.aircraft}")
        return
    for index, level in enumerate(pilot.levels):
        where = f"{place}, level {level.skill}"
        expect(level.skill == skills[index], f"{where}, skill", f"must be {skills[index]}")
        expect(level.card == CARD_OF[index], f"{where}, card", f"must be {CARD_OF[index]}")
        rises = level.okay_max < level.shaken_max
        expect(rises, f"{where}, shaken_max", "must be more than okay_max")
        last = index == len(skills) - 1
        expect((level.xp == 0) == last, f"{where}, xp", "only the last level has 0")
        stealth = bool(level.stealth) == kind.flags.stealth
        expect(stealth, f"{where}, stealth", "goes with the Aircraft's stealth")
        for field in ("hawkeye", "hawkeye_shaken"):
            fits = (getattr(level, field) is not None) == kind.flags.hawkeye
            expect(fits, f"{where}, {field}", "goes with the Aircraft's hawkeye")
