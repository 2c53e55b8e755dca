"""Phase D: blue AA units and the Patriot move by one territory (EM-IV.D1, EM-V.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_fields, changes_fights
from desktop.rules.eagles_missiles.actions_fights import EndAaMoves, ShiftAa, ShiftBack
from desktop.rules.eagles_missiles.records import POLISH, AaUnit
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WHERE = T("eagles_missiles", "Move AA units by one territory.")


class AaMovement(WarStep, frozen=True):
    """EM-IV.D1  Phase D: cards first, then the moves; all AA units are the first commander's."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(Window("aa_move"), AaMoves())


class AaMoves(WarStep, frozen=True):
    """EM-V.2  One AA unit after another moves, until Poland has done."""

    origins: tuple[tuple[str, str], ...] = ()
    """Units that have moved, with where they stood."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        moves = [ShiftAa(unit.id, way) for unit, way in _moves(s, kit)]
        if not moves and not self.origins:
            return None
        return Choice(POLISH, "EM-IV.D1", WHERE, (*moves, EndAaMoves()), open=bool(self.origins))

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self.origins) or next(_moves(s, kit), None) is not None

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, ShiftBack) or action.unit not in kit.aa:
            picks = action.picks
            raise self.explain(s, kit, POLISH, picks) or Refused("EM-IV.D1", WHERE)
        if action.unit not in dict(self.origins):
            words = T("eagles_missiles", "The {unit} has not moved")
            raise Refused("EM-IV.D1", words.of(unit=kit.aa_name(action.unit)))

    def carry_out(
        self, s: State, kit: Kit, action: ShiftAa | ShiftBack | EndAaMoves | None, tell: Tell
    ) -> None:
        if isinstance(action, ShiftAa):
            unit = s.unit(action.unit)
            origins = (*self.origins, (unit.id, unit.at))
            changes_fields.move_aa(s, unit, action.territory, tell, "EM-IV.D1")
            changes_fights.moved_aa(s, unit, moved=True)
            s.then(AaMoves(origins))
        elif isinstance(action, ShiftBack):
            unit, before = s.unit(action.unit), dict(self.origins)
            changes_fields.move_aa(s, unit, before.pop(unit.id), tell, "EM-IV.D1")
            changes_fights.moved_aa(s, unit, moved=False)
            s.then(AaMoves(tuple(before.items())))

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        key = picks[0].removeprefix("aa:") if picks else ""
        if key not in kit.aa:
            return None
        unit, name = s.unit(key), kit.aa_name(key)
        if not kit.aa[key].mobile:
            words = T("eagles_missiles", "A green AA unit moves only to withdraw")
            return Refused("EM-VII.3", words)
        if unit.moved or not unit.at:
            words = T("eagles_missiles", "The {unit} has moved already")
            if unit.lost:
                words = T("eagles_missiles", "The {unit} is destroyed")
            elif not unit.at:
                words = T("eagles_missiles", "The {unit} is not in play")
            return Refused("EM-V.2", words.of(unit=name))
        place = picks[-1]
        if place not in kit.territories:
            return None
        named = kit.territory_name(place)
        if place not in kit.polish or place in s.conquered:
            words = T("eagles_missiles", "{place} is conquered")
            if place not in kit.polish:
                words = T("eagles_missiles", "{place} is not in Poland")
            return Refused("EM-IV.D1", words.of(place=named))
        words = T("eagles_missiles", "{place} does not touch {origin}")
        return Refused("EM-V.2", words.of(place=named, origin=kit.territory_name(unit.at)))


def _moves(s: State, kit: Kit) -> Iterator[tuple[AaUnit, str]]:
    """Yield the units that may still move, with where they can go."""
    for unit in s.aa:
        if unit.at and not unit.moved and kit.aa[unit.id].mobile:
            for way in ways(s, kit, unit):
                yield unit, way


def ways(s: State, kit: Kit, unit: AaUnit) -> tuple[str, ...]:
    """Return the territories to which an AA unit may move (EM-IV.D1)."""
    return tuple(key for key in kit.territories[unit.at].adjacent if key not in s.conquered)
