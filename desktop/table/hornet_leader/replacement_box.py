"""Replacements for missing Pilots: who is asked for, who could come, and for how much."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.widgets import Panel as Framed
from desktop.rules.core import Chance, Choice, Rolled
from desktop.rules.hornet_leader.actions_campaign import (
    AcceptReplacement,
    DeclineReplacement,
    TryReplacement,
)
from desktop.rules.hornet_leader.actions_mission import Done
from desktop.rules.hornet_leader.assign import ReplacementOffer
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.page_parts import answer, page_key, reason, why_not
from desktop.table.hornet_leader.pilot_faces import pilot_face
from desktop.table.look import Table

CARD = 150


class ReplacementBox(Framed):
    """A question with its answers; the card of the Pilot who could come beside it."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self._table, self._kit = table, kit
        self.card = CardView(CARD, self)
        self._title, self._told = QLabel(self), QLabel(self)
        self._told.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self._title, self._told):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.asking: list[KeyButton] = []
        self.yes, self.no = (KeyButton("", Importance.NORMAL, self) for _ in "YN")
        self._buttons = FlowLayout(gap=8)
        for button in (self.yes, self.no):
            self._buttons.addWidget(button)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(self._title)
        words.addWidget(self._told)
        words.addLayout(self._buttons)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 12, 14, 12)
        row.setSpacing(14)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self._refuse)
        page_key(self, "Y", self._accept)
        page_key(self, "N", self._refuse)

    def show_state(self, s: State) -> None:
        """Show the question of the moment."""
        step = s.steps[-1]
        if isinstance(step, ReplacementOffer):
            self._show_offer(s, step)
        elif isinstance(self._table.model.decision, Chance):
            self._show_chance(self._table.model.decision)
        else:
            self._show_question(s)
        self._title.setFont(fonts.interface(17, 600))
        self._told.setFont(fonts.interface(14))

    def _show_offer(self, s: State, step: ReplacementOffer) -> None:
        kit, name = self._kit, self._kit.callsign(step.by)
        skill = say(kit.skill_name(step.skill))
        self.card.show()
        self.card.show_card(pilot_face(kit, step.by, step.skill))
        self._title.setText(
            self.tr("{pilot} could come for {missing}").format(
                pilot=name, missing=kit.callsign(step.pilot)
            )
        )
        price = next(row.so for row in kit.replacements if row.skill == kit.skills[step.skill])
        told = self.tr("{skill}, {price} SO Points; there are {so}.").format(
            skill=skill, price=price, so=s.so
        )
        die = self._die()
        if die:
            told = self.tr("The die shows {die}: {rest}").format(die=die, rest=told)
        self._told.setText(told)
        self._show_tries(())
        self.no.show()
        self.no.setEnabled(self._table.picker.choice is not None)
        refused = why_not(self._table, AcceptReplacement())
        self.yes.show()
        self.yes.setText(self.tr("Accept"))
        self.yes.setEnabled(refused is None)
        self.yes.setToolTip(reason(refused))
        self.no.setText(self.tr("Decline"))
        self._say_keys()

    def _show_chance(self, chance: Chance) -> None:
        """Show what is rolled or drawn, while a person is to set it going."""
        self.card.hide()
        self._title.setText(say(chance.prompt))
        self._told.setText("")
        self._show_tries(())
        self.yes.show()
        self.yes.setText(self.tr("Roll"))
        self.yes.setEnabled(True)
        self.yes.setToolTip("")
        self.no.hide()
        self._say_keys()

    def _show_question(self, s: State) -> None:
        kit = self._kit
        choice = self._table.picker.choice
        actions = choice.actions if isinstance(choice, Choice) else ()
        tries = tuple(action for action in actions if isinstance(action, TryReplacement))
        self.card.hide()
        self._title.setText(self.tr("Ask for the replacement of a missing Pilot?"))
        self._told.setText(
            self.tr("A Pilot of the same Aircraft is drawn; a die decides his level and price.")
        )
        self._show_tries(tries)
        self.yes.hide()
        self.no.show()
        self.no.setText(self.tr("Go on without"))
        self.no.setEnabled(choice is not None)
        self._say_keys()
        for button, action in zip(self.asking, tries, strict=False):
            name, kind = kit.callsign(action.pilot), kit.aircraft[kit.pilots[action.pilot].aircraft]
            button.setText(self.tr("Replace {pilot} ({aircraft})").format(
                pilot=name, aircraft=kind.short
            ))  # fmt: skip
            button.setAccessibleName(button.text())

    def _show_tries(self, tries: tuple[TryReplacement, ...]) -> None:
        """Show a button for each missing Pilot; the first has the key."""
        for button in self.asking:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.asking = []
        for number, action in enumerate(tries):
            button = KeyButton("", Importance.NORMAL, self)
            button.clicked.connect(partial(answer, self._table, action))
            button.set_cap("" if number else "Y")
            self._buttons.addWidget(button)
            self.asking.append(button)
        # To go on without is the last of the answers.
        self._buttons.removeWidget(self.no)
        self._buttons.addWidget(self.no)

    def _say_keys(self) -> None:
        self.yes.set_cap("Y")
        self.no.set_cap("N")
        for button in (self.yes, self.no):
            button.setAccessibleName(button.text())

    def _die(self) -> int:
        """Return what was rolled just before, 0 for nothing."""
        model = self._table.model
        if model.ply <= model.session.base:
            return 0
        action = model.session.entry_at(model.ply - 1).action
        return action.dice[0] if isinstance(action, Rolled) else 0

    def _accept(self) -> None:
        if self.asking:
            self.asking[0].click()
        elif isinstance(self._table.model.decision, Chance):
            self._table.model.roll()
        else:
            answer(self._table, AcceptReplacement())

    def _refuse(self) -> None:
        steps = self._table.model.view.state.steps
        offered = bool(steps) and isinstance(steps[-1], ReplacementOffer)
        answer(self._table, DeclineReplacement() if offered else Done())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.card.updateGeometry()
