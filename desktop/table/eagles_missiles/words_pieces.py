"""Squadrons, AA units, cards and the fleet in words, with their numbers and where they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles import aa_reach, contests, picking, theatre
from desktop.rules.eagles_missiles.components_cards import FieldKind
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import FLEET, AaUnit, Squadron
from desktop.table.eagles_missiles.places import POOL

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.components_cards import RussianCard
    from desktop.rules.eagles_missiles.state import State, View

BOTH = T("eagles_missiles.table", "{a}; {b}")
NUMBERS = T("eagles_missiles.table", "{unit}: air combat {air}, bombs {bombs}")
STARRED = T(
    "eagles_missiles.table",
    "{unit}: air combat {air} (its win destroys nothing), bombs {bombs}",
)
OF_TYPE = T("eagles_missiles.table", "{unit}, {type}")
WHERE: dict[str, Text] = {
    "pool": T("eagles_missiles.table", "in its pool"),
    "reserve": T("eagles_missiles.table", "in reserve"),
    "outside": T("eagles_missiles.table", "not in play yet"),
    "air": T("eagles_missiles.table", "without an airfield"),
    "lost": T("eagles_missiles.table", "destroyed"),
}
ROLES: dict[str, Text] = {
    "escort": T("eagles_missiles.table", "escorts in {place}"),
    "raid": T("eagles_missiles.table", "raids {place}"),
    "support": T("eagles_missiles.table", "supports the assault on {place}"),
}
TARGETS: dict[FieldKind, Text] = {
    "city": T("eagles_missiles.table", "cities"),
    "airfield": T("eagles_missiles.table", "airfields"),
    "aa": T("eagles_missiles.table", "AA units"),
}


def joined(*parts: Text | None) -> Text:
    """Return what is there of some texts, one after the other; the first always is."""
    found = [part for part in parts if part is not None]
    text = found[0]
    for part in found[1:]:
        text = BOTH.of(a=text, b=part)
    return text


# ------------------------------------------------------------------------------------- squadrons


def squadron(kit: Kit, s: State, each: Squadron) -> Text:
    """Return a squadron with its numbers, where it is and what it is about."""
    craft = kit.types[each.type]
    words = STARRED if craft.star else NUMBERS
    name = kit.squadron_name(each.id)
    if not _is_russian(kit, each):
        # The name of a Russian squadron begins with its type.
        name = OF_TYPE.of(unit=name, type=craft.name)
    said = words.of(unit=name, air=craft.air, bombs=craft.bombardment)
    return joined(said, *_about(kit, s, each))


def _about(kit: Kit, s: State, each: Squadron) -> tuple[Text | None, ...]:
    """Return where a squadron is, and what it does there."""
    if each.target:
        land = theatre.target_territory(s, each.target)
        words = T("eagles_missiles.table", "sent against {target}")
        return (words.of(target=contests.target_name(kit, each.target, land)),)
    if each.where == "board":
        lured = T("eagles_missiles.table", "lured away: protects nothing") if each.lured else None
        return doing(kit, each, theatre.territory_of(s, each)), lured
    flown = each.spent and each.where in ("base", "pool")
    spent = T("eagles_missiles.table", "has flown today") if flown else None
    if each.where == "base":
        words = T("eagles_missiles.table", "stands at {field}")
        return words.of(field=kit.field_name(each.at)), spent
    return WHERE[each.where], spent


def doing(kit: Kit, squadron: Squadron, land: str) -> Text:
    """Return what a Russian squadron does in a territory."""
    if land == SEA:
        return T("eagles_missiles.table", "escorts the Baltic Fleet")
    return ROLES[squadron.role or "escort"].of(place=kit.territory_name(land))


def pool(kit: Kit, s: State, key: str) -> Text:
    """Return a type of the Russian pool with its numbers, and how many of it are where."""
    craft = kit.types[key]
    said = NUMBERS.of(unit=craft.name, air=craft.air, bombs=craft.bombardment)
    return joined(said, counts(kit, s, key))


def counts(kit: Kit, s: State, key: str) -> Text:
    """Return how many squadrons of a Russian type are where."""
    own = [each for each in s.squadrons if each.type == key and _is_russian(kit, each)]
    words = T("eagles_missiles.table", "{pool} in the pool, {board} on the board, {lost} destroyed")
    return words.of(
        pool=sum(each.where == "pool" for each in own),
        board=sum(each.where == "board" for each in own),
        lost=sum(each.where == "lost" for each in own),
    )


def _is_russian(kit: Kit, each: Squadron) -> bool:
    return theatre.owner(kit, each) == "russian"


# --------------------------------------------------------------------------------- AA and fleet


def aa(kit: Kit, s: State, unit: AaUnit) -> Text:
    """Return an AA unit with what it needs, and whether it can still fire."""
    name = kit.aa_name(unit.id)
    if unit.lost:
        return T("eagles_missiles.table", "{unit}: destroyed").of(unit=name)
    if not unit.at:
        return T("eagles_missiles.table", "{unit}: not on the map").of(unit=name)
    words = T("eagles_missiles.table", "{unit} in {place}: hits on {needs} or more")
    said = words.of(
        unit=name, place=kit.territory_name(unit.at), needs=aa_reach.needs(s, kit, unit)
    )
    fired = None
    if unit.shots and not aa_reach.may_fire(unit):
        fired = T("eagles_missiles.table", "has fired today")
    return joined(said, fired)


def fleet(kit: Kit, s: State) -> Text:
    """Return the strength of the fleet and what lands with it."""
    if not s.fleet:
        words = T("eagles_missiles.table", "The Baltic Fleet was destroyed on day {day}")
        return words.of(day=s.fleet_lost_on)
    said = T("eagles_missiles.table", "Baltic Fleet: strength {strength}").of(strength=s.fleet)
    return joined(said, _sent(kit, s, FLEET))


def _sent(kit: Kit, s: State, target: Target) -> Text | None:
    """Return the squadrons that were sent against a target."""
    sent = theatre.sent_against(s, target)
    if not sent:
        return None
    words = T("eagles_missiles.table", "against it: {squadrons}")
    return words.of(squadrons=kit.listed(kit.squadron_name(each.id) for each in sent))


# ----------------------------------------------------------------------------------------- cards


def assault(kit: Kit, s: State, line: str) -> Text:
    """Return an assault with what its strength is made of, and who was sent against it."""
    found = s.assault(line)
    assert found is not None
    place = kit.territory_name(found.territory)
    if theatre.is_landing(kit, found):
        words = T("eagles_missiles.table", "Landing in {place}: the fleet decides, strength {sum}")
        return words.of(place=place, sum=s.fleet)
    words = T("eagles_missiles.table", "Assault on {place}: cards {cards} + supports {air} = {sum}")
    supports = contests.bombardment(kit, theatre.supports_of(s, line))
    cards = contests.cards_strength(kit, found)
    said = words.of(place=place, cards=cards, air=supports, sum=cards + supports)
    stopped = T("eagles_missiles.table", "stopped") if found.stopped else None
    return joined(said, stopped, _sent(kit, s, f"assault:{line}"))


def russian_card(kit: Kit, s: State, key: str) -> Text:
    """Return a Russian card with its numbers, and where it lies."""
    said = _printed(kit, kit.russian_cards[key])
    for each in s.assaults:
        if any(laid.card == key for laid in each.cards):
            return joined(said, assault(kit, s, each.line))
    for missile in s.missiles:
        if missile.card == key:
            words = T("eagles_missiles.table", "aimed at {place}")
            return joined(said, words.of(place=kit.territory_name(missile.territory)))
    return said


def _printed(kit: Kit, card: RussianCard) -> Text:
    if card.kind == "assault":
        words = T(
            "eagles_missiles.table",
            "{card}: strength {strength}; lets fly: fighters {fighters}, bombers {bombers}",
        )
        return words.of(
            card=card.title,
            strength=card.strength,
            fighters=card.fighters,
            bombers=card.bombers,
        )
    words = T(
        "eagles_missiles.table", "{card}: dice {dice}, each hits {targets} on {needs} or more"
    )
    targets = kit.listed(TARGETS[kind] for kind in card.targets)
    return words.of(card=card.title, dice=card.dice, targets=targets, needs=card.hit_on)


def deck(kit: Kit, view: View, box: str) -> Text | None:
    """Return how many cards a deck has, and what the viewer knows of its top."""
    s = view.state
    words = T("eagles_missiles.table", "cards left {count}")
    match box:
        case "russian_deck":
            left = words.of(count=s.russian_deck.size + len(s.seen))
            return joined(left, _turns_left(kit, s), _known(kit, s))
        case "nato_deck":
            return words.of(count=s.nato_deck.size)
        case "polish_deck":
            return words.of(count=view.polish_deck)
        case _:
            return None


def _turns_left(kit: Kit, s: State) -> Text | None:
    """Return for how many days the Russian deck lasts at most, drawn for lines alone."""
    lines = len(theatre.active_lines(s, kit))
    if not lines:
        return None
    days = -(-s.russian_deck.size // lines)
    words = T(
        "eagles_missiles.table", "days that it lasts with one card for each active line: {days}"
    )
    return words.of(days=days)


def _known(kit: Kit, s: State) -> Text | None:
    """Return the top cards that the viewer knows; a view of Russia has none (EM-N.7)."""
    if not s.russian_deck.top:
        return None
    words = T("eagles_missiles.table", "the next ones: {cards}")
    kinds = [kit.russian_kinds[kind] for kind in s.russian_deck.top]
    return words.of(cards=kit.listed(map(kit.card_title, kinds)))


# ----------------------------------------------------------------------------------------- names


def named(kit: Kit, s: State, target: Target) -> Text | None:
    """Return what a target is called in a sentence; ``None`` for buttons and panels."""
    kind, _, key = target.partition(":")
    if target.startswith(POOL) and key in kit.types:
        return kit.type_name(key)
    if kind == "line" and key in kit.lines:
        return T("eagles_missiles.table", "line {line}").of(line=key)
    known = {"card": kit.polish_cards.keys() | kit.nato_cards.keys(), "rcard": kit.russian_cards}
    if picking.is_named(kit, target) or key in known.get(kind, ()):
        return picking.pick_name(kit, target)
    return None


def target_names(kit: Kit, targets: Iterable[str]) -> Text:
    """Return what bombs or missiles can destroy, by name: cities, airfields, AA units."""
    return kit.listed(
        kit.field_name(each) if each in kit.fields else kit.aa_name(each) for each in targets
    )
