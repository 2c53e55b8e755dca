"""What the panel of the bombers' moves lists: ways, cities that can be goals, squadrons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import T, Text
from desktop.rules.red_menace import defenders_odds, theatre
from desktop.rules.red_menace.assault_odds import Assault, assault
from desktop.rules.red_menace.components import Kit
from desktop.rules.red_menace.defenders_odds import Defence
from desktop.rules.red_menace.state import State
from desktop.rules.red_menace.victory import can_attack
from desktop.table.decision_rows import RowData
from desktop.table.red_menace.base_facts import away_words, far_words
from desktop.table.red_menace.move_draft import MoveDraft
from desktop.table.red_menace.move_ways import KEYS, neighbour
from desktop.table.red_menace.words import joined

NO_GOAL = "N"
"""The key of the row that takes a goal away."""


class Group(NamedTuple):
    """Bombers of one hex with one goal, all moved or none."""

    hex: str
    goal: str
    moved: bool
    numbers: tuple[int, ...]

    @property
    def key(self) -> str:
        """What the row of the group is called."""
        return f"{self.hex}|{self.goal}|{self.moved}"


def groups(draft: MoveDraft) -> tuple[Group, ...]:
    """Return the bombers in flight in groups, those first that are still to move."""
    found: dict[tuple[bool, str, str], list[int]] = {}
    for number, bomber in theatre.with_bombers(draft.s, "flight"):
        goal = draft.goals.get(number, "")
        found.setdefault((bomber.moved, bomber.at, goal), []).append(number)
    return tuple(
        Group(at, goal, moved, tuple(numbers))
        for (moved, at, goal), numbers in sorted(found.items())
    )


def names(s: State, kit: Kit, numbers: Sequence[int]) -> Text:
    """Return bombers by type: "2 B-52 and 1 B-47"."""
    return kit.unit_names(s.bombers[number].unit for number in numbers)


def gathered(s: State, moving: Sequence[int], hex_id: str) -> dict[str, list[int]]:
    """Return all bombers by hex once some of them have come to one."""
    found = {
        place: rest
        for place, there in theatre.squadrons(s).items()
        if (rest := [number for number in there if number not in moving])
    }
    found[hex_id] = sorted((*found.get(hex_id, ()), *moving))
    return found


# ------------------------------------------------------------------------------------ squadrons


def squadron_rows(draft: MoveDraft) -> tuple[RowData, ...]:
    """Return a row for each group: where it is, where it flies, and what comes of it there."""
    return tuple(_squadron_row(draft, group) for group in groups(draft))


def _squadron_row(draft: MoveDraft, group: Group) -> RowData:
    s, kit = draft.s, draft.kit
    chosen = [number for number in group.numbers if number in draft.selected]
    title = names(s, kit, group.numbers)
    if chosen and len(chosen) < len(group.numbers):
        words = T("red_menace.table", "{some} of {all}")
        title = words.of(some=names(s, kit, chosen), all=title)
    parts = [kit.hex_name(group.hex)]
    chance = -1.0
    if group.goal:
        expected = _at_goal(draft, group)
        parts.append(_goal_words(kit, group))
        parts.append(loss_words(kit, expected.defence))
        chance = expected.falls
    return RowData(
        key=group.key,
        title=say(title),
        notes=say(joined(*parts)),
        chance=chance,
        figure="\N{CHECK MARK}" if group.moved else _moves_left(s, group) if chance < 0 else "",
        selected=bool(chosen),
        possible=not group.moved,
    )


def _goal_words(kit: Kit, group: Group) -> Text:
    if group.hex == kit.cities[group.goal].hex:
        return T("red_menace.table", "at its goal")
    words = T("red_menace.table", "goal {city}")
    return words.of(city=far_words(kit, group.hex, group.goal))


def _moves_left(s: State, group: Group) -> str:
    """Return how far the group flies, if that is more than one hex."""
    most = max(s.bombers[number].moves for number in group.numbers)
    return f"\N{MULTIPLICATION SIGN}{most}" if most > 1 else ""


def _at_goal(draft: MoveDraft, group: Group) -> Assault:
    """Return what all bombers with the same goal achieve if they come there together."""
    s, kit = draft.s, draft.kit
    coming = [number for number, city in draft.goals.items() if city == group.goal]
    there = kit.cities[group.goal].hex
    return assault(s, kit, group.goal, {there: sorted(coming)}, entering=group.hex != there)


def loss_words(kit: Kit, defence: Defence) -> Text:
    """Return who will shoot at bombers, and how many of them that costs on average."""
    who = list(_defenders(kit, defence))
    if not who:
        return T("red_menace.table", "nobody shoots there")
    words = T("red_menace.table", "{lost} of {count} lost to {who}")
    return words.of(
        who=kit.listed(who), lost=f"{defence.mean_lost:.1f}", count=len(defence.bombers)
    )


def _defenders(kit: Kit, defence: Defence) -> Iterator[Text]:
    if defence.crews:
        crew = max(defence.crews, key=lambda each: defence.crews[each])
        yield _maybe(kit.unit_names(unit for unit, _ in crew), sum(defence.crews.values()))
    if defence.sa2:
        yield _maybe(kit.unit_name("sa2"), defence.sa2)
    if defence.moscow:
        yield kit.unit_names(["sa2_moscow"] * defence.moscow)


def _maybe(name: Text, chance: float) -> Text:
    if percent(chance) >= 100:
        return name
    words = T("red_menace.table", "{unit} ({chance} %)")
    return words.of(unit=name, chance=percent(chance))


# ----------------------------------------------------------------------------------------- ways


def way_rows(draft: MoveDraft) -> tuple[RowData, ...]:
    """Return a row for each neighbour of the chosen bombers, as the keys lie."""
    if not draft.selected:
        return ()
    ways, nexts = draft.ways, {key: neighbour(draft.kit, draft.here, key) for key in KEYS}
    return tuple(
        _way_row(draft, key, to) if to in ways else _no_way(draft, key, to)
        for key, to in nexts.items()
    )


def _no_way(draft: MoveDraft, key: str, to: str) -> RowData:
    words = T("red_menace.table", "they began there") if to else T("red_menace.table", "map edge")
    title = say(draft.kit.hex_name(to)) if to else "\N{EN DASH}"
    return RowData(key=key, title=title, cap=key, notes=say(words), possible=False)


def _way_row(draft: MoveDraft, key: str, to: str) -> RowData:
    s, kit = draft.s, draft.kit
    squadrons = gathered(s, draft.selected, to)
    defence = defenders_odds.of_hex(s, kit, to, squadrons, entering=True)
    lost = 1 - defence.lost[0]
    parts = [_far(draft, to)]
    if lost:
        parts.append(loss_words(kit, defence))
    hidden = [each.key for each in theatre.flights_in(s, to) if not each.revealed]
    if hidden:
        words = T("red_menace.table", "{flight} is revealed")
        parts.append(words.of(flight=kit.listed(kit.flight_name(each) for each in hidden)))
    return RowData(
        key=to,
        title=say(kit.hex_name(to)),
        cap=key,
        notes=say(joined(*parts)) if any(parts) else "",
        figure=f"{percent(lost)} %" if lost else "",
    )


def _far(draft: MoveDraft, to: str) -> Text | None:
    """Return how far it is from a hex to the goals of the chosen bombers, or the nearest city."""
    kit = draft.kit
    goals = sorted({draft.goals[number] for number in draft.selected if number in draft.goals})
    targets = goals or theatre.red_targets(draft.s, kit)
    if not targets:
        return None
    nearest = min(targets, key=lambda city: kit.distance(to, kit.cities[city].hex))
    return far_words(kit, to, nearest)


# ---------------------------------------------------------------------------------------- goals


def goal_rows(draft: MoveDraft, typed: str) -> tuple[RowData, ...]:
    """Return a row for each city that the chosen bombers may have for a goal, by its number."""
    s, kit = draft.s, draft.kit
    units = [s.bombers[number].unit for number in draft.selected]
    rows = [
        _goal_row(draft, city)
        for city in theatre.red_targets(s, kit)
        if city.startswith(typed) and any(can_attack(kit, unit, city) for unit in units)
    ]
    if not typed:
        rows.append(RowData(key=NO_GOAL, title=say(T("red_menace.table", "No goal")), cap=NO_GOAL))
    return tuple(rows)


def _goal_row(draft: MoveDraft, city: str) -> RowData:
    s, kit = draft.s, draft.kit
    there = kit.cities[city].hex
    entering = draft.here != there
    found = assault(s, kit, city, {there: list(draft.selected)}, entering=entering)
    parts = (away_words(kit, draft.here, city), loss_words(kit, found.defence))
    return RowData(
        key=city,
        title=say(kit.city_name(city)),
        cap=city,
        notes=say(joined(*parts)),
        chance=found.falls,
        selected=any(draft.goals.get(number) == city for number in draft.selected),
    )
