"""A campaign in a window of its own (HL-T4.1b)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.paint.theme import Theme, ThemeSource
from desktop.tracker.campaign_view import CampaignView
from desktop.tracker.unsaved import may_leave

GAME = "hornet_leader"
WIDE, HIGH = 1100, 820


class CampaignWindow(QWidget):
    """Shows one campaign beside the window of the program."""

    closed = Signal(object)
    """The window itself, once it shows nothing any more."""

    def __init__(self, view: CampaignView, title: str, themes: ThemeSource) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.view = view
        self._given_up = False
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(WIDE, HIGH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(view)
        themes.changed.connect(self._dress)
        self._dress(themes.theme)

    def _dress(self, theme: Theme) -> None:
        self.setPalette(theme.palette(GAME))

    def give_up(self) -> None:
        """Close without asking, whatever is typed."""
        self._given_up = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._given_up and not may_leave(self.view, self.windowTitle()):
            event.ignore()
            return
        self.view.let_go()
        super().closeEvent(event)
        self.closed.emit(self)
