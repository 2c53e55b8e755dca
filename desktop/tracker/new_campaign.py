"""The wizard of a new campaign: its mode and terms, then how it stands (HL-T1.1a, HL-T1.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.rules.core import Pack, Refused, Setup
from desktop.rules.hornet_leader.book import Mode
from desktop.rules.hornet_leader.book_entries import StandingEntry
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.store.errors import UserError
from desktop.tracker import dropping
from desktop.tracker.join_form import JoinForm
from desktop.tracker.new_campaign_terms import TermsPage
from desktop.tracker.terms_form import MakeTerms

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.game import HornetLeader

GAME = "hornet_leader"
SIZE = QSize(1120, 800)
FINISH = ("Ctrl+Return", "Ctrl+Enter")


class NewCampaign(msgspec.Struct, frozen=True):
    """A campaign that was agreed on."""

    title: str
    campaign: str
    """The id of the Campaign that is flown."""
    setup: Setup
    standing: StandingEntry | None
    """How it stands, if its squadron is not put together at the table."""


class NewCampaignDialog(QDialog):
    """Mode, terms and name; for a log without play, and one from paper, how it stands."""

    agreed = Signal(object)
    """The ``NewCampaign``; whoever begins it accepts the dialog, or lets it ``tell`` why not."""
    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self,
        game: HornetLeader,
        make_terms: MakeTerms,
        themes: ThemeSource,
        *,
        way: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """``way`` is a mode, or ``join`` for one that began on paper."""
        super().__init__(parent)
        self._game = game
        self._packs: tuple[Pack, ...] = ()
        self._shown: Setup | None = None
        self.terms = TermsPage(game, make_terms, way, self)
        self.join = JoinForm(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.terms)
        self.pages.addWidget(self.join)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self._title, self._line = QLabel(self), QLabel(self)
        self.back, self.cancel = KeyButton("", parent=self), KeyButton("", parent=self)
        self.next = KeyButton("", Importance.PRIMARY, self)
        self._build()
        self._connect()
        self.setPalette(themes.theme.palette(GAME))
        self.retranslate()
        self._fit()

    def _build(self) -> None:
        self._line.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.cancel.set_cap("Esc")
        for button in (self.back, self.cancel, self.next):
            button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(Hairline(self))
        column.addWidget(self.pages, 1)
        column.addWidget(self.trouble)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.cancel.clicked.connect(self.reject)
        self.back.clicked.connect(self.go_back)
        self.next.clicked.connect(self.go_on)
        self.terms.changed.connect(self._follow)
        self.terms.rule_asked.connect(self.rule_asked)
        self.join.changed.connect(self._follow)
        self.trouble.rule_activated.connect(self.rule_asked)
        for keys in FINISH:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(self.next.click)

    def _fit(self) -> None:
        parent = self.parentWidget()
        room = parent.window().size() if parent is not None else SIZE
        self.resize(
            SIZE.boundedTo(QSize(max(room.width() - 60, 800), max(room.height() - 40, 560)))
        )

    # --- packs ------------------------------------------------------------------------------------

    def use_game(self, game: HornetLeader, packs: tuple[Pack, ...]) -> None:
        """Go on with other packs, whose campaigns and Pilots can be chosen from now on."""
        self._game, self._packs = game, packs
        self.terms.use_game(game)
        self._follow()

    def put_packs(self, choice: QWidget) -> None:
        """Put the choice of packs under the terms."""
        self.terms.put_packs(choice)

    # --- steps ------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What is agreed on."""
        options = self.terms.options
        return Setup("", (PLAYER,), options, self._packs)

    @property
    def mode(self) -> Mode:
        """How it is played at first."""
        return self.terms.mode

    @property
    def stands(self) -> bool:
        """Whether how it stands is entered: it is only logged, or began on paper."""
        return self.mode == "log" or self.terms.begun

    def _state(self) -> State:
        """Return the campaign before anything is done; raises :class:`Refused`."""
        return self._game.new(self.setup)

    @property
    def refusal(self) -> Refused | None:
        """Why the step that is shown cannot be finished; ``None`` if it can."""
        try:
            if self.pages.currentWidget() is self.terms:
                self._state()
            else:
                self.join.standing()
        except Refused as refused:
            return refused
        return None

    @Slot()
    def go_on(self) -> None:
        """Go to the next step, or finish."""
        if self.refusal is not None:
            self._show_refusal()
            return
        if self.pages.currentWidget() is self.terms and self.stands:
            if self._shown != self.setup:
                self._shown = self.setup
                self.join.show_campaign(self._game.kit, self._state(), begun=self.terms.begun)
            self.pages.setCurrentWidget(self.join)
            self.join.focus_first()
            self._follow()
            return
        standing = self.join.standing() if self.stands else None
        title = self.terms.title or say(self._game.called(self.setup))
        campaign = str(self.terms.form.values["campaign"])
        self.agreed.emit(NewCampaign(title, campaign, self.setup, standing))

    def tell(self, error: UserError) -> None:
        """Say why the campaign could not be begun; what was typed stays."""
        self.trouble.show_note(say(error.message), say(error.advice))
        self.trouble.show()

    @Slot()
    def go_back(self) -> None:
        """Go back to the terms; what was typed is kept as long as these stay."""
        self.pages.setCurrentWidget(self.terms)
        self._follow()

    @Slot()
    def reject(self) -> None:
        """Leave, unless what was typed is to stay."""
        if not self.join.is_typed or dropping.may_drop(self, self.windowTitle()):
            super().reject()

    @Slot()
    def _follow(self) -> None:
        """Show what the next step is, and what is in its way."""
        first = self.pages.currentWidget() is self.terms
        self.back.setVisible(not first)
        refusal = self.refusal
        # What is still to be typed is no mistake; it is told when somebody wants to go on.
        self.trouble.setVisible(first and refusal is not None)
        if first and refusal is not None:
            self._show_refusal()
        self._say_next()
        self.terms.show_title(say(self._game.called(self.setup)) if refusal is None else "")

    def _show_refusal(self) -> None:
        refusal = self.refusal
        self.trouble.setVisible(refusal is not None)
        if refusal is not None:
            self.trouble.show_note("", say(refusal.text), refusal.rule)

    # --- keys and words ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape and self.pages.currentWidget() is self.join:
            self.go_back()
        elif enter and self.pages.currentWidget() is self.terms:
            self.next.click()
        elif not enter:
            super().keyPressEvent(event)

    def _say_next(self) -> None:
        first = self.pages.currentWidget() is self.terms
        if first and self.stands:
            self.next.setText(self.tr("Next"))
        elif self.stands:
            self.next.setText(self.tr("Begin the log"))
        else:
            self.next.setText(self.tr("To the squadron"))
        self.next.set_cap("Enter" if first else "Ctrl+Enter")
        line = self.tr("How it is played, where, and by which rules")
        if not first and self.terms.begun:
            line = self.tr("How it stands on paper; Enter goes one row down, Tab to the right")
        elif not first:
            line = self.tr("The first letters of a call sign are enough; Enter goes one row down")
        self._line.setText(line)

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.setWindowTitle(self.tr("New campaign"))
        self._title.setText(self.windowTitle())
        self._title.setFont(fonts.interface(20, 700))
        self._line.setFont(fonts.interface(14))
        self.back.setText(self.tr("Back"))
        self.cancel.setText(self.tr("Cancel"))
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
