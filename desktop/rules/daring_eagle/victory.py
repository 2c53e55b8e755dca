"""Winning, chapter 7: who is out after a capture, and whether somebody has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import T, Tell, Text
from desktop.rules.daring_eagle import changes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.daring_eagle.components import Kit
    from desktop.rules.daring_eagle.state import State

STANDARD_RULES = {2: "DE-7.2a", 3: "DE-7.2b", 4: "DE-7.2c"}


def settle(s: State, kit: Kit, losers: Iterable[int], tell: Tell) -> None:
    """Put out those who lost their last unit, and end the game if that or a capture decides it."""
    for seat in losers:
        if not s.is_in(seat):
            changes.eliminate(s, seat, tell)
    seats = range(len(s.sides))
    reached = [seat for seat in seats if s.captures(seat) >= s.rules.captures]
    left = [seat for seat in seats if s.is_in(seat)]
    if reached:
        rule = "DE-7.4" if len(reached) > 1 else _target_rule(s, kit)
        changes.end_game(s, _most_captures(s, reached), tell, rule)
    elif len(left) == 1:
        changes.end_game(s, left, tell, "DE-7.5c")
    elif not left:
        changes.end_game(s, _most_captures(s, seats), tell, "DE-7.5d")


def check_limits(s: State, tell: Tell, *, round_is_over: bool) -> None:
    """End the game if nothing was captured for too long, or the agreed rounds are played."""
    rules = s.rules
    seats = range(len(s.sides))
    players = sum(s.is_in(seat) for seat in seats)
    if rules.stalemate_rounds and s.quiet >= rules.stalemate_rounds * players:
        changes.call_stalemate(s, tell)
        changes.end_game(s, _most_captures(s, seats), tell, "DE-7.6a")
    elif rules.turn_limit and round_is_over and s.round >= rules.turn_limit:
        changes.call_turn_limit(s, tell)
        changes.end_game(s, _most_captures(s, seats), tell, "DE-7.6b")


def _target_rule(s: State, kit: Kit) -> str:
    players = len(s.sides)
    if s.rules.captures == kit.victory[players].captures:
        return STANDARD_RULES[players]
    return "DE-7.2d"


def _most_captures(s: State, seats: Iterable[int]) -> list[int]:
    """Return those of the seats that have captured the most."""
    counts = {seat: s.captures(seat) for seat in seats}
    most = max(counts.values())
    return [seat for seat, count in counts.items() if count == most]


def outcome_text(s: State, kit: Kit) -> Text:
    """Return who won and why, once the game is over."""
    if s.outcome is None:
        return T("daring_eagle", "The game goes on.")
    winners = kit.side_list(s.outcome.winners)
    captures = s.captures(s.sides.index(s.outcome.winners[0]))
    match s.outcome.rule:
        case "DE-7.5c":
            reason = T("daring_eagle", "{winners} alone has units left, and wins.")
        case "DE-7.5d":
            reason = T(
                "daring_eagle", "Nobody has units left; most captures, {captures}: {winners}."
            )
        case "DE-7.6a":
            reason = T(
                "daring_eagle",
                "Nothing was captured for too long; most captures, {captures}: {winners}.",
            )
        case "DE-7.6b":
            reason = T(
                "daring_eagle",
                "The agreed rounds are played; most captures, {captures}: {winners}.",
            )
        case _ if len(s.outcome.winners) > 1:
            reason = T("daring_eagle", "Shared victory with {captures} captures each: {winners}.")
        case _:
            reason = T("daring_eagle", "{winners} wins. Captures: {captures}.")
    return reason.of(winners=winners, captures=captures)
