"""What lies at a place of the table, for tooltips and readers."""

from __future__ import annotations

from collections import Counter as Tally
from typing import TYPE_CHECKING

from desktop.rules.core import T, Target, Text
from desktop.rules.eagles_missiles import scoring, theatre
from desktop.rules.eagles_missiles.records import FLEET
from desktop.table.eagles_missiles import words_pieces as pieces
from desktop.table.eagles_missiles.counters import table_counters
from desktop.table.eagles_missiles.hand import card_text
from desktop.table.eagles_missiles.layout import PREFIX, layout
from desktop.table.eagles_missiles.panel_words import TITLES
from desktop.table.eagles_missiles.words_pieces import joined

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View

STANDING = T(
    "eagles_missiles.table",
    "Day {day}. Points for Russia: {points}; strength of the Baltic Fleet: {fleet}.",
)
COLON = T("eagles_missiles.table", "{a}: {b}")
DOT = T("eagles_missiles.table", "{a}. {b}")


def described(kit: Kit, view: View, target: Target) -> Text | None:
    """Return what a target is, and what lies there."""
    s = view.state
    if target in kit.territories:
        return joined(_land(kit, s, target), contents(kit, view, target))
    if target == FLEET:
        return pieces.fleet(kit, s)
    kind, _, key = target.partition(":")
    match kind + ":":
        case "squadron:" if key in kit.squadrons:
            return pieces.squadron(kit, s, s.squadron(key))
        case "pool:" if key in kit.types:
            return pieces.pool(kit, s, key)
        case "aa:" if key in kit.aa:
            return pieces.aa(kit, s, s.unit(key))
        case "field:" if key in kit.fields:
            return _field(kit, s, key)
        case "line:" if key in kit.lines:
            return _line(kit, s, key)
        case "assault:" if s.assault(key) is not None:
            return pieces.assault(kit, s, key)
        case "box:" if key in layout().boxes:
            return _box(kit, view, key)
        case _:
            return _card(kit, s, kind, key)


def contents(kit: Kit, view: View, place: Target) -> Text | None:
    """Return the counters of a place, equal ones with their number; ``None`` if it is empty."""
    here = [each for each in table_counters(kit, view) if each.place == place and not each.fixed]
    names = Tally(each.name for each in here)
    if not names:
        return None
    words = T("eagles_missiles.table", "{count} {unit}")
    return kit.listed(
        name if count == 1 else words.of(count=count, unit=name) for name, count in names.items()
    )


def _card(kit: Kit, s: State, kind: str, key: str) -> Text | None:
    """Return a card by what it says; Russian ones by what lies where."""
    if key in kit.russian_cards and kind in ("rcard", "spent"):
        return pieces.russian_card(kit, s, key)
    if key in kit.polish_cards and kind in ("card", "spent"):
        return DOT.of(a=kit.card_title(key), b=card_text(kit, key))
    if key in kit.nato_cards and kind in ("card", "spent"):
        return DOT.of(a=kit.card_title(key), b=kit.nato_cards[key].text)
    return None


def _land(kit: Kit, s: State, key: str) -> Text:
    """Return a territory with its line, and whether it is the front or conquered."""
    info, name = kit.territories[key], kit.territory_name(key)
    if key in s.conquered:
        words = T("eagles_missiles.table", "{place}: conquered on day {day}")
        return words.of(place=name, day=s.conquered[key].day)
    if not info.line:
        if info.kind == "polish":
            return T("eagles_missiles.table", "{place}: on no invasion line").of(place=name)
        return name
    words = T("eagles_missiles.table", "{place}: line {line}")
    if theatre.front(s, kit, info.line) == key:
        words = T("eagles_missiles.table", "{place}: front of line {line}")
        if not theatre.is_active(s, kit, info.line):
            words = T("eagles_missiles.table", "{place}: line {line}, which cannot attack any more")
    return words.of(place=name, line=info.line)


def _field(kit: Kit, s: State, key: str) -> Text:
    """Return a city or an airfield, what is left of it, and who stands there."""
    name, fall = kit.field_name(key), s.ruins.get(key)
    if fall is not None:
        return T("eagles_missiles.table", "{place}: in ruins since day {day}").of(
            place=name, day=fall.day
        )
    if key in kit.cities:
        words = T("eagles_missiles.table", "{city}, a city of {land}")
        return words.of(city=name, land=kit.territory_name(kit.cities[key].territory))
    info = kit.airfields[key]
    words = T(
        "eagles_missiles.table", "Airfield of {place} in {land}: places taken {count} of {limit}"
    )
    if info.users != "polish":
        words = T(
            "eagles_missiles.table",
            "Airfield of {place} in {land}, for F-16Cs of Poland: places taken {count} of {limit}",
        )
    standing = theatre.standing_on(s, key)
    said = words.of(
        place=name,
        land=kit.territory_name(info.territory),
        count=len(standing),
        limit=info.capacity,
    )
    if not standing:
        return said
    return joined(said, kit.listed(kit.squadron_name(each.id) for each in standing))


def _line(kit: Kit, s: State, key: str) -> Text:
    """Return an invasion line with its territories and how far it got."""
    path = kit.listed(map(kit.territory_name, kit.lines[key].path))
    said = T("eagles_missiles.table", "Invasion line {line}: {path}").of(line=key, path=path)
    front = theatre.front(s, kit, key)
    if not front:
        return joined(said, T("eagles_missiles.table", "complete"))
    if not theatre.is_active(s, kit, key):
        return joined(said, T("eagles_missiles.table", "stopped for good"))
    words = T("eagles_missiles.table", "attacks {place}")
    return joined(said, words.of(place=kit.territory_name(front)))


def _box(kit: Kit, view: View, box: str) -> Text:
    """Return a panel by its title, and what lies in it."""
    if box == "fleet_track":
        return pieces.fleet(kit, view.state)
    title = TITLES[box]
    said = pieces.deck(kit, view, box) or contents(kit, view, PREFIX + box)
    return title if said is None else COLON.of(a=title, b=said)


# --------------------------------------------------------------------------- what was tried


def attempted(kit: Kit, s: State, target: Target, picks: tuple[Target, ...]) -> Text | None:
    """Return what is not possible when a target is refused after these picks."""
    name = pieces.named(kit, s, target)
    if name is None:
        return None
    first = picks[0] if picks else ""
    held = pieces.named(kit, s, first)
    if held is None or first == target:
        if target.startswith("card:"):
            return T("eagles_missiles.table", "{card} cannot be played now").of(card=name)
        return T("eagles_missiles.table", "{place} cannot be chosen").of(place=name)
    match first.partition(":")[0]:
        case "rcard":
            words = T("eagles_missiles.table", "{piece} cannot be laid here: {place}")
        case "card":
            words = T("eagles_missiles.table", "{piece} cannot be played on {place}")
        case "aa" if target.startswith("squadron:"):
            words = T("eagles_missiles.table", "{piece} cannot fire at {place}")
        case "aa":
            words = T("eagles_missiles.table", "{piece} cannot go to {place}")
        case "pool":
            words = T("eagles_missiles.table", "{piece} cannot be placed here: {place}")
        case _:
            words = T("eagles_missiles.table", "{piece} cannot be sent there: {place}")
            if target.startswith("field:"):
                words = T("eagles_missiles.table", "{piece} cannot land at {place}")
    return words.of(piece=held, place=name)


def standing(kit: Kit, s: State) -> Text | None:
    """Return the public facts between two persons: day, score and fleet; nothing before day 1."""
    if not s.day:
        return None
    return STANDING.of(day=s.day, points=scoring.total(s, kit), fleet=s.fleet)
