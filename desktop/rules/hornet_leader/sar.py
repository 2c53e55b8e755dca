"""Search and Rescue, HL-7.2: what the die needs, and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Band, Choice, T, Text
from desktop.rules.hornet_leader.actions_mission import Done, Expend
from desktop.rules.hornet_leader.effects_data import SarModEffect
from desktop.rules.hornet_leader.records import PLAYER, Place
from desktop.rules.hornet_leader.standing import in_force_from
from desktop.rules.hornet_leader.targets import Sum

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_options import Sar, SarRow
    from desktop.rules.hornet_leader.state import State

FACES = 10
RESULTS = {
    "quick_recovery": T("hornet_leader", "Quick Recovery"),
    "recovered_under_fire": T("hornet_leader", "Recovered Under Fire"),
    "missing": T("hornet_leader", "Missing in Action"),
}
TONES: dict[str, Literal["good", "warn", "worst"]] = {
    "quick_recovery": "good",
    "recovered_under_fire": "warn",
    "missing": "worst",
}
PENALTY = T("hornet_leader", "range band")
PLACES = {
    "target_bound": T("hornet_leader", "shot down on the way to the Target"),
    "over_target": T("hornet_leader", "shot down Over Target"),
    "home_bound": T("hornet_leader", "shot down on the way home"),
}
WEAPONS = T("hornet_leader", "weapons expended")
EXPEND_PROMPT = T("hornet_leader", "Expend Air to Ground weapons for {pilot}? {bonus} so far")


def modifiers(s: State, kit: Kit, pilot: str, weight: int) -> Sum:
    """Return what is added to a Pilot's die with so many Weight Points expended (HL-7.2f to h).

    The band's weight penalty counts whether or not a tanker was taken.
    """
    table = kit.tables.sar
    lost = s.flown.aircraft(pilot).lost or "over_target"
    parts: list[tuple[Text, int]] = [
        (PENALTY, kit.campaigns[s.terms.campaign].bands[s.flown.band].weight_penalty),
        (PLACES[lost], place_modifier(table, lost)),
        (WEAPONS, weight * table.mod_per_atg_weight),
    ]
    for source, effect in in_force_from(s, kit, SarModEffect):
        parts.append((kit.source_name(source), effect.amount))
    return Sum(sum(amount for _, amount in parts), tuple(part for part in parts if part[1]))


def place_modifier(table: Sar, place: Place) -> int:
    """Return what the die gains by where the Aircraft was Destroyed (HL-7.2h)."""
    by_place: dict[Place, int] = {
        "target_bound": table.mod_target_bound,
        "over_target": table.mod_over_target,
        "home_bound": table.mod_home_bound,
    }
    return by_place[place]


def result(kit: Kit, total: int) -> SarRow:
    """Return what a modified roll brings (HL-7.2b to d)."""
    return kit.tables.sar.row(total)


def bands(kit: Kit, modifier: int) -> tuple[Band, ...]:
    """Return which faces bring which result."""
    found: list[Band] = []
    for face in range(1, FACES + 1):
        row = result(kit, face + modifier)
        title = RESULTS[row.result]
        if found and found[-1].title == title:
            found[-1] = Band(found[-1].low, face, title, found[-1].tone)
        else:
            found.append(Band(face, face, title, TONES[row.result]))
    return tuple(found)


def expending(s: State, kit: Kit, pilot: str, weight: int) -> Choice | None:
    """Return what may still be expended for a Pilot's roll; ``None`` if nothing (HL-7.2g)."""
    offers = tuple(
        Expend(aircraft.pilot, item)
        for aircraft in s.flown.flying()
        for item in dict.fromkeys(aircraft.loads)
        if kit.weapons[item].sar_value
    )
    if not offers:
        return None
    bonus = f"{modifiers(s, kit, pilot, weight).total:+d}".replace("-", "\N{MINUS SIGN}")
    prompt = EXPEND_PROMPT.of(pilot=kit.callsign(pilot), bonus=bonus)
    return Choice(PLAYER, "HL-7.2g", prompt, (*offers, Done()))
