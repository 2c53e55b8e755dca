"""What is agreed on before a war, and how two or three or four sit at the table."""

from __future__ import annotations

import pytest

from desktop.rules.core import OptionValue, Refused, Setup, Side
from desktop.rules.eagles_missiles import terms
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2, SIDES, Terms
from desktop.text import sentence
from tests.rules.eagles_missiles.positions import KIT

rule = pytest.mark.rule
TWO = (RUSSIAN, POLISH)


def agreed(*sides: Side, **options: OptionValue) -> Terms:
    return terms.agreed(KIT, Setup("", sides, options))


@rule("EM-IV.E2")
def test_the_day_limit_is_off_by_default_and_ten_is_recommended() -> None:
    limit = terms.options(KIT)[0]
    assert (limit.key, limit.default, limit.low) == ("day_limit", 0, 0)
    assert "10 is a good limit" in sentence(limit.help)
    assert agreed(*TWO).day_limit == 0
    assert agreed(*TWO, day_limit=10) == Terms(TWO, 10)


@rule("EM-XIII.b1")
@pytest.mark.parametrize(
    ("sides", "polish", "russian"),
    [
        pytest.param((POLISH, RUSSIAN), False, False, id="two"),
        pytest.param((POLISH_2, RUSSIAN, POLISH), True, False, id="three, Poland divided"),
        pytest.param((RUSSIAN, RUSSIAN_2, POLISH), False, True, id="three, Russia divided"),
        pytest.param(SIDES[::-1], True, True, id="four"),
    ],
)
def test_with_three_either_side_is_divided(
    sides: tuple[Side, ...], polish: bool, russian: bool
) -> None:
    found = agreed(*sides)
    assert found.sides == tuple(side for side in SIDES if side in sides)
    assert (found.split_polish, found.split_russian) == (polish, russian)
    assert set(terms.new_state(KIT, Setup("", sides)).hands) == set(sides) & {POLISH, POLISH_2}


@pytest.mark.parametrize(
    ("sides", "options", "named"),
    [
        pytest.param((RUSSIAN,), {}, "EM-XIII.b1", id="one alone"),
        pytest.param((RUSSIAN, RUSSIAN_2), {}, "EM-XIII.b1", id="no Poland"),
        pytest.param((RUSSIAN, POLISH_2), {}, "EM-XIII.b1", id="no first commander"),
        pytest.param((RUSSIAN, POLISH, POLISH), {}, "EM-XIII.b1", id="twice"),
        pytest.param(TWO, {"day_limit": 31}, "EM-IV.E2", id="too many days"),
        pytest.param(TWO, {"day_limit": True}, "EM-IV.E2", id="no number"),
        pytest.param(TWO, {"weather": 1}, "EM-IV.E2", id="no such option"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(
    sides: tuple[Side, ...], options: dict[str, OptionValue], named: str
) -> None:
    with pytest.raises(Refused) as refused:
        agreed(*sides, **options)
    assert refused.value.rule == named


def test_a_war_is_told_from_others_by_its_limit_of_days() -> None:
    assert terms.called(Terms(TWO)) is None
    called = terms.called(Terms(TWO, 10))
    assert called is not None
    assert sentence(called) == "10 days"
