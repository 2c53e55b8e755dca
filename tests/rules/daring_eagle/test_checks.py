"""The check of a state finds whatever was lost or doubled."""

from collections.abc import Callable

import pytest

from desktop.rules import engine
from desktop.rules.core import Chance
from desktop.rules.daring_eagle.combat import Exchange
from desktop.rules.daring_eagle.state import State
from tests.rules.daring_eagle.positions import GAME, KIT, setup


def under_way() -> State:
    """Return a game at the first combat that is asked about."""
    state, _, asked = engine.start(GAME, setup(2, first="gold"))
    ply = 0
    while not (state.steps and isinstance(state.steps[-1], Exchange)):
        assert asked is not None
        actions = asked.outcomes if isinstance(asked, Chance) else asked.actions
        # Any walk that reaches a combat will do.
        action = actions[ply * 7 % len(actions)]
        _, asked = engine.carry_out(GAME, state, action)
        ply += 1
    return state


@pytest.fixture(scope="module")
def fighting() -> bytes:
    return GAME.encode(under_way())


def test_a_sound_state_has_no_fault(fighting: bytes) -> None:
    assert GAME.check(GAME.decode(fighting)) == []


def lose_a_card(s: State) -> None:
    s.pile.counts[3] -= 1


def double_a_card(s: State) -> None:
    s.hands[0][0] += 1


def take_a_card_that_is_not_there(s: State) -> None:
    s.hands[1][0] -= 9
    s.pile.counts[0] += 9


def forget_the_top_of_the_discards(s: State) -> None:
    s.last_discard = -1 if any(s.discard) else 3


def know_of_a_card_that_is_not_held(s: State) -> None:
    s.known.append((0, 1, next(kind for kind, count in enumerate(s.hands[0]) if not count)))


def lose_a_unit(s: State) -> None:
    s.at[_standing(s)] = -2


def capture_a_unit_that_stands(s: State) -> None:
    s.captor[_standing(s)] = 1


def capture_an_own_unit(s: State) -> None:
    unit = _standing(s)
    s.unit_on[s.at[unit]] = -1
    s.at[unit], s.captor[unit] = -2, s.owner[unit]


def change_a_unit_s_kind(s: State) -> None:
    s.division[_standing(s)] ^= True


def move_a_unit_by_halves(s: State) -> None:
    s.at[_standing(s)] = s.unit_on.index(-1)


def take_a_unit_back_into_the_tray(s: State) -> None:
    unit = _standing(s)
    s.unit_on[s.at[unit]] = -1
    s.at[unit] = -1


def lose_a_piece(s: State) -> None:
    s.supply -= 1


def dig_out_a_printed_emplacement(s: State) -> None:
    s.emplacements[KIT.board_sides["gold"].printed[0]] = 0


def share_a_quadrant(s: State) -> None:
    s.homes[1] = s.homes[0]


def forget_a_seat_s_turn(s: State) -> None:
    s.order.pop()


def overdraw_the_moves(s: State) -> None:
    s.moves = -1


def forget_what_is_next(s: State) -> None:
    s.steps = []


def add_up_wrongly(s: State) -> None:
    assert s.fight is not None
    s.fight.totals[0] += 1


def leave_the_combat_square(s: State) -> None:
    assert s.fight is not None
    s.at[s.fight.units[0]] = s.fight.origin


def fight_oneself(s: State) -> None:
    assert s.fight is not None
    s.owner[s.fight.units[0]] = s.owner[s.fight.units[1]]


def _standing(s: State) -> int:
    """Return a unit that is not fighting."""
    assert s.fight is not None
    return next(
        unit for unit, square in enumerate(s.at) if square >= 0 and unit not in s.fight.units
    )


@pytest.mark.parametrize(
    "tamper",
    [
        *(lose_a_card, double_a_card, take_a_card_that_is_not_there),
        *(forget_the_top_of_the_discards, know_of_a_card_that_is_not_held),
        *(lose_a_unit, capture_a_unit_that_stands, capture_an_own_unit, change_a_unit_s_kind),
        *(move_a_unit_by_halves, take_a_unit_back_into_the_tray),
        *(lose_a_piece, dig_out_a_printed_emplacement),
        *(share_a_quadrant, forget_a_seat_s_turn, overdraw_the_moves, forget_what_is_next),
        *(add_up_wrongly, leave_the_combat_square, fight_oneself),
    ],
)
def test_tampering_is_found(fighting: bytes, tamper: Callable[[State], None]) -> None:
    state = GAME.decode(fighting)
    tamper(state)
    assert GAME.check(state)
