"""The home page: four games, what was played, keys, and saves that are damaged."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.cli_tour_games import never, play_until
from desktop.models.moments import day_text, moment_text, when_text
from desktop.rules.games import GAMES
from desktop.store.errors import NewerGame
from desktop.store.keeping import create_session
from desktop.store.short import PLY_BITS
from desktop.windows.desk import Desk
from desktop.windows.home import HomePage
from desktop.windows.new_game_choice import first_choice

GAME = "daring_eagle"


def add_game(desk: Desk, title: str) -> str:
    game = desk.shelf.game(GAME)
    choice = first_choice(game)
    session = create_session(
        desk.library, game, choice.setup(game), choice.players(), title=title, seed=1
    )
    session.roll()
    return desk.library.games()[0].id


@pytest.fixture
def home(qtbot: QtBot, desk: Desk) -> HomePage:
    home = HomePage(desk)
    qtbot.addWidget(home)
    home.resize(1280, 720)
    home.show()
    qtbot.waitUntil(lambda: not home.recent.examining)
    return home


def test_every_game_has_a_tile_and_every_tile_a_game(home: HomePage) -> None:
    assert {tile.title.key for tile in home.tiles} == set(GAMES)
    assert all(tile.new.isEnabled() for tile in home.tiles)


def test_a_tile_says_its_game_to_a_screen_reader(home: HomePage) -> None:
    assert home.tiles[1].accessibleName() == "Eagles & Missiles. Not played yet"


def test_without_games_there_is_no_continue_and_a_friendly_word(home: HomePage) -> None:
    assert not home.tiles[0].go_on.isVisible()
    assert "appear here" in home.recent.empty_text()


def test_the_last_game_can_be_gone_on_with_from_its_tile(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    add_game(desk, "Older")
    newest = add_game(desk, "Newest")
    home.refresh()
    assert home.tiles[0].go_on.isVisible()
    with qtbot.waitSignal(home.continued) as continued:
        home.tiles[0].go_on.click()
    assert continued.args[0].id == newest


def test_a_game_that_is_over_is_looked_back_on_and_not_gone_on_with(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    play_until(desk.library, desk.shelf, never, title="Over")
    home.refresh()
    qtbot.waitUntil(lambda: not home.recent.examining)
    assert [row.go_on.text() for row in home.recent.rows] == ["Look back"]
    assert not home.tiles[0].go_on.isVisible()
    assert "Not played yet" not in home.tiles[0].accessibleName()
    assert "wins" in home.tiles[0].accessibleName()
    add_game(desk, "Open")
    play_until(desk.library, desk.shelf, never, title="Over, too")
    home.refresh()
    qtbot.waitUntil(lambda: not home.recent.examining)
    with qtbot.waitSignal(home.continued) as continued:
        home.tiles[0].go_on.click()
    assert continued.args[0].title == "Open"


def test_a_list_that_is_read_again_stays_where_it_was(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    for number in range(12):
        add_game(desk, f"Game {number}")
    home.refresh()
    home.activateWindow()
    home.recent.rows[0].menu_button.setFocus()
    home.refresh()
    qtbot.waitUntil(lambda: not home.recent.examining)
    assert home.focusWidget() is home.recent.rows[0].menu_button
    assert not home.recent.rows[0].visibleRegion().isEmpty()


def test_a_digit_begins_a_new_game_but_not_while_one_types(home: HomePage, qtbot: QtBot) -> None:
    home.activateWindow()
    home.tiles[0].new.setFocus()
    with qtbot.waitSignal(home.new_game) as begun:
        QTest.keyClick(home.tiles[0].new, Qt.Key.Key_1)
    assert begun.args == [GAME]
    with qtbot.assertNotEmitted(home.new_game):
        QTest.keyClick(home.search, Qt.Key.Key_1)
    assert home.search.text() == "1"


def test_enter_goes_on_with_the_last_game(home: HomePage, desk: Desk, qtbot: QtBot) -> None:
    game = add_game(desk, "Newest")
    home.refresh()
    home.setFocus()
    with qtbot.waitSignal(home.continued) as continued:
        QTest.keyClick(home, Qt.Key.Key_Return)
    assert continued.args[0].id == game


def test_the_search_narrows_the_list_and_enter_opens_what_was_found(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    add_game(desk, "Saturday")
    add_game(desk, "Sunday")
    home.refresh()
    home.search.setText("satur")
    assert [row.row.title for row in home.recent.rows if row.isVisibleTo(home)] == ["Saturday"]
    with qtbot.waitSignal(home.continued) as continued:
        QTest.keyClick(home.search, Qt.Key.Key_Return)
    assert continued.args[0].title == "Saturday"


def test_enter_in_the_search_opens_what_was_found_and_nothing_else(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    add_game(desk, "Older")
    add_game(desk, "Newest")
    home.refresh()
    qtbot.waitUntil(lambda: not home.recent.examining)
    home.activateWindow()
    home.focus_search()
    QTest.keyClicks(home.search, "older")
    opened: list[str] = []
    home.continued.connect(lambda row: opened.append(row.title))
    QTest.keyClick(home.search, Qt.Key.Key_Return)
    assert opened == ["Older"]


@pytest.mark.parametrize(
    ("typed", "asked"), [("de-3.4a", "DE-3.4a"), ("DE3.4a", "DE-3.4a"), ("supply", "supply")]
)
def test_what_is_no_save_is_looked_up_in_the_rules(
    home: HomePage, qtbot: QtBot, typed: str, asked: str
) -> None:
    home.search.setText(typed)
    with qtbot.waitSignal(home.rule_asked) as rule:
        QTest.keyClick(home.search, Qt.Key.Key_Return)
    assert rule.args == [asked]


def test_a_game_put_into_the_trash_can_be_taken_back(home: HomePage, desk: Desk) -> None:
    game = add_game(desk, "Saturday")
    home.refresh()
    home.recent.trash(home.recent.rows[0].row)
    assert desk.library.games() == []
    assert home.recent.take_back_button.isVisible()
    home.recent.take_back_button.click()
    assert [row.id for row in desk.library.games()] == [game]


def test_a_game_that_this_version_has_not_stays_in_the_list_and_cannot_be_opened(
    home: HomePage, desk: Desk
) -> None:
    for seats in (b"[]", b'[{"side":"blue","kind":"person"}]'):
        desk.library.create(
            "a_game_of_next_year", "Later", setup=b"{}", seats=seats, rules_version=1
        )
    home.refresh()
    assert len(home.recent.rows) == 2
    for row in home.recent.rows:
        assert not row.go_on.isEnabled()
        assert "newer Ready Room" in row.accessibleName()
        with pytest.raises(NewerGame):
            desk.shelf.game_of(row.row)


def test_a_damaged_game_stays_in_the_list_with_a_warning(
    home: HomePage, desk: Desk, qtbot: QtBot
) -> None:
    add_game(desk, "Whole")
    damaged = add_game(desk, "Damaged")
    with desk.database.write() as connection:
        connection.execute(
            "UPDATE actions SET action = ? WHERE place ="
            f" (SELECT number << {PLY_BITS} FROM games WHERE id = ?)",
            (b"Nothing", damaged),
        )
    home.refresh()
    qtbot.waitUntil(lambda: not home.recent.examining)
    trouble = {row.row.title: row.trouble for row in home.recent.rows}
    assert trouble["Whole"] is None
    assert trouble["Damaged"] is not None


@pytest.mark.parametrize("games", [0, 12])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_tiles_keep_their_share_however_many_games_there_are(
    home: HomePage, desk: Desk, qtbot: QtBot, games: int, size: tuple[int, int]
) -> None:
    for number in range(games):
        add_game(desk, f"Game {number}")
    home.refresh()
    home.resize(*size)
    qtbot.waitUntil(lambda: not home.recent.examining)
    qtbot.waitUntil(lambda: home.tiles[0].height() >= 0.52 * home.height() - 1)
    page = home.tiles[0].parentWidget()
    assert page is not None
    assert page.height() <= home.height()
    if games:
        row = home.recent.rows[0].sizeHint().height()
        assert 3 * row < home.recent.height() < 6 * row


def test_a_narrow_home_has_two_tiles_a_row_and_scrolls(home: HomePage) -> None:
    home.resize(920, 720)
    QApplication.processEvents()
    tops = [tile.y() for tile in home.tiles]
    assert tops[0] == tops[1] < tops[2] == tops[3]


@pytest.mark.parametrize("size", [(900, 700), (1280, 720), (1600, 1000), (3000, 1600)])
def test_no_button_of_a_tile_is_cut_off(home: HomePage, size: tuple[int, int]) -> None:
    home.resize(*size)
    QApplication.processEvents()
    for tile in home.tiles:
        for button in (tile.new, tile.how, tile.how_short):
            if button.isVisible():
                assert button.x() + button.width() <= tile.width()
                assert button.width() >= button.sizeHint().width()


def test_a_tile_needs_less_than_its_buttons_would_like(home: HomePage) -> None:
    tile = home.tiles[0]
    tile.show_state("Turn 1", has_game=True)
    tile.new.setText("Begin another game of this title")
    QApplication.processEvents()
    wide = tile._foot.minimumSizeHint().width()
    assert wide > 300
    assert 0.88 * wide < tile.minimumSizeHint().width() < 0.92 * wide


@pytest.mark.parametrize(
    ("ago", "words"), [(0, "today, "), (1, "yesterday"), (3, "day"), (400, "2")]
)
def test_when_a_game_was_played_is_told_from_today(ago: int, words: str) -> None:
    now = datetime(2026, 7, 17, 12, tzinfo=UTC)
    moment = now - timedelta(days=ago)
    assert words in when_text(moment, now)
    told = moment_text(moment, now)
    assert told.startswith(when_text(moment, now))
    assert told.count(":") == 1, "its time is told once"


@pytest.mark.parametrize(("place", "told"), [("C", "2026-12-01"), ("en_GB", "01/12/2026")])
def test_a_day_is_written_as_people_write_it_where_one_is(place: str, told: str) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale(place))
    try:
        assert day_text(QDate(2026, 12, 1)) == told
    finally:
        QLocale.setDefault(usual)
