"""The dice of the player's interceptors: tests, missile, extra die, hits, boxes (RM-10.2)."""

from typing import Any

import pytest

from desktop.rules.core import Chance
from desktop.rules.red_menace import chances, defenders_dice
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.air import alert, boxes, fight, phase_5, refusal, send
from tests.rules.red_menace.positions import KIT, asked, inbound, play

EDMONTON, WINNIPEG, OMAHA, CHICAGO = "0312", "0513", "0414", "0514"
NORTH_OF_WINNIPEG, NEAR_OMAHA, LONDON, NEAR_LONDON = "0412", "0413", "1007", "0906"
THREE = "tu16 tu16 m4"


def over(
    hex_id: str,
    ready: str,
    bombers: str = THREE,
    *,
    f106: str = "",
    card: bool = False,
    **fields: Any,
) -> State:
    """Return phase 5 with formation A in a hex, these interceptors Ready, card 8 in hand or not."""
    s = alert(ready, f106=f106, **fields)
    inbound(s, "A", hex_id, "P", bombers)
    if card:
        hold_card(s)
    return phase_5(s)


def hold_card(s: State) -> None:
    """Give the player card 8 out of the deck."""
    s.events.take(7)
    s.kept.append(8)


def with_aew(s: State) -> State:
    """Put the EC-121 into the air."""
    for each in s.support:
        if each.unit == "ec121":
            each.where, each.base = "launched", "A"
    return s


def extra_die_used(s: State) -> bool:
    """Return whether the extra die of the turn was rolled."""
    return s.now.aew_used


def left(s: State, key: str = "A") -> list[str] | None:
    """Return the bombers that a formation has left; ``None`` if it is gone."""
    for flight in s.flights:
        if flight.key == key:
            return flight.bombers
    return None


def dice_asked(s: State) -> list[int]:
    """Return the least faces of the dice that are asked for now."""
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    return [die.steps[0] for die in chance.roll.parts]


# ---------------------------------------------------------------------------- hits by dice


@pytest.mark.rule("RM-1.3.3c")
def test_a_die_hits_from_the_attack_value_on() -> None:
    """EX-A3."""
    assert not chances.hits(2, 3, 0)
    assert chances.hits(3, 3, 0)
    s = over(CHICAGO, "f102 f102")
    fight(s, send("A", "f102 2 normal"), (4, 5))
    assert left(s) == ["tu16", "m4"]


@pytest.mark.rule("RM-1.3.3d", "RM-10.6.4")
@pytest.mark.parametrize(("face", "hit"), [(5, False), (6, True)])
def test_the_defence_of_the_m50_lowers_the_die(face: int, hit: bool) -> None:
    """EX-D1."""
    s = alert("f102")
    inbound(s, "M50", CHICAGO, "P", "m50")
    phase_5(s)
    play(s, send("M50", "f102 1 normal"))
    assert dice_asked(s) == [6]
    play(s, face)
    assert (left(s, "M50") is None) is hit
    assert s.finished.get("M50", "") == ("shot_down" if hit else "")


@pytest.mark.rule("RM-10.2b")
def test_each_die_is_modified_by_the_bomber_that_would_be_lost_next() -> None:
    """EX-D1B and EX-ORDER-BLUE: the defence is that of the next bomber, not of the first."""
    assert not chances.hits(3, 3, -1)
    assert defenders_dice.hits_of(KIT, ("mig19", "mig19"), ("b47", "b52"), (4, 4)) == 1
    assert defenders_dice.hits_of(KIT, ("mig19", "mig19"), ("b47", "b52"), (3, 4)) == 1
    assert defenders_dice.hits_of(KIT, ("mig19", "mig19"), ("b47", "b52"), (4, 5)) == 2


@pytest.mark.rule("RM-10.2b")
def test_dice_count_in_firing_order_and_surplus_hits_are_lost() -> None:
    s = over(CHICAGO, "f102 f102 f102", "tu16 tu95", f106="K")
    fight(s, send("A", "f102 3 normal, f106 1 normal"), (4, 5, 5, 5))
    assert left(s) is None
    assert boxes(s, "f106") == ["normal"]
    assert boxes(s, "f102").count("normal") == 3
    crew = ["hunter", "lightning", "cf100", "arrow", "f89h", "f102", "f106"]
    order = ["f106", "arrow", "lightning", "f102", "f89h", "cf100", "hunter"]
    assert chances.in_firing_order(KIT, crew) == order


@pytest.mark.rule("RM-10.2.3a")
def test_hits_take_tu16_then_tu95k_then_m4_then_tu95() -> None:
    """EX-ORDER-HITS, and the whole order."""
    s = over(CHICAGO, "f102 f102", "m4 tu16 tu95")
    fight(s, send("A", "f102 2 normal"), (5, 5))
    assert left(s) == ["tu95"]
    for units, survivor in (("tu95k tu16", "tu95k"), ("m4 tu95k", "m4"), ("tu95 m4", "tu95")):
        s = over(CHICAGO, "f102", units)
        fight(s, send("A", "f102 1 normal"), (5,))
        assert left(s) == [survivor]


@pytest.mark.rule("RM-9.4c", "RM-10.2.1g", "RM-10.2.2c")
def test_the_box_follows_the_range() -> None:
    s = over(OMAHA, "f102", f106="K")
    told = fight(s, send("A", "f106 1 long, f102 1 normal"), (1, 1))
    assert [each.unit for each in s.interceptors if each.box == "normal"] == ["f102"]
    assert boxes(s, "f106") == ["long"]
    assert [event.rule for event in told[-2:]] == ["RM-10.2.2c", "RM-10.2.1g"]


@pytest.mark.rule("RM-10.2.7c")
@pytest.mark.parametrize(("dice", "fresh"), [((4, 1), True), ((3, 5), True), ((3, 4), False)])
def test_the_f106_succeeds_if_anybody_in_its_fight_hits(dice: tuple[int, ...], fresh: bool) -> None:
    s = over(CHICAGO, "f102", f106="K")
    fight(s, send("A", "f106 1 normal, f102 1 normal"), dice)
    assert next(each for each in s.interceptors if each.unit == "f106").fresh is fresh


@pytest.mark.rule("RM-9.2.4i")
def test_an_unrevealed_formation_is_revealed_before_the_fight() -> None:
    s = alert("f102 f102 lightning")
    inbound(s, "A", NEAR_OMAHA, "P")
    inbound(s, "B", NEAR_LONDON, "T")
    phase_5(s)
    play(s, send("A", "f102 1 long"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert (chance.kind, chance.rule) == ("bombers", "RM-9.2.4i")
    play(s, *[chance.outcomes[0]] * 3, 6)
    assert left(s) == ["tu16", "tu16"]
    play(s, send("B", "lightning 1 long"), *[chance.outcomes[0]] * 3, 6)
    assert left(s, "B") == ["tu16", "tu16"]


@pytest.mark.rule("RM-9.2.4i")
def test_a_formation_that_finds_the_cup_empty_is_gone_before_the_fight() -> None:
    s = alert("f102")
    s.cup.counts = [0] * len(s.cup.counts)
    inbound(s, "A", NEAR_OMAHA, "P")
    phase_5(s)
    play(s, send("A", "f102 1 long"))
    assert s.finished == {"A": "left"}
    assert boxes(s, "f102").count("ready") == 1
    assert not s.steps


# ------------------------------------------------------------------------------------ F-89H


@pytest.mark.rule("RM-10.2.5a", "RM-1.3.3e")
def test_each_f89h_at_long_range_tests() -> None:
    """EX-F89."""
    s = over(NEAR_OMAHA, "f89h f89h f102 f102")
    inbound(s, "B", CHICAGO, "P", THREE)
    inbound(s, "C", NEAR_OMAHA, "P", THREE)
    play(s, send("A", "f89h 2 long"))
    assert dice_asked(s) == [4, 4]
    play(s, (3, 4))
    assert dice_asked(s) == [5]
    play(s, 5)
    assert left(s) == ["tu16", "m4"]
    assert boxes(s, "f89h") == ["long", "ready"]
    assert refusal(s, send("A", "f102 1 long")) == "RM-10.2.1b"
    assert refusal(s, send("C", "f89h 1 long")) == "RM-10.2.5a"
    assert s.now.long_quota == 0
    fight(s, send("B", "f89h 1 normal"), (1,))
    assert boxes(s, "f89h") == ["long", "normal"]


@pytest.mark.rule("RM-10.2.5a")
def test_all_f89h_may_fail_and_others_need_no_test() -> None:
    s = over(NEAR_OMAHA, "f89h f89h")
    fight(s, send("A", "f89h 1 long"), 4, (1,))
    assert not any(each.tried for each in s.interceptors if each.box == "ready")
    s = over(NEAR_OMAHA, "f89h f89h")
    fight(s, send("A", "f89h 1 long"), 1)
    assert left(s) == ["tu16", "tu16", "m4"]
    assert s.flights[0].met == (NEAR_OMAHA,)
    assert not s.steps
    s = over(NEAR_OMAHA, "f102")
    play(s, send("A", "f102 1 long"))
    assert dice_asked(s) == [5]
    s = over(CHICAGO, "f89h")
    play(s, send("A", "f89h 1 normal"))
    assert dice_asked(s) == [5]


@pytest.mark.rule("RM-10.2.5a")
def test_one_whose_test_failed_leaves_the_long_range_to_the_other() -> None:
    s = over(NEAR_OMAHA, "f89h f89h f102 f102")
    inbound(s, "B", NEAR_OMAHA, "P", THREE)
    fight(s, send("A", "f89h 1 long"), 3)
    assert refusal(s, send("B", "f89h 2 long")) == "RM-10.2.5a"
    fight(s, send("B", "f89h 1 long"), 4, (1,))
    tried = [each.tried for each in s.interceptors if each.unit == "f89h" and each.box == "ready"]
    assert tried == [True]


# ------------------------------------------------------------------------- nuclear missile


@pytest.mark.rule("RM-8.8a", "RM-10.2.8a")
def test_card_8_waits_in_the_hand_and_must_be_there() -> None:
    s = over(NORTH_OF_WINNIPEG, "f102 arrow")
    assert refusal(s, send("A", "f102 1 long", "f102")) == "RM-10.2.8a"
    hold_card(s)
    assert refusal(s, send("A", "f102 1 long", "f102")) == ""
    assert refusal(s, send("A", "arrow 1 long", "arrow")) == "RM-10.2.8a"
    assert refusal(s, send("A", "arrow 1 long", "f102")) == "RM-10.2.8a"
    assert refusal(s, send("A", "f102 1 long")) == "RM-10.2.2b"
    fight(s, send("A", "arrow 1 long"), 1)
    assert s.kept == [8]


@pytest.mark.rule("RM-10.2.8a", "RM-10.2.8b", "RM-10.2.8c", "RM-8.8b", "RM-0.1")
def test_a_nuclear_missile_two_hexes_away_destroys_all_formations_of_the_hex() -> None:
    """EX-AAM and EX-1D3."""
    assert [chances.one_third(face) for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    s = over(NORTH_OF_WINNIPEG, "f102", card=True)
    inbound(s, "B", NORTH_OF_WINNIPEG, "P", "tu95")
    inbound(s, "C", NORTH_OF_WINNIPEG, "P")
    inbound(s, "D", NEAR_OMAHA, "P", "tu95")
    cup = s.cup.size
    s.points[0] = 10
    deck = s.events.size
    fight(s, send("A", "f102 1 long", "f102"), 6, 5)
    assert s.finished == {"A": "shot_down", "B": "shot_down", "C": "shot_down"}
    assert left(s, "D") == ["tu95"]
    assert s.points[0] == 7
    assert boxes(s, "f102") == ["long"] * 5
    assert (s.kept, s.missile_uses, s.events.size) == ([], 1, deck + 1)
    assert s.cup.size == cup


@pytest.mark.rule("RM-10.2.8b", "RM-10.2.8c")
def test_a_missile_that_misses_costs_nothing_and_the_others_roll() -> None:
    """EX-AAM-MISS."""
    s = over(NEAR_OMAHA, "f102 f102 f102 f102", card=True)
    s.points[0] = 10
    fight(s, send("A", "f102 1 normal, f102 2 long", "f102"), 2, (5, 6))
    assert left(s) == ["m4"]
    assert s.points[0] == 10
    assert (s.kept, s.missile_uses) == ([], 1)
    assert (boxes(s, "f102").count("normal"), boxes(s, "f102").count("ready")) == (1, 1)


@pytest.mark.rule("RM-10.2.8b")
def test_a_missile_that_hits_leaves_the_others_nothing_to_shoot_at_but_they_are_used() -> None:
    s = over(CHICAGO, "f102 f102", f106="K", card=True)
    fight(s, send("A", "f106 1 normal, f102 2 normal", "f106"), 4, 1)
    assert not s.steps
    assert boxes(s, "f102").count("normal") == 2
    assert next(each for each in s.interceptors if each.unit == "f106").fresh


@pytest.mark.rule("RM-10.2.8b", "RM-1.3.3d")
@pytest.mark.parametrize(("face", "hit"), [(5, False), (6, True)])
def test_the_die_of_the_missile_counts_the_defence(face: int, hit: bool) -> None:
    s = alert("f102")
    hold_card(s)
    inbound(s, "M50", CHICAGO, "P", "m50")
    phase_5(s)
    fight(s, send("M50", "f102 1 normal", "f102"), face)
    assert (left(s, "M50") is None) is hit


@pytest.mark.rule("RM-10.2.8c")
@pytest.mark.parametrize(
    ("hex_id", "ready", "face", "points", "rest"),
    [
        (CHICAGO, "f102", 5, 10, 5),
        (CHICAGO, "f102", 5, 2, 0),  # EX-AAM-FLOOR
        ("0609", "f102", 6, 10, 4),
        (WINNIPEG, "f102 cf100", 6, 10, 4),
        (NEAR_OMAHA, "f102", 6, 10, 7),
        (NEAR_OMAHA, "f102", 6, 2, 0),
    ],
)
def test_what_a_hit_costs(hex_id: str, ready: str, face: int, points: int, rest: int) -> None:
    s = over(hex_id, ready, card=True)
    s.points[0] = points
    fight(s, send("A", "f102 1 normal", "f102"), 5, face)
    assert s.points[0] == rest


@pytest.mark.rule("RM-10.2.8d", "RM-8.8b")
def test_the_second_use_takes_the_card_out_of_the_game() -> None:
    """EX-AAM-2ND."""
    s = over(CHICAGO, "f102", card=True)
    s.missile_uses = 1
    deck = s.events.size
    fight(s, send("A", "f102 1 normal", "f102"), 1)
    assert (s.kept, s.spent, s.missile_uses, s.events.size) == ([], [8], 2, deck)


@pytest.mark.rule("RM-8.8b")
def test_with_an_empty_deck_the_card_is_out_after_the_first_use() -> None:
    s = over(CHICAGO, "f102", card=True)
    s.events.counts = [0] * len(s.events.counts)
    fight(s, send("A", "f102 1 normal", "f102"), 1)
    assert (s.kept, s.spent, s.missile_uses, s.events.size) == ([], [8], 1, 0)


@pytest.mark.rule("RM-10.2.8a", "RM-10.2.5a")
def test_an_f89h_that_fails_its_test_has_not_fired() -> None:
    """EX-AAM-F89."""
    s = over(NORTH_OF_WINNIPEG, "f89h", card=True)
    fight(s, send("A", "f89h 1 long", "f89h"), 3)
    assert (s.kept, s.missile_uses) == ([8], 0)
    assert boxes(s, "f89h") == ["long", "ready"]
    s = over(NORTH_OF_WINNIPEG, "f89h", card=True)
    fight(s, send("A", "f89h 1 long", "f89h"), 4, 5, 1)
    assert left(s) is None
    assert boxes(s, "f89h") == ["long", "long"]


@pytest.mark.rule("RM-10.2.8a", "RM-S3.0c")
@pytest.mark.parametrize("module_s", [False, True])
def test_with_the_missile_one_hex_is_normal_range_and_two_are_long(module_s: bool) -> None:
    terms = {"module_s": module_s}
    s = over(NEAR_OMAHA, "f102", terms=terms, card=True)
    assert refusal(s, send("A", "f102 1 long", "f102")) == "RM-10.2.8a"
    fight(s, send("A", "f102 1 normal", "f102"), 1)
    assert boxes(s, "f102").count("normal") == 1
    assert s.now.long_quota == 1
    s = over(NORTH_OF_WINNIPEG, "f102", terms=terms, card=True)
    fight(s, send("A", "f102 1 long", "f102"), 1)
    assert "normal" not in boxes(s, "f102")
    assert s.now.long_quota == 0


@pytest.mark.rule("RM-10.2.8e", "RM-10.2.2j")
def test_the_f106_with_the_missile_may_fight_over_canada() -> None:
    assert asked(over(WINNIPEG, "", f106="K")) is None
    s = over(WINNIPEG, "", f106="K", card=True)
    assert refusal(s, send("A", "f106 1 long")) == "RM-10.2.2j"
    fight(s, send("A", "f106 1 normal", "f106"), 4, 1)
    assert left(s) is None
    assert boxes(s, "f106") == ["normal"]


# -------------------------------------------------------------------------------- extra die


@pytest.mark.rule("RM-11.3.1b", "RM-11.3.1c")
def test_the_extra_die_is_rolled_first_and_once_per_turn() -> None:
    """EX-AEW."""
    s = with_aew(over(CHICAGO, "f102 f102 f102 f102", "tu16"))
    inbound(s, "B", CHICAGO, "P", THREE)
    play(s, send("A", "f102 2 normal", aew="f102"))
    assert dice_asked(s) == [5]
    play(s, 5)
    assert left(s) is None
    assert boxes(s, "f102").count("normal") == 2
    assert refusal(s, send("B", "f102 2 normal", aew="f102")) == "RM-11.3.1b"
    play(s, send("B", "f102 2 normal"))
    assert dice_asked(s) == [5, 5]


@pytest.mark.rule("RM-11.3.1b")
def test_the_extra_die_leaves_the_rest_to_the_others_and_need_not_be_used() -> None:
    s = with_aew(over(CHICAGO, "f102 f102", f106="K"))
    inbound(s, "B", CHICAGO, "P", THREE)
    fight(s, send("B", "f102 1 normal"), 1)
    assert not extra_die_used(s)
    fight(s, send("A", "f106 1 normal, f102 1 normal", aew="f106"), 4, (4, 5))
    assert extra_die_used(s)
    assert left(s) is None


@pytest.mark.rule("RM-11.3.1b")
def test_only_an_american_that_really_fights_lends_its_values() -> None:
    """EX-AEW-F89."""
    s = with_aew(over(NEAR_OMAHA, "f89h arrow"))
    assert refusal(s, send("A", "f89h 1 long, arrow 1 long", aew="arrow")) == "RM-11.3.1b"
    assert refusal(s, send("A", "arrow 1 long", aew="f89h")) == "RM-11.3.1b"
    play(s, send("A", "f89h 1 long, arrow 1 long", aew="f89h"), 2)
    assert dice_asked(s) == [4]
    play(s, 4)
    assert not extra_die_used(s)
    s = with_aew(over(NEAR_OMAHA, "f89h f102 f102"))
    play(s, send("A", "f89h 1 long, f102 1 long", aew="f89h"), 2)
    assert dice_asked(s) == [5]
    play(s, 5)
    assert extra_die_used(s)
    assert left(s) == ["tu16", "m4"]


@pytest.mark.rule("RM-11.3.1b")
def test_without_the_ec121_there_is_no_extra_die() -> None:
    s = over(CHICAGO, "f102")
    assert refusal(s, send("A", "f102 1 normal", aew="f102")) == "RM-11.3.1b"


@pytest.mark.rule("RM-11.3.1b", "RM-10.2.8b")
def test_the_missile_goes_before_the_extra_die_which_a_hit_leaves_unused() -> None:
    s = with_aew(over(CHICAGO, "f102 f102", card=True))
    fight(s, send("A", "f102 2 normal", "f102", "f102"), 5, 1)
    assert left(s) is None
    assert not extra_die_used(s)
    s = with_aew(over(CHICAGO, "f102 f102", card=True))
    fight(s, send("A", "f102 2 normal", "f102", "f102"), 4, 5, 5)
    assert left(s) == ["m4"]
    assert extra_die_used(s)


# ------------------------------------------------------------------------------ on the move


@pytest.mark.rule("RM-9.8a")
def test_a_fast_mover_is_shot_down_on_the_way() -> None:
    s = alert("cf100 cf100", phase=3)
    inbound(s, "M50", WINNIPEG, "K", "m50", moves=1)
    s.then(MeetFlight("M50"))
    fight(s, send("M50", "cf100 2 normal"), (6, 1))
    assert s.finished == {"M50": "shot_down"}
    assert boxes(s, "cf100").count("normal") == 2


@pytest.mark.rule("RM-10.2.8a", "RM-10.2.5a")
def test_an_f89h_with_the_missile_at_normal_range_needs_no_test_of_another() -> None:
    s = over(NEAR_OMAHA, "f89h f89h", card=True)
    play(s, send("A", "f89h 1 normal, f89h 1 long", "f89h"), 3)
    assert dice_asked(s) == [5]
    play(s, 1)
    assert boxes(s, "f89h") == ["normal", "ready"]
    assert s.missile_uses == 1


@pytest.mark.rule("RM-10.2.7c", "RM-11.3.1c")
def test_what_the_extra_die_shoots_down_is_to_the_credit_of_the_f106() -> None:
    s = with_aew(over(CHICAGO, "f102", "tu16", f106="K"))
    fight(s, send("A", "f106 1 normal, f102 1 normal", aew="f102"), 6)
    assert s.flights == []
    assert next(each for each in s.interceptors if each.unit == "f106").fresh
