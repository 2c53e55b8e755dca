"""The guided first turns: a small game for each game that has one, and its hints at the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, RuleTag
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.table.page import TablePage
from desktop.windows.guide_hints import Guide, Now
from desktop.windows.new_game_choice import NewGame


def guide_of(game: str) -> Guide:
    """Return the guide of a game that has one."""
    from desktop.windows import (
        guide_daring_eagle,
        guide_eagles_missiles,
        guide_hornet_leader,
        guide_red_menace,
    )

    guides = (
        guide_daring_eagle.GUIDE,
        guide_eagles_missiles.GUIDE,
        guide_red_menace.GUIDE,
        guide_hornet_leader.GUIDE,
    )
    return next(guide for guide in guides if guide.begin.game == game)


def guided_game(game: str = "daring_eagle") -> NewGame:
    """Return the small game that a guide explains."""
    return guide_of(game).begin


class GuideBar(QFrame):
    """The hints, in a strip under the phase bar; it can be closed at any step."""

    closed = Signal()

    def __init__(self, page: TablePage, themes: ThemeSource, guide: Guide) -> None:
        super().__init__(page.table)
        self._page, self._model, self._guide = page, page.model, guide
        self._title, self._body = QLabel(self), QLabel(self)
        self._body.setWordWrap(True)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(page.open_rule)
        self._last_turn: int | None = None
        """The turn in which it took its leave."""
        self._close = IconButton("close", "", self)
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.leave)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._body)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(IconLabel("hint", themes, Tone.INFO, 20, self))
        row.addLayout(words, 1)
        row.addWidget(self._tag)
        row.addWidget(self._close)
        self._model.changed.connect(self.show_hint)
        self._model.looked.connect(self.show_hint)
        page.picker.narrowed.connect(self.show_hint)
        page.habits.changed.connect(self.show_hint)
        self._retranslate()

    @property
    def words(self) -> str:
        """What the guide says now."""
        return f"{self._title.text()}: {self._body.text()}"

    @Slot()
    def show_hint(self) -> None:
        """Say what can be done now."""
        page = self._page
        hint = self._guide.hint(Now(self._model, page.picker.picks, page.habits.ends_turns))
        if not self.isHidden() and self._is_done(leaves=hint.leaves):
            self.leave()
            return
        self._title.setText(say(hint.title))
        self._title.setFont(fonts.interface(15, 700))
        self._body.setText(say(hint.body))
        self._tag.set_rule(hint.rule)
        self.setAccessibleName(self.words)

    def _is_done(self, *, leaves: bool) -> bool:
        """Return whether the game is over, or the turn in which the last words were said."""
        model = self._model
        if model.session.outcome is not None:
            return True
        turn = model.progress.turn
        if leaves and self._last_turn is None:
            self._last_turn = turn
        return leaves and self._last_turn != turn

    @Slot()
    def leave(self) -> None:
        """Take the strip away for the rest of the game."""
        self.hide()
        self._page.fit()
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._close.set_text(self.tr("Close the guide (a new game offers it again)"))
        self.show_hint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Base)
        info = palette.color(QPalette.ColorRole.Link)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        paint_panel(QPainter(self), box, mixed(base, info, 0.12), mixed(base, info, 0.35))


def put_guide(page: TablePage, themes: ThemeSource, guide: Guide) -> GuideBar:
    """Put a guide under the phase bar of a table."""
    bar = GuideBar(page, themes, guide)
    bar.show()
    page.put_strip(bar)
    return bar
