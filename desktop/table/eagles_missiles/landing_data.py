"""What the panel of the landing lists: squadrons with their dangers, airfields with their room."""

from __future__ import annotations

from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.eagles_missiles import landing
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.landing_dangers import danger
from desktop.table.eagles_missiles.landing_draft import LandingDraft
from desktop.table.eagles_missiles.places import FIELD, SQUADRON
from desktop.table.eagles_missiles.words_pieces import joined

DIGITS = 9
NO_FIELD = T("eagles_missiles.table", "no airfield: destroyed unless it lands")


def squadron_rows(draft: LandingDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each squadron: those in danger first, with what threatens."""
    s, kit = draft.s, draft.kit
    worried = (*draft.airborne, *draft.endangered)
    pieces = (*worried, *(each for each in draft.waiting if each not in worried))
    rows = []
    for number, piece in enumerate(pieces, 1):
        squadron = s.squadron(piece.removeprefix(SQUADRON))
        notes = NO_FIELD
        if squadron.where == "base":
            words = T("eagles_missiles.table", "at {field}")
            threat = danger(s, kit, squadron.at)
            notes = joined(words.of(field=kit.field_name(squadron.at)), threat)
        words = T("eagles_missiles.table", "{type}, {squadron}")
        title = words.of(type=kit.type_name(squadron.type), squadron=kit.squadron_name(squadron.id))
        rows.append(
            RowData(
                key=piece,
                title=say(title),
                cap=str(number) if number <= DIGITS else "",
                notes=say(notes),
                figure="!" if piece in worried else "",
                selected=piece in draft.held,
                face=faces.squadron(kit, squadron),
            )
        )
    return tuple(rows)


def field_rows(draft: LandingDraft) -> tuple[RowData, ...]:
    """Return a row with a letter for each airfield where the one in hand may land, safe ones first.

    Those where it may not land come last, with the rule.
    """
    if not draft.held:
        return ()
    s, kit = draft.s, draft.kit
    piece = draft.held[0]
    rooms = landing.rooms(s, kit)
    able = [goal.removeprefix(FIELD) for goal in draft.goals]
    able.sort(key=lambda field: danger(s, kit, field) is not None)
    rows = []
    for letter, field in zip(lettered(len(able)), able, strict=True):
        words = T("eagles_missiles.table", "room for {count} of {limit}")
        room = words.of(count=rooms[field], limit=kit.airfields[field].capacity)
        threat = danger(s, kit, field)
        rows.append(
            RowData(
                key=FIELD + field,
                title=say(kit.field_name(field)),
                cap=letter,
                notes=say(joined(room, threat)),
                figure="" if threat is None else "!",
            )
        )
    return (*rows, *_closed(draft, piece.removeprefix(SQUADRON), able))


def _closed(draft: LandingDraft, squadron: str, able: list[str]) -> list[RowData]:
    """Return the airfields where a squadron cannot land."""
    rows = []
    for field in draft.kit.airfields:
        refused = landing.why_not(draft.s, draft.kit, draft.view.side, squadron, field)
        if field in able or refused is None:
            continue
        rows.append(
            RowData(
                key=FIELD + field,
                title=say(draft.kit.field_name(field)),
                notes=say(refused.text),
                rule=refused.rule,
                possible=False,
            )
        )
    return rows
