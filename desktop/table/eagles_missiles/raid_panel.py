"""The panel of raids that got through: which of them bombs what (EM-IV.C3a)."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import Action, Decision, T, Target
from desktop.rules.eagles_missiles.actions_fights import Bomb
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.harm_data import harm
from desktop.table.eagles_missiles.pair_panel import PairPanel
from desktop.table.eagles_missiles.places import SQUADRON
from desktop.table.eagles_missiles.war_panel import asks_for
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "Raids")
RAID_ON = T("eagles_missiles.table", "{place}; targets: {count}")


def panel(table: Table) -> Panel:
    """Return the panel of raids."""
    shown = RaidPanel(table)
    return Panel(
        *("raids", TITLE, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_raid,
        press=shown.press,
    )


def is_raid(decision: Decision | None) -> bool:
    """Return whether a raid names its target."""
    return asks_for(decision, Bomb)


class RaidPanel(PairPanel):
    """Raids by letter, targets by digit; Enter bombs without a die."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Raids"))
        self.note.say(self.tr("What is named is destroyed without a die."))
        self.heading.say(self.tr("What does it bomb?"))
        self.foot.name(self.do, self.tr("Bomb"), self.tr("Enter"))
        self.sources.retranslate()
        self.targets.retranslate()

    def pairs(self) -> tuple[Action, ...]:
        return self.of_kind(Bomb)

    def source_row(self, source: Target) -> RowData:
        s, kit = self.state, self.kit
        raid = s.squadron(source.removeprefix(SQUADRON))
        count = sum(each.picks[0] == source for each in self.pairs())
        words = RAID_ON.of(place=kit.territory_name(raid.at), count=count)
        return RowData(
            source,
            say(kit.squadron_name(raid.id)),
            notes=say(words),
            face=faces.squadron(kit, raid),
        )

    def target_row(self, action: Action) -> RowData:
        return harm(self.state, self.kit, action.picks[1], "raid")
