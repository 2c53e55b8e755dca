"""What is chosen first of a campaign of Hornet Leader: which one, and how long."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.lines import fitting, paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import rounded
from desktop.paint.theme import Theme
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import terms
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_campaigns import LENGTHS, Campaign
from desktop.table.hornet_leader.sheet_art import paint_sheet
from desktop.table.hornet_leader.sheet_plan import CampaignSheet, SheetBand
from desktop.windows.choice_cards import ChoiceCard

Role = QPalette.ColorRole
PICTURE = 78
LEAST_WIDE, MOST_COLUMNS = 218, 2
DIFFICULTIES: dict[str, Text] = {
    "introductory": T("new_game", "Introductory"),
    "standard": T("new_game", "Standard"),
    "advanced": T("new_game", "Advanced"),
    "expert": T("new_game", "Expert"),
}
DAYS = T("new_game", "{days} Days, {pilots} Pilots")
FUND = T("new_game", "{so} SO Points")
GRADES = ("great", "good", "adequate", "poor")


class CampaignCard(ChoiceCard):
    """A campaign: its coast, its name and year, where it is, how hard it is."""

    def __init__(self, campaign: Campaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.campaign = campaign
        self._sheet = bare_sheet(campaign)
        self._theme: Theme | None = None
        self._picture = QPixmap()
        self.retranslate()

    def show_theme(self, theme: Theme) -> None:
        """Paint the coast in a theme."""
        self._theme, self._picture = theme, QPixmap()
        self.update()

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        campaign = self.campaign
        services = ", ".join(say(terms.SERVICES[each]) for each in campaign.services)
        self._lines = (
            f"{say(campaign.title)} {campaign.year}",
            say(campaign.theater),
            f"{say(DIFFICULTIES[campaign.difficulty])} \N{MIDDLE DOT} {services}",
        )
        self.setAccessibleName(self._lines[0])
        self.setAccessibleDescription(". ".join(self._lines[1:]))
        self.setToolTip(plain("\n".join((*self._lines, say(campaign.briefing)))))

    def sizeHint(self) -> QSize:
        high = (
            QFontMetricsF(fonts.interface(14, 600)).height()
            + 2 * QFontMetricsF(fonts.interface(12)).height()
        )
        return QSize(LEAST_WIDE, round(max(high + 20, 66)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paint_words(self, p: QPainter, box: QRectF) -> None:
        wide = min(PICTURE, box.width() * 0.27)
        picture = QRectF(box.left() - 3, box.top() - 1, wide, box.height() + 2)
        self._paint_coast(p, picture)
        words = box.adjusted(wide + 7, -2, 0, 2)
        palette = self.palette()
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        wide, usual, small = words.width(), fonts.interface(14, 600), fonts.interface(12)
        styles = (
            (fitting(self._lines[0], wide, usual, fonts.condensed(15, 600)), ink),
            (fitting(self._lines[1], wide, small, fonts.condensed(13)), muted),
            (fonts.condensed(13, 600), muted),
        )
        high = words.height() / 3
        for place, (line, (font, colour)) in enumerate(zip(self._lines, styles, strict=True)):
            row = QRectF(words.left(), words.top() + place * high, words.width(), high)
            paint_line(p, row, line, font, colour)

    def _paint_coast(self, p: QPainter, box: QRectF) -> None:
        ratio = self.devicePixelRatioF()
        if self._theme is not None and self._picture.isNull():
            size = QSize(round(box.width() * ratio), round(box.height() * ratio))
            self._picture = sheet_picture(self._sheet, size, self._theme, covers=True)
            self._picture.setDevicePixelRatio(ratio)
        p.save()
        p.setClipPath(rounded(box, 4), Qt.ClipOperation.IntersectClip)
        p.drawPixmap(box.topLeft(), self._picture)
        p.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = QPixmap()


class LengthCard(ChoiceCard):
    """A length of a campaign: Days, Pilots, SO Points, and what each evaluation takes."""

    def __init__(self, length: int, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length, self._kit = length, kit
        self._lines: tuple[str, ...] = ("",)

    def show_campaign(self, campaign: Campaign) -> None:
        """Show the length in a campaign."""
        kit, length = self._kit, campaign.lengths[self._length]
        vp = [f"{say(kit.evaluation_name(each))} {getattr(length.vp, each)}" for each in GRADES]
        pilots = sum(kit.squadron[self._length])
        self._lines = (
            say(terms.LENGTH_NAMES[LENGTHS[self._length]]),
            say(DAYS.of(days=length.days, pilots=pilots)),
            say(FUND.of(so=length.so)),
            ", ".join(vp[:2]),
            ", ".join(vp[2:]),
        )
        self.setAccessibleName(self._lines[0])
        self.setAccessibleDescription(". ".join(self._lines[1:]))
        self.update()

    def sizeHint(self) -> QSize:
        row = QFontMetricsF(fonts.condensed(14, 500)).height() + 2
        return QSize(110, round(row * 4 + QFontMetricsF(fonts.interface(14, 600)).height() + 20))

    def minimumSizeHint(self) -> QSize:
        return QSize(84, self.sizeHint().height())

    def paint_words(self, p: QPainter, box: QRectF) -> None:
        palette = self.palette()
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        top = QFontMetricsF(fonts.interface(14, 600)).height()
        head = QRectF(box.left(), box.top(), box.width(), top)
        paint_line(p, head, self._lines[0], fonts.interface(14, 600), ink)
        row = (box.height() - top) / max(len(self._lines) - 1, 1)
        for place, line in enumerate(self._lines[1:]):
            line_box = QRectF(box.left(), head.bottom() + place * row, box.width(), row)
            paint_line(p, line_box, line, fonts.condensed(14, 500), ink if place < 2 else muted)


def bare_sheet(campaign: Campaign) -> CampaignSheet:
    """Return the coast and the bands of a campaign, without words and Targets."""
    x, y = campaign.sheet.origin
    return CampaignSheet(
        width=campaign.sheet.width,
        height=campaign.sheet.height,
        origin=(float(x), float(y)),
        bands=tuple(SheetBand("", band.r_inner, band.r_outer) for band in campaign.bands),
        spots=(),
        coast=campaign.id,
    )


def sheet_picture(
    sheet: CampaignSheet, size: QSize, theme: Theme, *, covers: bool = False
) -> QPixmap:
    """Return the sheet in device pixels: whole, or cut off where it has to cover all of them."""
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    across, down = size.width() / sheet.width, size.height() / sheet.height
    scale = max(across, down) if covers else min(across, down)
    p = QPainter(picture)
    p.translate(size.width() / 2, size.height() / 2)
    p.scale(scale, scale)
    p.translate(-sheet.width / 2, -sheet.height / 2)
    paint_sheet(p, sheet.box, scale, theme, sheet)
    p.end()
    return picture
