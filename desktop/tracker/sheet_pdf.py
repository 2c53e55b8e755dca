"""The log sheet as a PDF to print: of our own layout, A4 or Letter, landscape (HL-T6.4c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.tracker.sheet_back import SQUADRON_ROWS, back_lines, draw_back, draw_squadron
from desktop.tracker.sheet_canvas import Canvas
from desktop.tracker.sheet_data import LogSheet
from desktop.tracker.sheet_front import DAYS, ROWS, FrontPage

Paper = Literal["a4", "letter"]
PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
MARGIN = 10.0
RESOLUTION = 600
"""Dots in an inch."""
INCH = 25.4
Draw = Callable[[Canvas], None]


def log_pages(sheet: LogSheet) -> Iterator[Draw]:
    """Yield the pages of a log sheet: more than one first page for many Pilots or Days."""
    for first_pilot in range(0, max(1, len(sheet.pilots)), ROWS):
        for first_day in range(1, max(1, sheet.last_day) + 1, DAYS):
            yield lambda canvas, pilot=first_pilot, day=first_day: FrontPage(  # type: ignore[misc]
                canvas, sheet, pilot, day
            ).draw()


def squadron_pages(sheet: LogSheet) -> Iterator[Draw]:
    """Yield the pages of the sheet of the squadron."""
    for first in range(0, max(1, len(sheet.pilots)), SQUADRON_ROWS):
        yield lambda canvas, pilot=first: draw_squadron(canvas, sheet, pilot)  # type: ignore[misc]


def page_layout(paper: Paper) -> QPageLayout:
    """Return the layout of every page."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    size = QPageSize(PAPERS[paper])
    landscape = QPageLayout.Orientation.Landscape
    return QPageLayout(size, landscape, margins, QPageLayout.Unit.Millimeter)


def log_pdf(sheet: LogSheet, paper: Paper) -> bytes:
    """Return the log sheet as a PDF, the second page included if there is anything for it."""
    return _pdf(sheet, paper, log_pages(sheet), details=True)


def squadron_pdf(sheet: LogSheet, paper: Paper) -> bytes:
    """Return the sheet of the squadron as a PDF."""
    return _pdf(sheet, paper, squadron_pages(sheet), details=False)


def _pdf(sheet: LogSheet, paper: Paper, pages: Iterator[Draw], *, details: bool) -> bytes:
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(paper))
    writer.setTitle(sheet.name)
    writer.setCreator("Ready Room")
    painter = QPainter(writer)
    try:
        canvas = canvas_on(painter, page_layout(paper), RESOLUTION)
        for number, draw in enumerate(pages):
            if number:
                writer.newPage()
            draw(canvas)
        lines = back_lines(sheet) if details else []
        while lines:
            writer.newPage()
            lines = lines[draw_back(canvas, sheet, lines) :]
    finally:
        painter.end()
    buffer.close()
    return bytes(held.data())


def canvas_on(painter: QPainter, layout: QPageLayout, dots: float) -> Canvas:
    """Return the part of a page inside its margins, on a device with so many dots in an inch."""
    room = layout.paintRect(QPageLayout.Unit.Millimeter)
    return Canvas(painter, dots / INCH, room.width(), room.height())
