"""Lines around lands: painted once for a zoom, and not to be told from lines that are drawn."""

import math
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from desktop.paint.theme import Theme, load_theme
from desktop.rules.areas import Area, AreaBoard
from desktop.rules.shapes import Point
from desktop.table import outline_pictures
from desktop.table.look import Mark, MarkKind
from desktop.table.mark_shapes import INK, PALE, cosmetic_pen, inset
from desktop.table.marks import Marks
from desktop.table.outline_pictures import KEPT, LARGEST
from desktop.table.places import Places

ACCENT, SIDE = "#c0a040", 420
KINDS: tuple[MarkKind, ...] = ("cursor", "located", "picked")


def land(key: str, middle: float, radius: float) -> Area:
    """Return an area with the ragged coast of a land."""
    turns = [number * math.tau / 120 for number in range(120)]
    reach = [radius * (1 + 0.12 * math.sin(9 * turn)) for turn in turns]
    coast = tuple(
        Point(middle + far * math.cos(turn), middle + far * math.sin(turn))
        for turn, far in zip(turns, reach, strict=True)
    )
    return Area(key=key, polygons=(coast,), neighbours=())


def field(key: str) -> Area:
    corners = (Point(0, 0), Point(50, 0), Point(50, 50), Point(0, 50))
    return Area(key=key, polygons=(corners,), neighbours=())


@dataclass
class Lit:
    scene: QGraphicsScene
    marks: Marks
    places: Places
    theme: Theme

    def show(self, *marks: Mark) -> None:
        self.marks.show(marks, self.places, self.theme, ACCENT)

    def picture(self, mark: Mark) -> QGraphicsPixmapItem:
        (item,) = self.marks.items(mark)
        assert isinstance(item, QGraphicsPixmapItem)
        return item

    def seen(self, scale: float, ratio: float) -> QImage:
        """The scene as a view paints it at that scale, on a screen of that pixel density."""
        image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill("#7a8794")
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        part = QRectF(0, 0, SIDE / ratio / scale, SIDE / ratio / scale)
        self.scene.render(painter, QRectF(QPointF(), part.size() * scale), part)
        painter.end()
        return image


@pytest.fixture
def lit(qapp: object) -> Lit:
    scene, below, above = QGraphicsScene(), QGraphicsPathItem(), QGraphicsPathItem()
    layers: tuple[QGraphicsItem, ...] = (below, above)
    for layer in layers:
        scene.addItem(layer)
    lands = (land("LAND", 130, 90), land("OTHER", 150, 80), field("FIELD"))
    return Lit(scene, Marks(below, above), Places(AreaBoard(lands)), load_theme("dark"))


def test_a_land_that_is_lit_again_is_not_painted_again(lit: Lit) -> None:
    here, there = Mark("LAND", "cursor"), Mark("OTHER", "cursor")
    lit.show(here)
    before = lit.picture(here).pixmap().cacheKey()
    lit.show(there)
    assert lit.picture(there).pixmap().cacheKey() != before
    lit.show(here)
    assert lit.picture(here).pixmap().cacheKey() == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("scale", "ratio"), [(1.0, 1.0), (1.37, 1.0), (0.8, 2.0), (1.1, 1.25)])
def test_a_picture_looks_as_if_the_lines_were_drawn(
    lit: Lit, monkeypatch: pytest.MonkeyPatch, kind: MarkKind, scale: float, ratio: float
) -> None:
    mark = Mark("LAND", kind)
    lit.marks.set_scale(scale, ratio)
    empty = lit.seen(scale, ratio)
    lit.show(mark)
    lit.picture(mark)
    pictured = lit.seen(scale, ratio)
    lit.show()
    monkeypatch.setattr(outline_pictures, "MANY", 10_000)
    lit.show(mark)
    drawn = lit.seen(scale, ratio)
    apart = differences(pictured, drawn)
    assert max(differences(empty, drawn)) > 60
    assert max(apart) <= 8


def test_the_cell_cursor_is_not_to_be_told_from_one_with_round_corners(lit: Lit) -> None:
    scale = 1.37
    lit.marks.set_scale(scale, 1.0)
    empty = lit.seen(scale, 1.0)
    lit.show(Mark("LAND", "cursor"))
    seen = lit.seen(scale, 1.0)
    painter = QPainter(round_cornered := QImage(empty))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    dashed = cosmetic_pen(QColor(PALE), 2)
    dashed.setDashPattern([3, 2])
    for pen in (cosmetic_pen(QColor(INK), 2.4), dashed):
        painter.strokePath(inset(lit.places.outline("LAND"), 0.02), pen)
    painter.end()
    apart, drawn = (sum(differences(round_cornered, other)) for other in (seen, empty))
    assert drawn > 0
    assert apart < 0.02 * drawn


def test_another_zoom_has_pictures_of_its_own(lit: Lit) -> None:
    mark = Mark("LAND", "located")
    lit.show(mark)
    small = lit.picture(mark)
    wide, box = small.pixmap().width(), small.sceneBoundingRect()
    lit.marks.set_scale(2.0, 1.0)
    lit.show(mark)
    large = lit.picture(mark)
    assert abs(large.pixmap().width() - 2 * wide) < 20
    assert abs(large.sceneBoundingRect().width() - box.width()) < 12
    lit.marks.set_scale(2.0, 1.0)
    lit.show(mark)
    assert lit.picture(mark) is large


def test_another_theme_has_pictures_of_its_own(lit: Lit) -> None:
    mark = Mark("LAND", "picked")
    lit.show(mark)
    before = lit.picture(mark).pixmap().cacheKey()
    lit.theme = load_theme("light")
    lit.show(mark)
    assert lit.picture(mark).pixmap().cacheKey() != before


def test_a_small_place_and_a_huge_land_are_drawn(lit: Lit) -> None:
    lit.show(Mark("FIELD", "cursor"))
    drawn = lit.marks.items(Mark("FIELD", "cursor"))
    assert [type(item) for item in drawn] == [QGraphicsPathItem, QGraphicsPathItem]
    lit.marks.set_scale(6.0, 1.0)
    lit.show(Mark("LAND", "cursor"))
    drawn = lit.marks.items(Mark("LAND", "cursor"))
    assert [type(item) for item in drawn] == [QGraphicsPathItem, QGraphicsPathItem]


def test_of_many_pictures_the_oldest_go(lit: Lit) -> None:
    lit.marks.set_scale(3.5, 1.0)
    marks = [
        Mark(place, "located", colour=f"#8080{number:02d}")
        for number in range(10)
        for place in ("LAND", "OTHER")
    ]
    keys = {}
    for mark in marks:
        lit.show(mark)
        pixels = lit.picture(mark).pixmap()
        assert pixels.width() * pixels.height() <= LARGEST
        keys[mark] = pixels.cacheKey()
    assert len(marks) * LARGEST / 2 > KEPT
    lit.show(marks[-2])
    assert lit.picture(marks[-2]).pixmap().cacheKey() == keys[marks[-2]]
    lit.show(marks[0])
    assert lit.picture(marks[0]).pixmap().cacheKey() != keys[marks[0]]


def differences(one: QImage, other: QImage) -> list[int]:
    """How far the pixels of two pictures are apart, in steps of a colour."""
    mine, yours = bytes(one.constBits()), bytes(other.constBits())
    assert len(mine) == len(yours)
    return [abs(a - b) for a, b in zip(mine, yours, strict=True)]
