"""What the panel of missile cards lists: cards, the Patriot's choice, targets, ways to get away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.paint.theme import Tone
from desktop.rules.core import Action, T, Text
from desktop.rules.eagles_missiles import aa_odds, missiles, theatre
from desktop.rules.eagles_missiles.actions_polish import (
    LaunchMissile,
    MissileTarget,
    ScrambleNext,
    ScrambleTo,
    UsePatriot,
)
from desktop.rules.eagles_missiles.picking import pick_name
from desktop.rules.eagles_missiles.records import Missile
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.harm_data import harm, room_words, typed
from desktop.table.eagles_missiles.words_pieces import TARGETS
from desktop.table.histogram import Column

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

AIMED = T("eagles_missiles.table", "{card} on {place}")
DICE = T("eagles_missiles.table", "Dice: {dice}, each hits on {needs} or more: {targets}")
THERE = T("eagles_missiles.table", "Dice: {dice}, hit on {needs} or more; targets there: {count}")
FIRE, HOLD = (
    T("eagles_missiles.table", "The Patriot fires"),
    T("eagles_missiles.table", "Hold fire"),
)
LAUNCH, SHOOT, DESTROY = (
    T("eagles_missiles.table", "Launch {card}"),
    T("eagles_missiles.table", "Fire the Patriot"),
    T("eagles_missiles.table", "Destroy {target}"),
)
SCRAMBLE, GET_AWAY = (
    T("eagles_missiles.table", "Scramble {squadron}"),
    T("eagles_missiles.table", "Get away to {airfield}"),
)
STOPS = T(
    "eagles_missiles.table",
    "On {needs} or more the card does nothing, else its dice roll; at least one hit {chance} %",
)
HELD = T("eagles_missiles.table", "At least one hit {chance} %. {words}")
OTHERS = T("eagles_missiles.table", "It stays ready for another missile card of today: {count}")
NOTHING_ELSE = T("eagles_missiles.table", "No other missile card lies there today")
AWAY = T("eagles_missiles.table", "Gets away on {needs} or more; airfields with room: {count}")
NO_ROOM = T("eagles_missiles.table", "No airfield has room for it: it is lost either way")
NONE = T("eagles_missiles.table", "none")
HITS = T("eagles_missiles.table", "Destroyed: {count}, {chance} %")


def title(kit: Kit, missile: Missile) -> str:
    """Return which card lies where."""
    place = kit.territory_name(missile.territory)
    return say(AIMED.of(card=kit.card_title(missile.card), place=place))


def dice(kit: Kit, missile: Missile) -> str:
    """Return the dice of a card and what they can destroy."""
    card = kit.russian_cards[missile.card]
    targets = kit.listed(TARGETS[kind] for kind in card.targets)
    return say(DICE.of(dice=card.dice, needs=card.hit_on, targets=targets))


def columns(s: State, kit: Kit, missile: Missile, *, patriot: bool) -> tuple[Column, ...]:
    """Return the chances of 0, 1... targets destroyed, the Patriot's shot weighed in or not."""
    found = []
    for count, share in enumerate(aa_odds.hits(s, kit, missile, patriot=patriot)):
        name = str(count) if count else say(NONE)
        tip = say(HITS.of(count=count, chance=f"{share * 100:.1f}"))
        found.append(Column(name, share, count > 0, tip))
    return tuple(found)


def rows(s: State, kit: Kit, actions: tuple[Action, ...]) -> tuple[RowData, ...]:
    """Return a row for each answer; its key is that of the answer."""
    return tuple(
        replace(row, key=key_of(each))
        for number, each in enumerate(actions, 1)
        for row in _row(s, kit, each, number)
    )


def key_of(action: Action) -> str:
    """Return the key of an answer; two cards of a kind differ by their territories."""
    return " ".join(action.picks)


def deed(kit: Kit, action: Action) -> Text | None:
    """Return what the button says that gives an answer."""
    match action:
        case LaunchMissile(card=card):
            return LAUNCH.of(card=kit.card_title(card))
        case UsePatriot(fire=fire):
            return SHOOT if fire else HOLD
        case MissileTarget(target=target):
            return DESTROY.of(target=pick_name(kit, target))
        case ScrambleNext(squadron=squadron):
            return SCRAMBLE.of(squadron=kit.squadron_name(squadron))
        case ScrambleTo(airfield=airfield):
            return GET_AWAY.of(airfield=kit.field_name(airfield))
        case _:
            return None


def _row(s: State, kit: Kit, action: Action, number: int) -> tuple[RowData, ...]:
    cap = str(number) if number < 10 else ""
    match action:
        case LaunchMissile():
            return (_launch(s, kit, action, cap),)
        case UsePatriot():
            return (_patriot(s, kit, action),)
        case MissileTarget():
            return (_with_cap(harm(s, kit, action.target, "missile"), cap),)
        case ScrambleNext():
            return (_scramble(s, kit, action, cap),)
        case ScrambleTo():
            return (_away(s, kit, action, cap),)
        case _:
            return ()


def _launch(s: State, kit: Kit, action: LaunchMissile, cap: str) -> RowData:
    missile = next(
        each
        for each in s.missiles
        if (each.card, each.territory) == (action.card, action.territory)
    )
    card = kit.russian_cards[action.card]
    count = len(missiles.targets(s, kit, missile))
    return RowData(
        action.picks[0],
        title(kit, missile),
        cap=cap,
        notes=say(THERE.of(dice=card.dice, needs=card.hit_on, count=count)),
        chance=1 - aa_odds.hits(s, kit, missile)[0],
        tone=Tone.BAD,
        face=faces.token(card, 0),
    )


def _patriot(s: State, kit: Kit, action: UsePatriot) -> RowData:
    assert s.launch is not None
    missile = s.launch.missile
    if action.fire:
        info = kit.aa[action.unit]
        return RowData(
            action.picks[0],
            say(FIRE),
            cap="Y",
            notes=say(STOPS.of(needs=info.stops_missiles_on, chance=_hit(s, kit, patriot=True))),
            chance=aa_odds.patriot_stops(s, kit, missile),
            face=faces.aa(info),
        )
    left = sum(each.territory == missile.territory for each in s.missiles)
    words = OTHERS.of(count=left) if left else NOTHING_ELSE
    held = HELD.of(chance=_hit(s, kit, patriot=False), words=words)
    return RowData(action.picks[0], say(HOLD), cap="N", notes=say(held))


def _hit(s: State, kit: Kit, *, patriot: bool) -> int:
    """Return the chance of at least one hit in per cent, with the Patriot's shot before or not."""
    assert s.launch is not None
    return percent(1 - aa_odds.hits(s, kit, s.launch.missile, patriot=patriot)[0])


def _scramble(s: State, kit: Kit, action: ScrambleNext, cap: str) -> RowData:
    squadron = s.squadron(action.squadron)
    needs = kit.rules.missile["scramble_on"]
    count = sum(base != squadron.at for base in theatre.bases_for(s, kit, squadron))
    words = AWAY.of(needs=needs, count=count) if count else NO_ROOM
    return RowData(
        action.picks[0],
        say(typed(kit, squadron)),
        cap=cap,
        notes=say(words),
        chance=aa_odds.scramble(kit) if count else 0.0,
        face=faces.squadron(kit, squadron),
    )


def _away(s: State, kit: Kit, action: ScrambleTo, cap: str) -> RowData:
    words = room_words(s, kit, action.airfield)
    return RowData(action.picks[0], say(kit.field_name(action.airfield)), cap=cap, notes=say(words))


def _with_cap(row: RowData, cap: str) -> RowData:
    return replace(row, cap=cap)
