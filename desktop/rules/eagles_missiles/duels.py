"""Duels between a Russian squadron and one or two allied ones (EM-VI.1, EM-VI.4)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from desktop.rules.core import Choice, Refused, T, Target, Tell
from desktop.rules.eagles_missiles import changes_fights, changes_squadrons, contests, theatre
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles.actions_fights import FlyHome, JoinAttack
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.records import FLEET, Contest, Squadron
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

FIRST_CHOOSE = T("eagles_missiles", "{squadron} has won. Does it attack {target}?")


class SettleDuel(WarStep, frozen=True):
    """EM-VI.1d  The dice lie: who is destroyed, who goes home, who flies on."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        contest = going_on(s)
        russian = theatre.squadron_of(s, kit, contest.target)
        result = contests.difference(s, kit, contest)
        territory = theatre.territory_of(s, russian)
        allies = tuple(contest.allies)
        rule = _rule(kit, contest, result)
        tell(told.ContestDecided(rule, russian.id, territory, allies, result))
        if result > 0:
            _won(s, kit, contest, russian, territory, tell)
        elif result == 0:
            changes_squadrons.to_pool(s, russian, tell, "EM-VI.1g")
            _all_home(s, kit, contest)
        elif russian.id in kit.bombers:
            supports = russian.role == "support"
            tell(told.BrokenThrough("EM-VI.4a", russian.id, supports, allies))
            _all_home(s, kit, contest)
        else:
            s.then(Window("duel_loss"), DuelLost())


class DuelLost(WarStep, frozen=True):
    """EM-VI.1d  A Russian fighter has won: its opponents are destroyed, it is spent."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        contest = going_on(s)
        for key in contest.allies:
            squadron = theatre.squadron_of(s, kit, key)
            if key in contest.saved:
                changes_squadrons.send_home(s, squadron)
            else:
                changes_squadrons.lose(s, kit, squadron, tell, "EM-VI.1d")
        russian = theatre.squadron_of(s, kit, contest.target)
        changes_squadrons.to_pool(s, russian, tell, "EM-VI.1e")
        changes_fights.end_contest(s)


class FlyOn(WarStep, frozen=True):
    """EM-VI.4c  A Su-22 that has won may join the attack on the assault or the fleet there."""

    squadron: str
    territory: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        target = ground_target(s, kit, self.territory)
        if not target or unengaged(s, self.territory):
            return None
        named = contests.target_name(kit, target, self.territory)
        return Choice(
            theatre.commander_of(s, kit, s.squadron(self.squadron)),
            "EM-VI.4c",
            FIRST_CHOOSE.of(squadron=kit.squadron_name(self.squadron), target=named),
            (JoinAttack(self.squadron, target, self.territory), FlyHome(self.squadron)),
        )

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(ground_target(s, kit, self.territory)) and not unengaged(s, self.territory)

    def carry_out(
        self, s: State, kit: Kit, action: JoinAttack | FlyHome | None, tell: Tell
    ) -> None:
        squadron = s.squadron(self.squadron)
        if isinstance(action, JoinAttack):
            changes_squadrons.redirect(s, squadron, action.target)
            tell(told.AttackJoined("EM-VI.4c", squadron.id, action.target, self.territory))
        else:
            changes_squadrons.send_home(s, squadron)

    def explain(self, s: State, kit: Kit, side: str, picks: tuple[Target, ...]) -> Refused | None:
        if picked(picks, "card"):
            return None
        words = T("eagles_missiles", "{squadron} attacks in {place} or goes home")
        squadron, place = kit.squadron_name(self.squadron), kit.territory_name(self.territory)
        return Refused("EM-VI.4c", words.of(squadron=squadron, place=place))


def going_on(s: State) -> Contest:
    """Return the fight that is going on; raises ``LookupError`` if there is none."""
    if s.contest is None:
        raise LookupError("No contest is going on.")
    return s.contest


def ground_target(s: State, kit: Kit, territory: str) -> str:
    """Return the assault or the fleet that can be attacked in a territory; empty for none."""
    if territory == SEA:
        return FLEET if s.fleet else ""
    for assault in s.assaults:
        if assault.territory == territory and not theatre.is_landing(kit, assault):
            return f"assault:{assault.line}"
    return ""


def unengaged(s: State, territory: str) -> list[Squadron]:
    """Return the escorts of a territory against whom nobody was sent (EM-VI.3b).

    Those that have had their duel are gone, whatever it brought.
    """
    engaged = {each.target for each in s.squadrons if each.target}
    return [each for each in theatre.escorts_of(s, territory) if each.id not in engaged]


def _rule(kit: Kit, contest: Contest, result: int) -> str:
    """Return the rule of a result: bombers that win destroy nothing (EM-VI.4a, EM-VI.4b)."""
    if result == 0:
        return "EM-VI.1g"
    if result > 0:
        return "EM-VI.4b" if kit.bombers.issuperset(contest.allies) else "EM-VI.1d"
    return "EM-VI.4a" if contest.target in kit.bombers else "EM-VI.1d"


def _won(
    s: State,
    kit: Kit,
    contest: Contest,
    russian: Squadron,
    territory: str,
    tell: Tell,
) -> None:
    """Carry out an allied win: a fighter destroys, Su-22 alone only drive off (EM-VI.4b)."""
    bombers = [key for key in contest.allies if key in kit.bombers]
    if len(bombers) == len(contest.allies):
        changes_squadrons.to_pool(s, russian, tell, "EM-VI.4b")
    else:
        changes_squadrons.lose(s, kit, russian, tell, "EM-VI.1d")
    _all_home(s, kit, contest, but=bombers)
    if bombers:
        s.then(*[FlyOn(key, territory) for key in bombers])


def _all_home(s: State, kit: Kit, contest: Contest, but: Collection[str] = ()) -> None:
    for key in contest.allies:
        if key not in but:
            changes_squadrons.send_home(s, theatre.squadron_of(s, kit, key))
    changes_fights.end_contest(s)
