"""Air Defense and Bomber counters."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules.core import Text
from desktop.rules.hornet_leader.components_reading import Entry, Faults, Id, Place, Sourced, known
from desktop.rules.hornet_leader.components_weapons import Letters, Number, Range

EnemyRoll = Annotated[int, Meta(ge=1, le=99)]
EnemyAttack = tuple[EnemyRoll, EnemyRoll, EnemyRoll]
"""The modified rolls from which on an attack is Stress, Damaged, Destroyed."""


class SiteKind(Sourced, frozen=True):
    """A kind of Site."""

    id: Id
    name: Text
    long: Text
    type: Literal["aaa", "sam"]
    attack: EnemyAttack
    range: Range
    altitude: Letters
    """The Altitudes of the Aircraft it can attack."""
    radar: bool
    soft: bool
    defense: int
    """Added to your die."""


class BanditKind(Sourced, frozen=True, kw_only=True):
    """A kind of Bandit."""

    id: Id
    name: Text
    variant: str = ""
    attack: EnemyAttack
    range: Range
    defense: int
    """Added to your die."""


class BomberKind(Sourced, frozen=True):
    """A kind of Bomber; it never attacks."""

    id: Id
    name: Text
    long: Text
    front: Literal[1]
    back: Literal[2]
    defense: int
    """Added to your die."""
    count: Number


class CupRow(Entry, frozen=True):
    """Air Defense counters with the same faces."""

    site: str
    bandit: str
    """Empty for No Bandit."""
    count: int


class CupEntry(Sourced, frozen=True):
    """A row of the cup as the file writes it."""

    site: str
    bandit: str
    count: Number


class CupTotal(Sourced, frozen=True):
    """All counters of the cup."""

    total: Number


def cup_row(entry: CupEntry, sites: Collection[str], bandits: Collection[str]) -> CupRow:
    """Return a row of the cup, its faces checked."""
    place = f"defenses.toml, counter {entry.site}"
    bandit = "" if entry.bandit == "none" else entry.bandit
    known(f"{place}, site", (entry.site,), sites)
    known(f"{place}, bandit", (bandit,) if bandit else (), bandits)
    return CupRow(site=entry.site, bandit=bandit, count=entry.count)


def check_site(faults: Faults, site: SiteKind) -> None:
    """Check a Site's numbers."""
    _check_attack(faults, Place("defenses.toml").at("site", site.id), site.attack)


def check_bandit(faults: Faults, bandit: BanditKind) -> None:
    """Check a Bandit's numbers."""
    _check_attack(faults, Place("defenses.toml").at("bandit", bandit.id), bandit.attack)


def _check_attack(faults: Faults, place: Place, attack: EnemyAttack) -> None:
    """Check that an enemy's numbers ascend (HL-1.3c)."""
    rises = attack[0] < attack[1] < attack[2]
    faults.expect(rises, place.on("attack"), f"{list(attack)} must ascend")
