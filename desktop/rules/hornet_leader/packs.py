"""Packs of an owner laid over the data of the game (HL-T7.1a, HL-T7.1b)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from desktop.rules.core import Pack
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.components_reading import Source, parsed
from desktop.rules.hornet_leader.packs_checking import BadPack, check_pack
from desktop.rules.hornet_leader.packs_completing import complete
from desktop.rules.hornet_leader.packs_kinds import HEAD, LAYOUTS, ROW, ROWS, dicts, kinds_of

Raw = dict[str, Any]


def kit_with(data: Mapping[str, Source], packs: Iterable[Pack]) -> Kit:
    """Return the components with packs over them, the later over the earlier.

    Raises :class:`BadComponents` for data, and :class:`BadPack` for a pack, that cannot be used.
    """
    tables: dict[str, Source] = {name: parsed(name, source) for name, source in data.items()}
    kit = Kit(tables)
    before: list[str] = []
    for pack in packs:
        findings = check_pack(pack, kit, before)
        if findings.wrong:
            raise BadPack(findings)
        tables = _merged(tables, pack)
        kit = Kit(tables)
        before.append(pack.id)
    return kit


def _merged(tables: Mapping[str, Source], pack: Pack) -> dict[str, Source]:
    """Return the contents of the files with a pack that was checked over them."""
    result = dict(tables)
    for file, text in pack.files.items():
        if file in LAYOUTS and file != HEAD:
            result[file] = _file_with(file, parsed(file, result[file]), tomllib.loads(text))
    return result


def _file_with(file: str, there: Mapping[str, Any], added: Mapping[str, Any]) -> Raw:
    merged = dict(there)
    for kind in kinds_of(file):
        entries = {entry[kind.key]: entry for entry in there[kind.name]}
        for one in dicts(added.get(kind.name)):
            entries[one[kind.key]] = complete(kind.name, one)
        merged[kind.name] = list(entries.values())
    if file in ROWS:
        own = [complete(ROW, one) for one in dicts(added.get(ROW))]
        merged[ROW] = _cup(there[ROW], own) if file == "defenses.toml" else [*there[ROW], *own]
    _count(file, merged)
    return merged


def _cup(there: Iterable[Raw], own: Iterable[Raw]) -> list[Raw]:
    """Return the rows of the cup: counters with the faces of a row are added to it."""
    rows: dict[tuple[str, str], Raw] = {}
    for row in (*there, *own):
        faces = (row["site"], row["bandit"])
        held = rows.get(faces, {"count": 0})["count"]
        rows[faces] = {**row, "count": held + row["count"]}
    return list(rows.values())


def _count(file: str, merged: Raw) -> None:
    """Bring the numbers up to date that the file gives of itself."""
    if file == "events.toml":
        merged["deck"] = {**merged["deck"], "cards": len(merged["event"])}
    if file == "defenses.toml":
        total = sum(row["count"] for row in merged[ROW])
        merged["cup"] = {**merged["cup"], "total": total}
