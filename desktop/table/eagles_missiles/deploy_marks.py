"""What the deployment shows on the board: lines to targets with their chances, who is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.paint.bars import percent
from desktop.rules.core import Target
from desktop.rules.eagles_missiles import contests, deploy_survey, odds, theatre
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.odds import CASES
from desktop.rules.eagles_missiles.records import FLEET
from desktop.rules.eagles_missiles.state import State
from desktop.table.eagles_missiles.marks import GOLD, GREEN, board_marks
from desktop.table.eagles_missiles.places import ASSAULT, SQUADRON
from desktop.table.look import Mark

if TYPE_CHECKING:
    from desktop.table.eagles_missiles.deploy_draft import DeployDraft

DUEL, GROUND, MISSING, BROWN = "#F4F1EA", "#F0912E", "#D2402B", "#B9803A"
"""Lines of duels, and of attacks on assaults and the fleet; escorts that have to be engaged yet."""
PILL = 40.0
"""Units of the height of pills; those of targets, which lie side by side, are smaller."""
SMALL = 34.0
LIKELY = 0.5


def marks(draft: DeployDraft) -> tuple[Mark, ...]:
    """Return what is lit: who can be sent, where to, who is sent, who is not engaged yet."""
    if draft.spelled:
        found = board_marks(draft.kit, draft.view, draft.choice.actions, draft.spelled)
        return (*lines(draft), *found)
    if draft.held:
        return (*lines(draft), *_missing(draft), *_in_hand(draft))
    sources = (Mark(piece, "source", colour=GOLD) for piece in draft.waiting)
    return (*lines(draft), *_missing(draft), *sources)


def lines(draft: DeployDraft) -> Iterator[Mark]:
    """Yield a line for each squadron that is sent; one of each target tells the chance."""
    told: set[str] = set()
    for each in draft.sent:
        duel = contests.kind_of(each.target) == "duel"
        to = SQUADRON + each.target if duel else each.target
        words = "" if each.target in told else f"{percent(chance(draft.s, draft.kit, to))} %"
        told.add(each.target)
        colour = DUEL if duel else GROUND
        yield Mark(SQUADRON + each.id, "sent", words, to, colour, high=PILL)


def _missing(draft: DeployDraft) -> Iterator[Mark]:
    for escort, _ in deploy_survey.survey(draft.s, draft.kit).missing:
        yield Mark(SQUADRON + escort.id, "attack", "!", colour=MISSING)


def _in_hand(draft: DeployDraft) -> Iterator[Mark]:
    """Yield the squadrons in hand, and their targets with the chance they would have."""
    for piece in draft.held:
        yield Mark(piece, "picked")
    for goal in draft.goals:
        share = chance(draft.with_held(goal), draft.kit, goal)
        colour = GREEN if share >= LIKELY else BROWN
        yield Mark(goal, "target", str(percent(share)), colour=colour, high=SMALL)


def chance(s: State, kit: Kit, target: Target) -> float:
    """Return the chance of those who are sent: to win a duel, to stop an assault or a landing.

    An assault is weighed with the duels over its supports.
    """
    if target == FLEET:
        return odds.fleet(s, kit, theatre.sent_against(s, FLEET)).stop
    if target.startswith(ASSAULT):
        return odds.stop_chance_as_sent(s, kit, contests.assault_of(s, target))
    key = target.removeprefix(SQUADRON)
    return odds.contest(s, kit, key, theatre.sent_against(s, key)).win / CASES
