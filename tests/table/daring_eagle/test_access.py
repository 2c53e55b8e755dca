"""What a screen reader hears, and that nothing hidden can be read anywhere in the window."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.notation import KINDS
from desktop.table.page import TablePage
from tests.table.daring_eagle.conftest import Place
from tests.table.daring_eagle.playing import TWO_PERSONS, open_at, open_table

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def readable(page: TablePage) -> list[str]:
    """Return every word that can be read, pointed at or heard in a window."""
    words: list[str] = [page.title]
    for widget in (page, *page.findChildren(QWidget)):
        words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel):
            words.append(widget.text())
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            words += _in_model(widget.model())
    view = page.desk.view
    words += [view.describe(place) for place in page.desk.scene.places.names]
    for place in (*page.desk.scene.places.names, "side:red", "card:ARM", "card:AA"):
        page.inspect(place)
        words += [label.text() for label in page.sides.inspector.findChildren(QLabel)]
    return words


def _in_model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[str]:
    root = parent or QModelIndex()
    return [
        str(model.index(row, column, root).data(role))
        for row in range(model.rowCount(root))
        for column in range(model.columnCount(root))
        for role in ROLES
    ]


def test_nothing_readable_depends_on_hidden_cards(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    read = []
    for card in ("ARM", "AA"):
        s = place({"C3": "B"}, {"C5": "B", "L12": "D"}, hand="RES EMP")
        s.pile.take(KINDS[card])
        s.hands[1][KINDS[card]] += 1
        play = open_at(qtbot, game, s, TWO_PERSONS)
        play.pass_screen()
        play.piles.open_list()
        play.picker.pick("C3")
        read.append(readable(play.page))
        dialog = play.piles.list
        assert dialog is not None
        dialog.close()
        play.page.close_game()
        play.page.close()
    assert len(read[0]) > 500
    assert read[0] == read[1]


def test_while_the_screen_is_passed_on_no_card_can_be_read(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    s = place({"C3": "D"}, {"L12": "D"}, hand="RES SF")
    play = open_at(qtbot, game, s, TWO_PERSONS)
    play.pass_screen()
    play.picker.pick("C3")
    play.picker.pick("C4")
    play.picker.pick("button:end_turn")
    assert play.model.covered
    seen = [widget for widget in play.page.findChildren(QWidget) if widget.isVisible()]
    assert play.page.passage.page in seen
    assert play.page.sides.hand not in seen
    assert play.players not in seen
    play.page.close_game()


def test_every_button_and_panel_has_a_name(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C5": "B"}, hand="RES EMP"), TWO_PERSONS)
    play.pass_screen()
    named = [
        *play.players.plates,
        *play.combat.buttons.values(),
        play.players.hint,
        play.piles.draw_pile,
        play.piles.discard_pile,
        play.piles.supply,
        play.piles.button,
    ]
    assert [widget for widget in named if not widget.accessibleName()] == []
    play.page.close_game()


def test_a_plate_is_told_in_words(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C5": "B"}, hand="RES EMP"))
    gold = play.players.plates[0]
    assert gold.accessibleName() == "Gold"
    words = gold.accessibleDescription()
    for part in ("You", "to move", "0 XX · 1 X", "captures"):
        assert part in words
    play.page.close_game()


def test_the_hand_has_most_of_the_lower_edge(qtbot: QtBot, game: DaringEagle, place: Place) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C5": "B"}, hand="RES EMP"))
    docks, panel = play.page.frame.docks, play.page.sides.hand_panel
    assert docks["hand"].width() > docks["piles"].width()
    assert panel.title.text() == "Gold’s hand"
    assert panel.note.text() == "Cards: 2. Your next turn starts with 3 at most."
    play.page.close_game()


def test_the_sides_of_a_combat_are_told_in_words(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "B"}, {"C5": "B"}, hand="RES EMP"))
    play.picker.pick("C3")
    play.picker.pick("C5")
    attacker, defender = play.combat.columns
    assert attacker.accessibleName() == "Attacker: Gold Brigade"
    assert "Resource chosen" in attacker.accessibleDescription()
    assert defender.accessibleDescription() == "5 points from the unit, 5 in all"
    play.page.close_game()


def test_whoever_takes_the_screen_has_the_focus_on_the_board(
    qtbot: QtBot, game: DaringEagle
) -> None:
    play = open_table(qtbot, game)
    play.page.frame.docks["players"].tabs[0].setFocus()
    play.page.passage.page.hold.setFocus()
    play.pass_screen()
    assert play.page.window().focusWidget() is play.page.desk.view


def test_the_focus_does_not_wander_to_the_way_home_while_others_play(
    qtbot: QtBot, game: DaringEagle, place: Place
) -> None:
    play = open_at(qtbot, game, place({"C3": "D"}, {"L12": "B"}, hand="RES"))
    play.click("C3")
    play.click("C5")
    end = play.page.bar.buttons["button:end_turn"]
    qtbot.waitUntil(end.isVisible)
    end.setFocus()
    play.players.steward.end_turn()
    assert not end.isEnabled()
    assert play.page.window().focusWidget() is play.page.desk.view
    play.page.close_game()
