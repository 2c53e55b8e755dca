"""The account of SO Points with which a campaign begins (HL-T5.1a)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from desktop.rules.hornet_leader import recruits
from desktop.rules.hornet_leader.records import Entry, Terms

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.components import Kit


def so_lines(kit: Kit, terms: Terms, pilots: Iterable[str] = ()) -> tuple[Entry, ...]:
    """Return the account of SO Points at the beginning, with Pilots who are to join.

    The fund is the sum of the amounts (HL-2.4b, HL-9.0a, HL-9.4e, HL-2.8e). What changes nothing
    has no line.
    """
    length = terms.length
    lines = (
        Entry(kit.campaigns[terms.campaign].lengths[length].so, "base", 0),
        *(Entry(-kit.options[key].so[length], "option", 0, key) for key in terms.options),
        *(
            Entry(kit.adjustments[key].so[length], "difficulty", 0, key)
            for key in terms.adjustments
        ),
        *(Entry(-recruits.price(kit, terms, each), "aircraft", 0, each) for each in pilots),
    )
    return tuple(line for line in lines if line.amount)


def account(kit: Kit, terms: Terms, squadron: Sequence[tuple[str, int]]) -> tuple[Entry, ...]:
    """Return the account of a campaign that begins with these Pilots, each with his skill.

    Levels above those that a squadron of the length has were bought (HL-2.8g).
    """
    lines = so_lines(kit, terms, [pilot for pilot, _ in squadron])
    usual = sum(skill * count for skill, count in enumerate(kit.squadron[terms.length]))
    bought = sum(skill for _, skill in squadron) - usual
    if len(squadron) < recruits.size(kit, terms) or bought <= 0:
        return lines
    price = kit.priorities["promotion"].cost[terms.length]
    return (*lines, Entry(-price * bought, "promotion", 0))
