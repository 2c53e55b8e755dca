"""What events ask for: dice of the hunted submarine, of Soviet missiles and bases, and choices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Rolled, T, Target, Tell
from desktop.rules.red_menace import (
    chances,
    changes_cards,
    changes_sub,
    changes_support,
    rebase,
    theatre,
)
from desktop.rules.red_menace import events_cards as told
from desktop.rules.red_menace.actions_cards import BaseSupport, ReturnBomber
from desktop.rules.red_menace.cities import Destroy
from desktop.rules.red_menace.components_map import GREENLAND
from desktop.rules.red_menace.event_conditions import standing_bases
from desktop.rules.red_menace.events_red import RolledAgain
from desktop.rules.red_menace.flights import Reveal
from desktop.rules.red_menace.records import PLAYER, RED
from desktop.rules.red_menace.steps import WarStep, city_in, picked

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

EYES = "ec121"
"""The American AEW aircraft, which reveals all formations (RM-9.2.4g)."""


# ------------------------------------------------------------------------------- submarines


class HuntSubmarine(WarStep, frozen=True):
    """RM-8.7a  A die tells whether the player's submarine is sunk."""

    needs: int
    """The least face that sinks it."""

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = T("red_menace", "The Soviets hunt your submarine.")
        return chances.die("event_die", "RM-8.7a", prompt, self.needs)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        if action.dice[0] >= self.needs:
            changes_sub.lose(s, tell)
        else:
            tell(told.SubmarineHunted("RM-8.7a"))


class SovietMissiles(WarStep, frozen=True):
    """RM-10.5.2a  A die tells whether a Soviet submarine destroys a city."""

    needs: int
    """The least face that hits."""

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = T("red_menace", "Soviet submarines attack.")
        return chances.die("event_die", "RM-10.5.2a", prompt, self.needs)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        targets = kit.tables.soviet_submarine.targets
        left = any(theatre.is_target(s, kit, city) for city in targets)
        hit = action.dice[0] >= self.needs and left
        tell(told.SovietMissile("RM-8.15", hit))
        if hit:
            s.then(MissileTarget())


class MissileTarget(WarStep, frozen=True):
    """RM-10.5.2a  A die names the city; a destroyed one is rolled again."""

    def decision(self, s: State, kit: Kit) -> Chance:
        prompt = T("red_menace", "Soviet missile: roll for the city.")
        return chances.die("event_die", "RM-10.5.2a", prompt)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        city = kit.tables.soviet_submarine.targets[action.dice[0] - 1]
        if theatre.is_target(s, kit, city):
            s.then(Destroy(city, RED, "submarine"))
        else:
            tell(RolledAgain("RM-10.5.2a", city))
            s.then(MissileTarget())


# -------------------------------------------------------------------------- AEW and tankers


class RollBase(WarStep, frozen=True):
    """RM-11.2a  A die names the base of the Tu-126; a destroyed one is rolled again."""

    unit: str

    def decision(self, s: State, kit: Kit) -> Chance:
        words = T("red_menace", "{unit}: roll for its base.")
        return chances.die("event_die", "RM-11.2a", words.of(unit=kit.unit_name(self.unit)))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        city = kit.tables.tu126_base.bases[action.dice[0] - 1]
        if theatre.stands(s, city):
            changes_support.deploy(s, self.unit, city, tell, "RM-8.6")
        else:
            tell(RolledAgain("RM-11.2a", city))
            s.then(RollBase(self.unit))


class ChooseBase(WarStep, frozen=True):
    """RM-11.1a  The player bases the EC-121 or the KC-135; one base left is no choice."""

    unit: str
    rule: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        bases = standing_bases(s, kit)
        if len(bases) < 2:
            return None
        words = T("red_menace", "Where is the {unit} based?")
        prompt = words.of(unit=kit.unit_name(self.unit))
        return Choice(
            PLAYER, "RM-11.1a", prompt, tuple(BaseSupport(self.unit, city) for city in bases)
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return len(standing_bases(s, kit)) > 1

    def carry_out(self, s: State, kit: Kit, action: BaseSupport | None, tell: Tell) -> None:
        base = standing_bases(s, kit)[0] if action is None else action.city
        changes_support.deploy(s, self.unit, base, tell, self.rule)
        if self.unit == EYES:
            unseen = [flight.key for flight in s.flights if not flight.revealed]
            s.then(*(Reveal(key, "RM-9.2.4g") for key in unseen))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        city = city_in(picks)
        if city not in kit.cities or city in standing_bases(s, kit):
            return None
        words = T("red_menace", "{city} is no base of the {unit}: only A, B and C are")
        if city in kit.tables.us_aew_tanker_base.bases:
            words = T("red_menace", "{city} is destroyed: the {unit} cannot be based there")
        return Refused(
            "RM-11.1a",
            words.of(city=kit.city_name(city), unit=kit.unit_name(self.unit)),
        )


# ---------------------------------------------------------------------------- reinforcements


class Reinforce(WarStep, frozen=True):
    """RM-8.9a  Destroyed bombers come back on the ground, one by one."""

    left: int

    def decision(self, s: State, kit: Kit) -> Choice | None:
        returns = tuple(_returns(s, kit))
        if len(returns) < 2:
            return None
        words = T("red_menace", "Bring back a destroyed bomber, {count} in all")
        return Choice(PLAYER, "RM-8.9a", words.of(count=self.left), returns)

    def asks(self, s: State, kit: Kit) -> bool:
        return len(list(islice(_returns(s, kit), 2))) > 1

    def carry_out(self, s: State, kit: Kit, action: ReturnBomber | None, tell: Tell) -> None:
        chosen = action or next(_returns(s, kit), None)
        if chosen is None:
            if any(theatre.with_bombers(s, "lost")):
                tell(told.NoBaseLeft("RM-8.9a"))
            return
        rule = "RM-S5.0" if s.terms.module_s else "RM-8.9a"
        changes_cards.bring_back(s, chosen.number, chosen.city, tell, rule)
        if self.left > 1:
            s.then(Reinforce(self.left - 1))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        chosen, city = picked(picks, "bomber"), city_in(picks)
        if not chosen:
            return None
        bomber = s.bombers[int(chosen)]
        if bomber.where != "lost":
            words = T("red_menace", "This {unit} is not destroyed")
            return Refused("RM-8.9a", words.of(unit=kit.unit_name(bomber.unit)))
        return _why_not(s, kit, bomber.unit, city) if city else None


def _returns(s: State, kit: Kit) -> Iterator[ReturnBomber]:
    """Yield who may come back where; of equal bombers only the first is listed."""
    first: dict[str, int] = {}
    for number, bomber in theatre.with_bombers(s, "lost"):
        first.setdefault(bomber.unit, number)
    for unit, number in first.items():
        for city in kit.cities:
            if _why_not(s, kit, unit, city) is None:
                yield ReturnBomber(number, city)


def _why_not(s: State, kit: Kit, unit: str, city: str) -> Refused | None:
    """Return why a bomber may not come back in a city: it could not land there (RM-8.9a).

    Only with the companion rules do American ones come back in London (RM-S5.0).
    """
    info = kit.cities[city]
    american = kit.units[unit].faction == "usa" and not s.terms.module_s
    if american and not (info.us_start_base or city in GREENLAND):
        words = T("red_menace", "American bombers come back in an American city or Greenland")
        return Refused("RM-8.9a", words)
    return rebase.why_not(s, kit, unit, city)
