"""Drafts that go on from pick to pick: what a table may ask of them besides a draft."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from desktop.rules.core import Action, Target, Text
from desktop.table.look import Draft


@runtime_checkable
class Declaration(Draft, Protocol):
    """A draft that goes on from pick to pick, as an action that is picked does.

    Docks, keys and the inspector see its picks as those of the table.
    """

    @property
    def picks(self) -> tuple[Target, ...]:
        """What was picked so far."""

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked next."""

    def back(self) -> bool:
        """Take back the last pick; return whether there was one."""


@runtime_checkable
class ProposalDraft(Draft, Protocol):
    """A draft that can be filled in as somebody proposes, so that its panel tells the odds."""

    def propose(self, action: Action) -> bool:
        """Put together what comes to an action; return whether it can be put together here."""


@runtime_checkable
class PromptDraft(Draft, Protocol):
    """A draft that says more of what it waits for than its decision can."""

    @property
    def prompt(self) -> Text:
        """What the prompt row says."""


@runtime_checkable
class ReadyDraft(Draft, Protocol):
    """A draft whose last button is not lit until enough is chosen, or while Enter means more."""

    @property
    def ready(self) -> bool:
        """Whether Enter presses that button, and with success."""


@runtime_checkable
class WalkDraft(Declaration, Protocol):
    """A declaration in which Tab chooses what it comes to, as if that was picked."""

    def walk_to(self, target: Target) -> None:
        """Choose what Tab has come to; anything else is left as it is."""


@runtime_checkable
class GroupDraft(Declaration, Protocol):
    """A declaration about several counters at once, which a frame around them chooses."""

    @property
    def wheel(self) -> tuple[Target, Target]:
        """What the wheel turned up and down with Alt means."""

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Choose those of the targets that can be chosen, besides those that are or alone.

        Raises :class:`Refused` if they cannot be chosen together.
        """


@runtime_checkable
class WholeDraft(Declaration, Protocol):
    """A declaration that Enter can end from where the cursor of the board stands.

    Space then picks what lies there.
    """

    @property
    def whole(self) -> bool:
        """Whether Enter ends it now, although the cursor stands on something else."""


def ends_with_enter(draft: Draft | None) -> bool:
    """Return whether Enter ends a draft, wherever the cursor of the board stands."""
    return isinstance(draft, WholeDraft) and draft.whole


@runtime_checkable
class CountingDraft(Declaration, Protocol):
    """A declaration in which every pick of the same thing adds one more."""

    def counts(self, target: Target) -> bool:
        """Return whether the second press of a quick pair on it is a pick of its own."""


def takes_both_clicks(draft: Draft | None, target: Target) -> bool:
    """Return whether a double click on something is two picks of it."""
    return isinstance(draft, CountingDraft) and draft.counts(target)


@runtime_checkable
class CarryingDraft(Declaration, Protocol):
    """A declaration whose counters are carried in groups, and which says what Tab walks."""

    @property
    def walk(self) -> tuple[Target, ...]:
        """What Tab walks, in order."""

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up what lies there, so that its ways are lit.

        Returns the ids of all counters that are carried, the one that lies there first.
        """
