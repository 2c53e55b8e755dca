"""The item models, as Qt's strict tester sees them, and what it misses."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.models.action_model import ActionFilter, ActionModel
from desktop.models.hand_model import HandCard, HandModel, HandRow
from desktop.models.log_model import LogFilter, LogLine, LogModel
from desktop.models.track_model import Track, TrackModel
from desktop.rules.core import Refused, T
from tests.toy.words import EndTurn, Sprint, Walk

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
CARD = HandCard("card:boots", "boots", T("toy", "Boots"), T("toy", "One area on."))
NOT_NOW = Refused("TOY-4", T("toy", "Not now."))
HEADING = LogLine("heading", "heading", 1, 1, T("toy", "Turn 1"))
WALKED = LogLine("event", "move", 1, 1, T("toy", "North walks"), "TOY-4", ("A1",))
ROLLED = LogLine("event", "dice", 1, 2, T("toy", "North rolls 7"), "TOY-5")


def shown(model: QAbstractItemModel) -> list[str]:
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_the_models_follow_the_rules_of_qt(qtbot: QtBot) -> None:
    actions, hand, tracks, log = ActionModel(None), HandModel(), TrackModel(), LogModel(None)
    models = (actions, hand, tracks, log, ActionFilter(actions), LogFilter(log))
    testers = [QAbstractItemModelTester(model, FATAL) for model in models]
    actions.show((Walk(1), Sprint()))
    actions.show(())
    hand.show((HandRow(CARD, selected=False, refused=None),))
    hand.show((HandRow(CARD, selected=True, refused=None),))
    tracks.show((Track("a", T("toy", "A"), 1, 7),))
    tracks.show((Track("a", T("toy", "A"), 2, 7),))
    log.show([HEADING, WALKED])
    log.refuse(NOT_NOW, ply=1, turn=1)
    log.show([HEADING, WALKED, ROLLED])
    log.show([HEADING])
    assert len(testers) == len(models)


def test_rows_have_no_children(qtbot: QtBot) -> None:
    actions, hand, tracks, log = ActionModel(None), HandModel(), TrackModel(), LogModel(None)
    actions.show((Walk(1),))
    hand.show((HandRow(CARD, selected=False, refused=None),))
    tracks.show((Track("a", T("toy", "A"), 1, 7),))
    log.show([WALKED])
    for model in (actions, hand, tracks, log):
        assert model.rowCount() == 1
        assert model.rowCount(model.index(0, 0)) == 0


def test_a_stray_index_gives_nothing(qtbot: QtBot) -> None:
    actions, hand, tracks, log = ActionModel(None), HandModel(), TrackModel(), LogModel(None)
    for model in (actions, hand, tracks, log):
        assert model.data(QModelIndex()) is None


def test_actions_are_sentences_and_found_by_any_of_their_words(qtbot: QtBot) -> None:
    actions = ActionModel(None)
    proxy = ActionFilter(actions)
    actions.show((Walk(1), Sprint(), EndTurn()))
    assert shown(proxy) == ["Walk to 1", "Sprint", "End the turn"]
    proxy.look_for("TURN end")
    assert shown(proxy) == ["End the turn"]
    assert proxy.action_at(proxy.index(0, 0)) == EndTurn()
    proxy.look_for("nothing of the kind")
    assert shown(proxy) == []


def test_a_card_that_cannot_be_used_says_why(qtbot: QtBot) -> None:
    hand = HandModel()
    hand.show((HandRow(CARD, selected=False, refused=NOT_NOW),))
    index = hand.index(0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Not now."
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Boots. Not now."


def test_a_track_says_its_number_and_its_end(qtbot: QtBot) -> None:
    tracks = TrackModel()
    tracks.show((Track("a", T("toy", "Captures"), 3, 8, help=T("toy", "Eight win.")),))
    assert shown(tracks) == ["Captures: 3 of 8"]
    assert tracks.index(0).data(Qt.ItemDataRole.ToolTipRole) == "Eight win."


def test_the_log_only_adds_rows_while_the_game_goes_on(qtbot: QtBot) -> None:
    log = LogModel(None)
    resets: list[int] = []
    log.modelReset.connect(lambda: resets.append(1))
    log.show([HEADING, WALKED])
    log.show([HEADING, WALKED, ROLLED])
    assert resets == []
    log.show([HEADING, WALKED])
    assert resets == [1]


def test_refusals_keep_their_place_and_go_with_an_undone_future(qtbot: QtBot) -> None:
    log = LogModel(None)
    log.show([HEADING, WALKED])
    log.refuse(NOT_NOW, ply=1, turn=1)
    log.refuse(NOT_NOW, ply=1, turn=1)
    log.show([HEADING, WALKED, ROLLED])
    assert shown(log) == ["Turn 1", "North walks", "Refused: Not now.", "North rolls 7"]
    log.forget_refusals()
    log.show([HEADING, WALKED])
    assert shown(log) == ["Turn 1", "North walks"]


def test_the_log_is_filtered_by_class_and_words_and_keeps_headings_of_what_is_left(
    qtbot: QtBot,
) -> None:
    log = LogModel(None)
    proxy = LogFilter(log)
    log.show([HEADING, WALKED, ROLLED])
    proxy.hide_topics({"move"})
    assert shown(proxy) == ["Turn 1", "North rolls 7"]
    proxy.look_for("walks")
    assert shown(proxy) == []
    proxy.hide_topics(())
    assert shown(proxy) == ["Turn 1", "North walks"]


def test_lines_after_the_position_looked_at_are_later(qtbot: QtBot) -> None:
    log = LogModel(None)
    log.show([WALKED, ROLLED])
    log.look_at(1)
    later = [log.index(row).data(LogModel.Role.LATER) for row in range(2)]
    assert later == [False, True]
    assert log.row_of(1) == 0


def test_a_line_by_hand_says_so(qtbot: QtBot) -> None:
    log = LogModel(None)
    log.show([LogLine("event", "dice", 1, 2, T("toy", "North rolls 7"), by="hand")])
    assert shown(log) == ["North rolls 7 (by hand)"]
