"""What a person enters into the log of a campaign: the results of Days, not their course.

Pilots, weapons and options are ids of the component data, Targets and Events numbers of their
cards. Everything has a default: the least entry of a mission is its Target, who flew, the Stress
they suffered and the outcome (HL-T1.4a). Totals are never entered; ``book_days`` works them out.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.hornet_leader.records import Place, SarResult, Standing

Status = Literal["X", "D", "O"]
Kind = Literal["mission", "down_time"]
Label = Literal[
    "weapons",
    "jdam",
    "tanker",
    "recon",
    "rest",
    "replacement",
    "night",
    "bonus",
    "overkill",
    "event",
    "effect",
    "other",
]
"""What SO Points were spent on or gained by, and what scored further Victory Points."""
Figure = Literal[
    "so", "vp", "recon", "intel", "infra", "stress", "xp", "skill", "missing", "removed"
]


class Amount(msgspec.Struct, frozen=True):
    """A line of SO Points or of further Victory Points; the number is positive unless lost."""

    label: Label
    amount: int


class EventNote(msgspec.Struct, frozen=True):
    """An Event that was met: its card, or only what it was called."""

    number: int = 0
    title: str = ""
    note: str = ""


class SearchEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Search and Rescue for a Pilot who was shot down (HL-T5.6a)."""

    roll: int = 0
    """The die, 1 to 10; 0 if only the result is known."""
    weight: int = 0
    """Weight Points of Air to Ground weapons expended."""
    mod: int = 0
    """What Events change."""
    result: SarResult | Literal[""] = ""
    """Picked instead of worked out; with neither roll nor result he is missing."""


class FlightEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One Pilot on one mission."""

    pilot: str
    aborted: bool = False
    leader: bool = False
    stress: int = 0
    """Suffered from take-off to landing except Target Stress, Night and SAR Stress; negative when
    an Event took some off."""
    damaged: bool = False
    lost: Place | Literal[""] = ""
    sar: SearchEntry | None = None
    xp_extra: int = 0
    kills: int = 0
    sites: int = 0
    bombers: int = 0
    target_hits: int = 0
    loadout: dict[str, int] = {}
    expended: dict[str, int] = {}
    note: str = ""


class Replaced(msgspec.Struct, frozen=True):
    """An attempt to replace a missing Pilot (HL-9.7a)."""

    pilot: str
    by: str = ""
    """Who came; empty when nobody did."""
    skill: int = 0
    so: int = 0
    """SO Points paid for him."""


class MissionEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one mission."""

    target: int
    outcome: Status = "O"
    flight: tuple[FlightEntry, ...] = ()
    night: bool = False
    tanker: Literal["", "paid", "free"] = ""
    hits: int = 0
    """On the Target; needed for Damaged."""
    so_spent: tuple[Amount, ...] = ()
    so_gained: tuple[Amount, ...] = ()
    """Besides that of a mission at night."""
    vp_extra: tuple[Amount, ...] = ()
    """Bonus, Overkill and Events."""
    xp_extra: int = 0
    """For every Pilot who flew, from the card."""
    tracks_extra: tuple[int, int, int] = (0, 0, 0)
    """Recon, Intel, Infra: what Events and Bonuses move."""
    events: tuple[EventNote, ...] = ()
    rescued: tuple[str, ...] = ()
    replaced: tuple[Replaced, ...] = ()
    rnr: bool = False
    """Whether Priority R&R was bought after it."""
    edited: dict[str, int] = {}
    """Numbers of the card and its band that the table had otherwise: ``aircraft``, ``hits``,
    ``vp``, ``stress``, ``recon``, ``intel``, ``infra``, ``band`` (from 1), ``weight_penalty``,
    ``band_stress``, ``band_xp``."""
    notes: str = ""


class Adjustment(msgspec.Struct, frozen=True):
    """A figure that came out otherwise than the arithmetic says: marked with a pencil."""

    figure: Figure
    amount: int
    """What is added when the Day is over; 1 or -1 for ``missing`` and ``removed``."""
    pilot: str = ""
    """Of whom; empty for figures of the campaign."""


class Aftermath(msgspec.Struct, frozen=True):
    """Where a Day that was played left the cards and the effects that go on."""

    in_play: tuple[int, ...] = ()
    target_discards: tuple[int, ...] = ()
    event_discards: tuple[int, ...] = ()
    carry: tuple[Standing, ...] = ()
    tanker_free: int = 0
    free_special: int = 0
    residue: tuple[Adjustment, ...] = ()
    """What cards did to Pilots and accounts beyond the figures of the missions; it is added last,
    after promotions."""


class DayEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One Day of the log."""

    kind: Kind = "mission"
    missions: tuple[MissionEntry, ...] = ()
    """The Primary, then the Secondary if there was one."""
    date_played: str = ""
    """The real date, ``2031-05-04``."""
    drawn: tuple[int, ...] = ()
    """Target cards that were seen."""
    recon_buys: int = 0
    rnr: bool = False
    """R&R on a Day of Down Time."""
    notes: str = ""
    adjustments: tuple[Adjustment, ...] = ()
    played: bool = False
    """Whether it was played here and these are its results."""
    aftermath: Aftermath | None = None
    accepted: tuple[str, ...] = ()
    """Problems (``Problem.key``) that were looked at and are as they are."""


class MemberEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A Pilot as he stands when a campaign is taken over."""

    pilot: str
    skill: int
    xp: int = 0
    stress: int = 0
    missing: bool = False
    removed: bool = False
    replacement_tried: bool = False
    replaced_by: str = ""


class PastDay(msgspec.Struct, frozen=True, kw_only=True):
    """A Day before a campaign was taken over: only what is known of it."""

    day: int
    target: int = 0
    """0 for Down Time."""
    status: Status | Literal[""] = ""
    secondary: bool = False
    night: bool = False
    vp: int = 0
    so_spent: int = 0
    so_left: int = 0
    flight: tuple[FlightEntry, ...] = ()


class StandingEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign as of now (HL-T1.5a): what it takes to go on with one that began on paper."""

    day: int = 0
    """Days that are over."""
    so: int
    vp: int = 0
    """Victory Points so far, those for Aircraft lost taken off."""
    tracks: tuple[int, int, int]
    """Recon, Intel, Infra: index of the reading, from 0."""
    squadron: tuple[MemberEntry, ...]
    destroyed: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    damaged_hits: dict[int, int] = {}
    """Hits noted on Damaged Targets, which have scored half their VP."""
    lost_aircraft: int = 0
    past: tuple[PastDay, ...] = ()
