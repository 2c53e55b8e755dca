"""All words, numbers and silhouettes on counters of all games are measured on what they lie on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.paint import faces as paper
from desktop.paint.colours import contrast, luminance
from desktop.paint.counters import image, paint_face
from desktop.paint.drawing import draw_text
from desktop.paint.face import SPENT, Face, State
from desktop.paint.face_shades import grounds, rested, worn
from desktop.paint.factions import faction, factions
from desktop.table.eagles_missiles import faces as eagles
from desktop.table.eagles_missiles import faces_markers as eagles_markers
from desktop.table.hornet_leader import faces as hornet
from desktop.table.red_menace import faces as menace
from desktop.table.red_menace import faces_markers as menace_markers
from tests.rules.eagles_missiles.positions import KIT
from tests.screens.grounds import measured
from tests.table.red_menace.kits import kit

SIDES = [(game, side) for game, sides in factions().items() for side in sides]
SIZES = (30, 48, 96)


def plain(game: str) -> Iterator[Face]:
    """Yield the counters of a game as they are before anything happens to them."""
    match game:
        case "daring_eagle":
            for side in ("gold", "green", "blue", "red"):
                yield paper.eagle_unit(side, "XX", 15, 2)
                yield paper.eagle_unit(side, "X", 5, 3)
        case "eagles_missiles":
            for each in KIT.squadrons.values():
                yield eagles.squadron_face(each, KIT.types[each.type])
            for aa in KIT.aa.values():
                yield eagles.aa_face(aa)
            for card in KIT.russian_cards.values():
                yield eagles.russian_card_face(card)
            yield eagles_markers.fleet_face(7)
            yield eagles_markers.points_face(3)
        case "red_menace":
            for unit in kit().units.values():
                yield menace.unit_face(unit)
                if unit.role == "bomber":
                    yield menace.bomber_face(unit, ground=True)
            for key in ("A", "CUBA", "M50"):
                yield menace_markers.flight_face(key, revealed=True, bombers=2)
                yield menace_markers.flight_face(key, revealed=False, bombers=3)
        case "hornet_leader":
            for status in ("okay", "shaken", "unfit"):
                for altitude in ("high", "low"):
                    yield hornet.aircraft(
                        "Hunter", "F-14", "f14", altitude, status, "fast", sa=2, weapons=6
                    )
            yield hornet.site("SA-6", "site_triple", (2, 5, 8), "HL", 1, radar=True, soft=True)
            yield hornet.bandit("MiG-21", "mig_21", (3, 6, 9), 1, 2)
            yield hornet.marker("3", "Recon")
        case _:
            raise ValueError(game)


def faint(face: Face, size: float) -> list[str]:
    """Return what cannot be read on a counter."""
    with measured() as measure:
        image(face, size)
        return [f"{each.words} {each.by}" for each in measure.faint()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", factions())
def test_everything_on_a_counter_can_be_read(qapp: object, game: str, size: float) -> None:
    found = {
        (face.title or face.subtitle or face.number, how): said
        for plainly in set(plain(game))
        for how, face in (
            ("plain", plainly),
            ("spent", plainly.marked(State.MOVED)),
            ("not in play", rested(plainly)),
        )
        if (said := faint(face, size))
    }
    assert found == {}


@pytest.mark.parametrize(("game", "side"), SIDES)
def test_the_ink_of_a_side_is_read_on_all_that_lies_below_it(game: str, side: str) -> None:
    colours = faction(game, side)
    face = Face(colours.fill, colours.ink)
    for each in (face, worn(face), rested(face)):
        assert min(contrast(each.ink, ground) for ground in grounds(each)) >= 4.5


@pytest.mark.parametrize(("game", "side"), SIDES)
def test_what_has_acted_and_what_is_not_in_play_still_steps_back(game: str, side: str) -> None:
    colours = faction(game, side)
    face = Face(colours.fill, colours.ink)
    assert luminance(rested(face).fill) < 0.17
    assert worn(face).fill != face.fill
    vivid = QColor(face.fill).saturationF()
    assert QColor(worn(face).fill).saturationF() < max(vivid, 0.06)


def test_the_state_of_a_counter_changes_its_body_alone(qapp: object) -> None:
    face = paper.eagle_unit("green", "X", 5, 3)
    for state in SPENT:
        assert image(face.marked(state), 48) != image(replace(worn(face), states=frozenset()), 48)
        assert image(face.marked(state), 48) != image(face, 48)


def test_the_measure_sees_what_cannot_be_read(qapp: object) -> None:
    assert faint(Face("#808080", "#909090", "Name"), 48)
    picture = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor("#ffffff"))
    with measured() as measure:
        p = QPainter(picture)
        paint_face(p, Face("#101010", "#ffffff", "Name"), 48)
        draw_text(p, QRectF(0, 60, 90, 30), "pale", 9, "#dddddd")
        p.end()
        assert [each.words for each in measure.faint()] == ["pale"]
