"""Who is sent against one formation, before it is an action."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Order(msgspec.Struct, frozen=True):
    """How many of each type are sent, and who carries the missile or lends values."""

    sent: dict[str, int] = {}
    """By type, without the one that carries the missile."""
    nuclear: str = ""
    """The type of which one more carries the missile of card 8 (RM-10.2.8a)."""
    aew: str = ""
    """The type that lends its values to the extra die (RM-11.3.1b)."""

    @property
    def units(self) -> tuple[str, ...]:
        """The types that are sent."""
        found = [unit for unit, count in self.sent.items() if count]
        return tuple(dict.fromkeys((*found, *([self.nuclear] if self.nuclear else []))))

    @property
    def size(self) -> int:
        """How many are sent."""
        return sum(self.sent.values()) + bool(self.nuclear)

    def count(self, unit: str) -> int:
        """Return how many of a type are sent, the one with the missile among them."""
        return self.sent.get(unit, 0) + (self.nuclear == unit)

    def with_one(self, unit: str) -> Order:
        """Return the order with one more of a type."""
        return self._counting(unit, self.sent.get(unit, 0) + 1)

    def without_one(self, unit: str) -> Order:
        """Return the order with one less of a type; the one with the missile goes last."""
        if self.sent.get(unit, 0):
            return self._counting(unit, self.sent[unit] - 1)
        return replace(self, nuclear="") if self.nuclear == unit else self

    def carrying(self, unit: str) -> Order:
        """Return the order with the missile on one of a type: of those that are sent, if any."""
        order = self._counting(unit, self.sent[unit] - 1) if self.sent.get(unit, 0) else self
        return replace(order, nuclear=unit)

    def _counting(self, unit: str, count: int) -> Order:
        sent = {**self.sent, unit: count}
        return replace(self, sent={each: number for each, number in sent.items() if number})
