from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest

from desktop.rules.core import Action, Choice, Refused, T, Target, Text
from desktop.table.picker import Picker, following, narrowed, openings
from tests.table.toy_look import ToyLook, TrapDraft
from tests.toy.race import Race
from tests.toy.table import opened


class Named(Action, frozen=True):
    """An action that is nothing but its picks."""

    targets: tuple[Target, ...]

    @property
    def picks(self) -> tuple[Target, ...]:
        return self.targets

    def label(self, kit: object) -> Text:
        return T("toy", "Something")


MOVES = (Named(("C3", "C5")), Named(("C3", "C4")), Named(("D1", "D2")))
SETS = (
    Named(("card:A", "button:go")),
    Named(("card:A", "card:B", "button:go")),
    Named(("card:A", "card:A", "button:go")),
)


@dataclass
class Heard:
    """What a picker told."""

    chosen: list[Action] = field(default_factory=list)
    refused: list[tuple[Refused, Target]] = field(default_factory=list)


def asked(*actions: Action, heard: Heard | None = None) -> Picker:
    picker = Picker(Race())
    heard = Heard() if heard is None else heard
    picker.chosen.connect(heard.chosen.append)
    picker.refused.connect(lambda refused, target: heard.refused.append((refused, target)))
    picker.ask(Choice("north", "TOY-4", T("toy", "?"), actions), None)
    return picker


def test_picks_in_order_come_to_an_action(qapp: object) -> None:
    heard = Heard()
    picker = asked(*MOVES, heard=heard)
    picker.pick("C3")
    assert picker.next_targets() == {"C5", "C4"}
    picker.pick("C4")
    assert heard.chosen == [MOVES[1]]


def test_another_beginning_begins_anew(qapp: object) -> None:
    picker = asked(*MOVES)
    picker.pick("C3")
    picker.pick("D1")
    assert picker.picks == ("D1",)


def test_the_same_pick_again_puts_it_back(qapp: object) -> None:
    picker = asked(*MOVES)
    picker.pick("C3")
    picker.pick("C3")
    assert picker.picks == ()


def test_a_pick_that_leads_nowhere_is_refused_and_changes_nothing(qapp: object) -> None:
    heard = Heard()
    picker = asked(*MOVES, heard=heard)
    picker.pick("C3")
    picker.pick("L12")
    assert picker.picks == ("C3",)
    assert [target for _, target in heard.refused] == ["L12"]


def test_cards_are_picked_in_any_order_and_put_back_one_by_one(qapp: object) -> None:
    heard = Heard()
    picker = asked(*SETS, heard=heard)
    picker.pick("card:B")
    picker.pick("card:A")
    assert picker.next_targets() == {"button:go"}
    picker.pick("card:B")
    assert picker.picks == ("card:A",)
    assert picker.next_targets() == {"card:A", "card:B", "button:go"}
    picker.pick("button:go")
    assert heard.chosen == [SETS[0]]


def test_a_second_copy_of_a_card_is_another_pick(qapp: object) -> None:
    picker = asked(*SETS)
    picker.pick("card:A")
    picker.pick("card:A")
    assert picker.picks == ("card:A", "card:A")


def test_back_takes_one_pick_after_the_other(qapp: object) -> None:
    picker = asked(*SETS)
    picker.pick("card:A")
    picker.pick("card:B")
    assert picker.back()
    assert picker.picks == ("card:A",)
    assert picker.back()
    assert not picker.back()


def test_nothing_is_picked_while_nothing_is_asked(qapp: object) -> None:
    heard = Heard()
    picker = asked(*MOVES, heard=heard)
    picker.ask(None, None)
    picker.pick("C3")
    assert heard == Heard()


def test_an_action_of_another_decision_is_not_chosen(qapp: object) -> None:
    heard = Heard()
    picker = asked(*MOVES, heard=heard)
    picker.choose(SETS[0])
    assert heard.chosen == []


@pytest.mark.parametrize(
    ("picks", "left"),
    [
        ((), ("card:A",)),
        (("card:A",), ("button:go",)),
        (("card:A", "button:go"), ()),
        (("button:go",), None),
        (("card:A", "card:A"), None),
    ],
)
def test_what_may_follow(picks: tuple[Target, ...], left: tuple[Target, ...] | None) -> None:
    assert following(SETS[0], picks) == left


def test_narrowing_keeps_the_order_of_the_decision() -> None:
    assert narrowed(MOVES, ("C3",)) == MOVES[:2]


def test_a_draft_takes_picks_and_drops_until_it_is_finished(qapp: object) -> None:
    session = opened()
    game = session.game
    assert isinstance(game, Race)
    heard = Heard()
    picker = asked(heard=heard)
    draft = TrapDraft(ToyLook(game), session.view("north"))
    choice = Choice("north", "TOY-2", T("toy", "?"), (), open=True)
    picker.ask(choice, session.view("north"), draft)
    picker.pick("A3")
    picker.drag("A3", "A5")
    picker.drag("A5", "A1")
    assert draft.areas == {5}
    assert [target for _, target in heard.refused] == ["A1"]
    picker.pick("button:lay")
    assert [action.picks for action in heard.chosen] == [("A5", "button:lay")]


def test_what_is_next_follows_every_pick_and_every_decision(qapp: object) -> None:
    picker = asked(*MOVES)
    assert picker.next_targets() == picker.first_targets() == {"C3", "D1"}
    picker.pick("C3")
    assert picker.next_targets() == {"C4", "C5"}
    assert picker.first_targets() == {"C3", "D1"}
    picker.back()
    assert picker.next_targets() == {"C3", "D1"}
    picker.ask(None, None)
    assert picker.next_targets() == picker.first_targets() == frozenset()


def test_what_is_next_is_worked_out_once_for_each_pick(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[tuple[Target, ...]] = []

    def counted(actions: Iterable[Action], picks: tuple[Target, ...]) -> frozenset[Target]:
        worked_out.append(picks)
        return openings(actions, picks)

    monkeypatch.setattr("desktop.table.picker.openings", counted)
    picker = asked(*MOVES)
    for _ in range(3):
        picker.next_targets()
    picker.pick("C3")
    for _ in range(3):
        picker.next_targets()
    assert worked_out == [(), ("C3",)]
