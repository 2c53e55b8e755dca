"""Arrows of the last moves: what others did, not the last of many pieces of one's own (look)."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Choice, Side
from desktop.rules.eagles_missiles.actions_russian import PlaceSquadron
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.table.look import Motion
from tests.rules.eagles_missiles.positions import assault, war
from tests.table.eagles_missiles.playing import page_at


@pytest.mark.parametrize(("person", "count"), [(RUSSIAN, 0), (POLISH, 1)])
def test_only_a_squadron_that_somebody_else_has_placed_leaves_an_arrow(
    qtbot: QtBot, person: Side, count: int
) -> None:
    s = war(day=2, conquered="PDL", steps=(PlaceSquadrons(RUSSIAN),))
    s.phase = "A"
    assault(s, "III", "RA04", "RA25")
    page = page_at(qtbot, s, persons=(person,), begins=False)
    page.desk.show_now()
    asked = page.model.session.decision
    assert isinstance(asked, Choice)
    page.model.session.play(next(each for each in asked.actions if isinstance(each, PlaceSquadron)))
    arrows = [mark for mark in page.desk.scene.marks if mark.kind == "last_move"]
    assert len(arrows) == count


def test_the_arrow_steps_back_for_whoever_has_to_decide(qtbot: QtBot) -> None:
    s = war(day=2, conquered="PDL", steps=(PlaceSquadrons(RUSSIAN),))
    s.phase = "A"
    assault(s, "III", "RA04", "RA25")
    faint = []
    # Russia is asked, Poland looks on.
    for viewer in (POLISH, RUSSIAN):
        page = page_at(qtbot, s, persons=(viewer,), begins=False)
        page.desk.show_now()
        page.desk._last_moves = (Motion("", start="box:russian_pool", end="MAZ"),)
        page.desk.picker.narrowed.emit(page.desk.picker.actions)
        faint += [mark.faint for mark in page.desk.scene.marks if mark.kind == "last_move"]
    assert faint == [False, True]
