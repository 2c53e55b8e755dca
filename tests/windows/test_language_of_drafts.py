"""What is half put together on a table goes on in another language, with no old word about it."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from desktop.rules.daring_eagle import DaringEagle
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.red_menace.setup import PlaceBombers
from desktop.table.page import TablePage
from desktop.windows.desk import Desk
from desktop.windows.guide import guide_of, put_guide
from desktop.windows.languages import Languages
from tests.rules.red_menace.positions import war
from tests.table.daring_eagle.test_setting_up import at_deployment
from tests.table.eagles_missiles import playing as eagles
from tests.table.eagles_missiles import scenes as wars
from tests.table.handling import pick
from tests.table.hornet_leader import playing as hornet
from tests.table.hornet_leader import scenes as missions
from tests.table.red_menace import playing as red
from tests.windows.test_language import folder, languages, opened_table, speak

Opened = Callable[[QtBot, Desk], TablePage]

# What pytest finds by name in a module.
fixtures = (folder, languages)


def quadrant(qtbot: QtBot, desk: Desk) -> TablePage:
    page = opened_table(qtbot, desk)
    put_guide(page, desk.themes, guide_of("daring_eagle"))
    return page


def deployment(qtbot: QtBot, desk: Desk) -> TablePage:
    game = desk.shelf.game("daring_eagle")
    assert isinstance(game, DaringEagle)
    return at_deployment(qtbot, game).page


def aa_fire(qtbot: QtBot, desk: Desk) -> TablePage:
    page = eagles.page_at(qtbot, wars.fifth_day(steps=(AaFire(),)))
    pick(page, "aa:AA_B_3")
    return page


def aa_moves(qtbot: QtBot, desk: Desk) -> TablePage:
    page = eagles.page_at(qtbot, wars.fifth_day(steps=(AaMoves(),), phase="D"))
    pick(page, "aa:AA_B_1")
    return page


def movement(qtbot: QtBot, desk: Desk) -> TablePage:
    page = hornet.page_at(qtbot, missions.moving())
    pick(page, "pilot:banzai")
    return page


def attack(qtbot: QtBot, desk: Desk) -> TablePage:
    page = hornet.page_at(qtbot, missions.attacking())
    pick(page, min(page.picker.next_targets()))
    return page


def bombers(qtbot: QtBot, desk: Desk) -> TablePage:
    page = red.page_at(qtbot, war(2, turn=0, phase=0, steps=[PlaceBombers()]))
    pick(page, "bomber:0")
    return page


def words(page: TablePage) -> Counter[str]:
    """Return everything that labels and buttons say and explain, as far as it is seen."""
    said = Counter(label.text() for label in page.findChildren(QLabel) if label.isVisible())
    said.update(
        f"{button.text()} {button.toolTip()} {button.accessibleName()}"
        for button in page.findChildren(QAbstractButton)
        if button.isVisible()
    )
    return said


SCENES = (quadrant, deployment, aa_fire, aa_moves, movement, attack, bombers)


@pytest.mark.parametrize("make", SCENES, ids=[make.__name__ for make in SCENES])
def test_a_draft_speaks_the_language_that_is_chosen_in_its_middle(
    qtbot: QtBot, desk: Desk, languages: Languages, make: Opened
) -> None:
    before = make(qtbot, desk)
    before.show()
    picks = before.picker.picks
    english = words(before)
    speak(languages, "pl")
    after = make(qtbot, desk)
    after.show()
    assert before.picker.picks == picks == after.picker.picks
    qtbot.waitUntil(lambda: words(before) == words(after))
    assert words(after) != english
    for page in (before, after):
        page.close_game()
