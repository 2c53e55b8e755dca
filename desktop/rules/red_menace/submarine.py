"""Phase 13: the player's submarine (RM-7.13, RM-9.6, RM-10.5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Rolled, T, Target, Tell
from desktop.rules.red_menace import chances, changes_sub, theatre
from desktop.rules.red_menace import events_blue as told
from desktop.rules.red_menace.actions_blue import FirePolaris, Hold, SailTo
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.components_map import RED_CITIES
from desktop.rules.red_menace.records import BLUE, PLAYER
from desktop.rules.red_menace.steps import WarStep, city_in

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class SubmarineTurn(WarStep, frozen=True):
    """RM-9.6a  The submarine moves, fires or holds."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        actions: list[Action] = [SailTo(hex_id) for hex_id in waters(s, kit)]
        actions += (FirePolaris(city) for city in in_range(s, kit))
        if not actions:
            return None
        words = T("red_menace", "Submarine: moves left {moves}, missiles left {missiles}")
        return Choice(
            PLAYER,
            "RM-9.6a",
            words.of(moves=s.sub.moves, missiles=s.sub.missiles),
            (*actions, Hold()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(waters(s, kit) or in_range(s, kit))

    def carry_out(
        self, s: State, kit: Kit, action: SailTo | FirePolaris | Hold | None, tell: Tell
    ) -> None:
        if isinstance(action, SailTo):
            changes_sub.sail(s, action.hex, tell)
        elif isinstance(action, FirePolaris):
            changes_sub.fire(s, action.city, tell)
            s.then(PolarisShot(action.city))
        elif action is not None:
            tell(told.SubmarineHeld("RM-9.6a", s.sub.hex))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        city = city_in(picks)
        if city:
            return why_not_fire(s, kit, city)
        hexes = [pick for pick in picks if pick in kit.hexes]
        return why_not_sail(s, kit, hexes[-1]) if hexes else None


class PolarisShot(WarStep, frozen=True):
    """RM-10.5.1a  A missile destroys a city or not."""

    city: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "Polaris at {city}")
        prompt = words.of(city=kit.city_name(self.city))
        return chances.die("submarine", "RM-10.5.1a", prompt, kit.rolls.sub_attack)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        if action.dice[0] >= kit.rolls.sub_attack:
            s.then(Destroy(self.city, BLUE, "submarine"))
        else:
            tell(told.PolarisMissed("RM-10.5.1a", self.city))


def waters(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the hexes that the submarine may sail to (RM-9.6b)."""
    if s.sub.where != "sea" or not s.sub.moves:
        return ()
    return tuple(hex_id for hex_id in kit.next_to[s.sub.hex] if kit.hexes[hex_id].water)


def in_range(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the cities that the submarine may fire at (RM-10.5.1a)."""
    if s.sub.where != "sea" or not s.sub.missiles or not kit.hexes[s.sub.hex].polaris:
        return ()
    return tuple(
        city
        for city in theatre.red_targets(s, kit)
        if kit.distance(s.sub.hex, kit.cities[city].hex) <= kit.rolls.sub_range
    )


def why_not_sail(s: State, kit: Kit, hex_id: str) -> Refused | None:
    """Return why the submarine may not sail to a hex; ``None`` if it may."""
    if not s.sub.moves:
        words = T("red_menace", "The submarine has made its {count} moves of the game")
        return Refused("RM-9.6b", words.of(count=kit.rolls.sub_moves))
    if hex_id not in kit.next_to[s.sub.hex]:
        words = T("red_menace", "{hex} is {far} hexes away: the submarine moves 1 hex a turn")
        return Refused("RM-9.6a", words.of(hex=hex_id, far=kit.distance(s.sub.hex, hex_id)))
    if not kit.hexes[hex_id].water:
        words = T("red_menace", "{place} is land: the submarine needs sea or ice")
        return Refused("RM-9.6b", words.of(place=kit.hex_name(hex_id)))
    return None


def why_not_fire(s: State, kit: Kit, city: str) -> Refused | None:
    """Return why the submarine may not fire at a city; ``None`` if it may."""
    if city not in RED_CITIES:
        return Refused("RM-10.5.1a", T("red_menace", "The submarine fires at Soviet cities"))
    name = kit.city_name(city)
    if not theatre.stands(s, city):
        words = T("red_menace", "{city} is destroyed already")
        return Refused("RM-10.5.1a", words.of(city=name))
    if not theatre.in_play(s, kit, city):
        words = T("red_menace", "{city} cannot be attacked before event 1")
        return Refused("RM-10.5.1e", words.of(city=name))
    if not s.sub.missiles:
        return Refused("RM-10.5.1c", T("red_menace", "The submarine has no missile left"))
    if not kit.hexes[s.sub.hex].polaris:
        words = T("red_menace", "The submarine cannot fire from {hex}: it needs a launch hex")
        return Refused("RM-10.5.1b", words.of(hex=s.sub.hex))
    far = kit.distance(s.sub.hex, kit.cities[city].hex)
    if far > kit.rolls.sub_range:
        words = T("red_menace", "{city} is {far} hexes away: the missiles reach {range}")
        return Refused("RM-10.5.1a", words.of(city=name, far=far, range=kit.rolls.sub_range))
    return None
