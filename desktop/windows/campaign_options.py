"""What is agreed on before a campaign of Hornet Leader (HL-2, HL-9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Slot
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.models.say import say
from desktop.paint import fonts
from desktop.paint.buttons import RuleTag, Segmented, Toggle
from desktop.paint.faces import signed
from desktop.paint.theme import Theme
from desktop.rules.core import Game, Option, OptionValue, Setup
from desktop.rules.hornet_leader import fund, terms
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.records import Terms
from desktop.table.hornet_leader.account_words import entry_words
from desktop.table.hornet_leader.load_panel import Lines
from desktop.table.hornet_leader.sheet_facts import campaign_sheet
from desktop.windows.campaign_cards import (
    LEAST_WIDE,
    MOST_COLUMNS,
    CampaignCard,
    LengthCard,
    sheet_picture,
)
from desktop.windows.choice_cards import CardGroup
from desktop.windows.new_game_options import OptionsPage
from desktop.windows.playing_time import campaign_minutes
from desktop.windows.rows import Row

MARINE, LARGE_DECK = "marine", "large_deck_marines"
CAMPAIGN, LENGTH, SERVICE, PRICES = "campaign", "length", "service", "so_alt"
LENGTH_WIDE = 118


class CampaignOptions(OptionsPage):
    """Campaigns and lengths as cards, the rest as rows; the SO fund is summed up on top."""

    def __init__(self, game: Game[Any, Any], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._kit: Kit = game.kit
        self._keys = tuple(self._kit.campaigns)
        self.campaigns = CardGroup(
            tuple(CampaignCard(each) for each in self._kit.campaigns.values()),
            LEAST_WIDE,
            MOST_COLUMNS,
        )
        self.lengths = CardGroup(
            tuple(LengthCard(length, self._kit) for length in range(len(LENGTHS))),
            LENGTH_WIDE,
            len(LENGTHS),
            self,
        )
        self._lead = QWidget()
        self.service = Segmented((), self)
        self.toggles: dict[str, Toggle] = {}
        self.fund, self.bill = QLabel(self), Lines(self)
        self.difficulty = QLabel(self)
        self._heads: dict[str, QLabel] = {}
        self._rows: list[tuple[Row, Option]] = []
        self._lay_out()
        self.show_theme(theme)
        self.campaigns.chosen.connect(self._campaign_chosen)
        self.lengths.chosen.connect(self._told)
        self.service.chosen.connect(self._service_chosen)
        self.retranslate()

    # --- building ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        options = {option.key: option for option in self._game.options(1)}
        column.addLayout(self._headed("fund", options[LENGTH].rule))
        column.addWidget(self.fund)
        column.addWidget(self.bill)
        column.addSpacing(10)
        self._add_row(column, self.service, options[SERVICE])
        column.addSpacing(8)
        column.addLayout(self._headed("rules", ""))
        for key in self._kit.options:
            self._add_row(column, self._toggle(key), options[key])
        column.addSpacing(8)
        column.addLayout(self._headed("difficulty", "HL-9.4a"))
        self.difficulty.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.difficulty.setWordWrap(True)
        column.addWidget(self.difficulty)
        for key in (*self._kit.adjustments, PRICES):
            self._add_row(column, self._toggle(key), options[key])
        column.addStretch(1)

        first = QVBoxLayout(self._lead)
        first.setContentsMargins(0, 0, 0, 0)
        first.addWidget(self.campaigns)
        first.addLayout(self._headed(LENGTH, options[LENGTH].rule))
        first.addWidget(self.lengths)

    def _headed(self, name: str, rule: str) -> QHBoxLayout:
        self._heads[name] = QLabel(self)
        row = QHBoxLayout()
        row.addWidget(self._heads[name])
        tag = RuleTag(rule, self)
        tag.activated.connect(self.rule_activated)
        row.addWidget(tag)
        row.addStretch(1)
        return row

    def _toggle(self, key: str) -> Toggle:
        toggle = Toggle("", self)
        toggle.toggled.connect(self._told)
        self.toggles[key] = toggle
        return toggle

    def _add_row(self, column: QVBoxLayout, control: QWidget, option: Option) -> None:
        row = Row(control, option.rule, self)
        row.rule_activated.connect(self.rule_activated)
        self._rows.append((row, option))
        column.addWidget(row)

    # --- what is chosen ---------------------------------------------------------------------------

    @property
    def values(self) -> dict[str, OptionValue]:
        chosen: dict[str, OptionValue] = {
            CAMPAIGN: self._keys[max(self.campaigns.place, 0)],
            LENGTH: LENGTHS[max(self.lengths.place, 0)],
            SERVICE: str(self.service.value),
        }
        return chosen | {key: toggle.isChecked() for key, toggle in self.toggles.items()}

    def show_options(
        self, game: Game[Any, Any], sides: int, chosen: dict[str, OptionValue]
    ) -> None:
        known = {option.key: option for option in game.options(sides)}
        for key, option in known.items():
            value = chosen.get(key, option.default)
            fits = not option.choices or value in [each for each, _ in option.choices]
            right = fits and type(value) is type(option.default)
            self._set(key, value if right else option.default)
        self._follow()

    def set_value(self, key: str, value: OptionValue) -> None:
        self._set(key, value)
        self._told()

    def _set(self, key: str, value: OptionValue) -> None:
        if key == CAMPAIGN:
            self.campaigns.choose(self._keys.index(str(value)))
        elif key == LENGTH:
            self.lengths.choose(LENGTHS.index(str(value)))
        elif key == SERVICE:
            self.service.set_value(value)
        else:
            toggle = self.toggles[key]
            toggle.blockSignals(True)
            toggle.setChecked(bool(value))
            toggle.blockSignals(False)
            toggle.update()

    @property
    def terms(self) -> Terms:
        """The terms that the choices make, whether they can be played or not."""
        return terms.read_terms(self._kit, self.values)

    @Slot()
    def _campaign_chosen(self, _place: int) -> None:
        """Go to a campaign; one that the Marines do not fly is flown for the Navy."""
        services = self._kit.campaigns[str(self.values[CAMPAIGN])].services
        if self.service.value not in services:
            self.service.set_value(services[0])
        self._service_chosen()

    @Slot(object)
    def _service_chosen(self, _service: object = None) -> None:
        """Leave the large deck, which is far down the page, with the Marines (HL-9.6a)."""
        if self.service.value != MARINE:
            self._set(LARGE_DECK, False)
        self._told()

    @Slot()
    def _told(self, _value: object = None) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show what follows from the choices: lengths, fund, difficulty."""
        agreed, kit = self.terms, self._kit
        campaign = kit.campaigns[agreed.campaign]
        for card in self.lengths.cards:
            if isinstance(card, LengthCard):
                card.show_campaign(campaign)
        lines = fund.so_lines(kit, agreed)
        total = sum(line.amount for line in lines)
        words = self.tr("{so} SO Points before Pilots join")
        self.fund.setText(words.format(so=signed(total) if total < 0 else total))
        role = QPalette.ColorRole.BrightText if total < 0 else QPalette.ColorRole.WindowText
        self.fund.setForegroundRole(role)
        named = [(entry_words(kit, line), line.amount) for line in lines]
        self.bill.show_lines(
            [
                (name, str(amount) if not place else signed(amount), "")
                for place, (name, amount) in enumerate(named)
            ]
        )
        self._show_difficulty(agreed.adjustments)

    def _show_difficulty(self, adjustments: Iterable[str]) -> None:
        kit = self._kit
        found = terms.difficulty(kit, adjustments)
        if found is None:
            self._heads["difficulty"].setText(self.tr("Difficulty"))
            words = self.tr("No difficulty has so many of these, or both kinds at once.")
        else:
            name = say(kit.skill_name(kit.skills.index(found.id)))
            self._heads["difficulty"].setText(self.tr("Difficulty: {level}").format(level=name))
            words = self.tr("{disadvantages} disadvantages, {advantages} advantages").format(
                disadvantages=found.disadvantages, advantages=found.advantages
            )
        self.difficulty.setText(words)

    # --- what the dialog asks ---------------------------------------------------------------------

    def lead(self) -> QWidget:
        return self._lead

    def lead_title(self) -> str:
        return self.tr("Campaign")

    def picture(self, setup: Setup, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        sheet = campaign_sheet(terms.new_state(self._kit, setup), self._kit)
        picture = sheet_picture(sheet, size * ratio, theme)
        picture.setDevicePixelRatio(ratio)
        return picture

    def minutes(self) -> int:
        agreed = self.terms
        return campaign_minutes(self._kit.campaigns[agreed.campaign].lengths[agreed.length].days)

    # --- words ------------------------------------------------------------------------------------

    def show_theme(self, theme: Theme) -> None:
        """Paint the coasts in a theme."""
        for card in self.campaigns.cards:
            if isinstance(card, CampaignCard):
                card.show_theme(theme)

    def retranslate(self) -> None:
        heads = {
            "fund": self.tr("SO fund"),
            LENGTH: self.tr("Length"),
            "rules": self.tr("Optional rules"),
            "difficulty": self.tr("Difficulty"),
        }
        for name, label in self._heads.items():
            label.setText(heads[name])
            label.setFont(fonts.interface(14, 700))
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.fund.setFont(fonts.condensed(20, 700))
        self.difficulty.setFont(fonts.interface(13))
        service = self.service.value
        self.service.set_choices([(key, say(name)) for key, name in terms.SERVICES.items()])
        if service is not None:
            self.service.set_value(service)
        for row, option in self._rows:
            row.set_words(say(option.title), say(option.help))
        for card in self.campaigns.cards:
            if isinstance(card, CampaignCard):
                card.retranslate()
        self.campaigns.setAccessibleName(self.tr("Campaign"))
        self.lengths.setAccessibleName(self.tr("Length"))
        if self.lengths.place >= 0:
            self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
