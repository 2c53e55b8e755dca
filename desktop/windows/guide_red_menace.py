"""The guided first turn of Red Menace: three formations over the Arctic, a hint for each phase."""

from __future__ import annotations

from desktop.rules.core import Choice, T
from desktop.rules.red_menace.records import PLAYER
from desktop.windows.guide_hints import Guide, Hint, Now
from desktop.windows.new_game_choice import NewGame, SeatChoice

SEED = 30
SCENARIO = 2
TURNS = 2
"""After so many turns the guide takes its leave."""

WAIT = Hint(
    T("guide", "The war goes on by itself"),
    T(
        "guide",
        "Cards, Soviet moves and attacks need nothing from you. The log tells them; click a line"
        " of it to see where it happened.",
    ),
    "RM-7.1",
)
PLACED = Hint(
    T("guide", "Every bomber has a base"),
    T(
        "guide",
        "Bombers on the ground point down. You can still take one to another base; then press"
        " Begin the war.",
    ),
    "RM-6.12",
)
ASSIGNED = Hint(
    T("guide", "How good are the chances?"),
    T(
        "guide",
        "Each rolls a die: 5+ is 5 or more. The panel tells the exact chances; when you like them,"
        " fire. From normal range they are back next turn, from long range a turn later.",
    ),
    "RM-9.4c",
)
AIRBORNE = Hint(
    T("guide", "Ready to take off"),
    T(
        "guide",
        "Press Take off, or drop the bombers on their city. They move in the next phase of this"
        " turn. The prompt counts how many more may take off.",
    ),
    "RM-9.3.2b",
)
LIFTED = Hint(
    T("guide", "Where does it go?"),
    T(
        "guide",
        "Lit hexes can be entered. A die in a hex warns you: missiles may appear there. Esc puts"
        " the bomber down again.",
    ),
    "RM-9.3.3a",
)
AGAIN = Hint(
    T("guide", "The next turn"),
    T(
        "guide",
        "You have played a whole turn, and this one goes the same way. If you do not know what to"
        " do, press the bulb at the top: it tells what the autopilot would do, and why.",
    ),
    "RM-7.1",
)
LEAVE = Hint(
    T("guide", "That is a whole turn"),
    T(
        "guide",
        "Event, Soviet moves, interception, take-off, your moves and attacks, the submarine: so it"
        " goes on until somebody has 45 points. F1 explains the rule of any prompt.",
    ),
    "RM-12.1a",
    leaves=True,
)

ASKED = Hint(
    T("guide", "A question"),
    T("guide", "What you can choose is lit on the table. F1 explains the rule of the prompt."),
    "RM-8.0a",
)

HINTS: dict[str, Hint] = {
    "RM-6.4": Hint(
        T("guide", "You defend North America"),
        T(
            "guide",
            "Soviet bombers come over the Pole, yours fly at their cities: 45 points end the war."
            " Click the city that the F-106, your best fighter, guards; Omaha is a good one.",
        ),
        "RM-6.4",
    ),
    "RM-6.9": Hint(
        T("guide", "Missiles in the field"),
        T(
            "guide",
            "The Nike fires once a turn at a bomber that enters its hex. Click a lit hex on the way"
            " of a formation to its city; Target lines, or T, draws these ways.",
        ),
        "RM-6.9",
    ),
    "RM-6.12": Hint(
        T("guide", "Where your bombers wait"),
        T(
            "guide",
            "For the first time press Default deployment: it is a good one. Or drag bombers from"
            " the lit box to bases, three at most and two types in each.",
        ),
        "RM-6.12",
    ),
    "RM-11.1a": Hint(
        T("guide", "A base for support"),
        T(
            "guide",
            "The event brings an aircraft that needs a base. It works everywhere; it is lost with"
            " the city, so choose one that is far from the Soviets.",
        ),
        "RM-11.1a",
    ),
    "RM-9.8a": Hint(
        T("guide", "It flies on"),
        T(
            "guide",
            "A fast bomber crosses a city of yours and does not stop. This is the only time to send"
            " interceptors against it here.",
        ),
        "RM-9.8a",
    ),
    "RM-10.2.1a": Hint(
        T("guide", "Phase 5: intercept"),
        T(
            "guide",
            "Lit formations are in range; those over their targets attack this turn. Choose one and"
            " add Ready interceptors with +, or click them. When nobody else shall fly: Done with"
            " phase.",
        ),
        "RM-10.2.1a",
    ),
    "RM-10.6.3a": Hint(
        T("guide", "Phase 6: missiles"),
        T(
            "guide",
            "A nuclear warhead destroys every formation in the hex if it hits, and then costs you"
            " points: it explodes over your own land.",
        ),
        "RM-10.6.3a",
    ),
    "RM-9.3.2a": Hint(
        T("guide", "Phase 8: take-off"),
        T(
            "guide",
            "Click a base in the panel, or bombers on your sheet. What stays on the ground is lost"
            " with its city, so begin where formations come near.",
        ),
        "RM-9.3.2a",
    ),
    "RM-9.3.3a": Hint(
        T("guide", "Phase 9: your bombers fly"),
        T(
            "guide",
            "All bombers in the air have to move. Drag each, or its stack, towards a Soviet city;"
            " or press Suggest goals, then Follow plans, and all of them fly.",
        ),
        "RM-9.3.3a",
    ),
    "RM-10.1.2c": Hint(
        T("guide", "Phase 12: attack"),
        T(
            "guide",
            "Your bombers are over a city. The panel says how likely they destroy it and what that"
            " is worth. Those that hit land at a base; those that miss are shot down.",
        ),
        "RM-10.1.2c",
    ),
    "RM-10.1.3i": Hint(
        T("guide", "Back to a base"),
        T("guide", "Click a lit base that has room; the bomber can take off again from there."),
        "RM-10.1.3i",
    ),
    "RM-9.6a": Hint(
        T("guide", "Phase 13: the submarine"),
        T(
            "guide",
            "It moves a hex, or fires, or holds. It can fire at cities near a hex with a missile"
            " sign, never from under the ice. It has two missiles for the whole war.",
        ),
        "RM-9.6a",
    ),
    "RM-10.2.7b": Hint(
        T("guide", "Phase 14: the F-106 again"),
        T("guide", "It is Ready for the next turn: click the city that it guards from now on."),
        "RM-10.2.7b",
    ),
}
"""By the rule of the decision."""

PICKED: dict[str, tuple[int, Hint]] = {
    "RM-9.3.2a": (1, AIRBORNE),
    "RM-9.3.3a": (1, LIFTED),
    "RM-9.8a": (2, ASSIGNED),
    "RM-10.2.1a": (2, ASSIGNED),
}
"""What is said once so many targets are picked, by the rule of the decision: a formation, which the
table picks by itself, says nothing yet."""


def hint_for(now: Now) -> Hint:
    """Return what the guide says at the present decision."""
    model, picks = now.model, now.picks
    choice = model.choice
    if not isinstance(choice, Choice):
        return WAIT
    if model.progress.turn > TURNS:
        return LEAVE
    least, picked = PICKED.get(choice.rule, (1, None))
    if picked is not None and len(picks) >= least:
        return picked
    if choice.rule == "RM-6.12" and len(choice.actions) == 1:
        return PLACED
    if choice.rule == "RM-10.2.1a" and model.progress.turn == TURNS:
        return AGAIN
    return HINTS.get(choice.rule) or Hint(ASKED.title, ASKED.body, choice.rule)


GUIDE = Guide(
    NewGame(
        "red_menace",
        (SeatChoice(PLAYER, "person"),),
        {"scenario": SCENARIO},
        seed=SEED,
    ),
    hint_for,
)
