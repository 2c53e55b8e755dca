"""Why something cannot be done in a combat, or while a flying unit lands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Refused, T, Text
from desktop.rules.daring_eagle.cards import AirliftAnswer, Landing
from desktop.rules.daring_eagle.combat import (
    DrivenOut,
    EscapeAnswer,
    EscapeLanding,
    Exchange,
    InitialAttack,
    StrikeAnswer,
    retreats,
)
from desktop.rules.daring_eagle.fight import ATTACKER, DEFENDER, Fight
from desktop.rules.daring_eagle.notation import AA, COMBAT, FRET, LIFT, RET, SQUARE_NAMES

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.refusals import Picks
    from desktop.rules.daring_eagle.state import AnyStep, State


def why_not(s: State, kit: Kit, seat: int, step: AnyStep, picks: Picks) -> Refused:
    """Return why picks of the seat that is asked lead to no action."""
    match step:
        case InitialAttack() if s.fight is not None:
            return _attack(kit, s.fight, picks)
        case Exchange() if s.fight is not None:
            return _exchange(s, kit, s.fight, seat, picks)
        case StrikeAnswer() | EscapeAnswer() | AirliftAnswer():
            return _answer(s, kit, seat, picks)
        case Landing():
            return _landing(s, picks.squares, "DE-8.9a")
        case EscapeLanding():
            return _landing(s, picks.squares, "DE-8.9c")
        case DrivenOut() if s.fight is not None:
            for square in picks.squares:
                if square not in kit.neighbours[s.fight.square]:
                    return Refused(
                        "DE-8.11b",
                        T("daring_eagle", "{square} is not next to the combat.").of(
                            square=SQUARE_NAMES[square]
                        ),
                    )
            return _landing(s, picks.squares, "DE-8.11b")
        case _:
            return Refused("DE-5.3b", T("daring_eagle", "That is not possible now."))


def _points(kit: Kit, cards: tuple[int, ...]) -> int:
    return sum(kit.card_points[kind] for kind in cards)


def _unfit(kit: Kit, cards: tuple[int, ...]) -> Refused | None:
    """Return the refusal of cards that bring no combat points."""
    for kind in cards:
        if kind == AA:
            return Refused(
                "DE-8.8a",
                T("daring_eagle", "{card} only answers an Air Strike or an Airlift.").of(
                    card=kit.card_name(kind)
                ),
            )
        if kind not in COMBAT:
            return Refused(
                "DE-8.16",
                T("daring_eagle", "{card} brings no combat points.").of(card=kit.card_name(kind)),
            )
    return None


def _attack(kit: Kit, fight: Fight, picks: Picks) -> Refused:
    unfit = _unfit(kit, picks.cards)
    if unfit is not None:
        return unfit
    own = fight.totals[ATTACKER] + _points(kit, picks.cards)
    other = fight.totals[DEFENDER]
    if picks.buttons and picks.buttons != ("attack",):
        return Refused("DE-6.2a", T("daring_eagle", "The attack comes first: commit cards for it."))
    if own == other:
        return Refused(
            "DE-6.2b",
            T("daring_eagle", "The attack must be above the defender: {own} equals {other}.").of(
                own=own, other=other
            ),
        )
    return Refused(
        "DE-6.2a",
        T(
            "daring_eagle", "The attack needs {needed} more combat points: {own} against {other}."
        ).of(needed=max(0, other - own + 1), own=own, other=other),
    )


def _exchange(s: State, kit: Kit, fight: Fight, seat: int, picks: Picks) -> Refused:
    button = picks.buttons[0] if picks.buttons else ""
    hand = s.hands[seat]
    match button:
        case "surrender" if fight.tie:
            return Refused(
                "DE-6.3d", T("daring_eagle", "A tie is on offer: accepting it is better.")
            )
        case "accept" if not fight.tie:
            return Refused("DE-6.3d", T("daring_eagle", "No tie is on offer."))
        case "airlift" if not hand[LIFT]:
            return _without(kit, LIFT)
        case "retreat" if not hand[RET]:
            return _without(kit, RET)
        case "retreat" if not picks.cards:
            return _retreat(s, kit, fight, picks.squares)
        case "force_back" if not hand[FRET]:
            return _without(kit, FRET)
        case _:
            exits = [kind for kind in picks.cards if kind in (LIFT, RET, FRET)]
            if exits:
                return _exit(s, kit, fight, exits[0])
            if button not in ("", "counter", "match"):
                return _one_thing()
            return _unfit(kit, picks.cards) or _committing(kit, fight, button, picks.cards)


def _without(kit: Kit, kind: int) -> Refused:
    return Refused("DE-6.3e", T("daring_eagle", "You hold no {card}.").of(card=kit.card_name(kind)))


def _exit(s: State, kit: Kit, fight: Fight, kind: int) -> Refused:
    if kind == RET and not retreats(s, kit, fight):
        return _nowhere()
    return Refused(
        "DE-6.3g",
        T("daring_eagle", "{card} is played alone, to leave the combat: press its button.").of(
            card=kit.card_name(kind)
        ),
    )


def _nowhere() -> Refused:
    return Refused(
        "DE-8.10b", T("daring_eagle", "There is nowhere to retreat: every way is blocked.")
    )


def _retreat(s: State, kit: Kit, fight: Fight, squares: tuple[int, ...]) -> Refused:
    legal = retreats(s, kit, fight)
    if not legal:
        return _nowhere()
    if fight.to_act == ATTACKER:
        return Refused(
            "DE-8.10c",
            T("daring_eagle", "An attacker retreats to where it came from, {square}.").of(
                square=SQUARE_NAMES[fight.origin]
            ),
        )
    names = {"square": SQUARE_NAMES[(squares or tuple(legal))[-1]]}
    if not squares:
        return Refused("DE-8.10a", T("daring_eagle", "Choose where the unit retreats to."))
    return Refused(
        "DE-8.10a",
        T("daring_eagle", "{square} is not within an ordinary move without cards.").of(**names),
    )


def _committing(kit: Kit, fight: Fight, button: str, cards: tuple[int, ...]) -> Refused:
    own = fight.totals[fight.to_act] + _points(kit, cards)
    other = fight.totals[1 - fight.to_act]
    totals: dict[str, Text | str | int] = {"own": own, "other": other}
    if own < other:
        return Refused(
            "DE-6.3b",
            T("daring_eagle", "Not enough to counter: {own} against {other}.").of(**totals),
        )
    if own == other and fight.tie:
        return Refused(
            "DE-6.3d",
            T("daring_eagle", "A tie at {other} is on offer: go above it, or accept it.").of(
                other=other
            ),
        )
    if button == "match":
        return Refused(
            "DE-6.3c",
            T("daring_eagle", "{own} against {other} is no tie but a counter-attack.").of(**totals),
        )
    if button == "counter":
        return Refused(
            "DE-6.3b",
            T("daring_eagle", "{own} against {other} is no counter-attack but a tie.").of(**totals),
        )
    return _one_thing()


def _one_thing() -> Refused:
    return Refused("DE-6.3g", T("daring_eagle", "Counter, match, leave, accept or surrender."))


def _answer(s: State, kit: Kit, seat: int, picks: Picks) -> Refused:
    if "cancel" in picks.buttons and not s.hands[seat][AA]:
        return Refused(
            "DE-8.8a", T("daring_eagle", "You hold no {card}.").of(card=kit.card_name(AA))
        )
    return Refused("DE-8.8a", T("daring_eagle", "Answer first: cancel the card or let it pass."))


def _landing(s: State, squares: tuple[int, ...], rule: str) -> Refused:
    for square in squares:
        names = {"square": SQUARE_NAMES[square]}
        if s.unit_on[square] >= 0:
            return Refused(rule, T("daring_eagle", "A unit is on {square}.").of(**names))
        if s.emplacements[square]:
            return Refused(rule, T("daring_eagle", "An emplacement is on {square}.").of(**names))
    return Refused(rule, T("daring_eagle", "Choose a square for the unit first."))
