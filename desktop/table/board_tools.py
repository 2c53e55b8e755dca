"""The buttons at the corner of the board: what can be lit on it, and how it lies."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton
from desktop.rules.core import Target
from desktop.table.board_desk import BoardDesk
from desktop.table.habits import Habits
from desktop.table.look import Mark, Overlay, PackedLook, PeriodLook
from desktop.table.zoom_view import EDGE as FIT

EDGE, GAP = 8, 2
"""From the corner of the view, and to the board at least."""
OVER = 4
"""Pixels that a row of buttons may reach over the edge of the board, which is its frame."""
STYLE_KEY = "#"
"""No letter: those are the names of bases."""
NARROW, WIDEST = 40, 16_777_215
"""How wide a button with its key alone is, and Qt's own limit for all others."""


class BoardTools(QWidget):
    """A button for each overlay, one that turns the board and one for how its map is drawn.

    The keys on them do the same.
    """

    def __init__(self, desk: BoardDesk, habits: Habits) -> None:
        # Not on the viewport: what lies there is scrolled along with the board.
        super().__init__(desk.view)
        self._desk, self._habits = desk, habits
        self._lit: Overlay | None = None
        self._pointed: Target | None = None
        self.overlays: dict[str, KeyButton] = {}
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(6)
        for overlay in desk.look.overlays():
            button = self._button()
            button.setCheckable(True)
            button.clicked.connect(partial(self.toggle, overlay))
            self.overlays[overlay.key] = button
            self._line.addWidget(button)
        self.turning = self._button()
        self.turning.clicked.connect(self.turn)
        self.turning.setVisible(desk.look.turns)
        self._line.addWidget(self.turning)
        self.styling = self._button()
        self.styling.setCheckable(True)
        self.styling.clicked.connect(self.restyle)
        self.styling.setVisible(isinstance(desk.look, PeriodLook))
        self._line.addWidget(self.styling)
        desk.view.hovered.connect(self._follow)
        habits.changed.connect(self.face_viewer)
        habits.changed.connect(self.draw_map)
        desk.view.viewport().installEventFilter(self)
        self.retranslate()

    def _button(self) -> KeyButton:
        button = KeyButton("", Importance.NORMAL, self)
        # The keys are at hand everywhere; Tab belongs to what can act.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    @property
    def lit(self) -> Overlay | None:
        """The overlay that is lit."""
        return self._lit

    def toggle(self, overlay: Overlay, _checked: object = None) -> None:
        """Light what an overlay shows, or put it out."""
        self._light(None if self._lit == overlay else overlay)

    def relight(self) -> None:
        """Light what the overlay shows of another position, if one is lit."""
        if self._lit is not None:
            self._light(self._lit)

    @Slot()
    def turn(self) -> None:
        """Turn the board a quarter."""
        if self._desk.look.turn_board():
            self._show_turned()

    @Slot()
    def restyle(self) -> None:
        """Draw the map in the black and white of its time, or in colours again."""
        self._habits.use(period_map=not self._habits.period_map)

    @Slot()
    def draw_map(self) -> None:
        """Draw the map as the habit is."""
        look, period = self._desk.look, self._habits.period_map
        self.styling.setChecked(period)
        if isinstance(look, PeriodLook) and look.set_period(period):
            self._desk.sync()

    @Slot()
    def face_viewer(self) -> None:
        """Turn the board so that the viewer's side lies at the bottom, if that is the habit."""
        desk = self._desk
        if self._habits.turns_board and desk.look.turn_towards(desk.model.view):
            self._show_turned()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        for overlay in self._desk.look.overlays():
            words = say(overlay.label)
            self._name(self.overlays[overlay.key], words, words, overlay.key)
            self.overlays[overlay.key].set_icon_name("target")
        self._name(self.turning, self.tr("Rotate"), self.tr("Turn the board"), "V")
        self.turning.set_icon_name("redo")
        self._name(self.styling, self.tr("Map"), self.tr("Black-and-white map"), STYLE_KEY)
        self.styling.set_icon_name("eye")
        high = self.turning.sizeHint().height()
        beside, above = self._ground()
        across = above >= high - OVER
        if not across and self._covers():
            across, above = True, high + GAP
            self._desk.view.keep_above(high + GAP)
        else:
            self._desk.view.keep_above(0)
        way = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._line.setDirection(way)
        whole = self._desk.view.viewport().width()
        self._leave_out_words(whole - EDGE if across else beside)
        self.adjustSize()
        x, y = round(beside - self.width()) // 2, round(above - self.height()) // 2
        self.move(*((EDGE, max(0, y)) if across else (max(0, min(EDGE, x)), EDGE)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.retranslate()
        return False

    def _name(self, button: KeyButton, words: str, whole: str, key: str) -> None:
        button.setText(words)
        button.set_cap(key)
        button.setMaximumWidth(WIDEST)
        button.setAccessibleName(whole)
        button.setToolTip(f"{whole} ({key})")

    def _ground(self) -> tuple[float, float]:
        """Return the width of the ground beside the fitted board, and the height above it."""
        board, view = self._desk.scene.bounds, self._desk.view
        room = view.viewport().rect().marginsAdded(view.viewportMargins())
        share = board.width() / max(1.0, board.height())
        beside = (room.width() - room.height() * share) / 2
        return max(0.0, beside), max(0.0, (room.height() - room.width() / share) / 2)

    def _covers(self) -> bool:
        """Return whether the buttons would hide a part of a sheet that is full to its corners."""
        look, view, board = self._desk.look, self._desk.view, self._desk.scene.bounds
        if not isinstance(look, PackedLook) or board.isEmpty():
            return False
        room = view.viewport().rect().marginsAdded(view.viewportMargins())
        wide, high = room.width() - 2 * FIT, room.height() - 2 * FIT
        scale = min(wide / board.width(), high / board.height())
        # The board is not made smaller for a few pixels, and larger again with the next panel.
        return (room.width() - scale * board.width()) / 2 + scale * look.margin < NARROW - 2 * OVER

    def _leave_out_words(self, free: float) -> None:
        """Leave out icons, then keys, then words, where there are few pixels for them."""
        buttons = (*self.overlays.items(), ("V", self.turning), (STYLE_KEY, self.styling))
        for part in ("icon", "key", "words"):
            if free >= self.sizeHint().width() + EDGE + GAP:
                return
            for key, button in buttons:
                if part == "icon":
                    button.set_icon_name(None)
                elif part == "key":
                    button.set_cap("")
                else:
                    button.setText(key)
                    button.setMaximumWidth(NARROW)

    def _light(self, overlay: Overlay | None) -> None:
        self._lit = overlay
        self._desk.show_overlay(() if overlay is None else self._marks(overlay))
        for key, button in self.overlays.items():
            button.setChecked(overlay is not None and key == overlay.key)

    def _marks(self, overlay: Overlay) -> tuple[Mark, ...]:
        view = self._desk.model.view
        if overlay.around is None:
            return overlay.marks(view)
        return overlay.around(view, self._pointed)

    @Slot(object)
    def _follow(self, target: Target | None) -> None:
        """Light anew what depends on the place that is pointed at."""
        self._pointed = target
        if self._lit is not None and self._lit.around is not None:
            self._desk.show_overlay(self._marks(self._lit))

    def _show_turned(self) -> None:
        self._desk.sync()
        self._desk.view.fit()
