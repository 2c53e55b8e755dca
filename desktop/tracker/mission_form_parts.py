"""Parts of the entry form: numbered sections, fields with their names, numbers with a default."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QRegularExpressionValidator,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton, Segmented
from desktop.paint.colours import glass
from desktop.paint.icons import button_icon

Role = QPalette.ColorRole
Key = Qt.Key
HELD = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
LARGE = 1.5
"""From this size of text the form is arranged for words that need much room."""
MINUS_SIGN = "\N{MINUS SIGN}"


class NumberField(QLineEdit):
    """A whole number; empty, it shows in grey what the program takes instead.

    Where that is worked out, a number that differs is marked with a pencil, which takes it back
    when pressed; so does emptying the field.
    """

    entered = Signal(object)
    """The number that a person typed, ``None`` for none."""

    def __init__(
        self, *, signed: bool = False, worked_out: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._default: int | None = None
        self._worked_out = worked_out
        self.setValidator(_validator(signed, self))
        self.setMaxLength(4)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pencil = QAction(self)
        self._pencil.triggered.connect(self.take_back)
        self.addAction(self._pencil, QLineEdit.ActionPosition.TrailingPosition)
        self._pencil.setVisible(False)
        self.textEdited.connect(self._tell)
        self._tint()

    @property
    def number(self) -> int | None:
        """What was typed; ``None`` for nothing, or a sign only."""
        text = self.text().replace(MINUS_SIGN, "-")
        return int(text) if text.lstrip("+-") else None

    def show_number(self, number: int | None, default: int | None = None) -> None:
        """Show a number and the default that stands behind it, without telling anybody."""
        self._default = default
        words = "" if number is None else str(number).replace("-", MINUS_SIGN)
        if self.number != number:
            self.setText(words)
        self.setPlaceholderText("" if default is None else str(default).replace("-", MINUS_SIGN))
        self._mark()

    @property
    def is_marked(self) -> bool:
        """Whether the pencil is shown."""
        return self._pencil.isVisible()

    @Slot()
    def take_back(self) -> None:
        """Go back to the default."""
        self.clear()
        self._tell()

    @Slot()
    def _tell(self, _text: str = "") -> None:
        self._mark()
        self.entered.emit(self.number)

    def _mark(self) -> None:
        differs = self._default is not None and self.number not in (None, self._default)
        self._pencil.setVisible(self._worked_out and differs)
        self._pencil.setToolTip(self.tr("Changed by hand; press to take it back"))

    def _tint(self) -> None:
        self._pencil.setIcon(button_icon("pencil", self.palette(), 14))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._tint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Key.Key_Up: 1, Key.Key_Down: -1}
        step = steps.get(Key(event.key()))
        if step is None or event.modifiers() & HELD:
            super().keyPressEvent(event)
            return
        present = self.number if self.number is not None else self._default or 0
        before = self.text()
        self.setText(str(present + step))
        if self.hasAcceptableInput():
            self._tell()
        else:
            self.setText(before)

    def sizeHint(self) -> QSize:
        return QSize(round(76 * fonts.text_scale()), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(56 * fonts.text_scale()), super().minimumSizeHint().height())


def _validator(signed: bool, parent: QLineEdit) -> QRegularExpressionValidator:
    pattern = f"[+{MINUS_SIGN}-]?[0-9]{{0,3}}" if signed else "[0-9]{0,3}"
    return QRegularExpressionValidator(pattern, parent)


class Field(QWidget):
    """A control with its name in small grey words above it, or before it."""

    def __init__(
        self, control: QWidget, *, beside: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.control = control
        self._name = QLabel(self)
        self._name.setForegroundRole(Role.PlaceholderText)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self) if beside else QVBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8 if beside else 3)
        row.addWidget(self._name)
        row.addWidget(control)
        policy = control.sizePolicy().horizontalPolicy()
        self.setSizePolicy(policy, QSizePolicy.Policy.Fixed)

    def name(self, words: str) -> None:
        """Say what the control is for."""
        self._name.setText(words)
        self._name.setFont(fonts.interface(12))
        self.control.setAccessibleName(words)


class KeyedChoice(Segmented):
    """A choice of a few that is also made with a letter each."""

    def __init__(self, letters: Mapping[Qt.Key, Hashable], parent: QWidget | None = None) -> None:
        super().__init__((), parent)
        self._letters = letters

    def event(self, event: QEvent) -> bool:
        over = event.type() is QEvent.Type.ShortcutOverride
        if over and isinstance(event, QKeyEvent) and self._means(event):
            event.accept()
            return True
        return super().event(event)

    def _means(self, event: QKeyEvent) -> bool:
        """Return whether a key is one of the letters."""
        return Key(event.key()) in self._letters and not event.modifiers() & HELD

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._means(event):
            self.set_value(self._letters[Key(event.key())])
            self.focus_choice()
            self.chosen.emit(self.value)
        else:
            super().keyPressEvent(event)

    def focus_choice(self) -> None:
        """Give the present choice the focus."""
        for button in self.buttons():
            if button.isChecked():
                button.setFocus(Qt.FocusReason.OtherFocusReason)


def lead_tab(stops: Iterable[QWidget]) -> None:
    """Have Tab go through controls in this order; choices that were made anew take their place."""
    last: QWidget | None = None
    for stop in stops:
        for widget in stop.buttons() if isinstance(stop, Segmented) else (stop,):
            if last is not None:
                QWidget.setTabOrder(last, widget)
            last = widget


class SectionHead(QWidget):
    """The number of a section in a disc, its title, and at the right what can be done with it."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._disc = _Disc(number, self)
        self._title, self._hint = QLabel(self), QLabel(self)
        self._hint.setForegroundRole(Role.PlaceholderText)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 2, 0, 0)
        self.row.setSpacing(10)
        self.row.addWidget(self._disc)
        self.row.addWidget(self._title)
        self._title.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self._hint.setWordWrap(True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.row.addWidget(self._hint, 1)
        self.row.addStretch(0)

    def say(self, title: str, hint: str = "") -> None:
        """Change the words."""
        self._title.setText(title)
        self._title.setFont(fonts.interface(15, 600))
        self._hint.setText(hint)
        self._hint.setFont(fonts.interface(13))
        self._disc.setFixedSize(self._disc.sizeHint())


class _Disc(QWidget):
    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number

    def sizeHint(self) -> QSize:
        side = round(24 * fonts.text_scale())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(glass(palette.color(Role.Accent), 0.2))
        box = QRectF(self.rect())
        p.drawEllipse(box.adjusted(1, 1, -1, -1))
        p.setPen(palette.color(Role.WindowText))
        p.setFont(fonts.condensed(14, 700))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))


class FoldButton(KeyButton):
    """Shows and hides a part of the form, or what there is more of it."""

    folded = Signal()
    """Shown or hidden."""

    def __init__(self, *, more: bool = False, parent: QWidget | None = None) -> None:
        super().__init__("", Importance.QUIET if more else Importance.NORMAL, parent)
        self._more, self._open = more, False
        self.clicked.connect(self._turn)

    @property
    def is_open(self) -> bool:
        """Whether the part is shown."""
        return self._open

    def set_open(self, is_open: bool) -> None:
        """Show the part or hide it."""
        if is_open != self._open:
            self._turn()

    @Slot()
    def _turn(self) -> None:
        self._open = not self._open
        self.retranslate()
        self.folded.emit()

    def retranslate(self) -> None:
        """Say the word again, in the present language."""
        if self._more:
            words = self.tr("Less") if self._open else self.tr("More")
        else:
            words = self.tr("Hide") if self._open else self.tr("Show")
        self.setText(words)
        self.set_icon_name("chevron-up" if self._open else "chevron-down")
