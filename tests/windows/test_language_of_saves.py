"""What is kept of a game does not depend on the language in which it was played."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from desktop.catalogue import open_game
from desktop.models.say import say, speak_anew
from desktop.play.chance import SeededChance
from desktop.play.seats import Seat
from desktop.rules.core import Chance
from desktop.rules.games import GAMES
from desktop.store.database import Database
from desktop.store.keeping import create_session, export_game
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.contract.walks import any_setup

PLIES = 60


class Loud(QTranslator):
    """A language in which every sentence is another one."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return source.swapcase()


@pytest.fixture
def loud(qapp: QApplication) -> Iterator[Loud]:
    translator = Loud(qapp)
    yield translator
    qapp.removeTranslator(translator)
    speak_anew()


def kept(place: DataDir, key: str, loud: Loud | None) -> tuple[bytes, bytes | None]:
    """Play a game; return its file and its line in the list."""
    place.prepare()
    game, rng = open_game(key), Random(9)
    if loud is not None:
        QApplication.installTranslator(loud)
    speak_anew()
    with Database(place) as database:
        library = Library(database)
        setup = any_setup(game, rng, with_options=True)
        seats = tuple(Seat(side, "person") for side in setup.sides)
        session = create_session(library, game, setup, seats, title="T", seed=4)
        for ply in range(PLIES):
            if (asked := session.decision) is None:
                break
            assert say(asked.prompt)
            session.play(
                SeededChance(4).answer(asked, ply)
                if isinstance(asked, Chance)
                else rng.choice(asked.actions)
            )
        assert session.log
        assert (say(game.title) == game.title.source) == (loud is None)
        (row,) = library.games()
        return export_game(library, game, row.id), row.headline.summary


@pytest.mark.parametrize("key", list(GAMES))
def test_a_game_is_kept_alike_in_every_language(tmp_path: Path, key: str, loud: Loud) -> None:
    english = kept(DataDir(tmp_path / "english"), key, None)
    other = kept(DataDir(tmp_path / "other"), key, loud)
    assert b'"ply"' in english[0]
    lines = [
        [line for line in each[0].splitlines() if b'"created"' not in line]
        for each in (english, other)
    ]
    assert lines[0] == lines[1]
    assert english[1] == other[1]
