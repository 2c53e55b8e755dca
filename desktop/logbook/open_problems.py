"""Problems of a log, and whether they were accepted as they are (HL-T4.3b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.hornet_leader.actions_book import CorrectDay

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import Logbook, Problem


class MarkedProblem(msgspec.Struct, frozen=True):
    """A problem as the list has it."""

    problem: Problem
    accepted: bool


def marked(book: Logbook) -> tuple[MarkedProblem, ...]:
    """Return every problem, the open ones first, Day by Day."""
    found = [
        MarkedProblem(each, each.key in book.days[each.day - book.first_day].accepted)
        for each in book.problems
    ]
    return tuple(sorted(found, key=lambda each: (each.accepted, each.problem.day)))


def open_count(book: Logbook) -> int:
    """Return how many problems are neither solved nor accepted."""
    return sum(not each.accepted for each in marked(book))


def accepting(book: Logbook, problem: Problem, at: str, *, accepted: bool) -> CorrectDay:
    """Return the action that accepts a problem, or opens it again; the moment is kept."""
    entry = book.days[problem.day - book.first_day]
    others = tuple(key for key in entry.accepted if key != problem.key)
    keys = (*others, problem.key) if accepted else others
    return CorrectDay(problem.day, msgspec.structs.replace(entry, accepted=keys), at)
