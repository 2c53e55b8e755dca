"""The words printed on the sheets."""

from __future__ import annotations

from desktop.rules.core import T, Text

TITLES: dict[str, Text] = {
    "soviet_title": T("red_menace.table", "Soviet sheet"),
    "us_title": T("red_menace.table", "United States sheet"),
    "head_counter": T("red_menace.table", "Flight"),
    "head_base": T("red_menace.table", "Base"),
    "head_primary": T("red_menace.table", "Target"),
    "head_secondary": T("red_menace.table", "2nd"),
    "head_tertiary": T("red_menace.table", "3rd"),
    "su_int_title": T("red_menace.table", "Interceptors"),
    "us_int_title": T("red_menace.table", "Interceptors"),
    "pools_title": T("red_menace.table", "Pools and decks"),
    "dep_title": T("red_menace.table", "Bombers on the ground"),
    "phase_title": T("red_menace.table", "Phases of the turn"),
    "points_title": T("red_menace.table", "Points"),
    "lost_soviet": T("red_menace.table", "Soviet losses"),
    "lost_blue": T("red_menace.table", "American and British losses"),
    "su_aside": T("red_menace.table", "Set aside"),
    "us_aside": T("red_menace.table", "Set aside"),
    "event_kept": T("red_menace.table", "Kept"),
    "city_current": T("red_menace.table", "Drawn"),
}
BOMBERS = T("red_menace.table", "Bombers")
READY = T("red_menace.table", "Ready")
NORMAL = T("red_menace.table", "Normal")
LONG = T("red_menace.table", "Long")
STATES: dict[str, Text] = {"ready": READY, "normal": NORMAL, "long": LONG}

NATIONS: dict[str, Text] = {
    "usa": T("red_menace.table", "USA"),
    "canada": T("red_menace.table", "Canada"),
    "uk": T("red_menace.table", "Britain"),
    "ussr": T("red_menace.table", "USSR"),
    "cuba": T("red_menace.table", "Cuba"),
}
LEADS: dict[str, tuple[Text, Text]] = {
    "su_aew": (T("red_menace.table", "Radar plane"), T("red_menace.table", "Tu-126")),
    "cuba_landings": (T("red_menace.table", "Landed"), T("red_menace.table", "in Cuba")),
    "us_aew": (T("red_menace.table", "Radar plane"), T("red_menace.table", "EC-121")),
    "us_tanker": (T("red_menace.table", "Tanker"), T("red_menace.table", "KC-135")),
    "aam_boxes": (T("red_menace.table", "Atomic missile"), T("red_menace.table", "Event 8 used")),
    "sub_moves": (T("red_menace.table", "US submarine"), T("red_menace.table", "Moves made")),
    "polaris_track": (T("red_menace.table", "Polaris"), T("red_menace.table", "Missiles left")),
}
"""Two lines before the field of a box."""
POOLS: dict[str, Text] = {
    "sa2_pool": T("red_menace.table", "SA-2 pool"),
    "bomber_cup": T("red_menace.table", "Bomber cup"),
    "nuke_cup": T("red_menace.table", "Nuclear cup"),
    "event_deck": T("red_menace.table", "Event deck"),
    "city_deck": T("red_menace.table", "City deck"),
}
PHASES: tuple[Text, ...] = (
    T("red_menace.table", "Event"),
    T("red_menace.table", "Take-off"),
    T("red_menace.table", "Flights move"),
    T("red_menace.table", "Detection"),
    T("red_menace.table", "Interception"),
    T("red_menace.table", "Nike fire"),
    T("red_menace.table", "Red attack"),
    T("red_menace.table", "Launch"),
    T("red_menace.table", "Our bombers"),
    T("red_menace.table", "Red fighters"),
    T("red_menace.table", "SA-2 fire"),
    T("red_menace.table", "Blue attack"),
    T("red_menace.table", "Submarine"),
    T("red_menace.table", "Refuelling"),
    T("red_menace.table", "End of turn"),
)
TURN = T("red_menace.table", "Turn {turn}")
SETUP = T("red_menace.table", "Set-up")
EVENT = T("red_menace.table", "Event {number}")
NO_EVENT = T("red_menace.table", "Event of this turn")
IN_POOL = T("red_menace.table", "In the pool")
OUT = T("red_menace.table", "Out of the game")
DESTROYED = T("red_menace.table", "Destroyed")
SCORE = T("red_menace.table", "{blue} : {red}")
NEEDS = T("red_menace.table", "last turn at {blue} : {red}")
