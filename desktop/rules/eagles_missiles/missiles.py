"""Missile cards are resolved (EM-IV.B5, EM-VII.7b, chapter XI)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Die, Refused, Roll, Rolled, Side, T, Target, Tell
from desktop.rules.eagles_missiles import changes_aa, changes_fields, theatre
from desktop.rules.eagles_missiles import events_polish as told
from desktop.rules.eagles_missiles.actions_polish import LaunchMissile, MissileTarget, UsePatriot
from desktop.rules.eagles_missiles.picking import key_of
from desktop.rules.eagles_missiles.records import (
    POLES,
    POLISH,
    RUSSIAN,
    RUSSIAN_2,
    RUSSIANS,
    Missile,
)
from desktop.rules.eagles_missiles.scramble import Scramble
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit
    from desktop.rules.eagles_missiles.state import State

NEXT = T("eagles_missiles", "Which missile card is carried out next?")


class Missiles(WarStep, frozen=True):
    """EM-IV.B5  The Russian commanders choose the order of the missile cards, in turn."""

    turn: Side = RUSSIAN_2
    """Who is next; he who has nothing left is passed over (EM-XIII.b4)."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        side, own = self._own(s)
        if len(own) < 2:
            return None
        actions = tuple(LaunchMissile(each.card, each.territory) for each in own)
        return Choice(side, "EM-IV.B5", NEXT, actions)

    def asks(self, s: State, kit: Kit) -> bool:
        return len(s.missiles) > 1 and len(self._own(s)[1]) > 1

    def carry_out(self, s: State, kit: Kit, action: LaunchMissile | None, tell: Tell) -> None:
        if not s.missiles:
            return
        side, own = self._own(s)
        missile = own[0]
        if action is not None:
            wanted = (action.card, action.territory)
            missile = next(each for each in own if (each.card, each.territory) == wanted)
        changes_aa.launch(s, missile, tell)
        after = RUSSIAN if side == RUSSIAN_2 else RUSSIAN_2
        if not targets(s, kit, missile):
            changes_aa.cancel_missile(s, tell, "EM-XI.2")
            s.then(Strike(), Missiles(after))
        else:
            s.then(Window("missile_pre"), PatriotAnswer(), MissileDice(), Missiles(after))

    def _own(self, s: State) -> tuple[Side, list[Missile]]:
        """Return who chooses next and his missile cards."""
        for side in (self.turn, RUSSIAN if self.turn == RUSSIAN_2 else RUSSIAN_2):
            own = [each for each in s.missiles if each.by == side]
            if own:
                return side, own
        return self.turn, []


class PatriotAnswer(WarStep, frozen=True):
    """EM-VII.7b  A Patriot that has not fired today may fire at a missile card there."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        unit = patriot_in(s, kit)
        if unit is None:
            return None
        words = T("eagles_missiles", "{card} on {place}: does the Patriot fire at it?")
        missile = _launched(s)
        place = kit.territory_name(missile.territory)
        prompt = words.of(card=kit.card_title(missile.card), place=place)
        return Choice(
            POLISH, "EM-VII.7b", prompt, (UsePatriot(unit.id, True), UsePatriot(unit.id, False))
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return patriot_in(s, kit) is not None

    def carry_out(self, s: State, kit: Kit, action: UsePatriot | None, tell: Tell) -> None:
        if action is not None and action.fire:
            changes_aa.use_patriot(s, s.unit(action.unit))
            s.then(PatriotShot(action.unit))

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        if not picks or not picks[0].startswith("aa:"):
            return None
        return Refused("EM-VII.7b", T("eagles_missiles", "Only the Patriot here stops missiles"))


class PatriotShot(WarStep, frozen=True):
    """EM-VII.7b  The die of the Patriot: on 2 or more the missile card has no effect."""

    unit: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("eagles_missiles", "{unit} fires at {card}")
        title = kit.card_title(_launched(s).card)
        prompt = words.of(unit=kit.aa_name(self.unit), card=title)
        needs = kit.aa[self.unit].stops_missiles_on
        roll = Roll(1, 6, needs, subject=prompt, harms=RUSSIANS)
        return Chance("aa", "EM-VII.7b", prompt, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        needs, die = kit.aa[self.unit].stops_missiles_on, action.dice[0]
        tell(told.PatriotFired("EM-VII.7b", self.unit, _launched(s).card, die, needs))
        if die >= needs:
            changes_aa.cancel_missile(s, tell, "EM-XI.6")


class MissileDice(WarStep, frozen=True):
    """EM-XI.2  Each die of the card that reaches its number destroys a target."""

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if s.launch is None or s.launch.cancelled:
            return None
        missile = s.launch.missile
        card = kit.russian_cards[missile.card]
        words = T("eagles_missiles", "{card} on {place}")
        prompt = words.of(card=card.title, place=kit.territory_name(missile.territory))
        parts = (Die(card.title, (card.hit_on,)),) * card.dice
        roll = Roll(card.dice, 6, subject=prompt, parts=parts, harms=POLES)
        return Chance("missile", "EM-XI.2", prompt, roll=roll)

    def asks(self, s: State, kit: Kit) -> bool:
        return s.launch is not None and not s.launch.cancelled

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is not None:
            missile = _launched(s)
            needs = kit.russian_cards[missile.card].hit_on
            hits = sum(face >= needs for face in action.dice)
            place = missile.territory
            tell(told.MissileRolled("EM-XI.2", missile.card, place, action.dice, hits))
            changes_aa.count_hits(s, hits)
        s.then(Strike())


class Strike(WarStep, frozen=True):
    """EM-XI.2  For each hit the commander who placed the card names a target."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        hits = _hits(s)
        found = targets(s, kit, _launched(s)) if hits else []
        if len(found) < 2:
            return None
        missile = _launched(s)
        words = T("eagles_missiles", "{card} on {place}; hits: {hits}. What is destroyed?")
        prompt = words.of(
            card=kit.card_title(missile.card),
            place=kit.territory_name(missile.territory),
            hits=hits,
        )
        return Choice(missile.by, "EM-XI.2", prompt, tuple(map(MissileTarget, found)))

    def asks(self, s: State, kit: Kit) -> bool:
        return _hits(s) > 0 and len(targets(s, kit, _launched(s))) > 1

    def carry_out(self, s: State, kit: Kit, action: MissileTarget | None, tell: Tell) -> None:
        missile, hits = _launched(s), _hits(s)
        found = targets(s, kit, missile) if hits else []
        if not found:
            if hits:
                tell(told.HitsLost("EM-XI.2", missile.card, missile.territory, hits))
            changes_aa.end_launch(s)
            return
        changes_aa.count_hits(s, hits - 1)
        key = key_of(found[0] if action is None else action.target)
        if key in kit.aa:
            changes_fields.lose_aa(s, s.unit(key), tell, "EM-XI.5")
            s.then(Strike())
        else:
            changes_fields.ruin(s, kit, key, "missile", tell, "EM-XI.2")
            s.then(Scramble(key), Strike())

    def explain(self, s: State, kit: Kit, side: Side, picks: tuple[Target, ...]) -> Refused | None:
        missile = _launched(s)
        key = key_of(picks[0]) if picks else ""
        card, place = kit.card_title(missile.card), kit.territory_name(missile.territory)
        if key in kit.fields and kit.fields[key].territory == missile.territory:
            words = T("eagles_missiles", "{field} is in ruins already")
            if key not in s.ruins:
                words = T("eagles_missiles", "{card} does not hit targets such as {field}")
            field = kit.field_name(key)
            return Refused("EM-XI.2", words.of(field=field, card=card))
        if key in kit.fields or key in kit.aa:
            words = T("eagles_missiles", "{card} lies on {place}")
            if key in kit.aa and s.unit(key).at == missile.territory:
                words = T("eagles_missiles", "{card} does not hit AA units")
            return Refused("EM-XI.2", words.of(card=card, place=place))
        return None


def targets(s: State, kit: Kit, missile: Missile) -> list[Target]:
    """Return what a missile card can destroy now, as picks (EM-XI.1)."""
    kinds = kit.russian_cards[missile.card].targets
    found = theatre.targets_in(s, kit, missile.territory, kinds)
    return [f"aa:{key}" if key in kit.aa else f"field:{key}" for key in found]


def patriot_in(s: State, kit: Kit) -> AaUnit | None:
    """Return the unit that may fire at the present missile card: it has not fired today."""
    if s.launch is None or s.launch.cancelled:
        return None
    for unit in theatre.aa_in(s, s.launch.missile.territory):
        if kit.aa[unit.id].stops_missiles_on and not unit.shots and not unit.held:
            return unit
    return None


def _launched(s: State) -> Missile:
    if s.launch is None:
        raise LookupError("No missile card is being carried out.")
    return s.launch.missile


def _hits(s: State) -> int:
    return 0 if s.launch is None else s.launch.hits
