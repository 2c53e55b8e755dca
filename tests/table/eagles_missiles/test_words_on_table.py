"""What lies at a place, and what was tried there, in words."""

from __future__ import annotations

import pytest

from desktop.models.say import say
from desktop.rules.core import Target
from desktop.rules.eagles_missiles.records import POLISH, SIDES
from desktop.rules.eagles_missiles.state import State
from tests.rules.eagles_missiles.positions import KIT, assault, missile, russian, send, war
from tests.table.eagles_missiles.playing import look, played, view_of


def said(s: State, target: Target) -> str:
    words = look().describe(target, view_of(s))
    assert words is not None, target
    return say(words)


def tried(target: Target, *picks: Target, s: State | None = None) -> str:
    words = look().attempt(target, view_of(s or war()), picks)
    assert words is not None, target
    return say(words)


def test_everything_on_the_table_is_said() -> None:
    for number, (s, _) in enumerate(played(SIDES, seed=3, most=300)):
        if number % 7:
            continue
        view = view_of(s)
        places = {each.place for each in look().counters(view)}
        targets = {each.target for each in look().counters(view) if each.target}
        for target in (*places, *targets, *(card.target for card in look().hand(view))):
            assert look().describe(target, view) is not None, target
    assert look().describe("button:done", view_of(war())) is None


def test_squadrons_say_their_numbers_and_what_they_are_about() -> None:
    s = war()
    raid = russian(s, "SU24", "raid", "MAZ")
    send(s, "PL_MIG29_2", raid.id)
    escort = russian(s, "SU27", "escort", "MAZ")
    escort.lured = True
    assert said(s, f"squadron:{raid.id}") == (
        "Su-24 no. 1: air combat 2 (its win destroys nothing), bombs 5; raids Mazovia"
    )
    assert said(s, "squadron:PL_MIG29_2").endswith("sent against Su-24 no. 1")
    assert said(s, f"squadron:{escort.id}").endswith(
        "escorts in Mazovia; lured away: protects nothing"
    )
    at_sea = russian(s, "SU27", "escort", "SEA")
    assert said(s, f"squadron:{at_sea.id}").endswith("; escorts the Baltic Fleet")
    assert said(s, "squadron:PL_F16C_1").startswith("10th Tactical Squadron, F-16C: air combat")
    s.squadron("PL_F16C_1").spent = True
    assert said(s, "squadron:PL_F16C_1").endswith("stands at Łask; has flown today")
    s.squadron("PL_F16C_1").where = "lost"
    assert said(s, "squadron:PL_F16C_1").endswith("destroyed")


def test_the_pool_says_where_the_squadrons_of_a_type_are() -> None:
    s = war()
    russian(s, "SU27", "escort", "MAZ")
    s.squadron("RU_SU27_5").where = "lost"
    assert said(s, "pool:SU27") == (
        "Su-27: air combat 5, bombs 3; 3 in the pool, 1 on the board, 1 destroyed"
    )


def test_assaults_say_what_their_strength_is_made_of() -> None:
    s = war()
    laid = assault(s, "II", "RA13")
    russian(s, "SU25", "support", "II", 0)
    send(s, "PL_SU22_1", "assault:II")
    words = "Assault on Warmia: cards 6 + supports 4 = 10"
    squadron = say(KIT.squadron_name("PL_SU22_1"))
    assert said(s, "assault:II") == f"{words}; against it: {squadron}"
    assert words in said(s, "rcard:RA13")
    laid.stopped = True
    assert "; stopped" in said(s, "assault:II")


@pytest.mark.rule("EM-X.3a")
def test_a_landing_says_that_the_fleet_decides() -> None:
    s = war(fleet=7)
    assault(s, "I", "RA13")
    assert said(s, "assault:I") == "Landing in Central Pomerania: the fleet decides, strength 7"
    assert said(s, "fleet") == "Baltic Fleet: strength 7"
    s.fleet, s.fleet_lost_on = 0, 3
    assert said(s, "fleet") == said(s, "box:fleet_track")
    assert said(s, "fleet") == "The Baltic Fleet was destroyed on day 3"


def test_cards_say_their_numbers_and_missiles_where_they_go() -> None:
    s = war()
    missile(s, "RM04", "LDZ")
    assert said(s, "rcard:RM04").endswith(
        "dice 1, each hits cities and airfields on 4 or more; aimed at Łódź Province"
    )
    assert said(s, "rcard:RA13").endswith("strength 6; lets fly: fighters 1, bombers 0")
    assert "Can be played before the dice of a duel" in said(s, "card:PL01")


def test_lines_and_territories_say_how_far_the_invasion_got() -> None:
    s = war(conquered="PDL", fleet=0)
    assert said(s, "PDL").startswith("Podlasie: conquered on day 1")
    assert said(s, "MAZ").startswith("Mazovia: front of line III")
    assert said(s, "GPL").startswith("Greater Poland: line III")
    assert said(s, "SUB").startswith("Subcarpathia: on no invasion line")
    assert said(s, "CPM").startswith("Central Pomerania: line I, which cannot attack any more")
    assert said(s, "line:III").endswith("attacks Mazovia")
    assert said(s, "line:I").endswith("stopped for good")
    for key in KIT.lines["III"].path:
        s.conquered[key] = s.conquered["PDL"]
    assert said(s, "line:III").endswith("complete")


def test_airfields_say_who_stands_there_and_cities_what_became_of_them() -> None:
    s = war(ruins="BIALYSTOK")
    assert said(s, "field:SWIDWIN").startswith(
        "Airfield of Świdwin in Western Pomerania: places taken 2 of 2; "
    )
    assert "for F-16Cs of Poland" in said(s, "field:CASLAV")
    assert said(s, "field:BIALYSTOK") == "Białystok: in ruins since day 1"
    assert said(s, "field:WARSZAWA") == "Warszawa, a city of Mazovia"


def test_aa_units_say_what_they_need_today() -> None:
    s = war()
    green = s.aa[0]
    assert said(s, f"aa:{green.id}").endswith("hits on 4 or more")
    s.now.aa_bonus, green.shots = 1, 1
    assert said(s, f"aa:{green.id}").endswith("hits on 3 or more; has fired today")
    assert said(s, "aa:AA_PAT").endswith("not on the map")
    s.unit("AA_PAT").lost = True
    assert said(s, "aa:AA_PAT").endswith("destroyed")


def test_decks_say_how_long_they_last() -> None:
    s = war()
    assert said(s, "box:russian_deck") == (
        "Deck: cards left 36; days that it lasts with one card for each active line: 9"
    )
    assert said(s, "box:nato_deck") == "NATO: cards left 25"
    assert said(s, "box:polish_deck") == "Poland: cards left 23"


def test_what_was_tried_is_said_with_both_names() -> None:
    assert tried("MAZ") == "Mazovia cannot be chosen"
    assert tried("card:PL01") == "Afterburners cannot be played now"
    assert tried("MAZ", "pool:SU25") == "Su-25 cannot be placed here: Mazovia"
    assert tried("line:III", "rcard:RM01").endswith("cannot be laid here: line III")
    assert (
        tried("squadron:RU_SU27_1", "aa:AA_B_1") == "Blue AA unit no. 1 cannot fire at Su-27 no. 1"
    )
    assert tried("LDZ", "aa:AA_B_1") == "Blue AA unit no. 1 cannot go to Łódź Province"
    assert tried("fleet", "squadron:PL_F16C_1").endswith("cannot be sent there: Baltic Fleet")
    assert tried("field:CASLAV", "squadron:PL_SU22_1").endswith("cannot land at Čáslav")
    assert tried("assault:II", "card:PL07").startswith("Bridge Demolition cannot be played on")
    assert look().attempt("button:done", view_of(war()), ()) is None


def test_the_public_facts_are_those_of_the_day() -> None:
    s = war(day=3, conquered="PDL", fleet=8)
    words = look().standing(view_of(s, None))
    assert words is not None
    assert say(words).startswith("Day 3. Points for Russia: 0; strength of the Baltic Fleet: 8.")
    assert look().standing(view_of(war(day=0), POLISH)) is None
