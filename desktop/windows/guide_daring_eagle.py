"""The guided first turn of Daring Eagle: a small game against a Cadet, a hint for each step."""

from __future__ import annotations

from desktop.rules.core import Choice, T
from desktop.windows.guide_hints import Guide, Hint, Now
from desktop.windows.new_game_choice import NewGame, SeatChoice

SEED = 20
CAPTURES = 3
TURNS = 3
"""After so many turns of all players the guide takes its leave."""

WAIT = Hint(
    T("guide", "The computer's turn"),
    T("guide", "Watch what it does; the log at the right tells it in words."),
    "DE-5.1",
)
MOVED = Hint(
    T("guide", "You have moved"),
    T(
        "guide",
        "Cards that can be played now are bright. There is nothing you have to do: press End"
        " turn, or E. You then draw a card.",
    ),
    "DE-5.4a",
)
ENDS = Hint(
    T("guide", "You have moved"),
    T(
        "guide",
        "Nothing more can be done in this turn, so it ends by itself in a moment. You then draw a"
        " card.",
    ),
    "DE-5.4a",
)
PICKED = Hint(
    T("guide", "Now choose where it goes"),
    T(
        "guide",
        "Green squares are free, blue ones cost the cards shown, red ones hold an enemy you can"
        " attack. Esc puts the unit back.",
    ),
    "DE-3.1",
)
LEAVE = Hint(
    T("guide", "That is the whole turn"),
    T(
        "guide",
        "Discard down to three, move one unit, play cards, draw. Play on as long as you like: this"
        " game ends with three captures. F1 explains the rule of any prompt.",
    ),
    "DE-7.3",
    leaves=True,
)
HINTS: dict[str, Hint] = {
    "DE-4.3b": Hint(
        T("guide", "Choose where your army starts"),
        T(
            "guide",
            "You win this game when you have captured three enemy units. Click one of the four lit"
            " zones of the board; none is better than another.",
        ),
        "DE-4.3a",
    ),
    "DE-4.5a": Hint(
        T("guide", "Deploy your army"),
        T(
            "guide",
            "A ready arrangement stands already: drag counters where you like, or just press Done."
            " XX are slow, strong Divisions, X are quick Brigades.",
        ),
        "DE-4.5a",
    ),
    "DE-5.2a": Hint(
        T("guide", "More than three cards"),
        T("guide", "Click the cards that should go. Combat cards carry their points."),
        "DE-5.2a",
    ),
    "DE-5.3b": Hint(
        T("guide", "Move one unit"),
        T(
            "guide",
            "Units that can move are lit. Press one, then one of the lit squares: always in a"
            " straight line, a Division up to two squares, a Brigade up to three.",
        ),
        "DE-3.2",
    ),
    "DE-6.2a": Hint(
        T("guide", "You attack"),
        T(
            "guide",
            "Add combat cards until your total is above the enemy's, then press Attack. The"
            " cheapest choice is made for you already.",
        ),
        "DE-6.2a",
    ),
    "DE-6.3a": Hint(
        T("guide", "Your answer in the fight"),
        T(
            "guide",
            "Go above the enemy with combat cards, make it equal to offer a tie, leave with a"
            " card, or surrender the unit.",
        ),
        "DE-6.3b",
    ),
}


def hint_for(now: Now) -> Hint:
    """Return what the guide says at the present decision."""
    model, picks = now.model, now.picks
    choice = model.choice
    if not isinstance(choice, Choice):
        return WAIT
    if model.progress.turn > TURNS and not picks and choice.rule == "DE-5.3b":
        return LEAVE
    if choice.rule == "DE-5.3b":
        if picks:
            return PICKED
        if any(action.picks == ("button:end_turn",) for action in choice.actions):
            return ENDS if now.ends_turns and len(choice.actions) == 1 else MOVED
    known = [rule for rule in HINTS if choice.rule.startswith(rule[:6])]
    return HINTS.get(choice.rule) or (HINTS[known[0]] if known else HINTS["DE-6.3a"])


GUIDE = Guide(
    NewGame(
        "daring_eagle",
        (
            SeatChoice("gold", "person"),
            SeatChoice("green", "bot", level="cadet"),
            SeatChoice("blue"),
            SeatChoice("red"),
        ),
        {"captures": CAPTURES, "first": "gold", "deployment": "line"},
        seed=SEED,
    ),
    hint_for,
)
