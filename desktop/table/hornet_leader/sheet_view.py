"""The campaign sheet as a widget: fitted to its place, Targets pointed at by mouse or arrows."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.paint.colours import glass
from desktop.paint.style_parts import paint_focus
from desktop.paint.theme import ThemeSource
from desktop.table.hornet_leader.sheet_art import around, paint_ground, paint_state
from desktop.table.hornet_leader.sheet_plan import DISC, CampaignSheet, SheetSpot, spot_at

MARGIN = 4.0
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class SheetView(QWidget):
    """Shows the sheet; the picture is painted once for each size, theme and state.

    The ground below the Targets stays the same for most of a campaign, and costs most.
    """

    pointed = Signal(int)
    """The number of the Target that is pointed at, 0 for none."""
    pressed = Signal(int)
    """The number of the Target that was clicked, 0 beside them."""

    def __init__(
        self, themes: ThemeSource, parent: QWidget | None = None, *, by_width: bool = False
    ) -> None:
        """Make a sheet that fills its place, or is as high as its width asks for."""
        super().__init__(parent)
        self._themes = themes
        self._sheet: CampaignSheet | None = None
        self._picture: tuple[CampaignSheet, QPixmap] | None = None
        """The sheet that was painted last, and its picture."""
        self._ground: tuple[CampaignSheet, QPixmap] | None = None
        """A sheet without Targets, and its picture."""
        self._lit = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(by_width)
        self.setSizePolicy(policy)
        themes.changed.connect(self._forget)

    @property
    def sheet(self) -> CampaignSheet | None:
        """What is shown."""
        return self._sheet

    @property
    def lit(self) -> int:
        """The Target that is pointed at, 0 for none."""
        return self._lit

    def show_sheet(self, sheet: CampaignSheet) -> None:
        """Show another state of the campaign."""
        if sheet != self._sheet:
            self._sheet = sheet
            self.update()

    def light(self, target: int) -> None:
        """Ring a Target, or none."""
        if target != self._lit:
            self._lit = target
            self.pointed.emit(target)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, self.heightForWidth(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(180, self.heightForWidth(180))

    def hasHeightForWidth(self) -> bool:
        return self.sizePolicy().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        if self._sheet is None:
            return round(width * 0.7)
        return math.ceil((width - 2 * MARGIN) * self._sheet.height / self._sheet.width + 2 * MARGIN)

    # --- where things lie -------------------------------------------------------------------------

    def detail(self) -> float:
        """Return how many pixels a unit of the sheet takes."""
        if self._sheet is None:
            return 1.0
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return max(0.05, min(room.width() / self._sheet.width, room.height() / self._sheet.height))

    def _corner(self) -> QPointF:
        if self._sheet is None:
            return QPointF()
        size = QPointF(self._sheet.width, self._sheet.height) * self.detail()
        return (QPointF(self.width(), self.height()) - size) / 2

    def place_of(self, target: int) -> QPointF:
        """Return where a Target lies in the widget; raises ``KeyError`` for one not on it."""
        spot = next((each for each in self._spots() if each.number == target), None)
        if spot is None:
            raise KeyError(f"Target {target} is not on the sheet.")
        return self._corner() + QPointF(spot.x, spot.y) * self.detail()

    def _spots(self) -> tuple[SheetSpot, ...]:
        return () if self._sheet is None else self._sheet.spots

    def _at(self, place: QPointF) -> int:
        if self._sheet is None:
            return 0
        at = (place - self._corner()) / self.detail()
        return spot_at(self._sheet, at.x(), at.y()) or 0

    # --- events -----------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.light(self._at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit(self._at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.light(self._next(*step))

    def _next(self, dx: int, dy: int) -> int:
        """Return the nearest Target that lies in a direction from the one that is lit."""
        spots = self._spots()
        here = next((spot for spot in spots if spot.number == self._lit), None)
        if here is None:
            return min((spot.number for spot in spots), default=0)
        found = [
            (along + 2 * abs(across), spot.number)
            for spot in spots
            if (along := (spot.x - here.x) * dx + (spot.y - here.y) * dy) > 0
            for across in [(spot.x - here.x) * dy + (spot.y - here.y) * dx]
        ]
        return min(found)[1] if found else here.number

    @Slot()
    def _forget(self) -> None:
        self._picture = self._ground = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        p = QPainter(self)
        p.drawPixmap(0, 0, self._painted(self._sheet))
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lit:
            reach = (DISC + 9) * self.detail()
            p.setBrush(Qt.BrushStyle.NoBrush)
            for wide, alpha in ((6.0, 0.35), (2.5, 1.0)):
                p.setPen(QPen(glass(self._themes.theme.selection, alpha), wide))
                p.drawEllipse(self.place_of(self._lit), reach, reach)
        if self.hasFocus():
            paint_focus(p, QRectF(self.rect()), self.palette())

    def _painted(self, sheet: CampaignSheet) -> QPixmap:
        ratio = self.devicePixelRatioF()
        ground = self._painted_ground(sheet, ratio)
        if self._picture is not None:
            known, picture = self._picture
            if self._fits(picture, ratio) and _lies_like(known, sheet):
                self._mend(picture, ground, known, sheet)
                self._picture = sheet, picture
                return picture
        picture = QPixmap(ground)
        p = self._painter(picture)
        paint_state(p, sheet.box, self.detail() * ratio, self._themes.theme, sheet)
        p.end()
        self._picture = sheet, picture
        return picture

    def _mend(
        self, picture: QPixmap, ground: QPixmap, known: CampaignSheet, sheet: CampaignSheet
    ) -> None:
        """Paint the Targets anew that have changed, with what lies beside and above them."""
        detail, ratio = self.detail(), picture.devicePixelRatio()
        for spot in set(known.spots) ^ set(sheet.spots):
            box = around(spot)
            p = self._painter(picture)
            at = p.transform().mapRect(box).toAlignedRect()
            p.save()
            p.resetTransform()
            p.setClipRect(at)
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            p.drawPixmap(0, 0, ground)
            p.restore()
            p.setClipRect(p.transform().inverted()[0].mapRect(QRectF(at)))
            paint_state(p, box, detail * ratio, self._themes.theme, sheet)
            p.end()

    def _painted_ground(self, sheet: CampaignSheet, ratio: float) -> QPixmap:
        bare = _bare(sheet)
        if self._ground is not None:
            known, picture = self._ground
            if known == bare and self._fits(picture, ratio):
                return picture
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        p = self._painter(picture)
        paint_ground(p, self.detail() * ratio, self._themes.theme, sheet)
        p.end()
        self._ground = bare, picture
        return picture

    def _fits(self, picture: QPixmap, ratio: float) -> bool:
        """Return whether a picture has the present size: layouts try others on the way."""
        return picture.devicePixelRatio() == ratio and picture.size() == self.size() * ratio

    def _painter(self, picture: QPixmap) -> QPainter:
        """Return a painter in units of the sheet."""
        p = QPainter(picture)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(self._corner())
        p.scale(self.detail(), self.detail())
        return p


def _lies_like(sheet: CampaignSheet, other: CampaignSheet) -> bool:
    """Return whether two sheets differ in nothing but the state of Targets."""
    places, others = ([(each.x, each.y) for each in one.spots] for one in (sheet, other))
    return places == others and _bare(sheet) == _bare(other)


def _bare(sheet: CampaignSheet) -> CampaignSheet:
    """Return a sheet without its Targets."""
    return msgspec.structs.replace(sheet, spots=())
