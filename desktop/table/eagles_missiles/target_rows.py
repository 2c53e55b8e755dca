"""What a card can be played or carried out on next, as rows with what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.rules.core import Action, T, Target
from desktop.rules.eagles_missiles.actions_polish import ChooseEffect, PlayCard
from desktop.rules.eagles_missiles.picking import key_of
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import window_data
from desktop.table.eagles_missiles.aa_move_data import lettered
from desktop.table.eagles_missiles.harm_data import room_words
from desktop.table.eagles_missiles.places import meanings
from desktop.table.picker import narrowed, openings

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

WHERE_TO = T("eagles_missiles.table", "{what}: where to?")
DIGITS = tuple("123456789")
TAKEN = "PR"
"""Letters that mean something to the panels with such rows."""


def target_rows(
    s: State,
    kit: Kit,
    actions: tuple[Action, ...],
    picks: tuple[Target, ...],
    pointed: Target = "",
) -> tuple[RowData, ...]:
    """Return a row for each pick that can come next, the best chance first.

    What is pointed at on the board stands out, so that it is read before it is picked.
    """
    there = (pointed, *meanings(kit, s, pointed))
    left = narrowed(actions, picks)
    rows = [
        _row(s, kit, target, narrowed(left, (*picks, target)))
        for target in sorted(openings(left, picks))
        if not target.startswith("button:")
    ]
    rows.sort(key=lambda row: -row.chance)
    caps = (*DIGITS, *lettered(len(rows), without=TAKEN))[: len(rows)]
    keys = [row.key for row in rows]
    found = next((each for each in there if each in keys), "")
    return tuple(
        replace(row, cap=cap, selected=row.key == found)
        for row, cap in zip(rows, caps, strict=True)
    )


def where_to(s: State, kit: Kit, pick: Target) -> str:
    """Return the question where something goes that was picked."""
    return say(WHERE_TO.of(what=window_data.target_name(s, kit, pick)))


def _row(s: State, kit: Kit, target: Target, ways: tuple[Action, ...]) -> RowData:
    """Return the row of a pick, with what it changes as far as that is known by then."""
    way = ways[0]
    told = window_data.Change("")
    if isinstance(way, PlayCard | ChooseEffect):
        so_far = way.targets[: way.targets.index(target) + 1]
        told = window_data.change(s, kit, way.card, so_far)
        if target.startswith("field:") and way.targets[0] != target:
            told = window_data.Change(say(room_words(s, kit, key_of(target))))
    return RowData(
        target,
        say(window_data.target_name(s, kit, target)),
        notes=told.words,
        chance=told.chance,
        tone=told.tone,
        face=_face(s, kit, target),
    )


def _face(s: State, kit: Kit, target: Target) -> Face | None:
    """Return the counter of a pick, if it is one."""
    key = key_of(target)
    if target.startswith("squadron:"):
        return faces.squadron(kit, s.squadron(key))
    if target.startswith("aa:"):
        return faces.aa(kit.aa[key])
    return None
