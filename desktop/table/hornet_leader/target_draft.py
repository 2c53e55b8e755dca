"""The Day's Targets while they are chosen: the Primary, perhaps a Secondary, then the attack."""

from __future__ import annotations

from desktop.rules.core import Action, Choice, Refused, T, Target
from desktop.rules.hornet_leader.actions_campaign import BuyRecon, SelectTargets
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.day import SelectTarget
from desktop.rules.hornet_leader.state import View
from desktop.table.look import Counter, Mark

ATTACK = "button:attack"
RECON = BuyRecon().picks[0]
PRIMARY, SECONDARY = "card:", "secondary:"
NO_PRIMARY = T("hornet_leader.table", "Choose the Primary first")


class TargetDraft:
    """Cards are chosen and given back until the attack begins; nothing lies on the board."""

    def __init__(self, kit: Kit, view: View, choice: Choice) -> None:
        self._kit, self._view, self._choice = kit, view, choice
        able = {each.primary for each in choice.actions if isinstance(each, SelectTargets)}
        self._only = able.pop() if len(able) == 1 else 0
        self.primary, self.secondary = self._only, 0
        """The Targets chosen, 0 for none; the only one there is needs no choice."""

    def counters(self) -> tuple[Counter, ...]:
        """Return nothing: there is no mission yet."""
        return ()

    def marks(self) -> tuple[Mark, ...]:
        """Return nothing: the cards lie on a page."""
        return ()

    @property
    def picks(self) -> tuple[Target, ...]:
        """The cards chosen so far."""
        found = [f"{PRIMARY}{self.primary}"] if self.primary else []
        return (*found, *([f"{SECONDARY}{self.secondary}"] if self.secondary else []))

    @property
    def ready(self) -> bool:
        """Whether the attack can begin with what is chosen."""
        return self.refused() is None

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked next."""
        cards = {each.primary for each in self._choice.actions if isinstance(each, SelectTargets)}
        found = {f"{PRIMARY}{card}" for card in cards}
        found |= {
            f"{SECONDARY}{each.secondary}"
            for each in self._choice.actions
            if isinstance(each, SelectTargets) and each.secondary and each.primary == self.primary
        }
        if self.ready:
            found.add(ATTACK)
        if BuyRecon() in self._choice.actions:
            found.add(RECON)
        return frozenset(found)

    def back(self) -> bool:
        """Give the last card back; return whether there was one."""
        had = bool(self.picks)
        if self.secondary:
            self.secondary = 0
        else:
            self.primary = 0
        return had

    def movable(self, target: Target) -> bool:
        """Return whether something can be dragged: nothing can."""
        return False

    def drop(self, source: Target, target: Target) -> None:
        """Refuse to move anything."""
        raise Refused(self._choice.rule, T("hornet_leader.table", "A card is chosen by a click"))

    def pick(self, target: Target) -> Action | None:
        """Choose or give back a card, or return the attack."""
        if target == RECON:
            return self._allowed(BuyRecon())
        if target == ATTACK:
            return self._attack()
        if target.startswith(PRIMARY):
            self._choose_primary(int(target.removeprefix(PRIMARY)))
        elif target.startswith(SECONDARY):
            self._choose_secondary(int(target.removeprefix(SECONDARY)))
        return None

    def refused(self) -> Refused | None:
        """Return why the attack cannot begin with what is chosen."""
        if not self.primary:
            return Refused(self._choice.rule, NO_PRIMARY)
        action = SelectTargets(self.primary, self.secondary)
        return None if action in self._choice.actions else self._why_not(action)

    def refused_card(self, target: int) -> Refused | None:
        """Return why a card cannot be the Primary."""
        action = SelectTargets(target)
        return None if action in self._choice.actions else self._why_not(action)

    def refused_secondary(self, target: int) -> Refused | None:
        """Return why a card cannot be the Secondary beside the Primary that is chosen."""
        action = SelectTargets(self.primary, target)
        if action in self._choice.actions:
            return None
        return self._why_not(action) if self.primary else Refused("HL-1.7s", NO_PRIMARY)

    def _choose_primary(self, target: int) -> None:
        if target == self.primary:
            # The only one that there is is chosen from the beginning, and stays so.
            self.primary, self.secondary = self._only, 0
            return
        refused = self.refused_card(target)
        if refused is not None:
            raise refused
        self.primary = target
        if SelectTargets(target, self.secondary) not in self._choice.actions:
            self.secondary = 0

    def _choose_secondary(self, target: int) -> None:
        if target == self.secondary:
            self.secondary = 0
            return
        refused = self.refused_secondary(target)
        if refused is not None:
            raise refused
        self.secondary = target

    def _attack(self) -> Action:
        refused = self.refused()
        if refused is not None:
            raise refused
        return SelectTargets(self.primary, self.secondary)

    def _allowed(self, action: Action) -> Action:
        if action not in self._choice.actions:
            raise self._why_not(action)
        return action

    def _why_not(self, action: Action) -> Refused:
        found = SelectTarget().explain(self._view.state, self._kit, action.picks)
        return found or Refused(self._choice.rule, T("hornet_leader.table", "Not possible now"))


def target_draft(kit: Kit, choice: Choice, view: View) -> TargetDraft | None:
    """Return the draft of a selection of Targets, for any other choice nothing."""
    selecting = any(isinstance(action, SelectTargets) for action in choice.actions)
    return TargetDraft(kit, view, choice) if selecting else None
