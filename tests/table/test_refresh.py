"""A table says each thing once for each change, and paints only what has changed."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.change import Change
from desktop.rules.core import Rolled
from desktop.store.errors import DiskFull
from desktop.table.board_desk import BoardDesk
from desktop.table.page import TablePage
from desktop.table.page_words import PageWords
from desktop.table.prompt_bar import Prompt, PromptBar
from tests.table.conftest import MakePage, pick
from tests.table.dump import texts_of
from tests.toy.table import AGAINST_BOT, TWO_PERSONS, MemorySink, opened

PROMPT = Prompt(
    turn="Turn 1",
    phases=("Walk", "Rest"),
    present=0,
    faction=None,
    actor="North",
    status="to decide",
    words="Walk on.",
)


class Painted(QObject):
    """Counts what is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets[type(watched).__name__] += 1
        return False

    def is_over(self) -> bool:
        """Return whether all is painted that was to be painted."""
        self.widgets.clear()
        QApplication.processEvents()
        return not self.widgets


class DiskFullAfter(MemorySink):
    """A sink that takes so many actions and no more."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def _require_room(self) -> None:
        if len(self.actions) >= self.room:
            raise DiskFull(Path("library.db"))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each part was brought up to date."""
    counts: Counter[str] = Counter()
    for name in ("bar", "hand", "inspection", "timeline"):
        usual = getattr(PageWords, name)

        def counted(words: PageWords, name: str = name, usual: object = usual) -> None:
            counts[name] += 1
            assert callable(usual)
            usual(words)

        monkeypatch.setattr(PageWords, name, counted)
    return counts


def test_the_board_and_the_prompt_are_painted_before_the_docks_are_worked_out(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_page(opened(AGAINST_BOT))
    page.show()
    QApplication.processEvents()
    first, log = Painted(), Painted()
    page.desk.view.viewport().installEventFilter(first)
    page.bar.installEventFilter(first)
    page.sides.log.list.viewport().installEventFilter(log)
    painted: list[tuple[int, int, int]] = []

    def count() -> None:
        board, bar = first.widgets["QWidget"], first.widgets["PromptBar"]
        painted.append((board, bar, log.widgets.total()))

    page.flow.answered.connect(count)
    show_change = BoardDesk.show_change

    def shown(desk: BoardDesk, change: Change) -> None:
        first.widgets.clear()
        show_change(desk, change)

    monkeypatch.setattr(BoardDesk, "show_change", shown)
    pick(page, "A1")
    # The map with what lies on it, and the prompt; the log not yet.
    assert painted[0] == (1, 1, 0)


def test_nothing_is_painted_first_that_the_next_person_is_to_see(make_page: MakePage) -> None:
    page = make_page(opened(TWO_PERSONS))
    page.pass_on(recaps=False)
    page.show()
    answered: list[int] = []
    page.flow.answered.connect(lambda: answered.append(page.model.ply))
    pick(page, "A1")
    assert answered == [page.model.ply]
    answered.clear()
    pick(page, "button:end_turn")
    assert page.model.covered
    assert not answered


def test_a_decision_that_is_answered_by_itself_is_not_painted_first(make_page: MakePage) -> None:
    page = make_page(opened(AGAINST_BOT))
    page.show()
    answered: list[int] = []
    page.flow.answered.connect(lambda: answered.append(page.model.ply))
    busy = True
    page.habits.answered_while(lambda: busy)
    pick(page, "A1")
    assert not answered
    busy = False
    pick(page, "A2")
    assert answered == [page.model.ply]


def test_nothing_is_painted_at_once_at_a_table_that_nobody_sees(make_page: MakePage) -> None:
    page = make_page(opened(AGAINST_BOT))
    page.hide()
    painted = Painted()
    page.bar.words.installEventFilter(painted)
    page.press("button:sprint")
    assert not painted.widgets


def test_each_part_is_told_once_for_each_change(make_page: MakePage, told: Counter[str]) -> None:
    page = make_page(opened(AGAINST_BOT))
    told.clear()
    pick(page, "A1")
    assert page.model.session.ply == 5
    # The pick narrowed the actions first, as any pick does.
    assert told == {"bar": 2, "hand": 2, "inspection": 2, "timeline": 1}
    told.clear()
    page.model.undo()
    assert told == {"bar": 1, "hand": 1, "inspection": 1, "timeline": 1}
    told.clear()
    page.model.look_at(3)
    assert told == {"bar": 1, "hand": 1, "inspection": 1, "timeline": 1}


def test_an_action_and_the_roll_that_follows_are_told_together(
    make_page: MakePage, told: Counter[str]
) -> None:
    page = make_page(opened(AGAINST_BOT))
    told.clear()
    page.press("button:sprint")
    assert isinstance(page.model.session.entry_at(5).action, Rolled)
    assert told["timeline"] == 1
    assert any("rolls" in str(row.text) for row in page.sides.lines.lines)


def test_a_turn_that_is_over_is_told_to_the_next_person_only(
    make_page: MakePage, told: Counter[str]
) -> None:
    page = make_page(opened(TWO_PERSONS))
    page.passage.page.hold.held.emit()
    page.passage.end_recap()
    pick(page, "A1", "A2")
    told.clear()
    pick(page, "button:end_turn")
    assert page.model.covered
    before = told["timeline"]
    page.passage.page.hold.held.emit()
    assert (before, told["timeline"]) == (0, 1)


def test_an_action_is_told_even_if_its_roll_cannot_be_stored(make_page: MakePage) -> None:
    page = make_page(opened(AGAINST_BOT, sink=DiskFullAfter(5)))
    page.press("button:sprint")
    assert page.model.session.ply == 5
    assert page.failure.isVisibleTo(page)
    assert page.model.goes_on
    assert page.bar.prompt is not None
    assert page.bar.prompt.words == "The dice decide."
    assert not any(button.isEnabled() for button in page.bar.buttons.values())


@pytest.fixture
def painted(qapp: QApplication) -> Iterator[Painted]:
    """What is painted during the test."""
    painted = Painted()
    qapp.installEventFilter(painted)
    yield painted
    qapp.removeEventFilter(painted)


def test_the_same_prompt_paints_nothing(qtbot: QtBot, painted: Painted) -> None:
    bar = PromptBar("Race")
    qtbot.addWidget(bar)
    bar.show_prompt(PROMPT)
    bar.show_history(can_undo=False, can_redo=False, undo_reason="", looking_back=False)
    bar.show()
    qtbot.waitUntil(painted.is_over)
    bar.show_prompt(msgspec.structs.replace(PROMPT))
    bar.show_history(can_undo=False, can_redo=False, undo_reason="", looking_back=False)
    assert painted.is_over()
    bar.show_prompt(msgspec.structs.replace(PROMPT, present=1))
    assert not painted.is_over()


def test_another_prompt_is_said_and_the_same_one_in_another_language(
    qtbot: QtBot, page: TablePage
) -> None:
    bar = page.bar
    shown = bar.prompt
    assert shown is not None
    bar.show_prompt(PROMPT)
    assert bar.words.text() == "Walk on."
    assert bar.buttons == {}
    bar.words.setText("stale")
    bar.retranslate()
    assert bar.words.text() == "Walk on."
    bar.show_prompt(shown)
    assert list(bar.buttons) == [offer.slot.target for offer in shown.offers if offer.slot.shown]


def test_the_inspector_follows_a_pointer_that_stays_and_not_one_that_passes(
    page: TablePage, qtbot: QtBot, told: Counter[str]
) -> None:
    told.clear()
    for place in ("A1", "A2", "A3"):
        page.desk.view.hovered.emit(place)
    assert told["inspection"] == 0
    qtbot.waitUntil(lambda: told["inspection"] == 1)
    assert page.inspected == "A3"
    assert "A3" in texts_of(page.sides.inspector)


def test_the_map_is_painted_anew_in_another_language(make_page: MakePage) -> None:
    page = make_page()
    before = page.desk.scene.map
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.desk.scene.map is not before


def test_counters_wear_what_they_are_called_in_another_language(
    make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = make_page()
    called = tuple(
        msgspec.structs.replace(counter, face="trap") for counter in page.desk.scene.counters
    )
    monkeypatch.setattr(page.look, "counters", lambda _: called)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.desk.scene.counters == called
