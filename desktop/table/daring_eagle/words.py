"""What lies at a place, and what was tried there: for tooltips, notes and screen readers."""

from __future__ import annotations

from desktop.rules.core import T, Target, Text
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.notation import KINDS, SQUARES
from desktop.rules.daring_eagle.state import State, View
from desktop.table.daring_eagle.counters import PIECE, PRINTED, unit_name
from desktop.table.look import HandHeading


def described(kit: Kit, view: View, target: Target) -> Text | None:
    """Return what a target is."""
    kind, _, name = target.partition(":")
    if target in SQUARES:
        return _square(kit, view.state, SQUARES[target])
    if kind == "card" and name in KINDS:
        card = kit.cards[KINDS[name]]
        return T("daring_eagle.table", "{card}. {text}").of(card=card.name, text=card.text)
    if kind == "side" and name in view.state.sides:
        return kit.side_name(name)
    return None


def hand_heading(kit: Kit, view: View) -> HandHeading:
    """Return whose hand the viewer holds, and how large it may be as the next turn starts."""
    title = T("daring_eagle.table", "{side}’s hand").of(
        side=kit.side_name(view.state.sides[view.seat])
    )
    if view.state.outcome is not None:
        cards = T("daring_eagle.table", "Cards: {cards}")
        return HandHeading(title, cards.of(cards=view.hand_sizes[view.seat]))
    return HandHeading(
        title,
        T("daring_eagle.table", "Cards: {cards}. Your next turn starts with {limit} at most.").of(
            cards=view.hand_sizes[view.seat], limit=kit.hand_limit
        ),
        "DE-5.2a",
    )


def fighting(kit: Kit, s: State) -> Text | None:
    """Return where a combat is fought and both totals, if there is one."""
    fight = s.fight
    if fight is None:
        return None
    attacker, defender = (s.sides[s.owner[unit]] for unit in fight.units)
    return T("daring_eagle.table", "Combat on {square}: {attacker} {a}, {defender} {d}").of(
        square=kit.board.name(fight.square),
        attacker=kit.side_name(attacker),
        a=fight.totals[0],
        defender=kit.side_name(defender),
        d=fight.totals[1],
    )


def reason(kit: Kit, s: State, told: Text) -> Text:
    """Return why a game has ended, under a line that says who wins; ``told`` says both."""
    if s.outcome is None or not s.outcome.winners:
        return told
    winners = kit.side_list(s.outcome.winners)
    captures = s.captures(s.sides.index(s.outcome.winners[0]))
    if s.outcome.rule == "DE-7.5c":
        return T("daring_eagle.table", "Nobody but {winners} has units left.").of(winners=winners)
    if s.outcome.rule.startswith(("DE-7.5", "DE-7.6")):
        return told
    if len(s.outcome.winners) > 1:
        words = T("daring_eagle.table", "{winners}: {captures} of {needed} captures each.")
    else:
        words = T("daring_eagle.table", "{winners}: {captures} of {needed} captures.")
    return words.of(winners=winners, captures=captures, needed=s.rules.captures)


def attempted(kit: Kit, view: View, target: Target, picks: tuple[Target, ...]) -> Text | None:
    """Return what is not possible when a target is refused after these picks."""
    s = view.state
    kind, _, name = target.partition(":")
    card = _last_card(kit, picks)
    if target in SQUARES:
        return _attempted_on(kit, s, target, picks, card)
    if kind == "card" and name in KINDS:
        return T("daring_eagle.table", "The {card} card cannot be played now").of(
            card=kit.card_name(KINDS[name])
        )
    if kind == "side" and name in s.sides and card is not None:
        return T("daring_eagle.table", "{card} cannot be played against {side}").of(
            card=card, side=kit.side_name(name)
        )
    return None


def _attempted_on(
    kit: Kit, s: State, target: Target, picks: tuple[Target, ...], card: Text | None
) -> Text:
    """Return what is not possible on a square: to enter it, to attack there, or to use a card."""
    unit = s.unit_on[SQUARES[target]]
    if card is not None:
        return T("daring_eagle.table", "{card} cannot be played on {square}").of(
            card=card, square=target
        )
    mover = s.unit_on[SQUARES[picks[-1]]] if picks and picks[-1] in SQUARES else -1
    if mover >= 0:
        name = kit.unit_name(int(s.division[mover]))
        if unit >= 0 and s.owner[unit] != s.owner[mover]:
            return T("daring_eagle.table", "The {unit} cannot attack {square}").of(
                unit=name, square=target
            )
        return T("daring_eagle.table", "The {unit} cannot enter {square}").of(
            unit=name, square=target
        )
    if unit >= 0:
        return T("daring_eagle.table", "{unit} on {square} cannot be chosen").of(
            unit=unit_name(kit, s, unit), square=target
        )
    return T("daring_eagle.table", "{square} cannot be chosen").of(square=target)


def _last_card(kit: Kit, picks: tuple[Target, ...]) -> Text | None:
    """Return the card that was picked last, if the last pick is one."""
    kind, _, name = picks[-1].partition(":") if picks else ("", "", "")
    return kit.card_name(KINDS[name]) if kind == "card" and name in KINDS else None


def _square(kit: Kit, s: State, square: int) -> Text:
    name = kit.board.name(square)
    if s.fight is not None and s.fight.square == square:
        attacker, defender = s.fight.units
        return T("daring_eagle.table", "{square}: {attacker} attacks {defender}").of(
            square=name, attacker=unit_name(kit, s, attacker), defender=unit_name(kit, s, defender)
        )
    unit = s.unit_on[square]
    ground = ground_text(kit, s, square)
    if unit < 0:
        if ground is None:
            return T("daring_eagle.table", "{square}: free").of(square=name)
        return T("daring_eagle.table", "{square}: {ground}").of(square=name, ground=ground)
    kind = kit.unit_kind(int(s.division[unit]))
    words = T("daring_eagle.table", "{square}: {unit}, {points} points, moves {allowance}").of(
        square=name,
        unit=unit_name(kit, s, unit),
        points=kind.points,
        allowance=kind.allowance,
    )
    if ground is None:
        return words
    return T("daring_eagle.table", "{unit}; {ground}").of(unit=words, ground=ground)


def ground_text(kit: Kit, s: State, square: int) -> Text | None:
    """Return what is special about a square itself, if anything is."""
    match s.emplacements[square]:
        case kind if kind == PRINTED:
            return T("daring_eagle.table", "emplacement of the board")
        case kind if kind == PIECE:
            return T("daring_eagle.table", "emplacement piece")
    for seat, home in enumerate(s.homes):
        if home >= 0 and square in kit.quadrants[home].home:
            return T("daring_eagle.table", "home zone of {side}").of(
                side=kit.side_name(s.sides[seat])
            )
    return None
