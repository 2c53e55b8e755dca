"""Missile cards, the Patriot and squadrons that scramble (EM-IV.B5, EM-VII.7b, chapter XI)."""

import pytest

from desktop.rules.core import Action, Chance, Choice
from desktop.rules.eagles_missiles import scoring
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_polish import (
    FireAa,
    LaunchMissile,
    MissileTarget,
    PassWindow,
    PlayCard,
    ScrambleNext,
    ScrambleTo,
    UsePatriot,
)
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.events_polish import HitsLost, MissileCancelled, NoRoom
from desktop.rules.eagles_missiles.missiles import Missiles
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2, Fall
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import choices, explained, refused, told_of, where
from tests.rules.eagles_missiles.positions import KIT, asked, missile, play, russian, war

PASS = PassWindow()
FOUR = (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2)
FULL = "SWIDWIN MIROSLAWIEC MINSK RADOM DEBLIN POWIDZ STRACHOWICE BALICE HOLZDORF CASLAV"


def strike(card: str, place: str, **fields: object) -> State:
    """Return a war in which one missile card lies and is carried out next."""
    s = war(steps=(Missiles(),), **fields)  # type: ignore[arg-type]
    missile(s, card, place)
    return s


def hit(target: str) -> Action:
    """Return the choice of a field or an AA unit as the target."""
    return MissileTarget(f"aa:{target}" if target in KIT.aa else f"field:{target}")


@pytest.mark.rule("EM-XI.2", "EM-XI.3", "EM-XII.1")
def test_hit_lays_a_city_in_ruins_which_scores() -> None:
    """EM-EX-missile_city."""
    s = strike("RM04", "USI")
    play(s, 4)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule) == (RUSSIAN, "EM-XI.2")
    play(s, hit("GLIWICE"))
    assert s.ruins["GLIWICE"].how == "missile"
    assert (s.cities_lost, scoring.total(s, KIT)) == (1, 1)
    assert (s.spent_cards, s.launch, s.missiles) == (["RM04"], None, [])
    assert asked(s) is None


@pytest.mark.rule("EM-XI.2")
def test_miss_does_nothing_and_the_card_is_gone() -> None:
    """EM-EX-missile_miss."""
    s = strike("RM04", "USI")
    play(s, 3)
    assert asked(s) is None
    assert (s.ruins, s.spent_cards) == ({}, ["RM04"])


@pytest.mark.rule("EM-XI.2")
@pytest.mark.parametrize(
    ("card", "dice", "needs"), [("RM01", 1, 3), ("RM03", 1, 4), ("RM07", 2, 4)]
)
def test_card_says_how_many_dice_are_rolled_and_what_hits(card: str, dice: int, needs: int) -> None:
    s = strike(card, "GPL")
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert (decision.kind, decision.rule) == ("missile", "EM-XI.2")
    assert decision.roll is not None
    assert decision.roll.count == dice
    assert [part.steps for part in decision.roll.parts] == [(needs,)] * dice


@pytest.mark.rule("EM-XI.2")
def test_only_targets_of_the_kinds_of_the_card() -> None:
    s = strike("RM07", "GPL")
    s.unit("AA_B_1").at = "GPL"
    play(s, (4, 5))
    listed = {each for each in choices(s) if isinstance(each, MissileTarget)}
    assert {each.target for each in listed} == {
        f"field:{key}" for key in (*KIT.cities_in["GPL"], *KIT.airfields_in["GPL"])
    } | {"aa:AA_B_1"}
    s = strike("RM01", "GPL", ruins="POWIDZ")
    s.unit("AA_B_1").at = "GPL"
    play(s, 3)
    assert set(choices(s)) == {hit("KRZESINY"), hit("AA_B_1")}
    for pick in ("field:POZNAN", "field:POWIDZ", "field:LASK", "aa:AA_G_WAR"):
        assert explained(s, RUSSIAN, pick) == "EM-XI.2"
    assert refused(s, hit("POZNAN")) == "EM-XI.2"


@pytest.mark.rule("EM-XI.2", "EM-XI.5")
def test_hit_without_a_target_is_lost() -> None:
    """EM-EX-missile_two_hits_one_target."""
    s = strike("RM07", "WAR", ruins="OLSZTYN")
    told = play(s, (5, 6))
    assert asked(s) is None
    assert s.unit("AA_G_WAR").lost
    assert told_of(told, HitsLost) == [HitsLost("EM-XI.2", "RM07", "WAR", 1)]


@pytest.mark.rule("EM-XI.2")
def test_two_hits_are_named_one_by_one() -> None:
    s = strike("RM07", "USI")
    play(s, (4, 6), hit("KATOWICE"))
    assert hit("KATOWICE") not in choices(s)
    if choices(s):
        play(s, hit("GLIWICE"))
    assert {"KATOWICE", "GLIWICE"} <= set(s.ruins)
    assert s.cities_lost == 2


@pytest.mark.rule("EM-XI.2")
def test_card_whose_targets_are_gone_is_removed_without_dice() -> None:
    s = strike("RM04", "WAR", hand="PL12", ruins="OLSZTYN")
    told = play(s)
    assert asked(s) is None
    assert told_of(told, MissileCancelled) == [MissileCancelled("EM-XI.2", "RM04", "WAR")]
    assert s.spent_cards == ["RM04"]
    assert s.hands[POLISH] == ["PL12"]


@pytest.mark.rule("EM-IV.B5", "EM-IV.A3g")
def test_russia_chooses_the_order() -> None:
    """EM-EX-missile_many."""
    s = war(steps=(Missiles(),))
    missile(s, "RM04", "USI")
    missile(s, "RM07", "USI")
    missile(s, "RM01", "LPL")
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule) == (RUSSIAN, "EM-IV.B5")
    assert decision.actions == (
        LaunchMissile("RM04", "USI"),
        LaunchMissile("RM07", "USI"),
        LaunchMissile("RM01", "LPL"),
    )
    play(s, LaunchMissile("RM07", "USI"))
    assert s.launch is not None
    assert s.launch.missile.card == "RM07"
    play(s, (1, 1), LaunchMissile("RM01", "LPL"), 1, 1)
    assert asked(s) is None
    assert s.spent_cards == ["RM07", "RM01", "RM04"]


@pytest.mark.rule("EM-IV.B5", "EM-XI.4")
def test_missiles_come_before_the_deployment() -> None:
    """EM-EX-missile_before_deploy."""
    s = war(steps=(Missiles(), Deployment()))
    missile(s, "RM01", "LDZ")
    target = russian(s, "SU24", "raid", "LDZ")
    play(s, 3, 2)
    assert where(s, "PL_F16C_1") == "lost"
    senders = {action.picks[0] for action in choices(s)}
    assert "squadron:PL_F16C_1" not in senders
    assert "squadron:PL_F16C_2" in senders
    assert target.where == "board"


@pytest.mark.rule("EM-XIII.b4", "EM-XI.2")
def test_russian_commanders_take_turns_and_name_their_own_targets() -> None:
    s = war(FOUR, steps=(Missiles(),))
    missile(s, "RM04", "USI", by=RUSSIAN)
    missile(s, "RM07", "LSI", by=RUSSIAN)
    missile(s, "RM01", "MAZ", by=RUSSIAN_2)
    s.unit("AA_B_1").at = "MAZ"
    play(s)
    assert s.launch is not None
    assert s.launch.missile.by == RUSSIAN_2, "the commander of III and IV is first"
    play(s, 3)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == RUSSIAN_2
    play(s, hit("AA_B_1"))
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, len(decision.actions)) == (RUSSIAN, 2)
    play(s, LaunchMissile("RM07", "LSI"), (1, 1), 1)
    assert asked(s) is None, "one who has nothing left is passed over"


@pytest.mark.rule("EM-XIII.b4", "EM-IV.B5")
def test_turns_alternate_while_both_have_missiles() -> None:
    s = war(FOUR, steps=(Missiles(),))
    for card, by in (
        ("RM04", RUSSIAN),
        ("RM05", RUSSIAN),
        ("RM06", RUSSIAN_2),
        ("RM07", RUSSIAN_2),
    ):
        missile(s, card, "USI", by=by)
    order = []
    while asked(s) is not None:
        if choices(s):
            play(s, choices(s)[0])
        assert s.launch is not None
        order.append(s.launch.missile.by)
        play(s, (1,) * KIT.russian_cards[s.launch.missile.card].dice)
    assert order == [RUSSIAN_2, RUSSIAN, RUSSIAN_2, RUSSIAN]


# --------------------------------------------------------------------------- Patriot and decoys


@pytest.mark.rule("EM-VII.7b", "EM-XI.6")
@pytest.mark.parametrize(("face", "stopped"), [(1, False), (2, True), (6, True)])
def test_patriot_stops_a_missile_card_on_two(face: int, stopped: bool) -> None:
    s = strike("RM04", "MAZ")
    s.unit("AA_PAT").at = "MAZ"
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule) == (POLISH, "EM-VII.7b")
    assert decision.actions == (UsePatriot("AA_PAT", True), UsePatriot("AA_PAT", False))
    assert explained(s, POLISH, "aa:AA_G_WAR") == "EM-VII.7b"
    told = play(s, UsePatriot("AA_PAT", True), face)
    if stopped:
        assert asked(s) is None
        assert told_of(told, MissileCancelled) == [MissileCancelled("EM-XI.6", "RM04", "MAZ")]
        assert s.spent_cards == ["RM04"]
    else:
        decision = asked(s)
        assert isinstance(decision, Chance)
        assert decision.kind == "missile"


@pytest.mark.rule("EM-VII.7b")
def test_patriot_acts_once_a_day() -> None:
    s = war(steps=(Missiles(),))
    s.unit("AA_PAT").at = "USI"
    missile(s, "RM04", "USI")
    missile(s, "RM05", "USI")
    play(s, LaunchMissile("RM05", "USI"), UsePatriot("AA_PAT", True), 2)
    decision = asked(s)
    assert isinstance(decision, Chance), "the second card is not asked about"
    s = war(steps=(Missiles(),))
    s.unit("AA_PAT").at = "USI"
    missile(s, "RM04", "USI")
    missile(s, "RM05", "USI")
    play(s, LaunchMissile("RM05", "USI"), UsePatriot("AA_PAT", False), 1)
    assert isinstance(asked(s), Choice), "a held shot can be used on the second"


@pytest.mark.rule("EM-VII.7a", "EM-VII.7b")
def test_patriot_that_fired_at_a_squadron_cannot_stop_a_missile() -> None:
    """EM-EX-patriot_choice."""
    s = war(steps=(AaFire(), Missiles()))
    s.unit("AA_PAT").at = "MAZ"
    raid = russian(s, "SU24", "raid", "MAZ")
    missile(s, "RM04", "MAZ")
    play(s, FireAa("AA_PAT", raid.id), 1)
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.kind == "missile"


@pytest.mark.rule("EM-P.10", "EM-VII.7b")
def test_full_magazines_do_not_let_the_patriot_act_twice() -> None:
    """EM-EX-magazines_patriot."""
    s = war(hand="PL17", steps=(AaFire(), Missiles()))
    s.unit("AA_PAT").at = "MAZ"
    raid = russian(s, "SU24", "raid", "MAZ")
    missile(s, "RM04", "MAZ")
    play(s, FireAa("AA_PAT", raid.id), 1, PlayCard("PL17", ("aa:AA_PAT",)))
    play(s, FireAa("AA_PAT", raid.id), 2)
    assert raid.where == "pool"
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert decision.kind == "missile"


@pytest.mark.rule("EM-VII.7b")
def test_patriot_elsewhere_is_not_asked() -> None:
    s = strike("RM04", "USI")
    s.unit("AA_PAT").at = "MAZ"
    assert isinstance(asked(s), Chance)


@pytest.mark.rule("EM-P.7", "EM-XI.6", "EM-XI.2")
def test_decoys_remove_the_card_and_keep_the_patriot() -> None:
    """EM-EX-decoy."""
    s = strike("RM04", "MAZ", hand="PL12 PL12")
    s.unit("AA_PAT").at = "MAZ"
    assert choices(s) == (PlayCard("PL12"), PASS)
    told = play(s, PlayCard("PL12"))
    assert asked(s) is None
    assert told_of(told, MissileCancelled) == [MissileCancelled("EM-P.7", "RM04", "MAZ")]
    assert not s.unit("AA_PAT").held
    assert s.hands[POLISH] == ["PL12"], "the second one has nothing to do"
    assert s.spent_cards == ["PL12", "RM04"]


@pytest.mark.rule("EM-XI.2")
def test_cards_come_before_the_patriot_and_it_before_the_dice() -> None:
    s = strike("RM04", "MAZ", hand="PL12")
    s.unit("AA_PAT").at = "MAZ"
    play(s, PASS)
    assert choices(s) == (UsePatriot("AA_PAT", True), UsePatriot("AA_PAT", False))
    play(s, UsePatriot("AA_PAT", False))
    assert isinstance(asked(s), Chance)


# -------------------------------------------------------------------------------------- scramble


@pytest.mark.rule("EM-XI.4", "EM-VI.1f")
def test_squadrons_scramble_in_polands_order_as_far_as_there_is_room() -> None:
    """EM-EX-scramble."""
    s = strike("RM01", "GPL", ruins=FULL)
    s.squadron("PL_MIG29_2").at = "LASK"
    for key in ("PL_SU22_1", "PL_SU22_2"):
        s.squadron(key).where = "lost"
    s.unit("AA_B_1").at = "LSI"
    s.squadron("PL_SU22_R1").where, s.squadron("PL_SU22_R1").at = "base", "NEUBRANDENBURG"
    play(s, 3)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert (decision.side, decision.rule) == (POLISH, "EM-XI.4")
    assert decision.actions == (ScrambleNext("PL_F16C_2"), ScrambleNext("PL_F16C_3"))
    told = play(s, ScrambleNext("PL_F16C_3"), 5, 4)
    assert (where(s, "PL_F16C_3"), s.squadron("PL_F16C_3").at) == ("base", "NEUBRANDENBURG")
    assert where(s, "PL_F16C_2") == "lost"
    assert told_of(told, NoRoom) == [NoRoom("EM-VI.1f", "PL_F16C_2")]
    assert asked(s) is None


@pytest.mark.rule("EM-XI.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_four_and_more_gets_away(face: int) -> None:
    s = strike("RM01", "LDZ")
    play(s, 3)
    decision = asked(s)
    assert isinstance(decision, Chance)
    assert (decision.kind, decision.rule) == ("scramble", "EM-XI.4")
    play(s, face)
    assert where(s, "PL_F16C_1") == ("base" if face >= 4 else "lost")
    assert bool(choices(s)) == (face >= 4)


@pytest.mark.rule("EM-XI.4", "EM-IX.2", "EM-VI.1f")
def test_new_airfield_is_chosen_before_the_next_die() -> None:
    s = strike("RM01", "GPL", ruins="POWIDZ")
    s.squadron("PL_F16C_3").at, s.squadron("PL_MIG29_1").at = "LASK", "KRZESINY"
    play(s, 3, ScrambleNext("PL_MIG29_1"), 4)
    listed = {each.airfield for each in choices(s) if isinstance(each, ScrambleTo)}
    assert listed == {"MIROSLAWIEC", "MALBORK", "RADOM", "DEBLIN", "STRACHOWICE", "BALICE"}
    assert explained(s, POLISH, "field:CASLAV") == "EM-IX.2"
    for field in ("LASK", "KRZESINY", "POWIDZ", "LODZ"):
        assert explained(s, POLISH, f"field:{field}") == "EM-VI.1f"
    play(s, ScrambleTo("PL_MIG29_1", "BALICE"), 6)
    assert s.squadron("PL_MIG29_1").at == "BALICE"
    listed = {each.airfield for each in choices(s) if isinstance(each, ScrambleTo)}
    assert "CASLAV" in listed
    assert "BALICE" not in listed
    play(s, ScrambleTo("PL_F16C_2", "CASLAV"))
    assert asked(s) is None


@pytest.mark.rule("EM-XI.4", "EM-XIII.a3")
def test_each_commander_scrambles_his_own_squadrons() -> None:
    s = war(FOUR, steps=(Missiles(),))
    missile(s, "RM01", "GPL", by=RUSSIAN_2)
    s.ruins["POWIDZ"] = Fall("POWIDZ", 1, "raid")
    play(s, 3)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH_2, "both are F-16Cs"
    play(s, ScrambleNext("PL_F16C_2"), 6)
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.side == POLISH_2


@pytest.mark.rule("EM-XI.5", "EM-XII.2")
def test_destroyed_aa_unit_counts_among_the_losses() -> None:
    """EM-EX-missile_aa_counts."""
    s = strike("RM01", "WAR")
    for key in ("PL_SU22_1", "PL_SU22_2"):
        s.squadron(key).where = "lost"
    assert scoring.total(s, KIT) == 0
    play(s, 3)
    assert (s.unit("AA_G_WAR").lost, s.unit("AA_G_WAR").at) == (True, "")
    assert scoring.total(s, KIT) == 1


@pytest.mark.rule("EM-XI.1", "EM-XI.4")
def test_missile_on_a_foreign_airfield() -> None:
    s = strike("RM04", "CZE")
    s.squadron("PL_F16C_1").at = "CASLAV"
    play(s, 4, 1)
    assert set(s.ruins) == {"CASLAV"}
    assert where(s, "PL_F16C_1") == "lost"
    assert s.cities_lost == 0
