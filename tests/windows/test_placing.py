"""The main window comes up where it can be seen and reached, whatever was kept."""

import random

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.paint.fitted import fit
from desktop.windows.placing import can_be_grabbed, kept_place, place

SCREEN = QRect(0, 0, 1920, 1080)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize(
    "frame",
    [
        QRect(5000, -3000, 1280, 800),
        QRect(-1200, 100, 1280, 800),
        QRect(100, -400, 1280, 800),
        QRect(100, 1070, 1280, 800),
    ],
)
def test_a_window_whose_title_bar_is_out_of_reach_is_noticed(frame: QRect) -> None:
    assert not can_be_grabbed(frame, [SCREEN])


@pytest.mark.parametrize(
    "frame", [QRect(0, 0, 1280, 800), QRect(1700, 900, 1280, 800), QRect(-1000, 0, 1280, 800)]
)
def test_a_window_of_which_enough_can_be_grabbed_stays(frame: QRect) -> None:
    assert can_be_grabbed(frame, [SCREEN])


def test_a_window_on_the_second_screen_stays_there() -> None:
    assert can_be_grabbed(QRect(2000, 50, 800, 600), [SCREEN, QRect(1920, 0, 1280, 1024)])


def test_a_place_that_is_off_every_screen_is_exchanged_for_one_that_is_not(
    window: QWidget,
) -> None:
    other = QWidget()
    other.setGeometry(5000, -3000, 700, 500)
    place(window, kept_place(other))
    free = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    assert can_be_grabbed(window.frameGeometry(), free)


def test_a_window_closed_minimised_comes_up_open(window: QWidget) -> None:
    other = QWidget()
    other.setGeometry(10, 20, 700, 500)
    other.setWindowState(Qt.WindowState.WindowMinimized)
    place(window, kept_place(other))
    assert not window.isMinimized()


def test_random_bytes_give_a_window_of_the_first_size(window: QWidget) -> None:
    rng = random.Random(92)
    for length in (1, 7, 60, 500):
        place(window, rng.randbytes(length))
        assert window.width() > 400
        assert window.height() > 300


def test_damaged_bytes_never_give_a_window_that_nobody_finds(window: QWidget) -> None:
    rng, good = random.Random(6), kept_place(QWidget())
    free = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    lost = []
    for _ in range(600):
        bad = bytearray(good)
        for _ in range(rng.randrange(1, 6)):
            bad[rng.randrange(len(bad))] = rng.randrange(256)
        place(window, bytes(bad))
        small = window.width() < 320 or window.height() < 240
        if small or not can_be_grabbed(window.frameGeometry(), free):
            lost.append((bytes(bad), window.geometry()))
    assert lost == []


def test_the_first_window_leaves_room_for_its_title_bar(window: QWidget) -> None:
    place(window, b"")
    (free, *_) = (screen.availableGeometry() for screen in QGuiApplication.screens())
    assert window.geometry().top() - free.top() >= 30
    assert free.contains(window.geometry())


def test_a_dialog_leaves_room_for_its_title_bar(window: QWidget, qtbot: QtBot) -> None:
    room = window.screen().availableSize()
    window.resize(room)
    dialog = QWidget(window, Qt.WindowType.Dialog)
    fit(dialog, QSize(9000, 9000))
    assert dialog.height() <= room.height() - 40
    assert dialog.width() <= room.width()
