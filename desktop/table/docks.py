"""The docks around the board: one title bar with tabs, a menu, places kept for each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QFontMetricsF,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QMainWindow,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import IconButton
from desktop.paint.icons import IconName, draw_icon
from desktop.paint.style_parts import paint_focus
from desktop.table.blind import STRIP, Blind

TITLE, ICON = 34, 15
HIGHEST = 16_777_215
"""Qt's own limit."""
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
        self._short = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(TITLE - 2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.take_font()

    def wanted_width(self) -> int:
        """Return how wide icon and name are together."""
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        return round(words + 16 + (ICON + 6 if self._icon_name else 0))

    def set_short(self, short: bool) -> None:  # a Qt-like setter
        """Show the icon alone; the name is still in the tooltip."""
        if short != self._short:
            self._short = short
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(34 if self._short else self.wanted_width(), TITLE - 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(34, TITLE - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        front = self.isChecked()
        lit = front or self.underMouse()
        ink = palette.color(QPalette.ColorRole.Text if lit else QPalette.ColorRole.PlaceholderText)
        left = 8.0
        if self._icon_name is not None:
            tint = palette.color(QPalette.ColorRole.Accent) if front else ink
            place = QRectF(left, box.center().y() - ICON / 2, ICON, ICON)
            draw_icon(p, place, self._icon_name, tint)
            left += ICON + 6
        p.setFont(self.font())
        p.setPen(ink if not self._short else Qt.GlobalColor.transparent)
        room = box.adjusted(left, 0, -6, 0)
        words = QFontMetricsF(self.font()).elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        p.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)
        if front:
            accent = palette.color(QPalette.ColorRole.Accent)
            p.fillRect(QRectF(6, box.height() - 2, box.width() - 12, 2), accent)
        if self.hasFocus():
            paint_focus(p, box, palette)

    def take_font(self) -> None:
        """Take the font in force; a font of one's own does not follow the program's."""
        self.setFont(fonts.interface(13, 600))
        self.update()


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
        # Along the bottom height is dear: the title stands upright at the left there.
        self._upright = area == "bottom"
        direction = QBoxLayout.Direction
        way = direction.TopToBottom if self._upright else direction.LeftToRight
        self._row = QBoxLayout(way, self._title)
        self._row.setContentsMargins(4, 0, 4, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self._menu_button = IconButton("menu", "", self._title)
        self._menu_button.setFixedSize(28, 28)
        self._menu_button.clicked.connect(self._open_menu)
        self._row.addWidget(self._menu_button)
        self._menu = QMenu(self)
        if self._upright:
            self.setFeatures(self.features() | self.DockWidgetFeature.DockWidgetVerticalTitleBar)
        self.setTitleBarWidget(self._title)
        self._blind = Blind(self._stack, self)
        self.setWidget(self._blind)
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

    @property
    def menu_button(self) -> IconButton:
        """The last thing in the title."""
        return self._menu_button

    def add(self, key: str, name: str, icon_name: IconName | None, panel: QWidget) -> None:
        """Add a panel after those already there."""
        tab = TabButton(icon_name, self._title)
        tab.setText(name)
        tab.setAccessibleName(name)
        tab.setToolTip(name)
        # Upright it is as wide as its icon from the first: a name that is left out later would
        # leave the dock as wide as it was, over its neighbour.
        tab.set_short(self._upright)
        tab.clicked.connect(partial(self.bring, key))
        self._row.insertWidget(len(self._keys), tab)
        self._keys.append(key)
        self._tabs[key] = tab
        self._stack.addWidget(panel)
        if len(self._keys) == 1:
            tab.setChecked(True)
        self.setWindowTitle(" · ".join(self._tabs[each].text() for each in self._keys))

    @property
    def folded(self) -> bool:
        """Whether a strip of the panel is shown alone."""
        return self._blind.folded

    def fold(self, whole: int) -> None:
        """Show a strip of the panel alone, laid out as if the dock were `whole` pixels high."""
        self._menu_button.hide()
        self._blind.fold(whole)
        self.setMaximumHeight(STRIP)
        # Its least height is to be the strip's before the frame lays it out: one that was the
        # menu's would keep it higher than its place, below the window, until that changes.
        self._row.activate()
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def unfold(self) -> None:
        """Show the panel whole."""
        self._menu_button.show()
        self._blind.unfold()
        self.setMaximumHeight(HIGHEST)

    def name(self, key: str, name: str) -> None:
        """Change what a panel is called."""
        self._tabs[key].setText(name)
        self._tabs[key].setAccessibleName(name)
        self._tabs[key].setToolTip(name)
        self.setWindowTitle(" · ".join(self._tabs[each].text() for each in self._keys))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            for tab in self.tabs:
                tab.take_font()
            self._shorten()

    def _shorten(self) -> None:
        """Leave out the names of the tabs at the back where there is no room for all."""
        shown = [tab for tab in self.tabs if not tab.isHidden()]
        room = self.width() - self._menu_button.width() - 12
        tight = sum(tab.wanted_width() for tab in shown) > room
        for tab in shown:
            tab.set_short(self._upright or (tight and not tab.isChecked()))

    def show_tab(self, key: str, *, shown: bool) -> None:
        """Have a panel among the tabs, or leave it out."""
        if self._tabs[key].isHidden() == shown:
            self._tabs[key].setVisible(shown)
            self._shorten()
        if not shown and self.present == key:
            visible = [each for each in self._keys if not self._tabs[each].isHidden()]
            if visible:
                self.bring(visible[0])

    def bring(self, key: str, _checked: object = None) -> None:
        """Bring a panel to the front."""
        self._tabs[key].setChecked(True)
        self._stack.setCurrentIndex(self._keys.index(key))
        self._shorten()
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
        if not self._upright:
            p.drawLine(0, self._title.height(), self.width(), self._title.height())

    def _move(self, area: str, _checked: object = None) -> None:
        window = self.parentWidget()
        if isinstance(window, QMainWindow):
            self.setFloating(False)
            window.addDockWidget(AREAS[area], self)

    @Slot()
    def _open_menu(self) -> None:
        self._menu.popup(self._menu_button.mapToGlobal(QPoint(0, self._menu_button.height())))

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
        self._unseen: tuple[Dock, ...] = ()
        """The floating docks that went out of sight with the frame."""
        self._layout = b""
        """How the docks stood then."""
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

    def widen_bottom(self) -> None:
        """Let the docks of the bottom edge run under those of the sides."""
        self.setCorner(Qt.Corner.BottomLeftCorner, Area.BottomDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Area.BottomDockWidgetArea)

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

    def layout_bytes(self) -> bytes:
        """Return how the docks stand, or stood when the frame went out of sight."""
        return self._layout if self._unseen else bytes(self.saveState().data())

    def restore_layout(self, layout: bytes) -> bool:
        """Put the docks as the bytes say; return whether they could be read."""
        self._unseen = ()
        restored = self.restoreState(QByteArray(layout))
        if not self.isVisible():
            self._hide_floating()
        return restored

    def hideEvent(self, event: QHideEvent) -> None:
        # Floating docks are windows of their own: without this they would show a hand while the
        # screen is passed on. A minimised window takes them along by itself.
        if not event.spontaneous():
            self._hide_floating()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        docks, self._unseen = self._unseen, ()
        for dock in docks:
            dock.show()

    def _hide_floating(self) -> None:
        floating = [dock for dock in self._docks.values() if dock.isFloating()]
        shown = tuple(dock for dock in floating if not dock.isHidden())
        if not shown:
            return
        self._layout = bytes(self.saveState().data())
        self._unseen = shown
        for dock in shown:
            dock.hide()

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
