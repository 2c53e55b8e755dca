"""NATO answers an attack on its own soil (EM-IX.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Tell
from desktop.rules.eagles_missiles import changes_days, theatre
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class NatoAlarm(WarStep, frozen=True):
    """EM-IX.3  A missile card or a raid on Germany or the Czech Republic calls all of NATO."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if s.nato_alarm:
            return
        attacked = [each.territory for each in s.missiles]
        attacked += [each.at for each in theatre.russian(s, kit) if each.role == "raid"]
        if not set(attacked).isdisjoint(kit.abroad):
            changes_days.alarm_nato(s, tell)
