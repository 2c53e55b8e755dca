"""Polish squadrons as they land or change their airfield (EM-IV.C1c, EM-XI.4)."""

from __future__ import annotations

from functools import cached_property

from desktop.rules.core import Action, Choice, Decision, Target
from desktop.rules.eagles_missiles import landing, refusals
from desktop.rules.eagles_missiles.actions_fights import EndLanding, LandAt, LiftOff
from desktop.rules.eagles_missiles.actions_polish import ScrambleTo
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import View
from desktop.table.eagles_missiles.landing_dangers import danger
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.marks import GOLD, GREEN, choice_marks
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.places import FIELD, SQUADRON
from desktop.table.look import Mark

RED = "#D8432F"


class LandingDraft(PieceDraft):
    """Where everybody lands: they stand where they came from, and can be put elsewhere."""

    home = PREFIX + "air"

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The commander's squadrons, those without an airfield first."""
        own = landing.flown(self.s, self.kit, self.view.side)
        own.sort(key=lambda each: each.where != "air")
        return tuple(SQUADRON + each.id for each in own)

    @property
    def airborne(self) -> tuple[Target, ...]:
        """Those that have no airfield."""
        return tuple(each for each in self.waiting if not self.spots_of(each))

    @property
    def endangered(self) -> tuple[Target, ...]:
        """Those that stand where a raid or a lost assault threatens."""
        return tuple(
            each
            for each in self.waiting
            for spot in self.spots_of(each)
            if danger(self.s, self.kit, spot.removeprefix(FIELD)) is not None
        )

    def spots_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the airfield on which a squadron stands."""
        squadron = self.s.squadron(piece.removeprefix(SQUADRON))
        return (FIELD + squadron.at,) if squadron.where == "base" else ()

    @property
    def aims(self) -> tuple[Target, ...]:
        """All airfields."""
        return tuple(FIELD + key for key in self.kit.airfields)

    def goals_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the airfields where a squadron may land, wherever it has landed before."""
        key, side = piece.removeprefix(SQUADRON), self.view.side
        return tuple(
            FIELD + field
            for field in self.kit.airfields
            if landing.why_not(self.s, self.kit, side, key, field) is None
        )

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what lands a squadron there."""
        key, field = piece.removeprefix(SQUADRON), goal.removeprefix(FIELD)
        refused = landing.why_not(self.s, self.kit, self.view.side, key, field)
        if refused is not None:
            raise refused
        return (LandAt(key, field),)

    def returning(self, piece: Target) -> tuple[Action, ...]:
        """Return what takes a squadron off its airfield, to make room there."""
        return (LiftOff(piece.removeprefix(SQUADRON)),) if self.spots_of(piece) else ()

    def next_targets(self) -> frozenset[Target]:
        """Return squadrons, airfields for the one in hand, the air, and the end."""
        found = super().next_targets()
        return found | {self.home} if self.held and self.spots_of(self.held[0]) else found

    def _is_home(self, target: Target) -> bool:
        # Another squadron stands for its airfield.
        return target == self.home

    def marks(self) -> tuple[Mark, ...]:
        """Light who is in danger or without an airfield; then where the one in hand can land."""
        if not self.held:
            marks = [Mark(piece, "attack", colour=RED) for piece in self.endangered]
            marks += (Mark(piece, "source", colour=GOLD) for piece in self.airborne)
            return tuple(marks)
        marks = [Mark(piece, "picked") for piece in self.held]
        for goal in self.goals:
            if danger(self.s, self.kit, goal.removeprefix(FIELD)) is None:
                marks += choice_marks(self.kit, self.view, goal, chosen=True)
            else:
                marks.append(Mark(goal, "attack", "!", colour=RED))
        return tuple(marks)


class GetAwayDraft(PieceDraft):
    """A squadron that got away from an airfield that is hit: it is in hand from the beginning."""

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The squadron."""
        found = (each.squadron for each in self.choice.actions if isinstance(each, ScrambleTo))
        return tuple(SQUADRON + key for key in dict.fromkeys(found))

    @property
    def resting(self) -> tuple[Target, ...]:
        """The squadron."""
        return self.waiting

    @property
    def aims(self) -> tuple[Target, ...]:
        """All airfields."""
        return tuple(FIELD + key for key in self.kit.airfields)

    def goals_of(self, piece: Target) -> tuple[Target, ...]:
        """Return the airfields with room."""
        return tuple(each.picks[0] for each in self.choice.actions)

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what leads it there."""
        found = next((each for each in self.choice.actions if each.picks == (goal,)), None)
        if found is None:
            raise refusals.why_not(self.s, self.kit, self.view.side, (goal,))
        return (found,)

    def marks(self) -> tuple[Mark, ...]:
        """Light the airfields with room."""
        picked = (Mark(piece, "picked") for piece in self.held)
        return (*picked, *(Mark(goal, "target", colour=GREEN) for goal in self.goals))


def is_landing(decision: Decision | None) -> bool:
    """Return whether Polish squadrons land now."""
    return isinstance(decision, Choice) and any(
        isinstance(each, LandAt | EndLanding) for each in decision.actions
    )


def landing_draft(kit: Kit, choice: Choice, view: View) -> LandingDraft | GetAwayDraft | None:
    """Return the draft of a landing, or of a squadron that got away."""
    if is_landing(choice):
        return LandingDraft(kit, choice, view)
    if any(isinstance(each, ScrambleTo) for each in choice.actions):
        return GetAwayDraft(kit, choice, view)
    return None
