"""A1 and A2: the Russian cards of the day, and how two commanders share them (EM-XIII.b)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_russian as changes
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.actions_russian import (
    DrawExtra,
    DrawnRussian,
    HandOver,
    StopDrawing,
)
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

drawn = cache(DrawnRussian)
EXTRA_OR_STOP = (DrawExtra(), StopDrawing())
DRAW_PROMPT = T("eagles_missiles", "{side} draws a card")


def commanders(s: State) -> tuple[Side, ...]:
    """Return the Russian commanders, the one of lines III and IV first (EM-XIII.b3)."""
    return (RUSSIAN_2, RUSSIAN) if s.terms.split_russian else (RUSSIAN,)


def partner(s: State, side: Side) -> Side:
    """Return the other Russian commander; the same if there is none."""
    if not s.terms.split_russian:
        return side
    return RUSSIAN if side == RUSSIAN_2 else RUSSIAN_2


class BaseDraw(WarStep, frozen=True):
    """EM-IV.A1b  One card for each active line, as far as the deck goes."""

    number: int = 0
    """How many of the lines have theirs."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        line = self._line(s, kit)
        return _draw(s, kit, theatre.commander_of_line(s, line), "EM-IV.A1b") if line else None

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self._line(s, kit))

    def carry_out(self, s: State, kit: Kit, action: DrawnRussian | None, tell: Tell) -> None:
        if action is not None:
            side = RUSSIAN
            if s.terms.split_russian:
                side = theatre.commander_of_line(s, self._line(s, kit))
            changes.draw(s, kit, action.card, side, tell, "EM-IV.A1b")
            s.then(BaseDraw(self.number + 1))

    def _line(self, s: State, kit: Kit) -> str:
        """Return the line a card is drawn for; empty if there is none, or no card."""
        if s.russian_deck.is_empty:
            return ""
        before = self.number
        for line in kit.lines:
            if theatre.is_active(s, kit, line):
                if not before:
                    return line
                before -= 1
        return ""


class ExtraCards(WarStep, frozen=True):
    """EM-IV.A2a  Additional cards, one by one, the commanders in turn (EM-XIII.b3)."""

    side: Side

    def decision(self, s: State, kit: Kit) -> Choice | None:
        left = extras_left(s)
        if not left:
            return None
        words = T(
            "eagles_missiles", "Additional cards: up to {count}. NATO draws {nato} as it stands"
        )
        nato = kit.rules.sequence["nato_base_draw"] + s.now.extra
        return Choice(self.side, "EM-IV.A2a", words.of(count=left, nato=nato), EXTRA_OR_STOP)

    def asks(self, s: State, kit: Kit) -> bool:
        return s.now.extra < s.extra_limit and not s.russian_deck.is_empty

    def carry_out(
        self, s: State, kit: Kit, action: DrawExtra | StopDrawing | None, tell: Tell
    ) -> None:
        if isinstance(action, DrawExtra):
            s.then(ExtraDraw(self.side))
        elif action is not None:
            changes.stop_drawing(s, self.side, tell)
            _next_extra(s, self.side)


class ExtraDraw(WarStep, frozen=True):
    """EM-IV.A2a  An additional card is drawn."""

    side: Side

    def decision(self, s: State, kit: Kit) -> Chance:
        return _draw(s, kit, self.side, "EM-IV.A2a")

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: DrawnRussian, tell: Tell) -> None:
        changes.count_extra(s)
        changes.draw(s, kit, action.card, self.side, tell, "EM-IV.A2a")
        _next_extra(s, self.side)


def extras_left(s: State) -> int:
    """Return how many additional cards may still be drawn today (EM-IV.A2a, EM-N.8)."""
    return max(0, min(s.extra_limit - s.now.extra, s.russian_deck.size))


def _next_extra(s: State, side: Side) -> None:
    """Ask the other commander next, unless he has stopped."""
    for each in (partner(s, side), side):
        if each not in s.now.stopped_drawing:
            s.then(ExtraCards(each))
            return


def _draw(s: State, kit: Kit, side: Side, rule: str) -> Chance:
    deck = s.russian_deck
    kinds, weights = zip(*deck.outcomes(), strict=True)
    outcomes = tuple([drawn(kit.russian_kinds[kind]) for kind in kinds])
    offered = outcomes
    if deck.top or deck.bottom:
        # What Poland knows of the order shall not show in what can be drawn (EM-N.7).
        counts = enumerate(theatre.face_down(s, kit))
        offered = tuple([drawn(kit.russian_kinds[kind]) for kind, count in counts if count])
    prompt = DRAW_PROMPT.of(side=kit.side_name(side))
    return Chance("russian_card", rule, prompt, outcomes, weights, offered)


# ------------------------------------------------------------------------------ two commanders


class HandOvers(WarStep, frozen=True):
    """EM-XIII.b3  Assault cards that the partner's lines need, or that only he can place."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        side, count = to_hand_over(s, kit)
        if not count:
            return None
        words = T("eagles_missiles", "Hand cards to your partner: {count}. Which one?")
        return Choice(
            side,
            "EM-XIII.b3",
            words.of(count=count),
            tuple([HandOver(each) for each in assaults_of(s, kit, side)]),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return to_hand_over(s, kit)[1] > 0

    def carry_out(self, s: State, kit: Kit, action: HandOver | None, tell: Tell) -> None:
        if action is not None:
            side, _ = to_hand_over(s, kit)
            changes.hand_over(s, action.card, partner(s, side), tell)
            s.then(self)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        card = picked(picks, "rcard")
        if card not in kit.russian_cards:
            return None
        if kit.russian_cards[card].kind == "missile":
            words = T("eagles_missiles", "{card} is a missile card: only assault cards go over")
        else:
            words = T("eagles_missiles", "{card} is not one of your cards")
        return Refused("EM-XIII.b3", words.of(card=kit.card_title(card)))


def assaults_of(s: State, kit: Kit, side: Side) -> list[str]:
    """Return the assault cards that lie before a commander and not on the board."""
    return [
        each.card
        for each in s.now.drawn
        if each.by == side and kit.russian_cards[each.card].kind == "assault"
    ]


def lines_of(s: State, kit: Kit, side: Side) -> list[str]:
    """Return the active lines of a commander (EM-XIII.b1)."""
    return [
        line for line in theatre.active_lines(s, kit) if theatre.commander_of_line(s, line) == side
    ]


def places_on(s: State, kit: Kit, line: str) -> int:
    """Return how many assault cards a line takes today (EM-IV.A3d, EM-IV.A3e)."""
    info = kit.lines[line]
    landing = theatre.front(s, kit, line) == info.landing_territory
    return info.landing_max_cards if landing else info.max_cards


def to_hand_over(s: State, kit: Kit) -> tuple[Side, int]:
    """Return which commander hands how many assault cards to the other; 0 for none.

    As many as the other has lines without a card while these would be second cards (EM-IV.A3b),
    or else as many as only the other has places for.
    """
    for side in commanders(s) if s.terms.split_russian else ():
        other = partner(s, side)
        held, other_held = (len(assaults_of(s, kit, each)) for each in (side, other))
        lines, other_lines = (lines_of(s, kit, each) for each in (side, other))
        places = sum(places_on(s, kit, line) for line in lines)
        other_places = sum(places_on(s, kit, line) for line in other_lines)
        needed = min(len(other_lines) - other_held, held - len(lines))
        surplus = min(other_places - other_held, held - places)
        if max(needed, surplus) > 0:
            return side, max(needed, surplus)
    return commanders(s)[0], 0
