"""The Baltic Fleet: attacks, landings, its end (chapter X)."""

import pytest

from desktop.rules.core import Event
from desktop.rules.eagles_missiles import changes_fields, scoring, theatre
from desktop.rules.eagles_missiles.events_contests import (
    AssaultStopped,
    ContestDecided,
    ContestRolled,
)
from desktop.rules.eagles_missiles.events_fights import FleetHurt, FleetSunk
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import STAY, battle, card, resolution, told_of, where
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    play,
    russian,
    send,
    war,
)

THIRTEEN = ("PL_SU22_1", "PL_SU22_2", "PL_F16C_1")
TEN = ("PL_F16C_1", "PL_F16C_2")


def attack(s: State, *squadrons: str) -> State:
    """Send squadrons against the fleet."""
    for key in squadrons:
        send(s, key, "fleet")
    return s


@pytest.mark.rule("EM-X.1")
def test_the_fleet_begins_at_ten() -> None:
    assert war().fleet == 10


@pytest.mark.rule("EM-X.3a", "EM-X.3b", "EM-X.2")
def test_fleet_that_loses_is_weakened_and_the_landing_stopped() -> None:
    """EM-EX-fleet_13_10."""
    s = attack(resolution(), *THIRTEEN)
    assault(s, "I", card(8))
    told = play(s, (2, 2))
    assert told_of(told, ContestRolled)[0].strengths == (13, 10)
    assert told_of(told, FleetHurt) == [FleetHurt("EM-X.3b", 3, 7)]
    assert s.fleet == 7
    assert s.now.fleet_beaten
    assert s.assaults[0].stopped
    play(s, STAY)
    assert "CPM" not in s.conquered
    assert {where(s, key) for key in THIRTEEN} == {"base"}


@pytest.mark.rule("EM-X.3c")
def test_draw_stops_the_landing_and_leaves_the_fleet() -> None:
    """EM-EX-fleet_draw."""
    s = attack(battle(), *TEN)
    landing = assault(s, "I", card(8))
    told = play(s, (3, 3))
    assert told_of(told, ContestDecided)[0].rule == "EM-X.3c"
    assert not told_of(told, FleetHurt)
    assert s.fleet == 10
    assert landing.stopped


@pytest.mark.rule("EM-X.2", "EM-X.3a")
@pytest.mark.parametrize("strength", [1, 10])
def test_fleet_that_wins_lands_whatever_the_card_says(strength: int) -> None:
    """EM-EX-fleet_wins."""
    s = attack(resolution(fleet=7), "PL_SU22_1", "PL_SU22_2")
    assault(s, "I", card(strength))
    told = play(s, (1, 5), STAY)
    assert told_of(told, ContestRolled)[0].strengths == (8, 7)
    assert told_of(told, ContestDecided)[0].result == -3
    assert s.fleet == 7
    assert "CPM" in s.conquered
    assert {where(s, "PL_SU22_1"), where(s, "PL_SU22_2")} == {"base"}


@pytest.mark.rule("EM-X.2")
def test_landing_succeeds_if_the_fleet_is_left_alone() -> None:
    s = resolution()
    assault(s, "I", card(1))
    play(s, STAY)
    assert "CPM" in s.conquered


@pytest.mark.rule("EM-X.4", "EM-X.5", "EM-IV.A1a")
def test_sunk_fleet_ends_the_line_and_costs_two_points() -> None:
    """EM-EX-fleet_zero."""
    s = attack(resolution(fleet=3), *THIRTEEN)
    assault(s, "I", card(8))
    escort = russian(s, "SU27", "escort", "SEA")
    assert theatre.is_active(s, KIT, "I")
    told = play(s, (4, 2))
    assert told_of(told, ContestDecided)[0].result == 12
    assert (s.fleet, s.fleet_lost_on) == (0, 1)
    assert len(told_of(told, FleetSunk)) == 1
    assert escort.where == "pool"
    play(s, STAY)
    assert "CPM" not in s.conquered
    assert scoring.total(s, KIT) == -2
    assert theatre.active_lines(s, KIT) == ("II", "III", "IV")


@pytest.mark.rule("EM-X.4")
def test_fleet_sunk_by_a_card_takes_escorts_and_landing_along() -> None:
    """EM-EX-fleet_zero_by_card: what the card does to the fleet."""
    s = resolution(fleet=2)
    assault(s, "I", card(8))
    escorts = [russian(s, "SU27", "escort", "SEA") for _ in range(2)]
    changes_fields.hurt_fleet(s, KIT, 2, lambda _: None, "EM-P.5")
    assert [each.where for each in escorts] == ["pool", "pool"]
    play(s, STAY)
    assert not s.conquered


@pytest.mark.rule("EM-X.3d")
def test_after_the_landing_the_fleet_stops_no_assault() -> None:
    """EM-EX-fleet_after_cpm."""
    s = attack(resolution(fleet=6, conquered="CPM"), "PL_F16C_1")
    inland = assault(s, "I", card(3))
    play(s, (5, 2))
    assert s.fleet == 4
    assert not inland.stopped
    play(s, STAY)
    assert "WPM" in s.conquered


@pytest.mark.rule("EM-X.3d")
def test_fleet_can_be_attacked_without_a_landing() -> None:
    s = attack(battle(), *TEN)
    play(s, (6, 1))
    assert s.fleet == 5


@pytest.mark.rule("EM-X.6", "EM-X.4")
def test_inland_assault_of_line_one_goes_on_without_the_fleet() -> None:
    """EM-EX-fleet_gone_line_waits."""
    s = attack(resolution(fleet=1, conquered="CPM"), *TEN)
    assault(s, "I", card(3))
    play(s, (3, 3), STAY)
    assert s.fleet == 0
    assert "WPM" in s.conquered
    assert not theatre.is_active(s, KIT, "I")
    assert [part.points for part in scoring.parts(s, KIT)][4] == 0


@pytest.mark.rule("EM-N.4")
def test_precision_munitions_do_not_help_against_the_fleet() -> None:
    """EM-EX-munitions_not_fleet."""
    s = attack(battle(), *THIRTEEN)
    s.now.ground_bonus = 2
    play(s, (2, 2))
    assert s.fleet == 7


@pytest.mark.rule("EM-X.7a", "EM-VI.3a")
def test_escorts_of_the_sea_are_fought_before_the_fleet() -> None:
    s = attack(battle(), *TEN)
    escort = russian(s, "SU27", "escort", "SEA")
    send(s, "PL_MIG29_1", escort.id)
    told = play(s, (1, 6), (1, 6))
    assert [each.target for each in told_of(told, ContestRolled)] == [escort.id, "fleet"]
    assert where(s, "PL_MIG29_1") == "lost"
    assert asked(s) is None


@pytest.mark.rule("EM-X.7b")
def test_nothing_adds_to_the_fleet() -> None:
    s = attack(battle(fleet=8), *TEN)
    assault(s, "I", card(9))
    russian(s, "TU22M", "raid", "CPM")
    told = play(s, (1, 1))
    assert told_of(told, ContestRolled)[0].strengths == (10, 8)


@pytest.mark.rule("EM-X.8", "EM-I.4")
def test_every_strength_has_its_place_on_one_side_of_the_card() -> None:
    """EM-EX-fleet_card_turn."""
    track = KIT.rules.fleet_track
    assert track["side_a"] == [10, 9, 8, 7, 6]
    assert track["side_b"] == [5, 4, 3, 2, 1]
    s = war()
    for amount, left in ((1, 9), (4, 5), (9, 0)):
        changes_fields.hurt_fleet(s, KIT, amount, lambda _: None, "EM-X.3b")
        assert s.fleet == left


@pytest.mark.rule("EM-X.3b", "EM-X.3c", "EM-X.4")
@pytest.mark.parametrize(
    ("fleet", "dice", "rules"),
    [
        pytest.param(10, (2, 2), ["EM-X.3b"], id="beaten"),
        pytest.param(10, (2, 5), ["EM-X.3c"], id="drawn"),
        pytest.param(3, (4, 2), ["EM-X.3b"], id="sunk, told once"),
        pytest.param(10, (1, 6), [], id="lost"),
    ],
)
def test_a_stopped_landing_is_told_with_its_rule(
    fleet: int, dice: tuple[int, int], rules: list[str]
) -> None:
    s = attack(battle(fleet=fleet), *THIRTEEN)
    assault(s, "I", card(8))
    assert [each.rule for each in told_of(play(s, dice), AssaultStopped)] == rules


@pytest.mark.rule("EM-X.4")
def test_a_landing_that_a_card_ends_is_told() -> None:
    s = war(fleet=2)
    assault(s, "I", card(8))
    assault(s, "II", card(3))
    told: list[Event] = []
    changes_fields.hurt_fleet(s, KIT, 2, told.append, "EM-P.5")
    assert told_of(told, AssaultStopped) == [AssaultStopped("EM-X.4", "CPM")]
