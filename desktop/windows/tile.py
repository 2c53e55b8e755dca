"""A tile of the home screen: a game's cover, where it stands, and its buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton
from desktop.paint.colours import glass, mixed
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import paint_flat, paint_panel
from desktop.paint.theme import ThemeSource
from desktop.windows.late_covers import LateCovers
from desktop.windows.titles import Title

LEAST_COVER, LEAST_WIDE_COVER = 130, 190
"""Heights in a row of four tiles, and in rows of two."""
SQUEEZED = 0.9
"""The part of the width of its buttons that a tile needs."""
ACCENT_LINE = 3
RADIUS = 8.0


class GameTile(QFrame):
    """One game."""

    continued = Signal(object)
    """Go on with the game last played: the key of the title."""
    begun = Signal(object)
    """A new game: the key of the title."""
    explained = Signal(object)
    """How to play: the key of the title."""
    approached = Signal(object)
    """The pointer has come to the game: the key of the title."""

    def __init__(
        self,
        title: Title,
        themes: ThemeSource,
        covers: LateCovers,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.title = title
        self._themes = themes
        self._covers = covers
        self._state = ""
        self._compact = False
        self._least = LEAST_COVER
        self._has_game = False
        self._line = QLabel(self)
        self._line.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.go_on = KeyButton("", Importance.PRIMARY, self)
        self.new = KeyButton("", Importance.NORMAL, self)
        self.how = KeyButton("", Importance.QUIET, self)
        self.how.set_icon_name("book")
        self.how_short = IconButton("book", "", self)
        self.go_on.clicked.connect(self._continue)
        self.new.clicked.connect(self._begin)
        self.how.clicked.connect(self._explain)
        self.how_short.clicked.connect(self._explain)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.go_on)
        buttons.addWidget(self.new)
        buttons.addStretch()
        buttons.addWidget(self.how)
        buttons.addWidget(self.how_short)
        self._foot = QWidget(self)
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(14, 10, 14, 12)
        foot.setSpacing(8)
        foot.addWidget(self._line)
        foot.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(self._foot)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        themes.changed.connect(self.dress)
        covers.painted.connect(self._show_cover)
        self.dress()
        self.retranslate()

    def buttons(self) -> tuple[QWidget, ...]:
        """Return what can be pressed now, from left to right."""
        every = (self.go_on, self.new, self.how, self.how_short)
        return tuple(button for button in every if button.isVisibleTo(self) and button.isEnabled())

    def show_state(self, words: str, *, has_game: bool) -> None:
        """Say where "Continue" leads, if there is a game to continue."""
        self._state, self._has_game = words, has_game
        self._arrange()
        self.retranslate()

    def set_room(self, *, compact: bool, wide: bool) -> None:
        """Take less room, "How to play" as an icon only; or be one of two in a row."""
        self._compact = compact
        self._least = LEAST_WIDE_COVER if wide else LEAST_COVER
        self._arrange()
        self.updateGeometry()

    def _arrange(self) -> None:
        self.go_on.setVisible(self._has_game)
        self.new.set_importance(Importance.NORMAL if self._has_game else Importance.PRIMARY)
        self.how.setVisible(not self._compact)
        self.how_short.setVisible(self._compact)

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        name = say(self.title.name)
        self.go_on.setText(self.tr("Continue"))
        self.new.setText(self.tr("New game"))
        self.how.setText(self.tr("How to play"))
        self.how_short.set_text(self.tr("How to play {game}").format(game=name))
        self.go_on.setAccessibleName(self.tr("Continue {game}").format(game=name))
        self.new.setAccessibleName(self.tr("New game of {game}").format(game=name))
        self.how.setAccessibleName(self.tr("How to play {game}").format(game=name))
        words = self._state or self.tr("Not played yet")
        self._line.setText(words)
        self._line.setToolTip(plain(words))
        self.setAccessibleName(f"{name}. {words}")

    @Slot()
    def dress(self) -> None:
        """Take the colours and the fonts in force."""
        self.setPalette(self._themes.theme.palette(self.title.key))
        self._line.setFont(fonts.interface(13))
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._line.setFont(fonts.interface(13))
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        foot = self._foot.minimumSizeHint()
        scale = max(1.0, fonts.text_scale())
        # Long words of buttons are set narrower before four tiles are wider than the window.
        wide = max(240, round(foot.width() * SQUEEZED))
        return QSize(wide, foot.height() + round(self._least * scale))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()
        self.approached.emit(self.title.key)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        box = QRectF(self.rect())
        base = palette.color(QPalette.ColorRole.Base)
        paint_panel(p, box, base, palette.color(QPalette.ColorRole.Midlight), RADIUS)
        art = QRectF(0, 0, box.width(), self._foot.y() - ACCENT_LINE)
        self._paint_cover(p, art)
        line = QRectF(0, art.bottom(), box.width(), ACCENT_LINE)
        paint_flat(p, line, self._themes.theme.accent(self.title.key))

    def _paint_cover(self, p: QPainter, art: QRectF) -> None:
        size, ratio = art.size().toSize(), self.devicePixelRatioF()
        if not self._covers.draw(p, self.title.key, size, ratio):
            self._paint_ground(p, art)
        if self.underMouse():
            paint_flat(p, art, glass("#ffffff", 0.04))
        line = fonts.interface(13)
        head = fonts.condensed(24 if self._compact else 28, 700)
        p.setFont(line)
        left = 16.0
        low = art.bottom() - 10 - p.fontMetrics().descent()
        below = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft
        room = QRectF(left, 0, art.width() - left - 8, low + p.fontMetrics().descent())
        paint_line(p, room, say(self.title.line), line, glass("#ffffff", 0.9), below)
        p.setFont(line)
        low -= p.fontMetrics().height() + 1
        p.setPen(glass("#ffffff", 1))
        p.setFont(head)
        p.drawText(
            QRectF(left, 0, art.width() - left - 8, low + p.fontMetrics().descent()),
            below,
            say(self.title.name),
        )

    def _paint_ground(self, p: QPainter, art: QRectF) -> None:
        """Draw what is seen until the cover comes: about as dark and of the game's colour."""
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setClipRect(art)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(mixed("#0b0e12", self._themes.theme.accent(self.title.key), 0.25))
        p.drawRoundedRect(art.adjusted(0, 0, 0, 2 * RADIUS), RADIUS, RADIUS)
        p.restore()

    @Slot(object)
    def _show_cover(self, key: str) -> None:
        if key == self.title.key:
            self.update()

    @Slot()
    def _continue(self) -> None:
        self.continued.emit(self.title.key)

    @Slot()
    def _begin(self) -> None:
        self.begun.emit(self.title.key)

    @Slot()
    def _explain(self) -> None:
        self.explained.emit(self.title.key)
