"""Strengths of contests and what their sums are made of (EM-VI.0, EM-VI.2)."""

import pytest

from desktop.rules.core import Chance
from desktop.rules.eagles_missiles import changes_squadrons, contests
from desktop.rules.eagles_missiles.records import Contest
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import KIT, assault, call_nato, russian, war

STRENGTHS = {
    "SU27": (5, 3, False, False),
    "MIG29": (4, 1, False, False),
    "SU24": (2, 5, True, True),
    "SU25": (1, 4, True, False),
    "TU22M": (3, 12, True, True),
    "SU22": (1, 4, True, False),
    "F16C": (5, 5, False, False),
    "JAS39": (5, 4, False, False),
    "EF2000": (6, 5, False, False),
    "L159": (2, 3, False, False),
    "F15E": (5, 6, False, False),
    "F22": (10, 3, False, False),
}
"""Air, bombardment, bomber, strategic, as the rulebook's table has them."""


@pytest.mark.rule("EM-VI.0c")
def test_strengths_are_those_of_the_table() -> None:
    found = {
        key: (each.air, each.bombardment, each.bomber, each.strategic)
        for key, each in KIT.types.items()
    }
    assert found == STRENGTHS


@pytest.mark.rule("EM-VI.0b")
def test_duels_use_air_and_ground_attacks_bombardment() -> None:
    s = war()
    assault(s, "III", card(3))
    escort = russian(s, "SU27", "escort", "PDL")
    mig = [s.squadron("PL_MIG29_1")]
    assert contests.allied_strength(s, KIT, escort.id, mig) == 4
    assert contests.allied_strength(s, KIT, "assault:III", mig) == 1
    assert contests.allied_strength(s, KIT, "fleet", mig) == 1


@pytest.mark.rule("EM-VI.2b", "EM-VI.2e", "EM-IV.A5c")
def test_supports_add_to_the_sum_of_the_cards() -> None:
    """EM-EX-support_7, EM-EX-one_support_per_card."""
    s = war()
    podlasie = assault(s, "III", card(3))
    assert contests.assault_strength(s, KIT, podlasie) == 3
    russian(s, "SU25", "support", "III", 0)
    assert contests.assault_strength(s, KIT, podlasie) == 7
    s = war()
    both = assault(s, "III", card(8), card(3))
    for place in (0, 1):
        russian(s, "TU22M", "support", "III", place)
    assert contests.assault_strength(s, KIT, both) == 35


@pytest.mark.rule("EM-VI.2e")
def test_cards_never_fall_below_zero_and_supports_come_on_top() -> None:
    """EM-EX-bridge, EM-EX-salvo_support."""
    s = war()
    warmia = assault(s, "II", card(2))
    warmia.modifier = -3
    assert contests.assault_strength(s, KIT, warmia) == 0
    russian(s, "SU25", "support", "II", 0)
    assert contests.assault_strength(s, KIT, warmia) == 4


@pytest.mark.rule("EM-VI.2f")
def test_support_that_is_gone_adds_nothing() -> None:
    """EM-EX-jamming: a Tu-22M sent back takes its 12 with it."""
    s = war()
    podlasie = assault(s, "III", card(5))
    support = russian(s, "TU22M", "support", "III", 0)
    assert contests.assault_strength(s, KIT, podlasie) == 17
    changes_squadrons.to_pool(s, support, lambda _: None, "EM-N.6")
    assert contests.assault_strength(s, KIT, podlasie) == 5
    assert (support.where, support.role, support.card) == ("pool", "", -1)


@pytest.mark.rule("EM-VI.0a", "EM-I.5")
def test_a_contest_is_one_die_for_each_side_with_its_terms_by_name() -> None:
    s = war()
    call_nato(s, "NA_JAS_1")
    s.now.duel_bonus = 1
    escort = russian(s, "SU27", "escort", "MAZ")
    contest = Contest("duel", escort.id, ["PL_MIG29_1", "NA_JAS_1"], allied_bonus=2)
    chance = contests.dice(s, KIT, contest)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    assert (chance.kind, chance.roll.count, chance.roll.sides) == ("duel", 2, 6)
    allied, russia = chance.roll.parts
    assert [value for _, value in allied.modifiers] == [4, 5, 1, 2]
    assert [value for _, value in russia.modifiers] == [5]
    assert contests.lead(s, KIT, contest) == 4 + 5 + 1 + 2 - 5


@pytest.mark.rule("EM-X.3a")
def test_terms_of_an_assault_and_of_the_fleet() -> None:
    s = war(fleet=7)
    s.now.ground_bonus = 2
    assault(s, "III", card(5))
    russian(s, "SU24", "support", "III", 0)
    ground = Contest("ground", "assault:III", ["PL_F16C_1"])
    assert [value for _, value in contests.allied_terms(s, KIT, ground)] == [5, 2]
    assert [value for _, value in contests.russian_terms(s, KIT, ground)] == [5, 5]
    fleet = Contest("fleet", "fleet", ["PL_F16C_1"])
    assert [value for _, value in contests.allied_terms(s, KIT, fleet)] == [5]
    assert [value for _, value in contests.russian_terms(s, KIT, fleet)] == [7]


def test_there_is_no_assault_to_ask_for() -> None:
    with pytest.raises(KeyError, match="assault:IV"):
        contests.assault_of(war(), "assault:IV")
