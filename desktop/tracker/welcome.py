"""What stands at the right of the tracker while no campaign is shown: the ways to begin one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton

WAYS = ("play", "companion", "log", "join")
JOIN = "join"
WIDEST, LINE = 720, 400


class Welcome(QWidget):
    """Three ways to play a campaign, and one to go on with one from paper."""

    chosen = Signal(object)
    """``play``, ``companion``, ``log`` or ``join``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._any = False
        self._title = QLabel(self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons: dict[str, KeyButton] = {}
        self._lines: dict[str, QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        for row, way in enumerate(WAYS):
            button = KeyButton("", Importance.NORMAL, self)
            button.setObjectName(way)
            button.clicked.connect(self._press)
            line = QLabel(self)
            line.setWordWrap(True)
            line.setMinimumWidth(LINE)
            line.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            self.buttons[way], self._lines[way] = button, line
            grid.addWidget(button, row, 0)
            grid.addWidget(line, row, 1)
        inside = QWidget(self)
        inside.setMaximumWidth(WIDEST)
        inside.setLayout(grid)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 20, 40, 20)
        column.setSpacing(18)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(inside, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.retranslate()

    def show_any(self, *, any_there: bool) -> None:
        """Say whether there are campaigns at all."""
        self._any = any_there
        self.retranslate()

    @Slot()
    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self.chosen.emit(button.objectName())

    def retranslate(self) -> None:
        """Say every word again, in the present language and size."""
        title = self.tr("Begin another campaign") if self._any else self.tr("No campaign yet")
        self._title.setText(title)
        self._title.setFont(fonts.interface(20, 700))
        words = {
            "play": (
                self.tr("Play"),
                self.tr("Everything on the screen; the log keeps itself."),
            ),
            "companion": (
                self.tr("Companion"),
                self.tr("Your own dice, cards and counters; the program runs the game with them."),
            ),
            "log": (
                self.tr("Log only"),
                self.tr("You play at your table and enter the results of each Day."),
            ),
            JOIN: (
                self.tr("Join one that started on paper"),
                self.tr("Enter how it stands after any Day, and go on from there."),
            ),
        }
        widest = 0
        for way, (name, line) in words.items():
            self.buttons[way].setText(name)
            self._lines[way].setText(line)
            self._lines[way].setFont(fonts.interface(14))
            self.buttons[way].setAccessibleDescription(line)
            widest = max(widest, self.buttons[way].sizeHint().width())
        for button in self.buttons.values():
            button.setMinimumWidth(widest)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
