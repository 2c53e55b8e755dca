"""The score part by part, the strip of the day, and the notes of cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Choice, Side, Step
from desktop.rules.eagles_missiles import scoring
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.conquest import Conquest
from desktop.rules.eagles_missiles.nato_cards import CarryOut, NatoDraws
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.rules.eagles_missiles.state import AnyStep, State
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.decision_panel import Words
from desktop.table.eagles_missiles.event_note import EventNote, Seen, told
from desktop.table.eagles_missiles.fallen import MOST
from desktop.table.eagles_missiles.score_data import score
from desktop.table.eagles_missiles.score_panel import ScorePanel
from desktop.table.eagles_missiles.status_data import CAPTIONS, NAMES, step_of
from desktop.table.eagles_missiles.status_strip import StatusStrip
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at, played
from tests.table.handling import found, press

SMALL = (1280, 720)


def words_of(s: State, rule: str) -> str:
    """Return what is said of a part of the score."""
    return say(next(line.words for line in score(s, KIT).lines if line.rule == rule))


# ----------------------------------------------------------------------------------------- score


@pytest.mark.rule("EM-XII.9")
def test_all_seven_parts_add_up_to_the_score_and_the_prospect() -> None:
    s = scenes.fifth_day()
    data = score(s, KIT)
    assert [line.rule for line in data.lines] == [f"EM-XII.{n}" for n in range(1, 8)]
    assert data.total == scoring.total(s, KIT)
    assert data.prospect == sum(part.points for part in scoring.prospect(s, KIT))
    assert data.prospect > data.total


@pytest.mark.rule("EM-XII.2", "EM-XII.7")
def test_losses_are_told_with_what_is_missing_for_the_next_point() -> None:
    s = scenes.fifth_day()
    assert words_of(s, "EM-XII.2") == "2 make points: 0; missing for the next: 1"
    s.aa[0].lost, s.aa[0].at = True, ""
    assert words_of(s, "EM-XII.2") == "3 make points: 1; missing for the next: 3"
    tupolev = next(each for each in s.squadrons if each.type == "TU22M" and each.where == "pool")
    tupolev.where = "lost"
    assert words_of(s, "EM-XII.7") == "4 make points: 1; missing for the next: 2"
    data = score(s, KIT)
    assert say(data.allied) == "MiG-29 1, L-159 Alca 1 and AA units 1"
    assert "Tu-22M 1 (each counts as 2)" in say(data.russian)


@pytest.mark.rule("EM-XII.1", "EM-XII.3", "EM-XII.4", "EM-XII.5", "EM-XII.6")
def test_cities_borders_lines_and_fleet_are_named() -> None:
    s = war(conquered="CPM WPM LBS", ruins="KOSZALIN SWIDWIN", fleet=0, fleet_lost_on=4)
    s.cities_lost = 1
    assert words_of(s, "EM-XII.1") == "1: Koszalin"
    assert words_of(s, "EM-XII.3") == "2 of 3; missing: Gdańsk Pomerania"
    assert words_of(s, "EM-XII.4") == "2 of 3; missing: Lower Silesia"
    assert words_of(s, "EM-XII.5") == "line I"
    assert words_of(s, "EM-XII.6") == "Sunk on day 4"


def test_the_panel_shows_the_score_and_is_always_there(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent())
    page.frame.docks["details"].bring("score")
    panel = found(page, ScorePanel)
    assert panel.isVisible()
    assert panel.total.text() == "Russia: 2 of 10"
    assert panel.prospect.text().startswith("If all open assaults succeed: ")
    assert "(+4)" in [label.text() for label in panel.parts.findChildren(Words)]


# ----------------------------------------------------------------------------------------- strip


@pytest.mark.rule("EM-IV.0")
@pytest.mark.parametrize(
    ("step", "caption"),
    [
        (AaFire(), "B4"),
        (Window("aa_fire"), "B4"),
        (Window("polish_open"), "B3"),
        (Window("duel_pre"), "C1"),
        (Window("bomb_pre"), "C3"),
        (Raids(RUSSIAN), "C3"),
        (NatoDraws(1), "B1"),
    ],
)
def test_the_step_of_the_day_follows_what_asks(step: AnyStep, caption: str) -> None:
    assert CAPTIONS[step_of(war(steps=(step,))) - 1] == caption


def test_every_decision_of_a_war_has_its_step() -> None:
    phases = {"A": "A", "B": "B", "C": "C", "D": "D"}
    for s, _ in played(seed=7, most=300):
        if s.day:
            assert CAPTIONS[step_of(s) - 1][0] == phases[s.phase]
    assert len(CAPTIONS) == len(NAMES)


@pytest.mark.parametrize("size", [(1600, 1000), SMALL])
def test_the_strip_says_step_decider_sorties_score_and_fleet(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = page_at(qtbot, scenes.fifth_day(steps=(AaFire(),)), size=size)
    strip = found(page, StatusStrip)
    said = strip.accessibleName()
    for part in ("AA fire", "Poland", "fighters 2 of 5, bombers 3 of 3", "2 of 10", "Fleet 8"):
        assert part in said
    assert strip.compact
    assert strip.minimumSizeHint().width() <= page.width()


def test_the_strip_is_put_away_and_brought_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent())
    strip = found(page, StatusStrip)
    assert strip.press("")
    assert strip.isHidden()
    assert strip.press("")
    assert strip.isVisible()


# ----------------------------------------------------------------------------------------- notes


def after_window(
    qtbot: QtBot,
    *steps: Step,
    persons: Sequence[Side] = (POLISH,),
    size: tuple[int, int] = (1600, 1000),
) -> TablePage:
    """Show the table once Poland has played no card, and these steps have followed."""
    s = scenes.fifth_day(hand="PL01", steps=(Window("polish_open"), *steps, AaFire()))
    page = page_at(qtbot, s, persons=tuple(persons), size=size)
    page.picker.choose(PassWindow())
    return page


@pytest.mark.rule("EM-IV.B2")
@pytest.mark.parametrize(("count", "size"), [(1, (1600, 1000)), (3, SMALL)])
def test_the_nato_cards_of_the_day_are_shown(
    qtbot: QtBot, count: int, size: tuple[int, int]
) -> None:
    s = scenes.fifth_day(hand="PL01", steps=(Window("polish_open"), NatoDraws(count), AaFire()))
    for kind, key in enumerate(KIT.nato_kinds):
        if KIT.nato_cards[key].effect["op"] != "none":
            s.nato_deck.counts[kind] = 0
    page = page_at(qtbot, s, size=size)
    page.picker.choose(PassWindow())
    note = found(page, EventNote)
    assert note.isVisible()
    assert sum(card.isVisible() for card in note.cards) in (0, count)
    assert "Council Divided has no effect." in note.done.text()
    assert "NATO, day 5" in note.accessibleName()
    assert page.stage.rect().contains(note.geometry())
    ply = page.model.session.ply
    assert page.stage.takes_key("Enter")
    assert note.isHidden()
    assert page.model.session.ply == ply


def test_the_note_is_as_high_as_its_cards_whatever_it_showed_before(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent(), size=(1600, 1000))
    note = found(page, EventNote)
    page.grab()
    nato = [Seen(key, "", []) for key in list(KIT.nato_cards)[:4]]
    for count in (4, 1, 3, 1):
        note.show_news(nato[:count])
        page.grab()
        shown = [card for card in note.cards if card.isVisible()]
        assert len(shown) == count
        assert all(card.height() == card.sizeHint().height() for card in shown)
        assert note.height() == note.high_at(note.width())
        note.dismiss()


def test_a_card_that_leaves_a_choice_is_shown_by_its_panel_alone(qtbot: QtBot) -> None:
    key = next(k for k, each in KIT.nato_cards.items() if each.effect["op"] == "choose")
    s = scenes.fifth_day(hand="PL01", steps=(Window("polish_open"), NatoDraws(1)))
    for kind, each in enumerate(KIT.nato_kinds):
        if each != key:
            s.nato_deck.counts[kind] = 0
    page = page_at(qtbot, s)
    page.picker.choose(PassWindow())
    assert isinstance(page.model.view.state.steps[-1], CarryOut)
    assert found(page, EventNote).isHidden()


def test_ones_own_card_needs_no_note_and_notes_can_be_switched_off(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.sent(hand="PL01"))
    press(page, "enter")
    page.picker.choose(PlayCard("PL01"))
    assert found(page, EventNote).isHidden()
    again = after_window(qtbot, NatoDraws(1))
    found(again, EventNote).never.click()
    assert not again.habits.shows_events


@pytest.mark.rule("EM-IV.C2a", "EM-IV.C2b", "EM-IV.C3a")
@pytest.mark.parametrize("size", [(1600, 1000), SMALL])
def test_what_assaults_and_raids_took_is_told_when_poland_decides_next(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    page = after_window(qtbot, Conquest(), Raids(RUSSIAN), size=size)
    note = found(page, EventNote)
    model = page.model
    while model.choice is None:
        # Russia still names what its raids bomb: all of it is told together.
        assert note.isHidden()
        decision = model.session.decision
        assert isinstance(decision, Choice)
        model.play(decision.actions[0])
    assert note.isVisible()
    lines = note.fell.text().splitlines()
    assert note.fell_on.text() == "Assaults and raids of day 5"
    assert lines[0] == "Central Pomerania is conquered."
    assert len(lines) <= MOST
    assert lines[-1].startswith("and ")
    assert lines[-1].endswith("more in the log")
    assert "Central Pomerania is conquered." in note.accessibleName()
    assert note.overline.isHidden()
    assert not any(card.isVisible() for card in note.cards)
    assert note.height() == note.high_at(note.width())
    assert page.stage.takes_key("Enter")
    assert note.isHidden()


def test_a_quiet_evening_is_not_told_of(qtbot: QtBot) -> None:
    s = war(day=5, hand="PL01", steps=(Window("polish_open"), Conquest(), Raids(RUSSIAN), AaFire()))
    page = page_at(qtbot, s)
    page.picker.choose(PassWindow())
    assert found(page, EventNote).isHidden()


def test_a_card_without_told_effect_says_what_is_on_it() -> None:
    (line,) = told(KIT, [Seen("PL01", POLISH, [])])
    assert line == f"Afterburners: {say(KIT.polish_cards['PL01'].text)}"
