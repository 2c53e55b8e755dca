"""What interceptors do, as it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.rules.core import Event, T, Target, Text
from desktop.rules.red_menace.records import Reach

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit


class InterceptorUsed(Event, frozen=True):
    """An interceptor went to its box after a fight (RM-9.4c)."""

    topic: ClassVar[str] = "fight"
    unit: str
    reach: Reach

    def text(self, kit: Kit) -> Text:
        words = T("red_menace", "{unit} goes to the Normal box.")
        if self.reach == "long":
            words = T("red_menace", "{unit} goes to the Long box.")
        return words.of(unit=kit.unit_name(self.unit))

    def places(self, kit: Kit) -> tuple[Target, ...]:
        return (f"plane:{self.unit}",)
