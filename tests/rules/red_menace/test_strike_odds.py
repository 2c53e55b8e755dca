"""What attacks are expected to bring (RM-10.0, RM-10.1.3, RM-11.3.2, RM-10.5.1)."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.rules.red_menace.strike_odds import (
    best_first,
    mean_points,
    polaris_odds,
    squadron_odds,
    strike_odds,
    success,
)
from tests.rules.red_menace.positions import KIT, fly, war


def counted(units: tuple[str, ...], first: str) -> tuple[float, list[float]]:
    """Return the chance that a city falls and those of the losses, by counting all dice."""
    falls, losses = 0, [0] * (len(units) + 1)
    jammed = units.index(first) if first else -1
    for faces in product(range(1, 7), repeat=len(units)):
        lost = sum(
            face - (each == jammed) < KIT.units[unit].A
            for each, (unit, face) in enumerate(zip(units, faces, strict=True))
        )
        falls += lost < len(units)
        losses[lost] += 1
    cases = 6 ** len(units)
    return falls / cases, [number / cases for number in losses]


@pytest.mark.rule("RM-10.0", "RM-11.3.2", "RM-1.3.3c")
@pytest.mark.parametrize(
    ("units", "first"),
    [
        (("b47",), ""),
        (("b58",), "b58"),
        (("b47", "b52", "b58"), ""),
        (("b47", "b52", "b58"), "b52"),
        (("b52", "b52", "vulcan", "b47"), "b47"),
    ],
)
def test_the_odds_are_those_of_all_dice(units: tuple[str, ...], first: str) -> None:
    s = war(1)
    found = strike_odds(s, KIT, "9", units, first=first)
    falls, losses = counted(units, first)
    assert found.falls == pytest.approx(falls)
    assert found.losses == pytest.approx(losses)
    assert found.expected_losses == pytest.approx(
        sum(number * chance for number, chance in enumerate(losses))
    )


@pytest.mark.rule("RM-10.1.3b", "RM-10.1.3e", "RM-10.1.3f", "RM-10.5.1d")
def test_points_are_the_mean_of_what_is_in_the_cup() -> None:
    s = war(1)
    values = {"nuke_3": 2, "nuke_4": 2, "nuke_5": 10, "nuke_6": 2, "nuke_7": 2, "nuke_8": 2}
    total = sum(int(key[5:]) * count for key, count in values.items()) + 2 * 10 + 3 * 3.5
    assert mean_points(s, KIT, "9", "air") == pytest.approx(total / 25)
    assert mean_points(s, KIT, "1", "air") == 13.5
    assert mean_points(s, KIT, "1", "submarine") == pytest.approx(total / 25)
    s.nukes.counts = [0] * len(s.nukes.counts)
    assert mean_points(s, KIT, "9", "air") == 3.5
    assert strike_odds(s, KIT, "9", ("b52",)).points == pytest.approx(1.75)


@pytest.mark.rule("RM-11.3.2")
def test_the_highest_a_takes_the_penalty_best() -> None:
    units = ("b58", "b47", "b52")
    s = war(1)
    by_first = {unit: strike_odds(s, KIT, "9", units, first=unit).falls for unit in units}
    assert best_first(KIT, units) == max(units, key=by_first.__getitem__) == "b47"


@pytest.mark.rule("RM-11.3.2")
def test_the_squadron_over_a_city_knows_the_soviet_aew() -> None:
    s = war(1)
    fly(s, "b47 b52", "0405")
    alone = squadron_odds(s, KIT, "9")
    assert alone == strike_odds(s, KIT, "9", ("b47", "b52"))
    for each in s.support:
        if each.unit == "tu126":
            each.where, each.base = "launched", "4"
    assert squadron_odds(s, KIT, "9") == strike_odds(s, KIT, "9", ("b47", "b52"), first="b47")
    s.now.first_strike = True
    assert squadron_odds(s, KIT, "9") == alone


@pytest.mark.rule("RM-10.0")
def test_no_bomber_over_a_city_brings_nothing() -> None:
    found = squadron_odds(war(1), KIT, "9")
    assert (found.falls, found.losses, found.points) == (0.0, (1.0,), 0.0)


@pytest.mark.rule("RM-10.0")
def test_a_die_never_has_less_than_no_chance() -> None:
    assert success(KIT, "b47", -3) == 0
    assert success(KIT, "b58", 5) == 1


@pytest.mark.rule("RM-10.5.1a")
def test_a_missile_hits_every_other_time() -> None:
    s = war(1)
    chance, points = polaris_odds(s, KIT, "8")
    assert chance == 0.5
    assert points == pytest.approx(mean_points(s, KIT, "8", "submarine") / 2)
