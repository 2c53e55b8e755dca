"""The new-game dialog for Eagles & Missiles: its seats, the last day, chance told by hand."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from desktop.play.chance import SeededChance
from desktop.rules import engine
from desktop.rules.core import Chance, Choice, Setup
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2, SIDES
from desktop.rules.eagles_missiles.terms import TABLES
from desktop.store.pins import hash_pin
from desktop.windows.chance_kinds import CHANCE_KINDS
from desktop.windows.desk import Desk
from desktop.windows.guide import guided_game
from desktop.windows.main_window import MainWindow
from desktop.windows.new_game import NewGameDialog
from desktop.windows.new_game_choice import NewGame, SeatChoice
from desktop.windows.open_game import OpenGame
from desktop.windows.playing_time import INVASION_DAYS, by_seats, invasion_minutes, usual_numbers

GAME = "eagles_missiles"
KINDS = {kind for kinds, _ in CHANCE_KINDS[GAME] for kind in kinds}


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> NewGameDialog:
    dialog = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.leave_game()
    window.close()


# ------------------------------------------------------------------------------------- the dialog


def test_a_person_alone_is_seated_where_the_guide_teaches(dialog: NewGameDialog) -> None:
    kinds = {seat.side: seat.kind for seat in dialog.choice.seats}
    assert kinds == {RUSSIAN: "bot", POLISH: "person", POLISH_2: "empty", RUSSIAN_2: "empty"}
    taught = {seat.side: seat.kind for seat in guided_game(GAME).seats}
    assert {side: kinds[side] for side in taught} == taught
    assert dialog.why_not() == ""


@pytest.mark.rule("EM-XIII.b1")
def test_the_seats_that_are_taken_say_who_is_divided(dialog: NewGameDialog) -> None:
    dialog.seats[0].kinds()["person"].click()
    dialog.seats[1].kinds()["person"].click()
    for number in range(3):
        for others in combinations((2, 3), number):
            for place in (2, 3):
                dialog.seats[place].kinds()["bot" if place in others else "empty"].click()
            assert dialog.why_not() == ""
            assert {seat.side for seat in dialog.choice.taken} in TABLES


@pytest.mark.rule("EM-XIII.b1")
def test_a_second_commander_needs_a_first(dialog: NewGameDialog) -> None:
    dialog.seats[1].kinds()["empty"].click()
    dialog.seats[2].kinds()["person"].click()
    assert "first commander" in dialog.why_not()
    assert not dialog.start.isEnabled()
    assert dialog._refused.isVisible()


@pytest.mark.rule("EM-IV.E2")
def test_the_last_day_can_be_left_open_or_be_the_recommended_one(
    dialog: NewGameDialog, desk: Desk
) -> None:
    recommended = desk.shelf.game(GAME).kit.rules.options["day_limit_recommended"]
    assert usual_numbers(GAME, "day_limit", 2) == (0, recommended)
    options = desk.shelf.game(GAME).options(2)
    assert dialog.choice.options == {option.key: option.default for option in options}
    assert dialog.choice.options["day_limit"] == 0
    # The field says it as its button does: there is no day 0.
    spin = dialog.options.findChildren(QSpinBox)[0]
    assert spin.text() == "None"
    dialog.options.set_value("day_limit", recommended)
    assert dialog.choice.setup(desk.shelf.game(GAME)).options == {"day_limit": recommended}


def test_the_time_follows_from_who_sits_where(dialog: NewGameDialog) -> None:
    def time(*persons: str, sides: tuple[str, ...], limit: int = 0) -> int:
        return invasion_minutes({side: side in persons for side in sides}, limit)

    two, three = (RUSSIAN, POLISH), (RUSSIAN, POLISH, POLISH_2)
    assert time(POLISH, sides=two) > time(RUSSIAN, sides=two) > 0
    assert time(*two, sides=two) > time(POLISH, sides=two)
    assert time(POLISH, sides=three) < time(POLISH, sides=two)
    assert time(POLISH, POLISH_2, sides=three) > time(POLISH, sides=two)
    assert time(POLISH, sides=two, limit=4) < time(POLISH, sides=two)
    assert time(POLISH, sides=two, limit=INVASION_DAYS + 3) == time(POLISH, sides=two)
    assert time(sides=two) == 0
    dialog.seats[0].kinds()["bot"].click()
    dialog.seats[1].kinds()["person"].click()
    assert by_seats(dialog.choice) == time(POLISH, sides=two)
    assert dialog._time.text() == "About 35 minutes"


def test_kinds_of_chance_go_by_hand_together(dialog: NewGameDialog) -> None:
    for kinds, _ in CHANCE_KINDS[GAME]:
        dialog._by_hand[kinds].click()
    assert set(dialog.choice.by_hand) == KINDS


def test_whatever_chance_decides_can_be_done_by_hand(desk: Desk) -> None:
    game = desk.shelf.game(GAME)
    seen: set[str] = set()
    for seed in range(6):
        rng, chance = Random(seed), SeededChance(seed)
        state, _, decision = engine.start(game, Setup("", SIDES))
        ply = 0
        while decision is not None:
            ply += 1
            if isinstance(decision, Choice):
                action = rng.choice(decision.actions)
            else:
                seen.add(decision.kind)
                action = chance.answer(decision, ply)
            _, decision = engine.carry_out(game, state, action)
    assert seen == KINDS


# ------------------------------------------------------------------------------ passing the screen


def begun(window: MainWindow, *sides: str) -> OpenGame:
    seats = tuple(SeatChoice(side, "person") for side in sides)
    window.open_game(window.table.create(NewGame(GAME, seats, seed=3)))
    assert window.table.game is not None
    window.table.game.page.set_motion(False)
    return window.table.game


def passed(game: OpenGame, day: int) -> list[tuple[str | None, str]]:
    """Play up to a day; return from whom to whom the board was put away meanwhile."""
    rng = Random(5)
    found: list[tuple[str | None, str]] = []
    while game.model.progress.turn < day:
        wanted = game.model.needs_hand_over
        if wanted is not None:
            found.append((game.model.viewer, wanted.side))
            game.page.passage.page.opened.emit()
        choice = game.model.choice
        if choice is None:
            game.session.roll()
        else:
            game.model.play(rng.choice(choice.actions))
    return found


@pytest.mark.rule("EM-IV.B3b")
def test_the_board_is_put_away_only_before_poland_holds_cards(window: MainWindow) -> None:
    game = begun(window, RUSSIAN, POLISH)
    assert game.page.currentWidget() is game.page.table
    assert game.model.viewer == POLISH
    pages: list[int] = []
    game.page.currentChanged.connect(pages.append)
    found = passed(game, 3)
    assert set(found) == {(RUSSIAN, POLISH)}
    # Else no page comes, only to go: the table would be laid out and painted twice.
    assert len(pages) == 2 * len(found)
    assert not game.page.passage.recapping


@pytest.mark.rule("EM-XIII.a2")
def test_partners_have_no_secrets_from_each_other(window: MainWindow) -> None:
    found = passed(begun(window, RUSSIAN, POLISH, POLISH_2, RUSSIAN_2), 3)
    assert found
    assert all(before in (RUSSIAN, RUSSIAN_2) for before, _ in found)
    assert all(after in (POLISH, POLISH_2) for _, after in found)


@pytest.mark.rule("EM-IV.B3b")
def test_a_pin_is_asked_for_although_nothing_is_hidden(window: MainWindow) -> None:
    seats = (SeatChoice(RUSSIAN, "person"), SeatChoice(POLISH, "person", pin=hash_pin("1234")))
    window.open_game(window.table.create(NewGame(GAME, seats, seed=3)))
    assert window.table.game is not None
    assert window.table.game.model.covered


@pytest.mark.rule("EM-IV.B3b")
def test_a_card_told_by_hand_is_told_unseen(window: MainWindow) -> None:
    seats = (SeatChoice(RUSSIAN, "person"), SeatChoice(POLISH, "person"))
    begin = NewGame(GAME, seats, by_hand=("polish_card",), seed=4)
    window.open_game(window.table.create(begin))
    game = window.table.game
    assert game is not None
    rng, session = Random(5), game.session
    while not isinstance(session.decision, Chance) or session.decision.kind != "polish_card":
        choice = game.model.choice
        if choice is None:
            session.roll()
        else:
            game.model.play(rng.choice(choice.actions))
    assert not any(session.state.hands.values())
    assert game.model.viewer == RUSSIAN
    assert game.page.currentWidget() is game.page.passage.page
    game.page.passage.page.opened.emit()
    assert game.model.viewer == POLISH
