"""The guided first Day of Hornet Leader: two Aircraft against a small Target, a hint for each step.

The squadron is drawn by an optional rule, so nobody begins with choosing eight of fifty Pilots.
"""

from __future__ import annotations

from typing import Any

from desktop.rules.core import Choice, T
from desktop.rules.hornet_leader import targets
from desktop.rules.hornet_leader.actions_campaign import AssignPilot
from desktop.rules.hornet_leader.actions_mission import ChooseSide
from desktop.rules.hornet_leader.attack import AircraftAttacks
from desktop.rules.hornet_leader.records import PLAYER
from desktop.windows.guide_hints import Guide, Hint, Now
from desktop.windows.new_game_choice import NewGame, SeatChoice

SEED = 10
CAMPAIGN = "libya_1984"
DAYS = 1
"""After so many Days the guide takes its leave."""
EASY = 36
"""The Target that is proposed; with the seed its card comes first."""

WAIT = Hint(
    T("guide", "Dice and cards"),
    T("guide", "They come by themselves. The log tells what they did, with the rule of each line."),
    "HL-3.1a",
)
PROPOSED = Hint(
    T("guide", "Which Target?"),
    T(
        "guide",
        "{target} is good for a first mission: it takes few Hits and few Aircraft, and few Sites"
        " guard it. Press Stop drawing; or draw on, and choose among all cards then.",
    ),
    "HL-4.1a",
)
AIMED = Hint(
    T("guide", "This is the Target"),
    T(
        "guide",
        "Press Attack. The Target then lies in the Center of the display, with enemy Sites in and"
        " around it. Another click gives the card back.",
    ),
    "HL-4.2a",
)
FULL = Hint(
    T("guide", "The flight is complete"),
    T(
        "guide",
        "Press These Pilots fly, or click one again, who then stays. Whoever stays at home recovers"
        " from Stress.",
    ),
    "HL-4.4a",
)
ARMED = Hint(
    T("guide", "Ready to take off"),
    T(
        "guide",
        "Bars under each Aircraft show what it still can carry; the panel shows how likely all"
        " this destroys the Target. Add what you like, then press Take off.",
    ),
    "HL-4.5g",
)
SIDES = Hint(
    T("guide", "The Event asks: which side?"),
    T(
        "guide",
        "All Aircraft come from one side now. Point at a Site to see how far and how high it"
        " reaches, then choose in the panel the side whose Site is the weakest.",
    ),
    "HL-5.3a",
)
PLACED = Hint(
    T("guide", "All are in place"),
    T(
        "guide",
        "From here it is two moves to the ring of Sites and a third to the Target. Press Begin"
        " here.",
    ),
    "HL-5.3a",
)
SLOW = Hint(
    T("guide", "Slow attacks"),
    T(
        "guide",
        "Now Slow Pilots attack: click a lit Aircraft, then an enemy. If nothing is worth the"
        " weapons yet, press End attacks.",
    ),
    "HL-6.2a",
)
ENEMY = Hint(
    T("guide", "Against which enemy?"),
    T(
        "guide",
        "Click one in range; the chance stands beside each. Destroy what can fire at you first,"
        " and keep the bombs you need for the Target.",
    ),
    "HL-6.3a",
)
WEAPONS = Hint(
    T("guide", "With which weapons?"),
    T(
        "guide",
        "The best are chosen already. Click others on or off and watch the chance, then press"
        " Fire. Weapons are spent whether they hit or not.",
    ),
    "HL-6.3i",
)
DONE = Hint(
    T("guide", "The Target is destroyed"),
    T(
        "guide",
        "Only what can still fire at you is worth more weapons: click it, or press End attacks."
        " When you move you can leave at once.",
    ),
    "HL-6.2a",
)
DESTROYED = Hint(
    T("guide", "The Target is destroyed"),
    T(
        "guide",
        "Nothing more is to be won here. Press Leave the display: that brings everybody out at"
        " once, from wherever they are.",
    ),
    "HL-6.12c",
)
EVENT = Hint(
    T("guide", "An Event"),
    T(
        "guide",
        "A card is drawn on the way there, one over the Target and one on the way home. This one"
        " leaves you a choice: it is in the panel.",
    ),
    "HL-3.1c",
)
LEAVE = Hint(
    T("guide", "That is a whole Day"),
    T(
        "guide",
        "Target, flight, weapons, turns, Debriefing: so it goes on to the last Day. Let whoever has"
        " much Stress rest. F1 explains the rule of any prompt.",
    ),
    "HL-3.1a",
    leaves=True,
)
ASKED = Hint(
    T("guide", "A question"),
    T("guide", "What you can choose is lit on the table. F1 explains the rule of the prompt."),
    "HL-3.1a",
)

HINTS: dict[str, Hint] = {
    "HL-2.8g": Hint(
        T("guide", "You lead a squadron"),
        T(
            "guide",
            "Its Pilots are drawn for you, from Newbie to Skilled. SO Points promote a Pilot, but"
            " they buy good weapons, too: press Begin the campaign.",
        ),
        "HL-2.8g",
    ),
    "HL-2.9a": Hint(
        T("guide", "A new Day"),
        T(
            "guide",
            "On each Day a few Pilots fly against one Target, or all of them rest. They are fresh:"
            " press Fly.",
        ),
        "HL-2.9a",
    ),
    "HL-4.1a": Hint(
        T("guide", "Which Target?"),
        T(
            "guide",
            "Few Hits, few Aircraft and few Sites are good for a first mission. Draw on until you"
            " like a card, or press Stop drawing.",
        ),
        "HL-4.1a",
    ),
    "HL-4.2a": Hint(
        T("guide", "Choose the Target"),
        T(
            "guide",
            "Click a card. Its numbers say how many Hits it needs, how many Aircraft may fly, and"
            " how many Victory Points (VP) it is worth.",
        ),
        "HL-4.2a",
    ),
    "HL-4.4a": Hint(
        T("guide", "Who flies?"),
        T(
            "guide",
            "Click a Pilot: the Skilled one, who then leads, and one with a good AtG, the skill"
            " against the ground. Fast ones attack before the enemy does, Slow ones after.",
        ),
        "HL-4.4a",
    ),
    "HL-4.5g": Hint(
        T("guide", "Arm the Aircraft"),
        T(
            "guide",
            "Click an Aircraft, then Templates and Strike: that is a usual load against a Target."
            " Then the other one. You can drag single weapons from the rack, too.",
        ),
        "HL-4.5g",
    ),
    "HL-5.2a": Hint(
        T("guide", "Turn back?"),
        T(
            "guide",
            "After a bad Event Aircraft may go home before the fight. That is not needed now:"
            " press Go on.",
        ),
        "HL-5.2a",
    ),
    "HL-5.3a": Hint(
        T("guide", "From which side?"),
        T(
            "guide",
            "Drag all Aircraft to one Stand-Off area at the edge. Point at a Site to see how far"
            " and how high it reaches, and come from the side with the weakest one.",
        ),
        "HL-5.3a",
    ),
    "HL-5.5a": Hint(
        T("guide", "Intel helps"),
        T(
            "guide",
            "What your agents know takes an enemy off the display: click a lit counter, one that is"
            " in your way.",
        ),
        "HL-5.5a",
    ),
    "HL-5.7a": Hint(
        T("guide", "Phoenix missiles"),
        T(
            "guide",
            "An F-14 may fire them at Bandits now, at any range. Click a Bandit for each missile,"
            " then fire; or go on.",
        ),
        "HL-5.7a",
    ),
    "HL-6.1a": Hint(
        T("guide", "Throw weapons away?"),
        T(
            "guide",
            "Heavy bombs hamper an Aircraft in a dogfight. You came to drop them on the Target,"
            " so keep them: press Go on.",
        ),
        "HL-6.1a",
    ),
    "HL-6.2a": Hint(
        T("guide", "Fast attacks"),
        T(
            "guide",
            "Fast Pilots attack before the enemy does; a Slow one can for an SA counter. Click a"
            " lit Aircraft, then an enemy, or press End attacks.",
        ),
        "HL-6.2a",
    ),
    "HL-6.9a": Hint(
        T("guide", "The enemy attacks"),
        T(
            "guide",
            "Each Site and Bandit that reaches an Aircraft attacks the closest once. Click which"
            " comes first, or press In order.",
        ),
        "HL-6.9a",
    ),
    "HL-6.10a": Hint(
        T("guide", "Suppress the attacker?"),
        T(
            "guide",
            "Spend weapons on it: a Hit cancels this attack but destroys nothing. If that fails you"
            " can still Evade. The panel compares the chances.",
        ),
        "HL-6.10a",
    ),
    "HL-6.10f": Hint(
        T("guide", "Evade?"),
        T(
            "guide",
            "That costs 2 Stress (1 with an ECM Pod), and of two dice the lower counts. Compare"
            " both columns: Evade if Damaged or Destroyed is likely, else Take it.",
        ),
        "HL-6.10f",
    ),
    "HL-6.12a": Hint(
        T("guide", "Move your Aircraft"),
        T(
            "guide",
            "Each may move one area towards the Center and change its Altitude: drag it, or press"
            " All and click the area. Then End the movement; you have five turns.",
        ),
        "HL-6.12a",
    ),
    "HL-7.2a": Hint(
        T("guide", "Search and Rescue"),
        T("guide", "Each Pilot shot down may be found. Choose for whom you search first."),
        "HL-7.2a",
    ),
    "HL-7.2g": Hint(
        T("guide", "Search and Rescue"),
        T(
            "guide",
            "Bombs left on Aircraft still flying can cover the rescue: each Weight Point you spend"
            " adds 1 to the roll. Then press Go on.",
        ),
        "HL-7.2g",
    ),
    "HL-8.7a": Hint(
        T("guide", "Debriefing"),
        T(
            "guide",
            "Victory Points and tracks are at the left; the table shows Stress and Experience. Much"
            " Stress makes a Pilot Shaken, then Unfit; days at home take it off. Press Next.",
        ),
        "HL-8.10a",
    ),
}
"""By the rule of the decision."""

EVENTS = ("HL-5.1a", "HL-5.6a", "HL-7.1a", "HL-1.6")
"""What the rules of an Event's choices begin with."""


def hint_for(now: Now) -> Hint:
    """Return what the guide says at the present decision."""
    choice = now.model.choice
    if not isinstance(choice, Choice):
        return WAIT
    if now.model.progress.turn > DAYS:
        return LEAVE
    if choice.rule == "HL-8.13a":
        return HINTS["HL-8.7a"]
    if choice.rule.startswith(EVENTS):
        return Hint(EVENT.title, EVENT.body, choice.rule)
    known = HINTS.get(choice.rule) or Hint(ASKED.title, ASKED.body, choice.rule)
    return _further(now, choice, now.model.view.state) or known


def _further(now: Now, choice: Choice, s: Any) -> Hint | None:
    """Return what is said instead once something is done in the decision already."""
    kit, flight = now.model.game.kit, s.mission.flight if s.mission is not None else ()
    match choice.rule:
        case "HL-4.1a" if EASY in s.drawn:
            return Hint(
                PROPOSED.title, PROPOSED.body.of(target=kit.target_name(EASY)), PROPOSED.rule
            )
        case "HL-4.2a" if now.picks:
            return AIMED
        case "HL-4.4a" if not any(isinstance(each, AssignPilot) for each in choice.actions):
            return FULL
        case "HL-4.5g" if all(each.loads for each in flight):
            return ARMED
        case "HL-5.3a" if any(isinstance(each, ChooseSide) for each in choice.actions):
            return SIDES
        case "HL-5.3a" if all(each.area for each in flight):
            return PLACED
        case "HL-6.2a" if now.picks:
            return WEAPONS if len(now.picks) > 1 else ENEMY
        case "HL-6.2a" if _is_destroyed(s, kit):
            return DONE
        case "HL-6.2a" if isinstance(s.steps[-1], AircraftAttacks) and not s.steps[-1].fast:
            return SLOW
        case "HL-6.12a" if _is_destroyed(s, kit):
            return DESTROYED
    return None


def _is_destroyed(s: Any, kit: Any) -> bool:
    """Return whether the Target of the mission has all the Hits it takes."""
    return bool(s.mission.hits >= targets.hits_needed(s, kit, s.mission.target))


GUIDE = Guide(
    NewGame(
        "hornet_leader",
        (SeatChoice(PLAYER, "person"),),
        {"campaign": CAMPAIGN, "random_squadron": True},
        seed=SEED,
    ),
    hint_for,
)
