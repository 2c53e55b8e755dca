"""What the panel of Russian cards lists: cards, lines with what they need, targets of missiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.models.say import say
from desktop.paint.bars import percent
from desktop.rules.core import Refused, T, Text
from desktop.rules.eagles_missiles import aa_odds, contests, refusals, theatre
from desktop.rules.eagles_missiles.actions_russian import CONFIRM, HandOver
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.records import Missile
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.place_draft import CardsDraft
from desktop.table.eagles_missiles.places import LINE, RUSSIAN_CARD
from desktop.table.eagles_missiles.words_pieces import TARGETS, joined, target_names


def card_note(kit: Kit, key: str) -> Text:
    """Return what a card does, in a few words."""
    card = kit.russian_cards[key]
    if card.kind == "assault":
        words = T(
            "eagles_missiles.table", "strength {strength}; fighters {fighters}, bombers {bombers}"
        )
        return words.of(strength=card.strength, fighters=card.fighters, bombers=card.bombers)
    words = T("eagles_missiles.table", "missiles {dice}, hit on {needs} or more: {targets}")
    targets = kit.listed(TARGETS[kind] for kind in card.targets)
    return words.of(dice=card.dice, needs=card.hit_on, targets=targets)


def card_rows(
    kit: Kit, cards: Iterable[str], held: tuple[str, ...] = (), *, keys: bool = True
) -> tuple[RowData, ...]:
    """Return a row for each card, with a digit if it can be chosen."""
    return tuple(
        RowData(
            key=RUSSIAN_CARD + card,
            title=say(kit.card_title(card)),
            cap=str(number) if keys and number < 10 else "",
            notes=say(card_note(kit, card)),
            selected=RUSSIAN_CARD + card in held,
            face=faces.token(kit.russian_cards[card], kit.russian_cards[card].strength),
        )
        for number, card in enumerate(cards, 1)
    )


def line_rows(draft: CardsDraft) -> tuple[RowData, ...]:
    """Return a row for each line; with a card in hand whether it can lie there, and its sum."""
    return tuple(_line_row(draft, line, str(at)) for at, line in enumerate(draft.kit.lines, 1))


def _line_row(draft: CardsDraft, line: str, digit: str) -> RowData:
    s, kit = draft.s, draft.kit
    front, assault = theatre.front(s, kit, line), s.assault(line)
    words = T("eagles_missiles.table", "Line {line}: {place}")
    place = kit.territory_name(front) if front else T("eagles_missiles.table", "complete")
    sum_now = 0 if assault is None else contests.assault_strength(s, kit, assault)
    held = draft.held[0] if draft.held and not draft.is_missile(draft.held[0]) else ""
    refused = _why_not(draft, held, line) if held else None
    here = bool(held) and LINE + line in draft.spots_of(held)
    notes = [] if refused is None else [refused.text]
    if held and refused is None and not here:
        card = kit.russian_cards[held.removeprefix(RUSSIAN_CARD)]
        then = T("eagles_missiles.table", "with {card}: strength {sum}")
        notes.append(then.of(card=card.title, sum=sum_now + card.strength))
    return RowData(
        key=LINE + line,
        title=say(words.of(line=line, place=place)),
        cap=digit if held else "",
        notes=say(joined(*notes or _line_notes(s, kit, line))),
        figure=str(sum_now) if assault is not None else "",
        selected=here,
        possible=refused is None,
        rule="" if refused is None else refused.rule,
    )


def _why_not(draft: CardsDraft, card: str, line: str) -> Refused | None:
    """Return why a card cannot lie on a line, from where it lies too."""
    if LINE + line in (*draft.spots_of(card), *draft.goals_of(card)):
        return None
    there = draft.after_return(card)
    return refusals.why_not(there.s, draft.kit, draft.view.side, (card, LINE + line))


def _line_notes(s: State, kit: Kit, line: str) -> Iterator[Text]:
    """Yield what lies on a line, or that it needs a card, and what falls with its front."""
    assault, front = s.assault(line), theatre.front(s, kit, line)
    if not theatre.is_active(s, kit, line):
        yield T("eagles_missiles.table", "not active")
        return
    if assault is None:
        yield T("eagles_missiles.table", "no card yet")
    else:
        yield kit.listed(kit.card_title(laid.card) for laid in assault.cards)
        if theatre.is_landing(kit, assault):
            yield T("eagles_missiles.table", "a landing: the fleet decides")
    fields = [each for each in kit.cities_in[front] if theatre.intact(s, each)]
    if fields:
        yield T("eagles_missiles.table", "cities there: {count}").of(count=len(fields))


def missile_rows(draft: CardsDraft) -> tuple[RowData, ...]:
    """Return a row with a letter for each territory where the missile card in hand can lie."""
    if not draft.held or not draft.is_missile(draft.held[0]):
        return ()
    s, kit = draft.s, draft.kit
    card = draft.held[0].removeprefix(RUSSIAN_CARD)
    kinds = kit.russian_cards[card].targets
    rows = []
    for letter, land in zip(lettered(len(draft.goals)), draft.goals, strict=True):
        missile = Missile(card, land, draft.view.side)
        patriot = aa_odds.patriot_stops(s, kit, missile) > 0
        chances = aa_odds.hits(s, kit, missile, patriot=patriot)
        targets = theatre.targets_in(s, kit, land, kinds)
        rows.append(
            RowData(
                key=land,
                title=say(kit.territory_name(land)),
                cap=letter,
                notes=say(target_names(kit, targets)),
                figure=f"{percent(1 - chances[0])} %",
            )
        )
    return tuple(rows)


def needed(draft: CardsDraft) -> Refused | None:
    """Return what is still needed before the cards can be confirmed; ``None`` if nothing is."""
    step = draft.s.steps[-1]
    found: Refused | None = step.explain(draft.s, draft.kit, draft.view.side, (CONFIRM,))
    return found


def left_over(draft: CardsDraft) -> list[str]:
    """Return the cards before the commander that find no place any more."""
    own = [each.card for each in draft.s.now.drawn if each.by == draft.view.side]
    return [card for card in own if RUSSIAN_CARD + card not in draft.waiting]


def nato_draws(s: State, kit: Kit) -> int:
    """Return how many cards NATO draws as it stands (EM-IV.B1)."""
    base: int = kit.rules.sequence["nato_base_draw"]
    return base + s.now.extra


def handed(choice_actions: Iterable[object]) -> list[str]:
    """Return the cards that can be handed over."""
    return [each.card for each in choice_actions if isinstance(each, HandOver)]
