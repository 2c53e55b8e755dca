"""Who may meet a formation, where, and how many (RM-7.5, RM-9.4, RM-10.2.1, RM-10.2.2)."""

from typing import Any

import pytest

from desktop.rules.core import Choice
from desktop.rules.red_menace import interception_reach as reaches
from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.interception import MeetFlight
from desktop.rules.red_menace.interception_checks import legal
from desktop.rules.red_menace.interception_offers import offers
from desktop.rules.red_menace.interception_refusals import plane
from desktop.rules.red_menace.records import Box, Reach, TurnNow
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.air import alert, boxes, fight, phase_5, refusal, send
from tests.rules.red_menace.positions import KIT, asked, inbound, play

EDMONTON, WINNIPEG, OMAHA, CHICAGO, DENVER = "0312", "0513", "0414", "0514", "0314"
THULE, LONDON, NORTH_OF_WINNIPEG = "0609", "1007", "0412"
THREE = "tu16 tu16 m4"


def over(hex_id: str, ready: str, *, bombers: str = THREE, f106: str = "", **fields: Any) -> State:
    """Return phase 5 with formation A in a hex and these interceptors Ready."""
    s = alert(ready, f106=f106, **fields)
    inbound(s, "A", hex_id, "P", bombers)
    return phase_5(s)


def meeting(hex_id: str, ready: str, *, f106: str = "") -> State:
    """Return phase 3 with the M-50 on the move over a hex."""
    s = alert(ready, f106=f106, phase=3)
    inbound(s, "M50", hex_id, "P", "m50", moves=1)
    s.then(MeetFlight("M50"))
    return s


# ----------------------------------------------------------------------------- who may fight


@pytest.mark.rule("RM-7.5", "RM-10.2.1a")
def test_the_player_assigns_what_he_wants_to_each_formation_and_may_end_at_once() -> None:
    s = over(EDMONTON, "cf100 cf100 f102")
    inbound(s, "B", CHICAGO, "P", THREE)
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert {action.picks[0] for action in choice.actions} == {
        "flight:A",
        "flight:B",
        "button:done",
    }
    play(s, send("B", "f102 1 normal"), (1,))
    assert refusal(s, send("A", "cf100 2 normal")) == ""
    assert refusal(s, send("B", "f102 1 normal")) == "RM-10.2.1b"
    play(s, EndInterceptions())
    assert not s.steps
    assert boxes(s, "cf100") == ["long", "ready", "ready"]


@pytest.mark.rule("RM-10.2.1a", "RM-10.2.1b", "RM-10.2.1g", "RM-10.2.2f", "RM-9.4c")
def test_edmonton() -> None:
    """EX-EDMONTON."""
    s = over(EDMONTON, "cf100 cf100 cf100 arrow f102")
    inbound(s, "B", WINNIPEG, "F", THREE)
    fight(s, send("A", "cf100 3 normal, f102 1 long"), (6, 6, 1, 1))
    assert refusal(s, send("A", "arrow 1 normal")) == "RM-10.2.1b"
    assert refusal(s, send("B", "arrow 1 normal")) == ""
    assert boxes(s, "cf100") == ["normal"] * 3
    assert boxes(s, "f102").count("long") == 5
    assert sum(each.unit == "f102" and each.box == "ready" for each in s.interceptors) == 0


@pytest.mark.rule("RM-9.4a")
def test_only_ready_interceptors_of_the_nation_of_the_city_fight() -> None:
    s = over(CHICAGO, "f102 f102 cf100 hunter")
    assert refusal(s, send("A", "f102 3 normal")) == "RM-9.4a"
    assert refusal(s, send("A", "cf100 1 normal")) == "RM-10.2.2a"
    assert refusal(s, send("A", "hunter 1 normal")) == "RM-10.2.2a"
    assert refusal(s, send("A", "lightning 1 normal")) == "RM-9.4a"
    assert refusal(s, send("A", "mig19 1 normal")) == "RM-9.4a"
    assert refusal(s, send("A", "f102 2 normal")) == ""


@pytest.mark.rule("RM-9.4a")
@pytest.mark.parametrize(
    ("box", "words"), [("out", "in this scenario"), ("lost", "any more"), ("aside", "not in play")]
)
def test_why_a_type_is_not_there_depends_on_where_it_is(box: Box, words: str) -> None:
    s = over(CHICAGO, "f102")
    for each in s.interceptors:
        each.box = box if each.unit == "f106" else each.box
    assert words in reaches.not_ready(s, KIT, "f106").text.source


@pytest.mark.rule("RM-9.4b")
def test_a_destroyed_city_protects_nothing() -> None:
    """EX-DESTROYED-ZONE: over ruined Denver only cities one hex away count, at long range."""
    s = over(DENVER, "f102 f102", ruins="O")
    assert refusal(s, send("A", "f102 1 normal")) == "RM-10.2.2b"
    assert refusal(s, send("A", "f102 1 long")) == ""
    s = over(DENVER, "f102 f102", ruins="O P Q")
    assert asked(s) is None


@pytest.mark.rule("RM-9.4b")
@pytest.mark.parametrize(("ruins", "met"), [("", True), ("H", True), ("I", True), ("H I", False)])
def test_the_hex_of_new_york_and_washington_is_protected_while_one_stands(
    ruins: str, met: bool
) -> None:
    s = over("0614", "f102", ruins=ruins)
    assert (reaches.reach(s, KIT, "f102", "0614") == "normal") is met


@pytest.mark.rule("RM-9.4b")
def test_a_nation_protects_its_own_cities_while_they_stand() -> None:
    s = alert(ruins="H")
    assert theatre.protected_in(s, KIT, "usa", "0614") == ("I",)
    assert theatre.protected_in(s, KIT, "canada", "0614") == ()
    assert theatre.protected_in(s, KIT, "canada", WINNIPEG) == ("F",)
    assert theatre.protected_in(alert(ruins="F"), KIT, "canada", WINNIPEG) == ()


@pytest.mark.rule("RM-10.2a")
def test_interceptors_of_one_range_fight_only_over_the_city_whatever_the_target() -> None:
    """EX-KH20-NORMAL: CF-100s cannot reach a Tu-95K one hex from Winnipeg."""
    s = over(NORTH_OF_WINNIPEG, "cf100 cf100", bombers="tu95k")
    assert asked(s) is None
    assert refusal(over(WINNIPEG, "cf100"), send("A", "cf100 1 normal")) == ""


@pytest.mark.rule("RM-10.2.2a")
@pytest.mark.parametrize(
    ("unit", "nation", "long"),
    [
        ("f102", "usa", True),
        ("f89h", "usa", True),
        ("arrow", "canada", True),
        ("cf100", "canada", False),
        ("lightning", "uk", True),
        ("hunter", "uk", False),
    ],
)
def test_who_has_a_long_range(unit: str, nation: str, long: bool) -> None:
    s = alert(unit)
    for hex_id in KIT.hexes:
        over_city, next_to, _ = KIT.near[nation, hex_id]
        expected: Reach | None = "normal" if over_city else "long" if next_to and long else None
        if unit == "arrow" and KIT.near["usa", hex_id][0]:
            expected = None
        assert reaches.reach(s, KIT, unit, hex_id) == expected, hex_id


@pytest.mark.rule("RM-10.2.2b", "RM-10.2.7a")
def test_over_a_city_of_its_nation_normal_range_is_used_but_the_f106_has_its_own() -> None:
    """EX-F106-NEXTCITY: over Omaha the F-106 of Chicago may join at long range."""
    s = over(OMAHA, "f102 f102", f106="K")
    assert refusal(s, send("A", "f102 1 long")) == "RM-10.2.2b"
    assert refusal(s, send("A", "f106 1 normal")) == "RM-10.2.2b"
    fight(s, send("A", "f106 1 long, f102 2 normal"), (1, 1, 1))
    assert boxes(s, "f106") == ["long"]
    assert boxes(s, "f102").count("normal") == 2


@pytest.mark.rule("RM-10.2.7a")
def test_the_f106_reaches_its_own_city_and_one_hex_but_no_canadian_city() -> None:
    s = alert(f106="K")
    assert reaches.reach(s, KIT, "f106", CHICAGO) == "normal"
    assert reaches.reach(s, KIT, "f106", OMAHA) == "long"
    assert reaches.reach(s, KIT, "f106", "0415") is None  # Dallas, two hexes away
    assert refusal(over(OMAHA, "f102", f106="R"), send("A", "f106 1 long")) == "RM-10.2.7a"


@pytest.mark.rule("RM-10.2.2j", "RM-10.2.7a")
def test_the_f106_never_fights_over_canada() -> None:
    s = over(WINNIPEG, "cf100", f106="K")
    assert refusal(s, send("A", "cf100 1 normal, f106 1 long")) == "RM-10.2.2j"
    assert refusal(s, send("A", "cf100 1 normal")) == ""


@pytest.mark.rule("RM-10.2.2e")
def test_the_arrow_fights_over_and_next_to_canadian_cities_never_over_american_ones() -> None:
    """EX-ARROW."""
    s = alert("arrow")
    inbound(s, "A", EDMONTON, "P", THREE)
    inbound(s, "B", "0413", "P", THREE)
    inbound(s, "C", OMAHA, "P", THREE)
    phase_5(s)
    assert refusal(s, send("A", "arrow 1 normal")) == ""
    assert refusal(s, send("B", "arrow 1 long")) == ""
    assert refusal(s, send("C", "arrow 1 long")) == "RM-10.2.2e"


# -------------------------------------------------------------------------------- how many


@pytest.mark.rule("RM-10.2.1d")
def test_two_americans_over_thule_per_turn() -> None:
    """EX-GREEN-N."""
    s = over(THULE, "f102 f102 f102 f102 f102")
    inbound(s, "B", THULE, "P", THREE)
    inbound(s, "C", "0710", "P", THREE)
    assert refusal(s, send("A", "f102 3 normal")) == "RM-10.2.1d"
    fight(s, send("A", "f102 1 normal"), (1,))
    assert refusal(s, send("B", "f102 2 normal")) == "RM-10.2.1d"
    fight(s, send("B", "f102 1 normal"), (1,))
    fight(s, send("C", "f102 2 normal"), (1, 1))
    assert s.now.greenland == [2, 2]


@pytest.mark.rule("RM-10.2.2i")
def test_two_at_long_range_for_both_cities_of_greenland() -> None:
    """EX-GREEN-L."""
    s = over("0608", "f102 f102 f102 f102 f102 f89h")
    inbound(s, "B", "0809", "P", THREE)
    inbound(s, "C", "0413", "P", THREE)
    assert refusal(s, send("A", "f102 3 long")) == "RM-10.2.2i"
    fight(s, send("A", "f102 1 long"), (1,))
    assert refusal(s, send("B", "f102 1 long, f89h 1 long")) == "RM-10.2.2i"
    fight(s, send("B", "f102 1 long"), (1,))
    assert refusal(s, send("C", "f102 1 long")) == ""  # the third place, not from Greenland


@pytest.mark.rule("RM-10.2.2f")
def test_an_american_over_winnipeg_needs_a_canadian_with_it() -> None:
    """EX-CAN-US."""
    assert asked(over(WINNIPEG, "f102 f102")) is None
    s = over(WINNIPEG, "f102 f102 f89h cf100 arrow")
    assert refusal(s, send("A", "f102 1 long")) == "RM-10.2.2f"
    assert refusal(s, send("A", "f102 2 long, cf100 1 normal")) == "RM-10.2.2f"
    assert refusal(s, send("A", "f102 1 long, f89h 1 long, cf100 1 normal")) == "RM-10.2.2f"
    inbound(s, "B", EDMONTON, "P", THREE)
    fight(s, send("A", "f102 1 long, cf100 1 normal"), (1, 1))
    assert refusal(s, send("B", "f102 1 long, arrow 1 normal")) == "RM-10.2.2f"


@pytest.mark.rule("RM-10.2.2f", "RM-10.2.2g")
def test_other_hexes_of_canada_follow_the_general_rule() -> None:
    s = over("0413", "f102 f102 f102 cf100")
    assert refusal(s, send("A", "f102 2 long")) == ""


@pytest.mark.rule("RM-10.2.2f")
def test_who_fought_elsewhere_does_not_count_over_canada() -> None:
    s = over("0413", "f102 f102 f102 f102 cf100")
    inbound(s, "B", WINNIPEG, "F", THREE)
    fight(s, send("A", "f102 1 long"), (1,))
    assert (s.now.canada_us, s.now.greenland_long, s.now.greenland) == (0, 0, [0, 0])
    assert refusal(s, send("B", "cf100 1 normal, f102 1 long")) == ""


@pytest.mark.rule("RM-10.2.2f")
def test_without_a_canadian_no_american_is_offered_over_canada() -> None:
    s = over(WINNIPEG, "f102 f89h")
    assert asked(s) is None
    assert {offer.unit for offer in offers(s, KIT, s.flights[0]) if offer.count} == set()


@pytest.mark.rule("RM-10.2.2f", "RM-9.4b")
def test_over_a_ruin_of_canada_no_canadian_comes_and_so_no_american() -> None:
    s = over(WINNIPEG, "f102 cf100 cf100", ruins="F")
    assert asked(s) is None
    refused = plane(s, KIT, "f102", s.flights[0])
    assert refused is not None
    assert refused.rule == "RM-10.2.2f"


@pytest.mark.rule("RM-10.2.2g")
@pytest.mark.parametrize(
    ("ready", "places"),
    [
        ("f102 f102 f102 f102 f89h", 3),  # EX-HALF
        ("f102", 1),  # EX-HALF1
        ("f102 f89h", 1),
        ("f102 f102 f89h", 2),
        ("cf100", 0),
    ],
)
def test_half_of_f102_and_f89h_may_fight_at_long_range(ready: str, places: int) -> None:
    s = alert(ready)
    assert phase_5(s).now.long_quota == places


@pytest.mark.rule("RM-10.2.2g")
def test_the_half_is_fixed_before_anybody_is_assigned() -> None:
    s = over(CHICAGO, "f102 f102 f102 f102")
    inbound(s, "B", "0413", "P", THREE)
    inbound(s, "C", "0413", "P", THREE)
    fight(s, send("A", "f102 1 normal"), (1,))
    assert refusal(s, send("B", "f102 3 long")) == "RM-10.2.2g"
    fight(s, send("B", "f102 2 long"), (1, 1))
    refused = legal(s, KIT, send("C", "f102 1 long"))
    assert refused is not None
    assert refused.rule == "RM-10.2.2g"
    assert asked(s) is None


@pytest.mark.rule("RM-10.2.2h")
def test_the_f106_neither_counts_for_the_half_nor_uses_it() -> None:
    """EX-HALF-F106."""
    s = over("0413", "f102 f102", f106="P")
    assert s.now.long_quota == 1
    assert refusal(s, send("A", "f106 1 long, f102 2 long")) == "RM-10.2.2g"
    assert refusal(s, send("A", "f106 1 long, f102 1 long")) == ""


@pytest.mark.rule("RM-8.19a", "RM-8.19b")
def test_event_19_leaves_two_and_the_f106() -> None:
    """EX-EV19-3."""
    s = alert("f102 f102 f102 f102", f106="K", ruins="H E B", now=TurnNow(jammed=True))
    inbound(s, "A", CHICAGO, "P", THREE)
    phase_5(s)
    assert refusal(s, send("A", "f102 3 normal")) == "RM-8.19a"
    assert refusal(s, send("A", "f106 1 normal, f102 3 normal")) == "RM-8.19a"
    assert refusal(s, send("A", "f106 1 normal, f102 2 normal")) == ""


@pytest.mark.rule("RM-8.19a")
def test_event_19_counts_long_range_and_canadians_and_the_whole_turn() -> None:
    now = TurnNow(jammed=True)
    s = over("0413", "f102 f102 f102 f102 arrow", now=now)
    assert refusal(s, send("A", "arrow 1 long, f102 2 long")) == "RM-8.19a"
    assert refusal(s, send("A", "arrow 1 long, f102 1 long")) == ""
    s.now.assigned["A"] = 1
    assert refusal(s, send("A", "f102 2 long")) == "RM-8.19a"


@pytest.mark.rule("RM-8.19a", "RM-10.2.1c")
def test_event_19_counts_who_met_a_fast_mover_before() -> None:
    s = meeting(WINNIPEG, "cf100 f102 f102")
    s.now.jammed = True
    fight(s, send("M50", "cf100 1 normal"), (1,))
    s.flights[0].hex = CHICAGO
    phase_5(s)
    assert refusal(s, send("M50", "f102 2 normal")) == "RM-8.19a"
    assert refusal(s, send("M50", "f102 1 normal")) == ""


@pytest.mark.rule("RM-8.19c")
def test_event_19_touches_neither_greenland_nor_the_british_nor_the_half() -> None:
    now = TurnNow(jammed=True)
    s = over(LONDON, "hunter hunter lightning", now=now)
    assert refusal(s, send("A", "hunter 2 normal, lightning 1 normal")) == ""
    s = over(THULE, "f102 f102 f102", now=TurnNow(jammed=True))
    assert refusal(s, send("A", "f102 3 normal")) == "RM-10.2.1d"
    assert refusal(s, send("A", "f102 2 normal")) == ""
    s = over("0413", "f102 f102", now=TurnNow(jammed=True))
    assert refusal(s, send("A", "f102 2 long")) == "RM-10.2.2g"


# ---------------------------------------------------------------------------- on the move


@pytest.mark.rule("RM-10.2.1c", "RM-9.8b")
def test_a_fast_mover_is_met_again_over_the_next_city() -> None:
    """EX-FAST-TWICE."""
    s = meeting(WINNIPEG, "cf100 cf100 f102 f102 f102")
    fight(s, send("M50", "cf100 2 normal"), (1, 1))
    flight = s.flights[0]
    assert asked(s) is None
    flight.hex = CHICAGO
    phase_5(s)
    assert refusal(s, send("M50", "f102 3 normal")) == ""


@pytest.mark.rule("RM-10.2.1c")
@pytest.mark.parametrize("hex_id", [WINNIPEG, "0413"])
def test_a_fast_mover_that_was_met_is_safe_where_it_was_met_and_off_the_cities(
    hex_id: str,
) -> None:
    s = meeting(WINNIPEG, "cf100 cf100 arrow f102 f102 f102")
    fight(s, send("M50", "cf100 1 normal"), (1,))
    s.flights[0].hex = hex_id
    assert asked(phase_5(s)) is None


@pytest.mark.rule("RM-10.2.1c")
def test_who_held_back_on_the_way_may_meet_it_in_phase_5() -> None:
    s = meeting(WINNIPEG, "cf100")
    play(s, EndInterceptions())
    phase_5(s)
    assert refusal(s, send("M50", "cf100 1 normal")) == ""


@pytest.mark.rule("RM-9.8a", "RM-9.8d")
def test_on_the_move_only_normal_range_over_a_standing_city_is_possible() -> None:
    s = meeting(WINNIPEG, "f102 cf100", f106="K")
    assert refusal(s, send("M50", "cf100 1 normal, f102 1 long")) == "RM-9.8d"
    assert refusal(s, send("M50", "cf100 1 normal")) == ""
    assert asked(meeting("0413", "f102 arrow")) is None
    gone = meeting(CHICAGO, "f102")
    gone.flights.clear()
    assert asked(gone) is None


@pytest.mark.rule("RM-9.8a", "RM-9.8d")
def test_on_the_move_only_normal_range_is_listed() -> None:
    s = meeting(WINNIPEG, "f102 cf100 arrow")
    choice = asked(s)
    assert isinstance(choice, Choice)
    sent = [action for action in choice.actions if isinstance(action, Intercept)]
    assert {(unit, at) for action in sent for unit, at, _ in action.planes} == {
        ("cf100", "normal"),
        ("arrow", "normal"),
    }
    choice = asked(meeting(OMAHA, "f102", f106="K"))
    assert isinstance(choice, Choice)
    assert choice.actions == (send("M50", "f102 1 normal"), EndInterceptions())


@pytest.mark.rule("RM-9.8a")
def test_on_the_move_only_the_one_that_moves_is_met() -> None:
    s = meeting(WINNIPEG, "cf100 f102")
    inbound(s, "A", CHICAGO, "P", THREE)
    assert refusal(s, send("A", "f102 1 normal")) == "RM-9.8a"


# ---------------------------------------------------------------------------------- module S


@pytest.mark.rule("RM-S3.0a")
def test_module_s_has_the_same_ranges() -> None:
    s = over("0413", "f102 f102 f102", terms={"module_s": True})
    assert refusal(s, send("A", "f102 2 long")) == ""
    fight(s, send("A", "f102 1 long"), (1,))
    assert "long" in boxes(s, "f102")
    for unit, hex_id, long in (("cf100", "0413", False), ("lightning", "0906", True)):
        s = over(hex_id, unit, terms={"module_s": True})
        assert (asked(s) is not None) is long
