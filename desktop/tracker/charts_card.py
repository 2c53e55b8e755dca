"""A chart in a card: its title, the table behind it, and copies of it (HL-T6.2c)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import IconButton
from desktop.paint.elided import ElidedLabel
from desktop.paint.theme import ThemeSource
from desktop.paint.widgets import Panel
from desktop.table.announce import announce
from desktop.tracker.charts_data import Chart, table_of, text_of
from desktop.tracker.charts_view import ChartView
from desktop.tracker.corrections_table import WordsTable

Role = QPalette.ColorRole


class ChartCard(Panel):
    """Title, figure, a button for the table and one for copies; below the chart or its table."""

    day_asked = Signal(int)

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self._chart: Chart | None = None
        self._title, self._note, self._figure = ElidedLabel(self), ElidedLabel(self), QLabel(self)
        self._note.setForegroundRole(Role.PlaceholderText)
        self._figure.setForegroundRole(Role.Accent)
        self.tabled = IconButton("list", "", self)
        self.tabled.setCheckable(True)
        self.copy = IconButton("copy", "", self)
        self.view = ChartView(themes, self)
        self.table = WordsTable((1.0,), self)
        self.table.viewport().setAutoFillBackground(False)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.table)
        self._lay_out()
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._title, 1)
        head.addWidget(self._figure)
        head.addWidget(self.tabled)
        head.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 8)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.view.day_asked.connect(self.day_asked)
        self.view.menu_asked.connect(self._menu)
        self.table.entered.connect(self._row_entered)
        self.tabled.toggled.connect(self._show_table)
        self.copy.clicked.connect(self._menu_below)
        keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        keys.activated.connect(self.copy_shown)

    def show_chart(self, chart: Chart) -> None:
        """Show a chart, and its table if that is shown."""
        self._chart = chart
        self._title.setText(chart.title)
        self._note.setText(chart.note)
        self._note.setVisible(bool(chart.note))
        self._figure.setText(chart.figure)
        self._figure.setVisible(bool(chart.figure))
        self.view.show_chart(chart)
        heads, rows = table_of(chart)
        self.table.set_shares((1.0,) * len(heads))
        self.table.show_rows(heads, rows)
        self._say()

    @property
    def chart(self) -> Chart | None:
        """What is shown."""
        return self._chart

    @Slot(bool)
    def _show_table(self, shown: bool) -> None:
        self.stack.setCurrentWidget(self.table if shown else self.view)

    @Slot(int)
    def _row_entered(self, row: int) -> None:
        chart = self._chart
        if chart is not None and 0 <= row < len(chart.days) and 0 < chart.days[row] <= chart.known:
            self.day_asked.emit(chart.days[row])

    # --- copies -----------------------------------------------------------------------------------

    @Slot()
    def copy_picture(self) -> None:
        """Put the chart into the clipboard as a picture."""
        mime = QMimeData()
        mime.setImageData(self.view.picture())
        QGuiApplication.clipboard().setMimeData(mime)
        announce(self, self.tr("Copied"))

    @Slot()
    def copy_text(self) -> None:
        """Put the table behind the chart into the clipboard."""
        if self._chart is not None:
            QGuiApplication.clipboard().setText(text_of(self._chart))
            announce(self, self.tr("Copied"))

    @Slot()
    def copy_shown(self) -> None:
        """Copy what is shown: the picture, or the table as text."""
        if self.tabled.isChecked():
            self.copy_text()
        else:
            self.copy_picture()

    @Slot()
    def _menu_below(self) -> None:
        self._menu(self.copy.mapToGlobal(QPoint(0, self.copy.height())))

    @Slot(object)
    def _menu(self, at: QPoint) -> None:
        menu = self.menu()
        menu.popup(at)

    def menu(self) -> QMenu:
        """Return a menu of what can be done with the chart; it goes when it is closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Copy as a picture")).triggered.connect(self.copy_picture)
        menu.addAction(self.tr("Copy as text")).triggered.connect(self.copy_text)
        menu.addSeparator()
        shown = menu.addAction(self._table_words())
        shown.triggered.connect(self.tabled.toggle)
        return menu

    # --- words ------------------------------------------------------------------------------------

    def _table_words(self) -> str:
        return self.tr("Show the chart") if self.tabled.isChecked() else self.tr("Show the table")

    def _say(self) -> None:
        chart = self._chart
        name = "" if chart is None else chart.title
        self._title.setFont(fonts.interface(15, 600))
        self._note.setFont(fonts.interface(12))
        self._figure.setFont(fonts.condensed(16, 700))
        self.tabled.set_text(self.tr("{chart}: as a table").format(chart=name))
        self.copy.set_text(self.tr("{chart}: copy").format(chart=name))
        self.table.setAccessibleName(name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._say()
