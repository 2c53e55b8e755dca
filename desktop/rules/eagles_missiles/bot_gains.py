"""What the events of a day change about how the war is expected to end, for the hard level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from desktop.rules.eagles_missiles import bot_outlook, bot_worth, theatre, views
from desktop.rules.eagles_missiles.records import Fall

if TYPE_CHECKING:
    from collections.abc import Callable

    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

CAUGHT: Final = 0.5
"""How likely a squadron does not get away from an airfield that a missile hits (EM-XI.4)."""


class Gains:
    """What Russia gains, in points of the final score, by single events."""

    def __init__(self, s: State, kit: Kit) -> None:
        self._s, self._kit = s, kit
        self.left = bot_outlook.time_left(s, kit)
        self._burnt: dict[str, float] = {}
        """What a city of each territory brings, as far as it was asked."""
        self._now = bot_outlook.score(s, kit, self.left)
        self.fleet_point = -self._by(_sink) / s.fleet if s.fleet else 0.0
        """What it costs that the fleet loses a point of strength."""

    def conquest(self, territory: str) -> float:
        """Return the gain by conquering a territory with all cities in it."""

        def fall(s: State) -> None:
            s.cities_lost += len(self._cities(territory))
            s.conquered[territory] = Fall(territory, s.day, "conquest")

        return self._by(fall)

    def city(self, territory: str) -> float:
        """Return the gain by destroying a city there; what stands at a front may fall anyway."""
        if territory not in self._burnt:
            cities = self._cities(territory)

            def burn(s: State) -> None:
                s.cities_lost += 1
                s.ruins[cities[0]] = Fall(cities[0], s.day, "raid")

            self._burnt[territory] = self._by(burn) if cities else bot_worth.OTHER_BOMBS
        return self._burnt[territory]

    def loss(self, kind: str) -> float:
        """Return what the loss of a Russian squadron of a type costs."""
        weight = bot_outlook.LOSSES.get(kind, 0.0)
        return bot_worth.LOSS * self._kit.types[kind].loss_value + self.left * weight

    def allied_loss(self, kind: str) -> float:
        """Return the gain by destroying an allied squadron of a type."""
        return bot_worth.LOSS - self.left * bot_outlook.ALLIES.get(kind, bot_outlook.NATO)

    def target(self, key: str) -> float:
        """Return the gain by a missile that hits a field or an AA unit."""
        s, kit = self._s, self._kit
        if key in kit.cities:
            return self.city(kit.cities[key].territory)
        if key in kit.aa:
            return bot_worth.AA_TARGET
        standing = theatre.standing_on(s, key)
        return bot_worth.ROOM + CAUGHT * sum(self.allied_loss(each.type) for each in standing)

    def _cities(self, territory: str) -> list[str]:
        return [city for city in self._kit.cities_in[territory] if city not in self._s.ruins]

    def _by(self, change: Callable[[State], None]) -> float:
        s = views.copied(self._s)
        change(s)
        return bot_outlook.score(s, self._kit, self.left) - self._now


def _sink(s: State) -> None:
    s.fleet = 0
