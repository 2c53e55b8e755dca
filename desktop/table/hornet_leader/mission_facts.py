"""What the mission's dock says: Hits with their parts, Victory Points and the next grade."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.faces import MINUS, signed
from desktop.rules.core import T
from desktop.rules.hornet_leader.attack_target import hits_on_target, objectives
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.rules.hornet_leader.targets import hits_breakdown
from desktop.rules.hornet_leader.victory import evaluation
from desktop.table.hornet_leader.account_words import entry_words

HITS_OF = T("hornet_leader.table", "{hits} of {needed}")
DESTROYED = T("hornet_leader.table", "Destroyed")
OBJECTIVES = T("hornet_leader.table", "Objectives left: {count}")
TO_COME = T("hornet_leader.table", "Objectives to come: {count}")
NIGHT_LEFT = T("hornet_leader.table", "Still to act, as drawn: {sides}")
PART = T("hornet_leader.table", "{amount} {part}")
VP_NOW = T("hornet_leader.table", "{vp}, {grade}")
BOUND = T("hornet_leader.table", "{grade} {vp}")
LINE = T("hornet_leader.table", "{amount}  {what}")
GRADES = ("great", "good", "adequate", "poor")


class HitsData(msgspec.Struct, frozen=True):
    """The Hits on the mission's Target."""

    hits: int
    needed: int
    """0 for a Target that has Objectives only."""
    figure: str
    parts: str
    """The sum in words: "6 on the card + 1 Infra"; or the Objectives that are left."""


class AccountData(msgspec.Struct, frozen=True):
    """SO Points, Victory Points and what they are made of."""

    so: int
    so_lines: str
    vp: str
    vp_lines: str
    next: str
    """The next better grades: "Good 13, Great 18"; empty if there is none."""
    bounds: tuple[tuple[str, int, bool], ...]
    """Every grade with its least Victory Points, and whether it is the present one."""


def hits_data(s: State, kit: Kit) -> HitsData:
    """Return the Hits on the Target of the mission."""
    mission = s.flown
    needed = hits_breakdown(s, kit, mission.target)
    hits = hits_on_target(s, kit)
    figure = say(HITS_OF.of(hits=hits, needed=needed.total)) if needed.total else ""
    if mission.destroyed:
        figure = say(DESTROYED)
    parts = [
        say(PART.of(amount=str(amount) if not place else signed(amount), part=part))
        for place, (part, amount) in enumerate(needed.parts)
    ]
    left, objective = len(objectives(s)), kit.targets[mission.target].objective
    if objective is not None:
        placed = left or mission.turn or mission.destroyed
        to_come = len(objective.sites) + len(objective.bandits) + objective.bombers
        parts.append(say(OBJECTIVES.of(count=left) if placed else TO_COME.of(count=to_come)))
    return HitsData(hits, needed.total, figure, "  ".join(parts))


def night_words(s: State, kit: Kit) -> str:
    """Return whose markers of the night order are still to be drawn; empty by day (HL-9.1b)."""
    left = s.mission.night_left if s.mission is not None else []
    names = ", ".join(say(kit.marker_name(marker)) for marker in left)
    return say(NIGHT_LEFT.of(sides=names)) if names else ""


def account_data(s: State, kit: Kit) -> AccountData:
    """Return the accounts of the campaign, each line of them explained."""
    bounds = kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp
    least = {grade: getattr(bounds, grade) for grade in GRADES}
    present = evaluation(kit, s.terms, s.vp)
    better = [grade for grade in reversed(GRADES) if least[grade] > s.vp]
    return AccountData(
        so=s.so,
        so_lines=_lines(kit, s, "so"),
        vp=say(VP_NOW.of(vp=minus(s.vp), grade=kit.evaluation_name(present))),
        vp_lines=_lines(kit, s, "vp"),
        next=", ".join(
            say(BOUND.of(grade=kit.evaluation_name(grade), vp=minus(least[grade])))
            for grade in better[:2]
        ),
        bounds=tuple(
            (say(kit.evaluation_name(grade)), least[grade], grade == present) for grade in GRADES
        ),
    )


def minus(value: int) -> str:
    """Return a number with a true minus and no plus."""
    return str(value).replace("-", MINUS)


def _lines(kit: Kit, s: State, account: str) -> str:
    entries = s.so_entries if account == "so" else s.vp_entries
    return "\n".join(
        say(LINE.of(amount=signed(entry.amount), what=entry_words(kit, entry))) for entry in entries
    )
