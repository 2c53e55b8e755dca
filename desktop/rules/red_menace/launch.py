"""Phase 8: bombers of the player take off (RM-7.8, RM-9.3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import changes_blue, changes_theatre, theatre
from desktop.rules.red_menace import events_blue as told
from desktop.rules.red_menace.actions_blue import EndLaunches, Launch, numbers_in
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.steps import WarStep, city_in

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State

COMMAND = "P"
"""Omaha, from where Strategic Air Command is led (RM-13.1)."""
FRAGILE, FRAGILE_SURGE = 2, 4
"""Take-offs per turn without it, and with event 11."""


class Launches(WarStep, frozen=True):
    """RM-9.3.2a  Bombers take off, from one base after the other, up to the limit of the turn."""

    begun: bool = False

    def asks(self, s: State, kit: Kit) -> bool:
        return self.begun and launches_left(s, kit) > 0 and any(theatre.with_bombers(s, "ground"))

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.asks(s, kit):
            return None
        words = T("red_menace", "Launch up to {count} bombers")
        return Choice(
            PLAYER,
            "RM-9.3.2a",
            words.of(count=launches_left(s, kit)),
            (*_singles(s), EndLaunches()),
            open=True,
        )

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if isinstance(action, Launch):
            wrong = why_not(s, kit, action.numbers, action.base)
            if wrong is None:
                return
            raise wrong
        super().admit(s, kit, action)

    def carry_out(
        self, s: State, kit: Kit, action: Launch | EndLaunches | None, tell: Tell
    ) -> None:
        if isinstance(action, Launch):
            changes_blue.launch(s, kit, action.numbers, tell)
            s.then(self)
        elif not self.begun:
            if theatre.last_flight_done(s) and not s.last_launch:
                changes_theatre.note_last_launch(s)
                tell(told.LastLaunches("RM-9.3.2d"))
            s.then(Launches(begun=True))

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        base, numbers = city_in(picks), numbers_in(picks)
        if not base and numbers and numbers[-1] < len(s.bombers):
            base = s.bombers[numbers[0]].at
        return why_not(s, kit, numbers, base)


def most_launches(s: State, kit: Kit) -> int:
    """Return how many bombers may take off this turn, those that did included (RM-9.3.2).

    After the last take-off phase only event 1 allows some, in its own turn.
    """
    values = theatre.scenario(s, kit)
    most = values.us_launch_by_turn.get(str(s.turn), values.us_launch)
    if s.now.surge:
        most = max(most, values.us_launch_event11)
    if launches_over(s):
        most = s.extra_launch
    if s.terms.sac and not theatre.stands(s, COMMAND):
        most = min(most, FRAGILE_SURGE if s.now.surge else FRAGILE)
    return most


def launches_over(s: State) -> bool:
    """Return whether the last take-off phase was in an earlier turn (RM-9.3.2d)."""
    return 0 < s.last_launch < s.turn


def launches_left(s: State, kit: Kit) -> int:
    """Return how many more bombers may take off this turn."""
    return most_launches(s, kit) - s.now.launched


def _singles(s: State) -> list[Launch]:
    """Return a take-off of one bomber of each type of each base."""
    first: dict[tuple[str, str], int] = {}
    for number, bomber in theatre.with_bombers(s, "ground"):
        first.setdefault((bomber.at, bomber.unit), number)
    return [Launch((number,), base) for (base, _), number in first.items()]


def why_not(s: State, kit: Kit, numbers: tuple[int, ...], base: str) -> Refused | None:
    """Return why bombers may not take off together from a base; ``None`` if they may."""
    if base not in kit.cities:
        words = T("red_menace", "Choose bombers on the ground and their base")
        return Refused("RM-9.3.2a", words)
    city = kit.city_name(base)
    if not theatre.stands(s, base):
        words = T("red_menace", "{city} is destroyed: nothing takes off there")
        return Refused("RM-9.3.2c", words.of(city=city))
    left = launches_left(s, kit)
    if len(numbers) > left:
        words = T("red_menace", "{count} bombers are too many: {left} may still take off this turn")
        return Refused("RM-9.3.2a", words.of(count=len(numbers), left=left))
    if not numbers or list(numbers) != sorted(set(numbers)):
        words = T("red_menace", "Choose bombers on the ground in {city}")
        return Refused("RM-9.3.2a", words.of(city=city))
    for number in numbers:
        if not 0 <= number < len(s.bombers):
            return Refused("RM-9.3.2a", T("red_menace", "There is no such bomber"))
        bomber = s.bombers[number]
        unit = kit.unit_name(bomber.unit)
        if bomber.where != "ground":
            words = T("red_menace", "This {unit} is not on the ground")
            return Refused("RM-9.3.2a", words.of(unit=unit))
        if bomber.at != base:
            words = T("red_menace", "This {unit} stands in {base}, not in {city}")
            return Refused(
                "RM-9.3.2b", words.of(unit=unit, base=kit.city_name(bomber.at), city=city)
            )
    return None
