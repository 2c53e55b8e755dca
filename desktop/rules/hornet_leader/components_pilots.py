"""Pilots: six levels each, and how many of each skill make a squadron."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Faults, Id, Place, Sourced
from desktop.rules.hornet_leader.components_weapons import AircraftType, NoneOrMore
from desktop.rules.hornet_leader.effects_base import Skill

CARD_OF = (1, 1, 2, 2, 3, 3)
"""By skill: which of a Pilot's three cards shows it."""


Modifier = Annotated[int, Meta(ge=-6, le=5)]
Few = Annotated[int, Meta(ge=0, le=6)]
Stress = Annotated[int, Meta(ge=0, le=30)]


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
    ata: Modifier
    atg: Modifier

    @property
    def fast(self) -> bool:
        """Whether he attacks in the Fast step."""
        return self.speed == "fast"


class Hawkeye(Entry, frozen=True):
    """What an E-2C does for the others."""

    ignore_event: NoneOrMore
    """The roll that ignores an Event; 0 cannot."""
    ata: Modifier
    atg: Modifier


class Level(Entry, frozen=True, kw_only=True):
    """A Pilot at one skill."""

    skill: Skill
    card: Literal[1, 2, 3]
    sa: Few
    xp: Annotated[int, Meta(ge=0, le=20)] = 0
    """The Experience for the next level; 0 is none (HL-1.5d), or not known."""
    cool: Few
    okay_max: Stress
    shaken_max: Stress
    """Unfit from one more."""
    okay: Stats
    shaken: Stats
    stealth: Annotated[int, Meta(ge=0, le=10)] = 0
    """The roll that cancels an attack; 0 is none."""
    hawkeye: Hawkeye | None = None
    hawkeye_shaken: Hawkeye | None = None


class PilotCard(Sourced, frozen=True, kw_only=True, rename={"levels": "level"}):
    """A Pilot; his call sign has no effect on play."""

    id: Id
    callsign: Annotated[str, Meta(min_length=1, max_length=40)]
    aircraft: str
    style: Literal[
        "balanced", "hotshot", "leader", "bomber", "dogfighter", "steady", "marksman", "hunter"
    ]
    bio: Text
    quirk: Text | None = None
    levels: Annotated[tuple[Level, ...], Meta(min_length=6, max_length=6)]
    """By skill."""
    log_only: bool = False
    """Whether only the limits of Stress, Experience and Cool are known: he cannot fly in a game
    (HL-T8.2b)."""


def check_pilot(
    faults: Faults, pilot: PilotCard, skills: tuple[str, ...], aircraft: Mapping[str, AircraftType]
) -> None:
    """Check a Pilot's Aircraft and that his levels are those of the skills in order."""
    place = Place("pilots.toml").at("pilot", pilot.id)
    faults.known(place.on("aircraft"), (pilot.aircraft,), aircraft)
    kind = aircraft.get(pilot.aircraft)
    for index, level in enumerate(pilot.levels):
        where = place.at("level", level.skill)
        twice = level.skill in [each.skill for each in pilot.levels[:index]]
        reason = "stands twice; allowed" if twice else "must be"
        faults.expect(
            level.skill == skills[index], where.on("skill"), f"{reason} {skills[index]} here"
        )
        card = CARD_OF[skills.index(level.skill)]
        faults.expect(level.card == card, where.on("card"), f"must be {card}")
        _check_limits(faults, level, where, estimated=pilot.source == "import")
        _check_experience(faults, level, where, unknown=pilot.log_only)
        if kind is not None and not pilot.log_only:
            _check_abilities(faults, level, kind, where)


def _check_limits(faults: Faults, level: Level, where: Place, *, estimated: bool) -> None:
    """Check what Stress a Pilot bears; an imported level may have no Shaken range."""
    if estimated and level.okay_max == level.shaken_max:
        faults.doubt(True, where.on("shaken_max"), "no Shaken range: equal to okay_max")
        return
    if not level.shaken_max:
        faults.expect(False, where.on("shaken_max"), "0 is not possible; allowed 1 to 30")
        return
    than = "is larger than" if level.okay_max > level.shaken_max else "is not less than"
    faults.expect(
        level.okay_max < level.shaken_max,
        where.on("okay_max"),
        f"{level.okay_max} {than} shaken_max {level.shaken_max};"
        f" allowed 0 to {level.shaken_max - 1}",
    )


def _check_experience(faults: Faults, level: Level, where: Place, *, unknown: bool) -> None:
    place = where.on("xp")
    if level.skill == "ace":
        faults.doubt(level.xp, place, f"{level.xp} for an Ace, whom nothing promotes")
    else:
        faults.expect(
            level.xp or unknown, place, "0 is not possible; allowed 1 to 20, and 0 for an Ace"
        )


def _check_abilities(faults: Faults, level: Level, kind: AircraftType, where: Place) -> None:
    stealth = bool(level.stealth) == kind.flags.stealth
    faults.expect(stealth, where.on("stealth"), "goes with the Aircraft's stealth")
    for field in ("hawkeye", "hawkeye_shaken"):
        fits = (getattr(level, field) is not None) == kind.flags.hawkeye
        faults.expect(fits, where.on(field), "goes with the Aircraft's hawkeye")
