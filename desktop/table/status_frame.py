"""The frame of a strip of facts above the board: it makes room, and gives way to a hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.paint.plain import plain
from desktop.table.advice import Advice
from desktop.table.advice_line import AdviceLine
from desktop.table.look import Table
from desktop.table.prompt_bar import COMPACT_HEIGHT, COMPACT_WIDTH
from desktop.table.status_cells import Fact


class StatusFrame(QFrame):
    """Public facts only; it follows the position that is looked at.

    ``low``: it stands on one line in windows of every size.
    """

    def __init__(self, table: Table, parent: QWidget | None = None, *, low: bool = False) -> None:
        super().__init__(parent)
        self.table = table
        self._low, self._compact = low, low
        self._wanted, self._gives_way = True, False
        self._facts: tuple[Fact, ...] = ()
        self._optional: tuple[QWidget, ...] = ()
        self._row = QHBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def lay_out(self, facts: Sequence[Fact], optional: Sequence[QWidget]) -> None:
        """Put the facts beside one another, and follow the table from now on.

        ``optional`` is what is left out first where not everything fits.
        """
        self._facts, self._optional = tuple(facts), tuple(optional)
        for part in facts:
            self._row.addWidget(part)
        self._row.addStretch(1)
        self.table.model.shown.connect(self.refresh)
        self._fit()
        self.retranslate()

    # --- what a strip fills in --------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Show the position that the model shows."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Show what was shown before, in another size or language."""
        raise NotImplementedError

    # --- what they have in common -----------------------------------------------------------------

    @property
    def facts(self) -> tuple[Fact, ...]:
        """The facts from the left."""
        return self._facts

    @property
    def compact(self) -> bool:
        """Whether everything stands on one line."""
        return self._compact

    def press(self, key: str) -> bool:
        """Put the strip away or bring it back when its tool is pressed."""
        if key:
            return False
        self._wanted = self.isHidden()
        self._gives_way = False
        self.setVisible(self._wanted)
        return True

    def give_way(self, gives_way: bool) -> None:  # a Qt-like setter
        """Leave the place to a strip that comes and goes, so that the board keeps its size."""
        if gives_way != self._gives_way:
            self._gives_way = gives_way
            self.setVisible(self._wanted and not gives_way)

    def tip(self, fact: Fact, words: str) -> None:
        """Say more about a fact, to hand and ear."""
        fact.setToolTip(plain(words))
        fact.setAccessibleDescription(words)

    def make_room(self) -> None:
        """Leave out what says the least where not everything fits; the names of facts say it."""
        for part in self._optional:
            words = part.text() if isinstance(part, QLabel) else part.accessibleName()
            part.setVisible(bool(words))
        for part in self._optional:
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                return
            part.hide()

    def _fit(self) -> None:
        """Stand on one line in a small window."""
        window = self.window()
        small = window.width() < COMPACT_WIDTH or window.height() < COMPACT_HEIGHT
        self._compact = self._low or small
        for fact in self._facts:
            fact.set_compact(self._compact)
        high = 4 if self._compact else 7
        self._row.setContentsMargins(14, high, 14, high)
        self._row.setSpacing(16 if self._compact else 28)
        self.show_again()

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        for fact in self._facts:
            fact.take_fonts()
        self.show_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        p = QPainter(self)
        p.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        line = QRectF(0, self.height() - 1, self.width(), 1)
        p.fillRect(line, palette.color(QPalette.ColorRole.Midlight))


class HintLine(AdviceLine):
    """A hint in the place of the strip of facts, so that the table keeps its size."""

    def __init__(self, table: Table, strip: StatusFrame) -> None:
        self._strip = strip
        super().__init__(table, Advice(table))

    def _show(self) -> None:
        self.setMinimumHeight(self._strip.height())
        super()._show()
        self._strip.give_way(not self.isHidden())
