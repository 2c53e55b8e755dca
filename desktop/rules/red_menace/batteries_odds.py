"""What a shot of Nike or Bloodhound will do, exactly (RM-10.6.1, RM-10.3.2, RM-10.6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.red_menace import theatre
from desktop.rules.red_menace.batteries_blue import marks
from desktop.rules.red_menace.batteries_red import removable
from desktop.rules.red_menace.chances import one_third
from desktop.rules.red_menace.defenders_odds import FACES, hit_chance

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class ShotOdds(msgspec.Struct, frozen=True):
    """What a SAM does when it fires."""

    lost: tuple[float, ...]
    """The chance of 0, 1, 2... Soviet bombers shot down."""
    removed: float
    """The chance that the SAM is out of the game afterwards (RM-10.6.1b)."""
    penalty: float
    """The points to be expected that a nuclear missile costs (RM-10.6.3a)."""

    @property
    def hit(self) -> float:
        """The chance of any hit."""
        return 1 - self.lost[0]


def of_shot(s: State, kit: Kit, sam: int, *, nuclear: bool = False, only: str = "") -> ShotOdds:
    """Return the odds of a SAM, by its number, against the formations of its hex.

    ``only`` is the one formation it may fire at, if there is one. Raises ``ValueError`` if there is
    nothing to fire at.
    """
    counter = s.sams[sam]
    targets = marks(s, kit, counter, only)
    if not targets:
        raise ValueError(f"The SAM {sam} has nothing to fire at.")
    if counter.unit != "nike_dc":
        targets = targets[:1]
    attack = kit.units[counter.unit].A
    lost = [1.0]
    for _, unit in targets:
        hit = hit_chance(attack, kit.units[unit].D)
        lost = [
            stays * (1 - hit) + before * hit
            for stays, before in zip([*lost, 0.0], [0.0, *lost], strict=True)
        ]
    miss = lost[0]
    if nuclear:
        there = sum(len(flight.bombers) for flight in theatre.flights_in(s, counter.hex))
        lost = [miss] + [0.0] * (there - 1) + [1 - miss]
    removal = hit_chance(kit.rolls.sam_removed_after_miss, 0)
    removed = miss * removal if removable(s, kit, counter) else 0.0
    costs = sum(min(one_third(face), s.points[0]) for face in FACES) / len(FACES)
    return ShotOdds(tuple(lost), removed, (1 - miss) * costs if nuclear else 0.0)
