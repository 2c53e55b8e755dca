"""Phase 1: the event of the turn is drawn and does what its card says (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, T, Tell
from desktop.rules.red_menace import chances, event_ops
from desktop.rules.red_menace import changes_cards as changes
from desktop.rules.red_menace import events_cards as told
from desktop.rules.red_menace.actions_chance import DrawnEvent
from desktop.rules.red_menace.event_conditions import CONDITIONS
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.components_events import Condition
    from desktop.rules.red_menace.state import State

IDLE_RULES: dict[Condition, str] = {
    "sub_in_play and missiles_left > 0": "RM-8.7b",
    "aam_uses < 2": "RM-10.2.8d",
    "destroyed_us_uk_bombers > 0": "RM-8.9b",
    "sub_in_play": "RM-8.10b",
    "bombers_on_ground > 0": "RM-8.11b",
    "nike_on_map > 0": "RM-8.13b",
    "soviet_pool > 0": "RM-8.14",
    "us_aew_base_left": "RM-11.1a",
    "destroyed_us_canada_cities >= 3": "RM-8.19a",
}
"""The rule by which a card has no effect, by the condition that does not hold."""


class DrawEvent(WarStep, frozen=True):
    """RM-8.0a  One event card is drawn, never a second one."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not s.events.size:
            return None
        return chances.event_card(s, T("red_menace", "Draw the event of the turn."))

    def asks(self, s: State, kit: Kit) -> bool:
        return s.events.size > 0

    def carry_out(self, s: State, kit: Kit, action: DrawnEvent | None, tell: Tell) -> None:
        if action is None:
            tell(told.NoEvent("RM-8.0c"))
            return
        number = action.number
        changes.draw(s, number, tell)
        event = kit.events[number]
        works = CONDITIONS[event.when](s, kit)
        changes.note_effect(s, works=works)
        if works:
            s.then(RunOps(number))
        else:
            tell(told.EventIdle(IDLE_RULES[event.when], number, event.when))
        if event.after == "reshuffle":
            # At once when it does nothing, else at the end of the turn (RM-8.19d).
            if not works:
                changes.put_back(s, number, tell, "RM-8.19d")
        elif event.after == "discard" or not works:
            changes.discard(s, number)


class StartEvent(WarStep, frozen=True):
    """RM-6.1  An event that the scenario has already happened; its card is not in the deck."""

    number: int

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        changes.discard(s, self.number)
        tell(told.EventDrawn("RM-6.1", self.number))
        s.then(RunOps(self.number))


class RunOps(WarStep, frozen=True):
    """The operations of a card, one after the other, each with the steps that it brings."""

    number: int
    done: int = 0

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        event = kit.events[self.number]
        if self.done == len(event.ops):
            return
        s.then(RunOps(self.number, self.done + 1))
        event_ops.run(s, kit, event, event.ops[self.done], tell)


def end_of_turn(s: State, tell: Tell) -> None:
    """Shuffle the card of degraded communications in again after its turn (RM-8.19d)."""
    if s.now.jammed:
        changes.put_back(s, s.event, tell, "RM-8.19d")
