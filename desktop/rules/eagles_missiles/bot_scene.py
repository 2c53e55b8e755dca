"""A day's fighting as computer players reckon with it: where, what against what, at which odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from desktop.rules.eagles_missiles import bot_worth, contests, odds, theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.deploy_survey import can_fly
from desktop.rules.eagles_missiles.records import FLEET

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import Squadron
    from desktop.rules.eagles_missiles.state import State

FARTHEST: Final = odds.FARTHEST
TABLE: Final = tuple(
    (each.win / odds.CASES, each.draw / odds.CASES, each.loss / odds.CASES)
    for each in (odds.counted(lead) for lead in range(-FARTHEST, FARTHEST + 1))
)
"""Chances to win, draw and lose by the allied lead."""
FLEET_POINT: Final = {"polish": 0.28, "russian": 0.45}
"""What a point of the fleet's strength is worth to either side."""

ALLIED_LOSS: Final = 1 / 3
"""What it costs to lose an allied squadron."""

Sent = dict[str, list["Ally"]]
"""Allied squadrons by target."""


class Ally(msgspec.Struct, frozen=True, eq=False):
    """An allied squadron that can fly."""

    key: str
    type: str
    air: int
    ground: int
    """Its bombardment strength."""
    bomber: bool
    side: str
    """Who commands it."""


class Foe(msgspec.Struct, eq=False):
    """A placed Russian squadron."""

    key: str
    type: str
    air: int
    adds: int
    """What it adds to its assault; 0 unless it is a support."""
    bomber: bool
    worth: float
    """What its raid is worth."""
    loss: float
    """What it is worth to destroy it."""
    role: str


class Ground(msgspec.Struct, frozen=True):
    """What is attacked in the third stage."""

    target: str
    strength: int
    """Of the cards, or of the fleet."""
    worth: float
    """What it is worth to stop the assault, or the landing that comes with the fleet."""
    bonus: int = 0
    point: float = 0.0
    """What a point of the fleet's strength is worth."""
    reckoned: dict[int, float] = {}
    """What attacks gain by their lead, as far as it was asked."""

    @property
    def most(self) -> float:
        """What no attack can gain more than."""
        return self.worth + self.point * self.strength


class Arena(msgspec.Struct):
    """A territory or the sea, with all that can be fought there."""

    place: str
    escorts: list[Foe]
    """Those that protect."""
    prey: list[Foe]
    """Raids, supports, escorts that were lured away."""
    ground: Ground | None
    duel_bonus: int
    allied_loss: float = ALLIED_LOSS

    def value(self, sent: Sent) -> float:
        """Return what Poland gains here on average by those it has sent."""
        gain, spread = self.in_the_air(sent)
        ground = self.ground
        if ground is not None and (bombers := sent.get(ground.target)):
            gain += self.on_the_ground(sum(each.ground for each in bombers), spread)
        return gain

    def in_the_air(self, sent: Sent) -> tuple[float, dict[int, float]]:
        """Return what the duels gain on average, and how likely supports add how much after it."""
        gain = 0.0
        spread = {0: 1.0}
        for foe in (*self.escorts, *self.prey):
            allies = sent.get(foe.key)
            if allies:
                won, stays = self.duel(foe, allies)
                gain += won
            else:
                stays = 1.0
            if foe.adds:
                spread = _spread(spread, foe.adds, stays)
        return gain, spread

    def on_the_ground(self, bombs: int, spread: dict[int, float]) -> float:
        """Return what an attack of this strength gains on average."""
        ground = self.ground
        assert ground is not None
        lead = bombs + ground.bonus - ground.strength
        gain = 0.0
        for adds, chance in spread.items():
            gain += chance * attack(ground, lead - adds)
        return gain

    def duel(self, foe: Foe, allies: list[Ally]) -> tuple[float, float]:
        """Return what a duel gains on average, and how likely its support stays."""
        lead = self.duel_bonus - foe.air
        fighters = 0
        for each in allies:
            lead += each.air
            fighters += not each.bomber
        win, draw, lost = TABLE[max(-FARTHEST, min(FARTHEST, lead)) + FARTHEST]
        gain = win * foe.loss if fighters else 0.0
        if foe.bomber:
            return gain + (win + draw) * foe.worth, lost
        return gain - lost * self.allied_loss * len(allies), 0.0

    def idle(self, sent: Sent) -> list[Foe]:
        """Return the escorts that nobody engages."""
        return [foe for foe in self.escorts if not sent.get(foe.key)]

    def attacked(self, sent: Sent) -> bool:
        """Return whether something protected is attacked."""
        if self.ground is not None and sent.get(self.ground.target):
            return True
        return any(foe.role != "escort" and sent.get(foe.key) for foe in self.prey)


def attack(ground: Ground, lead: int) -> float:
    """Return what an attack on an assault or the fleet gains on average."""
    gain = ground.reckoned.get(lead)
    if gain is None:
        win, draw, _ = TABLE[max(-FARTHEST, min(FARTHEST, lead)) + FARTHEST]
        gain = (win + draw) * ground.worth
        if ground.point:
            gain += ground.point * _damage(lead, ground.strength)
        ground.reckoned[lead] = gain
    return gain


def _damage(lead: int, strength: int) -> float:
    total = 0
    for gap, cases in odds.DIFFERENCES:
        if lead + gap > 0:
            total += cases * min(strength, lead + gap)
    return total / odds.CASES


def _spread(spread: dict[int, float], adds: int, stays: float) -> dict[int, float]:
    if stays >= 1.0:
        return {strength + adds: chance for strength, chance in spread.items()}
    after: dict[int, float] = {}
    for strength, chance in spread.items():
        after[strength] = after.get(strength, 0.0) + chance * (1 - stays)
        after[strength + adds] = after.get(strength + adds, 0.0) + chance * stays
    return after


# --------------------------------------------------------------------------------- from a state


def allies(s: State, kit: Kit) -> list[Ally]:
    """Return the allied squadrons that can be sent or were."""
    return [
        ally(s, kit, each)
        for each in s.squadrons
        if kit.squadrons[each.id].side != "russian" and can_fly(each)
    ]


def ally(s: State, kit: Kit, squadron: Squadron) -> Ally:
    """Return an allied squadron as it is reckoned with."""
    craft = kit.types[squadron.type]
    return Ally(
        squadron.id,
        squadron.type,
        craft.air,
        craft.bombardment,
        craft.bomber,
        theatre.commander_of(s, kit, squadron),
    )


def arenas(s: State, kit: Kit, seen_by: str = "polish") -> dict[str, Arena]:
    """Return where there is something to fight, as Russia has placed it."""
    found = grounds(s, kit, seen_by)
    for each in theatre.placed(s):
        place = theatre.territory_of(s, each)
        add(found, s, place, foe(kit, each.id, each.type, each.role), lured=each.lured)
    rate_raids(s, kit, found)
    return found


def foe(kit: Kit, key: str, kind: str, role: str) -> Foe:
    """Return a Russian squadron of a type in a role."""
    craft = kit.types[kind]
    adds = craft.bombardment if role == "support" else 0
    loss = bot_worth.LOSS * craft.loss_value
    return Foe(key, kind, craft.air, adds, craft.bomber, 0.0, loss, role)


def grounds(s: State, kit: Kit, seen_by: str = "polish") -> dict[str, Arena]:
    """Return the places of the assaults and of the fleet, without squadrons."""
    found: dict[str, Arena] = {}
    bonus = s.now.duel_bonus
    landing = 0.0
    for assault in s.assaults:
        if assault.stopped:
            continue
        place = assault.territory
        worth = bot_worth.fall(s, kit, place)
        ground = None
        if theatre.is_landing(kit, assault):
            landing = worth
        else:
            strength = contests.cards_strength(kit, assault)
            ground = Ground(f"assault:{assault.line}", strength, worth, s.now.ground_bonus)
        found[place] = Arena(place, [], [], ground, bonus)
    if s.fleet:
        fleet = Ground(FLEET, s.fleet, landing, 0, FLEET_POINT[seen_by])
        found[SEA] = Arena(SEA, [], [], fleet, bonus)
    return found


def add(found: dict[str, Arena], s: State, place: str, each: Foe, *, lured: bool = False) -> None:
    """Put a Russian squadron into its place."""
    arena = found.get(place)
    if arena is None:
        arena = found[place] = Arena(place, [], [], None, s.now.duel_bonus)
    if each.role == "escort" and not lured:
        arena.escorts.append(each)
    else:
        arena.prey.append(each)


def rate_raids(s: State, kit: Kit, found: dict[str, Arena]) -> None:
    """Note what each raid is worth where it is."""
    for arena in found.values():
        flown = [foe for foe in arena.prey if foe.role == "raid"]
        if flown:
            worth = bot_worth.raids(s, kit, arena.place, len(flown))
            for foe in flown:
                foe.worth = worth
