"""Every counter lies where the rules have it, and covers no words."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from desktop.paint.face import Face, State
from desktop.rules.core import Text
from desktop.rules.red_menace.records import Ruin
from desktop.rules.red_menace.state import State as War
from desktop.table.look import Counter
from desktop.table.red_menace.areas import table_board
from desktop.table.red_menace.chart_plan import chart_of, name_box
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.layout import layout
from tests.rules.red_menace.positions import KIT, fly, ground, inbound, war
from tests.table.red_menace.playing import played

PILES = ("us_aside", "su_aside", "lost_blue", "lost_soviet", "cuba_landings")


def _counters(s: War) -> dict[str, Counter]:
    found = table_counters(KIT, s)
    assert len({each.id for each in found}) == len(found), "two counters share an id"
    return {each.id: each for each in found}


def _face(counter: Counter) -> Face:
    assert isinstance(counter.face, Face)
    return counter.face


def _box(counter: Counter) -> tuple[float, float, float, float]:
    middle = table_board(KIT.board, layout()).centre(counter.place)
    x, y = middle.x + counter.offset[0], middle.y + counter.offset[1]
    wide, high = counter.size
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def test_cities_and_bases_are_printed_and_can_be_picked() -> None:
    found = _counters(war())
    for city, info in KIT.cities.items():
        printed = found[f"city:{city}"]
        assert printed.fixed
        assert printed.place == info.hex
        assert printed.target == printed.id
    assert {str(each.face) for each in found.values() if each.fixed} == {"None"}
    assert found["base:A"].place == "box:dep_A"
    assert [*found["base:A"].size] == [310, 62], "the whole box, its name included"
    assert sum(each.startswith("base:") for each in found) == 17


def test_a_formation_flies_on_the_map_and_its_bombers_lie_in_its_row() -> None:
    s = war()
    inbound(s, "C", "0609", "E", "tu16 tu16 m4")
    inbound(s, "D", "0609", "A")
    found = _counters(s)
    assert found["flight:C"].place == found["flight:D"].place == "0609"
    assert _face(found["flight:C"]).pips == 3
    assert _face(found["flight:D"]).pips == -1, "not detected yet"
    names = [found[f"row:C:{n}"].name for n in (1, 2, 3)]
    assert names == [KIT.unit_name(unit) for unit in ("tu16", "tu16", "m4")]
    assert [found[f"row:C:{n}"].place for n in (1, 2, 3)] == [f"box:form_C_b{n}" for n in (1, 2, 3)]
    assert all(State.HIDDEN in _face(found[f"row:D:{n}"]).states for n in (1, 2, 3))
    assert found["flight:E"].place == "box:form_E_counter", "it waits in its row"
    assert _face(found["flight:E"]).fill != _face(found["flight:C"]).fill, "and is dimmed"
    assert "row:E:1" not in found


def test_the_m50_is_a_bomber_by_itself() -> None:
    s = war()
    inbound(s, "M50", "0805", "A", "m50")
    found = _counters(s)
    assert _face(found["flight:M50"]).title == "M-50"
    assert "row:M50:1" not in found


def test_bombers_fly_in_columns_by_type_and_many_say_how_many() -> None:
    s = war()
    b52, b47 = fly(s, "b52 b52 b52", "0609"), fly(s, "b47", "0609")
    found = _counters(s)
    stack = [found[f"bomber:{number}"] for number in b52]
    assert [_face(each).count for each in stack] == [0, 0, 3], "only on top"
    assert [each.z for each in stack] == sorted(each.z for each in stack)
    assert stack[1].offset[0] - found[f"bomber:{b47[0]}"].offset[0] == 40
    assert _face(stack[0]).turn == 0, "nose up"


def test_bombers_on_the_ground_lie_nose_down_in_their_base() -> None:
    s = war()
    numbers = ground(s, "b47 b52 b47", "P")
    found = _counters(s)
    assert {found[f"bomber:{number}"].place for number in numbers} == {"box:dep_P"}
    assert {_face(found[f"bomber:{number}"]).turn for number in numbers} == {180}
    lying = sorted((found[f"bomber:{number}"] for number in numbers), key=lambda c: c.offset)
    assert [each.name for each in lying] == [KIT.unit_name(u) for u in ("b47", "b47", "b52")]


def test_fast_bombers_show_their_moves_while_they_move() -> None:
    s = war(phase=9)
    slow, fast = fly(s, "b52 b58", "0609")
    s.bombers[slow].moves, s.bombers[fast].moves = 1, 2
    badge = _face(_counters(s)[f"bomber:{fast}"]).badge
    assert badge is not None
    assert badge.text == "2"
    assert _face(_counters(s)[f"bomber:{slow}"]).badge is None
    s.bombers[fast].moved = True
    assert State.MOVED in _face(_counters(s)[f"bomber:{fast}"]).states
    s.phase = 10
    assert State.MOVED not in _face(_counters(s)[f"bomber:{fast}"]).states


def test_interceptors_lie_in_the_boxes_of_their_nation() -> None:
    s = war()
    planes = [plane for plane in s.interceptors if plane.unit == "f102" and plane.box == "ready"]
    planes[0].box, planes[1].box = "normal", "long"
    found = _counters(s)
    here = Tally(each.place for each in found.values() if each.id.startswith("plane:f102"))
    assert here == {
        "box:us_int_ready": len(planes) - 2,
        "box:us_int_normal": 1,
        "box:us_int_long": 1,
    }
    assert found["plane:f102"].target == "plane:f102", "the uppermost is seen to move"
    for unit, box in (("cf100", "ca"), ("hunter", "uk"), ("mig19", "su")):
        assert found[f"plane:{unit}"].place == f"box:{box}_int_ready"
    assert State.LONG in _face(found["plane:f102:long:0"]).states


def test_what_stands_in_a_city_of_its_own_lies_on_the_map() -> None:
    s = war()
    f106 = next(plane for plane in s.interceptors if plane.unit == "f106")
    assert _counters(s)["us_aside:f106"].place == "box:us_aside"
    f106.box, f106.city = "ready", "R"
    assert _counters(s)["plane:f106"].place == KIT.cities["R"].hex
    f106.box = "normal"
    assert _counters(s)["plane:f106:normal:0"].place == "box:us_int_normal"
    assert _counters(s)["plane:tu28"].place == KIT.cities["1"].hex


def test_support_submarine_and_missiles() -> None:
    s = war(phase=13)
    for each in s.support:
        each.where, each.base = "launched", "C" if each.unit != "tu126" else "6"
    found = _counters(s)
    for unit, box in (("ec121", "us_aew"), ("kc135", "us_tanker"), ("tu126", "su_aew")):
        assert found[f"support:{unit}"].place == f"box:{box}"
        badge = _face(found[f"support:{unit}"]).badge
        assert badge is not None
        assert badge.text in "C6"
    assert found["submarine"].place == s.sub.hex
    assert found["polaris"].place == "box:polaris_track"
    zero = found["polaris"].offset[0]
    s.sub.missiles -= 1
    assert _counters(s)["polaris"].offset[0] == pytest.approx(zero - 61.5)
    s.sub.where = "lost"
    found = _counters(s)
    assert "submarine" not in found
    assert found["lost_blue:ssbn"].place == "box:lost_blue"


def test_a_destroyed_city_has_its_counter_and_capitals_theirs() -> None:
    s = war()
    s.ruins["S"] = Ruin("S", "red", "air", 3, "nuke_d6", 4)
    s.ruins["I"] = Ruin("I", "red", "air", 3, "nuke_dc", 13)
    s.ruins["9"] = Ruin("9", "blue", "air", 3)
    found = _counters(s)
    assert _face(found["ruin:S"]).number == "4"
    badge = _face(found["ruin:I"]).badge
    assert badge is not None
    assert badge.text == "3"
    assert "aside:nuke_dc" not in found
    assert "aside:nuke_moscow" in found
    assert "ruin:9" not in found, "the cup was empty"
    assert found["ruin:S"].fixed


def test_kept_cards_lie_on_the_sheet() -> None:
    found = _counters(war(kept=[8, 13]))
    assert [found[key].place for key in ("event:8", "event:13")] == ["box:event_kept"] * 2
    assert found["event:8"].offset[0] < found["event:13"].offset[0]


def test_losses_of_both_sides_are_piles_by_type() -> None:
    s = war(red_lost={"tu16": 5, "m4": 1}, in_cuba={"tu95": 2})
    for number in fly(s, "b47 b47", "0609"):
        s.bombers[number].where = "lost"
    found = _counters(s)
    assert _face(found["lost_soviet:tu16"]).count == 5
    assert found["cuba_landings:tu95"].place == "box:cuba_landings"
    lost = [each for each in found.values() if each.place == "box:lost_blue"]
    assert [(each.name, _face(each).count) for each in lost] == [(KIT.unit_name("b47"), 2)]
    assert lost[0].target == "bomber:0", "the first of its type, which can come back"


def test_bombers_to_place_lie_beside_a_heap_of_the_rest() -> None:
    s = war()
    aside = [each for each in _counters(s).values() if each.place == "box:us_aside"]
    bombers = [each for each in aside if each.target.startswith("bomber:")]
    offsets = {each.offset for each in aside if each not in bombers}
    assert len(bombers) >= 3
    assert len(offsets) == 1
    assert len({each.offset for each in bombers}) == len(bombers)


def _units_wanted() -> Tally[Text]:
    """Return how many counters there are by name, but for those of cups, pools and rows."""
    wanted: Tally[Text] = Tally()
    for unit in KIT.units.values():
        if unit.blue or unit.role in ("aew", "interceptor"):
            wanted[unit.name] += unit.count
    return wanted


def _units_shown(s: War) -> Tally[Text]:
    """Return how many of them are seen: piles say how many lie in them."""
    wanted = _units_wanted()
    shown: Tally[Text] = Tally()
    for each in table_counters(KIT, s):
        if each.name in wanted:
            pile = each.place.removeprefix("box:") in PILES
            shown[each.name] += max(1, _face(each).count) if pile else 1
    return shown


@pytest.mark.parametrize("scenario", [1, 2, 3, 4])
def test_in_play_every_counter_is_somewhere_and_covers_no_name(scenario: int) -> None:
    chart = chart_of(KIT)
    names = {city.id: name_box(city, 0.5) for city in chart.cities}
    board = table_board(KIT.board, layout())
    expected = _units_wanted()
    for turn, (s, _) in enumerate(played(scenario, seed=scenario, most=900)):
        if turn % 9:
            continue
        assert _units_shown(s) == expected
        for each in _counters(s).values():
            assert each.place in board.cells
            left, top, right, bottom = _box(each)
            if each.place.startswith("box:") and not each.fixed:
                field = layout().boxes[each.place.removeprefix("box:")].rect
                assert field.x <= left, each.id
                assert right <= field.right + 0.1, each.id
                assert field.y <= top, each.id
                assert bottom <= field.bottom + 0.1, each.id
            elif not each.id.startswith(("city:", "base:", "event:")):
                for city, name in names.items():
                    covered = left < name.right() and name.left() < right
                    covered = covered and top < name.bottom() and name.top() < bottom
                    assert not covered, f"{each.id} covers the name of {city}"
