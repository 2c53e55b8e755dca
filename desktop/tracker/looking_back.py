"""What the pages that look back share: the way out, their name, and the way to each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Segmented
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.page_parts import page_key
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.dashboard_head import CHARTS, HISTORY, KEYS

STATISTICS, HALL = "statistics", "hall"


class LookingBackPage(QWidget):
    """A page with a head; what it shows follows the campaign while it is in front."""

    name = ""
    """That by which it is asked for."""
    left = Signal()
    page_asked = Signal(object)
    """The name of another page that looks back."""
    day_asked = Signal(int)
    """A Day whose entry is wanted."""

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._themes = model, themes
        self._stale = True
        self.back = IconButton("first", "", self)
        self.title = QLabel(self)
        self.ways = Segmented((), self)
        self.head = FlowLayout(gap=10)
        for widget in (self.back, self.title, self.ways):
            self.head.addWidget(widget)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 12, 20, 16)
        self.column.setSpacing(10)
        self.column.addLayout(self.head)
        self.back.clicked.connect(self.left)
        self.ways.chosen.connect(self._go)
        model.changed.connect(self.follow)
        page_key(self, KEYS[HISTORY], lambda: self._go(HISTORY))
        page_key(self, KEYS[CHARTS], lambda: self._go(CHARTS))

    def _go(self, name: str) -> None:
        if name != self.name:
            self.ways.set_value(self.name)
            self.page_asked.emit(name)

    def follow(self) -> None:
        """Show the campaign as it stands now, as soon as the page is in front."""
        self._stale = True
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        if self._stale and self._model.state.book is not None:
            self._stale = False
            self.refresh()

    def refresh(self) -> None:
        """Read the campaign again; there is a log."""
        raise NotImplementedError

    def page_title(self) -> str:
        """Return what the page is called."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self.title.setText(self.page_title())
        self.title.setFont(fonts.interface(22, 700))
        self.back.set_text(self.tr("Back to the campaign"))
        ways = (
            (HISTORY, self.tr("History")),
            (CHARTS, self.tr("Charts")),
            (STATISTICS, self.tr("Statistics")),
            (HALL, self.tr("Hall of fame")),
        )
        self.ways.set_choices(ways)
        self.ways.setVisible(any(self.name == name for name, _ in ways))
        if not self.ways.isHidden():
            self.ways.set_value(self.name)
        # The name stands in the middle of the buttons beside it.
        self.title.setMinimumHeight(self.ways.sizeHint().height())
        self.follow()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
