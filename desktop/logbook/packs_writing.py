"""Entries written into a pack of the owner, or into one that a campaign keeps for itself.

An entry is what the file says of it: names, numbers, lists and tables (HL-T7.3a, HL-T4.4a).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import tomli_w

from desktop.logbook.packs import GAME, Gathered, PackTrouble, pack_of
from desktop.logbook.packs_frozen import OWN
from desktop.rules.core import Pack, T, Text
from desktop.rules.hornet_leader.packs_checking import BadPack, Finding, Findings, check_pack
from desktop.rules.hornet_leader.packs_kinds import BY_NAME, HEAD, Kind, dicts

if TYPE_CHECKING:
    from desktop.logbook.packs_shelf import Packs
    from desktop.rules.hornet_leader.components import Kit

Raw = dict[str, Any]
OWN_TITLE = "Entered for this campaign"


class EntryRefused(PackTrouble):
    """An entry that cannot be written; ``findings`` are all its mistakes."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__(
            T("logbook", "{first}").of(first=str(findings[0])),
            T("logbook", "Mend it, then write it again."),
        )
        self.findings = findings


# ------------------------------------------------------------------------------ from an entry


def copy_of(kit: Kit, kind: str, key: str | int) -> Raw:
    """Return an entry of the components as a file would have it; raises ``KeyError``."""
    entry: Raw = plain(kit.entry_of(kind, key))
    entry.pop("rulebook_fields", None)
    entry["source"] = "house"
    return entry


def plain(value: Any) -> Any:
    """Return a component as a file has it: what has its default is left out."""
    if isinstance(value, Text):
        return value.source
    if isinstance(value, msgspec.Struct):
        return _table(value)
    if isinstance(value, frozenset):
        return sorted(value)
    return [plain(each) for each in value] if isinstance(value, tuple | list) else value


def _table(value: msgspec.Struct) -> Raw:
    config = type(value).__struct_config__
    table: Raw = {} if config.tag_field is None else {config.tag_field: config.tag}
    for field in msgspec.structs.fields(value):
        held = getattr(value, field.name)
        if held is not None and held != field.default:
            table[field.encode_name] = plain(held)
    return table


# -------------------------------------------------------------------------------- into a pack


def with_entry(pack: Pack, kind: str, entry: Raw, kit: Kit) -> Pack:
    """Return a pack with an entry added, or in the place of the one with its key.

    What is in ``kit`` already is overridden, and the head of the pack says so.
    """
    there = BY_NAME[kind]
    raw = tomllib.loads(pack.files.get(there.file, "schema = 1\n"))
    key = entry.get(there.key)
    entries = dicts(raw.get(kind))
    same = [index for index, each in enumerate(entries) if each.get(there.key) == key]
    if same:
        entries[same[0]] = entry
    else:
        entries.append(entry)
    raw[kind] = entries
    files = {**pack.files, there.file: tomli_w.dumps(raw)}
    if key in kit.keys_of(kind):
        files[HEAD] = _replacing(files[HEAD], f"{there.plural}:{key}", there)
    return pack_of(pack.id, files)


def _replacing(head: str, name: str, kind: Kind) -> str:
    raw = tomllib.loads(head)
    replaces = raw.setdefault("replaces", [])
    if not {name, f"{kind.plural}:*"} & set(replaces):
        replaces.append(name)
    return tomli_w.dumps(raw)


def new_pack(pack_id: str, title: str, author: str = "") -> Pack:
    """Return a pack without entries."""
    head = {"id": pack_id, "title": title, "author": author, "version": "1"}
    return pack_of(pack_id, {HEAD: tomli_w.dumps({**head, "game": GAME, "schema": 1})})


def tried(pack: Pack, kind: str, entry: Raw, kit: Kit, before: tuple[str, ...] = ()) -> Findings:
    """Return what is wrong and odd about a pack with an entry, for a form while it is filled in."""
    return check_pack(with_entry(pack, kind, entry, kit), kit, before)


def write_entry(
    shelf: Packs, pack_id: str, kind: str, entry: Raw, *, title: str = "", author: str = ""
) -> None:
    """Write an entry into a pack, which is made if it is not there.

    Comments in that file are lost, the other files stay as they are. Raises :class:`EntryRefused`
    for one with mistakes and :class:`PackTrouble`; then nothing is written.
    """
    known = [state.pack.id for state in shelf.states()]
    if pack_id in known:
        gathered = Gathered(shelf.state(pack_id).pack)
        _require_readable(gathered.pack)
    else:
        gathered = Gathered(new_pack(pack_id, title or pack_id, author))
    packs = shelf.in_order([pack_id])[:-1] if pack_id in known else ()
    changed = with_entry(gathered.pack, kind, entry, shelf.kit(packs))
    state = shelf.examine(Gathered(changed))
    if state.wrong:
        raise EntryRefused(state.wrong)
    if pack_id not in known:
        shelf.install(Gathered(changed))
        return
    # The head first: that it overrides more than there is hurts nobody.
    for name, text in sorted(changed.files.items(), key=lambda each: each[0] != HEAD):
        if text != gathered.pack.files.get(name):
            shelf.write_file(pack_id, name, text)


def _require_readable(pack: Pack) -> None:
    """Raise :class:`PackTrouble` for a pack with files that are no TOML: nothing can be added."""
    for name, text in pack.files.items():
        try:
            tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            words = T("logbook", "{name} has a mistake: {reason}").of(name=name, reason=str(error))
            raise PackTrouble(words) from error


# ------------------------------------------------------------------------- into one campaign


def with_own(packs: tuple[Pack, ...], kind: str, entry: Raw, shelf: Packs) -> tuple[Pack, ...]:
    """Return the packs of a campaign with an entry of its own (HL-T4.4a).

    Raises :class:`EntryRefused`.
    """
    others = tuple(pack for pack in packs if pack.id != OWN)
    own = next((pack for pack in packs if pack.id == OWN), new_pack(OWN, OWN_TITLE))
    changed = (*others, with_entry(own, kind, entry, shelf.kit(others)))
    try:
        shelf.kit(changed)
    except BadPack as bad:
        raise EntryRefused(bad.findings.wrong) from bad
    return changed


def with_band(kit: Kit, campaign: str, index: int, numbers: Mapping[str, int]) -> Raw:
    """Return a Campaign with other numbers of a band, 1 the closest, as an entry.

    ``numbers`` are of ``weight_penalty``, ``stress`` and ``bonus_xp``.
    """
    entry = copy_of(kit, "campaign", campaign)
    entry["band"][index - 1] |= numbers
    return entry


def as_pack(own: Pack, pack_id: str, title: str) -> Pack:
    """Return what was entered for one campaign as a pack that others can use (HL-T4.4a)."""
    head = tomllib.loads(own.files[HEAD]) | {"id": pack_id, "title": title}
    return pack_of(pack_id, {**own.files, HEAD: tomli_w.dumps(head)})
