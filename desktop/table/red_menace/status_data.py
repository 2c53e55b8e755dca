"""What the strip above the board says: phase, points, cities, what is still to take off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.paint.theme import Tone
from desktop.rules.core import T, Text
from desktop.rules.red_menace import theatre, victory
from desktop.rules.red_menace.launch import launches_over
from desktop.rules.red_menace.records import BLUE, RED

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

WARNED = 5
"""The lead in destroyed cities from which the strip warns."""
LAUNCH = 8
"""The phase in which the player's bombers take off."""

USUAL = T("red_menace.table", "a lead of {limit} ends it")
YOU_LEAD = T("red_menace.table", "you lead by {lead}: {limit} win")
THEY_LEAD = T("red_menace.table", "they lead by {lead}: {limit} win")
TO_COME, NONE_LEFT = T("red_menace.table", "in the pool"), T("red_menace.table", "none to come")
GROUNDED = T("red_menace.table", "cannot take off")
LAST_NOW = T("red_menace.table", "Last take-off this turn")
LAST_SOON = T("red_menace.table", "Last take-off comes with phase 8")
OVER = T("red_menace.table", "Take-offs are over")
LATE = T("red_menace.table", "Up to {count} late take-offs")


class Score(msgspec.Struct, frozen=True):
    """Points of a side, and those that end the game."""

    points: int
    threshold: int
    reached: bool

    @property
    def share(self) -> float:
        """How far the points have come, 0 to 1."""
        return min(1.0, self.points / self.threshold) if self.threshold else 0.0


class StatusData(msgspec.Struct, frozen=True):
    """Everything on the strip."""

    turn: int
    phase: int
    """1 to 15; 0 during set-up and once the game is over."""
    blue: Score
    red: Score
    landed: int
    """Bombers in Cuba, each a Soviet point once the game ends (RM-8.5b)."""
    cities: tuple[int, int]
    """Destroyed by the player and by the Soviets."""
    lead: Text
    lead_tone: Tone
    flying: int
    """Formations in flight."""
    pool: int
    """Formations that have not taken off."""
    pool_note: Text
    launches: Text | None
    """What is to be known of the player's last take-offs."""
    launches_tone: Tone


def status_data(s: State, kit: Kit) -> StatusData:
    """Return what the strip says of a position."""
    scenario = theatre.scenario(s, kit)
    lead, lead_tone = _lead(s, kit)
    launches, launches_tone = _launches(s)
    over = s.outcome is not None
    # At the end bombers in Cuba are counted, as in the words of the result.
    blue, red = victory.totals(s) if over else s.points
    return StatusData(
        turn=s.turn,
        phase=0 if over else s.phase,
        blue=Score(blue, scenario.points_blue, s.reached[0]),
        red=Score(red, scenario.points_red, s.reached[1]),
        landed=0 if over else sum(s.in_cuba.values()),
        cities=(s.cities_destroyed(BLUE), s.cities_destroyed(RED)),
        lead=lead,
        lead_tone=lead_tone,
        flying=len(s.flights),
        pool=len(s.pool),
        pool_note=_pool(s),
        launches=launches,
        launches_tone=launches_tone,
    )


def _lead(s: State, kit: Kit) -> tuple[Text, Tone]:
    """Return what is said of the lead in cities (RM-12.2.1)."""
    limit = kit.rolls.lead_in_cities_to_win
    if abs(s.lead) < WARNED:
        return USUAL.of(limit=limit), Tone.PLAIN
    if s.lead > 0:
        return YOU_LEAD.of(lead=s.lead, limit=limit), Tone.GOOD
    return THEY_LEAD.of(lead=-s.lead, limit=limit), Tone.BAD


def _pool(s: State) -> Text:
    if not s.pool:
        return NONE_LEFT
    return TO_COME if theatre.to_come(s) else GROUNDED


def _launches(s: State) -> tuple[Text | None, Tone]:
    """Return what is said of the last take-off phase (RM-9.3.2d, RM-9.3.2e)."""
    if s.extra_launch and launches_over(s):
        return LATE.of(count=s.extra_launch), Tone.INFO
    if s.last_launch:
        if s.last_launch == s.turn and s.phase <= LAUNCH:
            return LAST_NOW, Tone.WARN
        return OVER, Tone.PLAIN
    if not s.turn or not theatre.last_flight_done(s):
        return None, Tone.PLAIN
    # Once phase 8 has gone by, none follows.
    return (LAST_SOON, Tone.WARN) if s.phase < LAUNCH else (OVER, Tone.PLAIN)
