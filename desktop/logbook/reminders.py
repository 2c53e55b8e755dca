"""What is easily forgotten at the start of a Day (HL-T5.9a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.logbook.bands import bands, cards_to_add, opened_last
from desktop.logbook.lists import listed
from desktop.rules.core import T, Text
from desktop.rules.hornet_leader.pilots import SHAKEN, UNFIT, status
from desktop.rules.hornet_leader.records import INFRA
from desktop.rules.hornet_leader.targets import hits_needed, recon_limit

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

Kind = Literal[
    "band", "improvement", "in_play", "damaged", "free", "pilots", "missing", "replace", "track"
]

OPENED = T("logbook", "{band} is open. Add to the Target deck: {cards}")
OPEN_BANDS = T("logbook", "Open range bands: {bands}")
TO_SECURE = T("logbook", "{band}: {destroyed} of {needed} Targets Destroyed until it is Secured")
IMPROVEMENT = T("logbook", "Improvement in play: {target}. {effect}")
IN_PLAY = T("logbook", "In play: {target}")
DAMAGED = T("logbook", "Damaged: {target}, {hits} of {needed} Hits")
DAMAGED_SO_FAR = T("logbook", "Damaged: {target}, {hits} Hits")
TANKER = T("logbook", "Tanker Priority is free on {count} missions")
TANKER_ONCE = T("logbook", "Tanker Priority is free on the next mission")
SPECIAL = T("logbook", "{count} Weight Points of Special Weapons are free on the next mission")
UNFIT_NOW = T("logbook", "Unfit, may not fly: {pilots}")
SHAKEN_NOW = T("logbook", "Shaken: {pilots}")
MISSING = T("logbook", "Missing in Action: {pilots}")
REPLACE = T("logbook", "May still be replaced, before Pilots are assigned: {pilots}")
RECON = T("logbook", "Recon: draw up to {count} Target cards")
INTEL = T("logbook", "Intel: {reading}")
INFRA_HITS = T("logbook", "Infra: {hits} Hits for every Target")
INFRA_NONE = T("logbook", "Infra: no change to the Hits needed")
MINUS = "\N{MINUS SIGN}"


class Reminder(msgspec.Struct, frozen=True):
    """A line at the start of a Day."""

    kind: Kind
    words: Text
    rule: str


def reminders(s: State, kit: Kit) -> tuple[Reminder, ...]:
    """Return what counts on the next Day, the most easily forgotten first."""
    return (
        *_bands(s, kit),
        *_cards(s, kit),
        *_damaged(s, kit),
        *_free(s),
        *_pilots(s, kit),
        *_tracks(s, kit),
    )


def _bands(s: State, kit: Kit) -> Iterator[Reminder]:
    if not s.terms.marine:
        return
    standing = bands(s, kit)
    for index in opened_last(s, kit):
        cards = [str(card) for card in cards_to_add(s, kit, index)]
        if cards:
            words = OPENED.of(band=standing[index].name, cards=listed(cards))
            yield Reminder("band", words, "HL-2.2e")
    still = [band for band in standing if band.open]
    yield Reminder("band", OPEN_BANDS.of(bands=listed(each.name for each in still)), "HL-2.2e")
    last = still[-1]
    if not last.secured and last.index + 1 < len(standing):
        words = TO_SECURE.of(band=last.name, destroyed=last.destroyed, needed=last.needed)
        yield Reminder("band", words, "HL-2.2d")


def _cards(s: State, kit: Kit) -> Iterator[Reminder]:
    for number in s.in_play:
        card, name = kit.targets[number], kit.target_name(number)
        if card.improvement and card.text is not None:
            words = IMPROVEMENT.of(target=name, effect=card.text)
            yield Reminder("improvement", words, "HL-1.7h")
        elif number not in s.damaged_hits:
            yield Reminder("in_play", IN_PLAY.of(target=name), "HL-1.7i")


def _damaged(s: State, kit: Kit) -> Iterator[Reminder]:
    for number, hits in s.damaged_hits.items():
        needed = hits_needed(s, kit, number)
        words = DAMAGED if needed else DAMAGED_SO_FAR
        filled = words.of(target=kit.target_name(number), hits=hits, needed=needed)
        yield Reminder("damaged", filled, "HL-9.8d")


def _free(s: State) -> Iterator[Reminder]:
    if s.tanker_free:
        words = TANKER_ONCE if s.tanker_free == 1 else TANKER.of(count=s.tanker_free)
        yield Reminder("free", words, "HL-4.5f")
    if s.free_special:
        yield Reminder("free", SPECIAL.of(count=s.free_special), "HL-2.6a")


def _pilots(s: State, kit: Kit) -> Iterator[Reminder]:
    here = [each for each in s.squadron if each.here]
    unfit = [kit.callsign(each.pilot) for each in here if status(kit, each) == UNFIT]
    shaken = [kit.callsign(each.pilot) for each in here if status(kit, each) == SHAKEN]
    gone = [each for each in s.squadron if each.missing and not each.removed]
    if unfit:
        yield Reminder("pilots", UNFIT_NOW.of(pilots=listed(unfit)), "HL-1.5l")
    if shaken:
        yield Reminder("pilots", SHAKEN_NOW.of(pilots=listed(shaken)), "HL-1.5h")
    if gone:
        names = listed(kit.callsign(each.pilot) for each in gone)
        yield Reminder("missing", MISSING.of(pilots=names), "HL-7.2d")
    waiting = [each for each in gone if not each.replacement_tried]
    if waiting and s.has_option("replacements"):
        names = listed(kit.callsign(each.pilot) for each in waiting)
        yield Reminder("replace", REPLACE.of(pilots=names), "HL-9.7a")


def _tracks(s: State, kit: Kit) -> Iterator[Reminder]:
    tracks = kit.campaigns[s.terms.campaign].tracks
    yield Reminder("track", RECON.of(count=recon_limit(s, kit).total), "HL-2.5b")
    reading = tracks.intel.values[s.tracks[1]]
    yield Reminder("track", INTEL.of(reading=reading.label), "HL-2.5c")
    hits = tracks.infra.values[s.tracks[INFRA]]
    number = f"{hits:+d}".replace("-", MINUS)
    yield Reminder("track", INFRA_HITS.of(hits=number) if hits else INFRA_NONE, "HL-2.5d")
