"""The timeline under the board: look back, put bookmarks, branch off, come back to now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import IconButton, Importance, KeyButton, Segmented
from desktop.table.timeline_strip import Moment, TimelineStrip

PLAY_EVERY = 800


class Timeline(QWidget):
    """The dock's content."""

    wanted = Signal(object)
    """The position to look at; ``None`` is back to now."""
    bookmarked = Signal(object, object)
    """A position and the words of its bookmark, or ``None`` to take it away."""
    branched = Signal(object)
    """The position from which a game of its own is to begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.strip = TimelineStrip(self)
        self._title, self._where = QLabel(self), QLabel(self)
        self._first = IconButton("first", "", self)
        self._play = IconButton("play", "", self)
        self._last = IconButton("last", "", self)
        self._by = Segmented((), self)
        self._mark = KeyButton("", Importance.NORMAL, self)
        self._branch = KeyButton("", Importance.NORMAL, self)
        self._now = KeyButton("", Importance.PRIMARY, self)
        self._bookmarks: dict[int, str] = {}
        self._looking = False
        self._compact = False
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY_EVERY)
        self._timer.timeout.connect(self._next)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._where, 1)
        feet = QHBoxLayout()
        feet.setSpacing(8)
        for widget in (self._first, self._play, self._last, self._by):
            feet.addWidget(widget)
        feet.addStretch(1)
        for button in (self._mark, self._branch, self._now):
            feet.addWidget(button)
        self._mark.set_icon_name("bookmark")
        self._branch.set_icon_name("branch")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.strip)
        column.addStretch(1)
        column.addLayout(feet)

    def _connect(self) -> None:
        self.strip.wanted.connect(self._want)
        self._first.clicked.connect(self._go_first)
        self._last.clicked.connect(self._go_last)
        self._play.clicked.connect(self._toggle_play)
        self._mark.clicked.connect(self._ask_bookmark)
        self._branch.clicked.connect(self._tell_branch)
        self._now.clicked.connect(self.back_to_now)

    def set_compact(self, compact: bool) -> None:  # a Qt-like setter
        """Show icons instead of words on the buttons that have some."""
        self._compact = compact
        self._name_buttons()

    def _name_buttons(self) -> None:
        for button, words in (
            (self._mark, self.tr("Bookmark")),
            (self._branch, self.tr("Branch from here")),
        ):
            button.setText("" if self._compact else words)
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._mark.set_cap("" if self._compact else "B")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self._title.setText(self.tr("Timeline"))
        self._title.setFont(fonts.interface(15, 700))
        self._where.setFont(fonts.interface(13))
        self._where.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.strip.setAccessibleName(self.tr("Timeline"))
        self._first.set_text(self.tr("To the beginning (Home)"))
        self._play.set_text(self.tr("Play from here"))
        self._last.set_text(self.tr("To the present (End)"))
        present = self._by.value if self._by.buttons() else "move"
        self._by.set_choices(
            (
                ("move", self.tr("Move")),
                ("turn", self.tr("Turn")),
                ("fight", self.tr("Fight")),
                ("mark", self.tr("Mark")),
            )
        )
        self._by.set_value(present)
        self._by.setAccessibleName(self.tr("What one step is"))
        self._name_buttons()
        self._now.setText(self.tr("Back to now"))
        self._now.set_cap("Esc")

    def show_game(
        self, moments: tuple[Moment, ...], bookmarks: dict[int, str], looking_at: int | None
    ) -> None:
        """Show a game and where it is looked at."""
        last = moments[-1].ply if moments else 0
        present = last if looking_at is None else looking_at
        self._looking = looking_at is not None
        self._bookmarks = dict(bookmarks)
        self.strip.show_moments(moments, bookmarks, present)
        self._now.setEnabled(self._looking)
        if not moments:
            self._where.setText(self.tr("The timeline starts with the first move."))
        elif looking_at is None:
            self._where.setText(self.tr("Move {last}: now.").format(last=last))
        else:
            self._where.setText(
                self.tr("Move {ply} of {last}: looking back. Nothing is lost.").format(
                    ply=looking_at, last=last
                )
            )
        if not self._looking:
            self._stop()

    @Slot()
    def back_to_now(self) -> None:
        """Come back to the present."""
        self._stop()
        self.wanted.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_B:
            self._ask_bookmark()
        elif event.key() == Qt.Key.Key_Escape and self._looking:
            self.back_to_now()
        else:
            event.ignore()

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        super().hideEvent(event)

    @Slot(object)
    def _want(self, ply: int) -> None:
        self.wanted.emit(ply)

    @Slot()
    def _go_first(self) -> None:
        self.strip.go(last=False)

    @Slot()
    def _go_last(self) -> None:
        self.back_to_now()

    @Slot()
    def _toggle_play(self) -> None:
        if self._timer.isActive():
            self._stop()
        elif self.strip.moments:
            self._play.set_icon_name("pause")
            self._timer.start()

    def _stop(self) -> None:
        self._timer.stop()
        self._play.set_icon_name("play")

    @Slot()
    def _next(self) -> None:
        self.strip.step(1, of=str(self._by.value))

    @Slot()
    def _tell_branch(self) -> None:
        self.branched.emit(self.strip.present)

    @Slot()
    def _ask_bookmark(self) -> None:
        ply = self.strip.present
        # Loaded here: boxes with questions are seldom seen.
        from desktop.table.question import asked_words

        words = asked_words(
            self,
            self.tr("Bookmark"),
            self.tr("What to remember here (empty takes the bookmark away):"),
            self._bookmarks.get(ply, ""),
        )
        if words is not None:
            self.bookmarked.emit(ply, words.strip() or None)
