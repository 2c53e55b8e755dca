"""What is wrong with a screen: where, what, and the words that cannot be read."""

from __future__ import annotations

import re
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

TOP = Path(__file__).resolve().parent.parent.parent


class Found(NamedTuple):
    """Something that a person cannot read or reach."""

    kind: str
    """``cut``, ``small``, ``outside``, ``over``, ``large``, ``faint`` and others."""
    where: str
    words: str
    by: str = ""
    """By how much, or what else is concerned."""


def path_of(widget: QWidget) -> str:
    """Return the kinds of a widget and what it lies in that tell it apart."""
    names: list[str] = []
    each: QWidget | None = widget
    while each is not None and len(names) < 4:
        name = type(each).__name__
        if name not in ("QWidget", "QFrame", "QStackedWidget", "QScrollArea") or not names:
            names.append(name)
        each = each.parentWidget()
    return " < ".join(names)


def bare(text: str) -> str:
    """Return the letters and digits of a text alone, however it is set."""
    return re.sub(r"[\W_]+", "", re.sub(r"<[^>]*>", " ", text)).casefold()


def is_told(widget: QWidget, at: QPoint, words: str) -> bool:
    """Return whether the tooltip at a point of a widget says the words whole."""
    QToolTip.hideText()
    event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)
    told = QToolTip.text()
    QToolTip.hideText()
    each: QWidget | None = widget
    while each is not None and not told:
        told = each.toolTip()
        each = each.parentWidget()
    return bare(words) in bare(told)


def place_of(frame: FrameType | None) -> str:
    """Return the lines of the program that paint, the innermost first."""
    names: list[str] = []
    while frame is not None and len(names) < 3:
        file = Path(frame.f_code.co_filename)
        if "desktop" in file.parts and not file.name.startswith("cli_tour"):
            names.append(f"{file.relative_to(TOP / 'desktop')}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(names)
