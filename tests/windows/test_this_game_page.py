"""Who rolls and draws can change in the middle of a game, in the settings."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.cli_tour_games import at_move, play_until
from desktop.windows.desk import Desk
from desktop.windows.main_window import MainWindow
from desktop.windows.settings_dialog import SettingsDialog
from desktop.windows.this_game_page import ThisGamePage
from tests.rules.hornet_leader.beside import beside_table


def page_of(window: MainWindow) -> ThisGamePage | None:
    window.show_settings()
    (dialog,) = [each for each in window.findChildren(SettingsDialog) if each.isVisible()]
    found: ThisGamePage | None = dialog.findChild(ThisGamePage)
    return found


def test_a_game_has_its_page_while_it_is_open_only(qtbot: QtBot, desk: Desk) -> None:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    assert page_of(window) is None


def test_draws_can_be_told_by_hand_from_now_on_and_after_a_restart(
    qtbot: QtBot, desk: Desk
) -> None:
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    game_id = play_until(desk.library, desk.shelf, at_move, title="Own deck")
    window.open_game(game_id)
    assert window.table.game is not None
    session = window.table.game.session
    assert session.by_hand == frozenset()
    page = page_of(window)
    assert page is not None
    page.switches[("draw",)].click()
    assert session.by_hand == frozenset({"draw"})
    window.leave_game()
    window.open_game(game_id)
    assert window.table.game is not None
    assert window.table.game.session.by_hand == frozenset({"draw"})
    window.leave_game()
    window.close()


@pytest.mark.rule("HL-T1.2a")
def test_beside_a_table_everything_is_told_by_hand_and_nothing_can_be_switched(
    qtbot: QtBot, desk: Desk
) -> None:
    page = ThisGamePage(desk.preferences, beside_table())
    qtbot.addWidget(page)
    page.retranslate()
    assert page.switches
    assert all(each.isChecked() and not each.isEnabled() for each in page.switches.values())
    here = ThisGamePage(desk.preferences, beside_table(run=False))
    qtbot.addWidget(here)
    assert not any(each.isChecked() or not each.isEnabled() for each in here.switches.values())
