"""What the inspector says: a unit with what it can do, an attack with its odds, a card."""

from __future__ import annotations

from desktop.paint.theme import Tone
from desktop.rules.core import Choice, T, Target, Text
from desktop.rules.daring_eagle import movement
from desktop.rules.daring_eagle.actions import Move
from desktop.rules.daring_eagle.combat import card_sets
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.movement import Destination
from desktop.rules.daring_eagle.notation import AA, AIR, KINDS, SQUARES, Cards
from desktop.rules.daring_eagle.odds import Odds as Chances
from desktop.rules.daring_eagle.state import State, View
from desktop.table.daring_eagle import sets
from desktop.table.daring_eagle.card_faces import card_face
from desktop.table.daring_eagle.counters import unit_face
from desktop.table.daring_eagle.words import described, ground_text
from desktop.table.look import Inspection, Line, Odds

HANDS = T(
    "daring_eagle.table", "Counted as if every unseen card were equally likely; hands rarely are."
)


def inspected(
    kit: Kit, view: View, target: Target, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection | None:
    """Return what there is to say about a target."""
    kind, _, name = target.partition(":")
    if kind == "card" and name in KINDS:
        return _card(kit, view, KINDS[name])
    if target not in SQUARES:
        words = described(kit, view, target)
        return None if words is None else Inspection(words)
    square = SQUARES[target]
    s = view.state
    unit = s.unit_on[square]
    if unit < 0:
        return _empty(kit, view, square, picks)
    return _unit(kit, view, unit, choice, picks)


# --- units ----------------------------------------------------------------------------------------


def _unit(
    kit: Kit, view: View, unit: int, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection:
    s = view.state
    kind = kit.unit_kind(int(s.division[unit]))
    side = s.sides[s.owner[unit]]
    attack = _attack(kit, view, unit, choice, picks)
    return Inspection(
        title=T("daring_eagle.table", "{unit} on {square}").of(
            unit=kind.name, square=kit.board.name(s.at[unit])
        ),
        subtitle=T("daring_eagle.table", "Combat {points} · moves up to {allowance} · {side}").of(
            points=kind.points, allowance=kind.allowance, side=kit.side_name(side)
        ),
        face=unit_face(kit, side, int(s.division[unit])),
        lines=_lines(kit, view, unit),
        heading=None if attack is None else attack.heading,
        note=None if attack is None else attack.note,
        odds=() if attack is None else attack.odds,
    )


def _lines(kit: Kit, view: View, unit: int) -> tuple[Line, ...]:
    s = view.state
    found = movement.destinations(s, kit, unit)
    free = sum(1 for one in found if one.kind == "free")
    paid = sum(1 for one in found if one.kind == "paid")
    attacks = [one for one in found if one.kind == "attack"]
    lines = [
        Line(T("daring_eagle.table", "Free squares"), Tone.GOOD, str(free)),
    ]
    if paid:
        lines.append(Line(T("daring_eagle.table", "Squares for a card"), Tone.INFO, str(paid)))
    if s.owner[unit] == view.seat:
        lines += [Line(_attack_line(kit, one), Tone.BAD) for one in attacks[:3]]
        blocked = len(kit.board.rays(s.at[unit])) - _open_lines(kit, s, unit)
        lines.append(
            Line(T("daring_eagle.table", "Directions that are blocked"), Tone.PLAIN, str(blocked))
        )
    threats = movement.threats(s, kit, s.at[unit], s.owner[unit])
    lines.append(
        Line(T("daring_eagle.table", "Enemies that reach it"), Tone.WARN, str(len(threats)))
    )
    return tuple(lines)


def _attack_line(kit: Kit, one: Destination) -> Text:
    square = kit.board.name(one.square)
    if not one.points_needed:
        return T("daring_eagle.table", "Can attack {square} without cards").of(square=square)
    return T("daring_eagle.table", "Can attack {square}: {points} more needed").of(
        square=square, points=one.points_needed
    )


def _open_lines(kit: Kit, s: State, unit: int) -> int:
    """Return along how many lines the unit can take a first step without a card."""
    return sum(1 for near in kit.neighbours[s.at[unit]] if s.is_empty(near))


# --- attacks --------------------------------------------------------------------------------------


def _attack(
    kit: Kit, view: View, unit: int, choice: Choice | None, picks: tuple[Target, ...]
) -> Inspection | None:
    """Return the odds of an attack that the picked unit, or this one, could make now."""
    s = view.state
    if choice is None or not any(isinstance(action, Move) for action in choice.actions):
        return None
    picked = s.unit_on[SQUARES[picks[0]]] if picks and picks[0] in SQUARES else -1
    attacker = unit if s.owner[unit] == view.seat else picked
    if attacker < 0 or s.owner[attacker] != view.seat:
        return None
    attacks = [one for one in movement.destinations(s, kit, attacker) if one.kind == "attack"]
    if s.owner[unit] != view.seat:
        attacks = [one for one in attacks if one.square == s.at[unit]]
    if not attacks:
        return None
    return attack_odds(kit, view, attacker, min(attacks, key=lambda one: one.points_needed))


def attack_odds(kit: Kit, view: View, attacker: int, one: Destination) -> Inspection:
    """Return the exact odds of an attack with the cheapest cards that make it."""
    s = view.state
    enemy = s.unit_on[one.square]
    cards = _cheapest(kit, view, one.points_needed)
    base = kit.points[s.division[attacker]]
    total, other = base + sets.points_of(kit, cards), kit.points[s.division[enemy]]
    side = kit.side_name(s.sides[s.owner[enemy]])
    return Inspection(
        title=side,
        heading=T("daring_eagle.table", "If you attack {side} on {square}").of(
            side=side, square=kit.board.name(one.square)
        ),
        note=_sum_text(kit, base, cards, total, other, side),
        odds=answer_odds(kit, view, s.owner[enemy], total - other, strike=AIR in cards),
    )


def _sum_text(kit: Kit, base: int, cards: Cards, total: int, other: int, side: Text) -> Text:
    if not cards:
        return T(
            "daring_eagle.table", "{total} against {other}: {side} is {lead} behind. {hands}"
        ).of(total=total, other=other, side=side, lead=total - other, hands=HANDS)
    return T(
        "daring_eagle.table",
        "{base} + {cards} = {total} against {other}: {side} is {lead} behind. {hands}",
    ).of(
        base=base,
        cards=kit.card_list(cards),
        total=total,
        other=other,
        side=side,
        lead=total - other,
        hands=HANDS,
    )


def _cheapest(kit: Kit, view: View, needed: int) -> Cards:
    found = [
        (points, len(cards), cards)
        for points, cards in card_sets(kit, view.state.hands[view.seat])
        if points >= needed
    ]
    return min(found)[2] if found else ()


def answer_odds(
    kit: Kit, view: View, seat: int, lead: int, *, strike: bool = False
) -> tuple[Odds, ...]:
    """Return how likely a side can answer a lead: beat it, match it, leave, cancel."""
    hand = Hidden(kit, view, seat)
    side = kit.side_name(view.state.sides[seat])
    bars = [
        Odds(
            T("daring_eagle.table", "{side} can beat it now").of(side=side),
            hand.reaches(lead + 1),
            Tone.BAD,
        ),
        Odds(T("daring_eagle.table", "can match it"), hand.reaches(lead), Tone.WARN),
        Odds(T("daring_eagle.table", "has a way out"), hand.leaves(), Tone.INFO),
    ]
    if strike:
        cancels = T("daring_eagle.table", "holds Anti-Aircraft")
        bars.append(Odds(cancels, hand.holds(AA), Tone.BAD))
    return tuple(bars)


class Hidden:
    """Another seat's hand as far as the viewer can tell: some cards known, the rest unseen."""

    def __init__(self, kit: Kit, view: View, seat: int) -> None:
        s = view.state
        self._kit = kit
        unseen = list(view.unseen)
        for _, knower, kind in s.known:
            if knower == view.seat:
                unseen[kind] -= 1
        known = [kind for holder, knower, kind in s.known if (holder, knower) == (seat, view.seat)]
        if any(s.hands[seat]):
            # Open hands: everything is known, and nothing of it counts as unseen.
            known = [kind for kind, count in enumerate(s.hands[seat]) for _ in range(count)]
        self._known = known
        self._cards = view.hand_sizes[seat] - len(known)
        self._chances = Chances(kit, [max(0, count) for count in unseen])

    def reaches(self, points: int) -> float:
        """Return the chance that the hand brings these combat points or more."""
        known = sum(self._kit.card_points[kind] for kind in self._known)
        return self._chances.at_least(self._cards, points - known)

    def leaves(self) -> float:
        """Return the chance that the hand has a card to leave a combat by."""
        if any(self._kit.cards[kind].leaves_combat for kind in self._known):
            return 1.0
        return 1 - self._chances.no_escape(self._cards)

    def holds(self, kind: int) -> float:
        """Return the chance that the hand has a card of a kind."""
        return 1.0 if kind in self._known else self._chances.holds(self._cards, kind)


# --- squares and cards ----------------------------------------------------------------------------


def _empty(kit: Kit, view: View, square: int, picks: tuple[Target, ...]) -> Inspection:
    s = view.state
    lines: list[Line] = []
    if view.seat >= 0:
        threats = movement.threats(s, kit, square, view.seat)
        lines.append(
            Line(
                T("daring_eagle.table", "Enemies that could attack here without cards"),
                Tone.BAD if threats else Tone.GOOD,
                str(len(threats)),
            )
        )
    picked = s.unit_on[SQUARES[picks[0]]] if picks and picks[0] in SQUARES else -1
    if picked >= 0:
        lines += _cost_lines(kit, s, picked, square)
    return Inspection(
        title=T("daring_eagle.table", "{square}").of(square=kit.board.name(square)),
        subtitle=ground_text(kit, s, square),
        lines=tuple(lines),
    )


def _cost_lines(kit: Kit, s: State, unit: int, square: int) -> list[Line]:
    for one in movement.destinations(s, kit, unit):
        if one.square == square and one.kind != "attack":
            cards = kit.card_list(
                (*[KINDS["ENG"]] * one.engineers, *[KINDS["PLUS"]] * one.plus_cards)
            )
            if one.kind == "free":
                return [Line(T("daring_eagle.table", "The unit can go here"), Tone.GOOD)]
            words = T("daring_eagle.table", "The unit can go here for {cards}").of(cards=cards)
            return [Line(words, Tone.INFO)]
    return []


def _card(kit: Kit, view: View, kind: int) -> Inspection:
    s = view.state
    card = kit.cards[kind]
    own = s.hands[view.seat][kind] if view.seat >= 0 else 0
    return Inspection(
        title=card.name,
        subtitle=card.text,
        face=card_face(kit, kind),
        card=True,
        lines=(
            Line(T("daring_eagle.table", "In your hand"), Tone.PLAIN, str(own)),
            Line(T("daring_eagle.table", "Discarded"), Tone.PLAIN, str(s.discard[kind])),
            Line(T("daring_eagle.table", "Not seen yet"), Tone.PLAIN, str(view.unseen[kind])),
            Line(T("daring_eagle.table", "In the whole deck"), Tone.PLAIN, str(card.count)),
        ),
    )
