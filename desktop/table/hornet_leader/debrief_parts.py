"""Parts of the Debriefing: the stamp, the gauge of the grades, tracks that moved, lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.bars import paint_share
from desktop.paint.card import Stress
from desktop.paint.colours import glass, mixed
from desktop.paint.icons import icon
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_panel, rounded
from desktop.paint.theme import ThemeSource, Tone
from desktop.table.hornet_leader.day_story import StoryLine
from desktop.table.hornet_leader.debrief_data import Gauge, RestRow
from desktop.table.hornet_leader.target_parts import TargetPicture
from desktop.table.hornet_leader.track_strip import TrackData

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
ARROW = "\N{RIGHTWARDS ARROW}"
NAME, BESIDE_NAME, MOST_NAMED = 48, 6, 0.27
"""The least room for the name of a track, the gap behind it, the most of the width it takes."""


class StampedPicture(TargetPicture):
    """The Target with what has become of it stamped across."""

    HIGH = 128

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._stamp, self._tone = "", Tone.GOOD
        self.setFixedHeight(self.HIGH)

    def show_stamp(self, words: str, tone: Tone) -> None:
        """Change the words of the stamp."""
        self._stamp, self._tone = words, tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._stamp:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor({Tone.GOOD: "#6FE3B2", Tone.WARN: "#FFCB63"}.get(self._tone, "#FF9F8A"))
        font = fonts.condensed(27, 700)
        font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, 2)
        metrics = QFontMetricsF(font)
        room = self.width() * 0.86
        wide = min(metrics.horizontalAdvance(self._stamp) + 30, room)
        box = QRectF(-wide / 2, -metrics.height() * 0.55, wide, metrics.height() * 1.1)
        p.translate(self.width() * 0.5, self.height() * 0.42)
        p.rotate(-7)
        p.fillPath(rounded(box, 5), glass("#0B1016", 0.55))
        p.setPen(QPen(colour, 3))
        p.drawRoundedRect(box, 5, 5)
        p.setFont(font)
        p.drawText(box, CENTRE, self._stamp)


class GradeBar(QWidget):
    """The grades as fields, with the Victory Points on them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gauge: Gauge | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_gauge(self, gauge: Gauge, words: str) -> None:
        """Show another sum; the words are for screen readers."""
        self._gauge = gauge
        self.setAccessibleName(words)
        self.setToolTip(plain("\n".join(f"{name} {vp}" for name, vp in gauge.bounds)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, round(24 + 34 * fonts.text_scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        gauge = self._gauge
        if gauge is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent, base = palette.color(Role.Accent), palette.color(Role.Base)
        fields = len(gauge.bounds) + 1
        wide, high = self.width() / fields, 10.0
        top = 12.0
        for number in range(fields):
            box = QRectF(number * wide, top, wide - 3, high)
            p.fillPath(rounded(box, 2.5), mixed(base, accent, 0.22 + 0.18 * number))
        line = 17 * fonts.text_scale()
        for number, (name, least) in enumerate(gauge.bounds, 1):
            box = QRectF(number * wide - 3, top + high + 4, wide, line)
            p.setFont(fonts.condensed(13, 500))
            p.setPen(palette.color(Role.PlaceholderText))
            cut = p.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, round(wide))
            p.drawText(box, MIDDLE, cut)
            p.setFont(fonts.condensed(13, 700))
            p.setPen(palette.color(Role.WindowText))
            p.drawText(box.translated(0, line - 2), MIDDLE, str(least))
        x = place_on(gauge, gauge.vp) * self.width()
        pointer = QPolygonF([QPointF(x - 6, 1), QPointF(x + 6, 1), QPointF(x, top - 1)])
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(palette.color(Role.WindowText))
        p.drawPolygon(pointer)


def place_on(gauge: Gauge, vp: int) -> float:
    """Return where a sum lies on the bar, 0 to 1; every grade has a field of the same width."""
    bounds = [least for _, least in gauge.bounds]
    fields = len(bounds) + 1
    step = max(bounds[-1] - bounds[-2], 1)
    edges = [min(0, bounds[0] - step), *bounds, bounds[-1] + step]
    for number in range(fields):
        low, high = edges[number], edges[number + 1]
        if vp < high or number == fields - 1:
            share = min(max((vp - low) / max(high - low, 1), 0.04), 0.96)
            return (number + share) / fields
    return 1.0


class MovedTrack(QWidget):
    """A track in one line, with an arrow from the old reading to the present one."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._data: TrackData | None = None
        self._old = 0
        self._names = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def named(self) -> float:
        """How wide its name is, in narrow letters."""
        words = QFontMetricsF(fonts.narrowed(fonts.interface(13)))
        return words.horizontalAdvance(self._data.name) if self._data else 0.0

    def align(self, names: float) -> None:
        """Begin the cells where names of this width end, as those of the other tracks do."""
        self._names = names
        self.update()

    @property
    def left(self) -> float:
        """Where the cells begin."""
        least = NAME * fonts.text_scale()
        return max(least, min(self._names + BESIDE_NAME, self.width() * MOST_NAMED))

    @property
    def moved(self) -> tuple[int, int]:
        """The old and the present place."""
        return self._old, self._data.place if self._data else 0

    def show_track(self, data: TrackData, old: int) -> None:
        """Show a track, and where it stood before."""
        self._data, self._old = data, old
        words = data.meanings[data.place]
        if old != data.place:
            words = f"{data.meanings[old]} {ARROW} {words}"
        self.setAccessibleName(f"{data.name}: {words}")
        self.setToolTip(plain(words))
        self.updateGeometry()
        self.update()

    def _cell(self) -> float:
        rows = max((cell.count("\n") for cell in self._data.cells), default=0) if self._data else 0
        return (rows + 1) * 14 * fonts.text_scale() + 8

    def sizeHint(self) -> QSize:
        return QSize(240, round(self._cell() + 9))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        data = self._data
        if data is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent, ground = palette.color(Role.Accent), palette.color(Role.AlternateBase)
        left, high = self.left, self._cell()
        muted = palette.color(Role.PlaceholderText)
        paint_line(p, QRectF(0, 0, left - 4, high), data.name, fonts.interface(13), muted)
        wide = (self.width() - left) / len(data.cells)
        for number, words in enumerate(data.cells):
            box = QRectF(left + number * wide, 0, wide - 4, high)
            here = number == data.place
            fill = mixed(ground, accent, 0.32) if here else ground
            paint_panel(p, box, fill, accent if here else palette.color(Role.Midlight), 4)
            p.setFont(cell_font(words, wide, 700 if here else 500))
            p.setPen(palette.color(Role.WindowText if here else Role.PlaceholderText))
            # Words may use up the gaps beside a narrow cell.
            p.drawText(box.adjusted(-2, 0, 2, 0), CENTRE, words)
        if self._old != data.place:
            self._paint_arrow(p, left, wide, high + 4)

    def _paint_arrow(self, p: QPainter, left: float, wide: float, y: float) -> None:
        old, now = self.moved
        start, end = left + (old + 0.5) * wide, left + (now + 0.5) * wide
        colour = QColor(self._themes.theme.info)
        p.setPen(QPen(colour, 2))
        p.drawLine(QPointF(start, y), QPointF(end, y))
        back = -7 if end > start else 7
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(colour)
        head = [QPointF(end, y), QPointF(end + back, y - 4), QPointF(end + back, y + 4)]
        p.drawPolygon(QPolygonF(head))


class StoryLines(QWidget):
    """Lines with an icon in the colour of what they tell; words wrap."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._lines: tuple[StoryLine, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        themes.changed.connect(self._repaint)

    @property
    def lines(self) -> tuple[StoryLine, ...]:
        """What is told."""
        return self._lines

    def show_lines(self, lines: tuple[StoryLine, ...]) -> None:
        """Tell something else."""
        self._lines = lines
        self.setAccessibleName("\n".join(line.words for line in lines))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(sum(self._heights(width)))

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.heightForWidth(max(self.width(), 140)))

    def _heights(self, width: int) -> list[float]:
        metrics = QFontMetricsF(fonts.interface(13))
        room = QRectF(0, 0, max(width - 26 * fonts.text_scale(), 60), 9999)
        flags = int(Qt.TextFlag.TextWordWrap)
        return [metrics.boundingRect(room, flags, line.words).height() + 7 for line in self._lines]

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette, theme = self.palette(), self._themes.theme
        side = 16 * fonts.text_scale()
        y = 0.0
        for line, high in zip(self._lines, self._heights(self.width()), strict=True):
            colour = theme.tone(line.tone, palette.color(Role.Accent).name())
            p.drawPixmap(QPointF(0, y + 2), icon(line.icon, colour, side, self.devicePixelRatioF()))
            p.setFont(fonts.interface(13))
            p.setPen(palette.color(Role.WindowText))
            box = QRectF(26 * fonts.text_scale(), y, self.width() - 26 * fonts.text_scale(), high)
            p.drawText(box, int(Qt.TextFlag.TextWordWrap), line.words)
            y += high

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class RestBars(QWidget):
    """What R&R would take off each Pilot's Stress, on one scale."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._rows: tuple[RestRow, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        themes.changed.connect(self._repaint)

    @property
    def rows(self) -> tuple[RestRow, ...]:
        """The Pilots whose Stress would fall."""
        return self._rows

    def show_rows(self, rows: tuple[RestRow, ...]) -> None:
        """Show other Pilots."""
        self._rows = rows
        words = (f"{each.callsign} {each.before.now} {ARROW} {each.after.now}" for each in rows)
        self.setAccessibleName("; ".join(words))
        self.updateGeometry()
        self.update()

    def _row(self) -> float:
        return 22 * max(1.0, fonts.text_scale())

    def sizeHint(self) -> QSize:
        return QSize(240, round(self._row() * len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, row = self.palette(), self._row()
        most = max((each.before.shaken + 1 for each in self._rows), default=1)
        name, figure = self.width() * 0.34, 54 * fonts.text_scale()
        for number, each in enumerate(self._rows):
            y = number * row
            p.setFont(fonts.interface(13))
            p.setPen(palette.color(Role.WindowText))
            box = QRectF(0, y, name - 6, row)
            cut = p.fontMetrics().elidedText(
                each.callsign, Qt.TextElideMode.ElideRight, round(box.width())
            )
            p.drawText(box, MIDDLE, cut)
            p.setFont(fonts.condensed(15, 700))
            words = f"{each.before.now} {ARROW} {each.after.now}"
            p.drawText(QRectF(0, y, self.width(), row), RIGHT, words)
            track = QRectF(name, y + row / 2 - 4, self.width() - name - figure, 8)
            p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.1))
            for stress, alpha in ((each.before, 0.45), (each.after, 1.0)):
                share = min(stress.now / most, 1.0)
                piece = QRectF(track.left(), track.top(), track.width() * share, 8)
                p.setOpacity(alpha)
                paint_share(p, track, piece, self._colour(stress), loss=False)
                p.setOpacity(1.0)

    def _colour(self, stress: Stress) -> str:
        theme = self._themes.theme
        if stress.now <= stress.okay:
            return theme.good
        return theme.warn if stress.now <= stress.shaken else theme.bad

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


def cell_font(words: str, wide: float, weight: int) -> QFont:
    """Return the font of a cell: with large text its words are smaller rather than cut."""
    font = fonts.condensed(13, weight)
    needed = max(QFontMetricsF(font).horizontalAdvance(line) for line in words.split("\n"))
    return font if needed <= wide else fonts.condensed(13 * wide / needed, weight)
