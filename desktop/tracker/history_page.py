"""The history of a campaign: its Days, filtered, and searched for words in notes (HL-T6.1a)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from desktop.logbook.history import (
    HistoryRow,
    Outcome,
    Wanted,
    history,
    pilots_in,
    targets_in,
)
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.faces import signed
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.hints import set_hint
from desktop.paint.quiet import QuietComboBox
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel
from desktop.tracker.campaign_model import CampaignModel
from desktop.tracker.corrections_table import WordsTable
from desktop.tracker.dashboard_data import STATUS_WORDS
from desktop.tracker.dashboard_head import HISTORY
from desktop.tracker.looking_back import LookingBackPage

SHARES = (0.5, 2.5, 1.5, 1.5, 2.6, 0.6, 0.7, 0.7, 1.3, 2.6)
LEAST = 880
FIND = QKeySequence.StandardKey.Find


class HistoryPage(LookingBackPage):
    """A row for each mission; Enter or a click opens the entry of its Day."""

    name = HISTORY

    def __init__(
        self, model: CampaignModel, themes: ThemeSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, themes, parent)
        self._rows: tuple[HistoryRow, ...] = ()
        self.shown: tuple[HistoryRow, ...] = ()
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(220)
        self.pilot, self.target, self.outcome = (QuietComboBox(self) for _ in range(3))
        self.count = QLabel(self)
        self.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.table = WordsTable(SHARES, self, least=LEAST)
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        for box in (self.pilot, self.target, self.outcome):
            box.currentIndexChanged.connect(self._filter)
        self.table.entered.connect(self._open)
        self.table.clicked.connect(lambda index: self._open(index.row()))
        self.retranslate()

    def _lay_out(self) -> None:
        filters = FlowLayout(gap=8)
        for widget in (self.search, self.pilot, self.target, self.outcome, self.count):
            filters.addWidget(widget)
        framed = Panel("base", self)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(8, 8, 8, 8)
        inside.addWidget(self.table)
        self.column.addLayout(filters)
        self.column.addWidget(framed, 1)

    # --- what is shown ----------------------------------------------------------------------------

    def refresh(self) -> None:
        kit = self._model.kit
        self._rows = history(self._model.state, kit)
        pilots = [(pilot, kit.callsign(pilot)) for pilot in pilots_in(self._rows)]
        targets = [(target, say(kit.target_name(target))) for target in targets_in(self._rows)]
        outcomes = [(letter, f"{letter} {say(words)}") for letter, words in STATUS_WORDS.items()]
        self._offer(self.pilot, self.tr("All Pilots"), sorted(pilots, key=lambda each: each[1]))
        self._offer(self.target, self.tr("All Targets"), targets)
        rest = ("rest", self.tr("Down Time"))
        self._offer(self.outcome, self.tr("Every outcome"), [*outcomes, rest])
        self._filter()

    def _offer(self, box: QComboBox, every: str, choices: Sequence[tuple[object, str]]) -> None:
        """Offer choices; what was chosen stays chosen if it is still among them."""
        before = box.currentData()
        box.blockSignals(True)
        box.clear()
        box.addItem(every, None)
        for key, words in choices:
            box.addItem(words, key)
        box.setCurrentIndex(max(box.findData(before), 0) if before is not None else 0)
        box.blockSignals(False)

    @property
    def wanted(self) -> Wanted:
        """What the filters let through."""
        outcome: Outcome = self.outcome.currentData() or ""
        return Wanted(
            pilot=self.pilot.currentData() or "",
            target=self.target.currentData() or 0,
            outcome=outcome,
            words=self.search.text(),
        )

    @Slot()
    def _filter(self) -> None:
        wanted = self.wanted
        self.shown = tuple(row for row in reversed(self._rows) if wanted.takes(row))
        self.table.show_rows(self._heads(), [self._words(row) for row in self.shown])
        words = self.tr("{shown} of {all}")
        self.count.setText(words.format(shown=len(self.shown), all=len(self._rows)))

    def _words(self, row: HistoryRow) -> tuple[str, ...]:
        kit = self._model.kit
        day = str(row.day)
        if row.slot == "rest":
            so = (str(row.so_spent), str(row.so_left))
            rest = ("", "", "", "", *so, "", "; ".join(row.notes))
            return (day, self.tr("Down Time"), *rest)
        target = say(kit.target_name(row.target))
        if row.slot == "secondary":
            target = self.tr("{target} (Secondary)").format(target=target)
        night = self.tr("{band}, night") if row.night else "{band}"
        letter = row.status or "O"
        return (
            day,
            target,
            night.format(band="" if row.band is None else say(row.band)).strip(", "),
            f"{letter} {say(STATUS_WORDS[letter])}",
            ", ".join(map(kit.callsign, row.flight)),
            signed(row.vp),
            str(row.so_spent),
            str(row.so_left),
            ", ".join(map(kit.callsign, row.lost)),
            "; ".join(row.notes),
        )

    def _heads(self) -> tuple[str, ...]:
        return (
            *(self.tr("Day"), self.tr("Target"), self.tr("Band"), self.tr("Outcome")),
            *(self.tr("Flight"), self.tr("VP"), self.tr("SO spent"), self.tr("SO left")),
            *(self.tr("Lost"), self.tr("Notes")),
        )

    # --- acting -----------------------------------------------------------------------------------

    @Slot(int)
    def _open(self, row: int) -> None:
        if 0 <= row < len(self.shown):
            self.day_asked.emit(self.shown[row].day)

    def focus_search(self) -> None:
        """Let words be typed that the notes are searched for."""
        self.search.setFocus()
        self.search.selectAll()

    def event(self, event: QEvent) -> bool:
        # The list of campaigns beside the page has the same key for a search of its own.
        override = event.type() is QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.matches(FIND):
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(FIND):
            self.focus_search()
        else:
            super().keyPressEvent(event)

    # --- words ------------------------------------------------------------------------------------

    def page_title(self) -> str:
        return self.tr("History")

    def retranslate(self) -> None:
        super().retranslate()
        set_hint(self.search, self.tr("Search the notes"), self.tr("Search the notes"))
        self.pilot.setAccessibleName(self.tr("Pilot"))
        self.target.setAccessibleName(self.tr("Target"))
        self.outcome.setAccessibleName(self.tr("Outcome"))
        self.table.setAccessibleName(self.tr("History"))
        self.count.setFont(fonts.interface(13))
        self.count.setMinimumHeight(self.search.sizeHint().height())

    def sizeHint(self) -> QSize:
        return QSize(900, 600)
