"""What the results of a fight mean: who is lost, who flies on, what falls (EM-VI, EM-X)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import contests, duels, odds, scoring, theatre
from desktop.rules.eagles_missiles.records import Assault, Contest, Squadron

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

Result = Literal["win", "draw", "loss"]
NAMES: dict[Result, Text] = {
    "win": T("eagles_missiles.table", "Poland wins"),
    "draw": T("eagles_missiles.table", "Draw"),
    "loss": T("eagles_missiles.table", "Russia wins"),
}

SHOT_DOWN = T("eagles_missiles.table", "Destroyed: {target}; home: {allies}")
DRIVEN_OFF = T("eagles_missiles.table", "{target} is driven off: Su-22 destroy nothing")
FLY_ON = T("eagles_missiles.table", "{squadrons} may fly on against {goal}")
BOTH_HOME = T("eagles_missiles.table", "All go home, nobody is destroyed")
NO_RAID = T("eagles_missiles.table", "All go home; there is no raid")
NO_SUPPORT = T("eagles_missiles.table", "All go home; the support is gone")
DESTROYED = T("eagles_missiles.table", "Destroyed: {allies}; {target} goes to its pool")
GETS_THROUGH = T("eagles_missiles.table", "Home: {allies}; {target} flies its raid")
SUPPORTS_ON = T("eagles_missiles.table", "Home: {allies}; {target} goes on supporting")
STOPPED = T("eagles_missiles.table", "The assault is stopped")
EQUAL_STOPS = T("eagles_missiles.table", "The assault is stopped, too")
FALLS = T("eagles_missiles.table", "{place} falls")
FALLS_WITH = T("eagles_missiles.table", "{place} falls; points for Russia: {points}")
FLEET_LOSES = T("eagles_missiles.table", "The fleet loses as much strength, {mean} on average")
MAY_SINK = T("eagles_missiles.table", "{words}; sunk with {cases} of 36")
LANDING_STOPPED = T("eagles_missiles.table", "{words}; no landing in {place}")
KEEPS = T("eagles_missiles.table", "The fleet keeps its strength")
LANDS = T("eagles_missiles.table", "The fleet keeps its strength; {place} falls")


class End(msgspec.Struct, frozen=True):
    """A result and what it means."""

    name: Text
    words: Text


def ends(s: State, kit: Kit, contest: Contest) -> dict[Result, End]:
    """Return what each result of a contest means."""
    match contest.kind:
        case "duel":
            words = _duel(s, kit, contest)
        case "ground":
            words = _ground(s, kit, contests.assault_of(s, contest.target))
        case _:
            words = _fleet(s, kit, contest)
    return {result: End(NAMES[result], said) for result, said in words.items()}


# ----------------------------------------------------------------------------------------- duels


def _duel(s: State, kit: Kit, contest: Contest) -> dict[Result, Text]:
    russian = s.squadron(contest.target)
    allies = [s.squadron(key) for key in contest.allies]
    names = kit.listed(kit.squadron_name(each.id) for each in allies)
    target = kit.squadron_name(russian.id)
    lost = DESTROYED
    if kit.types[russian.type].bomber:
        lost = SUPPORTS_ON if russian.role == "support" else GETS_THROUGH
    drawn = {"raid": NO_RAID, "support": NO_SUPPORT}.get(russian.role, BOTH_HOME)
    return {
        "win": _won(s, kit, russian, allies),
        "draw": drawn,
        "loss": lost.of(allies=names, target=target),
    }


def _won(s: State, kit: Kit, russian: Squadron, allies: list[Squadron]) -> Text:
    """Return what an allied win brings; Su-22 alone destroy nothing, but fly on (EM-VI.4b)."""
    bombers = [each for each in allies if kit.types[each.type].bomber]
    others = [each for each in allies if each not in bombers]
    target = kit.squadron_name(russian.id)
    if others:
        home = kit.listed(kit.squadron_name(each.id) for each in others)
        words = SHOT_DOWN.of(target=target, allies=home)
    else:
        words = DRIVEN_OFF.of(target=target)
    place = theatre.territory_of(s, russian)
    goal = duels.ground_target(s, kit, place)
    others_left = [each for each in duels.unengaged(s, place) if each.id != russian.id]
    if not bombers or not goal or others_left:
        return words
    flying = FLY_ON.of(
        squadrons=kit.listed(kit.squadron_name(each.id) for each in bombers),
        goal=contests.target_name(kit, goal, place),
    )
    return T("eagles_missiles.table", "{a}; {b}").of(a=words, b=flying)


# -------------------------------------------------------------------------- assaults and the fleet


def _ground(s: State, kit: Kit, assault: Assault) -> dict[Result, Text]:
    return {"win": STOPPED, "draw": EQUAL_STOPS, "loss": falls(s, kit, assault)}


def falls(s: State, kit: Kit, assault: Assault) -> Text:
    """Return that a territory falls, with the points that it brings by itself."""
    place = kit.territory_name(assault.territory)
    points = scoring.worth(s, kit, assault.territory)
    if not points:
        return FALLS.of(place=place)
    return FALLS_WITH.of(place=place, points=points)


def _fleet(s: State, kit: Kit, contest: Contest) -> dict[Result, Text]:
    allies = [s.squadron(key) for key in contest.allies]
    promised = odds.fleet(s, kit, allies)
    win = odds.of_lead(contests.lead(s, kit, contest)).win
    mean = promised.damage * odds.CASES / win if win else 0.0
    won: Text = FLEET_LOSES.of(mean=f"{mean:.1f}")
    sunk = round(promised.sink * odds.CASES)
    if sunk:
        won = MAY_SINK.of(words=won, cases=sunk)
    landing = next((each for each in s.assaults if theatre.is_landing(kit, each)), None)
    if landing is None or landing.stopped:
        return {"win": won, "draw": KEEPS, "loss": KEEPS}
    place = kit.territory_name(landing.territory)
    return {
        "win": LANDING_STOPPED.of(words=won, place=place),
        "draw": LANDING_STOPPED.of(words=KEEPS, place=place),
        "loss": LANDS.of(place=place),
    }
