"""The score of the war, part by part (chapter XII)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import theatre

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class Part(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    rule: str
    title: Text
    count: int
    """Of what is counted: cities, units, territories of a border, lines, fleets."""
    per: int
    """How many of them make ``each`` points."""
    each: int
    points: int


CITIES = T("eagles_missiles", "Cities destroyed")
ALLIED_LOSSES = T("eagles_missiles", "Allied units destroyed")
COAST = T("eagles_missiles", "Whole sea coast conquered")
BORDER = T("eagles_missiles", "Whole German border conquered")
LINES = T("eagles_missiles", "Invasion lines completed")
FLEET_LOST = T("eagles_missiles", "Baltic Fleet destroyed")
RUSSIAN_LOSSES = T("eagles_missiles", "Russian squadrons destroyed")


def parts(s: State, kit: Kit) -> tuple[Part, ...]:
    """Return the seven parts of the score as it stands; all of it is open (EM-XII.9)."""
    return _parts(s, kit, s.conquered, s.cities_lost)


def total(s: State, kit: Kit) -> int:
    """Return the score as it stands."""
    return sum(part.points for part in parts(s, kit))


def prospect(s: State, kit: Kit) -> tuple[Part, ...]:
    """Return the score as if every assault of the day succeeded that is not stopped."""
    return with_fallen(s, kit, {each.territory for each in s.assaults if not each.stopped})


def with_fallen(s: State, kit: Kit, territories: Collection[str]) -> tuple[Part, ...]:
    """Return the score as if these territories fell, and all intact cities in them.

    Units that would be lost with them are left out: they can still get away.
    """
    fallen = {key for key in territories if key not in s.conquered}
    cities = sum(theatre.intact(s, city) for key in fallen for city in kit.cities_in[key])
    return _parts(s, kit, s.conquered.keys() | fallen, s.cities_lost + cities)


def worth(s: State, kit: Kit, territory: str) -> int:
    """Return the points that Russia gains at once if one more territory falls."""
    after = with_fallen(s, kit, (territory,))
    return sum(part.points for part in after) - total(s, kit)


def russian_losses(s: State, kit: Kit) -> int:
    """Return the Russian squadrons destroyed, a Tu-22M as two (EM-XII.7)."""
    return sum(
        kit.types[each.type].loss_value
        for each in s.squadrons
        if each.where == "lost" and theatre.owner(kit, each) == "russian"
    )


def russia_wins(kit: Kit, points: int) -> bool:
    """Return whether a final score is a Russian victory (EM-XII.8)."""
    limit: int = kit.rules.scoring["russian_wins_above"]
    return points > limit


def _parts(s: State, kit: Kit, fallen: Collection[str], cities: int) -> tuple[Part, ...]:
    values = kit.rules.scoring
    polish = [kit.territories[key] for key in kit.polish]
    coast = [each.id for each in polish if each.sea_coast]
    border = [each.id for each in polish if each.german_border]
    lines = sum(all(key in fallen for key in line.path) for line in kit.lines.values())
    allied, russian = values["allied_losses_per_point"], values["russian_losses_per_penalty"]
    return (
        _part("EM-XII.1", CITIES, cities, 1, values["city"]),
        _part("EM-XII.2", ALLIED_LOSSES, theatre.units_lost(s, kit), allied, 1),
        _part("EM-XII.3", COAST, _held(coast, fallen), len(coast), values["coast_bonus"]),
        _part(
            "EM-XII.4", BORDER, _held(border, fallen), len(border), values["german_border_bonus"]
        ),
        _part("EM-XII.5", LINES, lines, 1, values["line_complete"]),
        _part("EM-XII.6", FLEET_LOST, int(s.fleet == 0), 1, values["fleet_lost"]),
        _part(
            "EM-XII.7",
            RUSSIAN_LOSSES,
            russian_losses(s, kit),
            russian,
            values["russian_loss_penalty"],
        ),
    )


def _part(rule: str, title: Text, count: int, per: int, each: int) -> Part:
    return Part(rule, title, count, per, each, count // per * each)


def _held(territories: Collection[str], fallen: Collection[str]) -> int:
    return sum(key in fallen for key in territories)
