"""Whether everything on a screen has the room it needs and can be reached."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

from desktop.paint.buttons import KeyButton
from desktop.paint.elided import ElidedLabel
from desktop.table.decision_rows import Row
from tests.screens.found import Found, is_told, path_of

SLACK = 2
"""Pixels that nobody misses."""
BROKEN_AT = re.compile(r"[ \n\u2028\u2029-]")
"""Where a line may end."""


def troubles(window: QWidget) -> Iterator[Found]:
    """Yield all that is wrong with what is seen of a window."""
    widgets = [window, *window.findChildren(QWidget)]
    widgets = [each for each in widgets if each.isVisible() and each.window() is window]
    for widget in widgets:
        yield from _words(widget)
        yield from _place(widget)
        if isinstance(widget, QScrollArea):
            yield from _end(widget)
        if isinstance(widget, QAbstractItemView):
            yield from _rows(widget)
    yield from _overlaps(window, widgets)
    yield from _docks(widgets)
    yield from _keys(window)


def _cut(widget: QWidget, words: str, needs: float, has: float, at: QPoint) -> Iterator[Found]:
    if needs > has + SLACK and not is_told(widget, at, words):
        yield Found("cut", path_of(widget), words, f"{needs:.0f} > {has:.0f}")


def _words(widget: QWidget) -> Iterator[Found]:
    middle = widget.rect().center()
    metrics = widget.fontMetrics()
    if isinstance(widget, ElidedLabel):
        return  # its painting is looked at
    if isinstance(widget, QLabel) and widget.text():
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton) and widget.text() and not _paints(widget):
        words = widget.text().replace("&", "")
        needs = metrics.size(Qt.TextFlag.TextShowMnemonic, words).width()
        if not widget.icon().isNull():
            needs += widget.iconSize().width() + 4
        yield from _cut(widget, words, needs, widget.width(), middle)
        high = metrics.tightBoundingRect(words).height()
        yield from _cut(widget, words, high, widget.height(), middle)
    elif isinstance(widget, QLineEdit) and not widget.text() and widget.placeholderText():
        words = widget.placeholderText()
        has = widget.width() - 8 - (20 if widget.isClearButtonEnabled() else 0)
        yield from _cut(widget, words, metrics.horizontalAdvance(words), has, middle)
    elif isinstance(widget, QComboBox):
        words = widget.currentText()
        has = widget.width() - 28
        yield from _cut(widget, words, metrics.horizontalAdvance(words), has, middle)
    elif isinstance(widget, QGroupBox):
        words = widget.title()
        yield from _cut(widget, words, metrics.horizontalAdvance(words), widget.width(), middle)
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            box, words = widget.tabRect(tab), widget.tabText(tab)
            needs = metrics.horizontalAdvance(words)
            yield from _cut(widget, words, needs, box.width(), box.center())


def _label(label: QLabel) -> Iterator[Found]:
    words, room = label.text(), label.contentsRect().size()
    margin = 2 * label.margin()
    if "<" in words and label.textFormat() is not Qt.TextFormat.PlainText:
        document = QTextDocument()
        document.setHtml(words)
        # The plain text would have usual spaces for those at which no line is broken.
        words = document.toRawText()
    middle = label.rect().center()
    if label.wordWrap():
        high = label.heightForWidth(label.width())
        # The last line's room below the letters is not missed.
        spare = label.fontMetrics().descent()
        yield from _cut(label, words, high - spare, label.height(), middle)
        advance = label.fontMetrics().horizontalAdvance
        longest = max(BROKEN_AT.split(words), key=advance)
        yield from _cut(label, longest, advance(longest), room.width() - margin, middle)
        return
    hint: QSize = label.sizeHint()
    wide = hint.width() - label.width() + room.width()
    yield from _cut(label, words, wide - margin, room.width(), middle)
    least = label.fontMetrics().tightBoundingRect(words).height() if "\n" not in words else 0
    high = least or hint.height()
    yield from _cut(label, words, high, label.height(), middle)


def _place(widget: QWidget) -> Iterator[Found]:
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or isinstance(widget, QScrollBar):
        return
    if isinstance(widget, QTabBar) and widget.x() < -widget.width():
        return  # Qt keeps the bar there of docks that are not behind one another
    if isinstance(parent, QDockWidget) or isinstance(parent.parentWidget(), QDockWidget):
        return  # a folded dock shows the upper edge of what is in it
    area = parent.parentWidget()
    if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
        return  # a part of what is scrolled; that the end can be reached is looked at
    box, room = widget.geometry(), parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    if box.isEmpty():
        if not widget.sizeHint().isEmpty() and _says_something(widget):
            yield Found("outside", path_of(widget), _said(widget), f"no room at all: {_sized(box)}")
    elif not room.contains(box):
        yield Found("outside", path_of(widget), _said(widget), f"{_sized(box)} in {_sized(room)}")


def _overlaps(window: QWidget, widgets: list[QWidget]) -> Iterator[Found]:
    """Find words and controls that lie over one another."""
    seen = [(each, _seen_box(each, window)) for each in widgets if _is_leaf(each)]
    for place, (one, box) in enumerate(seen):
        for other, room in seen[place + 1 :]:
            common = box.intersected(room)
            if common.width() > SLACK and common.height() > SLACK:
                if one.isAncestorOf(other) or other.isAncestorOf(one):
                    continue
                words = f"{_said(one)} | {_said(other)}"
                yield Found("over", f"{path_of(one)} | {path_of(other)}", words, _sized(common))


def _docks(widgets: list[QWidget]) -> Iterator[Found]:
    """Find docks of a frame that lie over one another."""
    docks = [each for each in widgets if isinstance(each, QDockWidget) and not each.isFloating()]
    for place, one in enumerate(docks):
        for other in docks[place + 1 :]:
            common = one.geometry().intersected(other.geometry())
            beside = one.parentWidget() is other.parentWidget()
            if beside and common.width() > SLACK and common.height() > SLACK:
                words = f"{_said(one)} | {_said(other)}"
                yield Found("over", path_of(one), words, _sized(common))


def _is_leaf(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text())
    return isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QAbstractItemView)


def _seen_box(widget: QWidget, window: QWidget) -> QRect:
    """Return the part of a window in which a widget is seen."""
    return widget.visibleRegion().boundingRect().translated(widget.mapTo(window, QPoint(0, 0)))


def _end(area: QScrollArea) -> Iterator[Found]:
    inner = area.widget()
    if inner is None:
        return
    view = area.viewport()
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    for name, needs, has, bar, policy in (
        (
            "width",
            inner.width(),
            view.width(),
            area.horizontalScrollBar(),
            area.horizontalScrollBarPolicy(),
        ),
        (
            "height",
            inner.height(),
            view.height(),
            area.verticalScrollBar(),
            area.verticalScrollBarPolicy(),
        ),
    ):
        lost = needs - has - (0 if policy is never else bar.maximum())
        if lost > SLACK:
            yield Found("unreachable", path_of(area), _said(inner), f"{name}: {lost}")
    if view.width() < 40 or view.height() < 24:
        yield Found("unreachable", path_of(area), _said(inner), f"a slit: {_sized(view.rect())}")


def _rows(view: QAbstractItemView) -> Iterator[Found]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    if isinstance(view, QHeaderView):
        yield from _heads(view)
        return
    delegate = view.itemDelegate()
    columns = (
        # Qt keeps the count of a list's columns to itself.
        [view.modelColumn()]
        if isinstance(view, QListView)
        else range(model.columnCount(view.rootIndex()))
    )
    for row in range(model.rowCount(view.rootIndex())):
        for column in columns:
            index = model.index(row, column, view.rootIndex())
            box, words = view.visualRect(index), index.data()
            if box.isEmpty() or not isinstance(words, str) or not words:
                continue
            if _paints(delegate):
                continue
            needs = max(map(view.fontMetrics().horizontalAdvance, words.split("\n")))
            if isinstance(view, QListView) and view.wordWrap():
                continue  # goes on in the next line; that it ends there is looked at
            has = min(box.right(), view.viewport().width()) - box.left() + 1
            bar = view.horizontalScrollBar()
            yield from _cut(view.viewport(), words, needs, has + bar.maximum(), box.center())


def _paints(painter: object) -> bool:
    """Return whether a delegate or a button paints its words by itself; that is looked at, too."""
    return any(
        kind.__module__.startswith("desktop.")
        and ("paint" in vars(kind) or "paintEvent" in vars(kind))
        for kind in type(painter).__mro__
    )


def _heads(heads: QHeaderView) -> Iterator[Found]:
    model = heads.model()
    for section in range(heads.count()):
        words = model.headerData(section, heads.orientation())
        if heads.isSectionHidden(section) or not isinstance(words, str):
            continue
        start, long = heads.sectionViewportPosition(section), heads.sectionSize(section)
        if heads.orientation() is Qt.Orientation.Horizontal:
            wraps = int(heads.defaultAlignment()) & int(Qt.TextFlag.TextWordWrap)
            parts = words.split() if wraps else words.split("\n")
            needs = max(map(heads.fontMetrics().horizontalAdvance, parts), default=0)
            at = QPoint(start + long // 2, heads.height() // 2)
            yield from _cut(heads.viewport(), words, needs, long, at)


def _keys(window: QWidget) -> Iterator[Found]:
    """Find what the mouse can press and the Tab key never comes to."""
    for button in window.findChildren(QAbstractButton):
        if isinstance(button, QRadioButton) or isinstance(button.parentWidget(), QLineEdit):
            continue  # arrow keys choose, and Del clears
        if isinstance(button, Row) and not button.data.possible:
            continue  # says why not, and does nothing when pressed
        if not button.isVisible() or not button.isEnabled() or button.window() is not window:
            continue
        if not (_takes_keys(button) or button.shortcut().toString() or _has_key(button)):
            yield Found("no keys", path_of(button), _said(button))


def _takes_keys(button: QAbstractButton) -> bool:
    """Return whether the Tab key comes to a button, or to what it is a part of.

    Of a row of equal ones only that has the focus which arrow keys came to last.
    """
    parent = button.parentWidget()
    equal = parent.findChildren(type(button)) if parent is not None else []
    group = parent.parentWidget() if parent is not None else None
    near = [button, button.focusProxy(), *equal, parent, group]
    return any(each and each.focusPolicy() & Qt.FocusPolicy.TabFocus for each in near)


def _has_key(button: QAbstractButton) -> bool:
    """Return whether a key is written on a button, or is its only word."""
    return isinstance(button, KeyButton) and (bool(button.cap) or len(button.text()) == 1)


def _says_something(widget: QWidget) -> bool:
    return bool(isinstance(widget, QLabel | QAbstractButton) and widget.text())


def _said(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton) and widget.text():
        return widget.text()[:60]
    if isinstance(widget, QDockWidget):
        return widget.windowTitle()
    return widget.accessibleName()[:60] or widget.objectName()


def _sized(box: QRect) -> str:
    return f"{box.x()},{box.y()} {box.width()}×{box.height()}"
