"""Statistics as tables of words (HL-T6.2b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader import terms as rules
from desktop.rules.hornet_leader.components_campaigns import LENGTHS
from desktop.rules.hornet_leader.sar import RESULTS

if TYPE_CHECKING:
    from desktop.logbook.dice_record import DiceRecord
    from desktop.logbook.statistics import Pilot, Rate, Source, Statistics
    from desktop.rules.hornet_leader.components import Kit

GRADES = ("great", "good", "adequate", "poor", "dismal")
MOST_PILOTS = 12
PILOT_NAMES = (1.4, 1.9)
ALL = T("tracker", "Altogether")
CAMPAIGNS = T("tracker", "Campaigns")
DAYS = T("tracker", "Days")
RESTED = T("tracker", "Days of Down Time")
MISSIONS = T("tracker", "Missions")
DESTROYED = T("tracker", "Destroyed")
DAMAGED = T("tracker", "Damaged")
FAILED = T("tracker", "not Destroyed")
RATE = T("tracker", "Destroyed rate")
LOST = T("tracker", "Aircraft lost")
PER_MISSION = T("tracker", "Stress of a mission")
PER_FLIGHT = T("tracker", "Stress of a Pilot on a mission")
SO_SPENT = T("tracker", "SO Points spent")
SO_PER_VP = T("tracker", "SO Points for each VP")
BANDS = T("tracker", "By range band")
BAND = T("tracker", "Range band")
NIGHTS = T("tracker", "By day and by night")
WHEN = T("tracker", "When")
BY_DAY = T("tracker", "by day")
BY_NIGHT = T("tracker", "at night")
TARGETS = T("tracker", "By Target")
TARGET = T("tracker", "Target")
SIZES = T("tracker", "By number of Aircraft")
AIRCRAFT = T("tracker", "Aircraft")
SEARCHES = T("tracker", "Search and Rescue")
RESULT = T("tracker", "Result")
COUNT = T("tracker", "Number")
SHARE = T("tracker", "Share")
STRESS = T("tracker", "Stress by source")
SOURCE = T("tracker", "Source")
SOURCES: dict[Source, Text] = {
    "flight": T("tracker", "from take-off to landing"),
    "night": T("tracker", "flying at night"),
    "rescue": T("tracker", "shot down and recovered"),
    "target": T("tracker", "Target and range band"),
}
FLOWN = T("tracker", "Most flown")
PILOT = T("tracker", "Pilot")
KILLS = T("tracker", "Kills")
SITES = T("tracker", "Sites")
SHAKEN = T("tracker", "Most shaken")
SHAKEN_NOTE = T("tracker", "Days at whose end they were Shaken or Unfit")
WEAPONS = T("tracker", "Kills by weapon")
WEAPONS_NOTE = T("tracker", "from missions that were played here")
WEAPON = T("tracker", "Weapon")
DICE = T("tracker", "Dice")
DICE_NOTE = T("tracker", "rolled here, or told in Companion mode")
NO_DICE = T("tracker", "No die was rolled here or told.")
DICE_COUNT = T("tracker", "Dice")
DICE_TOLD = T("tracker", "of these told")
DICE_MEAN = T("tracker", "Mean")
DICE_HITS = T("tracker", "Hits of attacks, with {dice} dice")
DICE_LUCK = T("tracker", "Luck: Hits beyond expectation")
FACES = T("tracker", "Faces")
FACE = T("tracker", "Face")
GRADES_REACHED = T("tracker", "Evaluations")
CAMPAIGN = T("tracker", "Campaign")
FIGURE = T("tracker", "Figure")
VALUE = T("tracker", "Value")


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A table with a title."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    shares: tuple[float, ...]
    """How the columns share the width."""


def sections(found: Statistics, kit: Kit) -> tuple[Section, ...]:
    """Return the tables of statistics; those that have no row are left out."""
    made = (
        _altogether(found),
        _rates(BANDS, BAND, _named(found.bands.items())),
        _rates(NIGHTS, WHEN, [(say(_night(k)), rate) for k, rate in found.nights.items()]),
        _rates(SIZES, AIRCRAFT, [(str(k), rate) for k, rate in sorted(found.aircraft.items())]),
        _rates(TARGETS, TARGET, _by_missions(_named(found.targets.items()))),
        _shares(SEARCHES, RESULT, [(say(RESULTS[k]), n) for k, n in found.searches.items()]),
        _shares(STRESS, SOURCE, [(say(words), found.stress[k]) for k, words in SOURCES.items()]),
        _flown(found),
        _shaken(found),
        _weapons(found),
        _dice(found.dice),
        _faces(found.dice),
        _grades(found, kit),
    )
    return tuple(each for each in made if each.rows or each.note)


def percent(share: float) -> str:
    """Return a share as it is written."""
    return f"{share:.0%}".replace("%", " %")


def _night(night: bool) -> Text:
    return BY_NIGHT if night else BY_DAY


def _named(rates: Iterable[tuple[Text, Rate]]) -> list[tuple[str, Rate]]:
    return [(say(name), rate) for name, rate in rates]


def _by_missions(rates: list[tuple[str, Rate]]) -> list[tuple[str, Rate]]:
    return sorted(rates, key=lambda each: -each[1].missions)


def _table(
    title: Text,
    heads: Sequence[Text],
    rows: Iterable[Sequence[str]],
    note: str = "",
    names: tuple[float, ...] = (2.2,),
) -> Section:
    """Return a table; ``names`` are the shares of the columns that have no numbers."""
    return Section(
        shares=(*names, *(1.0,) * (len(heads) - len(names))),
        title=say(title),
        heads=tuple(say(each) for each in heads),
        rows=tuple(tuple(row) for row in rows),
        note=note,
    )


def _altogether(found: Statistics) -> Section:
    rate = found.so_per_vp
    rows = [
        (CAMPAIGNS, str(found.campaigns)),
        (DAYS, str(found.days)),
        (RESTED, str(found.rested)),
        (MISSIONS, str(found.missions)),
        (DESTROYED, f"{found.outcomes['X']} ({percent(found.destroyed_share)})"),
        (DAMAGED, str(found.outcomes["D"])),
        (FAILED, str(found.outcomes["O"])),
        (LOST, str(found.lost)),
        (PER_MISSION, f"{found.stress_per_mission:.1f}"),
        (PER_FLIGHT, f"{found.stress_per_flight:.1f}"),
        (SO_SPENT, str(found.so_spent)),
        (SO_PER_VP, "\N{EN DASH}" if rate is None else f"{rate:.1f}"),
    ]
    return _table(ALL, (FIGURE, VALUE), [(say(name), value) for name, value in rows])


def _rates(title: Text, what: Text, rates: list[tuple[str, Rate]]) -> Section:
    rows = [
        (name, str(rate.missions), str(rate.destroyed), percent(rate.share)) for name, rate in rates
    ]
    return _table(title, (what, MISSIONS, DESTROYED, RATE), rows)


def _shares(title: Text, what: Text, counts: list[tuple[str, int]]) -> Section:
    whole = sum(count for _, count in counts)
    rows = [(name, str(count), percent(count / whole)) for name, count in counts if whole]
    return _table(title, (what, COUNT, SHARE), rows)


def _name(pilot: Pilot) -> tuple[str, str]:
    callsign, aircraft = pilot
    return callsign, say(aircraft)


def _flown(found: Statistics) -> Section:
    rows = [
        (*_name(pilot), str(count), str(found.kills[pilot]), str(found.sites[pilot]))
        for pilot, count in found.flown.most_common(MOST_PILOTS)
    ]
    return _table(FLOWN, (PILOT, AIRCRAFT, MISSIONS, KILLS, SITES), rows, names=PILOT_NAMES)


def _shaken(found: Statistics) -> Section:
    most = found.shaken.most_common(MOST_PILOTS)
    rows = [(*_name(pilot), str(count)) for pilot, count in most if count]
    note = say(SHAKEN_NOTE) if rows else ""
    return _table(SHAKEN, (PILOT, AIRCRAFT, DAYS), rows, note, names=PILOT_NAMES)


def _weapons(found: Statistics) -> Section:
    rows = [(say(weapon), str(count)) for weapon, count in found.weapons.most_common()]
    return _table(WEAPONS, (WEAPON, KILLS), rows, say(WEAPONS_NOTE) if rows else "")


def _dice(dice: DiceRecord) -> Section:
    if not dice.count:
        return _table(DICE, (), (), say(NO_DICE))
    rows = [
        (say(DICE_COUNT), str(dice.count)),
        (say(DICE_TOLD), str(dice.told)),
        (say(DICE_MEAN), f"{dice.mean:.2f}"),
        (say(DICE_HITS.of(dice=dice.attack_dice)), str(dice.hits)),
        (say(DICE_LUCK), f"{dice.luck:+.1f}"),
    ]
    return _table(DICE, (FIGURE, VALUE), rows, say(DICE_NOTE))


def _faces(dice: DiceRecord) -> Section:
    rows = [
        (str(face), str(count), percent(count / dice.count))
        for face, count in enumerate(dice.faces, start=1)
        if dice.count
    ]
    return _table(FACES, (FACE, COUNT, SHARE), rows)


def _grades(found: Statistics, kit: Kit) -> Section:
    length = [rules.LENGTH_NAMES[each] for each in LENGTHS]
    rows = [
        (
            f"{say(title)}, {say(length[number])}",
            *(str(grades[grade] or "") for grade in GRADES),
        )
        for (title, number), grades in found.grades.items()
    ]
    heads = (CAMPAIGN, *(kit.evaluation_name(grade) for grade in GRADES))
    return _table(GRADES_REACHED, heads, rows)


def text_of(shown: Sequence[Section]) -> str:
    """Return tables as text, columns parted by tabs."""
    blocks = []
    for each in shown:
        lines = [each.title, *([each.note] if each.note else [])]
        lines += ["\t".join(row) for row in (each.heads, *each.rows) if row]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)
