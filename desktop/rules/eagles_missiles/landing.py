"""Where Polish squadrons land after the fights (EM-IV.C1c, EM-IV.C1d, EM-VI.1f)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_squadrons, theatre
from desktop.rules.eagles_missiles.actions_fights import EndLanding, LandAt, LiftOff
from desktop.rules.eagles_missiles.picking import is_named, key_of
from desktop.rules.eagles_missiles.records import POLES, Squadron
from desktop.rules.eagles_missiles.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WHERE = T("eagles_missiles", "Where do the squadrons land?")


class Landing(WarStep, frozen=True):
    """EM-IV.C1c  A commander lands his squadrons; without a word each stays at its base."""

    side: Side
    moved: tuple[str, ...] = ()
    """Squadrons that have been given their airfield; they are not offered again."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        own = flown(s, kit, self.side)
        if not own:
            return None
        open_to: dict[bool, list[str]] = {False: [], True: []}
        """Airfields with room for the F-16C, and for all."""
        for key, room in rooms(s, kit).items():
            if room > 0:
                open_to[False].append(key)
                if kit.airfields[key].users == "polish":
                    open_to[True].append(key)
        fields = {all_of_them: tuple(found) for all_of_them, found in open_to.items()}
        landings: list[Action] = []
        for each in own:
            if each.id not in self.moved:
                landings += _landings(each.id, each.at, fields[each.type != "F16C"])
        if not any(each.where == "air" and open_to[each.type != "F16C"] for each in own):
            landings.append(EndLanding())
        return Choice(self.side, "EM-IV.C1c", WHERE, tuple(landings), open=True)

    def asks(self, s: State, kit: Kit) -> bool:
        split = s.terms.split_polish
        for each in theatre.allied(s, kit):
            if each.where not in ("base", "air"):
                continue
            if not split or theatre.commander_of(s, kit, each) == self.side:
                return True
        return False

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        refusal: Refused | None = Refused("EM-IV.C1c", WHERE)
        if isinstance(action, LandAt):
            refusal = why_not(s, kit, self.side, action.squadron, action.airfield)
        elif isinstance(action, LiftOff):
            refusal = _why_not_land(s, kit, self.side, action.squadron)
        elif isinstance(action, EndLanding):
            refusal = why_not_end(s, kit, self.side)
        if refusal is not None:
            raise refusal

    def carry_out(
        self, s: State, kit: Kit, action: LandAt | LiftOff | EndLanding | None, tell: Tell
    ) -> None:
        if isinstance(action, LandAt):
            squadron = theatre.squadron_of(s, kit, action.squadron)
            changes_squadrons.rebase(s, squadron, action.airfield, tell)
            s.then(Landing(self.side, (*self.moved, action.squadron)))
        elif isinstance(action, LiftOff):
            changes_squadrons.take_off(s, s.squadron(action.squadron))
            moved = tuple(key for key in self.moved if key != action.squadron)
            s.then(Landing(self.side, moved))
        else:
            for squadron in theatre.allied(s, kit):
                if squadron.where == "air" and _lands(s, kit, squadron, self.side):
                    changes_squadrons.lose(s, kit, squadron, tell, "EM-IV.C1d")

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        if picks == EndLanding().picks:
            return why_not_end(s, kit, self.side)
        squadron = picks[0].removeprefix("squadron:") if picks else ""
        if squadron not in kit.squadrons:
            return None
        if len(picks) < 2 or not is_named(kit, picks[-1]):
            return _why_not_land(s, kit, self.side, squadron)
        return why_not(s, kit, self.side, squadron, key_of(picks[-1]))


@lru_cache(maxsize=4096)
def _landings(squadron: str, base: str, airfields: tuple[str, ...]) -> tuple[LandAt, ...]:
    """Return the landings of a squadron anywhere but on its base."""
    return tuple(LandAt(squadron, airfield) for airfield in airfields if airfield != base)


def steps(s: State) -> tuple[Landing, ...]:
    """Return the landing of each Polish commander, the first one's first (EM-XIII.a3)."""
    return tuple(Landing(side) for side in POLES if side in s.terms.sides)


def flown(s: State, kit: Kit, side: Side) -> list[Squadron]:
    """Return the Polish squadrons of a commander that land or stand on airfields."""
    return [each for each in theatre.allied(s, kit) if _lands(s, kit, each, side)]


def _lands(s: State, kit: Kit, squadron: Squadron, side: Side) -> bool:
    return squadron.where in ("base", "air") and (
        not s.terms.split_polish or theatre.commander_of(s, kit, squadron) == side
    )


def rooms(s: State, kit: Kit) -> dict[str, int]:
    """Return how many squadrons every intact airfield can still take (EM-VI.1f)."""
    free = {
        key: field.capacity
        for key, field in kit.airfields.items()
        if key not in s.ruins and field.territory not in s.conquered
    }
    for each in s.squadrons:
        if each.where == "base" and each.at in free:
            free[each.at] -= 1
    return free


def why_not(s: State, kit: Kit, side: Side, squadron: str, airfield: str) -> Refused | None:
    """Return why a squadron may not land on a field; ``None`` if it may."""
    refusal = _why_not_land(s, kit, side, squadron)
    if refusal is not None:
        return refusal
    if airfield not in kit.airfields:
        return Refused("EM-IV.C1c", T("eagles_missiles", "Squadrons land on airfields"))
    info, own = kit.airfields[airfield], s.squadron(squadron)
    place = kit.field_name(airfield)
    if not theatre.may_use(kit, own, airfield):
        words = T("eagles_missiles", "Only Polish F-16C may use {place}, {squadron} may not")
        named = kit.squadron_name(squadron)
        return Refused("EM-IX.2", words.of(place=place, squadron=named))
    if not theatre.intact(s, airfield) or info.territory in s.conquered:
        words = T("eagles_missiles", "The airfield of {place} is in ruins")
        return Refused("EM-IV.C1c", words.of(place=place))
    if own.at == airfield:
        words = T("eagles_missiles", "{squadron} stands at {place} already")
        return Refused("EM-IV.C1c", words.of(squadron=kit.squadron_name(squadron), place=place))
    if theatre.room_on(s, kit, airfield) < 1:
        words = T("eagles_missiles", "{place} is full: it takes {limit}")
        return Refused("EM-VI.1f", words.of(place=place, limit=info.capacity))
    return None


def why_not_end(s: State, kit: Kit, side: Side) -> Refused | None:
    """Return which squadron without a base could still be given one; ``None`` if none could."""
    for each in flown(s, kit, side):
        bases = theatre.bases_for(s, kit, each) if each.where == "air" else ()
        if bases:
            words = T("eagles_missiles", "{squadron} has no base yet: {place} has room")
            squadron, place = kit.squadron_name(each.id), kit.field_name(bases[0])
            return Refused("EM-IV.C1c", words.of(squadron=squadron, place=place))
    return None


def _why_not_land(s: State, kit: Kit, side: Side, squadron: str) -> Refused | None:
    """Return why a squadron is not this commander's to land; ``None`` if it is."""
    if squadron not in kit.squadrons:
        return Refused("EM-IV.C1c", T("eagles_missiles", "There is no such squadron"))
    own, name = s.squadron(squadron), kit.squadron_name(squadron)
    if theatre.owner(kit, own) == "russian":
        words = T("eagles_missiles", "{squadron} is Russian")
        return Refused("EM-IV.C1c", words.of(squadron=name))
    if theatre.owner(kit, own) == "nato":
        words = T("eagles_missiles", "{squadron} belongs to NATO: it returns to the NATO pool")
        return Refused("EM-VIII.2", words.of(squadron=name))
    if own.where == "lost":
        words = T("eagles_missiles", "{squadron} is destroyed")
        return Refused("EM-VI.1d", words.of(squadron=name))
    if own.where not in ("base", "air"):
        words = T("eagles_missiles", "{squadron} is not in play")
        return Refused("EM-IV.C1c", words.of(squadron=name))
    if theatre.commander_of(s, kit, own) != side:
        words = T("eagles_missiles", "{squadron} is commanded by your partner")
        return Refused("EM-XIII.a3", words.of(squadron=name))
    return None
