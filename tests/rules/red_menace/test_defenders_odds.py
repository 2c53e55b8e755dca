"""The odds of the player's bombers, held to every throw that the engine can be given."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.red_menace import defenders_dice, theatre
from desktop.rules.red_menace import defenders_odds as odds
from desktop.rules.red_menace.batteries import EnterHex, RedBatteries, SweepHexes
from desktop.rules.red_menace.defenders import MeetBombers, RedDefenders
from desktop.rules.red_menace.state import State
from tests.rules.red_menace.defences import ready, stand
from tests.rules.red_menace.outcomes import ends, left_of
from tests.rules.red_menace.positions import KIT, fly, war

MOSCOW, LENINGRAD, AD10, AD11, TIKSI, BY_TIKSI, SOUTH = (
    *("0804", "0905", "0805", "0704", "0405", "0404"),
    "0903",
)
PLACES = (MOSCOW, LENINGRAD, AD10, AD11, TIKSI, BY_TIKSI, SOUTH, "0803", "0402")


def position(units: str = "", *, module_s: bool = False, ruins: str = "") -> State:
    s = war(phase=9, ruins=ruins, terms={"module_s": module_s})
    for bomber in s.bombers:
        if bomber.where == "flight":
            bomber.where = "out"
    ready(s, units)
    if "1" in ruins.split():
        for sam in s.sams:
            sam.where = "lost" if sam.unit == "sa2_moscow" else sam.where
    return s


def alike(found: dict[tuple[str, ...], float]) -> dict[tuple[str, ...], float]:
    """Return chances by units in one order, those that are nothing left out."""
    told: dict[tuple[str, ...], float] = defaultdict(float)
    for units, share in found.items():
        told[tuple(sorted(units))] += share
    return {units: share for units, share in told.items() if share > 1e-12}


bombers = st.lists(st.sampled_from(["b47", "b52", "vulcan", "b58"]), min_size=1, max_size=2).filter(
    lambda units: units.count("vulcan") < 2
)
crews = st.lists(st.sampled_from(["mig19", "mig19", "su9", "tu28"]), max_size=3).filter(
    lambda units: units.count("su9") < 2 and units.count("tu28") < 2
)


@settings(max_examples=60, deadline=None)
@given(
    there=st.dictionaries(st.sampled_from(PLACES), bombers, min_size=1, max_size=3).filter(
        lambda there: (
            sum(units.count("vulcan") for units in there.values()) < 2
            and sum(units.count("b58") for units in there.values()) < 4
        )
    ),
    units=crews,
    sa2s=st.sets(st.sampled_from([AD10, AD11, TIKSI]), max_size=1),
    ruins=st.sampled_from(["", "", "9", "1"]),
    module_s=st.booleans(),
    entering=st.booleans(),
)
@pytest.mark.rule("RM-7.10", "RM-7.11", "RM-10.6.2a")
def test_the_odds_of_each_hex_agree_with_the_engine(
    there: dict[str, list[str]],
    units: list[str],
    sa2s: Iterable[str],
    ruins: str,
    module_s: bool,
    entering: bool,
) -> None:
    if ruins == "1":
        units = [unit for unit in units if unit != "tu28"]
    s = position(" ".join(units), module_s=module_s, ruins=ruins)
    s.mobile_sa2 = True
    for hex_id, types in there.items():
        fly(s, " ".join(types), hex_id)
    for hex_id in sa2s:
        stand(s, "sa2", hex_id)
    squadrons = theatre.squadrons(s)
    found = {hex_id: odds.of_hex(s, KIT, hex_id, entering=entering) for hex_id in there}
    if entering:
        s.now.entered = list(there)
        s.then(*map(EnterHex, there), SweepHexes(), RedDefenders(), RedBatteries())
    else:
        s.then(RedDefenders(), RedBatteries())
    told = ends(s)
    for hex_id, defence in found.items():
        assert alike(defence.survivors) == pytest.approx(left_of(told, squadrons[hex_id]))
        assert sum(defence.lost) == pytest.approx(1)
    used = sum(
        share * sum(each.box in ("normal", "long") for each in state.interceptors)
        for share, state in told
    )
    sent = sum(
        share * len(crew) for defence in found.values() for crew, share in defence.crews.items()
    )
    assert sent == pytest.approx(used)


@settings(max_examples=40, deadline=None)
@given(
    place=st.sampled_from([MOSCOW, LENINGRAD, AD10, TIKSI, BY_TIKSI]),
    types=bombers,
    units=crews,
    sa2=st.booleans(),
    ruins=st.sampled_from(["", "9"]),
    module_s=st.booleans(),
)
@pytest.mark.rule("RM-9.8a")
def test_the_odds_of_flying_on_agree_with_the_engine(
    place: str, types: list[str], units: list[str], sa2: bool, ruins: str, module_s: bool
) -> None:
    s = position(" ".join(units), module_s=module_s, ruins=ruins)
    s.mobile_sa2 = True
    numbers = tuple(fly(s, " ".join(types), place))
    if sa2 and place == AD10:
        stand(s, "sa2", place)
    defence = odds.of_crossing(s, KIT, place, numbers)
    s.then(EnterHex(place), MeetBombers(place, numbers))
    assert alike(defence.survivors) == pytest.approx(left_of(ends(s), list(numbers)))


@pytest.mark.rule("RM-10.2b", "RM-10.2.3b")
@given(
    crew=st.lists(st.sampled_from(["tu28", "mig19"]), max_size=4),
    victims=st.lists(st.sampled_from(["b47", "b52"]), min_size=1, max_size=4),
)
def test_a_fight_is_counted_throw_by_throw(crew: list[str], victims: list[str]) -> None:
    crew.sort(key=lambda unit: KIT.units[unit].A)
    victims.sort()
    counted = [0] * (len(victims) + 1)
    throws = list(product(range(1, 7), repeat=len(crew)))
    for faces in throws:
        counted[defenders_dice.hits_of(KIT, crew, victims, faces)] += 1
    expected = [number / len(throws) for number in counted]
    assert odds.losses(KIT, crew, victims) == pytest.approx(expected)


@pytest.mark.rule("RM-10.3.1b", "RM-10.6.4")
def test_three_b52s_under_the_sa2_of_moscow() -> None:
    s = position()
    fly(s, "b52 b52 b52", MOSCOW)
    defence = odds.of_hex(s, KIT, MOSCOW)
    # Each needs a 4 with A 3 and D -1.
    assert defence.lost == pytest.approx((1 / 8, 3 / 8, 3 / 8, 1 / 8))
    assert (defence.moscow, defence.sa2, defence.crews) == (1, 0.0, {})
    assert defence.mean_lost == pytest.approx(1.5)


@pytest.mark.rule("RM-10.2.4b", "RM-10.2.6c")
def test_who_comes_is_told_with_its_chance() -> None:
    s = position("su9 tu28")
    fly(s, "b47", AD10)
    defence = odds.of_hex(s, KIT, AD10)
    su9, tu28 = ("su9", "long"), ("tu28", "long")
    # The Su-9 comes on 4 or more; if it hits, on 3 or more, nobody is left for the Tu-28.
    assert defence.crews == {
        (tu28,): pytest.approx(1 / 2),
        (su9, tu28): pytest.approx(1 / 6),
        (su9,): pytest.approx(1 / 3),
    }


@pytest.mark.rule("RM-10.6.2a", "RM-S4.0a")
def test_the_chance_that_an_sa2_appears() -> None:
    s = position()
    fly(s, "b47 b47", AD11)
    assert odds.of_hex(s, KIT, AD11).sa2 == 0
    assert odds.of_hex(s, KIT, AD11, entering=True).sa2 == pytest.approx(2 / 3)
    s = position(module_s=True)
    fly(s, "b47 b47", AD11)
    assert odds.of_hex(s, KIT, AD11, entering=True).sa2 == pytest.approx(11 / 36)


@pytest.mark.rule("RM-S4.0b", "RM-S4.0c")
def test_the_third_hex_of_module_s_may_find_no_sa2_left() -> None:
    s = position(module_s=True)
    for hex_id, units in (("0206", "b47 b47 b47"), ("0604", "b52 b52 b52"), ("0505", "b47 b47")):
        fly(s, units, hex_id)
    many, few = 1 - (5 / 6) ** 3, 1 - (5 / 6) ** 2
    chances = [odds.of_hex(s, KIT, hex_id, entering=True).sa2 for hex_id in theatre.squadrons(s)]
    assert chances == pytest.approx([many, (1 - many**2) * few, many])
    s.now.placed = 1
    chances = [odds.of_hex(s, KIT, hex_id, entering=True).sa2 for hex_id in theatre.squadrons(s)]
    assert chances == pytest.approx([many * (1 - many), few * (1 - many) ** 2, many])
    s.now.placed = 2
    assert odds.of_hex(s, KIT, "0206", entering=True).sa2 == 0


@pytest.mark.rule("RM-S4.0b")
def test_one_sa2_left_in_the_pool_is_the_last_of_the_turn() -> None:
    s = position(module_s=True)
    for sam in [sam for sam in s.sams if sam.where == "pool"][1:]:
        sam.where = "lost"
    for hex_id, units in (("0206", "b47 b47 b47"), ("0604", "b52 b52 b52")):
        fly(s, units, hex_id)
    many = 1 - (5 / 6) ** 3
    chances = [odds.of_hex(s, KIT, hex_id, entering=True).sa2 for hex_id in theatre.squadrons(s)]
    assert chances == pytest.approx([many * (1 - many), many])


def test_odds_of_bombers_that_are_still_to_move() -> None:
    s = position("mig19")
    (number,) = fly(s, "b47", "0610")
    there = odds.of_hex(s, KIT, "0402", {"0402": [number]})
    assert there.lost == pytest.approx((1 / 2, 1 / 2))
    with pytest.raises(KeyError):
        odds.of_hex(s, KIT, "0402")
