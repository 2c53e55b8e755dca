"""The docks around the board: one title bar with tabs, a menu, places kept for each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import IconButton
from desktop.paint.icons import IconName, button_icon

TITLE = 34
Area = Qt.DockWidgetArea
AREAS = {
    "left": Area.LeftDockWidgetArea,
    "right": Area.RightDockWidgetArea,
    "bottom": Area.BottomDockWidgetArea,
}


class TabButton(QToolButton):
    """A name in a dock's title; the present one has a line in the accent under it."""

    def __init__(self, icon_name: IconName | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(TITLE - 2)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ApplicationFontChange):
            self._tint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            p = QPainter(self)
            accent = self.palette().color(QPalette.ColorRole.Accent)
            p.fillRect(6, self.height() - 2, self.width() - 12, 2, accent)

    def _tint(self) -> None:
        self.setFont(fonts.interface(13, 600))
        if self._icon_name is not None:
            self.setIcon(button_icon(self._icon_name, self.palette(), 16))


class Dock(QDockWidget):
    """A dock that holds one or several panels, with their names in its title."""

    raised = Signal(object)
    """The key of the panel that was brought to the front."""
    reset_wanted = Signal()

    def __init__(self, key: str, area: str, parent: QMainWindow) -> None:
        super().__init__(parent)
        self.key, self.home = key, area
        self.setObjectName(key)
        self._keys: list[str] = []
        self._tabs: dict[str, TabButton] = {}
        self._stack = QStackedWidget(self)
        self._title = QWidget(self)
        self._row = QHBoxLayout(self._title)
        self._row.setContentsMargins(6, 0, 4, 0)
        self._row.setSpacing(2)
        self._row.addStretch(1)
        self._menu_button = IconButton("menu", "", self._title)
        self._menu_button.setFixedSize(28, 28)
        self._menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._row.addWidget(self._menu_button)
        self._menu = QMenu(self)
        self._menu_button.setMenu(self._menu)
        self.setTitleBarWidget(self._title)
        self.setWidget(self._stack)
        self.retranslate()

    @property
    def keys(self) -> tuple[str, ...]:
        """The panels, from left to right."""
        return tuple(self._keys)

    @property
    def present(self) -> str:
        """The panel at the front."""
        return self._keys[self._stack.currentIndex()] if self._keys else ""

    @property
    def tabs(self) -> tuple[TabButton, ...]:
        """The names in the title, for the order of focus."""
        return tuple(self._tabs[key] for key in self._keys)

    def add(self, key: str, name: str, icon_name: IconName | None, panel: QWidget) -> None:
        """Add a panel after those already there."""
        tab = TabButton(icon_name, self._title)
        tab.setText(name)
        tab.clicked.connect(partial(self.bring, key))
        self._row.insertWidget(len(self._keys), tab)
        self._keys.append(key)
        self._tabs[key] = tab
        self._stack.addWidget(panel)
        if len(self._keys) == 1:
            tab.setChecked(True)
        self.setWindowTitle(" · ".join(self._tabs[each].text() for each in self._keys))

    def name(self, key: str, name: str) -> None:
        """Change what a panel is called."""
        self._tabs[key].setText(name)
        self.setWindowTitle(" · ".join(self._tabs[each].text() for each in self._keys))

    def show_tab(self, key: str, *, shown: bool) -> None:
        """Have a panel among the tabs, or leave it out."""
        self._tabs[key].setVisible(shown)
        if not shown and self.present == key:
            visible = [each for each in self._keys if not self._tabs[each].isHidden()]
            if visible:
                self.bring(visible[0])

    def bring(self, key: str, _checked: object = None) -> None:
        """Bring a panel to the front."""
        self._tabs[key].setChecked(True)
        self._stack.setCurrentIndex(self._keys.index(key))
        self.raised.emit(key)

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._menu_button.set_text(self.tr("Panel"))
        self._menu.clear()
        for area, words in (
            ("left", self.tr("Move to the left")),
            ("right", self.tr("Move to the right")),
            ("bottom", self.tr("Move to the bottom")),
        ):
            self._menu.addAction(words).triggered.connect(partial(self._move, area))
        self._menu.addAction(self.tr("Float")).triggered.connect(self._float)
        self._menu.addAction(self.tr("Hide")).triggered.connect(self.hide)
        self._menu.addSeparator()
        self._menu.addAction(self.tr("Reset all panels")).triggered.connect(self.reset_wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        p.setPen(self.palette().color(QPalette.ColorRole.Midlight))
        p.drawRect(self.rect().adjusted(0, 0, -1, -1))
        p.drawLine(0, self._title.height(), self.width(), self._title.height())

    def _move(self, area: str, _checked: object = None) -> None:
        window = self.parentWidget()
        if isinstance(window, QMainWindow):
            self.setFloating(False)
            window.addDockWidget(AREAS[area], self)

    @Slot()
    def _float(self) -> None:
        self.setFloating(not self.isFloating())


class DockFrame(QMainWindow):
    """The board in the middle, docks at three sides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A main window inside a page: a widget like any other.
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setDockNestingEnabled(True)
        self.setCorner(Qt.Corner.BottomLeftCorner, Area.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._docks: dict[str, Dock] = {}
        self._put_away: tuple[str, ...] = ()
        self._plan: Callable[[], None] | None = None

    @property
    def docks(self) -> dict[str, Dock]:
        """The docks by key."""
        return self._docks

    def add_dock(self, key: str, area: str) -> Dock:
        """Add an empty dock at a side."""
        dock = Dock(key, area, self)
        self._docks[key] = dock
        self.addDockWidget(AREAS[area], dock)
        dock.reset_wanted.connect(self.reset)
        return dock

    def set_plan(self, plan: Callable[[], None]) -> None:
        """Say how the docks stand at first; ``reset`` comes back to it."""
        self._plan = plan

    @Slot()
    def reset(self) -> None:
        """Put every dock where it stood at first."""
        self._put_away = ()
        for dock in self._docks.values():
            dock.setFloating(False)
            self.addDockWidget(AREAS[dock.home], dock)
            dock.show()
        if self._plan is not None:
            self._plan()

    def toggle_all(self) -> None:
        """Hide every dock, or bring back those that were there."""
        shown = tuple(key for key, dock in self._docks.items() if not dock.isHidden())
        if shown:
            self._put_away = shown
            for key in shown:
                self._docks[key].hide()
        else:
            for key in self._put_away:
                self._docks[key].show()
