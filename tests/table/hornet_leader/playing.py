"""The table of Hornet Leader, opened on any position."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.theme import Theme, ThemeSource, load_theme
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Action, Choice, OptionValue, Setup
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.look import HornetLeaderLook
from desktop.table.page import TablePage
from tests.rules.hornet_leader.positions import GAME
from tests.table.painting import around, paint_once

SEATS = (Seat(PLAYER, "person"),)
SIZE = (1600, 1000)
SMALL = (1280, 720)
KEYS = {"enter": Qt.Key.Key_Return, "esc": Qt.Key.Key_Escape, "space": Qt.Key.Key_Space}
_kept: list[QWidget] = []
W = TypeVar("W", bound=QWidget)
ThemeName = Literal["dark", "light"]


def game() -> HornetLeader:
    """The game with the components it ships."""
    return GAME


class PaintedHornetLeaderLook(HornetLeaderLook):
    """How it looks; its map and its counters are painted once for all tests."""

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedHornetLeaderLook, self).paint_map(into, exposed, detail, theme, key)

        paint_once(("hornet_leader", theme, key, detail), painter, exposed, paint)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedHornetLeaderLook, self).paint_face(into, face, box)

        paint_once(("hornet_leader", face, box.getRect()), painter, around(box), paint)


class FromHere(HornetLeader):
    """The game, begun at a position."""

    def __init__(self, s: State) -> None:
        self.kit = game().kit
        self._start = self.encode(s)

    def new(self, setup: Setup) -> State:
        return self.decode(self._start)


def page_at(
    qtbot: QtBot,
    s: State,
    *,
    size: tuple[int, int] = SIZE,
    theme: ThemeName = "dark",
    seed: int = 3,
    confirms: bool = True,
    foresees: bool = False,
) -> TablePage:
    """Show the table at a position built with ``positions``; nothing moves, dice come at once."""
    session = Session(FromHere(s), Setup("", (PLAYER,)), SEATS, seed, chance=SeededChance(seed))
    return _shown(qtbot, session, size, theme, confirms, foresees)


def new_game(
    qtbot: QtBot,
    options: dict[str, OptionValue] | None = None,
    *,
    size: tuple[int, int] = SIZE,
    theme: ThemeName = "dark",
    seed: int = 3,
) -> TablePage:
    """Show the table of a new campaign."""
    setup = Setup("", (PLAYER,), options or {})
    session = Session(game(), setup, SEATS, seed, chance=SeededChance(seed))
    return _shown(qtbot, session, size, theme, True, False)


def page_of(qtbot: QtBot, session: Session[State], *, size: tuple[int, int] = SIZE) -> TablePage:
    """Show the table of a game in progress."""
    return _shown(qtbot, session, size, "dark", True, False)


def _shown(
    qtbot: QtBot,
    session: Session[State],
    size: tuple[int, int],
    theme: ThemeName,
    confirms: bool,
    foresees: bool,
) -> TablePage:
    themes = ThemeSource(load_theme(theme))
    model = SessionModel(session)
    page = TablePage(model, PaintedHornetLeaderLook(game()), themes, confirm=lambda _: confirms)
    # The test may let go of the page before its window may go.
    _kept.append(page)
    qtbot.addWidget(page, before_close_func=_kept.remove)
    page.set_motion(False)
    page.set_recaps(False)
    page.habits.use(foresees=foresees)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    # Shortcuts belong to the active window, and offscreen no window manager chooses one.
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    return page


def state_of(page: TablePage) -> State:
    """Return the truth."""
    state: State = page.model.session.state
    return state


def choice_of(page: TablePage) -> Choice:
    """Return what is asked now."""
    choice = page.model.choice
    assert choice is not None
    return choice


def pick(page: TablePage, *targets: str) -> None:
    """Pick targets one after the other, as clicks do."""
    for target in targets:
        page.desk.pick(target)


def answer(page: TablePage, action: Action) -> None:
    """Give an answer by its picks."""
    ply = page.model.session.ply
    page.picker.clear()
    pick(page, *action.picks)
    assert page.model.session.ply > ply, f"{action} was not taken"


def press(page: TablePage, *names: str) -> None:
    """Press keys with the focus on the board."""
    page.desk.view.setFocus()
    for name in names:
        key = KEYS.get(name) or Qt.Key(ord(name.upper()))
        QTest.keyClick(page.window().focusWidget(), key)


def move_held(widget: QWidget, at: QPoint) -> None:
    """Move the mouse with the left button held, which QTest's own move lets go of."""
    held, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    spot = QPointF(at)
    event = QMouseEvent(QEvent.Type.MouseMove, spot, widget.mapToGlobal(spot), left, left, held)
    QApplication.sendEvent(widget, event)


def drag_to_counter(page: TablePage, widget: QWidget, counter: str) -> None:
    """Drag something from a panel onto a counter of the board."""
    view, item = page.desk.view, page.desk.scene.item(counter)
    assert item is not None
    goal = view.viewport().mapToGlobal(view.mapFromScene(item.body().center()))
    start, end = widget.rect().center(), widget.mapFromGlobal(goal)
    QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
    move_held(widget, start + QPoint(20, 20))
    move_held(widget, end)
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=end)


def found(page: TablePage, kind: type[W]) -> W:
    """Return the one panel of a kind."""
    (panel,) = page.findChildren(kind)
    return panel
