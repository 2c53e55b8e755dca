"""The panel of missile cards: their order, the Patriot, targets of hits, squadrons that flee."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.models.say import say
from desktop.paint.buttons import Importance
from desktop.rules.core import Decision, T
from desktop.rules.eagles_missiles.actions_polish import (
    LaunchMissile,
    MissileTarget,
    ScrambleNext,
    ScrambleTo,
    UsePatriot,
)
from desktop.rules.eagles_missiles.records import Missile
from desktop.table.board_panel import key_of
from desktop.table.card_view import CardView
from desktop.table.decision_panel import SMALL_WIDTH, WIDTH, Words
from desktop.table.decision_rows import Rows
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import missile_data
from desktop.table.eagles_missiles.war_panel import WarPanel, asks_for, rolls_for
from desktop.table.histogram import Histogram
from desktop.table.look import Panel, Table

TITLE = T("eagles_missiles.table", "Missiles")
ANSWERS = (LaunchMissile, UsePatriot, MissileTarget, ScrambleNext, ScrambleTo)
DICE = ("missile", "scramble")
CARD_WIDTH, LOW = 96, 52
"""Pixels: of the card, and of the columns."""


def panel(table: Table) -> Panel:
    """Return the panel of missile cards."""
    shown = MissilePanel(table)
    return Panel(
        *("missiles", TITLE, shown, "right", "target", WIDTH, SMALL_WIDTH),
        wanted=is_missile,
        press=shown.press,
    )


def is_missile(decision: Decision | None) -> bool:
    """Return whether it is about a missile card, or its dice."""
    return asks_for(decision, ANSWERS) or rolls_for(decision, DICE)


class MissilePanel(WarPanel):
    """The card with its dice and chances, then rows by digit; Enter takes the first."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.title, self.notes = Words(16, 700, self.body), Words(13, 400, self.body, quiet=True)
        self.card = CardView(CARD_WIDTH, self.body)
        self._hits = Words(13, 600, self.body)
        self.hits = Histogram(table.themes, self.body, figures=True)
        self.hits.set_high(LOW)
        self.asked = Words(15, 600, self.body)
        self.rows = Rows(table.themes, self.body)
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.notes)
        words.addWidget(self._hits)
        words.addWidget(self.hits)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.asked)
        self.column.addWidget(self.rows)
        self.column.addStretch(1)
        self.do = self.foot.add(Importance.PRIMARY, self._do)
        self.rows.chosen.connect(self._choose)
        self.retranslate()

    def name_parts(self) -> None:
        self.setAccessibleName(self.tr("Missiles"))
        self._hits.say(self.tr("Targets destroyed"))
        self.rows.retranslate()
        self._name_button()

    def _name_button(self) -> None:
        """Say what Enter does: it gives the first answer."""
        answer = next(iter(self.answers), None)
        words = None if answer is None else missile_data.deed(self.kit, answer)
        self.foot.name(self.do, "" if words is None else say(words), self.tr("Enter"))

    # --- showing ----------------------------------------------------------------------------------

    @property
    def missile(self) -> Missile | None:
        """The card that is carried out, or the first of those to come."""
        s = self.state
        if s.launch is not None:
            return s.launch.missile
        return s.missiles[0] if self.of_kind(LaunchMissile) else None

    def show_position(self) -> None:
        choice, s, kit = self.table.picker.choice, self.state, self.kit
        missile = self.missile
        if missile is not None:
            self.title.say(missile_data.title(kit, missile))
            self.notes.say(missile_data.dice(kit, missile))
            self.card.show_card(faces.card(kit, missile.card), self.title.text())
            patriot = bool(self.of_kind(UsePatriot))
            columns = missile_data.columns(s, kit, missile, patriot=False)
            self.hits.show_columns(columns, "; ".join(column.tip for column in columns))
            to_come = s.launch is None or patriot or choice is None
            for widget in (self._hits, self.hits):
                widget.setVisible(to_come and not (s.launch is not None and s.launch.hits > 0))
        rows = () if choice is None else missile_data.rows(s, kit, choice.actions)
        self.rows.show_rows(rows)
        self.asked.say("" if choice is None else say(choice.prompt))
        self._name_button()
        self.foot.setVisible(bool(rows))
        self.foot.arrange()

    # --- doing ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        row = key_of(name, (self.rows,))
        if name == "Enter":
            self._do()
        elif row:
            self._choose(row)
        else:
            return False
        return True

    @Slot(str)
    def _choose(self, key: str) -> None:
        for each in self.answers:
            if missile_data.key_of(each) == key:
                self.answer(each)
                return

    @Slot()
    def _do(self) -> None:
        if self.rows.rows:
            self._choose(self.rows.rows[0].data.key)
