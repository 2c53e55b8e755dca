"""On what a card can be played or carried out now, by the word for its effect.

Every choice is the picks of one way to use it: ``("assault:II",)``, ``("aa:AA_B_1", "MAZ")``, and
``()`` for an effect without a choice. No choice at all means that the effect is impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from desktop.rules.core import Target
from desktop.rules.eagles_missiles import aa_reach, theatre
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

Effect = Mapping[str, Any]
"""The effect of a card as its data has it: ``op`` and what belongs to it."""
Picks = tuple[Target, ...]
HERE: tuple[Picks, ...] = ((),)
"""The only choice of an effect that has nothing to choose."""
NONE: tuple[Picks, ...] = ()


def choices(s: State, kit: Kit, effect: Effect, window: str = "") -> tuple[Picks, ...]:
    """Return on what an effect can be carried out now; none if it is impossible."""
    return CHOICES[effect["op"]](s, kit, effect, window)


@lru_cache(maxsize=128)
def rule(kit: Kit, card: str) -> str:
    """Return the rule of a card: sections P and N go through the kinds in the order of the decks.

    One rule is about all cards that bring a NATO squadron (EM-N.1).
    """
    if card in kit.polish_cards:
        return f"EM-P.{kit.polish_kinds.index(card) + 1}"
    squadrons = sum(each.effect["op"] == "add_nato_squadron" for each in kit.nato_cards.values())
    return f"EM-N.{max(1, kit.nato_kinds.index(card) - squadrons + 2)}"


# ------------------------------------------------------------------------------------ by the day


def _always(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return HERE


def _never(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return NONE


def _assaults(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Inland assaults with strength to lose; before the dice of a fight only its own (EM-P.4)."""
    found = []
    for assault in s.assaults:
        target = f"assault:{assault.line}"
        if window == "ground_pre" and (s.contest is None or s.contest.target != target):
            continue
        if theatre.is_landing(kit, assault) or assault.stopped:
            continue
        strength = sum(kit.russian_cards[laid.card].strength for laid in assault.cards)
        if strength + assault.modifier > 0:
            found.append((target,))
    return tuple(found)


def _fleet(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """The fleet while it exists and one of the named territories is free (EM-P.5)."""
    needed = effect.get("requires_unconquered_any", ())
    held = not needed or any(key not in s.conquered for key in needed)
    return HERE if s.fleet and held else NONE


def _options(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Either effect, as far as it is possible (EM-N.5); the fleet is named as a target."""
    found: list[Picks] = []
    for option in effect["options"]:
        found += [each or (FLEET,) for each in choices(s, kit, option, window)]
    return tuple(found)


def _repairs(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Airfields in ruins on territory that is not conquered, or abroad (EM-N.10, EM-P.9)."""
    return tuple(
        (f"field:{key}",)
        for key in kit.airfields
        if key in s.ruins and kit.airfields[key].territory not in s.conquered
    )


def _bombers(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Saboteurs need a bomber icon that is still in force (EM-P.13)."""
    icons = sum(
        kit.russian_cards[laid.card].bombers for assault in s.assaults for laid in assault.cards
    )
    return HERE if icons > s.now.fewer_bombers else NONE


def _peek(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return HERE if s.russian_deck.size else NONE


# -------------------------------------------------------------------------------------- squadrons


def _nato(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """A NATO squadron that is neither in play nor destroyed (EM-IX.3)."""
    return HERE if s.squadron(effect["unit"]).where == "outside" else NONE


def _reserves(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Airfields with room for a squadron of the reserve (EM-P.6)."""
    for each in s.squadrons:
        if each.where == "reserve" and each.type == effect["type"]:
            return tuple((f"field:{key}",) for key in theatre.bases_for(s, kit, each))
    return NONE


def _wrecks(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Destroyed Polish squadrons of the named types, each with airfields with room (EM-N.9)."""
    return tuple(
        (f"squadron:{each.id}", f"field:{key}")
        for each in s.squadrons
        if each.where == "lost"
        and each.type in effect["types"]
        and theatre.owner(kit, each) == effect["owner"]
        for key in theatre.bases_for(s, kit, each)
    )


def _placed(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Any Russian squadron on the board (EM-N.6)."""
    return tuple((f"squadron:{each.id}",) for each in theatre.placed(s))


def _escorts(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Escorts that still protect something (EM-P.12)."""
    return tuple((f"squadron:{each.id}",) for each in theatre.placed(s, "escort") if not each.lured)


# --------------------------------------------------------------------------------------- AA units


def _patriot(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Polish territories that are not conquered, for a unit that is not in play (EM-N.2)."""
    unit = s.unit(effect["unit"])
    if unit.at or unit.lost:
        return NONE
    return tuple((key,) for key in theatre.free_polish(s, kit))


def _fired(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """AA units that have fired and would find a target again (EM-P.10)."""
    return tuple(
        (f"aa:{unit.id}",)
        for unit in s.aa
        if unit.shots > unit.extra and aa_reach.targets(s, kit, unit)
    )


def _marches(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """AA units, each with where it can get through unconquered Polish territory (EM-P.14)."""
    return tuple(
        (f"aa:{unit.id}", goal)
        for unit in s.aa
        if unit.at
        for goal in marches_from(s, kit, unit.at, effect["steps"])
    )


def marches_from(s: State, kit: Kit, territory: str, steps: int) -> list[str]:
    """Return the unconquered Polish territories that lie so many moves away, nearest first."""
    found = [territory]
    edge = [territory]
    for _ in range(steps):
        edge = [
            near
            for here in edge
            for near in kit.territories[here].adjacent
            if near not in s.conquered
        ]
        found += [near for near in dict.fromkeys(edge) if near not in found]
    return found[1:]


# ------------------------------------------------------------------------- what is going on there


def _contest(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return HERE if s.contest is not None and s.contest.kind in effect["contest"] else NONE


def _rolled(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    rolled = s.contest is not None and s.contest.kind in effect["contest"] and s.contest.dice
    return HERE if rolled else NONE


def _losers(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    """Allied squadrons about to be destroyed in the present duel (EM-P.11)."""
    if s.contest is None:
        return NONE
    return tuple((f"squadron:{key}",) for key in s.contest.allies if key not in s.contest.saved)


def _launched(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return HERE if s.launch is not None and not s.launch.cancelled else NONE


def _bombing(s: State, kit: Kit, effect: Effect, window: str) -> tuple[Picks, ...]:
    return HERE if s.bombing is not None and not s.bombing.cancelled else NONE


CHOICES: dict[str, Callable[[State, Kit, Effect, str], tuple[Picks, ...]]] = {
    "mod_contest": _contest,
    "reroll": _rolled,
    "mod_assault": _assaults,
    "fleet_damage": _fleet,
    "add_squadron": _reserves,
    "cancel_missile": _launched,
    "cancel_bombing": _bombing,
    "repair": _repairs,
    "aa_extra_shot": _fired,
    "save_squadron": _losers,
    "lift_escort": _escorts,
    "mod_icons": _bombers,
    "move_aa": _marches,
    "add_nato_squadron": _nato,
    "add_patriot": _patriot,
    "turn_mod": _always,
    "turn_mod_aa": _always,
    "choose": _options,
    "force_retreat": _placed,
    "peek": _peek,
    "limit_extra": _always,
    "restore_squadron": _wrecks,
    "none": _never,
}
"""By the word for an effect."""
