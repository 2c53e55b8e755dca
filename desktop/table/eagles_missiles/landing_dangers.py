"""What threatens an airfield between the landing and the next day (EM-IV.C2, EM-IV.C3)."""

from __future__ import annotations

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import State

FALLS = T("eagles_missiles.table", "{place} falls: whoever stands there is destroyed")
BOMBED = T("eagles_missiles.table", "raids over {place}: {raids}; targets there: {targets}")


def danger(s: State, kit: Kit, airfield: str) -> Text | None:
    """Return what threatens an intact airfield now; ``None`` if nothing does.

    An assault that was not stopped takes its territory for sure, raids choose among its targets.
    """
    land = kit.airfields[airfield].territory
    place = kit.territory_name(land)
    if any(each.territory == land and not each.stopped for each in s.assaults):
        return FALLS.of(place=place)
    raids = theatre.placed(s, "raid", land)
    if not raids:
        return None
    targets = len(theatre.targets_in(s, kit, land))
    return BOMBED.of(place=place, raids=len(raids), targets=targets)
