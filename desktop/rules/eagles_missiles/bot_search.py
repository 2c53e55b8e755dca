"""What the hard level looks for beyond the usual ways: small changes, kept if they bring more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from desktop.rules.eagles_missiles import theatre
from desktop.rules.eagles_missiles.bot_air import FIGHTERS, Post, Posts, Staff
from desktop.rules.eagles_missiles.components_map import SEA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from desktop.rules.eagles_missiles.bot_plan import Plan
    from desktop.rules.eagles_missiles.bot_scene import Ally, Sent

STARTS: Final = 4
"""Usual ways that are improved."""
BETTER: Final = 1e-6


def improved_posts(
    staff: Staff, found: Sequence[Posts], budget: int, stop: Callable[[], bool]
) -> list[Posts]:
    """Return the best placements after small changes, so many of them tried at most."""
    starts = sorted(found, key=staff.judge, reverse=True)[:STARTS]
    return [_improved(staff, posts, budget // STARTS, stop) for posts in starts]


def _improved(staff: Staff, posts: Posts, left: int, stop: Callable[[], bool]) -> Posts:
    value = staff.judge(posts)
    while left > 0 and not stop():
        changed = None
        for other in _changes(staff, posts):
            left -= 1
            judged = staff.judge(other)
            if judged > value + BETTER:
                value, changed = judged, other
                break
            if left <= 0 or stop():
                break
        if changed is None:
            break
        posts = changed
    return posts


def _changes(staff: Staff, posts: Posts) -> Iterator[Posts]:
    """Yield placements that differ by one squadron or by two that change places, in any order."""
    found = list(_moves(staff, posts))
    staff.rng.shuffle(found)
    yield from found


def _moves(staff: Staff, posts: Posts) -> Iterator[Posts]:
    given = Counter(staff.given)
    free = list((Counter(posts) - given).elements())
    kept = staff.given
    cards = [card for card in staff.cards if all(post.place != card for post in posts)]
    places = _escort_places(staff, posts)
    for number, post in enumerate(free):
        rest = (*kept, *free[:number], *free[number + 1 :])
        yield rest
        for place in (*_places(staff, post.craft, places), *cards):
            if place != post.place:
                yield (*rest, Post(post.craft, place))
        for other in free[number + 1 :]:
            if other.craft != post.craft and other.place != post.place and _swap(post, other):
                both = Post(post.craft, other.place), Post(other.craft, post.place)
                without = list(rest)
                without.remove(other)
                yield (*without, *both)
    yield from _additions(staff, posts, places, cards)


def _additions(
    staff: Staff, posts: Posts, places: Sequence[str], cards: Sequence[str]
) -> Iterator[Posts]:
    """Yield the placements with one more squadron, as far as icons and pool allow."""
    used = Counter(post.craft for post in posts)
    heavy = sum(staff.kit.types[post.craft].bomber for post in posts)
    for kind in staff.stock:
        bomber = staff.kit.types[kind].bomber
        full = heavy >= staff.bombers if bomber else len(posts) - heavy >= staff.fighters
        if not full and used[kind] < staff.stock[kind]:
            for place in (*_places(staff, kind, places), *cards):
                yield (*posts, Post(kind, place))


def _swap(one: Post, other: Post) -> bool:
    """Return whether two squadrons can change places."""
    return (one.craft in FIGHTERS) == (other.craft in FIGHTERS) and "SU25" not in (
        one.craft,
        other.craft,
    )


def _places(staff: Staff, kind: str, escort_places: Sequence[str]) -> Sequence[str]:
    craft = staff.kit.types[kind]
    if not craft.bomber:
        return escort_places
    if not craft.strategic:
        return ()
    ruins = staff.s.ruins
    return [
        place
        for place in theatre.free_polish(staff.s, staff.kit)
        if any(city not in ruins for city in staff.kit.cities_in[place])
    ]


def _escort_places(staff: Staff, posts: Posts) -> list[str]:
    """Return the places where there is something to protect."""
    places = [SEA] if staff.s.fleet else []
    places += [assault.territory for assault in staff.cards.values()]
    places += [post.place for post in posts if post.place in staff.kit.territories]
    return list(dict.fromkeys(places))


# ---------------------------------------------------------------------------------- deployment


def improve_orders(plan: Plan, fixed: set[str], rng: Random, budget: int) -> None:
    """Change orders of a plan one by one, or two against each other, as long as it gains."""
    search = _Orders(plan, fixed)
    for _ in range(budget):
        changes = search.changes()
        rng.shuffle(changes)
        if not any(search.attempt(change) for change in changes):
            return


class _Orders:
    """A deployment that is being improved: the target of each squadron that may be changed."""

    def __init__(self, plan: Plan, fixed: set[str]) -> None:
        self._plan = plan
        self._at: dict[Ally, tuple[str, str]] = dict.fromkeys(plan.free, ("", ""))
        for place, sent in plan.sent.items():
            for target, allies in sent.items():
                self._at.update(dict.fromkeys(allies, (place, target)))
        self._own = [ally for ally in self._at if ally.key not in fixed]
        self._targets = [("", "")]
        for place, arena in plan.arenas.items():
            self._targets += [(place, foe.key) for foe in (*arena.escorts, *arena.prey)]
            if arena.ground is not None:
                self._targets.append((place, arena.ground.target))

    def changes(self) -> list[dict[Ally, tuple[str, str]]]:
        """Return every change of one order or of two."""
        found: list[dict[Ally, tuple[str, str]]] = []
        for number, ally in enumerate(self._own):
            here = self._at[ally]
            found += [{ally: target} for target in self._targets if target != here]
            for other in self._own[number + 1 :]:
                there = self._at[other]
                if there != here and other.type != ally.type:
                    found.append({ally: there, other: here})
        return found

    def attempt(self, change: dict[Ally, tuple[str, str]]) -> bool:
        """Make a change if it is legal and gains; return whether it did."""
        plan = self._plan
        places = {self._at[ally][0] for ally in change} | {place for place, _ in change.values()}
        places.discard("")
        after = {
            place: {target: list(allies) for target, allies in plan.sent[place].items()}
            for place in places
        }
        for ally in change:
            place, target = self._at[ally]
            if place:
                after[place][target].remove(ally)
        for ally, (place, target) in change.items():
            if place:
                after[place].setdefault(target, []).append(ally)
        gain = 0.0
        values: dict[str, float] = {}
        for place, sent in after.items():
            if not self._legal(place, sent):
                return False
            values[place] = plan.arenas[place].value(sent)
            gain += values[place] - plan.value[place]
        if gain <= BETTER:
            return False
        self._at.update(change)
        plan.sent.update(after)
        plan.value.update(values)
        return True

    def _legal(self, place: str, sent: Sent) -> bool:
        arena = self._plan.arenas[place]
        ground = "" if arena.ground is None else arena.ground.target
        if any(len(allies) > 2 for target, allies in sent.items() if target != ground):
            return False
        return not (arena.attacked(sent) and arena.idle(sent))
