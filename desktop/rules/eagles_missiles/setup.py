"""Chapter III: what Poland places before the first day."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_days as changes
from desktop.rules.eagles_missiles.actions_setup import PlaceAa
from desktop.rules.eagles_missiles.records import POLISH
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

place_aa = cache(PlaceAa)


class SetUp(WarStep, frozen=True):
    """EM-III.3b  The blue AA units are placed one after another; all else lies ready."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        waiting = _waiting(s, kit)
        if not waiting:
            return None
        total = kit.rules.setup["blue_aa"]
        words = T("eagles_missiles", "Where does blue AA unit {number} of {total} stand?")
        prompt = words.of(number=total - len(waiting) + 1, total=total)
        return Choice(POLISH, "EM-III.3b", prompt, tuple(map(place_aa, kit.polish)))

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(_waiting(s, kit))

    def carry_out(self, s: State, kit: Kit, action: PlaceAa | None, tell: Tell) -> None:
        if action is not None:
            changes.place_aa(s, _waiting(s, kit)[0], action.territory, tell)
            s.then(self)

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        place = next((each for each in picks if each in kit.territories), "")
        if not place or place in kit.polish:
            return None
        words = T("eagles_missiles", "{place}: AA units stand in Polish territories only")
        return Refused("EM-III.3b", words.of(place=kit.territory_name(place)))


def _waiting(s: State, kit: Kit) -> list[str]:
    """Return the blue AA units that have no place yet."""
    return [each.id for each in s.aa if not each.at and kit.aa[each.id].colour == "blue"]
