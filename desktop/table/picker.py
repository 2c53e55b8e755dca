"""From what a person points at to an action: picks narrow the actions of the decision.

A run of cards may be picked in any order, since a hand has none; everything else is picked in the
order of the action. Mouse, keys, lists, hints and tests all come through here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.rules.core import Action, Choice, Game, Refused, Target
from desktop.table.declarations import Declaration, GroupDraft
from desktop.table.look import Draft

CARD, BUTTON = "card:", "button:"


class Picker(QObject):
    """The picks made so far in one decision."""

    chosen = Signal(object)
    """The action that the picks have come to."""
    narrowed = Signal(object)
    """The actions still possible; told after every change."""
    refused = Signal(object, object)
    """Why a pick leads nowhere (``Refused``), and the target."""
    insisting = Signal(object)
    """A refused action that is to be carried out all the same."""

    def __init__(self, game: Game[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._choice: Choice | None = None
        self._view: Any = None
        self._draft: Draft | None = None
        self._declaration: Declaration | None = None
        """The draft, if it goes on from pick to pick."""
        self._picks: tuple[Target, ...] = ()
        self._actions: tuple[Action, ...] = ()
        self._next: frozenset[Target] | None = None
        self._first: frozenset[Target] | None = None
        self._tried: tuple[Target, ...] = ()
        """Refused picks since the last one that was possible."""
        self._insisted: Action | None = None

    @property
    def choice(self) -> Choice | None:
        """The decision the picks are made in; ``None`` while there is nothing to pick."""
        return self._choice

    @property
    def draft(self) -> Draft | None:
        """What takes the picks of a decision that is put together on the board."""
        return self._draft

    @property
    def picks(self) -> tuple[Target, ...]:
        """What was picked so far."""
        return self._picks if self._declaration is None else self._declaration.picks

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that the picks can still come to."""
        return self._actions

    @property
    def insisted(self) -> Action | None:
        """What was refused last, where the table may insist on it."""
        return self._insisted

    def ask(self, choice: Choice | None, view: Any, draft: Draft | None = None) -> None:
        """Begin a decision, with no picks made."""
        self._choice, self._view, self._draft = choice, view, draft
        self._declaration = draft if isinstance(draft, Declaration) else None
        self._picks = ()
        self._first = None
        self._forget_tried()
        self._narrow()

    def rest(self) -> None:
        """Take no picks, and tell nobody: the next decision comes in the same breath."""
        self._choice = self._draft = self._declaration = None
        self._picks, self._actions = (), ()
        self._next = self._first = None
        self._forget_tried()

    def refuse(
        self, refused: Refused, target: Target, picks: tuple[Target, ...] | None = None
    ) -> None:
        """Tell why a pick leads nowhere; ``picks`` are those it came with, if not the present."""
        kind = target.partition(":")[0]
        before = tuple(each for each in self._tried if each.partition(":")[0] != kind)
        self._tried = (*before, target)
        tried = picks or (*self.picks, *self._tried)
        may = self._choice is not None
        self._insisted = self._game.insisted(self._view, tried) if may else None
        self.refused.emit(refused, target)

    def insist(self) -> None:
        """Have what was refused last carried out, if the table may insist on it."""
        action = self._insisted
        if action is not None:
            self._forget_tried()
            self.insisting.emit(action)

    def _forget_tried(self) -> None:
        self._tried, self._insisted = (), None

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked next."""
        if self._declaration is not None:
            return self._declaration.next_targets()
        if self._next is None:
            self._next = openings(self._actions, self._picks)
        return self._next

    def first_targets(self) -> frozenset[Target]:
        """Return what a decision can begin with."""
        if self._first is None:
            self._first = openings(() if self._choice is None else self._choice.actions, ())
        return self._first

    def meant(self, target: Target, others: tuple[Target, ...]) -> Target:
        """Return which of the others a pick that leads nowhere by itself can mean, if one.

        That can be a button that a decision can begin with, such as the one that plays a card.
        """
        allowed = self.next_targets()
        found = [other for other in others if other in allowed]
        if not found and self._draft is None:
            first = self.first_targets()
            found = [other for other in others if other.startswith(BUTTON) and other in first]
        return found[0] if found else target

    def finished(self) -> Action | None:
        """Return the action the picks spell out, even if longer ones go on from there."""
        for action in self._actions:
            if following(action, self._picks) == ():
                return action
        return None

    def pick(self, target: Target) -> None:
        """Pick a target: narrow, choose, begin anew, or say why not."""
        if self._choice is None:
            return
        if self._draft is not None and self._pick_in_draft(self._draft, target):
            return
        if target in self.next_targets():
            self._take((*self._picks, target))
        elif target in self._picks:
            self._drop(target)
        elif target in self.first_targets() and not target.startswith(BUTTON):
            self._take((target,))
        else:
            refused = self._game.why_not(self._view, (*self._picks, target))
            self.refuse(refused, target)

    def drag(self, source: Target, target: Target) -> None:
        """Pick one target and then another, as a counter is carried from here to there."""
        if self._draft is not None:
            try:
                self._draft.drop(source, target)
            except Refused as refused:
                self.refuse(refused, target)
            self.narrowed.emit(self._actions)
            return
        if self._picks[-1:] != (source,):
            self.pick(source)
        self.pick(target)

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Choose several at once, in a draft that knows what that means."""
        if not isinstance(self._draft, GroupDraft):
            return
        try:
            self._draft.gather(targets, more=more)
        except Refused as refused:
            self.refuse(refused, targets[0])
        self.narrowed.emit(self._actions)

    def choose(self, action: Action) -> None:
        """Choose an action as a whole, such as one from the list."""
        if self._choice is not None and (action in self._choice.actions or self._choice.open):
            self._picks, self._next = (), None
            self.chosen.emit(action)

    def put_back(self, target: Target) -> None:
        """Take one pick of a target back, if it is picked."""
        if target in self._picks:
            self._drop(target)

    def back(self) -> bool:
        """Take back the last pick; return whether there was one."""
        if self._declaration is not None:
            done = self._declaration.back()
            if done:
                self.narrowed.emit(self._actions)
            return done
        if not self._picks:
            return False
        self._picks = self._picks[:-1]
        self._narrow()
        return True

    def clear(self) -> None:
        """Take back every pick."""
        if self._picks:
            self._picks = ()
            self._narrow()

    def _pick_in_draft(self, draft: Draft, target: Target) -> bool:
        """Give a pick to the draft; return whether it was for it."""
        try:
            action = draft.pick(target)
        except Refused as refused:
            self.refuse(refused, target)
            return True
        if action is not None:
            self.chosen.emit(action)
        else:
            self.narrowed.emit(self._actions)
        return True

    def _take(self, picks: tuple[Target, ...]) -> None:
        self._picks = picks
        self._forget_tried()
        self._narrow()
        if self._actions and all(following(action, picks) == () for action in self._actions):
            self.chosen.emit(self._actions[0])

    def _drop(self, target: Target) -> None:
        """Put one pick back, and those after it unless they are cards of the same run."""
        place = len(self._picks) - 1 - self._picks[::-1].index(target)
        later = self._picks[place + 1 :]
        keeps = target.startswith(CARD) and all(pick.startswith(CARD) for pick in later)
        self._picks = self._picks[:place] + (later if keeps else ())
        self._narrow()

    def _narrow(self) -> None:
        self._next = None
        self._actions = () if self._choice is None else narrowed(self._choice.actions, self._picks)
        self.narrowed.emit(self._actions)


def narrowed(actions: Iterable[Action], picks: tuple[Target, ...]) -> tuple[Action, ...]:
    """Return the actions that the picks can come to."""
    return tuple(action for action in actions if following(action, picks) is not None)


def openings(actions: Iterable[Action], picks: tuple[Target, ...]) -> frozenset[Target]:
    """Return what may be picked next for any of these actions."""
    return frozenset(target for action in actions for target in following(action, picks) or ())


def following(action: Action, picks: tuple[Target, ...]) -> tuple[Target, ...] | None:
    """Return what may be picked next for an action; ``None`` if the picks do not lead to it."""
    left = list(action.picks)
    for pick in picks:
        if pick not in _open_end(left):
            return None
        left.remove(pick)
    return _open_end(left)


def _open_end(left: list[Target]) -> tuple[Target, ...]:
    """Return the picks that may come first of those that are left."""
    if not left or not left[0].startswith(CARD):
        return tuple(left[:1])
    run = []
    for target in left:
        if not target.startswith(CARD):
            break
        run.append(target)
    return tuple(dict.fromkeys(run))
