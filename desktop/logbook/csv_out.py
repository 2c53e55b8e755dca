"""Campaigns as five tables for a spreadsheet (HL-T6.4b).

``squadron``, ``missions``, ``flights``, ``so_ledger`` and ``vp_ledger``; the header rows are the
names of the fields of the log. Rows of several campaigns stand together: ``uid``, ``day``,
``slot`` and ``pilot`` tell them apart. Yes and no are 1 and 0; what nobody knows is empty, and a
Stress that nobody knows ``?``. Lists in a cell are written as ``csv_cells`` says, tracks as
indexes from 0. Auto values stand beside those that were entered.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook import csv_cells as cells
from desktop.logbook.csv_text import Cell, Style, Table, encode
from desktop.logbook.day_columns import UNKNOWN, day_marks, is_before_log, standings
from desktop.logbook.history import Flown, flown_in
from desktop.logbook.service import Service, service
from desktop.rules.hornet_leader.book_entries import FlightEntry, MissionEntry, SearchEntry
from desktop.rules.hornet_leader.pilots import level_of, status
from desktop.text import sentence

if TYPE_CHECKING:
    from desktop.rules.core import Text
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.components_campaigns import Band
    from desktop.rules.hornet_leader.records import Entry, FlightRecord, Member, MissionRecord
    from desktop.rules.hornet_leader.state import State

Row = Mapping[str, Cell]
SQUADRON = (
    *("uid", "slot", "pilot", "name", "aircraft", "skill_start", "skill", "promo_number", "xp"),
    *("xp_total", "cool", "okay_max", "shaken_max", "stress", "status", "sa", "promotions"),
    *("stress_by_day", "flown", "aborted", "damaged", "shot_down", "mia_days", "kills", "sites"),
    *("bombers", "target_hits"),
)
MISSIONS = (
    *("uid", "day", "slot", "kind", "date_played", "target", "title", "outcome", "hits_scored"),
    *("night", "tanker", "vp_gained", "vp_extra", "so_spent", "so_gained", "recon_buys", "rnr"),
    *("rnr_down_time", "xp_extra", "tracks_extra", "events", "rescued", "replaced", "edited"),
    *("adjustments", "drawn", "improvements", "aircraft_limit", "hits", "vp", "band"),
    *("weight_penalty", "band_stress", "band_xp", "so_before", "so_after", "tracks_before"),
    *("tracks_after", "notes", "day_notes"),
)
FLIGHTS = (
    *("uid", "day", "slot", "pilot", "name", "aborted", "leader", "stress_in", "damaged", "lost"),
    *(
        "sar_roll",
        "sar_atg_wp",
        "sar_mod",
        "sar_total",
        "sar_result",
        "sar_picked",
        "xp_extra",
        "kills",
    ),
    *("sites", "bombers", "target_hits", "loadout", "expended", "note", "stress_before"),
    *("stress_after", "xp_before", "xp_after"),
)
CAREER = (
    *("xp_total", "flown", "aborted", "damaged", "shot_down", "mia_days", "kills", "sites"),
    *("bombers", "target_hits"),
)
"""Figures of a Pilot that are called as in his service record."""
SO_LEDGER = ("uid", "day", "label", "detail", "amount", "so")
VP_LEDGER = ("uid", "day", "label", "detail", "amount", "vp")


class Campaign(NamedTuple):
    """A campaign that goes into the tables."""

    uid: str
    state: State
    kit: Kit


def tables(campaigns: Iterable[Campaign]) -> tuple[Table, ...]:
    """Return the five tables of these campaigns."""
    found = list(campaigns)
    ways = (
        ("squadron", SQUADRON, _squadron),
        ("missions", MISSIONS, _missions),
        ("flights", FLIGHTS, _flights),
        ("so_ledger", SO_LEDGER, _so_ledger),
        ("vp_ledger", VP_LEDGER, _vp_ledger),
    )
    return tuple(
        Table(name, header, tuple(row for each in found for row in _rows(header, each, way)))
        for name, header, way in ways
    )


def _rows(
    header: tuple[str, ...], campaign: Campaign, way: Callable[[Campaign], Iterator[Row]]
) -> Iterator[tuple[Cell, ...]]:
    for row in way(campaign):
        whole = {**row, "uid": campaign.uid}
        yield tuple(whole.get(field, "") for field in header)


def files(campaigns: Iterable[Campaign], style: Style) -> dict[str, bytes]:
    """Return the five files by name."""
    return {f"{table.name}.csv": encode(table, style) for table in tables(campaigns)}


def zipped(parts: Mapping[str, bytes]) -> bytes:
    """Return files as one zip; the same files give the same bytes."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0)), data)
    return held.getvalue()


# ------------------------------------------------------------------------------------ squadron


def _squadron(campaign: Campaign) -> Iterator[Row]:
    s, kit = campaign.state, campaign.kit
    for slot, member in enumerate(s.squadron, 1):
        level = level_of(kit, member)
        line = service(s, kit, member.pilot)
        yield {
            "slot": slot,
            "pilot": member.pilot,
            "name": kit.callsign(member.pilot),
            "aircraft": _said(kit.type_name(member.pilot)),
            "skill_start": kit.skills[line.skill_start],
            "skill": kit.skills[member.skill],
            "promo_number": level.xp,
            "xp": member.xp,
            "cool": level.cool,
            "okay_max": level.okay_max,
            "shaken_max": level.shaken_max,
            "stress": member.stress,
            "status": _status(kit, member),
            "sa": level.sa,
            "promotions": _promotions(kit, line),
            "stress_by_day": " ".join(_stress(mark.stress) for mark in day_marks(s, member.pilot)),
            **{name: getattr(line, name) for name in CAREER},
        }


def _status(kit: Kit, member: Member) -> str:
    if member.removed:
        return "replaced"
    if member.missing:
        return "MIA"
    return ("Okay", "Shaken", "Unfit")[status(kit, member)]


def _promotions(kit: Kit, line: Service) -> str:
    return " ".join(
        f"{each.day}:{kit.skills[each.skill_before]}>{kit.skills[each.skill]}:{each.how}"
        for each in line.promotions
    )


def _stress(stress: int | None) -> str:
    return "?" if stress is None else str(stress)


# ------------------------------------------------------------------------------------ missions


def _missions(campaign: Campaign) -> Iterator[Row]:
    stands = standings(campaign.state)
    for flown in flown_in(campaign.state):
        day = flown.record.day
        before, after = stands.get(day - 1, UNKNOWN), stands.get(day, UNKNOWN)
        yield {
            "day": day,
            "slot": slot_of(flown.record),
            **_day_fields(flown),
            **_record_fields(campaign.kit, flown.record),
            **(_entry_fields(flown.mission) if flown.mission else {}),
            **_card_fields(campaign, flown),
            "improvements": cells.numbers(before.in_play),
            "so_before": _known(before.so),
            "so_after": _known(after.so),
            "tracks_before": cells.numbers(before.tracks or ()),
            "tracks_after": cells.numbers(after.tracks or ()),
        }


def slot_of(record: MissionRecord) -> str:
    """Return ``primary``, ``secondary`` or ``down_time``."""
    if not record.target:
        return "down_time"
    return "secondary" if record.secondary else "primary"


def _day_fields(flown: Flown) -> Row:
    kind = "mission" if flown.record.target else "down_time"
    entry = flown.day
    if entry is None or not flown.first:
        return {"kind": kind}
    return {
        "kind": kind,
        "date_played": entry.date_played,
        "recon_buys": entry.recon_buys,
        "rnr_down_time": entry.rnr,
        "drawn": cells.numbers(entry.drawn),
        "adjustments": cells.adjustments(entry.adjustments),
        "day_notes": entry.notes,
    }


def _record_fields(kit: Kit, record: MissionRecord) -> Row:
    if not record.target:
        return {}
    return {
        "target": record.target,
        "title": _said(kit.targets[record.target].title),
        "outcome": record.status,
        "hits_scored": record.hits,
        "night": record.night,
        "tanker": record.tanker,
        "vp_gained": record.vp,
        "so_spent": f"other={record.so_spent}" if record.so_spent else "",
    }


def _entry_fields(entry: MissionEntry) -> Row:
    return {
        "outcome": entry.outcome,
        "hits_scored": entry.hits,
        "night": entry.night,
        "tanker": entry.tanker,
        "vp_extra": cells.amounts(entry.vp_extra),
        "so_spent": cells.amounts(entry.so_spent),
        "so_gained": cells.amounts(entry.so_gained),
        "xp_extra": entry.xp_extra,
        "tracks_extra": cells.numbers(entry.tracks_extra) if any(entry.tracks_extra) else "",
        "events": cells.events(entry.events),
        "rescued": " ".join(entry.rescued),
        "replaced": cells.replaced(entry.replaced),
        "rnr": entry.rnr,
        "edited": cells.counts(entry.edited),
        "notes": entry.notes,
    }


def _card_fields(campaign: Campaign, flown: Flown) -> Row:
    kit, record = campaign.kit, flown.record
    if not record.target:
        return {}
    card = kit.targets[record.target]
    edited = flown.mission.edited if flown.mission else {}
    fields: dict[str, Cell] = {"aircraft_limit": card.aircraft, "hits": card.hits, "vp": card.vp}
    band = _band(kit.campaigns[campaign.state.terms.campaign].bands, record.target, edited)
    if band is not None:
        fields["band"] = band.index
        fields["weight_penalty"] = band.weight_penalty
        fields["band_stress"] = band.stress
        fields["band_xp"] = band.bonus_xp
    names = {"aircraft": "aircraft_limit"}
    return fields | {
        names.get(key, key): number
        for key, number in edited.items()
        if names.get(key, key) in MISSIONS
    }


def _band(bands: tuple[Band, ...], target: int, edited: Mapping[str, int]) -> Band | None:
    if "band" in edited:
        return bands[min(max(edited["band"], 1), len(bands)) - 1]
    return next((band for band in bands if target in band.targets), None)


# ------------------------------------------------------------------------------------- flights


def _flights(campaign: Campaign) -> Iterator[Row]:
    kit = campaign.kit
    for flown in flown_in(campaign.state):
        entries = {each.pilot: each for each in flown.mission.flight} if flown.mission else {}
        known = not is_before_log(campaign.state, flown.record.day)
        for record in flown.record.flight:
            yield {
                "day": flown.record.day,
                "slot": slot_of(flown.record),
                "pilot": record.pilot,
                "name": kit.callsign(record.pilot),
                **_flown(entries.get(record.pilot), record),
                **(_came_to(record) if known else {"stress_in": "?", "stress_after": "?"}),
            }


def _flown(entry: FlightEntry | None, record: FlightRecord) -> Row:
    if entry is None:
        return {
            "aborted": record.aborted,
            "leader": record.leader,
            "damaged": record.damaged,
            "lost": record.lost or "no",
            "sar_result": record.sar,
        }
    search = entry.sar or SearchEntry()
    fields: dict[str, Cell] = {
        name: getattr(entry, name)
        for name in (
            *("aborted", "leader", "damaged", "xp_extra", "kills", "sites", "bombers"),
            *("target_hits", "note"),
        )
    }
    return fields | {
        "stress_in": entry.stress,
        "lost": entry.lost or "no",
        "loadout": cells.counts(entry.loadout),
        "expended": cells.counts(entry.expended),
        "sar_roll": search.roll,
        "sar_atg_wp": search.weight,
        "sar_mod": search.mod,
        "sar_result": record.sar,
        "sar_picked": bool(search.result),
    }


def _came_to(record: FlightRecord) -> Row:
    found: dict[str, Cell] = {
        "stress_before": record.stress_before,
        "stress_after": record.stress,
        "xp_before": record.xp_before,
        "xp_after": record.xp,
        "sar_total": record.sar_total,
    }
    return found


# ------------------------------------------------------------------------------------- ledgers


def _so_ledger(campaign: Campaign) -> Iterator[Row]:
    return _ledger(campaign, campaign.state.so_entries, "so")


def _vp_ledger(campaign: Campaign) -> Iterator[Row]:
    return _ledger(campaign, campaign.state.vp_entries, "vp")


def _ledger(campaign: Campaign, entries: Iterable[Entry], total: str) -> Iterator[Row]:
    """Yield the lines of an account, each with what there was after it."""
    balance = 0
    for entry in entries:
        balance += entry.amount
        named = campaign.kit.detail_name(entry.detail)
        yield {
            "day": entry.day,
            "label": entry.what,
            "detail": "" if named is None else _said(named),
            "amount": entry.amount,
            total: balance,
        }


# --------------------------------------------------------------------------------------- words


def _known(number: int | None) -> Cell:
    return "" if number is None else number


def _said(words: Text | str) -> str:
    """Return a name as the data have it: tables are the same in every language."""
    return words if isinstance(words, str) else sentence(words)
