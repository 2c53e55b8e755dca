"""Exact chances of AA fire and missiles (EM-VII.5, EM-VII.7b, EM-XI.2, EM-XI.4)."""

from itertools import product

import pytest

from desktop.rules.eagles_missiles import aa_odds
from tests.rules.eagles_missiles.positions import KIT, missile, russian, war


@pytest.mark.rule("EM-VII.5", "EM-VII.7a", "EM-N.11")
def test_shot_counts_the_faces_that_hit() -> None:
    s = war()
    green, patriot = s.unit("AA_G_WAR"), s.unit("AA_PAT")
    assert aa_odds.shot(s, KIT, green) == pytest.approx(3 / 6)
    assert aa_odds.shot(s, KIT, patriot) == pytest.approx(5 / 6)
    s.now.aa_bonus = 1
    assert aa_odds.shot(s, KIT, green) == pytest.approx(4 / 6)
    assert aa_odds.shot(s, KIT, patriot) == pytest.approx(5 / 6)


@pytest.mark.rule("EM-VII.6", "EM-VII.8", "EM-P.10")
def test_units_in_one_territory_add_their_chances() -> None:
    s = war()
    s.unit("AA_B_1").at = s.unit("AA_PAT").at = "WAR"
    raid, escort = russian(s, "SU24", "raid", "WAR"), russian(s, "SU27", "escort", "SEA")
    assert aa_odds.driven_off(s, KIT, raid) == pytest.approx(1 - 3 / 6 * 3 / 6 * 1 / 6)
    assert aa_odds.driven_off(s, KIT, escort) == pytest.approx(3 / 6), "from Central Pomerania"
    s.unit("AA_B_1").shots = 1
    assert aa_odds.driven_off(s, KIT, raid) == pytest.approx(1 - 3 / 6 * 1 / 6)
    s.unit("AA_B_1").extra = 2
    assert aa_odds.driven_off(s, KIT, raid) == pytest.approx(1 - 3 / 6 * 1 / 6 * (3 / 6) ** 2)
    far = russian(s, "SU24", "raid", "LSI")
    assert aa_odds.driven_off(s, KIT, far) == 0


@pytest.mark.rule("EM-XI.2")
@pytest.mark.parametrize("card", ["RM01", "RM03", "RM07"])
def test_hits_are_those_of_all_dice_counted_one_by_one(card: str) -> None:
    info = KIT.russian_cards[card]
    s = war()
    s.unit("AA_B_1").at = "GPL"
    laid = missile(s, card, "GPL")
    counted = [0] * (info.dice + 1)
    for dice in product(range(1, 7), repeat=info.dice):
        counted[sum(face >= info.hit_on for face in dice)] += 1
    expected = [count / 6**info.dice for count in counted]
    assert aa_odds.hits(s, KIT, laid) == pytest.approx(expected)


@pytest.mark.rule("EM-XI.2", "EM-VII.7b")
def test_hits_without_a_target_are_lost_and_the_patriot_may_stop_all() -> None:
    s = war(ruins="OLSZTYN")
    laid = missile(s, "RM07", "WAR")
    assert aa_odds.hits(s, KIT, laid) == pytest.approx((1 / 4, 3 / 4)), "only the AA unit is left"
    assert aa_odds.patriot_stops(s, KIT, laid) == 0
    s.unit("AA_PAT").at, s.unit("AA_G_WAR").at = "WAR", "MAZ"
    assert aa_odds.patriot_stops(s, KIT, laid) == pytest.approx(5 / 6)
    stopped = aa_odds.hits(s, KIT, laid, patriot=True)
    assert stopped == pytest.approx((1 - 3 / 4 / 6, 3 / 4 / 6))
    s.unit("AA_PAT").shots = 1
    assert aa_odds.patriot_stops(s, KIT, laid) == 0
    s.unit("AA_PAT").shots, s.unit("AA_PAT").held = 0, True
    assert aa_odds.patriot_stops(s, KIT, laid) == 0


@pytest.mark.rule("EM-XI.2")
def test_without_any_target_nothing_is_destroyed() -> None:
    s = war(ruins="OLSZTYN")
    s.unit("AA_G_WAR").at = ""
    assert aa_odds.hits(s, KIT, missile(s, "RM07", "WAR")) == pytest.approx((1.0,))


@pytest.mark.rule("EM-XI.4")
def test_squadrons_get_away_on_three_faces() -> None:
    assert aa_odds.scramble(KIT) == pytest.approx(3 / 6)
