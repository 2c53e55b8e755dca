"""Many dice in one breath: what is over before a frame could show it costs nothing (G15)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.models.session_model import SessionModel
from desktop.paint.theme import ThemeSource, load_theme
from desktop.play.chance import SeededChance
from desktop.play.session import Session
from desktop.rules.core import Chance, Choice, Rolled
from desktop.rules.red_menace.bot import Autopilot
from desktop.rules.red_menace.state import State, View
from desktop.store.errors import DiskFull
from desktop.table.dice_tray import DiceTray, Stage
from desktop.table.page import TablePage
from desktop.table.red_menace import status_data
from desktop.table.red_menace.look import RedMenaceLook
from tests.bench.games import WAR
from tests.table.red_menace.playing import SEATS, game
from tests.toy.table import MemorySink

MOST = 12


class FullLater(MemorySink):
    """A sink that is full from some action on."""

    room = 10_000

    def _require_room(self) -> None:
        if len(self.actions) >= self.room:
            raise DiskFull(Path("library.db"))


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the tray was filled with a result, and the strip asked for its facts."""
    found: Counter[str] = Counter()
    usual_roll, usual_data = DiceTray.show_rolled, status_data.status_data

    def rolled(
        tray: DiceTray, chance: Chance, dice: tuple[int, ...], words: str, *, harms: bool = False
    ) -> None:
        found["roll"] += 1
        usual_roll(tray, chance, dice, words, harms=harms)

    def data(*args: object) -> object:
        found["data"] += 1
        return usual_data(*args)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(DiceTray, "show_rolled", rolled)
    monkeypatch.setattr("desktop.table.red_menace.status_strip.status_data", data)
    return found


def begun(qtbot: QtBot, sink: MemorySink | None = None) -> TablePage:
    """Show a war with its forces in place, right before the first dice."""
    session = Session(game(), WAR, SEATS, 6, chance=SeededChance(6), sink=sink)
    model = SessionModel(session)
    page = TablePage(model, RedMenaceLook(game()), ThemeSource(load_theme("dark")))
    page.set_motion(False)
    page.resize(1600, 1000)
    qtbot.addWidget(page)
    page.show()
    page.begin()
    return page


def dice_of(page: TablePage) -> tuple[int | None, ...]:
    """Return the faces that lie in the tray."""
    tray = page.dice.tray
    rows = tray.batch.rows if tray.batch.isVisibleTo(tray) else ()
    dice = [die for row in rows for die in row.dice] if rows else tray.dice.dice
    return tuple(die.number for die in dice)


def breath(page: TablePage) -> list[Rolled]:
    """Decide by rule of thumb; return what was rolled before the next decision."""
    session: Session[State] = page.model.session
    choice, before = session.decision, session.ply
    assert isinstance(choice, Choice)
    page.model.play(Autopilot(game().kit).choose(View(0, session.state), choice, bool)[0])
    actions = (session.entry_at(ply).action for ply in range(before, session.ply))
    return [action for action in actions if isinstance(action, Rolled)]


def many_rolled(page: TablePage, counts: Counter[str]) -> list[Rolled]:
    """Play on until several dice were rolled in one breath; return them."""
    for _ in range(MOST):
        counts.clear()
        if len(rolled := breath(page)) > 1 or not page.failure.isHidden():
            return rolled
    raise AssertionError("No decision was followed by several dice.")


def test_of_many_dice_in_one_breath_the_last_are_shown(qtbot: QtBot, counts: Counter[str]) -> None:
    page = begun(qtbot)
    rolled = many_rolled(page, counts)
    assert counts == {"roll": 1, "data": 1}
    assert page.dice.tray.stage is Stage.SETTLED
    assert dice_of(page) == rolled[-1].dice


def test_dice_that_lay_out_a_new_war_do_not_lie_over_it(qtbot: QtBot, counts: Counter[str]) -> None:
    page = begun(qtbot)
    session = page.model.session
    assert any(isinstance(session.entry_at(ply).action, Rolled) for ply in range(session.ply))
    assert isinstance(session.decision, Choice)
    assert counts["roll"] == 0
    assert page.dice.tray.stage is Stage.EMPTY


def test_of_dice_to_be_followed_by_others_the_last_are_shown_if_these_do_not_come(
    qtbot: QtBot, counts: Counter[str]
) -> None:
    page = begun(qtbot)
    rolled = many_rolled(page, counts)
    session = page.model.session
    plies = [n for n in range(session.ply) if isinstance(session.entry_at(n).action, Rolled)]
    sink = FullLater()
    sink.room = plies[-len(rolled)] + 1
    page = begun(qtbot, sink)
    cut = many_rolled(page, counts)
    assert cut == rolled[:1]
    assert counts["roll"] == 1
    assert dice_of(page) == cut[-1].dice
