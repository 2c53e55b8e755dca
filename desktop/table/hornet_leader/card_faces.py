"""The cards of Hornet Leader from plain values: targets, events, pilots."""

from __future__ import annotations

import msgspec

from desktop.models.say import say
from desktop.paint.card import Card, CardBack, PilotColumn, Stress
from desktop.paint.face import Status
from desktop.paint.faces import signed
from desktop.rules.core import T, Text

TARGET_BACK = CardBack("#173A5C", "#9BD1F0", "ring")
EVENT_BACK = CardBack("#2C3E4C", "#C6E0F2", "bars")

CELLS: tuple[Text, ...] = (
    T("hornet_leader.table", "HITS"),
    T("hornet_leader.table", "AIRCRAFT"),
    T("hornet_leader.table", "VP"),
    T("hornet_leader.table", "SITES"),
    T("hornet_leader.table", "BANDITS"),
    T("hornet_leader.table", "RECON"),
    T("hornet_leader.table", "INTEL"),
    T("hornet_leader.table", "INFRA"),
)
SECTIONS: tuple[Text, ...] = (
    T("hornet_leader.table", "Outbound"),
    T("hornet_leader.table", "Over Target"),
    T("hornet_leader.table", "Homebound"),
)
STATUSES: tuple[tuple[Status, Text], ...] = (
    ("okay", T("hornet_leader.table", "Okay")),
    ("shaken", T("hornet_leader.table", "Shaken")),
    ("unfit", T("hornet_leader.table", "Unfit")),
)
ROWS: tuple[Text, ...] = (
    T("hornet_leader.table", "SPEED"),
    T("hornet_leader.table", "AIR"),
    T("hornet_leader.table", "GROUND"),
)
EVENT = T("hornet_leader.table", "Event")
NO_FLYING = T("hornet_leader.table", "may not fly")
FACTS = T("hornet_leader.table", "Cool {cool}   Experience {xp} of {needed}")
TOP_FACTS = T("hornet_leader.table", "Cool {cool}   Experience {xp}")
PER_AREA = " \N{MIDDLE DOT} "


class TargetFacts(msgspec.Struct, frozen=True):
    """The numbers of a Target, in the order in which they stand on its card."""

    hits: int
    aircraft: int
    vp: int
    sites: tuple[int, int]
    """In each Approach Area, in the Center."""
    bandits: tuple[int, int]
    recon: int
    intel: int
    infra: int


class PilotNumbers(msgspec.Struct, frozen=True):
    """What a pilot can do in one status."""

    speed: str
    """The word, in the person's language."""
    air: int
    ground: int


def target_card(
    number: int,
    title: str,
    picture: str,
    facts: TargetFacts,
    *,
    tags: tuple[str, ...] = (),
    text: str = "",
    flavour: str = "",
    night: bool = False,
    selected: bool = False,
    dimmed: bool = False,
) -> Card:
    """Return a Target; ``text`` is its rule, ``flavour`` stands there if it has none."""
    values = (
        str(facts.hits),
        str(facts.aircraft),
        str(facts.vp),
        PER_AREA.join(map(str, facts.sites)),
        PER_AREA.join(map(str, facts.bandits)),
        *(str(track) for track in (facts.recon, facts.intel, facts.infra)),
    )
    return Card(
        title=title,
        kind="target",
        scene="night" if night else "chart",
        pictures=((picture, 0.5, 0.52, 46, 0),),
        corner=str(number),
        cells=tuple((say(label), value) for label, value in zip(CELLS, values, strict=True)),
        tags=tags,
        text=text,
        flavour=flavour,
        selected=selected,
        dimmed=dimmed,
    )


def event_card(number: int, parts: tuple[tuple[str, str], ...], lit: int = -1) -> Card:
    """Return an Event: title and text of its three sections, and which of them counts now."""
    return Card(
        title=say(EVENT),
        kind="event",
        corner=str(number),
        parts=tuple(
            (say(section), title, text)
            for section, (title, text) in zip(SECTIONS, parts, strict=True)
        ),
        lit=lit,
    )


def pilot_card(
    callsign: str,
    type_and_skill: str,
    picture: str,
    okay: PilotNumbers,
    shaken: PilotNumbers,
    stress: Stress,
    *,
    sa: int = 0,
    cool: int = 0,
    xp: int = 0,
    xp_needed: int = 0,
    selected: bool = False,
    dimmed: bool = False,
) -> Card:
    """Return a Pilot with the column of the present Stress lit; no Experience needed: the top."""
    facts = FACTS if xp_needed else TOP_FACTS
    titles = [PilotColumn(status, say(title)) for status, title in STATUSES]
    return Card(
        title=callsign,
        kind="pilot",
        scene="chart",
        pictures=((picture, 0.72, 0.5, 46, 0),),
        foot=type_and_skill,
        text=say(facts.of(cool=str(cool), xp=str(xp), needed=str(xp_needed))),
        columns=(
            msgspec.structs.replace(titles[0], rows=_rows(okay)),
            msgspec.structs.replace(titles[1], rows=_rows(shaken)),
            msgspec.structs.replace(titles[2], note=say(NO_FLYING)),
        ),
        dots=sa,
        stress=stress,
        selected=selected,
        dimmed=dimmed,
    )


def _rows(numbers: PilotNumbers) -> tuple[tuple[str, str], ...]:
    values = (numbers.speed, signed(numbers.air), signed(numbers.ground))
    return tuple((say(label), value) for label, value in zip(ROWS, values, strict=True))
