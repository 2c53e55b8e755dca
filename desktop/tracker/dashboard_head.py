"""The head of the dashboard: what the campaign is called, what was agreed on, what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.elided import ElidedLabel
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.icons import IconName
from desktop.paint.plain import plain
from desktop.rules.hornet_leader.book import Mode
from desktop.tracker.stage import Stage

UNDO, REDO = "undo", "redo"
HISTORY, CHARTS, EXPORT = "history", "charts", "export"
DOWN_TIME, MISSION, COMPANION, PLAY = "down_time", "mission", "companion", "play"
TABLE, CLOSE, JOIN = "table", "close", "join"
CORRECTIONS, PILOT = "corrections", "pilot"
"""Pages without a button in the head."""
PAGES = (HISTORY, CHARTS, EXPORT)
KEYS = {
    HISTORY: "H",
    CHARTS: "C",
    EXPORT: "Ctrl+E",
    DOWN_TIME: "D",
    MISSION: "N",
    UNDO: "Ctrl+Z",
    REDO: "Ctrl+Y",
}
ICONS: dict[str, IconName] = {EXPORT: "export"}
STEPS: dict[str, IconName] = {UNDO: "undo", REDO: "redo"}
BY_STAGE: dict[Stage, tuple[str, ...]] = {
    "joining": (JOIN,),
    "setup": (TABLE,),
    "between": (DOWN_TIME, MISSION, COMPANION, PLAY),
    "played": (CLOSE,),
    "playing": (TABLE,),
    "closed": (),
}
FIRST: dict[Mode, str] = {"play": PLAY, "companion": COMPANION, "log": MISSION}
"""What stands out between two Days."""
GAP = 8
NAME = 330
"""Width that the name has beside the buttons, at a text scale of 100 %."""


class DashboardHead(QWidget):
    """Name, options in words, and a button for everything that can be done now."""

    pressed = Signal(object)
    """The name of a button, such as ``down_time``."""

    def __init__(self, offered: frozenset[str], parent: QWidget | None = None) -> None:
        """``offered`` names what can be done; a button for anything else is not there."""
        super().__init__(parent)
        self._offered = offered
        self._title, self._summary = ElidedLabel(self), ElidedLabel(self)
        self._summary.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.buttons: dict[str, QAbstractButton] = {}
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._summary)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addLayout(names, 1)
        self._band = QWidget(self)
        self._flow = FlowLayout(self._band, gap=GAP)
        self._build_buttons()
        self._band.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row.addWidget(self._band)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _build_buttons(self) -> None:
        for name, icon in STEPS.items():
            self._add(name, IconButton(icon, "", self._band))
        for name in (*PAGES, DOWN_TIME, MISSION, COMPANION, PLAY, TABLE, CLOSE, JOIN):
            words = KeyButton("", Importance.NORMAL, self._band)
            words.set_cap(KEYS.get(name, ""))
            words.set_icon_name(ICONS.get(name))
            self._add(name, words)

    def _add(self, name: str, button: QAbstractButton) -> None:
        button.setObjectName(name)
        button.clicked.connect(self._press)
        self.buttons[name] = button
        self._flow.addWidget(button)

    @Slot()
    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, QAbstractButton):
            self.pressed.emit(button.objectName())

    def press(self, name: str) -> None:
        """Do what a button does, if it is there and can be pressed."""
        button = self.buttons[name]
        if not button.isHidden() and button.isEnabled():
            button.click()

    def show_campaign(self, title: str, summary: str) -> None:
        """Say what the campaign is called and what was agreed on."""
        self._title.setText(title)
        self._summary.setText(summary)
        self._summary.setToolTip(plain(summary))

    @property
    def summary(self) -> str:
        """What was agreed on, in one line."""
        return self._summary.text()

    def show_stage(self, stage: Stage, mode: Mode, day: int) -> None:
        """Offer what can be done at a stage; ``day`` is the one that is next or played."""
        there = {*BY_STAGE[stage], UNDO, REDO, *PAGES}
        if stage in ("joining", "setup"):
            there -= {UNDO, REDO, *PAGES}
        first = FIRST[mode] if stage == "between" else (BY_STAGE[stage] or ("",))[0]
        if first not in self._offered:
            first = PLAY
        for name, button in self.buttons.items():
            button.setVisible(name in there and name in self._offered)
            if isinstance(button, KeyButton):
                primary = name == first
                button.set_importance(Importance.PRIMARY if primary else Importance.NORMAL)
        self._say(stage, day)
        self._fit()

    def _say(self, stage: Stage, day: int) -> None:
        at_table = self.tr("Put the squadron together")
        if stage == "playing":
            at_table = self.tr("Go on with Day {day}").format(day=day)
        words = {
            HISTORY: self.tr("History"),
            CHARTS: self.tr("Charts"),
            EXPORT: self.tr("Export …"),
            DOWN_TIME: self.tr("Down Time"),
            MISSION: self.tr("New mission"),
            COMPANION: self.tr("Companion"),
            PLAY: self.tr("Play Day {day}").format(day=day),
            TABLE: at_table,
            CLOSE: self.tr("Close the campaign"),
            JOIN: self.tr("Enter how it stands"),
        }
        helps = {
            DOWN_TIME: self.tr("Enters Day {day} as Down Time").format(day=day),
            MISSION: self.tr("Enter the results of Day {day}").format(day=day),
            COMPANION: self.tr("Day {day} with your own dice, cards and counters").format(day=day),
            CLOSE: self.tr("The campaign is evaluated; nothing is entered any more"),
        }
        for name, said in words.items():
            button = self.buttons[name]
            button.setText(said)
            button.setToolTip(plain(helps.get(name, "")))
            button.setAccessibleDescription(helps.get(name, ""))
            button.updateGeometry()
        for name, said in ((UNDO, self.tr("Take back")), (REDO, self.tr("Do again"))):
            button = self.buttons[name]
            if isinstance(button, IconButton):
                button.set_text(f"{said} ({KEYS[name]})")

    def show_steps(self, undo_reason: str, *, can_redo: bool) -> None:
        """Say whether something can be taken back, and done again."""
        undo = self.buttons[UNDO]
        undo.setEnabled(not undo_reason)
        if undo_reason:
            undo.setToolTip(plain(undo_reason))
        self.buttons[REDO].setEnabled(can_redo)

    def fit_text(self) -> None:
        """Follow the size of text."""
        self._title.setFont(fonts.interface(24, 700))
        self._summary.setFont(fonts.interface(13))
        self._fit()

    def _fit(self) -> None:
        """Put the buttons beside the name where there is room, else below, in rows."""
        items = (self._flow.itemAt(place) for place in range(self._flow.count()))
        shown = [each.sizeHint().width() for each in items if each and not each.isEmpty()]
        whole = sum(shown) + GAP * (len(shown) - 1)
        narrow = self.width() < whole + NAME * fonts.text_scale()
        # Below the name it must be able to become narrower with the page.
        self._band.setMinimumWidth(0 if narrow else whole)
        wide = max(self.width(), 1) if narrow else whole
        self._band.setFixedHeight(self._flow.heightForWidth(wide))
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
