"""The dialog in which a new game is agreed on."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QHideEvent,
    QPalette,
    QPixmap,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, Toggle
from desktop.paint.fitted import fit
from desktop.paint.theme import Tone
from desktop.paint.widgets import Hairline, NoteBox
from desktop.rules.core import Game, Refused, Text
from desktop.windows.board_preview import preview
from desktop.windows.bound import BoundSegmented, BoundToggle, passing
from desktop.windows.chance_kinds import CHANCE_KINDS
from desktop.windows.choice_cards import CardGroup
from desktop.windows.desk import Desk
from desktop.windows.new_game_choice import NewGame, new_seed, remembered
from desktop.windows.new_game_seats import SeatRow
from desktop.windows.options_pages import options_page
from desktop.windows.playing_time import by_seats, minutes, offered
from desktop.windows.rows import Row
from desktop.windows.titles import GUIDED

SIZE = QSize(1120, 860)
PREVIEW, LEAST = 270, 120
"""Height of the picture; it is lower where that lets it be seen whole without scrolling."""
NARROW = 960
"""Below this width, at a text scale of 100 %, the options stand under the seats."""
LONG = 75
"""Minutes from which a shorter game is suggested."""


class NewGameDialog(QDialog):
    """Seats and options, with a picture of what comes of them."""

    chosen = Signal(object)
    """The ``NewGame`` that was agreed on."""
    rule_asked = Signal(object)
    """The id of a rule to be shown."""
    guide_asked = Signal(object)
    """The key of the game whose guided first turn is wanted instead."""

    def __init__(self, desk: Desk, game: Game[Any, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._game = desk, game
        kept = desk.preferences.settings.last_new_game.get(game.key, b"")
        self._first = remembered(game, kept)
        self._sides = -1
        self.seats = [SeatRow(game, choice, self) for choice in self._first.seats]
        self.options = options_page(game, desk.themes.theme, self)
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(60)
        self._redraw.timeout.connect(self._draw_preview)
        self._build()
        # Putting a row into the layout has put its widgets into another order.
        for seat in self.seats:
            seat.order_focus()
        self._retranslate()
        self._changed()
        if isinstance(self._lead, CardGroup):
            # What the game is about is chosen first, and by arrow keys.
            self._lead.setFocus()
        self.setPalette(desk.themes.theme.palette(game.key))
        fit(self, SIZE)

    # Building

    def _build(self) -> None:
        self._title, self._subtitle = QLabel(self), QLabel(self)
        self._subtitle.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        body = QWidget(self)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._columns.setContentsMargins(0, 0, 12, 0)
        self._columns.setSpacing(28)
        self._columns.addLayout(self._build_left(body), 1)
        self._columns.addLayout(self._build_right(body), 1)
        self._scroll = scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(body)
        self._time = QLabel(self)
        self._time.setWordWrap(True)
        self._time.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._cancel = KeyButton("", parent=self)
        self._cancel.set_cap("Esc")
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self.start = KeyButton("", Importance.PRIMARY, self)
        self.start.set_cap("Enter")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(self._time, 1)
        foot.addWidget(self._cancel)
        foot.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addLayout(self._build_head())
        column.addWidget(Hairline(self))
        column.addWidget(scroll, 1)
        self._refused = NoteBox(self._desk.themes, Tone.BAD, self)
        self._refused.rule_activated.connect(self.rule_asked)
        self._refused.hide()
        column.addWidget(self._refused)
        column.addLayout(foot)

    def _build_head(self) -> QHBoxLayout:
        """Return the title, with the way to the guided first turn at its right."""
        words = QVBoxLayout()
        words.setSpacing(10)
        words.addWidget(self._title)
        words.addWidget(self._subtitle)
        self.guide = KeyButton("", Importance.QUIET, self)
        self.guide.set_icon_name("hint")
        self.guide.setAutoDefault(False)
        self.guide.setVisible(any(title.key == self._game.key for title in GUIDED))
        self.guide.clicked.connect(self._ask_guide)
        row = QHBoxLayout()
        row.addLayout(words, 1)
        row.addWidget(self.guide, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _build_left(self, body: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        self._heads: list[QLabel] = []
        self._lead = self.options.lead()
        self._lead_head = QLabel(body)
        self._lead_head.setVisible(self._lead is not None)
        if self._lead is not None:
            column.addWidget(self._lead_head)
            column.addWidget(self._lead)
            column.addSpacing(8)
        head = self._head(body)
        column.addWidget(head)
        for seat in self.seats:
            seat.changed.connect(self._changed)
            column.addWidget(seat)
        # Who plays alone, with no computer to choose, has nothing to say here.
        for widget in (head, *self.seats):
            widget.setVisible(self._game.seats[1] > 1 or bool(self._game.levels))
        self.preview = QLabel(body)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setFixedHeight(PREVIEW)
        column.addSpacing(4)
        column.addWidget(self.preview)
        column.addSpacing(8)
        self._build_passing(column, body)
        column.addSpacing(8)
        self._build_chance(column, body)
        column.addStretch()
        return column

    def _build_passing(self, column: QVBoxLayout, body: QWidget) -> None:
        head = self._head(body)
        preferences = self._desk.preferences
        self._ways = BoundSegmented(
            preferences, passing, lambda s, v: replace(s, hand_over=v), body
        )
        recap = BoundToggle(preferences, lambda s: s.recap, lambda s, v: replace(s, recap=v), body)
        self._passing = [Row(self._ways, parent=body), Row(recap, parent=body)]
        for widget in (head, *self._passing):
            column.addWidget(widget)
            widget.setVisible(self._game.seats[1] > 1)

    def _build_chance(self, column: QVBoxLayout, body: QWidget) -> None:
        column.addWidget(self._head(body))
        self._by_hand: dict[tuple[str, ...], Toggle] = {}
        self._chance_rows: list[tuple[Row, Text]] = []
        for kinds, name in CHANCE_KINDS.get(self._game.key, ()):
            toggle = Toggle("", body)
            toggle.setChecked(kinds[0] in self._first.by_hand)
            self._by_hand[kinds] = toggle
            row = Row(toggle, parent=body)
            self._chance_rows.append((row, name))
            column.addWidget(row)
        self._seed = QLineEdit(body)
        self._seed.setValidator(QRegularExpressionValidator(r"\d{0,18}", self._seed))
        self._seed.setFixedWidth(190)
        self._seed_row = Row(self._seed, parent=body)
        column.addWidget(self._seed_row)

    def _build_right(self, body: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._head(body), 1)
        self._reset = KeyButton("", Importance.QUIET, body)
        self._reset.setAutoDefault(False)
        self._reset.clicked.connect(self._reset_options)
        head.addWidget(self._reset)
        column.addLayout(head)
        self.options.setParent(body)
        self.options.changed.connect(self._changed)
        self.options.rule_activated.connect(self.rule_asked)
        column.addWidget(self.options)
        column.addStretch()
        return column

    def _head(self, body: QWidget) -> QLabel:
        label = QLabel(body)
        self._heads.append(label)
        return label

    # What is chosen

    @property
    def choice(self) -> NewGame:
        """Everything as it is chosen now; the seed is 0 until one is typed in."""
        return NewGame(
            game=self._game.key,
            seats=tuple(row.choice for row in self.seats),
            options=self.options.values,
            by_hand=tuple(
                kind
                for kinds, toggle in self._by_hand.items()
                if toggle.isChecked()
                for kind in kinds
            ),
            seed=int(self._seed.text() or 0),
        )

    def why_not(self) -> str:
        """Return why the game cannot start; empty if it can."""
        low, high = self._game.seats
        taken = len(self.choice.taken)
        if taken < low:
            return self.tr("Seats that need a player: {count}").format(count=low - taken)
        if taken > high:
            return self.tr("At most {count} can play.").format(count=high)
        return "" if self.refusal is None else say(self.refusal.text)

    @property
    def refusal(self) -> Refused | None:
        """Why the rules do not let so many begin the game so, if they do not."""
        if not self._game.seats[0] <= len(self.choice.taken) <= self._game.seats[1]:
            return None
        try:
            self._game.new(self.choice.setup(self._game))
        except Refused as refused:
            return refused
        return None

    @Slot()
    def _changed(self) -> None:
        low, high = self._game.seats
        sides = min(max(len(self.choice.taken), low), high)
        if sides != self._sides:
            kept = self.options.values if self._sides > 0 else self._first.options
            usual = {key: value for key, value in kept.items() if not self._was_usual(key, value)}
            self._sides = sides
            self.options.show_options(self._game, sides, usual)
        why_not = self.why_not()
        refusal = self.refusal
        self._refused.setVisible(refusal is not None)
        if refusal is not None:
            self._refused.show_note("", say(refusal.text), refusal.rule)
        self.start.setEnabled(not why_not)
        self.start.setToolTip(why_not)
        self._time.setText("" if refusal is not None else why_not or self._time_text())
        self._redraw.start()

    def _was_usual(self, key: str, value: object) -> bool:
        """Return whether a value was only the default for the number of sides until now."""
        if self._sides < 0:
            return False
        return any(
            option.key == key and option.default == value
            for option in self._game.options(self._sides)
        )

    @Slot()
    def _ask_guide(self) -> None:
        """Leave the new game for the one that the guide explains."""
        self.reject()
        self.guide_asked.emit(self._game.key)

    @Slot()
    def _reset_options(self) -> None:
        self.options.show_options(self._game, self._sides, {})
        self._changed()

    def accept(self) -> None:
        """Take the choice, unless the game cannot start so, and remember it."""
        if self.why_not():
            return
        agreed = replace(self.choice, seed=self.choice.seed or new_seed())
        preferences = self._desk.preferences
        # A PIN is set for one game: at the next, others may sit here.
        seats = tuple(replace(seat, pin="") for seat in self.choice.seats)
        proposal = replace(self.choice, seed=0, seats=seats)
        kept = {
            **preferences.settings.last_new_game,
            self._game.key: msgspec.json.encode(proposal),
        }
        preferences.use(replace(preferences.settings, last_new_game=kept))
        super().accept()
        self.chosen.emit(agreed)

    def _time_text(self) -> str:
        choice = self.choice
        persons = sum(seat.kind == "person" for seat in choice.taken)
        whole = self.options.minutes() or by_seats(choice)
        if whole and persons:
            return self.tr("About {time}").format(time=self._duration(whole))
        captures = choice.options.get("captures", 0)
        if not isinstance(captures, int):
            return ""
        time = minutes(self._game.key, self._sides, captures, persons)
        if not time or not persons:
            return self.tr("Players: {count}").format(count=self._sides)
        words = self.tr("About {time}").format(time=self._duration(time))
        quick = offered(self._game.key, self._sides)
        if time >= LONG and quick and quick[0] < captures:
            words += " " + self.tr("– {captures} captures would take half as long").format(
                captures=quick[0]
            )
        return words

    def _duration(self, time: int) -> str:
        """Return minutes in the words of somebody who does not count them."""
        if time < 50:
            return self.tr("{minutes} minutes").format(minutes=max(5, round(time / 5) * 5))
        hours = round(time / 30) / 2
        words = f"{hours:g}".replace(".5", "½")
        return self.tr("{hours} h").format(hours=words)

    @Slot()
    def _draw_preview(self) -> None:
        choice = self.choice
        if self.why_not():
            self.preview.setPixmap(QPixmap())
            return
        ratio = self.devicePixelRatioF()
        setup, theme = choice.setup(self._game), self._desk.themes.theme
        room = self._scroll.viewport().height() - self.preview.y()
        high = min(room, PREVIEW) if room >= LEAST else PREVIEW
        self.preview.setFixedHeight(high)
        wide = QSize(max(self.preview.width(), high), high)
        picture = self.options.picture(setup, wide, ratio, theme)
        if picture is None:
            picture = preview(self._game, setup, wide, ratio, theme)
        self.preview.setPixmap(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * max(1.0, fonts.text_scale())
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self._redraw.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._redraw.stop()
        super().hideEvent(event)

    # Words

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        title = say(self._game.title)
        low, high = self._game.seats
        self.setWindowTitle(self.tr("New game: {game}").format(game=title))
        self._title.setText(self.windowTitle())
        self._title.setFont(fonts.interface(20, 700))
        words = self.tr("{low} to {high} players on one screen, each a person or the computer")
        if high == 1:
            words = self.tr("One player against the rules of the game")
        self._subtitle.setText(words.format(low=low, high=high))
        self._lead_head.setText(self.options.lead_title())
        self._lead_head.setFont(fonts.interface(16, 700))
        heads = (
            self.tr("Seats"),
            self.tr("At this screen"),
            self.tr("Chance"),
            self.tr("Rules and options"),
        )
        for label, words in zip(self._heads, heads, strict=True):
            label.setText(words)
            label.setFont(fonts.interface(16, 700))
        self._reset.setText(self.tr("Reset"))
        self.guide.setText(self.tr("Guided first turn"))
        self.guide.setToolTip(self.tr("A small game that is explained step by step"))
        self._cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start game"))
        self.preview.setAccessibleName(self.tr("A picture of the board at the start"))
        self._retranslate_rows()

    def _retranslate_rows(self) -> None:
        self._passing[0].set_words(
            self.tr("Passing the screen"),
            self.tr("Hides the board and the hands until the next player is there"),
        )
        self._ways.set_choices((("hold", self.tr("Hidden")), ("off", self.tr("Open"))))
        self._passing[1].set_words(
            self.tr("Tell what happened"), self.tr("A recap before each turn of a person")
        )
        for row, name in self._chance_rows:
            row.set_words(
                self.tr("{what}: by hand").format(what=say(name)),
                self.tr("You tell the program what your own dice, cards or counters gave"),
            )
        self._seed_row.set_words(
            self.tr("Seed"), self.tr("The same number gives the same cards; empty for a new one")
        )
        self._seed.setPlaceholderText(self.tr("by chance"))
