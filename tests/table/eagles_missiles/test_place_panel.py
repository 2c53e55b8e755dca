"""Russian cards on the table: one more or enough, laid, moved on, taken back, confirmed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Step
from desktop.rules.eagles_missiles.actions_russian import DrawExtra, StopDrawing
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, RUSSIAN_2, LaidCard
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import ExtraCards, HandOvers
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.place_panel import CardsPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, found, pick, press

BRIGADE, SUPERIORITY, WAVE, COLUMN = "rcard:RA04", "rcard:RA17", "rcard:RA22", "rcard:RA09"
CRUISE = "rcard:RM04"
ALL = ("RA04", "RA17", "RM04", "RA22", "RA09")


def day(*cards: str, step: Step | None = None, sides: tuple[str, ...] = ()) -> State:
    """Return a position in which these cards are drawn; line III is at Mazovia."""
    s = war(sides or (RUSSIAN, POLISH), day=2, conquered="PDL")
    s.then(step or LayCards(RUSSIAN))
    s.phase = "A"
    for card in cards:
        s.russian_deck.take(KIT.russian_kinds.index(card))
        s.now.drawn.append(LaidCard(card, RUSSIAN))
    for number, place in enumerate(("MAZ", "WAR", "KIE"), 1):
        s.unit(f"AA_B_{number}").at = place
    return s


def shown(qtbot: QtBot, s: State) -> tuple[TablePage, CardsPanel]:
    page = page_at(qtbot, s, persons=(RUSSIAN,))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, CardsPanel)
    assert panel.isVisible()
    return page, panel


def lines_of(page: TablePage) -> dict[str, list[str]]:
    """Return the cards by the line they lie on."""
    s: State = page.model.session.state
    return {each.line: [laid.card for laid in each.cards] for each in s.assaults}


def missiles_of(page: TablePage) -> dict[str, str]:
    s: State = page.model.session.state
    return {each.card: each.territory for each in s.missiles}


def needs(panel: CardsPanel) -> str:
    return panel.needs.accessibleName() if panel.needs.isVisible() else ""


# --- one more or enough ---------------------------------------------------------------------------


@pytest.mark.rule("EM-IV.A2a")
def test_one_more_card_has_its_price(qtbot: QtBot) -> None:
    s = day("RA04", "RA17", step=ExtraCards(RUSSIAN))
    s.now.extra = 1
    page, panel = shown(qtbot, s)
    assert panel.title.text() == "Additional cards: up to 2"
    more, enough = (row.data for row in panel.draws.rows)
    assert (more.cap, more.notes) == ("D", "NATO will draw 3; cards in the deck: 34")
    assert enough.notes == "NATO will draw 2"
    assert [row.data.title for row in panel.cards.rows] == ["Tank Brigade", "Air Superiority Day"]
    press(page, "d")
    assert page.model.session.entry_at(0).action == DrawExtra()


def test_enter_is_enough(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, day("RA04", step=ExtraCards(RUSSIAN)))
    press(page, "enter")
    assert page.model.session.entry_at(0).action == StopDrawing()


@pytest.mark.rule("EM-XIII.b3")
def test_a_card_for_the_partner_is_chosen_by_its_digit(qtbot: QtBot) -> None:
    s = day(*ALL, step=HandOvers(), sides=(RUSSIAN, POLISH, RUSSIAN_2))
    page, panel = shown(qtbot, s)
    assert panel.title.text().startswith("Cards for your partner: ")
    assert [row.data.key for row in panel.cards.rows] == [BRIGADE, SUPERIORITY, WAVE, COLUMN]
    press(page, "2")
    held: State = page.model.session.state
    assert [each.by for each in held.now.drawn if each.card == "RA17"] == [RUSSIAN_2]


# --- laying ---------------------------------------------------------------------------------------


@pytest.mark.rule("EM-IV.A3a")
def test_cards_are_laid_by_drag_onto_a_disc_a_territory_or_one_further_on(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, day(*ALL))
    drag(page, BRIGADE, "line:IV")
    drag(page, SUPERIORITY, "WAR")
    drag(page, WAVE, "LDZ")
    assert lines_of(page) == {"II": ["RA17"], "III": ["RA22"], "IV": ["RA04"]}


def test_cards_are_laid_by_digit_and_line_and_missiles_by_letter(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, day(*ALL))
    press(page, "1", "3")
    assert lines_of(page) == {"III": ["RA04"]}
    number = next(row.data.cap for row in panel.cards.rows if row.data.key == CRUISE)
    press(page, number)
    land = next(row.data for row in panel.lands.rows if row.data.key == "USI")
    assert (land.notes, land.figure) == ("Katowice and Gliwice", "50 %")
    press(page, land.cap)
    assert missiles_of(page) == {"RM04": "USI"}


def test_cards_are_laid_with_tab_and_enter(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, day(*ALL))
    press(page, "tab", "enter", "tab", "enter")
    assert lines_of(page) == {"I": ["RA04"]}


def test_a_card_is_moved_to_another_line_and_back_beside_the_board(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, day(*ALL))
    drag(page, BRIGADE, "MAZ")
    drag(page, BRIGADE, "WAR")
    assert lines_of(page) == {"II": ["RA04"]}
    drag(page, BRIGADE, "box:russian_cards")
    assert lines_of(page) == {}
    pick(page, CRUISE, "USI")
    pick(page, CRUISE)
    press(page, "del")
    assert missiles_of(page) == {}


@pytest.mark.rule("EM-IV.A3b", "EM-IV.A3g")
def test_what_is_still_needed_is_said_until_all_is_complete(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, day(*ALL))
    assert needs(panel) == "Line I still needs a card"
    for card, line in ((BRIGADE, "I"), (SUPERIORITY, "II"), (WAVE, "III"), (COLUMN, "IV")):
        pick(page, card, f"line:{line}")
    assert needs(panel) == "Cruise Missile Raid A still needs a place"
    pick(page, "button:confirm")
    assert page.desk.note.rule == "EM-IV.A3g"
    assert any(isinstance(step, LayCards) for step in page.model.session.state.steps)
    pick(page, CRUISE, "MAZ")
    assert needs(panel) == ""
    press(page, "enter")
    assert not any(isinstance(step, LayCards) for step in page.model.session.state.steps)


@pytest.mark.rule("EM-IV.A3c")
def test_no_line_gets_a_second_card_too_early_and_its_row_says_so(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, day("RA04", "RA17", "RA22", "RA09"))
    pick(page, BRIGADE, "MAZ")
    pick(page, SUPERIORITY)
    row = next(row.data for row in panel.lines.rows if row.data.key == "line:III")
    assert (row.possible, row.rule) == (False, "EM-IV.A3c")
    press(page, "3")
    assert lines_of(page) == {"III": ["RA04"]}
    drag(page, SUPERIORITY, "MAZ")
    assert page.desk.note.rule == "EM-IV.A3c"


@pytest.mark.rule("EM-IV.A3d")
def test_a_second_card_shows_its_sum_and_what_may_fly(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, day("RA04", "RA17", "RA22", "RA09", "RA25"))
    for card, line in ((BRIGADE, "I"), (SUPERIORITY, "II"), (WAVE, "III"), (COLUMN, "IV")):
        pick(page, card, f"line:{line}")
    pick(page, "rcard:RA25")
    row = next(row.data for row in panel.lines.rows if row.data.key == "line:III")
    assert (row.figure, row.notes) == ("4", "with Bomber Stream: strength 7")
    landing = next(row.data for row in panel.lines.rows if row.data.key == "line:I")
    assert (landing.possible, landing.rule) == (False, "EM-IV.A3e")
    pick(page, "MAZ")
    assert lines_of(page)["III"] == ["RA22", "RA25"]


@pytest.mark.rule("EM-IV.A3a")
def test_an_assault_card_on_a_territory_of_no_line_is_refused(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, day(*ALL))
    drag(page, BRIGADE, "SUB")
    assert lines_of(page) == {}
    assert page.desk.note.rule == "EM-IV.A3a"
    drag(page, CRUISE, "SEA")
    assert page.desk.note.rule == "EM-IV.A3g"
