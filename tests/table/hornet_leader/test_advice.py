"""The autopilot's advice on the table, and what Targets and loads come to, as it comes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.bot_runner import ThreadThinker
from desktop.models.forecasts import TRIALS
from desktop.models.say import say
from desktop.play.thinking import ThinkingFailed
from desktop.rules.core import T
from desktop.rules.hornet_leader.actions_campaign import Load, SelectTargets
from desktop.rules.hornet_leader.arming import Arming
from desktop.rules.hornet_leader.assign import AssignPilots
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget, primaries
from desktop.rules.hornet_leader.debrief import Rest
from desktop.rules.hornet_leader.movement import MoveAircraft
from desktop.rules.hornet_leader.squadron import Squadron
from desktop.rules.hornet_leader.state import AnyStep, State
from desktop.table.hornet_leader.advice_line import AdviceLine
from desktop.table.hornet_leader.arming_page import ArmingPage
from desktop.table.hornet_leader.day_page import DayPage
from desktop.table.hornet_leader.load_panel import LoadPanel
from desktop.table.look import Mark
from desktop.table.page import TablePage
from tests.rules.hornet_leader.openings import opening
from tests.rules.hornet_leader.positions import GAME
from tests.table.conftest import SetScale
from tests.table.hornet_leader import days
from tests.table.hornet_leader.playing import SMALL, choice_of, found, page_at, press, state_of

CONTROL = Qt.KeyboardModifier.ControlModifier


def asked(qtbot: QtBot, page: TablePage, key: str = "h") -> AdviceLine:
    """Ask for a hint by its key, and wait for it."""
    line = found(page, AdviceLine)
    press(page, key)
    qtbot.waitUntil(line.take.isVisible)
    return line


@pytest.mark.rule("HL-4.2a")
def test_h_says_what_the_autopilot_would_do_and_ctrl_enter_does_it(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(SelectTarget))
    line = asked(qtbot, page)
    assert "% Destroyed" in line.words
    assert "trials" in line.words
    proposed = next(tile for tile in found(page, DayPage).tiles if tile.data.proposed)
    assert proposed.data.proposed == "primary"
    QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return, CONTROL)
    assert state_of(page).flown.target == proposed.data.target
    assert line.isHidden()


@pytest.mark.rule("HL-4.2a")
def test_ctrl_enter_without_a_hint_shows_it_first_and_does_nothing_yet(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(SelectTarget))
    line, ply = found(page, AdviceLine), page.model.session.ply
    assert line.isHidden()
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    qtbot.waitUntil(line.take.isVisible)
    assert page.model.session.ply == ply
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    assert page.model.session.ply > ply


def test_an_autopilot_that_ended_says_so_and_can_be_asked_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(_thinker: ThreadThinker) -> None:
        raise ThinkingFailed(T("hornet_leader.table", "It ended."))

    page = page_at(qtbot, opening(SelectTarget))
    line = found(page, AdviceLine)
    with monkeypatch.context() as broken:
        broken.setattr(ThreadThinker, "result", ended)
        press(page, "h")
        qtbot.waitUntil(lambda: "It ended." in line.words)
    assert not line.take.isVisible()
    asked(qtbot, page)
    assert "It ended." not in line.words


@pytest.mark.parametrize(
    "step", [Squadron, DrawTargets, AssignPilots, Arming, AircraftAttacks, MoveAircraft, Rest]
)
def test_every_kind_of_decision_has_a_hint_that_can_be_taken(
    qtbot: QtBot, step: type[AnyStep]
) -> None:
    page = page_at(qtbot, opening(step))
    line = asked(qtbot, page, "?")
    ply = page.model.session.ply
    line.take.click()
    assert page.model.session.ply > ply


def test_the_tool_of_the_prompt_row_asks_as_well(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(DrawTargets))
    line = found(page, AdviceLine)
    (tool,) = (each for each in page.bar.tools if "Hint" in each.accessibleName())
    tool.click()
    assert "thinks" in line.words
    qtbot.waitUntil(line.take.isVisible)


def test_on_the_board_the_places_of_the_hint_are_lit(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_at(qtbot, opening(MoveAircraft))
    lit: list[tuple[str, ...]] = []

    def note(_owner: str, marks: tuple[Mark, ...]) -> None:
        lit.append(tuple(mark.place for mark in marks))

    monkeypatch.setattr(page.desk.scene, "set_extra", note)
    asked(qtbot, page, "?")
    assert lit[-1]


def test_at_the_bench_the_hint_chooses_aircraft_and_weapon(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(Arming))
    line = asked(qtbot, page)
    (load,) = (
        each
        for each in choice_of(page).actions
        if isinstance(each, Load) and line.words.startswith(say(each.label(GAME.kit)))
    )
    bench = found(page, ArmingPage)
    assert (bench.pilot, bench.rack.item) == (load.pilot, load.item)


def test_a_hint_goes_with_its_position_or_when_it_is_put_away(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(DrawTargets))
    line = asked(qtbot, page)
    page.model.play(choice_of(page).actions[0])
    assert line.isHidden()
    line = asked(qtbot, page)
    line.close_button.click()
    assert line.isHidden()


@pytest.mark.parametrize("size", [SMALL, (1600, 1000)])
@pytest.mark.parametrize("scale", [80, 200])
def test_its_words_fit(
    qtbot: QtBot, set_scale: SetScale, size: tuple[int, int], scale: int
) -> None:
    set_scale(scale)
    page = page_at(qtbot, opening(SelectTarget), size=size)
    line = asked(qtbot, page)
    qtbot.waitUntil(lambda: line.height() >= line.heightForWidth(line.width()))
    assert line.geometry().right() <= page.width()


# --- forecasts ------------------------------------------------------------------------------------


@pytest.mark.rule("HL-4.2a")
@pytest.mark.parametrize("step", [DrawTargets, SelectTarget])
def test_every_card_is_foreseen_while_one_is_chosen(qtbot: QtBot, step: type[AnyStep]) -> None:
    s = opening(step)
    page = page_at(qtbot, s, foresees=True)
    day = found(page, DayPage)
    tiles = [tile for tile in day.tiles if tile.data.target in primaries(s, GAME.kit)]
    assert {tile.forecast.words for tile in tiles} == {"\N{HORIZONTAL ELLIPSIS}"}
    qtbot.waitUntil(
        lambda: all(f"{TRIALS} trials" in tile.forecast.toolTip() for tile in tiles),
        timeout=60_000,
    )
    assert all("% Destroyed" in tile.forecast.words for tile in tiles)
    assert "Aircraft lost" in tiles[0].forecast.accessibleName()


@pytest.mark.rule("HL-4.5a")
def test_the_load_is_foreseen_anew_whenever_it_changes(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(Arming), foresees=True)
    panel = found(page, LoadPanel)
    qtbot.waitUntil(lambda: f"{TRIALS} trials" in panel.flown.text(), timeout=60_000)
    load = next(each for each in choice_of(page).actions if isinstance(each, Load))
    page.model.play(load)
    assert "trials" not in panel.flown.text()
    qtbot.waitUntil(lambda: "trials" in panel.flown.text(), timeout=60_000)


def test_without_the_habit_nothing_is_foreseen(qtbot: QtBot) -> None:
    page = page_at(qtbot, opening(SelectTarget))
    day = found(page, DayPage)
    assert all(tile.forecast.isHidden() for tile in day.tiles)
    page.habits.use(foresees=True)
    day.refresh()
    assert not any(tile.forecast.isHidden() for tile in day.tiles if not tile.isHidden())
    page.habits.use(foresees=False)
    assert all(tile.forecast.isHidden() for tile in day.tiles)


def test_a_decision_that_goes_on_ends_the_rollouts(qtbot: QtBot) -> None:
    s = opening(SelectTarget)
    page = page_at(qtbot, s, foresees=True)
    day = found(page, DayPage)
    forecasts = day.advice.forecasts
    qtbot.waitUntil(lambda: forecasts.of(SelectTargets(primaries(s, GAME.kit)[0])) is not None)
    assert forecasts.busy
    page.picker.choose(SelectTargets(primaries(s, GAME.kit)[0]))
    assert not forecasts.busy


@pytest.mark.parametrize("make", [days.drawing, days.selecting])
def test_a_position_of_which_nothing_comes_keeps_its_dots(
    qtbot: QtBot, make: Callable[[], State]
) -> None:
    # Below these there is no mission to be flown.
    page = page_at(qtbot, make(), foresees=True)
    day = found(page, DayPage)
    qtbot.waitUntil(lambda: not day.advice.forecasts.busy)
    assert {tile.forecast.words for tile in day.tiles} == {"\N{HORIZONTAL ELLIPSIS}"}
