"""The arithmetic of the log, HL-T5: a Day's entry is carried out on the campaign.

Whatever play does after a mission is done by the same functions, so that a Day that is entered
comes out like one that is played.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import (
    assign_rules,
    book_problems,
    changes_book,
    changes_campaign,
    changes_flight,
    changes_pilots,
    debrief_rules,
    sar,
)
from desktop.rules.hornet_leader.debrief import Experience, LogMission, TargetStress, judge
from desktop.rules.hornet_leader.end_of_day import close_day, recover
from desktop.rules.hornet_leader.targets import hits_needed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.hornet_leader.book_entries import (
        Adjustment,
        DayEntry,
        FlightEntry,
        MissionEntry,
        Replaced,
        SearchEntry,
    )
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import Campaign
    from desktop.rules.hornet_leader.records import Place, SarResult
    from desktop.rules.hornet_leader.state import State

CARD_NUMBERS = ("aircraft", "hits", "vp", "stress", "recon", "intel", "infra")
BAND_NUMBERS = {"weight_penalty": "weight_penalty", "band_stress": "stress", "band_xp": "bonus_xp"}
EDITABLE = (*CARD_NUMBERS, "band", *BAND_NUMBERS)
"""The keys of ``MissionEntry.edited``."""


# -------------------------------------------------------------------------------------- the Day


def carry_out(s: State, kit: Kit, entry: DayEntry, tell: Tell) -> None:
    """Carry out the entry of the next Day; problems are noted, not refused (HL-T4.3b)."""
    changes_campaign.begin_day(s, tell)
    changes_book.note_problems(s, book_problems.of_day(s, kit, entry))
    if entry.kind == "down_time":
        changes_campaign.rest(s, tell, forced=False)
    else:
        _buy_recon(s, kit, entry.recon_buys, tell)
        changes_campaign.end_drawing(s)
        changes_book.see_cards(s, kit, entry)
        for place, mission in enumerate(entry.missions):
            _return_pilots(s, kit, mission, tell)
            cards = edited(s, kit, mission)
            changes_book.note_problems(s, book_problems.of_mission(s, cards, mission))
            _fly(s, cards, _of_squadron(s, mission), tell, secondary=place > 0)
            if mission.rnr and place == 0 and len(entry.missions) > 1:
                _rest(s, kit, tell)
    recover(s, kit, tell)
    rested = entry.rnr or (bool(entry.missions) and entry.missions[-1].rnr)
    if rested:
        _rest(s, kit, tell)
    if entry.aftermath is not None:
        changes_book.leave_cards(s, kit, entry.aftermath)
    _adjust(s, kit, entry.adjustments, tell)
    close_day(s, kit, tell)
    if entry.aftermath is not None:
        _adjust(s, kit, entry.aftermath.residue, tell)
    changes_book.sort_targets(s, kit)
    changes_book.note_problems(s, book_problems.at_the_end(s, kit))
    changes_book.note_result(s, kit)


def _adjust(s: State, kit: Kit, changes: Iterable[Adjustment], tell: Tell) -> None:
    for change in changes:
        if not change.pilot or s.in_squadron(change.pilot):
            changes_book.adjust(s, kit, change, tell)


def _of_squadron(s: State, entry: MissionEntry) -> MissionEntry:
    """Return a mission with those Pilots only whom no correction took out of the squadron."""
    flight = tuple(each for each in entry.flight if s.in_squadron(each.pilot))
    return msgspec.structs.replace(entry, flight=flight)


def _buy_recon(s: State, kit: Kit, times: int, tell: Tell) -> None:
    price = kit.priorities["recon"].cost[s.terms.length]
    changes_book.pay(s, -price * times, "recon", tell, "HL-2.8h")


def _rest(s: State, kit: Kit, tell: Tell) -> None:
    """Priority R&R for everybody (HL-8.7a)."""
    cost = kit.tables.stress.priority_rr_cost
    changes_book.note_problems(s, book_problems.of_rest(s, cost))
    changes_book.pay(s, -cost, "rest", tell, "HL-8.7a")
    changes_campaign.log_rest(s, cost)
    for member in s.squadron:
        removed = debrief_rules.rested(kit, member)
        changes_pilots.change_stress(s, kit, member.pilot, -removed, tell, "HL-8.7a")


# ---------------------------------------------------------------------------------- the mission


def _fly(s: State, kit: Kit, entry: MissionEntry, tell: Tell, *, secondary: bool) -> None:
    """Carry out the results of a mission, from take-off to the Debriefing."""
    changes_book.take_card(s, entry.target, secondary=secondary)
    changes_campaign.begin_mission(s, kit, entry.target, secondary=secondary)
    for attempt in entry.replaced:
        if attempt.by:
            changes_book.pay(s, -attempt.so, "replacement", tell, "HL-9.7d", attempt.by)
    changes_book.log_events(s, entry.events)
    _take_off(s, kit, entry, tell)
    for flown in entry.flight:
        _return(s, kit, flown, tell)
    changes_book.note_hits(s, entry.outcome, _hits(s, kit, entry))
    judge(s, kit, tell)
    _extras(s, entry, tell)
    TargetStress().carry_out(s, kit, None, tell)
    Experience().carry_out(s, kit, None, tell)
    for flown in entry.flight:
        extra = flown.xp_extra
        if not flown.aborted and s.flown.record(flown.pilot).sar != "missing":
            extra += entry.xp_extra
        changes_pilots.gain_xp(s, flown.pilot, extra, tell, "HL-T5.3a")
    LogMission().carry_out(s, kit, None, tell)


def _return_pilots(s: State, kit: Kit, entry: MissionEntry, tell: Tell) -> None:
    """Let missing Pilots come back, and others come for them (HL-7.2e, HL-9.7)."""
    changes_book.note_problems(s, book_problems.of_returns(s, kit, entry))
    for attempt in entry.replaced:
        _replace(s, attempt, tell)
    for pilot in filter(s.in_squadron, entry.rescued):
        changes_pilots.rescue(s, kit, pilot, tell)


def _replace(s: State, attempt: Replaced, tell: Tell) -> None:
    if s.in_squadron(attempt.pilot):
        changes_pilots.try_replacement(s, attempt.pilot, attempt.by)
    if attempt.by and not s.in_squadron(attempt.by):
        changes_pilots.enlist(s, attempt.by, attempt.skill, tell, "HL-9.7d")


def _take_off(s: State, kit: Kit, entry: MissionEntry, tell: Tell) -> None:
    if entry.tanker:
        changes_flight.set_tanker(s, entry.tanker, tell)
    if entry.night:
        changes_flight.set_night(s, tell, night=True)
    for flown in entry.flight:
        changes_flight.assign(s, flown.pilot, tell)
        if flown.leader:
            changes_flight.name_leader(s, flown.pilot, tell)
    changes_flight.note_limit(s, assign_rules.over_limit(s, kit))
    changes_book.log_take_off(s, entry.flight)
    for spent in entry.so_spent:
        changes_book.pay(s, -spent.amount, spent.label, tell, "HL-T5.1a")
    changes_campaign.use_free(s)
    if entry.night:
        for flown in entry.flight:
            amount = kit.options["night"].start_stress
            changes_pilots.change_stress(s, kit, flown.pilot, amount, tell, "HL-9.1c")


def _return(s: State, kit: Kit, flown: FlightEntry, tell: Tell) -> None:
    """Bring a Pilot home with what he suffered, or search for him."""
    changes_pilots.change_stress(s, kit, flown.pilot, flown.stress, tell, "HL-T5.2a")
    if flown.aborted:
        changes_flight.abort(s, flown.pilot, tell)
    changes_book.log_flight_entry(s, flown)
    if flown.lost:
        changes_flight.destroy(s, flown.pilot, flown.lost, tell, "HL-6.11e")
        _search(s, kit, flown.pilot, flown.sar, tell)


def _search(s: State, kit: Kit, pilot: str, search: SearchEntry | None, tell: Tell) -> None:
    total, result = found(s, kit, pilot, search)
    roll = search.roll if search else 0
    changes_flight.note_rescue(s, pilot, result, roll, total)
    if result == "missing":
        changes_pilots.go_missing(s, pilot, tell)
        return
    stress = next(row.stress for row in kit.tables.sar.rows if row.result == result)
    rule = "HL-7.2b" if result == "quick_recovery" else "HL-7.2c"
    changes_pilots.recover(pilot, result, tell, rule)
    changes_pilots.change_stress(s, kit, pilot, stress, tell, rule)


def found(s: State, kit: Kit, pilot: str, search: SearchEntry | None) -> tuple[int, SarResult]:
    """Return the sum of Search and Rescue (0 without a roll) and its result (HL-T5.6a)."""
    if search is None:
        return 0, "missing"
    total = 0
    if search.roll:
        total = search.roll + search.mod + sar.modifiers(s, kit, pilot, search.weight).total
    if search.result:
        return total, search.result
    return total, sar.result(kit, total).result if search.roll else "missing"


def search_total(kit: Kit, weight_penalty: int, place: Place, search: SearchEntry) -> int:
    """Return the sum of Search and Rescue outside a mission, as the entry form shows it."""
    table = kit.tables.sar
    weight = search.weight * table.mod_per_atg_weight
    where = sar.place_modifier(table, place)
    return search.roll + weight + search.mod + weight_penalty + where


def _hits(s: State, kit: Kit, entry: MissionEntry) -> int:
    """Return the Hits on the Target, those that its outcome takes if none were entered."""
    needed = hits_needed(s, kit, entry.target)
    if entry.outcome == "X":
        return max(entry.hits, needed, s.flown.noted)
    if entry.outcome == "D":
        return max(entry.hits, (needed + 1) // 2)
    if s.flown.noted:
        return max(entry.hits, s.flown.noted)
    # Events of the mission may have asked for more Hits: what was entered holds.
    half = needed and s.has_option("damaging")
    return min(entry.hits, (needed - 1) // 2) if half else entry.hits


def _extras(s: State, entry: MissionEntry, tell: Tell) -> None:
    """What Bonus, Overkill and Events gave, as it was entered."""
    target = str(entry.target)
    for gained in entry.so_gained:
        changes_campaign.change_so(s, gained.amount, gained.label, tell, "HL-T5.1a")
    for scored in entry.vp_extra:
        changes_campaign.score(s, scored.amount, scored.label, tell, "HL-T5.4a", target)
    for track, spaces in enumerate(entry.tracks_extra):
        changes_campaign.note_track(s, track, spaces)


# ------------------------------------------------------------------------------- edited numbers


def edited(s: State, kit: Kit, entry: MissionEntry) -> Kit:
    """Return the components with the numbers of the mission's card and band that were edited."""
    campaign = kit.campaigns[s.terms.campaign]
    there = any(entry.target in band.targets for band in campaign.bands)
    if not entry.edited and there:
        return kit
    changed = copy.copy(kit)
    numbers = {key: entry.edited[key] for key in CARD_NUMBERS if key in entry.edited}
    card = msgspec.structs.replace(kit.targets[entry.target], **numbers)
    changed.targets = {**kit.targets, entry.target: card}
    campaign = _with_band(campaign, entry, there=there)
    changed.campaigns = {**kit.campaigns, campaign.id: campaign}
    return changed


def _with_band(campaign: Campaign, entry: MissionEntry, *, there: bool) -> Campaign:
    """Return the campaign with the Target in the band that was entered, and the band's numbers."""
    present = campaign.band_of(entry.target) if there else 0
    band = min(max(entry.edited.get("band", present + 1), 1), len(campaign.bands)) - 1
    changes = {name: entry.edited[key] for key, name in BAND_NUMBERS.items() if key in entry.edited}
    bands = []
    for index, each in enumerate(campaign.bands):
        targets = tuple(number for number in each.targets if number != entry.target)
        if index == band:
            bands.append(msgspec.structs.replace(each, targets=(*targets, entry.target), **changes))
        else:
            bands.append(msgspec.structs.replace(each, targets=targets))
    return msgspec.structs.replace(campaign, bands=tuple(bands))
