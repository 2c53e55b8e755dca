"""The step in which Sites and Bandits attack, one after the other (HL-6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, T, Target, Tell
from desktop.rules.hornet_leader import changes_campaign, changes_display
from desktop.rules.hornet_leader.actions_chance import DrawnPilot
from desktop.rules.hornet_leader.actions_mission import NextEnemy, StandardOrder
from desktop.rules.hornet_leader.enemy_rules import face_of, in_order, on_display, victims
from desktop.rules.hornet_leader.reactions import Assault
from desktop.rules.hornet_leader.records import PLAYER, TARGET, Aircraft, Counter, Kind
from desktop.rules.hornet_leader.steps import CampaignStep, Phase, picked

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State


NO_ATTACK = T("hornet_leader", "No enemy can attack.")


class EnemyAttacks(CampaignStep, frozen=True):
    """HL-6.9a  Every counter of some kinds attacks once, in the order the player likes."""

    kinds: tuple[Kind, ...]
    begun: bool = False
    standard: bool = False
    """Whether the rest attacks in the standard order."""

    def phase(self) -> Phase:
        return "enemy"

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        return Choice(
            PLAYER,
            "HL-6.9a",
            T("hornet_leader", "Which enemy attacks next?"),
            (*(NextEnemy(each.key) for each in self._ready(s, kit)), StandardOrder()),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return self.begun and not self.standard and len(self._ready(s, kit)) > 1

    def carry_out(
        self, s: State, kit: Kit, action: NextEnemy | StandardOrder | None, tell: Tell
    ) -> None:
        if not self.begun:
            changes_display.begin_step(s)
            if not self._ready(s, kit):
                changes_campaign.note(NO_ATTACK, tell, "HL-6.0a")
                return
            s.then(EnemyAttacks(self.kinds, True, self.standard))
            return
        if isinstance(action, NextEnemy):
            counter = s.flown.counter(action.enemy)
        else:
            ready = self._ready(s, kit)
            if not ready:
                return
            counter = ready[0]
        changes_display.note_acted(counter)
        standard = self.standard or isinstance(action, StandardOrder)
        s.then(VictimPick(counter.key), EnemyAttacks(self.kinds, True, standard))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        if TARGET in picks:
            return Refused("HL-6.9a", T("hornet_leader", "The Target does not attack"))
        key = picked(picks, "enemy")
        if not s.flown.has(key):
            return None
        counter, name = s.flown.counter(key), kit.enemy_name(key)
        if counter.kind == "bomber":
            return Refused("HL-1.3n", T("hornet_leader", "Bombers never attack"))
        if counter.kind not in self.kinds:
            words = T("hornet_leader", "{enemy} does not attack in this step")
            return Refused("HL-9.1b", words.of(enemy=name))
        if counter.acted:
            words = T("hornet_leader", "{enemy} has attacked in this step")
            return Refused("HL-6.9a", words.of(enemy=name))
        if not victims(s, kit, counter):
            words = T("hornet_leader", "{enemy} can attack none of your Aircraft where they are")
            return Refused("HL-6.9f", words.of(enemy=name))
        return None

    def _ready(self, s: State, kit: Kit) -> list[Counter]:
        flight = on_display(s)
        waiting = (each for each in in_order(s, kit, *self.kinds) if not each.acted)
        return [each for each in waiting if victims(s, kit, each, flight)]


class VictimPick(CampaignStep, frozen=True):
    """HL-6.9e  One of the equally close Aircraft is attacked, at random."""

    enemy: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        found = self._closest(s, kit)
        if len(found) < 2:
            return None
        return Chance(
            "pick",
            "HL-6.9e",
            T("hornet_leader", "{enemy}: whom does it attack?").of(
                enemy=kit.enemy_name(self.enemy)
            ),
            tuple(DrawnPilot(each.pilot) for each in found),
            (1,) * len(found),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len(self._closest(s, kit)) > 1

    def carry_out(self, s: State, kit: Kit, action: DrawnPilot | None, tell: Tell) -> None:
        counter = s.flown.counter(self.enemy)
        pilot = self._closest(s, kit)[0].pilot if action is None else action.pilot
        rule = "HL-6.9b" if counter.kind == "site" else "HL-6.9c"
        numbers = face_of(kit, counter).attack
        s.then(Assault(self.enemy, pilot, numbers, True, True, "over_target", 0, rule))

    def _closest(self, s: State, kit: Kit) -> list[Aircraft]:
        return victims(s, kit, s.flown.counter(self.enemy))
