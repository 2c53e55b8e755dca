"""The formations in reach as a row of chips, one of which is chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.paint import fonts
from desktop.paint.colours import mixed
from desktop.paint.factions import faction
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.style_parts import paint_focus, paint_panel, rounded
from desktop.table.red_menace.faces import GAME
from desktop.table.red_menace.interception_data import Chip

Role = QPalette.ColorRole
HIGH, EDGE, GAP = 30, 6, 6
CENTRE = Qt.AlignmentFlag.AlignCenter
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class FormationChip(QAbstractButton):
    """A letter on the red of its side, and where it is."""

    picked = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chip = Chip("", "", "", "", False)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._pick)

    @property
    def key(self) -> str:
        """The formation."""
        return self._chip.key

    def show_chip(self, chip: Chip) -> None:
        """Show a formation."""
        self._chip = chip
        self.setText(chip.words)
        self.setAccessibleName(chip.words)
        self.setToolTip(chip.words)
        self.setChecked(chip.chosen)
        # One stop of Tab for all of them.
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if chip.chosen else policy.ClickFocus)
        self.updateGeometry()
        self.update()

    def _tile(self) -> float:
        letters = QFontMetricsF(fonts.condensed(15, 800)).horizontalAdvance(self._chip.letter)
        return max(22 * max(1.0, fonts.text_scale()), letters + 8)

    def sizeHint(self) -> QSize:
        high = HIGH * max(1.0, fonts.text_scale())
        wide = self._tile() + 2 * EDGE
        if self._chip.place:
            # The chosen one is bold.
            words = QFontMetricsF(fonts.interface(13, 600)).horizontalAdvance(self._chip.place)
            wide += GAP + words
        return QSize(round(wide), round(high))

    def _pick(self) -> None:
        self.picked.emit(self.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, box = self.palette(), QRectF(self.rect())
        base, ink = palette.color(Role.AlternateBase), palette.color(Role.WindowText)
        if self.isChecked():
            accent = palette.color(Role.Accent)
            paint_panel(p, box, mixed(base, accent, 0.16), accent)
        else:
            fill = mixed(base, ink, 0.06) if self.underMouse() else base
            paint_panel(p, box, fill, palette.color(Role.Mid))
        colours = faction(GAME, "cuba" if self.key == "CUBA" else "ussr")
        tile = QRectF(EDGE, 4, self._tile(), box.height() - 8)
        p.fillPath(rounded(tile, 4), QColor(colours.fill))
        p.setFont(fonts.condensed(15, 800))
        p.setPen(QColor(colours.ink))
        p.drawText(tile, CENTRE, self._chip.letter)
        p.setFont(fonts.interface(13, 600 if self.isChecked() else 400))
        p.setPen(ink)
        words = QRectF(tile.right() + GAP, 0, box.width() - tile.right() - GAP, box.height())
        p.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._chip.place)
        if self.hasFocus():
            paint_focus(p, box, palette)


class FormationChips(QWidget):
    """Chips in rows; arrow keys go from one to the next."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: list[FormationChip] = []
        self._flow = FlowLayout(self, gap=6)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def chips(self) -> tuple[FormationChip, ...]:
        """The chips, from the left."""
        return tuple(self._chips)

    def show_chips(self, chips: tuple[Chip, ...]) -> None:
        """Show these formations; one alone needs no chip."""
        self.setVisible(len(chips) > 1)
        while len(self._chips) > len(chips):
            gone = self._chips.pop()
            self._flow.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._chips) < len(chips):
            made = FormationChip(self)
            made.picked.connect(self.chosen)
            made.stepped.connect(self._step)
            self._flow.addWidget(made)
            made.show()
            self._chips.append(made)
        for widget, chip in zip(self._chips, chips, strict=True):
            widget.show_chip(chip)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow.heightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(max(self.width(), 200)))

    def _step(self, by: int) -> None:
        """Go on to the next chip, which takes the focus."""
        present = next((n for n, chip in enumerate(self._chips) if chip.isChecked()), 0)
        following = self._chips[(present + by) % len(self._chips)]
        self.chosen.emit(following.key)
        following.setFocus(Qt.FocusReason.OtherFocusReason)
