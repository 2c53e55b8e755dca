"""The look as the table uses it: picks on city icons, buttons, questions, draws."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.rules.core import Choice, T
from desktop.rules.red_menace import chances
from desktop.rules.red_menace.actions_blue import Attack, EndLaunches, Hold, Launch, Move, Pass
from desktop.rules.red_menace.actions_intercept import EndInterceptions, Intercept
from desktop.rules.red_menace.actions_setup import FinishDeployment, PlaceBomber
from desktop.rules.red_menace.interception import Interceptions
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.records import Interceptor, Ruin
from desktop.rules.red_menace.state import State, View
from desktop.rules.red_menace.status import PlaceF106
from desktop.table.red_menace.places import meanings
from desktop.table.red_menace.sheet_state import sheet_facts, table_key
from desktop.table.red_menace.slots import is_passing, slots
from tests.rules.red_menace.positions import KIT, asked, fly, ground, inbound, war
from tests.table.red_menace.playing import look, page_at, played


def _view(s: State) -> View:
    return View(0, s)


def test_a_city_its_base_and_its_hex_stand_for_each_other() -> None:
    hex_id = KIT.cities["P"].hex
    assert meanings(KIT, "city:P") == ("city:P", "base:P", hex_id)
    assert meanings(KIT, "box:dep_P") == meanings(KIT, "base:P") == meanings(KIT, "city:P")
    assert set(meanings(KIT, hex_id)) == {"city:P", "base:P"}
    assert "city:H" in meanings(KIT, "0614")
    assert "city:I" in meanings(KIT, "0614")
    assert meanings(KIT, "flight:C") == ()


def test_a_click_on_a_hex_or_a_base_picks_the_city(qtbot: QtBot) -> None:
    for target in ("city:R", "base:R", "box:dep_R", KIT.cities["R"].hex):
        s = war(steps=(PlaceF106(), Interceptions()))
        inbound(s, "C", KIT.cities["P"].hex, "P")
        _f106(s).box = "ready"
        page = page_at(qtbot, s)
        page.desk.pick(target)
        assert _f106(page.model.view.state).city == "R", target


def _f106(s: State) -> Interceptor:
    return next(each for each in s.interceptors if each.unit == "f106")


def test_the_sheets_say_what_the_state_says() -> None:
    s = war(turn=7, phase=5, points=[21, 13], event=12, kept=[8], finished={"B": "shot_down"})
    s.pool.remove("B")
    s.ruins["S"] = Ruin("S", "red", "air", 3, "nuke_5", 5)
    inbound(s, "C", "0609", "E", base="9")
    facts = sheet_facts(KIT, s)
    row = facts.rows[2]
    assert (row.state, row.base, row.targets) == ("flying", "9", ("E",))
    assert (facts.rows[1].state, facts.rows[1].note) == ("gone", "Shot down")
    assert facts.rows[3].state == "pool"
    assert facts.rows[11].note == "Waits for its event"
    assert (facts.turn, facts.phase, facts.points) == (7, 5, (21, 13))
    assert facts.event is not None
    assert facts.event.number == 12
    assert [event.number for event in facts.kept] == [8]
    assert table_key(KIT, s).chart.destroyed == ("S",)
    assert facts.sub_moves == 0
    s.sub.moves -= 1
    assert sheet_facts(KIT, s).sub_moves == 1
    s.sub.where = "lost"
    assert sheet_facts(KIT, s).polaris == -1


def test_every_decision_has_its_buttons() -> None:
    seen = set()
    for s, choice in played(2, seed=5):
        buttons = {pick for a in choice.actions for pick in a.picks if pick.startswith("button:")}
        shown = {slot.target: slot for slot in slots(choice)}
        assert buttons <= shown.keys(), choice.prompt
        assert len([slot for slot in shown.values() if slot.primary]) <= 1
        assert look().slots(_view(s), choice) == slots(choice, passing=is_passing(s))
        seen |= buttons
    assert {"button:default_deployment", "button:done", "button:hold"} <= seen


def test_an_attack_is_the_primary_button_and_to_pass_has_its_key() -> None:
    choice = Choice("blue", "RM-10.1.2c", T("toy", "Attack?"), (Pass("9"), Attack("9")))
    assert [(slot.target, slot.key, slot.primary) for slot in slots(choice)] == [
        ("button:pass", "P", False),
        ("button:attack", "", True),
    ]


def test_the_war_is_the_obvious_answer_once_every_bomber_has_a_base() -> None:
    waiting = Choice("blue", "RM-6.12", T("toy", "Place"), (PlaceBomber(1, "K"),))
    assert [(slot.target, slot.primary) for slot in slots(waiting)] == [
        ("button:finish_deployment", False)
    ]
    placed = Choice("blue", "RM-6.12", T("toy", "Place"), (FinishDeployment(),))
    assert [(slot.target, slot.primary) for slot in slots(placed)] == [
        ("button:finish_deployment", True)
    ]


def test_buttons_that_do_not_apply_yet_are_there() -> None:
    s = war(phase=9)
    number = fly(s, "b52", "0609")[0]
    choice = Choice("blue", "RM-9.3.3a", T("toy", "Move"), (Move((number,), "0610"),))
    (halt,) = slots(choice)
    assert (halt.target, halt.label.source) == ("button:halt", "Halt fast bombers")
    assert slots(None) == ()


def test_questions_before_what_leaves_something_undone() -> None:
    s = war(steps=(Launches(),))
    ground(s, "b52 b47", "A")
    question = look().confirm(EndLaunches(), _view(s))
    assert question is not None
    assert say(question) == "End the take-offs? 2 more could take off."
    s.now.launched = 99
    assert look().confirm(EndLaunches(), _view(s)) is None
    assert look().confirm(Launch((0,), "A"), _view(s)) is None
    assert look().confirm(Pass("9"), _view(s)) is not None
    assert look().confirm(Hold(), _view(s)) is None


def test_formations_that_could_be_met_are_named_before_the_end() -> None:
    s = war(phase=5, steps=(Interceptions(),))
    inbound(s, "C", KIT.cities["P"].hex, "P", "tu16")
    asked(s)
    question = look().confirm(EndInterceptions(), _view(s))
    assert question is not None
    assert say(question) == "No more interceptors? Some could still reach Formation C."
    for plane in s.interceptors:
        plane.box = "long"
    assert look().confirm(EndInterceptions(), _view(s)) is None


def test_formations_only_in_long_range_are_no_question() -> None:
    s = war(phase=5, steps=(Interceptions(),))
    inbound(s, "C", "0709", "P", "tu16")
    choice = asked(s)
    assert isinstance(choice, Choice)
    assert any(isinstance(action, Intercept) for action in choice.actions)
    assert look().confirm(EndInterceptions(), _view(s)) is None


def test_cards_and_cups_of_ones_own() -> None:
    s = war()
    event = look().deck(chances.event_card(s, T("toy", "Draw")), _view(s), {})
    assert event is not None
    assert [card.left for card in event.cards] == [s.events.count(n - 1) for n in _numbers(s)]
    assert all(isinstance(card.face, Card) for card in event.cards)
    base = look().deck(chances.city_card(s, KIT, T("toy", "Draw")), _view(s), {})
    assert base is not None
    assert say(base.cards[0].name) == "1 Moscow"
    assert {card.left for card in base.cards} == {-1}, "there is one of each"
    cup = chances.bomber(s, KIT, "RM-9.2.4e", T("toy", "Draw"))
    assert look().deck(cup, _view(s), {}) is None
    lot = look().lot(cup)
    assert lot.counted
    assert say(lot.name(cup.outcomes[0])) == "Tu-16"
    counter = chances.counter(s, KIT, T("toy", "Draw"))
    assert say(look().lot(counter).name(counter.outcomes[0])) == "5 points"
    die = chances.die("event_die", "RM-8.7a", T("toy", "Roll"))
    assert look().deck(die, _view(s), {}) is None


def _numbers(s: State) -> list[int]:
    return [number for number in KIT.events if s.events.count(number - 1)]


def test_the_buttons_of_the_board_lie_where_its_ground_is_free(qtbot: QtBot) -> None:
    s = war(phase=5, steps=(Interceptions(),))
    inbound(s, "C", KIT.cities["P"].hex, "P", "tu16")
    for size in ((1600, 1000), (1600, 960), (1280, 720)):
        page = page_at(qtbot, s, size=size)
        tools = page.tools.geometry()
        view = page.desk.view
        board = view.mapFromScene(page.desk.scene.bounds).boundingRect()
        board.translate(view.viewport().pos())
        covered = tools & board.adjusted(4, 4, -4, -4)
        assert covered.isEmpty(), size
