"""Nike and Bloodhound: whom they fire at, and the nuclear missile of card 13 (RM-10.6)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QGridLayout

from desktop.paint.buttons import Importance
from desktop.paint.widgets import Hairline
from desktop.rules.core import Choice, Decision, T
from desktop.rules.red_menace.actions_defence import AimSam, FireNike
from desktop.rules.red_menace.batteries_blue import AimBattery, BatteryFires
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, DecisionPanel, Words
from desktop.table.decision_rows import Rows
from desktop.table.face_view import FaceView
from desktop.table.look import Panel, Table
from desktop.table.red_menace import sam_data
from desktop.table.red_menace.odds_box import OddsBox
from desktop.table.red_menace.sam_data import FIRE, MISSILE

RULE = "RM-10.6.1a"
ONE_DIE = 2
"""Outcomes of a single die."""


def panel(table: Table) -> Panel:
    """Return the panel of the player's SAMs."""
    shown = SamPanel(table)
    title = T("red_menace.table", "Missile fire")
    return Panel(
        *("sams", title, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_fire,
        press=shown.press,
    )


def is_fire(decision: Decision | None) -> bool:
    """Return whether a SAM of the player is about to fire."""
    return isinstance(decision, Choice) and any(
        isinstance(action, AimSam | FireNike) for action in decision.actions
    )


class SamPanel(DecisionPanel):
    """The SAM, a row for each answer, the exact chances."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._face = FaceView(table.themes, self.body)
        self._title = Words(17, 700, self.body)
        self._notes = Words(13, 400, self.body, quiet=True)
        self.rows = Rows(table.themes, self.body)
        self.odds = OddsBox(table.themes, self.body)
        self.fire = self.foot.add(Importance.PRIMARY, self._fire)
        self.missile = self.foot.add(Importance.NORMAL, self._arm)
        head = QGridLayout()
        head.setHorizontalSpacing(10)
        head.setVerticalSpacing(2)
        head.addWidget(self._face, 0, 0, 2, 1)
        head.addWidget(self._title, 0, 1)
        head.addWidget(self._notes, 1, 1)
        head.setColumnStretch(1, 1)
        self.column.addLayout(head)
        for widget in (self.rows, Hairline(self.body), self.odds):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.rows.chosen.connect(self._choose)
        self.odds.rule_activated.connect(table.open_rule)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Missile fire"))
        self.foot.name(self.fire, self.tr("Fire"), self.tr("Enter"))
        self.foot.name(self.missile, self.tr("Nuclear missile"), "K")
        self.odds.name(self.tr("Bombers shot down, exact"), RULE)
        self.rows.retranslate()

    def show_position(self) -> None:
        step = self.step
        if not isinstance(step, BatteryFires | AimBattery) or not self.can_answer:
            return
        shot = sam_data.shot(self.table.model.view.state, self.kit, step)
        self._face.show_face(shot.face, shot.title)
        self._title.say(shot.title)
        self._notes.say(shot.notes)
        self.rows.show_rows(shot.rows)
        self.odds.show_odds(shot.lost, shot.bars)
        # Of one die the bar says it all.
        self.odds.histogram.setVisible(len(shot.lost) > ONE_DIE)
        self.foot.setVisible(isinstance(step, BatteryFires))
        self.foot.arrange()

    def key(self, name: str) -> bool:
        keys = {row.data.cap: row.data.key for row in self.rows.rows}
        if name == "Enter" and not self.foot.isHidden():
            self._fire()
        elif name in keys:
            self._choose(keys[name])
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, target: str) -> None:
        self.table.picker.pick(target)

    @Slot()
    def _fire(self) -> None:
        self._choose(FIRE)

    @Slot()
    def _arm(self) -> None:
        self._choose(MISSILE)
