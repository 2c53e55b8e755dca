"""What is written on the panels beside the map, as plain data."""

from __future__ import annotations

import msgspec

from desktop.table.eagles_missiles.chart_plan import ChartKey


class Taken(msgspec.Struct, frozen=True):
    """Icons of one kind of squadron."""

    taken: int = 0
    allowed: int = 0


class ScoreRow(msgspec.Struct, frozen=True):
    """A part of the score."""

    title: str
    count: int
    """How many of what is counted there are, and of how many points are made."""
    per: int
    points: int
    prospect: int
    """The points if every open assault succeeds."""


class PanelFacts(msgspec.Struct, frozen=True):
    """Every figure and word of the panels."""

    pool: tuple[int, ...] = ()
    """Russian squadrons in their pool, by type."""
    fighters: Taken = Taken()
    bombers: Taken = Taken()
    russian_deck: int = 0
    seen: int = 0
    """Russian cards that Poland looks at."""
    russian_spent: int = 0
    drawn: int = 0
    """Russian cards that do not lie on the map yet."""
    nato_deck: int = 0
    nato_spent: int = 0
    polish_deck: int = 0
    polish_spent: int = 0
    hand: int = 0
    allied_losses: int = 0
    russian_losses: int = 0
    """Squadrons destroyed, a Tu-22M as two."""
    today: tuple[str, ...] = ()
    """What holds until the end of the day."""
    score: tuple[ScoreRow, ...] = ()
    limit: int = 10
    """Russia wins with more points."""

    @property
    def points(self) -> int:
        """The score as it stands."""
        return sum(row.points for row in self.score)

    @property
    def prospect(self) -> int:
        """The score if every open assault succeeds."""
        return sum(row.prospect for row in self.score)


class TableKey(msgspec.Struct, frozen=True):
    """All that the painted table depends on."""

    chart: ChartKey = ChartKey()
    facts: PanelFacts = PanelFacts()
