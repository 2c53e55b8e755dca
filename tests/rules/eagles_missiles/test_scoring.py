"""The score, part by part (chapter XII)."""

import pytest

from desktop.rules.eagles_missiles import changes_fields, changes_squadrons, scoring
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import card
from tests.rules.eagles_missiles.positions import KIT, assault, war

CITIES, LOSSES, COAST, BORDER, LINES, FLEET, RUSSIAN = range(7)


def points(s: State) -> list[int]:
    """Return the points of the seven parts."""
    return [part.points for part in scoring.parts(s, KIT)]


def lose(s: State, *squadrons: str) -> None:
    """Put squadrons on their losses piles."""
    for key in squadrons:
        changes_squadrons.lose(s, KIT, s.squadron(key), lambda _: None, "EM-VI.1d")


def lose_types(s: State, **counts: int) -> None:
    """Put Russian squadrons of types on the losses pile."""
    for kind, count in counts.items():
        found = [e.id for e in s.squadrons if e.type == kind and e.id.startswith("RU_")]
        lose(s, *found[:count])


@pytest.mark.rule("EM-XII.9")
def test_the_parts_have_their_rules_in_order() -> None:
    parts = scoring.parts(war(), KIT)
    assert [part.rule for part in parts] == [f"EM-XII.{number}" for number in range(1, 8)]
    assert points(war()) == [0] * 7


@pytest.mark.rule("EM-XII.1")
@pytest.mark.parametrize("how", ["conquest", "raid", "missile"])
def test_each_city_is_a_point_however_it_fell(how: str) -> None:
    s = war()
    for field in ("LODZ", "KRAKOW", "LASK"):
        changes_fields.ruin(s, KIT, field, how, lambda _: None, "EM-XII.1")  # type: ignore[arg-type]
    assert points(s)[CITIES] == 2


@pytest.mark.rule("EM-XII.2")
def test_three_allied_units_of_any_kind_are_a_point() -> None:
    """EM-EX-units_round, EM-EX-missile_aa_counts."""
    s = war()
    s.squadron("NA_JAS_1").where = "pool"
    lose(s, "PL_F16C_1", "NA_JAS_1")
    assert points(s)[LOSSES] == 0
    changes_fields.lose_aa(s, s.aa[0], lambda _: None, "EM-XI.5")
    part = scoring.parts(s, KIT)[LOSSES]
    assert (part.count, part.per, part.points) == (3, 3, 1)
    lose(s, "PL_SU22_1", "PL_SU22_2")
    assert points(s)[LOSSES] == 1


@pytest.mark.rule("EM-XII.2")
def test_squadron_that_a_card_returns_leaves_the_pile() -> None:
    """EM-EX-spare: the score after Spare Airframes."""
    s = war()
    lose(s, "PL_F16C_1", "PL_F16C_2", "PL_MIG29_1")
    assert points(s)[LOSSES] == 1
    changes_squadrons.rebase(s, s.squadron("PL_F16C_1"), "LASK", lambda _: None, "EM-N.9")
    assert points(s)[LOSSES] == 0


@pytest.mark.rule("EM-XII.2")
def test_patriot_and_reserve_count() -> None:
    s = war()
    lose(s, "PL_SU22_R1", "PL_SU22_R2")
    patriot = next(each for each in s.aa if KIT.aa[each.id].colour == "patriot")
    patriot.at = "MAZ"
    changes_fields.lose_aa(s, patriot, lambda _: None, "EM-XI.5")
    assert points(s)[LOSSES] == 1


@pytest.mark.rule("EM-XII.3")
def test_the_whole_coast_is_two_points() -> None:
    assert points(war(conquered="CPM WPM"))[COAST] == 0
    assert points(war(conquered="CPM WPM GPM"))[COAST] == 2
    part = scoring.parts(war(conquered="CPM WAR"), KIT)[COAST]
    assert (part.count, part.per) == (1, 3)


@pytest.mark.rule("EM-XII.4")
def test_the_whole_german_border_is_two_points() -> None:
    """EM-EX-german_border."""
    assert points(war(conquered="WPM LBS"))[BORDER] == 0
    assert points(war(conquered="WPM LBS LSI"))[BORDER] == 2


@pytest.mark.rule("EM-XII.5")
def test_each_completed_line_is_a_point() -> None:
    assert points(war(conquered="WAR GPM"))[LINES] == 0
    assert points(war(conquered="WAR GPM KUJ"))[LINES] == 1
    assert points(war(conquered="WAR GPM KUJ PDL MAZ LDZ GPL"))[LINES] == 2


@pytest.mark.rule("EM-X.6", "EM-XII.5")
def test_line_one_is_complete_only_with_all_its_territories() -> None:
    assert points(war(conquered="CPM WPM", fleet=0))[LINES] == 0
    assert points(war(conquered="CPM WPM LBS", fleet=0))[LINES] == 1


@pytest.mark.rule("EM-XII.6", "EM-X.5")
def test_the_lost_fleet_costs_two_points() -> None:
    assert points(war(fleet=1))[FLEET] == 0
    assert points(war(fleet=0))[FLEET] == -2


@pytest.mark.rule("EM-XII.7")
def test_a_tu22_counts_as_two() -> None:
    """EM-EX-tu22_double."""
    s = war()
    lose_types(s, TU22M=1)
    assert points(s)[RUSSIAN] == 0
    lose_types(s, SU24=1)
    part = scoring.parts(s, KIT)[RUSSIAN]
    assert (part.count, part.points) == (3, -1)


@pytest.mark.rule("EM-XII.1", "EM-XII.2", "EM-XII.3", "EM-XII.5", "EM-XII.6", "EM-XII.7")
def test_a_sum() -> None:
    """EM-EX-score_sum: seven allied losses, eleven Russian ones."""
    s = war(conquered="CPM WPM GPM LBS", fleet=0, cities_lost=15)
    lose(s, *(each.id for each in s.squadrons if each.where == "base"))
    lose_types(s, SU27=5, MIG29=4, TU22M=1)
    assert points(s) == [15, 2, 2, 0, 1, -2, -3]
    assert scoring.total(s, KIT) == 15


@pytest.mark.rule("EM-XII.1", "EM-XII.4", "EM-XII.5", "EM-XII.7", "EM-XII.9")
def test_a_whole_score() -> None:
    """EM-EX-score_whole."""
    s = war(conquered="CPM WPM WAR GPM KUJ PDL MAZ LUB", fleet=0)
    cities = [city for place in s.conquered for city in KIT.cities_in[place]]
    assert len(cities) == 10
    for city in (*cities, "LODZ", "KRAKOW", "GLIWICE"):
        changes_fields.ruin(s, KIT, city, "conquest", lambda _: None, "EM-XII.1")
    lose(s, "PL_F16C_1", "PL_F16C_2", "PL_MIG29_1", "PL_SU22_1", "NA_JAS_1", "NA_JAS_2")
    for unit in s.aa[:2]:
        changes_fields.lose_aa(s, unit, lambda _: None, "EM-V.3d")
    lose_types(s, SU27=2, MIG29=3, SU24=4, SU25=1, TU22M=1)
    assert points(s) == [13, 2, 2, 0, 1, -2, -4]
    assert scoring.total(s, KIT) == 12
    assert scoring.russia_wins(KIT, 12)


@pytest.mark.rule("EM-XII.9")
def test_a_running_score() -> None:
    """EM-EX-running_score."""
    s = war(cities_lost=5)
    lose(s, "PL_F16C_1", "PL_F16C_2", "PL_MIG29_1", "PL_SU22_1")
    lose_types(s, SU24=4)
    assert points(s) == [5, 1, 0, 0, 0, 0, -1]
    assert scoring.total(s, KIT) == 5


@pytest.mark.rule("EM-XII.9")
def test_prospect_is_the_score_if_all_open_assaults_succeed() -> None:
    s = war(conquered="CPM WAR", ruins="GDYNIA", cities_lost=3)
    assault(s, "I", card(3))
    assault(s, "II", card(2))
    assault(s, "III", card(4)).stopped = True
    ahead = [part.points for part in scoring.prospect(s, KIT)]
    assert ahead == [3 + 2, 0, 2, 0, 0, 0, 0]
    assert points(s) == [3, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("EM-XII.8")
@pytest.mark.parametrize(("final", "russian"), [(10, False), (11, True)])
def test_more_than_ten_is_a_russian_victory(final: int, russian: bool) -> None:
    assert scoring.russia_wins(KIT, final) == russian


@pytest.mark.rule("EM-XII.1", "EM-XII.3")
def test_a_territory_is_worth_its_intact_cities_and_the_border_it_completes() -> None:
    s = war(conquered="CPM WPM", ruins="GDYNIA")
    cities = [city for city in KIT.cities_in["GPM"] if city != "GDYNIA"]
    # The last of the sea coast: two points more, and none for what lies in ruins already.
    assert scoring.worth(s, KIT, "GPM") == len(cities) + 2
    assert scoring.worth(s, KIT, "CPM") == 0
