"""The inspector: what lies under the pointer, every number explained."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.bars import OddsBar, percent
from desktop.paint.buttons import RuleTag
from desktop.paint.theme import ThemeSource, Tone
from desktop.paint.widgets import Hairline
from desktop.table.look import Inspection, Line, Look, Odds

PaintFace = Callable[[QPainter, Hashable, QRectF], None]
FACE, CARD = QSize(64, 58), QSize(64, 90)


class FacePicture(QWidget):
    """A counter or a card, drawn as large as the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Hashable = None
        self._paint: PaintFace | None = None

    def show_face(self, face: Hashable, paint: PaintFace, size: QSize) -> None:
        """Show this face."""
        self._face, self._paint = face, paint
        self.setFixedSize(size)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None or self._face is None:
            return
        p = QPainter(self)
        try:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(p, self._face, QRectF(self.rect()).adjusted(4, 4, -4, -4))
        finally:
            p.end()


class InspectorLine(QWidget):
    """A dot in a tone, a sentence, a figure."""

    def __init__(self, line: Line, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = line.tone
        self._themes = themes
        words = QLabel(say(line.text), self)
        words.setWordWrap(True)
        words.setFont(fonts.interface(14))
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(words, 1)
        if line.figure:
            figure = QLabel(line.figure, self)
            figure.setFont(fonts.condensed(15, 700))
            row.addWidget(figure)
        themes.changed.connect(self._repaint)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._tone is Tone.PLAIN:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(Qt.PenStyle.NoPen)
        accent = self.palette().color(QPalette.ColorRole.Accent).name()
        p.setBrush(QColor(self._themes.theme.tone(self._tone, accent)))
        p.drawEllipse(QRectF(1, self.height() / 2 - 5, 10, 10))

    @Slot(object)
    def _repaint(self, _theme: object) -> None:
        self.update()


class Inspector(QScrollArea):
    """The panel; it says nothing that the look did not make from the view."""

    rule_activated = Signal(object)

    def __init__(self, look: Look, themes: ThemeSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._themes = look, themes
        self._shown: Inspection | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.retranslate()

    def show_inspection(self, inspection: Inspection | None) -> None:
        """Show this; nothing leaves a hint how to use the panel."""
        if inspection != self._shown or self.widget() is None:
            self._shown = inspection
            self._build()

    def retranslate(self) -> None:
        """Say everything again, in the present language."""
        self.setAccessibleName(self.tr("Inspector"))
        self._build()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._build()

    def _build(self) -> None:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        shown = self._shown
        if shown is None:
            hint = QLabel(self.tr("Point at a counter, a place or a card."), body)
            hint.setWordWrap(True)
            hint.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            column.addWidget(hint)
        else:
            self._fill(column, shown, body)
        column.addStretch(1)
        self.setWidget(body)
        body.setAutoFillBackground(False)

    def _fill(self, column: QVBoxLayout, shown: Inspection, body: QWidget) -> None:
        column.addLayout(self._head(shown, body))
        for line in shown.lines:
            column.addWidget(InspectorLine(line, self._themes, body))
        if shown.heading is not None or shown.odds:
            column.addWidget(Hairline(body))
        if shown.heading is not None:
            column.addWidget(_label(say(shown.heading), fonts.interface(14, 600), body))
        if shown.note is not None:
            column.addWidget(_label(say(shown.note), fonts.interface(13), body))
        bars = [self._bar(odds, body) for odds in shown.odds]
        widest = max((bar.label_width() for bar in bars), default=0)
        for bar in bars:
            bar.set_label_width(widest)
            column.addWidget(bar)
        if shown.rule:
            tag = RuleTag(shown.rule, body)
            tag.setVisible(True)
            tag.activated.connect(self.rule_activated)
            column.addWidget(tag, 0, Qt.AlignmentFlag.AlignLeft)

    def _head(self, shown: Inspection, body: QWidget) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(10)
        if shown.face is not None:
            picture = FacePicture(body)
            paint = self._look.paint_card if shown.card else self._look.paint_face
            picture.show_face(shown.face, paint, CARD if shown.card else FACE)
            head.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(_label(say(shown.title), fonts.interface(16, 700), body))
        if shown.subtitle is not None:
            second = _label(say(shown.subtitle), fonts.interface(13), body)
            second.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            names.addWidget(second)
        names.addStretch(1)
        head.addLayout(names, 1)
        return head

    def _bar(self, odds: Odds, body: QWidget) -> OddsBar:
        bar = OddsBar(self._themes, body)
        figure = self.tr("{percent} %").format(percent=percent(odds.chance))
        bar.show_odds(say(odds.label), odds.chance, figure, odds.tone)
        bar.setToolTip(odds.fraction)
        return bar


def _label(words: str, font: QFont, parent: QWidget) -> QLabel:
    label = QLabel(words, parent)
    label.setFont(font)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return label
