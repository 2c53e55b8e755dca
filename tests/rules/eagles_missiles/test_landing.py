"""Where Polish squadrons land after the fights (EM-IV.C1c, EM-IV.C1d, EM-VI.1f)."""

import pytest

from desktop.rules import engine
from desktop.rules.core import Choice
from desktop.rules.eagles_missiles import landing, theatre
from desktop.rules.eagles_missiles.actions_fights import FlyHome, LandAt, LiftOff
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, Fall
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.rules.eagles_missiles.fights import (
    STAY,
    card,
    choices,
    explained,
    refused,
    resolution,
    where,
)
from tests.rules.eagles_missiles.positions import (
    GAME,
    KIT,
    asked,
    assault,
    call_nato,
    play,
    russian,
    send,
    war,
)

F16, SECOND_F16, THIRD_F16 = "PL_F16C_1", "PL_F16C_2", "PL_F16C_3"
MIG, OTHER_MIG, SU22 = "PL_MIG29_1", "PL_MIG29_2", "PL_SU22_1"
POLISH_FIELDS = [key for key, each in KIT.airfields.items() if each.users == "polish"]
ABROAD = [key for key in KIT.airfields if key not in POLISH_FIELDS]


def down(**fields: object) -> State:
    """Return the landing of the only Polish commander."""
    return war(steps=(Landing(POLISH),), **fields)  # type: ignore[arg-type]


def lift(s: State, *squadrons: str) -> None:
    """Take the bases of squadrons away."""
    for key in squadrons:
        each = s.squadron(key)
        each.where, each.at = "air", ""


def only(s: State, *airfields: str) -> None:
    """Lay all other airfields in ruins and lift everybody who is not on one of these."""
    for key in KIT.airfields:
        if key not in airfields:
            s.ruins[key] = Fall(key, 1, "raid")
    lift(s, *(e.id for e in s.squadrons if e.where == "base" and e.at not in airfields))


@pytest.mark.rule("EM-IV.C1c")
def test_everybody_stays_at_his_base_without_a_word() -> None:
    s = down()
    before = [(each.where, each.at) for each in s.squadrons]
    play(s, STAY)
    assert [(each.where, each.at) for each in s.squadrons] == before


@pytest.mark.rule("EM-IV.C1c", "EM-V.1")
def test_any_polish_squadron_may_be_rebased_also_one_that_did_not_fly() -> None:
    s = down()
    play(s, LandAt(SU22, "LASK"))
    assert (where(s, SU22), s.squadron(SU22).at) == ("base", "LASK")
    assert LandAt(SU22, "SWIDWIN") not in choices(s)
    assert LandAt("PL_SU22_2", "POWIDZ") in choices(s)
    play(s, LandAt(SU22, "SWIDWIN"), STAY)
    assert s.squadron(SU22).at == "SWIDWIN"


@pytest.mark.rule("EM-IV.C1c", "EM-IV.C2b")
@pytest.mark.parametrize("rebased", [False, True])
def test_squadron_at_home_in_a_falling_territory(rebased: bool) -> None:
    """EM-EX-stay_at_home_falls."""
    s = resolution(conquered="PDL")
    assault(s, "III", card(3))
    if rebased:
        play(s, LandAt(OTHER_MIG, "LASK"))
    play(s, STAY)
    assert "MAZ" in s.conquered
    assert where(s, OTHER_MIG) == ("base" if rebased else "lost")


@pytest.mark.rule("EM-VI.1f")
def test_a_full_airfield_takes_no_third() -> None:
    """EM-EX-airfield_full."""
    s = down()
    s.squadron(SECOND_F16).at = "LASK"
    assert theatre.room_on(s, KIT, "LASK") == 0
    assert LandAt(MIG, "LASK") not in choices(s)
    assert refused(s, LandAt(MIG, "LASK")) == "EM-VI.1f"
    assert explained(s, POLISH, f"squadron:{MIG}", "field:LASK") == "EM-VI.1f"


@pytest.mark.rule("EM-IX.2")
def test_only_f16_land_abroad() -> None:
    """EM-EX-f16_foreign."""
    s = down()
    caslav = next(key for key in ABROAD if KIT.airfields[key].territory == "CZE")
    assert refused(s, LandAt(MIG, caslav)) == "EM-IX.2"
    assert refused(s, LandAt(SU22, caslav)) == "EM-IX.2"
    assert LandAt(F16, caslav) in choices(s)
    play(s, LandAt(F16, caslav))
    assert s.squadron(F16).at == caslav


@pytest.mark.rule("EM-VIII.2", "EM-VIII.1", "EM-IV.C1c")
def test_nato_returns_to_its_pool() -> None:
    """EM-EX-nato_no_airfield."""
    s = resolution()
    f15 = next(key for key, each in KIT.squadrons.items() if each.side == "nato")
    call_nato(s, f15)
    send(s, f15, "fleet")
    play(s, (1, 1))
    assert (where(s, f15), s.squadron(f15).spent) == ("pool", True)
    assert refused(s, LandAt(f15, "KRZESINY")) == "EM-VIII.2"
    assert not any(isinstance(a, LandAt) and a.squadron == f15 for a in choices(s))


@pytest.mark.rule("EM-IV.C1d", "EM-VI.1f")
@pytest.mark.parametrize("left", [SU22, F16])
def test_who_finds_no_room_is_destroyed_whom_poland_likes(left: str) -> None:
    """EM-EX-landing_no_room: three squadrons, room for two."""
    s = down()
    for each in s.squadrons:
        if each.where == "base" and each.id not in (SU22, F16, MIG):
            each.where, each.at = "lost", ""
    only(s, "POWIDZ")
    assert theatre.units_lost(s, KIT) == 4
    landing_two = [key for key in (SU22, F16, MIG) if key != left]
    assert refused(s, STAY) == "EM-IV.C1c"
    assert STAY not in choices(s)
    play(s, *(LandAt(key, "POWIDZ") for key in landing_two), STAY)
    assert where(s, left) == "lost"
    assert {where(s, key) for key in landing_two} == {"base"}
    assert theatre.units_lost(s, KIT) == 5


@pytest.mark.rule("EM-IV.C1c", "EM-IV.C1d", "EM-IX.2")
@pytest.mark.parametrize(("key", "forced"), [(F16, True), (MIG, False)])
def test_who_can_land_must(key: str, forced: bool) -> None:
    """EM-EX-land_forced."""
    s = down()
    lift(s, key)
    only(s, "CASLAV")
    for each in s.squadrons:
        if each.where == "air" and each.id != key:
            each.where = "lost"
    if forced:
        assert refused(s, STAY) == "EM-IV.C1c"
        assert explained(s, POLISH, "button:confirm") == "EM-IV.C1c"
        play(s, LandAt(key, "CASLAV"))
    assert explained(s, POLISH, "button:confirm") == ""
    assert STAY in choices(s)
    play(s, STAY)
    assert where(s, key) == ("base" if forced else "lost")


@pytest.mark.rule("EM-IV.C1c")
def test_squadrons_on_full_airfields_can_change_places() -> None:
    s = down()
    only(s, "SWIDWIN", "KRZESINY")
    for each in s.squadrons:
        if each.where == "air":
            each.where = "lost"
    assert choices(s) == (STAY,)
    play(s, LiftOff(SU22))
    assert where(s, SU22) == "air"
    assert choices(s) == (
        LandAt(SU22, "SWIDWIN"),
        LandAt(SECOND_F16, "SWIDWIN"),
        LandAt(THIRD_F16, "SWIDWIN"),
    )
    play(s, LandAt(SECOND_F16, "SWIDWIN"), LandAt(SU22, "KRZESINY"), STAY)
    assert (s.squadron(SU22).at, s.squadron(SECOND_F16).at) == ("KRZESINY", "SWIDWIN")


@pytest.mark.rule("EM-IV.C1c")
def test_what_no_squadron_can_do_when_it_lands() -> None:
    s = down(ruins="POWIDZ", conquered="LUB")
    assert refused(s, LandAt(F16, "POWIDZ")) == "EM-IV.C1c"
    assert refused(s, LandAt(F16, "DEBLIN")) == "EM-IV.C1c"
    assert refused(s, LandAt(F16, "WARSZAWA")) == "EM-IV.C1c"
    assert refused(s, LandAt(F16, "LASK")) == "EM-IV.C1c"
    assert refused(s, LandAt("PL_SU22_R1", "LASK")) == "EM-IV.C1c"
    assert refused(s, LandAt("RU_SU27_1", "LASK")) == "EM-IV.C1c"
    assert refused(s, LiftOff("RU_SU27_1")) == "EM-IV.C1c"
    assert refused(s, FlyHome(F16)) == "EM-IV.C1c"
    assert explained(s, POLISH, "squadron:RU_SU27_1") == "EM-IV.C1c"
    for pick in ("MAZ", "squadron:RU_SU27_1", "aa:AA_G_WAR", "field:LODZ", "fleet"):
        found = s.steps[-1].explain(s, KIT, POLISH, (f"squadron:{F16}", pick))
        assert found is not None
        assert sentence(found.text) == "Squadrons land on airfields"
    assert explained(s, POLISH, f"squadron:{F16}", "button:take_back") == ""
    assert explained(s, POLISH, "MAZ") == ""


@pytest.mark.rule("EM-XIII.a3")
def test_each_polish_commander_lands_his_own() -> None:
    sides = ("russian", POLISH, POLISH_2)
    s = resolution(sides=sides)
    first = asked(s)
    assert isinstance(first, Choice)
    assert first.side == POLISH
    assert refused(s, LandAt(F16, "POWIDZ")) == "EM-XIII.a3"
    assert {a.squadron for a in first.actions if isinstance(a, LandAt)} == {
        SU22,
        "PL_SU22_2",
        MIG,
        OTHER_MIG,
    }
    play(s, STAY)
    second = asked(s)
    assert isinstance(second, Choice)
    assert second.side == POLISH_2
    assert {a.squadron for a in second.actions if isinstance(a, LandAt)} == {
        F16,
        SECOND_F16,
        THIRD_F16,
    }


@pytest.mark.rule("EM-IV.C1c")
def test_offers_are_just_what_is_not_refused() -> None:
    s = down(ruins="POWIDZ", conquered="PDL MAZ")
    lift(s, OTHER_MIG)
    offered = set(choices(s))
    for each in landing.flown(s, KIT, POLISH):
        for airfield in KIT.airfields:
            legal = landing.why_not(s, KIT, POLISH, each.id, airfield) is None
            assert legal == (LandAt(each.id, airfield) in offered)
    assert landing.rooms(s, KIT) == {
        key: theatre.room_on(s, KIT, key)
        for key, info in KIT.airfields.items()
        if key != "POWIDZ" and info.territory not in ("PDL", "MAZ")
    }


@pytest.mark.rule("EM-IV.C1c")
def test_random_landings_come_to_an_end() -> None:
    s = down()
    count = 0
    while choices(s):
        play(s, choices(s)[0])
        count += 1
    assert count <= 8
    assert engine.decision(GAME, s) is None


def test_a_raid_is_known_when_they_land() -> None:
    s = resolution()
    russian(s, "SU24", "raid", "GPL")
    assert STAY in choices(s)
    assert len(theatre.placed(s, "raid")) == 1
