"""What must hold in every state that play can reach: counters and cards are somewhere, once."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import Squadron
    from desktop.rules.eagles_missiles.state import State

WHERE = {
    "russian": ("pool", "board", "lost"),
    "polish": ("base", "reserve", "air", "lost"),
    "nato": ("outside", "pool", "lost"),
}
"""Where squadrons of each owner can be."""


def faults(s: State, kit: Kit) -> list[str]:
    """Return all that is wrong with a state."""
    found = [
        *_squadrons(s, kit),
        *_targets(s, kit),
        *_airfields(s, kit),
        *_aa(s, kit),
        *_cards(s, kit),
        *_assaults(s, kit),
        *_ruins(s, kit),
    ]
    if not 0 <= s.fleet <= kit.rules.setup["fleet_strength"]:
        found.append(f"The fleet has strength {s.fleet}.")
    if s.outcome is None and not s.steps:
        found.append("Nothing is left to do, and the game is not over.")
    return found


# ------------------------------------------------------------------------------------ counters


def _squadrons(s: State, kit: Kit) -> Iterator[str]:
    if [each.id for each in s.squadrons] != list(kit.squadrons):
        yield f"The {len(s.squadrons)} squadrons are not those of the components."
        return
    for each in s.squadrons:
        if each.where not in WHERE[theatre.owner(kit, each)]:
            yield f"{each.id} cannot be in {each.where!r}."
        if (each.where == "board") != bool(each.role) or (each.role and not each.by):
            yield f"{each.id} is in {each.where!r} with the role {each.role!r} of {each.by!r}."
        elif each.where == "board":
            yield from _placed(s, kit, each)


def _placed(s: State, kit: Kit, squadron: Squadron) -> Iterator[str]:
    if squadron.role == "support":
        assault = s.assault(squadron.at)
        if assault is None or not 0 <= squadron.card < len(assault.cards):
            yield f"{squadron.id} supports card {squadron.card} of line {squadron.at}."
        others = [each for each in theatre.supports_of(s, squadron.at) if each is not squadron]
        if any(each.card == squadron.card for each in others):
            yield f"{squadron.id} shares a card of line {squadron.at}."
        return
    at_sea = squadron.at == SEA and squadron.role == "escort"
    if squadron.at not in (*kit.polish, *kit.abroad) and not at_sea:
        yield f"{squadron.id} is a {squadron.role} at {squadron.at!r}."
    if squadron.role not in kit.types[squadron.type].roles:
        yield f"{squadron.id} flies as {squadron.role}."


def _targets(s: State, kit: Kit) -> Iterator[str]:
    sent: Tally[str] = Tally()
    for each in s.squadrons:
        if not each.target:
            continue
        if theatre.owner(kit, each) == "russian" or each.where not in ("base", "pool"):
            yield f"{each.id} is sent against {each.target} from {each.where!r}."
        sent[each.target] += 1
    most = kit.rules.sequence["attackers_per_squadron_max"]
    for target, count in sent.items():
        if target in kit.squadrons and count > most:
            yield f"{count} squadrons are sent against {target}."


def _airfields(s: State, kit: Kit) -> Iterator[str]:
    standing = Tally(each.at for each in s.squadrons if each.where == "base")
    for airfield, count in standing.items():
        if airfield not in kit.airfields:
            yield f"{count} squadrons stand on {airfield!r}, which is no airfield."
        elif count > kit.airfields[airfield].capacity:
            yield f"{count} squadrons stand on {airfield}."
        # Squadrons on an airfield that a missile has hit are about to get away (EM-XI.4).
        elif airfield in s.ruins and s.launch is None:
            yield f"{count} squadrons stand on {airfield}, which lies in ruins."
    for each in s.squadrons:
        known = each.where == "base" and each.at in kit.airfields
        if known and not theatre.may_use(kit, each, each.at):
            yield f"{each.id} may not use {each.at}."


def _aa(s: State, kit: Kit) -> Iterator[str]:
    if [each.id for each in s.aa] != list(kit.aa):
        yield f"The {len(s.aa)} AA units are not those of the components."
    for each in s.aa:
        if each.at and each.at not in kit.polish:
            yield f"{each.id} stands in {each.at!r}."
        if each.at and each.lost:
            yield f"{each.id} is destroyed and stands in {each.at}."


# --------------------------------------------------------------------------------------- cards


def _cards(s: State, kit: Kit) -> Iterator[str]:
    seen = Tally(s.spent_cards)
    for kind, count in zip(kit.russian_kinds, s.russian_deck.unknown(), strict=True):
        seen[kind] += count
    seen.update(s.seen)
    seen.update(each.card for each in s.now.drawn)
    seen.update(laid.card for assault in s.assaults for laid in assault.cards)
    seen.update(each.card for each in s.missiles)
    if s.launch is not None:
        seen[s.launch.missile.card] += 1
    for hand in s.hands.values():
        seen.update(hand)
        if hand != sorted(hand):
            yield f"A hand is out of order: {hand}."
    for kinds, deck in ((kit.polish_kinds, s.polish_deck), (kit.nato_kinds, s.nato_deck)):
        for index, kind in enumerate(kinds):
            seen[kind] += deck.count(index)
    whole: Tally[str] = Tally()
    for kinds, counts in (
        (kit.russian_kinds, kit.russian_counts),
        (kit.polish_kinds, kit.polish_counts),
        (kit.nato_kinds, kit.nato_counts),
    ):
        whole.update(dict(zip(kinds, counts, strict=True)))
    for kind in whole.keys() | seen.keys():
        if whole[kind] != seen[kind]:
            yield f"There are {seen[kind]} cards {kind}, not {whole[kind]}."


def _assaults(s: State, kit: Kit) -> Iterator[str]:
    lines = [each.line for each in s.assaults]
    if lines != [line for line in kit.lines if line in lines]:
        yield f"The assaults are out of order: {lines}."
    for each in s.assaults:
        info = kit.lines[each.line]
        landing = theatre.is_landing(kit, each)
        most = info.landing_max_cards if landing else info.max_cards
        if not 1 <= len(each.cards) <= most:
            yield f"{len(each.cards)} cards lie on line {each.line}."
        if landing and theatre.supports_of(s, each.line):
            yield f"The landing on line {each.line} has support."


# --------------------------------------------------------------------------------------- ground


def _ruins(s: State, kit: Kit) -> Iterator[str]:
    for line in kit.lines.values():
        fallen = [key in s.conquered for key in line.path]
        if fallen != sorted(fallen, reverse=True):
            yield f"Line {line.id} has conquered what lies behind its front."
    for territory in s.conquered:
        for field in kit.fields_in[territory]:
            if field not in s.ruins:
                yield f"{field} is intact in {territory}, which is conquered."
    for key, fall in s.ruins.items():
        if key not in kit.fields or fall.place != key:
            yield f"{key} lies in ruins, which is {fall.place}."
    if s.cities_lost != sum(key in kit.cities for key in s.ruins):
        yield f"{s.cities_lost} cities count as destroyed."
