"""The first page of the log sheet: title, squadron, Days, accounts (HL-T6.4c)."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import T
from desktop.tracker.sheet_canvas import CENTRE, LEFT, NORMAL, RIGHT, Canvas
from desktop.tracker.sheet_data import MOST_LINES, DayColumn, Line, LogSheet, PilotRow

ROWS = 14
DAYS = 9
"""On one page."""
DAY_WIDE = 15.0
ROW_HIGH = 8.0
LINE_HIGH = 4.2
TITLE_HIGH = 15.0
HEAD_HIGH = 5.0
FOOT_TOP = TITLE_HIGH + HEAD_HIGH + ROWS * ROW_HIGH + 9 * LINE_HIGH + 2.0
PILOT, AIRCRAFT, SKILL, XP, COOL = 28.0, 18.0, 16.0, 20.0, 10.0
COLUMNS = (PILOT, AIRCRAFT, SKILL, XP, COOL)
TABLE_WIDE = sum(COLUMNS) + DAYS * DAY_WIDE
BLANK_XP = 10
"""Boxes for Experience where the number needed is not known."""


class FrontPage:
    """Draws the page for some of the Pilots and Days."""

    def __init__(self, canvas: Canvas, sheet: LogSheet, first_pilot: int, first_day: int) -> None:
        self._c, self._sheet = canvas, sheet
        self._pilots = sheet.pilots[first_pilot : first_pilot + ROWS]
        self._days = range(first_day, first_day + DAYS)

    def draw(self) -> None:
        """Draw everything."""
        self._title()
        self._head()
        top = TITLE_HIGH + HEAD_HIGH
        for row in range(ROWS):
            pilot = self._pilots[row] if row < len(self._pilots) else PilotRow()
            self._pilot(top + row * ROW_HIGH, pilot)
        self._below(top + ROWS * ROW_HIGH)
        self._notes()
        self._foot()

    # The title band

    def _title(self) -> None:
        c, sheet = self._c, self._sheet
        c.box(0, 0, c.width, TITLE_HIGH - 1, NORMAL)
        c.text(say(T("tracker", "Player Log")), c.width - 42, 0.8, 40, 5.5, 4.2, RIGHT, bold=True)
        self._field(say(T("tracker", "Name")), sheet.name, 2, 0.8, 96)
        self._field(say(T("tracker", "Campaign")), sheet.campaign, 102, 0.8, 78)
        self._field(say(T("tracker", "Year")), sheet.year, 184, 0.8, 22)
        y = 7.6
        c.text(say(T("tracker", "Service")), 2, y, 14, 5, 2.4)
        names = (
            (say(T("tracker", "Navy")), sheet.marine is False),
            (say(T("tracker", "Marine Corps")), sheet.marine is True),
        )
        x = 15.0
        for words, checked in names:
            c.check(x, y + 1, 3, checked=checked)
            c.text(words, x + 4, y, 22, 5, 2.8)
            x += 17.0 if words == names[0][0] else 0.0
        self._field(say(T("tracker", "Length")), sheet.length, 58, y, 30)
        self._field(say(T("tracker", "Days")), str(sheet.days or ""), 91, y, 18)
        self._field(say(T("tracker", "Difficulty")), sheet.difficulty, 112, y, 36)
        self._field(say(T("tracker", "Options")), sheet.options, 151, y, c.width - 153)

    def _field(self, label: str, value: str, x: float, y: float, width: float) -> None:
        """Write a label and what it is for, on a line."""
        c = self._c
        room = min(16.0, 2.0 + 1.55 * len(label))
        c.text(label, x, y, room, 5, 2.4)
        c.line(x + room, y + 5, x + width, y + 5)
        c.text(value, x + room + 0.5, y, width - room - 0.5, 5, 3.2, bold=True)

    # The squadron

    def _head(self) -> None:
        c, y, x = self._c, TITLE_HIGH, 0.0
        names = (
            say(T("tracker", "Pilot")),
            say(T("tracker", "Aircraft")),
            say(T("tracker", "Skill")),
            say(T("tracker", "XP gained / needed")),
            say(T("tracker", "Cool")),
        )
        for words, width in zip(names, COLUMNS, strict=True):
            c.box(x, y, width, HEAD_HIGH, NORMAL)
            c.text(words, x + 0.8, y, width - 1.6, HEAD_HIGH, 2.6, bold=True)
            x += width
        for day in self._days:
            c.box(x, y, DAY_WIDE, HEAD_HIGH, NORMAL)
            beyond = self._sheet.last_day and day > self._sheet.last_day
            words = "" if beyond else say(T("tracker", "Day {day}").of(day=day))
            c.text(words, x, y, DAY_WIDE, HEAD_HIGH, 2.8, CENTRE, bold=True)
            x += DAY_WIDE

    def _pilot(self, y: float, row: PilotRow) -> None:
        c, x = self._c, 0.0
        for words, width in ((row.name, PILOT), (row.aircraft, AIRCRAFT), (row.skill, SKILL)):
            c.box(x, y, width, ROW_HIGH)
            c.text(words, x + 0.8, y, width - 1.6, ROW_HIGH, 3.2, bold=width == PILOT)
            x += width
        self._experience(x, y, row)
        x += XP
        c.box(x, y, COOL, ROW_HIGH)
        c.text(row.cool, x, y, COOL, ROW_HIGH, 3.2, CENTRE)
        x += COOL
        for day in self._days:
            self._mark(x, y, row, day)
            x += DAY_WIDE

    def _experience(self, x: float, y: float, row: PilotRow) -> None:
        c = self._c
        c.box(x, y, XP, ROW_HIGH)
        if row.name:
            words = f"{row.xp} / {row.needed}" if row.needed else str(row.xp)
            c.text(words, x + 0.8, y, XP - 1.6, ROW_HIGH / 2, 3.0, CENTRE)
        count = row.needed if row.name else BLANK_XP
        if not count:
            return
        step = min(2.4, (XP - 2) / count)
        left = x + (XP - count * step) / 2
        side = step - 0.3
        for place in range(count):
            top = y + ROW_HIGH * 0.75 - side / 2
            c.box(left + place * step, top, side, side, full=place < row.xp)

    def _mark(self, x: float, y: float, row: PilotRow, day: int) -> None:
        """Draw the box of a Day: Stress above; status letter and flag below."""
        c, half = self._c, ROW_HIGH / 2
        c.box(x, y, DAY_WIDE, ROW_HIGH)
        c.line(x + 1, y + half, x + DAY_WIDE - 1, y + half, 0.05)
        mark = row.marks.get(day)
        if mark is None:
            return
        stress = "?" if mark.stress is None else str(mark.stress)
        weight = mark.flew
        c.text(stress, x, y, DAY_WIDE, half, 3.4, CENTRE, bold=weight)
        c.text(mark.status, x + 1.2, y + half, 5, half, 3.0, LEFT)
        c.text(mark.flags, x + DAY_WIDE - 7.2, y + half, 6, half, 3.0, RIGHT, bold=True)

    # Below the Days

    def _below(self, top: float) -> None:
        c, left = self._c, sum(COLUMNS)
        rows = (
            (say(T("tracker", "Target number")), "target"),
            (say(T("tracker", "Night (N) / Tanker (T)")), "night_tanker"),
            (say(T("tracker", "SO spent")), "so_spent"),
            (say(T("tracker", "SO left")), "so_left"),
            (say(T("tracker", "Target status X / D / O")), "status"),
            (say(T("tracker", "VP")), "vp"),
            (say(T("tracker", "Recon")), "recon"),
            (say(T("tracker", "Intel")), "intel"),
            (say(T("tracker", "Infra")), "infra"),
        )
        for place, (label, field) in enumerate(rows):
            y = top + place * LINE_HIGH
            c.box(0, y, left, LINE_HIGH)
            c.text(label, 0.8, y, left - 1.6, LINE_HIGH, 2.8, RIGHT, bold=True)
            for column, day in enumerate(self._days):
                x = left + column * DAY_WIDE
                c.box(x, y, DAY_WIDE, LINE_HIGH)
                words = getattr(self._sheet.columns.get(day, DayColumn()), field)
                c.text(words, x + 0.4, y, DAY_WIDE - 0.8, LINE_HIGH, 3.0, CENTRE)
        c.box(0, TITLE_HIGH, TABLE_WIDE, top + 9 * LINE_HIGH - TITLE_HIGH, NORMAL)

    def _notes(self) -> None:
        """Draw the place for the Campaign Notes, right of the Days."""
        c, x = self._c, TABLE_WIDE + 3
        width = c.width - x
        bottom = FOOT_TOP - 2.0
        c.box(x, TITLE_HIGH, width, bottom - TITLE_HIGH, NORMAL)
        c.text(
            say(T("tracker", "Campaign notes")),
            x + 0.8,
            TITLE_HIGH,
            width - 1.6,
            HEAD_HIGH,
            2.6,
            bold=True,
        )
        c.line(x, TITLE_HIGH + HEAD_HIGH, x + width, TITLE_HIGH + HEAD_HIGH)
        room = bottom - TITLE_HIGH - HEAD_HIGH - 2
        words = fitting(c, self._sheet.notes, width - 2, 2.6, room)
        if words:
            c.paragraph(words, x + 1, TITLE_HIGH + HEAD_HIGH + 1, width - 2, 2.6)
            return
        y = TITLE_HIGH + HEAD_HIGH + ROW_HIGH
        while y < bottom - 1:
            c.line(x + 1.5, y, x + width - 1.5, y, 0.05)
            y += ROW_HIGH

    # The foot

    def _foot(self) -> None:
        c = self._c
        high = c.height - FOOT_TOP
        width = (c.width - 6) / 3
        boxes = (
            (say(T("tracker", "SO Points at the start")), self._sheet.so_lines),
            (say(T("tracker", "Victory Points")), self._sheet.vp_lines),
            (say(T("tracker", "Evaluation")), self._sheet.grades),
        )
        for place, (title, lines) in enumerate(boxes):
            x = place * (width + 3)
            c.box(x, FOOT_TOP, width, high, NORMAL)
            c.text(title, x + 1, FOOT_TOP + 0.3, width - 2, 3.6, 2.6, bold=True)
            area = (x, FOOT_TOP + 4, width, high - 4.5)
            if place == 2:
                self._grades(*area)
            else:
                self._account(*area, lines)

    def _account(
        self, x: float, y: float, width: float, high: float, lines: tuple[Line, ...]
    ) -> None:
        """Write an account in columns, or lines to write on."""
        rows = 4
        wide, step = width / (MOST_LINES // rows), high / rows
        for place in range(MOST_LINES):
            left, top = x + wide * (place // rows), y + step * (place % rows)
            if place < len(lines):
                self._line(left, top, wide, step, lines[place])
            elif not lines:
                self._c.line(
                    left + 1.5, top + step - 0.4, left + wide - 1.5, top + step - 0.4, 0.05
                )

    def _grades(self, x: float, y: float, width: float, high: float) -> None:
        """Write what each grade takes, that which is reached ringed."""
        rows = 3
        wide, step = width / 2, high / rows
        for place, line in enumerate(self._sheet.grades):
            left, top = x + wide * (place // rows), y + step * (place % rows)
            self._line(left + 1, top, wide - 2, step, line)
            if not line.amount:
                self._c.line(left + 20, top + step - 0.6, left + wide - 2, top + step - 0.6, 0.05)
            if place == self._sheet.grade:
                self._c.ring(left + 0.8, top + 0.2, wide - 1.6, step - 0.4)

    def _line(self, x: float, y: float, width: float, high: float, line: Line) -> None:
        room = width * 0.6
        self._c.text(line.words, x + 1.5, y, room - 1.5, high, 2.6)
        self._c.text(line.amount, x + room, y, width - room - 1.5, high, 2.6, RIGHT, bold=True)


def fitting(c: Canvas, words: str, width: float, size: float, room: float) -> str:
    """Return as much of a text as there is room for."""
    if c.height_of(words, width, size) <= room:
        return words
    short, long = 0, len(words)
    while short < long:
        middle = (short + long + 1) // 2
        if c.height_of(words[:middle] + "\N{HORIZONTAL ELLIPSIS}", width, size) <= room:
            short = middle
        else:
            long = middle - 1
    return words[:short].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
