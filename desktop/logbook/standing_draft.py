"""How a campaign stands while it is typed in: Pilots by their first letters, cards by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from desktop.rules.core import Refused, T
from desktop.rules.hornet_leader import fund
from desktop.rules.hornet_leader.book_entries import MemberEntry, StandingEntry
from desktop.rules.hornet_leader.records import AVERAGE, Entry

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.records import Terms

Place = Literal["here", "missing", "tried", "left"]
"""Flies; missing; missing with his one attempt of a replacement made; gone for good."""
SEPARATORS = str.maketrans(",;", "  ")

NO_PILOTS = T("logbook", "Enter the Pilots of the squadron")
NO_SUCH_PILOTS = T("logbook", "{words}: no Pilot of this campaign has such a call sign")
NO_FUND = T("logbook", "Enter the SO Points that are left")
BAD_CARDS = T("logbook", "{words}: these are no Targets of the game")
BAD_DAMAGE = T("logbook", "{words}: enter Damaged Targets as number:Hits")
LONGEST_CARD = 12
"""Characters of the number of a card, with the Hits on it."""


class PilotDraft(msgspec.Struct):
    """A row of the squadron."""

    pilot: str = ""
    """Empty while nobody is entered."""
    skill: int = AVERAGE
    xp: int = 0
    stress: int = 0
    place: Place = "here"
    unknown: str = ""
    """What was typed instead of a Pilot that there is."""

    def entry(self) -> MemberEntry:
        """Return the Pilot as he is taken over."""
        return MemberEntry(
            pilot=self.pilot,
            skill=self.skill,
            xp=self.xp,
            stress=self.stress,
            missing=self.place in ("missing", "tried"),
            removed=self.place == "left",
            replacement_tried=self.place == "tried",
        )


class StandingDraft(msgspec.Struct):
    """Everything that is typed; cards as they were typed."""

    day: int = 0
    so: int | None = None
    """``None`` until somebody has entered it, or wants what the rules say."""
    vp: int = 0
    lost_aircraft: int = 0
    tracks: tuple[int, int, int] = (0, 0, 0)
    pilots: list[PilotDraft] = []
    destroyed: str = ""
    in_play: str = ""
    damaged: str = ""


class Cards(NamedTuple):
    """Target cards that were typed, with their Hits, and what is no card."""

    numbers: dict[int, int]
    bad: tuple[str, ...]


def fresh(kit: Kit, terms: Terms) -> StandingDraft:
    """Return a campaign that begins: its tracks, and a row for each Pilot of its squadron."""
    campaign = kit.campaigns[terms.campaign]
    tracks = campaign.tracks
    return StandingDraft(
        tracks=(tracks.recon.start, tracks.intel.start, tracks.infra.start),
        pilots=blank_squadron(kit, terms),
        in_play=" ".join(map(str, campaign.start_in_play)),
    )


def blank_squadron(kit: Kit, terms: Terms) -> list[PilotDraft]:
    """Return a row for each Pilot that a squadron of the length has, by skill (HL-2.8)."""
    numbers = kit.squadron[terms.length]
    return [PilotDraft(skill=skill) for skill, count in enumerate(numbers) for _ in range(count)]


def found_pilots(kit: Kit, pilots: Iterable[str], letters: str) -> list[str]:
    """Return the Pilots whose call sign begins with these letters, then those who have them."""
    wanted = letters.strip().casefold()
    if not wanted:
        return []
    names = {pilot: kit.callsign(pilot).casefold() for pilot in pilots}
    first = sorted((p for p in names if names[p].startswith(wanted)), key=names.__getitem__)
    inside = (p for p in names if wanted in names[p] and not names[p].startswith(wanted))
    return [*first, *sorted(inside, key=names.__getitem__)]


def so_lines(kit: Kit, terms: Terms, pilots: Iterable[PilotDraft]) -> tuple[Entry, ...]:
    """Return the account of a campaign that begins with these Pilots (HL-T5.1a)."""
    return fund.account(kit, terms, [(each.pilot, each.skill) for each in pilots if each.pilot])


def cards(kit: Kit, typed: str) -> Cards:
    """Return the Targets of a list such as ``10, 20 53``, or ``12:4`` with the Hits on it."""
    numbers: dict[int, int] = {}
    bad = []
    for word in typed.translate(SEPARATORS).split():
        number, _, hits = word.partition(":")
        # Python itself fails over a number of thousands of digits.
        right = number.isdecimal() and (hits.isdecimal() or not hits) and len(word) < LONGEST_CARD
        if right and int(number) in kit.targets:
            numbers[int(number)] = int(hits or 0)
        else:
            bad.append(word)
    return Cards(numbers, tuple(bad))


def standing_of(kit: Kit, terms: Terms, draft: StandingDraft, *, begun: bool) -> StandingEntry:
    """Return the campaign as it is taken over; raises :class:`Refused` for what is missing.

    ``begun`` says whether it began before on paper; one that begins now has the fund of the rules
    unless another is typed.
    """
    unknown = [each.unknown for each in draft.pilots if each.unknown]
    if unknown:
        raise Refused("HL-T1.5a", NO_SUCH_PILOTS.of(words=", ".join(unknown)))
    pilots = [each for each in draft.pilots if each.pilot]
    if not pilots:
        raise Refused("HL-T1.5a", NO_PILOTS)
    so = draft.so
    if so is None and begun:
        raise Refused("HL-T1.5a", NO_FUND)
    if so is None:
        so = sum(line.amount for line in so_lines(kit, terms, pilots))
    read = [cards(kit, typed) for typed in (draft.destroyed, draft.in_play, draft.damaged)]
    bad = [word for each in read for word in each.bad]
    if bad:
        raise Refused("HL-T1.5a", BAD_CARDS.of(words=", ".join(bad)))
    destroyed, in_play, damaged = (each.numbers for each in read)
    bare = [str(number) for number, hits in damaged.items() if not hits]
    if bare:
        raise Refused("HL-T1.5a", BAD_DAMAGE.of(words=", ".join(bare)))
    return StandingEntry(
        day=draft.day if begun else 0,
        so=so,
        vp=draft.vp,
        tracks=draft.tracks,
        squadron=tuple(each.entry() for each in pilots),
        destroyed=tuple(destroyed),
        in_play=tuple(in_play),
        damaged_hits=dict(damaged),
        lost_aircraft=draft.lost_aircraft,
    )
