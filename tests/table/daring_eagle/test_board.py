"""The board: geometry of every quarter turn, zones and labels, day and night."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.paint.theme import ThemeName, load_theme
from desktop.rules.core import Setup
from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.space import Point
from desktop.table.daring_eagle.board_art import SHEET, labels, paint_board, zone
from desktop.table.daring_eagle.look import DaringEagleLook
from desktop.table.daring_eagle.turned import TurnedBoard
from desktop.table.thumbnail import thumbnail
from tests.screens.grounds import unread

TURNS = (0, 1, 2, 3)


@pytest.mark.parametrize("turn", TURNS)
def test_every_square_is_found_under_its_own_middle(game: DaringEagle, turn: int) -> None:
    board = TurnedBoard(game.kit.board, turn)
    for square in board.cells:
        assert board.cell_at(board.centre(square)) == square


@pytest.mark.parametrize("turn", TURNS)
def test_a_turned_board_keeps_names_neighbours_and_distances(game: DaringEagle, turn: int) -> None:
    board, plain = TurnedBoard(game.kit.board, turn), game.kit.board
    for square in board.cells:
        assert board.name(square) == plain.name(square)
        assert board.neighbours(square) == plain.neighbours(square)
    assert board.distance(0, 143) == 11
    assert board.line(0, 26) == plain.line(0, 26)


def test_one_turn_clockwise_brings_the_south_west_corner_to_the_north_west(
    game: DaringEagle,
) -> None:
    board = TurnedBoard(game.kit.board, 1)
    assert board.centre(board.cell_named("A1")) == game.kit.board.centre(
        game.kit.board.cell_named("A12")
    )


def test_nothing_lies_beside_the_board(game: DaringEagle) -> None:
    assert TurnedBoard(game.kit.board, 1).cell_at(Point(20, 500)) is None


@pytest.mark.rule("DE-4.3a")
@pytest.mark.parametrize("turn", TURNS)
def test_the_zones_painted_hold_exactly_the_home_squares(game: DaringEagle, turn: int) -> None:
    board = TurnedBoard(game.kit.board, turn)
    for number, quadrant in enumerate(game.kit.quadrants):
        box = zone(number, turn)
        inside = {
            square
            for square in board.cells
            if box.contains(QPointF(board.centre(square).x, board.centre(square).y))
        }
        assert inside == quadrant.home


@pytest.mark.parametrize("turn", TURNS)
def test_the_labels_name_the_squares_beside_them(game: DaringEagle, turn: int) -> None:
    board = TurnedBoard(game.kit.board, turn)
    columns, rows = labels(turn)
    for square in board.cells:
        middle = board.centre(square)
        column, row = int((middle.x - 44) // 76), int((middle.y - 44) // 76)
        parts = {columns[column], rows[row]}
        letter, figure = board.name(square)[0], board.name(square)[1:]
        assert parts == {letter, figure}


def test_the_map_depends_on_side_owners_and_turn_only(look: DaringEagleLook) -> None:
    game = look.game
    gold = game.new(Setup("standard", ("gold", "red"), {}))
    green = game.new(Setup("standard", ("gold", "red"), {"board": "green"}))
    key = look.map_key(game.view(gold, "gold"))
    assert len(key.works) == 16
    assert look.map_key(game.view(green, "gold")).works == ()
    assert look.map_key(game.view(gold, "red")) == key
    gold.homes = [0, 2]
    assert look.map_key(game.view(gold, "gold")).owners == ("gold", "", "red", "")
    look.turn = 1
    assert look.map_key(game.view(gold, "gold")).turn == 1


def test_the_night_board_is_much_darker_than_the_paper_one(look: DaringEagleLook) -> None:
    key = look.map_key(look.game.view(look.game.new(Setup("standard", ("gold", "red"), {})), None))
    lightness = {}
    for name in ("dark", "light"):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("#000000"))
        p = QPainter(image)
        p.scale(0.2, 0.2)
        paint_board(p, SHEET, 0.2, load_theme("dark" if name == "dark" else "light"), key)
        p.end()
        spots = [image.pixelColor(x, y).lightness() for x in (60, 100, 140) for y in (70, 140)]
        lightness[name] = sum(spots) / len(spots)
    assert lightness["dark"] < 0.65 * lightness["light"]


def test_tiles_of_the_map_fit_together(look: DaringEagleLook) -> None:
    key = look.map_key(look.game.view(look.game.new(Setup("standard", ("gold", "red"), {})), None))
    theme = load_theme("light")
    whole, parts = (QImage(500, 500, QImage.Format.Format_RGB32) for _ in range(2))
    for image, areas in ((whole, [SHEET]), (parts, _quarters())):
        image.fill(QColor("#000000"))
        for area in areas:
            p = QPainter(image)
            p.setClipRect(QRectF(area.x() / 2, area.y() / 2, area.width() / 2, area.height() / 2))
            p.scale(0.5, 0.5)
            look.paint_map(p, area, 0.5, theme, key)
            p.end()
    # Qt rounds a gradient by where it begins to fill; more than that would be seen as a seam.
    spots = [(x, y) for x in range(500) for y in (*range(0, 500, 25), 249, 250, 251)]
    spots += [(y, x) for x, y in spots]
    worst = max(_apart(whole.pixelColor(x, y), parts.pixelColor(x, y)) for x, y in spots)
    assert worst <= 3


def _apart(a: QColor, b: QColor) -> int:
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))


def _quarters() -> list[QRectF]:
    return [QRectF(x, y, 500, 500) for x in (0, 500) for y in (0, 500)]


def test_the_thumbnail_shows_the_board_in_the_size_asked_for(look: DaringEagleLook) -> None:
    view = look.game.view(look.game.new(Setup("standard", ("gold", "red"), {})), "gold")
    picture = thumbnail(look, view, QSize(96, 60), load_theme("dark"))
    assert picture.size() == QSize(96, 60)
    image = picture.toImage()
    assert image.pixelColor(48, 30).alpha() == 255
    assert image.pixelColor(2, 30).alpha() == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("side", ["gold", "green"])
@pytest.mark.parametrize("detail", [0.5, 0.8, 2.0])
def test_the_labels_can_be_read_on_what_lies_below_them(
    look: DaringEagleLook, theme: ThemeName, side: str, detail: float
) -> None:
    key = look.map_key(look.game.view(look.game.new(Setup("standard", ("gold", "red"), {})), None))
    key = replace(key, side=side)
    image = QImage(round(1000 * detail), round(1000 * detail), QImage.Format.Format_RGB32)

    def paint() -> None:
        p = QPainter(image)
        p.scale(detail, detail)
        paint_board(p, SHEET, detail, load_theme(theme), key)
        p.end()

    assert unread(paint) == []
