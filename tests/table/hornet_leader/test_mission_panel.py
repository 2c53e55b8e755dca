"""The dock of the mission: the Target, the tracks, the accounts, the cup."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.paint import fonts
from desktop.paint.theme import ThemeSource, load_theme
from desktop.rules.core import Outcome
from desktop.rules.hornet_leader.flow import FlyOrRest
from desktop.rules.hornet_leader.records import INFRA, INTEL, PLAYER, RECON, Entry
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.cup_list import cup_data
from desktop.table.hornet_leader.mission_facts import account_data, hits_data
from desktop.table.hornet_leader.mission_panel import MissionPanel, panel
from desktop.table.hornet_leader.target_parts import Pill
from desktop.table.hornet_leader.track_strip import TrackStrip, track_data
from tests.rules.hornet_leader.positions import KIT, campaign, member
from tests.table.hornet_leader import scenes
from tests.table.hornet_leader.playing import SMALL, found, page_at, state_of


def test_hits_are_shown_with_what_they_are_made_of() -> None:
    s = scenes.over_target()
    tracks = KIT.campaigns[s.terms.campaign].tracks
    s.tracks[INFRA] = tracks.infra.values.index(1)
    data = hits_data(s, KIT)
    assert (data.hits, data.needed, data.figure) == (2, 5, "2 of 5")
    assert data.parts == "4 on the card  +1 Infra"
    s.flown.destroyed = True
    assert hits_data(s, KIT).figure == "Destroyed"


def test_a_target_without_a_rating_tells_of_its_objectives() -> None:
    s = scenes.over_target()
    s.flown.target = 59
    s.flown.counters[0].objective = True
    data = hits_data(s, KIT)
    assert (data.needed, data.figure, data.parts) == (0, "", "Objectives left: 1")


def test_objectives_that_are_not_placed_yet_are_to_come() -> None:
    s = scenes.over_target()
    objective = KIT.targets[59].objective
    assert objective is not None
    s.flown.target, s.flown.turn = 59, 0
    count = len(objective.sites) + len(objective.bandits) + objective.bombers
    assert count
    assert hits_data(s, KIT).parts == f"Objectives to come: {count}"
    s.flown.turn = 1
    assert hits_data(s, KIT).parts == "Objectives left: 0"


@pytest.mark.rule("HL-9.1b")
def test_at_night_the_dock_tells_who_is_still_to_act(qtbot: QtBot) -> None:
    s = scenes.over_target()
    assert found(page_at(qtbot, s), MissionPanel).night.isHidden()
    s.flown.night, s.flown.night_left = True, ["fast", "sites"]
    panel = found(page_at(qtbot, s), MissionPanel)
    assert panel.night.text() == "Still to act, as drawn: Fast, Sites"


def test_the_dock_makes_room_for_the_result_of_a_campaign(qtbot: QtBot) -> None:
    def stands(s: State) -> bool:
        table = page_at(qtbot, s)
        dock = panel(table)
        assert dock.stands is not None
        return dock.stands(table.model.view)

    s = scenes.over_target()
    assert stands(s)
    s.steps.clear()
    s.mission, s.outcome = None, Outcome((PLAYER,), "HL-8.4a")
    s.evaluation = "dismal"
    assert not stands(s)


def test_the_next_grades_and_every_line_of_the_accounts_are_told() -> None:
    s = scenes.over_target()
    bounds = KIT.campaigns[s.terms.campaign].lengths[0].vp
    assert account_data(s, KIT).next == f"Poor {bounds.poor}, Adequate {bounds.adequate}"
    s.vp_entries.append(Entry(bounds.good, "target", 1, "14"))
    s.vp_entries.append(Entry(-1, "lost", 1, "wolf"))
    s.vp_entries.append(Entry(1, "night", 1, ""))
    data = account_data(s, KIT)
    assert data.vp == f"{bounds.good}, Good"
    assert data.next == f"Great {bounds.great}"
    assert data.vp_lines.count("\n") == 2
    assert "Wolf" in data.vp_lines
    s.vp_entries.append(Entry(bounds.great, "target", 1, "14"))
    assert account_data(s, KIT).next == ""


def test_the_cup_counts_every_counter_once() -> None:
    s = scenes.over_target()
    data = cup_data(s, KIT)
    assert data.total == sum(s.cup)
    assert sum(row.count for row in data.sites) == data.total
    assert sum(row.count for row in data.bandits) == data.total
    assert data.bandits[-1].name == "No Bandit"
    s.cup = [0] * len(s.cup)
    assert cup_data(s, KIT).sites == ()


def test_the_mission_is_shown_with_traits_that_explain_themselves(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking())
    panel = found(page, MissionPanel)
    assert panel.title.text() == "Command Bunker"
    assert panel.cells.shown == (2, 4)
    pills = panel.findChildren(Pill)
    assert [pill.text() for pill in pills] == ["Fixed", "Hardened", "Night"]
    assert all(pill.toolTip() for pill in pills)
    assert panel.bounds.isHidden()


def test_between_missions_the_campaign_is_shown(qtbot: QtBot) -> None:
    s = campaign(squadron=[member("hunter"), member("wolf")], in_play=[42], steps=[FlyOrRest()])
    page = page_at(qtbot, s)
    panel = found(page, MissionPanel)
    assert panel.title.text() == "Iraq"
    assert panel.overline.text() == f"Day 1 of {s.days}"
    assert panel.picture.isHidden()
    assert not panel.bounds.isHidden()
    assert panel.bounds.text().count("\n") == 3
    assert "42" in panel.cards.text()


def test_the_list_of_the_cup_folds_in_a_low_window_and_opens_by_hand(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.attacking(), size=SMALL)
    panel = found(page, MissionPanel)
    assert panel.cup.isHidden()
    assert str(sum(state_of(page).cup)) in panel.fold.text()
    panel.fold.click()
    assert not panel.cup.isHidden()
    page.resize(1600, 1000)
    panel.fold.click()
    assert panel.cup.isHidden()


def test_long_names_of_grades_take_a_second_line_and_widen_nothing(qtbot: QtBot) -> None:
    panel = found(page_at(qtbot, scenes.attacking(), size=SMALL), MissionPanel)
    room = panel.parentWidget()
    assert room is not None
    name, figure = panel.accounts[2]
    name.setText("Następna ocena")
    figure.setText("Słabo 4, Dostatecznie 7")
    qtbot.waitUntil(lambda: figure.height() > QFontMetricsF(figure.font()).height() * 1.5)
    assert panel.width() <= room.width()
    assert figure.geometry().right() < room.width()


@pytest.mark.parametrize("wide", [160, 192, 216, 300])
@pytest.mark.parametrize("track", [RECON, INTEL, INFRA])
def test_the_words_of_a_reading_keep_off_the_edges_of_their_cell(
    qtbot: QtBot, wide: int, track: int
) -> None:
    strip = TrackStrip(ThemeSource(load_theme("dark")))
    qtbot.addWidget(strip)
    data = track_data(scenes.over_target(), KIT, track)
    strip.show_data(data)
    strip.resize(wide, strip.sizeHint().height())
    metrics = QFontMetricsF(fonts.condensed(13, 500))
    boxes = strip.boxes()
    for box, words in zip(boxes, data.cells, strict=True):
        room = box.width() - max(map(metrics.horizontalAdvance, words.split("\n")))
        assert room >= 3
    gaps = [after.left() - box.right() for box, after in pairwise(boxes)]
    assert min(gaps) >= 2
    assert boxes[-1].right() == pytest.approx(wide)


def test_a_reading_without_words_is_no_sliver_in_a_small_window(qtbot: QtBot) -> None:
    strip = TrackStrip(ThemeSource(load_theme("dark")))
    qtbot.addWidget(strip)
    data = track_data(scenes.over_target(), KIT, INTEL)
    strip.show_data(data)
    strip.resize(180, strip.sizeHint().height())
    wide = {words: box.width() for box, words in zip(strip.boxes(), data.cells, strict=True)}
    assert max(wide.values()) > min(wide.values()) >= 11
