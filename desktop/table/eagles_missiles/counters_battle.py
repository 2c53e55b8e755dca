"""What lies on the plates of battles: Russia from the left, its escorts in front; allies opposite.

A support lies over the edge of its card. Counters of a crowded battle are smaller; what has no room
even then lies half over its neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T
from desktop.rules.eagles_missiles import contests, theatre
from desktop.rules.eagles_missiles.records import Assault, Missile, Squadron
from desktop.rules.space import Point
from desktop.table.box_rows import GAP, Rows
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.battles import Battle, fought_at
from desktop.table.eagles_missiles.layout import BACK, CARD, PLATE, PLATE_EDGE, layout
from desktop.table.eagles_missiles.places import ASSAULT, RUSSIAN_CARD, SQUADRON
from desktop.table.look import Counter

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

ASSAULT_NAME = T("eagles_missiles.table", "Assault of line {line}, strength {strength}")
OVER = 54.0
"""How far a support reaches out to the right of its card: the strength of the card stays seen."""
BACK_EDGE = 4.0
"""From the left end of a plate to the card that lies on a conquered territory."""
BADGE = 7.0
"""How far the sign of a role juts out of a squadron."""
SMALLEST = 0.7
"""How far counters shrink before the allies have a row of their own."""
HALF = 0.5
"""The size of counters in two rows, and on the card of a conquered territory."""
TINY = 0.4
"""How far counters shrink before they lie over one another."""
UNDER_Z, BATTLE_Z = 8, 10


class Piece(msgspec.Struct):
    """Counters that lie together on a plate."""

    width: float
    counters: list[Counter]
    """Their offsets seen from the middle of the piece."""


def battle_counters(kit: Kit, s: State, found: dict[str, Battle]) -> Iterator[Counter]:
    """Yield what lies on the plates; while something is decided in one, the others step back."""
    here = fought_at(s)
    for land, battle in found.items():
        counters = _on_plate(kit, s, land, battle)
        if here and land != here:
            counters = (msgspec.structs.replace(each, faint=True) for each in counters)
        yield from counters


def _on_plate(kit: Kit, s: State, land: str, battle: Battle) -> Iterator[Counter]:
    """Yield what lies on a plate, and under it the assault as a whole."""
    if land in s.conquered:
        yield from _on_banner(kit, land, battle)
        return
    russian = _russian(kit, land, battle)
    allies = [_piece(kit, each, land) for each in battle.allies]
    scale, places = laid_out([each.width for each in russian], [each.width for each in allies])
    laid: list[Counter] = []
    for piece, at in zip((*russian, *allies), places, strict=True):
        for counter in piece.counters:
            laid.append(_put(counter, at, scale, BATTLE_Z + len(laid)))
    if battle.assault is not None:
        yield _whole(kit, s, battle.assault, laid)
    yield from laid


def _on_banner(kit: Kit, land: str, battle: Battle) -> Iterator[Counter]:
    """Yield the squadrons over a territory that has fallen: its card lies face down below them."""
    here = (*battle.supports.values(), *battle.raids, *battle.escorts, *battle.allies)
    side = layout().counter * HALF
    rows = Rows(*BACK, piece=(side, side))
    left = (BACK[0] - PLATE[0]) / 2 + BACK_EDGE
    for number, each in enumerate(here):
        at = rows.place(number, len(here))
        counter = _squadron(kit, each, land, 0.0)
        yield _put(counter, Point(left + at.x, at.y), HALF, BATTLE_Z + number)


def laid_out(russian: list[float], allied: list[float]) -> tuple[float, list[Point]]:
    """Return how large counters are on a plate, and where pieces of these widths lie on it.

    Both sides share a row and keep to their end of it; where that is too crowded, the allies have a
    row of their own below. Points are seen from the middle of the plate.
    """
    scale = _fitting((*russian, *allied))
    if allied and scale < SMALLEST:
        scale = max(TINY, min(HALF, _fitting(russian), _fitting(allied)))
        up = CARD[1] * scale / 2 + GAP / 2
        above = [Point(each.x, each.y - up) for each in _row(russian, scale)]
        below = [Point(each.x, each.y + up) for each in _row(allied, scale)]
        return scale, above + _apart(below, allied, scale)
    scale = max(TINY, scale)
    places = _row((*russian, *allied), scale)
    first = len(russian)
    return scale, places[:first] + _apart(places[first:], allied, scale)


def _fitting(widths: Sequence[float]) -> float:
    """Return how large pieces can be that lie side by side, 1 at most."""
    room = PLATE[0] - 2 * PLATE_EDGE
    return min(1.0, (room - GAP * len(widths)) / max(1.0, sum(widths)))


def _row(widths: Sequence[float], scale: float) -> list[Point]:
    return list(layout().battle(tuple(wide * scale for wide in widths)))


def _apart(places: list[Point], widths: list[float], scale: float) -> list[Point]:
    """Move a row to the right end of its plate."""
    if not places:
        return places
    end = PLATE[0] / 2 - PLATE_EDGE
    by = max(0.0, end - places[-1].x - widths[-1] * scale / 2)
    return [Point(each.x + by, each.y) for each in places]


def _put(counter: Counter, at: Point, scale: float, z: int) -> Counter:
    x, y = counter.offset
    wide, high = counter.size
    return msgspec.structs.replace(
        counter,
        size=(wide * scale, high * scale),
        offset=(at.x + x * scale, at.y + y * scale),
        z=z,
    )


def _russian(kit: Kit, land: str, battle: Battle) -> list[Piece]:
    """Return the pieces of Russia, those in front last."""
    cards = () if battle.assault is None else range(len(battle.assault.cards))
    return [
        *(_laid_card(kit, battle, number, land) for number in cards),
        *(_missile(kit, each) for each in battle.missiles),
        *(_piece(kit, each, land, BADGE) for each in (*battle.raids, *battle.escorts)),
    ]


def _laid_card(kit: Kit, battle: Battle, number: int, land: str) -> Piece:
    """Return an assault card, its support over its edge."""
    assert battle.assault is not None
    support = battle.supports.get(number)
    over = OVER if support is not None else 0.0
    card = kit.russian_cards[battle.assault.cards[number].card]
    left = strengths_left(kit, battle.assault)[number]
    counters = [
        Counter(
            id=RUSSIAN_CARD + card.id,
            place=land,
            face=faces.token(card, left, stopped=battle.assault.stopped),
            name=card.title,
            size=CARD,
            offset=(-over / 2, 0.0),
            target=RUSSIAN_CARD + card.id,
        )
    ]
    if support is not None:
        aside = (CARD[0] + over) / 2 - layout().counter / 2
        counters.append(_squadron(kit, support, land, aside))
    return Piece(CARD[0] + over, counters)


def strengths_left(kit: Kit, assault: Assault) -> list[int]:
    """Return what is left of the strength of each card after cards against the assault (EM-P.4)."""
    less, found = -assault.modifier, []
    for laid in assault.cards:
        own = kit.russian_cards[laid.card].strength
        taken = min(own, less)
        found.append(own - taken)
        less -= taken
    return found


def _missile(kit: Kit, missile: Missile) -> Piece:
    card = kit.russian_cards[missile.card]
    counter = Counter(
        id=RUSSIAN_CARD + card.id,
        place=missile.territory,
        face=faces.token(card, card.strength),
        name=card.title,
        size=CARD,
        target=RUSSIAN_CARD + card.id,
    )
    return Piece(CARD[0], [counter])


def _piece(kit: Kit, squadron: Squadron, land: str, badge: float = 0.0) -> Piece:
    """Return a squadron with the room of the sign of its role, which juts out to the left."""
    return Piece(layout().counter + badge, [_squadron(kit, squadron, land, badge / 2)])


def _squadron(kit: Kit, squadron: Squadron, land: str, aside: float) -> Counter:
    side = layout().counter
    return Counter(
        id=SQUADRON + squadron.id,
        place=land,
        face=faces.squadron(kit, squadron),
        name=kit.squadron_name(squadron.id),
        size=(side, side),
        offset=(aside, 0.0),
        target=SQUADRON + squadron.id,
    )


def _whole(kit: Kit, s: State, assault: Assault, laid: list[Counter]) -> Counter:
    """Return the assault as something to attack: all its cards and supports."""
    parts = {RUSSIAN_CARD + each.card for each in assault.cards}
    parts |= {SQUADRON + each.id for each in theatre.supports_of(s, assault.line)}
    own = [each for each in laid if each.id in parts]
    left = min(each.offset[0] - each.size[0] / 2 for each in own)
    right = max(each.offset[0] + each.size[0] / 2 for each in own)
    high = max(each.size[1] for each in own)
    key = ASSAULT + assault.line
    strength = contests.russian_strength(s, kit, key)
    return Counter(
        id=key,
        place=assault.territory,
        face=None,
        name=ASSAULT_NAME.of(line=assault.line, strength=strength),
        size=(right - left, high),
        offset=((left + right) / 2, own[0].offset[1]),
        z=UNDER_Z,
        target=key,
        fixed=True,
    )
