"""What is written on the panels and changed on the map, taken from what a side may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.eagles_missiles import scoring, theatre
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.records import RUSSIANS
from desktop.rules.eagles_missiles.russian_air import icons
from desktop.table.eagles_missiles.battles import battle_places
from desktop.table.eagles_missiles.chart_plan import Advance, ChartKey
from desktop.table.eagles_missiles.panel_facts import PanelFacts, ScoreRow, TableKey, Taken

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State, View

DUELS = T("eagles_missiles.table", "Poland has +{bonus} in duels")
GROUND = T("eagles_missiles.table", "Poland has +{bonus} against assaults")
AA_FIRE = T("eagles_missiles.table", "AA units need {bonus} less")
EXTRA = T("eagles_missiles.table", "Additional Russian cards: at most {count}")
NEXT_EXTRA = T("eagles_missiles.table", "Tomorrow additional cards: at most {count}")
BEATEN = T("eagles_missiles.table", "The fleet was beaten: no landing")
ALARM = T("eagles_missiles.table", "NATO has sent everything")


def table_key(kit: Kit, view: View) -> TableKey:
    """Return all that the painted table depends on."""
    return TableKey(chart_key(kit, view.state), panel_facts(kit, view))


def chart_key(kit: Kit, s: State) -> ChartKey:
    """Return what the war has changed on the map."""
    return ChartKey(
        advances=tuple(_advance(kit, s, line) for line in kit.lines),
        conquered=tuple(key for key in kit.territories if key in s.conquered),
        ruins=tuple(key for key in kit.fields if key in s.ruins),
        battles=_fought(kit, s),
        fleet=s.fleet,
    )


def _advance(kit: Kit, s: State, line: str) -> Advance:
    path = kit.lines[line].path
    reached = next((n for n, key in enumerate(path) if key not in s.conquered), len(path))
    if reached == len(path):
        return Advance(reached, "done")
    return Advance(reached, "open" if theatre.is_active(s, kit, line) else "blocked")


def _fought(kit: Kit, s: State) -> tuple[str, ...]:
    """Return where cards or squadrons are met on the map; a conquered territory is done."""
    return tuple(key for key in battle_places(kit, s) if key == SEA or key not in s.conquered)


def panel_facts(kit: Kit, view: View) -> PanelFacts:
    """Return what the panels say."""
    s = view.state
    pool = [each.type for each in theatre.russian_pool(s, kit)]
    russian = [key for key, craft in kit.types.items() if "russian" in craft.sides]
    fighters, bombers = taken(kit, s)
    spent = s.spent_cards
    return PanelFacts(
        pool=tuple(pool.count(key) for key in russian),
        fighters=fighters,
        bombers=bombers,
        russian_deck=s.russian_deck.size,
        seen=view.peeked,
        russian_spent=sum(card in kit.russian_cards for card in spent),
        drawn=len(s.now.drawn),
        nato_deck=s.nato_deck.size,
        nato_spent=sum(card in kit.nato_cards for card in spent),
        polish_deck=view.polish_deck,
        polish_spent=sum(card in kit.polish_cards for card in spent),
        hand=sum(view.hand_sizes.values()),
        allied_losses=theatre.units_lost(s, kit),
        russian_losses=scoring.russian_losses(s, kit),
        today=tuple(_today(kit, s)),
        score=tuple(
            ScoreRow(say(now.title), now.count, now.per, now.points, then.points)
            for now, then in zip(scoring.parts(s, kit), scoring.prospect(s, kit), strict=True)
        ),
        limit=kit.rules.scoring["russian_wins_above"],
    )


def taken(kit: Kit, s: State) -> tuple[Taken, Taken]:
    """Return the icons for fighters and for bombers that are used and that there are."""
    sides = [side for side in s.terms.sides if side in RUSSIANS]
    fighters, bombers = (sum(each) for each in zip(*(icons(s, kit, x) for x in sides), strict=True))
    flying = [theatre.craft(kit, each).bomber for each in theatre.placed(s)]
    return Taken(flying.count(False), fighters), Taken(flying.count(True), bombers)


def _today(kit: Kit, s: State) -> Iterator[str]:
    """Yield what holds until the end of the day, and what is known of the next."""
    usual = kit.rules.sequence["extra_cards_max"]
    for words, bonus in (
        (DUELS, s.now.duel_bonus),
        (GROUND, s.now.ground_bonus),
        (AA_FIRE, s.now.aa_bonus),
    ):
        if bonus:
            yield say(words.of(bonus=bonus))
    if s.now.fleet_beaten:
        yield say(BEATEN)
    if s.extra_limit < usual:
        yield say(EXTRA.of(count=s.extra_limit))
    if s.next_limit < usual:
        yield say(NEXT_EXTRA.of(count=s.next_limit))
    if s.nato_alarm:
        yield say(ALARM)
