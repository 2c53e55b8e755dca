"""A card in question while squadrons are sent: what it does, and on what it can be played."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.theme import ThemeSource
from desktop.rules.core import Target
from desktop.rules.eagles_missiles.actions_polish import PlayCard
from desktop.table.decision_panel import Words
from desktop.table.decision_rows import RowData, Rows
from desktop.table.eagles_missiles import window_data
from desktop.table.eagles_missiles.deploy_draft import DeployDraft
from desktop.table.eagles_missiles.target_rows import target_rows


class DeployCard(QWidget):
    """The card above, its targets by digit below; nothing without a card."""

    chosen = Signal(str)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card, self.targets = Rows(themes, self), Rows(themes, self)
        self._on_what = Words(15, 600, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.card, self._on_what, self.targets):
            column.addWidget(widget)
        self.card.chosen.connect(self.chosen)
        self.targets.chosen.connect(self.chosen)

    def show_card(self, draft: DeployDraft, pointed: Target) -> None:
        """Show the card that is spelled out, and what is pointed at among its targets."""
        plays = [each for each in draft.choice.actions if isinstance(each, PlayCard)]
        picks = draft.spelled
        self.setVisible(bool(picks))
        rows: tuple[RowData, ...] = ()
        if picks:
            self.card.show_rows([_row(draft, picks[0])])
            rows = target_rows(draft.s, draft.kit, tuple(plays), picks, pointed)
        self._on_what.say(self.tr("On what?") if rows else "")
        self.targets.show_rows(rows)

    def retranslate(self) -> None:
        """Take the size of text in force."""
        self._on_what.take_font()
        self.card.retranslate()
        self.targets.retranslate()


def _row(draft: DeployDraft, pick: Target) -> RowData:
    """Return what a card says, or what it changes if it leaves no choice."""
    s, kit = draft.s, draft.kit
    card = kit.polish_cards[pick.rpartition(":")[2]]
    words = say(card.text)
    if draft.finished is not None:
        words = window_data.change(s, kit, card.id, ()).words
    return RowData(pick, say(card.title), notes=words, selected=True)
