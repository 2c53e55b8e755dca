"""Entries of an import put together as a pack, those with mistakes left out and told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import tomli_w

from desktop.logbook.community_reading import Placed, Raw, Report
from desktop.logbook.packs import GAME, LARGEST, PackTrouble, pack_of
from desktop.rules.core import Pack, T
from desktop.rules.hornet_leader.packs_checking import Finding, check_pack
from desktop.rules.hornet_leader.packs_kinds import BY_NAME, HEAD, KINDS

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

Entries = dict[str, Placed]
"""By kind."""
MISTAKE = T("logbook", "{reason}")
NOTHING_FITS = T("logbook", "The import makes no data that can be used: {first}")
TOO_LARGE = T("logbook", "The import makes files that are too large.")


def packed(
    pack_id: str,
    title: str,
    entries: Entries,
    kit: Kit,
    report: Report,
    *,
    before: tuple[str, ...] = (),
) -> Pack:
    """Return entries as a pack that goes with the components; what does not is told and left out.

    Raises :class:`PackTrouble` if nothing can be made of them.
    """
    while True:
        pack = _pack(pack_id, title, entries, kit)
        if any(len(text.encode()) > LARGEST for text in pack.files.values()):
            raise PackTrouble(TOO_LARGE)
        wrong = check_pack(pack, kit, before).wrong
        if not wrong:
            return pack
        if not _leave_out(entries, wrong, report):
            raise PackTrouble(NOTHING_FITS.of(first=str(wrong[0])))


def _leave_out(entries: Entries, wrong: tuple[Finding, ...], report: Report) -> bool:
    """Take the entries away that have mistakes; return whether there were any."""
    found = False
    for finding in wrong:
        kind, name = finding.place.entries[0] if finding.place.entries else ("", "")
        there = entries.get(kind, {})
        key = next((each for each in there if str(each) == str(name)), None)
        if key is None:
            continue
        path, _ = there.pop(key)
        report.say("skipped", path, MISTAKE.of(reason=_about(finding)))
        found = True
    return found


def _about(finding: Finding) -> str:
    field = finding.place.field
    return f"{field}: {finding.reason}" if field else finding.reason


def _pack(pack_id: str, title: str, entries: Entries, kit: Kit) -> Pack:
    replaces = [
        f"{kind.plural}:{key}"
        for kind in KINDS
        for key in entries.get(kind.name, {})
        if key in kit.keys_of(kind.name)
    ]
    head = {"id": pack_id, "title": title, "version": "1", "game": GAME, "schema": 1}
    files = {HEAD: tomli_w.dumps({**head, "replaces": replaces})}
    tables: dict[str, Raw] = {}
    for name, there in entries.items():
        if there:
            content = tables.setdefault(BY_NAME[name].file, {"schema": 1})
            content[name] = [entry for _, entry in there.values()]
    return pack_of(pack_id, {**files, **{name: tomli_w.dumps(raw) for name, raw in tables.items()}})


def count(entries: Mapping[str, Mapping[str | int, object]], report: Report) -> None:
    """Note how many entries of each kind there are."""
    report.counts |= {kind: len(there) for kind, there in entries.items()}
