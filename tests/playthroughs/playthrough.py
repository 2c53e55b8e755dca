"""Golden playthroughs: a random game of each setup as text, every question with its answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from desktop.catalogue import open_game
from desktop.rules import engine
from desktop.rules.core import Action, Chance, Decision, Event, Game, Rolled, Setup
from desktop.text import sentence

FOLDER = Path(__file__).resolve().parent
SHOWN = 4
"""Alternatives named besides the answer; the others are counted."""
LONGEST = 1500


class Plan(NamedTuple):
    """What is played; the seed is one whose game is short and meets many rules."""

    game: str
    name: str
    setup: Setup
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"


PLANS = (
    Plan("daring_eagle", "two-gold-side", Setup("", ("gold", "red"), {"captures": 3}), 16),
    Plan(
        "daring_eagle",
        "three-green-side",
        Setup("", ("green", "blue", "gold"), {"board": "green", "captures": 3, "first": "blue"}),
        39,
    ),
    Plan(
        "daring_eagle",
        "four-answers-concealed",
        Setup("", ("gold", "green", "blue", "red"), {"captures": 3, "concealed_answers": True}),
        59,
    ),
    Plan(
        "daring_eagle",
        "two-hands-open",
        Setup("", ("gold", "green"), {"captures": 2, "open_hands": True, "turn_limit": 20}),
        27,
    ),
    Plan("hornet_leader", "libya-short", Setup("", ("player",), {"campaign": "libya_1984"}), 45),
    Plan(
        "hornet_leader",
        "marines-with-all-options",
        Setup(
            "",
            ("player",),
            {
                "campaign": "iraq_1991",
                "service": "marine",
                "night": True,
                "one_more_less": True,
                "random_squadron": True,
                "high_stress": True,
                "replacements": True,
                "damaging": True,
                "extra_defenses": True,
            },
        ),
        32,
    ),
    Plan("eagles_missiles", "two-sides", Setup("", ("russian", "polish")), 5),
    Plan("eagles_missiles", "poland-divided", Setup("", ("russian", "polish", "polish_2")), 78),
    Plan(
        "eagles_missiles",
        "both-divided-four-days",
        Setup("", ("russian", "polish", "polish_2", "russian_2"), {"day_limit": 4}),
        94,
    ),
    Plan("red_menace", "airborne-alert", Setup("", ("blue",), {"scenario": 2}), 89),
    Plan(
        "red_menace",
        "thirteen-days-with-options",
        Setup(
            "",
            ("blue",),
            {
                "scenario": 4,
                "sac": True,
                "six_f102": True,
                "two_tu28": True,
                "two_sa2": True,
                "sudden_death": True,
                "caught": True,
                "ask_paths": True,
            },
        ),
        85,
    ),
    Plan(
        "red_menace",
        "bolt-from-the-north-module-s",
        Setup("", ("blue",), {"scenario": 1, "module_s": True}),
        115,
    ),
)


def played(plan: Plan) -> str:
    """Return the whole playthrough."""
    return "\n".join(_lines(plan)) + "\n"


def _lines(plan: Plan) -> Iterator[str]:
    game = open_game(plan.game)
    rng = Random(plan.seed)
    yield f"{sentence(game.title)}: {', '.join(plan.setup.sides)}"
    for key, value in sorted(plan.setup.options.items()):
        yield f"{key} = {value}"
    state, told, asked = engine.start(game, plan.setup)
    yield from _told(game, told)
    for ply in range(LONGEST):
        if asked is None:
            yield sentence(game.outcome_text(state))
            return
        answer = _answer(asked, rng)
        yield f"{ply:4}  {_question(game, asked, answer)}"
        told, asked = engine.apply(game, state, answer, asked)
        yield from _told(game, told)


def _answer(asked: Decision, rng: Random) -> Action:
    """Return an answer at random; only ``random()`` is the same in every Python."""
    if isinstance(asked, Chance) and asked.roll is not None:
        sides = asked.roll.sides
        return Rolled(tuple(1 + int(rng.random() * sides) for _ in range(asked.roll.count)))
    if isinstance(asked, Chance):
        at = int(rng.random() * sum(asked.weights))
        for outcome, weight in zip(asked.outcomes, asked.weights, strict=True):
            at -= weight
            if at < 0:
                return outcome
    actions = asked.outcomes if isinstance(asked, Chance) else asked.actions
    return actions[int(rng.random() * len(actions))]


def _question(game: Game[Any, Any], asked: Decision, answer: Action) -> str:
    if isinstance(asked, Chance) and asked.roll is not None:
        bonus = f" {sum(each for _, each in asked.roll.modifiers):+d}"
        thrown = f"{sentence(asked.prompt)}{bonus}: {_words(game, answer)}"
        return f"dice ({asked.kind}) {asked.rule}  {thrown}"
    if isinstance(asked, Chance):
        who, actions = f"chance ({asked.kind})", asked.outcomes
    else:
        who, actions = asked.side, asked.actions
    at = actions.index(answer)
    first = max(0, min(at - SHOWN // 2, len(actions) - SHOWN - 1))
    shown = actions[first : first + SHOWN + 1]
    words = [f"*{_words(game, one)}*" if one == answer else _words(game, one) for one in shown]
    more = len(actions) - len(shown)
    return f"{who} {asked.rule}  {' | '.join(words)}{f' (+{more})' if more else ''}"


def _words(game: Game[Any, Any], action: Action) -> str:
    return sentence(action.label(game.kit))


def _told(game: Game[Any, Any], told: list[Event]) -> Iterator[str]:
    for event in told:
        yield f"      -> {sentence(event.text(game.kit))} ({event.rule})"
