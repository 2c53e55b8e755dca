"""Nike and Bloodhound on the table: the target, card 13, exact chances."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.red_menace import batteries_odds
from desktop.rules.red_menace.actions_defence import AimSam, FireNike
from desktop.rules.red_menace.batteries import BlueBatteries
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.sam_panel import SamPanel
from tests.rules.red_menace.defences import stand
from tests.rules.red_menace.positions import KIT, inbound, war
from tests.table.handling import found, press
from tests.table.red_menace.playing import page_at

SITE, WASHINGTON = "0412", "0614"


def phase_6(
    hex_id: str, *flights: tuple[str, str], card: bool = False, field: bool = True
) -> State:
    """Return phase 6 with formations over a hex; the player may hold card 13."""
    s = war(2, turn=8, phase=6, steps=[BlueBatteries()], points=[10, 0])
    if field:
        stand(s, "nike", SITE)
    for key, bombers in flights:
        inbound(s, key, hex_id, "P" if hex_id == SITE else "I", bombers)
    if card:
        s.kept.append(13)
    return s


def shown(qtbot: QtBot, s: State) -> tuple[TablePage, SamPanel]:
    page = page_at(qtbot, s)
    panel = found(page, SamPanel)
    assert panel.isVisible()
    return page, panel


def first_action(page: TablePage) -> object:
    return page.model.session.entry_at(0).action


@pytest.mark.rule("RM-10.6.1a")
def test_formations_with_the_first_type_are_rows_with_keys(qtbot: QtBot) -> None:
    s = phase_6(SITE, ("A", "tu16 m4"), ("C", "tu16"), ("D", "m4"))
    page, panel = shown(qtbot, s)
    rows = [row.data for row in panel.rows.rows]
    assert [(row.title, row.cap) for row in rows] == [("Formation A", "1"), ("Formation C", "2")]
    odds = batteries_odds.of_shot(page.model.view.state, KIT, _number(s, "nike"), only="A")
    assert rows[0].chance == odds.hit
    press(page, "2")
    assert first_action(page) == AimSam("C")


@pytest.mark.rule("RM-10.6.1a")
def test_a_formation_is_clicked_on_the_board_as_well(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, phase_6(SITE, ("A", "tu16"), ("C", "tu16")))
    page.desk.pick("flight:A")
    assert first_action(page) == AimSam("A")


@pytest.mark.rule("RM-10.6.3a")
@pytest.mark.parametrize(("key", "nuclear"), [("enter", False), ("f", False), ("k", True)])
def test_card_13_is_declared_with_its_odds_and_its_penalty(
    qtbot: QtBot, key: str, nuclear: bool
) -> None:
    page, panel = shown(qtbot, phase_6(SITE, ("A", "tu16 tu16"), ("C", "m4"), card=True))
    plain, loaded = (row.data for row in panel.rows.rows)
    s = page.model.view.state
    odds = batteries_odds.of_shot(s, KIT, _number(s, "nike"), nuclear=True)
    assert loaded.chance == odds.hit == plain.chance
    assert "Formation A and Formation C" in loaded.notes
    assert "1d3 points, 2.0 on average" in loaded.notes
    assert panel.odds.figures[-1].startswith("Leaves the game after a miss")
    press(page, key)
    assert first_action(page) == FireNike(nuclear)


@pytest.mark.rule("RM-10.3.2")
def test_washingtons_nike_has_a_die_for_every_bomber(qtbot: QtBot) -> None:
    s = phase_6(WASHINGTON, ("A", "tu16 tu16"), ("C", "m4"), card=True, field=False)
    page, panel = shown(qtbot, s)
    names = [column.name for column in panel.odds.histogram.columns]
    assert names == ["none", "1", "2", "all 3"]
    assert len(panel.odds.figures) == 1
    page.desk.pick("event:13")
    assert first_action(page) == FireNike(True)


def _number(s: State, unit: str) -> int:
    return next(number for number, each in enumerate(s.sams) if each.unit == unit)
