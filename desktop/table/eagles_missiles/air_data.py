"""What the panel of Russian squadrons lists: types, where each can go, what it is worth there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import Refused, T, Target, Text
from desktop.rules.eagles_missiles import aa_odds, contests, refusals, russian_air, theatre
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.components_map import SEA
from desktop.rules.eagles_missiles.components_units import Aircraft, Role
from desktop.rules.eagles_missiles.records import Squadron
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.air_draft import AirDraft
from desktop.table.eagles_missiles.places import POOL, RUSSIAN_CARD, SQUADRON
from desktop.table.eagles_missiles.words_pieces import doing, joined, target_names

SUPPORT_KEY = "S"
ROLE_NAMES: dict[Role, Text] = {
    "escort": T("eagles_missiles.table", "escort"),
    "raid": T("eagles_missiles.table", "raid"),
    "support": T("eagles_missiles.table", "support"),
}


NONE_LEFT = T("eagles_missiles.table", "none is left in the pool")
NO_FIGHTER = T("eagles_missiles.table", "your cards let no further fighter fly")
NO_BOMBER = T("eagles_missiles.table", "your cards let no further bomber fly")


def type_rows(draft: AirDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each type; why none of it can fly, if so."""
    s, kit = draft.s, draft.kit
    russian = [craft for craft in kit.types.values() if "russian" in craft.sides]
    rows = []
    for number, craft in enumerate(russian, 1):
        pile = POOL + craft.id
        there = [each for each in theatre.russian_pool(s, kit) if each.type == craft.id]
        refused = None
        if pile not in draft.waiting:
            refused = refusals.why_not(s, kit, draft.view.side, (pile,))
        words = T("eagles_missiles.table", "air combat {air}, bombs {bombs}; {roles}")
        said = words.of(
            air=craft.air,
            bombs=craft.bombardment,
            roles=kit.listed(ROLE_NAMES[role] for role in craft.roles),
        )
        rows.append(
            RowData(
                key=pile,
                title=say(craft.name),
                cap=str(number),
                notes=say(said if refused is None else _grounded(craft, refused)),
                figure=f"\N{MULTIPLICATION SIGN} {len(there)}",
                rule="" if refused is None else refused.rule,
                possible=refused is None,
                selected=pile in draft.held,
                face=faces.squadron(kit, there[0]) if there else None,
            )
        )
    return tuple(rows)


def _grounded(craft: Aircraft, refused: Refused) -> Text:
    """Return why a type stays on the ground, under its name, which is not said again."""
    if refused.rule == "EM-IV.A4b":
        return NONE_LEFT
    if refused.rule == "EM-IV.A4a":
        return NO_BOMBER if craft.bomber else NO_FIGHTER
    return refused.text


def fleet_open(s: State) -> bool:
    """Return whether the fleet has no escort, so that any squadron can attack it (EM-X.7a)."""
    return bool(s.fleet) and not theatre.escorts_of(s, SEA)


def landing_open(s: State, kit: Kit) -> bool:
    """Return whether a landing depends on a fleet without an escort (EM-X.2)."""
    return fleet_open(s) and any(theatre.is_landing(kit, each) for each in s.assaults)


def placed_rows(draft: AirDraft) -> tuple[RowData, ...]:
    """Return a row for each squadron that was placed, with the chance that AA drives it off."""
    s, kit = draft.s, draft.kit
    rows = []
    for piece in draft.laid:
        squadron = s.squadron(piece.removeprefix(SQUADRON))
        land = theatre.territory_of(s, squadron)
        rows.append(
            RowData(
                key=piece,
                title=say(kit.squadron_name(squadron.id)),
                notes=say(doing(kit, squadron, land)),
                figure=_driven_off(s, kit, squadron),
                selected=piece in draft.held,
                face=faces.squadron(kit, squadron),
            )
        )
    return tuple(rows)


def goal_rows(draft: AirDraft) -> tuple[RowData, ...]:
    """Return a row with a letter for each place of what is in hand: those with fights first."""
    if not draft.held:
        return ()
    s, kit = draft.s, draft.kit
    busy = {each.territory for each in s.assaults} | {
        theatre.territory_of(s, each) for each in theatre.placed(s)
    }
    goals = sorted(draft.goals, key=lambda goal: goal in kit.territories and goal not in busy)
    kind = draft.type_of(draft.held[0])
    letters = lettered(len(goals), without=SUPPORT_KEY)
    return tuple(
        _card_row(draft, kind, goal, letter)
        if goal.startswith(RUSSIAN_CARD)
        else _land_row(draft, kind, goal, letter)
        for goal, letter in zip(goals, letters, strict=True)
    )


def _card_row(draft: AirDraft, kind: str, goal: Target, letter: str) -> RowData:
    """Return what a support adds to a card."""
    s, kit = draft.after_return(draft.held[0]).s, draft.kit
    assault, _ = russian_air.card_on_board(s, goal.removeprefix(RUSSIAN_CARD))
    adds = kit.types[kind].bombardment
    before = contests.assault_strength(s, kit, assault)
    title = T("eagles_missiles.table", "Support {card}")
    words = T("eagles_missiles.table", "{place}: strength {before}, then {after}")
    place = kit.territory_name(assault.territory)
    return RowData(
        key=goal,
        title=say(title.of(card=kit.card_title(goal.removeprefix(RUSSIAN_CARD)))),
        cap=letter,
        notes=say(words.of(place=place, before=before, after=before + adds)),
        figure=_driven_off(s, kit, _imagined(kit, kind, "support", assault.line)),
    )


def _land_row(draft: AirDraft, kind: str, land: Target, letter: str) -> RowData:
    """Return what an escort protects in a territory, or what a raid can destroy there."""
    s, kit = draft.s, draft.kit
    bomber = kit.types[kind].bomber
    title = T("eagles_missiles.table", "Escort in {place}")
    if bomber:
        title = T("eagles_missiles.table", "Raid {place}")
    notes = tuple(_prey(s, kit, land) if bomber else _charge(s, kit, land))
    return RowData(
        key=land,
        title=say(title.of(place=kit.territory_name(land))),
        cap=letter,
        notes=say(joined(*notes)),
        figure=_driven_off(s, kit, _imagined(kit, kind, "raid" if bomber else "escort", land)),
    )


def _charge(s: State, kit: Kit, land: str) -> Iterator[Text]:
    """Yield what an escort would protect."""
    assault = next((each for each in s.assaults if each.territory == land), None)
    if land == SEA:
        yield T("eagles_missiles.table", "protects the fleet")
    elif assault is not None:
        words = T("eagles_missiles.table", "protects the assault of strength {sum}")
        if theatre.is_landing(kit, assault):
            words = T("eagles_missiles.table", "nobody attacks a landing on the ground")
        yield words.of(sum=contests.assault_strength(s, kit, assault))
    raids = theatre.placed(s, "raid", land)
    if raids:
        words = T("eagles_missiles.table", "protects raids: {raids}")
        yield words.of(raids=kit.listed(kit.squadron_name(each.id) for each in raids))
    elif assault is None and land != SEA:
        yield T("eagles_missiles.table", "nothing to protect yet")
    escorts = theatre.escorts_of(s, land)
    if escorts:
        yield T("eagles_missiles.table", "escorts there: {count}").of(count=len(escorts))


def _prey(s: State, kit: Kit, land: str) -> Iterator[Text]:
    """Yield what a raid could destroy, and how many raids are there already."""
    targets = theatre.targets_in(s, kit, land)
    yield target_names(kit, targets) if targets else T("eagles_missiles.table", "nothing to bomb")
    raids = theatre.placed(s, "raid", land)
    if raids:
        yield T("eagles_missiles.table", "raids there: {count}").of(count=len(raids))


def _imagined(kit: Kit, kind: str, role: Role, at: str) -> Squadron:
    """Return a squadron of a type as if it was placed there."""
    key = next(key for key, each in kit.squadrons.items() if each.type == kind)
    return replace(Squadron(key, kind, "board"), role=role, at=at, card=0)


def _driven_off(s: State, kit: Kit, squadron: Squadron) -> str:
    """Return the chance that AA fire drives a squadron off in per cent; empty if none covers it."""
    chance = aa_odds.driven_off(s, kit, squadron)
    return f"{percent(chance)} %" if chance else ""
