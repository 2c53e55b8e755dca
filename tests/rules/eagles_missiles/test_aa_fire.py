"""AA fire, one shot at a time (EM-IV.B4a, chapter VII)."""

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.eagles_missiles import contests, theatre
from desktop.rules.eagles_missiles.aa_fire import AaFire, AaShot
from desktop.rules.eagles_missiles.actions_fights import Bomb, EndLanding
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    ConfirmDeployment,
    FireAa,
    PassWindow,
    PlayCard,
    Send,
)
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.events_polish import AaFired
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.resolution import Resolution
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import choices, explained, refused, told_of, where
from tests.rules.eagles_missiles.positions import KIT, asked, assault, play, russian, war

CEASE, PASS = CeaseFire(), PassWindow()
GREEN = "AA_G_WAR"


def fire(**fields: object) -> State:
    """Return a war in which AA units fire."""
    return war(steps=(AaFire(),), **fields)  # type: ignore[arg-type]


def shots(s: State) -> set[tuple[str, str]]:
    """Return who can fire at whom."""
    return {(each.unit, each.target) for each in choices(s) if isinstance(each, FireAa)}


@pytest.mark.rule("EM-VII.5", "EM-VII.1", "EM-IV.B4b")
@pytest.mark.parametrize("face", range(1, 7))
def test_green_unit_hits_on_four_and_drives_off(face: int) -> None:
    """EM-EX-aa_4plus."""
    s = fire()
    target = russian(s, "SU27", "escort", "WAR")
    told = play(s, FireAa(GREEN, target.id), face)
    assert target.where == ("pool" if face >= 4 else "board"), "never destroyed"
    assert told_of(told, AaFired) == [AaFired("EM-VII.5", GREEN, target.id, face, 4)]
    assert asked(s) is None


@pytest.mark.rule("EM-IV.B4b", "EM-VI.2f", "EM-VI.3b", "EM-IV.C3a")
def test_what_is_driven_off_protects_supports_and_bombs_no_more_today() -> None:
    s = war(steps=(AaFire(), Deployment(), Resolution()))
    laid = assault(s, "II", "RA09")
    s.unit("AA_B_1").at = s.unit("AA_B_2").at = "WAR"
    escort = russian(s, "SU27", "escort", "WAR")
    first, other = russian(s, "SU24", "raid", "WAR"), russian(s, "SU24", "raid", "WAR")
    support = russian(s, "TU22M", "support", "II", 0)
    assert contests.assault_strength(s, KIT, laid) == 7 + 12
    for unit, target in ((GREEN, escort), ("AA_B_1", first), ("AA_B_2", support)):
        play(s, FireAa(unit, target.id), 4)
    assert contests.assault_strength(s, KIT, laid) == 7
    assert {each.id for each in theatre.placed(s)} == {other.id}
    play(s, Send("PL_F16C_1", "assault:II"), ConfirmDeployment())
    assert asked(s) is not None, "no escort is left to be engaged"
    play(s, (6, 1), EndLanding())
    bombs = {each.squadron for each in choices(s) if isinstance(each, Bomb)}
    assert bombs == {other.id}


@pytest.mark.rule("EM-VII.5", "EM-N.11")
def test_die_names_what_it_needs() -> None:
    s = fire()
    s.now.aa_bonus = 1
    target = russian(s, "SU27", "escort", "WAR")
    play(s, FireAa(GREEN, target.id))
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.kind == "aa"
    assert decision.roll is not None
    assert (decision.roll.count, decision.roll.sides, decision.roll.target) == (1, 6, 4)
    assert [number for _, number in decision.roll.modifiers] == [1]
    play(s, 3)
    assert target.where == "pool"


@pytest.mark.rule("EM-N.11", "EM-VII.5", "EM-VII.7a")
@pytest.mark.parametrize(("face", "place"), [(1, "board"), (2, "pool")])
def test_patriot_hits_on_two_whatever_helps(face: int, place: str) -> None:
    """EM-EX-stinger_min."""
    s = fire()
    s.now.aa_bonus = 1
    s.unit("AA_PAT").at = "MAZ"
    target = russian(s, "SU24", "raid", "MAZ")
    told = play(s, FireAa("AA_PAT", target.id), face)
    assert target.where == place
    assert told_of(told, AaFired)[0].needs == 2


@pytest.mark.rule("EM-IV.B4a", "EM-VII.2")
def test_units_fire_at_any_role_in_their_own_territory() -> None:
    s = fire()
    assault(s, "II", "RA09")
    raid, escort = russian(s, "SU24", "raid", "WAR"), russian(s, "SU27", "escort", "WAR")
    support = russian(s, "SU25", "support", "II", 0)
    other = russian(s, "SU24", "raid", "GPM")
    assert s.assaults[0].territory == "WAR"
    assert shots(s) == {(GREEN, each.id) for each in (raid, escort, support)}
    assert explained(s, POLISH, f"aa:{GREEN}", f"squadron:{other.id}") == "EM-VII.2"
    assert explained(s, POLISH, f"aa:{GREEN}", "squadron:RU_SU24_5") == "EM-VIII.1"
    assert explained(s, POLISH, "aa:AA_G_PDL", f"squadron:{raid.id}") == "EM-VII.2"
    assert explained(s, POLISH, "aa:AA_PAT") == "EM-IV.B4a"
    play(s, FireAa(GREEN, support.id), 4)
    assert (support.where, support.role) == ("pool", ""), "its strength is gone with it"


@pytest.mark.rule("EM-IV.B4a")
def test_each_unit_fires_once_and_may_hold_its_fire() -> None:
    s = fire()
    s.unit("AA_B_1").at = "WAR"
    raid, other = russian(s, "SU24", "raid", "WAR"), russian(s, "SU24", "raid", "WAR")
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule) == (POLISH, "EM-IV.B4a")
    play(s, FireAa("AA_B_1", raid.id), 1)
    assert shots(s) == {(GREEN, raid.id), (GREEN, other.id)}
    assert refused(s, FireAa("AA_B_1", other.id)) == "EM-IV.B4a"
    assert explained(s, POLISH, "aa:AA_B_1", f"squadron:{other.id}") == "EM-IV.B4a"
    play(s, CEASE)
    assert asked(s) is None
    assert s.unit(GREEN).shots == 0


@pytest.mark.rule("EM-IV.B4a")
def test_without_targets_the_step_is_over() -> None:
    """EM-EX-hold_fire."""
    s = fire()
    s.unit("AA_B_1").at = "WAR"
    raid = russian(s, "SU24", "raid", "WAR")
    play(s, FireAa(GREEN, raid.id), 6)
    assert asked(s) is None
    assert s.unit("AA_B_1").shots == 0


@pytest.mark.rule("EM-VII.6")
def test_units_in_one_territory_fire_one_after_another() -> None:
    """EM-EX-stack_aa."""
    s = fire()
    s.unit("AA_B_1").at = s.unit("AA_B_2").at = "WAR"
    raid, escort = russian(s, "SU24", "raid", "WAR"), russian(s, "SU27", "escort", "WAR")
    play(s, FireAa(GREEN, raid.id), 2, FireAa("AA_B_1", raid.id), 5)
    assert raid.where == "pool"
    assert shots(s) == {("AA_B_2", escort.id)}, "after a hit another target is chosen"


@pytest.mark.rule("EM-VII.8", "EM-VII.2")
def test_central_pomerania_covers_the_sea() -> None:
    """EM-EX-cpm_aa_at_sea."""
    s = fire()
    s.unit("AA_B_1").at = "GPM"
    escort = russian(s, "SU27", "escort", "SEA")
    assert shots(s) == {("AA_G_CPM", escort.id)}
    assert explained(s, POLISH, "aa:AA_B_1", f"squadron:{escort.id}") == "EM-VII.2"
    play(s, FireAa("AA_G_CPM", escort.id), 4)
    assert escort.where == "pool"


@pytest.mark.rule("EM-P.10", "EM-IV.B4a")
def test_full_magazines_give_one_more_shot() -> None:
    """EM-EX-full_magazines."""
    s = fire(hand="PL17 PL17")
    s.unit("AA_B_1").at = "WAR"
    raid = russian(s, "SU24", "raid", "WAR")
    play(s, FireAa(GREEN, raid.id), 1)
    card = PlayCard("PL17", (f"aa:{GREEN}",))
    assert choices(s) == (card, PASS), "only a unit that has fired"
    assert explained(s, POLISH, "card:PL17", "aa:AA_B_1") == "EM-P.10"
    play(s, card)
    assert asked(s) is not None
    assert shots(s) == {(GREEN, raid.id), ("AA_B_1", raid.id)}
    play(s, FireAa(GREEN, raid.id), 1)
    assert choices(s) == (card, PASS)
    play(s, PASS)
    assert shots(s) == {("AA_B_1", raid.id)}
    assert refused(s, FireAa(GREEN, raid.id)) == "EM-IV.B4a"


@pytest.mark.rule("EM-P.10", "EM-IV.B3d")
def test_full_magazines_are_not_asked_for_without_a_target() -> None:
    s = fire(hand="PL17")
    raid = russian(s, "SU24", "raid", "WAR")
    russian(s, "SU24", "raid", "GPM")
    play(s, FireAa(GREEN, raid.id), 4)
    assert asked(s) is None, "what is over Gdańsk Pomerania is out of its reach"
    assert s.hands[POLISH] == ["PL17"]


@pytest.mark.rule("EM-P.10", "EM-VII.7a")
def test_full_magazines_for_the_patriot() -> None:
    """EM-EX-magazines_patriot, the part of B4."""
    s = fire(hand="PL17")
    s.unit("AA_PAT").at = "MAZ"
    raid = russian(s, "SU24", "raid", "MAZ")
    play(s, FireAa("AA_PAT", raid.id), 1, PlayCard("PL17", ("aa:AA_PAT",)))
    play(s, FireAa("AA_PAT", raid.id), 2)
    assert where(s, raid.id) == "pool"
    assert s.unit("AA_PAT").shots == 2


@pytest.mark.rule("EM-XIII.a1", "EM-XIII.a2")
def test_aa_units_are_the_first_commanders_and_the_second_may_help() -> None:
    s = war((RUSSIAN, POLISH, POLISH_2), steps=(AaFire(),))
    s.hands[POLISH_2] = ["PL17"]
    raid = russian(s, "SU24", "raid", "WAR")
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH
    play(s, FireAa(GREEN, raid.id), 1)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH_2
    play(s, PlayCard("PL17", (f"aa:{GREEN}",)))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH


@pytest.mark.rule("EM-I.5")
def test_shot_is_one_die() -> None:
    s = war(steps=(AaShot(GREEN, "RU_SU24_1"),))
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.roll is not None
    assert decision.roll.count == 1
    assert decision.prompt.values[0][1] == KIT.aa_name(GREEN)
