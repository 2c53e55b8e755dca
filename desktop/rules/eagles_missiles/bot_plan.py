"""The Polish deployment: packages for each place, the one with most gain per squadron first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.rules.eagles_missiles.bot_scene import Ally, Arena, Foe, Sent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

THRESHOLD: Final = 0.15
"""What a package must bring for each of its squadrons."""
HELP: Final = 0.01
"""What one more squadron must bring to a fight that is planned."""
SURE: Final = 2
"""The lead that is enough against a bomber."""
MUD_MOVER: Final = 0.35
"""How much a squadron's bombs count against it as a fighter, if there is an attack to fly."""
DOGFIGHTER: Final = 0.3
"""How much its air strength counts against it in an attack."""
CHASE: Final = 0.08
"""What a point of support weighs beside a raid, when it is chosen what to hunt."""
ATTACKERS: Final = 2
"""Allied squadrons that may be sent against one Russian (EM-IV.B6b)."""


class Package(NamedTuple):
    """Orders for one place that belong together."""

    gain: float
    orders: tuple[tuple[Ally, str], ...]

    @property
    def rate(self) -> float:
        """What it gains for each squadron."""
        return self.gain / len(self.orders)


class Plan:
    """Orders for all who are free, against what Russia has placed."""

    def __init__(
        self,
        arenas: Iterable[Arena],
        free: Sequence[Ally],
        threshold: float = THRESHOLD,
        misjudged: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.arenas = {arena.place: arena for arena in arenas}
        self.free = list(free)
        self.threshold = threshold
        self._misjudged = misjudged
        self.sent: dict[str, Sent] = {place: {} for place in self.arenas}
        self.value = dict.fromkeys(self.arenas, 0.0)
        self._best: dict[str, Package | None] = {}

    @property
    def gain(self) -> float:
        """What all orders bring on average."""
        return sum(self.value.values())

    def orders(self) -> dict[str, str]:
        """Return the target of each squadron that is sent."""
        return {
            ally.key: target
            for sent in self.sent.values()
            for target, allies in sent.items()
            for ally in allies
        }

    def send(self, place: str, ally: Ally, target: str) -> None:
        """Give an order."""
        self.sent[place].setdefault(target, []).append(ally)
        self.free.remove(ally)
        self.value[place] = self.arenas[place].value(self.sent[place])

    def fill(self) -> Plan:
        """Engage what must be engaged, then send packages as long as one is worth it."""
        for place, arena in self.arenas.items():
            if arena.attacked(self.sent[place]):
                for foe in arena.idle(self.sent[place]):
                    if self.free:
                        self.send(place, max(self.free, key=lambda each: each.air), foe.key)
        while self.free:
            chosen = self._next()
            if chosen is None:
                break
            place, package = chosen
            for ally, target in package.orders:
                self.send(place, ally, target)
            self._best.pop(place)
        self._reinforce()
        return self

    def _next(self) -> tuple[str, Package] | None:
        found: tuple[str, Package] | None = None
        for place in self.arenas:
            package = self._package(place)
            if package is not None and (found is None or package.rate > found[1].rate):
                found = place, package
        return found

    def _package(self, place: str) -> Package | None:
        """Return the best package for a place; the one of before while its squadrons are free."""
        if place in self._best:
            known = self._best[place]
            if known is None or all(ally in self.free for ally, _ in known.orders):
                return known
        best: Package | None = None
        for package in packages(self.arenas[place], self.sent[place], self.free, self.value[place]):
            if package.rate > self.threshold and (best is None or package.rate > best.rate):
                best = package
        if best is not None:
            best = best._replace(gain=best.gain * (1 + self._misjudged()))
        self._best[place] = best
        return best

    def _reinforce(self) -> None:
        """Send those who are left where they help most."""
        for ally in list(self.free):
            best, chosen = HELP, None
            for place, arena in self.arenas.items():
                sent = self.sent[place]
                for target in [key for key in sent if sent[key]]:
                    duel = arena.ground is None or target != arena.ground.target
                    if duel and (len(sent[target]) >= ATTACKERS or ally.bomber):
                        continue
                    sent[target].append(ally)
                    gain = arena.value(sent) - self.value[place]
                    sent[target].pop()
                    if gain > best:
                        best, chosen = gain, (place, target)
            if chosen is not None:
                self.send(chosen[0], ally, chosen[1])


def packages(arena: Arena, sent: Sent, free: Sequence[Ally], value: float) -> Iterable[Package]:
    """Yield the packages for a place: escorts, then the most valuable prey, then the ground."""
    needed = arena.idle(sent)
    prey = [foe for foe in arena.prey if not sent.get(foe.key)]
    worth = 0.0 if arena.ground is None else arena.ground.worth
    prey.sort(key=lambda foe: foe.worth + CHASE * foe.adds * worth, reverse=True)
    if len(free) < len(needed):
        return
    for with_ground in (False, True) if arena.ground is not None else (False,):
        left = list(free)
        orders: list[tuple[Ally, str]] = []
        after = dict(sent)
        for foe in needed:
            weight = MUD_MOVER if with_ground else 0.0
            fighter = max(left, key=lambda each: each.air - weight * each.ground)
            left.remove(fighter)
            orders.append((fighter, foe.key))
            after[foe.key] = [fighter]
        for hunted in range(len(prey) + 1):
            if hunted:
                if not left:
                    break
                foe = prey[hunted - 1]
                hunter = _hunter(foe, left, arena.duel_bonus)
                left.remove(hunter)
                orders.append((hunter, foe.key))
                after[foe.key] = [hunter]
            if not with_ground:
                if orders:
                    yield Package(arena.value(after) - value, tuple(orders))
            elif left:
                yield _attack(arena, after, orders, left, value)


def _hunter(foe: Foe, free: Sequence[Ally], bonus: int) -> Ally:
    """Return the cheapest squadron that is sure to beat a bomber, else the strongest."""
    sure = (
        [each for each in free if not each.bomber and each.air + bonus - foe.air >= SURE]
        if foe.bomber
        else []
    )
    if sure:
        return min(sure, key=lambda each: (each.air, each.ground))
    return max(free, key=lambda each: each.air)


def _attack(
    arena: Arena,
    after: Sent,
    orders: Sequence[tuple[Ally, str]],
    free: Sequence[Ally],
    value: float,
) -> Package:
    """Return the package with as many squadrons in the attack on the ground as gain most each."""
    assert arena.ground is not None
    target = arena.ground.target
    duels, spread = arena.in_the_air(after)
    bombs = sum(each.ground for each in after.get(target, ()))
    ordered = sorted(free, key=lambda each: each.ground - DOGFIGHTER * each.air, reverse=True)
    best, most, number = float("-inf"), 0.0, 0
    limit = duels + arena.ground.most - value
    for count, ally in enumerate(ordered, 1):
        if limit < best * (len(orders) + count):
            break
        bombs += ally.ground
        gain = duels + arena.on_the_ground(bombs, spread) - value
        rate = gain / (len(orders) + count)
        if rate > best:
            best, most, number = rate, gain, count
    return Package(most, (*orders, *((ally, target) for ally in ordered[:number])))
