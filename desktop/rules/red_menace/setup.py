"""Chapter 6: what is in flight when the game begins, and what the player places before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Chance, Choice, Refused, Rolled, T, Target, Tell, Text
from desktop.rules.red_menace import basing, chances, changes_air, changes_red, theatre
from desktop.rules.red_menace import changes_setup as changes
from desktop.rules.red_menace import events_setup as told
from desktop.rules.red_menace.actions_chance import DrawnBase
from desktop.rules.red_menace.actions_defence import PostF106
from desktop.rules.red_menace.actions_setup import (
    DefaultDeployment,
    FinishDeployment,
    LiftBomber,
    PlaceBomber,
    PlaceNike,
)
from desktop.rules.red_menace.components_map import LONDON
from desktop.rules.red_menace.event_cards import StartEvent
from desktop.rules.red_menace.flights import FirstTarget, Reveal
from desktop.rules.red_menace.records import FLIGHT_ORDER, PLAYER, Flight
from desktop.rules.red_menace.red_movement import ReturnBases
from desktop.rules.red_menace.steps import WarStep, city_in, picked

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_map import HexInfo
    from desktop.rules.red_menace.records import Interceptor
    from desktop.rules.red_menace.state import State

BASE_ORDER = "BCAJHIDPKSONLQRM"
"""The bases in the order in which the default deployment fills them."""
UNIT_ORDER = ("b52", "b58", "b47")
"""The bombers in the order in which it places them; V-bombers have only London."""
NO_SUCH_BASE = Refused("RM-6.12", T("red_menace", "There is no such bomber or no such city"))


class SetUp(WarStep, frozen=True):
    """RM-6.1 to RM-6.12  What the scenario puts in flight, then what the player places."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        scenario = theatre.scenario(s, kit)
        groups = [
            group for group, each in enumerate(scenario.soviet_start) for _ in range(each.count)
        ]
        s.then(
            *(BeginInFlight(key, group) for key, group in zip(FLIGHT_ORDER, groups, strict=False)),
            ReturnBases(),
            *(StartEvent(number) for number in scenario.events_at_start),
            StationF106(),
            PlaceFieldNike(),
            PlaceVBombers(),
            PlaceBombers(),
        )


# ------------------------------------------------------------------------ formations in flight


class BeginInFlight(WarStep, frozen=True):
    """RM-6.1  A formation is on its way already: its base and target as if it had taken off."""

    key: str
    group: int
    """Which of the scenario's groups it belongs to."""

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{flight}: draw its base.")
        return chances.city_card(s, kit, words.of(flight=kit.flight_name(self.key)))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: DrawnBase, tell: Tell) -> None:
        changes_red.draw_base(s, kit, action.city, tell)
        base = kit.cities[action.city]
        changes_red.add(s, Flight(self.key, base.id, [], hex=base.hex))
        s.then(FirstTarget(self.key), StartHex(self.key, self.group))


class StartHex(WarStep, frozen=True):
    """RM-6.1  A die tells where the formation is; no two begin in one hex."""

    key: str
    group: int

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{flight}: roll for its hex.")
        return chances.die("start", "RM-6.1", words.of(flight=kit.flight_name(self.key)))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        group = theatre.scenario(s, kit).soviet_start[self.group]
        hex_id = group.hexes[action.dice[0] - 1]
        if theatre.flights_in(s, hex_id):
            tell(told.HexTaken("RM-6.1", hex_id))
            s.then(self)
            return
        changes.appear(theatre.flight(s, self.key), hex_id, tell)
        if group.revealed:
            s.then(Reveal(self.key, "RM-6.1"))


# ---------------------------------------------------------------------------- F-106 and Nike


class StationF106(WarStep, frozen=True):
    """RM-6.4  The F-106 is put on an American city, if the scenario has it."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if _f106(s) is None:
            return None
        cities = (city for city in kit.cities.values() if city.f106_base)
        prompt = T("red_menace", "Where does the F-106 stand?")
        return Choice(PLAYER, "RM-6.4", prompt, tuple(PostF106(city.id) for city in cities))

    def asks(self, s: State, kit: Kit) -> bool:
        return _f106(s) is not None

    def carry_out(self, s: State, kit: Kit, action: PostF106 | None, tell: Tell) -> None:
        plane = _f106(s)
        if action is not None and plane is not None:
            changes_air.make_ready(s, plane, tell, "RM-6.4")
            changes_air.post(s, plane, action.city, tell, "RM-6.4")

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        city = city_in(picks)
        if city not in kit.cities or kit.cities[city].f106_base:
            return None
        words = T("red_menace", "{city} is none of the cities A, D and H to S of the F-106")
        return Refused("RM-6.4", words.of(city=kit.city_name(city)))


def _f106(s: State) -> Interceptor | None:
    return next(iter(theatre.in_box(s, "f106", "aside")), None)


class PlaceFieldNike(WarStep, frozen=True):
    """RM-6.9  The field Nike goes to a land hex without a city, below the DEW Line."""

    def decision(self, s: State, kit: Kit) -> Choice:
        sites = (info.id for info in kit.hexes.values() if info.nike_site)
        prompt = T("red_menace", "Where does the Nike stand?")
        return Choice(PLAYER, "RM-6.9", prompt, tuple(PlaceNike(site) for site in sites))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: PlaceNike, tell: Tell) -> None:
        changes.place_nike(s, action.hex, tell)

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        place = next((kit.hexes[pick] for pick in picks if pick in kit.hexes), None)
        city = city_in(picks)
        if place is None and city in kit.cities:
            place = kit.hexes[kit.cities[city].hex]
        if place is None or place.nike_site:
            return None
        return Refused("RM-6.9", _no_site(place).of(place=kit.hex_name(place.id)))


def _no_site(place: HexInfo) -> Text:
    if place.cities:
        return T("red_menace", "{place}: the Nike does not stand in the hex of a city")
    if place.country not in ("usa", "canada"):
        return T("red_menace", "{place}: the Nike stands on land in the United States or Canada")
    if place.terrain != "land":
        return T("red_menace", "{place}: the Nike stands on land")
    return T("red_menace", "{place}: the Nike stands below the DEW Line")


# --------------------------------------------------------------------------------- bombers


class PlaceVBombers(WarStep, frozen=True):
    """RM-9.3.1b  V-bombers start in London: there is nothing to decide."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        british = tuple(
            number
            for number, bomber in theatre.with_bombers(s, "aside")
            if kit.units[bomber.unit].faction == "uk"
        )
        if british:
            changes.place_bombers(s, british, LONDON, tell)


class PlaceBombers(WarStep, frozen=True):
    """RM-6.12  Every bomber that is not in flight gets a base, one by one, until it is right.

    Bombers are taken off their bases by actions that are legal without being listed.
    """

    def decision(self, s: State, kit: Kit) -> Choice:
        aside = _kinds_aside(s)
        actions: list[Action] = [
            PlaceBomber(number, city)
            for unit, number in aside.items()
            for city in basing.start_bases(s, kit, unit)
        ]
        actions.append(DefaultDeployment() if aside else FinishDeployment())
        words = T("red_menace", "Bombers to place: {count} ({limit} at a base, of two types)")
        prompt = words.of(
            count=sum(1 for _ in theatre.with_bombers(s, "aside")),
            limit=theatre.scenario(s, kit).stack_us,
        )
        if not aside:
            prompt = T("red_menace", "All bombers are placed: begin, or take some back")
        return Choice(PLAYER, "RM-6.12", prompt, tuple(actions), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        """Accept any of several equal bombers, and taking one back."""
        refused = self.explain(s, kit, action.picks)
        if refused is not None:
            raise refused
        if isinstance(action, PlaceBomber) and not action.city:
            raise NO_SUCH_BASE
        if not isinstance(action, PlaceBomber | LiftBomber):
            super().admit(s, kit, action)

    def carry_out(self, s: State, kit: Kit, action: Action, tell: Tell) -> None:
        match action:
            case PlaceBomber(number=number, city=city):
                changes.place_bombers(s, (number,), city, tell)
            case LiftBomber(number=number):
                changes.lift_bomber(s, number, tell)
            case DefaultDeployment():
                _place_rest(s, kit, tell)
            case _:
                return
        s.then(PlaceBombers())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        left = sum(1 for _ in theatre.with_bombers(s, "aside"))
        if "button:finish_deployment" in picks and left:
            words = T("red_menace", "{count} bombers have no base yet")
            return Refused("RM-6.12", words.of(count=left))
        if "button:default_deployment" in picks and not left:
            return Refused("RM-6.12", T("red_menace", "All bombers have a base"))
        chosen, city = picked(picks, "bomber"), city_in(picks)
        if not chosen:
            return None
        if chosen not in map(str, range(len(s.bombers))) or city not in ("", *kit.cities):
            return NO_SUCH_BASE
        number = int(chosen)
        if "button:lift" in picks:
            return _fixed(s, kit, number)
        unit = kit.blue_bombers[number]
        return _placed(s, kit, number) or (
            basing.why_not_start(s, kit, unit, city) if city else None
        )


def _kinds_aside(s: State) -> dict[str, int]:
    """Return the kinds of bombers that have no base, each with its first number."""
    first: dict[str, int] = {}
    for number, bomber in theatre.with_bombers(s, "aside"):
        first.setdefault(bomber.unit, number)
    return first


def _placed(s: State, kit: Kit, number: int) -> Refused | None:
    """Return why a bomber is not to be placed."""
    bomber = s.bombers[number]
    words = {
        "ground": T("red_menace", "This {unit} has its base: take it back first"),
        "flight": T("red_menace", "This {unit} begins in flight"),
        "out": T("red_menace", "This {unit} is not used in the scenario"),
    }.get(bomber.where)
    if words is None:
        return None
    return Refused("RM-6.12", words.of(unit=kit.unit_name(bomber.unit)))


def _fixed(s: State, kit: Kit, number: int) -> Refused | None:
    """Return why a bomber cannot be taken back."""
    bomber = s.bombers[number]
    if kit.units[bomber.unit].faction == "uk":
        return Refused("RM-9.3.1b", T("red_menace", "V-bombers start in London only"))
    if bomber.where == "ground":
        return None
    words = T("red_menace", "This {unit} is not at a base")
    return Refused("RM-6.12", words.of(unit=kit.unit_name(bomber.unit)))


def _place_rest(s: State, kit: Kit, tell: Tell) -> None:
    """Place all bombers without a base, the best ones nearest to the Soviet Union.

    There is room whatever was placed before: no scenario has so many bombers that counters and
    types could close all bases to one of them.
    """
    for unit in UNIT_ORDER:
        waiting = [n for n, bomber in theatre.with_bombers(s, "aside") if bomber.unit == unit]
        while waiting:
            city = min(basing.start_bases(s, kit, unit), key=BASE_ORDER.index)
            room = basing.start_room(s, kit, city)
            changes.place_bombers(s, tuple(waiting[:room]), city, tell)
            waiting = waiting[room:]
