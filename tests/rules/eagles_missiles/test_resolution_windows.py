"""Where Polish cards can be played in phases C and D (EM-IV.B3d, EM-IV.B3e)."""

import pytest

from desktop.rules.core import Chance, Choice
from desktop.rules.eagles_missiles.aa_moves import AaMovement
from desktop.rules.eagles_missiles.actions_fights import Bomb, EndAaMoves, ShiftAa
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.events_contests import ContestDecided
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.records import RUSSIAN, Terms
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.fights import STAY, battle, card, resolution, told_of, where
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    play,
    russian,
    send,
    war,
)

MIG, OTHER_MIG, F16 = "PL_MIG29_1", "PL_MIG29_2", "PL_F16C_1"
PASS = PassWindow()


def kind(op: str) -> str:
    """Return a Polish card with an effect."""
    return next(key for key, each in KIT.polish_cards.items() if each.effect["op"] == op)


AFTERBURNERS, BRIDGE = kind("mod_contest"), kind("mod_assault")
SECOND_PASS = next(
    key
    for key, each in KIT.polish_cards.items()
    if each.effect["op"] == "reroll" and each.effect["side"] == "polish"
)
JAMMED = next(
    key
    for key, each in KIT.polish_cards.items()
    if each.effect["op"] == "reroll" and each.effect["side"] == "russian"
)
CRASH, SMOKE, REPAIR = kind("save_squadron"), kind("cancel_bombing"), kind("repair")


def dogfight(hand: str, *allies: str) -> State:
    """Return a duel with a Su-27 over Mazovia, Poland holding cards."""
    s = battle(hand=hand)
    target = russian(s, "SU27", "escort", "MAZ")
    for key in allies:
        send(s, key, target.id)
    return s


def window(s: State) -> tuple[str, ...]:
    """Return the cards that Poland is asked to play; none if no window is open."""
    decision = asked(s)
    if not isinstance(decision, Choice) or PASS not in decision.actions:
        return ()
    return tuple(dict.fromkeys(a.card for a in decision.actions if isinstance(a, PlayCard)))


@pytest.mark.rule("EM-P.1", "EM-P.2", "EM-IV.B3d", "EM-IV.B3e")
def test_a_card_before_the_dice_and_one_after_them() -> None:
    """EM-EX-afterburner_and_reroll."""
    s = dogfight(f"{AFTERBURNERS} {SECOND_PASS}", MIG)
    assert window(s) == (AFTERBURNERS,)
    play(s, PlayCard(AFTERBURNERS), (1, 4))
    assert window(s) == (SECOND_PASS,)
    told = play(s, PlayCard(SECOND_PASS), 6)
    assert told_of(told, ContestDecided)[0].result == 3
    assert asked(s) is None
    assert s.hands["polish"] == []


@pytest.mark.rule("EM-P.3")
def test_a_russian_die_that_falls_as_before_stands() -> None:
    """EM-EX-jammed."""
    s = dogfight(JAMMED, MIG)
    play(s, (3, 6))
    assert window(s) == (JAMMED,)
    play(s, PlayCard(JAMMED), 6)
    assert where(s, MIG) == "lost"


@pytest.mark.rule("EM-P.11", "EM-IV.B3d")
def test_the_window_before_a_loss_opens_only_if_somebody_is_lost() -> None:
    """EM-EX-crash_landing_pair."""
    s = dogfight(CRASH, MIG, OTHER_MIG)
    assert window(s) == ()
    play(s, (1, 6))
    assert window(s) == (CRASH,)
    play(s, PlayCard(CRASH, (f"squadron:{MIG}",)))
    assert (where(s, MIG), where(s, OTHER_MIG)) == ("base", "lost")
    s = dogfight(CRASH, MIG, OTHER_MIG)
    play(s, (6, 1))
    assert asked(s) is None
    s = battle(hand=CRASH)
    send(s, MIG, russian(s, "SU24", "raid", "MAZ").id)
    play(s, (1, 6))
    assert asked(s) is None
    assert where(s, MIG) == "base"


@pytest.mark.rule("EM-P.4", "EM-P.2", "EM-IV.B3d")
def test_windows_of_a_ground_attack() -> None:
    s = battle(hand=f"{BRIDGE} {SECOND_PASS} {AFTERBURNERS}")
    laid = assault(s, "III", card(8))
    send(s, F16, "assault:III")
    assert window(s) == (BRIDGE,)
    play(s, PlayCard(BRIDGE, ("assault:III",)) if _aimed(s) else PlayCard(BRIDGE), (1, 4))
    assert laid.modifier == -3
    assert window(s) == (SECOND_PASS,)
    play(s, PlayCard(SECOND_PASS), 4)
    assert laid.stopped


def _aimed(s: State) -> bool:
    decision = asked(s)
    assert isinstance(decision, Choice)
    return any(isinstance(a, PlayCard) and a.targets for a in decision.actions)


@pytest.mark.rule("EM-P.2", "EM-IV.B3d")
def test_window_after_the_dice_of_a_fleet_attack() -> None:
    s = battle(hand=f"{SECOND_PASS} {AFTERBURNERS} {BRIDGE}", fleet=6)
    send(s, F16, "fleet")
    play(s, (1, 2))
    assert window(s) == (SECOND_PASS,)
    play(s, PASS)
    assert asked(s) is None
    assert s.fleet == 6


@pytest.mark.rule("EM-IV.B3b", "EM-IV.B3d")
@pytest.mark.parametrize("target", ["fleet", "assault:III", "RU_SU27_1"])
def test_on_discreet_terms_every_fight_stops_before_and_after_its_dice(target: str) -> None:
    s = battle(hand=CRASH)
    s.terms = Terms(s.terms.sides, discreet=True)
    assault(s, "III", card(3))
    russian(s, "SU27", "escort", "MAZ")
    send(s, F16, target)
    for answer in (PASS, (6, 1), PASS):
        assert asked(s) is not None
        play(s, answer)
    assert asked(s) is None


@pytest.mark.rule("EM-P.8", "EM-IV.C3a", "EM-IV.B3d")
def test_window_after_a_raid_has_named_its_target() -> None:
    """EM-EX-smoke."""
    s = war(hand=SMOKE, steps=(Raids(RUSSIAN),))
    raid = russian(s, "SU24", "raid", "MAZ")
    play(s, Bomb(raid.id, "PLOCK", "field"))
    assert window(s) == (SMOKE,)
    play(s, PlayCard(SMOKE))
    assert asked(s) is None
    assert not s.ruins


@pytest.mark.rule("EM-P.9", "EM-IV.B3d")
def test_window_of_phase_d_comes_before_the_moves() -> None:
    """EM-EX-runway_aa_move."""
    s = war(hand=REPAIR, ruins="MALBORK POWIDZ", conquered="GPM", steps=(AaMovement(),))
    blue = next(each for each in s.aa if KIT.aa[each.id].colour == "blue")
    blue.at = "LDZ"
    decision = asked(s)
    assert isinstance(decision, Choice)
    assert decision.actions == (PlayCard(REPAIR, ("field:POWIDZ",)), PASS)
    play(s, decision.actions[0], ShiftAa(blue.id, "GPL"), EndAaMoves())
    assert s.ruins.keys() == {"MALBORK"}


@pytest.mark.rule("EM-IV.B3d")
def test_no_window_opens_without_a_card_for_it() -> None:
    s = resolution(hand=f"{AFTERBURNERS} {CRASH}")
    assault(s, "III", card(3))
    send(s, F16, "assault:III")
    russian(s, "SU24", "raid", "KIE")
    play(s, (1, 6), STAY)
    assert asked(s) is None
    assert "SKARZYSKO" in s.ruins


@pytest.mark.rule("EM-P.2", "EM-P.3")
@pytest.mark.parametrize("dice", [(1, 6), (6, 1), (3, 3), (2, 5)])
@pytest.mark.parametrize(("card_kind", "allied"), [(SECOND_PASS, True), (JAMMED, False)])
def test_a_die_that_is_rolled_again_says_what_each_face_brings(
    dice: tuple[int, int], card_kind: str, allied: bool
) -> None:
    s = dogfight(card_kind, F16)
    play(s, dice, PlayCard(card_kind))
    chance = asked(s)
    assert isinstance(chance, Chance)
    assert chance.roll is not None
    told = {
        face: band.title.source
        for band in chance.roll.bands
        for face in range(band.low, band.high + 1)
    }
    for face in range(1, 7):
        own, other = (face, dice[1]) if allied else (dice[0], face)
        gap = own - other
        assert told[face] == ("Poland wins" if gap > 0 else "Russia wins" if gap < 0 else "A draw")
