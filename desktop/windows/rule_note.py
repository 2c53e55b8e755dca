"""One rule, told in a small window beside the dialog that mentions it."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.rules.games import GAMES
from desktop.table.rules_text import load_rules


def tell_rule(parent: QWidget, rule: str) -> None:
    """Show the words of a rule, whichever game has it."""
    box = QMessageBox(parent)
    box.setWindowTitle(rule)
    box.setText(f"§ {rule}")
    box.setInformativeText(words_of(rule))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.exec()


def words_of(rule: str) -> str:
    """Return the words of a rule in the present language; nothing if no game has it."""
    found = (load_rules(game).sentence(rule) for game in GAMES)
    return next((words for words in found if words), "")
