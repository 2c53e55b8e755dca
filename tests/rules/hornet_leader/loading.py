"""A flight that is being armed, and what is said about its loads."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from desktop.rules.core import Action, Choice, Refused
from desktop.rules.hornet_leader import refusals
from desktop.rules.hornet_leader.actions_campaign import (
    Load,
)
from desktop.rules.hornet_leader.arming import Arm
from desktop.rules.hornet_leader.components import Kit
from desktop.rules.hornet_leader.state import State
from tests.rules.hornet_leader.positions import (
    KIT,
    aircraft,
    asked,
    campaign,
    mission,
    play,
)

NEAR, NEXT, FAR = 10, 1, 14
"""Targets of Iraq 1991 in bands with a weight penalty of 0, -1 and -3."""
DARK, BRIGHT = 14, 10
"""Targets that can and cannot be flown at night."""


def arm(
    *pilots: str,
    target: int = NEAR,
    loads: dict[str, tuple[str, ...]] | None = None,
    skills: dict[str, int] | None = None,
    sheet: str = "iraq_1991",
    options: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """Return a flight that is being armed, some of it with counters already."""
    flight = [aircraft(pilot, "", loads=(loads or {}).get(pilot, ())) for pilot in pilots]
    state = campaign(sheet, options=options, **fields)
    s = mission(target, flight, state=state, skills=skills, steps=[Arm()])
    asked(s)
    return s


def offered(s: State, kit: Kit = KIT) -> tuple[Action, ...]:
    choice = s.steps[-1].decision(s, kit)
    assert isinstance(choice, Choice)
    return choice.actions


def why(s: State, *picks: str) -> str:
    """Return the rule by which something that was pointed at is not possible."""
    return refusals.why_not(s, KIT, 0, picks).rule


def refused(s: State, pilot: str, item: str) -> str:
    """Return the rule by which a counter cannot be loaded; check that it is not offered."""
    load = Load(pilot, item)
    with pytest.raises(Refused):
        play(s, load)
    return why(s, *load.picks)


def kit_with(**fields: Any) -> Kit:
    """Return the components with some of them replaced."""
    kit = copy.copy(KIT)
    for name, value in fields.items():
        setattr(kit, name, value)
    return kit


def sheets(**fields: Any) -> Kit:
    """Return the components with other fields on the sheet of Iraq 1991."""
    changed = msgspec.structs.replace(KIT.campaigns["iraq_1991"], **fields)
    return kit_with(campaigns={**KIT.campaigns, "iraq_1991": changed})
