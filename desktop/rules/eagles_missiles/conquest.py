"""Which territories fall, what falls with them, where AA units go (EM-IV.C2, EM-V.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.eagles_missiles import changes_fields, changes_squadrons, theatre
from desktop.rules.eagles_missiles.actions_fights import WithdrawAa
from desktop.rules.eagles_missiles.records import POLISH, AaUnit
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

How = Literal["conquest", "raid", "missile"]


class Conquest(WarStep, frozen=True):
    """EM-IV.C2a  Every assault that was not stopped conquers its territory, all at once."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        fallen = [each.territory for each in s.assaults if not each.stopped]
        for territory in fallen:
            changes_fields.conquer(s, territory, tell)
        for territory in fallen:
            for field in kit.fields_in[territory]:
                if field not in s.ruins:
                    destroy(s, kit, field, "conquest", tell, "EM-IV.C2b")
        units = tuple([each.id for each in s.aa if each.at in fallen])
        if units:
            s.then(Withdrawals(units))


class Withdrawals(WarStep, frozen=True):
    """EM-V.3a  The AA units of conquered territories withdraw, one after the other."""

    units: tuple[str, ...]

    def decision(self, s: State, kit: Kit) -> Choice | None:
        unit = s.unit(self.units[0])
        ways = ways_out(s, kit, unit)
        if len(ways) < 2:
            return None
        words = T("eagles_missiles", "Where does {unit} in {place} withdraw to?")
        prompt = words.of(unit=kit.aa_name(unit.id), place=kit.territory_name(unit.at))
        return Choice(POLISH, "EM-V.3c", prompt, tuple(WithdrawAa(unit.id, way) for way in ways))

    def asks(self, s: State, kit: Kit) -> bool:
        return len(ways_out(s, kit, s.unit(self.units[0]))) > 1

    def carry_out(self, s: State, kit: Kit, action: WithdrawAa | None, tell: Tell) -> None:
        unit = s.unit(self.units[0])
        ways = ways_out(s, kit, unit) if action is None else (action.territory,)
        rule = "EM-V.3b" if kit.territories[unit.at].withdraw_mode == "next" else "EM-V.3c"
        if ways:
            changes_fields.move_aa(s, unit, ways[0], tell, rule)
        else:
            changes_fields.lose_aa(s, unit, tell, "EM-V.3d")
        if self.units[1:]:
            s.then(Withdrawals(self.units[1:]))

    def explain(self, s: State, kit: Kit, side: str, picks: tuple[Target, ...]) -> Refused | None:
        unit, place = s.unit(self.units[0]), picks[-1] if picks else ""
        if place not in kit.territories:
            return None
        named = kit.territory_name(place)
        if place in s.conquered:
            words = T("eagles_missiles", "{place} is conquered")
            return Refused("EM-V.3c", words.of(place=named))
        words = T("eagles_missiles", "{place} is no Polish neighbour of {origin}")
        return Refused("EM-V.3c", words.of(place=named, origin=kit.territory_name(unit.at)))


def ways_out(s: State, kit: Kit, unit: AaUnit) -> tuple[str, ...]:
    """Return the territories to which an AA unit may withdraw (EM-V.3b, EM-V.3c)."""
    return tuple([key for key in kit.territories[unit.at].withdraw_to if key not in s.conquered])


def destroy(s: State, kit: Kit, field: str, how: How, tell: Tell, rule: str) -> None:
    """Lay an intact field in ruins; the squadrons on an airfield are lost with it."""
    changes_fields.ruin(s, kit, field, how, tell, rule)
    if field in kit.airfields:
        for squadron in theatre.allied(s, kit):
            if squadron.at == field and squadron.where == "base":
                changes_squadrons.lose(s, kit, squadron, tell, rule)
