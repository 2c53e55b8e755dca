"""Which fights are to come, in the order that is suggested, and whether a Su-22 flies on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.models.say import say
from desktop.rules.core import Action, T, Target, Text
from desktop.rules.eagles_missiles import contests, odds, resolution, scoring, theatre
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn, FlyHome, JoinAttack
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.picking import key_of
from desktop.rules.eagles_missiles.records import FLEET, Squadron
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.places import ASSAULT, SQUADRON

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

FLEET_STAKE = 2
"""What a landing and the fleet itself are worth more than a duel."""
TAKEN = "RP"
"""Keys of the panel that no fight of a territory has."""
DUELS = T("eagles_missiles.table", "Duels: {count}")
STOPS = T("eagles_missiles.table", "{duels}; then the assault ({strength}), chance to stop it")
BEATS = T("eagles_missiles.table", "{duels}; then the fleet ({strength}), chance to draw or win")
ONLY_STOPS = T("eagles_missiles.table", "The assault ({strength}), chance to stop it")
ONLY_BEATS = T("eagles_missiles.table", "The fleet ({strength}), chance to draw or win")
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
        else _duel(s, kit, each.picks[0], digit(cap), selected=each.picks[0] == chosen)
        for cap, each in enumerate(order, 1)
    )


def digit(number: int) -> str:
    """Return the key of a row; none beyond the ninth."""
    return str(number) if number < 10 else ""


def _territory(s: State, kit: Kit, action: FightIn, cap: int, chosen: str) -> RowData:
    place = action.territory
    count = len(duels_in(s, place))
    words = duels = DUELS.of(count=count)
    chance = -1.0
    target = ground_target(s, place)
    if target == FLEET:
        words = _with(duels, BEATS, ONLY_BEATS, count, s.fleet)
        chance = odds.fleet(s, kit, theatre.sent_against(s, FLEET)).stop
    elif target:
        assault = contests.assault_of(s, target)
        strength = contests.assault_strength(s, kit, assault)
        words = _with(duels, STOPS, ONLY_STOPS, count, strength)
        chance = odds.stop_chance_as_sent(s, kit, assault)
    return RowData(
        place,
        say(kit.territory_name(place)),
        cap=digit(cap),
        notes=say(words),
        chance=chance,
        selected=place == chosen,
    )


def _with(duels: Text, both: Text, alone: Text, count: int, strength: int) -> Text:
    return both.of(duels=duels, strength=strength) if count else alone.of(strength=strength)


def duels_in(s: State, place: str) -> list[Squadron]:
    """Return the Russian squadrons of a territory against whom somebody was sent."""
    engaged = {each.target for each in s.squadrons if each.target}
    return [each for each in theatre.placed(s, territory=place) if each.id in engaged]


def ground_target(s: State, place: str) -> str:
    """Return the assault or the fleet of a territory that is attacked; empty for none."""
    targets = {each.target for each in s.squadrons if each.target}
    grounds = (each for each in targets if contests.kind_of(each) != "duel")
    return next((each for each in grounds if theatre.target_territory(s, each) == place), "")


def _duel(s: State, kit: Kit, pick: Target, cap: str, *, selected: bool) -> RowData:
    target = s.squadron(key_of(pick))
    allies = theatre.sent_against(s, target.id)
    title = AGAINST.of(target=kit.squadron_name(target.id), role=ROLES[target.role])
    return RowData(
        pick,
        say(title),
        cap=cap,
        notes=say(_sums(s, kit, target.id, allies)),
        chance=odds.contest(s, kit, target.id, allies).win / CASES,
        selected=selected,
        face=faces.squadron(kit, target),
    )


def _sums(s: State, kit: Kit, target: str, allies: list[Squadron]) -> Text:
    return TO_WIN.of(
        allies=kit.listed(kit.squadron_name(each.id) for each in allies),
        strength=contests.allied_strength(s, kit, target, allies),
        other=contests.russian_strength(s, kit, target),
    )


# ------------------------------------------------------------------------- inside of a territory


def stages(s: State, kit: Kit, place: str) -> tuple[tuple[Target, ...], ...]:
    """Return the fights of a territory stage by stage, the surest duel of each first."""
    return tuple(
        tuple(
            target if _is_ground(target) else SQUADRON + target
            for target in sorted(stage, key=lambda each: -_lead(s, kit, each))
        )
        for stage in resolution.stages(s, place)
    )


def inside_rows(
    s: State, kit: Kit, order: Iterable[tuple[Target, ...]], chosen: Target
) -> tuple[tuple[RowData, ...], ...]:
    """Return a row with a letter for each fight of a territory, stage by stage."""
    groups = tuple(order)
    letters = iter(lettered(sum(map(len, groups)), without=TAKEN))
    return tuple(
        tuple(
            (_ground if _is_ground(target) else _duel)(
                s, kit, target, next(letters), selected=target == chosen
            )
            for target in stage
        )
        for stage in groups
    )


def _is_ground(target: Target) -> bool:
    return target == FLEET or target.startswith(ASSAULT)


def _ground(s: State, kit: Kit, target: Target, cap: str, *, selected: bool) -> RowData:
    allies = theatre.sent_against(s, target)
    place = theatre.target_territory(s, target)
    name = say(contests.target_name(kit, target, place))
    if target == FLEET:
        chance, face = odds.fleet(s, kit, allies).stop, faces.fleet(s.fleet, "")
    else:
        assault = contests.assault_of(s, target)
        chance = odds.stop_chance_as_sent(s, kit, assault)
        strength = contests.cards_strength(kit, assault)
        face = faces.token(kit.russian_cards[assault.cards[0].card], strength)
    return RowData(
        target,
        name[:1].upper() + name[1:],
        cap=cap,
        notes=say(_sums(s, kit, target, allies)),
        chance=chance,
        selected=selected,
        face=face,
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
