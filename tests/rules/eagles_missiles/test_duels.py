"""Duels: who is destroyed, who goes home, who flies on (EM-VI.1, EM-VI.4)."""

import pytest

from desktop.rules.core import Chance
from desktop.rules.eagles_missiles import contests
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FlyHome, JoinAttack
from desktop.rules.eagles_missiles.duels import DuelLost, SettleDuel, unengaged
from desktop.rules.eagles_missiles.events_contests import (
    BrokenThrough,
    ContestDecided,
    ContestRolled,
)
from desktop.rules.eagles_missiles.records import Contest, Squadron
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import (
    battle,
    card,
    choices,
    explained,
    refused,
    told_of,
    where,
)
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    call_nato,
    play,
    russian,
    send,
    war,
)

MIG, OTHER_MIG, SU22, F16, SECOND_F16 = (
    "PL_MIG29_1",
    "PL_MIG29_2",
    "PL_SU22_1",
    "PL_F16C_1",
    "PL_F16C_2",
)
GRIPEN, ALCA = "NA_JAS_1", "NA_L159_1"


def duel(kind: str, *allies: str, role: str = "escort", at: str = "MAZ") -> tuple[State, Squadron]:
    """Return fights with one duel; NATO squadrons in it are called."""
    s = battle()
    target = russian(s, kind, role, at)
    call_nato(s, *(key for key in allies if key.startswith("NA_")))
    for key in allies:
        send(s, key, target.id)
    return s, target


def home(s: State, squadron: str) -> bool:
    """Return whether an allied squadron is unharmed, spent, and without a target."""
    each = s.squadron(squadron)
    return each.where in ("base", "pool") and each.spent and not each.target


@pytest.mark.rule("EM-VI.1a")
def test_each_pairing_is_a_duel_of_its_own() -> None:
    """EM-EX-two_duels."""
    s = battle()
    raids = [russian(s, "SU24", "raid", "MAZ") for _ in range(2)]
    send(s, F16, raids[0].id)
    send(s, SECOND_F16, raids[1].id)
    assert choices(s) == tuple(FightDuel(raid.id) for raid in raids)
    told = play(s, FightDuel(raids[1].id), (4, 4), (6, 1))
    assert [each.strengths for each in told_of(told, ContestRolled)] == [(5, 2), (5, 2)]
    assert [each.target for each in told_of(told, ContestDecided)] == [raids[1].id, raids[0].id]
    assert asked(s) is None


@pytest.mark.rule("EM-VI.1b", "EM-I.5")
def test_two_against_one_add_up_and_roll_one_die() -> None:
    """EM-EX-two_on_one_sure."""
    s = battle()
    first, second = (russian(s, "SU24", "raid", "MAZ") for _ in range(2))
    send(s, F16, first.id)
    send(s, SECOND_F16, first.id)
    told = play(s, (1, 6))
    (rolled,) = told_of(told, ContestRolled)
    assert (rolled.strengths, rolled.dice) == ((10, 2), (1, 6))
    assert (first.where, second.where) == ("lost", "board")
    assert home(s, F16)
    assert home(s, SECOND_F16)


@pytest.mark.rule("EM-VI.1c")
def test_escorts_nobody_engages_do_not_fight() -> None:
    """EM-EX-one_duel_each."""
    s = battle()
    escorts = [russian(s, "MIG29", "escort", "MAZ") for _ in range(3)]
    call_nato(s, GRIPEN)
    send(s, GRIPEN, escorts[1].id)
    play(s, (6, 1))
    assert asked(s) is None
    assert [each.where for each in escorts] == ["board", "lost", "board"]


@pytest.mark.rule("EM-VI.3c")
def test_an_escort_with_nothing_to_protect_is_fought_all_the_same() -> None:
    """EM-EX-escort_alone_attacked."""
    s = battle()
    first, second = (russian(s, "MIG29", "escort", "KUJ") for _ in range(2))
    call_nato(s, "NA_F22_1")
    send(s, "NA_F22_1", first.id)
    play(s, (1, 6))
    assert (first.where, second.where) == ("lost", "board")


@pytest.mark.rule("EM-VI.3a", "EM-P.12")
def test_escorts_protect_their_own_territory_and_lured_ones_nothing() -> None:
    """EM-EX-sea_escort_not_cpm: the escort at sea is none of Central Pomerania."""
    s = battle()
    at_sea = russian(s, "SU27", "escort", "SEA")
    russian(s, "SU24", "raid", "CPM")
    assert unengaged(s, "CPM") == []
    assert unengaged(s, "SEA") == [at_sea]
    at_sea.lured = True
    assert unengaged(s, "SEA") == []


@pytest.mark.rule("EM-VI.1d", "EM-VI.1e")
@pytest.mark.parametrize(
    ("dice", "ally", "enemy"), [((6, 1), "pool", "lost"), ((1, 6), "lost", "pool")]
)
def test_loser_is_destroyed_and_winner_spent(dice: tuple[int, int], ally: str, enemy: str) -> None:
    s, target = duel("SU27", GRIPEN)
    play(s, dice)
    assert (where(s, GRIPEN), target.where) == (ally, enemy)
    assert home(s, GRIPEN) == (ally == "pool")
    assert (target.role, target.at) == ("", "")
    assert s.contest is None


@pytest.mark.rule("EM-VI.1d")
def test_both_of_a_pair_are_destroyed_by_a_fighter() -> None:
    """EM-EX-pair_loses."""
    s, target = duel("SU27", MIG, OTHER_MIG)
    play(s, (1, 6))
    assert (where(s, MIG), where(s, OTHER_MIG), target.where) == ("lost", "lost", "pool")


@pytest.mark.rule("EM-VI.1g")
def test_draw_sends_both_home() -> None:
    """EM-EX-draw_duel."""
    s, target = duel("SU27", GRIPEN)
    play(s, (4, 4))
    assert target.where == "pool"
    assert home(s, GRIPEN)


@pytest.mark.rule("EM-VI.1g")
@pytest.mark.parametrize("role", ["raid", "support"])
def test_drawn_bomber_neither_bombs_nor_supports(role: str) -> None:
    """EM-EX-draw_duel_bomber."""
    s = battle()
    laid = assault(s, "III", card(5))
    target = russian(s, "SU24", role, "PDL" if role == "raid" else "III", 0)
    send(s, F16, target.id)
    play(s, (1, 4))
    assert target.where == "pool"
    assert home(s, F16)
    assert contests.assault_strength(s, KIT, laid) == 5


@pytest.mark.rule("EM-VI.1e", "EM-VI.2f")
def test_fighter_that_wins_as_support_is_spent() -> None:
    """EM-EX-fighter_support_wins."""
    s = battle()
    laid = assault(s, "III", card(5))
    support = russian(s, "SU27", "support", "III", 0)
    send(s, MIG, support.id)
    assert contests.assault_strength(s, KIT, laid) == 8
    play(s, (1, 6))
    assert (where(s, MIG), support.where) == ("lost", "pool")
    assert contests.assault_strength(s, KIT, laid) == 5


@pytest.mark.rule("EM-VI.4a", "EM-VI.2e")
def test_bomber_that_wins_as_support_stays_on_its_card() -> None:
    """EM-EX-bomber_support_wins."""
    s = battle()
    laid = assault(s, "III", card(5))
    support = russian(s, "SU25", "support", "III", 0)
    call_nato(s, ALCA)
    send(s, ALCA, support.id)
    told = play(s, (1, 6))
    assert told_of(told, BrokenThrough) == [BrokenThrough("EM-VI.4a", support.id, True, (ALCA,))]
    assert home(s, ALCA)
    assert support.where == "board"
    assert contests.assault_strength(s, KIT, laid) == 9


@pytest.mark.rule("EM-VI.4a")
@pytest.mark.parametrize(("ally", "dice"), [(F16, (1, 6)), (SU22, (2, 5))])
def test_bomber_that_wins_breaks_through(ally: str, dice: tuple[int, int]) -> None:
    """EM-EX-bomber_breaks_through, EM-EX-su22_bomber_duel."""
    s, target = duel("SU24", ally, role="raid")
    told = play(s, dice)
    assert told_of(told, BrokenThrough) == [BrokenThrough("EM-VI.4a", target.id, False, (ally,))]
    assert home(s, ally)
    assert (target.where, target.role, target.at) == ("board", "raid", "MAZ")


@pytest.mark.rule("EM-VI.4b", "EM-VI.4c")
def test_su22_that_wins_drives_off_and_may_attack_the_assault() -> None:
    """EM-EX-su22_wins."""
    s, target = duel("MIG29", SU22, at="PDL")
    laid = assault(s, "III", card(3))
    play(s, (6, 1))
    assert target.where == "pool"
    assert choices(s) == (JoinAttack(SU22, "assault:III", "PDL"), FlyHome(SU22))
    assert explained(s, "polish", "assault:II") == "EM-VI.4c"
    told = play(s, JoinAttack(SU22, "assault:III", "PDL"), (3, 4))
    assert told_of(told, ContestRolled)[0].strengths == (4, 3)
    assert laid.stopped
    assert home(s, SU22)


@pytest.mark.rule("EM-VI.4c")
def test_su22_that_wins_may_go_home() -> None:
    s, _ = duel("MIG29", SU22, at="PDL")
    laid = assault(s, "III", card(3))
    play(s, (6, 1), FlyHome(SU22))
    assert asked(s) is None
    assert home(s, SU22)
    assert not laid.fought


@pytest.mark.rule("EM-VI.4b")
def test_two_su22_that_win_destroy_nothing() -> None:
    s, target = duel("SU25", SU22, "PL_SU22_2", role="raid")
    play(s, (6, 1))
    assert target.where == "pool"
    assert home(s, SU22)
    assert home(s, "PL_SU22_2")


@pytest.mark.rule("EM-VI.4b", "EM-VI.4c")
def test_mixed_pair_destroys_and_only_the_su22_flies_on() -> None:
    """EM-EX-su22_pair_mixed."""
    s, target = duel("SU27", SU22, F16, at="PDL")
    assault(s, "III", card(3))
    play(s, (3, 2))
    assert target.where == "lost"
    assert home(s, F16)
    assert choices(s) == (JoinAttack(SU22, "assault:III", "PDL"), FlyHome(SU22))


@pytest.mark.rule("EM-VI.4c")
def test_nothing_to_attack_sends_the_su22_home() -> None:
    s, target = duel("SU27", SU22, F16)
    play(s, (3, 2))
    assert asked(s) is None
    assert target.where == "lost"
    assert home(s, SU22)


@pytest.mark.rule("EM-VI.4c", "EM-VI.3b")
@pytest.mark.parametrize("engaged", [False, True])
def test_su22_flies_on_only_if_every_escort_is_engaged(engaged: bool) -> None:
    """EM-EX-su22_free_escort."""
    s = battle(conquered="PDL")
    laid = assault(s, "III", card(3))
    first, second = (russian(s, "MIG29", "escort", "MAZ") for _ in range(2))
    send(s, SU22, first.id)
    if engaged:
        send(s, F16, second.id)
        play(s, FightDuel(first.id))
    play(s, (6, 1))
    assert choices(s) == (
        (JoinAttack(SU22, "assault:III", "MAZ"), FlyHome(SU22)) if engaged else ()
    )
    if not engaged:
        assert home(s, SU22)
        return
    play(s, JoinAttack(SU22, "assault:III", "MAZ"), (6, 1))
    assert second.where == "lost"
    assert laid.stopped == laid.fought is False
    play(s, (3, 1))
    assert laid.stopped


@pytest.mark.rule("EM-VI.4c")
def test_su22_joins_the_attack_on_the_fleet() -> None:
    s, _ = duel("MIG29", SU22, at="SEA")
    play(s, (6, 1), JoinAttack(SU22, "fleet", "SEA"))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.kind == "fleet"
    play(s, (6, 1))
    assert s.fleet == 10


@pytest.mark.rule("EM-VI.4c", "EM-IV.B6e")
def test_su22_cannot_join_against_a_landing() -> None:
    s, _ = duel("MIG29", SU22, at="CPM")
    assault(s, "I", card(3))
    play(s, (6, 1))
    assert asked(s) is None
    assert home(s, SU22)


@pytest.mark.rule("EM-VI.4c", "EM-XIII.a3")
def test_the_first_commander_decides_about_his_su22() -> None:
    s = battle(sides=("russian", "polish", "polish_2"))
    target = russian(s, "MIG29", "escort", "PDL")
    assault(s, "III", card(3))
    send(s, SU22, target.id)
    play(s, (6, 1))
    decision = asked(s)
    assert decision is not None
    assert getattr(decision, "side", "") == "polish"


@pytest.mark.rule("EM-VI.3b", "EM-VI.1d")
def test_lost_escort_duels_open_the_way_all_the_same() -> None:
    """EM-EX-escort_loses_way_open."""
    s = battle(conquered="PDL")
    laid = assault(s, "III", card(3))
    escorts = [russian(s, "SU27", "escort", "MAZ") for _ in range(2)]
    send(s, F16, escorts[0].id)
    send(s, SECOND_F16, escorts[1].id)
    for key in (SU22, "PL_SU22_2"):
        send(s, key, "assault:III")
    play(s, FightDuel(escorts[0].id), (1, 6), (1, 6))
    assert (where(s, F16), where(s, SECOND_F16)) == ("lost", "lost")
    assert [each.where for each in escorts] == ["pool", "pool"]
    play(s, (1, 6))
    assert laid.fought
    assert laid.stopped
    assert home(s, SU22)


@pytest.mark.rule("EM-P.11", "EM-VI.1d")
def test_saved_squadron_goes_home_and_the_other_is_destroyed() -> None:
    """EM-EX-crash_landing_pair: what the fight does with a squadron that a card saves."""
    s, target = duel("SU27", MIG, OTHER_MIG)
    s.steps.clear()
    s.then(DuelLost())
    s.contest = Contest("duel", target.id, [MIG, OTHER_MIG], dice=[1, 6], saved=[MIG])
    assert asked(s) is None
    assert home(s, MIG)
    assert (where(s, OTHER_MIG), target.where) == ("lost", "pool")


@pytest.mark.rule("EM-IV.C1b")
def test_a_duel_of_a_later_stage_is_refused() -> None:
    s = battle()
    escorts = [russian(s, "MIG29", "escort", "MAZ") for _ in range(2)]
    raid = russian(s, "SU24", "raid", "MAZ")
    for key, target in zip((F16, SECOND_F16, MIG), (*escorts, raid), strict=True):
        send(s, key, target.id)
    assert choices(s) == tuple(FightDuel(each.id) for each in escorts)
    assert refused(s, FightDuel(raid.id)) == "EM-IV.C1b"
    assert explained(s, "polish", f"squadron:{raid.id}") == "EM-IV.C1b"


@pytest.mark.rule("EM-VI.1d", "EM-VI.1g", "EM-VI.4a", "EM-VI.4b")
@pytest.mark.parametrize(
    ("kind", "allies", "dice", "rule"),
    [
        ("SU27", (F16,), (6, 1), "EM-VI.1d"),
        ("SU27", (F16,), (1, 6), "EM-VI.1d"),
        ("SU27", (F16,), (3, 3), "EM-VI.1g"),
        ("SU24", (F16,), (1, 6), "EM-VI.4a"),
        ("SU25", (SU22, "PL_SU22_2"), (6, 1), "EM-VI.4b"),
        ("SU25", (SU22, F16), (6, 1), "EM-VI.1d"),
        ("SU27", (SU22,), (1, 6), "EM-VI.1d"),
    ],
)
def test_a_result_is_told_with_its_rule(
    kind: str, allies: tuple[str, ...], dice: tuple[int, int], rule: str
) -> None:
    s, _ = duel(kind, *allies, role="raid" if kind != "SU27" else "escort")
    assert [each.rule for each in told_of(play(s, dice), ContestDecided)] == [rule]


def test_a_result_without_a_contest_is_an_error() -> None:
    s = war(steps=(SettleDuel(),))
    with pytest.raises(LookupError, match="No contest"):
        asked(s)
