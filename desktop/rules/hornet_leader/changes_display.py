"""Changes of the tactical display: counters placed, moved and removed, Hits on the Target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import events_display as told
from desktop.rules.hornet_leader.records import Counter, Kind

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.state import State

CENTER = "center"


def place(
    s: State,
    kind: Kind,
    face: str,
    area: str,
    row: int,
    tell: Tell,
    rule: str,
    *,
    objective: bool = False,
    bombers: int = 0,
) -> Counter:
    """Put a counter on the display; that of a row comes out of its cup (HL-4.3a, HL-5.4a).

    ``row`` is -1 for an extra that no cup holds (HL-1.7o).
    """
    mission = s.flown
    mission.placed += 1
    counter = Counter(
        f"{face}#{mission.placed}", kind, face, area, row, objective=objective, bombers=bombers
    )
    if row >= 0:
        (s.bomber_cup if kind == "bomber" else s.cup)[row] -= 1
    mission.counters.append(counter)
    tell(told.CounterPlaced(rule, counter.key, area))
    return counter


def hold_no_bandit(s: State, row: int) -> None:
    """Keep a No Bandit counter out of the cup until the step has drawn all (HL-5.4b)."""
    s.cup[row] -= 1
    s.flown.held.append(row)


def note_no_bandit(area: str, tell: Tell, rule: str) -> None:
    """Tell that a No Bandit counter came for an area."""
    tell(told.NoBandit(rule, area))


def return_held(s: State) -> None:
    """Put the No Bandit counters of a step back into the cup (HL-5.4b)."""
    for row in s.flown.held:
        s.cup[row] += 1
    s.flown.held.clear()


def note_empty_cup(tell: Tell, rule: str) -> None:
    """Tell that nothing is left to draw (HL-4.3a)."""
    tell(told.CupEmpty(rule))


def remove(s: State, counter: Counter, tell: Tell, rule: str) -> None:
    """Take a counter off the display, back to its cup (HL-5.5a)."""
    _take_away(s, counter)
    tell(told.CounterRemoved(rule, counter.key, counter.area))


def destroy(s: State, counter: Counter, pilot: str, tell: Tell, rule: str) -> None:
    """Destroy a Site, a Bandit or one Bomber of a counter (HL-6.4b, HL-6.4i, HL-6.6a)."""
    record = s.flown.record(pilot)
    if counter.kind == "bomber":
        record.bombers += 1
        if counter.bombers > 1:
            counter.bombers -= 1
            tell(told.BomberDestroyed(rule, counter.key, counter.area, pilot))
            return
    elif counter.kind == "bandit":
        record.bandits += 1
    else:
        record.sites += 1
    _take_away(s, counter)
    tell(told.CounterDestroyed(rule, counter.key, counter.area, pilot))


def move(s: State, counter: Counter, area: str, tell: Tell, rule: str) -> None:
    """Move a Bandit."""
    start, counter.area = counter.area, area
    tell(told.CounterMoved(rule, counter.key, area, start))


def clear(s: State) -> None:
    """Return everything on the display to the cups at the end of the mission (HL-7.2i)."""
    for counter in list(s.flown.counters):
        _take_away(s, counter)


def begin_step(s: State) -> None:
    """Let every counter act again in the step that begins."""
    for counter in s.flown.counters:
        counter.acted = False


def note_acted(counter: Counter) -> None:
    """Note that a counter has had its attack or movement of this step."""
    counter.acted = True


def hit_target(s: State, pilot: str, hits: int, tell: Tell, rule: str = "HL-6.7a") -> None:
    """Add Hits to the Target (HL-6.7a)."""
    s.flown.hits += hits
    s.flown.record(pilot).hits += hits
    tell(told.TargetHit(rule, pilot, hits, s.flown.hits))


def destroy_target(s: State, tell: Tell, rule: str = "HL-6.7a") -> None:
    """Mark the mission's Target as Destroyed; it never becomes un-Destroyed (HL-6.7a)."""
    s.flown.destroyed = True
    tell(told.TargetDestroyed(rule, s.flown.target))


def _take_away(s: State, counter: Counter) -> None:
    s.flown.counters.remove(counter)
    if counter.row >= 0:
        (s.bomber_cup if counter.kind == "bomber" else s.cup)[counter.row] += 1
