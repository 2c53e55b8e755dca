"""Changes by which the program follows a table that has it otherwise (HL-T1.2b)."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def find_target(s: State, target: int) -> None:
    """Have a Target card in the deck, wherever the program has it."""
    for place in (s.target_discards, s.in_play, s.drawn, s.destroyed):
        if target in place:
            place.remove(target)
    if target not in s.target_deck:
        s.target_deck = sorted((*s.target_deck, target))


def have_drawn(s: State, targets: Iterable[int]) -> None:
    """Have Target cards among those to choose from, wherever the program has them."""
    for target in targets:
        if target and target not in (*s.drawn, *s.in_play):
            find_target(s, target)
            s.target_deck.remove(target)
            s.drawn.append(target)


def find_event(s: State, event: int) -> None:
    """Have an Event card in the deck, wherever the program has it."""
    if event in s.event_discards:
        s.event_discards.remove(event)
    if event not in s.event_deck:
        s.event_deck = sorted((*s.event_deck, event))


def find_counter(s: State, row: int, *, bomber: bool = False) -> None:
    """Have a counter of a row in the cup: it had one more than the program counted."""
    cup = s.bomber_cup if bomber else s.cup
    cup[row] = max(cup[row], 1)


def have_items(s: State, kit: Kit, pilot: str, items: Iterable[str]) -> None:
    """Have counters on an Aircraft that the program does not see there."""
    aircraft = s.flown.aircraft(pilot)
    aboard = Tally((*aircraft.loads, *aircraft.pods))
    for item, count in Tally(items).items():
        missing = [item] * (count - aboard[item])
        (aircraft.pods if kit.weapons[item].kind == "pod" else aircraft.loads).extend(missing)


def have_sa(s: State, pilot: str) -> None:
    """Have an SA counter on an Aircraft that has none left."""
    aircraft = s.flown.aircraft(pilot)
    aircraft.sa = max(aircraft.sa, 1)
