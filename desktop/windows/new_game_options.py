"""The options of a new game, made from what the game says can be agreed on."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint.buttons import Importance, KeyButton, Segmented, Toggle
from desktop.paint.quiet import QuietComboBox, QuietSpinBox
from desktop.paint.theme import Theme
from desktop.rules.core import Game, Option, OptionValue, Setup
from desktop.windows.playing_time import usual_numbers
from desktop.windows.rows import Row

FEW = 2
"""So many choices stand in a row; more are a list."""


class NumberField(QWidget):
    """A number between two bounds, with a button for each usual one."""

    changed = Signal()

    def __init__(self, option: Option, usual: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._spin = QuietSpinBox(self)
        self._spin.setRange(option.low, option.high)
        self._spin.setFixedWidth(72)
        if 0 in usual and not option.low:
            # As its button says it: a day 0 is none.
            self._spin.setSpecialValueText(self._name(0, option, usual))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._buttons: dict[KeyButton, int] = {}
        for number in usual:
            button = KeyButton(self._name(number, option, usual), Importance.QUIET, self)
            button.setCheckable(True)
            button.clicked.connect(self._choose)
            self._buttons[button] = number
            row.addWidget(button)
        row.addWidget(self._spin)
        self._spin.valueChanged.connect(self._changed)
        self.setFocusProxy(self._spin)

    def _name(self, number: int, option: Option, usual: tuple[int, ...]) -> str:
        if not number:
            return self.tr("None")
        if not option.default:
            return str(number)
        if number == option.default:
            return self.tr("Usual {number}").format(number=number)
        quick = number == usual[0]
        words = self.tr("Quick {number}") if quick else self.tr("Long {number}")
        return words.format(number=number)

    @property
    def value(self) -> int:
        """The number."""
        return self._spin.value()

    def set_value(self, number: int) -> None:
        """Choose a number."""
        self._spin.setValue(number)
        self._mark()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._spin.setAccessibleName(name)

    @Slot()
    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, KeyButton):
            self._spin.setValue(self._buttons[button])
            self._mark()

    @Slot()
    def _changed(self) -> None:
        self._mark()
        self.changed.emit()

    def _mark(self) -> None:
        for button, number in self._buttons.items():
            button.setChecked(number == self.value)


class OptionsPage(QWidget):
    """What can be agreed on, as the dialog of a new game sees it; games may have their own."""

    changed = Signal()
    rule_activated = Signal(object)

    @property
    def values(self) -> dict[str, OptionValue]:
        """What is chosen for each option."""
        raise NotImplementedError

    def show_options(
        self, game: Game[Any, Any], sides: int, chosen: dict[str, OptionValue]
    ) -> None:
        """Show the options for a number of sides; ``chosen`` are values to keep if possible."""
        raise NotImplementedError

    def set_value(self, key: str, value: OptionValue) -> None:
        """Choose the value of an option."""
        raise NotImplementedError

    def lead(self) -> QWidget | None:
        """Return what is chosen first and stands at the head of the other column, if anything."""
        return None

    def lead_title(self) -> str:
        """Return the heading over it."""
        return ""

    def picture(self, setup: Setup, size: QSize, ratio: float, theme: Theme) -> QPixmap | None:
        """Return the picture of what comes of a setup that can be played, if not the board."""
        return None

    def minutes(self) -> int:
        """Return how long the game takes, roughly; 0 if the page cannot say."""
        return 0

    def retranslate(self) -> None:
        """Say the words again that are not the game's, in the present language and size."""


class OptionRows(OptionsPage):
    """A row for each option of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fields: dict[str, QWidget] = {}
        self._rows: list[Row] = []
        self._chosen: dict[str, OptionValue] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    @property
    def values(self) -> dict[str, OptionValue]:
        """What is chosen, by the key of the option."""
        return {key: _value(field) for key, field in self._fields.items()}

    def show_options(
        self, game: Game[Any, Any], sides: int, chosen: dict[str, OptionValue]
    ) -> None:
        """Show the options for that number of sides; ``chosen`` are values to keep if possible."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows, self._fields = [], {}
        for option in game.options(sides):
            field = self._field(option, usual_numbers(game.key, option.key, sides))
            _set_value(field, _kept(option, chosen))
            self._connect(field)
            row = Row(field, option.rule, self)
            row.set_words(say(option.title), say(option.help))
            row.rule_activated.connect(self.rule_activated)
            self._column.addWidget(row)
            row.show()
            self._rows.append(row)
            self._fields[option.key] = field

    def set_value(self, key: str, value: OptionValue) -> None:
        """Choose the value of an option."""
        _set_value(self._fields[key], value)

    def _field(self, option: Option, usual: tuple[int, ...]) -> QWidget:
        if option.choices and len(option.choices) <= FEW:
            return Segmented([(value, say(name)) for value, name in option.choices], self)
        if option.choices:
            combo = QuietComboBox(self)
            for value, name in option.choices:
                combo.addItem(say(name), value)
            return combo
        if isinstance(option.default, bool):
            return Toggle("", self)
        within = tuple(number for number in usual if option.low <= number <= option.high)
        return NumberField(option, within, self)

    def _connect(self, field: QWidget) -> None:
        match field:
            case Segmented():
                field.chosen.connect(self.changed)
            case QuietComboBox():
                field.currentIndexChanged.connect(self.changed)
            case Toggle():
                field.toggled.connect(self.changed)
            case NumberField():
                field.changed.connect(self.changed)
            case _:
                raise TypeError(f"{field!r} is no field of an option")


def _kept(option: Option, chosen: dict[str, OptionValue]) -> OptionValue:
    """Return the value chosen before, if the option still takes it."""
    value = chosen.get(option.key, option.default)
    if option.choices:
        fits = any(value == each and type(value) is type(each) for each, _ in option.choices)
    elif isinstance(option.default, bool):
        fits = isinstance(value, bool)
    else:
        fits = type(value) is int and option.low <= value <= option.high
    return value if fits else option.default


def _value(field: QWidget) -> OptionValue:
    match field:
        case Segmented():
            value = field.value
        case QuietComboBox():
            value = field.currentData()
        case Toggle():
            value = field.isChecked()
        case NumberField():
            value = field.value
        case _:
            raise TypeError(f"{field!r} is no field of an option")
    if not isinstance(value, bool | int | str):
        raise TypeError(f"{value!r} is no value of an option")
    return value


def _set_value(field: QWidget, value: OptionValue) -> None:
    match field:
        case Segmented():
            field.set_value(value)
        case QuietComboBox():
            field.setCurrentIndex(field.findData(value))
        case Toggle():
            field.setChecked(bool(value))
        case NumberField():
            field.set_value(int(value))
        case _:
            raise TypeError(f"{field!r} is no field of an option")
