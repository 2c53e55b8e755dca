"""Packs of an owner for tests, and what is said about them."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from desktop.rules.core import Pack
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.packs import kit_with
from desktop.rules.hornet_leader.packs_checking import Findings, check_pack
from tests.rules.hornet_leader.positions import KIT, data

HEAD = 'id = "{id}"\ntitle = "A pack"\ngame = "hornet_leader"\nschema = 1\n'
SKILLS = ("newbie", "green", "average", "skilled", "veteran", "ace")
ROW = '{ speed = "slow", ata = 0, atg = -1 }'
BARE = """[[pilot]]
id = "pebble"
callsign = "Pebble"
aircraft = "fa18c"
log_only = true
level = [{ skill = "average", okay_max = 4, shaken_max = 7, xp = 6, cool = 1 }]
"""


def level(skill: str, okay: int = 3, shaken: int = 6, xp: int = 5, more: str = "") -> str:
    """Return a line of a Pilot."""
    needed = 0 if skill == "ace" else xp
    limits = f'skill = "{skill}", xp = {needed}, okay_max = {okay}, shaken_max = {shaken}'
    return f"{{ {limits}, sa = 0, cool = 1, okay = {ROW}, shaken = {ROW}{more} }},\n"


def pilot(*levels: str, id: str = "zorro", aircraft: str = "fa18c") -> str:
    """Return a Pilot of pilots.toml; his levels are all right unless given."""
    lines = "".join(levels or map(level, SKILLS))
    named = f'id = "{id}"\ncallsign = "Zorro"\naircraft = "{aircraft}"'
    return f"[[pilot]]\n{named}\nlevel = [\n{lines}]\n"


def pack(
    pilots: str = "",
    *,
    id: str = "my_wing",
    head: str = "",
    **files: str,
) -> Pack:
    """Return a pack with these files (``targets="..."`` is targets.toml)."""
    texts = {f"{name}.toml": text for name, text in {"pilots": pilots, **files}.items() if text}
    return Pack(id, "A pack", "1", "", {"pack.toml": HEAD.format(id=id) + head, **texts})


def said(found: Pack, kit: Kit = KIT, before: Sequence[str] = ()) -> list[str]:
    """Return everything that is wrong with a pack."""
    return [str(each) for each in findings(found, kit, before).wrong]


def findings(found: Pack, kit: Kit = KIT, before: Sequence[str] = ()) -> Findings:
    """Return what is wrong and odd."""
    return check_pack(found, kit, before)


@functools.cache
def _data() -> Mapping[str, bytes]:
    return data()


def kit_of(*packs: Pack) -> Kit:
    """Return the components with packs over them."""
    return kit_with(_data(), packs)
