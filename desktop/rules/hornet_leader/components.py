"""The components of Hornet Leader, checked and ready to look up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from operator import attrgetter
from typing import Any, TypeVar

from desktop.rules.core import Text
from desktop.rules.hornet_leader import files
from desktop.rules.hornet_leader.components_campaigns import Campaign, Known, check_campaign
from desktop.rules.hornet_leader.components_card_checks import check_event, check_target
from desktop.rules.hornet_leader.components_cards import NAMED_TRAITS, EventCard, TargetCard
from desktop.rules.hornet_leader.components_effects import References, check_effects
from desktop.rules.hornet_leader.components_enemies import (
    BanditKind,
    SiteKind,
    check_bandit,
    check_site,
    cup_row,
)
from desktop.rules.hornet_leader.components_options import (
    Adjustment,
    Difficulty,
    HouseSwitch,
    Option,
    Priority,
    Tables,
    check_replacements,
    check_tables,
)
from desktop.rules.hornet_leader.components_pilots import PilotCard, check_pilot
from desktop.rules.hornet_leader.components_reading import (
    Entry,
    Faults,
    Place,
    Source,
    expect,
    indexed,
    known,
    read,
    text,
    texts_in,
)
from desktop.rules.hornet_leader.components_weapons import (
    AircraftType,
    Weapon,
    check_aircraft,
    check_weapon,
    supply_rows,
)
from desktop.rules.hornet_leader.display import (
    AreaInfo,
    TacticalDisplay,
    area_order,
    build_board,
)
from desktop.rules.hornet_leader.naming import Names

_ID = attrgetter("id")
_NUMBER = attrgetter("number")
FileType = TypeVar("FileType", bound=Entry)


class Kit(Names):
    """All components, looked up by id, by number of a card, or by index."""

    def __init__(self, data: Mapping[str, Source]) -> None:
        self._faults = Faults()
        self._read_weapons(_read(data, "weapons.toml", files.WeaponsFile))
        self._read_aircraft(_read(data, "aircraft.toml", files.AircraftFile))
        self._read_pilots(_read(data, "pilots.toml", files.PilotsFile))
        self._read_enemies(_read(data, "defenses.toml", files.DefensesFile))
        self._read_targets(_read(data, "targets.toml", files.TargetsFile))
        self._read_events(_read(data, "events.toml", files.EventsFile))
        self._read_campaigns(_read(data, "campaigns.toml", files.CampaignsFile))
        self._read_options(_read(data, "options.toml", files.OptionsFile))
        self.tables = _read(data, "tables.toml", Tables)
        check_tables(self.tables, self.priorities)
        self._read_display(_read(data, "tactical_display.toml", TacticalDisplay))

    def _read_weapons(self, file: files.WeaponsFile) -> None:
        self.so_rules = file.so_rules
        self.weapons: dict[str, Weapon] = indexed("weapons.toml, weapon, id", file.weapon, _ID)
        for weapon in file.weapon:
            check_weapon(self._faults, weapon)
        self._faults.settle()
        self.pods = tuple(weapon.id for weapon in file.weapon if weapon.kind == "pod")
        """What has an ECM number instead of numbers to hit."""
        self.counter_rows = file.counter
        self._supply = supply_rows(file.counter, self.weapons)

    def _read_aircraft(self, file: files.AircraftFile) -> None:
        self.gun = file.gun
        place = "aircraft.toml, aircraft, id"
        self.aircraft: dict[str, AircraftType] = indexed(place, file.aircraft, _ID)
        for entry in file.aircraft:
            check_aircraft(self._faults, entry, self.weapons)
        self._faults.settle()

    def _read_pilots(self, file: files.PilotsFile) -> None:
        self.skills: tuple[str, ...] = file.skills.order
        squadrons = (file.squadron.short, file.squadron.medium, file.squadron.long)
        self.squadron = tuple(squadron.by_skill(self.skills) for squadron in squadrons)
        """By length and skill: the number of Pilots."""
        self.pilots: dict[str, PilotCard] = indexed("pilots.toml, pilot, id", file.pilot, _ID)
        for pilot in file.pilot:
            check_pilot(self._faults, pilot, self.skills, self.aircraft)
        self._faults.settle()

    def _read_enemies(self, file: files.DefensesFile) -> None:
        self.sites: dict[str, SiteKind] = indexed("defenses.toml, site, id", file.site, _ID)
        self.bandits: dict[str, BanditKind] = indexed("defenses.toml, bandit, id", file.bandit, _ID)
        for site in file.site:
            check_site(self._faults, site)
        for bandit in file.bandit:
            check_bandit(self._faults, bandit)
        self._faults.settle()
        self.bomber_kinds = file.bomber
        self.cup = tuple(cup_row(entry, self.sites, self.bandits) for entry in file.counter)
        found = sum(row.count for row in self.cup)
        reason = f"the counts add up to {found}, not {file.cup.total}"
        expect(found == file.cup.total, "defenses.toml, cup, total", reason)

    def _read_targets(self, file: files.TargetsFile) -> None:
        self.trait_texts = {name: text(words) for name, words in file.traits.items()}
        known("targets.toml, traits", NAMED_TRAITS, self.trait_texts)
        place = "targets.toml, target, number"
        self.targets: dict[int, TargetCard] = indexed(place, file.target, _NUMBER)
        self.improvements: dict[int, list[tuple[str, Any]]] = {
            card.number: [(f"target:{card.number}:improvement", each) for each in card.improvement]
            for card in file.target
            if card.improvement
        }
        """By number of the Targets that are Improvements: what they do, each with its source."""
        self.improved: set[type] = {
            type(effect) for effects in self.improvements.values() for _, effect in effects
        }
        """The kinds of effects that Improvements have."""
        self._references = References(self.weapons, self.targets)
        for card in file.target:
            check_target(self._faults, card, self._references, self.sites, self.bandits)
        self._faults.settle()

    def _read_events(self, file: files.EventsFile) -> None:
        self.events: dict[int, EventCard] = indexed(
            "events.toml, event, number", file.event, _NUMBER
        )
        for card in file.event:
            check_event(self._faults, card, self._references)
        self._faults.settle()
        reason = f"there are {len(self.events)} events, not {file.deck.cards}"
        expect(len(self.events) == file.deck.cards, "events.toml, deck, cards", reason)

    def _read_campaigns(self, file: files.CampaignsFile) -> None:
        place = "campaigns.toml, campaign, id"
        self.campaigns: dict[str, Campaign] = indexed(place, file.campaign, _ID)
        there = Known(self.weapons, self.targets, self.sites, self.bandits)
        for campaign in file.campaign:
            check_campaign(self._faults, campaign, there)
            for number, note in enumerate(campaign.notes, 1):
                where = Place("campaigns.toml").at("campaign", campaign.id).at("notes", number)
                check_effects(self._faults, note.effects, where, self._references)
        self._faults.settle()
        self.standard: dict[str, tuple[str, ...]] = {
            each.id: (*each.standard, *(pod for pod in self.pods if pod not in each.named))
            for each in file.campaign
        }
        """By campaign: the weapons that cost nothing; a Pod that no list names is one (HL-2.6d)."""

    def _read_options(self, file: files.OptionsFile) -> None:
        self.options: dict[str, Option] = indexed("options.toml, option, id", file.option, _ID)
        for option in file.option:
            place = f"options.toml, option {option.id}, forbid_aircraft"
            known(place, option.forbid_aircraft, self.aircraft)
        place = "options.toml, house_switch, id"
        self.house_switches: dict[str, HouseSwitch] = indexed(place, file.house_switch, _ID)
        place = "options.toml, priority, id"
        self.priorities: dict[str, Priority] = indexed(place, file.priority, _ID)
        known("options.toml, priority", ("promotion", "recon", "tanker", "rr"), self.priorities)
        place = "options.toml, difficulty, id"
        self.difficulties: dict[str, Difficulty] = indexed(place, file.difficulty, _ID)
        place = "options.toml, adjustment, id"
        self.adjustments: dict[str, Adjustment] = indexed(place, file.adjustment, _ID)
        self.replacements = file.replacement
        check_replacements(file.replacement)

    def _read_display(self, display: TacticalDisplay) -> None:
        self.display = display
        self.board = build_board(display)
        self.distance = self.board.distance
        """The range between two areas (HL-1.1b)."""
        self.areas: dict[str, AreaInfo] = {area.id: area for area in display.areas}
        self.area_order = area_order(display)
        """The order in which enemies act (HL-6.9a)."""
        self.area_places = {area: place for place, area in enumerate(self.area_order)}
        """By area: its place in that order."""

    def supply_of(self, weapon: str) -> int:
        """Return the index of the row of counters that has a weapon on a face."""
        return self._supply[weapon]

    def keys_of(self, kind: str) -> Collection[str | int]:
        """Return the keys of all entries of a kind, such as ``pilot``, in their order."""
        return self._entries(kind).keys()

    def entry_of(self, kind: str, key: str | int) -> Entry:
        """Return an entry of a kind; raises ``KeyError``."""
        return self._entries(kind)[key]

    def _entries(self, kind: str) -> Mapping[str | int, Entry]:
        by_kind: dict[str, Mapping[Any, Entry]] = {
            "bomber": {each.id: each for each in self.bomber_kinds},
            "weapon": self.weapons,
            "aircraft": self.aircraft,
            "pilot": self.pilots,
            "site": self.sites,
            "bandit": self.bandits,
            "target": self.targets,
            "event": self.events,
            "campaign": self.campaigns,
        }
        return by_kind[kind]

    def texts(self) -> Iterator[Text]:
        """Yield every text that comes from the data files, for the extraction of translations."""
        for component in vars(self).values():
            yield from texts_in(component)


def _read(data: Mapping[str, Source], name: str, layout: type[FileType]) -> FileType:
    return read(data, name, layout, files.TEXTS[name])
