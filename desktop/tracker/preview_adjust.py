"""Figures that came out otherwise at the table: fields in which they are changed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Importance, KeyButton
from desktop.paint.flow_layout import FlowLayout
from desktop.paint.widgets import Panel
from desktop.rules.hornet_leader.book_entries import Figure
from desktop.tracker.mission_form_parts import Field, NumberField

STEPS: tuple[Figure, ...] = ("recon", "intel", "infra", "skill")
"""Changed by so many spaces or levels; the others are told as they stand at the table."""
YES_NO: tuple[Figure, ...] = ("missing", "removed")


class Adjustable(msgspec.Struct, frozen=True):
    """A figure that can be changed by hand."""

    figure: Figure
    shown: int
    """As it comes out, with what was changed by hand already."""
    by_hand: int
    """By how much it is changed."""

    @property
    def worked_out(self) -> int:
        """What the arithmetic says."""
        return self.shown - self.by_hand


class AdjustBar(Panel):
    """The fields of one line of the preview; empty fields are as they were worked out."""

    adjusted = Signal(str, int, str)
    """Figure, by how much, and of which Pilot."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("raised", parent)
        self._pilot = ""
        self._title = QLabel(self)
        self._title.setWordWrap(True)
        self.fields: dict[Figure, NumberField] = {}
        self.checks: dict[Figure, QCheckBox] = {}
        self.back = KeyButton("", Importance.NORMAL, self)
        self.back.set_icon_name("undo")
        self._flow = FlowLayout(gap=8)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(self._flow)
        self._figures: tuple[Adjustable, ...] = ()
        self._widgets: list[QWidget] = []
        self.back.clicked.connect(self.take_back)
        self.hide()

    @property
    def pilot(self) -> str:
        """Of whom the figures are; empty for those of the campaign."""
        return self._pilot

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Which figures are shown."""
        return tuple(each.figure for each in self._figures)

    def ask(self, title: str, pilot: str, figures: Sequence[Adjustable]) -> None:
        """Show the fields for some figures, and give the first the focus."""
        self._pilot = pilot
        self._clear()
        names = self._names()
        for each in figures:
            if each.figure in YES_NO:
                check = QCheckBox(names[each.figure], self)
                check.toggled.connect(partial(self._check, each.figure))
                self.checks[each.figure] = check
                self._add(check)
            else:
                field = NumberField(signed=True, worked_out=True, parent=self)
                field.entered.connect(partial(self._enter, each.figure))
                named = Field(field, parent=self)
                named.name(names[each.figure])
                self.fields[each.figure] = field
                self._add(named)
        self._title.setText(title)
        self._title.setFont(fonts.interface(13, 600))
        self.back.setText(self.tr("Take back"))
        self._flow.addWidget(self.back)
        self.update_figures(figures)
        self.show()
        first = next(iter(self.fields.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def update_figures(self, figures: Sequence[Adjustable]) -> None:
        """Follow the figures as they are worked out anew."""
        self._figures = tuple(figures)
        for each in figures:
            if each.figure in self.checks:
                check = self.checks[each.figure]
                check.blockSignals(True)
                check.setChecked(each.shown > 0)
                check.blockSignals(False)
            elif each.figure in STEPS:
                self.fields[each.figure].show_number(each.by_hand or None, 0)
            else:
                number = each.shown if each.by_hand else None
                field = self.fields[each.figure]
                if not (field.hasFocus() and field.number == each.worked_out):
                    field.show_number(number, each.worked_out)
        self.back.setEnabled(any(each.by_hand for each in figures))

    def _enter(self, figure: Figure, number: int | None) -> None:
        present = next(each for each in self._figures if each.figure == figure)
        if figure in STEPS:
            amount = number or 0
        else:
            amount = 0 if number is None else number - present.worked_out
        self.adjusted.emit(figure, amount, self._pilot)

    def _check(self, figure: Figure, on: bool) -> None:
        present = next(each for each in self._figures if each.figure == figure)
        self.adjusted.emit(figure, int(on) - present.worked_out, self._pilot)

    @Slot()
    def take_back(self) -> None:
        """Let every figure be what the arithmetic says."""
        for each in self._figures:
            if each.by_hand:
                self.adjusted.emit(each.figure, 0, self._pilot)

    def put_away(self) -> None:
        """Hide the fields."""
        self.hide()
        self.closed.emit()

    def _add(self, widget: QWidget) -> None:
        self._flow.addWidget(widget)
        self._widgets.append(widget)
        widget.show()

    def _clear(self) -> None:
        for widget in self._widgets:
            self._flow.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self._flow.removeWidget(self.back)
        self._widgets, self.fields, self.checks = [], {}, {}

    def _names(self) -> dict[Figure, str]:
        return {
            "vp": self.tr("Victory Points"),
            "so": self.tr("SO Points"),
            "recon": self.tr("Recon, spaces"),
            "intel": self.tr("Intel, spaces"),
            "infra": self.tr("Infra, spaces"),
            "stress": self.tr("Stress"),
            "xp": self.tr("Experience"),
            "skill": self.tr("Levels ±"),
            "missing": self.tr("Missing"),
            "removed": self.tr("Left the squadron"),
        }

    def keyPressEvent(self, event: QKeyEvent) -> None:
        done = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in done and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.hide()
