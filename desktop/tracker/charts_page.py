"""All charts of a campaign, two abreast where there is room (HL-T6.2a)."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.paint import fonts
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.table.scrolled import Scrolled
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.charts_build import charts, most_stressed
from desktop.tracker.charts_card import ChartCard
from desktop.tracker.dashboard_head import CHARTS
from desktop.tracker.looking_back import LookingBackPage

COUNT = 6
ABREAST = 860
"""From this width on, at a text scale of 100 %, two stand side by side."""
LEAST = 268
"""Height of a card at a text scale of 100 %."""


class ChartsPage(LookingBackPage):
    """Stress, heat map, Victory Points, SO Points, tracks and Experience."""

    name = CHARTS

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, themes, parent)
        self.pilot = QuietComboBox(self)
        self.head.addWidget(self.pilot)
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setSpacing(10)
        self.cards = tuple(ChartCard(themes, inside) for _ in range(COUNT))
        self._abreast = 0
        self._arrange(2)
        for card in self.cards:
            card.day_asked.connect(self.day_asked)
        self.column.addWidget(Scrolled(inside), 1)
        self.pilot.currentIndexChanged.connect(self._show)
        self.retranslate()

    def _arrange(self, abreast: int) -> None:
        if abreast == self._abreast:
            return
        self._abreast = abreast
        for place, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            self._grid.addWidget(card, place // abreast, place % abreast)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < abreast))

    def show_pilot(self, pilot: str) -> None:
        """Show the bands of a Pilot."""
        self._catch_up()
        place = self.pilot.findData(pilot)
        if place >= 0:
            self.pilot.setCurrentIndex(place)

    def refresh(self) -> None:
        s, kit = self._model.state, self._model.kit
        before = self.pilot.currentData() or most_stressed(s)
        self.pilot.blockSignals(True)
        self.pilot.clear()
        for member in s.squadron:
            self.pilot.addItem(kit.callsign(member.pilot), member.pilot)
        self.pilot.setCurrentIndex(max(self.pilot.findData(before), 0))
        self.pilot.blockSignals(False)
        self._show()

    @Slot()
    def _show(self) -> None:
        pilot = self.pilot.currentData() or ""
        found = charts(self._model.state, self._model.kit, pilot)
        for card, chart in zip(self.cards, found, strict=True):
            card.show_chart(chart)

    def page_title(self) -> str:
        return self.tr("Charts")

    def retranslate(self) -> None:
        super().retranslate()
        self.pilot.setAccessibleName(self.tr("Pilot whose bands are shown"))
        self.pilot.setToolTip(self.tr("Pilot whose bands are shown"))
        for card in self.cards:
            card.setMinimumHeight(round(LEAST * max(1.0, fonts.text_scale())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= ABREAST * max(1.0, fonts.text_scale())
        self._arrange(2 if wide else 1)
