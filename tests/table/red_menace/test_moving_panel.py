"""The bombers' moves on the table: stacks, parts of them, keys, ways, halts and refusals."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace import defenders_odds
from desktop.rules.red_menace.blue_movement import BlueMoves
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace import move_draft
from desktop.table.red_menace.move_draft import MoveDraft
from desktop.table.red_menace.move_ways import neighbour, ways_of
from desktop.table.red_menace.moving_data import gathered
from desktop.table.red_menace.moving_panel import MovingPanel
from tests.rules.red_menace.positions import KIT, fly, war
from tests.table.handling import carry, drag, found, frame, pick, press
from tests.table.red_menace.playing import page_at, state_of

POLE, TIKSI = "0507", "0405"


def position() -> State:
    """Three bombers over the Makarov Basin, two fast ones over the Pole, one far behind."""
    s = war(2, turn=6, phase=9, steps=[BlueMoves()])
    for bomber in s.bombers:
        bomber.where = "aside"
    fly(s, "b52 b52 b47", "0407")
    fly(s, "b58 b58", POLE)
    fly(s, "b52", "0409")
    return s


def draft_of(page: TablePage) -> MoveDraft:
    draft = page.picker.draft
    assert isinstance(draft, MoveDraft)
    return draft


def at(page: TablePage, *numbers: int) -> set[str]:
    """Return where bombers are."""
    return {state_of(page).bombers[number].at for number in numbers}


def refusals(page: TablePage) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    page.picker.refused.connect(
        lambda refused, _target: told.append((refused.rule, refused.text.source))
    )
    return told


# ------------------------------------------------------------------------------------- the mouse


@pytest.mark.rule("RM-9.3.3b")
def test_a_drag_moves_the_whole_stack(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    drag(page, f"bomber:{there[-1]}", "0408")
    assert at(page, *there) == {"0408"}
    assert page.model.session.ply == 1


def test_what_is_carried_lights_its_ways_and_takes_the_others_along(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    carry(page, f"bomber:{there[-1]}", "0408")
    scene = page.desk.scene
    lit = {mark.place for mark in scene.marks if mark.kind == "target"}
    assert lit == set(KIT.next_to["0407"])
    items = [scene.item(f"bomber:{number}") for number in there]
    middle = scene.places.centre("0408")
    assert middle is not None
    for item in items:
        assert item is not None
        assert (item.pos() - middle).manhattanLength() < 60


@pytest.mark.rule("RM-9.3.3b")
def test_with_alt_one_bomber_leaves_the_stack(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_at(qtbot, position())
    *rest, one = draft_of(page).squadrons["0407"]
    monkeypatch.setattr(move_draft, "held", lambda key: key == Qt.KeyboardModifier.AltModifier)
    drag(page, f"bomber:{one}", "0408")
    assert at(page, one) == {"0408"}
    assert at(page, *rest) == {"0407"}


@pytest.mark.rule("RM-9.3.3b")
def test_clicks_take_bombers_out_of_a_chosen_squadron(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    first, second, third = draft_of(page).squadrons["0407"]
    pick(page, f"bomber:{first}")
    assert draft_of(page).selected == (first, second, third)
    pick(page, f"bomber:{second}")
    assert draft_of(page).selected == (second,)
    pick(page, f"bomber:{third}")
    assert draft_of(page).selected == (second, third)
    pick(page, "0408")
    assert at(page, second, third) == {"0408"}
    assert at(page, first) == {"0407"}


def test_a_frame_chooses_the_bombers_of_a_hex(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    frame(page, f"bomber:{there[0]}", f"bomber:{there[-1]}")
    assert draft_of(page).selected == there


@pytest.mark.rule("RM-9.3.3b")
def test_bombers_of_two_hexes_are_not_chosen_together(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    frame(page, f"bomber:{draft_of(page).squadrons['0407'][0]}", "bomber:24")
    assert [rule for rule, _ in told] == ["RM-9.3.3b"]
    assert draft_of(page).selected == ()


@pytest.mark.rule("RM-9.3.3a")
def test_a_drop_two_hexes_away_is_refused_where_moves_do_not_reach(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    drag(page, f"bomber:{draft_of(page).squadrons['0409'][0]}", POLE)
    ((rule, words),) = told
    assert rule == "RM-9.3.3a"
    assert "hexes away" in words
    assert page.model.session.ply == 0


@pytest.mark.rule("RM-9.8a")
def test_fast_bombers_fly_two_hexes_at_one_drop(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    answered: list[int] = []
    page.flow.answered.connect(lambda: answered.append(page.model.ply))
    drag(page, f"bomber:{there[0]}", TIKSI)
    assert at(page, *there) == {TIKSI}
    assert page.model.session.ply == 2
    # Nobody sees them halfway.
    assert answered == [2]
    assert all(state_of(page).bombers[number].moved for number in there)


def test_the_panel_is_worked_out_once_after_the_board_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_at(qtbot, position())
    told: list[str] = []
    show = MovingPanel.show_position

    def shown(panel: MovingPanel) -> None:
        told.append("panel")
        show(panel)

    monkeypatch.setattr(MovingPanel, "show_position", shown)
    page.flow.answered.connect(lambda: told.append("board"))
    page.picker.choose(page.picker.actions[0])
    assert told == ["board", "panel"]


def test_dice_by_hand_take_nothing_from_what_is_put_together(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    draft = draft_of(page)
    page.model.session.set_by_hand(["die"])
    assert page.picker.draft is draft
    page.model.session.set_by_hand([])
    assert page.picker.draft is draft


@pytest.mark.rule("RM-9.3.3b")
def test_a_stack_dropped_on_another_joins_it(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there, pole = draft_of(page).squadrons["0407"], draft_of(page).squadrons[POLE]
    drag(page, f"bomber:{there[0]}", f"bomber:{pole[0]}")
    assert at(page, *there) == {POLE}


def test_a_right_click_chooses_nobody_any_more(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    pick(page, "bomber:24")
    page.desk.back()
    assert draft_of(page).selected == ()


# ----------------------------------------------------------------------------------------- ways


def test_a_way_leads_around_what_shoots() -> None:
    s = position()
    here = "0406"
    numbers = tuple(n for n, bomber in enumerate(s.bombers) if bomber.unit == "b58")
    for number in numbers:
        bomber = s.bombers[number]
        bomber.at = bomber.start = here
        bomber.moves = 2
    ways = ways_of(s, KIT, numbers)
    assert here not in ways
    assert all(path[-1] == place for place, path in ways.items())
    assert {len(ways[place]) for place in KIT.next_to[here]} == {1}
    assert TIKSI in ways
    beyond = [
        place
        for place, path in ways.items()
        if len(path) == 2 and set(KIT.next_to[place]) & set(KIT.next_to[here]) > {TIKSI}
    ]
    assert beyond
    assert TIKSI not in {ways[place][0] for place in beyond}


def test_neighbours_lie_as_the_keys_do() -> None:
    centre = {key: KIT.board.centre(KIT.cells[neighbour(KIT, POLE, key)]) for key in "QWASZX"}
    here = KIT.board.centre(KIT.cells[POLE])
    assert centre["Q"].x < here.x < centre["W"].x
    assert centre["Q"].y == centre["W"].y < centre["A"].y == here.y == centre["S"].y
    assert centre["A"].x < here.x < centre["S"].x
    assert centre["Z"].y == centre["X"].y > here.y
    assert centre["Z"].x < here.x < centre["X"].x


# ------------------------------------------------------------------------------------- the keys


@pytest.mark.rule("RM-9.3.3a")
def test_a_letter_moves_the_squadron_and_goes_on_to_the_next(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    press(page, "enter")
    assert draft_of(page).selected == there
    press(page, "z")
    assert at(page, *there) == {neighbour(KIT, "0407", "Z")}
    assert draft_of(page).here == "0409"


def test_fast_bombers_stay_chosen_until_they_stop(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    pick(page, f"bomber:{there[0]}")
    press(page, "z")
    assert draft_of(page).selected == there
    assert draft_of(page).can_halt
    press(page, "enter")
    assert all(state_of(page).bombers[number].moved for number in there)
    assert draft_of(page).here == "0409"


def test_tab_walks_the_squadrons_and_a_letter_moves_the_one_there(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "tab")
    cursor = page.desk.scene.cursor
    assert cursor in draft_of(page).walk
    number = int(cursor.removeprefix("bomber:"))
    here = state_of(page).bombers[number].at
    press(page, "x")
    assert at(page, number) == {neighbour(KIT, here, "X")}


def test_u_takes_the_last_step_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    press(page, "enter", "z", "u")
    assert at(page, *there) == {"0407"}


@pytest.mark.rule("RM-9.3.3a")
def test_nobody_stops_who_has_not_moved(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    told = refusals(page)
    pick(page, "bomber:24", "button:halt")
    assert [rule for rule, _ in told] == ["RM-9.3.3a"]


# ------------------------------------------------------------------------------------ the panel


def test_ways_are_listed_as_the_keys_lie_with_the_odds_of_the_rules(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    pick(page, "bomber:24")
    rows = [row.data for row in found(page, MovingPanel).ways.rows]
    assert [row.cap for row in rows] == list("QWASZX")
    pick(page, "0406")
    draft = draft_of(page)
    rows = [row.data for row in found(page, MovingPanel).ways.rows]
    tiksi = next(row for row in rows if row.key == TIKSI)
    squadrons = gathered(draft.s, draft.selected, TIKSI)
    lost = defenders_odds.of_hex(draft.s, KIT, TIKSI, squadrons, entering=True).lost
    assert tiksi.figure == f"{round((1 - lost[0]) * 100)} %"
    begun = next(row for row in rows if row.cap == "X")
    assert "began there" in begun.notes
    assert not begun.possible


def test_squadrons_that_have_moved_are_ticked(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    press(page, "enter", "z")
    rows = [row.data for row in found(page, MovingPanel).squadrons.rows]
    assert [row.possible for row in rows] == [True, True, False]
    assert rows[-1].figure == "\N{CHECK MARK}"
    assert rows[1].figure == "\N{MULTIPLICATION SIGN}2"


def test_a_row_chooses_its_squadron(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    panel = found(page, MovingPanel)
    panel.squadrons.rows[0].click()
    assert draft_of(page).here == "0407"
    panel.ways.rows[4].click()
    assert at(page, *range(3)) != {"0407"}


def test_dice_are_marked_before_they_fall(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    pick(page, "bomber:24")
    site = KIT.ad_hexes[6]
    signs = {mark.place for mark in draft_of(page).marks() if mark.kind == "figure"}
    assert site in draft_of(page).ways
    assert signs == {site}


def test_a_right_click_takes_the_last_step_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons["0407"]
    drag(page, f"bomber:{there[0]}", "0408")
    page.desk.back()
    assert at(page, *there) == {"0407"}


def test_a_right_click_does_not_take_dice_back(qtbot: QtBot) -> None:
    page = page_at(qtbot, position())
    there = draft_of(page).squadrons[POLE]
    drag(page, f"bomber:{there[0]}", KIT.ad_hexes[6])
    before = page.model.session.ply
    assert any(
        page.model.session.entry_at(ply).action.picks[0].startswith("die:") for ply in range(before)
    )
    told = refusals(page)
    page.desk.back()
    assert page.model.session.ply == before
    assert told
