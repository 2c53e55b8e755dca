"""The new-game dialog for Hornet Leader: cards, the fund on top, and what the rules refuse."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.hornet_leader.records import PLAYER
from desktop.windows.campaign_cards import CampaignCard, LengthCard
from desktop.windows.campaign_options import CampaignOptions
from desktop.windows.chance_kinds import CHANCE_KINDS
from desktop.windows.desk import Desk
from desktop.windows.new_game import NewGameDialog
from desktop.windows.playing_time import campaign_minutes

GAME = "hornet_leader"
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> NewGameDialog:
    dialog = NewGameDialog(desk, desk.shelf.game(GAME))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def page(dialog: NewGameDialog) -> CampaignOptions:
    assert isinstance(dialog.options, CampaignOptions)
    return dialog.options


def test_every_option_of_the_game_can_be_chosen(page: CampaignOptions, desk: Desk) -> None:
    options = desk.shelf.game(GAME).options(1)
    assert set(page.values) == {option.key for option in options}
    assert page.values == {option.key: option.default for option in options}


def test_the_only_seat_is_never_empty(dialog: NewGameDialog) -> None:
    assert list(dialog.seats[0].kinds()) == ["person", "bot"]


def test_each_campaign_has_a_card_with_year_and_difficulty(page: CampaignOptions) -> None:
    cards = [card for card in page.campaigns.cards if isinstance(card, CampaignCard)]
    assert len(cards) == 8
    assert cards[0].accessibleName() == "Libya 1984"
    assert "Introductory" in cards[0].accessibleDescription()


def test_a_card_tells_what_may_find_no_room_on_it(page: CampaignOptions) -> None:
    for card in page.campaigns.cards:
        if isinstance(card, CampaignCard):
            assert card.accessibleName() in card.toolTip()
            assert say(card.campaign.theater) in card.toolTip()


def test_a_card_is_chosen_by_mouse_and_by_arrow_keys(
    dialog: NewGameDialog, page: CampaignOptions
) -> None:
    page.campaigns.cards[2].click()
    assert dialog.choice.options["campaign"] == "iraq_1991"
    QTest.keyClick(page.campaigns.cards[2], Qt.Key.Key_Right)
    assert dialog.choice.options["campaign"] == "israel_2003"
    assert page.campaigns.cards[3].focusPolicy() is Qt.FocusPolicy.StrongFocus
    assert page.campaigns.cards[2].focusPolicy() is Qt.FocusPolicy.ClickFocus


def test_lengths_follow_the_campaign(page: CampaignOptions) -> None:
    card = page.lengths.cards[1]
    assert isinstance(card, LengthCard)
    before = card.accessibleDescription()
    page.campaigns.cards[5].click()
    assert card.accessibleDescription() != before
    page.lengths.cards[2].click()
    assert page.values["length"] == "long"


@pytest.mark.rule("HL-9.0a")
def test_the_fund_is_summed_up_while_choosing(page: CampaignOptions) -> None:
    page.set_value("one_more_less", True)
    assert page.fund.text().startswith("27 SO Points")
    assert [figure for _, figure, _ in page.bill.lines] == ["30", "\N{MINUS SIGN}3"]


@pytest.mark.rule("HL-9.4a")
def test_the_difficulty_follows_from_the_adjustments(
    dialog: NewGameDialog, page: CampaignOptions, desk: Desk
) -> None:
    kit = desk.shelf.game(GAME).kit
    hard = [key for key, each in kit.adjustments.items() if each.kind == "disadvantage"]
    easy = [key for key, each in kit.adjustments.items() if each.kind == "advantage"]
    page.toggles[hard[0]].click()
    assert page._heads["difficulty"].text() == "Difficulty: Skilled"
    page.toggles[easy[0]].click()
    assert page._heads["difficulty"].text() == "Difficulty"
    assert not dialog.start.isEnabled()
    refusal = dialog.refusal
    assert refusal is not None
    assert refusal.rule == "HL-9.4a"


@pytest.mark.rule("HL-9.6a")
def test_what_the_rules_refuse_is_explained_while_choosing(
    dialog: NewGameDialog, page: CampaignOptions
) -> None:
    page.toggles["large_deck_marines"].click()
    assert not dialog.start.isEnabled()
    assert dialog.start.toolTip() == "Only Marines can fly from a large deck."
    page.set_value("service", "marine")
    assert dialog.start.isEnabled()
    assert dialog.refusal is None


@pytest.mark.rule("HL-9.6a")
def test_the_large_deck_goes_with_the_marines(dialog: NewGameDialog, page: CampaignOptions) -> None:
    page.set_value("service", "marine")
    page.toggles["large_deck_marines"].click()
    navy, marine = page.service.findChildren(QAbstractButton)
    navy.click()

    assert page.values["service"] == "navy"
    assert not page.toggles["large_deck_marines"].isChecked()
    assert dialog.start.isEnabled()
    marine.click()
    assert dialog.start.isEnabled()


def test_the_picture_is_the_campaign_sheet(dialog: NewGameDialog, page: CampaignOptions) -> None:
    setup = dialog.choice.setup(dialog._game)
    theme = dialog._desk.themes.theme
    first = page.picture(setup, QSize(200, 200), 1.0, theme).toImage()
    page.campaigns.cards[4].click()
    other = page.picture(dialog.choice.setup(dialog._game), QSize(200, 200), 1.0, theme).toImage()
    assert first != other


def test_kinds_of_chance_go_by_hand_together(dialog: NewGameDialog) -> None:
    kinds, _ = CHANCE_KINDS[GAME][0]
    dialog._by_hand[kinds].click()
    assert dialog.choice.by_hand == kinds


def test_a_campaign_is_remembered_for_the_next_time(
    qtbot: QtBot, dialog: NewGameDialog, page: CampaignOptions, desk: Desk
) -> None:
    page.campaigns.cards[5].click()
    page.lengths.cards[1].click()
    page.toggles["night"].click()
    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.accept()
    (agreed,) = told.args
    game = desk.shelf.game(GAME)
    assert agreed.setup(game).sides == (PLAYER,)
    again = NewGameDialog(desk, game)
    qtbot.addWidget(again)
    assert again.options.values == page.values


def test_reset_takes_everything_back(page: CampaignOptions, dialog: NewGameDialog) -> None:
    page.campaigns.cards[5].click()
    page.toggles["night"].click()
    dialog._reset.click()
    assert page.values["campaign"] == "libya_1984"
    assert page.values["night"] is False


def test_the_length_can_be_chosen_without_scrolling(
    dialog: NewGameDialog, page: CampaignOptions, qtbot: QtBot
) -> None:
    (scroll,) = dialog.findChildren(QScrollArea, options=DIRECT)
    for size in (QSize(792, 676), QSize(1120, 676)):
        dialog.resize(size)
        qtbot.waitUntil(lambda: page.lengths.visibleRegion().boundingRect().height() > 0)
        viewport = scroll.viewport()
        bottom = page.lengths.mapTo(viewport, page.lengths.rect().bottomLeft()).y()
        assert bottom < viewport.height()


def test_more_days_take_longer(page: CampaignOptions) -> None:
    short = page.minutes()
    page.lengths.cards[2].click()
    assert page.minutes() > short == campaign_minutes(4)
