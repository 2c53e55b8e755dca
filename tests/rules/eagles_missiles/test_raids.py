"""What raids destroy (EM-IV.C3, EM-VI.4d, EM-XIII.b4)."""

import pytest

from desktop.rules.core import Choice
from desktop.rules.eagles_missiles.actions_fights import Bomb
from desktop.rules.eagles_missiles.events_contests import RaidFoiled, RaidIdle
from desktop.rules.eagles_missiles.raids import BombsFall, Raids, RussiansHome, first_raider
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2, Bombing
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
from tests.rules.eagles_missiles.positions import (
    asked,
    assault,
    play,
    russian,
    send,
    war,
)

FOUR = (RUSSIAN, "polish", "polish_2", RUSSIAN_2)


def bombers(**fields: object) -> State:
    """Return phase C3, the way home after it."""
    s = war(**fields)  # type: ignore[arg-type]
    s.then(Raids(first_raider(s)), RussiansHome())
    return s


@pytest.mark.rule("EM-IV.C3a", "EM-VI.4d", "EM-VI.4a")
def test_raid_that_broke_through_has_every_target_of_its_territory() -> None:
    """EM-EX-bomber_breaks_through."""
    s = resolution()
    raid = russian(s, "SU24", "raid", "MAZ")
    unit = s.aa[0]
    unit.at = "MAZ"
    send(s, "PL_F16C_1", raid.id)
    play(s, (1, 6), STAY)
    assert choices(s) == (
        Bomb(raid.id, "WARSZAWA", "field"),
        Bomb(raid.id, "PLOCK", "field"),
        Bomb(raid.id, "MINSK", "field"),
        Bomb(raid.id, "RADOM", "field"),
        Bomb(raid.id, unit.id, "aa"),
    )
    play(s, Bomb(raid.id, "PLOCK", "field"))
    assert set(s.ruins) == {"PLOCK"}
    assert (s.ruins["PLOCK"].how, s.cities_lost) == ("raid", 1)
    assert raid.where == "pool"


@pytest.mark.rule("EM-IV.C3a", "EM-VI.4d")
def test_aa_unit_can_be_bombed() -> None:
    s = bombers()
    raid = russian(s, "TU22M", "raid", "WAR")
    unit = next(each for each in s.aa if each.at == "WAR")
    play(s, Bomb(raid.id, unit.id, "aa"))
    assert (unit.lost, s.ruins) == (True, {})


@pytest.mark.rule("EM-IV.C3b")
def test_squadrons_on_a_bombed_airfield_are_destroyed() -> None:
    """EM-EX-crash_all_on_field."""
    s = bombers()
    raid = russian(s, "SU24", "raid", "GPL")
    play(s, Bomb(raid.id, "KRZESINY", "field"))
    assert "KRZESINY" in s.ruins
    assert {where(s, "PL_F16C_2"), where(s, "PL_F16C_3")} == {"lost"}
    assert where(s, "PL_F16C_1") == "base"
    assert s.cities_lost == 0


@pytest.mark.rule("EM-IV.C3a")
def test_raids_come_in_the_order_russia_likes_and_see_what_is_left() -> None:
    s = bombers()
    first, second = (russian(s, "SU24", "raid", "USI") for _ in range(2))
    assert {each.squadron for each in choices(s) if isinstance(each, Bomb)} == {first.id, second.id}
    play(s, Bomb(second.id, "KATOWICE", "field"))
    assert s.ruins.keys() == {"KATOWICE", "GLIWICE"}
    assert (first.where, second.where) == ("pool", "pool")


@pytest.mark.rule("EM-IV.C3a")
def test_no_target_is_left_in_a_territory_that_fell() -> None:
    """EM-EX-raid_in_fallen."""
    s = resolution(conquered="PDL")
    assault(s, "III", card(3))
    raid = russian(s, "SU24", "raid", "MAZ")
    told = play(s, STAY)
    assert [each.squadron for each in told_of(told, RaidIdle)] == [raid.id]
    assert raid.where == "pool"
    assert all(fall.how == "conquest" for fall in s.ruins.values())


@pytest.mark.rule("EM-VI.2a")
def test_raids_conquer_nothing() -> None:
    """EM-EX-only_cards_conquer."""
    s = resolution()
    for _ in range(3):
        russian(s, "SU24", "raid", "KIE")
    told = play(s, STAY)
    assert s.conquered == {}
    assert s.ruins.keys() == {"SKARZYSKO"}
    assert len(told_of(told, RaidIdle)) == 2


@pytest.mark.rule("EM-VI.4e")
def test_support_does_not_bomb() -> None:
    """EM-EX-support_no_raid."""
    s = resolution()
    assault(s, "III", card(3)).stopped = True
    support = russian(s, "SU24", "support", "III", 0)
    play(s, STAY)
    assert support.where == "pool"
    assert s.ruins == {}
    s = bombers()
    russian(s, "SU24", "raid", "USI")
    support = russian(s, "SU24", "support", "III", 0)
    assert explained(s, RUSSIAN, f"squadron:{support.id}") == "EM-VI.4d"


@pytest.mark.rule("EM-IV.C3a", "EM-P.8")
def test_named_target_that_a_card_saves_ends_the_raid() -> None:
    """EM-EX-smoke: what the raid does when a card has foiled it."""
    s = war(steps=(BombsFall(), Raids(RUSSIAN)))
    raid = russian(s, "SU24", "raid", "MAZ")
    s.bombing = Bombing(raid.id, "PLOCK", cancelled=True)
    told = play(s)
    assert len(told_of(told, RaidFoiled)) == 1
    assert asked(s) is None
    assert [s.bombing, dict(s.ruins), s.cities_lost] == [None, {}, 0]


@pytest.mark.rule("EM-IV.C3a")
def test_what_a_raid_cannot_bomb() -> None:
    s = bombers(ruins="KATOWICE")
    raid = russian(s, "SU24", "raid", "USI")
    other = russian(s, "SU24", "raid", "LSI")
    assert refused(s, Bomb(raid.id, "KATOWICE", "field")) == "EM-IV.C3a"
    assert refused(s, Bomb(raid.id, "WROCLAW", "field")) == "EM-IV.C3a"
    assert explained(s, RUSSIAN, f"squadron:{raid.id}", "field:WROCLAW") == "EM-IV.C3a"
    assert explained(s, RUSSIAN, "field:WROCLAW") == ""
    assert Bomb(other.id, "WROCLAW", "field") in choices(s)


@pytest.mark.rule("EM-IV.C3a", "EM-IX.2")
def test_foreign_airfields_can_be_bombed() -> None:
    s = bombers()
    s.squadron("PL_F16C_1").at = "CASLAV"
    russian(s, "SU24", "raid", "CZE")
    assert asked(s) is None
    assert "CASLAV" in s.ruins
    assert where(s, "PL_F16C_1") == "lost"


@pytest.mark.rule("EM-XIII.b4")
def test_two_russian_commanders_take_turns_over_their_own_raids() -> None:
    """EM-EX-b4_owner."""
    s = bombers(sides=FOUR)
    own = [russian(s, "SU24", "raid", "LSI") for _ in range(2)]
    partner = russian(s, "SU24", "raid", "GPM")
    partner.by = RUSSIAN_2
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == RUSSIAN_2
    assert {a.squadron for a in decision.actions if isinstance(a, Bomb)} == {partner.id}
    assert explained(s, RUSSIAN_2, f"squadron:{own[0].id}") == "EM-XIII.b4"
    assert explained(s, RUSSIAN_2, f"squadron:{partner.id}", "field:WROCLAW") == "EM-IV.C3a"
    play(s, Bomb(partner.id, "GDANSK", "field"))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == RUSSIAN
    play(s, Bomb(own[0].id, "WROCLAW", "field"))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == RUSSIAN
    play(s, Bomb(own[1].id, "LEGNICA", "field"))
    assert s.ruins.keys() == {"GDANSK", "WROCLAW", "LEGNICA"}


@pytest.mark.rule("EM-XIII.b4")
def test_turns_alternate_while_both_have_raids() -> None:
    s = bombers(sides=FOUR)
    for at, by in (("MAZ", RUSSIAN), ("LDZ", RUSSIAN), ("LSI", RUSSIAN_2), ("GPM", RUSSIAN_2)):
        russian(s, "SU24", "raid", at).by = by
    order = []
    while True:
        decision = asked(s)
        if not isinstance(decision, Choice):
            break
        order.append(decision.side)
        play(s, decision.actions[0])
    assert order == [RUSSIAN_2, RUSSIAN, RUSSIAN_2, RUSSIAN]


def test_bombs_without_a_raid_are_an_error() -> None:
    s = war(steps=(BombsFall(),))
    with pytest.raises(LookupError, match="No raid"):
        asked(s)
