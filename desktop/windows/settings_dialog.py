"""The settings: found by searching, in force at once, no OK to forget."""

from __future__ import annotations

import difflib
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeySequence, QPainter, QPalette, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.colours import glass
from desktop.paint.fitted import fit
from desktop.paint.hints import set_hint
from desktop.paint.icons import button_icon
from desktop.play.session import Session
from desktop.windows.data_page import DataPage
from desktop.windows.desk import Desk
from desktop.windows.keys_page import KeysPage
from desktop.windows.settings_page import SettingsPage
from desktop.windows.settings_pages import AppearancePage, DicePage, LanguagePage, PlayPage
from desktop.windows.this_game_page import ThisGamePage

Index = QModelIndex | QPersistentModelIndex
HITS = Qt.ItemDataRole.UserRole
SIZE = QSize(980, 640)


class PageList(QStyledItemDelegate):
    """The rows of the list of pages: icon, name, and how many settings were found there."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        hits = index.data(HITS)
        if not hits:
            return
        palette: QPalette = option.palette
        box = QRectF(option.rect)
        pill = QRectF(box.right() - 38, box.center().y() - 9, 28, 18)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glass(palette.color(QPalette.ColorRole.Accent), 0.3))
        painter.drawRoundedRect(pill, 9, 9)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        painter.setFont(fonts.condensed(13))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(hits))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        high = round(36 * max(1.0, fonts.text_scale()))
        return QSize(super().sizeHint(option, index).width(), high)


class SettingsDialog(QDialog):
    """All settings, on pages that can be searched."""

    restored = Signal()
    """The library has been exchanged for a backup."""

    def __init__(
        self, desk: Desk, parent: QWidget | None = None, *, session: Session[Any] | None = None
    ) -> None:
        """``session`` is the open game, which has a page of its own, if one is open."""
        super().__init__(parent)
        self.data_page = DataPage(desk, self)
        self.data_page.restored.connect(self.restored)
        game = () if session is None else (ThisGamePage(desk.preferences, session, self),)
        self._pages: tuple[SettingsPage, ...] = (
            AppearancePage(desk.preferences, self),
            PlayPage(desk.preferences, self),
            DicePage(desk.preferences, self),
            *game,
            LanguagePage(desk.preferences, desk.languages, self),
            KeysPage(desk.preferences, desk.themes, self),
            self.data_page,
        )
        self._build()
        self._dress()
        self._retranslate()
        self._list.setCurrentRow(0)
        fit(self, SIZE)
        self.search.setFocus()

    def _build(self) -> None:
        self._title = QLabel(self)
        self._subtitle = QLabel(self)
        self._subtitle.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search_changed)
        self._count = QLabel(self)
        self._count.setWordWrap(True)
        self._suggestion = KeyButton("", Importance.QUIET, self)
        self._suggestion.clicked.connect(self._take_suggestion)
        self._list = QListWidget(self)
        self._list.setFrameShape(QListWidget.Shape.NoFrame)
        self._list.setItemDelegate(PageList(self._list))
        self._list.setIconSize(QSize(18, 18))
        self._list.currentRowChanged.connect(self._show_page)
        self._stack = QStackedWidget(self)
        for page in self._pages:
            QListWidgetItem(self._list)
            self._stack.addWidget(page)
        self._close = KeyButton("", Importance.PRIMARY, self)
        self._close.setAutoDefault(False)
        self._close.clicked.connect(self.accept)
        left = QVBoxLayout()
        for widget in (self.search, self._count, self._suggestion):
            left.addWidget(widget)
        left.addWidget(self._list, 1)
        side = QWidget(self)
        side.setLayout(left)
        side.setFixedWidth(round(250 * max(1.0, min(1.5, fonts.text_scale()))))
        left.setContentsMargins(0, 0, 0, 0)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addWidget(side)
        middle.addWidget(self._stack, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(self._subtitle)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._focus_search)

    def show_page(self, name: str) -> None:
        """Turn to a page by the name of its class."""
        for row, page in enumerate(self._pages):
            if type(page).__name__ == name:
                self._list.setCurrentRow(row)

    def page(self) -> SettingsPage:
        """Return the page that is shown."""
        return self._pages[self._stack.currentIndex()]

    def page_title(self) -> str:
        """Return the name of the page that is shown."""
        return self.page().title()

    def count_text(self) -> str:
        """Return what is said about the hits."""
        return self._count.text()

    def suggestion_text(self) -> str:
        """Return the suggestion, empty if there is none."""
        return "" if self._suggestion.isHidden() else self._suggestion.text()

    @Slot(int)
    def _show_page(self, row: int) -> None:
        self._stack.setCurrentIndex(row)

    @Slot()
    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @Slot(str)
    def _search_changed(self, text: str) -> None:
        word = text.strip()
        counts = [page.hits(word) for page in self._pages]
        for row, count in enumerate(counts):
            self._list.item(row).setData(HITS, count)
        if sum(counts) and not counts[max(0, self._list.currentRow())]:
            self._list.setCurrentRow(next(row for row, count in enumerate(counts) if count))
        self._say_count(word, sum(counts))

    def _say_count(self, word: str, total: int) -> None:
        near = self._nearest(word) if word and not total else ""
        self._count.setVisible(bool(word))
        self._suggestion.setVisible(bool(near))
        self._suggestion.setText(self.tr("Did you mean “{word}”?").format(word=near))
        self._suggestion.setProperty("word", near)
        if total:
            self._count.setText(self.tr("Settings found: {count}").format(count=total))
        else:
            self._count.setText(self.tr("Nothing is called that."))

    def _nearest(self, word: str) -> str:
        words = {
            each.strip(".,;“”").casefold()
            for page in self._pages
            for row in page.rows
            for each in row.words().split()
        }
        close = difflib.get_close_matches(word.casefold(), sorted(words), n=1)
        return close[0] if close else ""

    @Slot()
    def _take_suggestion(self) -> None:
        self.search.setText(str(self._suggestion.property("word")))

    def _dress(self) -> None:
        self._title.setFont(fonts.interface(20, 700))
        self._subtitle.setFont(fonts.interface(13))
        self._count.setFont(fonts.interface(13))
        for page in self._pages:
            page.dress()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._subtitle.setText(self.tr("Changes apply at once"))
        set_hint(self.search, self.tr("Search the settings …"), self.tr("Search the settings"))
        self._list.setAccessibleName(self.tr("Pages"))
        self._close.setText(self.tr("Close"))
        for row, page in enumerate(self._pages):
            page.retranslate()
            self._list.item(row).setText(page.title())
            self._list.item(row).setIcon(button_icon(page.icon, self.palette()))
        self._search_changed(self.search.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._dress()
