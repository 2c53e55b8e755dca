"""AA fire, missile cards, raids and NATO's choices on the table, each with what it costs."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.core import Action, Rolled, Side
from desktop.rules.eagles_missiles import aa_odds, raids
from desktop.rules.eagles_missiles.aa_fire import AaFire
from desktop.rules.eagles_missiles.actions_fights import Bomb
from desktop.rules.eagles_missiles.actions_polish import (
    CeaseFire,
    ChooseEffect,
    FireAa,
    LaunchMissile,
    MissileTarget,
    PutBelow,
    ScrambleNext,
    ScrambleTo,
    UsePatriot,
)
from desktop.rules.eagles_missiles.missiles import Missiles, PatriotAnswer, Strike
from desktop.rules.eagles_missiles.nato_cards import CarryOut
from desktop.rules.eagles_missiles.peeking import LayBack
from desktop.rules.eagles_missiles.raids import Raids
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN, Launch
from desktop.rules.eagles_missiles.russian_draws import ExtraCards
from desktop.rules.eagles_missiles.scramble import GetAway, Scramble
from desktop.rules.eagles_missiles.state import State
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.eagles_missiles import harm_data
from desktop.table.eagles_missiles.aa_panel import AaPanel
from desktop.table.eagles_missiles.missile_panel import MissilePanel
from desktop.table.eagles_missiles.nato_panel import NatoPanel
from desktop.table.eagles_missiles.raid_panel import RaidPanel
from desktop.table.page import TablePage
from desktop.table.side_docks import DETAILS
from tests.rules.eagles_missiles.positions import KIT, russian
from tests.table.eagles_missiles import scenes
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import found, lit, pick, press


def page_of(qtbot: QtBot, s: State, side: Side = POLISH) -> TablePage:
    return page_at(qtbot, s, persons=(side,))


def first(page: TablePage) -> Action:
    """Return the first answer but dice."""
    session = page.model.session
    actions = [session.entry_at(ply).action for ply in range(session.ply)]
    return next(each for each in actions if not isinstance(each, Rolled))


def nato(op: str) -> str:
    """Return a NATO card by what it does."""
    return next(key for key, each in KIT.nato_cards.items() if each.effect["op"] == op)


# --------------------------------------------------------------------------------------- AA fire


def aa_fire() -> State:
    s = scenes.fifth_day(steps=(AaFire(),))
    s.unit("AA_G_CPM").shots = 1
    return s


@pytest.mark.rule("EM-IV.B4a", "EM-VII.5", "EM-VII.6")
def test_units_have_letters_targets_digits_and_exact_chances(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    panel = found(page, AaPanel)
    s: State = page.model.view.state
    units = [row.data for row in panel.sources.rows]
    assert [(row.title, row.cap) for row in units] == [
        ("Blue AA unit no. 1 in Mazovia", "B"),
        ("Blue AA unit no. 2 in Mazovia", "C"),
        ("Blue AA unit no. 3 in Lower Silesia", "D"),
    ]
    targets = [row.data for row in panel.targets.rows]
    assert {row.title for row in targets} == {
        "Su-27 no. 1, escort",
        "Su-25 no. 2, support",
        "Tu-22M no. 1, raid",
    }
    assert {row.chance for row in targets} == {0.5}
    escort = next(each for each in s.squadrons if each.role == "escort" and each.at == "MAZ")
    assert aa_odds.driven_off(s, KIT, escort) == 0.75
    assert all("if all fire that can: 75 %" in row.notes for row in targets)
    press(page, "2", "enter")
    fired = first(page)
    assert isinstance(fired, FireAa)
    assert fired.unit == "AA_B_1"
    assert f"squadron:{fired.target}" == targets[1].key


@pytest.mark.rule("EM-N.11", "EM-VII.1", "EM-VII.5")
def test_every_modifier_of_a_shot_is_named_and_what_a_hit_changes(qtbot: QtBot) -> None:
    s = aa_fire()
    s.now.aa_bonus = 1
    panel = found(page_of(qtbot, s), AaPanel)
    note = panel.sources.rows[0].data.notes
    assert note == "Needs 3 or more (4, less 1 by Stinger Teams); shots left: 1"
    targets = {row.data.title: row.data for row in panel.targets.rows}
    assert {row.chance for row in targets.values()} == {4 / 6}
    assert targets["Su-27 no. 1, escort"].notes.endswith("hit: it protects nothing")
    assert targets["Su-25 no. 2, support"].notes.endswith("hit: assault strength 11 → 7")
    assert targets["Tu-22M no. 1, raid"].notes.endswith("hit: it flies no raid")


def test_only_what_enter_does_is_lit(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    assert lit(page) == ["Fire"]
    press(page, "f")
    assert lit(page) != ["Fire"]
    assert lit(page_of(qtbot, launched(PatriotAnswer(), patriot=True))) == ["Fire the Patriot"]


@pytest.mark.rule("EM-IV.B4a")
def test_another_unit_and_the_end_of_fire(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    panel = found(page, AaPanel)
    press(page, "d")
    assert [row.data.title for row in panel.targets.rows] == ["Su-24 no. 2, raid"]
    press(page, "f")
    assert first(page) == CeaseFire()


def test_one_panel_follows_the_other_with_nothing_in_between(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    details = page.frame.docks[DETAILS]
    before, raised = details.present, list[object]()
    details.raised.connect(raised.append)
    press(page, "f")
    assert details.present != before
    assert raised == [details.present]
    # The tab of the panel before goes with it.
    assert not details.tabs[details.keys.index(before)].isVisible()


def test_units_leave_the_letters_of_the_table_to_it(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    press(page, "a")
    assert page.frame.docks[DETAILS].present == "actions"
    assert page.window().focusWidget() is page.sides.action_list.search


@pytest.mark.rule("EM-IV.B4a")
def test_enter_fires_at_what_was_chosen_by_keys_after_the_cursor_was_moved(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    panel = found(page, AaPanel)
    page.desk.view.setFocus()
    page.desk.view.move_cursor("WPM")
    press(page, "c", "2")
    target = panel.targets.rows[1].data.key
    press(page, "enter")
    fired = first(page)
    assert isinstance(fired, FireAa)
    assert (fired.unit, f"squadron:{fired.target}") == ("AA_B_2", target)


@pytest.mark.rule("EM-IV.B4a")
def test_the_cursor_has_enter_again_once_it_has_moved(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    press(page, "c")
    page.desk.view.move_cursor("WPM")
    tried: list[object] = []
    page.desk.view.picked.connect(tried.append)
    press(page, "enter")
    assert tried == ["WPM"]
    assert page.model.session.ply == 0


def test_a_unit_and_its_target_are_clicked_on_the_board(qtbot: QtBot) -> None:
    page = page_of(qtbot, aa_fire())
    raid = next(each for each in page.model.view.state.squadrons if each.at == "LSI")
    pick(page, "aa:AA_B_3")
    assert found(page, AaPanel).sources.rows[2].data.selected
    pick(page, f"squadron:{raid.id}")
    assert first(page) == FireAa("AA_B_3", raid.id)


# -------------------------------------------------------------------------------------- missiles


def launched(*steps: object, hits: int = 0, patriot: bool = False) -> State:
    s = scenes.missiles(*steps, patriot=patriot)  # type: ignore[arg-type]
    s.launch = Launch(s.missiles.pop(0), hits=hits)
    return s


@pytest.mark.rule("EM-IV.B5", "EM-XI.2")
def test_missile_cards_are_rows_with_the_chance_of_a_hit(qtbot: QtBot) -> None:
    page = page_of(qtbot, scenes.missiles(), RUSSIAN)
    panel = found(page, MissilePanel)
    s: State = page.model.view.state
    rows = [row.data for row in panel.rows.rows]
    for row, each in zip(rows, s.missiles, strict=True):
        assert row.chance == 1 - aa_odds.hits(s, KIT, each)[0]
    shares = [column.share for column in panel.hits.columns]
    assert shares == list(aa_odds.hits(s, KIT, s.missiles[0]))
    press(page, "2")
    assert first(page) == LaunchMissile(s.missiles[1].card, "USI")


@pytest.mark.rule("EM-VII.7b")
@pytest.mark.parametrize(("key", "fires"), [("y", True), ("enter", True), ("n", False)])
def test_the_patriot_is_asked_with_its_chance(qtbot: QtBot, key: str, fires: bool) -> None:
    page = page_of(qtbot, launched(PatriotAnswer(), patriot=True))
    panel = found(page, MissilePanel)
    fire, hold = (row.data for row in panel.rows.rows)
    assert fire.chance == 5 / 6
    s: State = page.model.view.state
    assert s.launch is not None
    without, with_shot = (
        1 - aa_odds.hits(s, KIT, s.launch.missile, patriot=shot)[0] for shot in (False, True)
    )
    assert fire.notes.startswith("On 2 or more the card does nothing")
    assert fire.notes.endswith(f"at least one hit {round(with_shot * 100)} %")
    assert hold.notes.startswith(f"At least one hit {round(without * 100)} %")
    assert hold.notes.endswith("No other missile card lies there today")
    press(page, key)
    assert first(page) == UsePatriot("AA_PAT", fires)


def test_the_rules_make_room_for_the_panel_on_esc_and_at_the_next_question(qtbot: QtBot) -> None:
    page = page_of(qtbot, launched(PatriotAnswer(), patriot=True))
    details = page.frame.docks[DETAILS]
    panel = found(page, MissilePanel)
    page.open_rule("EM-VII.7b")
    assert details.present == "rules"
    press(page, "esc")
    assert panel.isVisible()
    assert page.model.session.ply == 0
    page.open_rule("EM-VII.7b")
    press(page, "y")
    assert details.present != "rules"


@pytest.mark.rule("EM-XI.2", "EM-XI.3", "EM-XI.4", "EM-XI.5")
def test_what_a_hit_would_destroy_is_told(qtbot: QtBot) -> None:
    page = page_of(qtbot, launched(Strike(), hits=1), RUSSIAN)
    panel = found(page, MissilePanel)
    rows = {row.data.title: row.data for row in panel.rows.rows}
    assert "each gets away with 50 %" in rows["Krzesiny"].notes
    assert rows["Powidz"].notes == "An airfield with nobody on it; places: 2"
    assert panel.hits.isHidden()
    press(page, rows["Powidz"].cap)
    assert first(page) == MissileTarget("field:POWIDZ")


@pytest.mark.parametrize(
    ("s", "side", "words"),
    [
        (scenes.missiles(), RUSSIAN, "Launch Ballistic Salvo A"),
        (launched(Strike(), hits=1), RUSSIAN, "Destroy Krzesiny"),
        (
            scenes.fifth_day(steps=(Scramble("KRZESINY"),)),
            POLISH,
            "Scramble 3rd Tactical Squadron",
        ),
        (scenes.fifth_day(steps=(GetAway("PL_F16C_1"),)), POLISH, "Get away to Mirosławiec"),
    ],
    ids=["launch", "strike", "scramble", "get away"],
)
def test_the_button_says_what_is_done_and_to_what(
    qtbot: QtBot, s: State, side: Side, words: str
) -> None:
    assert found(page_of(qtbot, s, side), MissilePanel).do.text() == words


@pytest.mark.rule("EM-XI.4")
def test_squadrons_get_away_in_the_order_that_is_chosen(qtbot: QtBot) -> None:
    page = page_of(qtbot, scenes.fifth_day(steps=(Scramble("KRZESINY"),)))
    panel = found(page, MissilePanel)
    rows = [row.data for row in panel.rows.rows]
    assert {row.chance for row in rows} == {0.5}
    press(page, "2")
    assert first(page) == ScrambleNext(rows[1].key.removeprefix("squadron:"))


@pytest.mark.rule("EM-XI.4")
def test_an_airfield_in_danger_is_named_as_such(qtbot: QtBot) -> None:
    page = page_of(qtbot, scenes.fifth_day(steps=(GetAway("PL_F16C_1"),)))
    rows = {row.data.title: row.data for row in found(page, MissilePanel).rows.rows}
    assert rows["Mirosławiec"].notes == "Free places: 1"
    assert "Lower Silesia is attacked today" in rows["Strachowice"].notes
    press(page, rows["Mirosławiec"].cap)
    assert first(page) == ScrambleTo("PL_F16C_1", "MIROSLAWIEC")


# ----------------------------------------------------------------------------------------- raids


@pytest.mark.rule("EM-IV.C3a", "EM-IV.C3b")
def test_raids_have_letters_and_their_targets_what_is_lost(qtbot: QtBot) -> None:
    s = scenes.fifth_day(steps=(Raids(RUSSIAN),), phase="C")
    s.squadron("PL_F16C_1").at = "STRACHOWICE"
    page = page_of(qtbot, s, RUSSIAN)
    panel = found(page, RaidPanel)
    over_lsi, over_maz = (row.data for row in panel.sources.rows)
    assert [over_lsi.cap, over_maz.cap] == ["B", "C"]
    rows = {row.data.title: row.data for row in panel.targets.rows}
    assert rows["Legnica"].figure == "+1"
    assert rows["Strachowice"].notes.endswith("destroyed with it: 10th Tactical Squadron (F-16C)")
    assert rows["Blue AA unit no. 3 in Lower Silesia"].notes == "One unit lost: it makes a point"
    press(page, rows["Legnica"].cap, "enter")
    raid = over_lsi.key.removeprefix("squadron:")
    assert first(page) == Bomb(raid, "LEGNICA", "field")


@pytest.mark.rule("EM-XII.2")
@pytest.mark.parametrize(("lost", "words"), [(0, "2 more"), (1, "1 more"), (2, "makes a point")])
def test_units_lost_are_rounded_down_in_threes(lost: int, words: str) -> None:
    s = scenes.fifth_day()
    for key in scenes.POLES_LOST[lost:]:
        s.squadron(key).where = "outside"
    text = harm_data.unit_lost(s, KIT, 1)
    more = dict(text.values).get("more")
    assert (f"{more} more" if more else "makes a point") == words


def test_the_raids_of_the_scene_got_through() -> None:
    assert len(raids.got_through(scenes.fifth_day())) == 2


# ------------------------------------------------------------------------------------- NATO cards


@pytest.mark.rule("EM-N.5")
def test_a_nato_card_with_a_choice_says_what_each_brings(qtbot: QtBot) -> None:
    key = nato("choose")
    page = page_of(qtbot, scenes.fifth_day(steps=(CarryOut(key),)))
    panel = found(page, NatoPanel)
    rows = {row.data.title: row.data for row in panel.rows.rows}
    assert rows["Baltic Fleet"].notes == "The fleet: strength 8 → 6"
    assert rows["Assault on Mazovia"].notes == "Strength 11 → 7"
    press(page, rows["Baltic Fleet"].cap)
    assert first(page) == ChooseEffect(key, ("fleet",))


@pytest.mark.rule("EM-N.9")
def test_a_card_with_two_choices_asks_for_them_in_turn(qtbot: QtBot) -> None:
    key = nato("restore_squadron")
    page = page_of(qtbot, scenes.fifth_day(steps=(CarryOut(key),)))
    panel = found(page, NatoPanel)
    press(page, "1")
    rows = {row.data.title: row.data for row in panel.rows.rows}
    assert rows["Balice"].notes == "Free places: 1"
    press(page, "esc")
    assert page.picker.picks == ()
    press(page, "1", rows["Balice"].cap)
    assert first(page) == ChooseEffect(key, ("squadron:PL_MIG29_2", "field:BALICE"))


@pytest.mark.rule("EM-N.6", "EM-N.2")
@pytest.mark.parametrize(
    ("op", "said"), [("force_retreat", "Raids Lower"), ("add_patriot", "a shot hits on 2")]
)
def test_other_nato_cards_say_what_they_find(qtbot: QtBot, op: str, said: str) -> None:
    s = scenes.fifth_day(steps=(CarryOut(nato(op)),))
    russian(s, "MIG29", "escort", "LSI")
    page = page_of(qtbot, s)
    notes = [row.data.notes for row in found(page, NatoPanel).rows.rows]
    assert any(said in note for note in notes)


@pytest.mark.rule("EM-N.7")
@pytest.mark.parametrize(("key", "number"), [("2", 1), ("enter", -1)])
def test_a_seen_russian_card_goes_to_the_bottom_or_none(
    qtbot: QtBot, key: str, number: int
) -> None:
    s = scenes.fifth_day(steps=(LayBack(),))
    for kind in (0, 3):
        s.russian_deck.take(kind)
        s.seen.append(KIT.russian_kinds[kind])
    seen = list(s.seen)
    page = page_of(qtbot, s)
    assert len(found(page, NatoPanel).rows.rows) == 2
    press(page, key)
    assert first(page) == PutBelow(seen[number] if number >= 0 else "")


def test_a_missile_card_may_be_launched_while_the_recap_is_shown(qtbot: QtBot) -> None:
    """The panel comes back to the front with the recap's end, and must not see old answers."""
    s = scenes.missiles(ExtraCards(RUSSIAN), Window("polish_open"), Missiles(), hand="PL01 PL09")
    page = page_at(qtbot, s, persons=(RUSSIAN, POLISH))
    page.passage.page.hold.held.emit()
    pick(page, "button:stop")
    page.passage.page.hold.held.emit()
    pick(page, "card:PL09", "button:pass")
    page.passage.page.hold.held.emit()
    assert page.passage.recapping
    choice = page.model.choice
    assert choice is not None
    launch = choice.actions[0]
    assert isinstance(launch, LaunchMissile)
    with qtbot.captureExceptions() as raised:
        pick(page, *launch.picks)
    assert raised == []
    assert launch in [page.model.session.entry_at(ply).action for ply in range(4)]
