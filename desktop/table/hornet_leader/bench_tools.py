"""The buttons over the bench: loads for a role, copies, tanker, night and leader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from desktop.models.say import say
from desktop.paint.buttons import KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.plain import plain
from desktop.rules.core import Action, Refused
from desktop.rules.hornet_leader import arming_rules
from desktop.rules.hornet_leader.actions_campaign import (
    FlyAtNight,
    FlyByDay,
    NameLeader,
    ReturnTanker,
    TakeTanker,
)
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.load_plans import ROLES, Role
from desktop.rules.hornet_leader.state import State


class BenchTools(QWidget):
    """What is done to the chosen Aircraft, or to the whole mission."""

    role_wanted = Signal(object)
    """A role: the chosen Aircraft is to have its load."""
    copying = Signal()
    pasting = Signal()
    wanted = Signal(object)
    """An action; it may be one that is refused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = FlowLayout(self, gap=6)
        self.templates = self._button(row)
        self.templates.set_icon_name("chevron-down")
        self.menu = QMenu(self)
        self.roles = {role: self.menu.addAction("") for role in ROLES}
        self.copy = self._button(row)
        self.paste = self._button(row)
        self.tanker = self._button(row, "T")
        self.night = self._button(row, "N")
        self.leader = self._button(row, "G")
        for button in (self.tanker, self.night):
            button.setCheckable(True)
        self.menu.triggered.connect(self._role)
        self.templates.clicked.connect(self._open)
        self.copy.clicked.connect(self.copying)
        self.paste.clicked.connect(self.pasting)
        self.tanker.clicked.connect(self.press_tanker)
        self.night.clicked.connect(self.press_night)
        self.leader.clicked.connect(self.press_leader)
        self._state: State | None = None
        self._leaders: list[str] = []
        self._pilot = ""

    def _button(self, row: FlowLayout, cap: str = "") -> KeyButton:
        button = KeyButton("", parent=self)
        button.set_cap(cap)
        row.addWidget(button)
        return button

    def names(self) -> dict[Role, str]:
        """Return the words for the roles."""
        words = (self.tr("Strike"), self.tr("SEAD"), self.tr("Escort"), self.tr("Empty"))
        return dict(zip(ROLES, words, strict=True))

    def show_state(self, s: State, kit: Kit, pilot: str, *, copied: bool) -> None:
        """Follow a position; ``copied`` is whether there is a load to paste."""
        self._state, self._pilot = s, pilot
        self._leaders = arming_rules.leaders(s, kit)
        mission = s.flown
        cost = arming_rules.price(s, kit, tanker=True).tanker
        self.tanker.setText(self.tr("Tanker {so} SO").format(so=cost))
        self.tanker.setChecked(bool(mission.tanker))
        not_now = arming_rules.why_not_return if mission.tanker else arming_rules.why_not_tanker
        _explain(self.tanker, not_now(s, kit), self.tr("The range band takes no Weight Points"))
        self.night.setChecked(mission.night)
        no_night = None if mission.night else arming_rules.why_not_night(s, kit)
        self.night.setText(self.tr("Night"))
        self.night.setVisible(s.has_option("night"))
        _explain(self.night, no_night, self.tr("Fly the mission at night"))
        self.leader.setVisible(len(self._leaders) > 1)
        name = kit.callsign(mission.leader) if mission.leader else ""
        self.leader.setText(self.tr("Leader: {pilot}").format(pilot=name))
        self.leader.setToolTip(self.tr("The next of the most skilled Pilots leads the flight"))
        self.paste.setEnabled(copied)
        self.updateGeometry()

    @Slot()
    def press_tanker(self) -> None:
        """Take Tanker Priority, or give it back."""
        if self._state is not None:
            self._ask(ReturnTanker() if self._state.flown.tanker else TakeTanker())

    @Slot()
    def press_night(self) -> None:
        """Fly at night, or by day after all."""
        if self._state is not None:
            self._ask(FlyByDay() if self._state.flown.night else FlyAtNight())

    @Slot()
    def press_leader(self) -> None:
        """Let the next of the most skilled Pilots lead: the chosen one, if he may."""
        if self._state is None or not self._leaders:
            return
        leader = self._state.flown.leader
        place = self._leaders.index(leader) if leader in self._leaders else -1
        following = self._leaders[(place + 1) % len(self._leaders)]
        chosen = self._pilot in self._leaders and self._pilot != leader
        self._ask(NameLeader(self._pilot if chosen else following))

    def _ask(self, action: Action) -> None:
        self.wanted.emit(action)
        # A refused press has moved the switch; the position says how it stands.
        if self._state is not None:
            self.tanker.setChecked(bool(self._state.flown.tanker))
            self.night.setChecked(self._state.flown.night)

    @Slot()
    def _open(self) -> None:
        self.menu.popup(self.templates.mapToGlobal(self.templates.rect().bottomLeft()))

    @Slot(QAction)
    def _role(self, chosen: QAction) -> None:
        for role, action in self.roles.items():
            if action is chosen:
                self.role_wanted.emit(role)

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        for role, name in self.names().items():
            self.roles[role].setText(name)
        self.templates.setText(self.tr("Templates"))
        self.templates.setToolTip(self.tr("Give the chosen Aircraft the usual load of a role"))
        self.copy.setText(self.tr("Copy load"))
        self.copy.setToolTip(self.tr("Copy the load of the chosen Aircraft (Ctrl+C)"))
        self.paste.setText(self.tr("Same again"))
        self.paste.setToolTip(self.tr("Give the chosen Aircraft the copied load (Ctrl+V)"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()


def _explain(button: QAbstractButton, refused: Refused | None, usual: str) -> None:
    """Say what a button does, or why it cannot be done; pressed all the same, it tells more."""
    words = usual if refused is None else f"{say(refused.text)} ({refused.rule})"
    button.setToolTip(plain(words))
    button.setAccessibleDescription(words)
