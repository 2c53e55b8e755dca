"""What stands where: questions about the state that many rules ask."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from desktop.rules.core import Side
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import (
    FLEET,
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIAN_2,
    AaUnit,
    Assault,
    Squadron,
)

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_units import Aircraft, Owner
    from desktop.rules.eagles_missiles.state import State

FIELD_KINDS = ("city", "airfield", "aa")
LANDING_LINE = "I"
SECOND_LINES = ("III", "IV")
"""Lines of the second Russian commander (EM-XIII.b1)."""
FIRST_TYPES = ("SU22", "MIG29")
"""Polish types of the first commander; the rest and NATO belong to the second (EM-XIII.a1)."""


# ----------------------------------------------------------------------------- who commands


def commander_of_line(s: State, line: str) -> Side:
    """Return who commands an invasion line."""
    return RUSSIAN_2 if s.terms.split_russian and line in SECOND_LINES else RUSSIAN


def commander_of(s: State, kit: Kit, squadron: Squadron) -> Side:
    """Return who commands an allied squadron."""
    if not s.terms.split_polish:
        return POLISH
    own = kit.squadrons[squadron.id].side == "polish" and squadron.type in FIRST_TYPES
    return POLISH if own else POLISH_2


# ------------------------------------------------------------------------------ lines, fronts


def front(s: State, kit: Kit, line: str) -> str:
    """Return the front of a line: its first territory that is not conquered; empty if none."""
    conquered = s.conquered
    for key in kit.lines[line].path:
        if key not in conquered:
            return key
    return ""


def is_active(s: State, kit: Kit, line: str) -> bool:
    """Return whether a line is active (EM-IV.A1a, EM-X.4, EM-X.6)."""
    return (line != LANDING_LINE or s.fleet > 0) and bool(front(s, kit, line))


def active_lines(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the active lines in order."""
    return tuple([line for line in kit.lines if is_active(s, kit, line)])


def is_landing(kit: Kit, assault: Assault) -> bool:
    """Return whether an assault comes from the sea."""
    landing = kit.lines[assault.line].landing_territory
    return bool(landing) and assault.territory == landing


def free_polish(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the Polish territories that are not conquered."""
    return tuple([key for key in kit.polish if key not in s.conquered])


def intact(s: State, field: str) -> bool:
    """Return whether a city or an airfield is not in ruins."""
    return field not in s.ruins


def targets_in(
    s: State, kit: Kit, territory: str, kinds: Collection[str] = FIELD_KINDS
) -> list[str]:
    """Return what bombs and missiles can destroy in a territory: fields that are intact, AA units.

    ``kinds`` are those that a missile card names (EM-IV.C3a, EM-XI.1).
    """
    found: list[str] = []
    if "city" in kinds:
        found += [key for key in kit.cities_in[territory] if key not in s.ruins]
    if "airfield" in kinds:
        found += [key for key in kit.airfields_in[territory] if key not in s.ruins]
    if "aa" in kinds:
        found += [unit.id for unit in s.aa if unit.at == territory]
    return found


# ----------------------------------------------------------------------------------- squadrons


def squadron_of(s: State, kit: Kit, key: str) -> Squadron:
    """Return what ``s.squadron`` does, without a search: they stand in the order of the kit."""
    return s.squadrons[kit.squadron_places[key]]


def russian(s: State, kit: Kit) -> list[Squadron]:
    """Return the squadrons of Russia."""
    return s.squadrons[: kit.first_ally]


def allied(s: State, kit: Kit) -> list[Squadron]:
    """Return the squadrons of Poland and NATO."""
    return s.squadrons[kit.first_ally :]


def owner(kit: Kit, squadron: Squadron) -> Owner:
    """Return whose a squadron is."""
    return kit.squadrons[squadron.id].side


def craft(kit: Kit, squadron: Squadron) -> Aircraft:
    """Return the type of a squadron."""
    return kit.types[squadron.type]


def russian_pool(s: State, kit: Kit) -> Iterator[Squadron]:
    """Yield the Russian squadrons in their pool."""
    for each in russian(s, kit):
        if each.where == "pool":
            yield each


def placed(s: State, role: str = "", territory: str = "") -> list[Squadron]:
    """Return the Russian squadrons on the board, of a role, in a territory.

    A support stands in the territory its assault is aimed at.
    """
    if role:
        board = [each for each in s.squadrons if each.role == role and each.where == "board"]
    else:
        board = [each for each in s.squadrons if each.where == "board"]
    if territory:
        board = [each for each in board if territory_of(s, each) == territory]
    return board


def territory_of(s: State, squadron: Squadron) -> str:
    """Return the territory in which a placed Russian squadron is met."""
    if squadron.role != "support":
        return squadron.at
    assault = s.assault(squadron.at)
    return "" if assault is None else assault.territory


def supports_of(s: State, line: str) -> list[Squadron]:
    """Return the squadrons that support the assault of a line."""
    return [each for each in s.squadrons if each.role == "support" and each.at == line]


def escorts_of(s: State, territory: str) -> list[Squadron]:
    """Return the escorts that protect what is in a territory (EM-VI.3a, EM-P.12)."""
    return [each for each in placed(s, "escort", territory) if not each.lured]


def sent_against(s: State, target: str) -> list[Squadron]:
    """Return the allied squadrons that were sent against a target."""
    return [each for each in s.squadrons if each.target == target]


def target_territory(s: State, target: str) -> str:
    """Return the territory of a target: a squadron's, an assault's, the sea for the fleet."""
    if target == FLEET:
        return SEA
    if target.startswith("assault:"):
        assault = s.assault(target.removeprefix("assault:"))
        return "" if assault is None else assault.territory
    return territory_of(s, s.squadron(target))


def territory_against(s: State, kit: Kit, target: str) -> str:
    """Return what ``target_territory`` does, without a search for the squadron."""
    place = kit.squadron_places.get(target)
    if place is not None:
        squadron = s.squadrons[place]
        return territory_of(s, squadron) if squadron.role == "support" else squadron.at
    if target == FLEET:
        return SEA
    assault = s.assault(target.removeprefix("assault:"))
    return "" if assault is None else assault.territory


def standing_on(s: State, airfield: str) -> list[Squadron]:
    """Return the squadrons that stand on an airfield, those in the air from it included."""
    return [each for each in s.squadrons if each.where == "base" and each.at == airfield]


def room_on(s: State, kit: Kit, airfield: str) -> int:
    """Return how many squadrons an intact airfield can still take (EM-VI.1f)."""
    if not intact(s, airfield) or kit.airfields[airfield].territory in s.conquered:
        return 0
    return kit.airfields[airfield].capacity - len(standing_on(s, airfield))


def may_use(kit: Kit, squadron: Squadron, airfield: str) -> bool:
    """Return whether a Polish squadron may stand on an airfield (EM-IX.2)."""
    return kit.airfields[airfield].users == "polish" or squadron.type == "F16C"


def bases_for(s: State, kit: Kit, squadron: Squadron) -> tuple[str, ...]:
    """Return the airfields with room that a Polish squadron may use."""
    return tuple(
        key for key in kit.airfields if may_use(kit, squadron, key) and room_on(s, kit, key) > 0
    )


# ------------------------------------------------------------------------------------ AA units


def aa_in(s: State, territory: str) -> list[AaUnit]:
    """Return the AA units in a territory."""
    return [each for each in s.aa if each.at == territory]


def units_lost(s: State, kit: Kit) -> int:
    """Return the Polish, NATO and AA units destroyed (EM-XII.2)."""
    squadrons = sum(each.where == "lost" and owner(kit, each) != "russian" for each in s.squadrons)
    return squadrons + sum(each.lost for each in s.aa)


# --------------------------------------------------------------------------------- the Russian deck


def face_down(s: State, kit: Kit) -> list[int]:
    """Return the Russian cards not drawn yet, by kind, as those count them who see only backs.

    Cards that Poland looks at are among them (EM-N.7).
    """
    counts = s.russian_deck.unknown()
    for card in s.seen:
        counts[kit.russian_kinds.index(card)] += 1
    return counts
