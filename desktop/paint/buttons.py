"""Buttons: with key caps, with icons, switches, segmented controls and rule tags."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from desktop.paint import fonts
from desktop.paint.colours import glass, mixed
from desktop.paint.icons import IconName, button_icon, icon
from desktop.paint.lines import paint_line
from desktop.paint.plain import plain
from desktop.paint.style_parts import (
    button_fill,
    field_fill,
    paint_focus,
    paint_panel,
    tag_fill,
    tag_ink,
)

Role = QPalette.ColorRole
CENTRE = Qt.AlignmentFlag.AlignCenter
WORDS_SIZE = 14


class Importance(Enum):
    """How a button stands out: one primary on a screen, the others step back."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"
    DANGER = "danger"


class KeyButton(QPushButton):
    """A button that shows its key in a cap at the right end."""

    def __init__(
        self,
        text: str = "",
        importance: Importance = Importance.NORMAL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._importance = importance
        self._icon_name: IconName | None = None
        self._cap = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def importance(self) -> Importance:
        """How the button stands out."""
        return self._importance

    def set_importance(self, importance: Importance) -> None:
        """Change how the button stands out."""
        self._importance = importance
        self.updateGeometry()
        self.update()

    @property
    def cap(self) -> str:
        """The key that is shown; empty for none."""
        return self._cap

    def set_cap(self, text: str) -> None:
        """Show a key, or no cap for an empty text; the shortcut itself is the caller's."""
        self._cap = text
        self.updateGeometry()
        self.update()

    def set_icon_name(self, name: IconName | None) -> None:
        """Show an icon before the words."""
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def size_with(self, cap: str) -> QSize:
        """Return how large the button would like to be with another cap, or with none."""
        wide = 28 + _words_width(self.text(), self._weight, fonts.text_scale())
        wide += _cap_width(cap) + 10 if cap else 0
        if self._icon_name:
            wide += 18 + (8 if self.text() else 0)
        return QSize(round(wide), round(32 * max(1.0, fonts.text_scale())))

    def sizeHint(self) -> QSize:
        return self.size_with(self._cap)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        ink = self._paint_ground(p, box)
        x = 14.0
        if self._icon_name:
            tint = icon(self._icon_name, ink, 18, self.devicePixelRatioF())
            at = x if self.text() or self._cap else box.center().x() - 9
            p.drawPixmap(QPointF(at, box.center().y() - 9), tint)
            x += 26
        right = box.right() - 14
        if self._cap:
            wide = _cap_width(self._cap)
            right -= wide
            high = 20.0 * max(1.0, fonts.text_scale())
            self._paint_cap(p, QRectF(right, box.center().y() - high / 2, wide, high), ink)
            right -= 10
        words = QRectF(x, 0, max(0.0, right - x), box.height())
        usual = self._words_font()
        tight = _words_width(self.text(), self._weight, fonts.text_scale()) > words.width() + 1
        # A row that has not the room for all in it is narrower than its buttons would like.
        p.setFont(fonts.narrowed(usual) if tight else usual)
        p.setPen(ink)
        p.drawText(words, CENTRE | Qt.TextFlag.TextShowMnemonic, self.text())
        if self.hasFocus():
            paint_focus(p, box, self.palette())

    def _paint_ground(self, p: QPainter, box: QRectF) -> QColor:
        """Draw the body and return the colour of the words."""
        palette = self.palette()
        hover = self.underMouse() and self.isEnabled()
        normal = button_fill(palette, hover=hover, pressed=self.isDown(), checked=self.isChecked())
        ink = palette.color(Role.ButtonText)
        match self._importance:
            case Importance.PRIMARY if self.isEnabled():
                fill = palette.color(Role.Accent)
                ink = palette.color(Role.HighlightedText)
                if self.isDown() or hover:
                    fill = mixed(fill, ink, 0.14 if self.isDown() else 0.07)
                paint_panel(p, box, fill, fill)
            case Importance.PRIMARY | Importance.NORMAL:
                paint_panel(p, box, normal, palette.color(Role.Mid))
            case Importance.DANGER:
                if self.isEnabled():
                    ink = palette.color(Role.BrightText)
                paint_panel(p, box, normal, mixed(palette.color(Role.Base), ink, 0.6))
            case Importance.QUIET:
                if hover or self.isDown() or self.isChecked():
                    paint_panel(p, box, normal, normal)
                elif self.isEnabled():
                    ink = palette.color(Role.PlaceholderText)
        return ink

    def _paint_cap(self, p: QPainter, box: QRectF, ink: QColor) -> None:
        p.setPen(QPen(glass(ink, 0.5), 1))
        p.setBrush(glass(ink, 0.1))
        p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        p.setFont(fonts.condensed(12))
        p.setPen(ink)
        p.drawText(box, CENTRE, self._cap)

    @property
    def _weight(self) -> int:
        strong = self._importance in (Importance.PRIMARY, Importance.DANGER)
        return 600 if strong else 500

    def _words_font(self) -> QFont:
        return fonts.interface(WORDS_SIZE, self._weight)


@lru_cache(maxsize=512)
def _words_width(words: str, weight: int, scale: float) -> float:
    """Return how wide words are; layouts ask for the same ones over and over."""
    return QFontMetricsF(fonts.interface(WORDS_SIZE, weight)).horizontalAdvance(words)


def _cap_width(cap: str) -> float:
    return _cap_width_at(cap, fonts.text_scale())


@lru_cache(maxsize=128)
def _cap_width_at(cap: str, scale: float) -> float:
    return max(20.0, QFontMetricsF(fonts.condensed(12)).horizontalAdvance(cap) + 12)


class IconButton(QToolButton):
    """A button of 34 pixels that shows only an icon; the tooltip is its name."""

    def __init__(self, name: IconName, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.setFixedSize(34, 34)
        self.setIconSize(QSize(18, 18))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_text(text)
        self._tint()

    def set_text(self, text: str) -> None:
        """Change the name that the tooltip and a screen reader give."""
        self.setToolTip(plain(text))
        self.setAccessibleName(text)

    def set_icon_name(self, name: IconName) -> None:
        """Change the icon."""
        self._name = name
        self._tint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._tint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            paint_focus(QPainter(self), QRectF(self.rect()), self.palette())

    def _tint(self) -> None:
        self.setIcon(button_icon(self._name, self.palette()))


class Toggle(QCheckBox):
    """A switch of 42 x 22, with its words at the left if it has any."""

    WIDE, HIGH = 42, 22

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        wide = self.WIDE + 6 + (words + 12 if words else 0)
        return QSize(wide, max(28, self.fontMetrics().height() + 8))

    def minimumSizeHint(self) -> QSize:
        # Words that find no room are set narrower, then cut short; the tooltip says them whole.
        return QSize(self.WIDE + 6, self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        box = QRectF(self.width() - self.WIDE - 3, 0, self.WIDE, self.HIGH)
        box.moveTop((self.height() - self.HIGH) / 2)
        if self.text():
            words = QRectF(3, 0, box.left() - 12, self.height())
            paint_line(p, words, self.text(), self.font(), palette.color(Role.WindowText))
        on = self.isChecked()
        fill = palette.color(Role.Accent) if on else field_fill(palette)
        edge = fill if on else mixed(palette.color(Role.Mid), palette.color(Role.WindowText), 0.42)
        p.setPen(QPen(edge, 1.2))
        p.setBrush(fill)
        track = box.adjusted(0.6, 0.6, -0.6, -0.6)
        p.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        knob = palette.color(Role.HighlightedText if on else Role.PlaceholderText)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(knob)
        x = box.right() - 11 if on else box.left() + 11
        p.drawEllipse(QPointF(x, box.center().y()), 7.5, 7.5)
        if self.hasFocus():
            around = box.adjusted(-3, -3, 3, 3)
            paint_focus(p, around, palette, around.height() / 2)


class _Segment(QRadioButton):
    """One choice of a segmented control: a radio button that looks like a field."""

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._words_font()).horizontalAdvance(self.text())
        return QSize(round(words + 28), round(30 * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        ink = palette.color(Role.WindowText)
        if self.isChecked():
            accent = palette.color(Role.Accent)
            ink = palette.color(Role.HighlightedText)
            paint_panel(p, box, accent, accent, 4)
        elif self.underMouse() and self.isEnabled():
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(glass(ink, 0.07))
            p.drawRoundedRect(box, 4, 4)
        p.setFont(self._words_font())
        p.setPen(ink)
        p.drawText(box, CENTRE, self.text())
        if self.hasFocus():
            paint_focus(p, box, palette, 4)

    def _words_font(self) -> QFont:
        return fonts.interface(14, 600 if self.isChecked() else 500)


class Segmented(QWidget):
    """A choice of a few in one row: one stop for Tab, arrow keys inside."""

    chosen = Signal(object)
    """The key of the choice that a person made."""

    def __init__(
        self, choices: Sequence[tuple[Hashable, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._keys: list[Hashable] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._clicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(2)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        """Replace the choices (key and words) and choose the first."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            # It goes with the next turn of the event loop, which may paint before.
            button.hide()
            button.deleteLater()
        self._keys = [key for key, _ in choices]
        for i, (_, text) in enumerate(choices):
            segment = _Segment(text, self)
            segment.setChecked(i == 0)
            self._group.addButton(segment, i)
            self._row.addWidget(segment)
        self._make_one_stop()

    @property
    def value(self) -> Hashable:
        """The key of the present choice, None without any."""
        number = self._group.checkedId()
        return self._keys[number] if number >= 0 else None

    def set_value(self, key: Hashable) -> None:
        """Choose without telling anybody."""
        self._group.button(self._keys.index(key)).setChecked(True)
        self._make_one_stop()

    def buttons(self) -> list[QAbstractButton]:
        """Return the buttons from left to right."""
        return self._group.buttons()

    @Slot(int)
    def _clicked(self, number: int) -> None:
        self._make_one_stop()
        self.chosen.emit(self._keys[number])

    def _make_one_stop(self) -> None:
        """Let Tab reach the present choice only; Qt does so by itself after the first focus."""
        policy = Qt.FocusPolicy
        for button in self._group.buttons():
            button.setFocusPolicy(policy.StrongFocus if button.isChecked() else policy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        palette = self.palette()
        paint_panel(p, QRectF(self.rect()), field_fill(palette), palette.color(Role.Mid))


class RuleTag(QAbstractButton):
    """A link to a rule: ``§ DE-3.4a`` in the accent."""

    activated = Signal(object)
    """The id of the rule."""

    def __init__(self, rule: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.set_rule(rule)

    @property
    def rule(self) -> str:
        """The id of the rule, empty if there is none."""
        return self._rule

    def set_rule(self, rule: str) -> None:
        """Show another rule; a tag without one hides."""
        self._rule = rule
        self.setText(f"§ {rule}" if rule else "")
        if not rule:
            self.hide()
        elif self.parentWidget() is not None:
            self.show()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(self._words_font()).horizontalAdvance(self.text())
        return QSize(round(words + 16), round(20 * max(1.0, fonts.text_scale())))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tag_fill(palette, hover=self.underMouse()))
        p.drawRoundedRect(box, 4, 4)
        p.setFont(self._words_font())
        p.setPen(tag_ink(palette))
        p.drawText(box, CENTRE, self.text())
        if self.hasFocus():
            paint_focus(p, box, palette, 4)

    @Slot()
    def _open(self) -> None:
        self.activated.emit(self._rule)

    def _words_font(self) -> QFont:
        return fonts.condensed(13)
