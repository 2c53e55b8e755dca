"""Reasons why something leads to nothing are true, whatever is picked, and name the right rule."""

from __future__ import annotations

from random import Random

import pytest

from desktop.rules import engine
from desktop.rules.core import Choice, Setup
from desktop.rules.eagles_missiles import refusals
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMovement
from desktop.rules.eagles_missiles.actions_fights import EndAaMoves, ShiftAa
from desktop.rules.eagles_missiles.actions_polish import DrawnNato, FireAa, PassWindow, PlayCard
from desktop.rules.eagles_missiles.conquest import Conquest
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.missiles import Missiles
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, SIDES, LaidCard
from desktop.rules.eagles_missiles.resolution import NextTerritory
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.state import State
from desktop.text import sentence
from tests.contract.walks import answer
from tests.rules.eagles_missiles.hands import eventful
from tests.rules.eagles_missiles.positions import (
    KIT,
    asked,
    assault,
    data,
    missile,
    play,
    russian,
    send,
    war,
)

rule = pytest.mark.rule


def reason(s: State, *picks: str, side: str = POLISH) -> tuple[str, str]:
    """Return the rule and the words of a refusal."""
    asked(s)
    found = refusals.why_not(s, KIT, side, picks)
    return found.rule, sentence(found.text)


@rule("EM-IV.B3d")
@pytest.mark.parametrize("pick", ["button:stop", "line:II", "rcard:RA01", "pool:SU27", "card:PL07"])
def test_a_card_that_can_be_played_is_not_said_to_be_for_another_moment(pick: str) -> None:
    s = war(hand="PL07 PL21", steps=[Deployment()])
    assault(s, "II", "RA09")
    russian(s, "SU27", "escort", "WAR")
    for card in ("PL07", "PL21"):
        words = reason(s, f"card:{card}", pick)[1]
        assert "cannot be played now" not in words
    s = eventful("polish_open", "PL07")
    assert "cannot be played now" not in reason(s, "card:PL07", pick)[1]
    named, words = reason(s, "card:PL01", pick)
    assert (named, words) == ("EM-IV.B3c", "You do not hold Afterburners")


@rule("EM-IV.B3d")
def test_a_card_of_another_moment_is_so_in_every_step() -> None:
    s = war(hand="PL14", steps=[NextTerritory()])
    for ally, place in (("PL_F16C_1", "MAZ"), ("PL_F16C_2", "LDZ")):
        send(s, ally, russian(s, "SU24", "raid", place).id)
    assert reason(s, "card:PL14")[0] == "EM-IV.B3d"
    s = war(hand="PL14", steps=[NextTerritory()])
    for ally in ("PL_F16C_1", "PL_F16C_2"):
        send(s, ally, russian(s, "SU24", "raid", "MAZ").id)
    assert reason(s, "card:PL14")[0] == "EM-IV.B3d", "in the choice of a duel too"
    assert reason(s, "MAZ")[0] == "EM-IV.C1b"
    s = war(hand="PL14", steps=[NextTerritory()])
    assault(s, "III", "RA01")
    send(s, "PL_SU22_1", russian(s, "MIG29", "escort", "PDL").id)
    play(s, (6, 1))
    assert reason(s, "card:PL14")[0] == "EM-IV.B3d", "and when a Su-22 may fly on"
    assert reason(s, "MAZ")[0] == "EM-VI.4c"


@rule("EM-P.9", "EM-P.10", "EM-IV.B3d")
def test_a_window_that_is_over_is_named_as_what_it_was() -> None:
    s = war(hand="PL16", ruins="LASK", steps=[AaMovement()])
    s.unit("AA_B_1").at = "LSI"
    play(s, PassWindow())
    named, words = reason(s, "card:PL16")
    assert named == "EM-IV.B3d"
    assert words.endswith("and when phase D begins")


@rule("EM-V.3c")
def test_a_neighbour_is_not_denied_because_the_unit_was_not_picked_first() -> None:
    s = war(conquered="CPM WPM", steps=[Conquest()])
    s.aa[0].at = "LBS"
    assault(s, "I", "RA01")
    assert reason(s, "GPL") == ("EM-V.3c", "First pick an AA unit, then this")
    assert reason(s, "MAZ") == ("EM-V.3c", "Mazovia is no Polish neighbour of Lubusz Land")


@rule("EM-IV.B6a", "EM-IV.A3a", "EM-IV.B4a")
def test_what_is_picked_too_early_is_told_what_comes_first() -> None:
    s = war(steps=[Deployment()])
    assault(s, "II", "RA09")
    assert reason(s, "assault:II") == ("EM-IV.B6a", "First pick a squadron, then this")
    assert reason(s, "MAZ")[1] == "That is not possible in this phase"
    s = war(steps=[LayCards(RUSSIAN)])
    s.russian_deck.take(0)
    s.now.drawn.append(LaidCard("RA01", RUSSIAN))
    assert reason(s, "line:II", side=RUSSIAN) == ("EM-IV.A3a", "First pick a card, then this")
    s = war(steps=[AaFire()])
    raid = russian(s, "SU24", "raid", "WAR")
    wanted = ("EM-IV.B4a", "First pick an AA unit, then this")
    assert reason(s, f"squadron:{raid.id}") == wanted


@rule("EM-XI.2")
def test_a_missile_card_says_what_it_does_not_hit() -> None:
    s = war(steps=[Missiles()])
    missile(s, "RM04", "LDZ")
    s.unit("AA_B_1").at = "LDZ"
    play(s, 4)
    for pick, words in (
        ("aa:AA_B_1", "Cruise Missile Raid A does not hit AA units"),
        ("aa:AA_G_WAR", "Cruise Missile Raid A lies on Łódź Province"),
        ("field:PLOCK", "Cruise Missile Raid A lies on Łódź Province"),
    ):
        assert reason(s, pick, side=RUSSIAN) == ("EM-XI.2", words)


@rule("EM-P.14")
def test_a_march_says_why_not_there() -> None:
    s = war(hand="PL23", conquered="WAR", steps=[AaMovement()])
    s.unit("AA_B_1").at = "PDL"
    for pick, words in (
        ("WAR", "it is conquered"),
        ("CZE", "it is not Polish"),
        ("LSI", "it is not within 2 moves through free territory"),
    ):
        named, said = reason(s, "card:PL23", "aa:AA_B_1", pick)
        assert (named, said.partition(": ")[2]) == ("EM-P.14", words)
    assert reason(s, "card:PL23", "aa:AA_B_2")[1].endswith("it is not one of its targets now")


@rule("EM-P.9")
def test_a_repair_says_why_not_there() -> None:
    s = war(hand="PL16", ruins="MALBORK POWIDZ LODZ", conquered="GPM", steps=[AaMovement()])
    for pick, words in (
        ("field:MALBORK", "Gdańsk Pomerania is conquered"),
        ("field:LASK", "it is intact"),
        ("field:LODZ", "it is no airfield"),
    ):
        named, said = reason(s, "card:PL16", pick)
        assert (named, said.partition(": ")[2]) == ("EM-P.9", words)


@rule("EM-IV.B3b")
def test_russia_learns_nothing_from_a_refusal_while_poland_is_asked() -> None:
    game, said = EaglesMissiles(data()), set()
    for hand in ("PL01", "PL01 PL01 PL14"):
        s = eventful("duel_pre", hand)
        asked(s)
        for picks in (("card:PL01",), ("card:PL14",), ("MAZ",), ("squadron:RU_SU27_1",)):
            found = game.why_not(game.view(s, RUSSIAN), picks)
            said.add((picks, found.rule, sentence(found.text)))
    assert len(said) == 4
    assert {words for picks, _, words in said if picks[0].startswith("card:")} == {
        "You do not hold Afterburners",
        "You do not hold Smoke and Shelters",
    }


@rule("EM-P.10")
def test_full_magazines_say_why_not_for_this_unit() -> None:
    s = war(hand="PL17 PL17", steps=[AaFire()])
    s.unit("AA_B_1").at = s.unit("AA_B_2").at = "WAR"
    raid = russian(s, "SU24", "raid", "WAR")
    play(s, FireAa("AA_G_WAR", raid.id), 1)
    for pick, words in (
        ("aa:AA_B_1", "it has not fired yet"),
        ("squadron:PL_F16C_1", "it is no AA unit"),
        ("MAZ", "it is no AA unit"),
    ):
        named, said = reason(s, "card:PL17", pick)
        assert (named, said.partition(": ")[2]) == ("EM-P.10", words)
    s.unit("AA_B_1").shots = 1
    play(s, PlayCard("PL17", ("aa:AA_G_WAR",)))
    assert reason(s, "card:PL17", "aa:AA_G_WAR")[1].endswith(": it may fire once more as it is")


@rule("EM-N.9")
def test_spare_airframes_say_what_is_no_wreck_and_what_is_no_base() -> None:
    s = war(steps=[NatoDraws(1)])
    s.squadron("PL_F16C_1").where = "lost"
    play(s, DrawnNato("NA18"))
    early = ("EM-N.9", "First pick a squadron, then this")
    assert reason(s, "field:CASLAV") == early, "nothing is wrong with it for an F-16C"
    for pick in ("squadron:PL_F16C_2", "squadron:PL_SU22_1", "field:KRZESINY", "MAZ"):
        words = reason(s, pick)[1]
        assert words.endswith(": it is no destroyed Polish F-16C or MiG-29")
    words = reason(s, "squadron:PL_F16C_1", "field:KRZESINY")[1]
    assert words.endswith(": all 2 places are taken")
    s = war(steps=[NatoDraws(1)])
    s.squadron("PL_MIG29_1").where = "lost"
    s.squadron("PL_F16C_1").at = "CASLAV"
    play(s, DrawnNato("NA18"))
    words = reason(s, "squadron:PL_MIG29_1", "field:CASLAV")[1]
    assert words.endswith(": only Polish F-16Cs may stand there"), "there is room for one"
    s.squadron("PL_F16C_1").at = "MIROSLAWIEC"
    words = reason(s, "squadron:PL_MIG29_1", "field:MIROSLAWIEC")[1]
    assert words.endswith(": its only place is taken")


@rule("EM-IV.B4a", "EM-VIII.1", "EM-IV.D1", "EM-IV.C1c")
def test_what_is_destroyed_is_not_said_to_be_out_of_play() -> None:
    s = war(steps=[AaFire()])
    russian(s, "SU24", "raid", "WAR")
    s.unit("AA_G_PDL").at, s.unit("AA_G_PDL").lost = "", True
    assert reason(s, "aa:AA_G_PDL") == ("EM-IV.B4a", "The Green AA unit no. 3 is destroyed")
    assert reason(s, "aa:AA_PAT") == ("EM-IV.B4a", "The Patriot is not in play")
    assert reason(s, "aa:AA_G_WAR", "squadron:PL_F16C_1")[0] == "EM-IV.B4a"
    assert reason(s, "aa:AA_G_WAR", "squadron:RU_SU27_1")[0] == "EM-VIII.1"
    s = war(steps=[AaMovement()])
    s.unit("AA_B_1").at = "LDZ"
    s.unit("AA_B_2").lost = True
    assert reason(s, "aa:AA_B_2") == ("EM-V.2", "The Blue AA unit no. 2 is destroyed")
    assert reason(s, "aa:AA_B_3") == ("EM-V.2", "The Blue AA unit no. 3 is not in play")
    play(s, ShiftAa("AA_B_1", "MAZ"))
    assert reason(s, "aa:AA_B_1") == ("EM-V.2", "The Blue AA unit no. 1 has moved already")
    play(s, EndAaMoves())
    s = war(steps=[Landing(POLISH)])
    s.squadron("PL_F16C_1").where = "lost"
    assert reason(s, "squadron:PL_F16C_1")[0] == "EM-VI.1d"
    assert reason(s, "squadron:PL_SU22_R1")[0] == "EM-IV.C1c"


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_would_do_is_said_to_be_wrong(seed: int) -> None:
    """In whole wars: the end of a listed action that is picked too early, a card with a button."""
    game, rng = EaglesMissiles(data()), Random(seed)
    s, _, decision = engine.start(game, Setup("", SIDES))
    while decision is not None:
        if isinstance(decision, Choice):
            view = game.view(s, decision.side)
            firsts = {action.picks[0] for action in decision.actions}
            for action in rng.sample(decision.actions, min(3, len(decision.actions))):
                for early in {*action.picks[1:]} - firsts:
                    found = game.why_not(view, (early,))
                    assert found.rule == decision.rule
                    assert sentence(found.text).endswith(" first, then this") or sentence(
                        found.text
                    ).startswith("First pick ")
                if isinstance(action, PlayCard):
                    words = sentence(game.why_not(view, (action.picks[0], "button:stop")).text)
                    assert "cannot be played now" not in words
        _, decision = engine.carry_out(game, s, answer(decision, rng))
