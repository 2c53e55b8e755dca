"""Tables of the race, quiet and quick: nothing moves, and chance and dice follow a script."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.fonts import body_font
from desktop.paint.theme import ThemeSource, load_theme
from desktop.play.session import Session
from desktop.rules.core import Target
from desktop.table.page import TablePage
from tests.table.toy_look import ToyLook
from tests.toy.race import Race, RaceState
from tests.toy.table import AGAINST_BOT, opened

MakePage = Callable[..., TablePage]
SetScale = Callable[[int], None]


@pytest.fixture
def themes(qapp: object) -> ThemeSource:
    """The dark theme."""
    return ThemeSource(load_theme("dark"))


@pytest.fixture
def make_page(qtbot: QtBot, themes: ThemeSource) -> Iterator[MakePage]:
    """Return a function that shows the table of a race."""
    # The test may let go of a page; only at its end may the window go.
    kept: list[TablePage] = []

    def made(
        session: Session[RaceState] | None = None,
        *,
        drafts: bool = False,
        moves: bool = False,
        size: tuple[int, int] = (1280, 800),
        asks: bool = False,
    ) -> TablePage:
        session = opened(AGAINST_BOT) if session is None else session
        game = session.game
        assert isinstance(game, Race)
        model = SessionModel(session)
        model.ask_before_rolls(asks)
        page = TablePage(model, ToyLook(game, drafts=drafts), themes, confirm=accept)
        page.set_motion(moves)
        page.resize(*size)
        qtbot.addWidget(page)
        kept.append(page)
        page.show()
        page.begin()
        return page

    yield made
    kept.clear()


@pytest.fixture
def page(make_page: MakePage) -> TablePage:
    """North, a person, to act against a computer player."""
    return make_page()


@pytest.fixture
def set_scale(qapp: QApplication) -> Iterator[SetScale]:
    """Return a function that sets the text scale in per cent until the end of the test."""
    usual = qapp.font()

    def scaled(scale: int) -> None:
        qapp.setFont(body_font(scale))

    yield scaled
    qapp.setFont(usual)


def accept(_question: str) -> bool:
    """Answer yes to every question."""
    return True


def pick(page: TablePage, *targets: Target) -> None:
    """Pick targets one after the other, as clicks do."""
    for target in targets:
        page.desk.pick(target)
