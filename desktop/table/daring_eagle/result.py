"""The panel of the result: who won and why, and what everybody did."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import RuleTag
from desktop.paint.factions import Faction, faction
from desktop.paint.marks import mark
from desktop.paint.widgets import Hairline
from desktop.rules.core import Side, Text
from desktop.rules.daring_eagle.components import Kit
from desktop.rules.daring_eagle.state import State
from desktop.table.daring_eagle.tally import Deeds, tally
from desktop.table.daring_eagle.words import reason
from desktop.table.look import Table

Role = QPalette.ColorRole
DISC = 48


class Laurels(QWidget):
    """The marks of the winners on discs in their colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factions: tuple[Faction, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_winners(self, winners: tuple[Faction, ...]) -> None:
        """Show these."""
        self._factions = winners
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, DISC + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = len(self._factions)
        for number, one in enumerate(self._factions):
            middle = self.width() / 2 + (number - (count - 1) / 2) * (DISC + 12)
            disc = QRectF(middle - DISC / 2, 6, DISC, DISC)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(self.palette().color(Role.Accent))
            p.drawEllipse(disc.adjusted(-3, -3, 3, 3))
            p.setBrush(QColor(one.fill))
            p.drawEllipse(disc)
            p.fillPath(mark(one.mark, disc.adjusted(14, 14, -14, -14)), QColor(one.ink))


class ResultPanel(QWidget):
    """Shown once the game is over."""

    def __init__(self, table: Table, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._kit = table, kit
        self._laurels = Laurels(self)
        self.title, self.reason = QLabel(self), QLabel(self)
        for label in (self.title, self.reason):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(table.open_rule)
        self._figures = QWidget(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 8, 14, 8)
        self._column.setSpacing(8)
        for widget in (self._laurels, self.title, self.reason):
            self._column.addWidget(widget)
        self._column.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(Hairline(self))
        self._column.addWidget(self._figures)
        self._column.addStretch(1)
        table.model.shown.connect(self.refresh)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.refresh()

    def figure(self, row: str, side: Side) -> str:
        """Return what the table says in a row about a side; empty if there is no such row."""
        found = self._figures.findChild(QLabel, f"{row}:{side}")
        return "" if found is None else found.text()

    @Slot()
    def refresh(self) -> None:
        """Show the result, if there is one."""
        outcome = self._table.model.session.outcome
        if outcome is None:
            return
        s: State = self._table.model.view.state
        winners = tuple(faction("daring_eagle", side) for side in outcome.winners)
        self._laurels.show_winners(winners)
        told: Text = self._table.model.game.outcome_text(s)
        self.title.setText(self._winner_words(outcome.winners))
        self.title.setFont(fonts.interface(20, 700))
        self.reason.setText(say(reason(self._kit, s, told)))
        self._tag.set_rule(outcome.rule)
        self._show_figures(s)

    def _winner_words(self, winners: tuple[Side, ...]) -> str:
        """Return who wins; to the only person at the table whether it is they."""
        persons = [seat.side for seat in self._table.model.session.seats if seat.is_person]
        if len(persons) == 1 and winners:
            if persons[0] not in winners:
                return self.tr("You lose")
            if len(winners) == 1:
                return self.tr("You win")
        names = [say(self._kit.side_name(side)) for side in winners]
        if not names:
            return self.tr("Nobody wins")
        if len(names) == 1:
            return self.tr("{side} wins").format(side=names[0])
        return self.tr("{sides} share the victory").format(sides=", ".join(names))

    def _show_figures(self, s: State) -> None:
        """Show a column for every side and a row for every count."""
        viewer = self._table.model.viewer
        log = self._table.model.session.log
        deeds = tally(s, (entry.seen_by(viewer).event for entry in log))
        fresh = QWidget(self)
        grid = QGridLayout(fresh)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for column, side in enumerate(deeds, 1):
            self._add(grid, 0, column, say(self._kit.side_name(side)), f"name:{side}", bold=True)
        for row, (key, title) in enumerate(self._rows(), 1):
            label = QLabel(title, fresh)
            label.setForegroundRole(Role.PlaceholderText)
            label.setFont(fonts.interface(13))
            grid.addWidget(label, row, 0)
            for column, (side, mine) in enumerate(deeds.items(), 1):
                self._add(grid, row, column, _value(mine, key), f"{key}:{side}", bold=False)
        self._column.replaceWidget(self._figures, fresh)
        self._figures.deleteLater()
        self._figures = fresh

    def _add(
        self, grid: QGridLayout, row: int, column: int, words: str, name: str, *, bold: bool
    ) -> None:
        label = QLabel(words, grid.parentWidget())
        label.setObjectName(name)
        label.setFont(fonts.condensed(14, 700 if bold else 600))
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.addWidget(label, row, column)

    def _rows(self) -> tuple[tuple[str, str], ...]:
        return (
            ("captures", self.tr("Captures")),
            ("divisions", self.tr("Divisions captured")),
            ("brigades", self.tr("Brigades captured")),
            ("attacks", self.tr("Attacks made")),
            ("won", self.tr("Attacks won")),
            ("cards", self.tr("Cards played")),
            ("turns", self.tr("Turns")),
        )


def _value(deeds: Deeds, key: str) -> str:
    values = {
        "captures": deeds.captures,
        "divisions": deeds.divisions,
        "brigades": deeds.brigades,
        "attacks": deeds.attacks,
        "won": deeds.won,
        "cards": deeds.cards,
        "turns": deeds.turns,
    }
    return str(values[key])
