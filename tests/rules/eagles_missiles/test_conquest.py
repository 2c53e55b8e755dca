"""Territories that fall and what falls with them (EM-IV.C2, EM-V.3)."""

import pytest

from desktop.rules.eagles_missiles import scoring, theatre
from desktop.rules.eagles_missiles.actions_fights import WithdrawAa
from desktop.rules.eagles_missiles.conquest import Conquest
from desktop.rules.eagles_missiles.events_fights import AaLost
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import (
    STAY,
    card,
    choices,
    explained,
    refused,
    resolution,
    told_of,
    where,
)
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, war


def falling(**fields: object) -> State:
    """Return a war in which assaults are about to conquer."""
    return war(steps=(Conquest(),), **fields)  # type: ignore[arg-type]


@pytest.mark.rule("EM-IV.C2a", "EM-VI.2a")
def test_assault_that_nobody_attacks_conquers_without_dice() -> None:
    """EM-EX-assault_not_attacked."""
    s = resolution()
    assault(s, "II", card(1))
    play(s, STAY)
    assert list(s.conquered) == ["WAR"]
    assert s.conquered["WAR"].how == "conquest"
    assert theatre.front(s, KIT, "II") == "GPM"


@pytest.mark.rule("EM-IV.C2b", "EM-XII.1")
def test_cities_airfields_and_squadrons_fall_with_their_territory() -> None:
    s = falling(conquered="CPM", ruins="MIROSLAWIEC")
    assault(s, "I", card(3))
    asked(s)
    assert set(s.ruins) == {"MIROSLAWIEC", "SZCZECIN", "SWIDWIN"}
    assert s.ruins["MIROSLAWIEC"].how == "raid"
    assert s.ruins["SZCZECIN"].how == "conquest"
    assert s.cities_lost == 1
    assert {where(s, "PL_SU22_1"), where(s, "PL_SU22_2")} == {"lost"}
    assert where(s, "PL_MIG29_1") == "base"


@pytest.mark.rule("EM-IV.C2b")
def test_city_in_ruins_scores_only_once() -> None:
    s = falling(ruins="OLSZTYN", cities_lost=1)
    assault(s, "II", card(3))
    asked(s)
    assert s.cities_lost == 1


@pytest.mark.rule("EM-IV.C2a")
def test_stopped_assault_conquers_nothing() -> None:
    s = falling()
    assault(s, "II", card(4)).stopped = True
    assault(s, "III", card(3))
    asked(s)
    assert list(s.conquered) == ["PDL"]


@pytest.mark.rule("EM-IV.C2c")
@pytest.mark.parametrize("stopped", [False, True])
def test_cards_leave_the_game_whatever_the_result(stopped: bool) -> None:
    s = resolution()
    assault(s, "II", card(3)).stopped = stopped
    play(s, STAY)
    assert s.assaults == []
    assert s.spent_cards == [card(3)]


@pytest.mark.rule("EM-V.3a", "EM-V.3b")
def test_aa_units_withdraw_along_the_line_day_after_day() -> None:
    """EM-EX-withdraw_podlasie, EM-EX-withdraw_mazovia."""
    s = resolution()
    unit = next(each for each in s.aa if each.at == "PDL")
    assert KIT.aa[unit.id].colour == "green"
    for strength, place in enumerate(("MAZ", "LDZ", "GPL"), 3):
        assault(s, "III", card(strength))
        play(s, STAY)
        assert unit.at == place
        s.then(*resolution().steps)


@pytest.mark.rule("EM-V.3a")
def test_all_colours_withdraw_from_every_territory_that_falls() -> None:
    s = falling()
    blue = next(each for each in s.aa if KIT.aa[each.id].colour == "blue")
    blue.at = "WAR"
    for strength, line in enumerate(("II", "IV"), 2):
        assault(s, line, card(strength))
    green = {each.at: each for each in s.aa if each.id != blue.id}
    asked(s)
    assert (blue.at, green["WAR"].at, green["LUB"].at) == ("GPM", "GPM", "KIE")
    assert green["PDL"].at == "PDL"


@pytest.mark.rule("EM-IV.C2a", "EM-V.3c")
def test_withdrawal_sees_all_conquests_of_the_day() -> None:
    s = falling(conquered="CPM WPM LUB KIE USI")
    unit = s.aa[0]
    unit.at = "LBS"
    assault(s, "I", card(3))
    assault(s, "IV", card(2))
    assert asked(s) is None
    assert unit.at == "GPL"


@pytest.mark.rule("EM-V.3c")
def test_at_the_end_of_a_line_poland_chooses() -> None:
    """EM-EX-withdraw_choice."""
    s = falling(conquered="CPM WPM")
    unit = s.aa[0]
    unit.at = "LBS"
    assault(s, "I", card(3))
    assert choices(s) == (WithdrawAa(unit.id, "GPL"), WithdrawAa(unit.id, "LSI"))
    assert refused(s, WithdrawAa(unit.id, "WPM")) == "EM-V.3c"
    assert explained(s, "polish", f"aa:{unit.id}", "WPM") == "EM-V.3c"
    assert explained(s, "polish", f"aa:{unit.id}", "MAZ") == "EM-V.3c"
    assert explained(s, "polish", f"aa:{unit.id}") == ""
    play(s, WithdrawAa(unit.id, "LSI"))
    assert unit.at == "LSI"


@pytest.mark.rule("EM-V.3c")
def test_each_unit_chooses_for_itself() -> None:
    s = falling(conquered="CPM WPM")
    first, second = s.aa[0], s.aa[1]
    first.at = second.at = "LBS"
    assault(s, "I", card(3))
    play(s, WithdrawAa(first.id, "LSI"), WithdrawAa(second.id, "GPL"))
    assert (first.at, second.at) == ("LSI", "GPL")


@pytest.mark.rule("EM-V.3d", "EM-XII.2")
def test_unit_without_a_way_out_is_destroyed() -> None:
    """EM-EX-withdraw_none."""
    s = falling(conquered="WAR GPM PDL MAZ LDZ GPL")
    unit = s.aa[0]
    unit.at = "KUJ"
    assault(s, "II", card(3))
    told = play(s)
    assert [each.rule for each in told_of(told, AaLost)] == ["EM-V.3d"]
    assert (unit.lost, unit.at) == (True, "")
    assert scoring.parts(s, KIT)[1].count == 1
