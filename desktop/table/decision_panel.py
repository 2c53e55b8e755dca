"""The frame of the panels of decisions: what scrolls, and a foot that never does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Slot
from PySide6.QtGui import QFontMetricsF, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.rules.core import Action, State, Step
from desktop.table.look import Table
from desktop.table.reading_order import go_on

WIDTH, SMALL_WIDTH = 400, 344
GAP, EDGE = 8, 12
LEAST_BODY = 70
"""Height of what scrolls that is always seen, at a text scale of 100 %."""


class Words(QLabel):
    """A label that keeps its size among others when the size of text changes.

    A word that is longer than the label is wide is set in narrow letters.
    """

    def __init__(
        self,
        size: float = 14,
        weight: int = 400,
        parent: QWidget | None = None,
        *,
        quiet: bool = False,
        figure: bool = False,
    ) -> None:
        super().__init__(parent)
        self._size, self._weight, self._figure = size, weight, figure
        self._narrow = False
        self._longest = 0.0
        """How wide the longest word is in usual letters."""
        self.setWordWrap(not figure)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if quiet:
            self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.take_font()

    def take_font(self) -> None:
        """Take the size of text in force."""
        self._measure()
        self._set_font()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._measure()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _measure(self) -> None:
        advance = QFontMetricsF(fonts.interface(self._size, self._weight)).horizontalAdvance
        words = () if self._figure else self.text().split()
        self._longest = max(map(advance, words), default=0.0)

    def _fit(self) -> None:
        narrow = self._longest > self.width()
        if narrow != self._narrow:
            self._narrow = narrow
            self._set_font()

    def _set_font(self) -> None:
        make = fonts.condensed if self._figure or self._narrow else fonts.interface
        self.setFont(make(self._size, self._weight))

    def say(self, words: str) -> None:
        """Show these words; without any the label goes."""
        if words != self.text():
            self.setText(words)
        self.setVisible(bool(words))


class Foot(QWidget):
    """Buttons of equal width, in as many rows as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons: list[KeyButton] = []
        self._caps: dict[KeyButton, str] = {}
        self._heights: dict[int, int] = {}
        """By width, until buttons are arranged anew: each layout asks, also of panels not seen."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, importance: Importance, press: Callable[[], None]) -> KeyButton:
        """Add a button at the right end."""
        button = KeyButton("", importance, self)
        button.clicked.connect(press)
        self._buttons.append(button)
        self._heights.clear()
        return button

    def name(self, button: KeyButton, words: str, cap: str = "") -> None:
        """Give a button its words and its key; the key goes where there is no room for it."""
        button.setText(words)
        self._caps[button] = cap
        button.set_cap(cap)
        self._heights.clear()

    def shown(self) -> list[KeyButton]:
        """Return the buttons that are not hidden."""
        return [button for button in self._buttons if not button.isHidden()]

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(self.width(), 300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(max((size.width() for size in self._sizes(self._few())), default=0), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            places = self._places(width)
            self._heights[width] = max((place.bottom() + 1 for place in places), default=0)
        return self._heights[width]

    def arrange(self) -> None:
        """Give each button its place; to be asked whenever one shows, hides or is renamed."""
        self._heights.clear()
        width = self.width()
        for button, cap in zip(self.shown(), self._fitting(width), strict=True):
            button.set_cap(cap)
        for button, place in zip(self.shown(), self._places(width), strict=True):
            button.setGeometry(place)
        self.updateGeometry()

    def _fitting(self, width: int) -> list[str]:
        """Return the keys of the buttons; those of the others go where that may save a row.

        Nothing here asks what a button shows: a height that followed from the width before would
        have what scrolls around this wider and narrower for ever.
        """
        caps = [self._caps.get(button, "") for button in self.shown()]
        return caps if len(_in_rows(self._sizes(caps), width)) < 2 else self._few()

    def _few(self) -> list[str]:
        """Return the keys with no more than that of the primary button."""
        primary = Importance.PRIMARY
        shown = self.shown()
        return [self._caps.get(each, "") if each.importance is primary else "" for each in shown]

    def _sizes(self, caps: list[str]) -> list[QSize]:
        """Return the sizes of the buttons with these keys."""
        return [each.size_with(cap) for each, cap in zip(self.shown(), caps, strict=True)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def _places(self, width: int) -> list[QRect]:
        """Return a place for each button: as many in a row as fit, wider by equal shares."""
        rows = _in_rows(self._sizes(self._fitting(width)), width)
        places, y = [], 0
        for row in rows:
            high = max(size.height() for size in row)
            spare = width - sum(size.width() for size in row) - GAP * (len(row) - 1)
            x = 0
            for size in row:
                wide = size.width() + max(0, spare) // len(row)
                places.append(QRect(x, y, wide, high))
                x += wide + GAP
            y += high + GAP
        return places


def _in_rows(sizes: list[QSize], width: int) -> list[list[QSize]]:
    """Return sizes in rows, as many in each as fit side by side."""
    rows: list[list[QSize]] = []
    for size in sizes:
        used = sum(each.width() + GAP for each in rows[-1]) if rows else 0
        if not rows or used + size.width() > width:
            rows.append([])
        rows[-1].append(size)
    return rows


class DecisionPanel(QWidget):
    """Follows the table; a panel that is not seen does nothing until it is."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.kit: Any = table.model.game.kit
        self._stale = True
        self.body = QWidget(self)
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.column.setSpacing(10)
        self.foot = Foot(self)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        self.area.viewport().setAutoFillBackground(False)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.area, 1)
        self.below = QVBoxLayout()
        self.below.setContentsMargins(EDGE, GAP, EDGE, EDGE)
        self.below.setSpacing(GAP)
        self.below.addWidget(self.foot)
        self._whole.addLayout(self.below)
        # Told after every change and look back too, and only then position and choice agree.
        table.picker.narrowed.connect(self.refresh)
        table.model.shown.connect(self._show_if_seen)

    # --- what a panel of a decision fills in ------------------------------------------------------

    def name_parts(self) -> None:
        """Give everything that does not change its words."""
        raise NotImplementedError

    def show_position(self) -> None:
        """Show the decision as it stands."""
        raise NotImplementedError

    def key(self, name: str) -> bool:
        """Do what a key means; return whether it means anything."""
        raise NotImplementedError

    # --- what they have in common -----------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position that is shown."""
        state: State = self.table.model.view.state
        return state

    @property
    def step(self) -> Step | None:
        """The step that asks, if one does."""
        steps = self.state.steps
        found: Step | None = steps[-1] if steps else None
        return found

    @property
    def can_answer(self) -> bool:
        """Whether the decision is the viewer's, now."""
        return self.table.picker.choice is not None

    def offers(self, action: Action) -> bool:
        """Return whether an action is among those listed now."""
        choice = self.table.picker.choice
        return choice is not None and action in choice.actions

    def answer(self, *actions: Action) -> None:
        """Give answers in turn, as far as each is asked for."""
        for action in actions:
            if self.offers(action):
                self.table.picker.choose(action)

    @Slot()
    def refresh(self) -> None:
        """Show the position, at once if the panel is seen; after the board if it has changed."""
        self._stale = True
        if not self.table.model.telling.goes_on:
            self._show_if_seen()

    @Slot()
    def _show_if_seen(self) -> None:
        if self.isVisible():
            self.catch_up()

    def catch_up(self) -> None:
        """Show what has changed since the panel was last seen."""
        if self._stale:
            self._stale = False
            self.area.setAccessibleName(self.accessibleName())
            self.show_position()
            self.updateGeometry()

    def press(self, name: str) -> bool:
        """Take a key from the table; Enter presses the button that has the focus."""
        self.catch_up()
        held = QApplication.focusWidget()
        if name == "Enter" and isinstance(held, QAbstractButton) and self.isAncestorOf(held):
            held.click()
            return True
        return self.can_answer and self.key(name)

    def retranslate(self) -> None:
        """Say everything again, in the present language and size."""
        for label in self.findChildren(Words):
            label.take_font()
        self.area.setMinimumHeight(round(LEAST_BODY * max(1.0, fonts.text_scale())))
        self.name_parts()
        self.foot.arrange()
        self.refresh()

    def sizeHint(self) -> QSize:
        around = self.below.totalHeightForWidth(WIDTH)
        return QSize(WIDTH, self.column.totalHeightForWidth(WIDTH) + around)

    def claimed_width(self) -> int:
        """Return the width at which nothing has to scroll sideways."""
        bar = self.area.verticalScrollBar().sizeHint().width()
        return self.body.minimumSizeHint().width() + bar

    def claimed_height(self, width: int) -> int:
        """Return the height at which nothing has to scroll."""
        return self.column.totalHeightForWidth(width) + self.below.totalHeightForWidth(width)

    def heightForWidth(self, width: int) -> int:
        # What scrolls needs no more than its least.
        return self.area.minimumHeight() + self.below.totalHeightForWidth(width)

    def focusNextPrevChild(self, next: bool) -> bool:  # Qt's own name
        return go_on(self, forward=next) or super().focusNextPrevChild(next)

    def showEvent(self, event: QShowEvent) -> None:
        self.catch_up()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
