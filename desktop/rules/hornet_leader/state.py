"""The state of a campaign of Hornet Leader."""

from __future__ import annotations

import msgspec

from desktop.rules.core import State as BaseState
from desktop.rules.hornet_leader.arming import Arm, Arming, TakeOff
from desktop.rules.hornet_leader.assign import (
    AssignPilots,
    ReplacementOffer,
    ReplacementPilot,
    ReplacementRoll,
    Replacements,
)
from desktop.rules.hornet_leader.attack import AircraftAttacks, AttackRoll
from desktop.rules.hornet_leader.book import Logbook
from desktop.rules.hornet_leader.book_steps import Joining, LogPlayed, OpenBook
from desktop.rules.hornet_leader.day import DrawTargets, SelectTarget, TargetDraw
from desktop.rules.hornet_leader.debrief import Debrief, Experience, LogMission, Rest, TargetStress
from desktop.rules.hornet_leader.defenses import (
    DrawCounters,
    PlaceBandits,
    PlaceBombers,
    PlaceObjectives,
    PlaceSites,
)
from desktop.rules.hornet_leader.effects import ChooseList, PickPilots, RollFor, RunEffects
from desktop.rules.hornet_leader.effects_attack import BuyOff, EventAttacks
from desktop.rules.hornet_leader.effects_campaign import (
    DiscardImprovement,
    RescuePick,
    RescueRoll,
)
from desktop.rules.hornet_leader.effects_display import RandomRemoval
from desktop.rules.hornet_leader.effects_pilots import DropWeapons
from desktop.rules.hornet_leader.end_of_day import CloseDay, Recovery
from desktop.rules.hornet_leader.enemy import EnemyAttacks, VictimPick
from desktop.rules.hornet_leader.event_cards import (
    EventCard,
    EventExperience,
    IgnoreRoll,
    MeetOrIgnore,
)
from desktop.rules.hornet_leader.flow import (
    CampaignBegins,
    Day,
    FlyMission,
    FlyOrRest,
    Missions,
    NextDay,
    TrackedDay,
)
from desktop.rules.hornet_leader.home import ClearDisplay, SarExpending, SarRoll, SearchAndRescue
from desktop.rules.hornet_leader.intel import EitherKind, IntelAdjustment, RemoveCounter
from desktop.rules.hornet_leader.movement import (
    BanditMove,
    BanditPath,
    MoveAircraft,
    MoveBandits,
)
from desktop.rules.hornet_leader.phoenix import PhoenixAttacks, PhoenixRoll
from desktop.rules.hornet_leader.placing import AbortDecision, Jettison, PlaceAircraft
from desktop.rules.hornet_leader.reactions import (
    Assault,
    EcmRoll,
    EnemyRoll,
    EvadedRoll,
    Evasion,
    StealthRoll,
    Suppression,
    SuppressionRoll,
)
from desktop.rules.hornet_leader.records import (
    PLAYER,
    Entry,
    Member,
    Mission,
    MissionRecord,
    Standing,
    Terms,
)
from desktop.rules.hornet_leader.rescue import KeepOne, Rescue
from desktop.rules.hornet_leader.squadron import Promotions, RandomSquadron, Squadron
from desktop.rules.hornet_leader.turn import NightOrder, OverTarget, Turn
from desktop.rules.hornet_leader.victory import CampaignEnd

__all__ = ["PLAYER", "AnyStep", "State", "View"]

AnyStep = (
    AbortDecision
    | AircraftAttacks
    | Arm
    | Arming
    | Assault
    | AssignPilots
    | AttackRoll
    | BanditMove
    | BanditPath
    | BuyOff
    | CampaignBegins
    | CampaignEnd
    | ChooseList
    | ClearDisplay
    | CloseDay
    | Day
    | Debrief
    | DiscardImprovement
    | DrawCounters
    | DrawTargets
    | DropWeapons
    | EcmRoll
    | EitherKind
    | EnemyAttacks
    | EnemyRoll
    | EvadedRoll
    | Evasion
    | EventAttacks
    | EventCard
    | EventExperience
    | Experience
    | FlyMission
    | FlyOrRest
    | IgnoreRoll
    | IntelAdjustment
    | Jettison
    | Joining
    | KeepOne
    | LogMission
    | LogPlayed
    | MeetOrIgnore
    | Missions
    | MoveAircraft
    | MoveBandits
    | NextDay
    | NightOrder
    | OpenBook
    | OverTarget
    | PhoenixAttacks
    | PhoenixRoll
    | PickPilots
    | PlaceAircraft
    | PlaceBandits
    | PlaceBombers
    | PlaceObjectives
    | PlaceSites
    | Promotions
    | RandomRemoval
    | RandomSquadron
    | Recovery
    | RemoveCounter
    | ReplacementOffer
    | ReplacementPilot
    | ReplacementRoll
    | Replacements
    | Rescue
    | RescuePick
    | RescueRoll
    | Rest
    | RollFor
    | RunEffects
    | SarExpending
    | SarRoll
    | SearchAndRescue
    | SelectTarget
    | Squadron
    | StealthRoll
    | Suppression
    | SuppressionRoll
    | TakeOff
    | TargetDraw
    | TargetStress
    | TrackedDay
    | Turn
    | VictimPick
)


class State(BaseState, kw_only=True):
    """The whole truth about a campaign; nothing in it is hidden from the player."""

    steps: list[AnyStep] = msgspec.field(default_factory=list)
    terms: Terms
    day: int = 0
    """0 during set-up, then 1 to ``days``."""
    days: int
    so: int
    """SO Points in the fund."""
    so_entries: list[Entry] = msgspec.field(default_factory=list)
    vp_entries: list[Entry] = msgspec.field(default_factory=list)
    tracks: list[int]
    """Recon, Intel, Infra: index of the reading among the values of the campaign's track."""
    squadron: list[Member] = msgspec.field(default_factory=list)
    target_deck: list[int]
    """Numbers of the cards that can be drawn, ascending: nobody knows their order."""
    target_discards: list[int] = msgspec.field(default_factory=list)
    drawn: list[int] = msgspec.field(default_factory=list)
    """Cards drawn today and not yet selected, put in play or discarded, in order."""
    in_play: list[int] = msgspec.field(default_factory=list)
    """Improvement cards and others that stay available (HL-1.7i, HL-2.2c)."""
    destroyed: list[int] = msgspec.field(default_factory=list)
    damaged_hits: dict[int, int] = msgspec.field(default_factory=dict)
    """Hits noted on Damaged Targets (HL-9.8)."""
    half_paid: list[int] = msgspec.field(default_factory=list)
    """Targets that have scored half their VP (HL-9.8c)."""
    bands_open: int
    """How many range bands the Target deck covers (HL-2.2e)."""
    recon_draws: int = 0
    """Cards drawn today on the Recon reading; bought ones are not counted."""
    primary: int = 0
    """Today's Targets; 0 for none."""
    secondary: int = 0
    second_flight: list[str] = msgspec.field(default_factory=list)
    """Pilots assigned to the Secondary that is still to be flown."""
    pending_tracks: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Track changes that wait for the end of the Day's missions (HL-1.7v)."""
    resting: bool = False
    """Whether today is Down Time."""
    event_deck: list[int]
    event_discards: list[int] = msgspec.field(default_factory=list)
    cup: list[int]
    """By row of ``kit.cup``: counters in the cup; none of a row that the campaign removes."""
    bomber_cup: list[int]
    """By row of ``kit.bomber_kinds``."""
    carry: list[Standing] = msgspec.field(default_factory=list)
    """Effects on the next mission or on the rest of the campaign."""
    tanker_free: int = 0
    """Missions on which Tanker Priority costs nothing."""
    free_special: int = 0
    """Weight Points of Special Weapons that cost nothing on the next mission."""
    mission: Mission | None = None
    missions: list[MissionRecord] = msgspec.field(default_factory=list)
    lost_aircraft: int = 0
    evaluation: str = ""
    """Great, good, adequate, poor or dismal, once the campaign is over."""
    book: Logbook | None = None
    """The log, when the campaign is tracked."""

    @property
    def flown(self) -> Mission:
        """The mission being flown; raises ``LookupError`` between missions."""
        if self.mission is None:
            raise LookupError("No mission is being flown.")
        return self.mission

    @property
    def logbook(self) -> Logbook:
        """The log; raises ``LookupError`` for a campaign that is not tracked."""
        if self.book is None:
            raise LookupError("The campaign is not tracked.")
        return self.book

    def member(self, pilot: str) -> Member:
        """Return a Pilot of the squadron; raises ``KeyError`` for one who is not in it."""
        for each in self.squadron:
            if each.pilot == pilot:
                return each
        raise KeyError(f"{pilot} is not in the squadron.")

    def in_squadron(self, pilot: str) -> bool:
        """Return whether a Pilot is, or was, in the squadron."""
        return any(each.pilot == pilot for each in self.squadron)

    def has_option(self, option: str) -> bool:
        """Return whether an optional rule is in force."""
        return option in self.terms.options

    @property
    def vp(self) -> int:
        """Victory Points so far."""
        return sum(entry.amount for entry in self.vp_entries)


class View(msgspec.Struct, frozen=True):
    """What the player may know: everything."""

    seat: int
    """0 for the player, -1 for somebody without a seat."""
    state: State
