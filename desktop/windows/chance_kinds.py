"""What chance decides in each game, so that a person may do it with a real deck or dice."""

from __future__ import annotations

from desktop.rules.core import T, Text

CHANCE_KINDS: dict[str, tuple[tuple[tuple[str, ...], Text], ...]] = {
    "daring_eagle": (
        (("first_player",), T("new_game", "Who goes first")),
        (("draw",), T("new_game", "Cards drawn")),
        (("steal",), T("new_game", "Cards taken by Special Forces")),
    ),
    "hornet_leader": (
        (
            ("die", "enemy_die", "reaction_die", "event_die", "sar_die", "replacement_die"),
            T("new_game", "Dice"),
        ),
        (("target_card",), T("new_game", "Target cards")),
        (("event_card",), T("new_game", "Event cards")),
        (("counter",), T("new_game", "Counters from the cup")),
        (("night",), T("new_game", "Markers of the night order")),
        (("pilot", "pick"), T("new_game", "Picks at random")),
    ),
    "eagles_missiles": (
        (
            ("duel", "ground", "fleet", "reroll", "aa", "missile", "scramble"),
            T("new_game", "Dice"),
        ),
        # Who looks at a deck of one's own has drawn from it by hand.
        (("russian_card", "peek"), T("new_game", "Russian cards")),
        (("nato_card",), T("new_game", "NATO cards")),
        (("polish_card",), T("new_game", "Polish cards")),
    ),
    "red_menace": (
        (
            (
                *("target", "next_target", "start", "event_die", "submarine", "landing"),
                *("intercept", "test", "sam", "removal", "appear", "attack"),
                *("value", "penalty", "sudden", "caught"),
            ),
            T("new_game", "Dice"),
        ),
        (("event",), T("new_game", "Event cards")),
        (("base",), T("new_game", "City cards")),
        (("bombers",), T("new_game", "Bombers from the cup")),
        (("nuclear",), T("new_game", "Nuclear counters from the cup")),
    ),
}
"""By game: kinds of chance that go together, and what they are called."""
