"""What a campaign keeps: Pilots, Aircraft, counters on the display, the mission, what was scored.

Pilots, Aircraft types, weapons, Sites, Bandits and areas are the ids of the component data;
Targets and Events are the numbers of their cards. ``kit`` has all of them.

Structs of values only are kept from the garbage collector, as there can be no circle in them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Side
from desktop.rules.hornet_leader.effects_data import AnyEffect

Kind = Literal["site", "bandit", "bomber"]
Place = Literal["target_bound", "over_target", "home_bound"]
Scene = Literal["setup", "bound", "over", "home", "debrief"]
SarResult = Literal["quick_recovery", "recovered_under_fire", "missing"]
Until = Literal["turn1", "turn2", "mission", "next_mission", "campaign"]

PLAYER: Side = "player"
"""The one side there is."""
SHORT, MEDIUM, LONG = range(3)
NEWBIE, GREEN, AVERAGE, SKILLED, VETERAN, ACE = range(6)
RECON, INTEL, INFRA = range(3)
TARGET = "target"
"""The key of the Target among the enemies."""


class Terms(msgspec.Struct, array_like=True, frozen=True):
    """What was agreed on before the first Day (chapters 2 and 9)."""

    campaign: str
    marine: bool
    length: int
    """0 short, 1 medium, 2 long: the index into everything that is given by length."""
    options: tuple[str, ...]
    """Ids of the optional rules in force."""
    adjustments: tuple[str, ...]
    """Ids of the advantages or disadvantages of the difficulty."""
    so_alt: bool
    """Whether the house switch of the other Aircraft prices is on (HL-2.8e)."""
    tracking: Literal["", "play", "companion", "log"] = ""
    """How a tracked campaign begins (HL-T1.1a); empty for one that is only played."""
    joined: bool = False
    """Whether it is taken over as it stands (HL-T1.5a)."""


class Member(msgspec.Struct, array_like=True, gc=False):
    """A Pilot of the squadron."""

    pilot: str
    skill: int
    """0 Newbie to 5 Ace."""
    xp: int = 0
    """Experience towards the next level."""
    stress: int = 0
    missing: bool = False
    """Missing in Action (HL-7.2d)."""
    removed: bool = False
    """Out of the squadron for good: replaced, or not kept (HL-9.7e)."""
    flew: bool = False
    """Took off today (HL-8.6b)."""
    rescued: bool = False
    """Rescued today: no recovery (HL-7.2e)."""
    replacement_tried: bool = False
    replaced_by: str = ""

    @property
    def here(self) -> bool:
        """Whether the Pilot belongs to the squadron and is not missing."""
        return not (self.missing or self.removed)


class Aircraft(msgspec.Struct, array_like=True):
    """An Aircraft on the mission."""

    pilot: str
    area: str = ""
    """Where it is on the display; empty before it is placed and after it has gone."""
    high: bool = True
    loads: list[str] = []
    """Weapon counters, in the order they were loaded."""
    pods: list[str] = []
    sa: int = 0
    damaged: bool = False
    aborted: bool = False
    lost: Place | None = None
    """Where it was Destroyed."""
    fast_attack: bool = False
    """Has attacked in the Fast step of this turn; the next likewise."""
    slow_attack: bool = False
    free_attack: bool = False
    """Has made the attack of this turn that costs no SA counter (HL-1.5m)."""
    high_stress: bool = False
    """Has taken Stress for +1 on all his rolls of this turn (HL-9.5b)."""
    rolled: bool = False
    """Has attacked or Suppressed this turn (HL-9.5b)."""
    start: str = ""
    """The area where it was when the movement step began, the Altitude in the next."""
    start_high: bool = True
    sar_done: bool = False

    @property
    def flying(self) -> bool:
        """Whether it is still on the mission."""
        return not self.aborted and self.lost is None


class Counter(msgspec.Struct, array_like=True, gc=False):
    """An Air Defense or Bomber counter on the display."""

    key: str
    """``sa_6#3``: its face and a number of its own in this mission, which never change."""
    kind: Kind
    face: str
    """Id of the Site or Bandit; for a Bomber that of its kind."""
    area: str
    row: int
    """The row of ``kit.cup`` (or of ``kit.bomber_kinds``) it goes back to; -1 for an extra that
    leaves the game (HL-1.7o)."""
    objective: bool = False
    bombers: int = 0
    """1 or 2 for a Bomber counter."""
    acted: bool = False
    """Has had its attack (or movement) of this step."""


class Standing(msgspec.Struct, array_like=True):
    """An effect that lasts, and where it came from."""

    effect: AnyEffect
    until: Until
    source: str
    """``event:12:over``, ``target:5:bonus``, ``campaign:iraq_1991``."""
    active: bool = True
    """False while an effect on the next mission waits for it (schema 6.3)."""
    pilots: tuple[str, ...] = ()
    """Those whom an effect on Aircraft picked; empty is everybody."""


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """A line of an account: Victory Points or SO Points."""

    amount: int
    what: str
    """A key of ``naming.ENTRIES``: ``target``, ``lost``, ``weapons``, ``tanker``..."""
    day: int
    detail: str = ""
    """The Target's number, a Pilot, an Aircraft type, an option or the source of an effect."""


class MissionRecord(msgspec.Struct, array_like=True):
    """What the Player Log keeps of a mission or of a Day of Down Time (HL-2.7a)."""

    day: int
    target: int
    """0 for Down Time."""
    status: Literal["X", "D", "O", ""] = ""
    secondary: bool = False
    night: bool = False
    tanker: Literal["", "paid", "free"] = ""
    hits: int = 0
    so_spent: int = 0
    so_left: int = 0
    vp: int = 0
    """What it scored; Aircraft lost are not taken off (HL-8.4b)."""
    events: list[int] = []
    flight: list[FlightRecord] = []


class FlightRecord(msgspec.Struct, array_like=True):
    """What the Player Log keeps of one Pilot on one mission."""

    pilot: str
    stress_before: int = 0
    """His Stress when he took off, and when the mission was over; the Experience likewise."""
    stress: int = 0
    xp_before: int = 0
    xp: int = 0
    aborted: bool = False
    leader: bool = False
    damaged: bool = False
    lost: Place | None = None
    sar: SarResult | Literal[""] = ""
    sites: int = 0
    bandits: int = 0
    bombers: int = 0
    hits: int = 0
    """Hits on the Target."""
    loads: list[str] = []
    expended: list[str] = []
    sar_face: int = 0
    """The die of Search and Rescue, and its sum; 0 if none was rolled."""
    sar_total: int = 0


class Mission(msgspec.Struct, array_like=True, kw_only=True):
    """A mission being flown."""

    target: int
    band: int
    """Index of the range band, 0 is the closest."""
    secondary: bool = False
    """Whether it is the second mission of the Day."""
    flight: list[Aircraft] = []
    """In the order of assignment."""
    over_limit: int = 0
    """1 if one Aircraft more than the card says was assigned, -1 for one less (HL-9.2)."""
    leader: str = ""
    night: bool = False
    tanker: Literal["", "paid", "free"] = ""
    armed: bool = False
    """Whether arming is finished and paid."""
    so_spent: int = 0
    """On it and for it: the Day's Recon Priority goes to the first mission (HL-8.1a)."""
    vp_lines: int = 0
    """How many lines the account of Victory Points had when it began."""
    events: list[int] = []
    """Event cards drawn so far."""
    standing: list[Standing] = []
    counters: list[Counter] = []
    placed: int = 0
    """Counters placed so far; they are kept in the order they were placed."""
    held: list[int] = []
    """Rows of No Bandit counters that are out of the cup until a step has drawn all of its own
    (HL-5.4b)."""
    turn: int = 0
    turn_limit: int = 5
    night_left: list[str] = []
    """Night markers still to be drawn this turn: fast, slow, bandits, sites (HL-9.1b)."""
    hits: int = 0
    """Hits on the Target, those noted by earlier missions included (HL-9.8d)."""
    noted: int = 0
    """Of these, the Hits noted before."""
    destroyed: bool = False
    """Whether the Target is Destroyed."""
    calm: int = -1
    """Percent below which a chance of Damage raises no question this turn; -1 asks always."""
    records: list[FlightRecord] = []
    """By Aircraft of the flight."""

    def aircraft(self, pilot: str) -> Aircraft:
        """Return a Pilot's Aircraft; raises ``KeyError`` for one who is not on the mission."""
        for each in self.flight:
            if each.pilot == pilot:
                return each
        raise KeyError(f"{pilot} is not on the mission.")

    def flying(self) -> list[Aircraft]:
        """Return the Aircraft that are still on the mission, in flight order."""
        return [each for each in self.flight if each.flying]

    def counter(self, key: str) -> Counter:
        """Return the counter of that key; raises ``KeyError`` if it is not on the display."""
        for each in self.counters:
            if each.key == key:
                return each
        raise KeyError(f"No counter {key} is on the display.")

    def has(self, key: str) -> bool:
        """Return whether the counter of that key is on the display."""
        return any(each.key == key for each in self.counters)

    def record(self, pilot: str) -> FlightRecord:
        """Return the log line of a Pilot on the mission."""
        for each in self.records:
            if each.pilot == pilot:
                return each
        raise KeyError(f"{pilot} is not on the mission.")
