"""Changes of the Aircraft on a mission: the only functions that assign to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Tell
from desktop.rules.hornet_leader import changes_pilots
from desktop.rules.hornet_leader import events_flight as told
from desktop.rules.hornet_leader.events_display import MarkerDrawn, TurnBegan
from desktop.rules.hornet_leader.events_pilots import WeaponsGone
from desktop.rules.hornet_leader.pilots import level_of
from desktop.rules.hornet_leader.records import Aircraft, FlightRecord, Place, SarResult

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


# ---------------------------------------------------------------------------- before take-off


def assign(s: State, pilot: str, tell: Tell, *, secondary: bool = False) -> None:
    """Assign a Pilot to the mission, or to the Secondary that is flown after it (HL-4.4a)."""
    if secondary:
        s.second_flight.append(pilot)
    else:
        s.flown.flight.append(Aircraft(pilot))
        s.flown.records.append(FlightRecord(pilot))
    tell(told.Assigned("HL-1.7t" if secondary else "HL-4.4a", pilot, True, secondary))


def unassign(s: State, pilot: str, tell: Tell, rule: str = "HL-4.4a") -> None:
    """Take a Pilot off the mission, or off the Secondary, before take-off."""
    if pilot in s.second_flight:
        s.second_flight.remove(pilot)
    else:
        place = s.flown.flight.index(s.flown.aircraft(pilot))
        del s.flown.flight[place], s.flown.records[place]
    tell(told.Assigned(rule, pilot, False))


def fly_second(s: State, pilot: str, tell: Tell) -> None:
    """Let a Pilot of the Secondary fly it now (HL-1.7u)."""
    s.second_flight.remove(pilot)
    assign(s, pilot, tell)


def note_limit(s: State, over: int) -> None:
    """Note whether one Aircraft more (1) or less (-1) flies than the card says (HL-9.2)."""
    s.flown.over_limit = over


def load(s: State, kit: Kit, pilot: str, items: Sequence[str], tell: Tell, rule: str) -> None:
    """Put counters on an Aircraft (HL-4.5a)."""
    aircraft = s.flown.aircraft(pilot)
    for item in items:
        (aircraft.pods if kit.weapons[item].kind == "pod" else aircraft.loads).append(item)
    tell(told.Loaded(rule, pilot, tuple(items)))


def unload(s: State, kit: Kit, pilot: str, item: str, tell: Tell) -> None:
    """Take a counter off an Aircraft while it is armed (HL-4.5g)."""
    aircraft = s.flown.aircraft(pilot)
    (aircraft.pods if kit.weapons[item].kind == "pod" else aircraft.loads).remove(item)
    tell(told.Unloaded("HL-4.5g", pilot, (item,)))


def set_tanker(s: State, tanker: Literal["", "paid", "free"], tell: Tell) -> None:
    """Take Tanker Priority, or give it back, while the Aircraft are armed (HL-4.5f)."""
    s.flown.tanker = tanker
    tell(told.TankerChosen("HL-4.5f", tanker))


def set_night(s: State, tell: Tell, *, night: bool) -> None:
    """Fly at night, or by day after all (HL-9.1a)."""
    s.flown.night = night
    tell(told.NightChosen("HL-9.1a", night))


def name_leader(s: State, pilot: str, tell: Tell) -> None:
    """Make a Pilot the Flight Leader (HL-4.5e)."""
    s.flown.leader = pilot
    tell(told.LeaderNamed("HL-4.5e", pilot))


def take_off(s: State, kit: Kit, tell: Tell) -> None:
    """Give every Pilot his SA counters and log what he carries and that he flies (HL-4.5d)."""
    for aircraft in s.flown.flight:
        change_sa(s, aircraft.pilot, level_of(kit, s.member(aircraft.pilot)).sa, tell, "HL-4.5d")
        record = s.flown.record(aircraft.pilot)
        record.loads = [*aircraft.loads, *aircraft.pods]
        record.leader = aircraft.pilot == s.flown.leader
        member = s.member(aircraft.pilot)
        record.stress_before, record.xp_before = member.stress, member.xp
        changes_pilots.take_off(s, aircraft.pilot)
    s.flown.armed = True


# ----------------------------------------------------------------------------- counters and SA


def expend(s: State, pilot: str, items: Sequence[str], tell: Tell, rule: str) -> None:
    """Use up weapon counters or Pods of an Aircraft; they return to the supply (rules 0.4)."""
    aircraft = s.flown.aircraft(pilot)
    for item in items:
        (aircraft.pods if item in aircraft.pods else aircraft.loads).remove(item)
    s.flown.record(pilot).expended += items
    tell(told.Expended(rule, pilot, tuple(items)))


def change_sa(s: State, pilot: str, amount: int, tell: Tell, rule: str) -> None:
    """Give a Pilot SA counters, or take some, not below 0."""
    aircraft = s.flown.aircraft(pilot)
    before = aircraft.sa
    aircraft.sa = max(0, before + amount)
    if aircraft.sa != before:
        tell(told.SaChanged(rule, pilot, aircraft.sa - before, aircraft.sa))


def spend_sa(s: State, payer: str, receiver: str, tell: Tell, rule: str) -> None:
    """Discard an SA counter for an attack (HL-6.2e)."""
    s.flown.aircraft(payer).sa -= 1
    tell(told.SaSpent(rule, payer, receiver))


# -------------------------------------------------------------------------------- what befalls


def abort(s: State, pilot: str, tell: Tell, rule: str = "HL-5.2b") -> None:
    """Send an Aircraft home; its weapons return to the supply (HL-5.2b)."""
    aircraft = s.flown.aircraft(pilot)
    _strip(aircraft)
    aircraft.aborted = True
    aircraft.area = ""
    s.flown.record(pilot).aborted = True
    tell(told.WentHome(rule, pilot))


def damage(s: State, kit: Kit, pilot: str, place: Place, tell: Tell, rule: str) -> None:
    """Damage an Aircraft: everything it carries is gone, and 2 Stress (HL-6.11c).

    The second time in a mission it is Destroyed instead (HL-6.11d).
    """
    aircraft = s.flown.aircraft(pilot)
    if aircraft.damaged:
        destroy(s, pilot, place, tell, "HL-6.11d")
        return
    aircraft.damaged = True
    s.flown.record(pilot).damaged = True
    tell(told.AircraftDamaged(rule, pilot))
    gone = (*aircraft.loads, *aircraft.pods)
    _strip(aircraft)
    if gone:
        tell(WeaponsGone(rule, pilot, gone))
    changes_pilots.change_stress(s, kit, pilot, kit.tables.damage.damaged_stress, tell, rule)


def destroy(s: State, pilot: str, place: Place, tell: Tell, rule: str) -> None:
    """Destroy an Aircraft: it leaves the mission with all it carries (HL-6.11e)."""
    aircraft = s.flown.aircraft(pilot)
    start = aircraft.area
    _strip(aircraft)
    aircraft.lost = place
    aircraft.area = ""
    s.flown.record(pilot).lost = place
    s.lost_aircraft += 1
    tell(told.AircraftDestroyed(rule, pilot, start))


def land(s: State) -> None:
    """Take what is left off the Aircraft when the mission is over (HL-6.2h, HL-7.2i)."""
    for aircraft in s.flown.flight:
        _strip(aircraft)


def note_rescue(s: State, pilot: str, result: SarResult, face: int, total: int) -> None:
    """Log die, sum and result of Search and Rescue for a Pilot."""
    s.flown.aircraft(pilot).sar_done = True
    record = s.flown.record(pilot)
    record.sar, record.sar_face, record.sar_total = result, face, total


def log_flight(s: State) -> None:
    """Log what the mission has made of its Pilots."""
    for record in s.flown.records:
        member = s.member(record.pilot)
        record.stress, record.xp = member.stress, member.xp


def _strip(aircraft: Aircraft) -> None:
    aircraft.loads.clear()
    aircraft.pods.clear()
    aircraft.sa = 0


# ----------------------------------------------------------------------------- place and turn


def put(s: State, pilot: str, area: str, high: bool, tell: Tell, rule: str) -> None:
    """Place an Aircraft, or move it, at an Altitude (HL-5.3a, HL-6.12a)."""
    aircraft = s.flown.aircraft(pilot)
    start = aircraft.area
    aircraft.area, aircraft.high = area, high
    tell(told.AircraftPut(rule, pilot, start, area, high))


def leave_display(s: State, tell: Tell, rule: str) -> None:
    """Take every Aircraft off the display at the end of Over Target."""
    for aircraft in s.flown.flying():
        if aircraft.area:
            tell(told.AircraftLeft(rule, aircraft.pilot, aircraft.area))
            aircraft.area = ""


def begin_moving(s: State) -> None:
    """Remember where every Aircraft begins its movement: until the end it may be moved anew."""
    for aircraft in s.flown.flying():
        aircraft.start, aircraft.start_high = aircraft.area, aircraft.high


def begin_turn(s: State, turn: int, tell: Tell) -> None:
    """Set the turn counter; every Pilot may attack again (HL-3.1d)."""
    s.flown.turn = turn
    s.flown.calm = -1
    for aircraft in s.flown.flight:
        aircraft.fast_attack = aircraft.slow_attack = aircraft.free_attack = False
        aircraft.high_stress = aircraft.rolled = False
    tell(TurnBegan("HL-3.1d", turn, s.flown.turn_limit))


def limit_turns(s: State, turns: int) -> None:
    """Set how many turns the mission has Over Target (schema 6.4)."""
    s.flown.turn_limit = turns


def begin_night_order(s: State, markers: Sequence[str]) -> None:
    """Lay out the markers of the night order, which are drawn one by one (HL-9.1b)."""
    s.flown.night_left = list(markers)


def draw_night_marker(s: State, marker: str, tell: Tell) -> None:
    """Draw a marker of the night order: its side acts next (HL-9.1b)."""
    s.flown.night_left.remove(marker)
    tell(MarkerDrawn("HL-9.1b", marker))


def stay_calm(s: State, percent: int) -> None:
    """Ask no more this turn about attacks that Damage with less than a percentage."""
    s.flown.calm = percent


def note_attack(s: State, pilot: str, *, fast: bool, free: bool) -> None:
    """Note an attack in the Fast or Slow step, and whether it was the free one (HL-1.5m)."""
    aircraft = s.flown.aircraft(pilot)
    if fast:
        aircraft.fast_attack = True
    else:
        aircraft.slow_attack = True
    aircraft.free_attack = aircraft.free_attack or free
    aircraft.rolled = True


def note_roll(s: State, pilot: str) -> None:
    """Note that a Pilot has rolled for an attack or a Suppression this turn (HL-9.5b)."""
    s.flown.aircraft(pilot).rolled = True


def take_high_stress(s: State, kit: Kit, pilot: str, tell: Tell) -> None:
    """Take 1 Stress for +1 on all rolls of the turn (HL-9.5b)."""
    s.flown.aircraft(pilot).high_stress = True
    amount = kit.tables.stress.high_stress
    changes_pilots.change_stress(s, kit, pilot, amount, tell, "HL-9.5b")
