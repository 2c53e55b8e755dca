"""The recorded moves of a Day that was played, as text that can be read and copied."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.logbook.recorded_moves import moves_of
from desktop.models.log_model import marked
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.fitted import fit
from desktop.tracker.campaign_model import CampaignModel


def moves_text(model: CampaignModel, day: int) -> str:
    """Return the log of a Day that was played, a line for each event; empty for another Day."""
    lines = moves_of(model.session, day)
    told, before = [], -1
    for line in lines:
        words = say(line.event.text(model.kit))
        # What follows of its own from a die or a card was told by nobody.
        words = marked(words, line.by) if line.ply != before else words
        told.append(f"{words} ({line.event.rule})")
        before = line.ply
    return "\n".join(told)


class MovesDialog(QDialog):
    """Shows them."""

    def __init__(self, model: CampaignModel, day: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Day {day} as it was played").format(day=day))
        head = QLabel(self.windowTitle(), self)
        head.setFont(fonts.interface(17, 700))
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setPlainText(moves_text(model, day))
        self.text.setAccessibleName(head.text())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.addWidget(head)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)
        fit(self, QSize(720, 560))
