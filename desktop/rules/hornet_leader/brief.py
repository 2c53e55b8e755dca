"""A campaign in a few figures, so that a list of many need not work each of them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Text
from desktop.rules.hornet_leader import terms
from desktop.rules.hornet_leader.book import Mode
from desktop.rules.hornet_leader.flow import between_days
from desktop.rules.hornet_leader.records import Terms
from desktop.rules.hornet_leader.victory import Grade, evaluation

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """Where a campaign stands."""

    called: Text
    """What tells it from others: title, year, length, service."""
    terms: Terms
    mode: Mode
    """How the last Day was entered."""
    day: int
    """Days that are over, the present one counted; 0 during set-up."""
    playing: bool = False
    """Whether the last of them is being played, so that it is not over."""
    days: int
    so: int
    vp: int
    grade: Grade
    """What ``vp`` are worth; the evaluation once the campaign is over."""
    over: bool
    problems: int
    """Those of the log that nobody has accepted."""


def brief(s: State, kit: Kit) -> Brief:
    """Return where a campaign stands (HL-T4.1a: worked out, never taken for the truth)."""
    book = s.book
    return Brief(
        called=terms.called(kit, s.terms),
        terms=s.terms,
        mode=book.mode if book else s.terms.tracking or "play",
        day=s.day,
        playing=s.day > 0 and s.outcome is None and not between_days(s),
        days=s.days,
        so=s.so,
        vp=s.vp,
        grade=evaluation(kit, s.terms, s.vp),
        over=bool(s.evaluation),
        problems=_open_problems(s),
    )


def _open_problems(s: State) -> int:
    book = s.book
    if book is None:
        return 0
    accepted = {book.first_day + place: entry.accepted for place, entry in enumerate(book.days)}
    return sum(each.key not in accepted.get(each.day, ()) for each in book.problems)
