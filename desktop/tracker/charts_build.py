"""The charts of a campaign, made from its log (HL-T6.2a)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.logbook.campaign_start import start_of
from desktop.logbook.outlook import RISING, outlook
from desktop.logbook.service import Service, service
from desktop.models.say import say
from desktop.rules.core import T
from desktop.rules.hornet_leader.records import INFRA, INTEL, RECON
from desktop.table.hornet_leader import track_words
from desktop.tracker.charts_data import (
    MOST_COLOURED,
    QUIET,
    Chart,
    Level,
    Series,
    Zone,
    columns,
)

if TYPE_CHECKING:
    from desktop.rules.hornet_leader.book import DayResult
    from desktop.rules.hornet_leader.components import Kit
    from desktop.rules.hornet_leader.state import State

STRESS = T("tracker", "Stress by Pilot and Day")
STRESS_NOTE = T("tracker", "bands: {pilot}, Okay to {okay}, Shaken to {shaken}")
HEAT = T("tracker", "Squadron by Day")
HEAT_NOTE = T("tracker", "O Okay, S Shaken, U Unfit, M missing, R has left; with the Stress")
VP = T("tracker", "Victory Points")
VP_FIGURE = T("tracker", "{vp}, {grade}")
VP_NOTE = T("tracker", "dotted: if it goes on like this")
GRADE_LEVEL = T("tracker", "{grade} {vp}")
FUND = T("tracker", "SO fund")
FUND_FIGURE = T("tracker", "{so} left")
TRACKS = T("tracker", "Recon, Intel, Infra")
TRACKS_NOTE = T("tracker", "dashed: where each began")
XP = T("tracker", "Experience by Pilot")
XP_NOTE = T("tracker", "star: promoted")
PROMOTED = T("tracker", "{xp}, now {skill}")
LANE = 1.6
"""Room between two tracks, in spaces of a track."""


def charts(s: State, kit: Kit, pilot: str) -> tuple[Chart, ...]:
    """Return every chart of a campaign that has a log; ``pilot`` is the selected one."""
    makers: tuple[Callable[[State, Kit, str], Chart], ...] = (
        *(stress_chart, heat_chart, vp_chart, fund_chart, tracks_chart, xp_chart),
    )
    return tuple(make(s, kit, pilot) for make in makers)


def side_charts(s: State, kit: Kit, pilot: str) -> tuple[Chart, ...]:
    """Return the three that stand beside the squadron."""
    return stress_chart(s, kit, pilot), vp_chart(s, kit), fund_chart(s, kit)


def shown_pilots(s: State, pilot: str) -> tuple[str, ...]:
    """Return whose lines have colours: the selected Pilot, then those with the most Stress."""
    others = sorted(
        (each for each in s.squadron if each.pilot != pilot),
        key=lambda each: (not each.here, -each.stress),
    )
    first = [each.pilot for each in s.squadron if each.pilot == pilot]
    return tuple([*first, *(each.pilot for each in others)][:MOST_COLOURED])


def most_stressed(s: State) -> str:
    """Return the Pilot whose bands are shown while nobody is selected; empty for nobody."""
    here = [each for each in s.squadron if each.here]
    return max(here, key=lambda each: each.stress).pilot if here else ""


def _results(s: State) -> dict[int, DayResult]:
    return {each.day: each for each in s.logbook.results}


def _known(s: State) -> int:
    """Return the last Day that is over."""
    first = s.logbook.first_day - 1
    return max((each.day for each in s.logbook.results), default=first)


def _last(s: State) -> int:
    return max(s.days, s.day)


# --------------------------------------------------------------------------------- the Pilots


def stress_chart(s: State, kit: Kit, pilot: str) -> Chart:
    """Return the Stress of every Pilot by Day, with the bands of the selected one."""
    days, found = columns(_last(s), start=False), _results(s)
    coloured = shown_pilots(s, pilot)
    series = []
    for member in s.squadron:
        values: list[float | None] = []
        for day in days:
            there = found[day].pilots.get(member.pilot) if day in found else None
            gone = there is None or there.status in ("M", "R")
            values.append(None if there is None or gone else float(there.stress))
        series.append(
            Series(
                name=kit.callsign(member.pilot),
                values=tuple(values),
                look=_look(coloured, member.pilot),
            )
        )
    zones, note = _zones(s, kit, pilot)
    return Chart(
        key="stress",
        title=say(STRESS),
        note=note,
        days=days,
        known=_known(s),
        series=_coloured_first(series),
        zones=zones,
    )


def _look(coloured: tuple[str, ...], pilot: str) -> int:
    return coloured.index(pilot) if pilot in coloured else QUIET


def _coloured_first(series: list[Series]) -> tuple[Series, ...]:
    return tuple(sorted(series, key=lambda each: each.look if each.look >= 0 else MOST_COLOURED))


def _zones(s: State, kit: Kit, pilot: str) -> tuple[tuple[Zone, ...], str]:
    member = next((each for each in s.squadron if each.pilot == pilot), None)
    if member is None:
        return (), ""
    level = kit.pilots[pilot].levels[member.skill]
    okay, shaken = level.okay_max, level.shaken_max
    zones = (
        Zone(0, okay + 0.5, "O"),
        Zone(okay + 0.5, shaken + 0.5, "S"),
        Zone(shaken + 0.5, None, "U"),
    )
    name = kit.callsign(pilot)
    return zones, say(STRESS_NOTE.of(pilot=name, okay=okay, shaken=shaken))


def heat_chart(s: State, kit: Kit, pilot: str) -> Chart:
    """Return the status and the Stress of every Pilot by Day."""
    days, found = columns(_last(s), start=False), _results(s)
    series = []
    for member in s.squadron:
        there = [found[day].pilots.get(member.pilot) if day in found else None for day in days]
        series.append(
            Series(
                name=kit.callsign(member.pilot),
                values=tuple(None if one is None else float(one.stress) for one in there),
                words=tuple(
                    ""
                    if one is None
                    else one.status
                    if one.status in ("M", "R")
                    else f"{one.status} {one.stress}"
                    for one in there
                ),
                letters=tuple("" if one is None else one.status for one in there),
                look=0 if member.pilot == pilot else QUIET,
            )
        )
    return Chart(
        key="heat",
        kind="heat",
        title=say(HEAT),
        note=say(HEAT_NOTE),
        days=days,
        known=_known(s),
        series=tuple(series),
    )


def xp_chart(s: State, kit: Kit, pilot: str) -> Chart:
    """Return all Experience of every Pilot by Day; promotions are marked."""
    days, coloured = columns(_last(s), start=False), shown_pilots(s, pilot)
    series = [
        _xp_series(kit, service(s, kit, member.pilot), days, _look(coloured, member.pilot))
        for member in s.squadron
    ]
    return Chart(
        key="xp",
        title=say(XP),
        note=say(XP_NOTE),
        days=days,
        known=_known(s),
        series=_coloured_first(series),
    )


def _xp_series(kit: Kit, record: Service, days: tuple[int, ...], look: int) -> Series:
    by_day = {each.day: each for each in record.days}
    earned = {each.day: each.skill for each in record.promotions if each.how == "earned"}
    words = []
    for day in days:
        total = f"{by_day[day].xp_total}" if day in by_day else ""
        if day in earned:
            total = say(PROMOTED.of(xp=total, skill=kit.skill_name(earned[day])))
        words.append(total)
    return Series(
        name=kit.callsign(record.pilot),
        values=tuple(float(by_day[day].xp_total) if day in by_day else None for day in days),
        words=tuple(words),
        marked=tuple(place for place, day in enumerate(days) if day in earned),
        look=look,
    )


# ----------------------------------------------------------------------------- the campaign


def _with_start(s: State, read: Callable[[DayResult], float], start: float) -> Series:
    """Return a figure at the start of the log and at the end of each Day."""
    found, before = _results(s), s.logbook.first_day - 1
    values: list[float | None] = []
    for day in columns(_last(s), start=True):
        value = read(found[day]) if day in found else None
        values.append(start if day == before else value)
    return Series(name="", values=tuple(values))


def vp_chart(s: State, kit: Kit, _pilot: str = "") -> Chart:
    """Return the Victory Points by Day with the bounds of the evaluation."""
    bounds = kit.campaigns[s.terms.campaign].lengths[s.terms.length].vp
    levels = tuple(
        Level(
            getattr(bounds, grade),
            say(GRADE_LEVEL.of(grade=kit.evaluation_name(grade), vp=getattr(bounds, grade))),
        )
        for grade in RISING
    )
    came = outlook(s, kit)
    figure = say(VP_FIGURE.of(vp=came.vp, grade=kit.evaluation_name(came.grade)))
    series = _with_start(s, lambda each: float(each.vp), float(start_of(s).vp))
    forecast = _forecast(s)
    return Chart(
        key="vp",
        title=say(VP),
        note=say(VP_NOTE) if forecast else "",
        figure=figure,
        days=columns(_last(s), start=True),
        known=_known(s),
        series=(_named(series, say(VP)),),
        levels=levels,
        forecast=forecast,
        filled=True,
    )


def _named(series: Series, name: str) -> Series:
    return Series(name=name, values=series.values, look=series.look)


def _forecast(s: State) -> tuple[float, float] | None:
    """Return where the Victory Points lead at the present pace; ``None`` before and after."""
    results = s.logbook.results
    left = _last(s) - _known(s)
    if not results or left <= 0:
        return None
    now, began = results[-1].vp, start_of(s).vp
    return float(now), now + (now - began) / len(results) * left


def fund_chart(s: State, kit: Kit, _pilot: str = "") -> Chart:
    """Return the SO Points by Day."""
    series = _with_start(s, lambda each: float(each.so), float(start_of(s).so))
    return Chart(
        key="fund",
        kind="bars",
        title=say(FUND),
        figure=say(FUND_FIGURE.of(so=s.so)),
        days=columns(_last(s), start=True),
        known=_known(s),
        series=(_named(series, say(FUND)),),
    )


def _reading_of(track: int) -> Callable[[DayResult], float]:
    return lambda each: float(each.tracks[track])


def tracks_chart(s: State, kit: Kit, _pilot: str = "") -> Chart:
    """Return the three tracks by Day, one over the other."""
    began = start_of(s)
    lanes, levels, base = [], [], 0.0
    for look, track in enumerate((INFRA, INTEL, RECON)):
        cells = track_words.cells(s, kit, track)
        line = _with_start(s, _reading_of(track), float(began.tracks[track]))
        name = say(kit.track_name(track))
        lanes.append(
            Series(
                name=name,
                values=tuple(None if each is None else base + each for each in line.values),
                words=tuple(
                    "" if each is None else cells[int(each)].replace("\n", " ")
                    for each in line.values
                ),
                look=look,
            )
        )
        levels.append(Level(base + began.tracks[track], name))
        base += len(cells) - 1 + LANE
    return Chart(
        key="tracks",
        title=say(TRACKS),
        note=say(TRACKS_NOTE),
        days=columns(_last(s), start=True),
        known=_known(s),
        series=tuple(reversed(lanes)),
        levels=tuple(levels),
        scale=False,
    )
