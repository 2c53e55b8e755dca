"""Combat, chapter 6 with the cards of chapter 8: from the first cards to who holds the square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Step, T, Tell, Text
from desktop.rules.daring_eagle import changes, victory
from desktop.rules.daring_eagle.actions import (
    AcceptTie,
    AirliftOut,
    Attack,
    CancelCard,
    ChooseSquare,
    Counter,
    ForceBack,
    LetPass,
    Match,
    RetreatTo,
    Surrender,
)
from desktop.rules.daring_eagle.fight import ATTACKER, DEFENDER, Fight
from desktop.rules.daring_eagle.lines import free_moves
from desktop.rules.daring_eagle.notation import AA, AIR, COMBAT, FRET, LIFT, RET, Cards

if TYPE_CHECKING:
    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

ACCEPT_TIE = AcceptTie()
AIRLIFT_OUT = AirliftOut()
FORCE_BACK = ForceBack()
SURRENDER = Surrender()
ANSWERS = (CancelCard(), LetPass())
LANDINGS = tuple(ChooseSquare(square) for square in range(144))

ATTACK_PROMPT = T("daring_eagle", "Commit cards until your attack is ahead")
ANSWER_STRIKE_PROMPT = T("daring_eagle", "Answer the Air Strike?")
ANSWER_AIRLIFT_PROMPT = T("daring_eagle", "Answer the Airlift?")
LANDING_PROMPT = T("daring_eagle", "Choose where the unit lands")
DRIVEN_OUT_PROMPT = T("daring_eagle", "Choose where your unit is driven")


class InitialAttack(Step, frozen=True):
    """DE-6.2a  The attacker commits combat cards that bring its total above the defender's."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        fight = _fight(s)
        seat = s.owner[fight.units[ATTACKER]]
        hand = s.hands[seat]
        if not self.asks(s, kit):
            return None
        needed = fight.totals[DEFENDER] - fight.totals[ATTACKER]
        attacks = tuple(Attack(cards) for points, cards in card_sets(kit, hand) if points > needed)
        return Choice(s.sides[seat], "DE-6.2a", ATTACK_PROMPT, attacks)

    def asks(self, s: State, kit: Kit) -> bool:
        hand = s.hands[s.owner[_fight(s).units[ATTACKER]]]
        return any(hand[kind] for kind in COMBAT)

    def carry_out(self, s: State, kit: Kit, action: Attack | None, tell: Tell) -> None:
        cards = () if action is None else action.cards
        _commit(s, kit, cards, tell, "DE-6.2a")


class StrikeAnswer(Step, frozen=True):
    """DE-8.8b  The combat opponent may cancel an Air Strike that was just committed."""

    position: int
    """Among the cards committed by the side to act."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        return ask_for_answer(s, s.owner[_fight(s).other_unit], ANSWER_STRIKE_PROMPT)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        if isinstance(action, CancelCard):
            changes.cancel_committed(s, kit, _fight(s), self.position, tell)


class Comparison(Step, frozen=True):
    """DE-6.5b  Totals are compared once the cards of the side to act have been answered."""

    since: int
    """Where these cards begin among those that the side has committed."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        fight = _fight(s)
        behind = fight.lead_of_other
        if behind < 0:
            changes.turn_to(fight, 1 - fight.to_act)
        elif behind > 0:
            changes.turn_to(fight, fight.to_act)
        elif not fight.tie:
            cancelled = any(place >= self.since for place in fight.cancelled[fight.to_act])
            changes.offer_tie(s, fight, tell, "DE-6.5b" if cancelled else "DE-6.3c")
        s.then(Exchange())


class Exchange(Step, frozen=True):
    """DE-6.3a  The side that is behind, or has been offered a tie, answers."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        fight = _fight(s)
        seat = s.owner[fight.unit_to_act]
        actions = _answers(s, kit, fight, s.hands[seat])
        if len(actions) == 1:
            return None
        return Choice(s.sides[seat], "DE-6.3a", _exchange_prompt(fight), tuple(actions))

    def asks(self, s: State, kit: Kit) -> bool:
        fight = _fight(s)
        hand = s.hands[s.owner[fight.unit_to_act]]
        ahead = combat_points(kit, hand) - fight.lead_of_other
        return bool(
            ahead > 0
            or (ahead == 0 and not fight.tie)
            or hand[LIFT]
            or hand[FRET]
            or (hand[RET] and retreats(s, kit, fight))
        )

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        fight = _fight(s)
        seat = s.owner[fight.unit_to_act]
        match action:
            case None if fight.tie:
                _end_in_tie(s, kit, fight, tell, forced=True)
            case None:
                _give_up(s, kit, fight, tell, forced=True)
            case AcceptTie():
                _end_in_tie(s, kit, fight, tell, forced=False)
            case Surrender():
                _give_up(s, kit, fight, tell, forced=False)
            case Counter(cards):
                _commit(s, kit, cards, tell, "DE-6.3b")
            case Match(cards):
                _commit(s, kit, cards, tell, "DE-6.3c")
            case AirliftOut():
                changes.play_card(s, seat, LIFT, tell, "DE-8.9c")
                s.then(EscapeAnswer())
            case RetreatTo(square):
                rule = "DE-8.10c" if fight.to_act == ATTACKER else "DE-8.10a"
                changes.play_card(s, seat, RET, tell, rule)
                changes.retreat_unit(s, fight.unit_to_act, square, tell, rule)
                changes.end_combat(s, fight, fight.other_unit, "left", tell)
            case ForceBack():
                _force_back(s, fight, seat, tell)
            case _:
                raise TypeError(f"{action!r} is not an answer in a combat.")


class EscapeAnswer(Step, frozen=True):
    """DE-8.9c  The combat opponent may cancel an Airlift by which a unit would leave."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        return ask_for_answer(s, s.owner[_fight(s).other_unit], ANSWER_AIRLIFT_PROMPT)

    def carry_out(self, s: State, kit: Kit, action: Action | None, tell: Tell) -> None:
        fight = _fight(s)
        if isinstance(action, CancelCard):
            seat, owner = s.owner[fight.other_unit], s.owner[fight.unit_to_act]
            changes.cancel_played(s, seat, owner, LIFT, tell)
            s.then(Exchange())
        else:
            s.then(EscapeLanding())


class EscapeLanding(Step, frozen=True):
    """DE-8.9c  The unit that leaves by Airlift lands on an empty square."""

    def decision(self, s: State, kit: Kit) -> Choice:
        side = s.sides[s.owner[_fight(s).unit_to_act]]
        return Choice(side, "DE-8.9c", LANDING_PROMPT, landings(s))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: ChooseSquare, tell: Tell) -> None:
        fight = _fight(s)
        changes.airlift_unit(s, fight.unit_to_act, action.square, tell)
        changes.end_combat(s, fight, fight.other_unit, "left", tell)


class DrivenOut(Step, frozen=True):
    """DE-8.11b  A defender driven out goes to an empty square next to the combat, or is lost."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        fight = _fight(s)
        squares = [square for square in kit.neighbours[fight.square] if s.is_empty(square)]
        if len(squares) < 2:
            return None
        side = s.sides[s.owner[fight.units[DEFENDER]]]
        actions = tuple(LANDINGS[square] for square in squares)
        return Choice(side, "DE-8.11b", DRIVEN_OUT_PROMPT, actions)

    def carry_out(self, s: State, kit: Kit, action: ChooseSquare | None, tell: Tell) -> None:
        fight = _fight(s)
        attacker, defender = fight.units
        if action is None:
            squares = [square for square in kit.neighbours[fight.square] if s.is_empty(square)]
            if not squares:
                changes.capture(s, defender, s.owner[attacker], tell, "DE-8.11c")
                changes.end_combat(s, fight, attacker, "attacker_won", tell)
                victory.settle(s, kit, (s.owner[defender],), tell)
                return
            action = LANDINGS[squares[0]]
        changes.force_unit_back(s, defender, action.square, tell, "DE-8.11b")
        changes.end_combat(s, fight, attacker, "left", tell)


def _fight(s: State) -> Fight:
    """Return the combat that is going on."""
    if s.fight is None:
        raise ValueError("A step of a combat waits, but no combat is going on.")
    return s.fight


def combat_points(kit: Kit, hand: list[int]) -> int:
    """Return what all combat cards of a hand are worth."""
    points = kit.card_points
    return sum(hand[kind] * points[kind] for kind in COMBAT if hand[kind])


def card_sets(kit: Kit, hand: list[int]) -> list[tuple[int, Cards]]:
    """Return all sets of a hand's combat cards, each once, with their combat points."""
    sets: list[tuple[int, Cards]] = [(0, ())]
    for kind in COMBAT:
        if hand[kind]:
            points = kit.card_points[kind]
            sets = [
                (total + more * points, cards + (kind,) * more)
                for total, cards in sets
                for more in range(hand[kind] + 1)
            ]
    return sets


def landings(s: State) -> tuple[ChooseSquare, ...]:
    """Return the squares without a unit and without an emplacement."""
    return tuple(
        landing
        for landing, unit, emplacement in zip(LANDINGS, s.unit_on, s.emplacements, strict=True)
        if unit < 0 and not emplacement
    )


def ask_for_answer(s: State, seat: int, prompt: Text) -> Choice | None:
    """Return the question whether a seat answers with Anti-Aircraft; ``None`` if not asked."""
    if s.hands[seat][AA]:
        return Choice(s.sides[seat], "DE-8.8a", prompt, ANSWERS)
    if s.rules.concealed_answers:
        return Choice(s.sides[seat], "DE-9.6", prompt, ANSWERS[1:])
    return None


def retreats(s: State, kit: Kit, fight: Fight) -> list[int]:
    """Return where the unit of the side to act could go by Retreat."""
    if fight.to_act == ATTACKER:
        return [fight.origin]
    return free_moves(s, kit, fight.square, s.division[fight.units[DEFENDER]])


def _answers(s: State, kit: Kit, fight: Fight, hand: list[int]) -> list[Action]:
    """Return what the side to act can do, with this hand."""
    actions: list[Action] = []
    behind = fight.lead_of_other
    for points, cards in card_sets(kit, hand):
        if points > behind:
            actions.append(Counter(cards))
        elif points == behind and not fight.tie:
            actions.append(Match(cards))
    if hand[LIFT]:
        actions.append(AIRLIFT_OUT)
    if hand[RET]:
        actions.extend(RetreatTo(square) for square in retreats(s, kit, fight))
    if hand[FRET]:
        actions.append(FORCE_BACK)
    actions.append(ACCEPT_TIE if fight.tie else SURRENDER)
    return actions


def _exchange_prompt(fight: Fight) -> Text:
    own, other = fight.totals[fight.to_act], fight.totals[1 - fight.to_act]
    if fight.tie:
        return T("daring_eagle", "A tie at {own} is on offer: take it, go above it, or leave").of(
            own=own
        )
    return T("daring_eagle", "Behind {own} : {other}: counter, offer a tie, leave or surrender").of(
        own=own, other=other
    )


def _commit(s: State, kit: Kit, cards: Cards, tell: Tell, rule: str) -> None:
    """Put cards of the side to act into the combat, let them be answered, and compare."""
    fight = _fight(s)
    before = len(fight.committed[fight.to_act])
    changes.commit(s, kit, fight, cards, tell, rule)
    strikes = [StrikeAnswer(before + place) for place, kind in enumerate(cards) if kind == AIR]
    s.then(*strikes, Comparison(before))


def _end_in_tie(s: State, kit: Kit, fight: Fight, tell: Tell, *, forced: bool) -> None:
    """Capture both units, each by the other side."""
    changes.accept_tie(s, fight, tell, forced=forced)
    attacker, defender = fight.units
    seats = (s.owner[attacker], s.owner[defender])
    changes.capture(s, attacker, seats[DEFENDER], tell, "DE-6.4c")
    changes.capture(s, defender, seats[ATTACKER], tell, "DE-6.4c")
    changes.end_combat(s, fight, None, "tie", tell)
    victory.settle(s, kit, seats, tell)


def _give_up(s: State, kit: Kit, fight: Fight, tell: Tell, *, forced: bool) -> None:
    """Capture the unit of the side to act."""
    changes.surrender(s, fight, tell, forced=forced)
    loser, winner = fight.unit_to_act, fight.other_unit
    lost_by_attacker = fight.to_act == ATTACKER
    rule = "DE-6.4b" if lost_by_attacker else "DE-6.4a"
    changes.capture(s, loser, s.owner[winner], tell, rule)
    result = "defender_won" if lost_by_attacker else "attacker_won"
    changes.end_combat(s, fight, winner, result, tell)
    victory.settle(s, kit, (s.owner[loser],), tell)


def _force_back(s: State, fight: Fight, seat: int, tell: Tell) -> None:
    """Drive the unit of the other side out of the combat."""
    if fight.to_act == DEFENDER:
        changes.play_card(s, seat, FRET, tell, "DE-8.11a")
        changes.force_unit_back(s, fight.units[ATTACKER], fight.origin, tell, "DE-8.11a")
        changes.end_combat(s, fight, fight.units[DEFENDER], "left", tell)
    else:
        changes.play_card(s, seat, FRET, tell, "DE-8.11b")
        s.then(DrivenOut())
