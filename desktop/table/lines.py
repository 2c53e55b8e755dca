"""Strips under the prompt row: each says something when a tool of the bar, or its key, asks."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.look import Panel
from desktop.table.prompt_bar import PromptBar


class Lines(QWidget):
    """The strips of a game, one under the other; without words they take no room."""

    def __init__(self, panels: tuple[Panel, ...], bar: PromptBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._panels = tuple(panel for panel in panels if panel.area == "line")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for panel in self._panels:
            column.addWidget(panel.widget)
            bar.add_tool(panel.icon, panel.title, partial(self._press, panel, ""))

    def takes_key(self, key: str) -> bool:
        """Let a strip take a key; return whether it meant anything to one."""
        return any(self._press(panel, key) for panel in self._panels)

    @staticmethod
    def _press(panel: Panel, key: str) -> bool:
        return panel.press is not None and panel.press(key)
