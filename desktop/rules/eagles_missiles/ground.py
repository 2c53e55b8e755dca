"""Attacks on inland assaults and on the Baltic Fleet (EM-VI.2, chapter X)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import (
    changes_fields,
    changes_fights,
    changes_squadrons,
    contests,
    theatre,
)
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.duels import going_on
from desktop.rules.eagles_missiles.records import Contest
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class SettleGround(WarStep, frozen=True):
    """EM-VI.2d  The dice lie: a win or a draw stops the assault; nobody is lost."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        contest = going_on(s)
        result = contests.difference(s, kit, contest)
        assault = contests.assault_of(s, contest.target)
        _decided(contest, assault.territory, result, "EM-VI.2d", tell)
        changes_fights.decide_assault(s, assault, tell, stopped=result >= 0)
        _home(s, kit, contest)


class SettleFleet(WarStep, frozen=True):
    """EM-X.3b  The dice lie: the fleet loses by how much; a win or a draw stops a landing."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        contest = going_on(s)
        result = contests.difference(s, kit, contest)
        rule = "EM-X.3c" if result == 0 else "EM-X.3b"
        _decided(contest, SEA, result, rule, tell)
        if result >= 0:
            changes_fights.beat_fleet(s, kit, tell, rule)
        if result > 0:
            changes_fields.hurt_fleet(s, kit, result, tell, "EM-X.3b")
        _home(s, kit, contest)


def _decided(contest: Contest, territory: str, result: int, rule: str, tell: Tell) -> None:
    tell(told.ContestDecided(rule, contest.target, territory, tuple(contest.allies), result))


def _home(s: State, kit: Kit, contest: Contest) -> None:
    for key in contest.allies:
        changes_squadrons.send_home(s, theatre.squadron_of(s, kit, key))
    changes_fights.end_contest(s)
