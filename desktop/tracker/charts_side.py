"""The three small charts of the dashboard: Stress, Victory Points, SO Points (picture 8c)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.theme import ThemeSource
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.charts_build import most_stressed, side_charts
from desktop.tracker.charts_card import ChartCard

COUNT = 3
HIGHEST = 262
"""Height of a card at a text scale of 100 %, at the most."""
ABREAST = 640
"""From this width on, at a text scale of 100 %, they stand side by side."""


class ChartsSide(QWidget):
    """Three charts, one under the other, or side by side where the squadron is above them."""

    day_asked = Signal(int)

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._pilot = model, ""
        self.cards = tuple(ChartCard(themes, self) for _ in range(COUNT))
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        for card in self.cards:
            self._row.addWidget(card, 1)
            card.day_asked.connect(self.day_asked)
        self._row.addStretch(0)
        model.changed.connect(self.follow)
        self._fit()
        self.follow()

    @Slot(object)
    def show_pilot(self, pilot: str) -> None:
        """Show the bands of another Pilot."""
        self._pilot = pilot
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Show the campaign as it stands now."""
        s = self._model.state
        self.setVisible(s.book is not None)
        if s.book is None:
            return
        known = any(each.pilot == self._pilot for each in s.squadron)
        pilot = self._pilot if known else most_stressed(s)
        for card, chart in zip(self.cards, side_charts(s, self._model.kit, pilot), strict=True):
            card.show_chart(chart)

    def _fit(self) -> None:
        for card in self.cards:
            card.setMaximumHeight(round(HIGHEST * max(1.0, fonts.text_scale())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        wide = self.width() >= ABREAST * max(1.0, fonts.text_scale())
        self._row.setDirection(way.LeftToRight if wide else way.TopToBottom)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit()
            self.follow()
