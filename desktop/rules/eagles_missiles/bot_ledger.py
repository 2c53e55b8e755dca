"""A placement and the Polish answer to it, added up by what they change about the war's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.bot_scene import Arena, Foe, Ground
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop.rules.eagles_missiles.bot_air import Staff
    from desktop.rules.eagles_missiles.bot_gains import Gains
    from desktop.rules.eagles_missiles.bot_plan import Plan


class Ledger:
    """The gains of a day: Poland decides by its own worths, the result is counted by Russia's."""

    def __init__(self, staff: Staff, gains: Gains) -> None:
        self._gains = gains
        self._falls = {place: gains.conquest(place) for place in staff.falls}
        self._landing = sum(
            self._falls[each.territory]
            for each in staff.s.assaults
            if theatre.is_landing(staff.kit, each)
        )
        self._losses = {kind: gains.loss(kind) for kind in staff.kit.types}
        losses = [gains.allied_loss(each.type) for each in staff.allies]
        self._allied_loss = sum(losses) / len(losses) if losses else 0.0
        self._grounds: dict[str, Ground] = {}

    def balance(self, arenas: Mapping[str, Arena], plan: Plan) -> float:
        """Return what a day brings Russia on average, all places together."""
        total = sum(self._falls.values())
        for place, arena in arenas.items():
            prey = [self._seen(place, foe) for foe in arena.prey]
            escorts = [self._seen(place, foe) for foe in arena.escorts]
            total += sum(foe.worth for foe in prey)
            seen = Arena(
                place, escorts, prey, self._ground(arena), arena.duel_bonus, self._allied_loss
            )
            total -= seen.value(plan.sent[place])
        return total

    def _seen(self, place: str, foe: Foe) -> Foe:
        """Return a squadron with what its loss and its raid are worth to Russia."""
        worth = foe.worth * self._gains.city(place) if foe.role == "raid" else 0.0
        loss = self._losses[foe.type]
        return Foe(foe.key, foe.type, foe.air, foe.adds, foe.bomber, worth, loss, foe.role)

    def _ground(self, arena: Arena) -> Ground | None:
        ground = arena.ground
        if ground is None:
            return None
        if arena.place not in self._grounds:
            point = self._gains.fleet_point if ground.point else 0.0
            # With the fleet goes the landing that it brings.
            worth = self._landing if arena.place == SEA else self._falls[arena.place]
            self._grounds[arena.place] = msgspec.structs.replace(
                ground, worth=worth, point=point, reckoned={}
            )
        return self._grounds[arena.place]
