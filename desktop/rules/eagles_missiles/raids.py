"""What raids destroy, and the way home of the Russian squadrons (EM-IV.C3, EM-IV.C4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import (
    changes_fields,
    changes_fights,
    changes_squadrons,
    theatre,
)
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles.actions_fights import Bomb
from desktop.rules.eagles_missiles.conquest import destroy
from desktop.rules.eagles_missiles.records import RUSSIAN, RUSSIAN_2, Squadron
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WHAT = T("eagles_missiles", "Which raid bombs what?")


class Raids(WarStep, frozen=True):
    """EM-IV.C3a  Raids that got through bomb one after the other, as their commander likes."""

    turn: Side
    """Whose turn it is; one with nothing left to bomb is passed over (EM-XIII.b4)."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        side, bombs = self._open(s, kit, got_through(s))
        # Raids over one target are all the same.
        if len({bomb.target for bomb in bombs}) < 2:
            return None
        return Choice(side, "EM-IV.C3a", WHAT, bombs)

    def asks(self, s: State, kit: Kit) -> bool:
        raids = got_through(s)
        return bool(raids) and len({bomb.target for bomb in self._open(s, kit, raids)[1]}) > 1

    def carry_out(self, s: State, kit: Kit, action: Bomb | None, tell: Tell) -> None:
        raids = got_through(s)
        if not raids:
            return
        side, bombs = self._open(s, kit, raids)
        if not bombs:
            for raid in raids:
                changes_fights.end_raid(s, raid)
                tell(told.RaidIdle("EM-IV.C3a", raid.id))
            return
        chosen = bombs[0] if action is None else action
        changes_fights.aim(s, s.squadron(chosen.squadron), chosen.target, tell)
        s.then(Window("bomb_pre"), BombsFall(), Raids(_other(s, side)))

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        key = picks[0].removeprefix("squadron:") if picks else ""
        if key not in kit.squadrons:
            return None
        squadron, name = s.squadron(key), kit.squadron_name(key)
        raids = got_through(s)
        if squadron not in raids:
            words = T("eagles_missiles", "{squadron} has no raid to fly")
            return Refused("EM-VI.4d", words.of(squadron=name))
        if s.terms.split_russian and squadron.by != self._open(s, kit, raids)[0]:
            words = T("eagles_missiles", "{squadron} was sent by your partner")
            return Refused("EM-XIII.b4", words.of(squadron=name))
        words = T("eagles_missiles", "{squadron} bombs intact fields and AA units in {place}")
        place = kit.territory_name(squadron.at)
        return Refused("EM-IV.C3a", words.of(squadron=name, place=place))

    def _open(self, s: State, kit: Kit, raids: list[Squadron]) -> tuple[Side, tuple[Bomb, ...]]:
        """Return who bombs now, and what his raids can bomb."""
        bombs = tuple([bomb for raid in raids for bomb in targets_of(s, kit, raid)])
        if not s.terms.split_russian:
            return self.turn, bombs
        for side in (self.turn, _other(s, self.turn)):
            own = tuple(bomb for bomb in bombs if s.squadron(bomb.squadron).by == side)
            if own:
                return side, own
        return self.turn, ()


class BombsFall(WarStep, frozen=True):
    """EM-IV.C3a  What a raid has named is destroyed, without a die."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        bombing = s.bombing
        if bombing is None:
            raise LookupError("No raid has named a target.")
        raid, target = s.squadron(bombing.squadron), bombing.target
        if bombing.cancelled:
            tell(told.RaidFoiled("EM-P.8", raid.id, target, raid.at))
        elif target in kit.fields:
            rule = "EM-IV.C3b" if target in kit.airfields else "EM-IV.C3a"
            destroy(s, kit, target, "raid", tell, rule)
        else:
            changes_fields.lose_aa(s, s.unit(target), tell, "EM-IV.C3a")
        changes_fights.end_raid(s, raid)


class RussiansHome(WarStep, frozen=True):
    """EM-IV.C4  All Russian squadrons that are left return; the assault cards leave the game."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        left = [each for each in theatre.russian(s, kit) if each.where == "board"]
        if left:
            changes_squadrons.all_home(s, left, tell)
        changes_fights.clear_assaults(s)


def got_through(s: State) -> list[Squadron]:
    """Return the raids that were not driven off and have not bombed yet."""
    return [
        each
        for each in s.squadrons
        if each.role == "raid" and each.where == "board" and not each.spent
    ]


def targets_of(s: State, kit: Kit, raid: Squadron) -> tuple[Bomb, ...]:
    """Return what a raid can bomb in its territory (EM-VI.4d)."""
    return tuple(
        [
            Bomb(raid.id, key, "field" if key in kit.fields else "aa")
            for key in theatre.targets_in(s, kit, raid.at)
        ]
    )


def first_raider(s: State) -> Side:
    """Return who bombs first: with two commanders the one of lines III and IV (EM-XIII.b4)."""
    return RUSSIAN_2 if s.terms.split_russian else RUSSIAN


def _other(s: State, side: Side) -> Side:
    if not s.terms.split_russian:
        return RUSSIAN
    return RUSSIAN if side == RUSSIAN_2 else RUSSIAN_2
