"""The state of a game of Red Menace."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Side
from desktop.rules.core import State as BaseState
from desktop.rules.pool import Pool
from desktop.rules.red_menace.batteries import BlueBatteries, FireAtFlight, RedBatteries
from desktop.rules.red_menace.batteries_blue import AimBattery, BatteryFires, Penalty, Shot
from desktop.rules.red_menace.batteries_red import (
    EnterHex,
    Removal,
    Sa2Fires,
    SamsMeet,
    SearchHex,
    SweepHexes,
)
from desktop.rules.red_menace.blue_movement import BlueMoves, BombersFlyOn
from desktop.rules.red_menace.cities import (
    Caught,
    CaughtBomber,
    CounterValue,
    Destroy,
    DrawCounter,
    SuddenDeath,
)
from desktop.rules.red_menace.defenders import Fight, MeetBombers, Patrols, RedDefenders, Su9Test
from desktop.rules.red_menace.event_cards import DrawEvent, RunOps, StartEvent
from desktop.rules.red_menace.event_steps import (
    ChooseBase,
    HuntSubmarine,
    MissileTarget,
    Reinforce,
    RollBase,
    SovietMissiles,
)
from desktop.rules.red_menace.flights import FirstTarget, Retarget, Reveal, TakeOff
from desktop.rules.red_menace.flow import GameBegins, Phase, Turn, TurnEnds
from desktop.rules.red_menace.interception import AssignInterceptors, Interceptions, MeetFlight
from desktop.rules.red_menace.interception_fight import (
    ExtraDie,
    FightEnds,
    FireMissile,
    InterceptorsFire,
    LongRangeTests,
    MissilePenalty,
)
from desktop.rules.red_menace.launch import Launches
from desktop.rules.red_menace.rebase import Landings
from desktop.rules.red_menace.records import (
    BLUE,
    Bomber,
    Flight,
    Interceptor,
    Ruin,
    Sam,
    Submarine,
    Support,
    Terms,
    TurnNow,
)
from desktop.rules.red_menace.red_attack import Finish, Landing, RedAttack, RedAttacks
from desktop.rules.red_menace.red_movement import (
    Detect,
    DetectFlights,
    FlyOn,
    MoveFlights,
    ReturnBases,
    TakeOffs,
)
from desktop.rules.red_menace.setup import (
    BeginInFlight,
    PlaceBombers,
    PlaceFieldNike,
    PlaceVBombers,
    SetUp,
    StartHex,
    StationF106,
)
from desktop.rules.red_menace.status import PlaceF106, Standby
from desktop.rules.red_menace.strike import FirstAttack, StrikeDice, Strikes
from desktop.rules.red_menace.submarine import PolarisShot, SubmarineTurn
from desktop.rules.red_menace.victory import CheckSky, Phase15

AnyStep = (
    AimBattery
    | AssignInterceptors
    | BatteryFires
    | BeginInFlight
    | BlueBatteries
    | BlueMoves
    | BombersFlyOn
    | Caught
    | CaughtBomber
    | CheckSky
    | ChooseBase
    | CounterValue
    | Destroy
    | Detect
    | DetectFlights
    | DrawCounter
    | DrawEvent
    | EnterHex
    | ExtraDie
    | Fight
    | FightEnds
    | Finish
    | FireAtFlight
    | FireMissile
    | FirstAttack
    | FirstTarget
    | FlyOn
    | GameBegins
    | HuntSubmarine
    | Interceptions
    | InterceptorsFire
    | Landing
    | Landings
    | Launches
    | LongRangeTests
    | MeetBombers
    | MeetFlight
    | MissilePenalty
    | MissileTarget
    | MoveFlights
    | Patrols
    | Penalty
    | Phase
    | Phase15
    | PlaceBombers
    | PlaceF106
    | PlaceFieldNike
    | PlaceVBombers
    | PolarisShot
    | RedAttack
    | RedAttacks
    | RedBatteries
    | RedDefenders
    | Reinforce
    | Removal
    | Retarget
    | ReturnBases
    | Reveal
    | RollBase
    | RunOps
    | Sa2Fires
    | SamsMeet
    | SearchHex
    | SetUp
    | Shot
    | SovietMissiles
    | Standby
    | StartEvent
    | StartHex
    | StationF106
    | StrikeDice
    | Strikes
    | Su9Test
    | SubmarineTurn
    | SuddenDeath
    | SweepHexes
    | TakeOff
    | TakeOffs
    | Turn
    | TurnEnds
)


class State(BaseState, kw_only=True):
    """The whole truth about a game; nothing in it is hidden from the player.

    Decks and cups are counts: what comes next is decided when it is drawn.
    """

    steps: list[AnyStep] = msgspec.field(default_factory=list)
    terms: Terms
    turn: int = 0
    """0 during set-up."""
    phase: int = 0
    """1 to 15 (chapter 7); 0 during set-up."""
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Of the player and of the Soviets."""
    reached: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether their threshold was ever reached (RM-12.1c)."""
    ruins: dict[str, Ruin] = msgspec.field(default_factory=dict)
    """Destroyed cities."""
    flights: list[Flight] = msgspec.field(default_factory=list)
    """Formations in flight, in their order."""
    pool: list[str] = msgspec.field(default_factory=list)
    """Formations that have not taken off yet."""
    finished: dict[str, str] = msgspec.field(default_factory=dict)
    """How formations ended, by key: a ``Fate``."""
    cup: Pool
    """Soviet bombers by ``kit.cup_kinds``."""
    red_lost: dict[str, int] = msgspec.field(default_factory=dict)
    """Soviet and Cuban bombers out of the game, by unit."""
    in_cuba: dict[str, int] = msgspec.field(default_factory=dict)
    """Bombers landed in Cuba, by unit (RM-8.5b)."""
    nukes: Pool
    """Nuclear counters by ``kit.nuke_kinds``."""
    events: Pool
    """Event cards by number - 1."""
    event: int = 0
    """The card of this turn; 0 for none."""
    event_worked: bool = False
    """Whether it had an effect."""
    kept: list[int] = msgspec.field(default_factory=list)
    """Event cards that the player holds: 8, 13."""
    spent: list[int] = msgspec.field(default_factory=list)
    """Event cards out of the game."""
    missile_uses: int = 0
    """How often card 8 was used (RM-10.2.8d)."""
    city_deck: Pool
    """Soviet city cards by ``kit.city_kinds``."""
    cuba_in_war: bool = False
    cuba_landings: bool = False
    mobile_sa2: bool = False
    bombers: list[Bomber] = msgspec.field(default_factory=list)
    interceptors: list[Interceptor] = msgspec.field(default_factory=list)
    sams: list[Sam] = msgspec.field(default_factory=list)
    support: list[Support] = msgspec.field(default_factory=list)
    sub: Submarine
    now: TurnNow = msgspec.field(default_factory=TurnNow)
    last_launch: int = 0
    """The turn of the last take-off phase; 0 while it has not come (RM-9.3.2d)."""
    extra_launch: int = 0
    """Take-offs that event 1 grants this turn after it (RM-9.3.2e)."""
    victor: Literal["", "blue", "red", "draw"] = ""
    """Who won, once the game is over."""

    def score_of(self, side: Side) -> int:
        """Return the points of a side on the track."""
        return self.points[0 if side == BLUE else 1]

    def cities_destroyed(self, by: Side) -> int:
        """Return how many cities a side has destroyed."""
        return [ruin.by for ruin in self.ruins.values()].count(by)

    @property
    def lead(self) -> int:
        """By how many destroyed cities the player leads (RM-12.2.1)."""
        return 2 * self.cities_destroyed(BLUE) - len(self.ruins)


class View(msgspec.Struct, frozen=True):
    """What the player may know: everything."""

    seat: int
    """0 for the player, -1 for somebody without a seat."""
    state: State
