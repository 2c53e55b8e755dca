"""The column beside the Day's cards: sheet, tracks, decks, squadron, Improvements."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Hairline
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON
from desktop.rules.hornet_leader.standing import improvements
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.fact_rows import FactRows
from desktop.table.hornet_leader.mission_facts import account_data
from desktop.table.hornet_leader.sheet_facts import campaign_sheet
from desktop.table.hornet_leader.sheet_view import SheetView
from desktop.table.hornet_leader.squadron_summary import SquadronSummary, summary_of
from desktop.table.hornet_leader.target_facts import Fact
from desktop.table.hornet_leader.track_strip import TrackStrip, track_data

TRACKS = (RECON, INTEL, INFRA)


class DayColumn(QWidget):
    """What the Day is decided by."""

    pointed = Signal(int)
    """A Target on the sheet that is pointed at, 0 for none."""
    opened = Signal()
    """The sheet was clicked: it is to be seen large."""

    def __init__(self, themes: ThemeSource, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self.sheet = SheetView(themes, self, by_width=True)
        self.sheet.setCursor(Qt.CursorShape.PointingHandCursor)
        self.strips = tuple(TrackStrip(themes, self) for _ in TRACKS)
        self.accounts = FactRows(themes, self)
        self.squadron = SquadronSummary(themes, self)
        self._squadron_head, self._improved_head = QLabel(self), QLabel(self)
        self.improved = QLabel(self)
        self.improved.setWordWrap(True)
        self.improved.setTextFormat(Qt.TextFormat.PlainText)
        self._sheet_hint = QLabel(self)
        for label in (self._sheet_hint, self.improved):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        for widget in (self.sheet, self._sheet_hint, self.accounts, *self.strips, Hairline(),
                       self._squadron_head, self.squadron, Hairline(), self._improved_head,
                       self.improved):  # fmt: skip
            column.addWidget(widget)
        column.addStretch(1)
        self.sheet.pointed.connect(self.pointed)
        self.sheet.pressed.connect(self._open)
        self.retranslate()

    def show_state(self, s: State) -> None:
        """Show the campaign."""
        kit = self._kit
        self.sheet.show_sheet(campaign_sheet(s, kit))
        self.accounts.show_facts(self._accounts(s))
        for track, strip in zip(TRACKS, self.strips, strict=True):
            strip.show_data(track_data(s, kit, track))
        self.squadron.show_summary(summary_of(s, kit))
        self._show_improvements(s)

    def show_sheet(self, *, shown: bool) -> None:
        """Show the sheet, or leave it out where it is seen large beside the column."""
        self.sheet.setVisible(shown)
        self._sheet_hint.setVisible(shown)

    def _accounts(self, s: State) -> tuple[Fact, ...]:
        deck = self.tr("{left} left, {discards} discarded")
        accounts = account_data(s, self._kit)
        ahead = [Fact("next", self.tr("Next"), accounts.next)] if accounts.next else []
        return (
            Fact("vp", self.tr("Victory Points"), accounts.vp, accounts.vp_lines),
            *ahead,
            Fact("so", self.tr("SO Points"), str(accounts.so), accounts.so_lines),
            Fact(
                "targets",
                self.tr("Target deck"),
                deck.format(left=len(s.target_deck), discards=len(s.target_discards)),
            ),
            Fact(
                "events",
                self.tr("Event deck"),
                deck.format(left=len(s.event_deck), discards=len(s.event_discards)),
            ),
        )

    def _show_improvements(self, s: State) -> None:
        kit, lines = self._kit, []
        for number in improvements(s, kit):
            name, text = say(kit.target_name(number)), kit.targets[number].text
            lines.append(f"{name}: {say(text)}" if text is not None else name)
        self.improved.setText("\n".join(lines) or self.tr("None"))

    def _open(self, _target: int) -> None:
        self.opened.emit()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._squadron_head.setText(self.tr("Squadron"))
        self._improved_head.setText(self.tr("Improvements that count"))
        self._sheet_hint.setText(self.tr("Campaign sheet (key M)"))
        self._sheet_hint.setFont(fonts.interface(12))
        self.sheet.setAccessibleName(self.tr("Campaign sheet"))
        for label in (self._squadron_head, self._improved_head):
            label.setFont(fonts.interface(14, 600))
        self.improved.setFont(fonts.interface(13))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            for widget in (self.accounts, *self.strips, self.squadron):
                widget.updateGeometry()
