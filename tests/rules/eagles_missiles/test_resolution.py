"""The order of fights and of phase C (EM-IV.C1a, EM-IV.C1b, EM-IV.B6g)."""

import pytest

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles.actions_fights import FightIn
from desktop.rules.eagles_missiles.events_contests import ContestRolled, TargetGone
from desktop.rules.eagles_missiles.records import POLISH_2
from tests.rules.eagles_missiles.fights import (
    STAY,
    battle,
    card,
    choices,
    explained,
    refused,
    resolution,
    told_of,
    where,
)
from tests.rules.eagles_missiles.positions import asked, assault, play, russian, send

F16, SECOND_F16, MIG, SU22 = "PL_F16C_1", "PL_F16C_2", "PL_MIG29_1", "PL_SU22_1"


@pytest.mark.rule("EM-IV.C1a", "EM-IV.C1b")
def test_a_territory_is_fought_out_stage_by_stage_before_the_next() -> None:
    """EM-EX-order_in_territory."""
    s = battle(conquered="PDL")
    escort = russian(s, "MIG29", "escort", "MAZ")
    raid = russian(s, "SU24", "raid", "MAZ")
    assault(s, "III", card(3))
    elsewhere = russian(s, "SU24", "raid", "KUJ")
    send(s, MIG, "assault:III")
    send(s, F16, raid.id)
    send(s, SECOND_F16, escort.id)
    send(s, SU22, elsewhere.id)
    assert choices(s) == (FightIn("MAZ"), FightIn("KUJ"))
    told = play(s, FightIn("MAZ"), (3, 3), (3, 3), (3, 3), (1, 6))
    order = [each.target for each in told_of(told, ContestRolled)]
    assert order == [escort.id, raid.id, "assault:III", elsewhere.id]
    assert s.now.fought == ["MAZ", "KUJ"]
    assert asked(s) is None


@pytest.mark.rule("EM-IV.C1b")
def test_a_fighter_on_an_assault_card_belongs_to_the_second_stage() -> None:
    s = battle()
    assault(s, "III", card(3))
    support = russian(s, "SU27", "support", "III", 0)
    escort = russian(s, "MIG29", "escort", "PDL")
    send(s, F16, support.id)
    send(s, SECOND_F16, escort.id)
    told = play(s, (3, 3), (3, 3))
    assert [each.target for each in told_of(told, ContestRolled)] == [escort.id, support.id]


@pytest.mark.rule("EM-IV.C1a")
def test_the_sea_is_a_territory_and_empty_ones_are_skipped() -> None:
    s = battle()
    russian(s, "SU24", "raid", "LDZ")
    foe = russian(s, "SU24", "raid", "CZE")
    send(s, F16, "fleet")
    send(s, SECOND_F16, foe.id)
    assert choices(s) == (FightIn("CZE"), FightIn("SEA"))
    assert refused(s, FightIn("LDZ")) == "EM-IV.C1a"
    assert explained(s, "polish", "LDZ") == "EM-IV.C1a"
    assert explained(s, "polish", "fleet") == ""


@pytest.mark.rule("EM-XIII.a3")
def test_the_aa_commander_chooses_the_order_also_for_his_partner() -> None:
    s = battle(sides=("russian", "polish", POLISH_2))
    for key, at in ((F16, "LDZ"), (SECOND_F16, "KUJ")):
        send(s, key, russian(s, "SU24", "raid", at).id)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == "polish"


@pytest.mark.rule("EM-IV.B6g")
@pytest.mark.parametrize("target", ["fleet", "assault:II", "RU_SU27_1"])
def test_squadron_whose_target_is_gone_goes_home(target: str) -> None:
    """EM-EX-target_gone."""
    s = resolution(fleet=0)
    send(s, F16, target)
    told = play(s)
    assert [each.squadron for each in told_of(told, TargetGone)] == [F16]
    assert (where(s, F16), s.squadron(F16).spent, s.squadron(F16).target) == ("base", True, "")
    assert not told_of(told, ContestRolled)


@pytest.mark.rule("EM-IV.B6f", "EM-IV.C2a")
def test_without_a_squadron_all_assaults_succeed() -> None:
    """EM-EX-no_squadrons."""
    s = resolution()
    for each in s.squadrons:
        if each.where == "base":
            each.where = "lost"
    for strength, line in enumerate(("I", "II", "III", "IV"), 1):
        assault(s, line, card(strength))
    assert asked(s) is None
    assert set(s.conquered) == {"CPM", "WAR", "PDL", "LUB"}


@pytest.mark.rule("EM-IV.C4")
def test_all_russians_that_are_left_go_home() -> None:
    """EM-EX-russians_home."""
    s = resolution()
    assault(s, "III", card(3))
    left = [
        russian(s, "MIG29", "escort", "LDZ"),
        russian(s, "SU24", "raid", "KIE"),
        russian(s, "SU25", "support", "III", 0),
    ]
    assert [each.where for each in left] == ["board"] * 3
    play(s, STAY)
    assert "SKARZYSKO" in s.ruins
    assert [(each.where, each.role, each.at, each.by) for each in left] == [
        ("pool", "", "", "")
    ] * 3
    assert not any(each.spent for each in left)


@pytest.mark.rule("EM-IV.C1c")
def test_phase_c_runs_fights_landing_conquest_raids_in_this_order() -> None:
    s = resolution()
    assault(s, "III", card(3))
    russian(s, "SU24", "raid", "KIE")
    send(s, F16, "fleet")
    play(s, (1, 1))
    assert choices(s)[-1] == STAY
    assert (s.conquered, s.ruins) == ({}, {})
    told = play(s, STAY)
    names = [type(each).__name__ for each in told]
    assert names == [
        "TerritoryConquered",
        "FieldDestroyed",
        "AaMoved",
        "RaidAimed",
        "FieldDestroyed",
        "RussiansReturned",
    ]
