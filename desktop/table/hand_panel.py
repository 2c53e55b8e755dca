"""The dock of the hand: whose it is and what it may hold at the left, the fan beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import RuleTag
from desktop.table.blind import STRIP
from desktop.table.hand_dock import HandFan
from desktop.table.look import HandHeading

TOP = 12
"""Pixels over the heading, while more than a strip is seen."""
LEFT, LOW = 10, 10
WORDS, FAN = 136, 270
"""Width of the words, and what the fan must have before there are any."""


class HandPanel(QWidget):
    """A `HandFan` under its heading; the heading goes where the fan needs the room."""

    rule_activated = Signal(object)

    def __init__(self, fan: HandFan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fan = fan
        self._heading: HandHeading | None = None
        self._folded = False
        self._words = QWidget(self)
        self.title, self.note = QLabel(self._words), QLabel(self._words)
        self._tag = RuleTag("", self._words)
        self._tag.activated.connect(self.rule_activated)
        self.note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self.title, self.note):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._column = column = QVBoxLayout(self._words)
        column.setContentsMargins(LEFT, TOP, 0, LOW)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addWidget(self._tag, 0, Qt.AlignmentFlag.AlignLeft)
        self._words.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._words)
        row.addWidget(fan, 1)
        self.show_heading(None)

    @property
    def heading_shown(self) -> bool:
        """Whether there is a heading, and room for it."""
        return not self._words.isHidden()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.show_heading(self._heading)

    def show_heading(self, heading: HandHeading | None) -> None:
        """Say whose hand it is; nothing for no heading."""
        self._heading = heading
        if heading is not None:
            self.title.setFont(fonts.interface(15, 700))
            self.title.setText(say(heading.title))
            self.note.setFont(fonts.interface(13))
            self.note.setText(say(heading.note))
            self._tag.set_rule(heading.rule)
            self._tag.setVisible(bool(heading.rule) and not self._folded)
            self.note.setVisible(not self._folded)
        self._make_room()

    def set_folded(self, folded: bool) -> None:  # a Qt-like setter
        """Say only whose hand it is, while no more than a strip of the panel is seen."""
        if folded != self._folded:
            self._folded = folded
            self._fan.update()
            self.show_heading(self._heading)

    def minimumSizeHint(self) -> QSize:
        # The heading goes before the fan has to.
        return self._fan.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        wide = round(WORDS * fonts.text_scale())
        top = TOP
        if self._folded:
            # One line stands in the middle of the strip, and two fit in it.
            top = max(1, (STRIP - self.title.heightForWidth(wide - LEFT)) // 2)
        self._column.setContentsMargins(LEFT, top, 0, LOW)
        self._words.setFixedWidth(wide)
        self._words.setVisible(self._heading is not None and self.width() >= wide + FAN)
