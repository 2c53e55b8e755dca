"""Everything that is wrong or odd about a pack of an owner, told at once (HL-T7.2a)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.rules.core import BadComponents, Pack
from desktop.rules.hornet_leader.components_reading import Entry, Faults, Place
from desktop.rules.hornet_leader.files import TEXTS
from desktop.rules.hornet_leader.packs_completing import complete
from desktop.rules.hornet_leader.packs_decoding import decode, monstrous, unknown
from desktop.rules.hornet_leader.packs_entries import check_entries
from desktop.rules.hornet_leader.packs_kinds import (
    HEAD,
    KINDS,
    LAYOUTS,
    ROW,
    ROWS,
    Kind,
    PackHead,
    dicts,
    kinds_of,
    lists_of,
    overrides,
    tables_of,
)

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

_WHERE = re.compile(r" \(at (?:line (\d+), column (\d+)|(end of document))\)$")


class Finding(NamedTuple):
    """Something about a pack: where, and what is wrong and what is allowed."""

    pack: str
    place: Place
    reason: str

    def __str__(self) -> str:
        parts = [f'{kind} "{name}"' if name else kind for kind, name in self.place.entries]
        parts += [f"field {self.place.field}"] * bool(self.place.field)
        words = f"{', '.join(parts)}: {self.reason}" if parts else self.reason
        return f"packs/{self.pack}/{self.place.file}: {words}"


class Findings(NamedTuple):
    """What was found in a pack."""

    wrong: tuple[Finding, ...]
    odd: tuple[Finding, ...]
    """Warnings: possible, but hardly meant."""
    head: PackHead | None
    entries: Mapping[str, tuple[str | int, ...]]
    """By kind: what could be read."""


class BadPack(BadComponents):
    """A pack that cannot be used; it says everything that is wrong."""

    def __init__(self, findings: Findings) -> None:
        super().__init__("\n".join(map(str, findings.wrong)))
        self.findings = findings


def check_pack(pack: Pack, kit: Kit, before: Sequence[str] = ()) -> Findings:
    """Return what is wrong and odd about a pack.

    ``kit`` are the components that it adds to, those of the packs in force ``before`` it included.
    """
    faults = Faults()
    raw = {name: _parsed(faults, name, text) for name, text in sorted(pack.files.items())}
    head = _head(faults, pack, raw, before)
    found: dict[str, dict[str | int, Entry]] = {kind.name: {} for kind in KINDS}
    rows: dict[str, list[Entry]] = {name: [] for name in ROWS}
    named: dict[str, set[str | int]] = {kind.name: set() for kind in KINDS}
    for file in LAYOUTS:
        if raw.get(file):
            _check_top(faults, file, raw[file])
            for kind in kinds_of(file):
                _read_kind(faults, kind, raw[file], found[kind.name], named[kind.name])
            if file in ROWS:
                _read_rows(faults, file, raw[file], rows[file])
    _check_keys(faults, head, kit, named)
    check_entries(faults, kit, found, rows, named)
    return Findings(
        wrong=_findings(pack, faults.wrong),
        odd=_findings(pack, faults.odd),
        head=head,
        entries={name: tuple(entries) for name, entries in found.items() if entries},
    )


def _findings(pack: Pack, told: Collection[tuple[Place, str]]) -> tuple[Finding, ...]:
    # A fault can be met twice: the Sites and Bandits of an entry are checked by one rule.
    return tuple(Finding(pack.id, place, reason) for place, reason in dict.fromkeys(told))


def _parsed(faults: Faults, name: str, text: str) -> dict[str, Any]:
    """Return what a file says; nothing if it cannot be read."""
    place = Place(name)
    if name != HEAD and name not in LAYOUTS:
        faults.doubt(True, place, f"is not read; allowed {HEAD}, {', '.join(LAYOUTS)}")
        return {}
    try:
        raw = tomllib.loads(text)
    except RecursionError:
        faults.expect(False, place, "is nested too deep")
        return {}
    except ValueError as wrong:
        faults.expect(False, place, _syntax(str(wrong)))
        return {}
    too_much = monstrous(raw)
    faults.expect(not too_much, place, too_much)
    return {} if too_much else raw


def _syntax(words: str) -> str:
    """Return a mistake in the TOML, its line and column first."""
    found = _WHERE.search(words)
    if found is None:
        return words
    line, column, end = found.groups()
    where = end or f"line {line}, column {column}"
    return f"{where}: {words[: found.start()]}; this is not valid TOML"


def _head(
    faults: Faults, pack: Pack, raw: Mapping[str, Any], before: Sequence[str]
) -> PackHead | None:
    place = Place(HEAD)
    if HEAD not in raw:
        faults.expect(False, place, 'is missing; allowed id, title, game = "hornet_leader", schema')
        return None
    if not raw[HEAD]:
        return None
    head = decode(faults, raw[HEAD], PackHead, place, ())
    if head is None:
        return None
    words = f'"{head.id}" is not the name of the folder; allowed "{pack.id}"'
    faults.expect(head.id == pack.id, place.on("id"), words)
    for needed in head.requires:
        words = f'pack "{needed}" is not in force before this one; enable it first'
        faults.expect(needed in before, place.on("requires"), words)
    for one in head.replaces:
        name, _, key = one.partition(":")
        names = {kind.plural for kind in KINDS} | {stem.removesuffix(".toml") for stem in LAYOUTS}
        words = f'"{one}" is not possible; allowed such as "pilots:wolf" or "events:*"'
        faults.expect(name in names and key, place.on("replaces"), words)
    return head


def _check_top(faults: Faults, file: str, raw: Mapping[str, Any]) -> None:
    place, lists = Place(file), lists_of(file)
    for name in raw:
        if name == "schema":
            words = f"{raw[name]!r:.20} is not known; allowed 1"
            faults.expect(raw[name] == 1, place.on(name), words)
        elif name in lists:
            good = isinstance(raw[name], list) and len(dicts(raw[name])) == len(raw[name])
            words = f"must be tables; allowed [[{name}]]"
            faults.expect(good, place.on(name), words)
        elif name in tables_of(file):
            faults.doubt(True, place.on(name), "belongs to the game and is not read from a pack")
        else:
            faults.expect(False, place.on(name), unknown(name, ("schema", *lists)))


def _read_kind(
    faults: Faults,
    kind: Kind,
    raw: Mapping[str, Any],
    found: dict[str | int, Entry],
    named: set[str | int],
) -> None:
    """Read the entries of a kind; ``named`` get all keys, also of those that cannot be read."""
    for number, one in enumerate(dicts(raw.get(kind.name)), 1):
        key = one.get(kind.key)
        if isinstance(key, str | int):
            place = Place(kind.file).at(kind.name, f"{key:.40}" if isinstance(key, str) else key)
            faults.expect(key not in named, place.on(kind.key), "stands twice in this pack")
            named.add(key)
        else:
            place = Place(kind.file).at(kind.name, number)
        entry = decode(faults, complete(kind.name, one), kind.layout, place, TEXTS[kind.file])
        # One without a key has a stand-in for it: what is said of that would be of no entry.
        if entry is not None and kind.key in one:
            found[getattr(entry, kind.key)] = entry


def _read_rows(faults: Faults, file: str, raw: Mapping[str, Any], rows: list[Entry]) -> None:
    for number, one in enumerate(dicts(raw.get(ROW)), 1):
        place = Place(file).at(ROW, number)
        entry = decode(faults, complete(ROW, one), ROWS[file], place, ())
        if entry is not None:
            rows.append(entry)


def _check_keys(
    faults: Faults, head: PackHead | None, kit: Kit, named: Mapping[str, Collection[str | int]]
) -> None:
    """Check that an entry that is there already may be overridden (HL-T7.1b)."""
    replaces = () if head is None else head.replaces
    used: set[str] = set()
    for kind in KINDS:
        there = kit.keys_of(kind.name)
        for key in named[kind.name]:
            place = Place(kind.file).at(kind.name, key).on(kind.key)
            wanted = f"{kind.plural}:{key}"
            allowed = overrides(replaces, kind, key)
            words = f'is there already; allowed with replaces = ["{wanted}"] in {HEAD}'
            faults.expect(key not in there or allowed, place, words)
            if key in there and allowed:
                stem = kind.file.removesuffix(".toml")
                used |= {f"{name}:{one}" for name in (kind.plural, stem) for one in (key, "*")}
    for one in replaces:
        words = f'"{one}" overrides nothing that is there'
        faults.doubt(one not in used, Place(HEAD).on("replaces"), words)
