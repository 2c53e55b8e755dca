"""The panel of AA fire: who can still fire, at whom, with which chance (EM-IV.B4a)."""

from __future__ import annotations

from PySide6.QtCore import Slot

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Action, Decision, T, Target, Text
from desktop.rules.eagles_missiles import aa_odds, aa_reach, contests, theatre
from desktop.rules.eagles_missiles.actions_polish import CeaseFire, FireAa
from desktop.rules.eagles_missiles.records import Squadron
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.order_data import AGAINST, ROLES
from desktop.table.eagles_missiles.pair_panel import PairPanel
from desktop.table.eagles_missiles.places import AA
from desktop.table.eagles_missiles.war_panel import asks_for
from desktop.table.eagles_missiles.window_data import target_name
from desktop.table.eagles_missiles.words_pieces import joined
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "AA fire")
NEEDS = T("eagles_missiles.table", "Needs {needs} or more; shots left: {shots}")
HELPED = T(
    "eagles_missiles.table",
    "Needs {needs} or more ({base}, less {help} by {cards}); shots left: {shots}",
)
HIT: dict[str, Text] = {
    "escort": T("eagles_missiles.table", "hit: it protects nothing"),
    "raid": T("eagles_missiles.table", "hit: it flies no raid"),
    "support": T("eagles_missiles.table", "hit: assault strength {before} → {after}"),
}
ALONE = T("eagles_missiles.table", "{place}")
ALL = T("eagles_missiles.table", "{place}; if all fire that can: {percent} %")


def panel(table: Table) -> Panel:
    """Return the panel of AA fire."""
    shown = AaPanel(table)
    return Panel(
        *("aa_fire", TITLE, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_aa_fire,
        press=shown.press,
    )


def is_aa_fire(decision: Decision | None) -> bool:
    """Return whether an AA unit may fire."""
    return asks_for(decision, FireAa)


class AaPanel(PairPanel):
    """Units by letter, targets by digit; Enter fires, F ceases fire."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.retranslate()

    def add_buttons(self) -> None:
        self.cease = self.foot.add(Importance.NORMAL, self._cease)

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("AA fire"))
        self.note.say(
            self.tr("A hit drives it back to its pool for today; a miss changes nothing.")
        )
        self.heading.say(self.tr("At whom?"))
        self.foot.name(self.do, self.tr("Fire"), self.tr("Enter"))
        self.foot.name(self.cease, self.tr("Cease fire"), "F")
        self.sources.retranslate()
        self.targets.retranslate()

    def pairs(self) -> tuple[Action, ...]:
        return self.of_kind(FireAa)

    def source_row(self, source: Target) -> RowData:
        unit = self.state.unit(source.removeprefix(AA))
        needs, base = aa_reach.needs(self.state, self.kit, unit), self.kit.aa[unit.id].hit_on
        words = NEEDS if needs == base else HELPED
        said = words.of(
            needs=needs,
            base=base,
            help=base - needs,
            cards=contests.cards_with(self.kit, "turn_mod_aa"),
            shots=1 + unit.extra - unit.shots,
        )
        return RowData(
            source,
            say(target_name(self.state, self.kit, source)),
            notes=say(said),
            face=faces.aa(self.kit.aa[unit.id]),
        )

    def target_row(self, action: Action) -> RowData:
        assert isinstance(action, FireAa)
        s, kit = self.state, self.kit
        target = s.squadron(action.target)
        chance = aa_odds.shot(s, kit, s.unit(action.unit))
        place = kit.territory_name(theatre.territory_of(s, target))
        words = ALONE.of(place=place)
        together = aa_odds.driven_off(s, kit, target)
        if together > chance:
            words = ALL.of(place=place, percent=round(together * 100))
        title = AGAINST.of(target=kit.squadron_name(target.id), role=ROLES[target.role])
        return RowData(
            action.picks[1],
            say(title),
            notes=say(joined(words, self._hit(target))),
            chance=chance,
            face=faces.squadron(kit, target),
        )

    def _hit(self, target: Squadron) -> Text:
        """Return what a hit on a squadron changes."""
        words = HIT[target.role or "escort"]
        if target.role != "support":
            return words
        s, kit = self.state, self.kit
        before = contests.assault_strength(s, kit, contests.assault_of(s, target.at))
        return words.of(before=before, after=before - kit.types[target.type].bombardment)

    def key(self, name: str) -> bool:
        if name == "F":
            self._cease()
            return True
        return super().key(name)

    @Slot()
    def _cease(self) -> None:
        self.table.picker.pick(CeaseFire().picks[0])
