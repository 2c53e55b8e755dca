"""Effects on the counters of the display (schema 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, T, Tell
from desktop.rules.hornet_leader import changes_display
from desktop.rules.hornet_leader.actions_chance import PickedCounter
from desktop.rules.hornet_leader.defenses import APPROACHES, CENTER, DrawCounters, Drawn
from desktop.rules.hornet_leader.effects_base import RemoveArea
from desktop.rules.hornet_leader.effects_data import (
    AddBanditsEffect,
    AddSitesEffect,
    MoveBanditsEffect,
    RemoveBanditsEffect,
    RemoveSitesEffect,
    ScatterBanditsEffect,
    SwapSitesEffect,
)
from desktop.rules.hornet_leader.effects_scene import Context, nothing
from desktop.rules.hornet_leader.enemy_rules import in_order
from desktop.rules.hornet_leader.intel import RemoveCounter, Where, removable
from desktop.rules.hornet_leader.movement import BanditMove, BanditPath
from desktop.rules.hornet_leader.records import Counter
from desktop.rules.hornet_leader.steps import CampaignStep

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

WHERE: dict[RemoveArea, Where] = {
    "center": "center",
    "choose_approach": "approach",
    "choose_any": "display",
    "random_any": "display",
}
RANDOM_PROMPT = T("hornet_leader", "Which counter leaves?")


# ----------------------------------------------------------------------------- come and go


def add_sites(s: State, kit: Kit, effect: AddSitesEffect, context: Context, tell: Tell) -> None:
    """Draw Sites from the cup."""
    _add(s, kit, "site", (effect.area,) * effect.count, context, tell)


def add_bandits(s: State, kit: Kit, effect: AddBanditsEffect, context: Context, tell: Tell) -> None:
    """Draw Bandits from the cup; No Bandit adds nothing."""
    _add(s, kit, "bandit", (effect.area,) * effect.count, context, tell)


def _add(
    s: State, kit: Kit, kind: Drawn, areas: tuple[str, ...], context: Context, tell: Tell
) -> None:
    if context.in_flight:
        s.then(DrawCounters(kind, areas, context.rule))
    else:
        nothing(kit, context, tell)


def remove_sites(
    s: State, kit: Kit, effect: RemoveSitesEffect, context: Context, tell: Tell
) -> None:
    """Put Sites back into the cup, never Objectives."""
    _remove(s, kit, "site", effect.area, effect.count, context, tell)


def remove_bandits(
    s: State, kit: Kit, effect: RemoveBanditsEffect, context: Context, tell: Tell
) -> None:
    """Put Bandits back into the cup, never Objectives, never Bombers."""
    _remove(s, kit, "bandit", effect.area, effect.count, context, tell)


def _remove(
    s: State, kit: Kit, kind: Drawn, area: RemoveArea, count: int, context: Context, tell: Tell
) -> None:
    found = _removable(s, kind, area)
    if not found:
        nothing(kit, context, tell)
    for _ in found[:count]:
        if area == "random_any":
            s.then(RandomRemoval(kind, context.rule))
        else:
            s.then(RemoveCounter((kind,), WHERE[area], context.rule, False))


def _removable(s: State, kind: Drawn, area: RemoveArea) -> list[Counter]:
    return [] if s.mission is None else removable(s, (kind,), WHERE[area])


class RandomRemoval(CampaignStep, frozen=True):
    """Schema 6.4, random_any  A counter of the display, all equally likely, goes to the cup."""

    kind: Drawn
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        found = _removable(s, self.kind, "random_any")
        if len(found) < 2:
            return None
        counters = tuple(PickedCounter(each.key) for each in found)
        return Chance("pick", self.rule, RANDOM_PROMPT, counters, (1,) * len(found))

    def carry_out(self, s: State, kit: Kit, action: PickedCounter | None, tell: Tell) -> None:
        found = _removable(s, self.kind, "random_any")
        for counter in found[:1] if action is None else (s.flown.counter(action.enemy),):
            changes_display.remove(s, counter, tell, self.rule)


def swap_sites(s: State, kit: Kit, effect: SwapSitesEffect, context: Context, tell: Tell) -> None:
    """Put the Sites of some areas back, then draw as many for each."""
    where: Where = "center" if effect.area == "center" else "approach"
    gone = [] if s.mission is None else removable(s, ("site",), where)
    if not gone:
        nothing(kit, context, tell)
        return
    for counter in gone:
        changes_display.remove(s, counter, tell, context.rule)
    areas = tuple(a for a in (*APPROACHES, CENTER) for each in gone if each.area == a)
    s.then(DrawCounters("site", areas, context.rule))


# ----------------------------------------------------------------------------------- move


def move_bandits(
    s: State, kit: Kit, effect: MoveBanditsEffect, context: Context, tell: Tell
) -> None:
    """Move every Bandit toward the nearest Aircraft or away from it, whatever its range."""
    away = effect.direction == "away"
    moves = [
        BanditMove(bandit.key, away, context.rule)
        for bandit in _bandits(s, kit, context, tell)
        for _ in range(effect.spaces)
    ]
    s.then(*moves)


def scatter_bandits(
    s: State, kit: Kit, effect: ScatterBanditsEffect, context: Context, tell: Tell
) -> None:
    """Move every Bandit to a random adjacent area."""
    moves = [
        BanditPath(bandit.key, tuple(kit.board.neighbours(bandit.area)), context.rule)
        for bandit in _bandits(s, kit, context, tell)
    ]
    s.then(*moves)


def _bandits(s: State, kit: Kit, context: Context, tell: Tell) -> list[Counter]:
    found = [] if s.mission is None else in_order(s, kit, "bandit")
    if not found:
        nothing(kit, context, tell)
    return found
