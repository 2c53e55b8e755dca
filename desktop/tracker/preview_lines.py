"""Lines of the live preview: old, arrow, new; pressed, they can be changed by hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import glass
from desktop.paint.counter_rows import paint_status
from desktop.paint.icons import stamp_icon
from desktop.paint.lines import fitting, paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_chevron, paint_focus
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.flight_art import paint_stress
from desktop.tracker.preview_data import FigureData, PilotData

Role = QPalette.ColorRole
MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignCenter
ARROW = "\N{RIGHTWARDS ARROW}"
HIGH = 29
PENCIL = 14
PILL = 96
"""As wide as the longest status is in any language."""
SIGN, SHORT = 30, 56
"""How wide the pill is with its sign alone, and with a short word."""
NARROW = 280
"""Below it, times the text scale, there is no room for the bar and the word of a status."""


class PreviewLine(QAbstractButton):
    """A line that opens the fields in which it can be changed by hand."""

    def __init__(self, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._changed_by_hand = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        themes.changed.connect(self._repaint)

    @property
    def is_marked(self) -> bool:
        """Whether the pencil is shown because something is changed by hand."""
        return self._changed_by_hand

    def mark(self, *, by_hand: bool) -> None:
        """Show the pencil, or only while the line is pointed at."""
        self._changed_by_hand = by_hand
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, round(HIGH * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self.underMouse():
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(glass(self.palette().color(Role.WindowText), 0.05))
            p.drawRoundedRect(box, 4, 4)
        self._paint(p, box.adjusted(8, 0, -8, 0))
        if self.hasFocus():
            paint_focus(p, box, self.palette(), 4)

    def _paint(self, p: QPainter, box: QRectF) -> None:
        """Draw what the line says."""
        raise NotImplementedError

    def _paint_pencil(self, p: QPainter, x: float) -> None:
        if self._changed_by_hand or self.underMouse() or self.hasFocus():
            role = Role.Accent if self._changed_by_hand else Role.PlaceholderText
            at = QRectF(x, (self.height() - PENCIL) / 2, PENCIL, PENCIL)
            stamp_icon(p, at, "pencil", self.palette().color(role))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class FigureLine(PreviewLine):
    """Victory Points, the fund or a track."""

    def show_figure(self, data: FigureData, *, by_hand: bool) -> None:
        """Show a figure."""
        self.data = data
        words = f"{data.old} {ARROW} {data.new}" if data.new else data.old
        self.setAccessibleName(f"{data.name}: {words}")
        self.setToolTip(_told(self.accessibleName(), data.tip))
        self.mark(by_hand=by_hand)

    def _paint(self, p: QPainter, box: QRectF) -> None:
        data, palette = self.data, self.palette()
        muted, ink = palette.color(Role.PlaceholderText), palette.color(Role.WindowText)
        name = QRectF(box)
        name.setRight(box.left() + box.width() * 0.38)
        paint_line(p, name, data.name, fonts.interface(14), muted, MIDDLE)
        new = QRectF(box)
        new.setLeft(box.right() - box.width() * 0.29)
        font = fonts.condensed(18, 700)
        if QFontMetricsF(font).horizontalAdvance(data.new) > new.width():
            font = fonts.condensed(14, 700)
        paint_line(p, new, data.new, font, ink, RIGHT)
        arrow = new.left() - 16
        if data.new:
            paint_chevron(p, QPointF(arrow, box.center().y()), 8, muted, -90)
        old = QRectF(name.right() + PENCIL + 6, box.top(), 0, box.height())
        old.setRight(arrow - 10)
        paint_line(p, old, data.old, fonts.condensed(15, 600), muted, RIGHT)
        self._paint_pencil(p, name.right() + 2)


class PilotLine(PreviewLine):
    """A Pilot: the bar of his Stress, old and new, and the pill of his status."""

    def show_pilot(self, data: PilotData, *, by_hand: bool) -> None:
        """Show a Pilot."""
        self.data = data
        words = f"{data.before} {ARROW} {data.stress.now}"
        self.setAccessibleName(f"{data.callsign}: {words}, {data.word}")
        self.setToolTip(_told(self.accessibleName(), data.tip))
        self.mark(by_hand=by_hand)

    def _paint(self, p: QPainter, box: QRectF) -> None:
        data, palette, theme = self.data, self.palette(), self._themes.theme
        ink = palette.color(Role.WindowText)
        scale = max(1.0, fonts.text_scale())
        name = QRectF(box)
        name.setWidth(box.width() * 0.22)
        narrow = box.width() < NARROW * scale
        wide = (PILL if not narrow else SHORT if data.letter in "MR" else SIGN) * scale
        pill = QRectF(box.right() - wide, 0, wide, 22 * scale)
        pill.moveTop(box.center().y() - pill.height() / 2)
        self._paint_pill(p, pill, signs_only=narrow)
        figures = QRectF(pill.left() - 58 * scale, box.top(), 50 * scale, box.height())
        words = f"{data.before} {ARROW} {data.stress.now}"
        paint_line(p, figures, words, fonts.condensed(15, 700), ink, RIGHT)
        if narrow:
            # With large text the name takes the room of the bar.
            name.setRight(figures.left() - PENCIL - 6)
        usual, condensed = fonts.interface(14, 600), fonts.condensed(15, 600)
        font = fitting(data.callsign, name.width(), usual, condensed)
        paint_line(p, name, data.callsign, font, ink, MIDDLE)
        self._paint_pencil(p, name.right() + 1)
        if narrow:
            return
        left = name.right() + PENCIL + 6
        bar = QRectF(left, box.center().y() - 6, max(0.0, figures.left() - left - 6), 12)
        paint_stress(p, bar, data.stress, theme, ink)

    def _paint_pill(self, p: QPainter, pill: QRectF, *, signs_only: bool) -> None:
        data, theme = self.data, self._themes.theme
        colour = {"O": theme.good, "S": theme.warn, "U": theme.bad}.get(data.letter, theme.muted)
        p.setPen(QPen(glass(colour, 0.7), 1))
        p.setBrush(glass(colour, 0.14))
        p.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        ink, font = self.palette().color(Role.WindowText), fonts.condensed(14, 600)
        if data.letter in "MR":
            paint_line(p, pill.adjusted(4, 0, -4, 0), data.word, font, ink, CENTRE)
            return
        high = pill.height()
        left = pill.center().x() if signs_only else pill.left() + high * 0.55
        paint_status(p, QPointF(left, pill.center().y()), high * 0.25, data.status)
        if signs_only:
            return
        words = pill.adjusted(high * 0.95, 0, -4, 0)
        paint_line(p, words, data.word, font, ink, MIDDLE)


def _told(words: str, tip: str) -> str:
    """Return a tooltip that says a line whole, and what there is to say of it."""
    return plain("\n".join(filter(None, (words, tip))))
