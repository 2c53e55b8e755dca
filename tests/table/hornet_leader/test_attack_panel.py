"""Our attacks on the table: Aircraft, enemy, chips, odds, and who pays."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.hornet_leader import attack_odds
from desktop.rules.hornet_leader.actions_mission import Attack, EndAttacks, Shot
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.attack_rules import other_bomber
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.attack_draft import AttackDraft
from desktop.table.hornet_leader.attack_panel import AttackPanel
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import KIT, aircraft, counter, mission
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import (
    drag_to_counter,
    found,
    move_held,
    page_at,
    pick,
    press,
)


def shown(qtbot: QtBot, s: State | None = None) -> tuple[TablePage, AttackPanel, AttackDraft]:
    page = page_at(qtbot, scenes.attacking() if s is None else s)
    panel = found(page, AttackPanel)
    draft = panel.draft
    assert draft is not None
    return page, panel, draft


def with_options(s: State, *options: str) -> State:
    s.terms = msgspec.structs.replace(s.terms, options=options)
    return s


def first_action(page: TablePage) -> object:
    return page.model.session.entry_at(0).action


def over_center(*loads: str, counters: tuple[str, ...] = ("sa_6", "sa_2")) -> State:
    flight = [aircraft("hunter", "center", high=False, loads=loads, sa=1)]
    enemies = [counter("site", face, "center", n) for n, face in enumerate(counters, 1)]
    skills = {"hunter": 3}
    s = mission(scenes.TARGET, flight, enemies, skills=skills, turn=1, armed=True, leader="hunter")
    s.then(AircraftAttacks(True))
    return s


def test_aircraft_that_can_attack_are_listed_and_lit(qtbot: QtBot) -> None:
    page, panel, _ = shown(qtbot)
    titles = [row.data.title for row in panel.list.rows]
    assert titles == ["Hunter", "Banzai", "Wolf", "Teflon", "Pluto"]
    assert "pilot:hunter" in page.picker.next_targets()


def test_an_aircraft_and_an_enemy_bring_the_best_counters_along(qtbot: QtBot) -> None:
    _page, _, draft = shown(qtbot)
    pick(_page, "pilot:hunter", "enemy:sa_6#1")
    assert draft.action == Attack("hunter", "sa_6#1", (Shot("agm88", "sa_6#1"),))


def test_the_odds_are_those_of_the_rules(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot)
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    assert draft.action is not None
    odds = attack_odds.of_attack(scenes.attacking(), KIT, draft.action)
    assert [row.data.chance for row in panel.dice.rows] == [die.hit for die in odds.dice]
    assert panel.sums.figures == ("Destroys SA-6 in North Approach: 60 %",)


def test_hits_on_the_target_have_their_distribution(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot, over_center("mk83", "mk83"))
    pick(page, "pilot:hunter", "target")
    assert draft.action is not None
    odds = attack_odds.of_attack(over_center("mk83", "mk83"), KIT, draft.action)
    assert sum(share for _, share in panel.sums.hits.bars) == pytest.approx(1)
    (row,) = panel.dice.rows
    assert row.data.title == "2 \N{MULTIPLICATION SIGN} Mk. 83 at the Target"
    assert f"Target Destroyed now: {round(odds.target * 100)} %" in panel.sums.figures


def test_keys_choose_chips_and_enter_fires(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot, over_center("mk83", "mk83", "agm88"))
    pick(page, "pilot:hunter", "target")
    draft.take(("mk83",))
    press(page, "w")
    assert sorted(draft.aimed) == [0, 1]
    press(page, "q")
    assert sorted(draft.aimed) == [1]
    press(page, "enter")
    assert first_action(page) == Attack("hunter", "target", (Shot("mk83", "target"),))


def test_an_enemy_that_is_walked_to_is_attacked_with_enter_alone(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot)
    press(page, "1")
    QTest.keyClick(page.desk.view, Qt.Key.Key_Tab)
    press(page, "enter")
    assert draft.enemy
    assert panel.fire.isEnabled()
    press(page, "enter")
    assert isinstance(first_action(page), Attack)


def test_tab_goes_on_from_the_enemy_that_was_taken(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot)
    press(page, "1")
    walked = []
    for _ in range(2):
        QTest.keyClick(page.desk.view, Qt.Key.Key_Tab)
        press(page, "enter")
        walked.append(draft.enemy)
    assert len(set(walked)) == 2


@pytest.mark.rule("HL-6.3h")
def test_g_takes_guns_instead_of_counters(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot, over_center("mk83"))
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    press(page, "g")
    assert draft.action == Attack("hunter", "sa_6#1")
    assert draft.aimed == {}


def test_space_ends_the_step(qtbot: QtBot) -> None:
    page, _, _ = shown(qtbot)
    press(page, "space")
    assert first_action(page) == EndAttacks()


def test_another_enemy_is_chosen_without_choosing_the_aircraft_again(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot, over_center("mk83"))
    pick(page, "pilot:hunter", "enemy:sa_6#1", "enemy:sa_2#2")
    assert (draft.pilot, draft.enemy) == ("hunter", "sa_2#2")


def test_escape_takes_back_the_enemy_then_the_aircraft(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot)
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    press(page, "esc")
    assert (draft.pilot, draft.enemy) == ("hunter", "")
    press(page, "esc")
    assert draft.pilot == ""


@pytest.mark.rule("HL-1.4j")
def test_an_independent_counter_can_go_elsewhere_and_others_cannot(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot, over_center("gbu32", "gbu32", "mk83"))
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    draft.take(("gbu32", "gbu32"))
    assert draft.others(0)[:1] == ["sa_6#1"]
    assert "sa_2#2" in draft.others(0)
    assert draft.others(2) == ["sa_6#1"]
    while draft.aimed[1] != "sa_2#2":
        panel.dice.chosen.emit("1")
    shots = (Shot("gbu32", "sa_6#1"), Shot("gbu32", "sa_2#2"))
    assert draft.action == Attack("hunter", "sa_6#1", shots)
    assert draft.refusal() is None


@pytest.mark.rule("HL-1.4j")
def test_an_independent_counter_is_dragged_to_its_enemy(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot, over_center("gbu32", "gbu32", "mk83"))
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    draft.take(("gbu32",))
    page.picker.narrowed.emit(page.picker.actions)
    drag_to_counter(page, panel.chips.chips[1], "enemy:sa_2#2")
    assert draft.aimed == {0: "sa_6#1", 1: "sa_2#2"}
    drag_to_counter(page, panel.dice.rows[0], "enemy:sa_2#2")
    assert draft.aimed == {0: "sa_2#2", 1: "sa_2#2"}
    assert told == []
    drag_to_counter(page, panel.chips.chips[2], "enemy:sa_2#2")
    assert told == ["HL-6.3a"]
    assert 2 not in draft.aimed
    assert page.model.session.ply == 0


def test_a_chip_that_is_let_go_beside_the_board_stays(qtbot: QtBot) -> None:
    page, panel, draft = shown(qtbot, over_center("gbu32", "mk83"))
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    before = dict(draft.aimed)
    chip = panel.chips.chips[0]
    QTest.mousePress(chip, Qt.MouseButton.LeftButton, pos=chip.rect().center())
    move_held(chip, chip.rect().center() + QPoint(0, 90))
    assert panel.drag.carried == "0"
    QTest.mouseRelease(chip, Qt.MouseButton.LeftButton, pos=chip.rect().center() + QPoint(0, 90))
    assert panel.drag.carried == ""
    assert draft.aimed == before


@pytest.mark.rule("HL-1.3l")
def test_the_second_bomber_of_a_counter_is_an_enemy_of_its_own(qtbot: QtBot) -> None:
    s = over_center("aim9")
    s.flown.counters = [counter("bomber", "tu_16", "center", 1, bombers=2)]
    s.flown.flight[0].loads = ["aim120", "aim120"]
    s.flown.flight[0].area = "pre_north_central"
    page, _, draft = shown(qtbot, s)
    pick(page, "pilot:hunter", "enemy:tu_16#1")
    draft.take(("aim120", "aim120"))
    assert other_bomber("tu_16#1") in draft.others(1)


@pytest.mark.rule("HL-6.2f")
def test_who_pays_can_be_changed(qtbot: QtBot) -> None:
    s = scenes.attacking()
    s.flown.aircraft("wolf").sa = 1
    page, panel, draft = shown(qtbot, s)
    pick(page, "pilot:wolf", "enemy:sa_6#1")
    assert draft.payers == ("wolf", "hunter")
    assert draft.payer == "wolf"
    press(page, "s")
    assert draft.payer == "hunter"
    assert panel.payer.text() == "Hunter pays an SA counter, 0 left"


@pytest.mark.rule("HL-9.5b")
def test_high_stress_raises_every_chance(qtbot: QtBot) -> None:
    page, panel, _ = shown(qtbot, with_options(scenes.attacking(), "high_stress"))
    pick(page, "pilot:hunter", "enemy:sa_6#1")
    before = panel.dice.rows[0].data.chance
    press(page, "v")
    assert panel.dice.rows[0].data.chance > before


def test_what_is_fired_can_be_repeated_by_another(qtbot: QtBot) -> None:
    s = over_center("mk83", "mk83")
    s.flown.flight.append(aircraft("banzai", "center", high=False, loads=("mk83", "aim9"), sa=2))
    s.flown.records.append(type(s.flown.records[0])("banzai"))
    s.squadron.append(type(s.squadron[0])("banzai", 2))
    page, panel, draft = shown(qtbot, s)
    pick(page, "pilot:hunter", "target")
    draft.take(("mk83",))
    press(page, "enter")
    again = panel.draft
    assert again is not None
    press(page, "r")
    assert again.action is not None
    assert (again.action.pilot, again.action.enemy) == ("banzai", "target")
    assert again.action.shots == (Shot("mk83", "target"),)


def test_what_cannot_be_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page, _, draft = shown(qtbot)
    told: list[str] = []
    page.picker.refused.connect(lambda refused, _target: told.append(refused.rule))
    pick(page, "enemy:sa_6#1")
    pick(page, "pilot:teflon", "target")
    assert told[0] == "HL-6.2a"
    assert len(told) == 2
    assert draft.enemy == ""
