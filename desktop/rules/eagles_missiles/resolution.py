"""Phase C: the order of fights, and what follows them (EM-IV.C)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Choice, Refused, Rolled, T, Target, Tell
from desktop.rules.eagles_missiles import (
    changes_fights,
    changes_squadrons,
    contests,
    landing,
    theatre,
)
from desktop.rules.eagles_missiles import events_contests as told
from desktop.rules.eagles_missiles.actions_fights import FightDuel, FightIn
from desktop.rules.eagles_missiles.conquest import Conquest
from desktop.rules.eagles_missiles.duels import SettleDuel, going_on
from desktop.rules.eagles_missiles.ground import SettleFleet, SettleGround
from desktop.rules.eagles_missiles.picking import picked
from desktop.rules.eagles_missiles.raids import Raids, RussiansHome, first_raider
from desktop.rules.eagles_missiles.records import FLEET, POLISH, Contest, ContestKind
from desktop.rules.eagles_missiles.steps import WarStep
from desktop.rules.eagles_missiles.windows import Window

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WHERE = T("eagles_missiles", "Where do we fight next?")
WHICH_DUEL = T("eagles_missiles", "Which duel comes next?")
STAGES: dict[str, int] = {"escort": 0, "raid": 1, "support": 1}
"""In which stage a Russian squadron is fought, by its role."""
GROUND_STAGE = 2
"""In which stage assaults and the fleet are attacked."""


class Resolution(WarStep, frozen=True):
    """EM-IV.C1 to EM-IV.C4  Fights, landing, conquest, raids, the way home."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        for squadron in theatre.allied(s, kit):
            if squadron.target and not _on_table(s, kit, squadron.target):
                changes_squadrons.send_home(s, squadron)
                tell(told.TargetGone("EM-IV.B6g", squadron.id))
        s.then(
            NextTerritory(),
            *landing.steps(s),
            Conquest(),
            Raids(first_raider(s)),
            RussiansHome(),
        )


class NextTerritory(WarStep, frozen=True):
    """EM-IV.C1a  Poland chooses the territory that is fought out next."""

    def decision(self, s: State, kit: Kit) -> Choice | None:
        places = contested(s, kit)
        if len(places) < 2:
            return None
        return Choice(POLISH, "EM-IV.C1a", WHERE, tuple(FightIn(place) for place in places))

    def asks(self, s: State, kit: Kit) -> bool:
        first = ""
        for each in theatre.allied(s, kit):
            if each.target:
                place = theatre.territory_against(s, kit, each.target)
                if first and place != first:
                    return True
                first = place
        return False

    def carry_out(self, s: State, kit: Kit, action: FightIn | None, tell: Tell) -> None:
        place = _only_territory(s, kit) if action is None else action.territory
        if place:
            s.then(self)
            Fights(place).begin(s, kit)

    def explain(self, s: State, kit: Kit, side: str, picks: tuple[Target, ...]) -> Refused | None:
        place = picks[0] if picks else ""
        if place not in kit.territories:
            return None
        words = T("eagles_missiles", "Nothing is left to fight in {place}")
        return Refused("EM-IV.C1a", words.of(place=kit.territory_name(place)))


class Fights(WarStep, frozen=True):
    """EM-IV.C1b  The fights of a territory: escorts, then raids and supports, then the ground."""

    territory: str

    def decision(self, s: State, kit: Kit) -> Choice | None:
        targets = next_targets(s, kit, self.territory)
        if len(targets) < 2:
            return None
        duels = tuple(FightDuel(target) for target in targets)
        return Choice(POLISH, "EM-IV.C1b", WHICH_DUEL, duels)

    def asks(self, s: State, kit: Kit) -> bool:
        return len(next_targets(s, kit, self.territory)) > 1

    def begin(self, s: State, kit: Kit) -> None:
        """Let the first contest begin, or else ask which one; so it is worked out only once."""
        sent = _sent_to(s, kit, self.territory)
        targets = _present(s, kit, sent)
        if len(targets) > 1:
            s.then(self)
        else:
            self._fight(s, targets[0], sent)

    def carry_out(self, s: State, kit: Kit, action: FightDuel | None, tell: Tell) -> None:
        sent = _sent_to(s, kit, self.territory)
        if not sent:
            changes_fights.fought_out(s, self.territory)
        elif action is None:
            self._fight(s, _present(s, kit, sent)[0], sent)
        else:
            self._fight(s, action.squadron, sent)

    def _fight(self, s: State, target: str, sent: dict[str, list[str]]) -> None:
        kind = contests.kind_of(target)
        changes_fights.begin_contest(s, Contest(kind, target, sent[target]))
        s.then(*CONTESTS[kind], self)

    def explain(self, s: State, kit: Kit, side: str, picks: tuple[Target, ...]) -> Refused | None:
        if picked(picks, "card"):
            return None
        first = next_targets(s, kit, self.territory)[0]
        words = T("eagles_missiles", "Now comes a duel over {place}, such as the one with {target}")
        place, target = kit.territory_name(self.territory), kit.squadron_name(first)
        return Refused("EM-IV.C1b", words.of(place=place, target=target))


class RollDice(WarStep, frozen=True):
    """EM-VI.0a  One die for each side, however many squadrons fight."""

    def decision(self, s: State, kit: Kit) -> Chance:
        return contests.dice(s, kit, going_on(s))

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        contest = going_on(s)
        changes_fights.lay_dice(s, action.dice)
        allied = contests.allied_sum(s, kit, contest)
        russian = contests.russian_strength(s, kit, contest.target)
        tell(
            told.ContestRolled(
                "EM-VI.0a",
                contest.target,
                theatre.territory_against(s, kit, contest.target),
                tuple(contest.allies),
                (allied, russian),
                (action.dice[0], action.dice[1]),
            )
        )


CONTESTS: dict[ContestKind, tuple[WarStep, ...]] = {
    "duel": (Window("duel_pre"), RollDice(), Window("duel_post"), SettleDuel()),
    "ground": (Window("ground_pre"), RollDice(), Window("ground_post"), SettleGround()),
    "fleet": (Window("fleet_pre"), RollDice(), Window("fleet_post"), SettleFleet()),
}
"""What a contest consists of, by its kind."""


def contested(s: State, kit: Kit) -> tuple[str, ...]:
    """Return the territories, the sea among them, in which there is something to fight."""
    places = {
        theatre.territory_against(s, kit, each.target)
        for each in theatre.allied(s, kit)
        if each.target
    }
    if len(places) < 2:
        return tuple(places)
    return tuple([key for key in kit.territories if key in places])


def _only_territory(s: State, kit: Kit) -> str:
    """Return where the only fights left are; empty if there are none."""
    for each in theatre.allied(s, kit):
        if each.target:
            return theatre.territory_against(s, kit, each.target)
    return ""


def next_targets(s: State, kit: Kit, territory: str) -> tuple[str, ...]:
    """Return the targets of the present stage in a territory, those of escorts first."""
    return _present(s, kit, _sent_to(s, kit, territory))


def _sent_to(s: State, kit: Kit, territory: str) -> dict[str, list[str]]:
    """Return the targets that are still to be fought in a territory, with who was sent there."""
    sent: dict[str, list[str]] = {}
    for each in theatre.allied(s, kit):
        target = each.target
        if not target:
            continue
        if target in sent:
            sent[target].append(each.id)
        elif theatre.territory_against(s, kit, target) == territory:
            sent[target] = [each.id]
    return sent


def _present(s: State, kit: Kit, targets: Collection[str]) -> tuple[str, ...]:
    """Return those of the targets in a territory that are fought in its present stage."""
    if len(targets) < 2:
        return tuple(targets)
    places, squadrons = kit.squadron_places, s.squadrons
    present = GROUND_STAGE
    found: list[str] = []
    for target in targets:
        place = places.get(target)
        stage = GROUND_STAGE if place is None else STAGES[squadrons[place].role]
        if stage < present:
            present, found = stage, [target]
        elif stage == present:
            found.append(target)
    found.sort(key=None if present == GROUND_STAGE else places.__getitem__)
    return tuple(found)


def stages(s: State, territory: str) -> tuple[tuple[str, ...], ...]:
    """Return the targets that are still to be fought in a territory, stage by stage."""
    here = [(target, stage) for target, place, stage in _open_targets(s) if place == territory]
    return tuple(
        tuple(target for target, each in here if each == stage)
        for stage in sorted({stage for _, stage in here})
    )


def _open_targets(s: State) -> list[tuple[str, str, int]]:
    """Return every target that is still to be fought, its territory and its stage."""
    targets = {each.target for each in s.squadrons if each.target}
    found = [
        (each.id, theatre.territory_of(s, each), STAGES[each.role])
        for each in s.squadrons
        if each.id in targets
    ]
    found += [
        (target, theatre.target_territory(s, target), GROUND_STAGE)
        for target in targets
        if contests.kind_of(target) != "duel"
    ]
    return found


def _on_table(s: State, kit: Kit, target: str) -> bool:
    place = kit.squadron_places.get(target)
    if place is not None:
        return s.squadrons[place].where == "board"
    if target == FLEET:
        return s.fleet > 0
    return s.assault(target.removeprefix("assault:")) is not None
