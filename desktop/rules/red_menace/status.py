"""What becomes Ready again, and what falls with a city (RM-7.14, RM-10.2.7, RM-10.1.3c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import changes_air, changes_defence, theatre
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.components_map import LONDON, MOSCOW, WASHINGTON
from desktop.rules.red_menace.records import PLAYER, Means
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Interceptor
    from desktop.rules.red_menace.state import State


class Standby(WarStep, frozen=True):
    """RM-7.14  Interceptors move one box on; those that stand on the map return to it."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for each in changes_air.shift(s, tell):
            if each.unit == "tu28":
                changes_air.post(s, each, MOSCOW, tell, "RM-7.14")
            elif each.unit == "f106":
                s.then(PlaceF106())


class PlaceF106(WarStep, frozen=True):
    """RM-10.2.7b  The F-106 is Ready again: the player puts it into a standing American city."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        cities = f106_cities(s, kit)
        if len(cities) < 2:
            return None
        prompt = T("red_menace", "The F-106 is Ready again: put it into a city.")
        return Choice(PLAYER, "RM-10.2.7b", prompt, tuple(map(PostF106, cities)))

    def asks(self, s: State, kit: Kit) -> bool:
        return len(f106_cities(s, kit)) > 1

    def carry_out(self, s: State, kit: Kit, action: PostF106 | None, tell: Tell) -> None:
        f106 = theatre.in_box(s, "f106")[0]
        cities = f106_cities(s, kit) if action is None else (action.city,)
        if cities:
            changes_air.post(s, f106, cities[0], tell, "RM-10.2.7b")
        else:
            changes_air.lose(s, f106, tell, "RM-10.2.7b")

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        city = picks[0].removeprefix("city:") if picks else ""
        if city not in kit.cities or city in f106_cities(s, kit):
            return None
        name = kit.city_name(city)
        if not kit.cities[city].f106_base:
            words = T("red_menace", "{city} is none of the American cities A, D and H to S")
            return Refused("RM-10.2.7b", words.of(city=name))
        return Refused("RM-10.2.7b", T("red_menace", "{city} is destroyed").of(city=name))


def f106_cities(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the cities where the F-106 may stand: American ones that stand (RM-10.2.7b)."""
    return tuple(city for city in theatre.blue_cities(s, kit) if kit.cities[city].f106_base)


def city_fell(s: State, kit: Kit, city: str, means: Means, tell: Tell) -> None:
    """Remove the interceptors and SAMs that fall with a city.

    Moscow takes its Tu-28s and SA-2s with it, wherever they are (RM-10.1.3c), Washington its Nike
    (RM-10.1.3d), London the Bloodhound (RM-9.7), an American city perhaps the F-106.
    """
    for each in s.interceptors:
        if each.unit == "tu28" and city == MOSCOW and each.box in ("ready", "normal", "long"):
            changes_air.lose(s, each, tell, "RM-10.1.3c")
        elif each.unit == "f106" and each.city == city:
            rule = _f106_falls(each, means)
            if rule:
                changes_air.lose(s, each, tell, rule)
    unit, rule = {
        MOSCOW: ("sa2_moscow", "RM-10.1.3c"),
        WASHINGTON: ("nike_dc", "RM-10.1.3d"),
        LONDON: ("bloodhound", "RM-9.7"),
    }.get(city, ("", ""))
    for sam in s.sams:
        if sam.unit == unit and sam.where == "map":
            changes_defence.lose(sam, tell, rule)


def _f106_falls(f106: Interceptor, means: Means) -> str:
    """Return the rule by which the F-106 of a destroyed city leaves the game; empty if it stays.

    It has a city while it is Ready there, and in the turn in which it fought.
    """
    if means == "submarine" or f106.box == "ready":
        return "RM-10.2.7d"
    return "" if f106.fresh else "RM-10.2.7c"
