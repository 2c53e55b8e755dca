"""What the inspector says of squadrons and types: their numbers, and what they mean just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import aa_odds, contests, deploy_survey, odds, theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import Squadron
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import danger, words_pieces
from desktop.table.eagles_missiles.faces import type_face
from desktop.table.eagles_missiles.harm_data import typed
from desktop.table.eagles_missiles.window_data import ROLE_IN
from desktop.table.look import Inspection, Line, Odds

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_units import Aircraft
    from desktop.rules.eagles_missiles.state import State

MOST = 6
"""How many opponents are weighed at most."""
AIR = T("eagles_missiles.table", "Air combat: its strength in duels")
BOMBS = T("eagles_missiles.table", "Bombardment: against assaults and the fleet, or as support")
STAR = T("eagles_missiles.table", "Star: a duel that it wins destroys nothing")
OWN_STAR = T("eagles_missiles.table", "A bomber: alone it drives off, and may fly on")
DOUBLE = T("eagles_missiles.table", "Among the losses it counts as {value}")
RAIDS = T("eagles_missiles.table", "May raid: destroys a target without a die")
NO_RAID = T("eagles_missiles.table", "Supports assaults only")
FRACTION = T("eagles_missiles.table", "{cases} of 36")
WINS_AGAINST = T("eagles_missiles.table", "Wins a duel alone against")
BEATEN_BY = T("eagles_missiles.table", "Beaten in a duel, alone, by")
DRIVEN = T("eagles_missiles.table", "AA fire drives it off")
THROUGH = T("eagles_missiles.table", "The raid gets through")
PROTECTS = T("eagles_missiles.table", "Protects everything Russian in {place}")
AT_SEA = T("eagles_missiles.table", "Escorts the Baltic Fleet")
PROTECTS_FLEET = T("eagles_missiles.table", "Protects the Baltic Fleet")
MEETS = T("eagles_missiles.table", "Sent against it: {squadrons}")
SENT, AT = (
    T("eagles_missiles.table", "Sent against {target}"),
    T("eagles_missiles.table", "Stands at {field}"),
)
FLOWN = T("eagles_missiles.table", "Has flown today")
LURED = T("eagles_missiles.table", "Lured away: protects nothing today")
WHERE: dict[str, Text] = {
    "pool": T("eagles_missiles.table", "In its pool"),
    "reserve": T("eagles_missiles.table", "In reserve, until a card brings it"),
    "outside": T("eagles_missiles.table", "Not in play yet"),
    "air": T("eagles_missiles.table", "Without an airfield"),
    "lost": T("eagles_missiles.table", "Destroyed"),
}
KINDS: dict[str, Text] = {
    "russian": T("eagles_missiles.table", "Russian squadron"),
    "polish": T("eagles_missiles.table", "Polish squadron"),
    "nato": T("eagles_missiles.table", "NATO squadron"),
}


def squadron_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a squadron."""
    each = s.squadron(key)
    owner = theatre.owner(kit, each)
    craft = kit.types[each.type]
    shown = Inspection(
        title=typed(kit, each),
        subtitle=KINDS[owner],
        face=faces.squadron(kit, each),
        lines=(*numbers(craft), *_about(kit, s, each)),
        rule="EM-VI.0b",
    )
    if owner == "russian":
        return _russian(kit, s, each, shown)
    return _allied(kit, s, each, shown)


def numbers(craft: Aircraft) -> tuple[Line, ...]:
    """Return what is printed on a counter, each number with its meaning (EM-VI.0b)."""
    lines = [
        Line(AIR, Tone.INFO, str(craft.air)),
        Line(BOMBS, Tone.INFO, str(craft.bombardment)),
    ]
    russian = "russian" in craft.sides
    if craft.star:
        lines.append(Line(STAR, Tone.WARN))
    elif craft.bomber and not russian:
        lines.append(Line(OWN_STAR, Tone.WARN))
    if russian and craft.bomber:
        lines.append(Line(RAIDS if craft.strategic else NO_RAID))
    if craft.loss_value > 1:
        lines.append(Line(DOUBLE.of(value=craft.loss_value)))
    return tuple(lines)


def _about(kit: Kit, s: State, each: Squadron) -> list[Line]:
    """Return where a squadron is, and what it does there."""
    if each.target:
        target = contests.target_name(kit, each.target, theatre.target_territory(s, each.target))
        return [Line(SENT.of(target=target), Tone.INFO)]
    if each.where == "board":
        land = theatre.territory_of(s, each)
        words = ROLE_IN[each.role].of(place=kit.territory_name(land))
        lines = [Line(AT_SEA if land == SEA else words)]
        return [*lines, Line(LURED, Tone.GOOD)] if each.lured else lines
    lines = [
        Line(AT.of(field=kit.field_name(each.at)) if each.where == "base" else WHERE[each.where])
    ]
    if each.spent and each.where in ("base", "pool"):
        lines.append(Line(FLOWN, Tone.WARN))
    return lines


def _russian(kit: Kit, s: State, each: Squadron, shown: Inspection) -> Inspection:
    """Add who beats it, and what AA fire and duels leave of it."""
    lines, bars = list(shown.lines), []
    if each.where == "board":
        place = theatre.territory_of(s, each)
        if each.role == "escort" and not each.lured:
            words = PROTECTS.of(place=kit.territory_name(place))
            lines.append(Line(PROTECTS_FLEET if place == SEA else words, Tone.WARN))
        sent = theatre.sent_against(s, each.id)
        if sent:
            names = kit.listed(typed(kit, ally) for ally in sent)
            lines.append(Line(MEETS.of(squadrons=names), Tone.INFO))
        bars = _beaten_by(kit, s, each)
        driven = aa_odds.driven_off(s, kit, each)
        if driven:
            bars.append(Odds(DRIVEN, driven, Tone.GOOD))
        if each.role == "raid":
            bars.append(Odds(THROUGH, danger.gets_through(s, kit, each), Tone.BAD))
    return replace(shown, lines=tuple(lines), heading=BEATEN_BY if bars else None, odds=tuple(bars))


def _beaten_by(kit: Kit, s: State, each: Squadron) -> list[Odds]:
    """Return the chance of each allied type that is ready to win against a squadron."""
    ready: dict[str, Squadron] = {}
    for ally in s.squadrons:
        if theatre.owner(kit, ally) != "russian" and deploy_survey.can_fly(ally):
            ready.setdefault(ally.type, ally)
    bars = []
    for key, ally in ready.items():
        win = odds.contest(s, kit, each.id, [ally]).win
        fraction = say(FRACTION.of(cases=win))
        bars.append(Odds(kit.type_name(key), win / CASES, Tone.GOOD, fraction))
    return bars


def _allied(kit: Kit, s: State, each: Squadron, shown: Inspection) -> Inspection:
    """Add its chances against the Russian squadrons on the board, one of each type."""
    if not (deploy_survey.can_fly(each) or each.target):
        return shown
    foes: dict[str, Squadron] = {}
    for foe in theatre.placed(s):
        foes.setdefault(foe.type, foe)
    bars = tuple(
        Odds(kit.type_name(key), odds.contest(s, kit, foe.id, [each]).win / CASES, Tone.GOOD)
        for key, foe in list(foes.items())[:MOST]
    )
    return replace(shown, heading=WINS_AGAINST if bars else None, odds=bars)


def pool_inspection(kit: Kit, s: State, key: str) -> Inspection:
    """Return what there is to say of a type of the Russian pool."""
    return Inspection(
        title=kit.type_name(key),
        subtitle=KINDS["russian"],
        face=type_face(kit.types[key], "russian"),
        lines=(*numbers(kit.types[key]), Line(words_pieces.counts(kit, s, key))),
        rule="EM-IV.A4a",
    )
