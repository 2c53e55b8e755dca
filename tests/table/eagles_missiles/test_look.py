"""The look as the table uses it: what picks mean, the hand, buttons, questions, own decks."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.rules.core import Action, Chance, Choice
from desktop.rules.eagles_missiles import actions_fights as fights
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    ConfirmDeployment,
    PassWindow,
    Send,
)
from desktop.rules.eagles_missiles.actions_russian import (
    ConfirmSquadrons,
    DrawExtra,
    LayAssault,
    StopDrawing,
)
from desktop.rules.eagles_missiles.deploy import Deployment
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.nato_cards import NatoDraws
from desktop.rules.eagles_missiles.peeking import SeeRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.records import (
    POLISH,
    POLISH_2,
    RUSSIAN,
    RUSSIAN_2,
    SIDES,
    LaidCard,
)
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraDraw
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.eagles_missiles.slots import slots
from tests.rules.eagles_missiles.positions import KIT, asked, assault, missile, russian, send, war
from tests.table.eagles_missiles.playing import BOTH, look, page_at, played, view_of


def meant(s: State, target: str) -> tuple[str, ...]:
    return look().meanings(target, view_of(s))


def question(s: State, action: Action, side: str = POLISH) -> str | None:
    words = look().confirm(action, view_of(s, side))
    return None if words is None else say(words)


# ----------------------------------------------------------------------------------- what is meant


def test_a_front_stands_for_its_assault_and_its_line() -> None:
    s = war(conquered="PDL")
    assert meant(s, "MAZ")[:2] == ("assault:III", "line:III")
    assert {"field:WARSZAWA", "field:MINSK"} <= set(meant(s, "MAZ"))
    assert "line:III" not in meant(s, "GPL")
    assert meant(s, "SEA")[0] == "fleet"
    assert meant(s, "line:III") == ("assault:III", "line:III", "MAZ")


def test_a_card_stands_for_its_assault_a_missile_for_its_territory() -> None:
    s = war()
    assault(s, "II", "RA13")
    missile(s, "RM01", "LDZ")
    assert meant(s, "rcard:RA13") == ("assault:II", "line:II", "WAR")
    assert meant(s, "rcard:RM01") == ("LDZ",)
    assert meant(s, "rcard:RA14") == ()


def test_pieces_stand_for_where_they_are() -> None:
    s = war()
    assault(s, "II", "RA13")
    escort = russian(s, "SU27", "escort", "MAZ")
    support = russian(s, "SU25", "support", "II", 0)
    send(s, "PL_MIG29_1", escort.id)
    assert meant(s, f"squadron:{escort.id}") == ("MAZ",)
    assert meant(s, f"squadron:{support.id}")[0] == "assault:II"
    assert meant(s, "squadron:PL_MIG29_1") == ("MAZ",)
    assert meant(s, "squadron:PL_MIG29_2") == ("field:MINSK", "MAZ")
    assert meant(s, "squadron:RU_SU27_5") == ("pool:SU27",)
    assert meant(s, f"aa:{s.aa[0].id}") == (s.aa[0].at,)
    assert meant(s, "field:MINSK") == ("MAZ",)
    assert meant(s, "box:fleet_track") == ("fleet", "SEA")
    assert meant(s, "box:score") == ()


def test_a_card_that_is_dropped_on_the_front_goes_to_the_line(qtbot: QtBot) -> None:
    s = war(steps=(LayCards(RUSSIAN),))
    for card in ("RA13", "RA14", "RA15", "RA16"):
        s.russian_deck.take(KIT.russian_kinds.index(card))
        s.now.drawn.append(LaidCard(card, RUSSIAN))
    page = page_at(qtbot, s, persons=(RUSSIAN,))
    page.desk.pick("rcard:RA13")
    assert page.desk.meant("PDL") == "line:III"


# ------------------------------------------------------------------------------------------ hands


def test_cards_that_no_window_is_open_for_say_when_they_can_be_played(qtbot: QtBot) -> None:
    s = war(hand="PL04 PL21", steps=(Window("deploy"), Deployment()))
    russian(s, "SU27", "escort", "MAZ")
    page = page_at(qtbot, s)
    rows = {row.card.target: row for row in page.sides.cards.rows}
    assert rows["card:PL21"].refused is None
    refused = rows["card:PL04"].refused
    assert refused is not None
    assert refused.rule == "EM-IV.B3d"
    assert "after the dice of a duel" in say(refused.text)


@pytest.mark.rule("EM-IV.B3d")
def test_that_is_said_in_other_decisions_too(qtbot: QtBot) -> None:
    s = war(hand="PL01", steps=(AaFire(),))
    s.aa[0].at = "MAZ"
    russian(s, "SU24", "raid", "MAZ")
    page = page_at(qtbot, s)
    refused = page.sides.cards.rows[0].refused
    assert refused is not None
    assert "only before the dice of a duel" in say(refused.text)


def test_and_while_squadrons_are_sent(qtbot: QtBot) -> None:
    s = war(hand="PL04 PL21", steps=(Deployment(),))
    russian(s, "SU27", "escort", "MAZ")
    rows = {row.card.target: row for row in page_at(qtbot, s).sides.cards.rows}
    assert rows["card:PL21"].refused is None
    assert rows["card:PL04"].refused is not None


def test_a_russian_commander_has_the_cards_before_him_that_he_lays() -> None:
    s = war(SIDES)
    s.now.drawn = [LaidCard("RA13", RUSSIAN), LaidCard("RA14", RUSSIAN_2)]
    assert [card.target for card in look().hand(view_of(s, RUSSIAN))] == ["rcard:RA13"]
    assert [card.target for card in look().hand(view_of(s, RUSSIAN_2))] == ["rcard:RA14"]
    assert look().hand(view_of(s, None)) == ()
    heading = look().hand_heading(view_of(s, RUSSIAN))
    assert heading is not None
    assert say(heading.note) == "To be laid today: 1. Poland holds: 0."


# ----------------------------------------------------------------------------------------- buttons


@pytest.mark.parametrize("sides", [BOTH, SIDES])
def test_every_decision_has_its_buttons(sides: tuple[str, ...]) -> None:
    seen, watched = set(), view_of(war(), None)
    for _, choice in played(sides, seed=5, most=700):
        if not isinstance(choice, Choice):
            assert slots(choice) == ()
            continue
        buttons = {pick for a in choice.actions for pick in a.picks if pick.startswith("button:")}
        shown = {slot.target: slot for slot in look().slots(watched, choice)}
        assert buttons <= shown.keys(), choice.rule
        assert len([slot for slot in shown.values() if slot.primary]) <= 1
        seen |= buttons
    assert {"button:confirm", "button:pass", "button:draw", "button:stop"} <= seen


def test_what_ends_a_decision_is_there_before_it_is_possible() -> None:
    choice = Choice(RUSSIAN, "EM-IV.A3a", KIT.card_title("RA13"), (LayAssault("RA13", "III"),))
    assert [(slot.target, slot.primary) for slot in slots(choice)] == [("button:confirm", True)]
    sent = Choice(POLISH, "EM-IV.B6a", KIT.card_title("RA13"), (Send("PL_SU22_1", "fleet"),))
    assert [say(slot.label) for slot in slots(sent)] == ["All sent"]


def test_one_more_card_or_enough() -> None:
    choice = Choice(RUSSIAN, "EM-IV.A2a", KIT.card_title("RA13"), (DrawExtra(), StopDrawing()))
    assert [(slot.target, slot.key, slot.primary) for slot in slots(choice)] == [
        ("button:draw", "D", False),
        ("button:stop", "End", True),
    ]
    assert slots(None) == ()


# --------------------------------------------------------------------------------------- questions


def test_nobody_ends_the_deployment_unasked_while_an_assault_is_unmet() -> None:
    s = war(steps=(Deployment(),))
    assault(s, "II", "RA13")
    strength = KIT.russian_cards["RA13"].strength
    ready = sum(each.where in ("base", "pool") for each in s.squadrons if each.id[:2] != "RU")
    assert question(s, ConfirmDeployment()) == (
        f"All sent? Nobody flies against the assault on Warmia (strength {strength}). "
        f"Squadrons ready: {ready}."
    )
    send(s, "PL_SU22_1", "assault:II")
    assert question(s, ConfirmDeployment()) is None
    s.squadron("PL_SU22_1").target = ""
    for each in s.squadrons:
        each.spent = True
    assert question(s, ConfirmDeployment()) is None


@pytest.mark.rule("EM-IV.B6e")
def test_a_landing_that_nobody_meets_is_the_fleet_that_nobody_attacks() -> None:
    s = war(steps=(Deployment(),), fleet=7)
    landing = assault(s, "I", "RA13")
    place = say(KIT.territory_name(landing.territory))
    words = question(s, ConfirmDeployment())
    assert words is not None
    assert f"against the fleet (strength 7), which lands in {place}" in words
    send(s, "PL_F16C_1", "fleet")
    assert question(s, ConfirmDeployment()) is None


def test_squadrons_that_could_fly_and_aa_units_that_could_fire_are_named() -> None:
    s = war(steps=(PlaceSquadrons(RUSSIAN),))
    assault(s, "II", "RA14")
    words = question(s, ConfirmSquadrons(), RUSSIAN)
    assert words == "Place no more squadrons? Some could still fly: Su-27 and MiG-29."
    russian(s, "SU27", "escort", "MAZ")
    russian(s, "SU27", "escort", "MAZ")
    assert question(s, ConfirmSquadrons(), RUSSIAN) is None
    s.aa[0].at = "MAZ"
    assert question(s, CeaseFire()) == "Cease fire? AA units that could still fire: 1."
    s.aa[0].shots = 1
    assert question(s, CeaseFire()) is None
    assert question(s, PassWindow()) is None


def test_squadrons_in_danger_are_named_before_the_landing_ends() -> None:
    s = war(conquered="PDL", steps=(Landing(POLISH),))
    laid = assault(s, "III", "RA13")
    name = say(KIT.squadron_name("PL_MIG29_2"))
    words = question(s, fights.EndLanding())
    assert words == f"Leave them where they stand? In danger: {name}."
    laid.stopped = True
    assert question(s, fights.EndLanding()) is None
    russian(s, "SU24", "raid", "MAZ")
    assert question(s, fights.EndLanding()) == words


# ------------------------------------------------------------------------------------- own decks


def chance(s: State) -> Chance:
    found = asked(s)
    assert isinstance(found, Chance)
    return found


def test_cards_of_ones_own_decks_are_asked_for_with_their_copies() -> None:
    s = war(steps=(NatoDraws(1),))
    deck = look().deck(chance(s), view_of(s), {POLISH: "Anna"})
    assert deck is not None
    assert (deck.side, say(deck.title)) == (POLISH, "Anna draws a NATO card. Which one is it?")
    assert sum(card.left for card in deck.cards) == s.nato_deck.size
    assert all(isinstance(card.face, Card) for card in deck.cards)


def test_a_polish_card_is_drawn_by_its_commander_and_counted_for_poland_alone() -> None:
    s = war(SIDES, hand="PL01", steps=(PolishDraws((POLISH_2,)),))
    deck = look().deck(chance(s), view_of(s, POLISH_2), {})
    assert deck is not None
    assert deck.side == POLISH_2
    left = {say(card.name): card.left for card in deck.cards}
    first = say(KIT.card_title("PL01"))
    assert left[first] == KIT.polish_counts[0] - 1
    public = look().deck(chance(s), view_of(s, RUSSIAN), {})
    assert public is not None
    assert {say(card.name): card.left for card in public.cards}[first] == KIT.polish_counts[0]


def test_russian_cards_are_drawn_by_the_commander_of_the_line() -> None:
    s = war(SIDES, steps=(BaseDraw(2),))
    deck = look().deck(chance(s), view_of(s, RUSSIAN_2), {})
    assert deck is not None
    assert deck.side == RUSSIAN_2
    s = war(steps=(ExtraDraw(RUSSIAN),))
    deck = look().deck(chance(s), view_of(s, RUSSIAN), {})
    assert deck is not None
    assert (deck.side, len(deck.cards)) == (RUSSIAN, 36)
    s = war(steps=(SeeRussian(3),))
    seen = look().deck(chance(s), view_of(s, POLISH), {})
    assert seen is not None
    assert (seen.side, {card.left for card in seen.cards}) == (POLISH, {1})


# ---------------------------------------------------------------------------------------- the rest


def test_partners_share_a_colour() -> None:
    assert look().faction(RUSSIAN) == look().faction(RUSSIAN_2)
    assert look().faction(POLISH) == look().faction(POLISH_2) != look().faction(RUSSIAN)


def test_the_table_is_open_from_end_to_end(qtbot: QtBot) -> None:
    for size in ((1600, 1000), (1280, 720)):
        page = page_at(qtbot, war(steps=(Deployment(),)), size=size)
        assert page.desk.scene.bounds.contains(look().portrait(page.model.view))
        assert [say(words.of(turn=3)) for words in look().turn_words] == ["Day 3", "D3"]
