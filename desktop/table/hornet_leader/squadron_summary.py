"""How the squadron is: how many are fit, and each Pilot with his Stress."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.card import Stress
from desktop.paint.colours import mixed
from desktop.paint.counter_rows import paint_status
from desktop.paint.face import Status
from desktop.paint.icons import stamp_icon
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource
from desktop.rules.core import T
from desktop.rules.hornet_leader import pilots
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.records import Member
from desktop.rules.hornet_leader.state import State
from desktop.table.hornet_leader.flight_art import paint_stress
from desktop.table.hornet_leader.pilot_faces import STATUS_KEYS, member_stress

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
SPOKEN = T("hornet_leader.table", "{pilot}, {aircraft}, {skill}: {status}, Stress {stress}")
MISSING = T("hornet_leader.table", "Missing")
PER_PILL = 4


class PilotLine(msgspec.Struct, frozen=True):
    """A Pilot in a line."""

    name: str
    short: str
    stress: Stress
    status: Status | None
    """Nothing for one who is missing."""
    spoken: str


class Summary(msgspec.Struct, frozen=True):
    """The squadron in numbers and lines."""

    counts: tuple[int, int, int, int]
    """Okay, Shaken, Unfit, missing."""
    words: tuple[str, str, str, str]
    lines: tuple[PilotLine, ...]


def summary_of(s: State, kit: Kit) -> Summary:
    """Return how the squadron is: the calmest first, the missing last."""
    members = [member for member in s.squadron if not member.removed]
    members.sort(key=lambda each: (each.missing, pilots.status(kit, each), each.stress))
    counts = [0, 0, 0, 0]
    for member in members:
        counts[3 if member.missing else pilots.status(kit, member)] += 1
    words = (*(say(kit.status_name(status)) for status in range(3)), say(MISSING))
    lines = tuple(_line(kit, member) for member in members)
    okay, shaken, unfit, missing = counts
    return Summary((okay, shaken, unfit, missing), (words[0], words[1], words[2], words[3]), lines)


def _line(kit: Kit, member: Member) -> PilotLine:
    status = pilots.status(kit, member)
    words = SPOKEN.of(
        pilot=kit.callsign(member.pilot),
        aircraft=pilots.type_of(kit, member.pilot).short,
        skill=kit.skill_name(member.skill),
        status=MISSING if member.missing else kit.status_name(status),
        stress=member.stress,
    )
    return PilotLine(
        kit.callsign(member.pilot),
        pilots.type_of(kit, member.pilot).short,
        member_stress(kit, member),
        None if member.missing else STATUS_KEYS[status],
        say(words),
    )


class SquadronSummary(QWidget):
    """Four counts, then a line for each Pilot."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._data: Summary | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def data(self) -> Summary | None:
        """What is shown."""
        return self._data

    def show_summary(self, data: Summary) -> None:
        """Show the squadron in another state."""
        if data == self._data:
            return
        self._data = data
        counts = (f"{word} {count}" for word, count in zip(data.words, data.counts, strict=True))
        self.setAccessibleName(", ".join(counts))
        self.setAccessibleDescription("; ".join(line.spoken for line in data.lines))
        self.updateGeometry()
        self.update()

    def _pill(self) -> float:
        return 2 * 15 * fonts.text_scale() + 12

    def _row(self) -> float:
        return QFontMetricsF(fonts.interface(13)).height() + 6

    def sizeHint(self) -> QSize:
        count = 0 if self._data is None else len(self._data.lines)
        return QSize(220, round(self._pill() + 8 + count * self._row()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = int((event.pos().y() - self._pill() - 8) // self._row())
            if self._data is not None and 0 <= row < len(self._data.lines):
                words = plain(self._data.lines[row].spoken)
                QToolTip.showText(event.globalPos(), words, self)
            return True
        return bool(super().event(event))

    def paintEvent(self, event: QPaintEvent) -> None:
        data = self._data
        if data is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = 6.0
        wide = (self.width() - (PER_PILL - 1) * gap) / PER_PILL
        theme = self._themes.theme
        tones = (theme.good, theme.warn, theme.bad, theme.info)
        for number, (count, word) in enumerate(zip(data.counts, data.words, strict=True)):
            box = QRectF(number * (wide + gap), 0, wide, self._pill())
            self._paint_count(p, box, count, word, QColor(tones[number]))
        y = self._pill() + 8
        for line in data.lines:
            self._paint_line(p, QRectF(0, y, self.width(), self._row()), line)
            y += self._row()

    def _paint_count(self, p: QPainter, box: QRectF, count: int, word: str, tone: QColor) -> None:
        palette = self.palette()
        ground = palette.color(Role.AlternateBase)
        fill = mixed(ground, tone, 0.16) if count else ground
        paint_panel(p, box, fill, mixed(ground, tone, 0.6 if count else 0.12), 6)
        half = box.height() / 2
        p.setFont(fonts.condensed(20, 700))
        p.setPen(palette.color(Role.WindowText if count else Role.PlaceholderText))
        figure = QRectF(box.left(), box.top() + 2, box.width(), half + 2)
        p.drawText(figure, Qt.AlignmentFlag.AlignCenter, str(count))
        p.setFont(fonts.condensed(13, 500))
        p.setPen(palette.color(Role.PlaceholderText))
        name = QRectF(box.left() + 2, box.top() + half + 2, box.width() - 4, half - 3)
        short = p.fontMetrics().elidedText(
            word, Qt.TextElideMode.ElideRight, round(name.width() + 2)
        )
        p.drawText(name, Qt.AlignmentFlag.AlignCenter, short)

    def _paint_line(self, p: QPainter, box: QRectF, line: PilotLine) -> None:
        palette, scale = self.palette(), fonts.text_scale()
        soft = palette.color(Role.PlaceholderText)
        sign = box.left() + 8 * scale
        if line.status is None:
            icon = QRectF(sign - 6, box.center().y() - 6, 12, 12)
            stamp_icon(p, icon, "search", soft)
        else:
            paint_status(p, QPointF(sign, box.center().y()), 5.6 * scale, line.status)
        left = box.left() + 20 * scale
        p.setFont(fonts.interface(13, 500))
        p.setPen(soft if line.status is None else palette.color(Role.WindowText))
        name = QRectF(left, box.top(), box.width() * 0.36, box.height())
        short = p.fontMetrics().elidedText(
            line.name, Qt.TextElideMode.ElideRight, round(name.width())
        )
        p.drawText(name, MIDDLE, short)
        p.setFont(fonts.condensed(13, 500))
        p.setPen(soft)
        kind = QRectF(name.right() + 4, box.top(), 56 * scale, box.height())
        p.drawText(kind, MIDDLE, line.short)
        p.setFont(fonts.condensed(14, 600))
        figure = p.fontMetrics().horizontalAdvance("00") + 4
        p.setPen(palette.color(Role.WindowText))
        p.drawText(box, MIDDLE | Qt.AlignmentFlag.AlignRight, str(line.stress.now))
        bar = QRectF(kind.right() + 2, box.center().y() - 4.5, 0, 9)
        bar.setRight(box.right() - figure)
        if bar.width() > 24 and line.status is not None:
            paint_stress(p, bar, line.stress, self._themes.theme, palette.color(Role.WindowText))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
