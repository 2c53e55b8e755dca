"""What a campaign has come to so far: its two totals and the grade that is next (HL-T5.7a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.hornet_leader.victory import Grade, evaluation

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

RISING: tuple[Grade, ...] = ("poor", "adequate", "good", "great")
"""The grades that take Victory Points, the lowest first."""


class Outlook(msgspec.Struct, frozen=True):
    """The Victory Points of a campaign and what they are worth."""

    vp: int
    """With the Aircraft lost so far taken off (HL-T5.4b)."""
    grade: Grade
    ended: int
    """If it ended today: Pilots who are missing taken off too."""
    ended_grade: Grade
    missing: int
    """Pilots who would be."""
    next_grade: Grade | Literal[""]
    """The grade above that of ``vp``; empty above the highest."""
    next_at: int
    """The Victory Points it takes."""

    @property
    def short(self) -> int:
        """The Victory Points that the next grade still needs."""
        return self.next_at - self.vp if self.next_grade else 0


def outlook(s: State, kit: Kit) -> Outlook:
    """Return what a campaign has come to; one that is over has paid for its missing Pilots."""
    missing = 0 if s.evaluation else sum(each.missing and not each.removed for each in s.squadron)
    ended = s.vp + missing * kit.tables.vp_losses.per_missing[s.terms.length]
    bounds = kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp
    better: Grade | Literal[""] = next(
        (each for each in RISING if getattr(bounds, each) > s.vp),
        "",
    )
    return Outlook(
        vp=s.vp,
        grade=evaluation(kit, s.terms, s.vp),
        ended=ended,
        ended_grade=evaluation(kit, s.terms, ended),
        missing=missing,
        next_grade=better,
        next_at=getattr(bounds, better) if better else 0,
    )
