"""Every box with a question and every file dialog can be left as if never opened."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

import desktop
from desktop.logbook.campaigns import Campaigns
from desktop.logbook.packs_zip import zip_of
from desktop.paint.style import apply_theme
from desktop.paint.theme import load_theme
from desktop.rules.games import GAMES
from desktop.store.errors import DamagedGame
from desktop.table.timeline import Timeline
from desktop.tracker.dashboard import Dashboard
from desktop.tracker.dropping import may_drop
from desktop.tracker.export_dialog import ExportDialog
from desktop.tracker.export_files import Made
from desktop.tracker.import_dialog import ImportDialog
from desktop.tracker.packs_page import PacksPage
from desktop.tracker.tracker_page import TrackerPage
from desktop.windows.crash import Fault
from desktop.windows.crash_dialog import CrashDialog
from desktop.windows.data_page import DataPage
from desktop.windows.desk import Desk
from desktop.windows.guide import guided_game
from desktop.windows.main_window import MainWindow
from desktop.windows.open_game import OpenGame
from desktop.windows.rule_note import tell_rule
from desktop.windows.saves_dialog import SavesDialog
from desktop.windows.told import tell
from tests.logbook.packs import put, shelf_in
from tests.rules.hornet_leader.packs import pack, pilot
from tests.screens.longer import Longer
from tests.screens.room import troubles
from tests.tracker.campaigns import kept, model_of
from tests.windows.leaving import WAYS, state_of

TOP = Path(desktop.__file__).parent
SHARED = "question"
"""The module that asks for all others: who asked is looked for above it."""
ASKING = {"asked_words", "confirmed", "goes_on", "QMessageBox"}
KINDS = {"QFileDialog", "QInputDialog", "QMessageBox"}
Ask = Callable[[], object]
Make = Callable[[Desk, MainWindow], Ask]


def _begun(window: MainWindow) -> OpenGame:
    window.open_game(window.table.create(guided_game()))
    assert window.table.game is not None
    return window.table.game


def _at_table(name: str) -> Make:
    def make(_: Desk, window: MainWindow) -> Ask:
        _begun(window)
        ask: Ask = getattr(window.table, name)
        return ask

    return make


def _mending(_: Desk, window: MainWindow) -> Ask:
    game_id = window.table.create(guided_game())
    return lambda: not window.table.offer_mending(game_id, DamagedGame("Anna <b>", 3))


def _asked_by_game(_: Desk, window: MainWindow) -> Ask:
    game = _begun(window)
    return lambda: game._confirm("Pass?")


def _asked_by_page(_: Desk, window: MainWindow) -> Ask:
    page = _begun(window).page
    return lambda: page._ask("Pass?")


def _data_page(name: str) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        window.table.create(guided_game())
        page = DataPage(desk, window)
        page._back_up()
        page._list.setCurrentRow(0)
        assert page._chosen() is not None
        ask: Ask = getattr(page, name)
        return ask

    return make


def _crash(desk: Desk, window: MainWindow) -> Ask:
    return CrashDialog(Fault("a", desk.place.logs / "x", None), window)._save_report


def _saves(name: str) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        window.table.create(guided_game())
        dialog = SavesDialog(desk, window)
        assert dialog.chosen() is not None
        ask: Ask = getattr(dialog, name)
        return ask

    return make


def _recent(name: str) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        row = desk.library.row(window.table.create(guided_game()))
        return lambda: getattr(window.home.recent, name)(row)

    return make


def _bookmark(_: Desk, window: MainWindow) -> Ask:
    line = Timeline(window)
    heard: list[object] = []
    line.bookmarked.connect(lambda *told: heard.append(told))

    def ask() -> object:
        line._ask_bookmark()
        return heard

    return ask


def _export_to(files: int, *, there: bool = False) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        campaigns = Campaigns(desk.library, desk.shelf.game)
        dialog = ExportDialog(campaigns, kept(campaigns, "Gulf"), desk.themes, None, window)
        found = Made({f"{number}.csv": b"" for number in range(files)}, ())
        if not there:
            return lambda: dialog._target(found)
        (desk.place.root / "0.csv").touch()

        def ask() -> object:
            # The folder is chosen; what is asked comes after that.
            chosen = str(desk.place.root)
            with patch.object(QFileDialog, "getExistingDirectory", return_value=chosen):
                return dialog._target(found)

        return ask

    return make


def _import(desk: Desk, window: MainWindow) -> Ask:
    campaigns = Campaigns(desk.library, desk.shelf.game)
    return ImportDialog(campaigns, shelf_in(desk.place.root), desk.themes, "", window).ask_file


def _tracker(name: str) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        campaigns = Campaigns(desk.library, desk.shelf.game)
        game_id = kept(campaigns, "Gulf")
        page = TrackerPage(campaigns, shelf_in(desk.place.root), desk.themes, parent=window)
        page.refresh()
        return lambda: getattr(page, name)(game_id)

    return make


def _dashboard(desk: Desk, window: MainWindow) -> Ask:
    model = model_of()
    page = Dashboard(model, desk.themes, parent=window)

    def ask() -> object:
        before = model.state
        page._close()
        return model.state != before

    return ask


def _packs(name: str) -> Make:
    def make(desk: Desk, window: MainWindow) -> Ask:
        shelf = shelf_in(desk.place.root)
        put(shelf, pack(pilot(), id="good"))
        page = PacksPage(shelf, desk.themes, window)
        page.refresh()
        page.list.setCurrentRow(0)
        if name != "_install":
            ask: Ask = getattr(page, name)
            return ask
        file = desk.place.root / "good.zip"
        file.write_bytes(zip_of(pack(pilot(), id="good", name="Another")))
        return lambda: page.take_zip(file)

    return make


MAKERS: dict[str, Make] = {
    "table_host._gives_up_notes": _at_table("_gives_up_notes"),
    "table_host.offer_mending": _mending,
    "table_host.ask_export": _at_table("ask_export"),
    "table_host._save_elsewhere": _at_table("_save_elsewhere"),
    "open_game._confirm": _asked_by_game,
    "page._ask": _asked_by_page,
    "data_page._export_all": _data_page("_export_all"),
    "data_page._restore_chosen": _data_page("_restore_chosen"),
    "crash_dialog._save_report": _crash,
    "main_window.ask_file": lambda _, window: window.ask_file,
    "saves_dialog._export_chosen": _saves("_export_chosen"),
    "saves_dialog._remove_chosen": _saves("_remove_chosen"),
    "recent_games._rename": _recent("_rename"),
    "recent_games._export": _recent("_export"),
    "timeline._ask_bookmark": _bookmark,
    "export_dialog._target": _export_to(1),
    "export_dialog._target of a folder": _export_to(2),
    "export_dialog._target over others": _export_to(2, there=True),
    "tracker_page._rename": _tracker("_rename"),
    "tracker_page._trash": _tracker("_trash"),
    "tracker_page._remove": _tracker("_remove"),
    "dashboard._close": _dashboard,
    "dropping.may_drop": lambda _, window: lambda: may_drop(window, "Pilot"),
    "import_dialog.ask_file": _import,
    "packs_page._ask_zip": _packs("_ask_zip"),
    "packs_page._ask_place": _packs("_ask_place"),
    "packs_page._install": _packs("_install"),
    "rule_note.tell_rule": lambda _, window: lambda: tell_rule(window, "DE-7.2d"),
    "told.tell": lambda _, window: lambda: tell(window, "It failed.", "Try again."),
}
"""Who asks, and how to have it ask."""


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> Iterator[MainWindow]:
    desk.preferences.use(replace(desk.preferences.settings, animation_speed=0))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1093, 614)
    window.show()
    qtbot.waitUntil(lambda: not window.home.recent.examining)
    yield window
    window.leave_game()
    window.close()


def test_no_box_is_left_out() -> None:
    asking = {
        f"{file.stem}.{each.name}"
        for file in TOP.rglob("*.py")
        if file.stem != SHARED
        # What a game's own module calls so asks nobody: it finds the words of a question.
        if "rules" not in file.parts and file.parent.name not in GAMES
        for each in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(each, ast.FunctionDef) and any(map(_asks, ast.walk(each)))
    }
    assert asking == {name.split(" ")[0] for name in MAKERS}


def _asks(node: ast.AST) -> bool:
    """Return whether something calls up a box: ``QFileDialog.getOpenFileName(...)`` and such."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        return called.value.id in KINDS
    return isinstance(called, ast.Name) and called.id in ASKING


def _asker(frame: FrameType | None) -> str:
    """Return which function of the program waits for an answer."""
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if TOP in file.parents and file.stem != SHARED:
            return f"{file.stem}.{frame.f_code.co_name}"
        frame = frame.f_back
    return ""


class Answering:
    """Leaves the next box that comes up, and notes who had asked and what was wrong with it."""

    def __init__(self, leave: Callable[[QDialog], object], over: QWidget) -> None:
        self._leave, self._over = leave, over
        self.askers: list[str] = []
        self.troubles: list[object] = []
        self.stuck = False
        QTimer.singleShot(0, over, self._answer)

    def _answer(self) -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox | QInputDialog | QFileDialog)
        self.askers.append(_asker(sys._getframe()))
        if box.width() > self._over.width() or box.height() > self._over.height():
            self.troubles.append(box.size())
        if not isinstance(box, QFileDialog):
            self.troubles += troubles(box)
        self._leave(box)
        self.stuck = box.isVisible()
        if self.stuck:
            box.done(0)


@pytest.mark.parametrize("name", MAKERS)
def test_a_box_is_left_as_if_it_had_never_been_opened(
    desk: Desk, window: MainWindow, name: str
) -> None:
    ask = MAKERS[name](desk, window)
    for way, leave in WAYS.items():
        before = state_of(desk)
        answering = Answering(leave, window)
        answer = ask()
        assert answering.askers == [name.split(" ")[0]], way
        assert not answering.stuck, way
        assert not answering.troubles, way
        assert not answer, way
        assert state_of(desk) == before, way


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """The largest text, in a language longer than any."""
    apply_theme(qapp, load_theme("dark"), 200)
    spoken = Longer()
    yield
    spoken.stop()
    apply_theme(qapp, load_theme("dark"), 100)


@pytest.mark.parametrize("name", MAKERS)
def test_a_box_has_room_for_the_largest_text(
    desk: Desk, window: MainWindow, large: None, name: str
) -> None:
    ask = MAKERS[name](desk, window)
    answering = Answering(QDialog.reject, window)
    ask()
    assert not answering.troubles
