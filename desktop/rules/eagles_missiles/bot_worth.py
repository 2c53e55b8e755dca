"""What places and units are worth to computer players, in victory points as Russia counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.records import Squadron

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit
    from desktop.rules.eagles_missiles.state import State

GROUND: Final = 0.35
"""What it is worth to have a territory, whatever is in it."""
ROOM: Final = 0.1
"""What an airfield is worth for each squadron it takes."""
ENDS_LINE: Final = {1: 1.0, 2: 0.3}
"""What a territory is worth besides by how many of its line are free."""
COMPLETES: Final = {1: 2.0, 2: 0.7, 3: 0.25}
"""The same for the sea coast and for the German border."""
CITY: Final = 1.0
OTHER_BOMBS: Final = 0.5
"""What a raid is worth where no city is left."""
LOSS: Final = 1 / 3
"""What a destroyed squadron or AA unit counts."""
ON_FIELD: Final = 0.45
"""What each squadron on an airfield adds to it as a target."""
AA_TARGET: Final = 0.4
ESCORT: Final = 0.45
"""What it is worth to drive an escort away before squadrons are sent."""
SUPPORT: Final = 0.08
"""What a point of support is worth, as a share of what the assault would bring."""
ASSAULTED: Final = 0.6
"""The share of a target in a territory that may fall anyway."""
COVERED: Final = 0.2
"""The share of a target that a Patriot guards."""


def fall(s: State, kit: Kit, territory: str) -> float:
    """Return what it is worth to conquer a territory now."""
    info = kit.territories[territory]
    worth = GROUND + CITY * sum(city not in s.ruins for city in kit.cities_in[territory])
    worth += ROOM * sum(
        kit.airfields[key].capacity for key in kit.airfields_in[territory] if key not in s.ruins
    )
    if info.line:
        worth += ENDS_LINE.get(_free(s, kit.lines[info.line].path), 0.0)
    for belongs, group in ((info.sea_coast, "sea_coast"), (info.german_border, "german_border")):
        if belongs:
            members = [key for key in kit.polish if getattr(kit.territories[key], group)]
            worth += COMPLETES.get(_free(s, members), 0.0)
    return worth


def _free(s: State, territories: Collection[str]) -> int:
    return sum(key not in s.conquered for key in territories)


def raids(s: State, kit: Kit, territory: str, number: int) -> float:
    """Return what each of so many raids on a territory is worth: cities first, then the rest."""
    cities = sum(city not in s.ruins for city in kit.cities_in[territory])
    others = len(theatre.targets_in(s, kit, territory)) - cities
    hits = min(cities, number)
    rest = min(others, number - hits)
    return (CITY * hits + OTHER_BOMBS * rest) / max(1, number)


def loss(kit: Kit, squadron: Squadron) -> float:
    """Return what it is worth to destroy a squadron."""
    return LOSS * kit.types[squadron.type].loss_value


def placed(s: State, kit: Kit, squadron: Squadron) -> float:
    """Return what a placed Russian squadron is worth to Russia where it is."""
    place = theatre.territory_of(s, squadron)
    if squadron.role == "raid":
        return raids(s, kit, place, len(theatre.placed(s, "raid", place)))
    if squadron.role == "support":
        return SUPPORT * kit.types[squadron.type].bombardment * fall(s, kit, place)
    return ESCORT


def target(s: State, kit: Kit, key: str) -> float:
    """Return what it is worth to destroy a field or an AA unit."""
    if key in kit.cities:
        return CITY
    if key in kit.aa:
        return AA_TARGET
    return ROOM + ON_FIELD * len(theatre.standing_on(s, key))


def missile(
    s: State, kit: Kit, card: str, territory: str, gain: Callable[[str], float] | None = None
) -> float:
    """Return what a missile card on a territory is worth, by its best targets.

    ``gain`` tells what a target is worth, if not what it usually is.
    """
    info = kit.russian_cards[card]
    found = theatre.targets_in(s, kit, territory, info.targets)
    worths = [gain(key) if gain else target(s, kit, key) for key in found]
    best = sorted(worths, reverse=True)[: info.dice]
    worth = sum(best) * (7 - info.hit_on) / 6
    if any(kit.aa[unit.id].stops_missiles_on for unit in theatre.aa_in(s, territory)):
        worth *= COVERED
    if any(assault.territory == territory for assault in s.assaults):
        worth *= ASSAULTED
    return worth


def aa_post(s: State, kit: Kit, unit: AaUnit, territory: str) -> float:
    """Return how good a place a territory is for an AA unit."""
    cities = sum(city not in s.ruins for city in kit.cities_in[territory])
    fronts = {theatre.front(s, kit, line) for line in theatre.active_lines(s, kit)}
    others = sum(each.at == territory and each.id != unit.id for each in s.aa)
    return 0.6 * cities + (territory in fronts) - 0.5 * others
