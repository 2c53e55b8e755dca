"""Which Event goes on, and what it has done so far, read from a position and its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card
from desktop.rules.core import Event, Step
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.effects import RunEffects
from desktop.rules.hornet_leader.effects_attack import BuyOff
from desktop.rules.hornet_leader.event_cards import RULES, MeetOrIgnore
from desktop.rules.hornet_leader.events_campaign import EventDrawn
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.card_faces import event_card

SECTIONS = ("bound", "over", "home")
AFTER = ("HL-3.1d", "HL-7.2b", "HL-7.2c", "HL-7.2d", "HL-8.", "HL-9.2", "HL-9.8")
"""Rules of what comes by itself once an Event is over: a turn, Search and Rescue, Debriefing."""


class Source(msgspec.Struct, frozen=True):
    """The card whose effects are carried out."""

    event: int = 0
    """Number of the Event card; 0 for another card or a note."""
    section: str = ""
    key: str = ""
    """Of any source (``kit.source_name``)."""


def source_of(s: State) -> Source:
    """Return the card that the topmost step belongs to; none if no card goes on."""
    for step in reversed(s.steps):
        if isinstance(step, MeetOrIgnore):
            return Source(step.event, step.section, f"event:{step.event}:{step.section}")
        key = _key(step)
        if key:
            kind, number, *section = key.split(":")
            event = int(number) if kind == "event" else 0
            return Source(event, section[0] if section else "", key)
    return _of_rule(s)


def _of_rule(s: State) -> Source:
    """Return the Event by whose rule the last of its effects goes on."""
    rule = getattr(s.steps[-1], "rule", "") if s.steps else ""
    section = next((name for name, each in RULES.items() if each == rule), None)
    if section is None or s.mission is None or not s.mission.events:
        return Source()
    event = s.mission.events[-1]
    return Source(event, section, f"event:{event}:{section}")


def _key(step: Step) -> str:
    """Return the source that a step names, itself or in its context."""
    context: Any = getattr(step, "context", step)
    key: str = getattr(context, "source", "")
    return key


def waiting(s: State, source: Source) -> int:
    """Return how many effects of a card are still to come."""
    return sum(
        len(step.effects)
        for step in s.steps
        if isinstance(step, RunEffects) and step.source == source.key and not step.pilot
    )


def card_of(kit: Kit, source: Source) -> Card | None:
    """Return the Event card with its section lit."""
    if not source.event:
        return None
    event = kit.events[source.event]
    parts = tuple((say(each.title), say(each.text)) for _, each in event.sections)
    return event_card(source.event, parts, SECTIONS.index(source.section))


def happened(kit: Kit, source: Source, latest: Iterable[Event]) -> tuple[str, ...]:
    """Return what a card has done since it was drawn, a line for each thing.

    ``latest`` is what happened, the latest first.
    """
    lines: list[str] = []
    for event in latest:
        if isinstance(event, EventDrawn):
            return tuple(reversed(lines)) if event.event == source.event else ()
        if event.rule.startswith(AFTER):
            # Neither this nor what came later was done by the card.
            lines.clear()
        else:
            lines.append(say(event.text(kit)))
    return ()


def bought(step: BuyOff) -> tuple[int, int, int]:
    """Return what is spent, what one attack costs, and what is missing to the next."""
    cost = step.effect.reduce.cost
    spent = sum(step.spent)
    return spent, cost, (-spent % cost or cost) if cost else 0
