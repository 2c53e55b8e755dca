"""Rows of fights to come: a bar of three pieces below what is said of a duel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.models.say import say
from desktop.paint.bars import ThreeWayBar, percent
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T
from desktop.table.decision_rows import Row, RowData, Rows

SPOKEN = T("eagles_missiles.table", "win {win} %, draw {draw} %, loss {loss} %")


class FightData(RowData, frozen=True):
    """A row about a fight."""

    shares: tuple[float, float, float] | None = None
    """The chances to win, to draw and to lose a duel; none if nobody is sent."""

    @property
    def odds(self) -> str:
        """The three chances in words."""
        if self.shares is None:
            return ""
        win, draw, loss = map(percent, self.shares)
        return say(SPOKEN.of(win=win, draw=draw, loss=loss))

    @property
    def spoken(self) -> str:
        """The row in one line, with its odds."""
        return ", ".join(part for part in (super().spoken, self.odds) if part)


class FightRow(Row):
    """A row with the odds of a duel."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(themes, parent)
        self.odds = ThreeWayBar(themes, self)
        self.odds.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._grid.addWidget(self.odds, 2, 1, 1, 3)

    def show_more(self) -> None:
        """Show the bar of three pieces, if there are odds."""
        data = self.data
        shares = data.shares if isinstance(data, FightData) else None
        self.odds.setVisible(shares is not None)
        if isinstance(data, FightData) and shares is not None:
            self.odds.show_shares(*shares, data.odds)
            self.setToolTip(data.odds)


class FightRows(Rows):
    """Rows of the fights of a territory."""

    def make_row(self) -> Row:
        """Return a row with a bar of three pieces."""
        return FightRow(self.themes, self)
