"""The guided first Day of Eagles & Missiles: Poland against the computer, a hint for each step."""

from __future__ import annotations

from desktop.rules.core import Choice, T
from desktop.rules.eagles_missiles.records import POLISH, RUSSIAN
from desktop.windows.guide_hints import Guide, Hint, Now
from desktop.windows.new_game_choice import NewGame, SeatChoice

SEED = 4
DAYS = 1
"""After so many Days the guide takes its leave."""
NATO_CARDS = "EM-N."
"""What the rules of NATO cards begin with."""

WAIT = Hint(
    T("guide", "Russia moves"),
    T(
        "guide",
        "It lays assault and missile cards, then squadrons: escorts, raids, support for assaults."
        " The log tells what happens; click a line of it to see where.",
    ),
    "EM-IV.0",
)
TARGET = Hint(
    T("guide", "Against whom?"),
    T(
        "guide",
        "What is lit can be attacked; the panel shows the exact chances. Two squadrons can go"
        " against one; any number against an assault, which an equal sum stops too.",
    ),
    "EM-IV.B6b",
)
AIMED = Hint(
    T("guide", "At whom?"),
    T(
        "guide",
        "Bombers on a raid destroy a city, an airfield or an AA unit each; escorts keep your"
        " squadrons from everything else in their territory.",
    ),
    "EM-IV.B4a",
)
NATO = Hint(
    T("guide", "NATO helps"),
    T(
        "guide",
        "Each Day brings a NATO card, and one more for each additional card that Russia drew."
        " What you can choose is lit on the table.",
    ),
    "EM-IV.B1",
)
LEAVE = Hint(
    T("guide", "That is a whole Day"),
    T(
        "guide",
        "Cards, Russian squadrons, AA fire, your squadrons, fights, landing: so it goes on until"
        " the Russian deck is empty. With 10 points or fewer for Russia you have won.",
    ),
    "EM-XII.8",
    leaves=True,
)
ASKED = Hint(
    T("guide", "A question"),
    T("guide", "What you can choose is lit on the table. F1 explains the rule of the prompt."),
    "EM-IV.0",
)

HINTS: dict[str, Hint] = {
    "EM-III.3b": Hint(
        T("guide", "You defend Poland"),
        T(
            "guide",
            "Russia comes along the yellow arrows and wins with more than 10 points. Click a"
            " territory for each blue anti-aircraft (AA) unit; it fires at squadrons there.",
        ),
        "EM-III.3b",
    ),
    "EM-IV.B3d": Hint(
        T("guide", "Play a card?"),
        T(
            "guide",
            "Cards of your hand that fit this moment are lit; others say when they can be played."
            " Russia does not see them. No card keeps them all for later.",
        ),
        "EM-IV.B3d",
    ),
    "EM-IV.B4a": Hint(
        T("guide", "AA units fire"),
        T(
            "guide",
            "Click an AA unit, then a squadron in its territory. A hit drives the squadron off for"
            " this Day; it is not destroyed. Cease fire ends it.",
        ),
        "EM-IV.B4a",
    ),
    "EM-VII.7b": Hint(
        T("guide", "The Patriot"),
        T(
            "guide",
            "It stands where a missile card lies and can shoot the missiles down: on 2 or more.",
        ),
        "EM-VII.7b",
    ),
    "EM-XI.4": Hint(
        T("guide", "The airfield is hit"),
        T(
            "guide",
            "Each squadron there gets away on 4 or more. You choose who tries next, and where those"
            " go that got away.",
        ),
        "EM-XI.4",
    ),
    "EM-IV.B6a": Hint(
        T("guide", "Send your squadrons"),
        T(
            "guide",
            "Drag each to a Russian squadron, an assault or the fleet. Every escort over a"
            " territory has to be met before anything else there can be attacked.",
        ),
        "EM-IV.B6d",
    ),
    "EM-IV.C1a": Hint(
        T("guide", "Where do you fight first?"),
        T(
            "guide",
            "Click a territory; all its fights are fought before the next. The order is yours, and"
            " it matters if one card could help in several.",
        ),
        "EM-IV.C1a",
    ),
    "EM-IV.C1b": Hint(
        T("guide", "Which duel comes next?"),
        T(
            "guide",
            "Escorts are fought first, then raids and supports, then the assault or the fleet. Of"
            " those that are lit you choose one.",
        ),
        "EM-IV.C1b",
    ),
    "EM-VI.4c": Hint(
        T("guide", "The Su-22 can go on"),
        T(
            "guide",
            "It won its duel. Now it may join the attack on the assault or the fleet in the same"
            " territory.",
        ),
        "EM-VI.4c",
    ),
    "EM-IV.C1c": Hint(
        T("guide", "Landing"),
        T(
            "guide",
            "All are offered a base already; drag one to another airfield if you like. Whoever"
            " lands where an assault succeeds or bombs fall may be lost.",
        ),
        "EM-IV.C1c",
    ),
    "EM-V.3c": Hint(
        T("guide", "An AA unit withdraws"),
        T("guide", "Its territory is lost. Click a lit territory that it goes to."),
        "EM-V.3c",
    ),
    "EM-IV.D1": Hint(
        T("guide", "AA units move"),
        T(
            "guide",
            "Blue units and the Patriot may go to a neighbouring territory. No more moves ends"
            " the Day.",
        ),
        "EM-IV.D1",
    ),
}
"""By the rule of the decision."""

PICKED: dict[str, Hint] = {"EM-IV.B4a": AIMED, "EM-IV.B6a": TARGET}
"""What is said once something is picked, by the rule of the decision."""


def hint_for(now: Now) -> Hint:
    """Return what the guide says at the present decision."""
    choice = now.model.choice
    if not isinstance(choice, Choice):
        return WAIT
    if now.model.progress.turn > DAYS:
        return LEAVE
    if now.picks and choice.rule in PICKED:
        return PICKED[choice.rule]
    if choice.rule.startswith(NATO_CARDS):
        return Hint(NATO.title, NATO.body, choice.rule)
    return HINTS.get(choice.rule) or Hint(ASKED.title, ASKED.body, choice.rule)


GUIDE = Guide(
    NewGame(
        "eagles_missiles",
        (SeatChoice(RUSSIAN, "bot", level="easy"), SeatChoice(POLISH, "person")),
        seed=SEED,
    ),
    hint_for,
)
