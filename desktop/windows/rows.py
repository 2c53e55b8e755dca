"""Rows of settings and options: a name, a line of explanation, one control at the right edge."""

from __future__ import annotations

import html

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import RuleTag
from desktop.paint.style_parts import marked_fill
from desktop.paint.widgets import Hairline


class Row(QWidget):
    """One setting."""

    rule_activated = Signal(object)
    """The id of the rule whose tag was pressed."""

    def __init__(self, control: QWidget, rule: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self._name, self._help = "", ""
        self._marked = ""
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._line = QLabel(self)
        self._line.setTextFormat(Qt.TextFormat.RichText)
        self._line.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        self._line.setWordWrap(True)
        self._line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._title.setBuddy(control)
        self._tag = RuleTag(rule, self)
        self._tag.activated.connect(self.rule_activated)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._tag)
        head.addStretch()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addLayout(head)
        words.addWidget(self._line)
        row = QHBoxLayout()
        row.setContentsMargins(0, 8, 0, 8)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(Hairline(self))
        self._set_fonts()

    def set_words(self, name: str, explanation: str) -> None:
        """Change the words."""
        self._name, self._help = name, explanation
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(explanation)
        self._show_words()

    def matches(self, word: str) -> bool:
        """Return whether the words of the row contain this, whatever its letters' case."""
        return word.casefold() in self.words().casefold()

    def words(self) -> str:
        """Return all that the row says."""
        return f"{self._name} {self._help}"

    def mark(self, word: str) -> None:
        """Mark a word wherever it stands in the row; nothing for an empty one."""
        self._marked = word
        self._show_words()

    def _show_words(self) -> None:
        self._title.setText(self._with_marks(self._name))
        self._line.setText(self._with_marks(self._help))
        self._line.setVisible(bool(self._help))

    def _with_marks(self, text: str) -> str:
        place = text.casefold().find(self._marked.casefold()) if self._marked else -1
        if place < 0:
            return html.escape(text)
        end = place + len(self._marked)
        palette = self.palette()
        ground = marked_fill(palette.color(palette.ColorRole.Base)).name()
        ink = palette.color(palette.ColorRole.WindowText).name()
        inside = html.escape(text[place:end])
        marked = f'<span style="background-color:{ground}; color:{ink}">{inside}</span>'
        return html.escape(text[:place]) + marked + html.escape(text[end:])

    def _set_fonts(self) -> None:
        self._title.setFont(fonts.interface(14, 600))
        self._line.setFont(fonts.interface(13))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_fonts()
