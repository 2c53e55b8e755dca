"""Frames and notes that stand on every screen."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import RuleTag
from desktop.paint.colours import mixed
from desktop.paint.icons import IconName, icon
from desktop.paint.style_parts import paint_flat, paint_panel
from desktop.paint.theme import ThemeSource, Tone

Role = QPalette.ColorRole

NOTE_ICONS: dict[Tone, IconName] = {
    Tone.PLAIN: "note",
    Tone.ACCENT: "hint",
    Tone.GOOD: "check",
    Tone.WARN: "warning",
    Tone.BAD: "ban",
    Tone.INFO: "info",
}


class Panel(QFrame):
    """A frame with a hairline: a dock or a list (base), a card upon it (raised)."""

    def __init__(
        self, level: Literal["base", "raised"] = "base", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._level = level

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        fill = palette.color(Role.Base if self._level == "base" else Role.AlternateBase)
        edge = palette.color(Role.Midlight)
        paint_panel(p, QRectF(self.rect()), fill, edge, 6 if self._level == "base" else 8)


class Hairline(QWidget):
    """A line one pixel thick between rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_flat(QPainter(self), QRectF(self.rect()), self.palette().color(Role.Midlight))


class IconLabel(QWidget):
    """An icon that follows the palette, in the words' colour or in that of a tone."""

    def __init__(
        self,
        name: IconName,
        themes: ThemeSource,
        tone: Tone = Tone.PLAIN,
        size: int = 18,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name, self._themes, self._tone, self._size = name, themes, tone, size
        self.setFixedSize(size, size)
        themes.changed.connect(self._repaint)

    def show_icon(self, name: IconName, tone: Tone) -> None:
        """Change the icon and its tone."""
        self._name, self._tone = name, tone
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        accent = self.palette().color(Role.Accent).name()
        colour = self._themes.theme.tone(self._tone, accent)
        picture = icon(self._name, colour, self._size, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class NoteBox(QFrame):
    """A tip, a warning or a refusal: icon, bold first line, one or two lines, the rule."""

    rule_activated = Signal(object)
    """The id of the rule whose tag was pressed."""

    def __init__(
        self, themes: ThemeSource, tone: Tone = Tone.INFO, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._themes, self._tone = themes, tone
        self._icon = IconLabel(NOTE_ICONS[tone], themes, tone, 20, self)
        self._title, self._body, self._hint = QLabel(self), QLabel(self), QLabel(self)
        self._hint.setForegroundRole(Role.PlaceholderText)
        self._tag = RuleTag("", self)
        self._tag.activated.connect(self.rule_activated)
        for label in (self._title, self._body, self._hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        column = self._lines = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._body)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self._tag)
        foot.addWidget(self._hint, 1)
        # Without a hint the words above are not to be as narrow as the rule.
        foot.addStretch(0)
        column.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 10)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        self._set_fonts()
        self.show_note("", "")
        themes.changed.connect(self._repaint)

    def add_below(self, button: QWidget) -> None:
        """Put a button under the words."""
        self._lines.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def show_note(self, title: str, body: str, rule: str = "", hint: str = "") -> None:
        """Change the words; lines without any are left out, and the hint stands by the rule."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._body.setText(body)
        self._body.setVisible(bool(body))
        self._tag.set_rule(rule)
        self._tag.setVisible(bool(rule))
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.setAccessibleName(title or body)
        self.setAccessibleDescription(body)

    def set_tone(self, tone: Tone) -> None:
        """Change what kind of note it is."""
        self._tone = tone
        self._icon.show_icon(NOTE_ICONS[tone], tone)
        self.update()

    def minimumSizeHint(self) -> QSize:
        # No wider than the narrowest dock; its words wrap.
        return QSize(140, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        colour = self._themes.theme.tone(self._tone, palette.color(Role.Accent).name())
        ground = palette.color(Role.Base)
        fill, edge = mixed(ground, colour, 0.1), mixed(ground, colour, 0.55)
        paint_panel(QPainter(self), QRectF(self.rect()), fill, edge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_fonts()

    def _set_fonts(self) -> None:
        self._title.setFont(fonts.interface(14, 600))
        self._body.setFont(fonts.interface(13))
        self._hint.setFont(fonts.interface(12))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()
