"""The table of Red Menace, opened on any position; and positions that play reaches."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import cache
from random import Random
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.theme import Theme, ThemeSource, load_theme
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.play.session import Session
from desktop.rules import engine
from desktop.rules.core import Action, Choice, Decision, Rolled, Setup
from desktop.rules.red_menace.actions_blue import Attack
from desktop.rules.red_menace.actions_setup import DefaultDeployment
from desktop.rules.red_menace.game import RedMenace
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.state import State
from desktop.table.page import TablePage
from desktop.table.red_menace.look import RedMenaceLook
from tests.rules.red_menace.positions import GAME
from tests.table.painting import around, paint_once

SEATS = (Seat(PLAYER, "person"),)
SIZE = (1600, 1000)
_kept: list[QWidget] = []
ThemeName = Literal["dark", "light"]


def game() -> RedMenace:
    """The game with the components it ships."""
    return GAME


@cache
def look() -> RedMenaceLook:
    """How it looks."""
    return RedMenaceLook(game())


class PaintedRedMenaceLook(RedMenaceLook):
    """How it looks; its map and its counters are painted once for all tests."""

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedRedMenaceLook, self).paint_map(into, exposed, detail, theme, key)

        paint_once(("red_menace", theme, key, detail), painter, exposed, paint)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedRedMenaceLook, self).paint_face(into, face, box)

        paint_once(("red_menace", face, box.getRect()), painter, around(box), paint)


class FromHere(RedMenace):
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
) -> TablePage:
    """Show the table at a position built with ``positions``; nothing moves, dice come at once."""
    session = Session(FromHere(s), Setup("", (PLAYER,)), SEATS, seed, chance=SeededChance(seed))
    model = SessionModel(session)
    model.ask_before_rolls(False)
    themes = ThemeSource(load_theme(theme))
    page = TablePage(model, PaintedRedMenaceLook(game()), themes, confirm=lambda _: confirms)
    page.set_motion(False)
    page.resize(*size)
    # The test may let go of a page; only at its end may the window go.
    _kept.append(page)
    qtbot.addWidget(page, before_close_func=_kept.remove)
    page.show()
    page.begin()
    return page


def played(scenario: int = 2, seed: int = 5, *, most: int = 400) -> Iterator[tuple[State, Choice]]:
    """Yield the choices of a game that is played at random, with the states they are made in."""
    rng = Random(seed)
    s = game().new(Setup("", (PLAYER,), {"scenario": scenario}))
    for _ in range(most):
        decision = engine._settle(game(), s, [])
        if decision is None:
            return
        if isinstance(decision, Choice):
            yield s, decision
        engine.apply(game(), s, _answer(decision, rng))


def _answer(decision: Decision, rng: Random) -> Action:
    if isinstance(decision, Choice):
        wanted = (a for a in decision.actions if isinstance(a, DefaultDeployment | Attack))
        return next(wanted, None) or rng.choice(decision.actions)
    if decision.roll is not None:
        return Rolled(tuple(rng.randint(1, 6) for _ in range(decision.roll.count)))
    return rng.choices(decision.outcomes, decision.weights or None)[0]


def state_of(page: TablePage) -> State:
    """Return the position that is played."""
    state: State = page.model.session.state
    return state
