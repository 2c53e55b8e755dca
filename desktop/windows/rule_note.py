"""One rule, told in a small window beside the dialog that mentions it."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.table.rules_text import load_rules


def tell_rule(parent: QWidget, game: str, rule: str) -> None:
    """Show the words of a rule."""
    box = QMessageBox(parent)
    box.setWindowTitle(rule)
    box.setText(f"§ {rule}")
    box.setInformativeText(load_rules(game).sentence(rule))
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.exec()
