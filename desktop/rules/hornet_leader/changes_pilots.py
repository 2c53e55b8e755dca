"""Changes of Pilots: the only functions that assign to members of the squadron."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import events_pilots as told
from desktop.rules.hornet_leader.pilots import UNFIT, level_of, status
from desktop.rules.hornet_leader.records import ACE, Member, SarResult

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


def enlist(s: State, pilot: str, skill: int, tell: Tell, rule: str) -> None:
    """Let a Pilot join with 0 Stress and 0 Experience (HL-2.8d, HL-9.7d)."""
    s.squadron.append(Member(pilot, skill))
    tell(told.Enlisted(rule, pilot, skill))


def dismiss(s: State, pilot: str, tell: Tell, rule: str) -> None:
    """Take a Pilot out of a squadron that is still being put together (HL-2.8f, HL-9.3b)."""
    s.squadron.remove(s.member(pilot))
    tell(told.Dismissed(rule, pilot))


def change_stress(s: State, kit: Kit, pilot: str, amount: int, tell: Tell, rule: str) -> None:
    """Add Stress, or take some off, not below 0; the status is re-read at once (HL-1.3o, 1.5h).

    The weapons of a Pilot who becomes Unfit on a mission leave his Aircraft (HL-1.5i).
    """
    member = s.member(pilot)
    had = member.stress
    now = max(0, had + amount)
    if now == had:
        return
    before = status(kit, member)
    member.stress = now
    tell(told.StressChanged(rule, pilot, now - had, now))
    _read_status(s, kit, member, before, tell)


def gain_xp(s: State, pilot: str, amount: int, tell: Tell, rule: str) -> None:
    """Add Experience; promotions are checked at the end of the Day (HL-8.12a)."""
    member = s.member(pilot)
    member.xp = max(0, member.xp + amount)
    if amount:
        tell(told.XpGained(rule, pilot, amount, member.xp))


def promote(s: State, kit: Kit, pilot: str, cost: int, tell: Tell, rule: str) -> None:
    """Raise a Pilot one level for so much Experience (HL-8.12b; 0 when bought, HL-2.8g)."""
    member = s.member(pilot)
    before = status(kit, member)
    member.skill += 1
    member.xp -= cost
    tell(told.Promoted(rule, pilot, member.skill))
    _read_status(s, kit, member, before, tell)


def go_missing(s: State, pilot: str, tell: Tell) -> None:
    """List a Pilot as Missing in Action; he may be replaced, each time (HL-7.2d, HL-9.7a)."""
    member = s.member(pilot)
    member.missing = True
    member.replacement_tried = False
    tell(told.WentMissing("HL-7.2d", pilot))


def recover(pilot: str, result: SarResult, tell: Tell, rule: str) -> None:
    """Tell that a Pilot who was shot down is back (HL-7.2b, HL-7.2c)."""
    tell(told.Recovered(rule, pilot, result == "recovered_under_fire"))


def rescue(s: State, kit: Kit, pilot: str, tell: Tell, rule: str = "HL-7.2e") -> None:
    """Bring a missing Pilot back with 3 Stress and 1 Experience more (HL-7.2e)."""
    member = s.member(pilot)
    member.missing = False
    member.rescued = True
    tell(told.Rescued(rule, pilot))
    terms = kit.tables.sar.rows[-1]
    change_stress(s, kit, pilot, terms.rescued_stress - member.stress, tell, rule)
    gain_xp(s, pilot, terms.rescued_xp, tell, rule)


def remove(s: State, pilot: str, tell: Tell, rule: str) -> None:
    """Take a Pilot out of the squadron for good (HL-9.7e)."""
    s.member(pilot).removed = True
    tell(told.LeftSquadron(rule, pilot))


def try_replacement(s: State, pilot: str, by: str = "") -> None:
    """Note that the one attempt to replace a missing Pilot is used (HL-9.7a), and by whom."""
    member = s.member(pilot)
    member.replacement_tried = True
    member.replaced_by = by


def offer_replacement(s: State, pilot: str, by: str, skill: int, so: int, tell: Tell) -> None:
    """Tell who would come for a missing Pilot; the attempt is used (HL-9.7c, HL-9.7d)."""
    try_replacement(s, pilot)
    tell(told.ReplacementOffered("HL-9.7c", pilot, by, skill, so))


def decline_replacement(pilot: str, tell: Tell) -> None:
    """Tell that a missing Pilot is not replaced; there is no further attempt (HL-9.7d)."""
    tell(told.ReplacementDeclined("HL-9.7d", pilot))


def take_off(s: State, pilot: str) -> None:
    """Note that a Pilot flies today (HL-8.6b)."""
    s.member(pilot).flew = True


def begin_day(s: State) -> None:
    """Forget who flew and who was rescued yesterday."""
    for member in s.squadron:
        member.flew = False
        member.rescued = False


def _read_status(s: State, kit: Kit, member: Member, before: int, tell: Tell) -> None:
    now = status(kit, member)
    if now == before:
        return
    tell(told.StatusChanged("HL-1.5h", member.pilot, now))
    if now == UNFIT and s.mission is not None:
        for aircraft in s.mission.flying():
            if aircraft.pilot == member.pilot and aircraft.loads:
                tell(told.WeaponsGone("HL-1.5i", member.pilot, tuple(aircraft.loads)))
                aircraft.loads.clear()


def xp_needed(kit: Kit, member: Member) -> int:
    """Return the Experience for the next level; 0 for an Ace, whatever a pack says (HL-1.5d)."""
    return level_of(kit, member).xp if member.skill < ACE else 0
