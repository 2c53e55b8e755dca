"""The phase bar: where the game stands, who decides what, and the buttons for it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, RuleTag
from desktop.paint.colours import glass
from desktop.paint.factions import Faction
from desktop.paint.icons import IconName
from desktop.paint.plain import plain, unmarked
from desktop.paint.widgets import Hairline
from desktop.rules.core import Target, Text
from desktop.table.look import Slot as ButtonSlot
from desktop.table.prompt_parts import PhaseTrail, PromptLabel, SideSymbol, Spinner

STATUS, PROMPT = 40, 52
MOST_GROWTH = 1.6
LARGE = 1.5
"""From this size of text names are set in narrow letters, for the sentence beside them."""
COMPACT_WIDTH, COMPACT_HEIGHT = 1400, 820


class Offer(msgspec.Struct, frozen=True):
    """A slot and whether it can be used now."""

    slot: ButtonSlot
    enabled: bool
    reason: str = ""
    """Why it cannot, for the tooltip."""


class Prompt(msgspec.Struct, frozen=True):
    """What the bar says."""

    turn: str
    phases: tuple[str, ...]
    present: int
    faction: Faction | None
    actor: str
    status: str
    """Under the actor's name: "to decide"."""
    words: str
    rule: str = ""
    offers: tuple[Offer, ...] = ()
    thinking: bool = False
    paused: bool = False
    bots: bool = False
    """Whether computer players play, so that they can be paused."""


class SlotButton(KeyButton):
    """A button that tells the target it stands for."""

    chosen = Signal(object)

    def __init__(self, target: Target, parent: QWidget | None = None) -> None:
        super().__init__("", Importance.NORMAL, parent)
        self._target = target
        self.clicked.connect(self._tell)

    @Slot()
    def _tell(self) -> None:
        self.chosen.emit(self._target)


class PromptBar(QWidget):
    """The two rows over the board."""

    pressed = Signal(object)
    """The target of a button."""
    rule_activated = Signal(object)
    home = Signal()
    undo = Signal()
    redo = Signal()
    timeline = Signal()
    rules = Signal()
    settings = Signal()
    hurry = Signal()
    pause = Signal(object)
    step = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt: Prompt | None = None
        self._slots: dict[str, KeyButton] = {}
        self._offered: dict[str, Offer] = {}
        """What each button of the prompt row was last told."""
        self._history: tuple[bool, bool, str, bool] | None = None
        self._compact = False
        self._time_key = "T"
        self._home = IconButton("home", "", self)
        self._title = QLabel(title, self)
        self._turn = TurnBadge(self)
        self.trail = PhaseTrail(self)
        self._undo = IconButton("undo", "", self)
        self._redo = IconButton("redo", "", self)
        self._time = IconButton("clock", "", self)
        self._rules = IconButton("book", "", self)
        self._settings = IconButton("sliders", "", self)
        self._own: list[tuple[IconButton, Text]] = []
        self._symbol = SideSymbol(28, self)
        self._actor, self._status = QLabel(self), QLabel(self)
        self._spinner = Spinner(self)
        self.words = PromptLabel(self)
        self.rule_tag = RuleTag("", self)
        self._hurry = KeyButton("", Importance.NORMAL, self)
        self._pause = KeyButton("", Importance.QUIET, self)
        self._step = KeyButton("", Importance.QUIET, self)
        self._buttons = QHBoxLayout()
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def prompt(self) -> Prompt | None:
        """What the bar says."""
        return self._prompt

    @property
    def buttons(self) -> dict[str, KeyButton]:
        """The buttons of the prompt row by target."""
        return self._slots

    @property
    def tools(self) -> tuple[IconButton, ...]:
        """The icons of the status row, for the order of focus."""
        own = (tool for tool, _ in self._own)
        return (self._home, self._undo, self._redo, self._time, *own, self._rules, self._settings)

    def add_tool(self, icon: IconName, name: Text, does: Callable[[], object]) -> None:
        """Add an icon of the game's own before the rules."""
        tool = IconButton(icon, say(name), self)
        tool.clicked.connect(does)
        self._own.append((tool, name))
        status = self._rows[0]
        status.insertWidget(status.indexOf(self._rules), tool)

    def _lay_out(self) -> None:
        status = QHBoxLayout()
        status.setContentsMargins(8, 0, 8, 0)
        status.setSpacing(4)
        for part in (self._home, self._title, self._turn):
            status.addWidget(part)
            status.addSpacing(8)
        status.addWidget(self.trail, 1)
        for tool in (self._undo, self._redo, self._time, self._rules, self._settings):
            status.addWidget(tool)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._actor)
        names.addWidget(self._status)
        row = QHBoxLayout()
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(12)
        row.addWidget(self._symbol)
        row.addLayout(names)
        row.addWidget(Upright(self))
        row.addWidget(self._spinner)
        row.addWidget(self.words)
        row.addWidget(self.rule_tag)
        row.addStretch(1)
        for widget in (self._step, self._pause, self._hurry):
            row.addWidget(widget)
        self._buttons.setSpacing(8)
        row.addLayout(self._buttons)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(status)
        rows.addWidget(Hairline(self))
        rows.addLayout(row)
        rows.addWidget(Hairline(self))
        self._rows = (status, row)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._set_fonts()

    def _connect(self) -> None:
        for button, signal in (
            (self._home, self.home),
            (self._undo, self.undo),
            (self._redo, self.redo),
            (self._time, self.timeline),
            (self._rules, self.rules),
            (self._settings, self.settings),
            (self._hurry, self.hurry),
            (self._step, self.step),
        ):
            button.clicked.connect(signal)
        self._pause.clicked.connect(self._toggle_pause)
        self.rule_tag.activated.connect(self.rule_activated)

    def show_prompt(self, prompt: Prompt) -> None:
        """Say this."""
        if prompt == self._prompt:
            return
        self._prompt = prompt
        self._turn.setText(prompt.turn)
        self.trail.show_phases(prompt.phases, prompt.present)
        self._symbol.show_side(prompt.faction)
        self._actor.setText(prompt.actor)
        self._status.setText(prompt.status)
        self.words.show_words(prompt.words)
        self.rule_tag.set_rule(prompt.rule)
        self.rule_tag.setVisible(bool(prompt.rule))
        self._spinner.spin(prompt.thinking)
        self._hurry.setVisible(prompt.thinking)
        self._pause.setVisible(prompt.bots and (prompt.thinking or prompt.paused))
        self._step.setVisible(prompt.paused)
        self._name_pause()
        self._show_offers(prompt.offers)

    def show_history(
        self, *, can_undo: bool, can_redo: bool, undo_reason: str, looking_back: bool
    ) -> None:
        """Say what undo and redo would do now."""
        history = (can_undo, can_redo, undo_reason, looking_back)
        if history == self._history:
            return
        self._history = history
        self._undo.setEnabled(can_undo)
        self._undo.set_text(undo_reason or self.tr("Undo (Ctrl+Z)"))
        self._redo.setEnabled(can_redo)
        self._time.setCheckable(True)
        self._time.setChecked(looking_back)

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Leave out what a small window has no room for."""
        if compact == self._compact:
            return
        self._compact = compact
        self.trail.set_compact(compact)
        self._offered.clear()
        if self._prompt is not None:
            self._show_offers(self._prompt.offers)

    def primary(self) -> KeyButton | None:
        """Return the button that Enter presses, if it can be pressed."""
        for target, button in self._slots.items():
            if self._offered[target].slot.primary and button.isEnabled():
                return button
        return None

    def is_careful(self, button: KeyButton) -> bool:
        """Return whether a button of the prompt row wants the focus before Enter presses it."""
        return any(
            self._slots[target] is button and offer.slot.careful
            for target, offer in self._offered.items()
        )

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._home.set_text(self.tr("Home"))
        self._undo.set_text(self.tr("Undo (Ctrl+Z)"))
        self._redo.set_text(self.tr("Redo (Ctrl+Y)"))
        self._time.set_text(self.tr("Timeline ({key})").format(key=self._time_key))
        self._rules.set_text(self.tr("Rules (F1)"))
        self._settings.set_text(self.tr("Settings"))
        for tool, name in self._own:
            tool.set_text(say(name))
        self._hurry.setText(self.tr("Move now"))
        self._hurry.setToolTip(self.tr("Take the best move found so far"))
        self._step.setText(self.tr("One step"))
        prompt, self._prompt = self._prompt, None
        self._history = None
        self._offered.clear()
        if prompt is not None:
            self.show_prompt(prompt)
        self._name_pause()

    def name_timeline(self, key: str) -> None:
        """Say which key shows the timeline, in a game in which its usual one means more."""
        self._time_key = key
        self._time.set_text(self.tr("Timeline ({key})").format(key=key))

    def set_title(self, title: str) -> None:
        """Change the name of the game."""
        self._title.setText(title)

    def _name_pause(self) -> None:
        paused = self._prompt is not None and self._prompt.paused
        self._pause.setText(self.tr("Go on") if paused else self.tr("Pause"))

    @Slot()
    def _toggle_pause(self) -> None:
        self.pause.emit(self._prompt is not None and not self._prompt.paused)

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        shown = [offer for offer in offers if offer.slot.shown]
        if list(self._slots) != [offer.slot.target for offer in shown]:
            self._make_buttons(shown)
        for offer in shown:
            if self._offered.get(offer.slot.target) != offer:
                self._offered[offer.slot.target] = offer
                self._show_offer(self._slots[offer.slot.target], offer)

    def _show_offer(self, button: KeyButton, offer: Offer) -> None:
        primary = offer.slot.primary
        button.setText(unmarked(say(offer.slot.label)))
        button.set_importance(
            Importance.PRIMARY if primary and offer.slot.lit else Importance.NORMAL
        )
        button.set_cap("" if self._compact and not primary else offer.slot.key)
        button.setEnabled(offer.enabled)
        button.setToolTip(plain(offer.reason))
        button.setAccessibleName(say(offer.slot.label))

    def _make_buttons(self, offers: list[Offer]) -> None:
        self._offered.clear()
        for button in self._slots.values():
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._slots = {}
        for offer in offers:
            button = SlotButton(offer.slot.target, self)
            button.chosen.connect(self.pressed)
            self._buttons.addWidget(button)
            self._slots[offer.slot.target] = button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(bar_height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_fonts()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))

    def _set_fonts(self) -> None:
        self._title.setFont(fonts.interface(15, 600))
        large = fonts.text_scale() >= LARGE
        self._actor.setFont(fonts.condensed(16, 700) if large else fonts.interface(16, 700))
        self._status.setFont(fonts.interface(12))
        self._status.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._turn.setFont(fonts.small_capitals(13))
        self.setFixedHeight(bar_height())


def bar_height() -> int:
    """Return the height of both rows; large text fills them, it does not take the board's room."""
    return round((STATUS + PROMPT) * min(MOST_GROWTH, max(1.0, fonts.text_scale())))


class TurnBadge(QLabel):
    """The turn in a small tinted box."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(8, 2, 8, 2)
        self.setForegroundRole(QPalette.ColorRole.Accent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.text():
            p = QPainter(self)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(glass(self.palette().color(QPalette.ColorRole.Accent), 0.16))
            p.drawRoundedRect(self.rect(), 4, 4)
            p.end()
        super().paintEvent(event)


class Upright(QWidget):
    """A short upright hairline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(1, 28)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Mid))
