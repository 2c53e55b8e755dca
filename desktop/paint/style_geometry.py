"""Where the parts of styled widgets lie, and in which state they are."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from desktop.paint.style_metrics import METRICS

Metric = QStyle.PixelMetric
Part = QStyle.SubControl
Flag = QStyle.StateFlag


def scroll_part(option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
    """Return the place of a part of a scroll bar without arrows."""
    box = QRect(option.rect)
    upright = option.orientation is Qt.Orientation.Vertical
    length = box.height() if upright else box.width()
    span = option.maximum - option.minimum
    handle = length
    if span > 0:
        handle = length * option.pageStep // (span + option.pageStep)
        handle = min(length, max(METRICS[Metric.PM_ScrollBarSliderMin], handle))
    start = QStyle.sliderPositionFromValue(
        option.minimum,
        option.maximum,
        option.sliderPosition,
        length - handle,
        option.upsideDown,
    )
    places = {
        Part.SC_ScrollBarSlider: (start, handle),
        Part.SC_ScrollBarGroove: (0, length),
        Part.SC_ScrollBarSubPage: (0, start),
        Part.SC_ScrollBarAddPage: (start + handle, length - start - handle),
    }
    at, long = places.get(part, (0, 0))
    if upright:
        return QRect(box.left(), box.top() + at, box.width(), long)
    return QRect(box.left() + at, box.top(), long, box.height())


def stands_alone(widget: QWidget | None) -> bool:
    """Return whether an edit field is not the inside of a spin box or a combo box."""
    parent = widget.parentWidget() if widget else None
    return not isinstance(parent, QAbstractSpinBox | QComboBox)


def square(box: QRectF) -> QRectF:
    """Return the largest square in the middle of a box."""
    side = min(box.width(), box.height())
    result = QRectF(0, 0, side, side)
    result.moveCenter(box.center())
    return result


def thin(box: QRect, height: float) -> QRectF:
    """Return a strip along the middle of a box."""
    return QRectF(box.left(), QRectF(box).center().y() - height / 2, box.width(), height)


def check_state(state: QStyle.StateFlag) -> Qt.CheckState:
    """Return what a check box shows."""
    if state & Flag.State_NoChange:
        return Qt.CheckState.PartiallyChecked
    return Qt.CheckState.Checked if state & Flag.State_On else Qt.CheckState.Unchecked
