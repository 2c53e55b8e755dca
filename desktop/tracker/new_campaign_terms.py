"""The first step of a new campaign: its mode, its name, and what is agreed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Segmented, Toggle
from desktop.rules.core import OptionValue
from desktop.rules.hornet_leader.book import Mode
from desktop.tracker.campaign_words import MODES
from desktop.tracker.terms_form import MakeTerms, TermsForm
from desktop.tracker.welcome import JOIN

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.game import HornetLeader

LOG: Mode = "log"
BESIDE = 700
"""From this width, at a text scale of 100 %, both columns stand side by side."""


class TermsPage(QScrollArea):
    """Mode and campaigns at the left, lengths and options at the right, or below."""

    changed = Signal()
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self, game: HornetLeader, make_terms: MakeTerms, way: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._game, self._make = game, make_terms
        self.modes = Segmented((), self)
        self.on_paper = Toggle("", self)
        self.name = QLineEdit(self)
        self._heads = [QLabel(self) for _ in range(3)]
        self._line = QLabel(self)
        self.form = self._new_form()
        self._build()
        self.modes.chosen.connect(self._told)
        self.on_paper.toggled.connect(self._told)
        self.retranslate()
        self.modes.set_value(way if way in get_args(Mode) else LOG if way == JOIN else "play")
        self.on_paper.setChecked(way == JOIN)
        self._say_mode()

    def _new_form(self) -> TermsForm:
        form = self._make(self._game, self)
        form.changed.connect(self._told)
        form.rule_asked.connect(self.rule_asked)
        return form

    def _build(self) -> None:
        inside = QWidget(self)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._line.setWordWrap(True)
        self._line.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for column in (self._left, self._right):
            column.setSpacing(8)
        paper = QHBoxLayout()
        paper.addWidget(self.on_paper)
        paper.addStretch(1)
        for widget in (self._heads[0], self.modes, self._line):
            self._left.addWidget(widget)
        self._left.addLayout(paper)
        self._left.addSpacing(6)
        self._left.addWidget(self._heads[1])
        self._left.addWidget(self.name)
        self._left.addSpacing(6)
        self._left.addWidget(self._heads[2])
        self._left.addWidget(self.form.lead)
        self._left.addStretch(1)
        self._right.addWidget(self.form.body)
        self._right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(0, 0, 12, 0)
        self._columns.setSpacing(28)
        self._columns.addLayout(self._left, 1)
        self._columns.addLayout(self._right, 1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        beside = self.width() >= BESIDE * fonts.text_scale()
        self._columns.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def use_game(self, game: HornetLeader) -> None:
        """Offer the campaigns of other packs; what is chosen stays if it is still there."""
        self._game, before = game, self.form
        values = before.values
        self.form = self._new_form()
        self._left.replaceWidget(before.lead, self.form.lead)
        self._right.replaceWidget(before.body, self.form.body)
        for gone in (before.lead, before.body):
            gone.hide()
            gone.deleteLater()
        before.deleteLater()
        for new in (self.form.lead, self.form.body):
            new.show()
        self.form.show_values(values)

    def put_packs(self, choice: QWidget) -> None:
        """Put the choice of packs under the campaigns."""
        self._left.insertWidget(self._left.count() - 1, choice)

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def mode(self) -> Mode:
        """How it is played at first."""
        return cast("Mode", self.modes.value)

    @property
    def begun(self) -> bool:
        """Whether it began on paper."""
        return self.on_paper.isChecked()

    @property
    def title(self) -> str:
        """The name that was typed; empty for the usual one."""
        return self.name.text().strip()

    @property
    def options(self) -> dict[str, OptionValue]:
        """What is agreed on: only what differs from the usual, and how it is tracked."""
        usual = {option.key: option.default for option in self._game.options(1)}
        values = self.form.values
        chosen = {key: value for key, value in values.items() if value != usual.get(key)}
        joined = self.begun or self.mode == LOG
        return {**chosen, "tracking": self.mode, **({"joined": True} if joined else {})}

    def show_title(self, usual: str) -> None:
        """Show the name that it has unless another is typed."""
        self.name.setPlaceholderText(usual)

    @Slot()
    def _told(self, _value: object = None) -> None:
        self._say_mode()
        self.changed.emit()

    # --- words ------------------------------------------------------------------------------------

    def _say_mode(self) -> None:
        lines: dict[Mode, str] = {
            "play": self.tr("Everything on the screen. It may change before any Day."),
            "companion": self.tr(
                "Your own dice, cards and counters; the program runs the game with them."
            ),
            "log": self.tr("You play at your table and enter the results of each Day."),
        }
        self._line.setText(lines[self.mode])

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        mode = self.modes.value
        self.modes.set_choices([(each, say(words)) for each, words in MODES.items()])
        if mode is not None:
            self.modes.set_value(mode)
        self.modes.setAccessibleName(self.tr("Mode"))
        self.on_paper.setText(self.tr("It began on paper: enter how it stands"))
        heads = (self.tr("How it is played"), self.tr("Name"), self.tr("Campaign"))
        for label, words in zip(self._heads, heads, strict=True):
            label.setText(words)
            label.setFont(fonts.interface(16, 700))
        self.name.setAccessibleName(self.tr("Name"))
        self._line.setFont(fonts.interface(13))
        self._say_mode()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
