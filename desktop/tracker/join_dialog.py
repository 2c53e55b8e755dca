"""How a campaign stands that was begun in the library but never taken over (HL-T1.5a)."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.fitted import fit
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.rules.core import Refused
from desktop.rules.hornet_leader.actions_book import TakeOver
from desktop.store.errors import UserError
from desktop.tracker import dropping
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.join_form import JoinForm

GAME = "hornet_leader"
SIZE = QSize(1040, 660)


class JoinDialog(QDialog):
    """The form alone; what is entered is taken over at once."""

    rule_asked = Signal(object)
    """The id of a rule."""

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.form = JoinForm(self)
        self.trouble = NoteBox(themes, Tone.BAD, self)
        self.trouble.rule_activated.connect(self.rule_asked)
        self.trouble.hide()
        self.cancel = KeyButton(self.tr("Cancel"), parent=self)
        self.cancel.set_cap("Esc")
        self.cancel.clicked.connect(self.reject)
        self.take = KeyButton(self.tr("Begin the log"), Importance.PRIMARY, self)
        self.take.set_cap("Ctrl+Enter")
        self.take.clicked.connect(self.take_over)
        for button in (self.cancel, self.take):
            button.setAutoDefault(False)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(self.take_over)
        title = QLabel(self.tr("How the campaign stands"), self)
        title.setFont(fonts.interface(20, 700))
        self.setWindowTitle(title.text())
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addWidget(title)
        column.addWidget(Hairline(self))
        column.addWidget(self.form, 1)
        column.addWidget(self.trouble)
        column.addLayout(foot)
        self.setPalette(themes.theme.palette(GAME))
        fit(self, SIZE)
        self.form.show_campaign(model.kit, model.state, begun=True)
        self.form.focus_first()

    @Slot()
    def take_over(self) -> None:
        """Take the campaign over as it stands, or say what is missing."""
        try:
            self._model.play(TakeOver(self.form.standing()))
        except Refused as refused:
            self.trouble.show_note(say(refused.text), "", refused.rule)
        except UserError as error:
            self.trouble.show_note(say(error.message), say(error.advice))
        else:
            self.accept()
            return
        self.trouble.show()

    @Slot()
    def reject(self) -> None:
        """Leave, unless what was typed is to stay."""
        if not self.form.is_typed or dropping.may_drop(self, self.windowTitle()):
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Cancel):
            self.reject()
        else:
            event.ignore()
