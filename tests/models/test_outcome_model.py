"""What may have come of a draw is found as it is said at the table (HL-T1.2a)."""

from __future__ import annotations

import pytest

from desktop.models.outcome_model import UNFIT, Outcome, OutcomeModel, rank
from desktop.rules.core import Action, Target


class Told(Action, frozen=True):
    name: str

    @property
    def picks(self) -> tuple[Target, ...]:
        return (self.name,)


def model(*names: str, numbered: bool = False) -> OutcomeModel:
    return OutcomeModel([Outcome(Told(name), name) for name in names], numbered=numbered)


def names(model: OutcomeModel) -> list[str]:
    return [each.name for each in model.shown]


@pytest.mark.rule("HL-T1.2a")
def test_a_printed_number_comes_before_those_that_only_begin_so(qapp: object) -> None:
    cards = model("12 Bridge", "2 Radar", "21 Airfield", "3 Convoy 2")
    cards.look_for("2")
    assert names(cards) == ["2 Radar", "3 Convoy 2", "21 Airfield"]


@pytest.mark.rule("HL-T1.2a")
def test_first_letters_come_before_a_part_of_a_title(qapp: object) -> None:
    counters = model("KS-19 / No Bandit", "SA-6 / MiG-29", "S-60 / Mirage III", "AAA / MiSA")
    counters.look_for("sa")
    assert names(counters) == ["SA-6 / MiG-29", "AAA / MiSA"]
    counters.look_for("mig")
    assert names(counters) == ["SA-6 / MiG-29"]
    counters.look_for("sa mig")
    assert names(counters) == ["SA-6 / MiG-29"]
    counters.look_for("")
    assert len(names(counters)) == 4


def test_what_does_not_fit_is_left_out(qapp: object) -> None:
    cards = model("1 Minor Airfield", "2 Early Warning Radar")
    cards.look_for("bridge")
    assert names(cards) == []
    assert rank("12 Bridge", "2") == UNFIT
    assert rank("12 Bridge", "ridge") == 3


def test_digits_tell_only_what_there_are_few_of(qapp: object) -> None:
    few = model(*"abc", numbered=True)
    assert few.index(1).data(OutcomeModel.Role.KEY) == "2"
    assert not model(*"abcdefghijk", numbered=True).numbered
    assert not model(*"abc").numbered


def test_the_count_is_read_out(qapp: object) -> None:
    counted = OutcomeModel([Outcome(Told("a"), "SA-6", 3), Outcome(Told("b"), "Night")])
    spoken = [str(counted.data(counted.index(row), 11)) for row in range(2)]
    assert spoken == ["SA-6, left: 3", "Night"]
