"""Positions of Daring Eagle written down by name, and a table to play them on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from desktop.catalogue import open_game
from desktop.rules import engine
from desktop.rules.core import Action, Chance, Choice, Decision, Event, Refused, Setup, Step
from desktop.rules.daring_eagle.actions import Move
from desktop.rules.daring_eagle.cards import Drawing
from desktop.rules.daring_eagle.game import DaringEagle
from desktop.rules.daring_eagle.notation import CARD_IDS, KINDS, SIDES, SQUARE_NAMES, SQUARES
from desktop.rules.daring_eagle.sequence import MoveAndPlay, TurnEnd
from desktop.rules.daring_eagle.state import State
from desktop.rules.pool import Pool

EventType = TypeVar("EventType", bound=Event)
ActionType = TypeVar("ActionType", bound=Action)


def opened() -> DaringEagle:
    game = open_game("daring_eagle")
    assert isinstance(game, DaringEagle)
    return game


GAME = opened()
KIT = GAME.kit


def sq(name: str) -> int:
    return SQUARES[name]


def squares(names: str) -> tuple[int, ...]:
    return tuple(map(sq, names.split()))


def cards(ids: str) -> tuple[int, ...]:
    return tuple(sorted(KINDS[one] for one in ids.split()))


def counts(ids: str) -> list[int]:
    kinds = cards(ids)
    return [kinds.count(kind) for kind in range(len(CARD_IDS))]


def setup(players: int = 2, **options: Any) -> Setup:
    return Setup("", SIDES[:players], options)


class Table:
    """A position, played by names; ``told`` holds the events of the last action."""

    def __init__(self, state: State) -> None:
        self.s = state
        self.told: list[Event] = []
        self.asked: Decision | None = engine.decision(GAME, state)

    def do(self, action: Action) -> Table:
        self.told, self.asked = engine.apply(GAME, self.s, action, self.asked)
        return self

    def move(self, start: str, to: str) -> Table:
        return self.do(Move(sq(start), sq(to)))

    @property
    def choice(self) -> Choice:
        assert isinstance(self.asked, Choice)
        return self.asked

    @property
    def chance(self) -> Chance:
        assert isinstance(self.asked, Chance)
        return self.asked

    def listed(self, kind: type[ActionType]) -> list[ActionType]:
        return [action for action in self.choice.actions if isinstance(action, kind)]

    def reach(self, start: str) -> set[str]:
        """Return where the unit on a square can go."""
        return {SQUARE_NAMES[move.to] for move in self.listed(Move) if move.start == sq(start)}

    def refused(self, *picks: str, side: str | None = None) -> str:
        """Return the rule that forbids some picks, to the side that decides unless named."""
        return self.refusal(*picks, side=side).rule

    def refusal(self, *picks: str, side: str | None = None) -> Refused:
        view = GAME.view(self.s, self.choice.side if side is None else side)
        return GAME.why_not(view, picks)

    def heard(self, kind: type[EventType]) -> list[EventType]:
        return [event for event in self.told if isinstance(event, kind)]

    def unit(self, square: str) -> tuple[str, str] | None:
        """Return side and kind of the unit on a square."""
        unit = self.s.unit_on[sq(square)]
        if unit < 0:
            return None
        return self.s.sides[self.s.owner[unit]], "D" if self.s.division[unit] else "B"

    def hand(self, side: str) -> str:
        hand = self.s.hands[self.s.sides.index(side)]
        return " ".join(CARD_IDS[kind] for kind, count in enumerate(hand) for _ in range(count))

    def discards(self) -> str:
        return " ".join(
            CARD_IDS[kind] for kind, count in enumerate(self.s.discard) for _ in range(count)
        )

    def captures(self, side: str) -> int:
        return self.s.captures(self.s.sides.index(side))


def position(
    units: Mapping[str, str],
    hands: Mapping[str, str] | None = None,
    *,
    board: str = "green",
    pieces: str = "",
    active: str | None = None,
    captures: Mapping[str, int] | None = None,
    target: int | None = None,
    pile: str | None = None,
    discard: str = "",
    moves: int = 1,
    moved: bool = False,
    steps: list[Step] | None = None,
    **options: Any,
) -> Table:
    """Return a table at the main decision of a turn.

    Units are written "D C3, B E5" by side; sides without a unit are out. Units not written are
    nobody's captures unless ``captures`` says so; ``target`` is the number that wins. Turns go in
    the order in which the sides are written. The draw pile is what is left of the deck unless it
    is given.
    """
    sides = tuple(units)
    if target is not None:
        options["captures"] = target
    s = GAME.new(Setup("", sides, {"board": board, **options}))
    _stand(s, units)
    s.order = list(range(len(sides)))
    s.homes = list(range(len(sides)))
    s.first = 0
    s.active = 0 if active is None else sides.index(active)
    s.turn = 1
    s.moves, s.moved = moves, moved
    for square in squares(pieces):
        s.emplacements[square] = 2
        s.supply -= 1
    for side, held in (hands or {}).items():
        s.hands[sides.index(side)] = counts(held)
    s.discard = counts(discard)
    s.last_discard = max(cards(discard), default=-1)
    s.pile = Pool(counts(pile) if pile is not None else _rest(s))
    _credit(s, captures or {})
    s.steps = []
    captured = len(s.captor) - s.captor.count(-1)
    s.then(*(steps or [MoveAndPlay(), Drawing(s.active, 1, "DE-5.4a"), TurnEnd(captured)]))
    return Table(s)


def _stand(s: State, units: Mapping[str, str]) -> None:
    for seat, written in enumerate(units.values()):
        own = [unit for unit, owner in enumerate(s.owner) if owner == seat]
        for unit in own:
            s.at[unit] = -2
        for name in filter(None, map(str.strip, written.split(","))):
            kind, square = name.split()
            unit = next(u for u in own if s.at[u] == -2 and s.division[u] == (kind == "D"))
            s.at[unit] = sq(square)
            s.unit_on[sq(square)] = unit


def _rest(s: State) -> list[int]:
    rest = [count - gone for count, gone in zip(KIT.deck, s.discard, strict=True)]
    for hand in s.hands:
        rest = [count - held for count, held in zip(rest, hand, strict=True)]
    return rest


def _credit(s: State, captures: Mapping[str, int]) -> None:
    for side, number in captures.items():
        seat = s.sides.index(side)
        lost = [
            unit
            for unit, square in enumerate(s.at)
            if square == -2 and s.captor[unit] < 0 and s.owner[unit] != seat
        ]
        for unit in lost[:number]:
            s.captor[unit] = seat
