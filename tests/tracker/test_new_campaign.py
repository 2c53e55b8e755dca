"""The wizard of a new campaign: three modes, and one that began on paper at any Day."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_shelf import Packs
from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeSource, load_theme
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import OptionValue, Setup
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import AVERAGE, NEWBIE, PLAYER, SKILLED
from desktop.tracker import dropping
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.join_dialog import JoinDialog
from desktop.tracker.new_campaign import NewCampaign, NewCampaignDialog
from desktop.tracker.open_campaigns import OpenCampaigns
from desktop.tracker.terms_form import TermsForm
from tests.rules.hornet_leader.logbooks import tracked
from tests.rules.hornet_leader.positions import GAME

Key, CTRL = Qt.Key, Qt.KeyboardModifier.ControlModifier


class PlainTerms(TermsForm):
    """Terms without widgets to choose them with."""

    def __init__(self, game: HornetLeader, parent: QWidget) -> None:
        super().__init__(parent)
        self.lead, self.body = QLabel("campaigns", parent), QLabel("options", parent)
        self._values = {option.key: option.default for option in game.options(1)}

    @property
    def values(self) -> Mapping[str, OptionValue]:
        return self._values

    def show_values(self, chosen: Mapping[str, OptionValue]) -> None:
        self._values.update(chosen)
        self.changed.emit()


Show = Callable[[str], NewCampaignDialog]


@pytest.fixture
def show(qtbot: QtBot, themes: ThemeSource) -> Show:
    def shown(way: str) -> NewCampaignDialog:
        dialog = NewCampaignDialog(GAME, PlainTerms, themes, way=way)
        # Without the question whether what was typed may go.
        qtbot.addWidget(dialog, before_close_func=lambda _: dialog.done(0))
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return shown


def told(dialog: NewCampaignDialog) -> list[NewCampaign]:
    agreed: list[NewCampaign] = []
    dialog.agreed.connect(agreed.append)
    return agreed


@pytest.mark.rule("HL-T1.1a")
@pytest.mark.parametrize("mode", ["play", "companion"])
def test_play_and_companion_put_their_squadron_together_at_the_table(show: Show, mode: str) -> None:
    dialog = show(mode)
    agreed = told(dialog)
    assert dialog.next.text() == "To the squadron"
    dialog.next.click()
    assert agreed[0].standing is None
    assert agreed[0].setup.options == {"tracking": mode}
    assert agreed[0].title == "Libya 1984, Short, Navy"


@pytest.mark.rule("HL-T1.1a", "HL-T1.5a")
def test_a_log_that_begins_now_has_its_squadron_typed_by_first_letters(show: Show) -> None:
    dialog = show("log")
    agreed = told(dialog)
    dialog.terms.name.setText("Paper war")
    QTest.keyClick(dialog, Key.Key_Return)
    join = dialog.join
    assert dialog.pages.currentWidget() is join
    assert join.squadron.lines[0].pilot.hasFocus()
    assert not join.squadron.lines[0].stress.isVisible()
    for letters in ("tefl", "ban", "plu", "hunt", "wol", "din", "lan", "bea"):
        field = dialog.focusWidget()
        QTest.keyClicks(field, letters)
        QTest.keyClick(field, Key.Key_Return)
    assert [line.pilot.text() for line in join.squadron.lines][:3] == ["Teflon", "Banzai", "Pluto"]
    QTest.keyClick(dialog, Key.Key_Return, CTRL)
    standing = agreed[0].standing
    assert standing is not None
    assert agreed[0].title == "Paper war"
    assert (standing.day, len(standing.squadron)) == (0, 8)
    assert [each.skill for each in standing.squadron[:2]] == [NEWBIE, 1]
    assert standing.so == int(join.numbers["so"].placeholderText())
    assert agreed[0].setup.options == {"tracking": "log", "joined": True}


@pytest.mark.rule("HL-T1.5a")
def test_the_fund_that_was_worked_out_can_be_overridden_and_taken_back(show: Show) -> None:
    dialog = show("log")
    dialog.go_on()
    join = dialog.join
    before = join.numbers["so"].placeholderText()
    funds = [join.draft.so]
    assert not join.usual_fund.isEnabled()
    QTest.keyClicks(join.numbers["so"], "44")
    funds.append(join.draft.so)
    join.usual_fund.click()
    funds.append(join.draft.so)
    assert funds == [None, 44, None]
    assert join.numbers["so"].placeholderText() == before


@pytest.mark.rule("HL-T1.5a")
def test_a_campaign_from_paper_is_joined_at_any_day(show: Show) -> None:
    dialog = show("join")
    agreed = told(dialog)
    assert dialog.mode == "log"
    dialog.terms.form.show_values({"campaign": "iraq_1991", "damaging": True})
    dialog.next.click()
    join = dialog.join
    assert join.numbers["day"].hasFocus()
    for name, words in (("day", "2"), ("so", "9"), ("vp", "-1"), ("lost", "1")):
        QTest.keyClicks(join.numbers[name], words)
    join.tracks[0].setCurrentIndex(4)
    line = join.squadron.lines[0]
    line.pilot.setFocus()
    QTest.keyClicks(line.pilot, "tef")
    QTest.keyClick(line.pilot, Key.Key_Tab)
    line.skill.setFocus()
    QTest.keyClicks(line.skill, "S")
    QTest.keyClicks(line.xp, "3")
    QTest.keyClicks(line.stress, "6")
    assert line.status.text() == "Shaken"
    second = join.squadron.lines[1]
    second.pilot.set_pilot("banzai")
    second.place.setCurrentIndex(1)
    assert second.status.text() == ""
    for name, words in (("destroyed", "20"), ("in_play", "10"), ("damaged", "57:2")):
        QTest.keyClicks(join.cards[name], words)
    dialog.next.click()
    standing = agreed[0].standing
    assert standing is not None
    s = tracked(standing, damaging=True)
    assert (s.day, s.so, s.vp, s.lost_aircraft, s.tracks[0]) == (2, 9, -1, 1, 4)
    teflon = s.member("teflon")
    assert (teflon.skill, teflon.xp, teflon.stress) == (SKILLED, 3, 6)
    assert s.member("banzai").missing
    assert (s.destroyed, s.in_play, s.damaged_hits) == ([20], [10], {57: 2})


@pytest.mark.rule("HL-T1.5a")
def test_what_is_missing_is_told_when_one_wants_to_go_on(show: Show) -> None:
    dialog = show("join")
    agreed = told(dialog)
    dialog.go_on()
    assert not dialog.trouble.isVisible()
    dialog.next.click()
    assert dialog.trouble.isVisible()
    assert agreed == []
    dialog.join.numbers["so"].setText("5")
    assert not dialog.trouble.isVisible()


def test_what_was_typed_stays_while_the_terms_are_looked_at_again(show: Show) -> None:
    dialog = show("join")
    dialog.go_on()
    dialog.join.numbers["so"].setText("5")
    QTest.keyClick(dialog, Key.Key_Escape)
    assert dialog.pages.currentWidget() is dialog.terms
    dialog.go_on()
    funds = [dialog.join.draft.so]
    dialog.go_back()
    dialog.terms.form.show_values({"length": "long"})
    dialog.go_on()
    funds.append(dialog.join.draft.so)
    assert funds == [5, None]
    assert len(dialog.join.squadron.lines) == sum(GAME.kit.squadron[2])


def test_terms_that_cannot_be_played_say_why(show: Show) -> None:
    dialog = show("play")
    agreed = told(dialog)
    dialog.terms.form.show_values({"large_deck_marines": True})
    assert dialog.trouble.isVisible()
    dialog.next.click()
    assert agreed == []
    dialog.terms.form.show_values({"large_deck_marines": False})
    assert not dialog.trouble.isVisible()


def test_enter_goes_down_and_another_pilot_has_room(show: Show) -> None:
    dialog = show("join")
    dialog.go_on()
    squadron = dialog.join.squadron
    first, second = squadron.lines[:2]
    first.stress.setFocus()
    QTest.keyClick(first.stress, Key.Key_Return)
    assert second.stress.hasFocus()
    squadron.lines[-1].xp.setFocus()
    QTest.keyClick(squadron.lines[-1].xp, Key.Key_Return)
    assert first.stress.hasFocus()
    before = len(squadron.lines)
    dialog.join.another.click()
    assert len(squadron.lines) == before + 1
    squadron.lines[-1].pilot.set_pilot("teflon")
    assert dialog.join.draft.pilots[-1].skill == AVERAGE


def test_other_packs_bring_other_terms_and_keep_what_is_chosen(show: Show) -> None:
    dialog = show("play")
    choice = QLabel("packs", dialog)
    dialog.put_packs(choice)
    dialog.terms.form.show_values({"length": "medium"})
    before = dialog.terms.form
    dialog.use_game(GAME, ())
    assert dialog.terms.form is not before
    assert dialog.setup.options == {"length": "medium", "tracking": "play"}
    assert dialog.terms.form.body.isVisible()
    assert dialog.isAncestorOf(choice)


@pytest.mark.rule("HL-T1.5a")
def test_a_campaign_that_was_begun_is_taken_over_later(
    qtbot: QtBot, themes: ThemeSource, campaigns: Campaigns, packs: Packs
) -> None:
    chosen: dict[str, OptionValue] = {
        "campaign": "iraq_1991",
        "tracking": "log",
        "joined": True,
    }
    game_id = campaigns.create(Setup("", (PLAYER,), chosen), "Paper", 1)
    held = OpenCampaigns(campaigns, packs)
    model = held.take(game_id)
    dialog = JoinDialog(model, themes)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.take.click()
    assert dialog.trouble.isVisible()
    dialog.form.numbers["day"].setText("1")
    dialog.form.numbers["so"].setText("7")
    dialog.form.squadron.lines[0].pilot.set_pilot("teflon")
    dialog.take.click()
    assert (model.state.day, model.state.so) == (1, 7)
    assert not dialog.isVisible()


@pytest.mark.rule("HL-T1.5a")
def test_a_squadron_that_is_typed_is_not_lost_without_a_question(
    qtbot: QtBot, show: Show, themes: ThemeSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(_parent: QWidget, title: str) -> bool:
        asked.append(title)
        return len(asked) % 2 == 0

    monkeypatch.setattr(dropping, "may_drop", answer)
    begun: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "log", "joined": True}
    session = Session(GAME, Setup("", (PLAYER,), begun), (Seat(PLAYER, "person"),), 1)
    later = JoinDialog(CampaignModel(GAME, session, "test"), themes)
    qtbot.addWidget(later)
    later.show()
    new = show("join")
    new.go_on()
    for dialog, form in ((new, new.join), (later, later.form)):
        form.numbers["so"].setText("7")
        dialog.cancel.click()
        assert dialog.isVisible()
        dialog.close()
        assert not dialog.isVisible()
    assert asked == ["New campaign"] * 2 + ["How the campaign stands"] * 2
    show("join").cancel.click()
    assert len(asked) == 4


@pytest.mark.rule("HL-T1.5a")
def test_a_call_sign_that_nobody_has_is_told_and_kept(show: Show) -> None:
    dialog = show("log")
    agreed = told(dialog)
    dialog.go_on()
    lines = dialog.join.squadron.lines
    QTest.keyClicks(lines[0].pilot, "tefl")
    QTest.keyClick(lines[0].pilot, Key.Key_Return)
    QTest.keyClicks(lines[1].pilot, "Sparky")
    QTest.keyClick(lines[1].pilot, Key.Key_Return)
    assert lines[1].aircraft.text() == "not known"
    QTest.keyClick(dialog, Key.Key_Return, CTRL)
    assert not agreed
    assert "Sparky" in dialog.trouble.accessibleName()
    lines[1].pilot.clear()
    lines[1].pilot.complete()
    QTest.keyClick(dialog, Key.Key_Return, CTRL)
    assert agreed


@pytest.mark.rule("HL-T1.5a")
def test_tab_leads_from_the_accounts_through_the_squadron_to_the_cards(show: Show) -> None:
    dialog = show("join")
    dialog.go_on()
    join = dialog.join
    for _ in range(7):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert join.squadron.lines[0].pilot.hasFocus()
    join.another.click()
    join.squadron.lines[-1].place.setFocus()
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert join.cards["destroyed"].hasFocus()


def test_where_text_is_large_the_options_stand_below_the_campaigns(
    show: Show, qapp: QApplication
) -> None:
    dialog = show("play")
    dialog.resize(1100, 640)
    terms = dialog.terms
    QApplication.processEvents()
    assert terms.form.body.geometry().top() < terms.form.lead.geometry().bottom()
    apply_theme(qapp, load_theme("dark"), 200)
    dialog.resize(1101, 640)
    QApplication.processEvents()
    assert terms.form.body.geometry().top() > terms.form.lead.geometry().bottom()
    apply_theme(qapp, load_theme("dark"), 100)
