"""What the drafts of the player's decisions have in common."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.rules.core import Action, Choice, Refused, Target
from desktop.rules.red_menace import refusals
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.state import State, View
from desktop.table.look import Counter, Mark
from desktop.table.picker import openings
from desktop.table.red_menace.counters import table_counters
from desktop.table.red_menace.layout import PREFIX
from desktop.table.red_menace.marks import board_marks
from desktop.table.red_menace.places import BOMBER, CITY, city_of

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
ASIDE = PREFIX + "us_aside"
"""The box of bombers that have no base yet."""


def held(key: Qt.KeyboardModifier) -> bool:
    """Return whether a key is held while the mouse is moved."""
    return bool(QGuiApplication.keyboardModifiers() & key)


def number_of(target: Target) -> int:
    """Return the number of a bomber that is pointed at; -1 for anything else."""
    key = target.removeprefix(BOMBER) if target.startswith(BOMBER) else ""
    return int(key) if key.isdecimal() else -1


def bomber_targets(numbers: Iterable[int]) -> tuple[Target, ...]:
    """Return bombers as targets."""
    return tuple(f"{BOMBER}{number}" for number in numbers)


class WarDraft:
    """A draft that changes nothing: each decision adds what it puts together."""

    def __init__(self, kit: Kit, choice: Choice, view: View) -> None:
        self.kit, self.choice, self.view = kit, choice, view

    @property
    def s(self) -> State:
        """The position."""
        return self.view.state

    @cached_property
    def _counters(self) -> tuple[Counter, ...]:
        return table_counters(self.kit, self.s)

    @property
    def picks(self) -> tuple[Target, ...]:
        """What was picked so far."""
        return ()

    def next_targets(self) -> frozenset[Target]:
        """Return what can be picked."""
        return openings(self.choice.actions, self.picks)

    def back(self) -> bool:
        """Take the last pick back; return whether there was one."""
        return False

    def counters(self) -> tuple[Counter, ...]:
        """Return the counters of the view."""
        return self._counters

    def marks(self) -> tuple[Mark, ...]:
        """Light what can be chosen."""
        return board_marks(self.kit, self.s, self.choice.actions, self.picks)

    def movable(self, target: Target) -> bool:
        """Return whether something that can be dragged lies there."""
        return False

    def drop(self, source: Target, target: Target) -> None:
        """Move what lies at the source."""
        raise self.why_not(source, target)

    def pick(self, target: Target) -> Action | None:
        """Take a pick; return the action that it finishes."""
        found = self.action_of(target)
        if found is None:
            raise self.why_not(target)
        return found

    def action_of(self, target: Target) -> Action | None:
        """Return the action whose only pick is this one."""
        return next((each for each in self.choice.actions if each.picks == (target,)), None)

    def why_not(self, *picks: Target) -> Refused:
        """Return why picks lead nowhere."""
        return refusals.why_not(self.s, self.kit, self.view.seat, picks)

    def cities_at(self, target: Target) -> tuple[str, ...]:
        """Return the cities that a target means: itself, its base, or those of its hex."""
        if target in self.kit.hexes:
            return self.kit.hexes[target].cities
        city = city_of(target)
        return (city,) if city in self.kit.cities else ()

    def hex_at(self, target: Target) -> str:
        """Return the hex that a target means: itself, that of a city or a bomber; else nothing."""
        number = number_of(target)
        if 0 <= number < len(self.s.bombers):
            # Bombers on the ground are where their city is.
            at = self.s.bombers[number].at
            target = at if at in self.kit.hexes else CITY + at
        if target in self.kit.hexes:
            return target
        city = city_of(target)
        return self.kit.cities[city].hex if city in self.kit.cities else ""
