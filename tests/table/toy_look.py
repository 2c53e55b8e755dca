"""A plain look for the race of tests/toy: eight areas in a row, two counters, three buttons."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.models.hand_model import HandCard
from desktop.models.track_model import Track
from desktop.paint.factions import Faction, MarkName
from desktop.paint.theme import Theme, Tone
from desktop.rules.areas import Area, AreaBoard
from desktop.rules.core import (
    Action,
    Chance,
    Choice,
    Decision,
    Event,
    Refused,
    Side,
    T,
    Target,
    Text,
)
from desktop.rules.shapes import Point
from desktop.table.look import (
    Counter,
    Deck,
    Draft,
    HandHeading,
    Inspection,
    Line,
    Lot,
    Mark,
    Motion,
    Overlay,
    Panel,
    Slot,
    Table,
)
from desktop.table.picker import following
from tests.toy.race import GOAL, Race, RaceView
from tests.toy.words import EndTurn, LayTraps, Moved

SIZE = 100.0
COLOURS = {"north": "#3d6fa8", "south": "#b0453a"}


def area(number: int) -> Area:
    left = number * SIZE
    corners = (
        Point(left, 0),
        Point(left + SIZE, 0),
        Point(left + SIZE, SIZE),
        Point(left, SIZE),
    )
    near = tuple(f"A{other}" for other in (number - 1, number + 1) if 0 <= other <= GOAL)
    return Area(key=f"A{number}", polygons=(corners,), neighbours=near)


BOARD = AreaBoard(area(number) for number in range(GOAL + 1))


class TrapDraft:
    """Traps are put down and taken up one by one."""

    def __init__(self, look: ToyLook, view: RaceView) -> None:
        self._look, self._view = look, view
        self.areas: set[int] = set()

    def counters(self) -> tuple[Counter, ...]:
        traps = tuple(
            Counter(f"trap{number}", f"A{number}", "trap", T("toy", "Your trap"), (30.0, 30.0))
            for number in sorted(self.areas)
        )
        return (*self._look.counters(self._view), *traps)

    def marks(self) -> tuple[Mark, ...]:
        return tuple(Mark(f"A{number}", "target") for number in range(2, GOAL))

    def movable(self, target: Target) -> bool:
        return target.startswith("A") and int(target[1:]) in self.areas

    def drop(self, source: Target, target: Target) -> None:
        if not target.startswith("A") or not 2 <= int(target[1:]) < GOAL:
            raise Refused("TOY-2", T("toy", "Traps lie in the areas 2 to 6."))
        self.areas.discard(int(source[1:]))
        self.areas.add(int(target[1:]))

    def pick(self, target: Target) -> Action | None:
        if target == "button:lay":
            return LayTraps(tuple(sorted(self.areas)))
        if not target.startswith("A") or not 2 <= int(target[1:]) < GOAL:
            raise Refused("TOY-2", T("toy", "Traps lie in the areas 2 to 6."))
        self.areas ^= {int(target[1:])}
        return None


class ToyLook:
    """The look; it counts how often things are painted."""

    has_hand = True

    def __init__(self, game: Race, *, drafts: bool = False) -> None:
        self.game = game
        self.faces_painted = 0
        self.maps_painted = 0
        self.broken = False
        self._drafts = drafts

    def board(self, view: RaceView) -> AreaBoard:
        return BOARD

    def bounds(self, view: RaceView) -> QRectF:
        return QRectF(-20, -20, SIZE * (GOAL + 1) + 40, SIZE + 40)

    def portrait(self, view: RaceView) -> QRectF:
        return self.bounds(view)

    def map_key(self, view: RaceView) -> Hashable:
        return "race"

    def paint_map(
        self, painter: QPainter, exposed: QRectF, detail: float, theme: Theme, key: Hashable
    ) -> None:
        self.maps_painted += 1
        if self.broken:
            raise ZeroDivisionError("the toy map is broken")
        painter.fillRect(exposed, QColor("#6b705c"))
        for number in range(GOAL + 1):
            box = QRectF(number * SIZE, 0, SIZE, SIZE).adjusted(2, 2, -2, -2)
            painter.fillRect(box, QColor("#cb997e" if number % 2 else "#ddbea9"))

    def counters(self, view: RaceView) -> tuple[Counter, ...]:
        return tuple(
            Counter(side, f"A{at}", side, T("toy", "{side}, the runner").of(side=side), z=place)
            for place, (side, at) in enumerate(view.at.items())
        )

    def paint_face(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        self.faces_painted += 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COLOURS.get(str(face), "#333333")))
        painter.drawRoundedRect(box, 5, 5)

    def marks(
        self, view: Any, actions: tuple[Action, ...], picks: tuple[Target, ...]
    ) -> tuple[Mark, ...]:
        targets = {target for action in actions for target in following(action, picks) or ()}
        picked = tuple(Mark(pick, "picked") for pick in picks if pick.startswith("A"))
        lit = sorted(target for target in targets if target.startswith("A"))
        return picked + tuple(Mark(target, "target") for target in lit)

    def motion(self, event: Event) -> Motion | None:
        match event:
            case Moved(side=side, to=to):
                return Motion(side, "move", f"A{max(0, to - 1)}", f"A{to}")
            case _:
                return None

    def meanings(self, target: Target, view: RaceView) -> tuple[Target, ...]:
        return ()

    def describe(self, target: Target, view: RaceView) -> Text | None:
        for side, at in view.at.items():
            if target == f"A{at}":
                return T("toy", "{side} on {area}").of(side=side, area=target)
        return T("toy", "Area {area}").of(area=target) if target.startswith("A") else None

    def attempt(self, target: Target, view: RaceView, picks: tuple[Target, ...]) -> Text | None:
        if not target.startswith("A"):
            return None
        return T("toy", "Nobody can run to {area}").of(area=target)

    def inspect(
        self, target: Target, view: RaceView, choice: Choice | None, picks: tuple[Target, ...]
    ) -> Inspection | None:
        title = self.describe(target, view)
        if title is None:
            return None
        line = Line(T("toy", "Areas to go"), Tone.GOOD, str(GOAL))
        return Inspection(title, face="north", lines=(line,), rule="TOY-7")

    def standing(self, view: RaceView) -> Text | None:
        return None

    def hand(self, view: RaceView) -> tuple[HandCard, ...]:
        if not view.own:
            return ()
        name = T("toy", "{card}").of(card=view.own)
        return (HandCard(f"card:{view.own}", view.own, name, T("toy", "Once a game.")),)

    def hand_heading(self, view: RaceView) -> HandHeading | None:
        return HandHeading(T("toy", "Your card"), T("toy", "One a game."), "TOY-3")

    def paint_card(self, painter: QPainter, face: Hashable, box: QRectF) -> None:
        painter.fillRect(box, QColor("#f4f1e8"))

    def deck(self, chance: Chance, view: RaceView, names: Mapping[Side, str]) -> Deck | None:
        return None

    def lot(self, chance: Chance) -> Lot:
        return Lot(name=lambda action: action.label(self.game.kit))

    def tracks(self, view: RaceView) -> tuple[Track, ...]:
        return tuple(Track(side, T("toy", side), at, GOAL) for side, at in view.at.items())

    def faction(self, side: Side) -> Faction:
        mark: MarkName = "ring" if side == "north" else "cross"
        return Faction(fill=COLOURS[side], ink="#ffffff", mark=mark)

    def slots(self, view: Any, decision: Decision | None) -> tuple[Slot, ...]:
        setting_up = isinstance(decision, Choice) and decision.rule == "TOY-2"
        return (
            Slot("button:sprint", T("toy", "Sprint"), "S"),
            Slot("button:lay", T("toy", "Lay traps"), "Y", primary=True, shown=setting_up),
            Slot("button:end_turn", T("toy", "End"), "E", primary=True, shown=not setting_up),
        )

    def confirm(self, action: Action, view: RaceView) -> Text | None:
        return T("toy", "Really?") if isinstance(action, EndTurn) and view.turn == 3 else None

    def draft(self, choice: Choice, view: RaceView) -> Draft | None:
        return TrapDraft(self, view) if self._drafts and choice.open else None

    def overlays(self) -> tuple[Overlay, ...]:
        return (Overlay("O", T("toy", "The goal"), goal_marks),)

    turns = False
    turn_words = T("toy", "Turn {turn}"), T("toy", "T{turn}")

    def turn_board(self) -> bool:
        return False

    def turn_towards(self, view: RaceView) -> bool:
        return False

    def panels(self, table: Table) -> tuple[Panel, ...]:
        return ()


def goal_marks(view: object) -> tuple[Mark, ...]:
    return (Mark(f"A{GOAL}", "threat"),)
