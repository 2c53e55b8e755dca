"""The JSON of a campaign file, before it is looked at as a campaign: nothing in it is trusted."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from desktop.logbook.campaign_file import FORMAT
from desktop.rules.core import T
from desktop.store.errors import BadFile
from desktop.store.json_text import bad_at
from desktop.store.stored import has_open_pin

DEEPEST = 60
"""Levels of a file; what this program writes has a dozen."""
LARGEST = 2**63
MOST_CAMPAIGNS = 1000
_UID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def trees_in(text: bytes, name: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the campaigns of a file by their place in it (``[2]``, or nothing for a single one).

    Raises ``BadFile``, and what msgspec raises, if these are no campaigns as far as format,
    version and uid tell.
    """
    whole = msgspec.json.decode(text)
    check_size(whole, name)
    _check_keys(text, name)
    if isinstance(whole, list):
        if len(whole) > MOST_CAMPAIGNS:
            words = T("logbook", "it holds more than {most} campaigns.")
            raise BadFile(name, words.of(most=MOST_CAMPAIGNS))
        found = [(f"[{number}]", each) for number, each in enumerate(whole)]
    else:
        found = [("", whole)]
    seen: set[str] = set()
    for path, tree in found:
        _check_head(tree, path, name, text)
        if tree["uid"] in seen:
            words = T("logbook", "this campaign is in the file twice")
            raise bad_at(name, f"{path}.uid", words, text)
        seen.add(tree["uid"])
    return found


def _check_head(tree: Any, path: str, name: str, text: bytes) -> None:
    if not isinstance(tree, dict) or tree.get("format") != FORMAT:
        words = T("logbook", "this is no campaign: its format is not {format}")
        raise bad_at(name, path, words.of(format=FORMAT), text)
    version = tree.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise bad_at(name, f"{path}.version", T("logbook", "a number from 1 is needed"), text)
    uid = tree.get("uid")
    if not isinstance(uid, str) or not _UID.fullmatch(uid):
        words = T("logbook", "a UUID in small letters is needed")
        raise bad_at(name, f"{path}.uid", words, text)
    record = tree.get("record")
    if isinstance(record, dict) and has_open_pin(record.get("seats")):
        words = T("store", "a PIN must be empty or stand as its hash")
        raise bad_at(name, f"{path}.record.seats", words, text)


def check_size(whole: Any, name: str) -> None:
    """Make sure that nothing is nested so deeply, or so large, that it cannot be kept."""
    level, depth = [whole], 0
    while level:
        depth += 1
        if depth > DEEPEST:
            raise BadFile(name, T("store", "it is nested too deeply."))
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, int) and abs(value) >= LARGEST:
                raise BadFile(name, T("logbook", "it holds a number that is far too large."))
        level = below


def _check_keys(text: bytes, name: str) -> None:
    """Make sure that no object has a key twice: which of them is meant nobody knows."""

    def once(pairs: list[tuple[str, Any]]) -> None:
        names = [key for key, _ in pairs]
        if len(set(names)) < len(names):
            twice = next(key for key in names if names.count(key) > 1)
            words = T("logbook", "the key {key} is there twice in one place.")
            raise BadFile(name, words.of(key=twice[:40]))

    json.loads(text, object_pairs_hook=once)
