"""Phase 9: bombers of the player fly (RM-7.9, RM-9.3.3, RM-9.8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from desktop.rules.core import Action, Choice, Refused, T, Target, Tell
from desktop.rules.red_menace import changes_blue, theatre
from desktop.rules.red_menace.actions_blue import Halt, Move, numbers_in
from desktop.rules.red_menace.batteries import EnterHex, SweepHexes, met_at
from desktop.rules.red_menace.defenders import MeetBombers
from desktop.rules.red_menace.flights import Reveal
from desktop.rules.red_menace.records import PLAYER
from desktop.rules.red_menace.steps import WarStep, picked

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.state import State


class BlueMoves(WarStep, frozen=True):
    """RM-9.3.3a  Every bomber in flight moves 1 to M hexes, in any order, alone or together."""

    begun: bool = False

    def asks(self, s: State, kit: Kit) -> bool:
        if self.begun:
            for bomber in s.bombers:
                if bomber.where == "flight" and not bomber.moved:
                    return True
        return False

    def decision(self, s: State, kit: Kit) -> Choice | None:
        if not self.begun:
            return None
        actions: list[Action] = []
        seen: set[tuple[str, str, int, str, tuple[str, ...]]] = set()
        waiting = 0
        for number, bomber in enumerate(s.bombers):
            if bomber.where != "flight" or bomber.moved:
                continue
            waiting += 1
            here, start, moves = bomber.at, bomber.start, bomber.moves
            alike = (bomber.unit, here, moves, start, bomber.fought)
            if alike not in seen:
                seen.add(alike)
                actions += _listed(kit, number, here, start, moves == 1)
        if not actions:
            return None
        words = T("red_menace", "Move your bombers; still to move: {count}")
        return Choice(PLAYER, "RM-9.3.3a", words.of(count=waiting), tuple(actions), open=True)

    def admit(self, s: State, kit: Kit, action: Action) -> None:
        if not isinstance(action, Move | Halt):
            super().admit(s, kit, action)
            return
        wrong = why_not_together(s, kit, action.numbers)
        for number in action.numbers if wrong is None else ():
            if isinstance(action, Halt):
                wrong = wrong or why_not_halt(s, kit, number)
            else:
                wrong = wrong or why_not_move(s, kit, number, action.to)
        if wrong is not None:
            raise wrong

    def carry_out(self, s: State, kit: Kit, action: Move | Halt | None, tell: Tell) -> None:
        if isinstance(action, Move):
            s.steps.append(self)
            fly_on(s, kit, action.numbers, action.to, tell)
        elif action is not None:
            changes_blue.halt(s, action.numbers, tell)
            s.then(self)
        elif not self.begun:
            changes_blue.begin_moves(s, kit)
            s.then(BlueMoves(begun=True))
        elif s.terms.module_s:
            s.then(SweepHexes())

    def explain(self, s: State, kit: Kit, picks: tuple[Target, ...]) -> Refused | None:
        numbers = numbers_in(picks)
        if numbers and picked(picks, "base"):
            words = T("red_menace", "A bomber lands only after it has destroyed a city")
            return Refused("RM-9.3.3c", words)
        wrong = why_not_together(s, kit, numbers)
        hexes = [pick for pick in picks if pick in kit.hexes]
        if picked(picks, "city") in kit.cities:
            hexes.append(kit.cities[picked(picks, "city")].hex)
        for number in numbers if wrong is None else ():
            if hexes:
                wrong = wrong or why_not_move(s, kit, number, hexes[-1])
            else:
                wrong = wrong or why_not_halt(s, kit, number)
        return wrong


class BombersFlyOn(WarStep, frozen=True):
    """RM-9.8a  Those that are left after a fight on the way fly on."""

    numbers: tuple[int, ...]
    to: str

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        flying = tuple(number for number in self.numbers if s.bombers[number].where == "flight")
        if flying:
            fly_on(s, kit, flying, self.to, tell)


def fly_on(s: State, kit: Kit, numbers: tuple[int, ...], to: str, tell: Tell) -> None:
    """Move bombers of one hex to the next, unless somebody has to meet them first (RM-9.8a)."""
    here = s.bombers[numbers[0]].at
    fresh = _just_entered(s, kit, numbers) if here in kit.red_ground else ()
    if fresh and met_at(s, kit, here, fresh):
        changes_blue.meet(s, fresh)
        s.then(MeetBombers(here, fresh), BombersFlyOn(numbers, to))
    else:
        changes_blue.fly(s, numbers, here, to, tell)
        if s.flights or to in kit.defended:
            enter(s, kit, to)


def enter(s: State, kit: Kit, hex_id: str) -> None:
    """Deal with bombers that enter a hex: who is seen there, whether an SA-2 appears.

    Formations in the hex are revealed at once, in their order (RM-9.2.4b). With module S an AD
    hex is noted: it is rolled for when all have moved (RM-S4.0c).
    """
    hidden = [each.key for each in s.flights if each.hex == hex_id and not each.revealed]
    if hex_id in kit.defended:
        # No SA-2 appears off red ground; where formations are revealed first the step waits all
        # the same, as it does in the snapshots of earlier games.
        if hidden or hex_id in kit.red_ground:
            s.steps.append(EnterHex(hex_id))
        if s.terms.module_s:
            changes_blue.enter(s, hex_id)
    if hidden:
        s.then(*[Reveal(key, "RM-9.2.4b") for key in hidden])


def _just_entered(s: State, kit: Kit, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the bombers that came into their hex this turn and that nobody has met there."""
    tanker = theatre.tanker(s)
    return tuple(
        [
            number
            for number in numbers
            if (bomber := s.bombers[number]).at not in bomber.fought
            and bomber.moves < theatre.bomber_moves(kit, bomber.unit, tanker=tanker)
        ]
    )


@cache
def _listed(kit: Kit, number: int, here: str, start: str, last: bool) -> tuple[Action, ...]:
    """Return what a bomber may do, which is the same again and again.

    Its last hex of the turn is not the one where it began.
    """
    ways = [way for way in kit.next_to[here] if not last or way != start]
    moves = tuple(Move((number,), way) for way in ways)
    return moves if here == start else (*moves, Halt((number,)))


# -------------------------------------------------------------------------------- refusals


def why_not_together(s: State, kit: Kit, numbers: tuple[int, ...]) -> Refused | None:
    """Return why these are no bombers that could move as one."""
    if not numbers or list(numbers) != sorted(set(numbers)):
        return Refused("RM-9.3.3a", T("red_menace", "Choose bombers in flight, then a hex"))
    if not 0 <= numbers[0] <= numbers[-1] < len(s.bombers):
        return Refused("RM-9.3.3a", T("red_menace", "There is no such bomber"))
    first = s.bombers[numbers[0]]
    for number in numbers:
        bomber = s.bombers[number]
        unit = kit.unit_name(bomber.unit)
        if bomber.where != "flight":
            words = T("red_menace", "This {unit} is not in flight")
            return Refused("RM-9.3.3a", words.of(unit=unit))
        if bomber.moved:
            words = T("red_menace", "This {unit} has moved this turn")
            return Refused("RM-9.3.3a", words.of(unit=unit))
        if bomber.at != first.at:
            words = T(
                "red_menace", "Only bombers of one hex move together: {one} and {other} are two"
            )
            return Refused("RM-9.3.3b", words.of(one=first.at, other=bomber.at))
    return None


def why_not_move(s: State, kit: Kit, number: int, to: str) -> Refused | None:
    """Return why a bomber that is still to move may not enter a hex next."""
    bomber = s.bombers[number]
    unit = kit.unit_name(bomber.unit)
    if to == bomber.start and bomber.moves == 1:
        words = T("red_menace", "The {unit} began in {hex} and may not end its move there")
        return Refused("RM-9.3.3a", words.of(unit=unit, hex=to))
    if to in kit.next_to[bomber.at]:
        return None
    if to == bomber.at or to not in kit.hexes:
        return Refused("RM-9.3.3a", T("red_menace", "Every bomber in flight moves to another hex"))
    words = T(
        "red_menace",
        "{hex} is {far} hexes away: bombers move hex by hex, the {unit} has {count} left",
    )
    far = kit.distance(bomber.at, to)
    return Refused("RM-9.3.3a", words.of(hex=to, far=far, unit=unit, count=bomber.moves))


def why_not_halt(s: State, kit: Kit, number: int) -> Refused | None:
    """Return why a bomber that is still to move may not end its move here."""
    bomber = s.bombers[number]
    if bomber.at != bomber.start:
        return None
    words = T("red_menace", "No bomber stays where it is: the {unit} must leave {hex}")
    return Refused("RM-9.3.3a", words.of(unit=kit.unit_name(bomber.unit), hex=bomber.at))
