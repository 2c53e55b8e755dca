"""The list of all Pilots: filters above it, columns that sort, rows that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Toggle
from desktop.paint.colours import glass, mixed
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.hints import set_hint
from desktop.paint.icons import button_icon, stamp_icon
from desktop.paint.lines import paint_line
from desktop.paint.quiet import QuietComboBox
from desktop.paint.style_parts import paint_panel
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.pilot_plate import paint_tile
from desktop.table.hornet_leader.recruit_model import (
    Column,
    Recruit,
    RecruitFilter,
    RecruitModel,
    recruits_of,
)

Index = QModelIndex | QPersistentModelIndex
Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
ROW = 42
WIDTHS = {
    Column.AIR: 50,
    Column.GROUND: 50,
    Column.SA: 42,
    Column.COOL: 50,
    Column.STRESS: 62,
    Column.PRICE: 52,
}
LEAST_PILOT = 150
DISPENSABLE = (Column.COOL, Column.SA, Column.GROUND, Column.AIR)
"""Which columns go first where there is too little room."""
DOT = " \N{MIDDLE DOT} "


class RecruitDelegate(QStyledItemDelegate):
    """Paints a row: the Pilot at the left, his numbers in their columns."""

    def __init__(self, kit: Kit, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kit = kit

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, round(ROW * max(1.0, fonts.text_scale())))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(RecruitModel.Role.RECRUIT)
        if not isinstance(row, Recruit):
            return
        box: QRect = option.rect
        palette: QPalette = option.palette
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, glass(palette.color(Role.Accent), 0.18))
        elif index.row() % 2:
            painter.fillRect(box, glass(palette.color(Role.WindowText), 0.025))
        if index.column() == Column.PILOT:
            if state & QStyle.StateFlag.State_Selected:
                accent = palette.color(Role.Accent)
                painter.fillRect(QRect(box.left(), box.top() + 2, 3, box.height() - 4), accent)
            self._paint_pilot(painter, QRectF(box), row, palette)
        else:
            self._paint_figure(painter, QRectF(box), row, index, palette)
        painter.restore()

    def _paint_figure(
        self, p: QPainter, box: QRectF, row: Recruit, index: Index, palette: QPalette
    ) -> None:
        gone = row.refused is not None
        p.setFont(fonts.condensed(15, 600))
        colour = palette.color(Role.PlaceholderText if gone else Role.WindowText)
        p.setPen(glass(colour, 0.6) if gone else colour)
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, str(index.data()))

    def _paint_pilot(self, p: QPainter, box: QRectF, row: Recruit, palette: QPalette) -> None:
        gone = row.refused is not None
        scale = max(1.0, fonts.text_scale())
        side = 30 * scale
        tile = QRectF(box.left() + 9, box.center().y() - side / 2, side, side)
        paint_tile(p, tile, row.picture, dimmed=gone)
        left, right = tile.right() + 9, box.right() - 4
        if row.skill >= 0:
            right = self._paint_level(p, QRectF(left, box.top(), right - left, box.height()), row,
                                      palette)  # fmt: skip
        half = box.height() / 2
        upper = QRectF(left, box.top() + 3, right - left, half - 2)
        lower = QRectF(left, box.center().y() - 1, right - left, half - 2)
        ink = palette.color(Role.PlaceholderText if gone else Role.WindowText)
        paint_line(p, upper, row.callsign, fonts.interface(14, 600), ink)
        if row.refused is not None:
            icon = QRectF(left, lower.center().y() - 6, 12, 12)
            stamp_icon(p, icon, "ban", palette.color(Role.PlaceholderText))
            lower.setLeft(left + 17)
            words = say(row.refused.text)
        else:
            words = row.short + DOT + row.years
        paint_line(p, lower, words, fonts.interface(12), palette.color(Role.PlaceholderText))

    def _paint_level(self, p: QPainter, box: QRectF, row: Recruit, palette: QPalette) -> float:
        """Paint the level of a Pilot of the squadron; return where the room for words ends."""
        words = say(self._kit.skill_name(row.skill))
        p.setFont(fonts.condensed(13, 600))
        scale = max(1.0, fonts.text_scale())
        wide = p.fontMetrics().horizontalAdvance(words) + 16
        pill = QRectF(box.right() - wide, box.center().y() - 10 * scale, wide, 20 * scale)
        accent = palette.color(Role.Accent)
        paint_panel(p, pill, mixed(palette.color(Role.Base), accent, 0.2), accent, 4)
        p.setPen(palette.color(Role.WindowText))
        p.drawText(pill, Qt.AlignmentFlag.AlignCenter, words)
        return pill.left() - 6


class RecruitTable(QTableView):
    """The rows; the Pilot's column takes what the others leave."""

    pointed = Signal(object)
    """The Pilot under the pointer."""

    def __init__(self, model: QAbstractItemModel, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(RecruitDelegate(kit, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSortingEnabled(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        self.sortByColumn(Column.PRICE, Qt.SortOrder.AscendingOrder)
        self.entered.connect(self._point)
        self.fit()

    def fit(self) -> None:
        """Give columns and rows the room that the size of the text needs."""
        scale = fonts.text_scale()
        widths = {
            column: round(wide * max(1.0, 0.35 + 0.65 * scale)) for column, wide in WIDTHS.items()
        }
        rest = self.viewport().width() - sum(widths.values())
        for column in DISPENSABLE:
            hidden = rest < LEAST_PILOT * scale
            self.setColumnHidden(column, hidden)
            rest += widths[column] if hidden else 0
        for column, wide in widths.items():
            self.setColumnWidth(column, wide)
        self.setColumnWidth(Column.PILOT, max(rest, 120))
        self.verticalHeader().setDefaultSectionSize(round(ROW * max(1.0, scale)))
        self.horizontalHeader().setFont(fonts.condensed(13, 600))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @Slot(QModelIndex)
    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(index.data(RecruitModel.Role.RECRUIT))


class RecruitList(QWidget):
    """Search, filters and the table."""

    pointed = Signal(object)
    """The :class:`Recruit` that is pointed at."""
    chosen = Signal(object)
    """The :class:`Recruit` in hand, or ``None``."""
    taken = Signal(object)
    """A double click or Enter on one."""

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kit = kit
        self._model = RecruitModel(self)
        self.rows = RecruitFilter(self._model, self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._icon = self.search.addAction(
            button_icon("search", self.palette()), QLineEdit.ActionPosition.LeadingPosition
        )
        self.kind, self.service, self.cost = (QuietComboBox(self) for _ in range(3))
        self.only_able = Toggle("", self)
        self.only_able.setChecked(True)
        self.table = RecruitTable(self.rows, kit, self)
        self._found = QLabel(self)
        self._found.setForegroundRole(Role.PlaceholderText)
        self._lay_out()
        self.search.textChanged.connect(self._look_for)
        for combo in (self.kind, self.service, self.cost):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            combo.currentIndexChanged.connect(self._choose)
        self.only_able.toggled.connect(self._choose)
        self.table.pointed.connect(self.pointed)
        self.table.activated.connect(self._take)
        self.table.selectionModel().currentChanged.connect(self._on_current)
        self._choose()

    def _lay_out(self) -> None:
        head = FlowLayout(gap=8)
        for widget in (self.kind, self.service, self.cost, self.only_able):
            head.addWidget(widget)
        top = QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self._found)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addLayout(head)
        column.addWidget(self.table, 1)

    @property
    def in_hand(self) -> Recruit | None:
        """The Pilot chosen in the list."""
        return self.rows.recruit(self.table.currentIndex())

    def show_state(self, s: State, skill: int) -> None:
        """Show the Pilots at a level."""
        self._model.show(recruits_of(s, self._kit, skill))
        self._count()

    def point_to(self, pilot: str) -> None:
        """Choose a Pilot, if the filter shows him."""
        row = self.rows.row_of(pilot)
        if row >= 0:
            self.table.setCurrentIndex(self.rows.index(row, 0))

    def retranslate(self, year: int) -> None:
        """Say everything again, in the present language."""
        set_hint(self.search, self.tr("Find a Pilot"), self.tr("Find a Pilot"))
        kinds = [(self.tr("All types"), "")]
        kinds += [(kind.short, kind.id) for kind in self._kit.aircraft.values()]
        fill(self.kind, kinds, self.tr("Type of Aircraft"))
        services = [
            (self.tr("All services"), ""),
            (self.tr("Navy"), "navy"),
            (self.tr("Marine Corps"), "marine"),
        ]
        fill(self.service, services, self.tr("Service"))
        costs = [
            (self.tr("Any cost"), ""),
            (self.tr("Gains SO"), "gain"),
            (self.tr("Free"), "free"),
            (self.tr("Costs SO"), "pay"),
        ]
        fill(self.cost, costs, self.tr("Cost"))
        self.only_able.setText(self.tr("Only those of {year}").format(year=year))
        self.only_able.setToolTip(
            self.tr("Hide the Pilots who cannot take part: another service, not in service yet")
        )
        self.table.setAccessibleName(self.tr("Pilots"))
        self._model.retranslate()
        self.table.fit()
        self._count()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._icon.setIcon(button_icon("search", self.palette()))

    def _count(self) -> None:
        self._found.setText(self.tr("{shown} of {all}").format(
            shown=self.rows.rowCount(), all=self._model.rowCount()
        ))  # fmt: skip

    @Slot(str)
    def _look_for(self, text: str) -> None:
        self.rows.look_for(text)
        self._count()

    @Slot()
    def _choose(self) -> None:
        self.rows.choose(
            kind=self.kind.currentData() or "",
            service=self.service.currentData() or "",
            cost=self.cost.currentData() or "",
            only_able=self.only_able.isChecked(),
        )
        self._count()

    @Slot(QModelIndex)
    def _take(self, index: QModelIndex) -> None:
        self.taken.emit(self.rows.recruit(index))

    @Slot(QModelIndex, QModelIndex)
    def _on_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        self.chosen.emit(self.rows.recruit(index))


def fill(combo: QComboBox, items: list[tuple[str, str]], name: str) -> None:
    """Give a combo its items, words and values; what was chosen stays chosen."""
    held = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for words, value in items:
        combo.addItem(words, value)
    combo.setCurrentIndex(max(0, combo.findData(held)))
    combo.blockSignals(False)
    combo.setAccessibleName(name)
    combo.setToolTip(name)
