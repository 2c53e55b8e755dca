"""Every change of the state: the only functions that assign to it, each telling what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Outcome, Tell
from desktop.rules.daring_eagle import events
from desktop.rules.daring_eagle.fight import ATTACKER, DEFENDER, Fight
from desktop.rules.daring_eagle.notation import AA, CAPTURED, CARD_IDS, Cards
from desktop.rules.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

PIECE = 2
"""An emplacement piece among ``State.emplacements``."""


# ------------------------------------------------------------------------------------ setup


def set_first_player(s: State, seat: int, tell: Tell) -> None:
    """Let a seat go first."""
    s.first = seat
    tell(events.FirstPlayerSet("DE-4.2", s.sides[seat]))


def take_quadrant(s: State, seat: int, quadrant: int, tell: Tell) -> None:
    """Give a seat its quadrant."""
    s.homes[seat] = quadrant
    tell(events.QuadrantChosen("DE-4.3b", s.sides[seat], quadrant))


def fix_turn_order(s: State, tell: Tell) -> None:
    """Order the turns clockwise by quadrant, from the first player on."""
    start = s.homes[s.first]
    s.order = sorted(range(len(s.sides)), key=lambda seat: (s.homes[seat] - start) % 4)
    tell(events.TurnOrderSet("DE-4.3c", tuple(s.sides[seat] for seat in s.order)))


def deploy(
    s: State, seat: int, divisions: Sequence[int], brigades: Sequence[int], tell: Tell
) -> None:
    """Put all units of a seat on their squares."""
    units = tuple(s.pieces_of(seat))
    squares = (*divisions, *brigades)
    for unit, square in zip(units, squares, strict=True):
        s.at[unit] = square
        s.unit_on[square] = unit
    tell(events.UnitsDeployed("DE-4.5a", s.sides[seat], units, squares))


def place_emplacement(s: State, seat: int, square: int, tell: Tell, rule: str) -> None:
    """Put a piece from the supply on the board."""
    s.emplacements[square] = PIECE
    s.supply -= 1
    tell(events.EmplacementPlaced(rule, s.sides[seat], square))


def remove_emplacement(s: State, seat: int, square: int, tell: Tell) -> None:
    """Return a piece from the board to the supply."""
    s.emplacements[square] = 0
    s.supply += 1
    tell(events.EmplacementRemoved("DE-8.7a", s.sides[seat], square))


# ------------------------------------------------------------------------------- turn order


def begin_turn(s: State, seat: int, tell: Tell) -> None:
    """Begin a seat's turn with its one move."""
    s.active = seat
    s.turn += 1
    s.moves = 1
    s.moved = False
    tell(events.TurnStarted("DE-5.1", s.sides[seat], s.turn))


def pass_turn(s: State, tell: Tell) -> None:
    """Let the active seat end its turn without a move."""
    tell(events.TurnPassed("DE-5.3e", s.sides[s.active]))


def end_turn(s: State, captures_before: int, tell: Tell) -> None:
    """End the turn; it was quiet if nothing has been captured since it began."""
    captured = len(s.captor) - s.captor.count(-1) > captures_before
    s.quiet = 0 if captured else s.quiet + 1
    s.moves = 0
    tell(events.TurnEnded("DE-5.4a", s.sides[s.active], s.turn))


def begin_round(s: State) -> None:
    """Begin the next round; the turns tell of it."""
    s.round += 1


def grant_move(s: State, tell: Tell) -> None:
    """Give the active seat one more move."""
    s.moves += 1
    tell(events.FreeMoveGranted("DE-8.13a", s.sides[s.active]))


# ------------------------------------------------------------------------------------ cards


def discard(s: State, seat: int, cards: Cards, tell: Tell) -> None:
    """Discard cards without effect."""
    for kind in cards:
        _spend(s, seat, kind)
    tell(events.CardsDiscarded("DE-5.2a", s.sides[seat], cards))


def play_card(s: State, seat: int, kind: int, tell: Tell, rule: str) -> None:
    """Put a card on the discard pile for its effect."""
    _spend(s, seat, kind)
    tell(events.CardPlayed(rule, s.sides[seat], kind))


def pay_for_move(s: State, seat: int, cards: Cards, tell: Tell) -> None:
    """Discard the cards that a move costs."""
    for kind in cards:
        _spend(s, seat, kind)
    tell(events.MoveCardsPaid("DE-3.5c", s.sides[seat], cards))


def draw(s: State, seat: int, kind: int, tell: Tell, rule: str) -> None:
    """Move a card from the draw pile to a hand."""
    s.pile.take(kind)
    s.hands[seat][kind] += 1
    side = s.sides[seat]
    tell(events.CardDrawn(rule, side, kind, None if s.rules.open_hands else (side,)))


def reshuffle(s: State, tell: Tell) -> None:
    """Shuffle the discard pile into a new draw pile."""
    cards = sum(s.discard)
    s.pile.refill(Pool(s.discard))
    s.discard = [0] * len(CARD_IDS)
    s.last_discard = -1
    tell(events.CardsReshuffled("DE-5.4b", cards))


def skip_draw(s: State, seat: int, tell: Tell) -> None:
    """Let a seat go without a card, because there is none."""
    tell(events.DrawSkipped("DE-5.4c", s.sides[seat]))


def steal(s: State, thief: int, victim: int, kind: int, tell: Tell) -> None:
    """Move a card from one hand to another; only those two seats learn which."""
    s.hands[victim][kind] -= 1
    s.hands[thief][kind] += 1
    _lose_sight(s, thief, victim, kind)
    s.known.append((thief, victim, kind))
    sides = (s.sides[thief], s.sides[victim])
    tell(events.CardStolen("DE-8.15a", *sides, kind, None if s.rules.open_hands else sides))


def _spend(s: State, seat: int, kind: int) -> None:
    """Put a card of a hand on the discard pile, before everybody's eyes."""
    _leave_hand(s, seat, kind)
    _to_discard(s, kind)


def _to_discard(s: State, kind: int) -> None:
    s.discard[kind] += 1
    s.last_discard = kind


def _leave_hand(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand; whoever knew of such a card knows of one fewer."""
    s.hands[seat][kind] -= 1
    if s.known:
        for knower in {known[1] for known in s.known if known[0] == seat and known[2] == kind}:
            s.known.remove((seat, knower, kind))


def _lose_sight(s: State, thief: int, victim: int, kind: int) -> None:
    """Adjust what is known of the victim's hand when a card leaves it unseen by others.

    The thief sees which card it is. For anybody else it may be any card, so of each kind known
    one fewer is certain.
    """
    for holder, knower, known in set(s.known):
        if holder == victim and (knower != thief or known == kind):
            s.known.remove((holder, knower, known))


# --------------------------------------------------------------------------------- movement


def move_unit(s: State, unit: int, to: int, tell: Tell) -> None:
    """Move a unit to an empty square, as a move of the turn."""
    start = _relocate(s, unit, to)
    _spend_move(s)
    tell(
        events.UnitMoved("DE-5.3a", s.sides[s.owner[unit]], unit, int(s.division[unit]), start, to)
    )


def airlift_unit(s: State, unit: int, to: int, tell: Tell) -> None:
    """Fly a unit to an empty square; outside a combat that is a move of the turn."""
    start = _relocate(s, unit, to)
    rule = "DE-8.9c"
    if s.fight is None:
        _spend_move(s)
        rule = "DE-8.9a"
    tell(events.UnitAirlifted(rule, s.sides[s.owner[unit]], unit, int(s.division[unit]), start, to))


def retreat_unit(s: State, unit: int, to: int, tell: Tell, rule: str) -> None:
    """Take a unit out of the combat to a square that its own side chose."""
    start = _relocate(s, unit, to)
    tell(events.UnitRetreated(rule, s.sides[s.owner[unit]], unit, int(s.division[unit]), start, to))


def force_unit_back(s: State, unit: int, to: int, tell: Tell, rule: str) -> None:
    """Take a unit out of the combat against its will."""
    start = _relocate(s, unit, to)
    tell(
        events.UnitForcedBack(rule, s.sides[s.owner[unit]], unit, int(s.division[unit]), start, to)
    )


def _relocate(s: State, unit: int, to: int) -> int:
    """Put a unit on another square and return the one it left."""
    start = s.at[unit]
    # The attacker of a combat stands on the square only in the combat's own record.
    if s.unit_on[start] == unit:
        s.unit_on[start] = -1
    s.unit_on[to] = unit
    s.at[unit] = to
    return start


def _spend_move(s: State) -> None:
    s.moves -= 1
    s.moved = True


# ----------------------------------------------------------------------------------- combat


def declare_attack(s: State, kit: Kit, unit: int, to: int, tell: Tell) -> None:
    """Move a unit into an enemy's square, which begins a combat."""
    start = s.at[unit]
    enemy = s.unit_on[to]
    s.unit_on[start] = -1
    s.at[unit] = to
    _spend_move(s)
    units = [unit, enemy]
    s.fight = Fight(
        units=units,
        square=to,
        origin=start,
        totals=[kit.points[s.division[one]] for one in units],
        committed=[[], []],
        cancelled=[[], []],
        to_act=ATTACKER,
        tie=False,
    )
    tell(
        events.AttackDeclared(
            "DE-6.1a",
            side=s.sides[s.owner[unit]],
            unit=unit,
            division=int(s.division[unit]),
            start=start,
            to=to,
            enemy=s.sides[s.owner[enemy]],
            enemy_unit=enemy,
            enemy_division=int(s.division[enemy]),
        )
    )


def commit(s: State, kit: Kit, fight: Fight, cards: Cards, tell: Tell, rule: str) -> None:
    """Put combat cards of the side to act into the combat."""
    side = fight.to_act
    seat = s.owner[fight.units[side]]
    for kind in cards:
        _leave_hand(s, seat, kind)
        fight.committed[side].append(kind)
        fight.totals[side] += kit.card_points[kind]
    totals = (fight.totals[side], fight.totals[1 - side])
    tell(events.CardsCommitted(rule, s.sides[seat], cards, *totals))


def cancel_committed(s: State, kit: Kit, fight: Fight, position: int, tell: Tell) -> None:
    """Take a card that the side to act committed out of its total."""
    side = fight.to_act
    kind = fight.committed[side][position]
    fight.cancelled[side].append(position)
    fight.totals[side] -= kit.card_points[kind]
    owners = (s.owner[fight.units[1 - side]], s.owner[fight.units[side]])
    cancel_played(s, owners[0], owners[1], kind, tell, "DE-6.5a")


def cancel_played(
    s: State, seat: int, owner: int, kind: int, tell: Tell, rule: str = "DE-8.8a"
) -> None:
    """Spend a seat's Anti-Aircraft on a card that has just been played."""
    _spend(s, seat, AA)
    tell(events.CardCancelled(rule, s.sides[seat], s.sides[owner], kind))


def turn_to(fight: Fight, side: int) -> None:
    """Let a side of the combat act that is behind; no tie is on offer."""
    fight.to_act = side
    fight.tie = False


def offer_tie(s: State, fight: Fight, tell: Tell, rule: str) -> None:
    """Let the side to act offer a tie to the other, which is to act now."""
    side = s.sides[s.owner[fight.unit_to_act]]
    fight.to_act = 1 - fight.to_act
    fight.tie = True
    tell(events.TieOffered(rule, side, fight.totals[0]))


def accept_tie(s: State, fight: Fight, tell: Tell, *, forced: bool) -> None:
    """Let the side to act take the tie."""
    rule = "DE-6.3h" if forced else "DE-6.3d"
    tell(events.TieAccepted(rule, s.sides[s.owner[fight.unit_to_act]], forced=forced))


def surrender(s: State, fight: Fight, tell: Tell, *, forced: bool) -> None:
    """Let the side to act give its unit up."""
    rule = "DE-6.3h" if forced else "DE-6.3f"
    tell(events.Surrendered(rule, s.sides[s.owner[fight.unit_to_act]], forced=forced))


def capture(s: State, unit: int, captor: int, tell: Tell, rule: str) -> None:
    """Take a unit off the board for good."""
    square = s.at[unit]
    if s.unit_on[square] == unit:
        s.unit_on[square] = -1
    s.at[unit] = CAPTURED
    s.captor[unit] = captor
    s.quiet = 0
    side, division = s.sides[s.owner[unit]], int(s.division[unit])
    count = s.captures(captor)
    tell(events.UnitCaptured(rule, side, unit, division, square, s.sides[captor], count))


def end_combat(s: State, fight: Fight, holder: int | None, result: str, tell: Tell) -> None:
    """End the combat: its cards are discarded, one unit (or none) holds the square."""
    cards = tuple(sorted(fight.committed[ATTACKER] + fight.committed[DEFENDER]))
    for kind in cards:
        _to_discard(s, kind)
    s.fight = None
    side = None
    if holder is not None:
        s.unit_on[fight.square] = holder
        side = s.sides[s.owner[holder]]
    rule = {"attacker_won": "DE-6.4a", "defender_won": "DE-6.4b", "tie": "DE-6.4c"}
    tell(events.CombatEnded(rule.get(result, "DE-6.4d"), fight.square, side, cards, result))


# ---------------------------------------------------------------------------------- victory


def eliminate(s: State, seat: int, tell: Tell) -> None:
    """Put a seat without units out of the game, its hand on the discard pile."""
    hand = s.hands[seat]
    cards = tuple(kind for kind, count in enumerate(hand) for _ in range(count))
    for kind in cards:
        _to_discard(s, kind)
    s.hands[seat] = [0] * len(CARD_IDS)
    s.known = [known for known in s.known if seat not in known[:2]]
    tell(events.PlayerEliminated("DE-7.5a", s.sides[seat], cards))


def call_stalemate(s: State, tell: Tell) -> None:
    """Tell that too many turns went by without a capture."""
    tell(events.StalemateReached("DE-7.6a", s.quiet))


def call_turn_limit(s: State, tell: Tell) -> None:
    """Tell that the agreed number of rounds has been played."""
    tell(events.TurnLimitReached("DE-7.6b", s.round))


def end_game(s: State, winners: Sequence[int], tell: Tell, rule: str) -> None:
    """End the game."""
    sides = tuple(s.sides[seat] for seat in winners)
    s.outcome = Outcome(sides, rule)
    tell(events.GameWon(rule, sides, s.captures(winners[0])))
