"""Changes of the log of a campaign, and of a campaign whose Days are worked out from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import changes_campaign, changes_pilots
from desktop.rules.hornet_leader.book import (
    Correction,
    DayResult,
    Letter,
    Logbook,
    Mode,
    PilotResult,
    Problem,
)
from desktop.rules.hornet_leader.fund import account
from desktop.rules.hornet_leader.pilots import status
from desktop.rules.hornet_leader.records import (
    ACE,
    INFRA,
    INTEL,
    RECON,
    Entry,
    FlightRecord,
    Member,
    MissionRecord,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.hornet_leader.book_entries import (
        Adjustment,
        Aftermath,
        DayEntry,
        EventNote,
        FlightEntry,
        PastDay,
        StandingEntry,
        Status,
    )
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

TRACKS = {"recon": RECON, "intel": INTEL, "infra": INFRA}
APART = ("steps", "outcome", "terms", "book")
"""Fields of the state that are not worked out from the log."""
LETTERS: tuple[Letter, ...] = ("O", "S", "U")


# ------------------------------------------------------------------------------- freeze and thaw


def freeze(s: State) -> bytes:
    """Return everything that is worked out from the log, as ``thaw`` takes it."""
    return msgspec.msgpack.encode(msgspec.structs.replace(s, steps=[], outcome=None, book=None))


def thaw(s: State, frozen: bytes) -> None:
    """Put a campaign back to where it stood when it was frozen."""
    before = msgspec.msgpack.decode(frozen, type=type(s))
    for name in s.__struct_fields__:
        if name not in APART:
            setattr(s, name, getattr(before, name))


# -------------------------------------------------------------------------------- the log itself


def begin(s: State) -> None:
    """Let the entries begin from here."""
    s.logbook.start = freeze(s)


def open_book(s: State, mode: Mode) -> None:
    """Begin the log of a campaign."""
    s.book = Logbook(mode)


def set_mode(s: State, mode: Mode) -> None:
    """Note how the next Day is entered (HL-T1.1a)."""
    s.logbook.mode = mode


def note_dawn(s: State) -> None:
    """Keep where the campaign stands before a Day that is played."""
    s.logbook.dawn = freeze(s)


def take_over(s: State, standing: StandingEntry) -> None:
    """Keep what was taken over."""
    s.logbook.joined = standing


def write(s: State, entry: DayEntry) -> None:
    """Add the entry of a Day."""
    s.logbook.days.append(entry)


def note_correction(s: State, correction: Correction) -> None:
    """Add to the list of what was corrected (HL-T4.3c)."""
    s.logbook.corrections.append(correction)


def replace_entry(s: State, place: int, entry: DayEntry) -> None:
    """Put an entry in the place of another."""
    s.logbook.days[place] = entry


def clear_results(s: State) -> None:
    """Forget what the entries came to; they are worked out again."""
    s.logbook.results.clear()
    s.logbook.problems.clear()


def note_problems(s: State, problems: Iterable[Problem]) -> None:
    """Keep what the rules do not know in an entry (HL-T4.3b)."""
    s.logbook.problems += problems


def note_result(s: State, kit: Kit) -> None:
    """Keep where the campaign stands at the end of a Day."""
    recon, intel, infra = s.tracks
    result = DayResult(
        day=s.day,
        so=s.so,
        vp=s.vp,
        tracks=(recon, intel, infra),
        pilots={each.pilot: _result(kit, each) for each in s.squadron},
        destroyed=tuple(s.destroyed),
        in_play=tuple(s.in_play),
        bands_open=s.bands_open,
    )
    s.logbook.results.append(result)


def _result(kit: Kit, member: Member) -> PilotResult:
    letter: Letter = (
        "R" if member.removed else "M" if member.missing else LETTERS[status(kit, member)]
    )
    stress = 0 if member.missing else member.stress
    return PilotResult(stress, member.xp, member.skill, letter, member.flew)


# -------------------------------------------------------------------------------- the campaign


def stand(s: State, kit: Kit, standing: StandingEntry) -> None:
    """Put the campaign to where it is taken over (HL-T1.5a).

    One that begins with the fund of the rules has its account line by line (HL-T5.1a).
    """
    s.day = standing.day
    s.so = standing.so
    s.so_entries = [Entry(standing.so, "joined", standing.day)] if standing.so else []
    lines = account(kit, s.terms, [(each.pilot, each.skill) for each in standing.squadron])
    if not standing.day and sum(line.amount for line in lines) == standing.so:
        s.so_entries = list(lines)
    s.vp_entries = [Entry(standing.vp, "joined", standing.day)] if standing.vp else []
    s.tracks = list(standing.tracks)
    s.squadron = [Member(**msgspec.structs.asdict(each)) for each in standing.squadron]
    s.destroyed = list(standing.destroyed)
    s.in_play = [each for each in standing.in_play if each not in standing.destroyed]
    s.damaged_hits = dict(standing.damaged_hits)
    s.half_paid = list(standing.damaged_hits)
    s.lost_aircraft = standing.lost_aircraft
    s.missions = [_past(each) for each in standing.past]
    s.bands_open = 1 if s.terms.marine else len(kit.campaigns[s.terms.campaign].bands)
    sort_targets(s, kit)


def _past(day: PastDay) -> MissionRecord:
    flight = [
        FlightRecord(
            each.pilot,
            aborted=each.aborted,
            damaged=each.damaged,
            lost=each.lost or None,
            sar=each.sar.result if each.sar else "",
            sar_face=each.sar.roll if each.sar else 0,
        )
        for each in day.flight
    ]
    return MissionRecord(
        day.day,
        day.target,
        day.status,
        day.secondary,
        day.night,
        so_spent=day.so_spent,
        so_left=day.so_left,
        vp=day.vp,
        flight=flight,
    )


def sort_targets(s: State, kit: Kit) -> None:
    """Put every Target card in one place: Destroyed, in play, discarded, else in the deck.

    A person who flew a card may have drawn it from anywhere.
    """
    campaign = kit.campaigns[s.terms.campaign]
    open_bands = campaign.bands[: s.bands_open]
    cards = {*campaign.start_in_play, *(card for band in open_bands for card in band.targets)}
    cards |= {*s.destroyed, *s.in_play}
    s.destroyed = list(dict.fromkeys(s.destroyed))
    gone = set(s.destroyed)
    s.in_play = [card for card in dict.fromkeys(s.in_play) if card not in gone]
    gone.update(s.in_play)
    s.target_discards = [
        card for card in dict.fromkeys(s.target_discards) if card in cards and card not in gone
    ]
    gone.update(s.target_discards)
    s.target_deck = sorted(cards - gone)
    s.drawn = []


def pay(s: State, amount: int, what: str, tell: Tell, rule: str, detail: str = "") -> None:
    """Enter SO Points that were paid (negative) or gained; the fund may fall below 0."""
    changes_campaign.enter_so(s, amount, what, tell, rule, detail)
    if amount < 0 and s.mission is not None:
        s.mission.so_spent -= amount


def leave_cards(s: State, kit: Kit, left: Aftermath) -> None:
    """Put cards and effects where a Day that was played left them.

    After a correction, of this Day or an earlier one, its Targets lie where their missions put
    them, and what is in play since stays there unless the Day discarded it.
    """
    flown = {each.target for each in s.missions if each.day == s.day}
    kept = [card for card in s.in_play if card not in left.target_discards]
    settled = [card for card in s.target_discards if card in flown]
    s.in_play = list(dict.fromkeys((*left.in_play, *kept)))
    s.target_discards = list(dict.fromkeys((*left.target_discards, *settled)))
    s.event_discards = list(dict.fromkeys(left.event_discards))
    s.event_deck = sorted(set(kit.events).difference(left.event_discards))
    s.carry = list(left.carry)
    s.tanker_free, s.free_special = left.tanker_free, left.free_special


def adjust(s: State, kit: Kit, change: Adjustment, tell: Tell) -> None:
    """Change a figure that came out otherwise than the arithmetic says."""
    rule, amount = "HL-T4.1a", change.amount
    if change.figure == "so":
        changes_campaign.enter_so(s, amount, "adjusted", tell, rule)
    elif change.figure == "vp":
        changes_campaign.score(s, amount, "adjusted", tell, rule)
    elif change.figure in TRACKS:
        changes_campaign.move_track(s, kit, TRACKS[change.figure], amount, tell, rule)
    elif change.figure == "stress":
        changes_pilots.change_stress(s, kit, change.pilot, amount, tell, rule)
    elif change.figure == "xp":
        changes_pilots.gain_xp(s, change.pilot, amount, tell, rule)
    elif change.figure == "skill":
        member = s.member(change.pilot)
        member.skill = min(max(member.skill + amount, 0), ACE)
    elif change.figure == "missing":
        s.member(change.pilot).missing = amount > 0
    else:
        s.member(change.pilot).removed = amount > 0


# --------------------------------------------------------------------------------- the mission


def see_cards(s: State, kit: Kit, entry: DayEntry) -> None:
    """Put the cards that were drawn and not flown in play, or discard them (HL-1.7i, HL-4.2a)."""
    known = {*s.target_deck, *s.target_discards}.difference(each.target for each in entry.missions)
    for card in dict.fromkeys(entry.drawn):
        if card in known:
            for place in (s.target_deck, s.target_discards):
                if card in place:
                    place.remove(card)
            kept = s.in_play if kit.targets[card].improvement else s.target_discards
            kept.append(card)


def take_card(s: State, target: int, *, secondary: bool) -> None:
    """Take the card of a mission from wherever it is; one that is Destroyed stays so (HL-8.3a)."""
    if secondary:
        s.secondary = target
    else:
        s.primary = target
    for place in (s.target_deck, s.target_discards, s.in_play, s.drawn):
        if target in place:
            place.remove(target)


def log_events(s: State, met: Iterable[EventNote]) -> None:
    """Log which Event cards the mission met."""
    s.flown.events += [each.number for each in met if each.number]


def log_take_off(s: State, flight: Iterable[FlightEntry]) -> None:
    """Log who takes off, and with what."""
    for flown in flight:
        record, member = s.flown.record(flown.pilot), s.member(flown.pilot)
        record.loads = [item for item, count in flown.loadout.items() for _ in range(count)]
        record.leader = flown.leader
        record.stress_before, record.xp_before = member.stress, member.xp
        changes_pilots.take_off(s, flown.pilot)
    s.flown.armed = True


def log_flight_entry(s: State, flown: FlightEntry) -> None:
    """Log what a Pilot did and what befell him."""
    record = s.flown.record(flown.pilot)
    record.damaged = flown.damaged
    record.bandits, record.sites, record.bombers = flown.kills, flown.sites, flown.bombers
    record.hits = flown.target_hits
    record.expended = [item for item, count in flown.expended.items() for _ in range(count)]


def note_hits(s: State, outcome: Status, hits: int) -> None:
    """Note the Hits on the Target and whether it is Destroyed."""
    s.flown.hits = hits
    s.flown.destroyed = outcome == "X"
