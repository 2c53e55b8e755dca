"""Which fights are to come, in the order that is suggested, and whether a Su-22 flies on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.models.say import say
from desktop.rules.core import Action, T, Text
from desktop.rules.eagles_missiles import contests, odds, scoring, theatre
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn, FlyHome, JoinAttack
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import FLEET, Squadron
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

FLEET_STAKE = 2
"""What a landing and the fleet itself are worth more than a duel."""
DUELS = T("eagles_missiles.table", "Duels: {count}")
STOPS = T("eagles_missiles.table", "{duels}; then the assault ({strength}), chance to stop it")
BEATS = T("eagles_missiles.table", "{duels}; then the fleet ({strength}), chance to draw or win")
FLY, HOME = T("eagles_missiles.table", "Fly on"), T("eagles_missiles.table", "Go home")
WITH = T("eagles_missiles.table", "Against {target}: {strength} to {other}, with it")
WITHOUT = T("eagles_missiles.table", "Without it: {strength} to {other}")
NOBODY = T("eagles_missiles.table", "Nobody else attacks {target}")
ROLES: dict[str, Text] = {
    "escort": T("eagles_missiles.table", "escort"),
    "raid": T("eagles_missiles.table", "raid"),
    "support": T("eagles_missiles.table", "support"),
}
AGAINST = T("eagles_missiles.table", "{target}, {role}")
TO_WIN = T("eagles_missiles.table", "{allies}: {strength} to {other}")


def suggested(s: State, kit: Kit, actions: Iterable[Action]) -> tuple[FightIn | FightDuel, ...]:
    """Return the fights to choose from in the order that is suggested.

    The territory with most at stake comes last, since by then it is known which cards are left;
    of duels the surest comes first.
    """
    places = [each for each in actions if isinstance(each, FightIn)]
    duels = [each for each in actions if isinstance(each, FightDuel)]
    return (
        *sorted(places, key=lambda each: stake(s, kit, each.territory)),
        *sorted(duels, key=lambda each: -_lead(s, kit, each.squadron)),
    )


def stake(s: State, kit: Kit, territory: str) -> int:
    """Return what can be lost in a territory: points if it falls, and a field for each raid."""
    raids = sum(
        bool(theatre.sent_against(s, each.id)) for each in theatre.placed(s, "raid", territory)
    )
    if territory == SEA:
        landing = next((each for each in s.assaults if theatre.is_landing(kit, each)), None)
        falls = 0 if landing is None else scoring.worth(s, kit, landing.territory)
        return raids + falls + FLEET_STAKE
    aimed = any(each.territory == territory and not each.stopped for each in s.assaults)
    return raids + (scoring.worth(s, kit, territory) + 1 if aimed else 0)


def _lead(s: State, kit: Kit, target: str) -> int:
    own = contests.allied_strength(s, kit, target, theatre.sent_against(s, target))
    return own - contests.russian_strength(s, kit, target)


# ------------------------------------------------------------------------------------------ rows


def rows(
    s: State, kit: Kit, order: tuple[FightIn | FightDuel, ...], chosen: str
) -> tuple[RowData, ...]:
    """Return a row for each fight; ``chosen`` is the pick of the one in question."""
    return tuple(
        _territory(s, kit, each, cap, chosen)
        if isinstance(each, FightIn)
        else _duel(s, kit, each, cap, chosen)
        for cap, each in enumerate(order, 1)
    )


def _territory(s: State, kit: Kit, action: FightIn, cap: int, chosen: str) -> RowData:
    place = action.territory
    count = len(duels_in(s, place))
    words: Text = DUELS.of(count=count)
    chance = -1.0
    target = ground_target(s, place)
    if target == FLEET:
        words = BEATS.of(duels=words, strength=s.fleet)
        chance = odds.fleet(s, kit, theatre.sent_against(s, FLEET)).stop
    elif target:
        assault = contests.assault_of(s, target)
        strength = contests.assault_strength(s, kit, assault)
        words = STOPS.of(duels=words, strength=strength)
        chance = odds.stop_chance_as_sent(s, kit, assault)
    return RowData(
        place,
        say(kit.territory_name(place)),
        cap=str(cap) if cap < 10 else "",
        notes=say(words),
        chance=chance,
        selected=place == chosen,
    )


def duels_in(s: State, place: str) -> list[Squadron]:
    """Return the Russian squadrons of a territory against whom somebody was sent."""
    engaged = {each.target for each in s.squadrons if each.target}
    return [each for each in theatre.placed(s, territory=place) if each.id in engaged]


def ground_target(s: State, place: str) -> str:
    """Return the assault or the fleet of a territory that is attacked; empty for none."""
    targets = {each.target for each in s.squadrons if each.target}
    grounds = (each for each in targets if contests.kind_of(each) != "duel")
    return next((each for each in grounds if theatre.target_territory(s, each) == place), "")


def first_target(s: State, action: FightIn | FightDuel) -> str:
    """Return the fight that an action begins with: of a territory that of its first duel."""
    if isinstance(action, FightDuel):
        return action.squadron
    duels = duels_in(s, action.territory)
    escorts = [each for each in duels if each.role == "escort"]
    found = escorts or duels
    return found[0].id if found else ground_target(s, action.territory)


def _duel(s: State, kit: Kit, action: FightDuel, cap: int, chosen: str) -> RowData:
    target = s.squadron(action.squadron)
    allies = theatre.sent_against(s, target.id)
    title = AGAINST.of(target=kit.squadron_name(target.id), role=ROLES[target.role])
    notes = TO_WIN.of(
        allies=kit.listed(kit.squadron_name(each.id) for each in allies),
        strength=contests.allied_strength(s, kit, target.id, allies),
        other=contests.russian_strength(s, kit, target.id),
    )
    return RowData(
        action.picks[0],
        say(title),
        cap=str(cap) if cap < 10 else "",
        notes=say(notes),
        chance=odds.contest(s, kit, target.id, allies).win / CASES,
        selected=action.picks[0] == chosen,
        face=faces.squadron(kit, target),
    )


# --------------------------------------------------------------------------- whether one flies on


def fly_on_rows(s: State, kit: Kit, join: JoinAttack) -> tuple[RowData, ...]:
    """Return a row for flying on and one for going home, each with the chance of the attack."""
    squadron = s.squadron(join.squadron)
    others = [each for each in theatre.sent_against(s, join.target) if each.id != squadron.id]
    target = contests.target_name(kit, join.target, join.territory)
    other = contests.russian_strength(s, kit, join.target)
    both = [*others, squadron]
    notes = WITH.of(
        target=target, strength=contests.allied_strength(s, kit, join.target, both), other=other
    )
    alone: Text = NOBODY.of(target=target)
    if others:
        own = contests.allied_strength(s, kit, join.target, others)
        alone = WITHOUT.of(strength=own, other=other)
    face = faces.squadron(kit, squadron)
    return (
        RowData(
            join.picks[0],
            say(FLY),
            cap="1",
            notes=say(notes),
            chance=_stop(s, kit, join.target, both),
            face=face,
        ),
        RowData(
            FlyHome(squadron.id).picks[0],
            say(HOME),
            cap="P",
            notes=say(alone),
            chance=_stop(s, kit, join.target, others),
        ),
    )


def _stop(s: State, kit: Kit, target: str, allies: list[Squadron]) -> float:
    """Return the chance to stop an assault or to beat the fleet at least to a draw."""
    if not allies:
        return 0.0
    found = odds.contest(s, kit, target, allies)
    return (found.win + found.draw) / CASES
