"""Russian squadrons on the table: types, places, worth, taken back, confirmed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.eagles_missiles import aa_odds
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, RUSSIAN_2
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.air_panel import AirPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import assault, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, found, pick, press

FLANKER, FENCER, FROGFOOT, BACKFIRE = "pool:SU27", "pool:SU24", "pool:SU25", "pool:TU22M"


def skies(sides: tuple[str, ...] = (RUSSIAN, POLISH)) -> State:
    """Return a position with cards on all lines: 7 fighters and 5 bombers may fly."""
    s = war(sides, day=2, conquered="PDL", steps=(PlaceSquadrons(RUSSIAN),))
    s.phase = "A"
    for line, cards in (("I", "RA22"), ("II", "RA09"), ("III", "RA04 RA25"), ("IV", "RA17")):
        second = RUSSIAN_2 in sides and line in ("III", "IV")
        assault(s, line, *cards.split(), by=RUSSIAN_2 if second else RUSSIAN)
    for number, place in enumerate(("MAZ", "WAR", "KIE"), 1):
        s.unit(f"AA_B_{number}").at = place
    return s


def shown(qtbot: QtBot, s: State | None = None) -> tuple[TablePage, AirPanel]:
    page = page_at(qtbot, skies() if s is None else s, persons=(RUSSIAN,))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, AirPanel)
    assert panel.isVisible()
    return page, panel


def placed(page: TablePage) -> dict[str, tuple[str, str, int]]:
    """Return role, place and card of the squadrons on the board."""
    s: State = page.model.session.state
    on_board = [each for each in s.squadrons if each.where == "board"]
    return {each.id: (each.role, each.at, each.card) for each in on_board}


@pytest.mark.rule("EM-IV.A5b", "EM-IV.A5c")
def test_squadrons_are_dragged_to_territories_and_onto_cards(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    drag(page, "squadron:RU_SU27_1", "MAZ")
    drag(page, "squadron:RU_SU24_1", "LSI")
    drag(page, "squadron:RU_SU25_1", "rcard:RA25")
    assert placed(page) == {
        "RU_SU27_1": ("escort", "MAZ", -1),
        "RU_SU24_1": ("raid", "LSI", -1),
        "RU_SU25_1": ("support", "III", 1),
    }
    assert panel.title.text() == "May fly: fighters 7, bombers 5"
    assert panel.note.text().startswith("Taken: 1 and 2.")


def test_a_squadron_is_dragged_elsewhere_and_back(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "squadron:RU_SU27_1", "WAR")
    drag(page, "squadron:RU_SU27_1", "LSI")
    assert placed(page) == {"RU_SU27_1": ("escort", "LSI", -1)}
    drag(page, "squadron:RU_SU27_1", "rcard:RA09")
    assert placed(page) == {"RU_SU27_1": ("support", "II", 0)}
    drag(page, "squadron:RU_SU27_1", "box:russian_pool")
    assert placed(page) == {}


def test_a_digit_takes_a_type_and_a_letter_places_it_again_and_again(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    press(page, "1")
    row = next(row.data for row in panel.goals.rows if row.data.key == "MAZ")
    assert row.title == "Escort in Mazovia"
    assert row.notes == "protects the assault of strength 11"
    press(page, row.cap)
    assert [row.data.key for row in panel.types.rows if row.data.selected] == [FLANKER]
    row = next(row.data for row in panel.goals.rows if row.data.key == "MAZ")
    assert row.notes.endswith("escorts there: 1")
    press(page, row.cap)
    assert list(placed(page)) == ["RU_SU27_1", "RU_SU27_2"]


def test_s_offers_cards_only_and_tab_walks_them(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    press(page, "2", "s")
    assert {row.data.key.partition(":")[0] for row in panel.goals.rows} == {"rcard"}
    press(page, "tab", "enter")
    assert placed(page) == {"RU_MIG29_1": ("support", "II", 0)}


def test_a_place_on_the_map_takes_the_type_in_hand(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    press(page, "3")
    pick(page, "DEU")
    assert placed(page) == {"RU_SU24_1": ("raid", "DEU", -1)}


@pytest.mark.rule("EM-VII.6")
def test_the_chance_of_aa_fire_is_that_of_the_rules(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    press(page, "5")
    raid = next(row.data for row in panel.goals.rows if row.data.key == "WAR")
    assert raid.figure == "75 %"
    safe = next(row.data for row in panel.goals.rows if row.data.key == "LSI")
    assert safe.figure == ""
    press(page, raid.cap, "esc")
    s: State = page.model.session.state
    (row,) = (row.data for row in panel.placed.rows)
    chance = aa_odds.driven_off(s, page.model.game.kit, s.squadron("RU_TU22M_1"))
    assert row.figure == f"{round(chance * 100)} %"


@pytest.mark.rule("EM-IV.A4a")
def test_a_type_that_no_card_lets_fly_is_refused_with_its_rule(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    pick(page, FENCER, "MAZ", "WAR", "KIE", "LSI", "USI")
    assert len(placed(page)) == 5
    row = next(row.data for row in panel.types.rows if row.data.key == BACKFIRE)
    assert (row.possible, row.rule) == (False, "EM-IV.A4a")
    # The row has the name already; the refusal on the board has to say it.
    assert (row.title, row.notes) == ("Tu-22M", "your cards let no further bomber fly")
    pick(page, BACKFIRE)
    assert page.desk.note.rule == "EM-IV.A4a"


@pytest.mark.rule("EM-X.7a", "EM-X.2")
def test_a_landing_whose_fleet_has_no_escort_is_warned_of_until_it_has_one(qtbot: QtBot) -> None:
    s = war(day=2, steps=(PlaceSquadrons(RUSSIAN),))
    s.phase = "A"
    assault(s, "I", "RA22")
    page, panel = shown(qtbot, s)
    assert panel.alone.isVisible()
    assert "the landing fails" in panel.alone.accessibleDescription()
    assert "no escort." not in panel.note.text()
    drag(page, "squadron:RU_SU27_1", "SEA")
    assert placed(page) == {"RU_SU27_1": ("escort", "SEA", -1)}
    assert panel.alone.isHidden()
    drag(page, "squadron:RU_SU27_1", "LSI")
    assert panel.alone.isVisible()


@pytest.mark.rule("EM-X.3d")
def test_without_a_landing_the_panel_only_mentions_that_the_fleet_is_alone(qtbot: QtBot) -> None:
    s = skies()
    s.assaults = [each for each in s.assaults if each.line != "I"]
    page, panel = shown(qtbot, s)
    assert panel.alone.isHidden()
    assert "The fleet has no escort." in panel.note.text()
    drag(page, "squadron:RU_SU27_1", "SEA")
    assert "no escort" not in panel.note.text()
    sunk = skies()
    sunk.fleet = 0
    sunk.assaults = [each for each in sunk.assaults if each.line != "I"]
    _, panel = shown(qtbot, sunk)
    assert panel.alone.isHidden()
    assert "no escort" not in panel.note.text()


@pytest.mark.rule("EM-IV.A4b")
def test_a_type_of_which_none_is_left_says_its_name_once(qtbot: QtBot) -> None:
    s = skies()
    for each in s.squadrons:
        if each.type == "TU22M":
            each.where = "lost"
    _, panel = shown(qtbot, s)
    row = next(row.data for row in panel.types.rows if row.data.key == BACKFIRE)
    assert (row.title, row.notes, row.rule) == ("Tu-22M", "none is left in the pool", "EM-IV.A4b")


@pytest.mark.rule("EM-VI.4d")
def test_a_su25_does_not_raid(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "squadron:RU_SU25_1", "MAZ")
    assert placed(page) == {}
    assert page.desk.note.rule == "EM-VI.4d"


@pytest.mark.rule("EM-IV.A5c")
def test_a_card_takes_one_support(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "squadron:RU_SU25_1", "rcard:RA04")
    pick(page, FROGFOOT, "rcard:RA04")
    assert len(placed(page)) == 1
    assert page.desk.note.rule == "EM-IV.A5c"
    # It does not escort instead.
    drag(page, "squadron:RU_MIG29_1", "rcard:RA04")
    assert len(placed(page)) == 1


@pytest.mark.rule("EM-XIII.b4")
def test_partners_take_turns_and_leave_the_others_squadrons_alone(qtbot: QtBot) -> None:
    page, _ = shown(qtbot, skies((RUSSIAN, POLISH, RUSSIAN_2)))
    drag(page, "squadron:RU_SU27_1", "MAZ")
    step = page.model.session.state.steps[-1]
    assert isinstance(step, PlaceSquadrons)
    assert step.side == RUSSIAN_2


def test_enter_confirms_and_nothing_is_left_to_take_back(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, "squadron:RU_SU27_1", "MAZ")
    press(page, "enter")
    s: State = page.model.session.state
    assert not any(isinstance(step, PlaceSquadrons) for step in s.steps)
