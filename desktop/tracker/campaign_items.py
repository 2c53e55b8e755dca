"""The campaigns as a list of cards: the model with what each says, and how it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.models.moments import when_text
from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.lines import RIGHT, paint_line
from desktop.paint.style_parts import paint_focus, paint_panel, rounded
from desktop.rules.core import T
from desktop.tracker.campaign_words import short_summary

if TYPE_CHECKING:
    from desktop.logbook.campaign_rows import CampaignRow
    from desktop.rules.hornet_leader.components import Kit

Role = QPalette.ColorRole
Index = QModelIndex | QPersistentModelIndex
CARD = Qt.ItemDataRole.UserRole
Shelf = Literal["active", "archive", "trash"]

DAY_OF = T("tracker", "Day {day} of {days}")
BEGINS = T("tracker", "not begun")
FINISHED = T("tracker", "finished")
SO_FAR = T("tracker", "VP {vp} · {grade}")
UNKNOWN = T("tracker", "has not been opened by this version yet")
GAP = 8


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign in words."""

    game_id: str
    title: str
    summary: str
    place: str
    """Which Day it is, or that it is finished."""
    grade: str
    played: str
    progress: float
    """0 to 1."""
    over: bool = False

    @property
    def words(self) -> str:
        """Everything that the card says, for screen readers and for the search."""
        parts = (self.title, self.summary, self.place, self.grade, self.played)
        return ". ".join(part for part in parts if part)

    def matches(self, words: list[str]) -> bool:
        """Return whether all words are somewhere on the card."""
        said = self.words.casefold()
        return all(word in said for word in words)


def shelf_of(row: CampaignRow) -> Shelf:
    """Return where a campaign is kept."""
    return "trash" if row.trashed else "archive" if row.archived else "active"


def card_of(row: CampaignRow, kit: Kit) -> CampaignCard:
    """Return what the card of a campaign says."""
    brief, played = row.brief, when_text(row.played)
    if brief is None:
        return CampaignCard(row.game_id, row.title, say(UNKNOWN), "", "", played, 0.0)
    done = brief.day - brief.playing
    place = DAY_OF.of(day=min(done + 1, brief.days), days=brief.days)
    if brief.over:
        place = FINISHED
    elif not brief.day:
        place = BEGINS
    grade = SO_FAR.of(vp=brief.vp, grade=kit.evaluation_name(brief.grade)) if brief.day else None
    summary = short_summary(brief.terms, brief.mode)
    return CampaignCard(
        game_id=row.game_id,
        title=row.title,
        summary=summary,
        place=say(place),
        grade=say(grade) if grade is not None else "",
        played=played,
        progress=1.0 if brief.over else min(done / max(brief.days, 1), 1.0),
        over=brief.over,
    )


class CampaignItems(QAbstractListModel):
    """A card for each campaign."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards: tuple[CampaignCard, ...] = ()

    def show_cards(self, cards: tuple[CampaignCard, ...]) -> None:
        """Show other campaigns."""
        if cards != self.cards:
            self.beginResetModel()
            self.cards = cards
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        card = self.cards[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return card.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return card.words
        return card if role == CARD else None

    def place_of(self, game_id: str) -> int:
        """Return the row of a campaign; -1 for one that is not shown."""
        places = (n for n, card in enumerate(self.cards) if card.game_id == game_id)
        return next(places, -1)


class CampaignDelegate(QStyledItemDelegate):
    """Paints the cards: title, what it is, where it stands, a bar of the Days."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        high = QFontMetricsF(fonts.interface(15, 600)).height()
        high += 3 * QFontMetricsF(fonts.interface(12)).height()
        return QSize(120, round(high + 34) + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        card: CampaignCard = index.data(CARD)
        p, palette = painter, self._view.palette()
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(0, 0, 0, -GAP)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        fill, edge = palette.color(Role.AlternateBase), palette.color(Role.Midlight)
        accent = palette.color(Role.Accent)
        if chosen:
            fill, edge = mixed(fill, accent, 0.16), accent
        elif option.state & QStyle.StateFlag.State_MouseOver:
            fill = mixed(fill, palette.color(Role.WindowText), 0.05)
        paint_panel(p, box, fill, edge, 7)
        if chosen:
            paint_panel(p, box.adjusted(1, 1, -1, -1), fill, edge, 6)
        self._paint_words(p, box.adjusted(12, 9, -12, -10), card, palette)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(p, box, palette, 7)
        p.restore()

    def _paint_words(self, p: QPainter, box: QRectF, card: CampaignCard, palette: QPalette) -> None:
        ink, muted = palette.color(Role.WindowText), palette.color(Role.PlaceholderText)
        title, small = fonts.interface(15, 600), fonts.interface(12)
        high, low = QFontMetricsF(title).height(), QFontMetricsF(small).height()
        top = QRectF(box.left(), box.top(), box.width(), high)
        paint_line(p, top, card.title, title, ink)
        second = QRectF(box.left(), top.bottom() + 1, box.width(), low)
        paint_line(p, second, card.summary, small, muted)
        third = second.translated(0, low + 2)
        grade = fonts.condensed(14, 700)
        paint_line(p, third, card.grade, grade, ink, RIGHT)
        room = third.adjusted(0, 0, -QFontMetricsF(grade).horizontalAdvance(card.grade) - 8, 0)
        paint_line(p, room, card.place, fonts.interface(13), ink)
        paint_line(p, third.translated(0, low + 1), card.played, small, muted)
        bar = QRectF(box.left(), box.bottom() - 5, box.width(), 5)
        p.fillPath(rounded(bar, 2.5), glass(palette.color(Role.WindowText), 0.12))
        done = QRectF(bar)
        done.setWidth(bar.width() * card.progress)
        p.setClipPath(rounded(bar, 2.5))
        p.fillRect(done, palette.color(Role.Accent))
