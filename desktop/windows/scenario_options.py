"""What is agreed on before a game of Red Menace (RM-6, RM-13, RM-S)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import Segmented, Toggle
from desktop.paint.theme import Theme
from desktop.rules.core import Game, Option, OptionValue, Refused, Setup
from desktop.rules.red_menace import terms
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.records import PLAYER
from desktop.windows.board_preview import preview
from desktop.windows.choice_cards import CardGroup
from desktop.windows.new_game_options import OptionsPage
from desktop.windows.playing_time import war_minutes
from desktop.windows.rows import Row
from desktop.windows.scenario_cards import LEAST_WIDE, ScenarioBrief, ScenarioCard

SCENARIO, PATHS, MODULE = "scenario", "ask_paths", "module_s"
HEADS = (
    ("rules", ("sac", "six_f102", "two_tu28", "two_sa2", "sudden_death", "caught")),
    ("module", (MODULE,)),
    ("paths", (PATHS,)),
)
"""The keys of the options under each heading, from top to bottom."""


class ScenarioOptions(OptionsPage):
    """The scenarios as cards; what the chosen one says, and the optional rules, as rows."""

    def __init__(self, game: Game[Any, Any], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._kit: Kit = game.kit
        self._keys = tuple(self._kit.scenarios)
        self._options = {option.key: option for option in game.options(1)}
        self.cards = tuple(ScenarioCard(each, self._kit) for each in self._kit.scenarios.values())
        self.scenarios = CardGroup(self.cards, LEAST_WIDE, 1)
        self.brief = ScenarioBrief(self)
        self.paths = Segmented((), self)
        self.toggles: dict[str, Toggle] = {}
        self.rows: dict[str, Row] = {}
        self._heads: dict[str, QLabel] = {}
        self._lay_out()
        self.scenarios.chosen.connect(self._told)
        self.paths.chosen.connect(self._told)
        self.brief.rule_activated.connect(self.rule_activated)
        self.retranslate()

    # --- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.brief)
        column.addSpacing(10)
        for name, keys in HEADS:
            self._heads[name] = QLabel(self)
            column.addWidget(self._heads[name])
            for key in keys:
                control = self.paths if key == PATHS else self._toggle(key)
                row = Row(control, self._options[key].rule, self)
                row.rule_activated.connect(self.rule_activated)
                self.rows[key] = row
                column.addWidget(row)
            column.addSpacing(8)
        column.addStretch(1)

    def _toggle(self, key: str) -> Toggle:
        toggle = Toggle("", self)
        toggle.toggled.connect(self._told)
        self.toggles[key] = toggle
        return toggle

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def values(self) -> dict[str, OptionValue]:
        chosen: dict[str, OptionValue] = {SCENARIO: self._keys[max(self.scenarios.place, 0)]}
        chosen |= {key: toggle.isChecked() for key, toggle in self.toggles.items()}
        return chosen | {PATHS: bool(self.paths.value)}

    def show_options(
        self, game: Game[Any, Any], sides: int, chosen: dict[str, OptionValue]
    ) -> None:
        for key, option in self._options.items():
            value = chosen.get(key, option.default)
            self._set(key, value if _fits(option, value) else option.default)
        self._follow()

    def set_value(self, key: str, value: OptionValue) -> None:
        self._set(key, value)
        self._told()

    def _set(self, key: str, value: OptionValue) -> None:
        if key == SCENARIO:
            self.scenarios.choose(self._keys.index(int(value)))
        elif key == PATHS:
            self.paths.set_value(bool(value))
        else:
            toggle = self.toggles[key]
            toggle.blockSignals(True)
            toggle.setChecked(bool(value))
            toggle.blockSignals(False)
            toggle.update()

    @Slot()
    def _told(self, _value: object = None) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show what follows from the choices: the values in force, and what cannot be added."""
        agreed = self.values
        in_force = self._kit.companions if agreed[MODULE] else self._kit.scenarios
        for key, card in zip(self._keys, self.cards, strict=True):
            card.show_scenario(in_force[key])
        self.brief.show_scenario(self._kit, in_force[int(agreed[SCENARIO])])
        for key, row in self.rows.items():
            option = self._options[key]
            refused = self._refused(key)
            row.control.setEnabled(refused is None)
            why = option.help if refused is None else refused.text
            row.set_words(say(option.title), say(why))

    def _refused(self, key: str) -> Refused | None:
        """Return why an option that is off cannot be switched on beside the others, if so."""
        toggle = self.toggles.get(key)
        if toggle is None or toggle.isChecked():
            return None
        try:
            terms.agreed(self._kit, Setup("", (PLAYER,), self.values | {key: True}))
        except Refused as refused:
            return refused
        return None

    # --- what the dialog asks ---------------------------------------------------------------------

    def lead(self) -> QWidget:
        return self.scenarios

    def lead_title(self) -> str:
        return self.tr("Scenario")

    def picture(self, setup: Setup, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        return preview(self._game, setup, size, ratio, theme)

    def minutes(self) -> int:
        return war_minutes(int(self.values[SCENARIO]))

    # --- words ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        heads = {
            "rules": self.tr("Optional rules"),
            "module": self.tr("Companion rules"),
            "paths": self.tr("Soviet moves"),
        }
        for name, label in self._heads.items():
            label.setText(heads[name])
            label.setFont(fonts.interface(14, 700))
        asked = bool(self.paths.value)
        self.paths.set_choices([(False, self.tr("By number")), (True, self.tr("Ask me"))])
        self.paths.set_value(asked)
        self.scenarios.setAccessibleName(self.tr("Scenario"))
        for card in self.cards:
            card.retranslate()
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()


def _fits(option: Option, value: OptionValue) -> bool:
    if type(value) is not type(option.default):
        return False
    return not option.choices or value in [each for each, _ in option.choices]
