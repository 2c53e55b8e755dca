"""The deployment as it is put together: squadrons against targets, one, two or all recalled (B6).

Until it is confirmed the squadrons stand where they are, and lines show what they are sent against.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.rules.core import Action, Choice, Decision, Refused, Target
from desktop.rules.eagles_missiles import (
    changes_deploy,
    deploy_refusals,
    deploy_survey,
    refusals,
    theatre,
    views,
)
from desktop.rules.eagles_missiles.actions_polish import (
    ConfirmDeployment,
    HandBack,
    PlayCard,
    Recall,
    Send,
)
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.records import FLEET, Squadron
from desktop.rules.eagles_missiles.state import State, View
from desktop.table.eagles_missiles import deploy_marks
from desktop.table.eagles_missiles.counters import table_counters
from desktop.table.eagles_missiles.layout import PREFIX
from desktop.table.eagles_missiles.piece_draft import PieceDraft
from desktop.table.eagles_missiles.places import ASSAULT, CARD, FIELD, SQUADRON, meanings
from desktop.table.look import Counter, Mark
from desktop.table.picker import narrowed, openings

NATO_POOL = PREFIX + "nato_pool"
CONTROL = Qt.KeyboardModifier.ControlModifier


class Sent(NamedTuple):
    """The position with squadrons sent, and the actions that lead there."""

    s: State
    orders: tuple[Action, ...]


class DeployDraft(PieceDraft):
    """Which squadrons are in hand, and what everybody is sent against."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        super().__init__(kit, choice, view)
        self.spelled: tuple[Target, ...] = ()
        """A card of the hand and what it is played on, so far."""
        self._known: dict[tuple[tuple[Target, ...], Target], Sent | Refused] = {}

    # --- squadrons and targets --------------------------------------------------------------------

    @cached_property
    def waiting(self) -> tuple[Target, ...]:
        """The commander's squadrons that can be sent, whether a target is left for them or not."""
        there = deploy_survey.survey(self.s, self.kit)
        return tuple(SQUADRON + each.id for each in there.free.get(self.view.side, ()))

    @cached_property
    def sent(self) -> tuple[Squadron, ...]:
        """All squadrons that are sent, those of the partner too."""
        return tuple(each for each in self.s.squadrons if each.target)

    @cached_property
    def laid(self) -> dict[Target, Action]:
        """The commander's squadrons that are sent."""
        own = (
            each.id
            for each in self.sent
            if theatre.commander_of(self.s, self.kit, each) == self.view.side
        )
        return {SQUADRON + key: Recall(key) for key in own}

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        """Everything that somebody could ever be sent against, territory by territory."""
        found = [SQUADRON + each.id for each in theatre.placed(self.s)]
        found += [ASSAULT + each.line for each in self.s.assaults if not each.stopped]
        return (*found, FLEET) if self.s.fleet else tuple(found)

    @property
    def goals(self) -> tuple[Target, ...]:
        """What all squadrons in hand can be sent against together."""
        if not self.held:
            return ()
        return tuple(
            each for each in self.targets if self.refusal(each) is None and self._new(each)
        )

    def _new(self, target: Target) -> bool:
        """Return whether anybody in hand would be sent there who is not yet."""
        return bool(self.orders_to(target))

    def refusal(self, target: Target) -> Refused | None:
        """Return why those in hand cannot be sent against a target; ``None`` if they can."""
        found = self._tried(target)
        return found if isinstance(found, Refused) else None

    def orders_to(self, target: Target) -> tuple[Action, ...]:
        """Return what sends all squadrons in hand against a target.

        Raises :class:`Refused` for the first of them that cannot be sent.
        """
        found = self._tried(target)
        if isinstance(found, Refused):
            raise found
        return found.orders

    def with_held(self, target: Target) -> State:
        """Return the position with those in hand sent there, if they can be."""
        found = self._tried(target)
        return self.s if isinstance(found, Refused) else found.s

    def _tried(self, target: Target) -> Sent | Refused:
        """Return where sending those in hand leads; every widget asks it of every target."""
        key = (self.held, target)
        if key not in self._known:
            try:
                self._known[key] = self._sending(target)
            except Refused as refused:
                self._known[key] = refused
        return self._known[key]

    def _sending(self, target: Target) -> Sent:
        s, found = views.copied(self.s), list[Action]()
        for piece in self.held:
            squadron = s.squadron(piece.removeprefix(SQUADRON))
            if squadron.target == target.removeprefix(SQUADRON):
                continue
            if squadron.target:
                changes_deploy.recall(s, squadron)
                found.append(Recall(squadron.id))
            refused = deploy_refusals.sending(s, self.kit, self.view.side, squadron.id, target)
            if refused is not None:
                raise refused
            changes_deploy.send(s, squadron, target)
            found.append(Send(squadron.id, target))
        return Sent(s, tuple(found))

    def goal_at(self, target: Target) -> Target:
        """Return the target that a place means: itself, or the assault or the fleet there."""
        if not self.held:
            return ""
        there = (target, *meanings(self.kit, self.s, target))
        return next((each for each in there if each in self.targets), "")

    def placing(self, piece: Target, goal: Target) -> tuple[Action, ...]:
        """Return what sends those in hand against a target."""
        return self.orders_to(goal)

    # --- several squadrons in hand ----------------------------------------------------------------

    @property
    def wheel(self) -> tuple[Target, Target]:
        """The wheel changes nothing."""
        return "", ""

    def gather(self, targets: tuple[Target, ...], *, more: bool) -> None:
        """Take in hand those of the targets that are the commander's own."""
        own = tuple(each for each in targets if self.movable(each))
        self.held = tuple(dict.fromkeys((*self.held, *own))) if more else own

    def lift(self, target: Target) -> tuple[str, ...]:
        """Take up a squadron, with all others that are in hand."""
        if target not in self.held:
            self.held = (target,)
        return (target, *(each for each in self.held if each != target))

    def recall(self) -> tuple[Action, ...]:
        """Return what recalls those in hand that are sent."""
        return tuple(self.laid[piece] for piece in self.held if piece in self.laid)

    # --- as a draft of the table ------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether Enter can end the deployment, and is not for a card that is in question."""
        return not self.spelled

    @property
    def picks(self) -> tuple[Target, ...]:
        """The squadrons in hand, or the card that is played."""
        return self.spelled or self.held

    def next_targets(self) -> frozenset[Target]:
        """Return squadrons, targets for those in hand, cards of the hand and buttons."""
        cards = [each for each in self.choice.actions if isinstance(each, PlayCard)]
        if self.spelled:
            return openings(cards, self.spelled)
        found = {*self.waiting, *self.laid, *openings(cards, ())}
        found |= set(self.targets) if self.held else set()
        ends = (each for each in self.choice.actions if not isinstance(each, PlayCard | Send))
        return frozenset(found | {each.picks[0] for each in ends})

    def back(self) -> bool:
        """Take back the card, or let go of the squadrons."""
        if self.spelled:
            self.spelled = self.spelled[:-1]
            return True
        return super().back()

    @cached_property
    def _counters(self) -> tuple[Counter, ...]:
        # Who is sent still stands where he is: the lines say where he flies.
        standing = [replace(each, target="") for each in self.s.squadrons]
        view = replace(self.view, state=replace(self.s, squadrons=standing))
        return table_counters(self.kit, view)

    def marks(self) -> tuple[Mark, ...]:
        """Light who can be sent, what against with which chance, and the lines of those sent."""
        return deploy_marks.marks(self)

    def drop(self, source: Target, target: Target) -> None:
        """Send those in hand where they are let go, or recall them where they stand."""
        if source not in self.held:
            self.held = (source,)
        goal = self.goal_at(target)
        if not goal and self._stands_at(source, target):
            self.asked = self.recall()
        else:
            self.asked = self.orders_to(goal or target)
        self.held = ()

    def _stands_at(self, piece: Target, target: Target) -> bool:
        """Return whether a place is where a squadron stands."""
        squadron = self.s.squadron(piece.removeprefix(SQUADRON))
        if squadron.where == "pool":
            return target == NATO_POOL
        return target in (FIELD + squadron.at, self.kit.airfields[squadron.at].territory)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return what it does, if that is a single action."""
        if self.spelled or target.startswith(CARD):
            return self._spell(target)
        if self.movable(target):
            self._take(target)
            return None
        return super().pick(target)

    def _take(self, piece: Target) -> None:
        """Take a squadron in hand; with Ctrl besides the others, again to let go of it."""
        others = tuple(each for each in self.held if each != piece)
        more = bool(QGuiApplication.keyboardModifiers() & CONTROL)
        if piece in self.held:
            self.held = others if more else ()
        else:
            self.held = (*others, piece) if more else (piece,)

    def add(self, piece: Target) -> None:
        """Take a squadron in hand besides the others."""
        self.held = (*(each for each in self.held if each != piece), piece)

    def _spell(self, target: Target) -> Action | None:
        """Take a card, or what it is played on; return it with the last of its targets.

        A card without any is in question first, so that it is read what it does.
        """
        if self.spelled[-1:] == (target,):
            self.spelled = self.spelled[:-1]
            return None
        picks = (target,) if target.startswith(CARD) else (*self.spelled, target)
        cards = [each for each in self.choice.actions if isinstance(each, PlayCard)]
        possible = narrowed(cards, picks)
        if not possible:
            raise refusals.why_not(self.s, self.kit, self.view.side, picks)
        self.spelled, self.held = picks, ()
        if openings(possible, picks) or target.startswith(CARD):
            return None
        return possible[0]

    @property
    def finished(self) -> Action | None:
        """The card as it is spelled out, if it can be played so, even if more could be added."""
        return next((each for each in self.choice.actions if each.picks == self.spelled), None)


def is_deployment(decision: Decision | None) -> bool:
    """Return whether squadrons are sent now."""
    if not isinstance(decision, Choice):
        return False
    return any(isinstance(each, Send | ConfirmDeployment | HandBack) for each in decision.actions)


def deploy_draft(kit: Kit, choice: Choice, view: View) -> DeployDraft | None:
    """Return the draft of the deployment, if squadrons are sent now."""
    return DeployDraft(kit, choice, view) if is_deployment(choice) else None
