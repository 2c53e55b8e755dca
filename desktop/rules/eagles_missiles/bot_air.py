"""Where Russia places its squadrons: ways to do it, judged by what Poland makes of each."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.rules.eagles_missiles import (
    aa_reach,
    bot_scene,
    bot_worth,
    contests,
    russian_air,
    theatre,
)
from desktop.rules.eagles_missiles.bot_ledger import Ledger
from desktop.rules.eagles_missiles.bot_plan import Plan
from desktop.rules.eagles_missiles.bot_scene import Arena, Foe
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from desktop.rules.core import Side
    from desktop.rules.eagles_missiles.bot_gains import Gains
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.records import AaUnit, Assault, Squadron
    from desktop.rules.eagles_missiles.state import State

FIGHTERS: Final = ("SU27", "MIG29")
HEAVY: Final = "TU22M"
STRONG: Final = 6
"""An assault of this strength needs no raid beside it."""
STRENGTH: Final = 0.06
"""How much a point of an assault's strength speaks for supporting it."""
AA_FEAR: Final = 0.5
MOST_HITS: Final = 1.5
ASIDE: Final = 0.2
"""What speaks for a raid where no assault will come."""
COMPANY: Final = 0.15
"""What speaks for a raid where another one goes."""
WHIM: Final = 0.25
LANDING: Final = 1.2
"""What speaks for an escort of the fleet when a landing comes."""
PER_SUPPORT: Final = 0.5
"""What each support adds to the want for an escort."""


class Weights(NamedTuple):
    """A way to spread squadrons."""

    assault: float
    """How much assaults, raids and the fleet want escorts."""
    raid: float
    fleet: float
    supports: float
    """The share of the bombers that supports assaults."""
    spread: float
    """How much each escort makes the next one go elsewhere."""
    cover: int
    """Fighters from which on a Tu-22M dares to fly."""


WAYS: Final = (
    Weights(0.5, 2, 3, 0.5, 0.5, 4),
    Weights(1, 0.9, 1.6, 0.5, 0.5, 4),
    Weights(1, 0.9, 1.6, 0, 0.5, 99),
    Weights(0.5, 2, 1, 0, 0.9, 99),
    Weights(1, 2, 4, 0.5, 0.3, 3),
    Weights(1.5, 0.5, 0.5, 1, 0.3, 2),
    Weights(0.3, 2, 6, 0.3, 0.6, 99),
    Weights(1, 1, 0.3, 0.7, 0.2, 2),
)


class Post(NamedTuple):
    """A squadron of a type at its place: a territory, or an assault card that it supports."""

    craft: str
    place: str


Posts = tuple[Post, ...]


class Staff:
    """The squadrons of a Russian commander today, and where they can go."""

    def __init__(
        self, s: State, kit: Kit, side: Side, rng: Random, gains: Gains | None = None
    ) -> None:
        """``gains`` are what a placement is judged by; without them the usual worths."""
        self.s, self.kit, self.side, self.rng = s, kit, side, rng
        board = theatre.placed(s)
        own = [each for each in board if each.by == side]
        self.given = tuple(self._post(each) for each in own)
        """What he has placed already."""
        self.fixed = [each for each in board if each.by != side]
        self.stock = Counter(each.type for each in (*theatre.russian_pool(s, kit), *own))
        self.fighters, self.bombers = russian_air.icons(s, kit, side)
        self.falls = {each.territory: bot_worth.fall(s, kit, each.territory) for each in s.assaults}
        taken = {(each.at, each.card) for each in self.fixed if each.role == "support"}
        inland = [each for each in s.assaults if not theatre.is_landing(kit, each)]
        inland.sort(key=self._calls_for_support, reverse=True)
        self.cards = {
            laid.card: each
            for number in range(2)
            for each in inland
            for laid in each.cards[number : number + 1]
            if (each.line, number) not in taken
        }
        """Cards that can be supported, the best first, and the assaults they belong to."""
        self.allies = bot_scene.allies(s, kit)
        self._ledger = Ledger(self, gains) if gains else None
        self._base = bot_scene.grounds(s, kit, "russian")
        self._landing = any(theatre.is_landing(kit, each) for each in s.assaults)

    def _post(self, squadron: Squadron) -> Post:
        if squadron.role != "support":
            return Post(squadron.type, squadron.at)
        assault = self.s.assault(squadron.at)
        assert assault is not None
        return Post(squadron.type, assault.cards[squadron.card].card)

    def _calls_for_support(self, assault: Assault) -> float:
        strength = contests.cards_strength(self.kit, assault)
        return self.falls[assault.territory] * (1 + STRENGTH * strength)

    # ------------------------------------------------------------------------------- candidates

    def candidates(self) -> list[Posts]:
        """Return the usual ways to place all squadrons; those that differ."""
        return list(dict.fromkeys(self._candidate(way) for way in WAYS))

    def _candidate(self, way: Weights) -> Posts:
        stock = Counter(self.stock)
        fighters = _taken(stock, FIGHTERS, self.fighters)
        supports = self._supports(stock, way, len(fighters))
        raids = self._raids(stock, self.bombers - len(supports))
        idle = self.bombers - len(supports) - len(raids)
        supports += self._more_supports(stock, supports, idle)
        escorts = self._escorts(fighters, way, supports, raids)
        return (*escorts, *supports, *raids)

    def _supports(self, stock: Counter[str], way: Weights, fighters: int) -> list[Post]:
        number = min(round(way.supports * self.bombers), len(self.cards))
        kinds = _taken(stock, (HEAVY,), min(1, number)) if fighters >= way.cover else []
        kinds += _taken(stock, ("SU25", "SU24"), number - len(kinds))
        return [Post(kind, card) for kind, card in zip(kinds, self.cards, strict=False)]

    def _more_supports(
        self, stock: Counter[str], supports: Sequence[Post], number: int
    ) -> list[Post]:
        """Let bombers that find nothing to raid support what has no support yet."""
        taken = {post.place for post in supports}
        cards = [card for card in self.cards if card not in taken]
        kinds = _taken(stock, ("SU25",), min(number, len(cards)))
        return [Post(kind, card) for kind, card in zip(kinds, cards, strict=False)]

    def _raids(self, stock: Counter[str], number: int) -> list[Post]:
        places = {
            place: self._raid_score(place)
            for place in theatre.free_polish(self.s, self.kit)
            if not self._falls_anyway(place)
        }
        cities = {
            place: sum(city not in self.s.ruins for city in self.kit.cities_in[place])
            - sum(each.at == place for each in self.fixed if each.role == "raid")
            for place in places
        }
        raids: list[Post] = []
        unopposed = not self.s.aa and not self.allies
        kinds = ("SU24", HEAVY) if unopposed else ("SU24",)
        for kind in _taken(stock, kinds, number):
            open_to = [place for place in places if cities[place] > 0]
            if not open_to:
                break
            place = max(open_to, key=places.__getitem__)
            places[place] += COMPANY
            cities[place] -= 1
            raids.append(Post(kind, place))
        return raids

    def _raid_score(self, place: str) -> float:
        hits = sum((7 - aa_reach.needs(self.s, self.kit, unit)) / 6 for unit in self._aa(place))
        aside = ASIDE if not self.kit.territories[place].line else 0.0
        return 1 - AA_FEAR * min(hits, MOST_HITS) + aside + WHIM * self.rng.random()

    def _falls_anyway(self, place: str) -> bool:
        return any(
            each.territory == place and contests.cards_strength(self.kit, each) >= STRONG
            for each in self.s.assaults
        )

    def _aa(self, place: str) -> list[AaUnit]:
        return [unit for unit in self.s.aa if aa_reach.covers(self.kit, unit, place)]

    def _escorts(
        self, fighters: Sequence[str], way: Weights, supports: Sequence[Post], raids: Sequence[Post]
    ) -> list[Post]:
        wants: dict[str, float] = {}
        if self.s.fleet:
            wants[SEA] = way.fleet + LANDING if self._landing else way.fleet
        for assault in self.s.assaults:
            if not theatre.is_landing(self.kit, assault):
                number = sum(self.cards[post.place] is assault for post in supports)
                worth = self.falls[assault.territory]
                wants[assault.territory] = way.assault * worth + PER_SUPPORT * number
        for post in raids:
            wants[post.place] = wants.get(post.place, 0.0) + way.raid
        count = Counter(each.at for each in self.fixed if each.role == "escort")
        escorts: list[Post] = []
        for kind in fighters:
            if not wants:
                break
            place = max(wants, key=lambda key: wants[key] / (1 + way.spread * count[key]))
            count[place] += 1
            escorts.append(Post(kind, place))
        return escorts

    # ----------------------------------------------------------------------------------- judging

    def judge(self, posts: Iterable[Post]) -> float:
        """Return what a placement is worth once Poland has answered it."""
        arenas = self.arenas(posts)
        if self._ledger is not None:
            plan = Plan(arenas.values(), self.allies).fill()
            return self._ledger.balance(arenas, plan) - self._aa_effect(arenas)
        total = sum(self.falls.values())
        total += sum(foe.worth for arena in arenas.values() for foe in arena.prey)
        total -= self._aa_effect(arenas)
        return total - Plan(arenas.values(), self.allies).fill().gain

    def arenas(self, posts: Iterable[Post]) -> dict[str, Arena]:
        """Return what there would be to fight."""
        found = {
            key: Arena(key, [], [], arena.ground, arena.duel_bonus)
            for key, arena in self._base.items()
        }
        kit = self.kit
        for each in self.fixed:
            place = theatre.territory_of(self.s, each)
            bot_scene.add(found, self.s, place, bot_scene.foe(kit, each.id, each.type, each.role))
        for number, (kind, place) in enumerate(posts):
            key = f"{number}"
            if place in self.cards:
                territory = self.cards[place].territory
                foe = bot_scene.foe(kit, key, kind, "support")
                bot_scene.add(found, self.s, territory, foe)
            else:
                role = "raid" if kit.types[kind].bomber else "escort"
                bot_scene.add(found, self.s, place, bot_scene.foe(kit, key, kind, role))
        bot_scene.rate_raids(self.s, kit, found)
        return found

    def _aa_effect(self, arenas: dict[str, Arena]) -> float:
        effect = 0.0
        for place, arena in arenas.items():
            if not arena.escorts and not arena.prey:
                continue
            worth = self.falls.get(place, 0.0)
            values = sorted(_target(foe, worth) for foe in (*arena.escorts, *arena.prey))
            for unit in self._aa(place):
                if values:
                    effect += values.pop() * (7 - aa_reach.needs(self.s, self.kit, unit)) / 6
        return effect


def _taken(stock: Counter[str], kinds: Sequence[str], number: int) -> list[str]:
    """Take up to so many squadrons out of the stock, those of the first type first."""
    taken: list[str] = []
    for kind in kinds:
        count = max(0, min(stock[kind], number - len(taken)))
        taken += [kind] * count
        stock[kind] -= count
    return taken


def _target(foe: Foe, fall: float) -> float:
    """Return what it is worth to drive a squadron away."""
    if foe.role == "escort":
        return bot_worth.ESCORT
    return foe.worth + bot_worth.SUPPORT * foe.adds * fall
