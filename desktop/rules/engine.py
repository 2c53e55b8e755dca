"""The engine: it asks the top step for a decision and carries out the answer.

The state carries a stack of steps. The top step answers ``decision``: a choice, a chance, or
``None``. ``None`` means there is nothing to decide: the step is popped and carried out at once. A
decision waits until ``apply`` brings an action that is among its choices (for a chance: a
possible outcome); then the step is popped and carried out with it. Steps go on by pushing further
steps. When the stack is empty or the outcome is set, the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from desktop.rules.core import Action, Chance, Decision, Event, Game, Refused, Setup, State, T

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

S = TypeVar("S", bound=State)


def start(game: Game[S, Any], setup: Setup) -> tuple[S, list[Event], Decision | None]:
    """Return a new game, what happened on the way to its first decision, and that decision."""
    state = game.new(setup)
    told: list[Event] = []
    return state, told, _settle(game, state, told)


def decision(game: Game[S, Any], state: S) -> Decision | None:
    """Return what has to be decided now; ``None`` when the game is over."""
    if state.outcome is not None or not state.steps:
        return None
    top: Decision | None = state.steps[-1].decision(state, game.kit)
    return top


def apply(
    game: Game[S, Any], state: S, action: Action, asked: Decision | None = None
) -> tuple[list[Event], Decision | None]:
    """Carry out an action and return what happened and what has to be decided next.

    ``asked`` is the present decision, if the caller has it at hand. Raises :class:`Refused`, with
    the state untouched, when the action does not answer it.
    """
    check(game, state, action, decision(game, state) if asked is None else asked)
    return carry_out(game, state, action)


def check(game: Game[S, Any], state: S, action: Action, asked: Decision | None) -> None:
    """Raise :class:`Refused` unless the action answers the decision."""
    if asked is None:
        raise Refused("", T("core", "The game is over."))
    if isinstance(asked, Chance):
        if not asked.allows(action):
            raise Refused(asked.rule, T("core", "That is not a possible result."))
    elif action not in asked.actions:
        if not asked.open:
            raise Refused(asked.rule, T("core", "That is not among the possible actions."))
        state.steps[-1].admit(state, game.kit, action)


def carry_out(
    game: Game[S, Any], state: S, action: Action, *, insisted: bool = False
) -> tuple[list[Event], Decision | None]:
    """Carry out an action that is known to be legal, as in a record of one's own.

    One that the players ``insisted`` on may be against the rules: its step makes room for it.
    """
    told: list[Event] = []
    if insisted:
        concede(game, state, action)
    state.steps.pop().carry_out(state, game.kit, action, told.append)
    return told, _settle(game, state, told)


def concede(game: Game[S, Any], state: S, action: Action) -> None:
    """Make the state fit the next action, which the players insist on."""
    state.steps[-1].concede(state, game.kit, action)


def replayed(
    game: Game[S, Any], state: S, actions: Iterable[Action]
) -> Iterator[tuple[Event, ...]]:
    """Carry out actions like ``carry_out``, but list no decision; yield what each made happen.

    So a record is played at a multiple of the speed; ``decision`` tells where it has led. An
    action is taken, and carried out, when its events are asked for: ``actions`` may be found as
    the state waits for them, or conceded first.
    """
    kit, steps = game.kit, state.steps
    pop = steps.pop
    told: list[Event] = []
    tell, clear = told.append, told.clear
    for action in actions:
        pop().carry_out(state, kit, action, tell)
        while steps and state.outcome is None:
            top = steps[-1]
            if top.decides and top.asks(state, kit):
                break
            pop().carry_out(state, kit, None, tell)
        yield tuple(told)
        clear()


def replay(game: Game[S, Any], state: S, action: Action) -> tuple[Event, ...]:
    """Carry out one action as ``replayed`` does; return what happened."""
    return next(replayed(game, state, (action,)))


def _settle(game: Game[S, Any], state: S, told: list[Event]) -> Decision | None:
    """Carry out the steps that have nothing to decide; return the first decision after them."""
    steps, kit, tell = state.steps, game.kit, told.append
    while steps and state.outcome is None:
        top = steps[-1]
        asked: Decision | None = top.decision(state, kit) if top.decides else None
        if asked is not None:
            return asked
        steps.pop().carry_out(state, kit, None, tell)
    return None
