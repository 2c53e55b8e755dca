"""The two kinds of JSON that the community's log knows, told apart and read (HL-T8.1a).

A reference file has the lists ``Campaigns`` and ``Pilots``; a campaign log has ``scenarioName`` and
``missions``, and several may stand in one list. Reading writes nothing, whatever the file holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from desktop.logbook.bad_import import BadImport
from desktop.logbook.campaign_file import FORMAT
from desktop.logbook.campaign_text import MOST_CAMPAIGNS, check_size
from desktop.logbook.community_log import ReadLog, read_log
from desktop.logbook.community_reading import Raw
from desktop.logbook.community_reference import ReferencePack, reference_pack
from desktop.rules.core import Pack, T
from desktop.store.json_text import text_of, understood

if TYPE_CHECKING:
    from desktop.logbook.campaigns import Campaigns

Shape = Literal["campaign", "reference", "log"]
"""A campaign file of this program, or one of the two of the community."""

NEITHER = T("logbook", "this file has none of the two known shapes; found: {keys}.")
TWICE = T("logbook", "the log {created} is in the file twice.")


class Recognised(NamedTuple):
    """A JSON file, and what it is."""

    shape: Shape
    trees: tuple[Raw, ...]
    """What stands in it, the whole of a reference file."""
    several: bool
    """Whether it is a list."""


def recognise(data: bytes, name: str) -> Recognised:
    """Return what a JSON file is; ``name`` is what messages call it.

    Raises ``BadFile`` for whatever is none of the known shapes, with the keys that were found.
    """
    text = text_of(data, name)
    with understood(name, text):
        whole = msgspec.json.decode(text)
    check_size(whole, name)
    trees = whole if isinstance(whole, list) else [whole]
    if len(trees) > MOST_CAMPAIGNS:
        words = T("logbook", "it holds more than {most} campaigns.")
        raise BadImport(name, words.of(most=MOST_CAMPAIGNS))
    shapes = {_shape(each) for each in trees}
    shape = next(iter(shapes), None)
    if len(shapes) != 1 or shape is None or (shape == "reference" and isinstance(whole, list)):
        raise BadImport(name, NEITHER.of(keys=_keys(trees)))
    return Recognised(shape, tuple(trees), isinstance(whole, list))


def _shape(tree: Any) -> Shape | None:
    if not isinstance(tree, dict):
        return None
    if tree.get("format") == FORMAT:
        return "campaign"
    if isinstance(tree.get("Campaigns"), list) and isinstance(tree.get("Pilots"), list):
        return "reference"
    return "log" if "scenarioName" in tree and "missions" in tree else None


def _keys(trees: list[Any]) -> str:
    """Return the keys at the top of the first object that has none of the shapes."""
    odd = next((each for each in trees if _shape(each) is None), trees[0] if trees else None)
    if not isinstance(odd, dict):
        return type(odd).__name__
    names = [key[:40] for key in odd if key.isprintable()]
    return ", ".join(names[:12]) or "{ }"


def read_reference(campaigns: Campaigns, found: Recognised) -> ReferencePack:
    """Return the pack that a reference file makes; raises ``PackTrouble``."""
    return reference_pack(campaigns.game((), "").kit, found.trees[0])


def read_logs(
    campaigns: Campaigns, found: Recognised, name: str, packs: tuple[Pack, ...] = ()
) -> list[ReadLog]:
    """Return the campaign logs of a file; ``packs`` may help to know what they name.

    One that cannot be used says so and does not keep the others back.
    """
    logs: list[ReadLog] = []
    for index, tree in enumerate(found.trees):
        read = read_log(campaigns, tree, f"[{index}]" if found.several else "", name, packs)
        incoming = read.incoming
        if incoming.trouble is None and incoming.uid in {each.incoming.uid for each in logs}:
            bad = BadImport(name, TWICE.of(created=str(tree.get("createdAt"))[:40]))
            read = ReadLog(incoming._replace(trouble=bad, stored=None, opened=None), read.report)
        logs.append(read)
    return logs
