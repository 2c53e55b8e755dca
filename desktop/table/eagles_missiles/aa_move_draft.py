"""AA units as they are placed, moved on and withdrawn (EM-III.3b, EM-IV.D1, EM-V.3c)."""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Target
from desktop.rules.eagles_missiles import refusals
from desktop.rules.eagles_missiles.aa_moves import AaMoves
from desktop.rules.eagles_missiles.actions_fights import EndAaMoves, ShiftAa, ShiftBack, WithdrawAa
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.places import AA


class SetUpDraft(PieceDraft):
    """The blue AA units before the first day: whichever is taken up, the next one is placed."""

    home = PREFIX + "aa_off"

    @property
    def resting(self) -> tuple[Target, ...]:
        """The next unit."""
        return self.waiting[:1]

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The blue units off the map."""
        blue = (unit for unit in self.s.aa if not unit.at and not unit.lost)
        return tuple(AA + unit.id for unit in blue if self.kit.aa[unit.id].colour == "blue")

    def goals_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the territories of Poland."""
        return tuple(each.picks[0] for each in self.choice.actions)

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what places the next unit there."""
        found = next((each for each in self.choice.actions if each.picks == (goal,)), None)
        if found is None:
            raise refusals.why_not(self.s, self.kit, self.view.side, (piece, goal))
        return (found,)


class AaMoveDraft(PieceDraft):
    """AA units that move by one territory, and back again."""

    @cached_property
    def laid(self) -> dict[Target, Action]:
        """The units that have moved."""
        return {AA + key: ShiftBack(key) for key in self.origins}

    @property
    def origins(self) -> dict[str, str]:
        """Where the units stood that have moved."""
        step = self.s.steps[-1]
        return dict(step.origins) if isinstance(step, AaMoves) else {}

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the territory in which a unit stands."""
        return (self.s.unit(piece.removeprefix(AA)).at,)

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what moves a unit there; where it came from it goes by moving back."""
        if self.origins.get(piece.removeprefix(AA)) == goal:
            return self.returning(piece)
        return super().placing(piece, goal)

    def goals_of(self, piece: Target) -> tuple[Target, ...]:
        """Return where a unit can go, and where it came from."""
        came = self.origins.get(piece.removeprefix(AA), "")
        return (*super().goals_of(piece), *([came] if came else []))


class WithdrawDraft(PieceDraft):
    """An AA unit that leaves a territory which has fallen; it is in hand from the beginning."""

    @property
    def resting(self) -> tuple[Target, ...]:
        """The unit."""
        return self.waiting

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the territory that has fallen."""
        return (self.s.unit(piece.removeprefix(AA)).at,)


AaDraft = SetUpDraft | AaMoveDraft | WithdrawDraft


def is_aa_move(decision: Decision | None) -> bool:
    """Return whether a decision is where an AA unit stands."""
    return isinstance(decision, Choice) and any(
        isinstance(each, PlaceAa | ShiftAa | EndAaMoves | WithdrawAa) for each in decision.actions
    )


def aa_move_draft(kit: Kit, choice: Choice, view: View) -> AaDraft | None:
    """Return the draft of a decision about AA units, if it is one."""
    kinds = {type(each) for each in choice.actions}
    if PlaceAa in kinds:
        return SetUpDraft(kit, choice, view)
    if WithdrawAa in kinds:
        return WithdrawDraft(kit, choice, view)
    return AaMoveDraft(kit, choice, view) if kinds & {ShiftAa, EndAaMoves} else None
