"""What is said about component data that have a mistake."""

from __future__ import annotations

import functools
import tomllib

import pytest

from desktop.rules.core import BadComponents
from desktop.rules.hornet_leader.components import Kit
from tests.rules.hornet_leader.positions import data

# Parsing takes most of the time of a refusal, and all files but one are as they were.
_parsed_once = functools.cache(tomllib.loads)


def refusal(file: str, old: str, new: str) -> str:
    """Return what is said about the data when the first ``old`` of a file is ``new``."""
    files = data()
    text = files[file].decode()
    assert old in text
    files[file] = text.replace(old, new, 1).encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tomllib, "loads", _parsed_once)
        with pytest.raises(BadComponents) as refused:
            Kit(files)
    return str(refused.value)
