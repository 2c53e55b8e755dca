"""The guided first turns: what each says, and that nothing they ask for is impossible."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import Action, Choice
from desktop.rules.hornet_leader import load_plans
from desktop.rules.hornet_leader.actions_campaign import (
    FinishArming,
    FinishDebriefing,
    FinishPromotions,
    Fly,
    Promote,
    StopDrawing,
    TakeDownTime,
)
from desktop.rules.hornet_leader.actions_mission import Attack
from desktop.rules.red_menace.actions_setup import DefaultDeployment
from desktop.table.blind import STRIP
from desktop.table.bottom_fold import LOW, BottomFold
from desktop.table.page import TablePage
from desktop.table.rules_text import load_rules
from desktop.windows import (
    guide_daring_eagle,
    guide_eagles_missiles,
    guide_hornet_leader,
    guide_red_menace,
)
from desktop.windows.desk import Desk
from desktop.windows.guide import GuideBar, guide_of, put_guide
from desktop.windows.guide_hints import Guide, Hint
from desktop.windows.home import HomePage
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game import NewGameDialog
from desktop.windows.new_game_choice import NewGame
from desktop.windows.open_game import OpenGame
from desktop.windows.rule_note import words_of
from desktop.windows.titles import GUIDED
from tests.table.toy_look import ToyLook
from tests.toy.race import Race
from tests.toy.table import BOTS, race

MODULES = {
    "daring_eagle": guide_daring_eagle,
    "eagles_missiles": guide_eagles_missiles,
    "red_menace": guide_red_menace,
    "hornet_leader": guide_hornet_leader,
}


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield window
    window.leave_game()
    window.close()


def guided(window: MainWindow) -> tuple[OpenGame, GuideBar]:
    assert window.table.game is not None
    game = window.table.game
    game.page.set_motion(False)
    return game, game.page.findChildren(GuideBar)[0]


def hints(key: str) -> list[Hint]:
    module = MODULES[key]
    alone = [each for each in vars(module).values() if isinstance(each, Hint)]
    return [*alone, *module.HINTS.values()]


@pytest.mark.parametrize("key", MODULES)
def test_every_hint_names_a_rule_that_is_explained(key: str) -> None:
    rules = load_rules(key)
    assert [hint.rule for hint in hints(key) if not rules.knows(hint.rule)] == []


def test_the_titles_with_a_guide_are_those_that_have_one() -> None:
    assert [title.key for title in GUIDED] == list(MODULES)
    assert [guide_of(title.key).begin.game for title in GUIDED] == list(MODULES)


@pytest.mark.parametrize("key", MODULES)
def test_a_guide_is_begun_from_the_home_page_and_from_the_menu(
    window: MainWindow, qtbot: QtBot, key: str
) -> None:
    window.show_home()
    strip = next(button for button in window.home._guide.buttons() if button.objectName() == key)
    with qtbot.waitSignal(window.home.guide) as asked:
        strip.click()  # type: ignore[attr-defined]
    assert asked.args == [key]
    assert guided(window)[0].game.key == key
    window.show_home()
    window.commands.action(f"guide {key}").trigger()
    assert guided(window)[0].game.key == key
    window.show_home()
    window.ask_new_game(key)
    dialog = next(each for each in window.findChildren(NewGameDialog) if each.isVisible())
    dialog.guide.click()
    assert guided(window)[0].game.key == key


def test_the_strip_names_the_games_for_a_screen_reader(qtbot: QtBot, desk: Desk) -> None:
    home = HomePage(desk)
    qtbot.addWidget(home)
    names = [button.accessibleName() for button in home._guide.buttons()]
    assert names[:4] == [
        "Guided first turn of Daring Eagle",
        "Guided first turn of Eagles & Missiles",
        "Guided first turn of Red Menace",
        "Guided first turn of Hornet Leader",
    ]


def test_the_guide_leads_through_the_first_turn_of_a_war(window: MainWindow, qtbot: QtBot) -> None:
    window.start_guide("red_menace")
    game, guide = guided(window)
    said = []
    while game.model.progress.turn < 2:
        qtbot.waitUntil(lambda: isinstance(game.model.choice, Choice), timeout=9000)
        choice = game.model.choice
        assert choice is not None
        title = guide.words.partition(":")[0]
        if title not in said:
            said.append(guide.words.split(": ")[0])
        ready = [each for each in choice.actions if isinstance(each, DefaultDeployment)]
        game.model.play((ready or choice.actions)[0 if choice.rule != "RM-10.2.1a" else -1])
        qtbot.wait(1)
    assert said == [
        "You defend North America",
        "Missiles in the field",
        "Where your bombers wait",
        "Every bomber has a base",
        "Phase 5",
        "Phase 8",
        "Phase 9",
        "Phase 13",
    ]
    qtbot.waitUntil(lambda: isinstance(game.model.choice, Choice), timeout=9000)
    assert guide.words.startswith("The next turn")


@pytest.mark.parametrize("key", MODULES)
def test_a_hint_leaves_the_board_its_height(window: MainWindow, qtbot: QtBot, key: str) -> None:
    window.start_guide(key)
    _, guide = guided(window)
    body = guide._body
    qtbot.waitUntil(lambda: body.width() > 1000)
    long = [each for each in map(say, (hint.body for hint in hints(key))) if lines(body, each) > 1]
    assert long == [], "in a window of 1280 pixels"


def lines(label: QLabel, words: str) -> int:
    label.setText(words)
    return label.heightForWidth(label.width()) // label.fontMetrics().height()


def test_the_guide_goes_by_itself_after_its_last_words(window: MainWindow, qtbot: QtBot) -> None:
    window.start_guide("daring_eagle")
    game, guide = guided(window)
    last_words = say(guide_daring_eagle.LEAVE.title)
    bot = game.game.bot("cadet", Random(1))
    turns: list[int] = []
    while not guide.isHidden():
        qtbot.waitUntil(lambda: guide.isHidden() or game.model.choice is not None, timeout=9000)
        if guide.words.startswith(last_words) and not guide.isHidden():
            turns.append(game.model.progress.turn)
        if (choice := game.model.choice) is not None:
            game.model.play(bot.choose(game.model.view, choice, bool)[0])
        qtbot.wait(1)
    assert set(turns) == {5}
    assert game.model.progress.turn == 7


def test_nothing_is_guided_once_the_game_is_over(qtbot: QtBot) -> None:
    session = race(BOTS)
    themes = ThemeSource(load_theme("dark"))
    page = TablePage(SessionModel(session), ToyLook(Race()), themes)
    page.set_motion(False)
    qtbot.addWidget(page)
    page.show()
    guide = put_guide(page, themes, Guide(NewGame("race", ()), lambda now: guide_daring_eagle.WAIT))
    assert guide.isVisible()
    page.begin()
    qtbot.waitUntil(lambda: session.outcome is not None, timeout=20_000)
    assert guide.isHidden()


def test_an_ampersand_in_a_title_is_no_key(window: MainWindow) -> None:
    window.show_home()
    buttons = {each.objectName(): each for each in window.home._guide.buttons()}
    assert buttons["eagles_missiles"].text() == "Eagles && Missiles"  # type: ignore[attr-defined]
    menu = window.commands.action("guide eagles_missiles")
    assert menu.text().endswith("Eagles && Missiles")


def test_the_guide_leads_poland_through_the_first_day(window: MainWindow, qtbot: QtBot) -> None:
    window.start_guide("eagles_missiles")
    game, guide = guided(window)
    bot = game.game.bot("easy", Random(1))
    said = []
    while game.model.progress.turn < 2 or game.model.choice is None:
        qtbot.waitUntil(lambda: isinstance(game.model.choice, Choice), timeout=9000)
        choice = game.model.choice
        assert choice is not None
        title = guide.words.split(": ")[0]
        if title not in said:
            said.append(title)
        game.model.play(bot.choose(game.model.view, choice, bool)[0])
        qtbot.wait(1)
    # What comes between depends on what the computer does.
    assert said[0] == "You defend Poland"
    assert said[-1] == "That is a whole Day"
    assert {
        "NATO helps",
        "AA units fire",
        "Send your squadrons",
        "Where do you fight first?",
        "Landing",
        "AA units move",
    } <= set(said)
    assert "A question" not in said


def test_the_guide_leads_a_squadron_through_the_first_day(window: MainWindow, qtbot: QtBot) -> None:
    window.start_guide("hornet_leader")
    game, guide = guided(window)
    bot = game.game.bot("autopilot", Random(1))
    said: list[str] = []
    whole: list[str] = []

    def listen() -> None:
        whole.append(guide.words)
        title = guide.words.split(": ")[0]
        if title not in said:
            said.append(title)

    while game.model.progress.turn < 2:
        qtbot.waitUntil(lambda: isinstance(game.model.choice, Choice), timeout=9000)
        choice = game.model.choice
        assert choice is not None
        listen()
        action = as_proposed(game, choice) or bot.choose(game.model.view, choice, bool)[0]
        for pick in action.picks[:2] if isinstance(action, Attack) else ():
            game.page.picker.pick(pick)
            listen()
        game.model.play(action)
        qtbot.wait(1)
    # What is said on the way depends on the dice; this is what everybody comes by.
    fixed = [
        "You lead a squadron",
        "A new Day",
        "Which Target?",
        "This is the Target",
        "Who flies?",
        "The flight is complete",
        "Arm the Aircraft",
        "Ready to take off",
    ]
    assert said[: len(fixed)] == fixed
    assert {
        "All are in place",
        "Move your Aircraft",
        "Fast attacks",
        "Against which enemy?",
        "With which weapons?",
        "Evade?",
        "The Target is destroyed",
        "Debriefing",
    } <= set(said)
    assert "A question" not in said
    assert game.model.view.state.vp == 1
    # Whoever could attack on is told that nothing more is needed.
    shot = next(n for n, words in enumerate(whole) if words.startswith("The Target is destroyed"))
    assert "End attacks" in whole[shot]
    assert not any(words.startswith(("Fast attacks", "Slow attacks")) for words in whole[shot:])
    qtbot.waitUntil(lambda: guide.words.startswith("That is a whole Day"), timeout=9000)


def as_proposed(game: OpenGame, choice: Choice) -> Action | None:
    """Return what the guide of Hornet Leader tells to do, where it tells one thing."""
    state = game.model.view.state
    if choice.rule == "HL-2.8g":
        return FinishPromotions()
    if choice.rule == "HL-4.1a":
        return StopDrawing()
    if choice.rule != "HL-4.5g":
        return None
    plans = (
        load_plans.for_role(state, game.game.kit, each.pilot, "strike").actions
        for each in state.mission.flight
    )
    return next((plan[0] for plan in plans if plan), FinishArming())


def test_the_guide_of_a_squadron_copes_with_another_way(window: MainWindow) -> None:
    window.start_guide("hornet_leader")
    game, guide = guided(window)
    game.model.play(Promote(game.model.view.state.squadron[0].pilot))
    game.model.play(FinishPromotions())
    game.model.play(TakeDownTime())
    # A Day of rest is one, too: it has a Debriefing, and then the guide takes its leave.
    assert guide.words.startswith("Debriefing")
    game.model.play(FinishDebriefing())
    assert game.model.progress.turn == 2
    assert guide.words.startswith("That is a whole Day")


def test_the_target_that_the_guide_proposes_lies_there(window: MainWindow) -> None:
    window.start_guide("hornet_leader")
    game, guide = guided(window)
    game.model.play(FinishPromotions())
    game.model.play(Fly())
    assert "Listening Post is good for a first mission" in guide.words
    game.model.play(StopDrawing())
    assert guide.words.startswith("This is the Target")


def test_under_a_guide_the_hand_makes_room_for_the_board(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, LOW + 10)
    window.start_guide("eagles_missiles")
    game, guide = guided(window)
    page = game.page
    page.desk.view.setFocus()
    fold = page.frame.findChild(BottomFold)
    assert isinstance(fold, BottomFold)
    qtbot.waitUntil(lambda: page.frame.docks["hand"].height() == STRIP)
    assert fold.low
    guide.leave()
    qtbot.waitUntil(lambda: not fold.low)


def test_a_rule_is_told_beside_a_dialog_whichever_game_has_it() -> None:
    for rule in ("DE-3.4a", "HL-9.4a", "RM-13.1", "EM-IV.A3b"):
        assert words_of(rule)
    assert words_of("XX-1.1") == ""
