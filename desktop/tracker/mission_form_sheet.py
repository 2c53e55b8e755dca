"""The form itself: its sections one under the other, and the preview beside them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.logbook.day_draft import DayDraft, MissionDraft, at_hand
from desktop.logbook.entry_changes import KINDS
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, Segmented
from desktop.paint.elided import ElidedLabel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline, NoteBox, Panel
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.pilots import UNFIT, status
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.pilot_faces import silhouette_of, type_and_skill
from desktop.table.scrolled import Scrolled
from desktop.tracker.flight_grid import ENTER, FlightGrid
from desktop.tracker.flight_grid_model import GridRow
from desktop.tracker.mission_form_more import MoreSection
from desktop.tracker.mission_form_parts import (
    HELD,
    LARGE,
    FoldButton,
    KeyedChoice,
    SectionHead,
    lead_tab,
)
from desktop.tracker.mission_form_results import OutcomeSection, SupplySection
from desktop.tracker.mission_form_returns import ReturnRows
from desktop.tracker.mission_form_sar import SearchRows
from desktop.tracker.mission_form_target import TargetSection
from desktop.tracker.preview_data import PreviewData
from desktop.tracker.preview_panel import PreviewPanel

COMPACT = 1400
SMALL = 1000
PREVIEW, PREVIEW_COMPACT = 430, 376
BESIDE = 780
"""From this width of the form Outcome and SO stand side by side, at a text scale of 100 %."""


class MissionFormSheet(QWidget):
    """All sections; they write into the draft and say so."""

    changed = Signal()
    leave_asked = Signal()
    moves_asked = Signal()
    own_entered = Signal(str, object)
    """A card or a Pilot that the data do not have: the kind of entry, and the entry."""
    rule_asked = Signal(object)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit: Kit | None = None
        self._morning: State | None = None
        self._draft, self._shown = DayDraft(missions=[MissionDraft()]), 0
        self._correcting = False
        self.back = IconButton("first", "", self)
        self.title, self._subtitle, self._help = QLabel(self), ElidedLabel(self), QLabel(self)
        for label in (self._subtitle, self._help):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.which = Segmented((), self)
        self.second = KeyButton("", Importance.QUIET, self)
        self.played = NoteBox(themes, Tone.INFO, self)
        self.moves = KeyButton("", Importance.NORMAL, self)
        self.target = TargetSection(themes, self)
        self.returns = ReturnRows(themes, self)
        self.flight_head = SectionHead(2, self)
        self.grid = FlightGrid(themes, self)
        self.columns = FoldButton(more=True, parent=self)
        self.search = SearchRows(themes, self)
        self.outcome, self.supply = OutcomeSection(self), SupplySection(self)
        self.more = MoreSection(self)
        self.preview = PreviewPanel(themes, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        # Until it has a size it asks for no more than a small window has.
        self.fit(SMALL)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addWidget(self._subtitle, 1)
        head.addWidget(self.which)
        head.addWidget(self.second)
        head.addWidget(self._help)
        self.flight_head.row.addWidget(self.columns)
        body = QWidget(self)
        form = QVBoxLayout(body)
        form.setContentsMargins(18, 12, 18, 12)
        form.setSpacing(9)
        form.addWidget(self.played)
        form.addWidget(self.moves, 0, Qt.AlignmentFlag.AlignLeft)
        form.addWidget(self.target)
        self._flown = QWidget(self)
        flown = QVBoxLayout(self._flown)
        flown.setContentsMargins(0, 0, 0, 0)
        flown.setSpacing(8)
        self._results = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._results.setSpacing(24)
        self._results.addWidget(self.outcome, 1)
        self._results.addWidget(self.supply, 1)
        for widget in (
            *(Hairline(self), self.returns, self.flight_head, self.grid, self.search),
            Hairline(self),
        ):
            flown.addWidget(widget)
        flown.addLayout(self._results)
        form.addWidget(self._flown)
        form.addWidget(Hairline(self))
        form.addWidget(self.more)
        form.addStretch(1)
        framed = Panel("base", self)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(1, 1, 1, 1)
        self._scrolled = Scrolled(body)
        inside.addWidget(self._scrolled)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(framed, 1)
        row.addWidget(self.preview)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.leave_asked)
        self.moves.clicked.connect(self.moves_asked)
        self.which.chosen.connect(self._choose_mission)
        self.second.clicked.connect(self._turn_second)
        self.target.kind_changed.connect(self._show_kind)
        self.target.target_done.connect(self._to_grid)
        self.target.unknown.entered.connect(self.own_entered)
        self.returns.own_entered.connect(self.own_entered)
        self.target.rule_asked.connect(self.rule_asked)
        self.returns.rule_asked.connect(self.rule_asked)
        self.columns.folded.connect(self._fold_columns)
        self.grid.changed.connect(self._flew)
        self.grid.passed.connect(self._to_results)
        self.returns.came.connect(self._show_flight)
        sections = (self.target, self.returns, self.search, self.outcome, self.supply, self.more)
        for section in sections:
            section.changed.connect(self._tell)

    # --- what is shown ----------------------------------------------------------------------------

    def begin(self, kit: Kit, morning: State, draft: DayDraft) -> None:
        """Take a Day."""
        self._kit, self._morning, self._draft = kit, morning, draft
        self._shown = 0
        self.target.begin(morning, kit, draft)
        self.more.begin(draft, kit)
        self.columns.set_open(
            any(
                row.sites or row.target_hits or row.leader
                for mission in draft.missions
                for row in mission.rows.values()
            )
        )
        campaign = kit.campaigns[morning.terms.campaign]
        words = self.tr("{campaign} {year} · results only")
        self._subtitle.setText(words.format(campaign=say(campaign.title), year=campaign.year))
        self._show_mission()

    def tell_kind(self, *, correcting: bool, played: bool) -> None:
        """Say whether an earlier Day is corrected, and whether it was played."""
        self._correcting = correcting
        self.played.setVisible(played)
        self.moves.setVisible(played)
        self._say_title()

    @property
    def mission(self) -> MissionDraft:
        """The mission that is shown."""
        return self._draft.missions[self._shown]

    def _show_mission(self) -> None:
        if self._kit is None or self._morning is None:
            return
        kit, s, mission = self._kit, self._morning, self.mission
        self.target.show_mission(mission)
        self.returns.show_mission(mission, s, kit)
        self._show_flight()
        self.outcome.show_mission(mission, s, kit)
        self.supply.show_mission(self._draft, mission, s, kit)
        self.more.show_mission(mission, s.so, kit.tables.stress.priority_rr_cost)
        self._show_kind()

    @Slot()
    def _show_flight(self) -> None:
        if self._kit is None or self._morning is None:
            return
        rows = tuple(_row(self._kit, self._morning, pilot) for pilot in self.mission.rows)
        self.grid.show_mission(self.mission, rows)
        self._show_search()
        self._order()

    def _show_search(self) -> None:
        assert self._kit is not None
        assert self._morning is not None
        before = len(self.search.rows)
        self.search.show_mission(self.mission, self._morning, self._kit)
        if len(self.search.rows) != before:
            self._order()

    def _order(self) -> None:
        """Have Tab lead through the sections, whatever rows came and went."""
        returns = [stop for row in self.returns.rows for stop in row.stops]
        searches = [stop for row in self.search.rows for stop in row.stops]
        lead_tab(
            [
                *(self.back, self.which, self.second, self.moves),
                *(*self.target.stops, *returns, self.grid, *searches, *self.outcome.stops),
                *(*self.supply.stops, *self.more.stops, self.columns),
                *(self.preview.save, self.preview.leave),
            ]
        )

    @Slot()
    def _show_kind(self) -> None:
        flying = self._draft.entry.kind == "mission"
        two = len(self._draft.missions) > 1
        self._flown.setVisible(flying)
        self.which.setVisible(flying and two)
        self.second.setVisible(flying)
        if self._morning is not None and self._kit is not None:
            cost = self._kit.tables.stress.priority_rr_cost
            self.more.show_mission(self.mission, self._morning.so, cost)
        self._say_title()

    def show_outcome(self, data: PreviewData) -> None:
        """Show in the form what the preview has worked out."""
        if self._kit is None or self._morning is None:
            return
        self.outcome.refresh(self._morning, self._kit)
        self.supply.refresh(self._morning, self._kit)
        self.supply.show_total(*data.so)
        resting = self.more.rest.isChecked()
        cost = self._kit.tables.stress.priority_rr_cost
        self.more.show_fund(data.so[1] + cost * resting, cost)

    # --- what a person does -----------------------------------------------------------------------

    @Slot()
    def _tell(self) -> None:
        self._show_search()
        self.changed.emit()

    @Slot()
    def _flew(self) -> None:
        assert self._kit is not None
        assert self._morning is not None
        self.supply.refresh(self._morning, self._kit)
        self._show_search()
        self.changed.emit()

    @Slot(object)
    def _choose_mission(self, place: int) -> None:
        self._shown = place
        self._show_mission()
        self.focus_first()

    @Slot()
    def _turn_second(self) -> None:
        """Add a second mission, or take it off again."""
        assert self._morning is not None
        if len(self._draft.missions) > 1:
            self._draft.drop_secondary()
            self._shown = 0
        else:
            self._draft.add_secondary(at_hand(self._morning))
            self._shown = 1
        self.retranslate()
        self.which.set_value(self._shown)
        self._show_mission()
        self.changed.emit()
        self.focus_first()

    @Slot()
    def _fold_columns(self) -> None:
        self.grid.show_further(shown=self.columns.is_open)

    @Slot()
    def _to_grid(self) -> None:
        self.grid.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _to_results(self) -> None:
        self._go_to(self._after_grid()[0])

    def _after_grid(self) -> list[QWidget]:
        """Return what Enter goes through after the grid, as far as it is shown."""
        stops = [stop for row in self.search.rows for stop in row.stops]
        stops += [*self.outcome.stops, *self.supply.stops]
        shown = [each for each in stops if each.isVisibleTo(self)]
        return [*(each for each in shown if not isinstance(each, FoldButton)), self.preview.save]

    def _go_to(self, stop: QWidget) -> None:
        if isinstance(stop, KeyedChoice):
            stop.focus_choice()
        else:
            stop.setFocus(Qt.FocusReason.TabFocusReason)
        self._scrolled.ensureWidgetVisible(stop)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = QApplication.focusWidget()
        stops = self._after_grid()[:-1]
        here = [n for n, each in enumerate(stops) if at is not None and each in (at, at.parent())]
        if event.key() in ENTER and not event.modifiers() & HELD and here:
            self._go_to(self._after_grid()[here[0] + 1])
        else:
            super().keyPressEvent(event)

    def refuse_own(self, words: str) -> None:
        """Say in the short form that is open why its entry cannot be kept."""
        forms = [self.target.unknown, *(row.short for row in self.returns.rows)]
        for form in forms:
            if form.isVisible():
                form.refuse(words)

    def focus_first(self) -> None:
        """Give the Target the focus."""
        self._scrolled.verticalScrollBar().setValue(0)
        self.target.focus_target()

    # --- words and sizes --------------------------------------------------------------------------

    def _say_title(self) -> None:
        day = self._morning.day + 1 if self._morning is not None else 0
        if self._correcting:
            title = self.tr("Correct Day {day}").format(day=day)
        elif self._draft.entry.kind == "mission":
            title = self.tr("Log a mission")
        else:
            title = say(KINDS["down_time"])
        self.title.setText(title)
        self.title.setFont(fonts.interface(22, 700))

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        self._say_title()
        self._help.setText(self.tr("Tab moves on · Space ticks · digits fill · grey is a default"))
        for label in (self._subtitle, self._help):
            label.setFont(fonts.interface(13))
        self.back.set_text(self.tr("Leave the form"))
        self.which.set_choices([(0, self.tr("Primary")), (1, self.tr("Secondary"))])
        self.which.set_value(self._shown)
        two = len(self._draft.missions) > 1
        self.second.setText(self.tr("Remove the second") if two else self.tr("Second mission"))
        self.second.set_icon_name("minus" if two else "plus")
        self.flight_head.say(self.tr("Who flew"))
        self.columns.retranslate()
        self.columns.setToolTip(self.tr("Sites, Hits and the flight leader"))
        self.columns.setAccessibleName(self.columns.toolTip())
        self.played.show_note(
            self.tr("This Day was played here"),
            self.tr("Saved, it becomes an entry of results; its moves stay readable."),
            "HL-T4.3d",
        )
        self.moves.setText(self.tr("Recorded moves"))
        self.moves.set_icon_name("list")
        for section in (self.target, self.outcome, self.supply, self.more, self.grid):
            section.retranslate()
        self._show_mission()

    def fit(self, width: int) -> None:
        """Follow the width of the page."""
        scale = max(1.0, fonts.text_scale())
        wide = PREVIEW if width >= COMPACT else PREVIEW_COMPACT
        share = 0.42 if scale < LARGE else 0.38
        self.preview.setFixedWidth(round(min(wide * scale, width * share)))
        self.target.fit(compact=width < COMPACT * scale)
        self.grid.fit(compact=width < COMPACT * scale)
        room = width - self.preview.width() - 90
        way = QBoxLayout.Direction
        beside = room >= BESIDE * scale
        self._results.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._help.setVisible(width >= COMPACT * scale)


def _row(kit: Kit, morning: State, pilot: str) -> GridRow:
    """Return a Pilot as the grid shows him; one who comes that Day has no Stress yet."""
    found = [each for each in morning.squadron if each.pilot == pilot]
    member = found[0] if found else None
    unfit = member is not None and status(kit, member) == UNFIT
    return GridRow(
        pilot=pilot,
        callsign=kit.callsign(pilot),
        kind=type_and_skill(kit, pilot, member.skill) if member is not None else "",
        picture=silhouette_of(kit, pilot),
        stress=member.stress if member is not None else 0,
        warning=say(kit.status_name(UNFIT)) if unfit else "",
    )
