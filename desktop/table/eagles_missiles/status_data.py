"""What the strip above the board says: the step of the day, who decides, sorties, score, fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import (
    aa_fire,
    aa_moves,
    conquest,
    deploy,
    landing,
    missiles,
    nato_cards,
    peeking,
    polish_cards,
    raids,
    russian_air,
    russian_cards,
    russian_draws,
    scoring,
    scramble,
)
from desktop.rules.eagles_missiles.progress import PHASES
from desktop.rules.eagles_missiles.windows import Window
from desktop.table.eagles_missiles.panel_facts import Taken
from desktop.table.eagles_missiles.panel_state import taken

if TYPE_CHECKING:
    from desktop.rules.core import Step
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

CAPTIONS = ("A1", "A2", "A3", "A5", "B1", "B3", "B4", "B5", "B6", "C1", "C2", "C3", "D")
"""The steps of a day, as the rules number them."""
NAMES: tuple[Text, ...] = (
    T("eagles_missiles.table", "Russia draws"),
    T("eagles_missiles.table", "Additional cards"),
    T("eagles_missiles.table", "Cards are placed"),
    T("eagles_missiles.table", "Squadrons are placed"),
    T("eagles_missiles.table", "NATO cards"),
    T("eagles_missiles.table", "Polish cards"),
    T("eagles_missiles.table", "AA fire"),
    T("eagles_missiles.table", "Missiles"),
    T("eagles_missiles.table", "Squadrons are sent"),
    T("eagles_missiles.table", "Fights and landing"),
    T("eagles_missiles.table", "Conquest"),
    T("eagles_missiles.table", "Raids"),
    T("eagles_missiles.table", "AA movement"),
)
STEPS: dict[type[Step], str] = {
    russian_draws.BaseDraw: "A1",
    russian_draws.ExtraCards: "A2",
    russian_draws.ExtraDraw: "A2",
    russian_draws.HandOvers: "A2",
    russian_cards.LayCards: "A3",
    russian_air.PlaceSquadrons: "A5",
    nato_cards.NatoDraws: "B1",
    nato_cards.CarryOut: "B1",
    peeking.SeeRussian: "B1",
    peeking.LayBack: "B1",
    polish_cards.PolishDraws: "B3",
    aa_fire.AaFire: "B4",
    aa_fire.AaShot: "B4",
    missiles.Missiles: "B5",
    missiles.PatriotAnswer: "B5",
    missiles.PatriotShot: "B5",
    missiles.MissileDice: "B5",
    missiles.Strike: "B5",
    scramble.Scramble: "B5",
    scramble.ScrambleDie: "B5",
    scramble.GetAway: "B5",
    deploy.Deploy: "B6",
    landing.Landing: "C1",
    conquest.Withdrawals: "C2",
    raids.Raids: "C3",
    aa_moves.AaMoves: "D",
}
"""By the step that asks; what is not named is a fight."""
WINDOWS = {
    "assault_placed": "A3",
    "polish_open": "B3",
    "aa_fire": "B4",
    "missile_pre": "B5",
    "bomb_pre": "C3",
    "aa_move": "D",
}
"""By the window; all others belong to fights."""
FIGHTS = "C1"


class StatusData(msgspec.Struct, frozen=True):
    """Everything on the strip but who decides."""

    day: int
    last_day: int
    """0 for none."""
    step: int
    """From 1; 0 during set-up and once the war is over."""
    phase: Text | None
    fighters: Taken
    """Squadrons placed, and allowed by icons (EM-IV.A4a)."""
    bombers: Taken
    points: int
    prospect: int
    limit: int
    fleet: int
    cards: int
    """Of the Russian deck."""


def status_data(s: State, kit: Kit) -> StatusData:
    """Return what the strip says of a position; public facts only."""
    fighters, bombers = taken(kit, s)
    over = s.outcome is not None
    return StatusData(
        day=s.day,
        last_day=s.terms.day_limit,
        step=0 if over or not s.day else step_of(s),
        phase=None if over or s.phase == "setup" else PHASES["ABCD".index(s.phase)],
        fighters=fighters,
        bombers=bombers,
        points=scoring.total(s, kit),
        prospect=sum(part.points for part in scoring.prospect(s, kit)),
        limit=kit.rules.scoring["russian_wins_above"],
        fleet=s.fleet,
        cards=s.russian_deck.size + len(s.seen),
    )


def step_of(s: State) -> int:
    """Return the step of the day by what asks now; 0 if nothing does."""
    if not s.steps:
        return 0
    top = s.steps[-1]
    caption = STEPS.get(type(top), FIGHTS)
    if isinstance(top, Window):
        caption = WINDOWS.get(top.name, FIGHTS)
    return CAPTIONS.index(caption) + 1
