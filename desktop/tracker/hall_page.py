"""The hall of fame: everybody who has served in any campaign (HL-T6.3a)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QPalette
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.logbook.campaigns import Campaigns
from desktop.logbook.service import Fame, hall_of_fame
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.hints import set_hint
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_table import WordsTable
from desktop.tracker.looking_back import HALL, LookingBackPage
from desktop.tracker.survey import Survey

SHARES = (0.6, 2.0, 1.6, 1.0, 1.0, 1.0, 1.4, 1.2, 1.2)

LEAST = 760


class HallPage(LookingBackPage):
    """A row for each Pilot by call sign and Aircraft, those with the most missions first."""

    name = HALL

    def __init__(
        self,
        model: CampaignModel,
        themes: ThemeSource,
        parent: QWidget | None = None,
        *,
        campaigns: Campaigns,
    ) -> None:
        super().__init__(model, themes, parent)
        self.survey = Survey(campaigns, self)
        self._famous: tuple[Fame, ...] = ()
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(320)
        self.waiting = QLabel(self)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.waiting.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.table = WordsTable(SHARES, self, least=LEAST)
        framed = Panel("base", self)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self.table)
        self.column.addWidget(self.search)
        self.column.addWidget(self.waiting)
        self.column.addWidget(framed, 1)
        self.survey.stepped.connect(self._say_progress)
        self.survey.finished.connect(self._show_found)
        self.search.textChanged.connect(self._filter)
        self.retranslate()

    def refresh(self) -> None:
        self.waiting.show()
        self._say_progress(0)
        self.survey.begin()

    @Slot(int)
    def _say_progress(self, count: int) -> None:
        self.waiting.setText(self.tr("Campaigns read: {count}").format(count=count))

    @Slot()
    def _show_found(self) -> None:
        left_out = ", ".join(self.survey.troubles)
        words = self.tr("These campaigns cannot be read: {titles}").format(titles=left_out)
        self.waiting.setText(words)
        self.waiting.setVisible(bool(left_out))
        self._famous = hall_of_fame((each.state, each.kit) for each in self.survey.found)
        self._filter()

    @Slot()
    def _filter(self) -> None:
        wanted = self.search.text().casefold().strip()
        rows = [
            (str(place), *self._words(fame))
            for place, fame in enumerate(self._famous, start=1)
            if wanted in f"{fame.callsign} {say(fame.aircraft)}".casefold()
        ]
        self.table.show_rows(self._heads(), rows)

    def _words(self, fame: Fame) -> tuple[str, ...]:
        return (
            fame.callsign,
            say(fame.aircraft),
            str(fame.missions),
            str(fame.kills),
            str(fame.sites),
            say(self._model.kit.skill_name(fame.highest)),
            str(fame.campaigns),
            str(fame.survived),
        )

    def _heads(self) -> tuple[str, ...]:
        return (
            *(self.tr("Place"), self.tr("Pilot"), self.tr("Aircraft"), self.tr("Missions")),
            *(self.tr("Kills"), self.tr("Sites"), self.tr("Highest level")),
            *(self.tr("Campaigns"), self.tr("Survived")),
        )

    def page_title(self) -> str:
        return self.tr("Hall of fame")

    def retranslate(self) -> None:
        set_hint(self.search, self.tr("Call sign or Aircraft"), self.tr("Call sign or Aircraft"))
        self.table.setAccessibleName(self.tr("Hall of fame"))
        self.waiting.setFont(fonts.interface(14))
        super().retranslate()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.survey.running:
            self.survey.stop()
            self._stale = True
