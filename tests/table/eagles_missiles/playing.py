"""The table of Eagles & Missiles, opened on any position; and positions that play reaches."""

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
from desktop.rules.core import Action, Choice, Decision, Event, Rolled, Setup, Side
from desktop.rules.eagles_missiles.game import EaglesMissiles
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.rules.eagles_missiles.state import State, View
from desktop.table.eagles_missiles.look import EaglesMissilesLook
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import GAME
from tests.table.painting import around, paint_once

SIZE = (1600, 1000)
LEVEL = "easy"
ALONE: tuple[Side, ...] = (POLISH,)
BOTH: tuple[Side, ...] = (RUSSIAN, POLISH)
_kept: list[QWidget] = []
ThemeName = Literal["dark", "light"]


def game() -> EaglesMissiles:
    """The game with the components it ships."""
    return GAME


@cache
def look() -> EaglesMissilesLook:
    """How it looks."""
    return EaglesMissilesLook(game())


def view_of(s: State, side: Side | None = POLISH) -> View:
    """Return what a side sees of a position."""
    return game().view(s, side)


class PaintedEaglesMissilesLook(EaglesMissilesLook):
    """How it looks; its map and its counters are painted once for all tests."""

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedEaglesMissilesLook, self).paint_map(into, exposed, detail, theme, key)

        paint_once(("eagles_missiles", theme, key, detail), painter, exposed, paint)

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        def paint(into: QPainter) -> None:
            super(PaintedEaglesMissilesLook, self).paint_face(into, face, box)

        paint_once(("eagles_missiles", face, box.getRect()), painter, around(box), paint)


class FromHere(EaglesMissiles):
    """The game, begun at a position."""

    def __init__(self, s: State) -> None:
        # The components are not read again, which takes longer than the rest of a short test.
        self.kit, self._plans = game().kit, None
        self._start = self.encode(s)

    def new(self, setup: Setup) -> State:
        return self.decode(self._start)


def seats(s: State, persons: tuple[Side, ...]) -> tuple[Seat, ...]:
    """Return the seats of a position: these sides are persons, the others the computer."""
    return tuple(
        Seat(side, "person") if side in persons else Seat(side, "bot", level=LEVEL)
        for side in s.terms.sides
    )


def page_at(
    qtbot: QtBot,
    s: State,
    *,
    persons: tuple[Side, ...] = ALONE,
    size: tuple[int, int] = SIZE,
    theme: ThemeName = "dark",
    seed: int = 3,
    confirms: bool = True,
    begins: bool = True,
) -> TablePage:
    """Show the table at a position built with ``positions``; nothing moves, dice come at once."""
    setup = Setup("", s.terms.sides)
    session = Session(FromHere(s), setup, seats(s, persons), seed, chance=SeededChance(seed))
    model = SessionModel(session)
    model.ask_before_rolls(False)
    themes = ThemeSource(load_theme(theme))
    page = TablePage(model, PaintedEaglesMissilesLook(game()), themes, confirm=lambda _: confirms)
    page.set_motion(False)
    page.resize(*size)
    # The test may let go of a page; only at its end may the window go.
    _kept.append(page)
    qtbot.addWidget(page, before_close_func=_kept.remove)
    page.show()
    if begins:
        page.begin()
    return page


def played(
    sides: tuple[Side, ...] = BOTH, seed: int = 5, *, most: int = 400
) -> Iterator[tuple[State, Decision]]:
    """Yield the decisions of a war that is played at random, with the states they are made in."""
    for s, decision, _ in followed(sides, seed, most=most):
        if decision is not None:
            yield s, decision


def followed(
    sides: tuple[Side, ...] = BOTH, seed: int = 5, *, most: int = 400
) -> Iterator[tuple[State, Decision | None, list[Event]]]:
    """Yield the states of a war played at random, what is asked in each, what led to it."""
    rng = Random(seed)
    s = game().new(Setup("", sides))
    told: list[Event] = []
    for _ in range(most):
        decision = engine._settle(game(), s, told)
        yield s, decision, told
        if decision is None:
            return
        told = engine.apply(game(), s, _answer(decision, rng))[0]


def _answer(decision: Decision, rng: Random) -> Action:
    if isinstance(decision, Choice):
        return rng.choice(decision.actions)
    if decision.roll is not None:
        return Rolled(tuple(rng.randint(1, 6) for _ in range(decision.roll.count)))
    return rng.choices(decision.outcomes, decision.weights or None)[0]
