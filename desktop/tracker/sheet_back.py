"""The second page of the log sheet, and the sheet of the squadron (HL-T6.4c)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.models.say import say
from desktop.rules.core import T
from desktop.tracker.sheet_canvas import CENTRE, NORMAL, RIGHT, Canvas
from desktop.tracker.sheet_data import LogSheet, PilotRow
from desktop.tracker.sheet_front import fitting

COLUMN_GAP = 6.0
COLUMNS = 3
TITLE_HIGH = 9.0
SIZE = 2.8
SQUADRON_ROWS = 20
SQUADRON_HIGH = 8.0


def back_lines(sheet: LogSheet) -> list[tuple[str, bool]]:
    """Return the lines of the second page, and whether each is a heading."""
    found: list[tuple[str, bool]] = []
    for section in sheet.back:
        found.append((section.title, True))
        found += ((line, False) for line in section.lines)
    return found


def draw_back(canvas: Canvas, sheet: LogSheet, lines: list[tuple[str, bool]]) -> int:
    """Draw as many lines as the page has room for, and return how many."""
    _title(canvas, sheet, say(T("tracker", "Player Log, details")))
    width = (canvas.width - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS
    column, y = 0, TITLE_HIGH + 2
    most = canvas.height - TITLE_HIGH - 4
    for place, (words, heading) in enumerate(lines):
        shown = fitting(canvas, words, width, SIZE, most)
        high = canvas.height_of(shown, width, SIZE) + (3.0 if heading else 0.8)
        # A heading stands with the line after it.
        needed = high + (SIZE * 2 if heading else 0)
        if y + needed > canvas.height and y > TITLE_HIGH + 2:
            column, y = column + 1, TITLE_HIGH + 2
            if column == COLUMNS:
                return place
        x = column * (width + COLUMN_GAP)
        if heading:
            canvas.text(words, x, y + 0.8, width, 4, 3.2, bold=True)
            canvas.line(x, y + 5, x + width, y + 5, NORMAL)
        else:
            canvas.paragraph(shown, x, y, width, SIZE)
        y += high
    return len(lines)


def _title(canvas: Canvas, sheet: LogSheet, title: str) -> None:
    canvas.text(sheet.name, 0, 0, canvas.width - 90, 6, 4.2, bold=True)
    canvas.text(title, canvas.width - 88, 0, 88, 6, 3.2, RIGHT)
    canvas.line(0, TITLE_HIGH - 2, canvas.width, TITLE_HIGH - 2, NORMAL)


def draw_squadron(canvas: Canvas, sheet: LogSheet, first: int) -> None:
    """Draw the squadron from one Pilot on: who they are and what Stress they bear."""
    _title(canvas, sheet, _called(sheet))
    rows = sheet.pilots[first : first + SQUADRON_ROWS]
    columns = (
        (say(T("tracker", "Pilot")), 44.0),
        (say(T("tracker", "Aircraft")), 28.0),
        (say(T("tracker", "Skill")), 26.0),
        (say(T("tracker", "Okay")), 18.0),
        (say(T("tracker", "Shaken")), 18.0),
        (say(T("tracker", "XP gained / needed")), 30.0),
        (say(T("tracker", "Cool")), 14.0),
        (say(T("tracker", "SA")), 14.0),
        (say(T("tracker", "Notes")), canvas.width - 192.0),
    )
    y, x = TITLE_HIGH, 0.0
    for words, width in columns:
        canvas.box(x, y, width, 6, NORMAL)
        canvas.text(words, x + 1, y, width - 2, 6, 2.8, bold=True)
        x += width
    for place in range(min(SQUADRON_ROWS, int((canvas.height - y - 6) / SQUADRON_HIGH))):
        row = rows[place] if place < len(rows) else PilotRow()
        x, top = 0.0, y + 6 + place * SQUADRON_HIGH
        for number, ((_, width), words) in enumerate(zip(columns, _cells(row), strict=True)):
            canvas.box(x, top, width, SQUADRON_HIGH)
            align = CENTRE if number > 2 else None
            if align is None:
                canvas.text(words, x + 1, top, width - 2, SQUADRON_HIGH, 3.4, bold=number == 0)
            else:
                canvas.text(words, x + 1, top, width - 2, SQUADRON_HIGH, 3.4, align)
            x += width


def _called(sheet: LogSheet) -> str:
    parts = (sheet.campaign, sheet.year, sheet.length, sheet.difficulty)
    return ", ".join(filter(None, parts))


def _cells(row: PilotRow) -> Iterator[str]:
    yield from (row.name, row.aircraft, row.skill, row.okay, row.shaken)
    yield (f"{row.xp} / {row.needed}" if row.needed else str(row.xp)) if row.name else ""
    yield from (row.cool, row.sa, "")
