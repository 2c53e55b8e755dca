"""How SA-2s appear and fire at the player's bombers (RM-10.6.2, RM-10.3.1b, RM-S4.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.rules.core import Chance, Roll, Rolled, T, Tell
from desktop.rules.red_menace import (
    chances,
    changes_blue,
    changes_defence,
    defenders_dice,
    theatre,
)
from desktop.rules.red_menace.components_map import SOVIET_CITIES
from desktop.rules.red_menace.steps import WarStep

if TYPE_CHECKING:
    from desktop.rules.red_menace.components import Kit
    from desktop.rules.red_menace.records import Sam
    from desktop.rules.red_menace.state import State

SEARCHED_SITES = 6
"""A die stands for the AD hex of its number and for the one six higher (RM-S4.0a)."""
MOST_PLACED = 2
"""SA-2s that module S puts on the map in a turn (RM-S4.0b)."""


# ------------------------------------------------------------------------------- appearing


def appears_on(s: State, kit: Kit, hex_id: str) -> int:
    """Return the least die with which bombers that enter a hex now find an SA-2 (RM-10.6.2a).

    0 if none is rolled for: nothing is there that it would defend, it was rolled for this turn,
    an SA-2 is there, none is left, or module S does it in its own way.
    """
    if hex_id not in kit.red_ground:
        return 0
    info = kit.hexes[hex_id]
    least = 0
    if info.ad and not s.terms.module_s:
        least = kit.rolls.sa2_appears
    elif s.mobile_sa2 and any(
        city in SOVIET_CITIES and not theatre.stands(s, city) for city in info.cities
    ):
        least = kit.rolls.sa2_appears_bombed_city
    return least if least and _open(s, hex_id) else 0


def searched(s: State, kit: Kit, hex_id: str) -> bool:
    """Return whether module S rolls for a hex once bombers are known to be there (RM-S4.0a)."""
    return bool(
        s.terms.module_s
        and kit.hexes[hex_id].ad
        and s.now.placed < MOST_PLACED
        and _open(s, hex_id)
    )


def search_face(kit: Kit, hex_id: str) -> int:
    """Return the face that brings an SA-2 to an AD hex with module S (RM-S4.0a)."""
    return (kit.hexes[hex_id].ad - 1) % SEARCHED_SITES + 1


def red_sams(s: State, hex_id: str) -> list[int]:
    """Return the numbers of the Soviet SAMs in a hex that have an attack left this turn."""
    return [
        number
        for number, each in enumerate(s.sams)
        if each.where == "map" and each.hex == hex_id and can_fire(each)
    ]


def can_fire(sam: Sam) -> bool:
    """Return whether it is a Soviet SAM with an attack left; Moscow's always are (RM-9.8c)."""
    return sam.unit == "sa2_moscow" or (sam.unit == "sa2" and not sam.fired)


def _open(s: State, hex_id: str) -> bool:
    if hex_id in s.now.rolled:
        return False
    free = False
    for each in s.sams:
        if each.unit == "sa2":
            if each.hex == hex_id:
                return False
            free = free or each.where == "pool"
    return free


class EnterHex(WarStep, frozen=True):
    """RM-10.6.2a  Bombers enter a hex: the first time in a turn an SA-2 may appear."""

    hex: str

    def decision(self, s: State, kit: Kit) -> Chance | None:
        least = appears_on(s, kit, self.hex)
        if not least:
            return None
        words = T("red_menace", "Does an SA-2 appear at {place}?")
        prompt = words.of(place=kit.hex_name(self.hex))
        return chances.die("appear", self._rule(kit), prompt, least)

    def asks(self, s: State, kit: Kit) -> bool:
        return appears_on(s, kit, self.hex) > 0

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is not None:
            appears = action.dice[0] >= appears_on(s, kit, self.hex)
            rule = self._rule(kit)
            changes_defence.search(s, self.hex, action.dice, appears=appears, tell=tell, rule=rule)

    def _rule(self, kit: Kit) -> str:
        return "RM-10.6.2a" if kit.hexes[self.hex].ad else "RM-10.6.2b"


class SearchHex(WarStep, frozen=True):
    """RM-S4.0a  One die for each bomber in an AD hex; its number on any of them brings an SA-2."""

    hex: str
    bombers: int

    def decision(self, s: State, kit: Kit) -> Chance | None:
        if not self.asks(s, kit):
            return None
        face = search_face(kit, self.hex)
        words = T("red_menace", "{place}: a {face} on any die brings an SA-2")
        prompt = words.of(place=kit.hex_name(self.hex), face=face)
        if self.bombers == 1:
            return chances.within("appear", "RM-S4.0a", prompt, (face,))
        return Chance("appear", "RM-S4.0a", prompt, roll=Roll(self.bombers, 6, subject=prompt))

    def asks(self, s: State, kit: Kit) -> bool:
        return self.bombers > 0 and searched(s, kit, self.hex)

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is None:
            return
        appears = search_face(kit, self.hex) in action.dice
        rule = "RM-S4.0a"
        changes_defence.search(s, self.hex, action.dice, appears=appears, tell=tell, rule=rule)
        if appears:
            changes_defence.count_placed(s)


class SweepHexes(WarStep, frozen=True):
    """RM-S4.0c  At the end of phase 9 the AD hexes are searched, one after the other."""

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        waiting = [
            (len(numbers), kit.hexes[hex_id].ad, hex_id)
            for hex_id, numbers in theatre.squadrons(s).items()
            if hex_id in s.now.entered and searched(s, kit, hex_id)
        ]
        if waiting:
            number, _, hex_id = max(waiting)
            s.then(SearchHex(hex_id, number), SweepHexes())


# ---------------------------------------------------------------------------------- firing


class SamsMeet(WarStep, frozen=True):
    """The Soviet SAMs of a hex fire at bombers there (RM-9.8a, RM-10.6.2d, RM-10.3.1b)."""

    hex: str
    bombers: tuple[int, ...]

    def carry_out(self, s: State, kit: Kit, action: None, tell: Tell) -> None:
        s.then(*(Sa2Fires(number, self.bombers) for number in red_sams(s, self.hex)))


class Sa2Fires(WarStep, frozen=True):
    """RM-10.6.2d  One SA-2 fires once, at the bomber that is lost first.

    One of Moscow's fires at each bomber over the city (RM-10.3.1b).
    """

    sam: int
    bombers: tuple[int, ...]

    def decision(self, s: State, kit: Kit) -> Chance | None:
        targets = self._targets(s, kit)
        if not targets:
            return None
        sam = s.sams[self.sam]
        words = T("red_menace", "{unit} fires at {bombers} at {place}")
        units = [s.bombers[number].unit for number in targets]
        prompt = words.of(
            unit=kit.unit_name(sam.unit),
            bombers=kit.unit_names(units),
            place=kit.hex_name(sam.hex),
        )
        dice = tuple(defenders_dice.die(kit, sam.unit, (unit,)) for unit in units)
        return chances.dice("sam", self._rule(sam), prompt, dice)

    def asks(self, s: State, kit: Kit) -> bool:
        return bool(self._targets(s, kit))

    def carry_out(self, s: State, kit: Kit, action: Rolled | None, tell: Tell) -> None:
        if action is None:
            return
        sam = s.sams[self.sam]
        attack = kit.units[sam.unit].A
        lost = [
            number
            for number, face in zip(self._targets(s, kit), action.dice, strict=True)
            if chances.hits(face, attack, kit.units[s.bombers[number].unit].D)
        ]
        changes_defence.fire(sam, action.dice, len(lost), tell, self._rule(sam))
        changes_blue.lose(s, lost, tell, self._rule(sam))
        if not lost and removable(s, kit, sam):
            s.then(Removal(self.sam, "RM-10.6.2e"))

    def _targets(self, s: State, kit: Kit) -> list[int]:
        sam = s.sams[self.sam]
        there = [
            number
            for number in self.bombers
            if s.bombers[number].where == "flight" and s.bombers[number].at == sam.hex
        ]
        order = theatre.victim_order(s, kit, there)
        return order if sam.unit == "sa2_moscow" else order[:1]

    def _rule(self, sam: Sam) -> str:
        return "RM-10.3.1b" if sam.unit == "sa2_moscow" else "RM-10.6.2d"


def removable(s: State, kit: Kit, sam: Sam) -> bool:
    """Return whether a miss may remove a SAM: not in a capital, not with module S in AD hexes."""
    if sam.unit in ("sa2_moscow", "nike_dc"):
        return False
    return not (s.terms.module_s and sam.unit == "sa2" and kit.hexes[sam.hex].ad)


class Removal(WarStep, frozen=True):
    """RM-10.6.1b  A SAM that missed may be out of the game (RM-10.6.2e)."""

    sam: int
    rule: str

    def decision(self, s: State, kit: Kit) -> Chance:
        sam = s.sams[self.sam]
        words = T("red_menace", "{unit} at {place} missed: is it removed?")
        prompt = words.of(unit=kit.unit_name(sam.unit), place=kit.hex_name(sam.hex))
        return chances.die("removal", self.rule, prompt, kit.rolls.sam_removed_after_miss)

    def asks(self, s: State, kit: Kit) -> bool:
        return True

    def carry_out(self, s: State, kit: Kit, action: Rolled, tell: Tell) -> None:
        face = action.dice[0]
        stays = face < kit.rolls.sam_removed_after_miss
        changes_defence.test_removal(s.sams[self.sam], face, stays=stays, tell=tell, rule=self.rule)
