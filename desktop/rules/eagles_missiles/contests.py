"""Who fights whom with what strength (chapter VI): the sums of duels, assaults and the fleet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Die, Roll, T, Text
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.records import (
    FLEET,
    RUSSIANS,
    Assault,
    Contest,
    ContestKind,
    Squadron,
)

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

Terms = tuple[tuple[Text, int], ...]
"""What a sum is made of: names and numbers."""

CARDS_OF_ASSAULT = T("eagles_missiles", "Assault cards")
THE_FLEET = T("eagles_missiles", "Baltic Fleet")
ALLIED_DIE = T("eagles_missiles", "Poland and NATO")
RUSSIAN_DIE = T("eagles_missiles", "Russia")
RULES = {"duel": "EM-VI.1a", "ground": "EM-VI.2c", "fleet": "EM-X.3a"}


def assault_of(s: State, target: str) -> Assault:
    """Return the assault that a target "assault:II" names; raises ``KeyError`` for any other."""
    found = s.assault(target.removeprefix("assault:"))
    if found is None:
        raise KeyError(f"There is no {target} today.")
    return found


def cards_strength(kit: Kit, assault: Assault) -> int:
    """Return the sum of an assault's cards, by cards of Poland never below 0 (EM-VI.2b, EM-P.4)."""
    strength = assault.modifier
    for laid in assault.cards:
        strength += kit.russian_cards[laid.card].strength
    return max(0, strength)


def assault_strength(s: State, kit: Kit, assault: Assault) -> int:
    """Return the strength of an assault, supports on its cards included (EM-VI.2e)."""
    strength, line = cards_strength(kit, assault), assault.line
    for each in theatre.russian(s, kit):
        if each.role == "support" and each.at == line:
            strength += kit.bombardment[each.id]
    return strength


def air(kit: Kit, squadrons: Iterable[Squadron]) -> int:
    """Return the sum of air strengths (EM-VI.1b)."""
    return sum([kit.air[each.id] for each in squadrons])


def bombardment(kit: Kit, squadrons: Iterable[Squadron]) -> int:
    """Return the sum of bombardment strengths (EM-VI.2c)."""
    return sum([kit.bombardment[each.id] for each in squadrons])


def kind_of(target: str) -> ContestKind:
    """Return the kind of contest that a target leads to: duel, ground or fleet."""
    if target == FLEET:
        return "fleet"
    return "ground" if target.startswith("assault:") else "duel"


def bonus(s: State, kind: str) -> int:
    """Return what NATO cards of the day add to the allied side (EM-N.3, EM-N.4)."""
    if kind == "duel":
        return s.now.duel_bonus
    return s.now.ground_bonus if kind == "ground" else 0


def allied_strength(s: State, kit: Kit, target: str, allies: Iterable[Squadron]) -> int:
    """Return the allied sum against a target before the die, bonuses of the day included."""
    kind = kind_of(target)
    own = air(kit, allies) if kind == "duel" else bombardment(kit, allies)
    return own + bonus(s, kind)


def russian_strength(s: State, kit: Kit, target: str) -> int:
    """Return the Russian sum of a target before the die (EM-VI.0b, EM-X.3a)."""
    if target in kit.air:
        return kit.air[target]
    return s.fleet if target == FLEET else assault_strength(s, kit, assault_of(s, target))


def allied_sum(s: State, kit: Kit, contest: Contest) -> int:
    """Return the allied sum of a contest before the die, cards played in it included."""
    strengths = kit.air if contest.kind == "duel" else kit.bombardment
    own = bonus(s, contest.kind) + contest.allied_bonus
    for key in contest.allies:
        own += strengths[key]
    return own


def lead(s: State, kit: Kit, contest: Contest) -> int:
    """Return by how much the allied side leads before the dice, all modifiers included."""
    return allied_sum(s, kit, contest) - russian_strength(s, kit, contest.target)


def difference(s: State, kit: Kit, contest: Contest) -> int:
    """Return the result of a contest whose dice lie: above 0 the allied side has won."""
    allied, russian = contest.dice
    return lead(s, kit, contest) + allied - russian


def allied_terms(s: State, kit: Kit, contest: Contest) -> Terms:
    """Return what the allied sum is made of, by name."""
    duel = contest.kind == "duel"
    types = [kit.types[s.squadron(key).type] for key in contest.allies]
    terms = [
        (kit.squadron_name(key), each.air if duel else each.bombardment)
        for key, each in zip(contest.allies, types, strict=True)
    ]
    terms += [
        (cards_with(kit, "turn_mod", contest.kind), bonus(s, contest.kind)),
        (cards_with(kit, "mod_contest", contest.kind), contest.allied_bonus),
    ]
    return tuple(term for term in terms if term[1])


def weakened_by(kit: Kit, assault: Assault) -> Text:
    """Return the titles of the cards that have taken strength from an assault."""
    cards = kit.polish_cards | kit.nato_cards
    titles = {cards[key].title.source: cards[key].title for key in assault.weakened}
    return kit.listed(titles.values())


@lru_cache(maxsize=64)
def cards_with(kit: Kit, op: str, kind: str = "") -> Text:
    """Return the titles of the cards with an effect, for a kind of contest if it names any."""
    titles = {}
    for card in (*kit.nato_cards.values(), *kit.polish_cards.values()):
        effect = card.effect
        if effect["op"] == op and kind in effect.get("contest", (kind,)):
            titles[card.title.source] = card.title
    return kit.listed(titles.values())


def russian_terms(s: State, kit: Kit, contest: Contest) -> Terms:
    """Return what the Russian sum is made of, by name."""
    if contest.kind == "fleet":
        return ((THE_FLEET, s.fleet),)
    if contest.kind == "duel":
        return ((kit.squadron_name(contest.target), russian_strength(s, kit, contest.target)),)
    assault = assault_of(s, contest.target)
    supports = theatre.supports_of(s, assault.line)
    return (
        (CARDS_OF_ASSAULT, cards_strength(kit, assault)),
        *((kit.squadron_name(each.id), kit.types[each.type].bombardment) for each in supports),
    )


def target_name(kit: Kit, target: str, territory: str) -> Text:
    """Return what a target there is called in a sentence: "the assault on Mazovia"."""
    if target == FLEET:
        return T("eagles_missiles", "the Baltic Fleet")
    if not target.startswith("assault:"):
        return kit.squadron_name(target)
    words = T("eagles_missiles", "the assault on {place}")
    return words.of(place=kit.territory_name(territory))


def dice(s: State, kit: Kit, contest: Contest) -> Chance:
    """Return the two dice of a contest: the allied one, then the Russian one (EM-VI.0a)."""
    names = kit.listed(kit.squadron_name(key) for key in contest.allies)
    named = target_name(kit, contest.target, theatre.target_territory(s, contest.target))
    words = T("eagles_missiles", "{allies} against {target}")
    prompt = words.of(allies=names, target=named)
    parts = (
        Die(ALLIED_DIE, (), allied_terms(s, kit, contest)),
        Die(RUSSIAN_DIE, (), russian_terms(s, kit, contest)),
    )
    roll = Roll(2, 6, subject=prompt, parts=parts, opposed=True, harms=RUSSIANS)
    return Chance(contest.kind, RULES[contest.kind], prompt, roll=roll)
