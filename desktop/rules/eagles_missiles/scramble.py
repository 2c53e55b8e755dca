"""Squadrons try to get away from an airfield that a missile destroys (EM-XI.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Roll, Rolled, Side, T, Target, Tell
from desktop.rules.eagles_missiles import card_refusals, changes_squadrons, theatre
from desktop.rules.eagles_missiles import events_polish as told
from desktop.rules.eagles_missiles.actions_polish import ScrambleNext, ScrambleTo
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import POLISH, RUSSIANS
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State


class Scramble(WarStep, frozen=True):
    """EM-XI.4  Each squadron on the airfield rolls, in the order that Poland names."""

    airfield: str
    """A city has no squadrons: nothing happens."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        waiting = theatre.standing_on(s, self.airfield)
        if len(waiting) < 2:
            return None
        words = T("eagles_missiles", "{airfield} is hit. Which squadron tries to get away next?")
        sides = {theatre.commander_of(s, kit, each) for each in waiting}
        return Choice(
            sides.pop() if len(sides) == 1 else POLISH,
            "EM-XI.4",
            words.of(airfield=kit.field_name(self.airfield)),
            tuple(ScrambleNext(each.id) for each in waiting),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len(theatre.standing_on(s, self.airfield)) > 1

    def carry_out(self, s: State, kit: Kit, action: ScrambleNext | None, tell: Tell) -> None:
        waiting = theatre.standing_on(s, self.airfield)
        if waiting:
            squadron = waiting[0].id if action is None else action.squadron
            s.then(ScrambleDie(squadron, self.airfield), Scramble(self.airfield))


class ScrambleDie(WarStep, frozen=True):
    """EM-XI.4  On 4 or more a squadron gets away, else it is destroyed."""

    squadron: str
    airfield: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("eagles_missiles", "{squadron} tries to get away from {airfield}")
        airfield = kit.field_name(self.airfield)
        prompt = words.of(squadron=kit.squadron_name(self.squadron), airfield=airfield)
        needs = kit.rules.missile["scramble_on"]
        roll = Roll(1, 6, needs, subject=prompt, harms=RUSSIANS)
        return Chance("scramble", "EM-XI.4", prompt, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        die = action.dice[0]
        away = die >= kit.rules.missile["scramble_on"]
        tell(told.Scrambled("EM-XI.4", self.squadron, self.airfield, die, away))
        if away:
            s.then(GetAway(self.squadron))
        else:
            changes_squadrons.lose(s, kit, s.squadron(self.squadron), tell, "EM-XI.4")


class GetAway(WarStep, frozen=True):
    """EM-XI.4  Poland chooses the new airfield; without room the squadron is destroyed."""

    squadron: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        squadron = s.squadron(self.squadron)
        bases = theatre.bases_for(s, kit, squadron)
        if len(bases) < 2:
            return None
        words = T("eagles_missiles", "{squadron} gets away. To which airfield?")
        return Choice(
            theatre.commander_of(s, kit, squadron),
            "EM-XI.4",
            words.of(squadron=kit.squadron_name(self.squadron)),
            tuple(ScrambleTo(self.squadron, base) for base in bases),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len(theatre.bases_for(s, kit, s.squadron(self.squadron))) > 1

    def carry_out(self, s: State, kit: Kit, action: ScrambleTo | None, tell: Tell) -> None:
        squadron = s.squadron(self.squadron)
        bases = theatre.bases_for(s, kit, squadron)
        if not bases:
            tell(told.NoRoom("EM-VI.1f", self.squadron))
            changes_squadrons.lose(s, kit, squadron, tell, "EM-VI.1f")
            return
        base = bases[0] if action is None else action.airfield
        changes_squadrons.rebase(s, squadron, base, tell, "EM-XI.4")

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        field = picked(picks, "field")
        if field not in kit.fields:
            return None
        words = T("eagles_missiles", "{squadron} cannot go to {field}: {reason}")
        reason = card_refusals.airfield_reason(s, kit, field)
        foreign = field in kit.airfields and kit.airfields[field].users != "polish"
        rule = "EM-IX.2" if foreign and theatre.room_on(s, kit, field) else "EM-VI.1f"
        squadron = kit.squadron_name(self.squadron)
        return Refused(
            rule, words.of(squadron=squadron, field=kit.field_name(field), reason=reason)
        )
