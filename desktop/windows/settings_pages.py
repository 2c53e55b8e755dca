"""The pages of the settings about looks, play, dice and language."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from desktop.store.settings import Settings
from desktop.windows.bound import (
    BoundCombo,
    BoundSegmented,
    BoundSlider,
    BoundToggle,
    passing,
)
from desktop.windows.languages import Languages
from desktop.windows.preferences import Preferences
from desktop.windows.rows import Row
from desktop.windows.settings_page import SettingsPage

FIRST = Settings()


class AppearancePage(SettingsPage):
    """Theme, size of text, motion."""

    icon = "moon"

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(preferences, _plain_looks, parent)
        body = self.body
        self._themes = BoundSegmented(
            preferences, lambda s: s.theme, lambda s, v: replace(s, theme=v), body
        )
        self._theme = self.add(Row(self._themes))
        self._scale = self.add(
            Row(
                BoundSlider(
                    preferences,
                    lambda s: s.text_scale,
                    lambda s, v: replace(s, text_scale=v),
                    (80, 200, 10),
                    body,
                )
            )
        )
        self._speeds = BoundSlider(
            preferences,
            lambda s: s.animation_speed,
            lambda s, v: replace(s, animation_speed=v),
            (0, 400, 25),
            body,
        )
        self._motion = self.add(Row(self._speeds))
        self.column.addStretch()

    def title(self) -> str:
        return self.tr("Appearance")

    def retranslate(self) -> None:
        super().retranslate()
        self._theme.set_words(
            self.tr("Colours"), self.tr("Dark for the evening, light for a bright room")
        )
        self._themes.set_choices(
            (
                ("system", self.tr("As the system")),
                ("dark", self.tr("Dark")),
                ("light", self.tr("Light")),
            )
        )
        self._scale.set_words(self.tr("Size of text"), self.tr("Also of buttons and rows"))
        self._motion.set_words(
            self.tr("Speed of motion"), self.tr("Counters, cards and dice; a key or a click skips")
        )
        self._speeds.name_zero(self.tr("off"))


class PlayPage(SettingsPage):
    """How a game goes: questions, hand-over, turns."""

    icon = "users"

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(preferences, _plain_play, parent)
        body = self.body
        self._questions = BoundSegmented(
            preferences, lambda s: s.confirmations, lambda s, v: replace(s, confirmations=v), body
        )
        self._ask = self.add(Row(self._questions))
        self._ways = BoundSegmented(
            preferences, passing, lambda s, v: replace(s, hand_over=v), body
        )
        self._hand_over = self.add(Row(self._ways))
        self._recap = self.add(
            Row(BoundToggle(preferences, lambda s: s.recap, lambda s, v: replace(s, recap=v), body))
        )
        self._ends = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.auto_end_turn,
                    lambda s, v: replace(s, auto_end_turn=v),
                    body,
                )
            )
        )
        self._turns = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.rotate_board,
                    lambda s, v: replace(s, rotate_board=v),
                    body,
                )
            )
        )
        self._period = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.period_map,
                    lambda s, v: replace(s, period_map=v),
                    body,
                )
            )
        )
        self._in_order = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.enemies_in_order,
                    lambda s, v: replace(s, enemies_in_order=v),
                    body,
                )
            )
        )
        self._jettison = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.ask_jettison,
                    lambda s, v: replace(s, ask_jettison=v),
                    body,
                )
            )
        )
        self._forecasts = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.forecasts,
                    lambda s, v: replace(s, forecasts=v),
                    body,
                )
            )
        )
        self._events = self.add(
            Row(
                BoundToggle(
                    preferences,
                    lambda s: s.show_events,
                    lambda s, v: replace(s, show_events=v),
                    body,
                )
            )
        )
        self.column.addStretch()

    def title(self) -> str:
        return self.tr("Play")

    def retranslate(self) -> None:
        super().retranslate()
        self._ask.set_words(
            self.tr("Ask before acting"), self.tr("“Lasting”: only what cannot be taken back")
        )
        self._questions.set_choices(
            (
                ("all", self.tr("Always")),
                ("lasting", self.tr("Lasting")),
                ("none", self.tr("Never")),
            )
        )
        self._hand_over.set_words(
            self.tr("Passing the screen"),
            self.tr("Hides the board and the hands until the next player is there"),
        )
        self._ways.set_choices((("hold", self.tr("Hidden")), ("off", self.tr("Open"))))
        self._recap.set_words(
            self.tr("Tell what happened"), self.tr("A recap before each turn of a person")
        )
        self._ends.set_words(
            self.tr("End finished turns"),
            self.tr("A turn in which nothing is left to do ends after a second"),
        )
        self._turns.set_words(
            self.tr("Turn the board to each player"),
            self.tr("The side of whoever looks lies at the bottom"),
        )
        self._period.set_words(
            self.tr("Maps of their time"),
            self.tr("Red Menace: the map in black and white, its symbols in colour"),
        )
        self._in_order.set_words(
            self.tr("Enemies attack in order"),
            self.tr("Hornet Leader: Sites and Bandits attack in the standard order without asking"),
        )
        self._jettison.set_words(
            self.tr("Always ask for jettison"),
            self.tr("Hornet Leader: also when no laden Aircraft is near a Bandit"),
        )
        self._forecasts.set_words(
            self.tr("Forecasts of missions"),
            self.tr("Hornet Leader: the computer flies each Target in thought while you choose"),
        )
        self._events.set_words(
            self.tr("Show every Event"),
            self.tr("Hornet Leader: the card is shown even where it asks for nothing"),
        )


class DicePage(SettingsPage):
    """Dice and draws."""

    icon = "die"

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(preferences, _plain_dice, parent)
        self._waits = BoundSegmented(
            preferences, lambda s: s.dice_wait, lambda s, v: replace(s, dice_wait=v), self.body
        )
        self._wait = self.add(Row(self._waits))
        self.column.addStretch()

    def title(self) -> str:
        return self.tr("Dice and cards")

    def retranslate(self) -> None:
        super().retranslate()
        self._wait.set_words(
            self.tr("Wait for me after a roll"),
            self.tr(
                "It matters if the roll is yours, or changes something. Who rolls and draws, you"
                " or the program, is chosen for each game"
            ),
        )
        self._waits.set_choices(
            (
                ("always", self.tr("Always")),
                ("changes", self.tr("If it matters")),
                ("never", self.tr("Never")),
            )
        )


class LanguagePage(SettingsPage):
    """The language of the program."""

    icon = "note"

    def __init__(
        self, preferences: Preferences, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(preferences, None, parent)
        self._languages = languages
        self._choices = BoundCombo(
            preferences, lambda s: s.language, lambda s, v: replace(s, language=v), self.body
        )
        self._language = self.add(Row(self._choices))
        self.column.addStretch()

    def title(self) -> str:
        return self.tr("Language")

    def retranslate(self) -> None:
        super().retranslate()
        self._language.set_words(
            self.tr("Language"), self.tr("Changes at once, also in an open game")
        )
        known = [(language.code, language.name) for language in self._languages.available()]
        self._choices.set_choices([("", self.tr("As the system")), *known])


def _plain_looks(settings: Settings) -> Settings:
    return replace(
        settings,
        theme=FIRST.theme,
        text_scale=FIRST.text_scale,
        animation_speed=FIRST.animation_speed,
    )


def _plain_play(settings: Settings) -> Settings:
    return replace(
        settings,
        confirmations=FIRST.confirmations,
        hand_over=FIRST.hand_over,
        recap=FIRST.recap,
        auto_end_turn=FIRST.auto_end_turn,
        rotate_board=FIRST.rotate_board,
        period_map=FIRST.period_map,
        enemies_in_order=FIRST.enemies_in_order,
        ask_jettison=FIRST.ask_jettison,
        forecasts=FIRST.forecasts,
        show_events=FIRST.show_events,
    )


def _plain_dice(settings: Settings) -> Settings:
    return replace(settings, dice_wait=FIRST.dice_wait)
