"""What each placed Russian squadron is worth, by how the day would go without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.eagles_missiles import bot_scene, bot_worth, theatre
from desktop.rules.eagles_missiles.bot_plan import Plan

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.eagles_missiles.bot_desk import Desk

USUAL = 0.1
"""How much the usual worth of a squadron counts beside it, where the day goes on alike."""


def worths(desk: Desk, squadrons: Iterable[str]) -> dict[str, float]:
    """Return what it is worth to drive squadrons away: to the hard level exactly, else usually."""
    s, kit = desk.s, desk.kit
    usual = {key: bot_worth.placed(s, kit, s.squadron(key)) for key in squadrons}
    if not desk.level.search:
        return usual
    whole = _outcome(desk, "")
    return {key: whole - _outcome(desk, key) + USUAL * worth for key, worth in usual.items()}


def _outcome(desk: Desk, without: str) -> float:
    """Return what raids and assaults bring Russia, if Poland deploys well against them."""
    s, kit = desk.s, desk.kit
    arenas = bot_scene.arenas(s, kit)
    place = theatre.territory_of(s, s.squadron(without)) if without else ""
    if place:
        arena = arenas[place]
        arena.escorts = [foe for foe in arena.escorts if foe.key != without]
        arena.prey = [foe for foe in arena.prey if foe.key != without]
        bot_scene.rate_raids(s, kit, arenas)
    raids = sum(foe.worth for arena in arenas.values() for foe in arena.prey)
    plan = Plan(arenas.values(), bot_scene.allies(s, kit), desk.level.threshold)
    return raids - plan.fill().gain
