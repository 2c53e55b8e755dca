"""The bench: the cards of the flight in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.paint import fonts
from desktop.paint.theme import ThemeSource
from desktop.rules.hornet_leader.load_plans import Role
from desktop.table.hornet_leader.arming_data import BenchData
from desktop.table.hornet_leader.bench_art import Decks
from desktop.table.hornet_leader.bench_card import BenchCard
from desktop.table.hornet_leader.bench_plan import LEAST_WIDE
from desktop.table.hornet_leader.role_tag import FreeSeat

GAP = 12
MOST_COLUMNS = 4
HIGHEST = 470
"""A card is not stretched beyond this, at a text scale of 100 %."""


class Bench(QScrollArea):
    """The cards; it scrolls where the window is low."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._decks = Decks()
        self._cards: list[BenchCard] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ground = QWidget()
        self.setWidget(self._ground)
        self.viewport().setAutoFillBackground(False)
        self._ground.setAutoFillBackground(False)
        self._free = FreeSeat(self._ground)
        self._free_words = ("", "")
        self.setMinimumSize(160, 160)

    @property
    def cards(self) -> tuple[BenchCard, ...]:
        """The cards in the order of the flight."""
        return tuple(self._cards)

    def make(self) -> BenchCard:
        """Return a new card of the bench, to be listened to; ``show_cards`` places it."""
        card = BenchCard(self._themes, self._decks, self._ground)
        card.show()
        self._cards.append(card)
        return card

    def show_cards(
        self, cards: tuple[BenchData, ...], roles: Mapping[Role, str], free: tuple[str, str]
    ) -> None:
        """Show the flight; there must be as many cards as Aircraft. ``free`` are words, or none."""
        before = [card.data.loads if card.data else None for card in self._cards]
        for widget, data in zip(self._cards, cards, strict=True):
            widget.show_data(data, roles[data.role])
        if before != [data.loads for data in cards] or free != self._free_words:
            self._free_words = free
            self._free.show_words(*free)
            self._place()

    def drop_last(self) -> None:
        """Take the last card away."""
        card = self._cards.pop()
        card.hide()
        card.deleteLater()

    def _place(self) -> None:
        """Lay the cards out in columns; rows are as high as their highest card.

        Whether a bar is needed is settled here: beside it the cards are narrower and so less high,
        and Qt, left to itself, may take it away and bring it back for ever.
        """
        if not self._cards:
            return
        whole = self.contentsRect().size()
        wide = whole.width()
        columns, heights = self._rows(wide)
        if _height(heights) > whole.height():
            wide -= self.verticalScrollBar().sizeHint().width()
            columns, heights = self._rows(wide)
        bar = Qt.ScrollBarPolicy
        scrolls = _height(heights) > whole.height()
        self.setVerticalScrollBarPolicy(
            bar.ScrollBarAlwaysOn if scrolls else bar.ScrollBarAlwaysOff
        )
        self._put(wide, columns, self._stretched(heights, whole.height()))

    def _rows(self, room: int) -> tuple[int, list[int]]:
        """Return the number of columns in so much width, and how high each row has to be."""
        count = len(self._cards)
        least = round(LEAST_WIDE * fonts.text_scale() + GAP)
        columns = max(1, min((room + GAP) // least, MOST_COLUMNS, count))
        if count == 4 and columns == 3:
            columns = 2
        wide = _width(room, columns)
        rows = (self._cards[at : at + columns] for at in range(0, count, columns))
        return columns, [max(card.heightForWidth(wide) for card in row) for row in rows]

    def _stretched(self, heights: list[int], room: int) -> list[int]:
        """Return the heights of the rows with what is to spare of the room."""
        spare = room - _height(heights)
        if spare <= 0:
            return heights
        most = round(HIGHEST * fonts.text_scale())
        return [max(high, min(high + spare // len(heights), most)) for high in heights]

    def _put(self, room: int, columns: int, heights: list[int]) -> None:
        """Give each card its place, and the seat that is free."""
        wide, top = _width(room, columns), 0
        for row, high in enumerate(heights):
            for column, card in enumerate(self._cards[row * columns :][:columns]):
                card.setGeometry(column * (wide + GAP), top, wide, high)
            top += high + GAP
        last = len(self._cards) - (len(heights) - 1) * columns
        # Only a place that would be empty anyway says that somebody could fly there.
        self._free.setVisible(bool(self._free_words[0]) and last < columns)
        self._free.setGeometry(last * (wide + GAP), top - GAP - heights[-1], wide, heights[-1])
        self._ground.resize(room, max(top - GAP, 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._place()

    def sizeHint(self) -> QSize:
        return QSize(700, 520)


def _width(room: int, columns: int) -> int:
    """Return how wide each of so many columns is."""
    return (room - GAP * (columns - 1)) // columns


def _height(rows: list[int]) -> int:
    """Return how high rows are together."""
    return sum(rows) + GAP * (len(rows) - 1)
