"""Games played through the window: every answer is picked, pressed or typed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.theme import Theme, ThemeSource, load_theme
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules.core import Action, Choice, OptionValue, Setup
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.daring_eagle.actions import (
    AcceptTie,
    Attack,
    Counter,
    Deploy,
    DrawTwo,
    EndTurn,
    Match,
    Move,
)
from desktop.rules.daring_eagle.state import State
from desktop.table.daring_eagle.combat import CombatPanel
from desktop.table.daring_eagle.deploy import DeployPanel
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.daring_eagle.piles import PilesPanel
from desktop.table.daring_eagle.players import PlayersPanel
from desktop.table.daring_eagle.result import ResultPanel
from desktop.table.page import TablePage
from tests.table.painting import around, paint_once

TWO_PERSONS = (Seat("gold", "person", "Ann"), Seat("red", "person", "Ben"))
ALONE = (Seat("gold", "person"), Seat("red", "bot", level="cadet"))
AGAINST_BOT = ALONE
KEYS = {"enter": Qt.Key.Key_Return, "esc": Qt.Key.Key_Escape, "del": Qt.Key.Key_Delete}
ARROWS = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}
MOST_DECISIONS = 2000
W = TypeVar("W", bound=QWidget)


class PaintedDaringEagleLook(DaringEagleLook):
    """How it looks; its map and its counters are painted once for all tests."""

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedDaringEagleLook, self).paint_map(into, exposed, detail, theme, key)

        paint_once(("daring_eagle", theme, key, detail), painter, exposed, paint)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedDaringEagleLook, self).paint_face(into, face, box)

        paint_once(("daring_eagle", face, box.getRect()), painter, around(box), paint)


class Play:
    """A page, its panels, and hands to work them."""

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        self.qtbot, self.page = qtbot, page
        self.model, self.picker = page.model, page.picker
        self.questions: list[str] = []

    @property
    def state(self) -> State:
        """The truth."""
        state: State = self.model.session.state
        return state

    @property
    def choice(self) -> Choice:
        """What is asked now."""
        choice = self.model.choice
        assert choice is not None
        return choice

    @property
    def combat(self) -> CombatPanel:
        """The panel of the combat."""
        return found(self.page, CombatPanel)

    @property
    def deploy(self) -> DeployPanel:
        """The panel of the deployment."""
        return found(self.page, DeployPanel)

    @property
    def players(self) -> PlayersPanel:
        """The plates."""
        return found(self.page, PlayersPanel)

    @property
    def piles(self) -> PilesPanel:
        """The piles."""
        return found(self.page, PilesPanel)

    @property
    def result(self) -> ResultPanel:
        """The panel of the result."""
        return found(self.page, ResultPanel)

    def keys(self, *names: str) -> None:
        """Press keys on whatever has the focus."""
        for name in names:
            key = KEYS.get(name) or ARROWS.get(name) or Qt.Key(ord(name))
            QTest.keyClick(self.page.window().focusWidget(), key)

    def board_keys(self, *names: str) -> None:
        """Press keys with the focus on the board."""
        self.page.desk.view.setFocus()
        self.keys(*names)

    def cursor_to(self, square: str) -> None:
        """Walk the cursor to a square with the arrow keys."""
        view, scene = self.page.desk.view, self.page.desk.scene
        view.setFocus()
        if not view.cursor_shown:
            self.keys("right")
        for _ in range(30):
            here, there = scene.places.centre(scene.cursor), scene.places.centre(square)
            assert here is not None
            assert there is not None
            if here == there:
                return
            if abs(here.x() - there.x()) > 1:
                self.keys("right" if here.x() < there.x() else "left")
            else:
                self.keys("down" if here.y() < there.y() else "up")
        raise AssertionError(f"The cursor does not come to {square}.")

    def click(self, square: str) -> None:
        """Click the middle of a square."""
        view = self.page.desk.view
        centre = self.page.desk.scene.places.centre(square)
        assert centre is not None
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(centre))

    def pass_screen(self) -> None:
        """Let the next person in, as Enter does."""
        if self.model.covered:
            QTest.keyClick(self.page.passage.page.hold, Qt.Key.Key_Return)
            assert not self.model.covered

    def answer(self, action: Action) -> None:
        """Give an answer by its picks."""
        ply = self.model.session.ply
        self.picker.clear()
        if self.picker.draft is not None and isinstance(action, Deploy):
            self.picker.pick(f"button:template:{action.template}")
        for target in action.picks:
            self.page.desk.pick(target)
        assert self.model.session.ply > ply, f"{action} was not taken"

    def play_on(self) -> None:
        """Answer with whatever brings the end nearer, until the game is over."""
        for _ in range(MOST_DECISIONS):
            self.pass_screen()
            if self.model.session.outcome is not None:
                return
            if self.model.choice is None:
                self.qtbot.waitUntil(self._is_my_turn, timeout=10_000)
                continue
            self.answer(self.boldest())
        raise AssertionError("The game does not end.")

    def _is_my_turn(self) -> bool:
        over = self.model.session.outcome is not None
        return over or self.model.choice is not None or self.model.covered

    def boldest(self) -> Action:
        """Return the action that fights, or else goes towards the enemy."""
        s, kit = self.state, self.model.game.kit
        actions = self.choice.actions
        enemies = [at for unit, at in enumerate(s.at) if at >= 0 and s.owner[unit] != s.active]

        def worth(action: Action) -> tuple[int, int]:
            match action:
                case Move(_, to) if s.unit_on[to] >= 0:
                    return 9, 0
                case Attack(cards) | Counter(cards) | Match(cards):
                    return 8, sum(kit.card_points[kind] for kind in cards)
                case AcceptTie():
                    return 7, 0
                case DrawTwo():
                    return 6, 0
                case EndTurn():
                    return 5, 0
                case Move(start, to):
                    near = min(kit.board.distance(to, at) for at in enemies)
                    was = min(kit.board.distance(start, at) for at in enemies)
                    return 4, (was - near) * 20 - near
                case _:
                    return 1, 0

        return max(actions, key=worth)


def found(page: TablePage, kind: type[W]) -> W:
    """Return the one panel of a kind."""
    (panel,) = page.findChildren(kind)
    return panel


def open_table(
    qtbot: QtBot,
    game: DaringEagle,
    seats: tuple[Seat, ...] = TWO_PERSONS,
    options: dict[str, OptionValue] | None = None,
    seed: int = 3,
) -> Play:
    """Open the table of a new game."""
    sides = tuple(seat.side for seat in seats)
    agreed: dict[str, OptionValue] = {"first": "gold", "captures": 1}
    setup = Setup("standard", sides, agreed | (options or {}))
    session = Session(game, setup, seats, seed, chance=SeededChance(seed))
    return shown(qtbot, SessionModel(session), game)


def shown(qtbot: QtBot, model: SessionModel, game: DaringEagle) -> Play:
    """Show the table of a model."""
    questions: list[str] = []

    def confirm(question: str) -> bool:
        questions.append(question)
        return len(questions) > 1

    themes = ThemeSource(load_theme("dark"))
    page = TablePage(model, PaintedDaringEagleLook(game), themes, confirm=confirm)
    qtbot.addWidget(page)
    play = Play(qtbot, page)
    play.questions = questions
    page.set_motion(False)
    page.set_recaps(False)
    page.resize(1240, 800)
    page.show()
    qtbot.waitExposed(page)
    # Shortcuts belong to the active window, and offscreen no window manager chooses one.
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.begin()
    return play


def open_at(qtbot: QtBot, game: DaringEagle, s: State, seats: tuple[Seat, ...] = ALONE) -> Play:
    """Open the table at a position that was set up square by square."""
    setup = Setup("standard", tuple(seat.side for seat in seats), {"first": "gold"})
    session = Session(FromHere(game, s), setup, seats, 3)
    return shown(qtbot, SessionModel(session), game)


class FromHere(DaringEagle):
    """The game, begun in the middle."""

    def __init__(self, game: DaringEagle, s: State) -> None:
        self.kit = game.kit
        self._start = game.encode(s)

    def new(self, setup: Setup) -> State:
        return self.decode(self._start)
