"""What is said of fights, conquest and raids: labels, log lines, places to light."""

import pytest

from desktop.rules.core import Action, Event, Text
from desktop.rules.eagles_missiles import actions_fights as does
from desktop.rules.eagles_missiles import events_contests as fights
from desktop.rules.eagles_missiles import events_fights as told
from tests.rules.eagles_missiles.positions import KIT

RAID, FIGHTER, F16, SU22 = "RU_SU24_1", "RU_SU27_1", "PL_F16C_1", "PL_SU22_1"
UNIT = "AA_B_1"
DUEL = (FIGHTER, "MAZ", (F16, SU22))
GROUND = ("assault:III", "MAZ", (F16,))
FLEET = ("fleet", "SEA", (F16,))


def said(text: Text) -> str:
    """Return a sentence in English, the values of its values filled in too."""
    words = text.source
    for name, value in text.values:
        words = words.replace(f"{{{name}}}", said(value) if isinstance(value, Text) else str(value))
    return words


def name(squadron: str) -> str:
    """Return what a squadron is called."""
    return said(KIT.squadron_name(squadron))


EVENTS: list[tuple[Event, str, tuple[str, ...]]] = [
    (told.SquadronLost("r", F16, False), f"{name(F16)} is destroyed.", (f"squadron:{F16}",)),
    (
        told.SquadronReturned("r", RAID),
        f"{name(RAID)} returns to the Russian pool.",
        (f"squadron:{RAID}",),
    ),
    (
        told.RussiansReturned("r", (RAID,)),
        f"{name(RAID)} returns to the Russian pool.",
        (f"squadron:{RAID}",),
    ),
    (
        told.RussiansReturned("r", (RAID, FIGHTER)),
        f"{name(RAID)} and {name(FIGHTER)} return to the Russian pool.",
        (f"squadron:{RAID}", f"squadron:{FIGHTER}"),
    ),
    (
        told.SquadronLanded("r", F16, "LASK"),
        f"{name(F16)} lands at Łask.",
        (f"squadron:{F16}", "field:LASK"),
    ),
    (
        told.FieldDestroyed("r", "PLOCK", "raid"),
        "Płock is in ruins: 1 point for Russia.",
        ("field:PLOCK",),
    ),
    (
        told.FieldDestroyed("r", "LASK", "raid"),
        "The airfield of Łask is in ruins.",
        ("field:LASK",),
    ),
    (told.FieldRepaired("r", "LASK"), "The airfield of Łask is intact again.", ("field:LASK",)),
    (told.AaLost("r", UNIT, "MAZ"), "Blue AA unit no. 1 in Mazovia is destroyed.", ("MAZ",)),
    (
        told.AaMoved("r", UNIT, "MAZ", "LDZ"),
        "Blue AA unit no. 1: from Mazovia to Łódź Province.",
        (f"aa:{UNIT}", "LDZ"),
    ),
    (told.FleetHurt("r", 3, 7), "The Baltic Fleet loses 3: strength 7.", ("fleet",)),
    (told.FleetSunk("r"), "The Baltic Fleet is destroyed; no more landings.", ("fleet",)),
    (told.TerritoryConquered("r", "MAZ"), "Mazovia is conquered.", ("MAZ",)),
    (
        fights.ContestRolled("r", *DUEL, (6, 5), (3, 2)),
        f"{name(F16)} and {name(SU22)} against {name(FIGHTER)}: 6 + 3 = 9 to 5 + 2 = 7.",
        ("MAZ",),
    ),
    (
        fights.ContestDecided("r", *DUEL, 2),
        f"Poland wins by 2 against {name(FIGHTER)}.",
        ("MAZ",),
    ),
    (
        fights.ContestDecided("r", *GROUND, -2),
        "Poland loses by 2 against the assault on Mazovia.",
        ("MAZ",),
    ),
    (
        fights.ContestDecided("r", *FLEET, 0),
        "A draw against the Baltic Fleet.",
        ("SEA",),
    ),
    (fights.AssaultStopped("r", "MAZ"), "The assault on Mazovia is stopped.", ("MAZ",)),
    (
        fights.TargetGone("r", F16),
        f"{name(F16)} goes home: its target is gone.",
        (f"squadron:{F16}",),
    ),
    (
        fights.AttackJoined("r", SU22, "assault:III", "MAZ"),
        f"{name(SU22)} flies on against the assault on Mazovia.",
        (f"squadron:{SU22}",),
    ),
    (
        fights.BrokenThrough("r", RAID, False, (F16,)),
        f"{name(RAID)} breaks through, its raid goes on; home unharmed: {name(F16)}.",
        (f"squadron:{RAID}",),
    ),
    (
        fights.BrokenThrough("r", RAID, True, (F16, SU22)),
        (
            f"{name(RAID)} breaks through, its support goes on; home unharmed:"
            f" {name(F16)} and {name(SU22)}."
        ),
        (f"squadron:{RAID}",),
    ),
    (
        fights.RaidAimed("r", RAID, "PLOCK", "MAZ"),
        f"{name(RAID)} bombs Płock.",
        (f"squadron:{RAID}", "field:PLOCK"),
    ),
    (
        fights.RaidFoiled("r", RAID, UNIT, "MAZ"),
        f"{name(RAID)} misses Blue AA unit no. 1 in Mazovia: the raid is over.",
        (f"squadron:{RAID}", f"aa:{UNIT}"),
    ),
    (fights.RaidIdle("r", RAID), f"{name(RAID)} finds no target.", (f"squadron:{RAID}",)),
    (
        fights.WarEnded("r", 12, True),
        "The war is over; points for Russia: 12. Russia wins.",
        (),
    ),
    (fights.WarEnded("r", 1, False), "The war is over; points for Russia: 1. Poland wins.", ()),
]
ACTIONS: list[tuple[Action, str, tuple[str, ...]]] = [
    (does.FightIn("SEA"), "Fight next: Baltic Sea", ("SEA",)),
    (
        does.FightDuel(FIGHTER),
        f"Fight the duel with {name(FIGHTER)}",
        (f"squadron:{FIGHTER}",),
    ),
    (
        does.JoinAttack(SU22, "fleet", "SEA"),
        f"{name(SU22)} flies on against the Baltic Fleet",
        (f"squadron:{SU22}", "fleet"),
    ),
    (does.FlyHome(SU22), f"{name(SU22)} goes home", ("button:pass",)),
    (
        does.LandAt(F16, "LASK"),
        f"{name(F16)} lands at Łask",
        (f"squadron:{F16}", "field:LASK"),
    ),
    (
        does.LiftOff(F16),
        f"{name(F16)} leaves its airfield",
        (f"squadron:{F16}", "button:take_back"),
    ),
    (does.EndLanding(), "All squadrons have landed", ("button:confirm",)),
    (
        does.WithdrawAa(UNIT, "MAZ"),
        "Blue AA unit no. 1 withdraws to Mazovia",
        (f"aa:{UNIT}", "MAZ"),
    ),
    (
        does.Bomb(RAID, "PLOCK", "field"),
        f"{name(RAID)} bombs Płock",
        (f"squadron:{RAID}", "field:PLOCK"),
    ),
    (
        does.Bomb(RAID, UNIT, "aa"),
        f"{name(RAID)} bombs Blue AA unit no. 1",
        (f"squadron:{RAID}", f"aa:{UNIT}"),
    ),
    (does.ShiftAa(UNIT, "MAZ"), "Blue AA unit no. 1 moves to Mazovia", (f"aa:{UNIT}", "MAZ")),
    (does.ShiftBack(UNIT), "Blue AA unit no. 1 moves back", (f"aa:{UNIT}", "button:take_back")),
    (does.EndAaMoves(), "No more moves", ("button:done",)),
]


@pytest.mark.parametrize(("event", "words", "places"), EVENTS)
def test_events_say_what_happened_and_where(
    event: Event, words: str, places: tuple[str, ...]
) -> None:
    assert said(event.text(KIT)) == words
    assert event.places(KIT) == places
    assert event.seen_by("russian") is event


@pytest.mark.parametrize(("action", "words", "picks"), ACTIONS)
def test_actions_say_what_they_do(action: Action, words: str, picks: tuple[str, ...]) -> None:
    assert said(action.label(KIT)) == words
    assert action.picks == picks
