"""Decisions put together on the board: what is listed can be done, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop.rules.core import Choice, Refused, Side
from desktop.rules.eagles_missiles.actions_polish import PlayCard
from desktop.rules.eagles_missiles.records import POLISH, POLISH_2, RUSSIAN, RUSSIAN_2
from desktop.table.eagles_missiles.air_draft import AirDraft
from desktop.table.eagles_missiles.drafts import draft
from desktop.table.eagles_missiles.landing_draft import LandingDraft
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from tests.rules.eagles_missiles.positions import KIT
from tests.table.eagles_missiles.playing import played, view_of

TWO: tuple[Side, ...] = (RUSSIAN, POLISH)
FOUR: tuple[Side, ...] = (RUSSIAN, POLISH, POLISH_2, RUSSIAN_2)
MOST, OFTEN = 400, 3


def drafts(sides: tuple[Side, ...], seed: int) -> Iterator[tuple[PieceDraft, Choice]]:
    """Yield drafts of a war that is played at random; of long decisions every third step."""
    for number, (s, decision) in enumerate(played(sides, seed, most=MOST)):
        if isinstance(decision, Choice) and not number % OFTEN:
            found = draft(KIT, decision, view_of(s, decision.side))
            if isinstance(found, PieceDraft):
                yield found, decision


@pytest.mark.parametrize(("sides", "seed"), [(TWO, 5), (TWO, 6), (FOUR, 7)])
def test_every_listed_action_is_done_by_its_picks(sides: tuple[Side, ...], seed: int) -> None:
    kinds = set()
    for made, choice in drafts(sides, seed):
        kinds.add(type(made))
        for action in choice.actions:
            if isinstance(action, PlayCard):
                continue
            for pick in action.picks[:-1]:
                made.held = (pick,)
                assert made.movable(pick), (type(made), action)
            assert action.picks[-1] in made.next_targets(), (type(made), action)
            if not action.picks[-1].startswith("button:"):
                assert made.placing(made.held[0], action.picks[-1]) == (action,)
            assert made.pick(action.picks[-1]) == action
    assert len(kinds) > 3


@pytest.mark.parametrize(("sides", "seed"), [(TWO, 8), (FOUR, 9)])
def test_pieces_go_wherever_they_say_and_are_refused_elsewhere(
    sides: tuple[Side, ...], seed: int
) -> None:
    refused = 0
    for made, _ in drafts(sides, seed):
        for piece in (*made.waiting, *made.laid):
            made.held = (piece,)
            for goal in made.goals:
                actions = made.placing(piece, goal)
                back = () if isinstance(made, LandingDraft) else made.returning(piece)
                assert actions
                assert actions[: len(back)] == back
            for aim in set(made.aims) - set(made.goals) - set(made.spots_of(piece)):
                with pytest.raises(Refused) as told:
                    made.placing(piece, aim)
                assert told.value.rule.startswith("EM-")
                refused += 1
            made.marks()
            assert not made.back() or made.held == made.resting
    assert refused > 50


def test_only_cards_are_offered_to_a_support() -> None:
    seen = 0
    for made, _ in drafts(TWO, 5):
        if isinstance(made, AirDraft) and made.waiting:
            made.held, made.supports = made.waiting[:1], True
            cards = [goal.startswith("rcard:") for goal in made.goals]
            made.supports = False
            assert all(cards) or not any(goal.startswith("rcard:") for goal in made.goals)
            seen += 1
    assert seen
