"""Attacks on inland assaults (EM-VI.2)."""

import pytest

from desktop.rules.core import Chance
from desktop.rules.eagles_missiles.events_contests import (
    AssaultStopped,
    ContestDecided,
    ContestRolled,
)
from tests.rules.eagles_missiles.fights import STAY, battle, card, resolution, told_of, where
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, send

SU22S = ("PL_SU22_1", "PL_SU22_2")


@pytest.mark.rule("EM-VI.2b", "EM-VI.2c", "EM-VI.2d", "EM-IV.C2c")
def test_two_cards_against_three_squadrons() -> None:
    """EM-EX-assault_11_13."""
    s = resolution()
    laid = assault(s, "III", card(8), card(3))
    for key in (*SU22S, "PL_F16C_1"):
        send(s, key, "assault:III")
    told = play(s, (3, 3), STAY)
    (rolled,) = told_of(told, ContestRolled)
    assert rolled.strengths == (13, 11)
    assert told_of(told, ContestDecided)[0].result == 2
    assert [each.territory for each in told_of(told, AssaultStopped)] == ["PDL"]
    assert laid.stopped
    assert "PDL" not in s.conquered
    assert s.assaults == []
    assert s.spent_cards == [card(8), card(3)]
    for key in (*SU22S, "PL_F16C_1"):
        assert (where(s, key), s.squadron(key).spent) == ("base", True)


@pytest.mark.rule("EM-VI.2d")
@pytest.mark.parametrize(("dice", "stopped"), [((3, 4), True), ((2, 4), False), ((6, 1), True)])
def test_a_draw_stops_and_nobody_is_lost(dice: tuple[int, int], stopped: bool) -> None:
    """EM-EX-assault_draw."""
    s = battle()
    laid = assault(s, "III", card(9))
    for key in ("PL_F16C_1", "PL_F16C_2"):
        send(s, key, "assault:III")
    play(s, dice)
    assert (laid.fought, laid.stopped) == (True, stopped)
    assert {where(s, "PL_F16C_1"), where(s, "PL_F16C_2")} == {"base"}


@pytest.mark.rule("EM-VI.0b")
def test_mig_bombs_with_one() -> None:
    """EM-EX-mig_bombs."""
    s = battle()
    laid = assault(s, "II", card(3))
    send(s, "PL_MIG29_1", "assault:II")
    told = play(s, (5, 3))
    assert told_of(told, ContestRolled)[0].strengths == (1, 3)
    assert laid.stopped


@pytest.mark.rule("EM-VI.2c", "EM-IV.B6c")
def test_four_squadrons_fight_as_one_sum() -> None:
    """EM-EX-three_on_assault."""
    s = battle()
    assault(s, "III", card(10))
    sent = (*SU22S, "PL_F16C_1", "PL_MIG29_1")
    for key in sent:
        send(s, key, "assault:III")
    told = play(s, (1, 1))
    (rolled,) = told_of(told, ContestRolled)
    assert rolled.allies == (*sent[:2], "PL_MIG29_1", "PL_F16C_1")
    assert rolled.strengths == (14, 10)
    assert asked(s) is None


@pytest.mark.rule("EM-VI.2e")
@pytest.mark.parametrize("kind", ["SU25", "SU27", "TU22M"])
def test_support_that_stays_counts(kind: str) -> None:
    s = battle()
    assault(s, "III", card(3))
    russian(s, kind, "support", "III", 0)
    send(s, "PL_F16C_1", "assault:III")
    told = play(s, (1, 1))
    assert told_of(told, ContestRolled)[0].strengths == (5, 3 + KIT.types[kind].bombardment)


@pytest.mark.rule("EM-VI.2g")
def test_support_of_a_stopped_assault_returns_unharmed() -> None:
    """EM-EX-support_after_stop."""
    s = resolution()
    assault(s, "III", card(1))
    support = russian(s, "TU22M", "support", "III", 0)
    for key in (*SU22S, "PL_F16C_1", "PL_F16C_2"):
        send(s, key, "assault:III")
    play(s, (6, 1))
    assert support.where == "board"
    play(s, STAY)
    assert (support.where, support.role) == ("pool", "")
    assert "PDL" not in s.conquered


@pytest.mark.rule("EM-N.4")
def test_precision_munitions_help_against_an_assault() -> None:
    s = battle()
    s.now.ground_bonus = 2
    laid = assault(s, "III", card(9))
    send(s, "PL_F16C_1", "assault:III")
    told = play(s, (3, 1))
    assert told_of(told, ContestRolled)[0].strengths == (7, 9)
    assert laid.stopped


@pytest.mark.rule("EM-N.3")
def test_both_awacs_help_in_a_duel() -> None:
    """EM-EX-awacs_twice."""
    s = battle()
    s.now.duel_bonus = 2
    target = russian(s, "SU27", "escort", "MAZ")
    send(s, "PL_F16C_1", target.id)
    told = play(s, (2, 3))
    assert told_of(told, ContestRolled)[0].strengths == (7, 5)
    assert told_of(told, ContestDecided)[0].result == 1
    assert target.where == "lost"


def test_the_dice_of_a_ground_attack_have_their_kind() -> None:
    s = battle()
    assault(s, "III", card(9))
    send(s, "PL_F16C_1", "assault:III")
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule) == ("ground", "EM-VI.2c")
