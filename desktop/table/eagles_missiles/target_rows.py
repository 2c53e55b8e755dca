"""What a card can be played or carried out on next, as rows with what that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.models.say import say
from desktop.paint.face import Face
from desktop.rules.core import Action, Target
from desktop.rules.eagles_missiles.actions_polish import ChooseEffect, PlayCard
from desktop.rules.eagles_missiles.picking import key_of
from desktop.table.decision_rows import RowData
from desktop.table.eagles_missiles import counters_faces as faces
from desktop.table.eagles_missiles import window_data
from desktop.table.eagles_missiles.harm_data import room_words
from desktop.table.picker import narrowed, openings

if TYPE_CHECKING:
    from desktop.rules.eagles_missiles.components import Kit
    from desktop.rules.eagles_missiles.state import State

DIGITS = "123456789"


def target_rows(
    s: State, kit: Kit, actions: tuple[Action, ...], picks: tuple[Target, ...]
) -> tuple[RowData, ...]:
    """Return a row for each pick that can come next, the best chance first."""
    left = narrowed(actions, picks)
    rows = [
        _row(s, kit, target, narrowed(left, (*picks, target)))
        for target in sorted(openings(left, picks))
        if not target.startswith("button:")
    ]
    rows.sort(key=lambda row: -row.chance)
    caps = [*DIGITS[: len(rows)], *[""] * (len(rows) - len(DIGITS))]
    return tuple(replace(row, cap=cap) for row, cap in zip(rows, caps, strict=True))


def _row(s: State, kit: Kit, target: Target, ways: tuple[Action, ...]) -> RowData:
    """Return the row of a pick; its first way says what it changes, as far as that is known."""
    way = ways[0]
    told = window_data.Change("")
    if isinstance(way, PlayCard | ChooseEffect):
        told = window_data.change(s, kit, way.card, way.targets)
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
