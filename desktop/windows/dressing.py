"""Theme, text size and language of the whole program, as the settings say."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from desktop.paint.style import apply_theme
from desktop.paint.theme import ThemeName, ThemeSource, load_theme
from desktop.store.settings import Settings
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences


class Dressing(QObject):
    """Keeps the program dressed as the settings and the system say."""

    def __init__(
        self,
        application: QApplication,
        preferences: Preferences,
        themes: ThemeSource,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._application = application
        self._preferences = preferences
        self._themes, self._languages = themes, languages
        self._worn: tuple[str, int] | None = None
        preferences.changed.connect(self.dress)
        application.styleHints().colorSchemeChanged.connect(self.dress)
        self.dress()

    @Slot()
    def dress(self) -> None:
        """Put in force what has changed."""
        settings = self._preferences.settings
        self._languages.use(settings.language)
        worn = (wanted_theme(settings), settings.text_scale)
        if worn == self._worn:
            return
        self._worn = worn
        theme = load_theme(worn[0])
        # The palette first: what hears of the new theme may look at it.
        apply_theme(self._application, theme, settings.text_scale)
        self._themes.use(theme)


def wanted_theme(settings: Settings) -> ThemeName:
    """Return the theme that the settings ask for, following the system if they say so."""
    if settings.theme != "system":
        return settings.theme
    scheme = QApplication.styleHints().colorScheme()
    return "light" if scheme is Qt.ColorScheme.Light else "dark"
