"""Optional rules, priorities, difficulty and the small tables of the rulebook."""

from __future__ import annotations

from typing import Literal

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Sourced, expect
from desktop.rules.hornet_leader.components_weapons import ByLength, NoneOrMore, Number
from desktop.rules.hornet_leader.effects_base import Roll, Skill

NightMarker = Literal["fast", "slow", "bandits", "sites"]


class Option(Sourced, frozen=True):
    """An optional rule of chapter 9, with the numbers it needs."""

    id: str
    title: Text
    so: ByLength
    """SO Points to pay; negative ones are gained."""
    text: Text
    draw: tuple[NightMarker, ...] = ()
    start_stress: NoneOrMore = 0
    so_gain: Literal["", "aircraft_limit"] = ""
    more_vp: int = 0
    less_vp_if_destroyed: int = 0
    die_mod: int = 0
    stress: NoneOrMore = 0
    aircraft_limit: int = 0
    forbid_aircraft: tuple[str, ...] = ()


class HouseSwitch(Sourced, frozen=True):
    """A ruling of ours that can be switched."""

    id: Literal["so_alt"]
    title: Text
    default: bool
    so: ByLength
    text: Text


class Priority(Sourced, frozen=True):
    """Something SO Points buy."""

    id: Literal["promotion", "recon", "tanker", "rr"]
    title: Text
    when: str
    cost: ByLength = (0, 0, 0)
    cost_per_aircraft: NoneOrMore = 0
    draws: NoneOrMore = 0
    repeat: bool = False
    weight_penalty: int = 0
    """The penalty that is left."""
    remove: NoneOrMore = 0
    plus_cool: bool = False
    once_per_mission: bool = False


class Difficulty(Sourced, frozen=True):
    """How many disadvantages or advantages are chosen."""

    id: Skill
    disadvantages: NoneOrMore
    advantages: NoneOrMore


class Adjustment(Sourced, frozen=True):
    """An advantage or a disadvantage."""

    id: str
    kind: Literal["advantage", "disadvantage"]
    title: Text
    mission_stress: int = 0
    enemy_die: int = 0
    center_sites: int = 0
    center_bandit_draws: int = 0
    so: ByLength = (0, 0, 0)
    """SO Points gained; negative ones are lost."""


class Replacement(Sourced, frozen=True):
    """Who comes with a roll of ``min`` to ``max``, and what he costs."""

    min: Roll
    max: Roll
    skill: Skill
    so: NoneOrMore


class DogfightRow(Entry, frozen=True):
    """The penalty up to a weight."""

    max_weight: NoneOrMore
    penalty: int


class Dogfight(Sourced, frozen=True):
    """What Air to Ground weapons cost in a dogfight."""

    rows: tuple[DogfightRow, ...]
    range: NoneOrMore
    count_pods: bool

    def penalty(self, weight: int) -> int:
        """Return the modifier for Air to Ground Weight Points."""
        return next(row.penalty for row in self.rows if weight <= row.max_weight)


class Damage(Sourced, frozen=True):
    """What enemy attacks and Evading cost."""

    stress_result: NoneOrMore
    damaged_stress: NoneOrMore
    damaged_twice: Literal["destroyed"]
    evade_stress: NoneOrMore
    evade_dice: Number
    evade_keep: Literal["lowest"]


class SarRow(Entry, frozen=True):
    """A result of Search and Rescue."""

    min: int
    max: int
    result: Literal["quick_recovery", "recovered_under_fire", "missing"]
    stress: NoneOrMore = 0
    xp: NoneOrMore = 0
    rescued_stress: NoneOrMore = 0
    rescued_xp: NoneOrMore = 0


class Sar(Sourced, frozen=True):
    """Search and Rescue."""

    rows: tuple[SarRow, ...]
    mod_weight_penalty: bool
    tanker_changes_it: bool
    mod_per_atg_weight: int
    mod_target_bound: int
    mod_home_bound: int
    mod_over_target: int

    def row(self, roll: int) -> SarRow:
        """Return the result of a modified roll; below every row the last one holds."""
        return next((row for row in self.rows if row.min <= roll), self.rows[-1])


class StressTable(Sourced, frozen=True):
    """Stress of several kinds."""

    rest_bonus: NoneOrMore
    priority_rr_cost: NoneOrMore
    priority_rr_remove: NoneOrMore
    night: NoneOrMore
    high_stress: NoneOrMore


class XpTable(Sourced, frozen=True):
    """Experience."""

    flew: NoneOrMore
    success_no_loss: NoneOrMore
    bonus_band: NoneOrMore


class VpLosses(Sourced, frozen=True):
    """Victory Points for losses."""

    per_destroyed: int
    per_missing: ByLength
    """By length, for each Pilot missing at the end."""


class Evaluation(Sourced, frozen=True):
    """An evaluation of a Campaign."""

    id: Literal["great", "good", "adequate", "poor", "dismal"]
    rank: Number
    name: Text


class Tables(Entry, frozen=True, rename={"evaluations": "evaluation"}):
    """The file tables.toml."""

    schema: Literal[1]
    dogfight: Dogfight
    damage: Damage
    sar: Sar
    stress: StressTable
    xp: XpTable
    vp_losses: VpLosses
    evaluations: tuple[Evaluation, ...]


def check_tables(tables: Tables, priorities: dict[str, Priority]) -> None:
    """Check the order of rows, and what tables and priorities both say."""
    weights = [row.max_weight for row in tables.dogfight.rows]
    expect(weights == sorted(weights), "tables.toml, dogfight, rows", "max_weight must rise")
    lows = [row.min for row in tables.sar.rows]
    expect(lows == sorted(lows, reverse=True), "tables.toml, sar, rows", "min must fall")
    ranks = [one.rank for one in tables.evaluations]
    expect(ranks == [5, 4, 3, 2, 1], "tables.toml, evaluation, rank", "must fall from 5 to 1")
    rest = priorities["rr"]
    cost, removed = (tables.stress.priority_rr_cost,) * 3, tables.stress.priority_rr_remove
    expect(rest.cost == cost, "tables.toml, stress, priority_rr_cost", "is another in priority rr")
    same = rest.remove == removed
    expect(same, "tables.toml, stress, priority_rr_remove", "is another in priority rr")


def check_replacements(rows: tuple[Replacement, ...]) -> None:
    """Check that every roll has one row."""
    rolls = [roll for row in rows for roll in range(row.min, row.max + 1)]
    expect(rolls == list(range(1, 11)), "options.toml, replacement", "must cover 1 to 10 in order")
