"""What the panel of AA units lists: where each can stand, and what it would cover there."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.models.say import say
from desktop.rules.core import T, Text
from desktop.rules.eagles_missiles import aa_reach, theatre
from desktop.rules.eagles_missiles.components import Kit
from desktop.rules.eagles_missiles.state import State
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles.aa_move_draft import AaDraft, AaMoveDraft
from desktop.table.eagles_missiles.places import AA
from desktop.table.eagles_missiles.words_pieces import joined

LETTERS = "BCDEFIJKMNPQRSWXYZ"
"""The keys of rows: those that mean something at every table are left to it."""
LAST = "VUL"
"""Keys of the table that the last rows of a long list take."""


def lettered(count: int, *, without: str = "") -> tuple[str, ...]:
    """Return a letter for each of so many rows; those for whom none is left have an empty one."""
    letters = [letter for letter in LETTERS + LAST if letter not in without]
    return tuple(letters[at] if at < len(letters) else "" for at in range(count))


def unit_rows(draft: AaMoveDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each unit that can move, has moved, or could not."""
    s, kit = draft.s, draft.kit
    pieces = (*draft.waiting, *draft.laid)
    rows = []
    for number, piece in enumerate(pieces, 1):
        key = piece.removeprefix(AA)
        unit, came = s.unit(key), draft.origins.get(key, "")
        words = T("eagles_missiles.table", "in {place}; hits on {needs} or more")
        if came:
            words = T("eagles_missiles.table", "{origin} to {place}; hits on {needs} or more")
        said = words.of(
            place=kit.territory_name(unit.at),
            origin=kit.territory_name(came) if came else "",
            needs=aa_reach.needs(s, kit, unit),
        )
        rows.append(
            RowData(
                key=piece,
                title=say(kit.aa_name(key)),
                cap=str(number),
                notes=say(said),
                selected=piece in draft.held,
                face=faces.aa(kit.aa[key]),
            )
        )
    return tuple(rows)


def place_rows(draft: AaDraft) -> tuple[RowData, ...]:
    """Return a row with a letter for each territory where what is in hand can stand."""
    if not draft.held:
        return ()
    return tuple(
        RowData(
            key=land,
            title=say(draft.kit.territory_name(land)),
            cap=letter,
            notes=say(joined(*_about(draft.s, draft.kit, land))),
        )
        for letter, land in zip(lettered(len(draft.goals)), draft.goals, strict=True)
    )


def _about(s: State, kit: Kit, land: str) -> Iterator[Text]:
    """Yield what speaks for a territory: line, fields, AA units there."""
    info = kit.territories[land]
    if info.line:
        words = T("eagles_missiles.table", "line {line}")
        if theatre.front(s, kit, info.line) == land:
            words = T("eagles_missiles.table", "front of line {line}")
        yield words.of(line=info.line)
    else:
        yield T("eagles_missiles.table", "on no line")
    fields = len(theatre.targets_in(s, kit, land, ("city", "airfield")))
    if fields:
        words = T("eagles_missiles.table", "cities and airfields: {count}")
        yield words.of(count=fields)
    units = len(theatre.aa_in(s, land))
    if units:
        yield T("eagles_missiles.table", "AA units there: {count}").of(count=units)
