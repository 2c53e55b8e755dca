"""The settings as the windows use them: one place to read, one signal to hear of changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.store.errors import UserError
from desktop.store.settings import Settings, SettingsStore


class Preferences(QObject):
    """The settings in force; each change is saved at once."""

    changed = Signal(object)
    """The new settings."""
    failed = Signal(object)
    """The ``UserError`` for which a change could not be saved; it holds until the end."""

    def __init__(
        self, store: SettingsStore, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def reload(self) -> None:
        """Read the settings again: the library was exchanged for another."""
        self._settings, _ = self._store.load()
        self.changed.emit(self._settings)

    def use(self, settings: Settings) -> None:
        """Put other settings in force, tell everybody and save them."""
        if settings == self._settings:
            return
        self._settings = settings
        self.changed.emit(settings)
        try:
            self._store.save(settings)
        except UserError as error:
            self.failed.emit(error)
