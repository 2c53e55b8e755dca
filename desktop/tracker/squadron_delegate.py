"""How the cells of the squadron table are painted."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from desktop.paint import fonts
from desktop.paint.colours import Colour, glass, mixed
from desktop.paint.counter_rows import paint_status
from desktop.paint.drawing import draw_silhouette
from desktop.paint.face_shades import absent
from desktop.paint.factions import faction
from desktop.paint.lines import CENTRE, RIGHT, paint_line
from desktop.paint.style_parts import paint_focus, paint_panel, rounded
from desktop.paint.theme import Theme, ThemeSource
from desktop.table.hornet_leader.flight_art import paint_stress
from desktop.tracker.squadron_data import HeatCell, SquadronRow

Role = QPalette.ColorRole
Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
PILOT, SKILL, HEAT, STRESS, STATUS, XP, KILLS = range(7)
NO_KILLS = "\N{EN DASH}"
AWAY = ("M", "R")


class SquadronDelegate(QStyledItemDelegate):
    """Paints heat cells, the Stress bar, the pill of the status, the Experience bar."""

    def __init__(self, themes: ThemeSource, parent: QTableView) -> None:
        super().__init__(parent)
        self._themes, self._table = themes, parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, p, palette = index.data(ROW), painter, self._table.palette()
        box = QRectF(option.rect)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            p.fillRect(box, glass(palette.color(Role.Accent), 0.12))
        p.fillRect(QRectF(box.left(), box.bottom(), box.width(), 1), palette.color(Role.Midlight))
        match index.column():
            case 0:
                self._paint_pilot(p, box.adjusted(6, 0, -2, 0), row)
            case 2:
                paint_heat(p, box.adjusted(4, 0, -6, 0), row.heat, self._themes.theme, palette)
            case 3:
                self._paint_stress(p, box.adjusted(8, 0, -8, 0), row)
            case 4:
                self._paint_status(p, box.adjusted(4, 0, -4, 0), row)
            case 5:
                self._paint_xp(p, box.adjusted(8, 0, -8, 0), row)
            case column:
                self._paint_words(p, box, str(index.data()), row, skill=column == SKILL)
        p.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(p, box, palette, 4)

    def _paint_pilot(self, p: QPainter, box: QRectF, row: SquadronRow) -> None:
        side = min(26.0 * max(1.0, fonts.text_scale()), box.width() * 0.3)
        tile = QRectF(box.left(), box.center().y() - side / 2, side, side)
        colours = faction("hornet_leader", "high")
        fill = QColor(colours.fill) if row.here else absent(colours.fill)
        p.fillPath(rounded(tile, 4), fill)
        draw_silhouette(p, tile.adjusted(3, 2, -3, -2), row.picture, colours.ink, fill)
        ink = self._table.palette().color(Role.WindowText)
        words = box.adjusted(side + 8, 0, 0, 0)
        paint_line(p, words, row.callsign, fonts.interface(14, 600), ink)

    def _paint_words(
        self, p: QPainter, box: QRectF, words: str, row: SquadronRow, *, skill: bool
    ) -> None:
        palette = self._table.palette()
        quiet = skill or words == NO_KILLS
        ink = palette.color(Role.PlaceholderText if quiet else Role.WindowText)
        if skill:
            paint_line(p, box.adjusted(4, 0, -2, 0), words, fonts.interface(13, 500), ink)
        else:
            paint_line(p, box, words, fonts.condensed(15, 700), ink, CENTRE)

    def _paint_stress(self, p: QPainter, box: QRectF, row: SquadronRow) -> None:
        if not row.here:
            return
        ink = self._table.palette().color(Role.WindowText)
        figure = 26 * fonts.text_scale()
        bar = QRectF(box.left(), box.center().y() - 6, box.width() - figure, 12)
        if bar.width() > 40:
            paint_stress(p, bar, row.stress, self._themes.theme, ink)
        paint_line(p, box, str(row.stress.now), fonts.condensed(16, 700), ink, RIGHT)

    def _paint_status(self, p: QPainter, box: QRectF, row: SquadronRow) -> None:
        theme = self._themes.theme
        colour = {"okay": theme.good, "shaken": theme.warn, "unfit": theme.bad}[row.status]
        if not row.here:
            colour = theme.muted
        high = 22 * max(1.0, fonts.text_scale())
        pill = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
        p.setPen(QPen(glass(colour, 0.7), 1))
        p.setBrush(glass(colour, 0.14))
        p.drawRoundedRect(pill, high / 2, high / 2)
        font, ink = fonts.condensed(14, 600), self._table.palette().color(Role.WindowText)
        words = pill.adjusted(8, 0, -6, 0)
        sign = words.left() + high * 0.22
        room = words.width() - high * 0.62
        if not row.here or QFontMetricsF(font).horizontalAdvance(row.status_word) > room:
            paint_line(p, pill.adjusted(4, 0, -4, 0), row.status_word, font, ink, CENTRE)
            return
        paint_status(p, QPointF(sign, pill.center().y()), high * 0.25, row.status)
        words.setLeft(sign + high * 0.4)
        paint_line(p, words, row.status_word, font, ink)

    def _paint_xp(self, p: QPainter, box: QRectF, row: SquadronRow) -> None:
        palette = self._table.palette()
        words = f"{row.xp} / {row.xp_needed}" if row.xp_needed else str(row.xp)
        font = fonts.condensed(15, 700)
        paint_line(p, box, words, font, palette.color(Role.WindowText), RIGHT)
        wide = QFontMetricsF(font).horizontalAdvance("00 / 00") + 8
        track = QRectF(box.left(), box.center().y() - 4, box.width() - wide, 8)
        if track.width() < 16 or not row.xp_needed:
            return
        p.fillPath(rounded(track, 4), glass(palette.color(Role.WindowText), 0.12))
        p.setClipPath(rounded(track, 4))
        done = QRectF(track)
        done.setWidth(track.width() * min(row.xp / row.xp_needed, 1.0))
        p.fillRect(done, palette.color(Role.Accent))


def heat_fill(ground: Colour, tone: Colour, share: float) -> QColor:
    """Return the ground of the Stress of a Day; more Stress is stronger."""
    return mixed(ground, tone, 0.16 + 0.28 * share)


def paint_heat(
    p: QPainter, box: QRectF, cells: tuple[HeatCell, ...], theme: Theme, palette: QPalette
) -> None:
    """Paint a cell for each Day; a corner marks who is not Okay, so that colour need not."""
    if not cells:
        return
    step = box.width() / len(cells)
    side = min(step - 3, 25 * max(1.0, fonts.text_scale()))
    tones = {"O": theme.good, "S": theme.warn, "U": theme.bad}
    ground, ink = palette.color(Role.Base), palette.color(Role.WindowText)
    for number, cell in enumerate(cells):
        square = QRectF(box.left() + number * step, box.center().y() - side / 2, side, side)
        tone = tones.get(cell.letter)
        if tone is None:
            paint_panel(p, square, ground, palette.color(Role.Midlight), 4)
        else:
            fill = heat_fill(ground, tone, cell.share)
            paint_panel(p, square, fill, mixed(ground, tone, 0.8), 4)
        if cell.letter in ("S", "U"):
            _paint_corner(p, square, ink)
        quiet = cell.letter in AWAY or not cell.letter
        colour = palette.color(Role.PlaceholderText) if quiet else ink
        paint_line(p, square, cell.words, fonts.condensed(14, 700), colour, CENTRE)


def _paint_corner(p: QPainter, square: QRectF, ink: QColor) -> None:
    side = square.width() * 0.32
    corner = square.topRight() + QPointF(-1, 1)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink)
    down, left = corner + QPointF(0, side), corner - QPointF(side, 0)
    p.drawPolygon(QPolygonF([corner, down, left]))
