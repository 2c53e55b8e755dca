"""What the panel of interceptions shows, read from an assignment in the making."""

from __future__ import annotations

from collections import Counter as Tally

import msgspec

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.paint.faces import signed
from desktop.rules.core import Refused, T
from desktop.rules.red_menace import raid_odds, theatre
from desktop.rules.red_menace.changes_cards import MISSILE
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.interception_fight import over_allies
from desktop.rules.red_menace.interception_offers import Offer
from desktop.rules.red_menace.interception_reach import PLANES
from desktop.table.red_menace.counters_map import flight_counter
from desktop.table.red_menace.faces import interceptor_face
from desktop.table.red_menace.interception_draft import InterceptionDraft

ALWAYS, NEVER = 1, 6
"""A die that needs no more hits on every face, one that needs more on none."""

MOST_NAMED = 3
"""Chips that say where their formations are."""

HITS = T("red_menace.table", "hits on {face}+")
HITS_ALWAYS = T("red_menace.table", "always hits")
HITS_NEVER = T("red_menace.table", "cannot hit")
NORMAL = T("red_menace.table", "normal")
LONG = T("red_menace.table", "long, back end of turn {turn}")
TEST = T("red_menace.table", "flies on {face}+")
WITH_MISSILE = T("red_menace.table", "only with the nuclear missile")
ARMED = T("red_menace.table", "one with the nuclear missile")
READY = T("red_menace.table", "{count} Ready")
SENT = T("red_menace.table", "{unit}: {count} of {ready} sent")


class Chip(msgspec.Struct, frozen=True):
    """A formation in reach."""

    key: str
    letter: str
    place: str
    """Where it is; empty where many formations are in reach."""
    words: str
    chosen: bool


class PlaneData(msgspec.Struct, frozen=True):
    """A type of interceptor that can be sent."""

    unit: str
    name: str
    cap: str
    """Its key."""
    ready: str
    notes: str
    """What it hits on, at which range, what that costs."""
    costly: bool
    """Whether it misses the next turn."""
    face: Face
    count: int
    most: int
    """How many there can be at most, as far as is known."""
    why: Refused | None
    """Why there can be no more."""
    spoken: str


class Unable(msgspec.Struct, frozen=True):
    """A type that cannot be sent, and why."""

    name: str
    reason: str
    rule: str


class Extra(msgspec.Struct, frozen=True):
    """The missile or the extra die: whether it is used, by whom, why it cannot be."""

    words: str
    notes: str
    used: bool
    why: Refused | None


# ------------------------------------------------------------------------------- the formation


def chips(draft: InterceptionDraft, *, low: bool = False) -> tuple[Chip, ...]:
    """Return the formations in reach; in a low window they are letters alone."""
    found = []
    for key in draft.keys:
        flight = theatre.flight(draft.state, key)
        place = say(draft.kit.hex_name(flight.hex))
        seen = place if len(draft.keys) <= MOST_NAMED and not low else ""
        words = T("red_menace.table", "{flight} over {place}")
        spoken = say(words.of(flight=draft.kit.flight_name(key), place=place))
        found.append(Chip(key, short_name(key), seen, spoken, key == draft.key))
    return tuple(found)


def short_name(key: str) -> str:
    """Return what stands on the counter of a formation."""
    names = {"M50": T("red_menace.table", "M-50"), "CUBA": T("red_menace.table", "Cuba")}
    return say(names[key]) if key in names else key


def face(draft: InterceptionDraft) -> Face:
    """Return the counter of the formation."""
    found = flight_counter(draft.kit, draft.flight, draft.flight.hex).face
    if not isinstance(found, Face):
        raise TypeError(f"Formation {draft.key} has no counter.")
    return found


def title(draft: InterceptionDraft) -> str:
    """Return which formation it is and where."""
    words = T("red_menace.table", "{flight} over {place}")
    kit = draft.kit
    return say(words.of(flight=kit.flight_name(draft.key), place=kit.hex_name(draft.flight.hex)))


def subtitle(draft: InterceptionDraft) -> str:
    """Return what it flies and what it is about to do."""
    return " · ".join((crew_words(draft), aim_words(draft)))


def crew_words(draft: InterceptionDraft) -> str:
    """Return the bombers with what is added to dice against them."""
    kit, bombers = draft.kit, draft.flight.bombers
    if not draft.flight.revealed:
        return say(T("red_menace.table", "not detected: bombers drawn when it is met"))
    words, plain = T("red_menace.table", "{count} {unit} (defence {D})"), "{count} {unit}"
    found = []
    for unit, count in Tally(bombers).items():
        name, defence = say(kit.unit_name(unit)), kit.units[unit].D
        if defence:
            found.append(say(words.of(count=count, unit=name, D=signed(defence))))
        else:
            found.append(plain.format(count=count, unit=name))
    return ", ".join(found)


def aim_words(draft: InterceptionDraft) -> str:
    """Return which city it attacks, and when."""
    s, kit, flight = draft.state, draft.kit, draft.flight
    city = kit.city_name(flight.target)
    ahead = raid_odds.arrivals(s, kit, flight)
    turn = ahead[-1][1] if ahead else s.turn
    words = T("red_menace.table", "attacks {city} this turn")
    if turn > s.turn:
        words = T("red_menace.table", "over {city} in turn {turn}")
    return say(words.of(city=city, turn=turn))


# ------------------------------------------------------------------------------ who can be sent


def planes(draft: InterceptionDraft) -> tuple[PlaneData, ...]:
    """Return a row for each type that can fly, in the order of their keys."""
    return tuple(_plane(draft, unit, place) for place, unit in enumerate(draft.able, 1))


def _plane(draft: InterceptionDraft, unit: str, place: int) -> PlaneData:
    kit, order = draft.kit, draft.order
    offer = draft.offer(unit)
    armed = order.nuclear == unit
    if offer is None or offer.refused is not None or (armed and not order.sent.get(unit)):
        offer = draft.offer(unit, nuclear=True) or offer
    if offer is None:
        raise KeyError(f"Nothing is known of {unit}.")
    parts = [hit_words(offer), range_words(draft, offer)]
    if armed:
        parts.append(say(ARMED))
    elif offer.nuclear:
        parts.append(say(WITH_MISSILE))
    name, count = say(kit.unit_name(unit)), order.count(unit)
    why = draft.why_no_more(unit)
    spoken = say(SENT.of(unit=name, count=count, ready=offer.ready))
    return PlaneData(
        unit=unit,
        name=name,
        cap=str(place),
        ready=say(READY.of(count=offer.ready)),
        notes=" · ".join(parts),
        costly=offer.reach == "long",
        face=interceptor_face(kit.units[unit], nuclear=armed),
        count=count,
        most=max(count, offer.count) if why is None else count,
        why=why,
        spoken=", ".join((spoken, *parts)),
    )


def hit_words(offer: Offer) -> str:
    """Return what a type hits the next bomber on."""
    if offer.needs > NEVER:
        return say(HITS_NEVER)
    return say(HITS_ALWAYS if offer.needs <= ALWAYS else HITS.of(face=offer.needs))


def range_words(draft: InterceptionDraft, offer: Offer) -> str:
    """Return the range at which a type fights, and when it is back (RM-9.4c, RM-10.2.2c)."""
    turn, info = draft.state.turn, draft.kit.units[offer.unit]
    if offer.reach != "long":
        return say(NORMAL)
    words = say(LONG.of(turn=turn + 1))
    if not info.red_long_range:
        return words
    return f"{say(TEST.of(face=draft.kit.rolls.scramble_red_long_range))}, {words}"


def unable(draft: InterceptionDraft) -> tuple[Unable, ...]:
    """Return the types that cannot fly, with rule and reason."""
    found = []
    for offer in draft.offers:
        refused = offer.refused
        if offer.unit in draft.able or offer.nuclear or refused is None:
            continue
        name = say(draft.kit.unit_name(offer.unit))
        found.append(Unable(name, say(refused.text), refused.rule))
    return tuple(found)


# ----------------------------------------------------------------------- missile and extra die


def missile(draft: InterceptionDraft) -> Extra | None:
    """Return the nuclear missile of card 8, if the player holds it (RM-10.2.8)."""
    if MISSILE not in draft.state.kept:
        return None
    unit = draft.order.nuclear
    words = T("red_menace.table", "Nuclear missile")
    if unit:
        words = T("red_menace.table", "Nuclear missile: {unit}")
        words = words.of(unit=draft.kit.unit_name(unit))
    cost = penalty_dice(draft.kit, draft.flight.hex)
    notes = T(
        "red_menace.table",
        "Its die is first; a hit destroys all formations in the hex and costs {cost} points",
    )
    return Extra(say(words), say(notes.of(cost=cost)), bool(unit), draft.why_no_missile())


def penalty_dice(kit: Kit, hex_id: str) -> str:
    """Return what is rolled for the points that a hit of the missile costs (RM-10.2.8c)."""
    return "1d6" if over_allies(kit, hex_id) else "1d3"


def extra_die(draft: InterceptionDraft) -> Extra | None:
    """Return the extra die of the EC-121, if that is in the air (RM-11.3.1b)."""
    if not theatre.us_aew(draft.state):
        return None
    unit = draft.order.aew
    words = T("red_menace.table", "Extra die of the EC-121")
    if unit:
        words = T("red_menace.table", "Extra die of the EC-121: {unit}")
        words = words.of(unit=draft.kit.unit_name(unit))
    notes = T("red_menace.table", "Once a turn, rolled first, with the values of one that is sent")
    return Extra(say(words), say(notes), bool(unit), draft.why_no_extra_die())


def dice_words(draft: InterceptionDraft) -> str:
    """Return how many dice are rolled."""
    count = draft.order.size + bool(draft.order.aew)
    return say(T("red_menace.table", "Dice: {count}").of(count=count))


# ------------------------------------------------------------------------------------ next turn


def next_turn(draft: InterceptionDraft) -> str:
    """Return who will be missing, and how many formations will be over the player's cities."""
    return ". ".join(filter(None, (missing_words(draft), coming_words(draft)))) + "."


def missing_words(draft: InterceptionDraft) -> str:
    """Return which interceptors are not Ready next turn, those that are sent among them."""
    missing = Tally(dict.fromkeys(PLANES, 0))
    missing.update(each.unit for each in draft.state.interceptors if each.box == "long")
    for unit, at, count in draft.action.planes:
        if at == "long":
            missing[unit] += count
    units = [unit for unit in PLANES for _ in range(missing[unit])]
    if not units:
        return say(T("red_menace.table", "Next turn all interceptors are Ready"))
    words = T("red_menace.table", "Next turn not Ready: {planes}")
    return say(words.of(planes=draft.kit.unit_names(units)))


def coming_words(draft: InterceptionDraft) -> str:
    """Return how many formations will be over cities next turn; nothing while they still move."""
    if draft.passing:
        return ""
    s, kit = draft.state, draft.kit
    over = [
        raid.key
        for raid in raid_odds.raids(s, kit)
        if raid.turn > s.turn and any(_ours(draft, city) for city in kit.hexes[raid.hex].cities)
    ]
    if not over:
        return say(T("red_menace.table", "No formation will be over your cities"))
    words = T("red_menace.table", "Over your cities then: {flights}")
    return say(words.of(flights=kit.listed(kit.flight_name(key) for key in over)))


def _ours(draft: InterceptionDraft, city: str) -> bool:
    blue = draft.kit.cities[city].side == "blue"
    return blue and theatre.is_target(draft.state, draft.kit, city)
