"""Over Target: its turns, by day and by night (HL-6.0, HL-9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Step, T, Tell
from desktop.rules.hornet_leader import changes_flight
from desktop.rules.hornet_leader.actions_chance import NightMarker
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.changes_display import CENTER
from desktop.rules.hornet_leader.defenses import DrawCounters
from desktop.rules.hornet_leader.enemy import EnemyAttacks
from desktop.rules.hornet_leader.enemy_rules import on_display
from desktop.rules.hornet_leader.movement import MoveAircraft, MoveBandits
from desktop.rules.hornet_leader.placing import Jettison
from desktop.rules.hornet_leader.steps import CampaignStep, Phase

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


class OverTarget(CampaignStep, frozen=True):
    """HL-3.1e  Turns follow each other until the last, or until no Aircraft is left."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(Turn(1))


class Turn(CampaignStep, frozen=True):
    """HL-3.1d  A turn: extra Bandits, Jettison, attacks, movement; then the next turn.

    Without an Aircraft on the display Over Target is over (HL-6.0b).
    """

    number: int

    def phase(self) -> Phase:
        # What waits above the next turn, and is no other phase, moves Bandits.
        return "bandits"

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        if not on_display(s) or self.number > s.flown.turn_limit:
            return
        changes_flight.begin_turn(s, self.number, tell)
        extra = kit.targets[s.flown.target].bandit_per_turn
        s.then(
            DrawCounters("bandit", (CENTER,) * extra, "HL-1.7b"),
            Jettison(),
            *_attacks(s, kit),
            MoveAircraft(),
            MoveBandits(),
            Turn(self.number + 1),
        )


class NightOrder(CampaignStep, frozen=True):
    """HL-9.1b  At night markers are drawn one by one; each one's side acts before the next."""

    def phase(self) -> Phase:
        return "fast"

    def decision(self, s: State, kit: Kit) -> Chance | None:
        left = s.flown.night_left
        if len(left) < 2:
            return None
        return Chance(
            "night",
            "HL-9.1b",
            T("hornet_leader", "Night: who acts next?"),
            tuple(map(NightMarker, left)),
            (1,) * len(left),
        )

    def carry_out(self, s: State, kit: Kit, action: NightMarker | None, tell: Tell) -> None:
        if not s.flown.night_left:
            return
        marker = s.flown.night_left[0] if action is None else action.marker
        changes_flight.draw_night_marker(s, marker, tell)
        s.then(_side_of(marker), NightOrder())


def _attacks(s: State, kit: Kit) -> tuple[Step, ...]:
    if s.flown.night:
        changes_flight.begin_night_order(s, kit.options["night"].draw)
        return (NightOrder(),)
    return AircraftAttacks(True), EnemyAttacks(("site", "bandit")), AircraftAttacks(False)


def _side_of(marker: str) -> Step:
    match marker:
        case "fast" | "slow":
            return AircraftAttacks(marker == "fast")
        case "sites":
            return EnemyAttacks(("site",))
        case _:
            return EnemyAttacks(("bandit",))
