"""Windows on the table: which cards can be played, and what each of them changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.rules.core import Action, Rolled
from desktop.rules.eagles_missiles import aa_odds, contests, odds
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_polish import PassWindow, PlayCard
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import Bombing, Contest, Launch
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window, plays
from desktop.table.decision_rows import Row
from desktop.table.eagles_missiles import fight_data, window_data
from desktop.table.eagles_missiles.aa_panel import AaPanel
from desktop.table.eagles_missiles.window_panel import WindowPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, assault, missile, russian, send, war
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import drag, found, pick, press

PASS = PassWindow()


def shown(qtbot: QtBot, s: State) -> tuple[TablePage, WindowPanel]:
    page = page_at(qtbot, s)
    panel = found(page, WindowPanel)
    if not panel.isVisible():
        press(page, "enter")
    assert panel.isVisible()
    return page, panel


def of_op(op: str) -> str:
    """Return a Polish card by what it does."""
    return next(key for key, each in KIT.polish_cards.items() if each.effect["op"] == op)


def last(page: TablePage) -> Action | None:
    """Return the last answer but dice."""
    session = page.model.session
    actions = [session.entry_at(ply).action for ply in range(session.ply)]
    return next((each for each in reversed(actions) if not isinstance(each, Rolled)), None)


@pytest.mark.rule("EM-IV.B3d", "EM-P.1")
def test_a_card_before_the_dice_says_the_odds_before_and_after(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent(hand="PL01 PL04"))
    (row,) = [row.data for row in panel.cards.rows]
    s: State = page.model.view.state
    assert s.contest is not None
    lead = contests.lead(s, KIT, s.contest)
    assert row.chance == odds.of_lead(lead + 2).win / CASES
    assert "Win 58 → 83 %" in row.notes
    assert row.cap == "1"
    assert panel.box.isVisible()
    press(page, "1")
    assert last(page) == PlayCard("PL01")
    assert page.model.view.state.contest.allied_bonus == 2


@pytest.mark.rule("EM-P.1")
@pytest.mark.parametrize(("lead", "words"), [(6, "won already"), (-9, "lost even so"), (0, "Win")])
def test_a_card_that_changes_nothing_says_so(lead: int, words: str) -> None:
    s = war()
    escort = russian(s, "SU27", "escort", "MAZ")
    s.contest = Contest("duel", escort.id, ["PL_F16C_1"])
    s.contest.allied_bonus = lead - contests.lead(s, KIT, s.contest)
    assert words in window_data.change(s, KIT, of_op("mod_contest"), ()).words


@pytest.mark.rule("EM-P.1", "EM-N.3")
def test_cards_that_add_to_a_fight_are_named_beside_the_squadrons(qtbot: QtBot) -> None:
    s = scenes.sent(hand="PL01 PL01")
    s.now.duel_bonus = 1
    page, panel = shown(qtbot, s)
    press(page, "1")
    fight = fight_data.going_on(page.model.view.state, KIT)
    assert fight is not None
    names = {part.name: part.adds for part in fight.allied.parts}
    assert names["AWACS on Station"] == 1
    assert names["Afterburners"] == 2
    assert sum(names.values()) == fight.allied.total
    assert "Afterburners 2" in panel.box.allied.accessibleName()


@pytest.mark.rule("EM-P.2", "EM-P.3")
def test_the_digit_of_a_row_is_that_of_the_card_in_the_hand(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, scenes.sent(hand="PL04 PL06 PL16"))
    hand = [card.target for card in page.look.hand(page.model.view)]
    for row in panel.cards.rows:
        assert hand[int(row.data.cap) - 1] == row.data.key
    assert len(panel.cards.rows) == 2
    assert all("Rolled again" in row.data.notes for row in panel.cards.rows)


@pytest.mark.parametrize("key", ["enter", "esc", "p"])
def test_enter_and_esc_play_no_card(qtbot: QtBot, key: str) -> None:
    page, panel = shown(qtbot, scenes.sent(hand="PL01"))
    # The panel names the key that the prompt row names.
    assert panel.no_card.cap == "P"
    press(page, key)
    assert last(page) == PASS


@pytest.mark.rule("EM-P.4")
def test_a_card_with_a_choice_asks_on_what_and_esc_puts_it_back(qtbot: QtBot) -> None:
    s = scenes.fifth_day(hand="PL07", steps=(Window("polish_open"),))
    page, panel = shown(qtbot, s)
    press(page, "1")
    names = {row.data.title: row.data for row in panel.targets.rows}
    assert set(names) == {"Assault on Mazovia", "Assault on Kielce Land"}
    assert names["Assault on Mazovia"].notes == "Strength 11 → 8"
    press(page, "enter")
    assert page.model.session.ply == 0
    press(page, "esc")
    assert page.picker.picks == ()
    assert panel.no_card.isVisible()
    press(page, "1")
    wanted = names["Assault on Mazovia"].key
    press(page, next(row.data.cap for row in panel.targets.rows if row.data.key == wanted))
    assert last(page) == PlayCard("PL07", ("assault:III",))


def test_a_card_of_the_hand_and_a_place_on_the_board_play_it_as_well(qtbot: QtBot) -> None:
    s = scenes.fifth_day(hand="PL07", steps=(Window("polish_open"),))
    page, _ = shown(qtbot, s)
    pick(page, "card:PL07", "MAZ")
    assert last(page) == PlayCard("PL07", ("assault:III",))


@pytest.mark.rule("EM-P.14")
def test_an_aa_unit_and_where_it_goes_are_chosen_one_after_the_other(qtbot: QtBot) -> None:
    march = of_op("move_aa")
    page, panel = shown(qtbot, scenes.fifth_day(hand=march, steps=(Window("aa_move"),)))
    press(page, "1")
    units = [row.data.title for row in panel.targets.rows]
    assert "Blue AA unit no. 1 in Mazovia" in units
    pick(page, "aa:AA_B_1")
    assert "Kuyavia" in [row.data.title for row in panel.targets.rows]
    pick(page, "KUJ")
    assert last(page) == PlayCard(march, ("aa:AA_B_1", "KUJ"))


@pytest.mark.rule("EM-P.14", "EM-VII.2")
def test_a_march_says_what_the_unit_could_fire_at_before_it_is_told(qtbot: QtBot) -> None:
    s = scenes.fifth_day(hand=of_op("move_aa"), steps=(Window("polish_open"),))
    page, panel = shown(qtbot, s)
    press(page, "1")
    units = {row.data.key: row.data.notes for row in panel.targets.rows}
    raid = next(each for each in s.squadrons if each.role == "raid" and each.at == "LSI")
    name = say(KIT.squadron_name(raid.id))
    assert units["aa:AA_B_3"] == f"Now: can fire at {name}; a shot hits on 4 or more"
    pick(page, "aa:AA_B_3")
    lands = {row.data.key: row.data for row in panel.targets.rows}
    assert lands["KUJ"].notes == "nothing to fire at"
    assert lands["CPM"].notes.startswith("can fire at MiG-29")
    best = panel.targets.rows[0].data
    assert best.key == "CPM"
    assert best.chance == aa_odds.shot(s, KIT, s.unit("AA_B_3"))
    assert panel.targets.rows[9].data.cap == "B"
    page.desk.view.hovered.emit("KUJ")
    assert [row.data.key for row in panel.targets.rows if row.data.selected] == ["KUJ"]
    assert page.model.session.ply == 0


@pytest.mark.rule("EM-P.14")
def test_a_unit_is_dragged_to_where_it_marches(qtbot: QtBot) -> None:
    march = of_op("move_aa")
    page, _ = shown(qtbot, scenes.fifth_day(hand=march, steps=(Window("polish_open"),)))
    press(page, "1")
    drag(page, "aa:AA_B_3", "GPL")
    assert last(page) == PlayCard(march, ("aa:AA_B_3", "GPL"))


@pytest.mark.rule("EM-P.14")
def test_at_the_end_of_the_day_a_march_says_who_stands_there() -> None:
    march = of_op("move_aa")
    s = war(hand=march, steps=(Window("aa_move"),))
    s.unit("AA_B_1").at = "MAZ"
    words = window_data.change(s, KIT, march, ("aa:AA_B_1", "LDZ")).words
    assert words == "hits on 4 or more; AA units there: 0"


@pytest.mark.rule("EM-P.14", "EM-VII.7b")
def test_a_patriot_that_marches_says_which_missiles_it_could_stop() -> None:
    march = of_op("move_aa")
    s = scenes.missiles(Window("polish_open"), patriot=True, hand=march)
    words = window_data.change(s, KIT, march, ("aa:AA_PAT",)).words
    assert "missile cards: 1, each stopped on 2 or more (83 %)" in words


def test_without_a_playable_card_the_panel_says_so(qtbot: QtBot) -> None:
    # After the draws whoever holds a card is asked, so that nobody learns what was drawn.
    s = scenes.fifth_day(hand="PL01", steps=(Window("polish_open"),))
    page, panel = shown(qtbot, s)
    assert panel.nothing.isVisible()
    assert panel.cards.isHidden()
    press(page, "esc")
    assert last(page) == PASS


# ------------------------------------------------------------------------- what each card changes


def cards_changing(s: State, op: str, window: str) -> list[str]:
    """Return what is said of every way to play a card in a window."""
    found = plays(s, KIT, "polish", window)  # type: ignore[arg-type]
    ways = [each for each in found if KIT.polish_cards[each.card].effect["op"] == op]
    assert ways
    return [window_data.change(s, KIT, each.card, each.targets).words for each in ways]


def _fleet() -> State:
    return scenes.fifth_day(hand=of_op("fleet_damage"))


def _reserve() -> State:
    return scenes.fifth_day(hand=of_op("add_squadron"))


def _decoys() -> State:
    s = scenes.fifth_day(hand=of_op("cancel_missile"))
    key = next(key for key, each in KIT.russian_cards.items() if each.kind == "missile")
    s.launch = Launch(missile(s, key, "USI"))
    return s


def _smoke(target: str) -> State:
    s = scenes.fifth_day(hand=of_op("cancel_bombing"))
    raid = next(each for each in s.squadrons if each.role == "raid")
    s.bombing = Bombing(raid.id, target)
    return s


def _repair() -> State:
    s = scenes.fifth_day(hand=of_op("repair"))
    s.ruins["LASK"] = s.ruins["LUBLIN"]
    return s


def _magazines() -> State:
    s = scenes.fifth_day(hand=of_op("aa_extra_shot"))
    s.unit("AA_B_1").shots = 1
    return s


def _crash() -> State:
    s = war(hand=of_op("save_squadron"))
    target = russian(s, "SU27", "escort", "MAZ")
    send(s, "PL_F16C_1", target.id)
    s.contest = Contest("duel", target.id, ["PL_F16C_1"], dice=[1, 6])
    return s


def _lure() -> State:
    return scenes.fifth_day(hand=of_op("lift_escort"))


def _saboteurs() -> State:
    s = war(hand=of_op("mod_icons"))
    for key, each in KIT.russian_cards.items():
        if each.bombers == 2:
            assault(s, "II", key)
            return s
    raise LookupError


def _bridge() -> State:
    return scenes.sent(hand=of_op("mod_assault"))


@pytest.mark.parametrize(
    ("make", "op", "window", "said"),
    [
        (_fleet, "fleet_damage", "polish_open", "The fleet: strength 8 → 6"),
        (_reserve, "add_squadron", "polish_open", "Stands at Mirosławiec, and may fly today"),
        (_decoys, "cancel_missile", "missile_pre", "Without it at least one hit with"),
        (lambda: _smoke("LEGNICA"), "cancel_bombing", "bomb_pre", "Saves Legnica: a point"),
        (lambda: _smoke("KRZESINY"), "cancel_bombing", "bomb_pre", "squadrons on it: 2"),
        (lambda: _smoke("AA_B_3"), "cancel_bombing", "bomb_pre", "Saves an AA unit"),
        (_repair, "repair", "polish_open", "Intact again, places: 2"),
        (_magazines, "aa_extra_shot", "aa_fire", "in Mazovia, needs 4 or more"),
        (_crash, "save_squadron", "duel_loss", "Goes home, and is not destroyed"),
        (_lure, "lift_escort", "deploy", "Protects nothing today, in Mazovia"),
        (_saboteurs, "mod_icons", "assault_placed", "Bombers that may fly: 2 → 1"),
        (_bridge, "mod_assault", "deploy", "Strength 11 → 8, stopped with"),
    ],
)
def test_every_kind_of_card_says_what_it_changes(
    make: Callable[[], State], op: str, window: str, said: str
) -> None:
    assert any(said in words for words in cards_changing(make(), op, window))


@pytest.mark.rule("EM-P.7", "EM-VII.7b")
def test_decoys_weigh_in_the_patriot_that_fires_after_them(qtbot: QtBot) -> None:
    s = scenes.missiles(Window("missile_pre"), patriot=True, hand=of_op("cancel_missile"))
    s.launch = Launch(s.missiles.pop(0))
    page, panel = shown(qtbot, s)
    view: State = page.model.view.state
    assert view.launch is not None
    hit = 1 - aa_odds.hits(view, KIT, view.launch.missile, patriot=True)[0]
    (row,) = panel.cards.rows
    wanted = f"Without it at least one hit with {round(hit * 100)} %, if the Patriot fires first"
    assert row.data.notes == wanted
    assert panel.about.text().startswith("Dice: ")


def test_there_is_something_to_say_of_every_card() -> None:
    ops = {each.effect["op"] for each in KIT.polish_cards.values()}
    assert ops <= set(window_data.CHANGES)


def test_after_a_shot_the_focus_is_on_no_card_of_the_window(qtbot: QtBot) -> None:
    page = page_at(qtbot, scenes.fifth_day(hand="PL17", steps=(Window("aa_fire"), AaFire())))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, AaPanel)
    while panel.isVisible():
        QTest.mouseClick(panel.do, Qt.MouseButton.LeftButton)
        qtbot.wait(20)
    assert found(page, WindowPanel).isVisible()
    assert not isinstance(page.window().focusWidget(), Row)
    press(page, "enter")
    assert page.picker.picks == ()
