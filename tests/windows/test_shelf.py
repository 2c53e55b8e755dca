"""The shelf of games: each is taken from it once, and what comes with it stays."""

from __future__ import annotations

import gc

from desktop.windows.desk import Shelf


def test_it_tells_of_each_game_once_when_its_components_have_come() -> None:
    there: list[int] = []
    shelf = Shelf(lambda: there.append(len(there)))
    first = shelf.game("daring_eagle")
    assert len(there) == 1
    assert shelf.game("daring_eagle") is first
    assert len(there) == 1
    shelf.game("red_menace")
    assert len(there) == 2


def test_the_components_of_a_game_can_be_kept_out_of_every_look_for_rubbish() -> None:
    game = Shelf(gc.freeze).game("daring_eagle")
    assert gc.is_tracked(game)
    assert not any(each is game for each in gc.get_objects())
