"""What the entries of the game are called where one of them is chosen to be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.models.say import say

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


def names_of(kit: Kit, kind: str) -> list[tuple[str | int, str]]:
    """Return the entries of a kind with their names: cards by number, the others by name."""
    match kind:
        case "pilot":
            names = {
                each: f"{kit.callsign(each)}, {say(kit.type_name(each))}" for each in kit.pilots
            }
        case "campaign":
            names = {each.id: f"{say(each.title)} {each.year}" for each in kit.campaigns.values()}
        case "target":
            return [(number, say(kit.target_name(number))) for number in sorted(kit.targets)]
        case _:
            return [(number, _event(kit, number)) for number in sorted(kit.events)]
    return sorted(names.items(), key=lambda each: each[1].casefold())


def _event(kit: Kit, number: int) -> str:
    card = kit.events[number]
    return f"{number} {', '.join(say(part.title) for part in (card.bound, card.over, card.home))}"
