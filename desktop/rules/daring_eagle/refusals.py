"""Why something cannot be done, from what the asker may know: setup and the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Refused, Side, T, Target
from desktop.rules.daring_eagle import combat_refusals, movement
from desktop.rules.daring_eagle.cards import AirliftAnswer, Drawing, Landing, Theft
from desktop.rules.daring_eagle.changes import PIECE
from desktop.rules.daring_eagle.combat import (
    DrivenOut,
    EscapeAnswer,
    EscapeLanding,
    Exchange,
    InitialAttack,
    StrikeAnswer,
)
from desktop.rules.daring_eagle.notation import (
    AA,
    COMBAT,
    DRAW,
    EMP,
    ENG,
    FREE,
    FRET,
    KINDS,
    LIFT,
    PLUS,
    QUADRANT_IDS,
    RET,
    SF,
    SQUARE_NAMES,
    SQUARES,
)
from desktop.rules.daring_eagle.sequence import Discarding, MoveAndPlay
from desktop.rules.daring_eagle.setup import (
    Beginning,
    Deploying,
    Placing,
    QuadrantChoice,
    placing_refusal,
)

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import AnyStep, State


class Picks(msgspec.Struct, frozen=True):
    """What was picked, told apart."""

    squares: tuple[int, ...]
    cards: tuple[int, ...]
    sides: tuple[Side, ...]
    quadrants: tuple[int, ...]
    buttons: tuple[str, ...]

    @classmethod
    def of(cls, picks: tuple[Target, ...]) -> Picks:
        """Return picks told apart; what is none of ours is left out."""
        split = [pick.partition(":") for pick in picks]
        named = [(kind, name) for kind, colon, name in split if colon]
        return cls(
            squares=tuple(SQUARES[pick] for pick in picks if pick in SQUARES),
            cards=tuple(KINDS[name] for kind, name in named if kind == "card" and name in KINDS),
            sides=tuple(name for kind, name in named if kind == "side"),
            quadrants=tuple(
                QUADRANT_IDS.index(name)
                for kind, name in named
                if kind == "quadrant" and name in QUADRANT_IDS
            ),
            buttons=tuple(name for kind, name in named if kind == "button"),
        )


def why_not(s: State, kit: Kit, seat: int, targets: tuple[Target, ...]) -> Refused:
    """Return why picks of a seat lead to no action; the state is the seat's own view."""
    if s.outcome is not None or not s.steps:
        return Refused("DE-7.3", T("daring_eagle", "The game is over."))
    step = s.steps[-1]
    decider = _decider(s, step)
    if decider < 0:
        return Refused(_chance_rule(step), T("daring_eagle", "Chance decides first."))
    if decider != seat:
        return Refused(
            "DE-5.1",
            T("daring_eagle", "It is for {side} to decide now.").of(
                side=kit.side_name(s.sides[decider])
            ),
        )
    picks = Picks.of(targets)
    missing = _not_held(s, kit, seat, picks)
    if missing is not None:
        return missing
    match step:
        case QuadrantChoice():
            return _quadrant(s, kit, picks)
        case Placing():
            return _placing(s, kit, picks)
        case Deploying():
            return _deploying(s, kit, seat, picks)
        case Discarding():
            return _discarding(s, kit, seat)
        case MoveAndPlay():
            return _own_turn(s, kit, seat, picks)
        case _:
            return combat_refusals.why_not(s, kit, seat, step, picks)


def _decider(s: State, step: AnyStep) -> int:
    """Return the seat that a step asks; -1 if it asks chance."""
    match step:
        case QuadrantChoice(seat) | Deploying(seat) | AirliftAnswer(_, seat):
            return seat
        case Placing():
            return step.seat(s)
        case Discarding() | MoveAndPlay() | Landing():
            return s.active
        case InitialAttack() | Exchange() | EscapeLanding() if s.fight is not None:
            return s.owner[s.fight.unit_to_act]
        case StrikeAnswer() | EscapeAnswer() | DrivenOut() if s.fight is not None:
            return s.owner[s.fight.other_unit]
        case _:
            return -1


def _chance_rule(step: AnyStep) -> str:
    """Return the rule under which chance is asked; no view needs to know what it may draw."""
    match step:
        case Beginning():
            return "DE-4.2"
        case Theft():
            return "DE-8.15a"
        case Drawing(rule=rule):
            return rule
        case _:
            return "DE-4.6b"


def _not_held(s: State, kit: Kit, seat: int, picks: Picks) -> Refused | None:
    for kind in sorted(set(picks.cards)):
        held, wanted = s.hands[seat][kind], picks.cards.count(kind)
        if wanted > held:
            return Refused(
                "DE-5.3b",
                T("daring_eagle", "{card}: you hold {held}, not {wanted}.").of(
                    card=kit.card_name(kind), held=held, wanted=wanted
                ),
            )
    return None


# ------------------------------------------------------------------------------------ setup


def _quadrant(s: State, kit: Kit, picks: Picks) -> Refused:
    for quadrant in picks.quadrants:
        if quadrant in s.homes:
            return Refused(
                "DE-4.3b",
                T("daring_eagle", "The {quadrant} quadrant is taken by {side}.").of(
                    quadrant=kit.quadrants[quadrant].name,
                    side=kit.side_name(s.sides[s.homes.index(quadrant)]),
                ),
            )
    return Refused("DE-4.3b", T("daring_eagle", "Choose a free quadrant first."))


def _placing(s: State, kit: Kit, picks: Picks) -> Refused:
    for square in picks.squares:
        refused = placing_refusal(s, kit, square)
        if refused is not None:
            return refused
    return Refused("DE-4.4a", T("daring_eagle", "Place an emplacement on a square first."))


def _deploying(s: State, kit: Kit, seat: int, picks: Picks) -> Refused:
    for square in picks.squares:
        if square not in kit.quadrants[s.homes[seat]].home:
            return Refused(
                "DE-4.5a",
                T("daring_eagle", "{square} is not in your home zone.").of(
                    square=SQUARE_NAMES[square]
                ),
            )
    return Refused("DE-4.5a", T("daring_eagle", "All your units must be deployed first."))


# ------------------------------------------------------------------------------ the own turn


def _discarding(s: State, kit: Kit, seat: int) -> Refused:
    surplus = s.hand_size(seat) - kit.hand_limit
    return Refused(
        "DE-5.2a",
        T(
            "daring_eagle",
            "Discard exactly {surplus} first: a turn begins with at most {limit} cards.",
        ).of(surplus=surplus, limit=kit.hand_limit),
    )


def _own_turn(s: State, kit: Kit, seat: int, picks: Picks) -> Refused:
    if picks.cards:
        return _card(s, kit, seat, picks)
    if "end_turn" in picks.buttons:
        return Refused("DE-5.3d", T("daring_eagle", "A unit must be moved first."))
    if picks.buttons:
        return Refused("DE-8.16", T("daring_eagle", "That is possible in a combat only."))
    if picks.squares:
        return _moving(s, kit, seat, picks.squares)
    return Refused("DE-5.3b", T("daring_eagle", "Move a unit, play a card or end the turn."))


def _moving(s: State, kit: Kit, seat: int, squares: tuple[int, ...]) -> Refused:
    start = squares[0]
    unit = s.unit_on[start]
    name = SQUARE_NAMES[start]
    if unit < 0:
        return Refused(
            "DE-5.3a", T("daring_eagle", "There is no unit on {square}.").of(square=name)
        )
    if s.owner[unit] != seat:
        return Refused(
            "DE-5.3a",
            T("daring_eagle", "The unit on {square} belongs to {side}.").of(
                square=name, side=kit.side_name(s.sides[s.owner[unit]])
            ),
        )
    if not s.moves:
        return no_move_left()
    if len(squares) > 1:
        refused = movement.refusal(s, kit, start, squares[1])
        if refused is not None:
            return refused
    return Refused(
        "DE-3.2", T("daring_eagle", "The unit on {square} has nowhere to go.").of(square=name)
    )


def no_move_left() -> Refused:
    """Return the refusal of a move when none is left this turn."""
    return Refused("DE-5.3a", T("daring_eagle", "The move of this turn has been made already."))


def _card(s: State, kit: Kit, seat: int, picks: Picks) -> Refused:
    kind = picks.cards[0]
    name = kit.card_name(kind)
    if kind in COMBAT or kind in (RET, FRET):
        return Refused(
            "DE-8.16", T("daring_eagle", "{card} can be played in a combat only.").of(card=name)
        )
    if kind == EMP:
        return _building(s, kit, seat, picks.squares)
    if kind == ENG:
        return _clearing(s, kit, seat, picks.squares)
    if kind == LIFT:
        return _flying(s, seat, picks.squares)
    if kind == SF:
        return _stealing(s, kit, picks.sides)
    reasons = {
        AA: ("DE-8.8a", T("daring_eagle", "{card} only answers an Air Strike or an Airlift.")),
        DRAW: ("DE-8.12", T("daring_eagle", "No card is left to be drawn.")),
        FREE: ("DE-8.13a", T("daring_eagle", "{card} is played by itself.")),
        PLUS: ("DE-8.14", T("daring_eagle", "{card} is paid with a move that goes farther.")),
    }
    rule, text = reasons[kind]
    return Refused(rule, text.of(card=name))


def _is_near(s: State, kit: Kit, seat: int, square: int) -> bool:
    return any(
        s.unit_on[near] >= 0 and s.owner[s.unit_on[near]] == seat for near in kit.neighbours[square]
    )


def _building(s: State, kit: Kit, seat: int, squares: tuple[int, ...]) -> Refused:
    if not s.supply:
        return Refused("DE-8.6c", T("daring_eagle", "No emplacement piece is left in the supply."))
    for square in squares:
        names = {"square": SQUARE_NAMES[square]}
        if s.unit_on[square] >= 0:
            return Refused("DE-8.6b", T("daring_eagle", "A unit is on {square}.").of(**names))
        if s.emplacements[square]:
            return Refused(
                "DE-8.6b", T("daring_eagle", "{square} has an emplacement already.").of(**names)
            )
        if not _is_near(s, kit, seat, square):
            return Refused(
                "DE-8.6a",
                T("daring_eagle", "{square} is not next to one of your units.").of(**names),
            )
    return Refused(
        "DE-8.6b", T("daring_eagle", "There is no empty square next to one of your units.")
    )


def _clearing(s: State, kit: Kit, seat: int, squares: tuple[int, ...]) -> Refused:
    for square in squares:
        names = {"square": SQUARE_NAMES[square]}
        if not s.emplacements[square]:
            return Refused(
                "DE-8.7a", T("daring_eagle", "There is no emplacement on {square}.").of(**names)
            )
        if s.emplacements[square] != PIECE:
            return Refused(
                "DE-2.3b",
                T(
                    "daring_eagle", "The emplacement on {square} is printed on the board and stays."
                ).of(**names),
            )
        if not _is_near(s, kit, seat, square):
            return Refused(
                "DE-8.7a",
                T("daring_eagle", "{square} is not next to one of your units.").of(**names),
            )
    return Refused(
        "DE-8.7a",
        T("daring_eagle", "No emplacement piece is next to one of your units; printed ones stay."),
    )


def _flying(s: State, seat: int, squares: tuple[int, ...]) -> Refused:
    if not s.moves:
        return no_move_left()
    for square in squares:
        unit = s.unit_on[square]
        if unit < 0 or s.owner[unit] != seat:
            return Refused(
                "DE-8.9a",
                T("daring_eagle", "None of your units is on {square}.").of(
                    square=SQUARE_NAMES[square]
                ),
            )
    return Refused("DE-8.9a", T("daring_eagle", "Choose the unit that is to be flown."))


def _stealing(s: State, kit: Kit, sides: tuple[Side, ...]) -> Refused:
    for side in sides:
        if side in s.sides:
            return Refused(
                "DE-8.15a",
                T("daring_eagle", "{side} is no opponent who holds a card.").of(
                    side=kit.side_name(side)
                ),
            )
    return Refused("DE-8.15b", T("daring_eagle", "No opponent holds a card."))
