"""Every counter lies where the state has it, can be pointed at, and covers no name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from desktop.models.say import say
from desktop.paint.face import Face, State
from desktop.rules.core import Choice, Side
from desktop.rules.eagles_missiles.duels import FlyOn
from desktop.rules.eagles_missiles.records import (
    POLISH,
    SIDES,
    Bombing,
    Contest,
    Launch,
    Missile,
)
from desktop.rules.eagles_missiles.resolution import Fights
from desktop.rules.eagles_missiles.state import State as War
from desktop.table.eagles_missiles.counters import table_counters
from desktop.table.eagles_missiles.counters_battle import laid_out
from desktop.table.eagles_missiles.layout import (
    AA,
    BACK,
    CARD,
    PLATE,
    PLATE_EDGE,
    PLATE_HEAD,
    layout,
)
from desktop.table.look import Counter
from desktop.table.places import Places
from desktop.table.scene import COVERED
from tests.rules.eagles_missiles.positions import (
    KIT,
    assault,
    call_nato,
    missile,
    russian,
    send,
    war,
)
from tests.table.eagles_missiles.playing import BOTH, look, played, view_of


def laid(s: War, side: Side | None = POLISH) -> dict[str, Counter]:
    """Return the counters of a position by id."""
    return {each.id: each for each in table_counters(KIT, view_of(s, side))}


def box_of(counter: Counter) -> QRectF:
    """Return where a counter lies on the table."""
    middle = Places(look().board(None)).centre(counter.place)  # type: ignore[arg-type]
    assert middle is not None, counter.id
    wide, high = counter.size
    x, y = middle.x() + counter.offset[0], middle.y() + counter.offset[1]
    return QRectF(x - wide / 2, y - high / 2, wide, high)


def plate_of(land: str) -> QRectF:
    x, y = layout().lands[land].plate
    return QRectF(x - PLATE[0] / 2, y - PLATE[1] / 2, *PLATE)


@pytest.mark.parametrize("sides", [BOTH, SIDES])
def test_whatever_can_be_picked_can_be_pointed_at(sides: tuple[Side, ...]) -> None:
    for s, choice in played(sides, seed=4, most=500):
        view = view_of(s, choice.side if isinstance(choice, Choice) else None)
        counters = look().counters(view)
        places = Places(look().board(view))
        assert all(each.place in places for each in counters), s.steps[-1:]
        ids = [each.id for each in counters]
        assert len(ids) == len(set(ids)), s.steps[-1:]
        if isinstance(choice, Choice):
            shown = {each.target for each in counters} | set(places.names)
            shown |= {card.target for card in look().hand(view)}
            picks = {pick for action in choice.actions for pick in action.picks}
            assert {pick for pick in picks if not pick.startswith("button:")} <= shown, choice.rule


def test_every_squadron_and_aa_unit_lies_somewhere_once() -> None:
    for s, _ in played(seed=9, most=300):
        there = laid(s)
        assert {f"squadron:{key}" for key in KIT.squadrons} <= there.keys()
        assert {f"aa:{key}" for key in KIT.aa} <= there.keys()


def test_pointing_at_a_territory_spreads_nothing() -> None:
    for number, (s, _) in enumerate(played(SIDES, seed=8, most=900)):
        if number % 9:
            continue
        lands: dict[str, list[QRectF]] = {}
        for each in table_counters(KIT, view_of(s)):
            if each.place in KIT.territories and not each.fixed:
                lands.setdefault(each.place, []).append(box_of(each))
        for land, boxes in lands.items():
            for at, a in enumerate(boxes):
                for b in boxes[:at]:
                    shared = a & b
                    most = COVERED * min(x.width() * x.height() for x in (a, b))
                    assert shared.width() * shared.height() <= most, land


def test_what_stands_on_an_airfield_keeps_to_it_and_off_its_name() -> None:
    there = laid(war())
    for squadron in (each for each in war().squadrons if each.where == "base"):
        counter, field = there[f"squadron:{squadron.id}"], there[f"field:{squadron.at}"]
        assert box_of(field).contains(box_of(counter))
        assert counter.place == KIT.airfields[squadron.at].territory


def test_a_squadron_that_may_fly_on_is_still_where_it_won() -> None:
    s = war(steps=(FlyOn("PL_SU22_1", "MAZ"),))
    send(s, "PL_SU22_1", "RU_SU27_1")
    s.squadron("RU_SU27_1").where = "lost"
    assert laid(s)["squadron:PL_SU22_1"].place == "MAZ"


def test_whoever_was_sent_lies_opposite_its_target_and_leaves_its_place_free() -> None:
    s = war()
    raid = russian(s, "SU24", "raid", "MAZ")
    send(s, "PL_MIG29_2", raid.id)
    there = laid(s)
    enemy, own = there[f"squadron:{raid.id}"], there["squadron:PL_MIG29_2"]
    assert own.place == enemy.place == "MAZ"
    assert own.offset[0] > enemy.offset[0] + enemy.size[0]
    plate = plate_of("MAZ").adjusted(PLATE_EDGE, PLATE_HEAD, -PLATE_EDGE, 0)
    assert plate.contains(box_of(enemy))
    assert plate.contains(box_of(own))
    s.squadron("PL_MIG29_2").target = ""
    s.squadron("PL_MIG29_2").spent = True
    back = laid(s)["squadron:PL_MIG29_2"]
    assert box_of(laid(s)["field:MINSK"]).contains(box_of(back))
    assert isinstance(back.face, Face)
    assert State.MOVED in back.face.states


def test_escorts_stand_in_front_of_raids_and_these_of_cards() -> None:
    s = war()
    assault(s, "III", "RA13")
    escort = russian(s, "SU27", "escort", "PDL")
    raid = russian(s, "SU24", "raid", "PDL")
    there = laid(s)
    row = [there[key].offset[0] for key in ("rcard:RA13", f"squadron:{raid.id}")]
    assert row[0] < row[1] < there[f"squadron:{escort.id}"].offset[0]


def test_a_support_lies_over_the_edge_of_its_own_card() -> None:
    s = war(conquered="PDL")
    assault(s, "III", "RA13", "RA14")
    support = russian(s, "SU25", "support", "III", 1)
    there = laid(s)
    over = box_of(there[f"squadron:{support.id}"])
    assert over.intersects(box_of(there["rcard:RA14"]))
    assert not over.intersects(box_of(there["rcard:RA13"]))
    whole = box_of(there["assault:III"])
    assert whole.contains(over)
    assert whole.contains(box_of(there["rcard:RA13"]))


def test_an_assault_as_a_whole_says_its_strength_and_lies_below_its_cards() -> None:
    s = war()
    assault(s, "II", "RA13")
    russian(s, "SU25", "support", "II", 0)
    there = laid(s)
    whole = there["assault:II"]
    assert say(whole.name) == "Assault of line II, strength 10"
    assert whole.z < there["rcard:RA13"].z
    assert whole.fixed


def test_a_crowded_battle_has_a_row_for_each_side_and_nothing_is_covered() -> None:
    s = war()
    assault(s, "III", "RA13")
    russian(s, "SU25", "support", "III", 0)
    raids = [russian(s, "SU24", "raid", "PDL") for _ in range(2)]
    escorts = [russian(s, "SU27", "escort", "PDL") for _ in range(2)]
    for key, target in zip(
        ("PL_F16C_1", "PL_F16C_2", "PL_MIG29_1"), (*escorts, raids[0]), strict=True
    ):
        send(s, key, target.id)
    there = laid(s)
    russians = [box_of(there[f"squadron:{each.id}"]) for each in (*raids, *escorts)]
    allies = [box_of(there[f"squadron:PL_{key}"]) for key in ("F16C_1", "F16C_2", "MIG29_1")]
    plate = plate_of("PDL").adjusted(0, PLATE_HEAD, 0, 0)
    assert max(box.bottom() for box in russians) < min(box.top() for box in allies)
    boxes = [*russians, *allies]
    assert all(plate.contains(box) for box in boxes)
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_both_sides_of_a_plate_keep_to_their_ends_and_shrink_together() -> None:
    end = PLATE[0] / 2 - PLATE_EDGE
    scale, (russian_at, ally) = laid_out([56.0], [56.0])
    assert scale == 1
    assert (russian_at.x - 28, ally.x + 28) == pytest.approx((-end, end))
    scale, places = laid_out([56.0] * 4, [])
    assert 0.9 < scale < 1
    assert places[-1].x + 28 * scale <= end
    scale, places = laid_out([56.0] * 20, [56.0])
    assert places[0].x - 28 * scale >= -end - 1e-6
    assert places[-1].x + 28 * scale <= end + 1e-6
    assert laid_out([], []) == (1.0, [])


def test_a_conquered_territory_has_its_banner_and_no_cards_any_more() -> None:
    s = war()
    assault(s, "III", "RA13")
    raid = russian(s, "SU24", "raid", "PDL")
    s.conquered["PDL"] = war(conquered="PDL").conquered["PDL"]
    there = laid(s)
    assert "rcard:RA13" not in there
    assert "assault:III" not in there
    x, y = layout().lands["PDL"].plate
    banner = QRectF(x - PLATE[0] / 2 + 4, y - BACK[1] / 2, *BACK)
    assert banner.contains(box_of(there[f"squadron:{raid.id}"]))
    assert look().map_key(view_of(s)).chart.battles == ()


def test_plates_are_laid_out_where_counters_lie() -> None:
    s = war()
    missile(s, "RM04", "LDZ")
    send(s, "PL_SU22_1", "fleet")
    assert set(look().map_key(view_of(s)).chart.battles) == {"LDZ", "SEA"}
    there = laid(s)
    assert there["rcard:RM04"].place == "LDZ"
    assert plate_of("SEA").contains(box_of(there["squadron:PL_SU22_1"]))


def test_a_card_shows_what_is_left_of_its_strength_and_whether_it_is_stopped() -> None:
    s = war(conquered="PDL")
    laid_on = assault(s, "III", "RA26", "RA13")
    laid_on.modifier = -3
    numbers = [laid(s)[f"rcard:{card}"].face for card in ("RA26", "RA13")]
    assert [face.number for face in numbers if isinstance(face, Face)] == ["0", "5"]
    laid_on.stopped = True
    face = laid(s)["rcard:RA13"].face
    assert isinstance(face, Face)
    assert State.DESTROYED in face.states


def test_aa_units_share_the_room_of_their_territory() -> None:
    s = war()
    for number, unit in enumerate(s.aa[-4:]):
        unit.at = "MAZ"
        middle = layout().lands["MAZ"].aa
        assert middle is not None
        room = QRectF(middle[0] - AA[0] / 2 - 1, middle[1] - AA[1] / 2, AA[0] + 2, AA[1])
        boxes = [box_of(laid(s)[f"aa:{each.id}"]) for each in s.aa[-4 : s.aa.index(unit) + 1]]
        assert len(boxes) == number + 1
        assert all(room.contains(box) for box in boxes)
        # What shares less than a fifth is not spread when it is pointed at.
        shared = [(a & b).width() / a.width() for n, a in enumerate(boxes) for b in boxes[:n]]
        assert max(shared, default=0) < 0.2


def test_aa_units_that_can_do_nothing_more_are_ticked_and_lost_ones_lie_aside() -> None:
    s = war()
    green, other = s.aa[0], s.aa[1]
    green.shots = 1
    other.at, other.lost = "", True
    faces = {key: laid(s)[f"aa:{key}"] for key in (green.id, other.id)}
    first = faces[green.id].face
    assert isinstance(first, Face)
    assert State.MOVED in first.states
    assert faces[other.id].place == "box:allied_losses"
    green.extra = 1
    again = laid(s)[f"aa:{green.id}"].face
    assert isinstance(again, Face)
    assert State.MOVED not in again.states
    assert laid(s)["aa:AA_B_1"].place == "box:aa_off"


def test_the_pool_has_a_pile_of_each_type_with_the_next_one_on_top() -> None:
    s = war()
    there = laid(s)
    pile = sorted(
        (each for each in there.values() if each.target == "pool:SU27"), key=lambda each: each.z
    )
    assert [each.id for each in pile][-1] == "squadron:RU_SU27_1"
    assert [each.fixed for each in pile] == [True] * 4 + [False]
    russian(s, "SU27", "escort", "MAZ")
    top = max(
        (each for each in laid(s).values() if each.target == "pool:SU27"), key=lambda each: each.z
    )
    assert top.id == "squadron:RU_SU27_2"
    middles = {
        box_of(each).center().x()
        for each in laid(s).values()
        if each.place == "box:russian_pool" and not each.fixed
    }
    assert len(middles) == 5


def test_losses_reserves_and_pools_lie_in_their_panels() -> None:
    s = war()
    call_nato(s, _nato()[0])
    s.squadron("RU_SU27_1").where = "lost"
    s.squadron("PL_MIG29_1").where = "lost"
    s.squadron("PL_MIG29_2").where, s.squadron("PL_MIG29_2").at = "air", ""
    there = laid(s)
    assert there["squadron:RU_SU27_1"].place == "box:russian_losses"
    assert there["squadron:PL_MIG29_1"].place == "box:allied_losses"
    assert there["squadron:PL_MIG29_2"].place == "box:air"
    places = {there[f"squadron:{key}"].place for key in _nato()}
    assert places == {"box:nato_pool", "box:nato_uncommitted"}
    reserve = [each.id for each in s.squadrons if each.where == "reserve"]
    assert {there[f"squadron:{key}"].place for key in reserve} == {"box:polish_reserve"}
    for box in layout().holders:
        field = QRectF(*box.field).adjusted(-1, -1, 1, 1)
        for each in there.values():
            if each.place == box.name and not each.fixed and box.id != "fleet_track":
                assert field.contains(box_of(each)), each.id


def _nato() -> list[str]:
    return [key for key, info in KIT.squadrons.items() if info.side == "nato"]


def test_the_fleet_counts_down_on_its_track_and_is_gone_when_it_is_sunk() -> None:
    s = war()
    at_ten = box_of(laid(s)["fleet"]).center().x()
    s.fleet = 4
    assert box_of(laid(s)["fleet"]).center().x() > at_ten
    s.fleet = 0
    assert "fleet" not in laid(s)


def test_cards_lie_in_their_piles() -> None:
    s = war(hand="PL01 PL04")
    s.spent_cards = ["RA01", "NA01", "PL07", "RA02"]
    there = laid(s)
    assert {there[f"spent:{box}"].target for box in ("russian_spent", "nato_card")} == {
        "spent:RA02",
        "spent:NA01",
    }
    assert there["spent:polish_played"].target == "spent:PL07"
    backs = [each for each in there.values() if each.place == "box:polish_hand"]
    assert len(backs) == 2
    assert there["deck:nato_deck"].place == "box:nato_deck"
    s.nato_deck.counts[:] = [0] * len(s.nato_deck.counts)
    assert "deck:nato_deck" not in laid(s)


def test_fields_and_lines_are_there_to_be_picked() -> None:
    there = laid(war())
    assert all(there[f"field:{key}"].face is None for key in KIT.fields)
    for line in KIT.lines:
        x, y = layout().ways[line][0]
        assert box_of(there[f"line:{line}"]).center().toTuple() == pytest.approx((x, y))


def test_a_card_of_a_battle_is_as_large_as_the_plate_allows() -> None:
    s = war()
    assault(s, "II", "RA13")
    assert laid(s)["rcard:RA13"].size == CARD


def two_battles() -> War:
    """Return escorts that are met on two territories."""
    s = war(steps=(Fights("MAZ"),))
    for place in ("MAZ", "LSI"):
        russian(s, "SU27", "escort", place)
    russian(s, "SU24", "raid", "LSI")
    return s


def faint(s: War) -> set[str]:
    """Return where counters have stepped back."""
    return {each.place for each in laid(s).values() if each.faint}


def test_what_is_decided_in_one_territory_has_the_others_step_back() -> None:
    s = two_battles()
    assert faint(s) == {"LSI"}
    s.steps.clear()
    assert faint(s) == set()
    s.contest = Contest("duel", "RU_SU27_1")
    assert faint(s) == {"LSI"}
    s.contest, s.bombing = None, Bombing("RU_SU24_1", "KIELCE")
    assert faint(s) == {"MAZ"}
    s.bombing, s.launch = None, Launch(Missile("RM01", "LDZ", "russian"))
    assert faint(s) == {"LSI", "MAZ"}
