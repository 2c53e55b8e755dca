"""The Russian side of computer players: cards, squadrons, raids, missiles."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from desktop.rules.core import Action, T
from desktop.rules.eagles_missiles import actions_russian as act
from desktop.rules.eagles_missiles import bot_worth, russian_draws, theatre
from desktop.rules.eagles_missiles.actions_fights import Bomb
from desktop.rules.eagles_missiles.actions_polish import LaunchMissile, MissileTarget
from desktop.rules.eagles_missiles.bot_air import Post, Posts, Staff
from desktop.rules.eagles_missiles.bot_desk import Desk, Memory, Reasoned, situation, steady
from desktop.rules.eagles_missiles.bot_gains import Gains
from desktop.rules.eagles_missiles.bot_rollouts import Tried, Tryout
from desktop.rules.eagles_missiles.bot_search import improved_posts
from desktop.rules.eagles_missiles.picking import key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

EARLY: Final = 2
"""Days on which only one additional card is drawn."""
EXTRAS: Final = (1, 2)
"""Additional cards on those days and later."""
CHANGES: Final = 600
"""Small changes of placements that the hard level judges, before it tries some out."""
TRIED: Final = 5
"""Placements that it tries out."""

CONFIRM: Final = act.ConfirmSquadrons()

STOP = T("eagles_missiles", "More cards would help NATO more.")
DRAW = T("eagles_missiles", "There is room for one more assault.")
SHORT = T("eagles_missiles", "A line would be without a card.")
WEAKEST = T("eagles_missiles", "The strength of a landing does not count.")
STRONGEST = T("eagles_missiles", "A strong card where most is to be won.")
MISSILES = T("eagles_missiles", "That is where missiles do most harm.")
LAID = T("eagles_missiles", "All cards are laid as planned.")
PLACED = T("eagles_missiles", "Nothing more would help.")
ESCORT = T("eagles_missiles", "It keeps interceptors from what flies and marches there.")
RAID = T("eagles_missiles", "A city is in reach of its bombs.")
SUPPORT = T("eagles_missiles", "It makes the assault harder to stop.")
BOMBS = T("eagles_missiles", "Nothing there is worth more.")
GIVEN = T("eagles_missiles", "The weakest card can be spared.")


def draw_extra(desk: Desk) -> Reasoned:
    """Draw as long as a line lacks a card; then while there is room, one or two more."""
    s, kit = desk.s, desk.kit
    cards = sum(kit.russian_cards[each.card].kind == "assault" for each in s.now.drawn)
    lines = theatre.active_lines(s, kit)
    if cards < len(lines):
        return act.DrawExtra(), SHORT
    room = sum(russian_draws.places_on(s, kit, line) for line in lines) - cards
    if room > 0 and s.now.extra < EXTRAS[s.day > EARLY]:
        return act.DrawExtra(), DRAW
    return act.StopDrawing(), STOP


def hand_over(desk: Desk) -> Reasoned:
    """Give the partner the weakest card."""
    given = [each for each in desk.choice.actions if isinstance(each, act.HandOver)]
    return min(given, key=lambda each: _strength(desk, each.card)), GIVEN


def lay_cards(desk: Desk) -> Reasoned:
    """Lay missiles where they do most, weak cards for a landing, strong ones in order of worth."""
    missiles = [each for each in desk.choice.actions if isinstance(each, act.LayMissile)]
    laid = [each for each in desk.choice.actions if isinstance(each, act.LayAssault)]
    if laid:
        return _lay_assault(desk, laid)
    if missiles:
        gain = _gain(desk)
        best = max(missiles, key=lambda each: _missile(desk, each.card, each.territory, gain))
        return best, MISSILES
    return act.ConfirmCards(), LAID


def _missile(desk: Desk, card: str, territory: str, gain: Callable[[str], float]) -> float:
    """Return what a card is worth there; abroad only on the last day, for it brings NATO in."""
    worth = bot_worth.missile(desk.s, desk.kit, card, territory, gain)
    worth -= 0.3 * sum(each.territory == territory for each in desk.s.missiles)
    last = desk.s.russian_deck.size == 0
    return worth if territory in desk.kit.polish or last else worth - 10


def _lay_assault(desk: Desk, laid: Sequence[act.LayAssault]) -> Reasoned:
    s, kit = desk.s, desk.kit

    def worth(each: act.LayAssault) -> float:
        return bot_worth.fall(s, kit, theatre.front(s, kit, each.line))

    def lands(each: act.LayAssault) -> bool:
        return theatre.front(s, kit, each.line) == kit.lines[each.line].landing_territory

    first = [each for each in laid if s.assault(each.line) is None] or list(laid)
    landings = [each for each in first if lands(each)]
    if landings:
        cards = len({each.card for each in laid})
        empty = {each.line for each in first}
        better = sum(
            bot_worth.fall(s, kit, theatre.front(s, kit, line)) > worth(landings[0])
            for line in empty
        )
        if cards >= len(empty) or better < cards:
            return min(landings, key=lambda each: _strength(desk, each.card)), WEAKEST
        first = [each for each in first if not lands(each)]
    best = max(first, key=lambda each: (_strength(desk, each.card), worth(each)))
    return best, STRONGEST


def _strength(desk: Desk, card: str) -> float:
    info = desk.kit.russian_cards[card]
    return info.strength + 0.01 * (info.fighters + info.bombers)


# --------------------------------------------------------------------------------- squadrons


def place_squadrons(desk: Desk, memory: Memory[Placement]) -> Reasoned:
    """Carry out the best placement, a squadron at a time."""
    s, kit, side = desk.s, desk.kit, desk.side
    made_for = situation(s, kit, side)
    gains = Gains(s, kit) if desk.level.search else None
    staff = Staff(s, kit, side, steady(desk.generator, made_for), gains)
    given = Counter(staff.given)
    plan = memory.recall(desk.level, side, made_for, lambda: best_posts(desk, staff))
    if given - Counter(plan.posts):
        plan = best_posts(desk, staff)
    for post in (Counter(plan.posts) - given).elements():
        action = _action(desk, post)
        if action in desk.choice.actions:
            words = SUPPORT if isinstance(action, act.SupportCard) else ESCORT
            words = RAID if kit.types[post.craft].bomber and words is ESCORT else words
            return action, plan.tried.words(words)
    return CONFIRM, plan.tried.words(PLACED)


def _action(desk: Desk, post: Post) -> Action:
    if post.place in desk.kit.russian_cards:
        return act.SupportCard(post.craft, post.place)
    return act.PlaceSquadron(post.craft, post.place)


class Placement(NamedTuple):
    """Where squadrons go, and what it was compared with."""

    posts: Posts
    tried: Tried = Tried(0)


def best_posts(desk: Desk, staff: Staff) -> Placement:
    """Return a placement that goes on from what is placed already, as good as the level finds."""
    given = Counter(staff.given)
    found = staff.candidates()
    # A draw for each, also for those that fit no more: a plan made anew halfway is the same plan.
    draws = [staff.rng.gauss(0.0, desk.level.blur) for _ in found]
    fitting = [each for each in zip(found, draws, strict=True) if not given - Counter(each[0])]
    if not fitting:
        around = [_around(posts, staff) for posts in found]
        fitting = list(zip(around, draws, strict=True))
    if not desk.level.plays_cards:
        return Placement(max(fitting, key=lambda each: each[1])[0])
    if desk.level.search:
        return tried_posts(desk, staff, [posts for posts, _ in fitting])
    return Placement(max(fitting, key=lambda each: staff.judge(each[0]) + each[1])[0])


def tried_posts(desk: Desk, staff: Staff, found: Sequence[Posts]) -> Placement:
    """Return the placement that does best when the day is played."""
    given = Counter(staff.given)
    improved = improved_posts(staff, found, CHANGES, desk.stop)
    found = list(dict.fromkeys([*improved, *found]))
    found = sorted(found, key=staff.judge, reverse=True)[:TRIED]
    ways = [
        [*(_action(desk, post) for post in (Counter(posts) - given).elements()), CONFIRM]
        for posts in found
    ]
    tried = Tryout(desk).best(ways, desk.level.search, staff.rng)
    return Placement(found[tried.way], tried)


def _around(posts: Posts, staff: Staff) -> Posts:
    """Return a placement made to fit what is placed already, as far as squadrons and icons go."""
    given = Counter(staff.given)
    kept = list(staff.given)
    for post in (Counter(posts) - given).elements():
        kinds = [each.craft for each in kept]
        heavy = staff.kit.types[post.craft].bomber
        like = sum(staff.kit.types[kind].bomber == heavy for kind in kinds)
        limit = staff.bombers if heavy else staff.fighters
        taken = post.place in staff.cards and any(each.place == post.place for each in kept)
        if like < limit and kinds.count(post.craft) < staff.stock[post.craft] and not taken:
            kept.append(post)
    return tuple(kept)


# ------------------------------------------------------------------------- raids and missiles


def bomb(desk: Desk) -> Reasoned:
    """Bomb what is worth most."""
    bombs = [each for each in desk.choice.actions if isinstance(each, Bomb)]
    return max(bombs, key=lambda each: bot_worth.target(desk.s, desk.kit, each.target)), BOMBS


def launch(desk: Desk) -> Reasoned:
    """Begin with the missile card that promises most."""
    cards = [each for each in desk.choice.actions if isinstance(each, LaunchMissile)]
    gain = _gain(desk)

    def worth(each: LaunchMissile) -> float:
        return bot_worth.missile(desk.s, desk.kit, each.card, each.territory, gain)

    return max(cards, key=worth), MISSILES


def missile_target(desk: Desk) -> Reasoned:
    """Destroy what is worth most."""
    targets = [each for each in desk.choice.actions if isinstance(each, MissileTarget)]
    gain = _gain(desk)
    return max(targets, key=lambda each: gain(key_of(each.target))), BOMBS


def _gain(desk: Desk) -> Callable[[str], float]:
    """Return what tells the worth of a missile's target: to the hard level by the war's end."""
    if desk.level.search:
        return Gains(desk.s, desk.kit).target
    return partial(bot_worth.target, desk.s, desk.kit)
