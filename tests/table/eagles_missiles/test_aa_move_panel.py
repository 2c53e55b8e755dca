"""AA units on the table: set-up, moves by one territory, withdrawals."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.conquest import Withdrawals
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.aa_move_panel import AaMovePanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, found, pick, press

BLUE, SECOND = "aa:AA_B_1", "aa:AA_B_2"


def state_of(page: TablePage) -> State:
    state: State = page.model.session.state
    return state


def where(page: TablePage) -> list[str]:
    """Return where the three blue units stand."""
    return [unit.at for unit in state_of(page).aa if KIT.aa[unit.id].colour == "blue"]


def shown(qtbot: QtBot, s: State) -> tuple[TablePage, AaMovePanel]:
    page = page_at(qtbot, s)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, AaMovePanel)
    assert panel.isVisible()
    return page, panel


def setting_up(qtbot: QtBot) -> tuple[TablePage, AaMovePanel]:
    return shown(qtbot, war(day=0, steps=(SetUp(),)))


def moving(qtbot: QtBot) -> tuple[TablePage, AaMovePanel]:
    s = war(day=2, steps=(AaMoves(),))
    s.phase = "D"
    for number, place in enumerate(("MAZ", "MAZ", "LSI"), 1):
        s.unit(f"AA_B_{number}").at = place
    return shown(qtbot, s)


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("EM-III.3b")
def test_the_blue_units_are_placed_by_drag_click_and_letter(qtbot: QtBot) -> None:
    page, panel = setting_up(qtbot)
    assert panel.title.text() == "Blue AA unit 1 of 3"
    drag(page, BLUE, "MAZ")
    assert where(page) == ["MAZ", "", ""]
    assert panel.title.text() == "Blue AA unit 2 of 3"
    pick(page, "WAR")
    assert where(page) == ["MAZ", "WAR", ""]
    row = next(row.data for row in panel.lands.rows if row.data.key == "KIE")
    press(page, row.cap)
    assert where(page) == ["MAZ", "WAR", "KIE"]


def test_the_key_of_the_hint_places_nothing(qtbot: QtBot) -> None:
    page, panel = setting_up(qtbot)
    caps = [row.data.cap for row in panel.lands.rows]
    assert "H" not in caps
    assert all(caps)
    press(page, "h")
    assert where(page) == ["", "", ""]


def test_any_of_the_units_can_be_dragged_and_the_next_one_is_placed(qtbot: QtBot) -> None:
    page, _ = setting_up(qtbot)
    drag(page, "aa:AA_B_3", "LSI")
    assert where(page) == ["LSI", "", ""]


def test_tab_and_enter_place_a_unit(qtbot: QtBot) -> None:
    page, _ = setting_up(qtbot)
    press(page, "tab", "tab", "enter")
    assert where(page) == [KIT.polish[1], "", ""]


def test_del_takes_the_last_unit_back(qtbot: QtBot) -> None:
    page, panel = setting_up(qtbot)
    assert not panel.back.isEnabled()
    pick(page, "MAZ")
    press(page, "del")
    assert where(page) == ["", "", ""]


@pytest.mark.rule("EM-III.3b")
def test_a_territory_abroad_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page, _ = setting_up(qtbot)
    drag(page, BLUE, "DEU")
    assert where(page) == ["", "", ""]
    assert page.desk.note.rule == "EM-III.3b"


# --- phase D --------------------------------------------------------------------------------------


@pytest.mark.rule("EM-IV.D1")
def test_units_move_to_neighbours_by_drag_or_by_digit_and_letter(qtbot: QtBot) -> None:
    page, panel = moving(qtbot)
    assert panel.title.text() == "Moved: 0, can still move: 3"
    drag(page, BLUE, "WAR")
    assert where(page) == ["WAR", "MAZ", "LSI"]
    press(page, "1")
    assert [row.data.key for row in panel.units.rows if row.data.selected] == [SECOND]
    row = next(row.data for row in panel.lands.rows if row.data.key == "LDZ")
    press(page, row.cap)
    assert where(page) == ["WAR", "LDZ", "LSI"]


def test_the_hint_and_the_button_name_the_end_alike(qtbot: QtBot) -> None:
    page, panel = moving(qtbot)
    (button,) = page.bar.buttons.values()
    said = f"{button.cap}: {button.text().lower()}."
    assert panel.note.text().endswith(said)


def test_a_unit_that_has_moved_goes_on_elsewhere_or_back_where_it_came_from(qtbot: QtBot) -> None:
    page, panel = moving(qtbot)
    drag(page, BLUE, "WAR")
    drag(page, BLUE, "LDZ")
    assert where(page) == ["LDZ", "MAZ", "LSI"]
    assert panel.title.text() == "Moved: 1, can still move: 2"
    drag(page, BLUE, "MAZ")
    assert where(page) == ["MAZ", "MAZ", "LSI"]
    assert panel.title.text() == "Moved: 0, can still move: 3"


def test_a_unit_in_hand_is_taken_back_with_del(qtbot: QtBot) -> None:
    page, _ = moving(qtbot)
    drag(page, BLUE, "WAR")
    drag(page, SECOND, "LDZ")
    pick(page, BLUE)
    press(page, "del")
    assert where(page) == ["MAZ", "LDZ", "LSI"]


@pytest.mark.rule("EM-V.2")
def test_two_territories_away_is_refused(qtbot: QtBot) -> None:
    page, _ = moving(qtbot)
    drag(page, BLUE, "GPM")
    assert where(page) == ["MAZ", "MAZ", "LSI"]
    assert page.desk.note.rule == "EM-V.2"


@pytest.mark.rule("EM-VII.3")
def test_a_green_unit_is_refused(qtbot: QtBot) -> None:
    page, _ = moving(qtbot)
    green = next(f"aa:{unit.id}" for unit in state_of(page).aa if unit.at == "CPM")
    pick(page, green)
    assert page.desk.note.rule == "EM-VII.3"


def test_enter_ends_the_moves(qtbot: QtBot) -> None:
    page, _ = moving(qtbot)
    press(page, "enter")
    assert not any(isinstance(step, AaMoves) for step in state_of(page).steps)


# --- withdrawals ----------------------------------------------------------------------------------


@pytest.mark.rule("EM-V.3c")
def test_a_unit_withdraws_where_it_is_dragged_or_by_letter(qtbot: QtBot) -> None:
    s = war(day=2, conquered="LSI", steps=(Withdrawals(("AA_B_1", "AA_B_2")),))
    s.unit("AA_B_1").at = s.unit("AA_B_2").at = "LSI"
    page, panel = shown(qtbot, s)
    assert panel.title.text() == "Blue AA unit no. 1 leaves Lower Silesia"
    assert [(row.data.cap, row.data.key) for row in panel.lands.rows] == [
        ("B", "GPL"),
        ("C", "LBS"),
        ("D", "USI"),
    ]
    drag(page, BLUE, "USI")
    assert where(page) == ["USI", "LSI", ""]
    press(page, "c")
    assert where(page) == ["USI", "LBS", ""]
