"""Controls that show a setting and change it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.paint import fonts
from desktop.paint.buttons import Segmented, Toggle
from desktop.paint.quiet import QuietComboBox, QuietSlider
from desktop.store.settings import Settings
from desktop.windows.preferences import Preferences

V = TypeVar("V")
Get = Callable[[Settings], V]
Put = Callable[[Settings, V], Settings]


def passing(settings: Settings) -> str:
    """Return whether the screen is passed on ``hold``, or ``off``: without hiding anything."""
    return "off" if settings.hand_over == "off" else "hold"


class BoundToggle(Toggle):
    """A switch for a setting that is on or off."""

    def __init__(
        self, preferences: Preferences, get: Get[bool], put: Put[bool], parent: QWidget
    ) -> None:
        super().__init__("", parent)
        self._preferences, self._get, self._put = preferences, get, put
        self._show()
        self.toggled.connect(self._change)
        preferences.changed.connect(self._show)

    @Slot(bool)
    def _change(self, on: bool) -> None:
        self._preferences.use(self._put(self._preferences.settings, on))

    @Slot()
    def _show(self) -> None:
        self.setChecked(self._get(self._preferences.settings))


class BoundSegmented(Segmented):
    """A choice of a few for a setting."""

    def __init__(
        self, preferences: Preferences, get: Get[str], put: Put[str], parent: QWidget
    ) -> None:
        super().__init__((), parent)
        self._preferences, self._get, self._put = preferences, get, put
        self.chosen.connect(self._change)
        preferences.changed.connect(self._show)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        super().set_choices(choices)
        if choices:
            self._show()

    @Slot(object)
    def _change(self, value: str) -> None:
        self._preferences.use(self._put(self._preferences.settings, value))

    @Slot()
    def _show(self) -> None:
        self.set_value(self._get(self._preferences.settings))


class BoundCombo(QuietComboBox):
    """A choice of many for a setting."""

    def __init__(
        self, preferences: Preferences, get: Get[str], put: Put[str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._preferences, self._get, self._put = preferences, get, put
        self.activated.connect(self._change)
        preferences.changed.connect(self._show)

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Replace the choices, key and words."""
        self.clear()
        for key, words in choices:
            self.addItem(words, key)
        self._show()

    @Slot(int)
    def _change(self, row: int) -> None:
        self._preferences.use(self._put(self._preferences.settings, self.itemData(row)))

    @Slot()
    def _show(self) -> None:
        self.setCurrentIndex(self.findData(self._get(self._preferences.settings)))


class BoundSlider(QWidget):
    """A percentage between two bounds."""

    def __init__(
        self,
        preferences: Preferences,
        get: Get[int],
        put: Put[int],
        bounds: tuple[int, int, int],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._preferences, self._get, self._put = preferences, get, put
        low, high, self._step = bounds
        self.slider = QuietSlider(self)
        self.slider.setRange(low // self._step, high // self._step)
        self.slider.setPageStep(2)
        self.slider.setFixedWidth(180)
        self._figure = QLabel(self)
        self._words_for_zero = ""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.slider)
        row.addWidget(self._figure)
        self.setFocusProxy(self.slider)
        self._show()
        self.slider.valueChanged.connect(self._change)
        preferences.changed.connect(self._show)

    def name_zero(self, words: str) -> None:
        """Say this instead of "0 %"."""
        self._words_for_zero = words
        self._show()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    @Slot(int)
    def _change(self, step: int) -> None:
        self._preferences.use(self._put(self._preferences.settings, step * self._step))

    @Slot()
    def _show(self) -> None:
        value = self._get(self._preferences.settings)
        self.slider.blockSignals(True)
        self.slider.setValue(value // self._step)
        self.slider.blockSignals(False)
        self._figure.setText(self._words_for_zero if value == 0 else f"{value} %")
        self._figure.setFont(fonts.interface(14, 500))
        self._figure.setMinimumWidth(self._figure.fontMetrics().horizontalAdvance("400 %") + 4)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(250, 32))
