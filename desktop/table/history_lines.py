"""The past of a game in the words its viewer may read: for the log, the timeline and the recap."""

from __future__ import annotations

import msgspec

from desktop.models.log_model import LogLine
from desktop.models.say import say
from desktop.models.session_model import SessionModel
from desktop.play.change import BY_HAND, BY_TABLE
from desktop.play.log import LogEntry
from desktop.rules.core import Event, Side, T, Target, Text
from desktop.table.look import Look, Motion
from desktop.table.timeline_strip import Moment

BIG = frozenset({"fight"})


class LogLines:
    """The lines of the log, worked out once each: a game only ever adds to them."""

    def __init__(self, model: SessionModel, look: Look) -> None:
        self._model = model
        self._title = look.turn_words[0]
        self._viewer: Side | None = None
        self._entries: list[LogEntry] = []
        self._lines: list[LogLine] = []
        self._turn: int | None = None

    def lines(self) -> list[LogLine]:
        """Return every line up to the present."""
        log = self._model.session.log
        done = len(self._entries)
        goes_on = done <= len(log) and (not done or log[done - 1] is self._entries[-1])
        if not goes_on or self._viewer != self._model.viewer:
            self._entries, self._lines, self._turn, done = [], [], None, 0
            self._viewer = self._model.viewer
        for entry in log[done:]:
            self._add(entry)
        self._entries = list(log)
        return list(self._lines)

    def _add(self, entry: LogEntry) -> None:
        seen = entry.seen_by(self._viewer)
        event, kit = seen.event, self._model.game.kit
        ply = entry.ply + 1
        # What follows of its own from a die or a card was told by nobody.
        first = not self._lines or self._lines[-1].ply != ply
        # What is no move, such as a taking back, stands in the turn in which it was done.
        turn = entry.turn or self._turn or 0
        if turn != self._turn:
            self._turn = turn
            title = self._heading(entry) if turn else None
            self._lines.append(LogLine("heading", "heading", turn, ply, title))
        self._lines.append(
            LogLine(
                "event",
                event.topic,
                turn,
                ply,
                event.text(kit),
                event.rule,
                event.places(kit),
                self._side(entry.by),
                entry.by if first and entry.by in (BY_HAND, BY_TABLE) else "",
            )
        )

    def _heading(self, entry: LogEntry) -> Text:
        side = self._side(entry.by)
        title = self._title.of(turn=entry.turn)
        if side is None or len(self._model.session.setup.sides) == 1:
            return title
        name = self._model.game.side_name(side)
        return T("table", "{turn} · {side}").of(turn=title, side=name)

    def _side(self, by: str) -> Side | None:
        return by if by in self._model.session.setup.sides else None


def moments(model: SessionModel, look: Look, lines: list[LogLine]) -> tuple[Moment, ...]:
    """Return every entry that counts, for the strip of the timeline."""
    session = model.session
    told: dict[int, list[LogLine]] = {}
    for line in lines:
        if line.kind == "event":
            told.setdefault(line.ply, []).append(line)
    found: list[Moment] = []
    turn, title = 0, ""
    for ply in range(session.base, session.ply):
        here = told.get(ply + 1, [])
        if here and here[0].turn != turn:
            turn = here[0].turn
            title = say(look.turn_words[1].of(turn=turn))
        by = session.entry_at(ply).by
        sides = session.setup.sides
        words = "\n".join(say(line.text) for line in here if line.text is not None)
        found.append(
            Moment(
                ply=ply + 1,
                turn=turn,
                title=title,
                colour=look.faction(by).fill if by in sides else "",
                words=words,
                fight=any(line.topic in BIG for line in here),
            )
        )
    return tuple(found)


class RecapStep(msgspec.Struct, frozen=True):
    """One thing that happened since the viewer decided last."""

    number: int
    side: Side | None
    words: Text
    topic: str
    places: tuple[Target, ...]
    motion: Motion | None
    ply: int


def decisions_of_others(model: SessionModel) -> int:
    """Return how often other sides have decided since the viewer did last."""
    session = model.session
    since = range(_first_since(model), session.ply)
    return sum(session.entry_at(ply).by in session.setup.sides for ply in since)


def _first_since(model: SessionModel) -> int:
    """Return the ply after the viewer's last decision; that of the start if there was none."""
    session = model.session
    start = session.ply
    while start > session.base and session.entry_at(start - 1).by != model.viewer:
        start -= 1
    return start


def recap_steps(model: SessionModel, look: Look) -> tuple[RecapStep, ...]:
    """Return what happened since the viewer's last decision, as the viewer knows it."""
    session, kit = model.session, model.game.kit
    start = _first_since(model)
    if start == session.base:
        return ()
    steps: list[RecapStep] = []
    for ply in range(start, session.ply):
        by = session.entry_at(ply).by
        side = by if by in session.setup.sides else None
        steps += [
            _step(len(steps) + number, side, event, look, kit, ply + 1)
            for number, event in enumerate(model.events_at(ply), 1)
        ]
    return tuple(steps)


def _step(
    number: int, side: Side | None, event: Event, look: Look, kit: object, ply: int
) -> RecapStep:
    return RecapStep(
        number, side, event.text(kit), event.topic, event.places(kit), look.motion(event), ply
    )
