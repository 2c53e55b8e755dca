"""A player killed at any moment of a real game: whatever was shown is there."""

import os
import random
from pathlib import Path

import pytest

from desktop.catalogue import open_game
from desktop.store.database import Database
from desktop.store.keeping import open_session
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.torture.lives import Account, live, lives_of

pytestmark = pytest.mark.skipif(
    not hasattr(os, "fork"), reason="the player is forked, which Windows cannot"
)

KILLS = 40


def test_no_move_that_was_shown_is_lost_by_forty_kills(data_dir: Path) -> None:
    chance = random.Random(1)
    account = Account()
    with lives_of("player.py", str(data_dir), "daring_eagle") as program:
        for _ in range(KILLS):
            lines = chance.choice((1, 3, 10, 60))
            account.take(live(program, lines, chance.random() / 50))
    done, tried = account.done, account.tried
    assert account.acknowledged > KILLS
    with Database(DataDir(data_dir)) as database:
        assert database.problems() == []
        library = Library(database)
        (row,) = library.games()
        session = open_session(library, open_game("daring_eagle"), row.id)
        assert session.trouble is None
        assert done is not None
        assert tried is not None
        assert str(session.ply) in (done[0], tried[0])
