"""The deployment on the table: squadrons against targets, lines, odds, recalls, the partner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.paint.bars import percent
from desktop.rules.core import Refused, Side
from desktop.rules.eagles_missiles import odds
from desktop.rules.eagles_missiles.actions_polish import ConfirmDeployment, HandBack, Recall, Send
from desktop.rules.eagles_missiles.deploy import Deploy, Deployment
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.deploy_draft import DeployDraft
from desktop.table.eagles_missiles.deploy_panel import DeployPanel
from desktop.table.page import TablePage
from tests.rules.eagles_missiles.positions import KIT, assault, call_nato, russian, war
from tests.table.eagles_missiles.playing import page_at
from tests.table.handling import carry, drag, found, frame, lit, pick, press, spot

VIPER, SECOND, THIRD = "squadron:PL_F16C_1", "squadron:PL_F16C_2", "squadron:PL_F16C_3"
FITTER, GRIPEN = "squadron:PL_SU22_1", "squadron:NA_JAS_1"
ESCORT, SUPPORT, RAID = "squadron:RU_SU27_1", "squadron:RU_SU25_1", "squadron:RU_SU24_1"
AT_SEA = "squadron:RU_MIG29_1"


def skies(
    sides: tuple[Side, ...] = (RUSSIAN, POLISH), *, hand: str = "", step: object = None
) -> State:
    """Return a deployment: an escorted assault with a support on Mazovia, a raid, the fleet."""
    s = war(sides, day=3, conquered="PDL", hand=hand, steps=(step or Deployment(),))  # type: ignore[arg-type]
    s.phase = "B"
    call_nato(s, "NA_JAS_1")
    for number, place in enumerate(("MAZ", "WAR", "KIE"), 1):
        s.unit(f"AA_B_{number}").at = place
    assault(s, "III", "RA15", "RA26")
    assault(s, "IV", "RA07")
    russian(s, "SU27", "escort", "MAZ")
    russian(s, "SU25", "support", "III", 0)
    russian(s, "SU24", "raid", "LSI")
    russian(s, "MIG29", "escort", "SEA")
    return s


def shown(qtbot: QtBot, s: State | None = None) -> tuple[TablePage, DeployPanel]:
    page = page_at(qtbot, skies() if s is None else s)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, DeployPanel)
    assert panel.isVisible()
    return page, panel


def sent(page: TablePage) -> dict[str, str]:
    """Return what squadrons are sent against."""
    s: State = page.model.session.state
    return {f"squadron:{each.id}": each.target for each in s.squadrons if each.target}


def draft_of(page: TablePage) -> DeployDraft:
    draft = page.picker.draft
    assert isinstance(draft, DeployDraft)
    return draft


def row(panel: DeployPanel, key: str):  # type: ignore[no-untyped-def]
    """Return what the row of a target shows."""
    return next(each.data for rows in panel.rows for each in rows.rows if each.data.key == key)


def lines(page: TablePage) -> dict[str, tuple[str, str, str]]:
    """Return target, chance and colour of the lines by squadron."""
    marks = page.desk.scene.marks
    return {each.place: (each.to, each.text, each.colour) for each in marks if each.kind == "sent"}


# --- sending --------------------------------------------------------------------------------------


@pytest.mark.rule("EM-IV.B6a")
def test_squadrons_are_dragged_onto_squadrons_cards_and_the_fleet(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    drag(page, VIPER, ESCORT)
    drag(page, SECOND, "rcard:RA26")
    drag(page, GRIPEN, AT_SEA)
    drag(page, THIRD, "fleet")
    assert sent(page) == {
        VIPER: "RU_SU27_1",
        SECOND: "assault:III",
        GRIPEN: "RU_MIG29_1",
        THIRD: "fleet",
    }
    assert panel.title.text() == "Squadrons sent: 4, ready: 4"


def test_who_is_sent_stays_where_he_stands_with_a_line_to_the_target(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    item = page.desk.scene.item(VIPER)
    assert item is not None
    before = QPointF(item.pos())
    drag(page, VIPER, ESCORT)
    drag(page, FITTER, "rcard:RA07")
    item = page.desk.scene.item(VIPER)
    assert item is not None
    assert item.pos() == before
    duel, ground = lines(page)[VIPER], lines(page)[FITTER]
    s: State = page.model.session.state
    chances = odds.contest(s, KIT, "RU_SU27_1", [s.squadron("PL_F16C_1")])
    assert duel[:2] == (ESCORT, f"{round(chances.win / 36 * 100)} %")
    assert ground[0] == "assault:IV"
    assert duel[2] != ground[2]


@pytest.mark.rule("EM-IV.B6b")
def test_two_are_sent_together_with_ctrl_or_a_frame_a_third_is_refused(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    page.picker.gather((VIPER, SECOND), more=False)
    drag(page, VIPER, ESCORT)
    assert sent(page) == {VIPER: "RU_SU27_1", SECOND: "RU_SU27_1"}
    assert [text for _, text, _ in lines(page).values()].count("") == 1
    assert (
        row(panel, ESCORT).notes
        == "10th Tactical Squadron 5 + 3rd Tactical Squadron 5 = 10 against 5"
    )
    drag(page, THIRD, ESCORT)
    assert THIRD not in sent(page)
    assert page.desk.note.rule == "EM-IV.B6b"


def test_a_frame_takes_the_squadrons_in_it(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    frame(page, SECOND, THIRD)
    assert set(draft_of(page).held) == {SECOND, THIRD}


def test_ctrl_and_a_click_takes_one_more(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    view = page.desk.view
    for piece in (VIPER, SECOND):
        QTest.mouseClick(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.ControlModifier,
            spot(page, piece),
        )
    # The offscreen platform reports no held keys to the application: one is in hand at least.
    assert SECOND in draft_of(page).held


def test_keys_alone_send_squadrons(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    types = {each.data.key: each.data.cap for each in panel.types.rows}
    press(page, types["F16C"], types["MIG29"], row(panel, ESCORT).cap)
    assert sent(page) == {VIPER: "RU_SU27_1", "squadron:PL_MIG29_1": "RU_SU27_1"}
    press(page, "tab", "enter", "tab", "enter")
    assert len(sent(page)) == 3


# --- odds before anything is dropped ------------------------------------------------------------


@pytest.mark.rule("EM-VI.1b")
def test_targets_show_their_chance_while_a_squadron_is_carried(qtbot: QtBot) -> None:
    s = skies()
    s.now.duel_bonus = 1
    page, panel = shown(qtbot, s)
    assert panel.fight.isHidden()
    carry(page, VIPER, ESCORT)
    texts = {each.place: each.text for each in page.desk.scene.marks if each.kind == "target"}
    assert texts[ESCORT] == "58"
    assert panel.fight.isVisible()
    assert "AWACS on Station 1" in panel.fight.allied.accessibleName()
    assert "6" in panel.fight.allied.accessibleName()
    assert any("58 %" in line for line in panel.fight.lines)


@pytest.mark.rule("EM-IV.B6b", "EM-VI.1b")
def test_two_on_one_by_keys_names_both_with_their_sum_and_exact_odds(qtbot: QtBot) -> None:
    s = skies()
    s.now.duel_bonus = 1
    page, panel = shown(qtbot, s)
    types = {each.data.key: each.data.cap for each in panel.types.rows}
    press(page, types["F16C"], types["SU22"])
    page.desk.view.hovered.emit(ESCORT)
    view: State = page.model.view.state
    both = [view.squadron("PL_F16C_1"), view.squadron("PL_SU22_1")]
    exact = odds.contest(view, KIT, "RU_SU27_1", both)
    box = panel.fight
    assert "10th Tactical Squadron 5" in box.allied.accessibleName()
    assert "AWACS on Station 1" in box.allied.accessibleName()
    assert box.allied.accessibleName().endswith("; 7")
    cases = (exact.win, exact.draw, exact.loss)
    assert [f"{count} of 36" in line for count, line in zip(cases, box.lines, strict=True)] == [
        True
    ] * 3
    press(page, row(panel, ESCORT).cap)
    assert len(sent(page)) == 2


@pytest.mark.rule("EM-VI.2b", "EM-VI.2c", "EM-X.3a")
@pytest.mark.parametrize("target", ["assault:IV", "fleet"])
def test_attacks_on_the_ground_and_the_fleet_are_weighed_as_exactly(
    qtbot: QtBot, target: str
) -> None:
    s = skies()
    s.now.ground_bonus = 2
    fourth = s.assault("IV")
    assert fourth is not None
    fourth.modifier, fourth.weakened = -3, ("PL07",)
    page, panel = shown(qtbot, s)
    drag(page, GRIPEN, AT_SEA)
    pick(page, VIPER)
    page.desk.view.hovered.emit(target)
    view: State = page.model.view.state
    exact = odds.contest(view, KIT, target, [view.squadron("PL_F16C_1")])
    win, draw, loss = panel.fight.lines
    assert f"{exact.win} of 36" in win
    assert f"{exact.draw} of 36" in draw
    assert f"{exact.loss} of 36" in loss
    ground = target != "fleet"
    assert ("Precision Munitions 2" in panel.fight.allied.accessibleName()) is ground
    assert ("Bridge Demolition" in panel.fight.russian.accessibleName()) is ground


def test_the_rows_preview_those_in_hand(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    assert row(panel, ESCORT).shares is None
    pick(page, VIPER)
    shares = row(panel, ESCORT).shares
    assert shares == (15 / 36, 6 / 36, 15 / 36)
    assert row(panel, ESCORT).odds == "win 42 %, draw 17 %, loss 42 %"
    assert row(panel, ESCORT).figure == "42/17/42 %"


@pytest.mark.rule("EM-VI.2e")
def test_an_assault_tells_its_chance_with_and_without_supports(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    drag(page, VIPER, ESCORT)
    drag(page, SECOND, "rcard:RA26")
    s: State = page.model.session.state
    laid = s.assault("III")
    assert laid is not None
    shown_row = row(panel, "assault:III")
    assert shown_row.title == "Assault of strength 11"
    assert shown_row.figure == f"{percent(odds.stop_chance_as_sent(s, KIT, laid))} %"
    allies = [s.squadron("PL_F16C_2")]
    without = odds.stop_chance(s, KIT, laid, allies, supported=False)
    assert f"without them {round(without * 100)} %" in shown_row.notes
    assert "protected until every escort is engaged" in shown_row.notes


# --- who is missing ------------------------------------------------------------------------------


@pytest.mark.rule("EM-VI.3b", "EM-IV.B6d")
def test_escorts_that_are_missing_are_named_and_the_end_is_refused(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    assert not panel.missing.isVisible()
    drag(page, SECOND, "rcard:RA26")
    assert panel.missing.isVisible()
    assert panel.missing.accessibleName() == "Not engaged yet: Su-27 no. 1 over Mazovia"
    assert any(each.place == ESCORT and each.text == "!" for each in page.desk.scene.marks)
    pick(page, "button:confirm")
    assert page.desk.note.rule == "EM-VI.3b"
    drag(page, VIPER, ESCORT)
    assert not panel.missing.isVisible()
    press(page, "enter")
    assert page.model.session.entry_at(2).action == ConfirmDeployment()


@pytest.mark.rule("EM-IV.B6e")
def test_a_landing_is_no_target_and_the_fleet_says_so(qtbot: QtBot) -> None:
    s = skies()
    assault(s, "I", "RA11")
    page, panel = shown(qtbot, s)
    drag(page, VIPER, "rcard:RA11")
    assert sent(page) == {}
    assert page.desk.note.rule == "EM-IV.B6e"
    assert "stops the landing in Central Pomerania" in row(panel, "fleet").notes


# --- taking back ---------------------------------------------------------------------------------


def test_a_squadron_is_sent_elsewhere_or_back_to_its_airfield(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    drag(page, VIPER, ESCORT)
    drag(page, VIPER, RAID)
    assert sent(page) == {VIPER: "RU_SU24_1"}
    drag(page, VIPER, "LDZ")
    assert sent(page) == {}
    drag(page, GRIPEN, RAID)
    drag(page, GRIPEN, "box:nato_pool")
    assert sent(page) == {}


def test_del_recalls_those_in_hand_and_r_all(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    drag(page, VIPER, ESCORT)
    drag(page, SECOND, RAID)
    drag(page, THIRD, "rcard:RA07")
    pick(page, SECOND)
    press(page, "del")
    assert set(sent(page)) == {VIPER, THIRD}
    press(page, "r")
    assert sent(page) == {}
    assert not panel.recall.isEnabled()


def test_a_row_takes_up_those_that_are_sent_there(qtbot: QtBot) -> None:
    page, panel = shown(qtbot)
    drag(page, VIPER, ESCORT)
    press(page, row(panel, ESCORT).cap)
    assert draft_of(page).held == (VIPER,)
    press(page, "esc")
    assert draft_of(page).held == ()


# --- cards and partners --------------------------------------------------------------------------


@pytest.mark.rule("EM-IV.B6g")
def test_a_card_is_played_between_orders(qtbot: QtBot) -> None:
    page, panel = shown(qtbot, skies(hand="PL09"))
    card = next(f"card:{kind}" for kind in page.model.session.state.hands[POLISH])
    fleet = page.model.session.state.fleet
    drag(page, VIPER, ESCORT)
    pick(page, card)
    state: State = page.model.session.state
    assert state.fleet == fleet
    assert panel.note.text().startswith("Enter plays the card")
    assert panel.card.card.rows[0].data.notes == f"The fleet: strength {fleet} → {fleet - 2}"
    press(page, "esc")
    assert panel.card.isHidden()
    press(page, "esc")
    assert lit(page) == ["All sent"]
    pick(page, card)
    assert lit(page) == ["Play the card"]
    press(page, "enter")
    state = page.model.session.state
    assert state.fleet == fleet - 2
    assert sent(page) == {VIPER: "RU_SU27_1"}


@pytest.mark.rule("EM-P.12")
def test_a_card_on_a_squadron_takes_two_picks(qtbot: QtBot) -> None:
    s = skies()
    kind = next(key for key, each in KIT.polish_cards.items() if "deploy" in each.windows[:1])
    s.polish_deck.take(KIT.polish_kinds.index(kind))
    s.hands[POLISH].append(kind)
    page, _ = shown(qtbot, s)
    pick(page, f"card:{kind}")
    assert draft_of(page).picks == (f"card:{kind}",)
    assert ESCORT in draft_of(page).next_targets()
    pick(page, ESCORT)
    state: State = page.model.session.state
    assert state.squadron("RU_SU27_1").lured


@pytest.mark.rule("EM-P.4")
def test_what_a_card_is_played_on_is_listed_and_chosen_by_key_or_on_the_board(
    qtbot: QtBot,
) -> None:
    page, panel = shown(qtbot, skies(hand="PL07"))
    pick(page, "card:PL07")
    assert panel.types.isHidden()
    assert not panel.rows
    rows = {row.data.key: row.data for row in panel.card.targets.rows}
    assert rows["assault:III"].notes == "Strength 11 → 8"
    page.desk.view.hovered.emit("MAZ")
    chosen = [row.data.key for row in panel.card.targets.rows if row.data.selected]
    assert chosen == ["assault:III"]
    press(page, "esc")
    assert panel.types.isVisible()
    pick(page, "card:PL07")
    press(page, rows["assault:III"].cap)
    state: State = page.model.session.state
    laid = state.assault("III")
    assert laid is not None
    assert laid.modifier == -3


@pytest.mark.rule("EM-XIII.a3")
def test_partners_send_their_own_and_may_hand_back(qtbot: QtBot) -> None:
    s = skies((RUSSIAN, POLISH, POLISH_2), step=Deploy(POLISH_2))
    page = page_at(qtbot, s, persons=(POLISH_2,))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    panel = found(page, DeployPanel)
    assert FITTER not in draft_of(page).waiting
    assert VIPER in draft_of(page).waiting
    drag(page, FITTER, RAID)
    assert sent(page) == {}
    assert panel.partner.isVisible()
    panel.partner.click()
    assert page.model.session.entry_at(0).action == HandBack()


def test_a_draft_refuses_a_group_as_a_whole(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    draft = draft_of(page)
    draft.held = (VIPER, SECOND, THIRD)
    assert ESCORT not in draft.goals
    assert "assault:III" in draft.goals
    with pytest.raises(Refused):
        draft.orders_to(ESCORT)
    assert not sent(page)


# --- before it ends -------------------------------------------------------------------------------


@pytest.mark.parametrize("goes_on", [True, False])
def test_who_goes_back_from_what_is_left_open_can_still_send(qtbot: QtBot, goes_on: bool) -> None:
    page = page_at(qtbot, skies(), confirms=goes_on)
    press(page, "end")
    assert (page.model.session.ply > 0) is goes_on
    if not goes_on:
        drag(page, SECOND, ESCORT)
        assert sent(page) == {SECOND: "RU_SU27_1"}


def test_who_is_sent_flies_off_once_all_are(qtbot: QtBot) -> None:
    page, _ = shown(qtbot)
    page.set_motion(True)
    drag(page, VIPER, ESCORT)
    scene, animator = page.desk.scene, page.desk.animator
    item = scene.item(VIPER)
    assert item is not None
    base = QPointF(item.pos())
    page.picker.choose(ConfirmDeployment())
    assert animator.running
    assert item.pos() == base
    qtbot.waitUntil(lambda: not animator.running)
    assert item.pos() == scene.home_of(VIPER) != base


def test_whoever_looks_on_sees_each_squadron_fly_off(qtbot: QtBot) -> None:
    page = page_at(qtbot, skies(), persons=(RUSSIAN,))
    page.model.pause(True)
    page.set_motion(True)
    scene, animator = page.desk.scene, page.desk.animator
    item = scene.item(VIPER)
    assert item is not None
    base = QPointF(item.pos())
    page.model.play(Send("PL_F16C_1", ESCORT))
    assert animator.running
    assert item.pos() == base
    animator.skip()
    assert item.pos() == scene.home_of(VIPER) != base
    page.model.play(Recall("PL_F16C_1"))
    assert animator.running
    animator.skip()
    assert item.pos() == base
