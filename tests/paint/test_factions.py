"""The sides of each game can be told apart by everybody."""

import itertools

import pytest
from PySide6.QtCore import QRectF

from desktop.paint.card import KINDS
from desktop.paint.colours import contrast
from desktop.paint.factions import faction, factions
from desktop.paint.marks import mark
from tests.paint.colour_vision import VISION, distance

GAMES = ("daring_eagle", "eagles_missiles", "red_menace", "hornet_leader")
PLAIN_AT_A_GLANCE = 11.0


def test_every_game_has_its_sides() -> None:
    assert tuple(factions()) == GAMES
    assert set(factions()["daring_eagle"]) == {"gold", "green", "blue", "red"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("vision", VISION)
def test_no_two_sides_of_a_game_look_alike(game: str, vision: str) -> None:
    close = [
        (a, b)
        for a, b in itertools.combinations(factions()[game], 2)
        if distance(faction(game, a).fill, faction(game, b).fill, vision) < PLAIN_AT_A_GLANCE
    ]
    assert close == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_sides_of_a_game_share_a_mark(game: str) -> None:
    marks = [side.mark for side in factions()[game].values()]
    assert len(marks) == len(set(marks))


@pytest.mark.parametrize("game", GAMES)
def test_words_can_be_read_on_every_side(game: str) -> None:
    for side in factions()[game].values():
        assert contrast(side.ink, side.fill) >= 4.5


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_fills_its_box(game: str) -> None:
    box = QRectF(0, 0, 100, 100)
    for side in factions()[game].values():
        shape = mark(side.mark, box).boundingRect()
        assert shape.width() > 80
        assert shape.height() > 40
        assert box.adjusted(-1, -1, 1, 1).contains(shape)


def test_there_is_no_mark_of_another_name() -> None:
    with pytest.raises(ValueError, match="no mark"):
        mark("crown", QRectF(0, 0, 1, 1))


def test_card_titles_can_be_read() -> None:
    for colour in KINDS.values():
        assert contrast("#ffffff", colour) >= 4.5
