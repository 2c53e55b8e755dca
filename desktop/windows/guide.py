"""The guided first turn of Daring Eagle: a small game against a Cadet, and a hint for each step."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QRectF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.paint import fonts
from desktop.paint.buttons import IconButton, RuleTag
from desktop.paint.colours import mixed
from desktop.paint.style_parts import paint_panel
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import IconLabel
from desktop.rules.core import Choice, T, Text
from desktop.table.page import TablePage
from desktop.windows.new_game_choice import NewGame, SeatChoice

GAME = "daring_eagle"
SEED = 20
CAPTURES = 3
TURNS = 3
"""After so many turns of all players the guide takes its leave."""


class Hint(msgspec.Struct, frozen=True):
    """What the guide says at one kind of decision."""

    title: Text
    body: Text
    rule: str


WAIT = Hint(
    T("guide", "The computer's turn"),
    T("guide", "Watch what it does; the log at the right tells it in words."),
    "DE-5.1",
)
MOVED = Hint(
    T("guide", "You have moved"),
    T(
        "guide",
        "Cards that can be played now are bright. There is nothing you have to do: press End"
        " turn, or E. You then draw a card.",
    ),
    "DE-5.4a",
)
ENDS = Hint(
    T("guide", "You have moved"),
    T(
        "guide",
        "Nothing more can be done in this turn, so it ends by itself in a moment. You then draw a"
        " card.",
    ),
    "DE-5.4a",
)
PICKED = Hint(
    T("guide", "Now choose where it goes"),
    T(
        "guide",
        "Green squares are free, blue ones cost the cards shown, red ones hold an enemy you can"
        " attack. Esc puts the unit back.",
    ),
    "DE-3.1",
)
LEAVE = Hint(
    T("guide", "That is the whole turn"),
    T(
        "guide",
        "Discard down to three, move one unit, play cards, draw. Play on as long as you like: this"
        " game ends with three captures. F1 explains the rule of any prompt.",
    ),
    "DE-7.3",
)
HINTS: dict[str, Hint] = {
    "DE-4.3b": Hint(
        T("guide", "Choose where your army starts"),
        T("guide", "Click one of the lit quarters of the board. None is better than another."),
        "DE-4.3a",
    ),
    "DE-4.5a": Hint(
        T("guide", "Deploy your army"),
        T(
            "guide",
            "Take a ready arrangement with its button, or drag the counters where you like; then"
            " press Done. XX are slow, strong Divisions, X are quick Brigades.",
        ),
        "DE-4.5a",
    ),
    "DE-5.2a": Hint(
        T("guide", "More than three cards"),
        T("guide", "Click the cards that should go. Combat cards carry their points."),
        "DE-5.2a",
    ),
    "DE-5.3b": Hint(
        T("guide", "Move one unit"),
        T(
            "guide",
            "Units that can move are lit. Press one, then one of the lit squares: always in a"
            " straight line, a Division up to two squares, a Brigade up to three.",
        ),
        "DE-3.2",
    ),
    "DE-6.2a": Hint(
        T("guide", "You attack"),
        T(
            "guide",
            "Add combat cards until your total is above the enemy's, then press Attack. The"
            " cheapest choice is made for you already.",
        ),
        "DE-6.2a",
    ),
    "DE-6.3a": Hint(
        T("guide", "Your answer in the fight"),
        T(
            "guide",
            "Go above the enemy with combat cards, make it equal to offer a tie, leave with a"
            " card, or surrender the unit.",
        ),
        "DE-6.3b",
    ),
}


def guided_game() -> NewGame:
    """Return the small game that the guide explains."""
    seats = (
        SeatChoice("gold", "person"),
        SeatChoice("green", "bot", level="cadet"),
        SeatChoice("blue"),
        SeatChoice("red"),
    )
    options: dict[str, bool | int | str] = {
        "captures": CAPTURES,
        "first": "gold",
        "deployment": "line",
    }
    return NewGame(GAME, seats, options, seed=SEED)


class GuideBar(QFrame):
    """The hints, in a strip under the phase bar; it can be closed at any step."""

    closed = Signal()

    def __init__(self, page: TablePage, themes: ThemeSource) -> None:
        super().__init__(page.table)
        self._page, self._model = page, page.model
        self._title, self._body = QLabel(self), QLabel(self)
        self._body.setWordWrap(True)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(page.open_rule)
        close = IconButton("close", self.tr("Close the guide"), self)
        close.setAutoRaise(True)
        close.clicked.connect(self.leave)
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
        row.addWidget(close)
        self._model.changed.connect(self.show_hint)
        self._model.looked.connect(self.show_hint)
        page.picker.narrowed.connect(self.show_hint)
        page.habits.changed.connect(self.show_hint)
        self.show_hint()

    @property
    def words(self) -> str:
        """What the guide says now."""
        return f"{self._title.text()}: {self._body.text()}"

    @Slot()
    def show_hint(self) -> None:
        """Say what can be done now."""
        ends = self._page.habits.ends_turns
        hint = hint_for(self._model, self._page.picker.picks, ends_turns=ends)
        self._title.setText(say(hint.title))
        self._title.setFont(fonts.interface(15, 700))
        self._body.setText(say(hint.body))
        self._tag.set_rule(hint.rule)
        self.setAccessibleName(self.words)

    @Slot()
    def leave(self) -> None:
        """Take the strip away for the rest of the game."""
        self.hide()
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.show_hint()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        base = palette.color(QPalette.ColorRole.Base)
        info = palette.color(QPalette.ColorRole.Link)
        box = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        paint_panel(QPainter(self), box, mixed(base, info, 0.12), mixed(base, info, 0.35))


def hint_for(model: SessionModel, picks: tuple[str, ...], *, ends_turns: bool) -> Hint:
    """Return what the guide says at the present decision."""
    choice = model.choice
    if not isinstance(choice, Choice):
        return WAIT
    if model.progress.turn > TURNS and not picks and choice.rule == "DE-5.3b":
        return LEAVE
    if choice.rule == "DE-5.3b":
        if picks:
            return PICKED
        if any(action.picks == ("button:end_turn",) for action in choice.actions):
            return ENDS if ends_turns and len(choice.actions) == 1 else MOVED
    known = [rule for rule in HINTS if choice.rule.startswith(rule[:6])]
    return HINTS.get(choice.rule) or (HINTS[known[0]] if known else HINTS["DE-6.3a"])


def put_guide(page: TablePage, themes: ThemeSource) -> GuideBar:
    """Put the guide under the phase bar of a table."""
    bar = GuideBar(page, themes)
    column = page.table.layout()
    if isinstance(column, QVBoxLayout):
        column.insertWidget(1, bar)
    return bar
