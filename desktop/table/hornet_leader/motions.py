"""How the events of a mission are seen on the display."""

from __future__ import annotations

from desktop.rules.core import Event
from desktop.rules.hornet_leader import events_display as display
from desktop.rules.hornet_leader import events_flight as flight
from desktop.rules.hornet_leader.actions_mission import enemy_target
from desktop.table.hornet_leader.counters import pilot_target
from desktop.table.look import Motion


def motion_of(event: Event) -> Motion | None:
    """Return how an event is seen; ``None`` if it is not."""
    match event:
        case flight.AircraftPut(pilot=pilot, start=start, area=area) if start != area:
            return Motion(pilot_target(pilot), "move", start, area)
        case flight.AircraftLeft(pilot=pilot, start=start):
            return Motion(pilot_target(pilot), "vanish", start)
        case flight.AircraftDestroyed(pilot=pilot, start=start):
            return Motion(pilot_target(pilot), "vanish", start)
        case display.CounterPlaced(key=key, area=area):
            return Motion(enemy_target(key), "appear", end=area)
        case display.CounterMoved(key=key, start=start, area=area):
            return Motion(enemy_target(key), "move", start, area)
        case display.CounterRemoved(key=key, area=area):
            return Motion(enemy_target(key), "vanish", area)
        case display.CounterDestroyed(key=key, area=area):
            return Motion(enemy_target(key), "vanish", area)
        case _:
            return None
