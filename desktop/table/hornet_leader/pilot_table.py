"""The table of all Pilots after a Day: Stress part by part, status and Experience."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.counter_rows import paint_status
from desktop.paint.drawing import draw_silhouette
from desktop.paint.face_shades import absent
from desktop.paint.factions import faction
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus, rounded
from desktop.paint.theme import Theme, ThemeSource
from desktop.table.hornet_leader.debrief_data import PilotRow
from desktop.table.hornet_leader.flight_art import paint_stress

Role = QPalette.ColorRole
Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
PILOT, BEFORE, MISSION, TARGET, SEARCH, RECOVERY, AFTER, STATUS, XP = range(9)
SHARES = (2.3, 0.8, 0.9, 0.8, 0.7, 0.95, 1.9, 1.35, 1.7)
"""How the columns share the width."""
MOST_NAMED = 0.3
"""The share of the Pilots is greater where their words need it, up to this."""
AROUND, LEAST = 8.0, 0.75
"""Pixels around a heading; the share of its width that a column keeps at least for others."""
HIGH, TILE, BESIDE = 42, 26, 16
"""Height of a row, its picture, and the gaps around that."""
WALKS = (
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
)
CENTRE = Qt.AlignmentFlag.AlignCenter
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


class PilotModel(QAbstractTableModel):
    """A row for each Pilot."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PilotRow, ...] = ()
        self.heads: tuple[str, ...] = ("",) * len(SHARES)

    def show_rows(self, rows: tuple[PilotRow, ...], heads: tuple[str, ...]) -> None:
        """Show other rows and headings."""
        if (rows, heads) != (self.rows, self.heads):
            self.beginResetModel()
            self.rows, self.heads = rows, heads
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(SHARES)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        shown = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        if orientation is Qt.Orientation.Horizontal and shown:
            return self.heads[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.words(row, index.column())
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return plain(self.tip(row, index.column()))
            case _:
                return row if role == ROW else None

    def words(self, row: PilotRow, column: int) -> str:
        """Return what a cell says."""
        if MISSION <= column <= RECOVERY:
            return row.cells[column - MISSION]
        experience = f"{row.xp} / {row.xp_needed}" if row.xp_needed else str(row.xp)
        others = {
            PILOT: row.callsign,
            BEFORE: row.before,
            AFTER: str(row.stress.now),
            STATUS: row.status_word,
            XP: experience,
        }
        return others[column]

    def tip(self, row: PilotRow, column: int) -> str:
        """Return how the number of a cell comes about."""
        if MISSION <= column <= RECOVERY:
            return row.tips[column - MISSION] or row.cells[column - MISSION]
        told = {PILOT: row.kind, STATUS: row.status_word, XP: row.xp_tip}
        return told.get(column, "")


def shared(wide: float, shares: Sequence[float], needs: Sequence[float]) -> list[float]:
    """Return the widths of columns: by their shares, but wider where a heading needs it.

    What those take the others give, as far as they have more than they need, and not all of it.
    """
    widths = [wide * share / sum(shares) for share in shares]
    lacks = [max(0.0, need - width) for need, width in zip(needs, widths, strict=True)]
    spares = [
        max(0.0, width - max(need, LEAST * width))
        for need, width in zip(needs, widths, strict=True)
    ]
    moved = min(sum(lacks), sum(spares))
    got = moved / (sum(lacks) or 1.0)
    given = moved / (sum(spares) or 1.0)
    return [
        width + lack * got - spare * given
        for width, lack, spare in zip(widths, lacks, spares, strict=True)
    ]


class PilotTable(QTableView):
    """The table; its columns share the width, its rows scroll."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pilots = PilotModel(self)
        self.setModel(self.pilots)
        self.setItemDelegate(PilotDelegate(themes, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        head.setDefaultAlignment(CENTRE)
        themes.changed.connect(self._repaint)
        self.fit_text()

    def show_rows(self, rows: tuple[PilotRow, ...], heads: tuple[str, ...]) -> None:
        """Show the Pilots."""
        self.pilots.show_rows(rows, heads)
        self._share()

    def fit_text(self) -> None:
        """Follow the size of text."""
        self.verticalHeader().setDefaultSectionSize(round(HIGH * max(1.0, fonts.text_scale())))
        self.horizontalHeader().setFont(fonts.condensed(13, 600))
        self._share()

    def _share(self) -> None:
        """Give the Pilots the room for their words, within bounds; the others share the rest."""
        wide = self.viewport().width()
        least = wide * SHARES[PILOT] / sum(SHARES)
        first = min(max(least, self._named()), wide * MOST_NAMED)
        self.setColumnWidth(PILOT, int(first))
        widths = shared(wide - int(first), SHARES[PILOT + 1 :], self._needs()[PILOT + 1 :])
        for column, width in enumerate(widths, PILOT + 1):
            self.setColumnWidth(column, int(width))

    def _needs(self) -> list[float]:
        """Return how wide each column has to be for its heading, and for cells that have words."""
        head = QFontMetricsF(self.horizontalHeader().font())
        needs = [head.horizontalAdvance(each) + AROUND for each in self.pilots.heads]
        cells = {MISSION: fonts.condensed(15, 700), STATUS: fonts.condensed(14, 600)}
        for column, font in cells.items():
            words = {self.pilots.words(row, column) for row in self.pilots.rows}
            wide = max(map(QFontMetricsF(font).horizontalAdvance, words), default=0.0)
            needs[column] = max(needs[column], wide + 2 * AROUND)
        return needs

    def _named(self) -> int:
        """Return how wide the cell of a Pilot has to be for its words."""
        name, kind = (QFontMetricsF(each) for each in _pilot_fonts())
        words = [
            max(name.horizontalAdvance(row.callsign), kind.horizontalAdvance(row.kind))
            for row in self.pilots.rows
        ]
        tile = TILE * max(1.0, fonts.text_scale())
        return math.ceil(max(words, default=0.0) + tile + BESIDE)

    def sizeHint(self) -> QSize:
        rows = self.verticalHeader().defaultSectionSize() * self.pilots.rowCount()
        return QSize(720, rows + self.horizontalHeader().sizeHint().height() + 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in WALKS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit_text()

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.viewport().update()


class PilotDelegate(QStyledItemDelegate):
    """Paints the cells: numbers, the Stress bar, the pill of the status, the Experience bar."""

    def __init__(self, themes: ThemeSource, parent: QTableView) -> None:
        super().__init__(parent)
        self._themes, self._table = themes, parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, p, palette = index.data(ROW), painter, self._table.palette()
        box, theme = QRectF(option.rect), self._themes.theme
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.fillRect(box, glass(palette.color(Role.Accent), 0.12))
        p.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), palette.color(Role.Midlight))
        match index.column():
            case 0:
                self._paint_pilot(p, box.adjusted(4, 0, -2, 0), row)
            case 6:
                self._paint_after(p, box.adjusted(6, 0, -6, 0), row, theme)
            case 7:
                self._paint_status(p, box.adjusted(4, 0, -4, 0), row, theme)
            case 8:
                self._paint_xp(p, box.adjusted(8, 0, -6, 0), row)
            case _:
                self._paint_number(p, box, index, row)
        p.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(p, box, palette, 4)

    def _paint_pilot(self, p: QPainter, box: QRectF, row: PilotRow) -> None:
        palette = self._table.palette()
        side = min(TILE * max(1.0, fonts.text_scale()), box.width() * 0.3)
        tile = QRectF(box.left(), box.center().y() - side / 2, side, side)
        colours = faction("hornet_leader", "high")
        fill = QColor(colours.fill) if row.flew else absent(colours.fill)
        p.fillPath(rounded(tile, 4), fill)
        draw_silhouette(p, tile.adjusted(3, 2, -3, -2), row.picture, colours.ink, fill)
        words = box.adjusted(side + 7, 0, 0, 0)
        name, kind = _pilot_fonts()
        upper, lower = QRectF(words), QRectF(words)
        upper.setBottom(box.center().y() + 2)
        lower.setTop(box.center().y() + 1)
        paint_line(p, upper, row.callsign, name, palette.color(Role.WindowText))
        paint_line(p, lower, row.kind, kind, palette.color(Role.PlaceholderText))

    def _paint_number(self, p: QPainter, box: QRectF, index: Index, row: PilotRow) -> None:
        palette, theme = self._table.palette(), self._themes.theme
        words = str(index.data())
        plus = words.startswith("+")
        ink = palette.color(Role.WindowText)
        if index.column() == SEARCH and plus:
            ink = QColor(theme.bad)
        elif words == "\N{EN DASH}" or (index.column() == MISSION and not row.flew):
            ink = palette.color(Role.PlaceholderText)
        strong = index.column() != MISSION or row.flew
        paint_line(p, box, words, fonts.condensed(15, 700 if strong else 500), ink, CENTRE)

    def _paint_after(self, p: QPainter, box: QRectF, row: PilotRow, theme: Theme) -> None:
        ink = self._table.palette().color(Role.WindowText)
        scale = fonts.text_scale()
        bar = QRectF(box.left(), box.center().y() - 6, box.width() - 26 * scale, 12)
        paint_stress(p, bar, row.stress, theme, ink)
        paint_line(p, box, str(row.stress.now), fonts.condensed(16, 700), ink, RIGHT)

    def _paint_status(self, p: QPainter, box: QRectF, row: PilotRow, theme: Theme) -> None:
        colour = {"okay": theme.good, "shaken": theme.warn, "unfit": theme.bad}[row.status]
        if row.missing:
            colour = theme.muted
        high = 22 * max(1.0, fonts.text_scale())
        pill = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
        p.setPen(QPen(glass(colour, 0.7), 1))
        p.setBrush(glass(colour, 0.14))
        p.drawRoundedRect(pill, high / 2, high / 2)
        words, font = pill.adjusted(8, 0, -6, 0), fonts.condensed(14, 600)
        ink = self._table.palette().color(Role.WindowText)
        room = words.width() - high * 0.62
        if row.missing or QFontMetricsF(font).horizontalAdvance(row.status_word) > room:
            paint_line(p, pill.adjusted(2, 0, -2, 0), row.status_word, font, ink, CENTRE)
            return
        sign = words.left() + high * 0.22
        paint_status(p, QPointF(sign, pill.center().y()), high * 0.25, row.status)
        words.setLeft(sign + high * 0.4)
        paint_line(p, words, row.status_word, font, ink)

    def _paint_xp(self, p: QPainter, box: QRectF, row: PilotRow) -> None:
        palette = self._table.palette()
        words = f"{row.xp} / {row.xp_needed}" if row.xp_needed else str(row.xp)
        font = fonts.condensed(15, 700)
        p.setFont(font)
        wide = p.fontMetrics().horizontalAdvance("00 / 00") + 6
        paint_line(p, box, words, font, palette.color(Role.WindowText), RIGHT)
        track = QRectF(box.left(), box.center().y() - 4, box.width() - wide, 8)
        if track.width() < 16 or not row.xp_needed:
            return
        p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.12))
        p.setClipPath(rounded(track, 4))
        share = track.width() / row.xp_needed
        done = min(row.xp, row.xp_needed)
        before = max(0, min(row.xp - row.xp_gained, row.xp_needed))
        accent = palette.color(Role.Accent)
        p.fillRect(QRectF(track.left(), track.top(), share * done, 8), accent)
        p.fillRect(
            QRectF(track.left(), track.top(), share * before, 8),
            glass(palette.color(Role.Base), 0.35),
        )


def _pilot_fonts() -> tuple[QFont, QFont]:
    """Return the fonts of the call sign and of the line below it."""
    return fonts.interface(14, 600), fonts.condensed(13, 500)
