"""What the panel of take-offs lists: bases with their bombers, and the bombers of one base."""

from __future__ import annotations

from desktop.models.say import say
from desktop.paint.theme import Tone
from desktop.rules.core import T
from desktop.rules.red_menace import theatre
from desktop.table.decision_rows import RowData
from desktop.table.red_menace import counters_faces as faces
from desktop.table.red_menace.base_facts import (
    coming_to,
    coming_words,
    grounded_words,
    nearest_words,
)
from desktop.table.red_menace.launch_draft import LaunchDraft
from desktop.table.red_menace.words import joined

MOST_DIGITS = 9


def base_rows(draft: LaunchDraft) -> tuple[RowData, ...]:
    """Return a row for each base, those first where formations arrive soonest."""
    s, kit = draft.s, draft.kit
    coming = coming_to(s, kit)
    last = s.turn + 1000

    def order(base: str) -> tuple[int, str]:
        return (coming[base][0][1] if base in coming else last, base)

    rows = []
    for base in sorted(draft.bases, key=order):
        there = draft.bases[base]
        threat = coming_words(s, kit, coming.get(base, ()))
        bombers, nearest = grounded_words(s, kit, base), nearest_words(s, kit, kit.cities[base].hex)
        count = sum(number in draft.chosen for number in there)
        rows.append(
            RowData(
                key=base,
                title=say(kit.city_name(base)),
                cap=base,
                notes=say(joined(*(each for each in (bombers, threat, nearest) if each))),
                figure=f"{count}/{len(there)}" if count else str(len(there)),
                tone=Tone.WARN if threat else Tone.PLAIN,
                selected=bool(count),
            )
        )
    return tuple(rows)


def bomber_rows(draft: LaunchDraft) -> tuple[RowData, ...]:
    """Return a row with a digit for each bomber of the base that was named last."""
    s, kit = draft.s, draft.kit
    rows = []
    for place, number in enumerate(draft.bases.get(draft.base, ()), 1):
        unit = kit.units[s.bombers[number].unit]
        far = theatre.bomber_moves(kit, unit.id, tanker=theatre.tanker(s))
        words = T("red_menace.table", "movement {far}, attack {attack}+")
        rows.append(
            RowData(
                key=str(number),
                title=say(unit.name),
                cap=str(place) if place <= MOST_DIGITS else "",
                notes=say(words.of(far=far, attack=unit.A)),
                figure="\N{CHECK MARK}" if number in draft.chosen else "",
                selected=number in draft.chosen,
                face=faces.bomber(unit, ground=number not in draft.chosen),
            )
        )
    return tuple(rows)
