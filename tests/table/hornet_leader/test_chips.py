"""Weapon chips: words that fit and can be read, and what can be chosen."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.colours import contrast
from desktop.paint.theme import ThemeName, load_theme
from desktop.table.hornet_leader.chips import (
    ChipData,
    ChipState,
    WeaponChip,
    chip_font,
    chip_size,
    grouped,
    tint,
)
from desktop.table.hornet_leader.weapon_icons import HIGH, WIDE, ChipKind, shape
from tests.table.conftest import SetScale
from tests.table.hornet_leader.conftest import data
from tests.table.hornet_leader.pictures import apart, greyscale

KINDS: tuple[ChipKind, ...] = get_args(ChipKind)
STATES: tuple[ChipState, ...] = get_args(ChipState)
THEMES: tuple[ThemeName, ...] = ("dark", "light")
WEAPONS = data("weapons")["weapon"]
SPARROW = ChipData("aim7:1", "AIM-7", "air", 1, state="usable")


def chip_of(qtbot: QtBot, chip: ChipData, theme: ThemeName = "dark") -> WeaponChip:
    widget = WeaponChip(chip)
    qtbot.addWidget(widget)
    widget.setPalette(load_theme(theme).palette("hornet_leader"))
    widget.resize(widget.sizeHint())
    return widget


def picture(qtbot: QtBot, chip: ChipData, theme: ThemeName = "dark") -> QImage:
    return chip_of(qtbot, chip, theme).grab().toImage()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_words_stand_out_from_every_chip(theme: ThemeName, kind: ChipKind) -> None:
    palette = load_theme(theme).palette("hornet_leader")
    words = palette.color(QPalette.ColorRole.WindowText)
    assert contrast(words, tint(palette, kind)) >= 4.5


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("compact", [True, False])
def test_a_chip_has_room_for_its_name(
    qapp: QApplication, set_scale: SetScale, scale: int, compact: bool
) -> None:
    set_scale(scale)
    metrics = QFontMetricsF(chip_font())
    for weapon in WEAPONS:
        chip = ChipData(weapon["id"], weapon["name"], "air", weapon["weight"], count=2)
        size = chip_size(chip, compact=compact)
        assert size.width() >= metrics.horizontalAdvance(f"{weapon['name']} ×2") + 10
        assert size.height() >= metrics.ascent() + 2


def test_each_kind_has_a_picture_that_fills_its_canvas(qapp: QApplication) -> None:
    shapes = [shape(kind) for kind in KINDS]
    for path in shapes:
        box = path.boundingRect()
        assert 0 <= box.left() <= box.right() <= WIDE
        assert box.center().x() == pytest.approx(WIDE / 2)
        assert box.height() > HIGH * 0.85
    assert not any(a == b for a, b in itertools.combinations(shapes, 2))


@pytest.mark.parametrize("theme", THEMES)
def test_kinds_differ_without_colour(qtbot: QtBot, theme: ThemeName) -> None:
    seen = [greyscale(picture(qtbot, ChipData("x", "Store", kind), theme)) for kind in KINDS]
    for a, b in itertools.combinations(seen, 2):
        assert a.size() != b.size() or apart(a, b) > 40


def test_only_air_to_air_has_the_yellow_stripe(qtbot: QtBot) -> None:
    for kind in KINDS:
        colour = picture(qtbot, ChipData("x", "Store", kind)).pixelColor(2, 10)
        assert (colour.red() > 200 and colour.blue() < 110) == (kind == "air")


@pytest.mark.parametrize("theme", THEMES)
def test_states_of_a_chip_show(qtbot: QtBot, theme: ThemeName) -> None:
    seen = [picture(qtbot, replace(SPARROW, state=state), theme) for state in STATES]
    seen.append(picture(qtbot, replace(SPARROW, picked=True), theme))
    for a, b in itertools.combinations(seen, 2):
        assert apart(a, b) > 25


def test_the_weight_shows_but_not_on_a_compact_chip(qtbot: QtBot) -> None:
    assert picture(qtbot, SPARROW) != picture(qtbot, replace(SPARROW, weight=3))
    compact = [chip_of(qtbot, replace(SPARROW, weight=weight)) for weight in (1, 3)]
    for widget in compact:
        widget.show_data(widget.data, compact=True)
        widget.resize(widget.sizeHint())
    assert compact[0].grab().toImage() == compact[1].grab().toImage()


def test_a_name_too_long_stays_on_its_chip(qtbot: QtBot) -> None:
    widget = chip_of(qtbot, replace(SPARROW, name="AGM-154 Joint Stand-Off Weapon"))
    widget.resize(90, 20)
    long = widget.grab().toImage()
    weight = QRect(75, 0, 15, 20)
    widget.show_data(SPARROW)
    widget.resize(90, 20)
    assert long.copy(weight) == widget.grab().toImage().copy(weight)


def test_a_usable_chip_is_chosen_by_mouse_and_keyboard(qtbot: QtBot) -> None:
    widget = chip_of(qtbot, SPARROW)
    told: list[str] = []
    widget.chosen.connect(told.append)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QTest.keyClick(widget, Qt.Key.Key_Space)
    assert told == ["aim7:1", "aim7:1"]
    assert widget.focusPolicy() == Qt.FocusPolicy.StrongFocus


@pytest.mark.parametrize("state", ["plain", "spent"])
def test_other_chips_cannot_be_chosen(qtbot: QtBot, state: ChipState) -> None:
    widget = chip_of(qtbot, replace(SPARROW, state=state))
    told: list[str] = []
    widget.chosen.connect(told.append)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert told == []
    assert widget.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_chip_says_what_it_is(qtbot: QtBot) -> None:
    widget = chip_of(qtbot, replace(SPARROW, count=2))
    assert widget.accessibleName() == "AIM-7 ×2"
    assert widget.accessibleDescription() == "AIM-7 ×2, 1 Weight Points"
    widget.show_data(replace(SPARROW, spoken="Sparrow, needs 6"))
    assert widget.accessibleDescription() == widget.toolTip() == "Sparrow, needs 6"


def test_chips_alike_are_laid_together() -> None:
    bomb = ChipData("mk83:1", "Mk. 83", "ground", 2)
    picked = replace(bomb, key="mk83:3", picked=True)
    chips = (bomb, SPARROW, replace(bomb, key="mk83:2"), picked)
    assert grouped(chips) == (replace(bomb, count=2), SPARROW, picked)
