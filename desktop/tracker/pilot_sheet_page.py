"""The sheet of a Pilot: his card, his career, his Days, two charts (career line of the log)."""

from __future__ import annotations

from msgspec import structs
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.logbook.service import Service, service
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel
from desktop.table.card_view import CardView
from desktop.table.hornet_leader.pilot_faces import pilot_face
from desktop.table.scrolled import Scrolled
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.charts_build import stress_chart, xp_chart
from desktop.tracker.charts_card import ChartCard
from desktop.tracker.charts_data import NO_VALUE, Chart
from desktop.tracker.dashboard_head import PILOT
from desktop.tracker.looking_back import LookingBackPage
from desktop.tracker.whole_table import WholeTable

CARD = 230
NARROW = 900
"""Below this width, at a text scale of 100 %, the charts stand under the tables."""
LEAST = 230


class PilotSheetPage(LookingBackPage):
    """One Pilot; Up and Down in the list of names lead to the others."""

    name = PILOT

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, themes, parent)
        self._pilot = ""
        self.pilots = QuietComboBox(self)
        self.head.addWidget(self.pilots)
        inside = QWidget(self)
        self.card = CardView(CARD, inside)
        self.career, self.days = WholeTable(inside), WholeTable(inside)
        self.career.horizontalHeader().hide()
        self._heads = [QLabel(inside) for _ in range(3)]
        self.notes = QLabel(inside)
        self.notes.setWordWrap(True)
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.charts = tuple(ChartCard(themes, inside) for _ in range(2))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._row.setContentsMargins(0, 0, 4, 0)
        self._row.setSpacing(12)
        self._lay_out(inside)
        self.column.addWidget(Scrolled(inside), 1)
        self.pilots.currentIndexChanged.connect(self._choose)
        self.days.entered.connect(self._open)
        for chart in self.charts:
            chart.day_asked.connect(self.day_asked)
        self.retranslate()

    def _lay_out(self, inside: QWidget) -> None:
        record = Panel("raised", inside)
        column = QVBoxLayout(record)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        tables = (self.career, self.days, self.notes)
        for label, widget in zip(self._heads, tables, strict=True):
            column.addWidget(label)
            column.addWidget(widget)
        column.addStretch(1)
        side = QVBoxLayout()
        side.setSpacing(10)
        for chart in self.charts:
            side.addWidget(chart)
        side.addStretch(1)
        self._row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(record, 3)
        self._row.addLayout(side, 3)

    # --- what is shown ----------------------------------------------------------------------------

    @property
    def pilot(self) -> str:
        """The id of the Pilot who is shown."""
        return self._pilot

    def show_pilot(self, pilot: str) -> None:
        """Show another Pilot of the squadron."""
        self._pilot = pilot
        self.follow()

    def refresh(self) -> None:
        s, kit = self._model.state, self._model.kit
        members = [each.pilot for each in s.squadron]
        if self._pilot not in members:
            self._pilot = members[0] if members else ""
        self.pilots.blockSignals(True)
        self.pilots.clear()
        for pilot in members:
            self.pilots.addItem(kit.callsign(pilot), pilot)
        self.pilots.setCurrentIndex(self.pilots.findData(self._pilot))
        self.pilots.blockSignals(False)
        if self._pilot:
            self._show()

    @Slot()
    def _choose(self) -> None:
        self._pilot = self.pilots.currentData() or self._pilot
        self._show()

    def _show(self) -> None:
        s, kit = self._model.state, self._model.kit
        member = s.member(self._pilot)
        record = service(s, kit, self._pilot)
        face = pilot_face(kit, member.pilot, member.skill, stress=member.stress, xp=member.xp)
        self.card.show_card(face, say(kit.type_name(member.pilot)))
        self.title.setText(f"{kit.callsign(member.pilot)}, {say(kit.type_name(member.pilot))}")
        self.career.set_shares((2.0, 1.0))
        self.career.show_rows((self.tr("Figure"), self.tr("Value")), self._career(record))
        self.days.set_shares((0.7, 1.3, 1.0, 1.0, 1.6))
        self.days.show_rows(self._day_heads(), self._days(record))
        notes = [self.tr("Day {day}: {note}").format(day=day, note=n) for day, n in record.notes]
        self.notes.setText("\n".join(notes))
        self.notes.setVisible(bool(notes))
        self._heads[2].setVisible(bool(notes))
        made = (stress_chart(s, kit, self._pilot), xp_chart(s, kit, self._pilot))
        for card, chart in zip(self.charts, made, strict=True):
            card.show_chart(self._alone(chart))

    def _alone(self, chart: Chart) -> Chart:
        """Return a chart with the line of this Pilot only."""
        name = self._model.kit.callsign(self._pilot)
        series = tuple(each for each in chart.series if each.look == 0 and each.name == name)
        return structs.replace(chart, series=series)

    def _career(self, record: Service) -> tuple[tuple[str, str], ...]:
        kit = self._model.kit
        steps = [
            self.tr("{skill} (Day {day})").format(
                skill=say(kit.skill_name(each.skill)), day=each.day
            )
            if each.how == "earned"
            else self.tr("{skill} (bought)").format(skill=say(kit.skill_name(each.skill)))
            for each in record.promotions
        ]
        first = say(kit.skill_name(record.skill_start))
        return (
            (self.tr("Skill"), " \N{RIGHTWARDS ARROW} ".join((first, *steps))),
            (self.tr("Missions flown"), str(record.flown)),
            (self.tr("Aborted"), str(record.aborted)),
            (self.tr("Aircraft Damaged"), str(record.damaged)),
            (self.tr("Shot down"), str(record.shot_down)),
            (self.tr("Days missing"), str(record.mia_days)),
            (self.tr("Kills: Bandits and Bombers"), str(record.kills)),
            (self.tr("Bombers of these"), str(record.bombers)),
            (self.tr("Sites"), str(record.sites)),
            (self.tr("Hits on Targets"), str(record.target_hits)),
            (self.tr("Experience altogether"), str(record.xp_total)),
        )

    def _days(self, record: Service) -> tuple[tuple[str, ...], ...]:
        kit = self._model.kit
        return tuple(
            (
                str(each.day),
                self.tr("flew") if each.flew else NO_VALUE,
                str(each.stress) if each.status not in ("M", "R") else NO_VALUE,
                each.status,
                f"{each.xp_total} ({say(kit.skill_name(each.skill))})",
            )
            for each in record.days
        )

    def _day_heads(self) -> tuple[str, ...]:
        return (
            *(self.tr("Day"), self.tr("Mission"), self.tr("Stress")),
            *(self.tr("Status"), self.tr("Experience")),
        )

    @Slot(int)
    def _open(self, row: int) -> None:
        days = service(self._model.state, self._model.kit, self._pilot).days
        if 0 <= row < len(days):
            self.day_asked.emit(days[row].day)

    # --- words ------------------------------------------------------------------------------------

    def page_title(self) -> str:
        return self.tr("Pilot sheet")

    def retranslate(self) -> None:
        words = (self.tr("Career"), self.tr("Day by Day"), self.tr("Notes"))
        for label, each in zip(self._heads, words, strict=True):
            label.setText(each)
            label.setFont(fonts.interface(15, 600))
        self.notes.setFont(fonts.interface(13))
        self.notes.setForegroundRole(QPalette.ColorRole.WindowText)
        self.pilots.setAccessibleName(self.tr("Pilot"))
        self.career.setAccessibleName(words[0])
        self.days.setAccessibleName(words[1])
        for chart in self.charts:
            chart.setMinimumHeight(round(LEAST * max(1.0, fonts.text_scale())))
        super().retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * max(1.0, fonts.text_scale())
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if narrow else way.LeftToRight)
