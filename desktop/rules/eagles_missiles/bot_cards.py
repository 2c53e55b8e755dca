"""When computer players play Polish cards, and what they do with NATO cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import (
    aa_reach,
    bot_bases,
    bot_worth,
    contests,
    russian_air,
    theatre,
)
from desktop.rules.eagles_missiles.actions_polish import (
    ChooseEffect,
    PassWindow,
    PlayCard,
    PutBelow,
)
from desktop.rules.eagles_missiles.bot_desk import Desk, Reasoned
from desktop.rules.eagles_missiles.picking import key_of
from desktop.rules.eagles_missiles.records import FLEET, RUSSIANS

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

CLOSE: Final = {"duel": 2, "ground": 4, "fleet": 4}
"""Up to which lead, either way, a card before the dice can change a fight."""
POOR: Final = 3
"""A die of this or less is worth rolling again; a Russian one above it too."""
DECOY: Final = 0.4
"""What a missile card must promise to be worth a decoy."""
SABOTAGE: Final = 2
"""Bomber icons from which on saboteurs are worth it."""
MAGAZINES: Final = 0.5
MARCH: Final = 0.3
"""What an AA unit must gain by a forced march."""
WEAK_FLEET: Final = 6
"""Up to this strength a submarine fires at the fleet."""
BOMBERS: Final = 2
"""What a bomber icon counts beside strength, when a Russian card is put away."""

AT_ONCE = T("eagles_missiles", "The sooner, the more it brings.")
TURNS = T("eagles_missiles", "It can turn a close fight.")
AGAIN = T("eagles_missiles", "The die can hardly get worse.")
SAVES = T("eagles_missiles", "The squadron is worth the card.")
NO_HARM = T("eagles_missiles", "The harm would be great.")
MARCHES = T("eagles_missiles", "There it has something to fire at.")
KEEP = T("eagles_missiles", "The cards are kept for better use.")
BEST = T("eagles_missiles", "That is where it brings most.")
BELOW = T("eagles_missiles", "The strongest card comes last, or never.")

Rating = Callable[["State", "Kit", PlayCard], float]


def window(desk: Desk) -> Reasoned:
    """Play the card that brings most, if any is worth it now."""
    best: Reasoned = PassWindow(), KEEP
    most = 0.0
    for action in desk.choice.actions:
        if not isinstance(action, PlayCard):
            continue
        op = desk.kit.polish_cards[action.card].effect["op"]
        if op not in RATINGS or not (desk.level.plays_cards or op == "add_squadron"):
            continue
        rating, words = RATINGS[op]
        worth = rating(desk.s, desk.kit, action)
        if worth > most:
            best, most = (action, words), worth
    return best


def _fleet(s: State, kit: Kit, action: PlayCard) -> float:
    return 1.0


def _reserve(s: State, kit: Kit, action: PlayCard) -> float:
    return 2.0 + bot_bases.safety(s, kit, key_of(action.targets[0]))


def _repair(s: State, kit: Kit, action: PlayCard) -> float:
    return float(kit.airfields[key_of(action.targets[0])].capacity)


def _march(s: State, kit: Kit, action: PlayCard) -> float:
    """Rate a forced march before AA fire by what the unit finds to fire at."""
    if s.phase != "B":
        return 0.0
    unit, goal = s.unit(key_of(action.targets[0])), action.targets[1]
    chance = (7 - aa_reach.needs(s, kit, unit)) / 6
    gain = chance * (_best_in(s, kit, goal) - _best_in(s, kit, unit.at))
    if any(each.at == goal for each in s.aa):
        gain /= 2
    return gain if gain > MARCH else 0.0


def _best_in(s: State, kit: Kit, place: str) -> float:
    return max((bot_worth.placed(s, kit, each) for each in theatre.placed(s, "", place)), default=0)


def _sabotage(s: State, kit: Kit, action: PlayCard) -> float:
    icons = sum(russian_air.icons(s, kit, side)[1] for side in s.terms.sides if side in RUSSIANS)
    return float(icons >= SABOTAGE)


def _magazines(s: State, kit: Kit, action: PlayCard) -> float:
    unit = s.unit(key_of(action.targets[0]))
    left = [bot_worth.placed(s, kit, each) for each in aa_reach.targets(s, kit, unit)]
    worth = max(left, default=0.0) * (7 - aa_reach.needs(s, kit, unit)) / 6
    return worth if max(left, default=0.0) >= MAGAZINES else 0.0


def _decoy(s: State, kit: Kit, action: PlayCard) -> float:
    assert s.launch is not None
    missile = s.launch.missile
    worth = bot_worth.missile(s, kit, missile.card, missile.territory)
    return worth if worth >= DECOY else 0.0


def _smoke(s: State, kit: Kit, action: PlayCard) -> float:
    assert s.bombing is not None
    return float(bot_worth.target(s, kit, s.bombing.target) >= bot_worth.CITY)


def _close(s: State, kit: Kit, action: PlayCard) -> float:
    """Rate a card before the dice: only a close fight is worth it."""
    contest = s.contest
    if contest is None:
        return 0.0
    return float(abs(contests.lead(s, kit, contest)) <= CLOSE[contest.kind])


def _again(s: State, kit: Kit, action: PlayCard) -> float:
    """Rate another roll after a loss: it must be the die that was to blame."""
    contest = s.contest
    if contest is None or contests.difference(s, kit, contest) >= 0:
        return 0.0
    own = kit.polish_cards[action.card].effect["side"] == "polish"
    allied, russian = contest.dice
    return float(POOR - allied + 1 if own else russian - POOR)


def _rescue(s: State, kit: Kit, action: PlayCard) -> float:
    craft = kit.types[s.squadron(key_of(action.targets[0])).type]
    return float(craft.air + craft.bombardment)


RATINGS: Final[dict[str, tuple[Rating, Text]]] = {
    "fleet_damage": (_fleet, AT_ONCE),
    "add_squadron": (_reserve, AT_ONCE),
    "repair": (_repair, AT_ONCE),
    "move_aa": (_march, MARCHES),
    "mod_icons": (_sabotage, NO_HARM),
    "aa_extra_shot": (_magazines, AGAIN),
    "cancel_missile": (_decoy, NO_HARM),
    "cancel_bombing": (_smoke, NO_HARM),
    "mod_contest": (_close, TURNS),
    "mod_assault": (_close, TURNS),
    "reroll": (_again, AGAIN),
    "save_squadron": (_rescue, SAVES),
}
"""How good it is to play a card now, by the word for its effect, and why; 0 keeps it."""


# ------------------------------------------------------------------------------------- NATO cards


def nato(desk: Desk) -> Reasoned:
    """Carry out a NATO card where it brings most."""
    s, kit = desk.s, desk.kit
    ways = [each for each in desk.choice.actions if isinstance(each, ChooseEffect)]
    effect = kit.nato_cards[ways[0].card].effect

    def worth(action: ChooseEffect) -> float:
        return _nato_worth(s, kit, effect, action)

    return max(ways, key=worth), BEST


def _nato_worth(s: State, kit: Kit, effect: dict[str, Any], action: ChooseEffect) -> float:
    target = action.targets[0]
    key = key_of(target)
    match effect["op"]:
        case "add_patriot":
            cities = sum(city not in s.ruins for city in kit.cities_in[target])
            assaulted = any(each.territory == target for each in s.assaults)
            return cities + 1.5 * len(theatre.placed(s, "raid", target)) + assaulted
        case "choose":
            if target == FLEET:
                return 1.0 if s.fleet <= WEAK_FLEET else 0.5
            assault = s.assault(key)
            return 0.0 if assault is None else 0.25 * bot_worth.fall(s, kit, assault.territory)
        case "force_retreat":
            return bot_worth.placed(s, kit, s.squadron(key))
        case "restore_squadron":
            craft = kit.types[s.squadron(key).type]
            return (
                craft.air + craft.bombardment + bot_bases.safety(s, kit, key_of(action.targets[1]))
            )
        case "repair":
            return kit.airfields[key].capacity
        case _:
            return 0.0


def put_below(desk: Desk) -> Reasoned:
    """Put the strongest card that was seen at the bottom of the Russian deck."""

    def strength(action: PutBelow) -> float:
        if not action.card:
            return 0.0
        info = desk.kit.russian_cards[action.card]
        return info.strength + BOMBERS * info.bombers + 2.0 * info.dice

    cards = [each for each in desk.choice.actions if isinstance(each, PutBelow)]
    return max(cards, key=strength), BELOW
