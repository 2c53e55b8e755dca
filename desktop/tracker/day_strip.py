"""The Days of a campaign as a strip of cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.icons import icon
from desktop.paint.lines import CENTRE, RIGHT, paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus, paint_panel
from desktop.paint.theme import Theme, ThemeSource, Tone
from desktop.tracker.dashboard_data import DayCell

Role = QPalette.ColorRole
SEEN = 8
"""So many Days are seen at once; more are scrolled to."""
LEAST = 112
GAP = 8
RING = 10.5
TONES = {"X": Tone.GOOD, "D": Tone.WARN, "O": Tone.BAD}
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class DayCard(QAbstractButton):
    """A Day: its Target, who flew, the outcome as a letter in a ring."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self.cell = DayCell(0, "open", "", "")
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cell(self, cell: DayCell) -> None:
        """Show another Day."""
        self.cell = cell
        self.setAccessibleName(cell.spoken)
        self.setToolTip(plain(cell.spoken))
        done = cell.kind == "done"
        self.setCursor(Qt.CursorShape.PointingHandCursor if done else Qt.CursorShape.ArrowCursor)
        self.update()

    def sizeHint(self) -> QSize:
        high = QFontMetricsF(fonts.interface(14, 600)).height()
        high += 2 * QFontMetricsF(fonts.condensed(13)).height()
        return QSize(LEAST, round(high + 22))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in STEPS:
            event.ignore()  # The strip goes to the next card.
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, cell, box = self.palette(), self.cell, QRectF(self.rect())
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Midlight)
        accent = palette.color(Role.Accent)
        lit = cell.kind in ("next", "playing")
        if lit:
            fill, edge = mixed(fill, accent, 0.16), accent
        elif cell.kind == "done" and self.underMouse():
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(p, box, fill, edge, 7)
        if lit:
            paint_panel(p, box.adjusted(1, 1, -1, -1), fill, edge, 6)
        self._paint_words(p, box.adjusted(11, 8, -10, -8))
        self._paint_rings(p, box)
        if self.hasFocus():
            paint_focus(p, box, palette, 7)

    def _paint_words(self, p: QPainter, box: QRectF) -> None:
        palette, cell = self.palette(), self.cell
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        quiet = cell.kind in ("open", "unknown")
        small = QFontMetricsF(fonts.condensed(13)).height()
        head = QRectF(box.left(), box.top(), box.width(), small)
        paint_line(p, head, cell.head, fonts.small_capitals(12), muted)
        foot = QRectF(box.left(), box.bottom() - small, box.width(), small)
        room = QRectF(foot)
        if cell.vp:
            paint_line(p, foot, cell.vp, fonts.condensed(14, 700), ink, RIGHT)
            room.setRight(foot.right() - p.fontMetrics().horizontalAdvance(cell.vp) - 6)
        paint_line(p, room, cell.detail, fonts.interface(12), muted)
        middle = QRectF(box.left(), head.bottom(), box.width(), foot.top() - head.bottom())
        font = fonts.interface(14, 400 if quiet else 600)
        paint_line(p, middle, cell.title, font, muted if quiet else ink)

    def _paint_rings(self, p: QPainter, box: QRectF) -> None:
        theme: Theme = self._themes.theme
        scale = max(1.0, fonts.text_scale())
        r = RING * scale
        x = box.right() - 9 - r
        for letter in reversed(self.cell.letters):
            colour = QColor(theme.tone(TONES[letter]))
            centre = QPointF(x, box.top() + 8 + r)
            p.setPen(QPen(colour, 1.4))
            p.setBrush(glass(colour, 0.18))
            p.drawEllipse(centre, r, r)
            disc = QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r)
            ink = self.palette().color(Role.WindowText)
            paint_line(p, disc, letter, fonts.condensed(14, 700), ink, CENTRE)
            x -= 2 * r + 4
        if self.cell.problems:
            sign = icon("warning", theme.warn, 16 * scale, self.devicePixelRatioF())
            p.drawPixmap(QPointF(x - 4 * scale, box.top() + 10), sign)


class DayStrip(QScrollArea):
    """All Days; one stop for Tab, the arrow keys inside."""

    chosen = Signal(object)
    """The number of a Day that is over and was pressed."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self.cards: list[DayCard] = []
        self._stop = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._inside = QWidget(self)
        self._inside.setAutoFillBackground(False)
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self.setWidget(self._inside)
        themes.changed.connect(self._repaint)

    def show_cells(self, cells: tuple[DayCell, ...]) -> None:
        """Show the Days of a campaign."""
        while len(self.cards) > len(cells):
            card = self.cards.pop()
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        while len(self.cards) < len(cells):
            card = DayCard(self._themes, self._inside)
            card.clicked.connect(self._clicked)
            self._row.addWidget(card)
            card.show()
            self.cards.append(card)
        for card, cell in zip(self.cards, cells, strict=True):
            card.show_cell(cell)
        self._one_stop(self._present())
        self._fit()

    def _present(self) -> int:
        """Return the place of the Day that is next, else of the last one."""
        lit = (n for n, card in enumerate(self.cards) if card.cell.kind in ("next", "playing"))
        return next(lit, len(self.cards) - 1)

    def _one_stop(self, place: int) -> None:
        policy, self._stop = Qt.FocusPolicy, place
        for number, card in enumerate(self.cards):
            card.setFocusPolicy(policy.StrongFocus if number == place else policy.ClickFocus)
        self._show_stop()

    def _show_stop(self) -> None:
        """Scroll to the card that Tab reaches."""
        if 0 <= self._stop < len(self.cards):
            self.ensureWidgetVisible(self.cards[self._stop], 0, 0)

    @Slot()
    def _clicked(self) -> None:
        card = self.sender()
        if isinstance(card, DayCard) and card.cell.kind == "done":
            self.chosen.emit(card.cell.day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        here = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        if step is None or here is None:
            event.ignore()
            return
        there = min(max(here + step, 0), len(self.cards) - 1)
        self._one_stop(there)
        self.cards[there].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        high = self.cards[0].sizeHint().height() if self.cards else 78
        bar = self.horizontalScrollBar()
        more = bar.sizeHint().height() if self._scrolls() else 0
        return QSize(600, high + more)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _card_width(self) -> int:
        seen = min(max(len(self.cards), 1), SEEN)
        room = (self.width() + GAP) // seen - GAP
        return max(room, round(LEAST * max(1.0, fonts.text_scale())))

    def _scrolls(self) -> bool:
        return len(self.cards) * (self._card_width() + GAP) - GAP > self.width()

    def _fit(self) -> None:
        wide = self._card_width()
        for card in self.cards:
            card.setFixedSize(wide, card.sizeHint().height())
        count = len(self.cards)
        high = self.cards[0].height() if self.cards else 0
        self._inside.resize(count * (wide + GAP) - GAP, high)
        self._row.activate()
        self._show_stop()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        for card in self.cards:
            card.update()
