"""The commands of the window with their keys, for shortcuts and for the menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.models.say import say
from desktop.paint.plain import unmarked
from desktop.rules.core import T, Text
from desktop.windows.keys import COMMANDS, keys_of
from desktop.windows.preferences import Preferences
from desktop.windows.titles import GUIDED

GUIDES = {f"guide {title.key}": title for title in GUIDED}
"""The commands that begin a guided first turn."""

GUIDE = T("keys", "Guided first turn: {game}")
WITHOUT_KEYS: dict[str, Text] = {
    "saves": T("keys", "All saves"),
    **{name: GUIDE.of(game=title.name) for name, title in GUIDES.items()},
    "about": T("keys", "About Ready Room"),
}

MENU = (
    ("new_game", "open_file", "saves", "campaigns"),
    ("settings", "rules", *GUIDES),
    ("full_screen", "about", "quit"),
)


class WindowActions(QObject):
    """One action for each command of the program."""

    guide_chosen = Signal(object)
    """The key of the title whose guided first turn was chosen."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._actions: dict[str, QAction] = {}
        names = [command.name for command in COMMANDS if not command.fixed]
        for name in (*names, *WITHOUT_KEYS):
            action = QAction(window)
            window.addAction(action)
            self._actions[name] = action
        for name in GUIDES:
            self._actions[name].setObjectName(name)
            self._actions[name].triggered.connect(self._choose_guide)
        preferences.changed.connect(self.show_keys)
        self.retranslate()
        self.show_keys()

    def action(self, name: str) -> QAction:
        """Return the action of a command."""
        return self._actions[name]

    @Slot()
    def _choose_guide(self) -> None:
        self.guide_chosen.emit(GUIDES[self.sender().objectName()].key)

    @Slot()
    def show_keys(self) -> None:
        """Give each action the keys that the settings say."""
        chosen = self._preferences.settings.keys
        for command in COMMANDS:
            if command.name in self._actions:
                keys = [QKeySequence(key) for key in keys_of(command, chosen)]
                self._actions[command.name].setShortcuts(keys)

    def follow(self, *, at_home: bool, at_table: bool) -> None:
        """Enable what the page in front can do; the table explains rules beside the board."""
        self._actions["export"].setEnabled(at_table)
        self._actions["home"].setEnabled(not at_home)
        self._actions["find"].setEnabled(at_home)
        self._actions["rules"].setEnabled(not at_table)

    def retranslate(self) -> None:
        """Say every word again, in the present language."""
        for command in COMMANDS:
            if command.name in self._actions:
                self._actions[command.name].setText(say(command.title))
        for name, title in WITHOUT_KEYS.items():
            self._actions[name].setText(unmarked(say(title)))

    def fill(self, menu: QMenu) -> None:
        """Put the commands into a menu."""
        menu.setAccessibleName(QCoreApplication.translate("WindowActions", "Menu"))
        for group in MENU:
            for name in group:
                menu.addAction(self._actions[name])
            menu.addSeparator()
