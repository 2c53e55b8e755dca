"""Everything that a person could read or have read out to them from a widget."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def texts_of(widget: QWidget) -> str:
    """Return all texts of a widget and of everything in it, hidden parts included."""
    found: list[str] = []
    for each in [widget, *widget.findChildren(QWidget)]:
        found += _own_texts(each)
    return "\n".join(text for text in found if text)


def _own_texts(widget: QWidget) -> Iterator[str]:
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox):
        yield from _model_texts(widget.model())
    if isinstance(widget, QAbstractItemView):
        yield from _model_texts(widget.model())
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield item.toolTip()


def _model_texts(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        for role in ROLES:
            value = index.data(role)
            if isinstance(value, str):
                yield value
