"""Changes of AEW and tanker aircraft: the only functions that assign to them (chapter 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.red_menace import events_theatre as told

if TYPE_CHECKING:
    from desktop.rules.red_menace.state import State


def deploy(s: State, unit: str, base: str, tell: Tell, rule: str) -> None:
    """Put an AEW or tanker into the air (RM-11.1a, RM-11.2a)."""
    for each in s.support:
        if each.unit == unit:
            each.where, each.base = "launched", base
    tell(told.SupportDeployed(rule, unit, base))


def base_fell(s: State, city: str, tell: Tell) -> None:
    """Remove the aircraft that are based at a destroyed city (RM-11.1b, RM-11.2b)."""
    for each in s.support:
        if each.where == "launched" and each.base == city:
            each.where, each.base = "lost", ""
            rule = "RM-11.2b" if each.unit == "tu126" else "RM-11.1b"
            tell(told.SupportLost(rule, each.unit, city))
