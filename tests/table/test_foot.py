"""The buttons at the foot of a panel: how high they are follows from their width alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.paint.buttons import Importance
from desktop.table.decision_panel import Foot
from tests.table.conftest import SetScale

WIDTHS = range(150, 700, 10)


def made(qtbot: QtBot) -> Foot:
    foot = Foot()
    qtbot.addWidget(foot)
    buttons = (("Clear", "C", Importance.QUIET), ("Pass", "N", Importance.NORMAL))
    for words, cap, importance in (*buttons, ("Attack now", "Enter", Importance.PRIMARY)):
        foot.name(foot.add(importance, foot.arrange), words, cap)
    foot.show()
    return foot


@pytest.mark.parametrize("scale", [100, 200])
def test_the_height_for_a_width_does_not_depend_on_the_width_it_has(
    qtbot: QtBot, set_scale: SetScale, scale: int
) -> None:
    set_scale(scale)
    foot = made(qtbot)
    found = set()
    for present in (150, 300, 450, 700):
        foot.resize(present, 40)
        QApplication.processEvents()
        heights = tuple(foot.heightForWidth(width) for width in WIDTHS)
        found.add((heights, foot.minimumSizeHint().width()))
    assert len(found) == 1
    heights = found.pop()[0]
    assert list(heights) == sorted(heights, reverse=True)


def test_keys_give_way_before_a_button_gets_a_row_of_its_own(qtbot: QtBot) -> None:
    foot = made(qtbot)
    one_row = foot.heightForWidth(700)
    widths = [width for width in WIDTHS if foot.heightForWidth(width) == one_row]
    sizes = []
    for width in (700, widths[0]):
        foot.resize(width, one_row)
        sizes.append(sum(button.sizeHint().width() for button in foot.shown()))
        assert len({button.y() for button in foot.shown()}) == 1
    assert sizes[1] < sizes[0]
