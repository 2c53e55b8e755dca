"""A Day while it is being written: what stands in the form, and the entry that it makes.

The drafts keep the entries of the log themselves, changed field by field, and beside them what an
entry has no place for: Pilots who stayed at home, and whether a price was typed or worked out.
What the form does not show, such as the loads of a Day that was played, stays as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec

from desktop.rules.hornet_leader.book_entries import (
    Adjustment,
    Amount,
    DayEntry,
    Figure,
    FlightEntry,
    Label,
    MissionEntry,
    Replaced,
    SearchEntry,
)
from desktop.rules.hornet_leader.records import Place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

PLACES: tuple[Place, ...] = get_args(Place)
"""Where an Aircraft can be lost, in the order in which the form cycles through them."""
MOST_MISSIONS = 2


class MissionDraft(msgspec.Struct, kw_only=True):
    """A mission while it is being written."""

    entry: MissionEntry = MissionEntry(target=0)
    """Everything but who flew and the price of the tanker; Target 0 is still to be entered."""
    rows: dict[str, FlightEntry] = {}
    """Every Pilot who could have flown; what is typed stays when he is taken off again."""
    flew: set[str] = set()
    tanker_price: int | None = None
    """What was typed for the tanker; ``None`` if it is worked out."""

    def change(self, **fields: Any) -> None:
        """Change fields of the entry."""
        self.entry = msgspec.structs.replace(self.entry, **fields)

    def change_row(self, pilot: str, **fields: Any) -> None:
        """Change what befell a Pilot, who then flew."""
        self.rows[pilot] = msgspec.structs.replace(self.rows[pilot], **fields)
        self.flew.add(pilot)

    def change_search(self, pilot: str, **fields: Any) -> None:
        """Change the Search and Rescue of a Pilot who was shot down."""
        search = self.rows[pilot].sar or SearchEntry()
        self.change_row(pilot, sar=msgspec.structs.replace(search, **fields))

    def toggle(self, pilot: str) -> None:
        """Let a Pilot fly, or not."""
        self.flew.symmetric_difference_update({pilot})

    def cycle_loss(self, pilot: str) -> None:
        """Go on to the next place where the Aircraft was lost; after the last it was not."""
        places = ("", *PLACES)
        present = places.index(self.rows[pilot].lost) if pilot in self.flew else 0
        self.change_row(pilot, lost=places[(present + 1) % len(places)])

    def edit(self, key: str, number: int | None) -> None:
        """Note a number that the card has otherwise at the table; ``None`` takes that back."""
        edited = {name: value for name, value in self.entry.edited.items() if name != key}
        if number is not None:
            edited[key] = number
        self.change(edited=edited)

    def set_amount(self, field: str, label: Label, amount: int) -> None:
        """Set the sum of ``so_spent``, ``so_gained`` or ``vp_extra`` with a label."""
        lines: tuple[Amount, ...] = getattr(self.entry, field)
        if amount_of(lines, label) == amount:
            return
        others = tuple(line for line in lines if line.label != label)
        self.change(**{field: (*others, Amount(label, amount)) if amount else others})

    def replace_missing(self, missing: str, attempt: Replaced | None) -> None:
        """Note an attempt to replace a missing Pilot, or that there was none; who came may fly."""
        others = tuple(each for each in self.entry.replaced if each.pilot != missing)
        before = {each.by for each in self.entry.replaced if each.pilot == missing and each.by}
        self.change(replaced=others if attempt is None else (*others, attempt))
        came = attempt.by if attempt is not None else ""
        for gone in before - {came}:
            self.rows.pop(gone, None)
            self.flew.discard(gone)
        if came:
            self.rows.setdefault(came, FlightEntry(pilot=came))

    @property
    def lost(self) -> list[FlightEntry]:
        """Those who were shot down, in the order of the rows."""
        return [row for pilot, row in self.rows.items() if pilot in self.flew and row.lost]


class DayDraft(msgspec.Struct, kw_only=True):
    """A Day while it is being written."""

    entry: DayEntry = DayEntry()
    """Everything but its missions."""
    missions: list[MissionDraft]
    """At least one, also while the Day is one of Down Time."""

    def change(self, **fields: Any) -> None:
        """Change fields of the entry."""
        self.entry = msgspec.structs.replace(self.entry, **fields)

    def adjust(self, figure: Figure, amount: int, pilot: str = "") -> None:
        """Change a figure by hand, by so much; 0 takes it back."""
        others = tuple(
            each for each in self.entry.adjustments if (each.figure, each.pilot) != (figure, pilot)
        )
        self.change(adjustments=(*others, Adjustment(figure, amount, pilot)) if amount else others)

    def adjusted(self, figure: Figure, pilot: str = "") -> int:
        """Return by how much a figure is changed by hand."""
        found = (each for each in self.entry.adjustments if each.figure == figure)
        return sum(each.amount for each in found if each.pilot == pilot)

    def accept(self, problem: str, *, accepted: bool = True) -> None:
        """Note that a problem (``Problem.key``) is as it is at the table, or no longer."""
        others = tuple(each for each in self.entry.accepted if each != problem)
        self.change(accepted=(*others, problem) if accepted else others)

    def add_secondary(self, pilots: Iterable[str]) -> None:
        """Begin a second mission of the Day."""
        if len(self.missions) < MOST_MISSIONS:
            self.missions.append(_blank(pilots))

    def drop_secondary(self) -> None:
        """Take the second mission off again."""
        del self.missions[1:]


def amount_of(lines: Iterable[Amount], label: Label) -> int:
    """Return the sum of the lines with a label."""
    return sum(line.amount for line in lines if line.label == label)


def fresh(morning: State, today: str) -> DayDraft:
    """Return an empty form for a Day; whoever is not missing could have flown."""
    return DayDraft(entry=DayEntry(date_played=today), missions=[_blank(at_hand(morning))])


def at_hand(morning: State) -> list[str]:
    """Return the Pilots who can be told to have flown, those who are Unfit among them."""
    return [member.pilot for member in morning.squadron if member.here]


def missing(morning: State) -> list[str]:
    """Return the Pilots who could be rescued or replaced."""
    return [each.pilot for each in morning.squadron if each.missing and not each.removed]


def _blank(pilots: Iterable[str]) -> MissionDraft:
    return MissionDraft(rows={pilot: FlightEntry(pilot=pilot) for pilot in pilots})


def opened(morning: State, kit: Kit, entry: DayEntry) -> DayDraft:
    """Return the form of a Day that was entered or played."""
    missions = [_opened(morning, kit, each) for each in entry.missions]
    bare = msgspec.structs.replace(entry, missions=())
    return DayDraft(entry=bare, missions=missions or [_blank(at_hand(morning))])


def _opened(morning: State, kit: Kit, mission: MissionEntry) -> MissionDraft:
    flight = {each.pilot: each for each in mission.flight}
    came = [each.by for each in mission.replaced if each.by]
    pilots = dict.fromkeys([*at_hand(morning), *came, *flight])
    draft = MissionDraft(
        entry=msgspec.structs.replace(mission, flight=()),
        rows={pilot: flight.get(pilot, FlightEntry(pilot=pilot)) for pilot in pilots},
        flew=set(flight),
    )
    price = amount_of(mission.so_spent, "tanker")
    draft.set_amount("so_spent", "tanker", 0)
    if price != tanker_price(morning, kit, draft):
        draft.tanker_price = price
    return draft


def tanker_price(morning: State, kit: Kit, draft: MissionDraft) -> int:
    """Return what the tanker costs if nothing else was typed: every Aircraft counts (HL-4.5f)."""
    if draft.entry.tanker != "paid":
        return 0
    return kit.priorities["tanker"].cost_per_aircraft * len(draft.flew)


def entry_of(morning: State, kit: Kit, draft: DayDraft) -> DayEntry:
    """Return the entry that the form makes: results, whether the Day was played or not."""
    if draft.entry.kind == "down_time":
        missions: tuple[MissionEntry, ...] = ()
    else:
        missions = tuple(_entry_of(morning, kit, each) for each in draft.missions)
    return msgspec.structs.replace(draft.entry, missions=missions, played=False)


def _entry_of(morning: State, kit: Kit, draft: MissionDraft) -> MissionEntry:
    flight = tuple(_flown(row) for pilot, row in draft.rows.items() if pilot in draft.flew)
    price = draft.tanker_price
    if price is None:
        price = tanker_price(morning, kit, draft)
    spent = draft.entry.so_spent
    if price:
        spent = (*spent, Amount("tanker", price))
    return msgspec.structs.replace(draft.entry, flight=flight, so_spent=spent)


def _flown(row: FlightEntry) -> FlightEntry:
    sar = (row.sar or SearchEntry()) if row.lost else None
    return msgspec.structs.replace(row, sar=sar)
