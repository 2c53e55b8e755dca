"""What the inspector says of event cards, cups, decks, and the submarine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace import raid_odds
from desktop.rules.red_menace.strike_odds import mean_points, polaris_odds
from desktop.rules.red_menace.submarine import in_range
from desktop.table.look import Inspection, Line, Odds
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.card_faces import city_card, event_card
from desktop.table.red_menace.inspect_numbers import mean, numbers, share
from desktop.table.red_menace.sheet_words import POOLS

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

USUAL_CITY = "9"
"""Any city that is no capital: its counter comes from the cup."""
PLAIN_RULES = (2, 3, 4, 6, 12, 14, 15, 16, 17, 18)
"""Events whose section of the rules is one paragraph."""
EVENT_RULES = {
    number: f"RM-8.{number}" if number in PLAIN_RULES else f"RM-8.{number}a"
    for number in range(1, 20)
}
KEPT = T("red_menace.table", "You keep it until you use it")
WORKED, IDLE = (
    T("red_menace.table", "It holds this turn"),
    T("red_menace.table", "It has no effect this turn"),
)
SPENT = T("red_menace.table", "It is out of the game")
USED = T("red_menace.table", "Used so far, of 2 times")
LEFT = T("red_menace.table", "Left: {count}")
EMPTY = T("red_menace.table", "It is empty: points are rolled with a die")
NO_BOMBERS = T("red_menace.table", "It is empty: no formation takes off any more")
KIND = T("red_menace.table", "{unit}, {count} left")
WORTH = T("red_menace.table", "Points of a counter, on average")
NEXT_CARD = T("red_menace.table", "{number} {title}, {count} left")
SITES = T("red_menace.table", "Each appears where bombers enter an AD hex")
TITLE = T("red_menace.table", "Your submarine")
AT = T("red_menace.table", "At {place}")
SUNK, ABSENT = (
    T("red_menace.table", "It is sunk"),
    T("red_menace.table", "It is not used in this scenario"),
)
MOVES = T("red_menace.table", "Moves left in the game")
MISSILES = T("red_menace.table", "Polaris missiles left")
CAN_FIRE = T("red_menace.table", "It can fire from here")
NO_FIRE = T("red_menace.table", "It cannot fire from here")
HITS = T("red_menace.table", "A missile destroys")
EXPECTED = T("red_menace.table", "{points} points on average for a missile")


def event_inspection(kit: Kit, s: State, number: int) -> Inspection:
    """Return an event card with all its words."""
    event = kit.events[number]
    lines = []
    if number in s.kept:
        lines.append(Line(KEPT, Tone.GOOD))
    elif number == s.event:
        lines.append(Line(WORKED, Tone.WARN) if s.event_worked else Line(IDLE))
    elif number in s.spent:
        lines.append(Line(SPENT))
    if number == 8:
        lines.append(Line(USED, figure=str(s.missile_uses)))
    return Inspection(
        event.title,
        event.text,
        face=event_card(event),
        card=True,
        lines=tuple(lines),
        rule=EVENT_RULES[number],
    )


def pool_inspection(kit: Kit, s: State, box: str) -> Inspection | None:
    """Return what is left in a cup, deck or pool of the Soviet sheet; ``None`` for other boxes."""
    title = POOLS.get(box)
    if title is None:
        return None
    match box:
        case "bomber_cup":
            lines, size, rule = bomber_lines(kit, s), s.cup.size, "RM-9.2.4e"
        case "nuke_cup":
            lines, size, rule = nuke_lines(kit, s), s.nukes.size, "RM-10.1.3e"
        case "event_deck":
            lines, size, rule = _events(kit, s), s.events.size, "RM-8.0a"
        case "city_deck":
            lines, size, rule = (), s.city_deck.size, "RM-9.2.1a"
        case _:
            lines, rule = (Line(SITES),), "RM-10.6.2a"
            size = sum(each.where == "pool" for each in s.sams)
    return Inspection(title, LEFT.of(count=size), lines=lines, rule=rule)


def bomber_lines(kit: Kit, s: State) -> tuple[Line, ...]:
    """Return the types left in the cup, with the chance that one drawn next is of it."""
    if not s.cup.size:
        return (Line(NO_BOMBERS, Tone.GOOD),)
    counts = {unit: s.cup.count(index) for index, unit in enumerate(kit.cup_kinds)}
    return tuple(
        Line(KIND.of(unit=kit.unit_name(unit), count=counts[unit]), figure=share(chance))
        for unit, chance in raid_odds.hidden(s, kit)
    )


def nuke_lines(kit: Kit, s: State) -> tuple[Line, ...]:
    """Return the counters left in the nuclear cup, and their mean (RM-10.1.3e, RM-10.1.3f)."""
    average = Line(WORTH, Tone.INFO, mean(mean_points(s, kit, USUAL_CITY, "air")))
    if not s.nukes.size:
        return (Line(EMPTY), average)
    return (
        average,
        *(
            Line(kit.markers[marker].name, figure=str(s.nukes.count(index)))
            for index, marker in enumerate(kit.nuke_kinds)
            if s.nukes.count(index)
        ),
    )


def _events(kit: Kit, s: State) -> tuple[Line, ...]:
    return tuple(
        Line(
            NEXT_CARD.of(number=event.number, title=event.title, count=count),
            figure=share(count / s.events.size),
        )
        for event in kit.events.values()
        if (count := s.events.count(event.number - 1))
    )


def base_card_inspection(kit: Kit, city: str) -> Inspection:
    """Return a Soviet city card with its targets by die."""
    card = kit.city_cards[city]
    return Inspection(card.title, face=city_card(card), card=True, rule="RM-9.2.1b")


def submarine_inspection(kit: Kit, s: State) -> Inspection:
    """Return what there is to say of the player's submarine."""
    info, sub = kit.units["ssbn"], s.sub
    if sub.where != "sea":
        where = SUNK if sub.where == "lost" else ABSENT
        return Inspection(TITLE, where, faces.other(info), rule="RM-9.6b")
    cities = in_range(s, kit)
    fires = Line(CAN_FIRE, Tone.GOOD) if cities else Line(NO_FIRE, Tone.WARN)
    odds = [polaris_odds(s, kit, city) for city in cities]
    return Inspection(
        TITLE,
        AT.of(place=kit.hex_name(sub.hex)),
        faces.other(info),
        lines=(
            *numbers(info),
            Line(MOVES, figure=str(sub.moves)),
            Line(MISSILES, figure=str(sub.missiles)),
            fires,
        ),
        heading=HITS if odds else None,
        note=EXPECTED.of(points=mean(odds[0][1])) if odds else None,
        odds=tuple(
            Odds(kit.city_name(city), chance, Tone.GOOD)
            for city, (chance, _) in zip(cities, odds, strict=True)
        ),
        rule="RM-10.5.1a",
    )
