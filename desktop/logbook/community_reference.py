"""The community's reference file as a data pack for the log (HL-T8.2a, HL-T8.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop.logbook.community_campaigns import campaign_entries
from desktop.logbook.community_entries import Entries, count, packed
from desktop.logbook.community_pilots import aircraft_entries, pilot_entries
from desktop.logbook.community_reading import Placed, Raw, Report
from desktop.rules.core import Pack

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

PACK = "community"
TITLE = "Community data"


class ReferencePack(NamedTuple):
    """What a reference file makes."""

    pack: Pack
    report: Report


def reference_pack(kit: Kit, tree: Raw) -> ReferencePack:
    """Return the pack of a reference file; nothing is written.

    ``kit`` are the components without packs. Raises :class:`PackTrouble` if nothing can be used.
    """
    report = Report()
    aircraft = aircraft_entries(kit, tree.get("AircraftTypes"), report)
    pilots = pilot_entries(kit, tree.get("Pilots"), aircraft, report)
    campaigns = campaign_entries(kit, tree, report)
    entries: Entries = {
        "aircraft": aircraft,
        "pilot": pilots,
        "target": _targets(kit, campaigns),
        "campaign": campaigns,
    }
    pack = packed(PACK, TITLE, entries, kit, report)
    count(entries, report)
    return ReferencePack(pack, report)


def _targets(kit: Kit, campaigns: Placed) -> Placed:
    """Return the Targets that the data lack, of which only the number is known."""
    return {
        number: (path, {"number": number, "log_only": True, "source": "import"})
        for path, campaign in campaigns.values()
        for band in campaign["band"]
        for number in band["targets"]
        if number not in kit.targets
    }
