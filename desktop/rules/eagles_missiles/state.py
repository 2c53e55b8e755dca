"""The state of a war, and what a side may see of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.rules.core import Side
from desktop.rules.core import State as BaseState
from desktop.rules.eagles_missiles.aa_fire import AaFire, AaShot
from desktop.rules.eagles_missiles.aa_moves import AaMovement, AaMoves
from desktop.rules.eagles_missiles.conquest import Conquest, Withdrawals
from desktop.rules.eagles_missiles.deck import Deck
from desktop.rules.eagles_missiles.deploy import Departure, Deploy, Deployment
from desktop.rules.eagles_missiles.duels import DuelLost, FlyOn, SettleDuel
from desktop.rules.eagles_missiles.flow import BeginPhase, Day, RussianPhase, WarBegins
from desktop.rules.eagles_missiles.ground import SettleFleet, SettleGround
from desktop.rules.eagles_missiles.landing import Landing
from desktop.rules.eagles_missiles.missiles import (
    MissileDice,
    Missiles,
    PatriotAnswer,
    PatriotShot,
    Strike,
)
from desktop.rules.eagles_missiles.nato_alarm import NatoAlarm
from desktop.rules.eagles_missiles.nato_cards import CarryOut, NatoDraws
from desktop.rules.eagles_missiles.peeking import LayBack, SeeRussian
from desktop.rules.eagles_missiles.polish_cards import PolishDraws
from desktop.rules.eagles_missiles.polish_phase import PolishPhase
from desktop.rules.eagles_missiles.raids import BombsFall, Raids, RussiansHome
from desktop.rules.eagles_missiles.records import (
    AaUnit,
    Assault,
    Bombing,
    Contest,
    Fall,
    Launch,
    Missile,
    Phase,
    Squadron,
    Terms,
    Today,
)
from desktop.rules.eagles_missiles.rerolls import RollAgain
from desktop.rules.eagles_missiles.resolution import Fights, NextTerritory, Resolution, RollDice
from desktop.rules.eagles_missiles.russian_air import PlaceSquadrons
from desktop.rules.eagles_missiles.russian_cards import LayCards
from desktop.rules.eagles_missiles.russian_draws import BaseDraw, ExtraCards, ExtraDraw, HandOvers
from desktop.rules.eagles_missiles.scramble import GetAway, Scramble, ScrambleDie
from desktop.rules.eagles_missiles.setup import SetUp
from desktop.rules.eagles_missiles.victory import CheckEnd
from desktop.rules.eagles_missiles.windows import Window
from desktop.rules.pool import Pool

AnyStep = (
    AaFire
    | AaMovement
    | AaMoves
    | AaShot
    | BaseDraw
    | BeginPhase
    | BombsFall
    | CarryOut
    | CheckEnd
    | Conquest
    | Day
    | Departure
    | Deploy
    | Deployment
    | DuelLost
    | ExtraCards
    | ExtraDraw
    | Fights
    | FlyOn
    | GetAway
    | HandOvers
    | Landing
    | LayBack
    | LayCards
    | MissileDice
    | Missiles
    | NatoAlarm
    | NatoDraws
    | NextTerritory
    | PatriotAnswer
    | PatriotShot
    | PlaceSquadrons
    | PolishDraws
    | PolishPhase
    | Raids
    | Resolution
    | RollAgain
    | RollDice
    | RussianPhase
    | RussiansHome
    | Scramble
    | ScrambleDie
    | SeeRussian
    | SetUp
    | SettleDuel
    | SettleFleet
    | SettleGround
    | Strike
    | WarBegins
    | Window
    | Withdrawals
)


class State(BaseState, kw_only=True):
    """The whole truth about a war."""

    steps: list[AnyStep] = msgspec.field(default_factory=list)
    terms: Terms
    day: int = 0
    """0 during set-up."""
    phase: Phase = "setup"
    russian_deck: Deck
    """By ``kit.russian_kinds``."""
    polish_deck: Pool
    nato_deck: Pool
    hands: dict[Side, list[str]]
    """Polish cards by their holder, kinds ascending."""
    seen: list[str] = msgspec.field(default_factory=list)
    """Russian cards that Poland looks at, the top one first (EM-N.7)."""
    squadrons: list[Squadron]
    aa: list[AaUnit]
    fleet: int
    """Strength of the Baltic Fleet; 0 when it is destroyed."""
    fleet_lost_on: int = 0
    assaults: list[Assault] = msgspec.field(default_factory=list)
    """Those of today, in the order of the lines."""
    missiles: list[Missile] = msgspec.field(default_factory=list)
    conquered: dict[str, Fall] = msgspec.field(default_factory=dict)
    """Territories that fell."""
    ruins: dict[str, Fall] = msgspec.field(default_factory=dict)
    """Cities and airfields that are destroyed now; repaired ones leave it."""
    cities_lost: int = 0
    """Cities destroyed so far (EM-XII.1)."""
    spent_cards: list[str] = msgspec.field(default_factory=list)
    """Cards out of the game, in order."""
    extra_limit: int = 3
    """Additional Russian cards that may be drawn today, and on the next day (EM-N.8)."""
    next_limit: int = 3
    nato_alarm: bool = False
    """Whether all NATO squadrons were called (EM-IX.3)."""
    contest: Contest | None = None
    """The fight that is going on; likewise the raid and the missile card."""
    bombing: Bombing | None = None
    launch: Launch | None = None
    now: Today = msgspec.field(default_factory=Today)
    victor: Literal["", "russian", "polish"] = ""

    def squadron(self, key: str) -> Squadron:
        """Return a squadron; raises ``KeyError`` for any other id."""
        for each in self.squadrons:
            if each.id == key:
                return each
        raise KeyError(f"There is no squadron {key}.")

    def unit(self, key: str) -> AaUnit:
        """Return an AA unit; raises ``KeyError`` for any other id."""
        for each in self.aa:
            if each.id == key:
                return each
        raise KeyError(f"There is no AA unit {key}.")

    def assault(self, line: str) -> Assault | None:
        """Return the assault of a line today."""
        for each in self.assaults:
            if each.line == line:
                return each
        return None


class View(msgspec.Struct, frozen=True):
    """What a side may know: everything but the hands of others and what only they have seen."""

    side: Side
    """Empty for somebody without a seat."""
    state: State
    """With empty hands where they are hidden, their cards among those of the Polish deck, and a
    Russian deck without known cards."""
    hand_sizes: dict[Side, int]
    polish_deck: int
    """How many cards the Polish deck has."""
    peeked: int
    """How many Russian cards Poland looks at; they still count as cards of the deck."""
