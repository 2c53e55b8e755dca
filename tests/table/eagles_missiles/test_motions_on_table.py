"""How events are seen: counters move where they lie afterwards."""

from __future__ import annotations

import pytest

from desktop.rules.core import Event
from desktop.rules.eagles_missiles import events_cards as cards
from desktop.rules.eagles_missiles import events_days as days
from desktop.rules.eagles_missiles import events_fights as fights
from desktop.rules.eagles_missiles import events_polish as polish
from desktop.rules.eagles_missiles import events_russian as russian
from desktop.table.look import Motion
from desktop.table.places import Places
from tests.rules.eagles_missiles.positions import war
from tests.table.eagles_missiles.playing import followed, look, view_of

R = "EM-I"
LOST, ALLIED = "box:russian_losses", "box:allied_losses"
SEEN: tuple[tuple[Event, Motion], ...] = (
    (
        russian.RussianCardDrawn(R, "RA01", "russian"),
        Motion("rcard:RA01", "appear", end="box:russian_cards"),
    ),
    (
        russian.AssaultLaid(R, "RA01", "III", "PDL"),
        Motion("rcard:RA01", "move", "box:russian_cards", "PDL"),
    ),
    (
        russian.MissileLaid(R, "RM01", "LDZ"),
        Motion("rcard:RM01", "move", "box:russian_cards", "LDZ"),
    ),
    (
        russian.SquadronPlaced(R, "RU_SU27_1", "escort", "MAZ"),
        Motion("squadron:RU_SU27_1", "move", "box:russian_pool", "MAZ"),
    ),
    (
        fights.SquadronLost(R, "RU_SU27_1", True),
        Motion("squadron:RU_SU27_1", "move", end=LOST),
    ),
    (
        fights.SquadronLost(R, "PL_SU22_1", False),
        Motion("squadron:PL_SU22_1", "move", end=ALLIED),
    ),
    (
        fights.SquadronReturned(R, "RU_SU27_1"),
        Motion("squadron:RU_SU27_1", "move", end="box:russian_pool"),
    ),
    (
        fights.RussiansReturned(R, ("RU_SU27_1", "RU_SU24_1")),
        Motion("squadron:RU_SU27_1", "move", end="box:russian_pool", along=("squadron:RU_SU24_1",)),
    ),
    (
        fights.SquadronLanded(R, "PL_SU22_1", "LASK"),
        Motion("squadron:PL_SU22_1", "move", end="LDZ"),
    ),
    (
        russian.SquadronPlaced(R, "RU_SU25_1", "support", "RA13"),
        Motion("squadron:RU_SU25_1", "move", "box:russian_pool", "rcard:RA13"),
    ),
    (
        polish.SquadronSent(R, "PL_SU22_1", "assault:II", "WAR"),
        Motion("squadron:PL_SU22_1", "move", end="WAR"),
    ),
    (cards.NatoJoins(R, "NA_F22_1"), Motion("squadron:NA_F22_1", "move", end="box:nato_pool")),
    (
        days.NatoAlarmed(R, ("NA_F22_1", "NA_F15_1")),
        Motion("squadron:NA_F22_1", "move", end="box:nato_pool", along=("squadron:NA_F15_1",)),
    ),
    (days.AaPlaced(R, "AA_B_1", "MAZ"), Motion("aa:AA_B_1", "move", "box:aa_off", "MAZ")),
    (polish.PatriotPlaced(R, "AA_PAT", "MAZ"), Motion("aa:AA_PAT", "move", end="MAZ")),
    (fights.AaMoved(R, "AA_B_1", "MAZ", "LDZ"), Motion("aa:AA_B_1", "move", "MAZ", "LDZ")),
    (fights.AaLost(R, "AA_B_1", "MAZ"), Motion("aa:AA_B_1", "move", end=ALLIED)),
    (fights.FleetHurt(R, 2, 8), Motion("fleet", "move", "box:fleet_track", "box:fleet_track")),
    (fights.FleetSunk(R), Motion("fleet", "vanish", "box:fleet_track")),
)


@pytest.mark.parametrize(("event", "motion"), SEEN)
def test_events_are_seen_to_move_counters(event: Event, motion: Motion) -> None:
    assert look().motion(event) == motion


def test_other_events_are_not_seen() -> None:
    for event in (
        days.DayBegan(R, 2),
        days.NatoAlarmed(R, ()),
        fights.TerritoryConquered(R, "MAZ"),
    ):
        assert look().motion(event) is None


def test_what_moves_is_on_the_table_and_ends_at_a_place_of_it() -> None:
    places = Places(look().board(view_of(war())))
    kinds = set()
    for s, _, told in followed(seed=6, most=900):
        there = {each.id for each in look().counters(view_of(s))}
        for event in told:
            motion = look().motion(event)
            if motion is not None:
                kinds.add(type(event).__name__)
                ends = (motion.start, motion.end)
                assert all(not end or end in places or end in there for end in ends)
            if motion is not None and motion.kind == "move" and motion.counter != "fleet":
                gone = {f"rcard:{card}" for card in s.spent_cards}
                assert {motion.counter, *motion.along} <= there | gone, event
    assert len(kinds) > 8
