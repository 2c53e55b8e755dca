"""The new-game dialog for Red Menace: scenarios as cards, their values, what cannot be combined."""

from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from desktop.play.chance import SeededChance
from desktop.rules import engine
from desktop.rules.core import Choice, OptionValue, Setup
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.records import PLAYER
from desktop.windows.chance_kinds import CHANCE_KINDS
from desktop.windows.desk import Desk
from desktop.windows.new_game import NewGameDialog
from desktop.windows.playing_time import war_minutes
from desktop.windows.scenario_cards import start_faces
from desktop.windows.scenario_facts import facts
from desktop.windows.scenario_options import ScenarioOptions

GAME = "red_menace"
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> NewGameDialog:
    dialog = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def page(dialog: NewGameDialog) -> ScenarioOptions:
    assert isinstance(dialog.options, ScenarioOptions)
    return dialog.options


@pytest.fixture
def kit(desk: Desk) -> Kit:
    kit = desk.shelf.game(GAME).kit
    assert isinstance(kit, Kit)
    return kit


def test_every_option_of_the_game_can_be_chosen(page: ScenarioOptions, desk: Desk) -> None:
    options = desk.shelf.game(GAME).options(1)
    assert page.values == {option.key: option.default for option in options}


def test_each_scenario_has_a_card_with_its_year_and_story(page: ScenarioOptions) -> None:
    assert [card.accessibleName() for card in page.cards] == [
        "Bolt from the North 1959",
        "Airborne Alert 1961",
        "Britain Stands Aside 1958",
        "Thirteen Days 1962",
        "Bomber Gap 1956",
    ]
    assert page.cards[0].accessibleDescription().startswith("A surprise attack.")


def test_a_card_is_chosen_by_mouse_and_by_arrow_keys(
    dialog: NewGameDialog, page: ScenarioOptions
) -> None:
    page.cards[1].click()
    assert dialog.choice.options["scenario"] == 2
    QTest.keyClick(page.cards[1], Qt.Key.Key_Down)
    assert dialog.choice.options["scenario"] == 3


@pytest.mark.rule("RM-6.1")
def test_the_values_of_the_chosen_scenario_are_listed(page: ScenarioOptions) -> None:
    page.cards[0].click()
    assert page.brief.lines == {
        "Points that end the war": "45 of yours, 45 of theirs",
        "Soviet take-offs": "10 formations, 1 each turn",
        "Your take-offs": "3 each turn",
        "Bombers at a base": "2 at most, of two types, 3 in London",
        "In the air at once": "3 Soviet formations (detected)",
    }


def test_what_a_scenario_leaves_out_is_listed(page: ScenarioOptions) -> None:
    page.cards[4].click()
    told = page.brief.lines
    assert told["Not in this scenario"] == (
        "B-58, F-106, Tu-28, 2 of the B-52, your submarine, the SA-2 of the pool, 8 of the events"
    )
    assert told["In the air at once"] == "nobody"
    page.cards[0].click()
    assert "Not in this scenario" not in page.brief.lines


@pytest.mark.rule("RM-S7.0c", "RM-S7.0d")
def test_module_s_brings_its_own_values(page: ScenarioOptions) -> None:
    page.cards[1].click()
    assert page.brief.lines["Your take-offs"] == "3 each turn"
    page.toggles["module_s"].click()
    told = page.brief.lines
    assert told["Your take-offs"] == "3 each turn (6 in turn 1)"
    assert told["Soviet take-offs"] == "10 formations, 1 each turn (2 in turn 1, 2 in turn 2)"


@pytest.mark.rule("RM-S2.0", "RM-S4.0b")
def test_what_cannot_be_added_is_off_and_says_why(page: ScenarioOptions) -> None:
    page.toggles["module_s"].click()
    for key, why in (("two_sa2", "cannot be combined"), ("caught", "a rule of its own instead")):
        assert not page.toggles[key].isEnabled()
        assert why in page.rows[key].words()
    assert page.toggles["sudden_death"].isEnabled()
    page.toggles["module_s"].click()
    assert page.toggles["two_sa2"].isEnabled()
    assert "much harder" in page.rows["two_sa2"].words()
    page.toggles["caught"].click()
    assert not page.toggles["module_s"].isEnabled()
    assert "Caught on the ground" in page.rows["module_s"].words()


def test_what_was_remembered_and_cannot_be_played_can_be_taken_back(
    dialog: NewGameDialog, page: ScenarioOptions
) -> None:
    page.set_value("module_s", True)
    page.set_value("two_sa2", True)
    assert dialog.refusal is not None
    assert dialog.refusal.rule == "RM-S4.0b"
    assert not dialog.start.isEnabled()
    page.toggles["two_sa2"].click()
    assert dialog.start.isEnabled()


@pytest.mark.rule("RM-9.2.3d")
def test_equal_paths_go_by_number_or_are_asked(page: ScenarioOptions) -> None:
    assert page.values["ask_paths"] is False
    page.paths.buttons()[1].click()
    assert page.values["ask_paths"] is True


@pytest.mark.parametrize("value", [0, 6, "2", True])
def test_a_scenario_that_is_none_is_not_taken(
    page: ScenarioOptions, desk: Desk, value: OptionValue
) -> None:
    page.show_options(desk.shelf.game(GAME), 1, {"scenario": value})
    assert page.values["scenario"] == 1


def test_a_war_is_remembered_for_the_next_time(
    qtbot: QtBot, dialog: NewGameDialog, page: ScenarioOptions, desk: Desk
) -> None:
    page.cards[3].click()
    page.toggles["sac"].click()
    page.set_value("ask_paths", True)
    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.accept()
    (agreed,) = told.args
    assert agreed.setup(desk.shelf.game(GAME)) == Setup(
        "", (PLAYER,), {"scenario": 4, "sac": True, "ask_paths": True}
    )
    again = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(again)
    assert again.options.values == page.values
    again._reset.click()
    assert again.options.values["scenario"] == 1


def test_the_scenarios_can_be_chosen_without_scrolling(
    dialog: NewGameDialog, page: ScenarioOptions, qtbot: QtBot
) -> None:
    (scroll,) = dialog.findChildren(QScrollArea, options=DIRECT)
    for size in (QSize(792, 676), QSize(1120, 640)):
        dialog.resize(size)
        qtbot.waitUntil(lambda: page.scenarios.visibleRegion().boundingRect().height() > 0)
        bottom = page.scenarios.mapTo(scroll.viewport(), page.scenarios.rect().bottomLeft()).y()
        assert bottom < scroll.viewport().height()


def test_the_picture_shows_what_is_in_the_air(dialog: NewGameDialog, page: ScenarioOptions) -> None:
    theme, game = dialog._desk.themes.theme, dialog._game
    pictures = []
    for place in (1, 4):
        page.cards[place].click()
        made = page.picture(dialog.choice.setup(game), QSize(320, 200), 1.0, theme)
        assert made.size() == QSize(320, 200)
        pictures.append(made.toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0].pixelColor(4, 100).alpha() == 255


def test_counters_in_the_air_are_piled_on_the_card(kit: Kit) -> None:
    counts = {
        key: [face.count for face in start_faces(kit, kit.scenarios[key])] for key in range(1, 6)
    }
    assert counts == {1: [3], 2: [4, 3], 3: [3], 4: [4, 3, 0], 5: []}


def test_every_value_names_a_rule_that_is_explained(kit: Kit) -> None:
    from desktop.table.rules_text import load_rules

    rules = load_rules(GAME)
    for scenario in (*kit.scenarios.values(), *kit.companions.values()):
        assert all(rules.knows(fact.rule) for fact in facts(kit, scenario))


def test_a_longer_war_is_said_to_take_longer(page: ScenarioOptions) -> None:
    page.cards[0].click()
    longest = page.minutes()
    page.cards[4].click()
    assert 0 < page.minutes() < longest == war_minutes(1)


def test_kinds_of_chance_go_by_hand_together(dialog: NewGameDialog) -> None:
    for kinds, _ in CHANCE_KINDS[GAME]:
        dialog._by_hand[kinds].click()
    assert set(dialog.choice.by_hand) == {kind for kinds, _ in CHANCE_KINDS[GAME] for kind in kinds}


def test_whatever_chance_decides_can_be_done_by_hand(desk: Desk) -> None:
    game = desk.shelf.game(GAME)
    known = {kind for kinds, _ in CHANCE_KINDS[GAME] for kind in kinds}
    seen: set[str] = set()
    for scenario in (2, 4):
        rng, chance = Random(scenario), SeededChance(scenario)
        setup = Setup("", (PLAYER,), {"scenario": scenario, "caught": True, "sudden_death": True})
        state, _, decision = engine.start(game, setup)
        ply = 0
        while decision is not None:
            ply += 1
            if isinstance(decision, Choice):
                action = rng.choice(decision.actions)
            else:
                seen.add(decision.kind)
                action = chance.answer(decision, ply)
            _, decision = engine.carry_out(game, state, action)
    assert len(seen) > 8
    assert seen <= known
