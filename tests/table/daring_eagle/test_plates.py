"""The players' plates: what stands on them keeps out of each other's way."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.paint.factions import faction
from desktop.table.daring_eagle.plates import PILL, Plate, PlateData

GREEN = PlateData(
    side="green",
    faction=faction("daring_eagle", "green"),
    name="Green",
    kind="",
    cards=3,
    units="4 XX · 7 X",
    captures=1,
    goal=3,
    captures_words="1 of 3 captures",
    captured=(),
    pill="in combat",
)


def picture(qtbot: QtBot, data: PlateData) -> QImage:
    plate = Plate(data)
    qtbot.addWidget(plate)
    plate.resize(180, 168)
    return plate.grab().toImage()


def test_a_long_kind_of_player_keeps_out_of_the_pill(qtbot: QtBot) -> None:
    head = QRect(0, 0, 180, 12 + PILL)
    plain = picture(qtbot, GREEN)
    wordy = picture(qtbot, replace(GREEN, kind="Computer · Field marshal of the desert"))
    assert plain != wordy
    assert plain.copy(head) == wordy.copy(head)
