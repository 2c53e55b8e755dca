"""The words on the panels beside the map."""

from __future__ import annotations

from desktop.paint.face import Role
from desktop.rules.core import T, Text

TITLES: dict[str, Text] = {
    "nato_pool": T("eagles_missiles.table", "NATO in play"),
    "nato_uncommitted": T("eagles_missiles.table", "NATO, not in play yet"),
    "polish_reserve": T("eagles_missiles.table", "Reserve"),
    "aa_off": T("eagles_missiles.table", "AA off the map"),
    "air": T("eagles_missiles.table", "In the air without an airfield"),
    "nato_deck": T("eagles_missiles.table", "NATO"),
    "nato_card": T("eagles_missiles.table", "Today"),
    "polish_deck": T("eagles_missiles.table", "Poland"),
    "polish_hand": T("eagles_missiles.table", "Polish hand"),
    "polish_played": T("eagles_missiles.table", "Played"),
    "allied_losses": T("eagles_missiles.table", "Polish and NATO losses"),
    "today": T("eagles_missiles.table", "Until the evening"),
    "legend": T("eagles_missiles.table", "Signs"),
    "russian_pool": T("eagles_missiles.table", "Russian pool"),
    "russian_icons": T("eagles_missiles.table", "Russian sorties"),
    "russian_deck": T("eagles_missiles.table", "Deck"),
    "russian_seen": T("eagles_missiles.table", "Seen"),
    "russian_spent": T("eagles_missiles.table", "Spent"),
    "russian_cards": T("eagles_missiles.table", "Cards to place"),
    "russian_losses": T("eagles_missiles.table", "Russian losses"),
    "score": T("eagles_missiles.table", "Russia's score"),
}
"""Of the panels, by id."""
OWNERS: dict[str, str] = {
    "nato_pool": "nato",
    "nato_uncommitted": "nato",
    "nato_deck": "nato",
    "nato_card": "nato",
}
"""Sides of the panels at the left that are not Poland's."""
FIGHTERS = T("eagles_missiles.table", "Fighters")
BOMBERS = T("eagles_missiles.table", "Bombers")
SORTIES = T("eagles_missiles.table", "{taken} of {allowed}")
NOTHING = T("eagles_missiles.table", "Nothing special")
TOTAL = T("eagles_missiles.table", "{points} of {limit}")
WINS = T("eagles_missiles.table", "Russia wins with more than {limit}")
PROSPECT = T("eagles_missiles.table", "If all open assaults succeed: {points}")
LEGEND: tuple[tuple[Role, Text], ...] = (
    ("escort", T("eagles_missiles.table", "Escort")),
    ("raid", T("eagles_missiles.table", "Raid")),
    ("support", T("eagles_missiles.table", "Support")),
)
"""Roles of Russian squadrons, by their signs."""
STAR = T("eagles_missiles.table", "Its win destroys nothing")
