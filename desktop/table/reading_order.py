"""Tab in the order in which a page is read, however its parts were made and come and go."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QLayout,
    QScrollArea,
    QWidget,
)

BACKWARD = (QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.BottomToTop)


def go_on(page: QWidget, *, forward: bool) -> bool:
    """Give the focus to what is read next in a page, or behind its end to what follows the page.

    To be asked by the page's ``focusNextPrevChild``; returns whether there was anything.
    """
    present = QApplication.focusWidget()
    parts = [part for part in parts_of(page) if _takes_tab(part)]
    if present is None or present not in parts:
        return False
    place = parts.index(present) + (1 if forward else -1)
    inside = 0 <= place < len(parts)
    found = parts[place] if inside else _beside(page, present, forward=forward)
    if found is None:
        return False
    reason = Qt.FocusReason
    found.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
    _show(found)
    return True


def parts_of(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and all in it, as they are read."""
    yield widget
    if isinstance(widget, QScrollArea):
        inner = widget.widget()
        if inner is not None:
            yield from parts_of(inner)
        return
    layout = widget.layout()
    laid: list[QWidget] = [] if layout is None else list(_laid(layout))
    for child in laid:
        yield from parts_of(child)
    others = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child not in laid and not child.isWindow()
    ]
    for child in sorted(others, key=lambda each: (each.y(), each.x())):
        yield from parts_of(child)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for part in placed(layout):
        if isinstance(part, QWidget):
            yield part
        else:
            yield from _laid(part)


def placed(layout: QLayout) -> list[QWidget | QLayout]:
    """Return the widgets and layouts right in a layout, from the upper left.

    Never by ``itemAt``: what it returns outlives the item of Qt, and the next widget at that
    address is taken for it. Then PySide crashes (seen with 6.11.3).
    """
    page = layout.parentWidget()
    around = (*(page.children() if page is not None else ()), *layout.children())
    parts = [each for each in around if isinstance(each, QWidget | QLayout)]
    places = {part: place for part in parts if (place := layout.indexOf(part)) >= 0}
    order = sorted(places, key=places.__getitem__)
    if isinstance(layout, QGridLayout):
        return sorted(order, key=lambda part: layout.getItemPosition(places[part])[:2])  # type: ignore[index]
    if isinstance(layout, QBoxLayout) and layout.direction() in BACKWARD:
        order.reverse()
    return order


def _takes_tab(widget: QWidget) -> bool:
    return (
        widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    )


def _beside(page: QWidget, present: QWidget, *, forward: bool) -> QWidget | None:
    """Return what Qt would give the focus to if the page had nothing in it."""
    found = present
    while True:
        following = found.nextInFocusChain() if forward else found.previousInFocusChain()
        if following is None:
            return None
        # PySide takes what was asked for a child of what it was asked of, and for gone with it
        # (seen with 6.11.3). Qt has nothing to do here.
        following.setParent(following.parentWidget())
        if following is present:
            return None
        found = following
        if _takes_tab(found) and found is not page and not page.isAncestorOf(found):
            return found


def _show(widget: QWidget) -> None:
    """Scroll to a widget in everything that scrolls around it."""
    around: QObject | None = widget.parentWidget()
    while isinstance(around, QWidget):
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()
