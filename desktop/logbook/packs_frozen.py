"""Packs inside a campaign: frozen at set-up, compared with what lies on the disk (HL-T7.1c)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import tomli_w
from msgspec.structs import replace

from desktop.logbook.packs import digest
from desktop.rules.core import BadComponents, Pack
from desktop.rules.hornet_leader.packs_kinds import HEAD, LAYOUTS, dicts, kinds_of

if TYPE_CHECKING:
    from desktop.logbook.packs_shelf import Packs
    from desktop.rules.hornet_leader.components import Kit

Raw = dict[str, Any]
OWN = "own"
"""The id of the pack that holds what was entered for one campaign only (HL-T4.4a)."""


class Difference(NamedTuple):
    """What a pack says otherwise now: empty where an entry or a field is not there."""

    kind: str
    key: str
    field: str
    """Such as ``level green, okay_max``; empty for a whole entry."""
    old: str
    new: str


class Newer(NamedTuple):
    """A pack that has changed on the disk since a campaign took it in."""

    frozen: Pack
    now: Pack
    """As the campaign would take it in today."""
    differences: tuple[Difference, ...]


# --------------------------------------------------------------------------------------- freezing


def frozen(pack: Pack, kit: Kit, campaign: str) -> Pack:
    """Return a pack with what a campaign uses of it: no other Campaigns, no Targets of theirs.

    ``kit`` are the components with all packs of the campaign in force.
    """
    bands = kit.campaigns[campaign].bands
    targets = {one for band in bands for one in band.targets}
    used: dict[str, set[Any]] = {"campaign": {campaign}, "target": targets}
    files = {}
    for name, text in pack.files.items():
        files[name] = _kept(name, text, used) if name in LAYOUTS else text
    files = {name: text for name, text in files.items() if text or name == HEAD}
    return replace(pack, files=files, sha256=digest(files))


def _kept(name: str, text: str, used: Mapping[str, set[Any]]) -> str:
    """Return a file with the entries that are used; word for word if those are all."""
    raw = tomllib.loads(text)
    kept = dict(raw)
    for kind in kinds_of(name):
        if kind.name in used and kind.name in raw:
            entries = dicts(raw[kind.name])
            kept[kind.name] = [each for each in entries if each[kind.key] in used[kind.name]]
    if kept == raw:
        return text
    lists = any(kept[each] for each in kept if isinstance(kept[each], list))
    return tomli_w.dumps(kept) if lists else ""


def frozen_all(packs: tuple[Pack, ...], kit: Kit, campaign: str) -> tuple[Pack, ...]:
    """Return the packs of a set-up as the campaign keeps them."""
    return tuple(frozen(pack, kit, campaign) for pack in packs)


# -------------------------------------------------------------------------------------- comparing


def newer(packs: tuple[Pack, ...], shelf: Packs, campaign: str) -> list[Newer]:
    """Return which packs of a campaign lie on the disk with other contents than it has.

    A pack that is gone, or has mistakes now, is none of them: the campaign goes on with its own.
    """
    found = []
    for index, pack in enumerate(packs):
        now = None if pack.id == OWN else shelf.pack(pack.id)
        if now is None or now.sha256 == pack.sha256:
            continue
        if not shelf.state(pack.id).usable:
            continue
        together = (*packs[:index], now, *packs[index + 1 :])
        now = frozen(now, _kit_of(shelf, together, packs), campaign)
        if now.sha256 != pack.sha256:
            found.append(Newer(pack, now, tuple(differences(pack, now))))
    return found


def _kit_of(shelf: Packs, packs: tuple[Pack, ...], fallback: tuple[Pack, ...]) -> Kit:
    try:
        return shelf.kit(packs)
    except BadComponents:
        # The others do not go with it any more; taking it over will say so.
        return shelf.kit(fallback)


def taken_over(packs: tuple[Pack, ...], now: Pack) -> tuple[Pack, ...]:
    """Return the packs of a campaign with a new version in the place of the old."""
    return tuple(now if pack.id == now.id else pack for pack in packs)


def differences(old: Pack, new: Pack) -> Iterator[Difference]:
    """Yield what two versions of a pack say otherwise, entry by entry and field by field."""
    for name in (HEAD, *LAYOUTS):
        before, after = (tomllib.loads(pack.files.get(name, "")) for pack in (old, new))
        if name == HEAD:
            yield from _fields("pack", old.id, before, after)
            continue
        for kind in kinds_of(name):
            one, two = (
                {each[kind.key]: each for each in dicts(raw.pop(kind.name, []))}
                for raw in (before, after)
            )
            for key in (*one, *(key for key in two if key not in one)):
                yield from _entry(kind.name, str(key), one.get(key), two.get(key))
        yield from _fields("file", name, before, after)


def _entry(kind: str, key: str, old: Raw | None, new: Raw | None) -> Iterator[Difference]:
    if old is None or new is None:
        yield Difference(kind, key, "", "" if old is None else key, "" if new is None else key)
    else:
        yield from _fields(kind, key, old, new)


def _fields(kind: str, key: str, old: Raw, new: Raw) -> Iterator[Difference]:
    before, after = dict(_flat(old)), dict(_flat(new))
    for field in (*before, *(field for field in after if field not in before)):
        one, two = before.get(field, ""), after.get(field, "")
        if one != two:
            yield Difference(kind, key, field, one, two)


def _flat(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield every single value of an entry with its place, such as ``level green, okay_max``."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _flat(inner, f"{place}, {name}" if place else name)
    elif dicts(value):
        for number, inner in enumerate(value, 1):
            yield from _flat(inner, f"{place} {_name(inner, number)}")
    else:
        yield place, _said(value)


def _name(entry: Any, number: int) -> str:
    named = entry if isinstance(entry, dict) else {}
    return str(next((named[key] for key in ("skill", "name", "target") if key in named), number))


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_said, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
