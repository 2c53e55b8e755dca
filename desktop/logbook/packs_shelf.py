"""All packs of an owner: their state, and taking packs in, out and away."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from desktop import catalogue
from desktop.logbook.packs import GAME, Gathered, PackTrouble, read_folder, shown
from desktop.rules.core import BadComponents, Pack, T
from desktop.rules.hornet_leader.components_reading import Place
from desktop.rules.hornet_leader.game import HornetLeader
from desktop.rules.hornet_leader.packs_checking import Finding, check_pack
from desktop.rules.hornet_leader.packs_kinds import HEAD, PackHead
from desktop.store.files import write_whole

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit

_KITS = 8
"""Components that are kept ready."""
_ID = re.compile(r"[a-z0-9_]{1,40}")
_REPLACED = re.compile(r"\.(.+)\.old")


class PackState(NamedTuple):
    """A pack and everything that is to be said about it."""

    pack: Pack
    head: PackHead | None
    wrong: tuple[Finding, ...]
    odd: tuple[Finding, ...]
    counts: Mapping[str, int]
    """By kind, such as ``pilot``: how many entries."""

    @property
    def usable(self) -> bool:
        """Whether the pack can be enabled."""
        return not self.wrong


class Packs:
    """The folder of packs in the data directory."""

    def __init__(
        self,
        root: Path,
        open_game: Callable[[str, tuple[Pack, ...]], object] = catalogue.open_game,
    ) -> None:
        """Look into a folder, which need not be there yet."""
        self.root = root
        self._open_game = open_game
        self._kits: dict[str, Kit] = {}
        self._put_back()

    def _put_back(self) -> None:
        """Give packs their names back that were being replaced when the program ended."""
        with suppress(OSError):
            for old in self.root.iterdir():
                found = _REPLACED.fullmatch(old.name)
                if found and not (folder := self.root / found[1]).exists():
                    old.rename(folder)

    # What there is

    def states(self) -> list[PackState]:
        """Return all packs with what is wrong and odd about each, by title."""
        gathered = {each.pack.id: each for each in self._gathered()}
        states = [self._state(each, gathered) for each in gathered.values()]
        return sorted(states, key=lambda state: (state.pack.title.casefold(), state.pack.id))

    def state(self, pack_id: str) -> PackState:
        """Return one pack; raises :class:`PackTrouble`."""
        gathered = {each.pack.id: each for each in self._gathered()}
        if pack_id not in gathered:
            gathered[pack_id] = read_folder(self._folder(pack_id))
        return self._state(gathered[pack_id], gathered)

    def examine(self, gathered: Gathered) -> PackState:
        """Return what is to be said of a pack from elsewhere, seen beside those that are here."""
        there = {each.pack.id: each for each in self._gathered()}
        return self._state(gathered, {**there, gathered.pack.id: gathered})

    def pack(self, pack_id: str) -> Pack | None:
        """Return a pack as it lies here now; ``None`` if it cannot be read."""
        try:
            return read_folder(self._folder(pack_id)).pack
        except PackTrouble:
            return None

    def kit(self, packs: tuple[Pack, ...] = ()) -> Kit:
        """Return the components with packs; raises :class:`BadComponents`."""
        key = catalogue.game_key(GAME, packs)
        if key not in self._kits:
            if len(self._kits) >= _KITS:
                # While an entry is written, every state of its pack has components of its own.
                self._kits.pop(next(iter(self._kits)))
            game = self._open_game(GAME, packs)
            assert isinstance(game, HornetLeader)
            self._kits[key] = game.kit
        return self._kits[key]

    def in_order(self, pack_ids: Iterable[str]) -> tuple[Pack, ...]:
        """Return packs with all that they require before them; raises :class:`PackTrouble`."""
        found = {each.pack.id: each for each in self._gathered()}
        order: dict[str, Pack] = {}
        for pack_id in pack_ids:
            if pack_id not in found:
                words = T("logbook", "There is no pack {id}.").of(id=shown(pack_id))
                raise PackTrouble(words)
            for one in (*_before(pack_id, found), pack_id):
                order.setdefault(one, found[one].pack)
        return tuple(order.values())

    def _gathered(self) -> list[Gathered]:
        self._put_back()
        if not self.root.is_dir():
            return []
        found = []
        for folder in sorted(self.root.iterdir()):
            if folder.name.startswith(".") or not (folder.is_dir() or folder.is_symlink()):
                continue
            try:
                found.append(read_folder(folder))
            except PackTrouble as trouble:
                told = Finding(folder.name, Place(HEAD), str(trouble))
                found.append(Gathered(Pack(folder.name, folder.name, "", "", {}), wrong=(told,)))
        return found

    def _state(self, gathered: Gathered, there: Mapping[str, Gathered]) -> PackState:
        pack = gathered.pack
        missing, base = self._base(pack.id, there)
        checked = check_pack(pack, base, tuple(_before(pack.id, there)))
        wrong = (*gathered.wrong, *missing, *checked.wrong)
        counts = {kind: len(keys) for kind, keys in checked.entries.items()}
        return PackState(pack, checked.head, wrong, (*gathered.odd, *checked.odd), counts)

    def _base(self, pack_id: str, there: Mapping[str, Gathered]) -> tuple[tuple[Finding, ...], Kit]:
        """Return what a pack adds to, and what keeps it from being so."""
        before = _before(pack_id, there)
        packs = tuple(there[one].pack for one in before)
        place = Place(HEAD, (), "requires")
        for one in before:
            if pack_id in _requires(there[one].pack):
                words = f'this pack and "{one}" require each other'
                return (Finding(pack_id, place, words),), self.kit()
        try:
            return (), self.kit(packs)
        except BadComponents:
            words = f"{', '.join(before)}: what this pack requires has mistakes itself"
            return (Finding(pack_id, place, words),), self.kit()

    # Taking in and away

    def install(self, gathered: Gathered, *, replace: bool = False) -> PackState:
        """Take in a pack from elsewhere.

        Raises :class:`PackTrouble` if it has mistakes, or is here already and not to be replaced;
        then nothing is written.
        """
        state = self.examine(gathered)
        if state.wrong:
            words = T("logbook", "The pack has mistakes: {first}").of(first=str(state.wrong[0]))
            raise PackTrouble(words)
        folder = self._folder(state.pack.id)
        if folder.exists() and not replace:
            words = T("logbook", "There is a pack {id} already.").of(id=state.pack.id)
            raise PackTrouble(words, T("logbook", "Replace it, or give this one another id."))
        self._write(folder, state.pack.files)
        return state

    def _write(self, folder: Path, files: Mapping[str, str]) -> None:
        """Put a folder in place as a whole."""
        part = folder.with_name(f".{folder.name}.part")
        old = folder.with_name(f".{folder.name}.old")
        try:
            for left in (part, old):
                shutil.rmtree(left, ignore_errors=True)
            part.mkdir(parents=True)
            for name, text in files.items():
                write_whole(part / name, text.encode())
            if folder.exists():
                folder.rename(old)
            part.rename(folder)
            shutil.rmtree(old, ignore_errors=True)
        except OSError as error:
            # A disk that takes nothing now may take it when the packs are looked at next.
            self._put_back()
            shutil.rmtree(part, ignore_errors=True)
            raise _unwritable(folder, error) from error

    def write_file(self, pack_id: str, name: str, text: str) -> None:
        """Write one file of a pack, all or nothing; raises :class:`PackTrouble`."""
        folder = self._folder(pack_id)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / name, text.encode())
        except OSError as error:
            raise _unwritable(folder, error) from error

    def _folder(self, pack_id: str) -> Path:
        if not _ID.fullmatch(pack_id):
            words = T("logbook", "{id} is no id of a pack: a-z, 0-9 and _ are allowed.")
            raise PackTrouble(words.of(id=shown(pack_id)))
        return self.root / pack_id


def _before(pack_id: str, there: Mapping[str, Gathered]) -> list[str]:
    """Return all packs that have to be in force before one, as far as they are there.

    Packs that require each other leave the circle out: the check says what is missing then.
    """
    order: dict[str, None] = {}
    above: set[str] = {pack_id}

    def collect(one: str) -> None:
        for needed in _requires(there[one].pack):
            if needed in there and needed not in above:
                above.add(needed)
                collect(needed)
                order.setdefault(needed)

    if pack_id in there:
        collect(pack_id)
    return list(order)


def _requires(pack: Pack) -> list[str]:
    """Return the packs that a pack says it requires, whatever else its head says."""
    try:
        named = tomllib.loads(pack.files.get(HEAD, "")).get("requires", [])
    except (ValueError, RecursionError):
        return []
    return [each for each in named if isinstance(each, str)] if isinstance(named, list) else []


def _unwritable(folder: Path, error: OSError) -> PackTrouble:
    words = T("logbook", "The pack {path} cannot be written ({reason}).")
    return PackTrouble(words.of(path=shown(str(folder)), reason=os.strerror(error.errno or 0)))
