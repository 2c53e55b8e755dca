"""The weapons of the rack as a list: a row for each, to be chosen, dragged and read out."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
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
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, laid_over, mixed, readable_on
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_focus, paint_panel, row_fill
from desktop.paint.theme import Theme, ThemeSource
from desktop.table.hornet_leader.arming_data import RackRow
from desktop.table.hornet_leader.chips import HUES
from desktop.table.hornet_leader.weapon_icons import weapon_icon

Role = QPalette.ColorRole
Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
LOAD_FORMAT = "application/x-readyroom-load"
"""What is dragged: a weapon's id, after that of the Pilot it is taken from if there is one."""
HIGH, GAP, STRIP_FIELD = 46, 4, 15
NARROW = 268
"""Below this many pixels, at a text scale of 100 %, a row takes two lines of everything."""
MUTED = 0.42
"""How strong picture and fields are of a weapon that cannot be taken now."""
REACHED = 0.28
"""How strong the field of a range is that is reached from both Altitudes."""
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
WALKS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Inks(NamedTuple):
    """The colours of the words of a row."""

    name: QColor
    second: QColor
    price: QColor


def row_inks(theme: Theme, ground: QColor, *, able: bool) -> Inks:
    """Return the inks of a row; of one that cannot be taken now all are second words."""
    below = (ground, laid_over(glass(theme.good, REACHED), ground))
    second = readable_on(theme.muted, *below)
    if able:
        return Inks(readable_on(theme.text, *below), second, readable_on(theme.warn, ground))
    return Inks(second, second, second)


class RackModel(QAbstractListModel):
    """The weapons that match what is looked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[RackRow, ...] = ()

    @property
    def rows(self) -> tuple[RackRow, ...]:
        """The rows from the top."""
        return self._rows

    def show_rows(self, rows: tuple[RackRow, ...]) -> None:
        """Show rows; where the weapons stay the same, only what changed is told."""
        if [row.item for row in rows] != [row.item for row in self._rows]:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        old, self._rows = self._rows, rows
        for number, (before, now) in enumerate(zip(old, rows, strict=True)):
            if before != now:
                self.dataChanged.emit(self.index(number), self.index(number))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return plain(_tip(row))
            case _:
                return row if role == ROW else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else usual

    def mimeTypes(self) -> list[str]:
        return [LOAD_FORMAT]

    def mimeData(self, indexes: list[QModelIndex]) -> QMimeData:  # type: ignore[override]
        return load_data(self._rows[indexes[0].row()].item)


def load_data(item: str, pilot: str = "") -> QMimeData:
    """Return what is dragged: a counter from the rack, or from a Pilot's Aircraft."""
    data = QMimeData()
    data.setData(LOAD_FORMAT, f"{pilot}/{item}".encode())
    return data


def read_load(data: QMimeData) -> tuple[str, str] | None:
    """Return Pilot (empty from the rack) and weapon of what is dragged; ``None`` for no load."""
    if not data.hasFormat(LOAD_FORMAT):
        return None
    pilot, _, item = bytes(data.data(LOAD_FORMAT).data()).decode().partition("/")
    return pilot, item


def _tip(row: RackRow) -> str:
    if row.refused is None:
        return row.spoken
    return f"{say(row.refused.text)} ({row.refused.rule}). {row.spoken}"


class RackList(QListView):
    """The list; letters, digits and signs go on to the page."""

    added = Signal(str)
    """A weapon that was chosen twice in a row by the mouse."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rack = RackModel(self)
        self.setModel(self.rack)
        self.setItemDelegate(RackDelegate(themes, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QListView.DragDropMode.DragOnly)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(120)
        self.viewport().setAutoFillBackground(False)
        self.doubleClicked.connect(self._doubled)
        themes.changed.connect(self._repaint)

    @property
    def item(self) -> str:
        """The chosen weapon; empty for none."""
        row = self.currentIndex().data(ROW)
        return row.item if isinstance(row, RackRow) else ""

    def show_rows(self, rows: tuple[RackRow, ...]) -> None:
        """Show rows; the chosen weapon stays chosen."""
        item = self.item
        self.rack.show_rows(rows)
        if self.item != item or not self.currentIndex().isValid():
            self.choose(item)

    def choose(self, item: str) -> None:
        """Choose a weapon, or the first if it is not there."""
        numbers = [number for number, row in enumerate(self.rack.rows) if row.item == item]
        if self.rack.rows:
            self.setCurrentIndex(self.rack.index(numbers[0] if numbers else 0))

    def step(self, by: int) -> None:
        """Choose the next weapon, or the one before."""
        if self.rack.rows:
            number = min(max(self.currentIndex().row() + by, 0), len(self.rack.rows) - 1)
            self.setCurrentIndex(self.rack.index(number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*WALKS, *PAGES):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    @Slot(QModelIndex)
    def _doubled(self, index: QModelIndex) -> None:
        row = index.data(ROW)
        if isinstance(row, RackRow):
            self.added.emit(row.item)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.viewport().update()


class RackDelegate(QStyledItemDelegate):
    """Paints a weapon: edge and picture of its kind, numbers, where it reaches, price, supply."""

    def __init__(self, themes: ThemeSource, parent: QListView) -> None:
        super().__init__(parent)
        self._themes, self._list = themes, parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        scale = max(1.0, fonts.text_scale())
        return QSize(120, round(HIGH * scale) + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        box = QRectF(option.rect).adjusted(0, 0, 0, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = self._paint_ground(painter, box, option, row)
        inks = row_inks(self._themes.theme, ground, able=row.refused is None)
        self._paint_row(painter, box, row, inks)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, box, self._list.palette())

    def _paint_ground(
        self, p: QPainter, box: QRectF, option: QStyleOptionViewItem, row: RackRow
    ) -> QColor:
        """Paint what lies below the words, and return its colour."""
        palette = self._list.palette()
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Midlight)
        if option.state & QStyle.StateFlag.State_Selected:
            fill, edge = row_fill(palette), palette.color(Role.Accent)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(p, box, fill, edge)
        bar = QRectF(box.left() + 1, box.top() + 7, 3.5, box.height() - 14)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(QColor(HUES[row.kind]))
        p.drawRoundedRect(bar, 1.5, 1.5)
        return fill

    def _paint_row(self, p: QPainter, box: QRectF, row: RackRow, inks: Inks) -> None:
        scale = max(1.0, fonts.text_scale())
        inner = box.adjusted(10 * scale, 4, -8 * scale, -4)
        picture = QRectF(inner.left(), inner.top() + 3, 14 * scale, inner.height() - 6)
        p.setOpacity(1.0 if row.refused is None else MUTED)
        p.fillPath(weapon_icon(row.kind, picture), mixed(HUES[row.kind], inks.name, 0.35))
        p.setOpacity(1.0)
        narrow = box.width() < NARROW * scale
        words = inner.adjusted(21 * scale, 0, 0, 0)
        half = words.height() / 2
        upper, lower = QRectF(words), QRectF(words)
        upper.setHeight(half)
        lower.setTop(upper.bottom())
        figures = self._paint_figures(p, upper if narrow else words, row, inks)
        strip_wide = STRIP_FIELD * scale * len(row.high)
        strip = QRectF(0, 0, strip_wide, 14 * scale)
        if narrow:
            strip.moveTopRight(QPointF(words.right(), lower.center().y() - strip.height() / 2))
            upper.setRight(words.right() - figures - 4)
            lower.setRight(strip.left() - 4)
        else:
            right = words.right() - figures - 8 * scale
            strip.moveTopRight(QPointF(right, upper.center().y() - strip.height() / 2 + 1))
            upper.setRight(strip.left() - 6)
            lower.setRight(strip.left() - 6)
            p.setPen(inks.second)
            p.setFont(fonts.condensed(13, 500))
            side = QRectF(strip.left(), lower.top(), right - strip.left() + 8 * scale, half)
            p.drawText(side, MIDDLE, row.altitudes)
        self._paint_strip(p, strip, row, inks)
        name = fonts.interface(14, 600)
        fits = QFontMetricsF(name).horizontalAdvance(row.name) <= upper.width() + 1
        _line(p, upper, row.name if fits else row.short, name, inks.name)
        _line(p, lower, row.facts, fonts.condensed(13, 500), inks.second)

    def _paint_figures(self, p: QPainter, box: QRectF, row: RackRow, inks: Inks) -> float:
        """Paint price and supply at the right end; return how wide both are."""
        wide = 24 * max(1.0, fonts.text_scale())
        left = QRectF(box.right() - wide, box.top(), wide, box.height())
        price = left.translated(-wide, 0)
        p.setFont(fonts.condensed(16, 700))
        p.setPen(inks.name)
        p.drawText(left, RIGHT, str(row.left))
        p.setPen(inks.price if row.cost else inks.second)
        p.drawText(price, RIGHT, str(row.cost) if row.cost else "\N{EN DASH}")
        return 2 * wide

    def _paint_strip(self, p: QPainter, strip: QRectF, row: RackRow, inks: Inks) -> None:
        """Paint a field for each range: filled where it reaches, half where from one Altitude."""
        palette, good = self._list.palette(), QColor(self._themes.theme.good)
        wide = strip.width() / len(row.high)
        p.setFont(fonts.condensed(12, 600))
        for field, (high, low) in enumerate(zip(row.high, row.low, strict=True)):
            box = QRectF(strip.left() + field * wide, strip.top(), wide - 2, strip.height())
            reaches = high or low
            edge = glass(good, 0.75) if reaches else palette.color(Role.Mid)
            p.setOpacity(1.0 if row.refused is None else MUTED)
            p.setPen(QPen(edge, 1))
            p.setBrush(
                glass(good, REACHED if high and low else 0.1) if reaches else QColor(0, 0, 0, 0)
            )
            p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            p.setOpacity(1.0)
            p.setPen(inks.name if reaches else inks.second)
            p.drawText(box, CENTRE, str(field))


def _line(p: QPainter, box: QRectF, text: str, font: QFont, ink: QColor) -> None:
    """Draw one line, cut short where there is no room."""
    p.setFont(font)
    p.setPen(ink)
    cut = p.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(box.width() + 1))
    p.drawText(box.adjusted(0, 0, 2, 0), MIDDLE, cut)
