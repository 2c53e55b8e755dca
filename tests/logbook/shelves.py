"""A library with campaigns, and a data directory that a program can be closed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random

from desktop.logbook.campaigns import Campaigns
from desktop.play.session import Session
from desktop.rules.core import OptionValue, Setup
from desktop.rules.hornet_leader.actions_book import CorrectDay, LogDay, PlayDay, TakeOver
from desktop.rules.hornet_leader.book_entries import DayEntry, StandingEntry
from desktop.rules.hornet_leader.records import PLAYER
from desktop.rules.hornet_leader.state import State
from desktop.store.backups import utc_now
from desktop.store.database import Database
from desktop.store.library import Library
from desktop.store.paths import DataDir
from tests.rules.hornet_leader.logbooks import day, flown, standing
from tests.rules.hornet_leader.positions import GAME
from tests.rules.hornet_leader.test_campaigns import answer

SQUADRON = ("teflon", "banzai", "pluto", "blackhawk")
JOINED: dict[str, OptionValue] = {"campaign": "iraq_1991", "tracking": "log", "joined": True}
RANDOM: dict[str, OptionValue] = {
    "campaign": "libya_1984",
    "random_squadron": True,
    "tracking": "play",
}
AT = "2031-05-04T20:15:00"


@contextmanager
def opened(place: Path, *, clock: Callable[[], datetime] = utc_now) -> Iterator[Campaigns]:
    """Open the campaigns of a data directory, as a program that starts, and close it."""
    chosen = DataDir(place)
    chosen.prepare()
    with Database(chosen) as database:
        yield Campaigns(Library(database, clock=clock))


def setup_of(options: dict[str, OptionValue]) -> Setup:
    """Return a setup with these options."""
    return Setup("", (PLAYER,), options)


def joined(
    campaigns: Campaigns, *days: DayEntry, title: str = "Gulf", start: StandingEntry | None = None
) -> str:
    """Begin a campaign that was taken over, with these Days entered; return its id."""
    game_id = campaigns.create(setup_of({**JOINED}), title, 1, name="Ann")
    session = campaigns.open(game_id).session
    session.play(TakeOver(start or standing(*SQUADRON)))
    enter(session, *days)
    return game_id


def enter(session: Session[State], *days: DayEntry) -> None:
    """Enter Days."""
    for each in days:
        session.play(LogDay(each))


def correct(session: Session[State], number: int, entry: DayEntry, reason: str = "misread") -> None:
    """Put another entry in the place of a Day's."""
    session.play(CorrectDay(number, entry, AT, reason))


def play_on(session: Session[State], rng: Random) -> None:
    """Answer whatever is asked until the next Day can be entered or the campaign is over."""
    while (asked := session.decision) is not None and not _between_days(session):
        session.play(answer(session.state, asked, rng))


def play_day(session: Session[State], rng: Random) -> None:
    """Play a Day."""
    session.play(PlayDay())
    play_on(session, rng)


def _between_days(session: Session[State]) -> bool:
    return type(session.state.steps[-1]).__name__ == "TrackedDay"


def a_day(rng: Random, squadron: tuple[str, ...] = SQUADRON) -> DayEntry:
    """Return some entry, sensible or not."""
    if rng.random() < 0.2:
        return day(rnr=rng.random() < 0.3, notes="Pluto slept")
    pilots = rng.sample(squadron, rng.randint(1, len(squadron)))
    targets = rng.sample(sorted(GAME.kit.campaigns["iraq_1991"].bands[0].targets), 2)
    missions = [
        flown(target, *pilots, outcome=rng.choice("XDO"), night=rng.random() < 0.3, notes="Zażółć")
        for target in targets[: rng.randint(1, 2)]
    ]
    return day(*missions, recon_buys=rng.randint(0, 1))


def encoded(session: Session[State]) -> bytes:
    """Return the whole state of a campaign."""
    return GAME.encode(session.state)
